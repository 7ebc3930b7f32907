//! Unpacked blocks of the files, kept at hand.
//!
//! What is asked next mostly stands near what was asked last: the positions
//! that a search compares at its ends, or that a side can choose from, share
//! the stones of one side and with them a row.

use super::Place;
use super::cell::Cell;
use super::directory;
use super::file::{File, Files, Refused};
use super::pair::{Mover, Pair};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// How many blocks are kept: 4 KB each, for some 8 KB.
const BLOCKS: usize = 8192;

/// After so many blocks the maps of the files give their memory back. It is the
/// system's, which gives it to others when they need it, but counts as this
/// program's as long as it is mapped: up to 64 KB a block.
const REST: usize = 512;

/// An unpacked block.
#[derive(Debug, Default)]
struct Block {
    /// Which one it is; 0 is none.
    tag: u64,
    bytes: Vec<u8>,
}

/// The blocks that were unpacked last, shared by all who ask.
#[derive(Debug)]
pub(super) struct Cache {
    blocks: Vec<Mutex<Block>>,
    unpacked: AtomicUsize,
    /// Pairs in whose files a damaged block was met, with flying or without;
    /// those that have been told of stay.
    damaged: Mutex<Vec<(Pair, bool)>>,
    told: AtomicUsize,
}

impl Cache {
    pub(super) fn new() -> Cache {
        Cache {
            blocks: std::iter::repeat_with(Mutex::default)
                .take(BLOCKS)
                .collect(),
            unpacked: AtomicUsize::new(0),
            damaged: Mutex::default(),
            told: AtomicUsize::new(0),
        }
    }

    fn note(&self, pair: (Pair, bool)) {
        let mut damaged = self.damaged.lock().unwrap_or_else(PoisonError::into_inner);
        if !damaged.contains(&pair) {
            damaged.push(pair);
        }
    }

    /// The pairs of which a file was found damaged since this was asked last.
    pub(super) fn damaged(&self) -> Vec<(Pair, bool)> {
        let damaged = self.damaged.lock().unwrap_or_else(PoisonError::into_inner);
        let told = self.told.swap(damaged.len(), Ordering::Relaxed);
        damaged[told..].to_vec()
    }

    /// The slot for a block, and its tag.
    fn slot(&self, place: &Place, number: usize, flying: bool) -> (&Mutex<Block>, u64) {
        let pair = (place.pair.large() * 16 + place.pair.small()) as u64;
        let table = pair << 2 | u64::from(place.mover == Mover::Small) << 1 | u64::from(flying);
        let tag = (number as u64) << 10 | table;
        let mixed = tag.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (&self.blocks[(mixed >> 40) as usize % BLOCKS], tag)
    }

    /// The cell at a place of `file` if its block is at hand.
    pub(super) fn peek(&self, file: &File, place: &Place, flying: bool) -> Option<Cell> {
        let (number, within) = file.block_of(place);
        let (slot, tag) = self.slot(place, number, flying);
        let block = slot.lock().unwrap_or_else(PoisonError::into_inner);
        (block.tag == tag)
            .then(|| file.cell_in(place.mover, &block.bytes, within))
            .flatten()
    }

    /// The cell at a place of one of `files`, which has its pair.
    ///
    /// # Errors
    /// Where its block is damaged.
    pub(super) fn cell(
        &self,
        files: &Files,
        file: &File,
        place: &Place,
        flying: bool,
    ) -> Result<Cell, Refused> {
        let (number, within) = file.block_of(place);
        let (slot, tag) = self.slot(place, number, flying);
        let mut block = slot.lock().unwrap_or_else(PoisonError::into_inner);
        if block.tag != tag {
            block.tag = 0;
            let unpacked = file.unpack_block(place.mover, number, &mut block.bytes);
            unpacked.inspect_err(|_| self.note((place.pair, flying)))?;
            block.tag = tag;
            if self.unpacked.fetch_add(1, Ordering::Relaxed) % REST == REST - 1 {
                files
                    .values()
                    .filter_map(|file| file.map())
                    .for_each(directory::let_go);
            }
        }
        file.cell_in(place.mover, &block.bytes, within)
            .ok_or(Refused::Damaged)
    }
}
