//! Results: tokens, words for the reason, and what a file claims.

use crate::rules::{DrawReason, Game, Outcome, Side, WinReason};
use std::fmt;

/// What a file says about the result where the board says something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// `1-0` or `0-1`: this side has won.
    Win(Side),
    /// `1/2-1/2`: nobody has.
    Draw,
}

impl Claim {
    /// The result without its reason.
    pub(super) fn of(outcome: Outcome) -> Claim {
        outcome.winner().map_or(Claim::Draw, Claim::Win)
    }

    /// What a result token says: `Some(None)` for `*`, which claims nothing,
    /// and `None` where the word is no such token.
    pub(super) fn from_token(word: &str) -> Option<Option<Claim>> {
        match word {
            "1-0" => Some(Some(Claim::Win(Side::White))),
            "0-1" => Some(Some(Claim::Win(Side::Black))),
            "1/2-1/2" => Some(Some(Claim::Draw)),
            "*" => Some(None),
            _ => None,
        }
    }

    /// The token: `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Claim::Win(Side::White) => "1-0",
            Claim::Win(Side::Black) => "0-1",
            Claim::Draw => "1/2-1/2",
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.token())
    }
}

/// The result token of an outcome; `*` where there is none.
#[must_use]
pub fn result_token(outcome: Option<Outcome>) -> &'static str {
    outcome.map_or("*", |outcome| Claim::of(outcome).token())
}

/// The word for the reason of an outcome, as scripts read it. The tag
/// `Termination` has the same, save that what the clock ended is `time forfeit`
/// there, as everywhere in files of this form.
#[must_use]
pub const fn reason_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win { reason, .. } => match reason {
            WinReason::FewerThanThree => "fewer-than-three",
            WinReason::NoLegalMove => "no-legal-move",
            WinReason::Resignation => "resignation",
            WinReason::Time => "time-forfeit",
        },
        Outcome::Draw(reason) => match reason {
            DrawReason::Repetition => "repetition",
            DrawReason::QuietLimit => "quiet-limit",
            DrawReason::Agreement => "agreement",
        },
    }
}

/// What the tag `Termination` has where a clock ended the game.
const TIME_FORFEIT: &str = "time forfeit";

/// The value of the tag `Termination` for an outcome.
pub(super) const fn termination(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win {
            reason: WinReason::Time,
            ..
        } => TIME_FORFEIT,
        _ => reason_word(outcome),
    }
}

/// Whether a value of the tag `Termination` is one of [`termination`]: then the
/// game answers it, and it is not kept as a tag.
pub(super) fn is_reason_word(word: &str) -> bool {
    const WORDS: [&str; 7] = [
        "fewer-than-three",
        "no-legal-move",
        "resignation",
        "repetition",
        "quiet-limit",
        "agreement",
        TIME_FORFEIT,
    ];
    WORDS.iter().any(|known| known.eq_ignore_ascii_case(word))
}

/// Settles an open game as the file says, where it gives a result and
/// `Termination` names an end that only the players can make. Returns what is
/// left of the result as a claim.
pub(super) fn settle(
    game: &mut Game,
    result: Option<Claim>,
    termination: Option<&str>,
) -> Option<Claim> {
    let result = result?;
    let is = |word: &str| termination.is_some_and(|found| found.eq_ignore_ascii_case(word));
    match result {
        Claim::Win(winner) if is("resignation") => game.resign(!winner),
        Claim::Win(winner) if is(TIME_FORFEIT) => game.run_out_of_time(!winner),
        Claim::Draw if is("agreement") => game.agree_draw(),
        _ => false,
    };
    (game.outcome().map(Claim::of) != Some(result)).then_some(result)
}
