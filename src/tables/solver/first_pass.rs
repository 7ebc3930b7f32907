//! The first pass over the tables: what the removals from each position come
//! to, and how many quiet moves there are.

use super::Job;
use super::queue::Found;
use crate::rules::Point;
use crate::tables::cell::{Cell, Outcome};
use crate::tables::index::{Classes, Ranking, exchanged_place};
use crate::tables::pair::FEWEST;
use crate::tables::row::{BitMap, Row, Squeezed, Weights, count_steps, each_step, removable_of};
use crate::tables::workers::share;
use std::sync::atomic::Ordering;

/// Whether the first pass has decided anything with `N` 0 or 1 in a row.
#[derive(Default)]
struct FirstMarks([bool; 2]);

impl FirstMarks {
    #[inline]
    fn set(&mut self, n: u16) {
        self.0[usize::from(n)] = true;
    }

    fn mark(self, found: &mut Found, row: usize) {
        for n in [0, 1] {
            if self.0[usize::from(n)] {
                found.mark(n, row);
            }
        }
    }
}

/// What the removals from a position come to.
#[derive(Clone, Copy, Default)]
struct Removals {
    any: bool,
    wins_beyond: bool,
    /// Some removal does not lose, limit or not.
    escape: bool,
    /// Some removal loses only without the limit.
    soft: bool,
}

impl Removals {
    /// Takes in a removal; whether it wins.
    #[inline]
    fn leads_to(&mut self, opponent: Outcome) -> bool {
        self.any = true;
        match opponent {
            Outcome::Loss => return true,
            Outcome::LossBeyond => {
                self.wins_beyond = true;
                self.escape = true;
            }
            Outcome::Draw => self.escape = true,
            Outcome::WinBeyond => self.soft = true,
            Outcome::Win => {}
        }
        false
    }

    /// The cell of a position with these removals, none of which wins, and so
    /// many quiet moves.
    #[inline]
    fn cell(self, quiet: u32) -> Cell {
        if self.escape || self.soft {
            Cell::open(quiet as u16 + 1, !self.escape, self.wins_beyond)
        } else if quiet > 0 {
            Cell::open(quiet as u16, false, false)
        } else {
            Cell::loss(self.any.into(), false)
        }
    }
}

/// What a removal comes to that ends the game or leaves a lost opponent.
const WINS_AT_ONCE: Cell = Cell::win(1, false);

