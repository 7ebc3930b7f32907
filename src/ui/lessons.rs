//! Lessons and puzzles: positions in which the player finds the move.
//!
//! The positions are in `lessons/lessons.txt` and `lessons/puzzles.txt`. Which
//! moves a lesson accepts follows from the rules and the goal of its step; which
//! move begins the solution of a puzzle stands in its line, and is proved by the
//! tests. `answer` plays a puzzle out.

mod answer;
mod exercise;
mod progress;

pub use answer::{HOLD, Verdict, Why};
pub use exercise::{Collection, Exercise};
pub use progress::Progress;

use crate::rules::{Move, Rules, Setup, patterns};
use std::sync::LazyLock;

/// A short lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name in message ids: `lesson-<id>` is the title, `lesson-<id>-text`
    /// what it is about.
    pub id: String,
    /// What is to be done, one position after the other.
    pub steps: Vec<Step>,
}

/// A position of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The position; the side to move is the player's.
    pub setup: Setup,
    /// What is to be done.
    pub goal: Goal,
}

/// What a step of a lesson asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Close a mill.
    Close,
    /// Leave the opponent no mill to close, where it threatens to.
    Block,
    /// Close a mill and take a stone: what may be taken is the question.
    Take,
    /// Open a mill so that it can be closed again with the next move, whatever
    /// the opponent does.
    Open,
    /// Make a double mill that cannot be stopped at once.
    Double,
    /// With three stones: leave the opponent no mill to close.
    Survive,
}

impl Goal {
    /// All goals, in the order of the lessons.
    pub const ALL: [Goal; 6] = [
        Goal::Close,
        Goal::Block,
        Goal::Take,
        Goal::Open,
        Goal::Double,
        Goal::Survive,
    ];

    /// The word in the data file and in the message `task-<word>`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Goal::Close => "close",
            Goal::Block => "block",
            Goal::Take => "take",
            Goal::Open => "open",
            Goal::Double => "double",
            Goal::Survive => "survive",
        }
    }
}

impl Step {
    /// The moves that do what is asked for.
    #[must_use]
    pub fn accepted(&self) -> Vec<Move> {
        let (position, rules) = (self.setup.position, Rules::default());
        let side = position.turn();
        let does = |mv: Move| {
            let after = position.play_unchecked(mv);
            match self.goal {
                Goal::Close | Goal::Take => position.closes_mill(mv),
                Goal::Block | Goal::Survive => patterns::threats(after, !side, rules).is_empty(),
                Goal::Open => mv.from.is_some_and(|from| {
                    let own = position.board().stones(side);
                    crate::rules::geometry::in_mills(own).contains(from)
                        && patterns::threats(after, side, rules).contains(from)
                        && !patterns::can_reach(after, !side, from, rules)
                }),
                Goal::Double => patterns::double_mills(after.board(), side).any(|double| {
                    let old = patterns::double_mills(position.board(), side);
                    !patterns::can_reach(after, !side, double.open, rules)
                        && old.into_iter().all(|old| old.stones() != double.stones())
                }),
            }
        };
        let legal = position.legal_moves(rules);
        legal.into_iter().filter(|&mv| does(mv)).collect()
    }
}

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// White wins within so many plies, its own move included.
    Win(u8),
    /// White wins in the end: every other move lets the win go.
    Keep,
    /// Every other move loses.
    Draw,
}

/// A position in which one move, or one step with several removals, is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position; White is to move, and flying is on.
    pub setup: Setup,
    /// What is to be found.
    pub task: Task,
    /// The right moves.
    pub solution: Vec<Move>,
}

/// The lessons in their order.
#[must_use]
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        read_lessons(include_str!("lessons/lessons.txt"))
            .expect("the lessons in the program are read by the tests")
    });
    &LESSONS
}

/// The puzzles, from easy to hard.
#[must_use]
pub fn puzzles() -> &'static [Puzzle] {
    static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
        let lines = include_str!("lessons/puzzles.txt").lines();
        lines
            .filter(|line| !line.is_empty() && !line.starts_with(';'))
            .map(|line| {
                read_puzzle(line).expect("the puzzles in the program are read by the tests")
            })
            .collect()
    });
    &PUZZLES
}

/// `lesson <id>`, then `<goal> <position>` for each step.
fn read_lessons(source: &str) -> Option<Vec<Lesson>> {
    let mut lessons: Vec<Lesson> = Vec::new();
    for line in source.lines() {
        if line.is_empty() || line.starts_with(';') {
            continue;
        }
        let (word, rest) = line.split_once(' ')?;
        if word == "lesson" {
            lessons.push(Lesson {
                id: rest.to_owned(),
                steps: Vec::new(),
            });
        } else {
            let goal = Goal::ALL.into_iter().find(|goal| goal.word() == word)?;
            let setup = rest.parse().ok()?;
            lessons.last_mut()?.steps.push(Step { setup, goal });
        }
    }
    Some(lessons)
}

/// `win 5 | <position> | <moves>`, `keep | …`, `draw | …`.
fn read_puzzle(line: &str) -> Option<Puzzle> {
    let mut parts = line.split(" | ");
    let task = match parts.next()?.split_once(' ') {
        Some(("win", plies)) => Task::Win(plies.parse().ok()?),
        Some(_) => return None,
        None if line.starts_with("keep |") => Task::Keep,
        None if line.starts_with("draw |") => Task::Draw,
        None => return None,
    };
    let setup = parts.next()?.parse().ok()?;
    let moves = parts.next()?.split(' ').map(|word| word.parse().ok());
    Some(Puzzle {
        setup,
        task,
        solution: moves.collect::<Option<_>>()?,
    })
}
