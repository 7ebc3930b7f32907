//! Random numbers that are the same on every machine for the same seed.

/// The generator SplitMix64: small, quick, good enough to vary a game.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// A number below `n`, which must not be 0.
    pub(crate) const fn below(&mut self, n: usize) -> usize {
        // The high half of the product: unbiased enough for n far below 2^32.
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }

    /// True in `percent` of the cases.
    pub(crate) const fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent as usize
    }

    /// Brings `items` into random order.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for n in (1..items.len()).rev() {
            items.swap(n, self.below(n + 1));
        }
    }
}

/// Spreads every bit of `value` over all 64.
pub(crate) const fn mix(value: u64) -> u64 {
    let mut z = value;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
