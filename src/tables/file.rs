//! A solved pair as bytes: what is in a file, and what is kept in memory when
//! there is no file.
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
//! 32  each table       its palette (u16 length, then the cells, u16 each) and
//!                      its counts (seven u64, two u16)
//!     checksum         u32, CRC-32 of the header up to here
//! ```
//!
//! then the block list, for each block its place (u64, from the beginning of
//! the file) and its checksum (u32, of its number and its bytes), and one place
//! more, the end; then the blocks, raw deflate streams of palette indices, one
//! byte a cell, or two where the palette has more than 256 cells. The table of
//! the larger side comes first.

use super::Place;
use super::cell::{Cell, LIMIT, Outcomes};
use super::directory;
use super::pair::Pair;
use super::solver::{Mover, Solved};
use super::stats::Stats;
use super::workers::share;
use miniz_oxide::deflate::core::{
    CompressorOxide, TDEFLFlush, TDEFLStatus, compress_to_output, create_comp_flags_from_zip_params,
};
use std::fmt;
use std::io::{self, Seek, SeekFrom, Write};
use std::sync::atomic::AtomicBool;
use zlib_rs::{InflateConfig, ReturnCode, decompress_slice};

const MAGIC: &[u8; 8] = b"MERELS\x1aT";
const VERSION: u16 = 1;
/// Cells in a block. A probe unpacks one: larger blocks pack better and take
/// longer.
const BLOCK: usize = 4096;
/// How hard to pack, 0 to 10.
const LEVEL: i32 = 6;
/// Streams without the zlib header and checksum, as either library has it.
const RAW: i32 = 0;
const UNPACK: InflateConfig = InflateConfig { window_bits: -15 };
const FIXED: usize = 32;
const ENTRY: usize = 12;

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

fn blocks(pair: Pair) -> usize {
    (pair.rows() * pair.columns()).div_ceil(BLOCK)
}

/// Takes numbers off the front of a slice.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], Refused> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(Refused::Damaged)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn u16(&mut self) -> Result<u16, Refused> {
        Ok(u16::from_le_bytes(self.take()?))
    }

    fn u32(&mut self) -> Result<u32, Refused> {
        Ok(u32::from_le_bytes(self.take()?))
    }

    fn u64(&mut self) -> Result<u64, Refused> {
        Ok(u64::from_le_bytes(self.take()?))
    }
}

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

fn width(palette: &[Cell]) -> usize {
    if palette.len() <= 256 { 1 } else { 2 }
}

fn checksum(number: usize, packed: &[u8]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(&(number as u64).to_le_bytes());
    sum.update(packed);
    sum.finalize()
}

fn read_stats(reader: &mut Reader<'_>) -> Result<Stats, Refused> {
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

fn write_stats(header: &mut Vec<u8>, stats: &Stats) {
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

/// Packs the tables of a pair and writes them from the beginning of `out`.
///
/// # Errors
/// What `out` fails with; [`io::ErrorKind::Interrupted`] when stopped.
pub(super) fn write(
    out: &mut (impl Write + Seek),
    pair: Pair,
    flying: bool,
    solved: &Solved,
    threads: usize,
    stop: &AtomicBool,
) -> io::Result<()> {
    let tables: Vec<&[Cell]> = if pair.is_even() {
        vec![&solved.large]
    } else {
        vec![&solved.large, &solved.small]
    };
    let mut header = Vec::new();
    header.extend(MAGIC);
    header.extend(VERSION.to_le_bytes());
    header.extend([
        flying.into(),
        pair.large() as u8,
        pair.small() as u8,
        tables.len() as u8,
    ]);
    header.extend(LIMIT.to_le_bytes());
    header.extend((BLOCK as u32).to_le_bytes());
    header.extend([0; 12]); // lengths, filled in below
    let mut palettes = Vec::new();
    for cells in &tables {
        let palette = palette(cells);
        header.extend((palette.len() as u16).to_le_bytes());
        for cell in &palette {
            header.extend(cell.0.to_le_bytes());
        }
        write_stats(&mut header, &Stats::of(pair, cells));
        palettes.push(palette);
    }
    let header_length = header.len() + 4;
    header[20..24].copy_from_slice(&(header_length as u32).to_le_bytes());

    let list_length = blocks(pair) * tables.len() * ENTRY + 8;
    let mut end = (header_length + list_length) as u64;
    let mut list = Vec::with_capacity(list_length);
    out.seek(SeekFrom::Start(end))?;
    for (cells, palette) in tables.iter().zip(&palettes) {
        // As many blocks at a time as fit well in memory.
        for cells in cells.chunks(4096 * BLOCK) {
            for packed in pack(cells, palette, threads, stop)? {
                list.extend(end.to_le_bytes());
                list.extend(checksum(list.len() / ENTRY, &packed).to_le_bytes());
                out.write_all(&packed)?;
                end += packed.len() as u64;
            }
        }
    }
    list.extend(end.to_le_bytes());
    header[24..32].copy_from_slice(&end.to_le_bytes());
    let sum = crc32fast::hash(&header);
    header.extend(sum.to_le_bytes());
    out.seek(SeekFrom::Start(0))?;
    out.write_all(&header)?;
    out.write_all(&list)
}

/// The cells that occur, the most frequent first.
pub(super) fn palette(cells: &[Cell]) -> Vec<Cell> {
    let mut counts = vec![0u64; 1 << 16];
    for cell in cells {
        counts[usize::from(cell.0)] += 1;
    }
    let mut palette: Vec<Cell> = (0..=u16::MAX)
        .filter(|&n| counts[usize::from(n)] > 0)
        .map(Cell)
        .collect();
    palette.sort_by_key(|cell| std::cmp::Reverse(counts[usize::from(cell.0)]));
    palette
}

fn pack(
    cells: &[Cell],
    palette: &[Cell],
    threads: usize,
    stop: &AtomicBool,
) -> io::Result<Vec<Vec<u8>>> {
    let mut places = vec![0u16; 1 << 16];
    for (place, cell) in palette.iter().enumerate() {
        places[usize::from(cell.0)] = place as u16;
    }
    let mut packed = vec![Vec::new(); cells.len().div_ceil(BLOCK)];
    let flags = create_comp_flags_from_zip_params(LEVEL, RAW, 0);
    share(
        threads,
        packed.iter_mut().zip(cells.chunks(BLOCK)),
        stop,
        || {
            (
                Vec::with_capacity(2 * BLOCK),
                Box::new(CompressorOxide::new(flags)),
            )
        },
        |(bytes, compressor), (packed, cells)| {
            bytes.clear();
            for cell in cells {
                let place = places[usize::from(cell.0)].to_le_bytes();
                bytes.extend_from_slice(&place[..width(palette)]);
            }
            compressor.reset();
            let (status, _) = compress_to_output(compressor, bytes, TDEFLFlush::Finish, |part| {
                packed.extend_from_slice(part);
                true
            });
            debug_assert_eq!(status, TDEFLStatus::Done);
        },
    )
    .ok_or(io::ErrorKind::Interrupted)?;
    Ok(packed)
}

/// The tables of a pair, packed in memory.
pub(super) fn in_memory(
    pair: Pair,
    flying: bool,
    solved: &Solved,
    threads: usize,
    stop: &AtomicBool,
) -> io::Result<File> {
    let mut bytes = io::Cursor::new(Vec::new());
    write(&mut bytes, pair, flying, solved, threads, stop)?;
    File::new(Bytes::Memory(bytes.into_inner()), pair, flying).map_err(io::Error::other)
}
