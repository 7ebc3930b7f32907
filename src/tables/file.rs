//! A solved pair as bytes: what is in a file, and what is kept in memory when
//! there is no file. This module reads it, `format` says what its bytes are, and
//! `writer` packs it.

mod format;
mod writer;

pub(super) use format::BLOCK;
pub(super) use writer::{in_memory, palette, write};

use super::Place;
use super::cell::{Cell, LIMIT, Outcomes};
use super::directory;
use super::pair::{Mover, Pair};
use super::stats::Stats;
use super::workers::share;
use format::{ENTRY, FIXED, MAGIC, Reader, VERSION, blocks, checksum, read_stats, width};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use zlib_rs::{InflateConfig, ReturnCode, decompress_slice};

/// Streams without the zlib header and checksum.
const UNPACK: InflateConfig = InflateConfig { window_bits: -15 };

/// Why bytes are not used as tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// They do not begin as tables do: another program's file.
    Foreign,
    /// Tables of another version of this program.
    Version,
    /// Tables, but not of these rules and this pair.
    OtherPair,
    /// Shorter or longer than they should be, or a checksum does not fit.
    Damaged,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refused::Foreign => "not a table of this program",
            Refused::Version => "a table of another version of this program",
            Refused::OtherPair => "a table of other rules or numbers of stones than its name says",
            Refused::Damaged => "damaged",
        })
    }
}

impl std::error::Error for Refused {}

/// Where the bytes are.
#[derive(Debug)]
pub(super) enum Bytes {
    Memory(Vec<u8>),
    Map(memmap2::Mmap),
}

impl Bytes {
    fn get(&self) -> &[u8] {
        match self {
            Bytes::Memory(bytes) => bytes,
            Bytes::Map(map) => map,
        }
    }
}

#[derive(Debug)]
struct Table {
    palette: Vec<Cell>,
    stats: Stats,
    /// Its first block.
    first: usize,
    blocks: usize,
}

/// A solved pair, packed.
#[derive(Debug)]
pub(super) struct File {
    bytes: Bytes,
    pair: Pair,
    tables: Vec<Table>,
    /// Where the block list begins.
    list: usize,
}

/// The pairs that are solved, all under the same rules.
pub(super) type Files = HashMap<Pair, Arc<File>>;

impl File {
    /// Takes bytes as the tables of `pair`. Only the header is looked at;
    /// each block is checked when it is unpacked.
    ///
    /// # Errors
    /// Why they are refused.
    pub(super) fn new(bytes: Bytes, pair: Pair, flying: bool) -> Result<File, Refused> {
        let all = bytes.get();
        let mut reader = Reader(all);
        if reader.take::<8>().map_err(|_| Refused::Foreign)? != *MAGIC {
            return Err(Refused::Foreign);
        }
        if reader.u16()? != VERSION {
            return Err(Refused::Version);
        }
        let numbers: [u8; 4] = reader.take()?;
        let (limit, block) = (reader.u16()?, reader.u32()?);
        let (header, length) = (reader.u32()? as usize, reader.u64()?);
        if length != all.len() as u64 || header < FIXED + 4 || header > all.len() {
            return Err(Refused::Damaged);
        }
        let (checked, mut sum) = (&all[..header - 4], Reader(&all[header - 4..header]));
        if sum.u32()? != crc32fast::hash(checked) {
            return Err(Refused::Damaged);
        }
        let tables = if pair.is_even() { 1 } else { 2 };
        let expected = [
            flying.into(),
            pair.large() as u8,
            pair.small() as u8,
            tables,
        ];
        if numbers != expected || limit != LIMIT || block as usize != BLOCK {
            return Err(Refused::OtherPair);
        }
        let tables = (0..usize::from(tables))
            .map(|n| {
                let palette = (0..reader.u16()?)
                    .map(|_| Ok(Cell(reader.u16()?)))
                    .collect::<Result<_, Refused>>()?;
                let blocks = blocks(pair);
                Ok(Table {
                    palette,
                    stats: read_stats(&mut reader)?,
                    first: n * blocks,
                    blocks,
                })
            })
            .collect::<Result<Vec<_>, Refused>>()?;
        let file = File {
            pair,
            tables,
            list: header,
            bytes,
        };
        if file.list + file.count() * ENTRY + 8 > file.bytes.get().len() {
            return Err(Refused::Damaged);
        }
        Ok(file)
    }

    /// Blocks in all.
    fn count(&self) -> usize {
        self.tables.iter().map(|table| table.blocks).sum()
    }

    /// The counts of the table with this side to move.
    pub(super) fn stats(&self, mover: Mover) -> &Stats {
        &self.table(mover).stats
    }

    fn table(&self, mover: Mover) -> &Table {
        match mover {
            Mover::Small if self.tables.len() == 2 => &self.tables[1],
            _ => &self.tables[0],
        }
    }

    /// Unpacks block `number` of a table into `out`, two bytes a cell where
    /// the palette is large, and returns how many cells it has.
    ///
    /// # Errors
    /// Where the block is damaged.
    fn unpack(&self, table: &Table, number: usize, out: &mut Vec<u8>) -> Result<(), Refused> {
        let bytes = self.bytes.get();
        let number = table.first + number;
        let mut entry = Reader(
            bytes
                .get(self.list + number * ENTRY..)
                .ok_or(Refused::Damaged)?,
        );
        let (start, sum, end) = (entry.u64()?, entry.u32()?, entry.u64()?);
        let packed = usize::try_from(start)
            .ok()
            .zip(usize::try_from(end).ok())
            .and_then(|(start, end)| bytes.get(start..end))
            .ok_or(Refused::Damaged)?;
        if checksum(number, packed) != sum {
            return Err(Refused::Damaged);
        }
        let cells = self.pair.rows() * self.pair.columns();
        let here = BLOCK.min(cells - (number - table.first) * BLOCK);
        out.resize(here * table.width(), 0);
        let whole = out.len();
        match decompress_slice(out, packed, UNPACK) {
            (cells, ReturnCode::Ok) if cells.len() == whole => Ok(()),
            _ => Err(Refused::Damaged),
        }
    }

