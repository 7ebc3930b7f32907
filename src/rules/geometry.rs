//! The lines of the board, and what follows from them: neighbours, mills and
//! symmetries.
//!
//! The sixteen lines are written down once. Everything else is computed from
//! them at compile time, or is a handful of bit operations that the assertions
//! at the end of this file hold against them.

use super::point::Point::{self, *};
use super::point_set::PointSet;

/// The 16 mill lines: the twelve sides of the squares and the four spokes. The
/// middle point of each stands in the middle.
#[rustfmt::skip]
pub const LINES: [[Point; 3]; 16] = [
    [A7, D7, G7], [G7, G4, G1], [G1, D1, A1], [A1, A4, A7], // outer square
    [B6, D6, F6], [F6, F4, F2], [F2, D2, B2], [B2, B4, B6], // middle square
    [C5, D5, E5], [E5, E4, E3], [E3, D3, C3], [C3, C4, C5], // inner square
    [D7, D6, D5], [G4, F4, E4], [D1, D2, D3], [A4, B4, C4], // spokes
];

/// The four points where two lines cross in their middles: d6, f4, d2 and b4,
/// each with four neighbours.
pub const CROSSINGS: PointSet = PointSet::of(D6).with(F4).with(D2).with(B4);

/// The points of line `n` of [`LINES`] as a set.
///
/// # Panics
/// If `n` is not below 16.
#[must_use]
pub const fn line_set(n: usize) -> PointSet {
    let [a, b, c] = LINES[n];
    PointSet::of(a).with(b).with(c)
}

/// The points connected with each point.
const NEIGHBOURS: [PointSet; Point::COUNT] = {
    let mut table = [PointSet::EMPTY; Point::COUNT];
    let mut n = 0;
    while n < LINES.len() {
        let [a, b, c] = LINES[n];
        table[a as usize] = table[a as usize].with(b);
        table[b as usize] = table[b as usize].with(a).with(c);
        table[c as usize] = table[c as usize].with(b);
        n += 1;
    }
    table
};

/// The two lines through each point.
const LINES_THROUGH: [[PointSet; 2]; Point::COUNT] = {
    let mut table = [[PointSet::EMPTY; 2]; Point::COUNT];
    let mut n = 0;
    while n < LINES.len() {
        let mut k = 0;
        while k < 3 {
            let lines = &mut table[LINES[n][k] as usize];
            lines[if lines[0].is_empty() { 0 } else { 1 }] = line_set(n);
            k += 1;
        }
        n += 1;
    }
    table
};

/// The points connected with `point`: two for a corner, three or four for the
/// others.
#[must_use]
pub const fn neighbours(point: Point) -> PointSet {
    NEIGHBOURS[point as usize]
}

/// The two mill lines through `point`.
#[must_use]
pub const fn lines_through(point: Point) -> [PointSet; 2] {
    LINES_THROUGH[point as usize]
}

/// Corners have even indices.
const CORNERS: u32 = 0x55_5555;
const MIDPOINTS: u32 = 0xAA_AAAA;

/// Each square turned by one point clockwise.
const fn clockwise(bits: u32) -> u32 {
    (bits << 1) & 0xFE_FEFE | (bits >> 7) & 0x01_0101
}

/// Each square turned by one point against the clock.
const fn anticlockwise(bits: u32) -> u32 {
    (bits >> 1) & 0x7F_7F7F | (bits << 7) & 0x80_8080
}

/// The points next to any point of `set`; points of `set` itself may be among
/// them.
#[must_use]
pub const fn neighbours_of_set(set: PointSet) -> PointSet {
    let bits = set.bits();
    let spokes = bits & MIDPOINTS;
    PointSet::from_bits(clockwise(bits) | anticlockwise(bits) | spokes << 8 | spokes >> 8)
}

/// The points on which a further stone would complete a line of `stones`,
/// whether or not they are taken.
///
/// ```
/// use merels::rules::{Point, PointSet, geometry};
/// let stones = PointSet::from([Point::A7, Point::D7, Point::D6]);
/// assert_eq!(geometry::closing_points(stones), PointSet::from([Point::G7, Point::D5]));
/// ```
#[must_use]
pub const fn closing_points(stones: PointSet) -> PointSet {
    let s = stones.bits();
    let (cw, acw) = (clockwise(s), anticlockwise(s));
    // A corner ends two sides; a midpoint lies in one, and on a spoke.
    let corners = CORNERS & (cw & clockwise(cw) | acw & anticlockwise(acw));
    let sides = MIDPOINTS & cw & acw;
    let inwards = s << 8 | s >> 16; // the stone on the next square further out, or all the way in
    let outwards = s >> 8 | s << 16;
    let spokes = MIDPOINTS & inwards & outwards;
    PointSet::from_bits(corners | sides | spokes)
}