impl Job<'_> {
    /// With the larger side to move.
    pub(super) fn first_pass_large(&self, cells: &mut [Cell]) -> Option<Vec<Found>> {
        struct Capture {
            to: u32,
            row: usize,
            map: BitMap,
        }
        struct State {
            found: Found,
            row: Row,
            weights: Weights,
            captures: Vec<Capture>,
        }
        let free = self.pair.free();
        let after = self
            .after
            .large_removed
            .map(|outcomes| (outcomes, Ranking::of(free, self.pair.small() - 1)));
        let states = share(
            self.threads,
            cells.chunks_exact_mut(self.columns()).enumerate(),
            self.watch.stop,
            || State {
                found: Found::default(),
                row: Row::new(self.pair.large()),
                weights: Weights::new(free),
                captures: Vec::new(),
            },
            |state, (row_number, cells)| {
                let State {
                    found,
                    row,
                    weights,
                    captures,
                } = state;
                row.set(self.classes.representative(row_number));
                let mut weight = [0; Point::COUNT];
                let mut quiet_in_all = 0;
                let mut used = 0;
                for step in self.steps.of(row_number) {
                    let to = row.squeezed.bit[step.to.index()];
                    if !step.closes {
                        weight[to.trailing_zeros() as usize] += 1;
                        quiet_in_all += 1;
                        continue;
                    }
                    if used == captures.len() {
                        captures.push(Capture {
                            to: 0,
                            row: 0,
                            map: BitMap::new(free),
                        });
                    }
                    let capture = &mut captures[used];
                    used += 1;
                    capture.to = to;
                    capture.row = step.row as usize;
                    if after.is_some() {
                        let there = Squeezed::new(self.classes.representative(capture.row));
                        capture.map.set(row.image(step.symmetry.into(), &there));
                    }
                }
                let captures = &captures[..used];
                weights.set(&weight);
                let mut first = FirstMarks::default();
                for (cell, &small) in cells.iter_mut().zip(&self.ranking.sets) {
                    let quiet = quiet_in_all - u32::from(weights.sum(small));
                    let mut removals = Removals::default();
                    let mut removable = None;
                    let wins = captures.iter().any(|capture| {
                        if small & capture.to != 0 {
                            return false;
                        }
                        let Some((outcomes, ranking)) = after else {
                            return true; // two stones are left
                        };
                        let removable =
                            *removable.get_or_insert_with(|| removable_of(row.spread(small)));
                        let mapped = capture.map.map(small);
                        removable.into_iter().any(|point| {
                            let bit = row.squeezed.bit[point.index()];
                            let rest = mapped ^ capture.map.image(bit);
                            removals.leads_to(outcomes.get(capture.row, ranking.rank(rest)))
                        })
                    });
                    *cell = if wins {
                        WINS_AT_ONCE
                    } else {
                        removals.cell(quiet)
                    };
                    if cell.is_decided() {
                        first.set(cell.n());
                    } else {
                        found.notes |= cell.is_soft() || cell.wins_beyond();
                    }
                }
                first.mark(found, row_number);
                self.watch.rows.fetch_add(1, Ordering::Relaxed);
            },
        )?;
        Some(states.into_iter().map(|state| state.found).collect())
    }

    /// With the smaller side to move; `large` is the other table, where both
    /// sides are equally strong already looked through.
    pub(super) fn first_pass_small(
        &self,
        cells: &mut [Cell],
        large: &[Cell],
    ) -> Option<Vec<Found>> {
        struct State {
            found: Found,
            row: Row,
            removals: Vec<(usize, BitMap)>,
        }
        let free = self.pair.free();
        let after = self
            .after
            .small_removed
            .map(|outcomes| (outcomes, Ranking::of(free + 1, self.pair.small())));
        let ends = self.pair.large() == FEWEST;
        let states = share(
            self.threads,
            cells.chunks_exact_mut(self.columns()).enumerate(),
            self.watch.stop,
            || State {
                found: Found::default(),
                row: Row::new(self.pair.large()),
                removals: Vec::new(),
            },
            |state, (row_number, cells)| {
                let State {
                    found,
                    row,
                    removals: maps,
                } = state;
                row.set(self.classes.representative(row_number));
                let mut used = 0;
                if after.is_some() {
                    let classes = Classes::of(self.pair.large() - 1);
                    for point in removable_of(row.stones) {
                        let (class, symmetry) = classes.find(row.stones.without(point));
                        if used == maps.len() {
                            maps.push((0, BitMap::new(free)));
                        }
                        let there = Squeezed::new(classes.representative(class));
                        maps[used].0 = class;
                        maps[used].1.set(row.image(symmetry, &there));
                        used += 1;
                    }
                }
                let maps = &maps[..used];
                let mut first = FirstMarks::default();
                for (cell, &small) in cells.iter_mut().zip(&self.ranking.sets) {
                    let own = row.spread(small);
                    let empty = !(own | row.stones);
                    let (closing, quiet) = count_steps(own, empty, self.small_flies);
                    *cell = if !closing {
                        Removals::default().cell(quiet)
                    } else if ends {
                        WINS_AT_ONCE
                    } else if let Some((outcomes, ranking)) = after {
                        let mut removals = Removals::default();
                        let mut wins = false;
                        each_step(own, empty, self.small_flies, |from, to, closes| {
                            if wins || !closes {
                                return;
                            }
                            let moved = small
                                ^ row.squeezed.bit[from.index()]
                                ^ row.squeezed.bit[to.index()];
                            wins = maps.iter().any(|(class, map)| {
                                removals
                                    .leads_to(outcomes.get(*class, ranking.rank(map.map(moved))))
                            });
                        });
                        if wins {
                            WINS_AT_ONCE
                        } else {
                            removals.cell(quiet)
                        }
                    } else {
                        // Equally strong: the same position with the colours
                        // exchanged stands in the other table.
                        large[exchanged_place(self.classes, self.ranking, row.stones, own)]
                    };
                    if cell.is_decided() {
                        first.set(cell.n());
                    } else {
                        found.notes |= cell.is_soft() || cell.wins_beyond();
                    }
                }
                first.mark(found, row_number);
                self.watch.rows.fetch_add(1, Ordering::Relaxed);
            },
        )?;
        Some(states.into_iter().map(|state| state.found).collect())
    }
}
