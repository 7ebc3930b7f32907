//! A solved pair as bytes: what is in a file, and what is kept in memory when
//! there is no file. This module reads it, `format` says what its bytes are,
//! `model` how cells become words, and `writer` packs it.

mod format;
mod model;
mod writer;

pub(super) use format::{BLOCK, SEGMENT};
pub(super) use writer::{in_memory, palette, write};

use super::Place;
use super::cell::{Cell, LIMIT, Outcomes};
use super::pair::{Mover, Pair};
use super::stats::Stats;
use super::workers::share;
use crate::files;
use format::{
    ENTRY, FIXED, MAGIC, MOST_BLOCK, MOST_HEADER, Reader, VERSION, blocks, checksum, read_stats,
};
use model::{Decoder, Model};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};
use std::{fmt, fs, io};

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
///
/// Of a file each part is read when it is asked, and is not mapped: a probe
/// reads a kilobyte that has most likely never been touched, and to have its
/// pages mapped takes longer than to copy it. So nothing has to be given back
/// for the memory of the program to stay small, and a file that another program
/// cuts short is one that cannot be read, and not the end of this one.
#[derive(Debug)]
pub(super) enum Bytes {
    Memory(Vec<u8>),
    Disk(fs::File),
}

impl Bytes {
    fn len(&self) -> io::Result<u64> {
        match self {
            Bytes::Memory(bytes) => Ok(bytes.len() as u64),
            Bytes::Disk(file) => Ok(file.metadata()?.len()),
        }
    }

    /// Fills `out` with the bytes that stand from `start` on.
    ///
    /// # Errors
    /// Where there are not so many, or they cannot be read.
    fn read(&self, start: u64, out: &mut [u8]) -> Result<(), Refused> {
        match self {
            Bytes::Memory(bytes) => {
                let start = usize::try_from(start).ok();
                let bytes = start.and_then(|start| bytes.get(start..)?.get(..out.len()));
                out.copy_from_slice(bytes.ok_or(Refused::Damaged)?);
                Ok(())
            }
            Bytes::Disk(file) => files::read_at(file, start, out).map_err(|_| Refused::Damaged),
        }
    }
}

