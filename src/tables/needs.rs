//! What solving takes, told before it begins.

use super::pair::Pair;

/// What is needed to solve some pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Positions to be solved, as [`Pair::positions`] counts them.
    pub positions: u64,
    /// The most memory at a time, in bytes.
    pub memory: u64,
    /// The space on disk, in bytes.
    pub disk: u64,
    /// The time, in seconds of one thread that has a processor for itself.
    pub seconds: u64,
}

impl Needs {
    /// What solving these pairs takes, each with the earlier ones as files.
    pub(super) fn of(pairs: impl Iterator<Item = Pair>) -> Needs {
        pairs.fold(Needs::default(), |needs, pair| Needs {
            positions: needs.positions + pair.positions(),
            memory: needs.memory.max(memory(pair)),
            disk: needs.disk + pair.positions() * disk_quarters(pair) / 32,
            seconds: needs.seconds + pair.positions() * NANOSECONDS / 1_000_000_000,
        })
    }
}

/// Nanoseconds of one thread to solve a position and to pack it. This and the
/// bits of a file are on the safe side of what was measured.
const NANOSECONDS: u64 = 250;

/// The most memory that packed blocks waiting to be written take, in bytes.
const PACKING: u64 = 64 << 20;

/// Quarters of a bit that a position takes in a file: small sets without flying
/// pack least well.
const fn disk_quarters(pair: Pair) -> u64 {
    if pair.stones() < 9 { 11 } else { 9 }
}

/// While a pair is solved there are two tables of two bytes a position, two
/// sets of positions with a bit each, and half a byte for each position after
/// a removal; and some room for packing.
fn memory(pair: Pair) -> u64 {
    let places =
        |pair: Option<Pair>| pair.map_or(0, |pair| pair.rows() as u64 * pair.columns() as u64);
    let here = places(Some(pair));
    let after = places(pair.after_large_removes()) + places(pair.after_small_removes());
    here * 4 + here / 4 + after / 2 + here.min(PACKING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_solution_stays_within_nine_gigabytes_of_memory() {
        let needs = Needs::of(Pair::up_to(18));
        assert!(needs.memory < 9_000_000_000, "{needs:?}");
        assert!(needs.positions > 8_900_000_000, "{needs:?}");
    }
}
