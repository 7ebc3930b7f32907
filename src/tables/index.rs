//! Numbers for stones: classes under the symmetries for one colour, ranks
//! among the points left for the other.
//!
//! A set of `k` stones belongs to a *class*, all sets that the 16 symmetries
//! make of it. The classes are numbered by their *representatives*, the
//! smallest sets as numbers, in rising order. The other colour's stones are
//! *squeezed* onto the points that the representative leaves free, and ranked
//! among the sets of that many of them (by the combinatorial number system).

use crate::rules::{PointSet, geometry};
use std::sync::LazyLock;

/// The largest number of stones a side has.
pub(super) const MOST: usize = 9;

/// The classes of the sets of `k` stones: their representatives, rising.
#[derive(Debug)]
pub(super) struct Classes(Vec<u32>);

impl Classes {
    /// The classes of the sets of `k` stones, found once in the life of the
    /// program.
    ///
    /// # Panics
    /// If `k` is above 9.
    pub(super) fn of(k: usize) -> &'static Classes {
        static ALL: [LazyLock<Classes>; MOST + 1] = [
            LazyLock::new(|| Classes::new(0)),
            LazyLock::new(|| Classes::new(1)),
            LazyLock::new(|| Classes::new(2)),
            LazyLock::new(|| Classes::new(3)),
            LazyLock::new(|| Classes::new(4)),
            LazyLock::new(|| Classes::new(5)),
            LazyLock::new(|| Classes::new(6)),
            LazyLock::new(|| Classes::new(7)),
            LazyLock::new(|| Classes::new(8)),
            LazyLock::new(|| Classes::new(9)),
        ];
        &ALL[k]
    }

    fn new(k: usize) -> Classes {
        Classes(
            Combinations::new(PointSet::ALL.len(), k)
                .filter(|&bits| {
                    let set = PointSet::from_bits(bits);
                    (1..16).all(|n| geometry::transform(set, n).bits() >= bits)
                })
                .collect(),
        )
    }

    /// How many classes there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The representative of class `class`.
    pub(super) fn representative(&self, class: usize) -> PointSet {
        PointSet::from_bits(self.0[class])
    }

    /// The class of `set` and a symmetry that takes it to the representative.
    ///
    /// # Panics
    /// If `set` has not as many stones as the sets of these classes.
    pub(super) fn find(&self, set: PointSet) -> (usize, usize) {
        let (bits, symmetry) = geometry::smallest_image(set, PointSet::EMPTY);
        let bits = bits as u32;
        match self.0.binary_search(&bits) {
            Ok(class) => (class, symmetry),
            Err(_) => panic!("a set of another number of stones"),
        }
    }
}

/// The sets of `k` of the lowest `n` bits, rising as numbers.
#[derive(Clone, Debug)]
pub(super) struct Combinations {
    next: u64,
    end: u64,
}

impl Combinations {
    pub(super) fn new(n: usize, k: usize) -> Combinations {
        Combinations {
            next: (1 << k) - 1,
            end: 1 << n,
        }
    }
}

impl Iterator for Combinations {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        if self.next >= self.end {
            return None;
        }
        let set = self.next;
        self.next = if set == 0 {
            self.end
        } else {
            // The next number with as many bits.
            let low = set & set.wrapping_neg();
            let ripple = set + low;
            ripple | (((set ^ ripple) / low) >> 2)
        };
        Some(set as u32)
    }
}

/// `n` over `k`.
pub(super) const fn binomial(n: usize, k: usize) -> usize {
    if k > n {
        return 0;
    }
    let (mut value, mut i) = (1, 0);
    while i < k {
        value = value * (n - i) / (i + 1);
        i += 1;
    }
    value
}

/// The order of the sets of `k` of `n` bits: rising as numbers.
#[derive(Debug)]
pub(super) struct Ranking {
    /// All sets, by rank.
    pub(super) sets: Vec<u32>,
    /// What the lower half of the bits adds to the rank; the count of its bits
    /// tells which stones of the set they are.
    low: Vec<u32>,
    /// What the upper half adds, given that there are `k` bits in all.
    high: Vec<u32>,
    half: u32,
}

