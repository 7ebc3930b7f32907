//! What a position is worth, and how much of that a move gave away.

use crate::bot::{Bot, Level, Limits, Score};
use crate::rules::{Game, Move, Outcome, Side};
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
    /// For White, whoever is to move.
    pub score: Score,
    /// Whether this is certain, and no estimate: the game is over here, or its
    /// end was seen.
    pub exact: bool,
}

impl Worth {
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
}

impl Verdict {
    /// From here on a move is called a mistake.
    pub const MISTAKE: i32 = 70;
    /// From here on a move is called a blunder.
    pub const BLUNDER: i32 = 250;

    /// A mill was overlooked, and the better move would have seen to it: what
    /// is nearly a mistake by the estimate is one.
    pub(super) fn overlooked(&mut self) {
        if self.lost >= Verdict::MISTAKE / 2 {
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
}

/// Judges where `game` stands now. `next` is what was judged after the move
/// that was played, if one was.
pub(super) fn judge(
    game: &Game,
    next: Option<&Judged>,
    budget: Budget,
    stop: &AtomicBool,
) -> Judged {
    let turn = game.position().turn();
    if let Some(outcome) = game.outcome() {
        return over(outcome);
    }
    let legal = game.legal_moves();
    if let ([only], Some(next)) = (&legal[..], next) {
        let line = std::iter::once(*only).chain(next.line.iter().copied());
        return Judged {
            worth: longer(next.worth),
            line: line.collect(),
        };
    }
    let mut bot = Bot::new(Level::Master, 1);
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
        worth: Worth {
            score: for_white(score, turn),
            exact: !matches!(score, Score::Estimate(_)),
        },
        line,
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
    let (before, after) = (before.bounded(), after.bounded());
    let lost = match side {
        Side::White => before - after,
        Side::Black => after - before,
    };
    Verdict { lost: lost.max(0) }
}
