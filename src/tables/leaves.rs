//! What stands at the ends of a search through the placing phase: the values of
//! positions with empty hands, from the files or from memory.

use super::Place;
use super::cache::Cache;
use super::cell::{Cell, LIMIT, Outcome};
use super::file::{BLOCK, File, Files, Refused};
use super::pair::{Mover, Pair};
use super::small;
use crate::rules::{Rules, Setup};
use std::collections::HashMap;
use std::sync::OnceLock;

/// The quiet plies of a position in which the limit is no longer asked.
pub(super) const WITHOUT_LIMIT: u16 = 63;

/// A value for the side to move in one number, so that it can be searched: 2 for
/// a win under the limit, 1 for one that stands only without, 0 for a draw, and
/// so on for the other side.
pub(super) type Worth = i8;

/// What a cell is worth with so many quiet plies played.
#[inline]
fn worth(cell: Cell, quiet_plies: u16) -> Worth {
    if !cell.is_decided() {
        return 0;
    }
    let stands = !cell.is_beyond() && quiet_plies + cell.n() <= LIMIT;
    let worth = if stands { 2 } else { 1 };
    if cell.is_win() { worth } else { -worth }
}

/// Where the values of positions with empty hands come from.
pub(super) trait Leaves {
    /// What a position with empty hands is worth that is not decided; `None`
    /// where that is not known.
    fn worth(&mut self, setup: Setup) -> Option<Worth>;
}

/// The files, with the blocks unpacked last at hand.
pub(super) struct Stored<'a> {
    files: &'a Files,
    cache: &'a Cache,
    rules: Rules,
}

impl<'a> Stored<'a> {
    pub(super) fn new(files: &'a Files, cache: &'a Cache, rules: Rules) -> Stored<'a> {
        Stored {
            files,
            cache,
            rules,
        }
    }
}

impl Leaves for Stored<'_> {
    fn worth(&mut self, setup: Setup) -> Option<Worth> {
        let place = Place::of(setup.position)?;
        let file = self.files.get(&place.pair);
        let cell = file.and_then(|file| self.cache.cell(file, &place, self.rules.flying).ok());
        let cell = cell.or_else(|| small::cell(setup.position, &place, self.rules));
        Some(worth(cell?, setup.quiet_plies))
    }
}

/// All that was ever asked, four bits a position, for those who ask very much.
pub(super) struct Memory<'a> {
    blocks: &'a Blocks,
    /// Knows what four bits do not tell, and what was not asked before.
    stored: Stored<'a>,
}

/// A block, once it was asked.
type Kept = OnceLock<Box<[u8]>>;

/// Blocks of the tables, each read when it is first asked and kept.
pub(super) struct Blocks {
    tables: HashMap<(Pair, bool), Vec<Kept>>,
    /// What was found damaged first.
    damage: OnceLock<(Pair, Refused)>,
}

/// With more quiet plies than the placing phase has, the four bits do not tell
/// whether a value stands.
const MOST_QUIET: u16 = 18;
/// Above this it depends on the quiet plies whether a value stands.
const EARLY: u16 = LIMIT - MOST_QUIET;
/// Codes beside those of the outcomes: decided, but not early.
const LATE_WIN: u8 = Outcome::ALL.len() as u8;
const LATE_LOSS: u8 = LATE_WIN + 1;

fn code(cell: Cell) -> u8 {
    match cell.outcome() {
        Outcome::Win if cell.n() > EARLY => LATE_WIN,
        Outcome::Loss if cell.n() > EARLY => LATE_LOSS,
        outcome => outcome as u8,
    }
}

impl Blocks {
    /// Room for the blocks of these files.
    pub(super) fn new(files: &Files) -> Blocks {
        let mut tables = HashMap::new();
        for (&pair, file) in files {
            for large in [true, false] {
                if large || !pair.is_even() {
                    let blocks = std::iter::repeat_with(OnceLock::new).take(file.blocks());
                    tables.insert((pair, large), blocks.collect());
                }
            }
        }
        Blocks {
            tables,
            damage: OnceLock::new(),
        }
    }

    /// What was found damaged, if anything was.
    pub(super) fn damage(&self) -> Option<(Pair, Refused)> {
        self.damage.get().copied()
    }

    /// The code of a place.
    fn code(&self, file: &File, place: &Place) -> Option<u8> {
        let index = file.index_of(place);
        let (number, within) = (index / BLOCK, index % BLOCK);
        let blocks = self
            .tables
            .get(&(place.pair, place.mover == Mover::Large))?;
        let block = blocks[number].get_or_init(|| {
            file.packed_codes(place.mover, number, code)
                .unwrap_or_else(|why| {
                    let _ = self.damage.set((place.pair, why));
                    Box::default()
                })
        });
        Some(block.get(within / 2)? >> (4 * (within % 2)) & 0xF)
    }
}

impl<'a> Memory<'a> {
    pub(super) fn new(blocks: &'a Blocks, stored: Stored<'a>) -> Memory<'a> {
        Memory { blocks, stored }
    }
}

impl Leaves for Memory<'_> {
    fn worth(&mut self, setup: Setup) -> Option<Worth> {
        let quiet = setup.quiet_plies;
        if quiet > MOST_QUIET && quiet != WITHOUT_LIMIT {
            return self.stored.worth(setup);
        }
        let place = Place::of(setup.position)?;
        let file = self.stored.files.get(&place.pair)?;
        let stands = if quiet == WITHOUT_LIMIT { 1 } else { 2 };
        Some(match self.blocks.code(file, &place)? {
            code if code == Outcome::Win as u8 => stands,
            code if code == Outcome::Loss as u8 => -stands,
            code if code == Outcome::WinBeyond as u8 => 1,
            code if code == Outcome::LossBeyond as u8 => -1,
            LATE_WIN if quiet == WITHOUT_LIMIT => 1,
            LATE_LOSS if quiet == WITHOUT_LIMIT => -1,
            LATE_WIN | LATE_LOSS => return self.stored.worth(setup),
            _ => 0,
        })
    }
}
