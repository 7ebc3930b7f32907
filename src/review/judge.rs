//! What a position is worth, and how much of that a move gave away.

use super::Known;
use crate::bot::{Bot, Level, Limits, Score};
use crate::rules::{Game, Move, Outcome, Side};
use crate::tables::{Tables, Value};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// How much is thought about each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Positions searched.
    pub nodes: u64,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { nodes: 60_000 }
    }
}

/// What a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// For White, whoever is to move. What is exact is a win, a loss or an
    /// estimate of 0 for a draw; the plies of a win or loss are then those to
    /// the next removal or the end, otherwise those to the end.
    pub score: Score,
    /// Whether this is certain: the exact tables say so, or the game is over.
    /// All else is the bot's reckoning, also a win that its search has found.
    pub exact: bool,
}

impl Worth {
    /// What the bot reckons for `side`, which is to move.
    #[must_use]
    pub fn reckoned(score: Score, side: Side) -> Worth {
        Worth {
            score: for_white(score, side),
            exact: false,
        }
    }

    /// What the tables know.
    #[must_use]
    pub fn known(known: &Known) -> Worth {
        let plies = known.plies.unwrap_or(0).into();
        Worth {
            score: match known.winner() {
                Some(Side::White) => Score::Win(plies),
                Some(Side::Black) => Score::Loss(plies),
                None => Score::Estimate(0),
            },
            exact: true,
        }
    }

    /// The same for `side` instead of White.
    #[must_use]
    pub fn of_side(self, side: Side) -> Worth {
        Worth {
            score: for_white(self.score, side),
            ..self
        }
    }

    /// The value for `side`, where it is exact.
    #[must_use]
    pub fn value(self, side: Side) -> Option<Value> {
        self.exact.then(|| match for_white(self.score, side) {
            Score::Win(_) => Value::Win,
            Score::Estimate(_) => Value::Draw,
            Score::Loss(_) => Value::Loss,
        })
    }

    /// From −[`Worth::DECIDED`] (Black wins) to [`Worth::DECIDED`] (White
    /// wins), estimates in hundredths of a stone between them.
    #[must_use]
    pub fn bounded(self) -> i32 {
        bounded(self.score)
    }

    /// The bounded worth of a game that is won.
    pub const DECIDED: i32 = 1000;
}

/// An estimate never says as much as a win that was found.
fn bounded(score: Score) -> i32 {
    match score {
        Score::Estimate(value) => value.clamp(-800, 800),
        Score::Win(_) => Worth::DECIDED,
        Score::Loss(_) => -Worth::DECIDED,
    }
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What the move gave away, in hundredths of a stone; 0 is nothing.
    pub lost: i32,
    /// Where the values before and after the move are exact: both, for the side
    /// that moved. The move is then a mistake exactly if they differ.
    pub exact: Option<[Value; 2]>,
}

impl Verdict {
    /// From here on a move is called a mistake.
    pub const MISTAKE: i32 = 70;
    /// From here on a move is called a blunder.
    pub const BLUNDER: i32 = 250;

    /// A mill was overlooked, and the better move would have seen to it: what
    /// is nearly a mistake by the estimate is one.
    pub(super) fn overlooked(&mut self) {
        if self.exact.is_none() && self.lost >= Verdict::MISTAKE / 2 {
            self.lost = self.lost.max(Verdict::MISTAKE);
        }
    }

    /// Whether the move was a mistake, or a blunder.
    #[must_use]
    pub const fn is_mistake(self) -> bool {
        self.lost >= Verdict::MISTAKE
    }

    /// Whether the move was a blunder.
    #[must_use]
    pub const fn is_blunder(self) -> bool {
        self.lost >= Verdict::BLUNDER
    }
}

/// A position judged.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    pub(super) worth: Worth,
    /// The best line found, for the side to move; empty where the game is over.
    pub(super) line: Vec<Move>,
    /// Whether the tables cover the position.
    pub(super) covered: bool,
}

/// For how long exact values of positions with stones in hand are searched for,
/// all in all and for one. They are asked from the end of a game, where they are
/// soon found, and what was found helps with those before.
const SEARCH: Duration = Duration::from_secs(20);
const SEARCH_ONE: Duration = Duration::from_secs(3);

