//! Moves, and why a move is not allowed.

use super::point::Point;
use super::side::Side;
use std::fmt;

/// One side's whole turn: a placement, a slide or a flight, together with the
/// removal it earns. Moves are counted in plies, one a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where the stone comes from; `None` from the hand.
    pub from: Option<Point>,
    /// Where the stone goes.
    pub to: Point,
    /// The enemy stone that is removed, where the move closes a mill.
    pub removal: Option<Point>,
}

impl Move {
    /// A placement on `to`, without a removal.
    #[must_use]
    pub const fn place(to: Point) -> Move {
        Move {
            from: None,
            to,
            removal: None,
        }
    }

    /// A slide or flight, without a removal.
    #[must_use]
    pub const fn shift(from: Point, to: Point) -> Move {
        Move {
            from: Some(from),
            to,
            removal: None,
        }
    }

    /// The same step with the removal of the stone on `point`.
    #[must_use]
    pub const fn removing(self, point: Point) -> Move {
        Move {
            removal: Some(point),
            ..self
        }
    }

    /// The same step without its removal.
    #[must_use]
    pub const fn step(self) -> Move {
        Move {
            removal: None,
            ..self
        }
    }
}

/// Why a move cannot be played: the first rule that it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game is over: nothing can be played.
    GameOver,
    /// A slide, but the side still has stones in hand and must place one.
    StonesInHand {
        /// How many stones are in hand, 1 to 9.
        left: u8,
    },
    /// A placement, but the side has no stone in hand.
    HandEmpty,
    /// The stone to be moved is not the side's own.
    NotYourStone {
        /// The point named.
        point: Point,
        /// Who has a stone there; `None` where it is empty.
        owner: Option<Side>,
    },
    /// There is a stone already where this one should go.
    Occupied {
        /// The point named.
        point: Point,
        /// Whose stone it is.
        owner: Side,
    },
    /// The two points are not neighbours, and the side does not fly.
    NotConnected {
        /// Where the stone stands.
        from: Point,
        /// Where it should go.
        to: Point,
    },
    /// The move closes a mill, so an enemy stone must be removed with it.
    RemovalMissing,
    /// A removal, but the move closes no mill.
    NoMillClosed {
        /// The stone that should be removed.
        removal: Point,
    },
    /// There is no enemy stone to be removed.
    NoSuchStone {
        /// The point named.
        point: Point,
        /// Who has a stone there, if anyone: then it is the side's own.
        owner: Option<Side>,
    },
    /// The stone stands in a mill, and others do not.
    Protected {
        /// The stone that should be removed.
        point: Point,
    },
}

impl fmt::Display for Illegal {
    /// A plain English reason, for developers and error chains. Sentences for
    /// players are made in the `text` module from the same values.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::GameOver => write!(f, "the game is over"),
            Illegal::StonesInHand { left } => {
                write!(f, "stones still in hand ({left}), one must be placed")
            }
            Illegal::HandEmpty => write!(f, "no stone in hand"),
            Illegal::NotYourStone { point, owner: None } => write!(f, "no stone on {point}"),
            Illegal::NotYourStone { point, .. } => {
                write!(f, "the stone on {point} is the opponent's")
            }
            Illegal::Occupied { point, .. } => write!(f, "{point} is occupied"),
            Illegal::NotConnected { from, to } => write!(f, "{from} and {to} are not connected"),
            Illegal::RemovalMissing => write!(f, "a mill is closed, the removal is missing"),
            Illegal::NoMillClosed { removal } => {
                write!(f, "no mill is closed, {removal} cannot be removed")
            }
            Illegal::NoSuchStone { point, .. } => write!(f, "no enemy stone on {point}"),
            Illegal::Protected { point } => {
                write!(f, "the stone on {point} is protected by its mill")
            }
        }
    }
}

impl std::error::Error for Illegal {}