/// Where sliding stones can go, for each of four ways to slide (clockwise,
/// against the clock, inwards, outwards) the empty points reached without and
/// with a mill closed. No two stones reach the same point in the same way, so
/// the points can be counted as moves.
#[must_use]
pub const fn slides(stones: PointSet, empty: PointSet) -> [[PointSet; 2]; 4] {
    let (s, empty) = (stones.bits(), empty.bits());
    let (cw, acw) = (clockwise(s), anticlockwise(s));
    let from_spoke = s & MIDPOINTS;
    // A slide leaves the line it goes along, so it closes the other one: on a
    // corner the side ahead, on a midpoint the spoke, or from there the side.
    let spokes = MIDPOINTS & (s << 8 | s >> 16) & (s >> 8 | s << 16);
    let ways = [
        (cw, spokes | CORNERS & acw & anticlockwise(acw)),
        (acw, spokes | CORNERS & cw & clockwise(cw)),
        (from_spoke << 8, cw & acw),
        (from_spoke >> 8, cw & acw),
    ];
    let mut split = [[PointSet::EMPTY; 2]; 4];
    let mut n = 0;
    while n < 4 {
        let (targets, closing) = (ways[n].0 & empty, ways[n].1);
        split[n] = [
            PointSet::from_bits(targets & !closing),
            PointSet::from_bits(targets & closing),
        ];
        n += 1;
    }
    split
}

/// The stones of `stones` that stand in a mill.
#[must_use]
pub const fn in_mills(stones: PointSet) -> PointSet {
    PointSet::from_bits(stones.bits() & closing_points(stones).bits())
}

/// The 16 symmetries of the board: `SYMMETRIES[n][p]` is where symmetry `n`
/// takes the point with index `p`. The first is the identity; the others are
/// the turns and mirrorings of the square, alone and with the outer and the
/// inner square exchanged.
pub const SYMMETRIES: [[u8; Point::COUNT]; 16] = {
    let mut table = [[0; Point::COUNT]; 16];
    let mut n = 0;
    while n < 16 {
        let mut p = 0;
        while p < Point::COUNT {
            let (mut square, mut place) = (p / 8, p % 8);
            if n & 8 != 0 {
                square = 2 - square;
            }
            if n & 4 != 0 {
                place = (8 - place) % 8; // mirrored in the diagonal through a7
            }
            place = (place + 2 * (n & 3)) % 8;
            table[n][p] = (8 * square + place) as u8;
            p += 1;
        }
        n += 1;
    }
    table
};

/// `set` moved by symmetry `n` of [`SYMMETRIES`].
///
/// # Panics
/// If `n` is not below 16.
#[must_use]
pub const fn transform(set: PointSet, n: usize) -> PointSet {
    assert!(n < 16);
    let mut bits = set.bits();
    if n & 8 != 0 {
        bits = bits >> 16 | bits & 0xFF00 | (bits & 0xFF) << 16;
    }
    if n & 4 != 0 {
        // Eight bits reversed take place p to 7 - p; one step on it is 8 - p.
        bits = bits.reverse_bits() >> 8;
        bits = bits >> 16 | bits & 0xFF00 | (bits & 0xFF) << 16;
        bits = clockwise(bits);
    }
    let turn = 2 * (n & 3) as u32;
    if turn != 0 {
        let low = 0x01_0101 * (0xFF >> turn);
        bits = (bits & low) << turn | (bits >> (8 - turn)) & (0x01_0101 * ((1 << turn) - 1));
    }
    PointSet::from_bits(bits)
}

/// The smallest of the sixteen images of two sets as one number, the second in
/// the upper 24 bits of 48, and the number of the symmetry that leads there.
#[must_use]
pub const fn smallest_image(first: PointSet, second: PointSet) -> (u64, usize) {
    // Four turns of the six squares at once, in the bytes of one word.
    const fn turned(v: u64) -> u64 {
        (v << 2) & 0xFCFC_FCFC_FCFC | (v >> 6) & 0x0303_0303_0303
    }
    const fn mirrored(v: u64) -> u64 {
        // Each byte reversed, then turned by one: place p goes to -p.
        let v = v.reverse_bits().swap_bytes();
        (v << 1) & 0xFEFE_FEFE_FEFE | (v >> 7) & 0x0101_0101_0101
    }
    const fn exchanged(v: u64) -> u64 {
        v & 0x00FF_0000_FF00 | (v & 0x0000_FF00_00FF) << 16 | (v >> 16) & 0x0000_FF00_00FF
    }
    let mut v = first.bits() as u64 | (second.bits() as u64) << 24;
    let (mut best, mut symmetry) = (u64::MAX, 0);
    let mut n = 0;
    while n < 16 {
        // The order of SYMMETRIES: exchange, mirror, then turn.
        if n == 4 || n == 12 {
            v = mirrored(turned(v));
        } else if n == 8 {
            v = exchanged(mirrored(turned(v)));
        } else if n > 0 {
            v = turned(v);
        }
        if v < best {
            (best, symmetry) = (v, n);
        }
        n += 1;
    }
    (best, symmetry)
}

