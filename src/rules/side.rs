//! The two sides.

use std::ops::Not;

/// One of the two sides. White moves first (decided in the project's rules:
/// the sheets do not say; it is the custom).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The side that moves first.
    White,
    /// The side that moves second.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// 0 for White, 1 for Black: an index into an array with one value a side.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side. `!side` says the same.
    #[must_use]
    pub const fn opponent(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        self.opponent()
    }
}
