//! Walking along one row: what the larger side's stones and the rules fix for
//! all its columns is worked out once.
//!
//! In a row the smaller side's stones are squeezed bits. A move of the larger
//! side leads to another row, where the same stones are other bits: a
//! [`BitMap`] takes them there.

use super::index::{Classes, spread};
use crate::rules::{Board, Point, PointSet, Side, geometry};

/// A quiet or mill-closing step of the larger side from a row's representative.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) from: Point,
    pub(super) to: Point,
    /// The row that the stones then belong to.
    pub(super) row: u32,
    /// A symmetry that takes them to its representative.
    pub(super) symmetry: u8,
    /// Whether the step closes a mill.
    pub(super) closes: bool,
}

/// The steps of the larger side from every row.
#[derive(Debug)]
pub(super) struct Steps {
    steps: Vec<Step>,
    starts: Vec<u32>,
}

impl Steps {
    /// The steps of `stones` stones, to any free point where they fly.
    pub(super) fn new(stones: usize, flies: bool) -> Steps {
        let classes = Classes::of(stones);
        let (mut steps, mut starts) = (Vec::new(), vec![0]);
        for class in 0..classes.len() {
            let set = classes.representative(class);
            for from in set {
                let targets = if flies {
                    !set
                } else {
                    geometry::neighbours(from) - set
                };
                for to in targets {
                    let after = set.without(from).with(to);
                    let (row, symmetry) = classes.find(after);
                    steps.push(Step {
                        from,
                        to,
                        row: row as u32,
                        symmetry: symmetry as u8,
                        closes: geometry::in_mills(after).contains(to),
                    });
                }
            }
            starts.push(steps.len() as u32);
        }
        Steps { steps, starts }
    }

    /// The steps from the representative of `row`.
    #[inline]
    pub(super) fn of(&self, row: usize) -> &[Step] {
        &self.steps[self.starts[row] as usize..self.starts[row + 1] as usize]
    }
}

/// The bits of the points outside a set of stones.
#[derive(Clone, Debug)]
pub(super) struct Squeezed {
    /// The squeezed bit of each free point; 0 for the others.
    pub(super) bit: [u32; Point::COUNT],
}

impl Squeezed {
    pub(super) fn new(taken: PointSet) -> Squeezed {
        let mut bit = [0; Point::COUNT];
        for (place, point) in (!taken).into_iter().enumerate() {
            bit[point.index()] = 1 << place;
        }
        Squeezed { bit }
    }

    /// Where the bits of the points outside `taken`, which are these, go when
    /// `symmetry` takes the points to those whose bits are `after`. A point
    /// that is taken there has no image.
    pub(super) fn image(
        &self,
        taken: PointSet,
        symmetry: usize,
        after: &Squeezed,
    ) -> [u32; Point::COUNT] {
        let map = &geometry::SYMMETRIES[symmetry];
        let mut image = [0; Point::COUNT];
        for (place, point) in (!taken).into_iter().enumerate() {
            image[place] = after.bit[usize::from(map[point.index()])];
        }
        image
    }
}

/// Takes the squeezed bits of one row to those of another, or of a row of
/// another pair: each bit to a bit of its own or to none.
#[derive(Clone, Debug)]
pub(super) struct BitMap {
    low: Vec<u32>,
    high: Vec<u32>,
    half: u32,
    image: [u32; Point::COUNT],
}

impl BitMap {
    /// A map for `n` bits that takes every bit to none.
    pub(super) fn new(n: usize) -> BitMap {
        let half = n.div_ceil(2);
        BitMap {
            low: vec![0; 1 << half],
            high: vec![0; 1 << (n - half)],
            half: half as u32,
            image: [0; Point::COUNT],
        }
    }

    /// Takes bit `n` to `image[n]` from now on.
    pub(super) fn set(&mut self, image: [u32; Point::COUNT]) {
        self.image = image;
        let fill = |table: &mut [u32], image: &[u32]| {
            // Sets with the highest bit `k` are those without it, shifted.
            let mut known = 1;
            for &bit in image {
                if known == table.len() {
                    break;
                }
                let (below, above) = table.split_at_mut(known);
                for (above, below) in above.iter_mut().zip(below) {
                    *above = *below | bit;
                }
                known *= 2;
            }
        };
        fill(&mut self.low, &image);
        fill(&mut self.high, &image[self.half as usize..]);
    }

    /// Where one bit goes.
    #[inline]
    pub(super) fn image(&self, bit: u32) -> u32 {
        self.image[bit.trailing_zeros() as usize]
    }

    /// Where the bits of `set` go.
    #[inline]
    pub(super) fn map(&self, set: u32) -> u32 {
        let low = set as usize & ((1 << self.half) - 1);
        self.low[low] | self.high[(set >> self.half) as usize]
    }
}

/// `set` with each bit taken to its image.
#[inline]
pub(super) fn map_bits(mut set: u32, image: &[u32; Point::COUNT]) -> u32 {
    let mut mapped = 0;
    while set != 0 {
        mapped |= image[set.trailing_zeros() as usize];
        set &= set - 1;
    }
    mapped
}

