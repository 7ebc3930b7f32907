//! The form of the bytes.
//!
//! Little-endian throughout. The header is
//!
//! ```text
//! 0   magic            8 bytes, `MERELS\x1aT`
//! 8   version          u16
//! 10  flying           u8, 0 or 1
//! 11  larger side      u8, stones
//! 12  smaller side     u8, stones
//! 13  tables           u8: 2, or 1 where both sides are equally strong
//! 14  limit            u16, plies
//! 16  block            u32, cells in a block (the last of a table may be short)
//! 20  header           u32, bytes up to the block list
//! 24  length           u64, bytes of the whole
//! 32  each table       its palette (u16 length, then the cells, u16 each), its
//!                      counts (six u64, two u16) and its model
//!     checksum         u32, CRC-32 of the header up to here
//! ```
//!
//! then the block list, for each block its place (u64, from the beginning of
//! the file) and its checksum (u32, of its number and its bytes), and one place
//! more, the end; then the blocks. A block says for each of its segments where
//! it ends (u16, in words of 16 bits), and then has their words. The table of
//! the larger side comes first.

use super::Refused;
use crate::tables::pair::Pair;
use crate::tables::stats::Stats;

/// What tables begin with.
pub(super) const MAGIC: &[u8; 8] = b"MERELS\x1aT";
/// The version of this form.
pub(super) const VERSION: u16 = 2;
/// Cells in a block, whose bytes are checked together (the last of a table may
/// be short).
pub(in crate::tables) const BLOCK: usize = 4096;
/// Cells in a segment. A probe unpacks one: larger ones take less room and more
/// time.
pub(in crate::tables) const SEGMENT: usize = 256;
/// The part of the header that is as long in all files, in bytes.
pub(super) const FIXED: usize = 32;
/// No header is larger, in bytes: that of a table with as many cells in its
/// palette as there can be takes a quarter of this.
pub(super) const MOST_HEADER: usize = 1 << 20;
/// No block is larger, in bytes: a cell takes 11 bits at most, and a segment
/// three words besides.
pub(super) const MOST_BLOCK: usize = 6 << 10;
/// A block's part of the list, in bytes.
pub(super) const ENTRY: usize = 12;

/// Takes numbers off the front of a slice.
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl Reader<'_> {
    pub(super) fn take<const N: usize>(&mut self) -> Result<[u8; N], Refused> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(Refused::Damaged)?;
        self.0 = rest;
        Ok(*taken)
    }

    pub(super) fn u16(&mut self) -> Result<u16, Refused> {
        Ok(u16::from_le_bytes(self.take()?))
    }

    pub(super) fn u32(&mut self) -> Result<u32, Refused> {
        Ok(u32::from_le_bytes(self.take()?))
    }

    pub(super) fn u64(&mut self) -> Result<u64, Refused> {
        Ok(u64::from_le_bytes(self.take()?))
    }
}

/// What the list says of the bytes of a block.
pub(super) fn checksum(number: usize, packed: &[u8]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(&(number as u64).to_le_bytes());
    sum.update(packed);
    sum.finalize()
}

/// The counts of a table.
pub(super) fn read_stats(reader: &mut Reader<'_>) -> Result<Stats, Refused> {
    let some = |n: u16| (n != u16::MAX).then_some(n);
    Ok(Stats {
        entries: reader.u64()?,
        wins: reader.u64()?,
        losses: reader.u64()?,
        draws: reader.u64()?,
        wins_beyond: reader.u64()?,
        losses_beyond: reader.u64()?,
        longest: some(reader.u16()?),
        longest_beyond: some(reader.u16()?),
    })
}

/// The same, put to the header.
pub(super) fn write_stats(header: &mut Vec<u8>, stats: &Stats) {
    for number in [
        stats.entries,
        stats.wins,
        stats.losses,
        stats.draws,
        stats.wins_beyond,
        stats.losses_beyond,
    ] {
        header.extend(number.to_le_bytes());
    }
    for longest in [stats.longest, stats.longest_beyond] {
        header.extend(longest.unwrap_or(u16::MAX).to_le_bytes());
    }
}

/// The blocks of a table.
pub(super) fn blocks(pair: Pair) -> usize {
    (pair.rows() * pair.columns()).div_ceil(BLOCK)
}