/// Judges the positions of a game.
pub(super) struct Judging<'a> {
    tables: Option<&'a Arc<Tables>>,
    budget: Budget,
    stop: &'a AtomicBool,
    /// What is left of the time for searches of exact values.
    left: Duration,
}

impl<'a> Judging<'a> {
    pub(super) fn new(
        tables: Option<&'a Arc<Tables>>,
        budget: Budget,
        stop: &'a AtomicBool,
    ) -> Judging<'a> {
        Judging {
            tables,
            budget,
            stop,
            left: SEARCH,
        }
    }

    /// What is certain of where `game` stands, and whether all stones are
    /// placed.
    fn known(&mut self, game: &Game) -> Option<(Known, bool)> {
        let tables = self.tables?;
        if let Some(known) = Known::of(game, tables) {
            return Some((known, true));
        }
        let began = Instant::now();
        let threads = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let time = SEARCH_ONE.min(self.left);
        let known = Known::search(game, tables, threads, time, self.stop);
        self.left = self.left.saturating_sub(began.elapsed());
        Some((known?, false))
    }
}

/// Judges where `game` stands now. `next` is what was judged after the move
/// that was played, if one was.
pub(super) fn judge(judging: &mut Judging<'_>, game: &Game, next: Option<&Judged>) -> Judged {
    let turn = game.position().turn();
    if let Some(outcome) = game.outcome() {
        return over(outcome);
    }
    let known = judging.known(game);
    let legal = game.legal_moves();
    if let ([only], Some(next), None) = (&legal[..], next, &known) {
        let line = std::iter::once(*only).chain(next.line.iter().copied());
        return Judged {
            worth: longer(next.worth),
            line: line.collect(),
            covered: false,
        };
    }
    let mut bot = match (&known, judging.tables) {
        (Some((_, true)), Some(tables)) => {
            let mut bot = Bot::new(Level::Perfect, 1);
            bot.set_tables(Arc::clone(tables));
            bot
        }
        _ => {
            let mut bot = Bot::new(Level::Master, 1);
            bot.forgo_tables();
            bot
        }
    };
    bot.set_table_bytes(1 << 20);
    let limits = Limits {
        nodes: Some(judging.budget.nodes),
        ..Limits::default()
    };
    let mut last = None;
    let mv = bot.choose(game, &limits, judging.stop, &mut |progress| {
        last = Some((progress.score, progress.line.clone()));
    });
    let (score, mut line) = last.unwrap_or((Score::Estimate(0), mv.into_iter().collect()));
    if let (Some((known, _)), Some(&mv)) = (&known, line.first()) {
        let keeping = known.keeping(mv);
        if keeping != mv {
            line = vec![keeping];
        }
    }
    Judged {
        worth: match &known {
            Some((known, _)) => Worth::known(known),
            None => Worth::reckoned(score, turn),
        },
        line,
        covered: known.is_some(),
    }
}

fn over(outcome: Outcome) -> Judged {
    let score = match outcome.winner() {
        Some(Side::White) => Score::Win(0),
        Some(Side::Black) => Score::Loss(0),
        None => Score::Estimate(0),
    };
    Judged {
        worth: Worth { score, exact: true },
        line: Vec::new(),
        covered: false,
    }
}

/// A score for `side` as White sees it.
pub(super) fn for_white(score: Score, side: Side) -> Score {
    match (side, score) {
        (Side::White, score) => score,
        (Side::Black, Score::Estimate(value)) => Score::Estimate(-value),
        (Side::Black, Score::Win(plies)) => Score::Loss(plies),
        (Side::Black, Score::Loss(plies)) => Score::Win(plies),
    }
}

/// The same a ply earlier.
fn longer(worth: Worth) -> Worth {
    let score = match worth.score {
        Score::Win(plies) => Score::Win(plies + 1),
        Score::Loss(plies) => Score::Loss(plies + 1),
        estimate @ Score::Estimate(_) => estimate,
    };
    Worth { score, ..worth }
}

/// What the move that led from `before` to `after` gave away, for the side that
/// made it.
pub(super) fn verdict(before: Worth, after: Worth, side: Side) -> Verdict {
    let exact = before.value(side).zip(after.value(side));
    let (before, after) = (before.bounded(), after.bounded());
    let lost = match side {
        Side::White => before - after,
        Side::Black => after - before,
    };
    Verdict {
        lost: lost.max(0),
        exact: exact.map(|(before, after)| [before, after]),
    }
}
