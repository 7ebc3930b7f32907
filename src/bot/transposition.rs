//! The transposition table: what was found out about positions, shared by all
//! threads of a search.

use super::node::{Node, Step};
use super::random::mix;
use super::search::MOST;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

/// What a stored value says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// This is the value.
    Exact,
}

/// What is stored for a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The best step found, or [`Step::NONE`].
    pub(super) step: Step,
    /// The value; wins and losses count from this position.
    pub(super) score: i16,
    /// How many plies deep it was searched.
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

/// A slot: the key xor the data, and the data. Two threads that write the same
/// slot at once leave a pair that fits no key, so a torn slot is never read.
#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Four slots in one line of the cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// A table of a fixed number of positions; when full, shallow and old entries
/// give way.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    generation: AtomicU8,
}

const GENERATIONS: u8 = 32;

fn pack(entry: Entry, generation: u8) -> u64 {
    u64::from(entry.step.0)
        | u64::from(entry.score as u16) << 16
        | u64::from(entry.depth as u8) << 32
        | (entry.bound as u64) << 40
        // One more bit, so that no entry is all zeros.
        | 1 << 42
        | u64::from(generation) << 48
}

fn unpack(data: u64) -> Entry {
    Entry {
        step: Step(data as u16),
        score: (data >> 16) as i16,
        depth: (data >> 32) as i8,
        bound: match data >> 40 & 3 {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        },
    }
}

impl Table {
    /// A table of at most `bytes` bytes, and at least one bucket.
    pub(super) fn new(bytes: usize) -> Table {
        let count = (bytes / size_of::<Bucket>()).max(1);
        // The largest power of two that fits.
        let count = 1usize << count.ilog2();
        Table {
            buckets: std::iter::repeat_with(Bucket::default)
                .take(count)
                .collect(),
            generation: AtomicU8::new(0),
        }
    }

    /// How many bytes the table takes.
    pub(super) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Forgets everything.
    pub(super) fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.check.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
        self.generation.store(0, Ordering::Relaxed);
    }

    /// A new search begins: what is there counts as old.
    pub(super) fn age(&self) {
        let next = (self.generation.load(Ordering::Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Ordering::Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[mix(key) as usize & (self.buckets.len() - 1)]
    }

    /// What is stored for `key`. Keys are the positions themselves, so there
    /// are no false hits.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            (data != 0 && slot.check.load(Ordering::Relaxed) ^ data == key).then(|| unpack(data))
        })
    }

    /// Stores `entry`, in the place of what is there for `key` or of what is
    /// worth least in the bucket.
    #[inline]
    pub(super) fn put(&self, key: u64, mut entry: Entry) {
        let now = self.generation.load(Ordering::Relaxed);
        let bucket = self.bucket(key);
        let (mut place, mut least) = (&bucket.0[0], i32::MAX);
        for slot in &bucket.0 {
            let data = slot.data.load(Ordering::Relaxed);
            if data == 0 {
                place = slot;
                least = i32::MIN;
                continue;
            }
            let old = unpack(data);
            let generation = (data >> 48) as u8;
            if slot.check.load(Ordering::Relaxed) ^ data == key {
                if entry.step == Step::NONE {
                    entry.step = old.step;
                }
                // A much deeper result of this search is worth keeping.
                if generation == now && entry.bound != Bound::Exact && entry.depth + 3 < old.depth {
                    return;
                }
                place = slot;
                break;
            }
            let age = i32::from((GENERATIONS + now - generation) % GENERATIONS);
            let worth = i32::from(old.depth) - 8 * age;
            if worth < least {
                place = slot;
                least = worth;
            }
        }
        let data = pack(entry, now);
        place.check.store(key ^ data, Ordering::Relaxed);
        place.data.store(data, Ordering::Relaxed);
    }
}

/// The key under which a position is stored, and the symmetry that leads there.
/// Where many stones slide, play hardly ever leads from a position to an image
/// of another, and the position stands for itself.
#[inline]
pub(super) fn table_key(node: Node, flies: bool) -> (u64, usize) {
    let crowded = (node.own | node.opp).count_ones() > 10;
    if crowded && !flies && node.own_hand == 0 {
        (node.key(), 0)
    } else {
        node.canonical_key()
    }
}

/// `step` of the stored image back on the board as it is.
#[inline]
pub(super) fn untransformed(step: Step, symmetry: usize) -> Step {
    step.transformed(INVERSE[symmetry])
}

/// The symmetry that undoes each symmetry.
const INVERSE: [usize; 16] = {
    use crate::rules::{PointSet, geometry};
    let mut inverse = [0; 16];
    let mut n = 0;
    while n < 16 {
        let mut back = 0;
        while back < 16 {
            let mut identity = true;
            let mut p = 0;
            while p < 24 {
                let set = PointSet::from_bits(1 << p);
                let there = geometry::transform(set, n);
                identity &= geometry::transform(there, back).bits() == set.bits();
                p += 1;
            }
            if identity {
                inverse[n] = back;
            }
            back += 1;
        }
        n += 1;
    }
    inverse
};

/// A value for storing: wins, losses and what the tables know are stored with
/// their distance from the position itself, which is `ply` plies from the root.
pub(super) const fn to_table(score: i32, ply: usize) -> i32 {
    if score > MOST {
        score + ply as i32
    } else if score < -MOST {
        score - ply as i32
    } else {
        score
    }
}

/// A stored value, `ply` plies from the root.
pub(super) const fn from_table(score: i32, ply: usize) -> i32 {
    if score > MOST {
        score - ply as i32
    } else if score < -MOST {
        score + ply as i32
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_count_from_where_a_value_is_found_again() {
        for value in [29_990, 9_960] {
            // Four plies from the root, and then six.
            assert_eq!(from_table(to_table(value, 4), 6), value - 2);
            assert_eq!(from_table(to_table(-value, 4), 6), 2 - value);
        }
        assert_eq!(from_table(to_table(MOST, 4), 6), MOST);
    }
}