/// Adds up a weight for each bit of a set of squeezed bits.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    low: Vec<u8>,
    high: Vec<u8>,
    half: u32,
}

impl Weights {
    pub(super) fn new(n: usize) -> Weights {
        let half = n.div_ceil(2);
        Weights {
            low: vec![0; 1 << half],
            high: vec![0; 1 << (n - half)],
            half: half as u32,
        }
    }

    pub(super) fn set(&mut self, weight: &[u8; Point::COUNT]) {
        let fill = |table: &mut [u8], weight: &[u8]| {
            for set in 1..table.len() {
                let lowest = set.trailing_zeros() as usize;
                table[set] = table[set & (set - 1)] + weight[lowest];
            }
        };
        fill(&mut self.low, weight);
        fill(&mut self.high, &weight[self.half as usize..]);
    }

    #[inline]
    pub(super) fn sum(&self, set: u32) -> u8 {
        let low = set as usize & ((1 << self.half) - 1);
        self.low[low] + self.high[(set >> self.half) as usize]
    }
}

/// A row's representative and the bits of the points it leaves free.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// The larger side's stones.
    pub(super) stones: PointSet,
    /// The bits of the free points.
    pub(super) squeezed: Squeezed,
    /// From squeezed bits to points.
    spread: BitMap,
}

impl Row {
    /// Rows of sides with `large` stones.
    pub(super) fn new(large: usize) -> Row {
        Row {
            stones: PointSet::EMPTY,
            squeezed: Squeezed::new(PointSet::EMPTY),
            spread: BitMap::new(Point::COUNT - large),
        }
    }

    /// Becomes the row of these stones, except that [`Row::spread`] must not
    /// be asked.
    pub(super) fn set_bits(&mut self, stones: PointSet) {
        self.stones = stones;
        self.squeezed = Squeezed::new(stones);
    }

    /// Becomes the row of these stones.
    pub(super) fn set(&mut self, stones: PointSet) {
        self.set_bits(stones);
        let mut image = [0; Point::COUNT];
        for (place, point) in (!stones).into_iter().enumerate() {
            image[place] = PointSet::of(point).bits();
        }
        self.spread.set(image);
    }

    /// The points of squeezed bits.
    #[inline]
    pub(super) fn spread(&self, squeezed: u32) -> PointSet {
        let points = PointSet::from_bits(self.spread.map(squeezed));
        debug_assert_eq!(points, spread(squeezed, self.stones));
        points
    }

    /// Where the bits of this row go in another row, to whose representative
    /// `symmetry` takes the larger side's stones.
    pub(super) fn image(&self, symmetry: usize, after: &Squeezed) -> [u32; Point::COUNT] {
        self.squeezed.image(self.stones, symmetry, after)
    }

    /// The other way round, from the row after a step to this row, and the bit
    /// there of the point stepped from: stones on it could not have been there
    /// before.
    pub(super) fn image_before(&self, step: &Step, after: &Squeezed) -> ([u32; Point::COUNT], u32) {
        let map = &geometry::SYMMETRIES[usize::from(step.symmetry)];
        let mut image = [0; Point::COUNT];
        for (place, point) in (!self.stones).into_iter().enumerate() {
            let bit = after.bit[usize::from(map[point.index()])];
            if bit != 0 {
                image[bit.trailing_zeros() as usize] = 1 << place;
            }
        }
        (image, after.bit[usize::from(map[step.from.index()])])
    }
}

/// The smaller side's steps from a set of its stones, one after the other:
/// `(from, to, closes)`.
#[inline]
pub(super) fn each_step(
    own: PointSet,
    empty: PointSet,
    flies: bool,
    mut visit: impl FnMut(Point, Point, bool),
) {
    for from in own {
        let closing = geometry::closing_points(own.without(from));
        let targets = if flies {
            empty
        } else {
            empty & geometry::neighbours(from)
        };
        for to in targets {
            visit(from, to, closing.contains(to));
        }
    }
}

/// Whether any step closes a mill, and how many do not.
#[inline]
pub(super) fn count_steps(own: PointSet, empty: PointSet, flies: bool) -> (bool, u32) {
    if flies {
        let (mut closing, mut quiet) = (false, 0);
        for from in own {
            let closes = empty & geometry::closing_points(own.without(from));
            closing |= !closes.is_empty();
            quiet += (empty - closes).len() as u32;
        }
        (closing, quiet)
    } else {
        let [cw, acw, inwards, outwards] = geometry::slides(own, empty);
        let closing = cw[1] | acw[1] | inwards[1] | outwards[1];
        // Two sets are counted in one word.
        let pair = |a: [PointSet; 2], b: [PointSet; 2]| {
            (u64::from(a[0].bits()) | u64::from(b[0].bits()) << 32).count_ones()
        };
        (!closing.is_empty(), pair(cw, acw) + pair(inwards, outwards))
    }
}

/// The stones of a side that may be removed.
pub(super) fn removable_of(stones: PointSet) -> PointSet {
    Board::new(stones, PointSet::EMPTY)
        .unwrap_or(Board::EMPTY)
        .removable(Side::White)
}