impl Ranking {
    pub(super) fn new(n: usize, k: usize) -> Ranking {
        let half = n.div_ceil(2);
        // The rank of a set is the sum of (place of its i-th bit over i).
        let part = |bits: usize, shift: usize, before: usize| {
            (0..n - shift)
                .filter(|place| bits >> place & 1 == 1)
                .enumerate()
                .map(|(i, place)| binomial(place + shift, before + i + 1))
                .sum::<usize>() as u32
        };
        Ranking {
            sets: Combinations::new(n, k).collect(),
            low: (0..1 << half).map(|bits| part(bits, 0, 0)).collect(),
            high: (0..1usize << (n - half))
                .map(|bits| match k.checked_sub(bits.count_ones() as usize) {
                    Some(before) => part(bits, half, before),
                    None => 0,
                })
                .collect(),
            half: half as u32,
        }
    }

    /// How many sets there are.
    pub(super) fn len(&self) -> usize {
        self.sets.len()
    }

    /// The rank of `set`, which must have `k` of the `n` bits.
    #[inline]
    pub(super) fn rank(&self, set: u32) -> usize {
        let low = set as usize & ((1 << self.half) - 1);
        (self.low[low] + self.high[(set >> self.half) as usize]) as usize
    }

    /// The rankings of `k` among `n` points, made once in the life of the
    /// program.
    ///
    /// # Panics
    /// If `k` is above 9 or `n` not in 15 to 21.
    pub(super) fn of(n: usize, k: usize) -> &'static Ranking {
        static ALL: [[std::sync::OnceLock<Ranking>; MOST + 1]; 7] =
            [const { [const { std::sync::OnceLock::new() }; MOST + 1] }; 7];
        ALL[n - 15][k].get_or_init(|| Ranking::new(n, k))
    }
}

/// `set` squeezed onto the points outside `taken`: the lowest free point
/// becomes bit 0 and so on.
pub(super) fn squeeze(set: PointSet, taken: PointSet) -> u32 {
    set.into_iter().fold(0, |squeezed, point| {
        let below = (1u32 << point.index()) - 1;
        squeezed | 1 << (below & !taken.bits()).count_ones()
    })
}

/// The points outside `taken` that `squeezed` stands for.
pub(super) fn spread(squeezed: u32, taken: PointSet) -> PointSet {
    (!taken)
        .into_iter()
        .enumerate()
        .filter(|(place, _)| squeezed >> place & 1 == 1)
        .map(|(_, point)| point)
        .collect()
}

/// Where a position of a pair with both sides equally strong stands with the
/// colours exchanged: `stones` are those that made the row, `own` become it.
pub(super) fn exchanged_place(
    classes: &Classes,
    ranking: &Ranking,
    stones: PointSet,
    own: PointSet,
) -> usize {
    let (row, symmetry) = classes.find(own);
    let taken = classes.representative(row);
    let other = squeeze(geometry::transform(stones, symmetry), taken);
    row * ranking.len() + ranking.rank(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_as_many_as_burnside_counts() {
        // The number of orbits is the mean of the sets that a symmetry keeps.
        for k in 0..=MOST {
            let kept: usize = Combinations::new(24, k)
                .map(|bits| {
                    let set = PointSet::from_bits(bits);
                    (0..16)
                        .filter(|&n| geometry::transform(set, n) == set)
                        .count()
                })
                .sum();
            assert_eq!(Classes::of(k).len() * 16, kept, "{k} stones");
        }
    }

    #[test]
    fn find_gives_the_symmetry_to_the_representative() {
        for bits in Combinations::new(24, 5).step_by(7) {
            let set = PointSet::from_bits(bits);
            let (class, symmetry) = Classes::of(5).find(set);
            assert_eq!(
                geometry::transform(set, symmetry),
                Classes::of(5).representative(class)
            );
        }
    }

    #[test]
    fn ranks_count_the_sets_in_order() {
        for (n, k) in [(21, 3), (18, 6), (17, 8), (15, 9), (16, 0)] {
            let ranking = Ranking::new(n, k);
            assert_eq!(ranking.len(), binomial(n, k));
            for (rank, &set) in ranking.sets.iter().enumerate() {
                assert_eq!(ranking.rank(set), rank);
            }
        }
    }

    #[test]
    fn squeezing_and_spreading_undo_each_other() {
        let taken = PointSet::from_bits(0b1001_0110_0000_0000_1011);
        for squeezed in Combinations::new(24 - taken.len(), 4) {
            let set = spread(squeezed, taken);
            assert!((set & taken).is_empty());
            assert_eq!(squeeze(set, taken), squeezed);
        }
    }
}
