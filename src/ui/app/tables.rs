//! The exact tables: offering to make them, and making those of few stones
//! when a game comes near.

use super::thinking::Kind;
use super::{App, Overlay, Page, Question, Screen, Table};
use crate::bot::Level;
use crate::rules::Rules;
use crate::tables::Needs;
use crate::ui::making::{self, Lack, Made, Progress};
use crate::ui::message::Message;
use crate::ui::seat::{Seat, Who};
use crate::ui::task::Task;

/// What is known of the tables of the user.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// What making those that are missing takes, without flying and with;
    /// `None` where that is not known, or where they have no place.
    missing: Option<[Needs; 2]>,
    /// The rules for which they are being made, and how far that is.
    making: Option<(bool, Option<Progress>)>,
    /// Whether the sets of few stones were asked for, without flying and with.
    grown: [bool; 2],
}

impl Library {
    /// What making the tables for these rules takes, where some are missing and
    /// can be made.
    #[must_use]
    pub fn missing(&self, flying: bool) -> Option<Needs> {
        let needs = self.missing?[usize::from(flying)];
        (needs.positions > 0).then_some(needs)
    }

    /// Whether tables are being made, and how far that is.
    #[must_use]
    pub fn making(&self) -> Option<Option<Progress>> {
        self.making.map(|(_, progress)| progress)
    }
}

/// Whether the perfect level plays one of the sides.
fn is_perfect(seats: &[Seat; 2]) -> bool {
    seats
        .iter()
        .any(|seat| seat.who == Who::Bot(Level::Perfect))
}

impl App {
    /// The rules that tables are offered for: those of the dialog, otherwise
    /// those of new games.
    pub(crate) fn rules_of_tables(&self) -> Rules {
        match self.screen() {
            Screen::NewGame(dialog) => dialog.rules,
            _ => self.settings.rules,
        }
    }

    /// Whether there are tables to be made, or being made.
    pub(super) fn tables_available(&self) -> bool {
        let flying = self.rules_of_tables().flying;
        self.library.making.is_some() || self.library.missing(flying).is_some()
    }

    /// Whether the perfect level, one of these seats, is to be told that it
    /// cannot play as such from the first stone.
    pub(crate) fn perfect_lacks(&self, seats: &[Seat; 2], rules: Rules) -> bool {
        let lacks = match self.library.missing {
            Some(_) => self.library.missing(rules.flying).is_some(),
            None => false,
        };
        is_perfect(seats) && (lacks || !self.options.tables)
    }

    /// Offers to make the tables, or to stop making them.
    pub(super) fn tables_command(&mut self, tasks: &mut Vec<Task>) {
        if self.library.making.is_some() {
            self.overlay = Some(Overlay::Question(Question::StopSolving));
        } else if self.tables_available() {
            tasks.push(Task::OfferTables(self.rules_of_tables().flying));
        }
    }

    pub(super) fn offered(&mut self, flying: bool, needs: Needs, lack: Option<Lack>) {
        match lack {
            Some(lack) => self.message = Some(Message::TablesLack(lack)),
            None => self.overlay = Some(Overlay::Question(Question::Solve(flying, needs))),
        }
    }

    pub(super) fn begin_solving(&mut self, flying: bool, tasks: &mut Vec<Task>) {
        if self.library.making.is_none() {
            self.library.making = Some((flying, None));
            tasks.push(Task::Solve(flying));
        }
    }

    pub(super) fn solving(&mut self, progress: Progress) {
        if let Some((_, shown)) = &mut self.library.making {
            *shown = Some(progress);
        }
    }

    pub(super) fn solved(&mut self, made: Made, tasks: &mut Vec<Task>) {
        self.library.making = None;
        self.library.grown = [false; 2];
        self.message = Some(Message::Tables(made));
        tasks.push(Task::SeekTables);
        self.know_more(tasks);
    }

    pub(super) fn sought(&mut self, missing: Option<[Needs; 2]>) {
        self.library.missing = missing;
    }

    /// The tables cover more than before.
    pub(super) fn know_more(&mut self, tasks: &mut Vec<Task>) {
        self.thinking.know_more();
        let read = matches!(self.overlay, Some(Overlay::Page(Page::Review(_), _)));
        if let Some(Screen::Replay(replay)) = self.screens.last_mut()
            && (read || replay.review.is_some())
        {
            let game = replay.record().game.clone();
            tasks.push(Task::Review(Box::new(game), self.options.tables));
        }
    }

    /// Has the sets of few stones made where they are soon of use.
    pub(super) fn grow_tables(&mut self, tasks: &mut Vec<Task>) {
        // Where a game must come out the same again, it must not depend on when
        // the tables are ready.
        let repeatable = self.options.seed.is_some();
        if !self.options.tables || self.library.making.is_some() || repeatable {
            return;
        }
        let flying = match self.screen() {
            Screen::Game => self.table.as_ref().filter(|table| self.comes_near(table)),
            _ => None,
        }
        .map(|table| table.game.rules().flying);
        let reviewed = match (self.screen(), &self.overlay) {
            (Screen::Replay(replay), Some(Overlay::Page(Page::Review(_), _))) => {
                let game = &replay.record().game;
                making::has_come(game).then_some(game.rules().flying)
            }
            _ => None,
        };
        if let Some(flying) = flying.or(reviewed)
            && !self.library.grown[usize::from(flying)]
        {
            // Those of the other rules are not kept.
            self.library.grown = [!flying, flying];
            tasks.push(Task::Grow(flying));
        }
    }

    fn comes_near(&self, table: &Table) -> bool {
        let hinted = table.hint.is_some() || self.thinking.wishes(Kind::Hint);
        let asked = is_perfect(&table.seats) || self.show_evaluation || hinted;
        self.exercise.is_none()
            && asked
            && table.game.outcome().is_none()
            && making::comes_near(&table.game)
    }
}
