//! Opening knowledge: what is known of the positions that can come up in the
//! first plies of a game.
//!
//! The files `opening-flying.bin` and `opening-sliding.bin` are what
//! `merels solve --opening` writes: how many plies they go (u8), the length of
//! what they unpack to (u32) and one deflate stream with a byte for each
//! position: the least value that it can have and 2, and eight times the
//! greatest and 2 ([`Bounds`]). The positions themselves are not stored: ply by
//! ply they follow from those before, and stand in the order of their keys.
//!
//! Of a position that was solved the value is known, and of those that follow
//! from it as much as it took to prove it: at least one move that keeps the
//! value, an answer to each reply to it, and so on.

use super::bounds::{Bounds, Known, OPEN};
use super::leaves::{WITHOUT_LIMIT, Worth};
use super::placing::{after, is_placed, key};
use crate::rules::{Board, PointSet, Position, Rules, Setup, Side};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

/// What is part of the program, without flying and with.
static FILES: [&[u8]; 2] = [
    include_bytes!("opening-sliding.bin"),
    include_bytes!("opening-flying.bin"),
];

/// How many plies the files go.
pub(super) const PLIES: u8 = 6;

/// How hard to pack, 0 to 10.
const LEVEL: u8 = 10;

/// The position with this key, White to move.
fn position_of(key: u64) -> Option<Setup> {
    let set = |shift: u32| PointSet::from_bits((key >> shift) as u32 & 0xFF_FFFF);
    let hand = |shift: u32| (key >> shift & 15) as u8;
    let board = Board::new(set(0), set(24))?;
    Some(Setup {
        position: Position::new(board, [hand(48), hand(52)], Side::White).ok()?,
        quiet_plies: (key >> 56 & 63) as u16,
    })
}

/// The rules that the tables are made for.
fn rules(flying: bool) -> Rules {
    Rules {
        flying,
        ..Rules::default()
    }
}

/// The keys of the positions after 0 to `plies` plies, each ply in rising order;
/// where the game is decided, it does not go on.
fn keys(plies: u8, flying: bool) -> Vec<Vec<u64>> {
    let mut all = vec![vec![key(Setup::START, flying)]];
    for _ in 0..plies {
        let before = all.last().map_or(&[][..], |keys| keys);
        let mut keys = Vec::new();
        for setup in before.iter().filter_map(|&key| position_of(key)) {
            setup.position.for_each_move(rules(flying), |mv| {
                let next = after(setup, mv);
                if next.position.decided(rules(flying)).is_none() && !is_placed(next.position) {
                    keys.push(key(next, flying));
                }
            });
        }
        keys.sort_unstable();
        keys.dedup();
        all.push(keys);
    }
    all
}

/// The positions after so many plies, one of each that are the same under the
/// symmetries, White to move.
pub(super) fn positions(plies: u8, flying: bool) -> Vec<Setup> {
    let last = keys(plies, flying).pop().unwrap_or_default();
    last.into_iter().filter_map(position_of).collect()
}

/// Puts what is part of the program into `known`, with the limit and without,
/// and for positions that were set up later than at the start: with fewer quiet
/// plies.
pub(super) fn recall(known: &Known, flying: bool) {
    for (key, bounds) in read(FILES[usize::from(flying)], flying).unwrap_or_default() {
        let in_hand = ((key >> 48 & 15) + (key >> 52 & 15)) as u8;
        known.put(key, bounds, in_hand);
        let with_quiet_plies = |n: u64| key & !(63 << 56) | n << 56;
        let (low, high) = bounds;
        let unlimited = (low.signum(), high.signum());
        known.put(with_quiet_plies(WITHOUT_LIMIT.into()), unlimited, in_hand);
        // What stands after some quiet plies stands after fewer; what does not
        // may.
        let low = if low == -1 { -2 } else { low };
        let high = if high == 1 { 2 } else { high };
        // The last positions that are known are only asked by searches.
        let last = in_hand == 18 - PLIES;
        for quiet_plies in 0..if last { 1 } else { key >> 56 & 63 } {
            known.put(with_quiet_plies(quiet_plies), (low, high), in_hand);
        }
    }
}

/// The positions of a file of which anything is known; `None` where it is none.
fn read(bytes: &[u8], flying: bool) -> Option<Vec<(u64, Bounds)>> {
    let (&plies, bytes) = bytes.split_first()?;
    let (&length, packed) = bytes.split_first_chunk()?;
    let length = u32::from_le_bytes(length) as usize;
    let codes = decompress_to_vec_with_limit(packed, length).ok()?;
    let keys: Vec<u64> = keys(plies, flying).into_iter().flatten().collect();
    if keys.len() != codes.len() {
        return None;
    }
    let bounds = |code: u8| ((code & 7) as Worth - 2, (code >> 3) as Worth - 2);
    let both = keys.into_iter().zip(codes.into_iter().map(bounds));
    Some(both.filter(|&(_, bounds)| bounds != OPEN).collect())
}

