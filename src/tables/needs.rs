//! What solving takes, told before it begins.

use super::file::BLOCK;
use super::pair::Pair;
use super::proof;

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
    pub fn of(pairs: impl Iterator<Item = Pair>) -> Needs {
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
    if pair.stones() < 9 { 12 } else { 10 }
}

/// The positions of a table; 0 where the game is over.
fn places(pair: Option<Pair>) -> u64 {
    pair.map_or(0, |pair| pair.rows() as u64 * pair.columns() as u64)
}

/// What removals lead to, half a byte a position.
fn after(pair: Pair) -> u64 {
    (places(pair.after_large_removes()) + places(pair.after_small_removes())) / 2
}

/// While a pair is solved there are two tables of two bytes a position, two
/// sets of positions with a bit each, and half a byte for each position after
/// a removal; and some room for packing.
fn memory(pair: Pair) -> u64 {
    let here = places(Some(pair));
    here * 4 + here / 4 + after(pair) + here.min(PACKING)
}

/// The most memory at a time that it takes to check the pairs up to `stones`
/// stones, in bytes: the two tables of one and what removals lead to.
#[must_use]
pub fn memory_to_verify(stones: usize) -> u64 {
    let of_pair = |pair| places(Some(pair)) * 4 + after(pair) + WORKING;
    Pair::up_to(stones).map(of_pair).max().unwrap_or(0)
}

/// The most memory that a [`Proof`](super::Proof) takes, in bytes: what it
/// remembers, and half a byte for each position of the tables with the place of
/// its block.
#[must_use]
pub fn memory_to_prove() -> u64 {
    let positions: u64 = Pair::up_to(18).map(Pair::positions).sum();
    let blocks = positions / 2 + positions / BLOCK as u64 * KEPT;
    proof::REMEMBERED + blocks + WORKING
}

/// What a program needs beside its tables, in bytes.
const WORKING: u64 = 16 << 20;

/// What it takes to know where a block is kept, in bytes.
const KEPT: u64 = 48;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_solution_stays_within_nine_gigabytes_of_memory() {
        let needs = Needs::of(Pair::up_to(18));
        assert!(needs.memory < 9_000_000_000, "{needs:?}");
        assert!(needs.positions > 8_900_000_000, "{needs:?}");
    }

    #[test]
    fn to_check_takes_no_more_than_to_solve_and_to_prove_a_little_more() {
        let solving = Needs::of(Pair::up_to(18)).memory;
        assert!(memory_to_verify(18) < solving);
        // Half a byte for each of 8.9 thousand million positions, and 1 GB.
        let proving = memory_to_prove();
        assert!(
            (5_500_000_000..6_000_000_000).contains(&proving),
            "{proving}"
        );
    }
}
