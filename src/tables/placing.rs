//! Exact values while stones are still in hand, by a search down to the tables.
//!
//! Each turn places a stone, so this comes to an end: a plain alpha-beta search
//! over five values ([`Worth`]), which give the value under the limit and the
//! one without at once, as both follow from the five in the same way. Positions
//! that are the same under the symmetries are searched once.

use super::bounds::{Bounds, Known, OPEN};
use super::cell::LIMIT;
use super::leaves::{Leaves, WITHOUT_LIMIT, Worth};
use crate::rules::{Move, Point, PointSet, Position, Rules, Setup, Side, geometry};

/// Whether no stone is in hand.
pub(super) fn is_placed(position: Position) -> bool {
    Side::ALL.iter().all(|&side| position.in_hand(side) == 0)
}

/// The stones in hand of both sides.
fn in_hand(position: Position) -> u8 {
    Side::ALL.iter().map(|&side| position.in_hand(side)).sum()
}

/// The same number for positions that are the same under the symmetries and
/// with the colours exchanged, their quiet plies included.
#[inline]
pub(super) fn key(setup: Setup, flying: bool) -> u64 {
    let position = setup.position;
    let turn = position.turn();
    let [own, other] = [turn, !turn].map(|side| position.board().stones(side));
    let [mine, theirs] = [turn, !turn].map(|side| u64::from(position.in_hand(side)));
    let image = geometry::smallest_image(own, other).0;
    image | mine << 48 | theirs << 52 | u64::from(setup.quiet_plies) << 56 | u64::from(flying) << 62
}

/// What follows from a move. From the limit on, if that has not ended the game,
/// only what stands without the limit is still asked.
#[inline]
pub(super) fn after(setup: Setup, mv: Move) -> Setup {
    let next = setup.play_unchecked(mv);
    let quiet_plies = if setup.quiet_plies == WITHOUT_LIMIT {
        WITHOUT_LIMIT
    } else {
        next.quiet_plies
    };
    Setup {
        quiet_plies,
        ..next
    }
}

/// A position in which the limit has been reached and nothing is decided, as
/// the search has it.
#[inline]
pub(super) fn over_the_limit(setup: Setup) -> Setup {
    if setup.quiet_plies < LIMIT {
        return setup;
    }
    Setup {
        quiet_plies: WITHOUT_LIMIT,
        ..setup
    }
}

/// What a position is worth in which the side to move has lost.
#[inline]
fn lost(setup: Setup) -> Worth {
    if setup.quiet_plies == WITHOUT_LIMIT {
        -1
    } else {
        -2
    }
}

/// What a point has been good for counts less than what a move does at once.
const MOST_HISTORY: u32 = (1 << 20) - 1;

/// With so many stones in hand or fewer a position is searched sooner than it
/// can be left to another.
const ALONE: u8 = 3;

/// A move to be looked at.
#[derive(Clone, Copy)]
struct Candidate {
    /// The greater the sooner.
    promise: u32,
    key: u64,
    next: Setup,
    to: Point,
}

/// A search through the placing phase.
pub(super) struct Search<'a, L> {
    leaves: L,
    rules: Rules,
    known: &'a Known,
    stop: &'a (dyn Fn() -> bool + Sync),
    /// Positions searched.
    pub(super) nodes: u64,
    /// How often a point was the right one, for either side.
    history: [[u32; Point::COUNT]; 2],
    /// The moves of all positions of the line being searched.
    candidates: Vec<Candidate>,
    /// Positions with empty hands that are to be looked up last.
    later: Vec<(u32, Setup)>,
}

