//! What a search has found out about positions: between which values each lies.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

/// From the least to the greatest value that a position can have, each -2 to 2.
pub(super) type Bounds = (i8, i8);

/// Nothing is known.
pub(super) const OPEN: Bounds = (-2, 2);

/// Eight entries in one line of the cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([AtomicU64; 8]);

/// Bounds of a fixed number of positions, shared by all threads that search.
///
/// Keys are spread by a function that can be undone, and what is not said by
/// the place of an entry is part of it: so there are no false hits, and an
/// entry of one word is never torn. When full, what took the least work gives
/// way.
pub(super) struct Known {
    buckets: Vec<Bucket>,
    /// How many bits of a spread key tell the bucket.
    bits: u32,
    /// The keys of positions that are being searched, as far as there is room.
    searched: Box<[AtomicU64; SEARCHED]>,
}

/// How many positions that are being searched are told apart.
const SEARCHED: usize = 1 << 12;

/// The bits of an entry that are not the key: the least and the greatest value
/// and how many stones were in hand.
const DATA: u32 = 10;

impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Known({} buckets)", self.buckets.len())
    }
}

/// Spreads the bits of a key; no two keys come to the same.
#[inline]
const fn spread(key: u64) -> u64 {
    let key = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let key = (key ^ key >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    key ^ key >> 32
}

impl Known {
    /// Room for two to the power of `bits` buckets of eight positions, `bits`
    /// being 10 and more.
    pub(super) fn new(bits: u32) -> Known {
        let bits = bits.max(DATA);
        Known {
            buckets: std::iter::repeat_with(Bucket::default)
                .take(1 << bits)
                .collect(),
            bits,
            searched: Box::new([const { AtomicU64::new(0) }; SEARCHED]),
        }
    }

    /// The bucket of a key and what an entry holds of it.
    #[inline]
    fn place(&self, key: u64) -> (&Bucket, u64) {
        let spread = spread(key);
        let bucket = (spread >> (u64::BITS - self.bits)) as usize;
        (&self.buckets[bucket], spread << self.bits >> self.bits)
    }

    #[inline]
    fn bounds(entry: u64) -> Bounds {
        ((entry & 7) as i8 - 2, (entry >> 3 & 7) as i8 - 2)
    }

    /// What is known of the position with this key.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Bounds {
        let (bucket, tag) = self.place(key);
        for entry in &bucket.0 {
            let entry = entry.load(Ordering::Relaxed);
            if entry >> DATA == tag && entry != 0 {
                return Known::bounds(entry);
            }
        }
        OPEN
    }

    fn searched(&self, key: u64) -> &AtomicU64 {
        &self.searched[spread(key) as usize % SEARCHED]
    }

    /// Notes that the position with this key is searched now, or no longer.
    pub(super) fn set_searched(&self, key: u64, now: bool) {
        let noted = if now { key } else { 0 };
        self.searched(key).store(noted, Ordering::Relaxed);
    }

    /// Whether someone is at the position with this key; it may be forgotten.
    pub(super) fn is_searched(&self, key: u64) -> bool {
        self.searched(key).load(Ordering::Relaxed) == key
    }

    /// Notes what was found out of a position with so many stones in hand, 1 to
    /// 18, beside what was known of it.
    #[inline]
    pub(super) fn put(&self, key: u64, bounds: Bounds, in_hand: u8) {
        let (bucket, tag) = self.place(key);
        let worth = |entry: u64| entry >> 6 & 15;
        let (mut low, mut high) = bounds;
        let mut slot = &bucket.0[tag as usize & 7];
        let mut least = worth(slot.load(Ordering::Relaxed));
        for other in &bucket.0 {
            let entry = other.load(Ordering::Relaxed);
            if entry >> DATA == tag && entry != 0 {
                let known = Known::bounds(entry);
                (low, high) = (low.max(known.0), high.min(known.1));
                slot = other;
                break;
            }
            if worth(entry) < least {
                least = worth(entry);
                slot = other;
            }
        }
        let data =
            (low + 2) as u64 | ((high + 2) as u64) << 3 | u64::from(in_hand.div_ceil(2)) << 6;
        slot.store(tag << DATA | data, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_come_back_and_close_in() {
        let known = Known::new(10);
        assert_eq!(known.get(7), OPEN);
        known.put(7, (0, 2), 5);
        known.put(7, (-2, 1), 5);
        assert_eq!(known.get(7), (0, 1));
        assert_eq!(known.get(8), OPEN);
    }

    #[test]
    fn a_full_table_answers_for_no_other_position() {
        let known = Known::new(10);
        let value = |key: u64| (key % 5) as i8 - 2;
        for key in 0..100_000 {
            known.put(key, (value(key), value(key)), 1 + (key % 18) as u8);
        }
        let mut there = 0;
        for key in 0..200_000 {
            let bounds = known.get(key);
            if bounds != OPEN {
                assert!(key < 100_000);
                assert_eq!(bounds, (value(key), value(key)));
                there += 1;
            }
        }
        assert!(there > 8000, "{there}");
    }
}
