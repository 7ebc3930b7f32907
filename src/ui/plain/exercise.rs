//! Lessons and puzzles, line by line.

use super::{Plain, say};
use crate::rules::{Game, Move, Rules, Setup};
use crate::ui::app::Table;
use crate::ui::lessons::{Goal, Lesson, Progress, Puzzle, Task, lessons, puzzles};
use crate::ui::text::Value;
use std::io;

/// What is being solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exercise {
    /// A step of a lesson, both counted from 0.
    Lesson(usize, usize),
    /// A puzzle, counted from 0.
    Puzzle(usize),
}

impl Exercise {
    /// The position and the moves that are right.
    pub fn position(self) -> Option<(Setup, Vec<Move>)> {
        match self {
            Exercise::Lesson(lesson, step) => {
                let step = *lessons().get(lesson)?.steps.get(step)?;
                Some((step.setup, step.accepted()))
            }
            Exercise::Puzzle(n) => {
                let puzzle = puzzles().into_iter().nth(n)?;
                Some((puzzle.setup, puzzle.solution))
            }
        }
    }

    /// The name under which it is kept that this has been solved.
    fn name(self) -> String {
        match self {
            Exercise::Lesson(lesson, step) => format!("lesson-{}-{}", lesson + 1, step + 1),
            Exercise::Puzzle(n) => format!("puzzle-{}", n + 1),
        }
    }

    /// What comes after it, if anything.
    fn next(self) -> Option<Exercise> {
        let next = match self {
            Exercise::Lesson(lesson, step) => Exercise::Lesson(lesson, step + 1),
            Exercise::Puzzle(n) => Exercise::Puzzle(n + 1),
        };
        next.position().map(|_| next)
    }
}

/// The message that says what a step of a lesson asks for.
const fn task_id(goal: Goal) -> &'static str {
    match goal {
        Goal::Close => "task-close",
        Goal::Block => "task-block",
        Goal::Take => "task-take",
        Goal::Open => "task-open",
        Goal::Double => "task-double",
        Goal::Survive => "task-survive",
    }
}

/// The messages of a lesson's title and of what it is about.
fn lesson_ids(lesson: &Lesson) -> [&'static str; 2] {
    match lesson.id.as_str() {
        "close" => ["lesson-close", "lesson-close-text"],
        "block" => ["lesson-block", "lesson-block-text"],
        "take" => ["lesson-take", "lesson-take-text"],
        "reopen" => ["lesson-reopen", "lesson-reopen-text"],
        "double" => ["lesson-double", "lesson-double-text"],
        _ => ["lesson-fly", "lesson-fly-text"],
    }
}

impl Plain<'_> {
    fn progress(&self) -> Progress {
        let path = self.store.state_file("progress");
        path.and_then(|path| Progress::read(&path).ok())
            .unwrap_or_default()
    }

    /// Lists the lessons, or begins the one of this number.
    pub(super) fn lesson(&mut self, rest: &str) -> io::Result<()> {
        let lessons = lessons();
        let number = rest.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        if let Some(lesson) = number.and_then(|n| lessons.get(n).map(|lesson| (n, lesson))) {
            let (n, lesson) = lesson;
            self.line(&self.text.say(lesson_ids(lesson)[0]))?;
            self.line(&self.text.say(lesson_ids(lesson)[1]))?;
            return self.begin_exercise(Exercise::Lesson(n, 0));
        }
        for (n, lesson) in (1..).zip(&lessons) {
            let title = self.text.say(lesson_ids(lesson)[0]);
            self.line(&format!("{n}. {title}"))?;
        }
        Ok(())
    }

    /// Begins the puzzle of this number, or the first that is not solved.
    pub(super) fn puzzle(&mut self, rest: &str) -> io::Result<()> {
        let (count, progress) = (puzzles().len(), self.progress());
        let open = (0..count).find(|&n| !progress.has(&Exercise::Puzzle(n).name()));
        let wanted = rest.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        let wanted = wanted.filter(|&n| n < count);
        self.say_solved()?;
        self.begin_exercise(Exercise::Puzzle(wanted.or(open).unwrap_or(0)))
    }

    fn say_solved(&mut self) -> io::Result<()> {
        let (count, progress) = (puzzles().len(), self.progress());
        let solved = (0..count).filter(|&n| progress.has(&Exercise::Puzzle(n).name()));
        let solved = solved.count();
        let args = [("solved", Value::from(solved)), ("count", count.into())];
        self.line(&self.text.say_with("puzzles-solved", &args))
    }

    fn begin_exercise(&mut self, exercise: Exercise) -> io::Result<()> {
        let Some((setup, _)) = exercise.position() else {
            return Ok(());
        };
        let table = Table::new(
            Game::from_setup(Rules::default(), setup),
            Default::default(),
            self.manner.seed,
        );
        if self.exercise.is_none() {
            self.laid_aside = self.table.take();
        }
        self.exercise = Some(exercise);
        match exercise {
            Exercise::Lesson(lesson, step) => {
                let goal = lessons()[lesson].steps[step].goal;
                self.line(&self.text.say(task_id(goal)))?;
            }
            Exercise::Puzzle(n) => {
                let puzzles = puzzles();
                let number = [
                    ("number", Value::from(n + 1)),
                    ("count", puzzles.len().into()),
                ];
                self.line(&self.text.say_with("puzzle-number", &number))?;
                self.line(&self.puzzle_task(&puzzles[n]))?;
            }
        }
        for side in crate::rules::Side::ALL {
            self.line(&say::stones(&table, side, self.text))?;
        }
        self.table = Some(table);
        Ok(())
    }

    fn puzzle_task(&self, puzzle: &Puzzle) -> String {
        match puzzle.task {
            Task::Win(plies) => self
                .text
                .say_with("puzzle-task-win", &[("plies", plies.into())]),
            Task::Keep => self.text.say("puzzle-task-keep"),
            Task::Draw => self.text.say("puzzle-task-draw"),
        }
    }

    /// Says whether the move just played is right, and goes on to what comes
    /// next; a wrong one is taken back.
    pub(super) fn judge(&mut self, exercise: Exercise) -> io::Result<()> {
        let played = self
            .table
            .as_ref()
            .and_then(|table| table.game.moves().first().copied());
        let (Some(played), Some((_, accepted))) = (played, exercise.position()) else {
            return Ok(());
        };
        if !accepted.contains(&played) {
            if let Some(table) = &mut self.table {
                table.undo();
            }
            let mv = ("move", played.to_string().into());
            return self.line(&self.text.say_with("answer-wrong", &[mv]));
        }
        self.line(&self.text.say("answer-right"))?;
        let mut progress = self.progress();
        if progress.solve(&exercise.name())
            && let Some(path) = self.store.state_file("progress")
            && let Err(error) = progress.write(&path)
            && !self.told
        {
            self.not_kept(&error)?;
        }
        match exercise.next() {
            Some(next) => self.begin_exercise(next),
            None => {
                match exercise {
                    Exercise::Lesson(..) => self.line(&self.text.say("lesson-done"))?,
                    Exercise::Puzzle(_) => self.say_solved()?,
                }
                self.leave_exercise();
                Ok(())
            }
        }
    }

    /// Goes back to the game, if there is one.
    pub(super) fn leave_exercise(&mut self) {
        if self.exercise.take().is_some() {
            self.table = self.laid_aside.take();
        }
    }
}
