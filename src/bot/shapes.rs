//! What stands on a square of the board, and on a quarter of it, as one number
//! each: where the weights of the evaluation are looked up.
//!
//! ```text
//! a square: its eight points      a quarter: a corner of each square
//!                                 and the midpoints beside it
//!     0-----1-----2               1-----2-----3
//!     |           |               |     |     |
//!     7           3                 1---2---3
//!     |           |                 |   |   |
//!     6-----5-----4                   1-2-3
//! ```
//!
//! A point is a digit to the base of three: 0 for empty, 1 for a stone of the
//! side to move, 2 for one of its opponent. The outer and the inner square have
//! the same weights, as have all quarters, and a shape has the same weight as
//! its images under the symmetries: the weights that are stored stand for such
//! classes.

use super::node::Node;
use std::sync::LazyLock;

/// How many shapes a square can have.
pub(super) const SQUARES: usize = 3usize.pow(8);
/// How many shapes a quarter can have.
pub(super) const QUARTERS: usize = 3usize.pow(9);

/// The stones on eight points as a number to the base of three.
const SQUARE: [u16; 256] = {
    let mut table = [0; 256];
    let mut stones = 0;
    while stones < 256 {
        let (mut point, mut digit) = (0, 1);
        while point < 8 {
            if stones >> point & 1 == 1 {
                table[stones] += digit;
            }
            digit *= 3;
            point += 1;
        }
        stones += 1;
    }
    table
};

/// The part of a square in each of the four quarters, sixteen bits each: the
/// midpoint before the corner, the corner, the midpoint after it.
const QUARTER: [u64; 256] = {
    let mut table = [0; 256];
    let mut stones = 0;
    while stones < 256 {
        let mut quarter = 0;
        while quarter < 4 {
            let corner = 2 * quarter;
            let before = (stones >> ((corner + 7) % 8) & 1) as u64;
            let middle = (stones >> corner & 1) as u64;
            let after = (stones >> (corner + 1) & 1) as u64;
            table[stones] |= (before + 3 * middle + 9 * after) << (16 * quarter);
            quarter += 1;
        }
        stones += 1;
    }
    table
};

/// The shapes of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shapes {
    /// The outer, the middle and the inner square, each below [`SQUARES`].
    pub(super) squares: [usize; 3],
    /// The four quarters, each below [`QUARTERS`].
    pub(super) quarters: [usize; 4],
}

impl Shapes {
    #[inline]
    pub(super) fn of(node: Node) -> Shapes {
        let square = |n: u32| {
            let own = (node.own >> (8 * n) & 0xFF) as usize;
            let opp = (node.opp >> (8 * n) & 0xFF) as usize;
            (
                usize::from(SQUARE[own] + 2 * SQUARE[opp]),
                QUARTER[own] + 2 * QUARTER[opp],
            )
        };
        let ((outer, a), (middle, b), (inner, c)) = (square(0), square(1), square(2));
        // No digit is above two, so no quarter runs over into the next.
        let quarters = a + 27 * b + 729 * c;
        Shapes {
            squares: [outer, middle, inner],
            quarters: [0, 16, 32, 48].map(|shift| (quarters >> shift & 0xFFFF) as usize),
        }
    }
}

/// Which shapes are images of each other.
pub(super) struct Classes {
    /// The class of each shape of a square, in the order of first appearance.
    pub(super) of_square: Vec<u16>,
    /// The class of each shape of a quarter.
    pub(super) of_quarter: Vec<u16>,
    /// How many classes of squares there are.
    pub(super) squares: usize,
    /// How many classes of quarters there are.
    pub(super) quarters: usize,
}

/// The classes, worked out when they are first asked for.
pub(super) static CLASSES: LazyLock<Classes> = LazyLock::new(|| {
    // Where each point of a square goes under its turns and reflections.
    let square_images: Vec<[usize; 8]> = (0..8)
        .map(|n| {
            std::array::from_fn(|point| {
                let turned = (point + 2 * (n / 2)) % 8;
                if n % 2 == 0 { turned } else { (8 - turned) % 8 }
            })
        })
        .collect();
    // A quarter reflected at its diagonal, and with the squares exchanged.
    let quarter_images: Vec<[usize; 9]> = (0..4)
        .map(|n| {
            std::array::from_fn(|point| {
                let (square, place) = (point / 3, point % 3);
                let square = if n & 1 == 0 { square } else { 2 - square };
                let place = if n & 2 == 0 { place } else { 2 - place };
                3 * square + place
            })
        })
        .collect();
    let (of_square, squares) = classes(SQUARES, &square_images);
    let (of_quarter, quarters) = classes(QUARTERS, &quarter_images);
    Classes {
        of_square,
        of_quarter,
        squares,
        quarters,
    }
});

/// Numbers the classes of `count` shapes under `images`.
fn classes<const POINTS: usize>(count: usize, images: &[[usize; POINTS]]) -> (Vec<u16>, usize) {
    let mut class = vec![u16::MAX; count];
    let mut found = 0;
    for shape in 0..count {
        if class[shape] != u16::MAX {
            continue;
        }
        for image in images {
            let (mut rest, mut moved) = (shape, 0);
            for place in image {
                moved += rest % 3 * 3usize.pow(*place as u32);
                rest /= 3;
            }
            class[moved] = found;
        }
        found += 1;
    }
    (class, usize::from(found))
}

/// How many shapes a line can have, one that is read from the other end
/// being the same.
pub(super) const LINES: usize = 27;

/// The line of these three digits.
fn line(a: usize, b: usize, c: usize) -> usize {
    (a + 3 * b + 9 * c).min(c + 3 * b + 9 * a)
}

/// The lines of the four sides of a square of this shape.
pub(super) fn sides(square: usize) -> [usize; 4] {
    let digit = |point: usize| square / 3usize.pow((point % 8) as u32) % 3;
    std::array::from_fn(|side| {
        let corner = 2 * side;
        line(digit(corner), digit(corner + 1), digit(corner + 2))
    })
}

/// The lines of the two spokes in a quarter of this shape.
pub(super) fn spokes(quarter: usize) -> [usize; 2] {
    let digit = |place: usize| quarter / 3usize.pow(place as u32) % 3;
    [0, 2].map(|place| line(digit(place), digit(place + 3), digit(place + 6)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_counted_by_burnside() {
        // Shapes left in place by each turn and reflection of a square, whose
        // corners and midpoints stay apart: 3^8 by none, 3^2 by a quarter turn
        // each way, 3^4 by a half turn, 3^5 by each of the four reflections.
        assert_eq!(CLASSES.squares, (6561 + 2 * 9 + 81 + 4 * 243) / 8);
        // A quarter: none, squares exchanged, reflected, both.
        assert_eq!(CLASSES.quarters, (19683 + 729 + 729 + 243) / 4);
    }

    #[test]
    fn digits_are_the_points() {
        let bit = |point: usize| 1 << point;
        // A stone on d7, one of the opponent's on g6's place of the middle square.
        let node = Node {
            own: bit(1),
            opp: bit(8 + 2),
            own_hand: 0,
            opp_hand: 0,
        };
        let shapes = Shapes::of(node);
        assert_eq!(shapes.squares, [3, 2 * 9, 0]);
        // The outer midpoint after the first corner is the one before the second.
        assert_eq!(shapes.quarters[0], 9);
        assert_eq!(shapes.quarters[1], 1 + 2 * 3 * 27);
        assert_eq!(shapes.quarters[2..], [0, 0]);
    }
}
