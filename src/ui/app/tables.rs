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
    /// Up to how many stones sets in memory were asked for, without flying and
    /// with.
    grown: [usize; 2],
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
        self.library.grown = [0; 2];
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
        let wanted = match (self.screen(), &self.overlay) {
            (Screen::Game, _) => self.table.as_ref().and_then(|table| {
                let stones = making::wanted(&table.game)?.min(self.asked_of_tables(table));
                Some((table.game.rules().flying, stones))
            }),
            (Screen::Replay(replay), Some(Overlay::Page(Page::Review(_), _))) => {
                let game = &replay.record().game;
                let has_come = making::has_come(game);
                has_come.then_some((game.rules().flying, making::IN_MEMORY))
            }
            _ => None,
        };
        if let Some((flying, stones)) = wanted
            && self.library.grown[usize::from(flying)] < stones
        {
            // Those of the other rules are not kept.
            self.library.grown = [0; 2];
            self.library.grown[usize::from(flying)] = stones;
            tasks.push(Task::Grow(flying, stones));
        }
    }

    /// Up to how many stones anybody at the table asks the exact tables that are
    /// made in memory.
    fn asked_of_tables(&self, table: &Table) -> usize {
        let hinted = table.hint.is_some() || self.thinking.wishes(Kind::Hint);
        if self.exercise.is_some() || table.game.outcome().is_some() {
            0
        } else if self.show_evaluation || hinted {
            making::IN_MEMORY
        } else {
            making::asked(&table.seats, table.game.rules().flying)
        }
    }
}