#[derive(Debug)]
struct Table {
    palette: Vec<Cell>,
    stats: Stats,
    model: Model,
    /// Made of the model when the first cell is asked.
    decoder: OnceLock<Decoder>,
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
        let whole = bytes.len().map_err(|_| Refused::Damaged)?;
        let mut fixed = [0; FIXED];
        bytes.read(0, &mut fixed[..FIXED.min(whole as usize)])?;
        let mut reader = Reader(&fixed);
        if reader.take::<8>()? != *MAGIC {
            return Err(Refused::Foreign);
        }
        if reader.u16()? != VERSION {
            return Err(Refused::Version);
        }
        let numbers: [u8; 4] = reader.take()?;
        let (limit, block) = (reader.u16()?, reader.u32()?);
        let (header, length) = (reader.u32()? as usize, reader.u64()?);
        if length != whole || !(FIXED + 4..=MOST_HEADER).contains(&header) {
            return Err(Refused::Damaged);
        }
        let mut all = vec![0; header];
        bytes.read(0, &mut all)?;
        let (checked, sum) = all.split_at(header - 4);
        if Reader(sum).u32()? != crc32fast::hash(checked) {
            return Err(Refused::Damaged);
        }
        let mut reader = Reader(&checked[FIXED..]);
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
                    .collect::<Result<Vec<_>, Refused>>()?;
                if palette.is_empty() {
                    return Err(Refused::Damaged);
                }
                let blocks = blocks(pair);
                let stats = read_stats(&mut reader)?;
                let model = Model::read(&mut reader, palette.len())?;
                Ok(Table {
                    palette,
                    stats,
                    model,
                    decoder: OnceLock::new(),
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
        if ((file.list + file.count() * ENTRY + 8) as u64) > whole {
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

    /// Reads block `number` of a table into `out`, and returns its bytes.
    ///
    /// # Errors
    /// Where the block is damaged.
    fn block<'a>(
        &self,
        table: &Table,
        number: usize,
        out: &'a mut [u8; MOST_BLOCK],
    ) -> Result<&'a [u8], Refused> {
        let number = table.first + number;
        let mut entry = [0; ENTRY + 8];
        self.bytes
            .read((self.list + number * ENTRY) as u64, &mut entry)?;
        let mut entry = Reader(&entry);
        let (start, sum, end) = (entry.u64()?, entry.u32()?, entry.u64()?);
        let length = end.checked_sub(start).ok_or(Refused::Damaged)? as usize;
        let packed = out.get_mut(..length).ok_or(Refused::Damaged)?;
        self.bytes.read(start, packed)?;
        (checksum(number, packed) == sum)
            .then_some(&*packed)
            .ok_or(Refused::Damaged)
    }

    /// Unpacks the cells of a table from the beginning of a segment up to an end
    /// in the same block, into `out`.
    ///
    /// # Errors
    /// Where the block is damaged.
    fn unpack(
        &self,
        table: &Table,
        cells: Range<usize>,
        out: &mut Vec<Cell>,
    ) -> Result<(), Refused> {
        let mut bytes = [0; MOST_BLOCK];
        let number = cells.start / BLOCK;
        let block = self.block(table, number, &mut bytes)?;
        let in_block = (self.cells_of_table() - number * BLOCK).min(BLOCK);
        let (ends, words) = block
            .split_at_checked(2 * in_block.div_ceil(SEGMENT))
            .ok_or(Refused::Damaged)?;
        let end = |n: usize| 2 * usize::from(u16::from_le_bytes([ends[2 * n], ends[2 * n + 1]]));
        let decoder = table.decoder.get_or_init(|| Decoder::new(&table.model));
        out.clear();
        for start in cells.clone().step_by(SEGMENT) {
            let n = start % BLOCK / SEGMENT;
            let words = words.get(n.checked_sub(1).map_or(0, end)..end(n));
            let count = SEGMENT.min(cells.end - start);
            decoder.decode(words.ok_or(Refused::Damaged)?, count, |place| {
                out.push(table.palette[usize::from(place)]);
            })?;
        }
        Ok(())
    }

    /// Unpacks a segment of the table with this side to move into `out`, as far
    /// as to cell `index` of the table, which is in it.
    ///
    /// # Errors
    /// Where its block is damaged.
    pub(super) fn unpack_to(
        &self,
        mover: Mover,
        index: usize,
        out: &mut Vec<Cell>,
    ) -> Result<(), Refused> {
        let start = index - index % SEGMENT;
        self.unpack(self.table(mover), start..index + 1, out)
    }

    /// The cells of each table.
    fn cells_of_table(&self) -> usize {
        self.pair.rows() * self.pair.columns()
    }

    /// Which cell of a table a place is.
    pub(super) fn index_of(&self, place: &Place) -> usize {
        place.row * self.pair.columns() + place.column
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
        let mut cells = Vec::new();
        self.unpack_block(self.table(mover), number, &mut cells)?;
        let codes = cells.chunks(2).map(|two| {
            let second = two.get(1).map_or(0, |&cell| code(cell));
            code(two[0]) | second << 4
        });
        Ok(codes.collect())
    }

    /// Unpacks a block of a table into `out`.
    ///
    /// # Errors
    /// Where the block is damaged.
    fn unpack_block(
        &self,
        table: &Table,
        number: usize,
        out: &mut Vec<Cell>,
    ) -> Result<(), Refused> {
        let end = self.cells_of_table().min((number + 1) * BLOCK);
        self.unpack(table, number * BLOCK..end, out)
    }

    /// Whether it is a file.
    pub(super) fn is_on_disk(&self) -> bool {
        matches!(self.bytes, Bytes::Disk(_))
    }

    /// All cells of a table.
    ///
    /// # Errors
    /// Where a block is damaged.
    pub(super) fn cells(&self, mover: Mover, threads: usize) -> Result<Vec<Cell>, Refused> {
        let mut cells = vec![Cell::DRAW; self.cells_of_table()];
        let blocks = cells.chunks_mut(BLOCK);
        self.each_block(mover, threads, blocks, |block, cells| {
            block.copy_from_slice(cells);
        })?;
        Ok(cells)
    }

    /// What a removal into a table of this pair has to know.
    ///
    /// # Errors
    /// Where a block is damaged.
    pub(super) fn outcomes(&self, mover: Mover, threads: usize) -> Result<Outcomes, Refused> {
        let mut outcomes = Outcomes::drawn(self.pair.columns(), self.cells_of_table());
        self.each_block(
            mover,
            threads,
            outcomes.chunks_mut(BLOCK),
            |nibbles, cells| {
                for (n, cell) in cells.iter().enumerate() {
                    Outcomes::put(nibbles, n, cell.outcome());
                }
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
        use_block: impl Fn(I::Item, &[Cell]) + Sync,
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
            |(cells, result), (number, item)| match self.unpack_block(table, number, cells) {
                Ok(()) => use_block(item, cells),
                Err(why) => *result = Err(why),
            },
        );
        states
            .unwrap_or_default()
            .into_iter()
            .try_for_each(|(_, result)| result)
    }
}
