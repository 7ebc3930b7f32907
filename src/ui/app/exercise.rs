//! Lessons and puzzles: what there is to choose from, and at the board. The
//! game that was there waits meanwhile.

use super::{App, Screen, Table};
use crate::rules::{Game, Rules};
use crate::ui::action::Command;
use crate::ui::hint::Hint;
use crate::ui::lessons::{Collection, Exercise, Progress, Verdict};
use crate::ui::message::Message;
use crate::ui::task::Task;
use std::time::Instant;

/// How far the solving has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// A move is to be found.
    #[default]
    Asked,
    /// A right move was found, and the opponent answers at this time.
    Answering(Instant),
    /// It is solved.
    Solved,
}

/// Rows that a key for a page goes on in a list.
const PAGE: usize = 10;

impl App {
    /// Shows the lessons or the puzzles, the first that is not solved marked.
    pub(super) fn open_list(&mut self, collection: Collection, progress: Progress) {
        self.progress = progress;
        let marked = collection.first_open(&self.progress);
        self.screens = vec![Screen::Start, Screen::List(collection, marked)];
    }

    pub(super) fn list_command(&mut self, command: Command) {
        let Some(Screen::List(collection, marked)) = self.screens.last_mut() else {
            return;
        };
        let last = collection.len().saturating_sub(1);
        *marked = match command {
            Command::Up => marked.checked_sub(1).unwrap_or(last),
            Command::Down if *marked == last => 0,
            Command::Down => *marked + 1,
            Command::PageUp => marked.saturating_sub(PAGE),
            Command::PageDown => (*marked + PAGE).min(last),
            Command::First => 0,
            Command::Last => last,
            _ => *marked,
        };
        match command {
            Command::Act => {
                if let Some(exercise) = collection.begin(*marked, &self.progress) {
                    self.begin_exercise(exercise);
                }
            }
            Command::Back => {
                self.screens.pop();
            }
            _ => {}
        }
    }

    /// What has been solved.
    #[must_use]
    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    fn begin_exercise(&mut self, exercise: Exercise) {
        let Some(setup) = exercise.setup() else {
            return;
        };
        if self.exercise.is_none() {
            self.laid_aside = self.table.take();
        }
        let game = Game::from_setup(Rules::default(), setup);
        self.table = Some(Table {
            answers: Some(!setup.position.turn()),
            ..Table::new(game, Default::default(), 0)
        });
        self.exercise = Some(exercise);
        self.stage = Stage::Asked;
        self.thinking.forget();
        let list = Screen::List(exercise.collection(), exercise.number());
        self.screens = vec![Screen::Start, list, Screen::Game];
    }

    /// Back to the list with this entry marked, and to the game that waited.
    fn leave_exercise(&mut self, marked: usize) {
        if let Some(exercise) = self.exercise.take() {
            let list = Screen::List(exercise.collection(), marked);
            self.table = self.laid_aside.take();
            self.screens = vec![Screen::Start, list];
        }
    }

    /// What comes after an exercise that is solved: the next step or puzzle; the
    /// list after the last step of a lesson, and after the last puzzle.
    fn next_exercise(&mut self) {
        let Some(exercise) = self.exercise else {
            return;
        };
        let next = exercise.further(1);
        let same = |next: &Exercise| {
            exercise.collection() == Collection::Puzzles || next.number() == exercise.number()
        };
        match next.filter(same) {
            Some(next) => self.begin_exercise(next),
            None => {
                let marked = next.unwrap_or(exercise).number();
                self.leave_exercise(marked);
                if exercise.collection() == Collection::Lessons {
                    self.message = Some(Message::LessonDone);
                }
            }
        }
    }

    /// Whether a command of a lesson or puzzle would do anything now.
    pub(super) fn exercise_available(&self, command: Command) -> bool {
        let Some(exercise) = self.exercise else {
            return false;
        };
        let asked = self.stage == Stage::Asked;
        match command {
            Command::Hint | Command::Next | Command::Previous => asked,
            Command::Undo => {
                let table = self.table.as_ref();
                table.is_some_and(|table| !table.game.moves().is_empty())
            }
            Command::PageDown => exercise.further(1).is_some(),
            Command::PageUp => exercise.further(-1).is_some(),
            _ => true,
        }
    }

    /// What a command does in a lesson or puzzle and not in a game. Returns
    /// whether that is all.
    pub(super) fn exercise_command(&mut self, command: Command, now: Instant) -> bool {
        let (Some(exercise), Some(table)) = (self.exercise, &mut self.table) else {
            return false;
        };
        if table.line.is_some() && command != Command::Back {
            return false;
        }
        match command {
            Command::Back if table.back() => {}
            Command::Back => self.leave_exercise(exercise.number()),
            Command::Act if self.stage == Stage::Solved => self.next_exercise(),
            Command::Act if self.stage != Stage::Asked => self.stage = Stage::Answering(now),
            Command::Undo => {
                table.undo();
                self.stage = Stage::Asked;
            }
            Command::Hint if self.stage == Stage::Asked => {
                let right = exercise.right_moves(&table.game);
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
            Command::Up | Command::Down | Command::Left | Command::Right => return false,
            Command::Act | Command::Next | Command::Previous => return false,
            _ => {}
        }
        true
    }

    /// Goes on where what is seen is not the player's to change. Returns
    /// whether it was so.
    pub(super) fn exercise_waits(&mut self, now: Instant) -> bool {
        match self.stage {
            _ if self.exercise.is_none() => false,
            Stage::Asked => false,
            Stage::Answering(_) => {
                self.stage = Stage::Answering(now);
                true
            }
            Stage::Solved => {
                self.next_exercise();
                true
            }
        }
    }

    /// When the opponent answers.
    pub(super) fn answer_due(&self) -> Option<Instant> {
        match self.stage {
            Stage::Answering(due) if self.exercise.is_some() => Some(due),
            _ => None,
        }
    }

    /// Judges the move just played: a wrong one is taken back; after a right one
    /// the opponent answers, or all is solved.
    pub(super) fn judge_exercise(&mut self, now: Instant, tasks: &mut Vec<Task>) {
        let (Some(exercise), Some(table)) = (self.exercise, &mut self.table) else {
            return;
        };
        let answered = match self.stage {
            Stage::Solved => return,
            Stage::Asked => {
                // The player has the first move, and every second from there.
                if table.game.moves().len().is_multiple_of(2) {
                    return;
                }
                false
            }
            Stage::Answering(due) if due > now => return,
            Stage::Answering(_) => {
                let reply = exercise.reply(&table.game);
                reply.is_some_and(|mv| table.play_bots(mv).is_ok())
            }
        };
        match exercise.verdict(&table.game) {
            Verdict::GoesOn if answered => {
                self.stage = Stage::Asked;
                self.message = Some(Message::AnswerGoesOn);
            }
            Verdict::GoesOn => self.stage = Stage::Answering(now + self.options.delay),
            Verdict::Wrong(why) => {
                let moves = table.game.moves();
                let played = moves[(moves.len() - 1) / 2 * 2];
                table.undo();
                table.notices.clear();
                self.stage = Stage::Asked;
                self.message = Some(Message::AnswerWrong(played, why));
            }
            Verdict::Solved => {
                self.stage = Stage::Solved;
                table.let_go();
                if self.progress.solve(&exercise.name()) {
                    tasks.push(Task::KeepProgress(self.progress.clone()));
                }
            }
        }
    }
}
