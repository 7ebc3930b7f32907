//! When the game at the board is kept: whenever it has changed.

use super::{App, Table};
use crate::rules::Game;
use crate::ui::message::Message;
use crate::ui::save::form;
use crate::ui::task::Task;

/// A line of which more plies than this are given up is kept as a game of its
/// own. The last move and its answer are soon taken back, and not meant to stay.
const SOON_TAKEN_BACK: usize = 2;

impl App {
    pub(super) fn keep(&mut self, tasks: &mut Vec<Task>) {
        let Some(table) = self.table.as_ref().filter(|_| self.exercise.is_none()) else {
            return;
        };
        let essence = table.essence();
        if essence == self.kept {
            return;
        }
        if let Some((line, gone)) = self.kept.lost(&essence)
            && gone > SOON_TAKEN_BACK
        {
            let mut before = Table {
                game: Game::from_setup(table.game.rules(), table.game.start()),
                ..table.clone()
            };
            if line.into_iter().all(|mv| before.game.play(mv).is_ok()) {
                tasks.push(Task::PutAside(Box::new(form::record(&before))));
                self.message = Some(Message::LineKept(gone));
            }
        }
        tasks.push(if essence.is_empty() {
            Task::Forget
        } else if essence.is_over() {
            Task::Finish(Box::new(form::record(table)))
        } else {
            Task::Keep(Box::new(form::record(table)))
        });
        self.kept = essence;
    }
}
