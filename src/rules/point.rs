//! The 24 points of the board.

use std::fmt;

/// One of the 24 points, named by file (`a`–`g` from the left) and rank
/// (`1`–`7` from the bottom).
///
/// ```text
/// 7  a7----------d7----------g7
///    |           |           |
/// 6  |   b6------d6------f6  |
///    |   |       |       |   |
/// 5  |   |   c5--d5--e5  |   |
///    |   |   |       |   |   |
/// 4  a4--b4--c4      e4--f4--g4
///    |   |   |       |   |   |
/// 3  |   |   c3--d3--e3  |   |
///    |   |       |       |   |
/// 2  |   b2------d2------f2  |
///    |           |           |
/// 1  a1----------d1----------g1
///    a   b   c   d   e   f   g
/// ```
///
/// The order of the variants goes round each square clockwise from its upper
/// left corner, outer square first. So eight times the square (0 outer,
/// 1 middle, 2 inner) plus the place in it is the index; corners have even
/// indices, and walking along a square is a rotation of eight bits.
///
/// ```text
///  0-----------1-----------2
///  |   8-------9------10   |
///  |   |  16--17--18   |   |
///  7--15--23      19--11---3
///  |   |  22--21--20   |   |
///  |  14------13------12   |
///  6-----------5-----------4
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs)] // The names say all: file and rank.
pub enum Point {
    A7, D7, G7, G4, G1, D1, A1, A4,
    B6, D6, F6, F4, F2, D2, B2, B4,
    C5, D5, E5, E4, E3, D3, C3, C4,
}

use Point::*;

impl Point {
    /// The number of points: 24.
    pub const COUNT: usize = 24;

    /// All points by their index.
    #[rustfmt::skip]
    pub const ALL: [Point; Point::COUNT] = [
        A7, D7, G7, G4, G1, D1, A1, A4,
        B6, D6, F6, F4, F2, D2, B2, B4,
        C5, D5, E5, E4, E3, D3, C3, C4,
    ];

    /// All points as one reads a page: rank 7 down to 1, in a rank from left
    /// to right.
    #[rustfmt::skip]
    pub const READING_ORDER: [Point; Point::COUNT] = [
        A7, D7, G7,
        B6, D6, F6,
        C5, D5, E5,
        A4, B4, C4, E4, F4, G4,
        C3, D3, E3,
        B2, D2, F2,
        A1, D1, G1,
    ];

    /// The index of this point in [`Point::ALL`], 0 to 23.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The point with this index.
    ///
    /// # Panics
    /// If `index` is not below 24.
    #[must_use]
    pub const fn from_index(index: usize) -> Point {
        Point::ALL[index]
    }

    /// The name in lower case, `a1` to `g7`.
    #[must_use]
    #[rustfmt::skip]
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; Point::COUNT] = [
            "a7", "d7", "g7", "g4", "g1", "d1", "a1", "a4",
            "b6", "d6", "f6", "f4", "f2", "d2", "b2", "b4",
            "c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4",
        ];
        NAMES[self as usize]
    }

    /// The point of this name, either case; `None` where there is no such
    /// point (the board has no `d4` and no `a2`).
    ///
    /// ```
    /// use merels::rules::Point;
    /// assert_eq!(Point::from_name("D6"), Some(Point::D6));
    /// assert_eq!(Point::from_name("d4"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Point> {
        Point::ALL
            .into_iter()
            .find(|point| point.name().eq_ignore_ascii_case(name))
    }

    /// How far right the point lies: 0 for file `a` to 6 for file `g`.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.name().as_bytes()[0] - b'a'
    }

    /// How high the point lies: 0 for rank 1 to 6 for rank 7.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.name().as_bytes()[1] - b'1'
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_point_has_its_own_index_name_and_place() {
        for (index, point) in Point::ALL.into_iter().enumerate() {
            assert_eq!(point.index(), index);
            assert_eq!(format!("{point:?}").to_lowercase(), point.name());
            assert_eq!(Point::from_name(point.name()), Some(point));
        }
        let mut reading = Point::READING_ORDER;
        assert!(reading.is_sorted_by_key(|point| (6 - point.rank(), point.file())));
        reading.sort_unstable();
        assert_eq!(reading, Point::ALL);
    }
}
