//! Lessons and puzzles at the board. The game that was there waits meanwhile.

use super::{App, Screen, Table};
use crate::rules::{Game, Rules};
use crate::ui::action::Command;
use crate::ui::hint::Hint;
use crate::ui::lessons::{Exercise, Progress};
use crate::ui::message::Message;
use crate::ui::task::Task;

impl App {
    /// Begins with the first of these that is not solved.
    pub(super) fn begin_open_exercise(&mut self, all: &[Exercise], progress: Progress) {
        let open = Exercise::first_open(all, &progress);
        self.progress = progress;
        if let Some(exercise) = open {
            self.begin_exercise(exercise);
        }
    }

    fn begin_exercise(&mut self, exercise: Exercise) {
        let Some((setup, _)) = exercise.position() else {
            return;
        };
        if self.exercise.is_none() {
            self.laid_aside = self.table.take();
        }
        let game = Game::from_setup(Rules::default(), setup);
        self.table = Some(Table::new(game, Default::default(), 0));
        self.exercise = Some(exercise);
        self.thinking.forget();
        self.screens = vec![Screen::Start, Screen::Game];
    }

    /// Back to the start screen, and to the game that waited.
    fn leave_exercise(&mut self) {
        self.exercise = None;
        self.table = self.laid_aside.take();
        self.screens = vec![Screen::Start];
        self.entry = 0;
    }

    /// Whether a command has its place in a lesson or puzzle.
    pub(super) const fn exercise_allows(command: Command) -> bool {
        matches!(
            command,
            Command::Up
                | Command::Down
                | Command::Left
                | Command::Right
                | Command::Next
                | Command::Previous
                | Command::Act
                | Command::Hint
                | Command::PageUp
                | Command::PageDown
                | Command::Help
                | Command::Quit
                | Command::Back
        )
    }

    /// What a command does in a lesson or puzzle and not in a game. Returns
    /// whether it did anything.
    pub(super) fn exercise_command(&mut self, command: Command) -> bool {
        let (Some(exercise), Some(table)) = (self.exercise, &mut self.table) else {
            return false;
        };
        let typing = table.line.is_some();
        match command {
            Command::Back if table.back() => {}
            Command::Back => self.leave_exercise(),
            Command::Hint => {
                let Some((_, right)) = exercise.position() else {
                    return true;
                };
                let Some(&mv) = right.first() else {
                    return true;
                };
                let whole = table.hint.is_some();
                let hint = Hint {
                    whole,
                    ..Hint::of(mv)
                };
                table.hint = Some(hint);
                self.message = Some(match mv.from {
                    Some(from) if !whole => Message::HintStone(from),
                    _ => Message::HintMove(hint),
                });
            }
            Command::PageUp | Command::PageDown => {
                let places = if command == Command::PageUp { -1 } else { 1 };
                if let Some(other) = exercise.further(places) {
                    self.begin_exercise(other);
                }
            }
            command => return !typing && !App::exercise_allows(command),
        }
        true
    }

    /// Judges the move just played: a wrong one is taken back, after a right
    /// one comes the next task.
    pub(super) fn judge_exercise(&mut self, tasks: &mut Vec<Task>) {
        let (Some(exercise), Some(table)) = (self.exercise, &mut self.table) else {
            return;
        };
        let (Some(&played), Some((_, right))) = (table.game.moves().first(), exercise.position())
        else {
            return;
        };
        if !right.contains(&played) {
            table.undo();
            table.notices.clear();
            self.message = Some(Message::AnswerWrong(played));
            return;
        }
        if self.progress.solve(&exercise.name()) {
            tasks.push(Task::KeepProgress(self.progress.clone()));
        }
        self.message = Some(Message::AnswerRight);
        match exercise.further(1) {
            Some(next) => self.begin_exercise(next),
            None => self.leave_exercise(),
        }
    }
}
