//! Values of the start and of the first plies, proved from the tables.

use super::bounds::Known;
use super::leaves::{Blocks, Memory};
use super::placing::Search;
use super::{Exact, Pair, Refused, Stop, Tables, judge, opening};
use crate::rules::{Rules, Setup};

/// Two to the power of this many times eight positions are remembered: 1 GB.
const KNOWN_BITS: u32 = 24;

/// The same in bytes.
pub(super) const REMEMBERED: u64 = 64 << KNOWN_BITS;

/// Finds values by a search down to the tables, of which it keeps in memory what
/// it has read: at most half a byte a position. It knows nothing but the
/// tables, not the opening knowledge either.
pub struct Proof<'a> {
    tables: &'a Tables,
    rules: Rules,
    known: Known,
    blocks: Blocks,
    stop: Stop<'a>,
    nodes: u64,
}

impl<'a> Proof<'a> {
    /// A proof from these tables, until `stop` says no.
    #[must_use]
    pub fn new(tables: &'a Tables, rules: Rules, stop: Stop<'a>) -> Proof<'a> {
        Proof {
            tables,
            rules,
            known: Known::new(KNOWN_BITS),
            blocks: Blocks::new(&tables.pairs[usize::from(rules.flying)]),
            stop,
            nodes: 0,
        }
    }

    /// The exact value of a position with stones in hand or without, counted
    /// from its quiet plies; `None` where it was stopped, tables are missing, or
    /// do not settle the value under another limit than 50.
    ///
    /// # Errors
    /// The pair whose file turns out to be damaged.
    pub fn value(&mut self, setup: Setup) -> Result<Option<Exact>, (Pair, Refused)> {
        let leaves = Memory::new(&self.blocks, self.tables.stored(self.rules));
        let mut search = Search::new(leaves, self.rules, &self.known, self.stop);
        let worth = search.settle(judge::prepared(setup, self.rules));
        self.nodes += search.nodes;
        match self.blocks.damage() {
            Some(damage) => Err(damage),
            None => Ok(worth.and_then(|worth| Exact::of_worth(worth, self.rules))),
        }
    }

    /// Positions searched.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The positions after so many plies of a game, one of each that are the
    /// same under the symmetries, White to move.
    #[must_use]
    pub fn opening_positions(&self, plies: u8) -> Vec<Setup> {
        opening::positions(plies, self.rules.flying)
    }

    /// All that was found out of the first plies: the bytes of
    /// `src/tables/opening-flying.bin` or, without flying,
    /// `opening-sliding.bin`.
    #[must_use]
    pub fn opening(&self) -> Vec<u8> {
        opening::write(&self.known, self.rules.flying)
    }
}
