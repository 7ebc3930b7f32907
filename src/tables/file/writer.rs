//! Writes a solved pair as bytes, to a file or to memory.

use super::format::{BLOCK, ENTRY, MAGIC, SEGMENT, VERSION, blocks, checksum, write_stats};
use super::model::{Counts, Encoder, MOST_PLACES, Model};
use super::{Bytes, File};
use crate::tables::cell::{Cell, LIMIT};
use crate::tables::pair::Pair;
use crate::tables::solver::Solved;
use crate::tables::stats::Stats;
use crate::tables::workers::share;
use std::io::{self, Seek, SeekFrom, Write};
use std::sync::atomic::AtomicBool;

/// Packs the tables of a pair and writes them from the beginning of `out`.
///
/// # Errors
/// What `out` fails with; [`io::ErrorKind::Interrupted`] when stopped.
pub(in crate::tables) fn write(
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
    let mut packers = Vec::new();
    for cells in &tables {
        let palette = palette(cells);
        header.extend((palette.len() as u16).to_le_bytes());
        for cell in &palette {
            header.extend(cell.0.to_le_bytes());
        }
        write_stats(&mut header, &Stats::of(pair, cells));
        let places = Places::new(&palette)?;
        let model = places.model(cells, threads, stop)?;
        model.write(&mut header);
        packers.push(Packer {
            encoder: Encoder::new(&model, palette.len()),
            places,
        });
    }
    let header_length = header.len() + 4;
    header[20..24].copy_from_slice(&(header_length as u32).to_le_bytes());

    let list_length = blocks(pair) * tables.len() * ENTRY + 8;
    let mut end = (header_length + list_length) as u64;
    let mut list = Vec::with_capacity(list_length);
    out.seek(SeekFrom::Start(end))?;
    for (cells, packer) in tables.iter().zip(&packers) {
        // As many blocks at a time as fit well in memory.
        for cells in cells.chunks(4096 * BLOCK) {
            for packed in packer.pack(cells, threads, stop)? {
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
pub(in crate::tables) fn palette(cells: &[Cell]) -> Vec<Cell> {
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

/// The place of each cell in a palette.
struct Places {
    of: Vec<u16>,
    count: usize,
}

impl Places {
    /// # Errors
    /// Where the palette is larger than the form has room for.
    fn new(palette: &[Cell]) -> io::Result<Places> {
        if palette.len() > MOST_PLACES {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let mut of = vec![0; 1 << 16];
        for (place, cell) in (0..).zip(palette) {
            of[usize::from(cell.0)] = place;
        }
        let count = palette.len();
        Ok(Places { of, count })
    }

    fn of(&self, cells: &[Cell]) -> impl Iterator<Item = u16> {
        cells.iter().map(|cell| self.of[usize::from(cell.0)])
    }

    /// What is likely in a table.
    fn model(&self, cells: &[Cell], threads: usize, stop: &AtomicBool) -> io::Result<Model> {
        let counts = share(
            threads,
            cells.chunks(SEGMENT),
            stop,
            || Counts::new(self.count),
            |counts, segment| counts.add(self.of(segment)),
        );
        let mut sum = Counts::new(self.count);
        for counts in counts.ok_or(io::ErrorKind::Interrupted)? {
            sum.merge(&counts);
        }
        Ok(Model::new(&sum))
    }
}

/// Packs the blocks of a table.
struct Packer {
    places: Places,
    encoder: Encoder,
}

impl Packer {
    fn pack(&self, cells: &[Cell], threads: usize, stop: &AtomicBool) -> io::Result<Vec<Vec<u8>>> {
        let mut packed = vec![Vec::new(); cells.len().div_ceil(BLOCK)];
        share(
            threads,
            packed.iter_mut().zip(cells.chunks(BLOCK)),
            stop,
            || (Vec::new(), Vec::new(), Vec::new()),
            |(segment, words, all), (packed, cells)| {
                all.clear();
                for cells in cells.chunks(SEGMENT) {
                    segment.clear();
                    segment.extend(self.places.of(cells));
                    words.clear();
                    self.encoder.encode(segment, words);
                    all.append(words);
                    packed.extend((all.len() as u16).to_le_bytes());
                }
                packed.extend(all.iter().flat_map(|word| word.to_le_bytes()));
            },
        )
        .ok_or(io::ErrorKind::Interrupted)?;
        Ok(packed)
    }
}

/// The tables of a pair, packed in memory.
pub(in crate::tables) fn in_memory(
    pair: Pair,
    flying: bool,
    solved: &Solved,
    threads: usize,
    stop: &AtomicBool,
) -> io::Result<File> {
    let mut bytes = io::Cursor::new(Vec::new());
    write(&mut bytes, pair, flying, solved, threads, stop)?;
    let mut bytes = bytes.into_inner();
    bytes.shrink_to_fit();
    File::new(Bytes::Memory(bytes), pair, flying).map_err(io::Error::other)
}
