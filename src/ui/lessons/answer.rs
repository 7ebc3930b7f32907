//! Whether a move does what a lesson or puzzle asks for, and what the opponent
//! answers.
//!
//! The player is the side that moves first. A step of a lesson is one move. A
//! puzzle is played out: a win in few plies to the end of the game, a win by one
//! move up to the next stone won, a draw for [`HOLD`] moves. The opponent plays
//! what holds out longest, by a look at everything or by the small tables.

use super::{Exercise, Goal, Puzzle, Step, Task, lessons, puzzles};
use crate::rules::{Game, Move, Point, PointSet, Position, Rules, Setup, geometry, patterns};
use crate::tables::{Exact, Tables, Value};

/// How many moves the player has to hold a draw.
pub const HOLD: usize = 4;

/// What the player's last move came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It solves the exercise.
    Solved,
    /// It is right, and the opponent answers.
    GoesOn,
    /// It does not do what is asked for.
    Wrong(Why),
}

/// Why a move does not do what is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It closes no mill.
    NoMill,
    /// The opponent can close a mill on these points after it.
    StillOpen(PointSet),
    /// No stone steps out of a mill.
    OpensNothing,
    /// The opponent can step onto this point, from where the stone came.
    Gap(Point),
    /// It makes no double mill.
    NoDouble,
    /// The opponent can step onto this point of the double mill.
    Stopped(Point),
    /// After this answer there is no win in time.
    TooSlow(Move),
    /// This answer holds the draw.
    OnlyDraws(Move),
    /// This answer wins for the opponent.
    Loses(Move),
    /// The game is drawn here.
    Drawn,
}

impl Exercise {
    /// The moves that are right where the player is to move in `game`, which
    /// began with the position of the exercise; those that get on fastest first.
    #[must_use]
    pub fn right_moves(self, game: &Game) -> Vec<Move> {
        let plies = game.moves().len();
        match self {
            Exercise::Lesson(lesson, step) => {
                let step = lessons().get(lesson).and_then(|it| it.steps.get(step));
                step.map_or_else(Vec::new, Step::accepted)
            }
            Exercise::Puzzle(n) => match puzzles().get(n) {
                Some(puzzle) if plies == 0 => puzzle.solution.clone(),
                Some(puzzle) => {
                    let setup = game.setup();
                    let legal = game.legal_moves().into_iter();
                    let right = |&mv: &Move| puzzle.keeps(setup, mv, plies);
                    let mut right: Vec<Move> = legal.filter(right).collect();
                    if puzzle.task == Task::Keep {
                        let left = |mv: &Move| exact(setup.play_unchecked(*mv))?.plies;
                        right.sort_by_key(|mv| (mv.removal.is_none(), left(mv)));
                    }
                    right
                }
                None => Vec::new(),
            },
        }
    }

    /// What the player's last move in `game` came to, with the opponent's answer
    /// where that has been made.
    #[must_use]
    pub fn verdict(self, game: &Game) -> Verdict {
        let task = match self {
            Exercise::Lesson(..) => None,
            Exercise::Puzzle(n) => puzzles().get(n).map(|puzzle| puzzle.task),
        };
        let (mut before, Some(&played)) = (game.clone(), game.moves().last()) else {
            return Verdict::GoesOn;
        };
        before.undo();
        let answered = game.moves().len().is_multiple_of(2);
        if !answered && !self.right_moves(&before).contains(&played) {
            return Verdict::Wrong(self.why(before.setup(), played, before.moves().len()));
        }
        let moves = game.moves().len().div_ceil(2);
        match (task, game.outcome().map(|outcome| outcome.winner())) {
            (None, _) | (_, Some(Some(_))) | (Some(Task::Draw), Some(None)) => Verdict::Solved,
            (_, Some(None)) => Verdict::Wrong(Why::Drawn),
            (Some(Task::Draw), None) if moves >= HOLD && !answered => Verdict::Solved,
            // A stone won in a position that stays won is the gain.
            (Some(Task::Keep), None) if played.removal.is_some() && !answered => Verdict::Solved,
            _ => Verdict::GoesOn,
        }
    }

    /// What the opponent, who is to move in `game`, answers; `None` in a lesson
    /// and where the game is over.
    #[must_use]
    pub fn reply(self, game: &Game) -> Option<Move> {
        let Exercise::Puzzle(n) = self else {
            return None;
        };
        let puzzle = puzzles().get(n)?;
        puzzle.defence(game.setup(), game.moves().len(), &game.legal_moves())
    }

    /// Why `played` is not right in `before`, after so many plies.
    fn why(self, before: Setup, played: Move, plies: usize) -> Why {
        match self {
            Exercise::Lesson(lesson, step) => {
                let step = lessons().get(lesson).and_then(|it| it.steps.get(step));
                step.map_or(Why::NoMill, |step| step.why(played))
            }
            Exercise::Puzzle(n) => puzzles()
                .get(n)
                .and_then(|puzzle| puzzle.why(before, played, plies))
                .unwrap_or(Why::Drawn),
        }
    }
}

