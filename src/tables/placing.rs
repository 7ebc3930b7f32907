//! Exact values while stones are still in hand, by a search down to the tables.
//!
//! Win, draw and loss without a limit. Placing cannot go on for ever, so this
//! is a plain alpha-beta search; positions that are the same under the
//! symmetries are searched once.

use super::cell::{Outcome, Outcomes};
use super::file::{File, Refused};
use super::solver::Mover;
use super::{Pair, Place, Value};
use crate::rules::{Move, Position, Rules, Side, geometry};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};

/// All tables in memory, four bits a position.
pub(super) struct Memory {
    outcomes: HashMap<(Pair, bool), Outcomes>,
}

impl Memory {
    /// Reads all pairs; `None` where one is missing.
    ///
    /// # Errors
    /// Where a file is damaged.
    pub(super) fn new(
        files: &HashMap<Pair, File>,
        threads: usize,
    ) -> Result<Option<Memory>, Refused> {
        let mut outcomes = HashMap::new();
        for pair in Pair::up_to(18) {
            let Some(file) = files.get(&pair) else {
                return Ok(None);
            };
            outcomes.insert((pair, true), file.outcomes(Mover::Large, threads)?);
            if !pair.is_even() {
                outcomes.insert((pair, false), file.outcomes(Mover::Small, threads)?);
            }
        }
        Ok(Some(Memory { outcomes }))
    }

    /// The value of a position with empty hands, without a limit.
    pub(super) fn value(&self, position: Position) -> Option<Value> {
        let place = Place::of(position)?;
        let large = place.mover == Mover::Large;
        let outcome = self.outcomes.get(&(place.pair, large))?;
        Some(match outcome.get(place.row, place.column) {
            Outcome::Win | Outcome::WinBeyond => Value::Win,
            Outcome::Draw => Value::Draw,
            Outcome::Loss | Outcome::LossBeyond => Value::Loss,
        })
    }
}

/// Spreads keys that are numbers.
#[derive(Default)]
struct Spread(u64);

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, key: u64) {
        let mixed = (self.0 ^ key).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ mixed >> 29;
    }
}

/// Between which values a position is known to lie.
type Bounds = (i8, i8);

/// A search through the placing phase. `probe` gives the values of positions
/// with empty hands.
pub(super) struct Search<'a, P> {
    probe: P,
    rules: Rules,
    stop: &'a AtomicBool,
    known: HashMap<u64, Bounds, BuildHasherDefault<Spread>>,
    /// Positions searched.
    pub(super) nodes: u64,
}

impl<'a, P: Fn(Position) -> Option<Value>> Search<'a, P> {
    pub(super) fn new(probe: P, rules: Rules, stop: &'a AtomicBool) -> Search<'a, P> {
        Search {
            probe,
            rules,
            stop,
            known: HashMap::default(),
            nodes: 0,
        }
    }

    /// The value for the side to move; `None` where the search is stopped or
    /// comes to a position that the tables do not cover.
    pub(super) fn value(&mut self, position: Position) -> Option<Value> {
        Some(match self.search(position, -1, 1)? {
            -1 => Value::Loss,
            0 => Value::Draw,
            _ => Value::Win,
        })
    }

    /// The value, or a bound of it outside `alpha` to `beta`.
    fn search(&mut self, position: Position, mut alpha: i8, beta: i8) -> Option<i8> {
        if position.decided(self.rules).is_some() {
            // Only the side to move can be blocked; with too few stones it is
            // the one whose stone was taken, which is to move as well.
            let won = position.side_below_three() == Some(!position.turn());
            return Some(if won { 1 } else { -1 });
        }
        if Side::ALL.iter().all(|&side| position.in_hand(side) == 0) {
            return (self.probe)(position).map(|value| value as i8 - 1);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && self.stop.load(Ordering::Relaxed) {
            return None;
        }
        let key = key(position);
        let (low, high) = self.known.get(&key).copied().unwrap_or((-1, 1));
        if low >= beta || low == high {
            return Some(low);
        }
        if high <= alpha {
            return Some(high);
        }
        let first = alpha;
        let mut best = -1;
        for mv in self.ordered(position) {
            let next = position.play_unchecked(mv);
            let value = -self.search(next, -beta, -alpha)?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        let bounds = self.known.entry(key).or_insert((-1, 1));
        if best >= beta {
            bounds.0 = bounds.0.max(best);
        } else if best <= first {
            bounds.1 = bounds.1.min(best);
        } else {
            *bounds = (best, best);
        }
        Some(best)
    }

    /// The moves, the most promising first: mills, then points where the
    /// opponent would close one, then crossings; of moves that come to the
    /// same under the symmetries, one is enough.
    fn ordered(&self, position: Position) -> Vec<Move> {
        let board = position.board();
        let threats = geometry::closing_points(board.stones(!position.turn()));
        let mut moves: Vec<(u8, u64, Move)> = Vec::with_capacity(64);
        position.for_each_move(self.rules, |mv| {
            let promise = if mv.removal.is_some() {
                0
            } else if threats.contains(mv.to) {
                1
            } else if geometry::CROSSINGS.contains(mv.to) {
                2
            } else {
                3
            };
            moves.push((promise, key(position.play_unchecked(mv)), mv));
        });
        moves.sort_unstable_by_key(|&(promise, key, _)| (promise, key));
        moves.dedup_by_key(|&mut (_, key, _)| key);
        moves.into_iter().map(|(.., mv)| mv).collect()
    }
}

/// The same number for positions that are the same under the symmetries, the
/// side to move being White.
fn key(position: Position) -> u64 {
    let turn = position.turn();
    let stones = [turn, !turn].map(|side| position.board().stones(side));
    let hands = u64::from(position.in_hand(turn)) << 4 | u64::from(position.in_hand(!turn));
    let image = (0..16)
        .map(|n| {
            let [own, other] = stones.map(|set| u64::from(geometry::transform(set, n).bits()));
            own << 24 | other
        })
        .min()
        .unwrap_or(0);
    image << 8 | hands
}
