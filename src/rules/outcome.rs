//! How a game ended.

use super::side::Side;

/// The end of a game, with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The side that has won.
        winner: Side,
        /// Why.
        reason: WinReason,
    },
    /// Nobody has won.
    Draw(DrawReason),
}

/// Why a side has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// The loser has fewer than three stones, board and hand together.
    FewerThanThree,
    /// The loser is to move and cannot.
    NoLegalMove,
    /// The loser has resigned.
    Resignation,
    /// The loser's time is up.
    Time,
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// The same position for the third time.
    Repetition,
    /// The limit of plies without a removal is reached.
    QuietLimit,
    /// The players have agreed.
    Agreement,
}

impl Outcome {
    /// The side that has won, if any.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw(_) => None,
        }
    }
}
