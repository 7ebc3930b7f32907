//! The dialog before a new game.

use crate::record::Record;
use crate::rules::{Rules, Side};
use crate::ui::clock::TimeControl;
use crate::ui::seat::{Seat, Who};
use std::num::NonZeroU16;

/// A row of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Who plays the side.
    Who(Side),
    /// What that player is called.
    Name(Side),
    /// Whether three stones fly.
    Flying,
    /// After how many plies without a removal the game is drawn.
    QuietLimit,
    /// Whether the third repetition is a draw.
    Repetition,
    /// The clock of two people.
    Clock,
    /// Who is shown what can be done on the board.
    Assistance,
    /// Begin.
    Begin,
}

/// What a game begins with.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Who plays White and Black.
    pub seats: [Seat; 2],
    /// The rules.
    pub rules: Rules,
    /// Whether White and Black are assisted.
    pub assistance: [bool; 2],
    /// The clock of two people, if there is to be one.
    pub clock: Option<TimeControl>,
}

/// What is settled before a game.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Who plays White and Black.
    pub seats: [Seat; 2],
    /// The rules.
    pub rules: Rules,
    /// Whether White and Black are assisted.
    pub assistance: [bool; 2],
    /// The clock of two people, if there is to be one.
    pub clock: Option<TimeControl>,
    /// The game to be gone on with, whose rules are settled.
    pub base: Option<Box<Record>>,
    row: usize,
    /// What the person is called where the bot sits, and the other way round.
    other_names: [String; 2],
}

/// The longest name, in characters.
const LONGEST_NAME: usize = 24;

/// How far one key moves the quiet limit, in plies, and how far it goes.
const LIMIT_STEP: u16 = 10;
const LARGEST_LIMIT: u16 = 500;

impl NewGame {
    /// The dialog with these settings to begin with.
    #[must_use]
    pub fn new(settings: Settings, base: Option<Box<Record>>) -> NewGame {
        NewGame {
            seats: settings.seats,
            rules: settings.rules,
            assistance: settings.assistance,
            clock: settings.clock,
            base,
            row: 0,
            other_names: Default::default(),
        }
    }

    /// The rows from the top.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = vec![
            Row::Who(Side::White),
            Row::Name(Side::White),
            Row::Who(Side::Black),
            Row::Name(Side::Black),
        ];
        if self.base.is_none() {
            rows.extend([Row::Flying, Row::QuietLimit, Row::Repetition]);
            // The bot takes the time it has promised, whatever a clock says.
            if self.seats.iter().all(|seat| seat.who == Who::Human) {
                rows.push(Row::Clock);
            }
        }
        rows.extend([Row::Assistance, Row::Begin]);
        rows
    }

    /// The row that has the keyboard, counted from the top.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.row
    }

    /// The row that has the keyboard.
    #[must_use]
    pub fn row(&self) -> Row {
        self.rows().get(self.row).copied().unwrap_or(Row::Begin)
    }

    /// Goes to another row; the ends are joined.
    pub fn go(&mut self, rows: isize) {
        let count = self.rows().len() as isize;
        self.row = (self.row as isize + rows).rem_euclid(count) as usize;
    }

    /// Goes to the row of this place.
    pub fn go_to(&mut self, place: usize) {
        self.row = place.min(self.rows().len() - 1);
    }

    /// Changes the value of the row, one step right or left.
    pub fn turn(&mut self, steps: isize) {
        match self.row() {
            Row::Who(side) => {
                let seat = &mut self.seats[side.index()];
                let before = seat.who;
                seat.who = seat.who.turned(steps);
                // A person does not take the bot's name, nor the bot a person's.
                if (before == Who::Human) != (seat.who == Who::Human) {
                    std::mem::swap(&mut seat.name, &mut self.other_names[side.index()]);
                }
            }
            Row::Flying => self.rules.flying = !self.rules.flying,
            Row::QuietLimit => self.rules.quiet_limit = turned(self.rules.quiet_limit, steps),
            Row::Repetition => self.rules.repetition = !self.rules.repetition,
            Row::Assistance => {
                let [white, black] = self.assistance.map(isize::from);
                let next = (white + 2 * black + steps).rem_euclid(4);
                self.assistance = [next & 1 != 0, next & 2 != 0];
            }
            Row::Clock => self.clock = TimeControl::turned(self.clock, steps),
            Row::Name(_) | Row::Begin => {}
        }
    }

    /// Types a character of a name.
    pub fn push(&mut self, c: char) {
        if let Row::Name(side) = self.row() {
            let name = &mut self.seats[side.index()].name;
            if !c.is_control() && name.chars().count() < LONGEST_NAME {
                name.push(c);
            }
        }
    }

    /// Takes a name away.
    pub fn clear(&mut self) {
        if let Row::Name(side) = self.row() {
            self.seats[side.index()].name.clear();
        }
    }

    /// Takes the last character of a name away.
    pub fn erase(&mut self) {
        if let Row::Name(side) = self.row() {
            self.seats[side.index()].name.pop();
        }
    }
}

/// The next limit; below the least and above the largest comes none.
fn turned(limit: Option<NonZeroU16>, steps: isize) -> Option<NonZeroU16> {
    let up = steps > 0;
    let next = match limit.map(NonZeroU16::get) {
        None if up => LIMIT_STEP,
        None => LARGEST_LIMIT,
        Some(limit) if up => (limit / LIMIT_STEP + 1) * LIMIT_STEP,
        Some(limit) => (limit.div_ceil(LIMIT_STEP) - 1) * LIMIT_STEP,
    };
    NonZeroU16::new(next).filter(|limit| limit.get() <= LARGEST_LIMIT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_goes_by_tens_and_off_at_both_ends() {
        let limit = |n| NonZeroU16::new(n);
        assert_eq!(turned(limit(50), 1), limit(60));
        assert_eq!(turned(limit(50), -1), limit(40));
        assert_eq!(turned(limit(10), -1), None);
        assert_eq!(turned(None, 1), limit(10));
        assert_eq!(turned(limit(500), 1), None);
        assert_eq!(turned(None, -1), limit(500));
        assert_eq!(turned(limit(7), 1), limit(10));
        assert_eq!(turned(limit(7), -1), None);
    }
}