/// The bytes of a file with all that is known of the first plies, and what
/// follows from it for the positions before.
pub(super) fn write(known: &Known, flying: bool) -> Vec<u8> {
    let keys = keys(PLIES, flying);
    let mut bounds: Vec<Vec<Bounds>> = keys
        .iter()
        .map(|keys| keys.iter().map(|&key| known.get(key)).collect())
        .collect();
    // No position after a move is worth less to its side to move than the
    // opponent could have had at most.
    for ply in 0..usize::from(PLIES) {
        let (before, after) = bounds.split_at_mut(ply + 1);
        for (&here, &(_, high)) in keys[ply].iter().zip(&before[ply]) {
            for_each_next(here, flying, |next| {
                if let Some(n) = next.and_then(|next| keys[ply + 1].binary_search(&next).ok()) {
                    after[0][n].0 = after[0][n].0.max(-high);
                }
            });
        }
    }
    for ply in (0..usize::from(PLIES)).rev() {
        for (n, &here) in keys[ply].iter().enumerate() {
            let (low, high) = follow(here, flying, &keys[ply + 1], &bounds[ply + 1]);
            let old = bounds[ply][n];
            bounds[ply][n] = (old.0.max(low), old.1.min(high));
        }
    }
    let codes: Vec<u8> = bounds
        .iter()
        .flatten()
        .map(|&(low, high)| (low + 2) as u8 | ((high + 2) as u8) << 3)
        .collect();
    let mut bytes = vec![PLIES];
    bytes.extend((codes.len() as u32).to_le_bytes());
    bytes.extend(compress_to_vec(&codes, LEVEL));
    bytes
}

/// What follows for a position from what is known of the positions after its
/// moves.
fn follow(here: u64, flying: bool, keys: &[u64], bounds: &[Bounds]) -> Bounds {
    let (mut low, mut high) = (OPEN.0, OPEN.0);
    for_each_next(here, flying, |next| {
        let (least, most) = next.map_or((2, 2), |next| {
            let found = keys.binary_search(&next);
            let (least, most) = found.map_or(OPEN, |n| bounds[n]);
            (-most, -least)
        });
        low = low.max(least);
        high = high.max(most);
    });
    (low, high)
}

/// Gives the key of the position after each move; `None` where the move wins.
fn for_each_next(here: u64, flying: bool, mut each: impl FnMut(Option<u64>)) {
    let Some(setup) = position_of(here) else {
        return;
    };
    setup.position.for_each_move(rules(flying), |mv| {
        let next = after(setup, mv);
        let goes_on = next.position.decided(rules(flying)).is_none();
        each(goes_on.then(|| key(next, flying)));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::geometry;
    use crate::tables::index::Combinations;
    use std::collections::HashMap;

    #[test]
    fn positions_of_the_first_plies_are_counted_once() {
        // Pairs of sets that differ, by Burnside's lemma.
        for (n, keys) in keys(4, true).iter().enumerate() {
            let sets = |count| Combinations::new(24, count).map(PointSet::from_bits);
            let mut kept = 0;
            for symmetry in 0..16 {
                let still = |set: &PointSet| geometry::transform(*set, symmetry) == *set;
                for own in sets(n.div_ceil(2)).filter(still) {
                    let others = sets(n / 2).filter(still);
                    kept += others.filter(|&other| (own & other).is_empty()).count();
                }
            }
            assert_eq!(keys.len() * 16, kept, "{n} plies");
        }
    }

    #[test]
    fn what_is_known_does_not_contradict_itself() {
        for flying in [false, true] {
            let keys = keys(PLIES, flying);
            let known = read(FILES[usize::from(flying)], flying).expect("a file");
            let known: HashMap<u64, Bounds> = known.into_iter().collect();
            let get = |key: &u64| known.get(key).copied().unwrap_or(OPEN);
            let bounds: Vec<Vec<Bounds>> = keys
                .iter()
                .map(|keys| keys.iter().map(get).collect())
                .collect();
            let (mut kept, mut solved) = (0, 0);
            for ply in 0..usize::from(PLIES) {
                for (&here, &(low, high)) in keys[ply].iter().zip(&bounds[ply]) {
                    let (least, most) = follow(here, flying, &keys[ply + 1], &bounds[ply + 1]);
                    assert!(low <= high && least <= high && low <= most);
                    // A value that can be kept has a move that is known to.
                    solved += usize::from(low > OPEN.0);
                    kept += usize::from(low > OPEN.0 && least >= low);
                }
            }
            assert_eq!(kept, solved);
        }
    }

    #[test]
    fn a_file_comes_back_as_it_was_written() {
        let known = Known::new(12);
        for (ply, keys) in keys(3, true).into_iter().enumerate() {
            for key in keys {
                known.put(key, (0, (key % 3) as Worth), 18 - ply as u8);
            }
        }
        let read = read(&write(&known, true), true).expect("a file");
        for (key, bounds) in read {
            let (low, high) = known.get(key);
            assert!(bounds.0 >= low && bounds.1 <= high);
        }
    }
}
