//! What a position is worth, and how much of that a move gave away.

use super::Known;
use crate::bot::{Bot, Level, Limits, Score};
use crate::rules::{Game, Move, Outcome, Side};
use crate::tables::{Tables, Value};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

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

/// Judges where `game` stands now. `next` is what was judged after the move
/// that was played, if one was.
pub(super) fn judge(
    game: &Game,
    next: Option<&Judged>,
    tables: Option<&Arc<Tables>>,
    budget: Budget,
    stop: &AtomicBool,
) -> Judged {
    let turn = game.position().turn();
    if let Some(outcome) = game.outcome() {
        return over(outcome);
    }
    let known = tables.and_then(|tables| Some((Known::of(game, tables)?, tables)));
    let legal = game.legal_moves();
    if let ([only], Some(next), None) = (&legal[..], next, &known) {
        let line = std::iter::once(*only).chain(next.line.iter().copied());
        return Judged {
            worth: longer(next.worth),
            line: line.collect(),
            covered: false,
        };
    }
    let mut bot = match &known {
        Some((_, tables)) => {
            let mut bot = Bot::new(Level::Perfect, 1);
            bot.set_tables(Arc::clone(tables));
            bot
        }
        None => {
            let mut bot = Bot::new(Level::Master, 1);
            bot.forgo_tables();
            bot
        }
    };
    bot.set_table_bytes(1 << 20);
    let limits = Limits {
        nodes: Some(budget.nodes),
        ..Limits::default()
    };
    let mut last = None;
    let mv = bot.choose(game, &limits, stop, &mut |progress| {
        last = Some((progress.score, progress.line.clone()));
    });
    let (score, line) = last.unwrap_or((Score::Estimate(0), mv.into_iter().collect()));
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
