//! When the game at the board is kept: whenever it has changed.

use super::App;
use crate::ui::save::form;
use crate::ui::task::Task;

impl App {
    pub(super) fn keep(&mut self, tasks: &mut Vec<Task>) {
        let Some(table) = self.table.as_ref().filter(|_| self.exercise.is_none()) else {
            return;
        };
        let essence = table.essence();
        if essence == self.kept {
            return;
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