impl<'a, L: Leaves> Search<'a, L> {
    /// A search with `leaves` at its ends, which notes in `known` what it finds
    /// out and ends when `stop` says so.
    pub(super) fn new(
        leaves: L,
        rules: Rules,
        known: &'a Known,
        stop: &'a (dyn Fn() -> bool + Sync),
    ) -> Search<'a, L> {
        Search {
            leaves,
            rules,
            known,
            stop,
            nodes: 0,
            history: [[0; Point::COUNT]; 2],
            candidates: Vec::with_capacity(1024),
            later: Vec::new(),
        }
    }

    /// What a position is worth for the side to move, or a bound of it outside
    /// `alpha` to `beta`; `None` where the search is stopped or comes to a
    /// position that the tables do not cover.
    pub(super) fn worth(&mut self, setup: Setup, alpha: Worth, beta: Worth) -> Option<Worth> {
        if setup.position.decided(self.rules).is_some() {
            // Only the side to move can be blocked; with too few stones it is
            // the one whose stone was taken, which is to move as well.
            let won = setup.position.side_below_three() == Some(!setup.position.turn());
            return Some(if won { -lost(setup) } else { lost(setup) });
        }
        let setup = over_the_limit(setup);
        if is_placed(setup.position) {
            return self.leaves.worth(setup);
        }
        let key = key(setup, self.rules.flying);
        let (low, high) = self.known.get(key);
        if low >= beta || low == high {
            return Some(low);
        }
        if high <= alpha {
            return Some(high);
        }
        let (alpha, beta) = (alpha.max(low), beta.min(high));
        let base = self.candidates.len();
        let found = self.search(setup, key, alpha, beta);
        self.candidates.truncate(base);
        found
    }

    /// What a position is worth, one question after the other: is it at least a
    /// draw, is it won? Each is soon answered, and what was answered stays
    /// known where the next one takes too long. That something is not won mostly
    /// shows that it is not won without the limit either.
    pub(super) fn settle(&mut self, setup: Setup) -> Option<Worth> {
        let (mut low, mut high) = self.bounds(setup);
        while low < high {
            let least = if low < 0 && high >= 0 { 0 } else { high };
            let worth = self.worth(setup, least - 1, least)?;
            if worth >= least {
                low = worth;
            } else {
                high = worth;
            }
        }
        Some(low)
    }

    /// Between which values a position is known to lie without a search.
    pub(super) fn bounds(&mut self, setup: Setup) -> Bounds {
        if setup.position.decided(self.rules).is_some() || is_placed(setup.position) {
            let worth = self.worth(setup, OPEN.0, OPEN.1);
            return worth.map_or(OPEN, |worth| (worth, worth));
        }
        self.known
            .get(key(over_the_limit(setup), self.rules.flying))
    }

    /// The worth of a position with stones in hand in which nothing is decided.
    /// Leaves its candidates behind.
    fn search(&mut self, setup: Setup, key: u64, alpha: Worth, beta: Worth) -> Option<Worth> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(256) && (self.stop)() {
            return None;
        }
        let base = self.candidates.len();
        let mut best = self.gather(setup, beta)?;
        if best < beta {
            self.candidates[base..].sort_unstable_by_key(|candidate| {
                std::cmp::Reverse((candidate.promise, candidate.key))
            });
            // What somebody else is at is left to him until the rest is done:
            // then it may be known. But the first is the one that most likely
            // is enough.
            let shared = in_hand(setup.position) > ALONE;
            let (mut first, mut left) = (true, Vec::new());
            let end = self.candidates.len();
            let mut upcoming = base..end;
            loop {
                let (n, again) = if let Some(n) = upcoming.next() {
                    (n, false)
                } else if let Some(n) = left.pop() {
                    (n, true)
                } else {
                    break;
                };
                let Candidate { key, next, to, .. } = self.candidates[n];
                if n > base && self.candidates[n - 1].key == key {
                    continue;
                }
                let (low, high) = self.known.get(key);
                let (least, most) = (-high, -low);
                let value = if most <= alpha.max(best) {
                    most
                } else if least >= beta || low == high {
                    least
                } else if shared && !first && !again && self.known.is_searched(key) {
                    left.push(n);
                    continue;
                } else {
                    first = false;
                    if shared {
                        self.known.set_searched(key, true);
                    }
                    let value =
                        self.search(next, key, -beta.min(most), -alpha.max(best).max(least));
                    if shared {
                        self.known.set_searched(key, false);
                    }
                    self.candidates.truncate(end);
                    -value?
                };
                if value > best {
                    best = value;
                    if best >= beta {
                        self.reward(setup.position, to);
                        break;
                    }
                }
            }
        }
        let bounds: Bounds = if best >= beta {
            (best, OPEN.1)
        } else if best <= alpha {
            (OPEN.0, best)
        } else {
            (best, best)
        };
        self.known.put(key, bounds, in_hand(setup.position));
        Some(best)
    }

    /// A move to `to` was the right one.
    fn reward(&mut self, position: Position, to: Point) {
        let history = &mut self.history[position.turn().index()];
        history[to.index()] += u32::from(in_hand(position)).pow(2);
        if history[to.index()] > MOST_HISTORY {
            for count in history {
                *count /= 2;
            }
        }
    }

    /// Puts the moves down that have to be searched, and returns the best that is
    /// known without a search; not all of them where that is enough for `beta`.
    fn gather(&mut self, setup: Setup, beta: Worth) -> Option<Worth> {
        let position = setup.position;
        let (turn, rules) = (position.turn(), self.rules);
        let [own, other] = [turn, !turn].map(|side| position.board().stones(side));
        let threats = geometry::closing_points(other);
        let history = self.history[turn.index()];
        let mut best = OPEN.0;
        let base = self.candidates.len();
        let candidates = &mut self.candidates;
        let later = &mut self.later;
        later.clear();
        let promise = |mv: Move| match mv.removal {
            Some(point) => 1000 + harm(point, other, own),
            None => {
                let block = if threats.contains(mv.to) { 500 } else { 0 };
                block + harm(mv.to, own, other)
            }
        };
        position.for_each_move(rules, |mv| {
            if best >= beta {
                return;
            }
            let next = after(setup, mv);
            if next.position.side_below_three().is_some() || !next.position.can_move(rules) {
                best = best.max(-lost(next));
                return;
            }
            let next = over_the_limit(next);
            if is_placed(next.position) {
                later.push((promise(mv), next));
                return;
            }
            let key = key(next, rules.flying);
            let static_promise = promise(mv);
            candidates.push(Candidate {
                promise: static_promise * (MOST_HISTORY + 1) + history[mv.to.index()],
                key,
                next,
                to: mv.to,
            });
        });
        // One after the other these are looked up together: none waits for the
        // memory of the one before.
        for candidate in &self.candidates[base..] {
            best = best.max(-self.known.get(candidate.key).1);
        }
        self.later.sort_unstable_by_key(|&(promise, _)| promise);
        while best < beta
            && let Some((_, next)) = self.later.pop()
        {
            best = best.max(-self.leaves.worth(next)?);
        }
        Some(best)
    }
}

/// How much a stone on `point` is worth to the side with the stones `own`.
#[inline]
fn harm(point: Point, own: PointSet, other: PointSet) -> u32 {
    let mut worth = geometry::neighbours(point).len() as u32;
    for line in geometry::lines_through(point) {
        let line = line.without(point);
        let (mine, theirs) = ((line & own).len(), (line & other).len());
        worth += match (mine, theirs) {
            (2, _) => 8,
            (1, 0) => 6,
            (0, 1) => 4,
            (0, 0) => 2,
            _ => 0,
        };
    }
    worth
}
