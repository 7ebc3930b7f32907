//! The stones on the board.

use super::geometry;
use super::point::Point;
use super::point_set::PointSet;
use super::side::Side;

/// Which stones stand where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    stones: [PointSet; 2],
}

impl Board {
    /// A board with these stones; `None` where both sides claim a point.
    #[must_use]
    pub const fn new(white: PointSet, black: PointSet) -> Option<Board> {
        if white.bits() & black.bits() == 0 {
            Some(Board {
                stones: [white, black],
            })
        } else {
            None
        }
    }

    /// A board without stones.
    pub const EMPTY: Board = Board {
        stones: [PointSet::EMPTY; 2],
    };

    /// The points with a stone of `side`.
    #[must_use]
    pub const fn stones(self, side: Side) -> PointSet {
        self.stones[side.index()]
    }

    /// The points without a stone.
    #[must_use]
    pub fn empty(self) -> PointSet {
        !(self.stones[0] | self.stones[1])
    }

    /// Whose stone stands on `point`.
    #[must_use]
    pub const fn owner(self, point: Point) -> Option<Side> {
        if self.stones[0].contains(point) {
            Some(Side::White)
        } else if self.stones[1].contains(point) {
            Some(Side::Black)
        } else {
            None
        }
    }

    /// The stones of `side` that its opponent may remove after closing a mill:
    /// those outside mills, or all where every one stands in a mill.
    ///
    /// ```text
    /// a7-B-----------+-----------W g7
    ///    |           |           |
    ///    B       W, here, could take only b6: the stones on
    ///    |   B   a7, a4 and a1 stand in a mill.
    ///    B
    /// ```
    #[must_use]
    #[inline]
    pub fn removable(self, side: Side) -> PointSet {
        let stones = self.stones(side);
        let free = stones - geometry::in_mills(stones);
        if free.is_empty() { stones } else { free }
    }

    #[inline]
    pub(super) fn put(&mut self, side: Side, point: Point) {
        self.stones[side.index()] = self.stones[side.index()].with(point);
    }

    #[inline]
    pub(super) fn take(&mut self, side: Side, point: Point) {
        self.stones[side.index()] = self.stones[side.index()].without(point);
    }
}
