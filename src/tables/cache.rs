//! Unpacked segments of the files, kept at hand.
//!
//! What is asked next mostly stands near what was asked last: the positions
//! that a search compares at its ends, or that a side can choose from, share
//! the stones of one side and with them a row.

use super::Place;
use super::cell::Cell;
use super::file::{File, Refused, SEGMENT};
use super::pair::{Mover, Pair};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// How many segments are kept, of half a kilobyte each.
const SEGMENTS: usize = 1 << 16;

/// An unpacked segment.
#[derive(Debug, Default)]
struct Segment {
    /// Which one it is; 0 is none.
    tag: u64,
    /// Its cells, as far as they were asked.
    cells: Vec<Cell>,
}

/// The segments that were unpacked last, shared by all who ask.
#[derive(Debug)]
pub(super) struct Cache {
    segments: Vec<Mutex<Segment>>,
    /// Pairs in whose files a damaged block was met, with flying or without;
    /// those that have been told of stay.
    damaged: Mutex<Vec<(Pair, bool)>>,
    told: AtomicUsize,
}

impl Cache {
    pub(super) fn new() -> Cache {
        Cache {
            segments: std::iter::repeat_with(Mutex::default)
                .take(SEGMENTS)
                .collect(),
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

    /// The slot for a segment, and its tag.
    fn slot(&self, place: &Place, number: usize, flying: bool) -> (&Mutex<Segment>, u64) {
        let pair = (place.pair.large() * 16 + place.pair.small()) as u64;
        let table = pair << 2 | u64::from(place.mover == Mover::Small) << 1 | u64::from(flying);
        let tag = (number as u64) << 10 | table;
        let mixed = tag.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (&self.segments[(mixed >> 40) as usize % SEGMENTS], tag)
    }

    /// The cell at a place of `file`, which has its pair.
    ///
    /// # Errors
    /// Where its block is damaged.
    pub(super) fn cell(&self, file: &File, place: &Place, flying: bool) -> Result<Cell, Refused> {
        let index = file.index_of(place);
        let (number, within) = (index / SEGMENT, index % SEGMENT);
        let (slot, tag) = self.slot(place, number, flying);
        let mut segment = slot.lock().unwrap_or_else(PoisonError::into_inner);
        if segment.tag != tag || segment.cells.len() <= within {
            segment.tag = 0;
            let unpacked = file.unpack_to(place.mover, index, &mut segment.cells);
            unpacked.inspect_err(|_| self.note((place.pair, flying)))?;
            segment.tag = tag;
        }
        let cell = segment.cells.get(within).copied();
        cell.ok_or(Refused::Damaged)
    }
}
