//! One thing to be solved: a step of a lesson, or a puzzle.

use super::{Goal, Lesson, Progress, Task, lessons, puzzles};
use crate::rules::{Move, Setup};
use crate::ui::text::{Text, Value};

/// What is being solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exercise {
    /// A step of a lesson, both counted from 0.
    Lesson(usize, usize),
    /// A puzzle, counted from 0.
    Puzzle(usize),
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

impl Lesson {
    fn ids(&self) -> [&'static str; 2] {
        match self.id.as_str() {
            "close" => ["lesson-close", "lesson-close-text"],
            "block" => ["lesson-block", "lesson-block-text"],
            "take" => ["lesson-take", "lesson-take-text"],
            "reopen" => ["lesson-reopen", "lesson-reopen-text"],
            "double" => ["lesson-double", "lesson-double-text"],
            _ => ["lesson-fly", "lesson-fly-text"],
        }
    }

    /// What the lesson is called.
    #[must_use]
    pub fn title(&self, text: &Text) -> String {
        text.say(self.ids()[0])
    }

    /// What it is about.
    #[must_use]
    pub fn about(&self, text: &Text) -> String {
        text.say(self.ids()[1])
    }
}

impl Exercise {
    /// All steps of all lessons.
    #[must_use]
    pub fn all_lessons() -> Vec<Exercise> {
        let lessons = lessons();
        let steps = |(n, lesson): (usize, &Lesson)| {
            (0..lesson.steps.len()).map(move |step| Exercise::Lesson(n, step))
        };
        lessons.iter().enumerate().flat_map(steps).collect()
    }

    /// All puzzles.
    #[must_use]
    pub fn all_puzzles() -> Vec<Exercise> {
        (0..puzzles().len()).map(Exercise::Puzzle).collect()
    }

    /// Everything of the same kind.
    #[must_use]
    pub fn all_of_its_kind(self) -> Vec<Exercise> {
        match self {
            Exercise::Lesson(..) => Exercise::all_lessons(),
            Exercise::Puzzle(_) => Exercise::all_puzzles(),
        }
    }

    /// The one so many places further on; `None` beyond the ends.
    #[must_use]
    pub fn further(self, places: isize) -> Option<Exercise> {
        let all = self.all_of_its_kind();
        let here = all.iter().position(|&exercise| exercise == self)?;
        all.get(here.checked_add_signed(places)?).copied()
    }

    /// The first of these that is not solved, or the first of all.
    #[must_use]
    pub fn first_open(all: &[Exercise], progress: &Progress) -> Option<Exercise> {
        let open = all.iter().find(|exercise| !progress.has(&exercise.name()));
        open.or(all.first()).copied()
    }

    /// The position and the moves that are right.
    #[must_use]
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
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Exercise::Lesson(lesson, step) => format!("lesson-{}-{}", lesson + 1, step + 1),
            Exercise::Puzzle(n) => format!("puzzle-{}", n + 1),
        }
    }

    /// Which one it is: the lesson's title, or the puzzle's number.
    #[must_use]
    pub fn heading(self, text: &Text) -> String {
        match self {
            Exercise::Lesson(n, _) => {
                let lessons = lessons();
                lessons
                    .get(n)
                    .map_or_else(String::new, |lesson| lesson.title(text))
            }
            Exercise::Puzzle(n) => {
                let count = puzzles().len();
                let number = [("number", Value::from(n + 1)), ("count", count.into())];
                text.say_with("puzzle-number", &number)
            }
        }
    }

    /// What is to be done.
    #[must_use]
    pub fn task(self, text: &Text) -> String {
        match self {
            Exercise::Lesson(lesson, step) => {
                let lessons = lessons();
                let step = lessons
                    .get(lesson)
                    .and_then(|lesson| lesson.steps.get(step));
                step.map_or_else(String::new, |step| text.say(task_id(step.goal)))
            }
            Exercise::Puzzle(n) => match puzzles().get(n).map(|puzzle| puzzle.task) {
                Some(Task::Win(plies)) => {
                    text.say_with("puzzle-task-win", &[("plies", plies.into())])
                }
                Some(Task::Keep) => text.say("puzzle-task-keep"),
                Some(Task::Draw) => text.say("puzzle-task-draw"),
                None => String::new(),
            },
        }
    }
}
