//! What is wrong with a text, and where.

use crate::rules::{BadPosition, Side};
use std::fmt;
use std::ops::Range;

/// A text that is no move or no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The bytes of the text that are to blame; empty at its end where
    /// something is missing. Always on character boundaries.
    pub span: Range<usize>,
    /// What is wrong with them.
    pub kind: ParseErrorKind,
}

impl ParseError {
    pub(super) fn new(span: Range<usize>, kind: ParseErrorKind) -> ParseError {
        ParseError { span, kind }
    }
}

/// Why a text is no move or no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseErrorKind {
    /// A move: the text ends where a point should follow.
    MissingPoint,
    /// A move: something else stands where a point should.
    NotAPoint,
    /// A move: something follows the move, or its parts are not joined by `-`
    /// and `x`.
    AfterMove,
    /// A position: nothing stands where the board should.
    MissingBoard,
    /// A position: the board holds something that is no stone, no digit from 1
    /// to 9, no `.` and no `/`.
    NotABoard {
        /// The character.
        found: char,
    },
    /// A position: the ranks are parted by `/`, but there are not seven.
    RankCount {
        /// How many there are.
        found: usize,
    },
    /// A position: a rank does not have its number of points.
    RankLength {
        /// The rank, 7 to 1.
        rank: u8,
        /// How many points it holds here.
        found: usize,
        /// How many points it has: six on rank 4, three on the others.
        expected: usize,
    },
    /// A position: a board without `/` does not have 24 points.
    BoardLength {
        /// How many points it holds.
        found: usize,
    },
    /// A position: the side to move is missing.
    MissingSide,
    /// A position: the side to move is neither `w` nor `b`.
    NotASide,
    /// A position: the number of stones in a side's hand is missing.
    MissingHand {
        /// The side.
        side: Side,
    },
    /// A position: something stands where a number from 0 to `max` should.
    NotANumber {
        /// The largest number that can stand here.
        max: u16,
    },
    /// A position: a number is too large.
    NumberTooLarge {
        /// The largest number that can stand here.
        max: u16,
    },
    /// A position: something follows it.
    AfterPosition,
    /// A position of the right form that cannot be.
    BadPosition(BadPosition),
}

impl fmt::Display for ParseErrorKind {
    /// A plain English reason with what was expected, for developers and error
    /// chains. Sentences for players are made elsewhere from the same values.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use ParseErrorKind as Kind;
        match self {
            Kind::MissingPoint => write!(f, "a point is missing, expected a1 to g7"),
            Kind::NotAPoint => write!(f, "no such point, expected a1 to g7"),
            Kind::AfterMove => write!(f, "this does not belong to the move, expected its end"),
            Kind::MissingBoard => write!(f, "the board is missing, expected its ranks 7 to 1"),
            Kind::NotABoard { found } => write!(
                f,
                "{found:?} does not belong on a board, expected W, B, 1 to 9, . or /"
            ),
            Kind::RankCount { found } => write!(f, "{found} ranks, expected 7"),
            Kind::RankLength {
                rank,
                found,
                expected,
            } => write!(f, "{found} points on rank {rank}, expected {expected}"),
            Kind::BoardLength { found } => write!(f, "{found} points, expected 24"),
            Kind::MissingSide => write!(f, "the side to move is missing, expected w or b"),
            Kind::NotASide => write!(f, "no such side, expected w or b"),
            Kind::MissingHand { side } => write!(
                f,
                "the stones in {side:?}'s hand are missing, expected 0 to 9"
            ),
            Kind::NotANumber { max } => write!(f, "no number, expected 0 to {max}"),
            Kind::NumberTooLarge { max } => write!(f, "too large, expected 0 to {max}"),
            Kind::AfterPosition => {
                write!(f, "this does not belong to the position, expected its end")
            }
            Kind::BadPosition(reason) => reason.fmt(f),
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)
    }
}

impl std::error::Error for ParseError {}