impl Step {
    fn why(&self, played: Move) -> Why {
        let (position, rules) = (self.setup.position, Rules::default());
        let side = position.turn();
        let after = position.play_unchecked(played);
        match self.goal {
            Goal::Close | Goal::Take => Why::NoMill,
            Goal::Block | Goal::Survive => Why::StillOpen(patterns::threats(after, !side, rules)),
            Goal::Open => {
                let mills = geometry::in_mills(position.board().stones(side));
                match played.from.filter(|&from| mills.contains(from)) {
                    Some(from) => Why::Gap(from),
                    None => Why::OpensNothing,
                }
            }
            Goal::Double => {
                let made = patterns::double_mills(after.board(), side);
                let old: Vec<_> = patterns::double_mills(position.board(), side)
                    .map(|old| old.stones())
                    .collect();
                let new = made.into_iter().find(|new| !old.contains(&new.stones()));
                new.map_or(Why::NoDouble, |new| Why::Stopped(new.open))
            }
        }
    }
}

impl Puzzle {
    /// How many plies are left for a win after `plies` of them.
    fn left(&self, plies: usize) -> u8 {
        match self.task {
            Task::Win(all) => all.saturating_sub(plies as u8),
            Task::Keep | Task::Draw => 0,
        }
    }

    /// Whether the player's move keeps what the puzzle promises.
    fn keeps(&self, setup: Setup, mv: Move, plies: usize) -> bool {
        let after = setup.play_unchecked(mv);
        match self.task {
            Task::Win(_) => loses(after.position, self.left(plies + 1)),
            Task::Keep => value(after) == Value::Loss,
            Task::Draw => value(after) != Value::Win,
        }
    }

    /// The right moves of the player in a position after so many plies.
    fn ways(&self, setup: Setup, plies: usize) -> usize {
        let legal = setup.position.legal_moves(Rules::default()).into_iter();
        legal.filter(|&mv| self.keeps(setup, mv, plies)).count()
    }

    /// The opponent's move that holds out longest, and of several such the one
    /// that leaves the player the fewest ways to go on.
    fn defence(&self, setup: Setup, plies: usize, legal: &[Move]) -> Option<Move> {
        let rank = |&mv: &Move| {
            let after = setup.play_unchecked(mv);
            let length = match self.task {
                Task::Win(_) => {
                    let left = self.left(plies + 1);
                    let sooner = (1..left).step_by(2);
                    let found = sooner.into_iter().find(|&n| wins(after.position, n));
                    u16::from(found.unwrap_or(left))
                }
                Task::Keep => exact(after)
                    .filter(|exact| exact.value == Value::Win)
                    // What is not lost would be best; it cannot be.
                    .map_or(u16::MAX, |exact| exact.plies.unwrap_or(u16::MAX)),
                Task::Draw => u16::from(value(after) != Value::Win),
            };
            // Counting the ways of a longer win would take too long.
            let ways = match self.task {
                Task::Win(_) if self.left(plies + 1) > 1 => {
                    patterns::threats(after.position, after.position.turn(), Rules::default()).len()
                }
                _ => self.ways(after, plies + 1),
            };
            (length, mv.removal.is_some(), std::cmp::Reverse(ways))
        };
        legal.iter().copied().max_by_key(rank)
    }

    /// Why a move is wrong: the answer to it.
    fn why(&self, before: Setup, played: Move, plies: usize) -> Option<Why> {
        let after = before.play_unchecked(played);
        let legal = after.position.legal_moves(Rules::default());
        if let Task::Win(_) = self.task {
            let left = self.left(plies + 2);
            let escapes = |&&mv: &&Move| !wins(after.position.play_unchecked(mv), left);
            return legal.iter().find(escapes).map(|&mv| Why::TooSlow(mv));
        }
        let best = |wanted: Value| {
            let leads = legal.iter().copied().filter_map(|mv| {
                let exact = exact(after.play_unchecked(mv))?;
                (exact.value == wanted).then_some((exact.plies, mv))
            });
            leads.min_by_key(|&(plies, _)| plies).map(|(_, mv)| mv)
        };
        best(Value::Loss)
            .map(Why::Loses)
            .or_else(|| best(Value::Draw).map(Why::OnlyDraws))
    }
}

/// What the small tables say; `None` where they say nothing.
fn exact(setup: Setup) -> Option<Exact> {
    Tables::none().probe(setup.position, Rules::default(), setup.quiet_plies)
}

/// The value for the side to move; the positions of the puzzles that ask for it
/// are all in the small tables.
fn value(setup: Setup) -> Value {
    exact(setup).map_or(Value::Draw, |exact| exact.value)
}

/// Whether the side to move can win within `plies` plies, by looking at
/// everything.
fn wins(position: Position, plies: u8) -> bool {
    let rules = Rules::default();
    if let Some(outcome) = position.decided(rules) {
        return outcome.winner() == Some(position.turn());
    }
    plies > 0
        && position
            .legal_moves(rules)
            .into_iter()
            .any(|mv| loses(position.play_unchecked(mv), plies - 1))
}

/// Whether the side to move loses within `plies` plies, whatever it does.
fn loses(position: Position, plies: u8) -> bool {
    let rules = Rules::default();
    if let Some(outcome) = position.decided(rules) {
        return outcome.winner() == Some(!position.turn());
    }
    plies > 0
        && position
            .legal_moves(rules)
            .into_iter()
            .all(|mv| wins(position.play_unchecked(mv), plies - 1))
}
