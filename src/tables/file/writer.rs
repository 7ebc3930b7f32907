//! Writes a solved pair as bytes, to a file or to memory.

use super::format::{BLOCK, ENTRY, MAGIC, VERSION, blocks, checksum, width, write_stats};
use super::{Bytes, File};
use crate::tables::cell::{Cell, LIMIT};
use crate::tables::pair::Pair;
use crate::tables::solver::Solved;
use crate::tables::stats::Stats;
use crate::tables::workers::share;
use miniz_oxide::deflate::core::{
    CompressorOxide, TDEFLFlush, TDEFLStatus, compress_to_output, create_comp_flags_from_zip_params,
};
use std::io::{self, Seek, SeekFrom, Write};
use std::sync::atomic::AtomicBool;

/// How hard to pack, 0 to 10.
const LEVEL: i32 = 6;
/// Streams without the zlib header and checksum.
const RAW: i32 = 0;

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
