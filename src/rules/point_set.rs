//! Sets of points as 24 bits.

use super::point::Point;
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub};

/// A set of points: bit `n` stands for the point with index `n`.
///
/// The operators are those of sets: `a & b` what is in both, `a | b` what is in
/// either, `a - b` what is in `a` only, `!a` all other points of the board.
///
/// ```
/// use merels::rules::{Point, PointSet};
/// let corners = PointSet::from([Point::A1, Point::A7]);
/// assert_eq!(corners.len(), 2);
/// assert!((corners - Point::A1.into()).contains(Point::A7));
/// assert_eq!((!corners).len(), 22);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PointSet(u32);

impl PointSet {
    /// No point.
    pub const EMPTY: PointSet = PointSet(0);
    /// All 24 points.
    pub const ALL: PointSet = PointSet(0xFF_FFFF);

    /// The set of these 24 bits; what lies above them is dropped.
    #[must_use]
    pub const fn from_bits(bits: u32) -> PointSet {
        PointSet(bits & PointSet::ALL.0)
    }

    /// The 24 bits.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of one point.
    #[must_use]
    pub const fn of(point: Point) -> PointSet {
        PointSet(1 << point as u32)
    }

    /// How many points are in the set, 0 to 24.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no point in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this point is in the set.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        self.0 & (1 << point as u32) != 0
    }

    /// Whether all points of `other` are in this set.
    #[must_use]
    pub const fn contains_all(self, other: PointSet) -> bool {
        self.0 & other.0 == other.0
    }

    /// The set with this point.
    #[must_use]
    pub const fn with(self, point: Point) -> PointSet {
        PointSet(self.0 | 1 << point as u32)
    }

    /// The set without this point.
    #[must_use]
    pub const fn without(self, point: Point) -> PointSet {
        PointSet(self.0 & !(1 << point as u32))
    }

    /// The point with the lowest index, if there is any.
    #[must_use]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 {
            None
        } else {
            Some(Point::ALL[self.0.trailing_zeros() as usize])
        }
    }
}

impl From<Point> for PointSet {
    fn from(point: Point) -> PointSet {
        PointSet::of(point)
    }
}

impl<const N: usize> From<[Point; N]> for PointSet {
    fn from(points: [Point; N]) -> PointSet {
        points.into_iter().collect()
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        points.into_iter().fold(PointSet::EMPTY, PointSet::with)
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    /// The points by rising index.
    fn into_iter(self) -> Points {
        Points(self)
    }
}

/// The points of a set, one after the other by rising index.
#[derive(Clone, Debug)]
pub struct Points(PointSet);

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let point = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(point)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Points {}

impl BitAnd for PointSet {
    type Output = PointSet;
    fn bitand(self, other: PointSet) -> PointSet {
        PointSet(self.0 & other.0)
    }
}

impl BitOr for PointSet {
    type Output = PointSet;
    fn bitor(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }
}

impl BitXor for PointSet {
    type Output = PointSet;
    fn bitxor(self, other: PointSet) -> PointSet {
        PointSet(self.0 ^ other.0)
    }
}

impl Sub for PointSet {
    type Output = PointSet;
    fn sub(self, other: PointSet) -> PointSet {
        PointSet(self.0 & !other.0)
    }
}

impl Not for PointSet {
    type Output = PointSet;
    fn not(self) -> PointSet {
        PointSet(!self.0 & PointSet::ALL.0)
    }
}

impl BitAndAssign for PointSet {
    fn bitand_assign(&mut self, other: PointSet) {
        *self = *self & other;
    }
}

impl BitOrAssign for PointSet {
    fn bitor_assign(&mut self, other: PointSet) {
        *self = *self | other;
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
