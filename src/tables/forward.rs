//! What follows for a position from the values after its moves: the definition
//! at the head of the module `tables`, move by move.

use super::cell::{Cell, LIMIT, Outcome};

/// Gathers what the moves of a position lead to.
#[derive(Default)]
pub(super) struct Moves {
    /// The least `N` of a win under the limit, and of one beyond.
    win: Option<u16>,
    win_beyond: Option<u16>,
    /// The largest `N` as a loss.
    loss: u16,
    /// Some move does not lose under the limit, or not at all.
    holds: bool,
    holds_beyond: bool,
}

impl Moves {
    /// A removal, and what it means for the opponent, who is then to move.
    #[inline]
    pub(super) fn removal(&mut self, then: Outcome) {
        self.loss = self.loss.max(1);
        match then {
            Outcome::Loss => self.win = Some(1),
            Outcome::LossBeyond => self.win_beyond = Some(1),
            _ => {}
        }
        self.holds |= then != Outcome::Win;
        self.holds_beyond |= !matches!(then, Outcome::Win | Outcome::WinBeyond);
    }

    /// A quiet move, and the opponent's value after it.
    #[inline]
    pub(super) fn quiet(&mut self, then: Cell) {
        let n = then.n() + 1;
        if !then.is_decided() {
            self.holds = true;
            self.holds_beyond = true;
        } else if then.is_win() {
            self.loss = self.loss.max(n);
            self.holds |= then.is_beyond() || n > LIMIT;
        } else {
            self.holds = true;
            self.holds_beyond = true;
            let best = if then.is_beyond() || n > LIMIT {
                &mut self.win_beyond
            } else {
                &mut self.win
            };
            *best = Some(best.map_or(n, |best| best.min(n)));
        }
    }

    /// The value that follows when all moves are taken in.
    pub(super) fn cell(&self) -> Cell {
        if let Some(n) = self.win {
            Cell::win(n, false)
        } else if !self.holds {
            Cell::loss(self.loss, false)
        } else if let Some(n) = self.win_beyond {
            Cell::win(n, true)
        } else if !self.holds_beyond {
            Cell::loss(self.loss, true)
        } else {
            Cell::DRAW
        }
    }
}