    /// Unpacks block `number` of the table with this side to move into `out`.
    ///
    /// # Errors
    /// Where the block is damaged.
    pub(super) fn unpack_block(
        &self,
        mover: Mover,
        number: usize,
        out: &mut Vec<u8>,
    ) -> Result<(), Refused> {
        self.unpack(self.table(mover), number, out)
    }

    /// The block that a place is in, and which cell of it.
    pub(super) fn block_of(&self, place: &Place) -> (usize, usize) {
        let index = place.row * self.pair.columns() + place.column;
        (index / BLOCK, index % BLOCK)
    }

    /// Cell `n` of an unpacked block of the table with this side to move.
    pub(super) fn cell_in(&self, mover: Mover, block: &[u8], n: usize) -> Option<Cell> {
        self.table(mover).cell(block, n)
    }

    /// How many blocks each table has.
    pub(super) fn blocks(&self) -> usize {
        blocks(self.pair)
    }

    /// A number below 16 for each cell of a block, two in a byte.
    ///
    /// # Errors
    /// Where the block is damaged.
    pub(super) fn packed_codes(
        &self,
        mover: Mover,
        number: usize,
        code: impl Fn(Cell) -> u8,
    ) -> Result<Box<[u8]>, Refused> {
        let table = self.table(mover);
        let mut bytes = Vec::new();
        self.unpack(table, number, &mut bytes)?;
        let codes: Vec<u8> = table.palette.iter().map(|&cell| code(cell)).collect();
        let code = |n: usize| {
            let place = table.place(&bytes, n);
            codes.get(place).copied().ok_or(Refused::Damaged)
        };
        let cells = bytes.len() / table.width();
        (0..cells.div_ceil(2))
            .map(|n| {
                let second = if 2 * n + 1 < cells {
                    code(2 * n + 1)?
                } else {
                    0
                };
                Ok(code(2 * n)? | second << 4)
            })
            .collect()
    }

    /// The map of the file, if it is one.
    pub(super) fn map(&self) -> Option<&memmap2::Mmap> {
        match &self.bytes {
            Bytes::Memory(_) => None,
            Bytes::Map(map) => Some(map),
        }
    }

    /// All cells of a table.
    ///
    /// # Errors
    /// Where a block is damaged.
    pub(super) fn cells(&self, mover: Mover, threads: usize) -> Result<Vec<Cell>, Refused> {
        let mut cells = vec![Cell::DRAW; self.pair.rows() * self.pair.columns()];
        let blocks = cells.chunks_mut(BLOCK);
        self.each_block(mover, threads, blocks, |block, table, bytes| {
            for (n, cell) in block.iter_mut().enumerate() {
                *cell = table.cell(bytes, n)?;
            }
            Some(())
        })?;
        Ok(cells)
    }

    /// What a removal into a table of this pair has to know.
    ///
    /// # Errors
    /// Where a block is damaged.
    pub(super) fn outcomes(&self, mover: Mover, threads: usize) -> Result<Outcomes, Refused> {
        let mut outcomes =
            Outcomes::drawn(self.pair.columns(), self.pair.rows() * self.pair.columns());
        self.each_block(
            mover,
            threads,
            outcomes.chunks_mut(BLOCK),
            |nibbles, table, bytes| {
                for n in 0..bytes.len() / table.width() {
                    Outcomes::put(nibbles, n, table.cell(bytes, n)?.outcome());
                }
                Some(())
            },
        )?;
        Ok(outcomes)
    }

    /// Unpacks the blocks of a table one after the other, each with an item.
    fn each_block<I: Iterator + Send>(
        &self,
        mover: Mover,
        threads: usize,
        items: I,
        use_block: impl Fn(I::Item, &Table, &[u8]) -> Option<()> + Sync,
    ) -> Result<(), Refused>
    where
        I::Item: Send,
    {
        let table = self.table(mover);
        let never = AtomicBool::new(false);
        let states = share(
            threads,
            items.enumerate(),
            &never,
            || (Vec::new(), Ok(())),
            |(bytes, result), (number, item)| {
                let here = self
                    .unpack(table, number, bytes)
                    .and_then(|()| use_block(item, table, bytes).ok_or(Refused::Damaged));
                if here.is_err() {
                    *result = here;
                }
            },
        );
        // All of the file has been touched.
        self.map().inspect(|map| directory::let_go(map));
        states
            .unwrap_or_default()
            .into_iter()
            .try_for_each(|(_, result)| result)
    }
}

impl Table {
    fn width(&self) -> usize {
        width(&self.palette)
    }

    /// The place in the palette of cell `n` of an unpacked block.
    fn place(&self, bytes: &[u8], n: usize) -> usize {
        if self.width() == 1 {
            usize::from(bytes[n])
        } else {
            usize::from(u16::from_le_bytes([bytes[2 * n], bytes[2 * n + 1]]))
        }
    }

    fn cell(&self, bytes: &[u8], n: usize) -> Option<Cell> {
        self.palette.get(self.place(bytes, n)).copied()
    }
}
