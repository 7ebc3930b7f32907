//! The small tables that are part of the program, so that every copy of it
//! knows the small endgames from the beginning.
//!
//! `small.bin` is what `merels solve --small` prints. It holds, for each pair of
//! [`pairs`], the table with the larger side to move: its rules and numbers of
//! stones (u8 each: flying, larger, smaller), its palette (u16 length, then the
//! cells, u16 each), the packed length (u32), and one deflate stream of palette
//! indices, one byte a cell. With the smaller side to move the value follows
//! from the values after each move, which are all of tables that are there.

use super::Place;
use super::cell::{Cell, Outcome};
use super::file::palette;
use super::forward::Moves;
use super::pair::{Mover, Pair};
use crate::rules::{Position, Rules};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

/// The bytes that are part of the program.
static BYTES: &[u8] = include_bytes!("small.bin");

/// The sets of up to so many stones are small.
pub(super) const MOST: usize = 9;

/// How hard to pack, 0 to 10.
const LEVEL: u8 = 10;

/// The pairs that are part of the program: with flying all small ones. Without
/// flying nearly every position is decided, in very different numbers of plies,
/// and only the smallest pair packs well enough; for the others see
/// [`Endgames`](super::Endgames).
pub(super) fn pairs() -> impl Iterator<Item = (Pair, bool)> {
    let with = Pair::up_to(MOST).map(|pair| (pair, true));
    with.chain(Pair::up_to(6).map(|pair| (pair, false)))
}

/// One table: what is packed, and once it is asked, what is in it.
struct Table {
    palette: Vec<Cell>,
    packed: &'static [u8],
    places: OnceLock<Vec<u8>>,
}

static TABLES: LazyLock<HashMap<(Pair, bool), Table>> = LazyLock::new(|| read(BYTES));

/// Adds one table to the bytes.
pub(super) fn write(bytes: &mut Vec<u8>, pair: Pair, flying: bool, cells: &[Cell]) {
    let palette = palette(cells);
    let places: Vec<u8> = cells
        .iter()
        .map(|cell| palette.iter().position(|other| other == cell).unwrap_or(0) as u8)
        .collect();
    let packed = compress_to_vec(&places, LEVEL);
    bytes.extend([flying.into(), pair.large() as u8, pair.small() as u8]);
    bytes.extend((palette.len() as u16).to_le_bytes());
    for cell in palette {
        bytes.extend(cell.0.to_le_bytes());
    }
    bytes.extend((packed.len() as u32).to_le_bytes());
    bytes.extend(packed);
}

/// The tables in the bytes, which end where they do not go on as they should.
fn read(mut bytes: &'static [u8]) -> HashMap<(Pair, bool), Table> {
    let mut tables = HashMap::new();
    while let Some((pair, flying, table, rest)) = read_one(bytes) {
        tables.insert((pair, flying), table);
        bytes = rest;
    }
    tables
}

fn read_one(bytes: &'static [u8]) -> Option<(Pair, bool, Table, &'static [u8])> {
    let (&[flying, large, small], bytes) = bytes.split_first_chunk()?;
    let (&length, bytes) = bytes.split_first_chunk()?;
    let (palette, bytes) = bytes.split_at_checked(2 * usize::from(u16::from_le_bytes(length)))?;
    let (&length, bytes) = bytes.split_first_chunk()?;
    let (packed, bytes) = bytes.split_at_checked(u32::from_le_bytes(length) as usize)?;
    let cells = palette.chunks_exact(2);
    let table = Table {
        palette: cells
            .map(|cell| Cell(u16::from_le_bytes([cell[0], cell[1]])))
            .collect(),
        packed,
        places: OnceLock::new(),
    };
    Some((
        Pair::new(large.into(), small.into())?,
        flying != 0,
        table,
        bytes,
    ))
}

/// Whether the positions of `pair` are known.
pub(super) fn has(pair: Pair, flying: bool) -> bool {
    TABLES.contains_key(&(pair, flying))
}

/// The value of a position, which stands at `place`.
pub(super) fn cell(position: Position, place: &Place, rules: Rules) -> Option<Cell> {
    if place.mover == Mover::Small {
        return follow(position, rules);
    }
    let table = TABLES.get(&(place.pair, rules.flying))?;
    let cells = place.pair.rows() * place.pair.columns();
    let places = table
        .places
        .get_or_init(|| decompress_to_vec_with_limit(table.packed, cells).unwrap_or_default());
    let index = places.get(place.row * place.pair.columns() + place.column)?;
    table.palette.get(usize::from(*index)).copied()
}

/// The value that follows from those after each move.
fn follow(position: Position, rules: Rules) -> Option<Cell> {
    let mut moves = Moves::default();
    let mut known = true;
    position.for_each_move(rules, |mv| {
        let next = position.play_unchecked(mv);
        if next.side_below_three().is_some() {
            return moves.removal(Outcome::Loss);
        }
        match Place::of(next).and_then(|place| cell(next, &place, rules)) {
            Some(cell) if mv.removal.is_some() => moves.removal(cell.outcome()),
            Some(cell) => moves.quiet(cell),
            None => known = false,
        }
    });
    known.then(|| moves.cell())
}
