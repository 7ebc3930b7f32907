//! Which sets of positions there are, and the order in which they are solved.

use super::index::{Classes, MOST, binomial};

/// The fewest stones with which a side plays on.
pub(super) const FEWEST: usize = 3;

/// The positions with `large` stones of one colour against `small` of the
/// other, either side to move. Which colour is which does not matter: the
/// rules are the same for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pair {
    large: u8,
    small: u8,
}

impl Pair {
    /// The fewest stones that both sides have together.
    pub const FEWEST: usize = 2 * FEWEST;

    /// The pair of these numbers of stones, in either order; `None` where one
    /// is not in 3 to 9.
    #[must_use]
    pub fn new(one: usize, other: usize) -> Option<Pair> {
        let (large, small) = (one.max(other), one.min(other));
        (FEWEST <= small && large <= MOST).then_some(Pair {
            large: large as u8,
            small: small as u8,
        })
    }

    /// All pairs with at most `stones` stones in all, in an order in which
    /// every removal leads to a pair before.
    pub fn up_to(stones: usize) -> impl Iterator<Item = Pair> {
        (2 * FEWEST..=stones.min(2 * MOST)).flat_map(|stones| {
            (FEWEST..=stones / 2).filter_map(move |small| Pair::new(small, stones - small))
        })
    }

    /// The stones of the side with more, 3 to 9.
    #[must_use]
    pub const fn large(self) -> usize {
        self.large as usize
    }

    /// The stones of the side with fewer, 3 to 9.
    #[must_use]
    pub const fn small(self) -> usize {
        self.small as usize
    }

    /// The stones in all, 6 to 18.
    #[must_use]
    pub const fn stones(self) -> usize {
        self.large() + self.small()
    }

    /// Whether both sides have as many.
    #[must_use]
    pub const fn is_even(self) -> bool {
        self.large == self.small
    }

    /// The pair after the side with more has removed a stone; `None` where
    /// the other side has then lost.
    #[must_use]
    pub fn after_large_removes(self) -> Option<Pair> {
        Pair::new(self.large(), self.small() - 1)
    }

    /// The pair after the side with fewer has removed a stone.
    #[must_use]
    pub fn after_small_removes(self) -> Option<Pair> {
        Pair::new(self.large() - 1, self.small())
    }

    /// The points that the larger side leaves free, 15 to 21.
    #[must_use]
    pub(super) const fn free(self) -> usize {
        24 - self.large()
    }

    /// The rows of a table: classes of the larger side's stones.
    #[must_use]
    pub(super) fn rows(self) -> usize {
        Classes::of(self.large()).len()
    }

    /// How many rows are visited when each table is gone through once.
    #[must_use]
    pub fn row_visits(self) -> usize {
        self.rows() * if self.is_even() { 1 } else { 2 }
    }

    /// The columns of a table: sets of the smaller side's stones among the
    /// points left.
    #[must_use]
    pub(super) const fn columns(self) -> usize {
        binomial(self.free(), self.small())
    }

    /// How many positions the index counts, either side to move (with both
    /// sides equally strong, those of one side to move are those of the
    /// other).
    #[must_use]
    pub fn positions(self) -> u64 {
        let one = self.rows() as u64 * self.columns() as u64;
        if self.is_even() { one } else { 2 * one }
    }
}

/// Which of the two tables of a pair: who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mover {
    Large,
    Small,
}

impl std::fmt::Display for Pair {
    /// As in "9-8".
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.large, self.small)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removals_lead_to_earlier_pairs() {
        let all: Vec<Pair> = Pair::up_to(18).collect();
        assert_eq!(all.len(), 28);
        for (n, pair) in all.iter().enumerate() {
            for after in [pair.after_large_removes(), pair.after_small_removes()] {
                assert!(after.is_none_or(|after| all[..n].contains(&after)));
            }
        }
        assert_eq!(Pair::up_to(6).count(), 1);
        assert_eq!(Pair::new(2, 3), None);
    }
}
