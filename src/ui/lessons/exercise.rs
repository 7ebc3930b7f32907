//! One thing to be solved: a step of a lesson, or a puzzle.

use super::{Goal, Lesson, Progress, Task, lessons, puzzles};
use crate::rules::Setup;
use crate::ui::text::{Text, Value};

/// What there is to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Collection {
    /// The lessons.
    Lessons,
    /// The puzzles.
    Puzzles,
}

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

impl Collection {
    /// How many lessons or puzzles there are.
    #[must_use]
    pub fn len(self) -> usize {
        match self {
            Collection::Lessons => lessons().len(),
            Collection::Puzzles => puzzles().len(),
        }
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The exercises of the lesson or puzzle of this number, counted from 0.
    #[must_use]
    pub fn exercises(self, n: usize) -> Vec<Exercise> {
        match self {
            Collection::Lessons => {
                let steps = lessons().get(n).map_or(0, |lesson| lesson.steps.len());
                (0..steps).map(|step| Exercise::Lesson(n, step)).collect()
            }
            Collection::Puzzles => vec![Exercise::Puzzle(n)],
        }
    }

    /// How many of these exercises are solved.
    #[must_use]
    pub fn solved(self, n: usize, progress: &Progress) -> usize {
        let exercises = self.exercises(n).into_iter();
        exercises.filter(|it| progress.has(&it.name())).count()
    }

    /// Where the lesson or puzzle of this number is to be begun: with the first
    /// exercise that is not solved, or with the first of all.
    #[must_use]
    pub fn begin(self, n: usize, progress: &Progress) -> Option<Exercise> {
        let exercises = self.exercises(n);
        let open = exercises.iter().find(|it| !progress.has(&it.name()));
        open.or(exercises.first()).copied()
    }

    /// The number of the first lesson or puzzle that is not solved, counted
    /// from 0; 0 where all are.
    #[must_use]
    pub fn first_open(self, progress: &Progress) -> usize {
        let open = |&n: &usize| self.solved(n, progress) < self.exercises(n).len();
        (0..self.len()).find(open).unwrap_or(0)
    }
}

impl Exercise {
    /// What it belongs to.
    #[must_use]
    pub const fn collection(self) -> Collection {
        match self {
            Exercise::Lesson(..) => Collection::Lessons,
            Exercise::Puzzle(_) => Collection::Puzzles,
        }
    }

    /// The number of its lesson, or its own, counted from 0.
    #[must_use]
    pub const fn number(self) -> usize {
        match self {
            Exercise::Lesson(n, _) | Exercise::Puzzle(n) => n,
        }
    }

    /// The one so many places further on among all of its collection; `None`
    /// beyond the ends.
    #[must_use]
    pub fn further(self, places: isize) -> Option<Exercise> {
        let collection = self.collection();
        let all: Vec<Exercise> = (0..collection.len())
            .flat_map(|n| collection.exercises(n))
            .collect();
        let here = all.iter().position(|&exercise| exercise == self)?;
        all.get(here.checked_add_signed(places)?).copied()
    }

    /// The position that it begins with.
    #[must_use]
    pub fn setup(self) -> Option<Setup> {
        match self {
            Exercise::Lesson(lesson, step) => Some(lessons().get(lesson)?.steps.get(step)?.setup),
            Exercise::Puzzle(n) => Some(puzzles().get(n)?.setup),
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
                let lesson = lessons().get(n);
                lesson.map_or_else(String::new, |lesson| lesson.title(text))
            }
            Exercise::Puzzle(n) => {
                let count = puzzles().len();
                let number = [("number", Value::from(n + 1)), ("count", count.into())];
                text.say_with("puzzle-number", &number)
            }
        }
    }

    /// Which step of its lesson it is; `None` for a puzzle.
    #[must_use]
    pub fn step(self, text: &Text) -> Option<String> {
        let Exercise::Lesson(n, step) = self else {
            return None;
        };
        let count = lessons().get(n)?.steps.len();
        let place = [("step", Value::from(step + 1)), ("count", count.into())];
        Some(text.say_with("lesson-step", &place))
    }

    /// What it is about: the lesson's explanation, or the puzzle's task.
    #[must_use]
    pub fn about(self, text: &Text) -> String {
        match self {
            Exercise::Lesson(n, _) => {
                let lesson = lessons().get(n);
                lesson.map_or_else(String::new, |lesson| lesson.about(text))
            }
            Exercise::Puzzle(_) => self.task(text),
        }
    }

    /// What is to be done.
    #[must_use]
    pub fn task(self, text: &Text) -> String {
        match self {
            Exercise::Lesson(lesson, step) => {
                let step = lessons().get(lesson).and_then(|it| it.steps.get(step));
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

    /// What is to be done, in a few words for a list.
    #[must_use]
    pub fn kind(self, text: &Text) -> String {
        match self {
            Exercise::Lesson(..) => self.heading(text),
            Exercise::Puzzle(n) => match puzzles().get(n).map(|puzzle| puzzle.task) {
                Some(Task::Win(plies)) => {
                    text.say_with("puzzle-kind-win", &[("plies", plies.into())])
                }
                Some(Task::Keep) => text.say("puzzle-kind-keep"),
                Some(Task::Draw) | None => text.say("puzzle-kind-draw"),
            },
        }
    }
}
