//! Checks the stored values of a pair, each against the values after its moves.
//!
//! The solver works backwards from what is decided; this works forwards, from
//! each position to all its moves, and shares only the numbering with it. A
//! position is right if its value follows from the values after its moves by
//! the definition at the head of the module `tables`. As every `N` is one more
//! than another one, all of them are right if each of them follows.

use super::cell::{Cell, Outcome};
use super::forward::Moves;
use super::index::{Classes, Ranking, exchanged_place};
use super::pair::{FEWEST, Pair};
use super::row::{BitMap, Row, Squeezed, Steps, each_step, removable_of};
use super::solver::After;
use super::workers::share;
use crate::rules::Point;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What is needed to check a pair.
pub(super) struct Check<'a> {
    pub(super) pair: Pair,
    pub(super) flying: bool,
    /// The larger side to move.
    pub(super) large: &'a [Cell],
    /// The smaller side to move; with both sides equally strong see
    /// [`exchanged`].
    pub(super) small: &'a [Cell],
    /// The pairs after a removal. With both sides equally strong nothing is
    /// asked of removals by the smaller side: its table is not checked.
    pub(super) after: After<'a>,
    pub(super) threads: usize,
    pub(super) stop: &'a AtomicBool,
    /// Counts the rows that are checked.
    pub(super) rows: &'a AtomicUsize,
}

impl Check<'_> {
    /// How many stored values are wrong; `None` when stopped.
    pub(super) fn run(&self) -> Option<u64> {
        let mut wrong = self.large_to_move()?;
        if !self.pair.is_even() {
            wrong += self.small_to_move()?;
        }
        Some(wrong)
    }

    fn large_to_move(&self) -> Option<u64> {
        let Check { pair, .. } = *self;
        let (free, columns) = (pair.free(), pair.columns());
        let classes = Classes::of(pair.large());
        let ranking = Ranking::of(free, pair.small());
        let steps = Steps::new(pair.large(), self.flying && pair.large() == FEWEST);
        let after = self
            .after
            .large_removed
            .map(|outcomes| (outcomes, Ranking::of(free, pair.small() - 1)));
        let states = share(
            self.threads,
            self.large.chunks_exact(columns).enumerate(),
            self.stop,
            || (0, Row::new(pair.large()), Vec::<BitMap>::new()),
            |(wrong, row, maps), (row_number, cells)| {
                row.set(classes.representative(row_number));
                let steps = steps.of(row_number);
                while maps.len() < steps.len() {
                    maps.push(BitMap::new(free));
                }
                for (step, map) in steps.iter().zip(&mut *maps) {
                    let there = Squeezed::new(classes.representative(step.row as usize));
                    map.set(row.image(step.symmetry.into(), &there));
                }
                for (&cell, &small) in cells.iter().zip(&ranking.sets) {
                    let mut moves = Moves::default();
                    for (step, map) in steps.iter().zip(&*maps) {
                        if small & row.squeezed.bit[step.to.index()] != 0 {
                            continue;
                        }
                        let (then, there) = (map.map(small), step.row as usize);
                        if !step.closes {
                            moves.quiet(self.small[there * columns + ranking.rank(then)]);
                        } else if let Some((outcomes, ranking)) = after {
                            for point in removable_of(row.spread(small)) {
                                let bit = map.image(row.squeezed.bit[point.index()]);
                                moves.removal(outcomes.get(there, ranking.rank(then ^ bit)));
                            }
                        } else {
                            moves.removal(Outcome::Loss);
                        }
                    }
                    *wrong += u64::from(cell != moves.cell());
                }
                self.rows.fetch_add(1, Ordering::Relaxed);
            },
        )?;
        Some(states.into_iter().map(|(wrong, ..)| wrong).sum())
    }

    fn small_to_move(&self) -> Option<u64> {
        let Check { pair, .. } = *self;
        let (free, columns) = (pair.free(), pair.columns());
        let classes = Classes::of(pair.large());
        let ranking = Ranking::of(free, pair.small());
        let flies = self.flying && pair.small() == FEWEST;
        let after_classes = Classes::of(pair.large() - 1);
        let after_ranking = Ranking::of(free + 1, pair.small());
        let removed = self.after.small_removed?;
        let states = share(
            self.threads,
            self.small.chunks_exact(columns).enumerate(),
            self.stop,
            || (0, Row::new(pair.large())),
            |(wrong, row), (row_number, cells)| {
                row.set(classes.representative(row_number));
                let removals: Vec<(usize, [u32; Point::COUNT])> = removable_of(row.stones)
                    .into_iter()
                    .map(|point| {
                        let (class, symmetry) = after_classes.find(row.stones.without(point));
                        let there = Squeezed::new(after_classes.representative(class));
                        (class, row.image(symmetry, &there))
                    })
                    .collect();
                let here = &self.large[row_number * columns..(row_number + 1) * columns];
                for (&cell, &small) in cells.iter().zip(&ranking.sets) {
                    let mut moves = Moves::default();
                    let own = row.spread(small);
                    each_step(own, !(own | row.stones), flies, |from, to, closes| {
                        let bits = &row.squeezed.bit;
                        let then = small ^ bits[from.index()] ^ bits[to.index()];
                        if closes {
                            for (class, image) in &removals {
                                let column = after_ranking.rank(super::row::map_bits(then, image));
                                moves.removal(removed.get(*class, column));
                            }
                        } else {
                            moves.quiet(here[ranking.rank(then)]);
                        }
                    });
                    *wrong += u64::from(cell != moves.cell());
                }
                self.rows.fetch_add(1, Ordering::Relaxed);
            },
        )?;
        Some(states.into_iter().map(|(wrong, _)| wrong).sum())
    }
}

/// The table of the other side to move, where both sides are equally strong:
/// the same positions with the colours exchanged.
pub(super) fn exchanged(
    pair: Pair,
    cells: &[Cell],
    threads: usize,
    stop: &AtomicBool,
) -> Option<Vec<Cell>> {
    let classes = Classes::of(pair.large());
    let ranking = Ranking::of(pair.free(), pair.small());
    let mut other = vec![Cell::DRAW; cells.len()];
    share(
        threads,
        other.chunks_exact_mut(ranking.len()).enumerate(),
        stop,
        || Row::new(pair.large()),
        |row, (row_number, other)| {
            row.set(classes.representative(row_number));
            for (cell, &set) in other.iter_mut().zip(&ranking.sets) {
                *cell = cells[exchanged_place(classes, ranking, row.stones, row.spread(set))];
            }
        },
    )?;
    Some(other)
}
