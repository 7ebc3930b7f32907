//! When the clock of two people runs: while the board is in front and the game
//! goes on. It stands while a page, a question or a line to be written lies over
//! the board, on every other screen, and while the program is stopped.

use super::{App, Screen};
use std::time::Instant;

impl App {
    /// Whether the clock of the game should run now.
    #[must_use]
    pub fn clock_runs(&self) -> bool {
        let table = self.table.as_ref().filter(|_| self.exercise.is_none());
        matches!(self.screen(), Screen::Game)
            && self.overlay.is_none()
            && table.is_some_and(|t| t.clock.is_some() && t.game.outcome().is_none())
    }

    /// Takes the time since the last action from whoever is to move.
    pub(super) fn let_time_pass(&mut self, now: Instant) {
        if let (Some(since), Some(table)) = (self.clock_since.take(), &mut self.table)
            && table.pass_time(now.saturating_duration_since(since))
        {
            self.message = None;
        }
    }

    /// Lets the clock run on from now, if it should.
    pub(super) fn run_clock(&mut self, now: Instant) {
        self.clock_since = self.clock_runs().then_some(now);
    }

    /// When the clock shows something else than now.
    pub(super) fn clock_due(&self) -> Option<Instant> {
        let table = self.table.as_ref()?;
        let turn = table.game.position().turn();
        Some(self.clock_since? + table.clock.as_ref()?.next_change(turn))
    }
}
