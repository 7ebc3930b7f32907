//! The tables that a command asks, with the small sets without flying, which are
//! solved while a person waits.

use super::args::Options;
use super::progress::Bar;
use super::solve;
use crate::rules::{Position, Rules};
use crate::tables::{Endgames, Solving, Tables};
use crate::ui::text::Text;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Tables for one position after the other.
pub(super) struct Asked<'a> {
    pub endgames: Endgames,
    given: Arc<Tables>,
    text: &'a Text,
}

/// Fewer positions are solved before anybody begins to wait.
const NOTICED: u64 = 2_000_000;

impl<'a> Asked<'a> {
    /// These tables, and the small sets for positions with at most `near` stones
    /// left.
    pub fn new(tables: Arc<Tables>, near: usize, text: &'a Text) -> Asked<'a> {
        Asked {
            endgames: Endgames::new(Arc::clone(&tables), near),
            given: tables,
            text,
        }
    }

    /// Names the files that turned out to be of no use, each once: after what was
    /// asked is answered.
    pub fn tell_unusable(&self, options: &Options) {
        // What is made of these tables shares what it has met with them.
        solve::tell_unusable(&self.given, options, self.text);
    }

    /// The tables for a position. Where solving takes a while a terminal shows
    /// how far it is.
    pub fn tables(&mut self, position: Position, rules: Rules) -> Arc<Tables> {
        let bar = Bar::new(1000);
        let mut shown = false;
        let mut show = |solving: Solving| {
            if solving.total >= NOTICED {
                let pair = ("pair", solving.pair.to_string().into());
                let note = self.text.say_with("engine-endgames", &[pair]);
                let thousandths = 1000 * solving.done / solving.total;
                bar.show(thousandths as u32, &note);
                shown = true;
            }
        };
        // A signal ends the whole program.
        let stop = AtomicBool::new(false);
        let tables = self.endgames.tables(position, rules, &stop, &mut show);
        if shown {
            bar.show(1000, "");
        }
        tables
    }
}