// What the board is (RULES, "Board"), checked while compiling.
const _: () = {
    let (mut ends, mut p) = (0, 0);
    while p < Point::COUNT {
        let point = Point::ALL[p];
        let near = neighbours(point);
        ends += near.len();
        assert!(!near.contains(point));
        assert!(near.bits() == neighbours_of_set(PointSet::of(point)).bits());
        let expected = if p % 2 == 0 {
            2
        } else if CROSSINGS.contains(point) {
            4
        } else {
            3
        };
        assert!(
            near.len() == expected,
            "corners 2, crossings 4, other midpoints 3"
        );
        let [one, other] = lines_through(point);
        assert!(one.len() == 3 && other.len() == 3 && one.bits() != other.bits());
        p += 1;
    }
    assert!(ends == 64, "32 connections");

    let mut n = 0;
    while n < 16 {
        // Each symmetry takes lines to lines, and its table and its bits agree.
        let mut line = 0;
        while line < LINES.len() {
            let [a, b, c] = LINES[line];
            let map = SYMMETRIES[n];
            let image = PointSet::of(Point::ALL[map[a as usize] as usize])
                .with(Point::ALL[map[b as usize] as usize])
                .with(Point::ALL[map[c as usize] as usize]);
            assert!(image.bits() == transform(line_set(line), n).bits());
            assert!(in_mills(image).bits() == image.bits());
            line += 1;
        }
        n += 1;
    }
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_points_are_those_of_the_lines() {
        let mut bits = 1u32;
        for _ in 0..20_000 {
            bits = bits.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let stones = PointSet::from_bits(bits >> 8);
            let expected = Point::ALL
                .into_iter()
                .filter(|&p| {
                    lines_through(p)
                        .iter()
                        .any(|&line| stones.contains_all(line.without(p)))
                })
                .collect::<PointSet>();
            assert_eq!(closing_points(stones), expected);
        }
    }

    #[test]
    fn slides_are_those_of_the_lines() {
        let mut bits = 1u64;
        for _ in 0..20_000 {
            bits = bits
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let stones = PointSet::from_bits((bits >> 16) as u32);
            let empty = PointSet::from_bits((bits >> 40) as u32) - stones;
            let mut expected = Vec::new();
            for from in stones {
                let closing = closing_points(stones.without(from));
                for to in neighbours(from) & empty {
                    expected.push((closing.contains(to), to));
                }
            }
            let mut slides: Vec<_> = slides(stones, empty)
                .into_iter()
                .flat_map(|[quiet, closing]| {
                    let quiet = quiet.into_iter().map(|to| (false, to));
                    quiet.chain(closing.into_iter().map(|to| (true, to)))
                })
                .collect();
            expected.sort_unstable();
            slides.sort_unstable();
            assert_eq!(slides, expected);
        }
    }

    #[test]
    fn the_smallest_image_is_that_of_the_symmetries() {
        let mut bits = 1u64;
        for _ in 0..2_000 {
            bits = bits
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let (one, other) = ((bits >> 16) as u32, (bits >> 40) as u32);
            let [one, other] = [one, other & !one].map(PointSet::from_bits);
            let image = |n| {
                let [one, other] = [one, other].map(|set| u64::from(transform(set, n).bits()));
                one | other << 24
            };
            let (smallest, symmetry) = smallest_image(one, other);
            assert_eq!(image(symmetry), smallest);
            assert_eq!((0..16).map(image).min(), Some(smallest));
        }
    }

    #[test]
    fn symmetries_are_sixteen_different_permutations() {
        let all: std::collections::BTreeSet<_> = SYMMETRIES.into_iter().collect();
        assert_eq!(all.len(), 16);
        for map in all {
            let image: PointSet = map.iter().map(|&p| Point::from_index(p.into())).collect();
            assert_eq!(image, PointSet::ALL);
        }
    }
}
