//! The rounds: what follows from the positions decided with the same `N`.

use super::pending::Pending;
use super::queue::{Found, Queue};
use super::{Job, Solved};
use crate::rules::geometry;
use crate::tables::cell::{Cell, LIMIT};
use crate::tables::pair::Mover;
use crate::tables::row::{BitMap, Row, Squeezed, Step, map_bits};
use crate::tables::workers::share;
use std::sync::atomic::Ordering;

/// Below this many decided positions in a row they are mapped bit by bit.
const FEW: u32 = 48;

impl Job<'_> {
    /// Decides what follows from the positions with `N = n`.
    pub(super) fn round(
        &self,
        n: u16,
        beyond: bool,
        solved: &mut Solved,
        queues: &mut [Queue; 2],
        pending: &mut Pending,
    ) -> Option<()> {
        let [of_large, of_small] = queues;
        let rows = [of_large.take(n), of_small.take(n)];
        // Beyond the limit, the last ones under it are looked at first.
        let kinds: &[bool] = match (beyond, n) {
            (true, LIMIT) => &[false, true],
            _ => &[beyond],
        };
        for &kind in kinds {
            // What is decided here has a larger `N` and is not looked at yet.
            self.collect(n, kind, &solved.small, &rows[1], pending)?;
            of_large.add(self.update_large(
                n,
                beyond,
                &mut solved.large,
                &solved.small,
                pending,
            )?);
            pending.clear();
            self.collect(n, kind, &solved.large, &rows[0], pending)?;
            of_small.add(self.update_small(
                n,
                beyond,
                &mut solved.small,
                &solved.large,
                pending,
            )?);
            pending.clear();
        }
        self.watch.rounds.fetch_add(1, Ordering::Relaxed);
        Some(())
    }

    /// The table of the larger side: its quiet moves lead to other rows.
    fn update_large(
        &self,
        n: u16,
        beyond: bool,
        cells: &mut [Cell],
        small_cells: &[Cell],
        pending: &Pending,
    ) -> Option<Vec<Found>> {
        // A step can be taken back by a step, so these are the rows before.
        let mut before = vec![false; self.classes.len()];
        for &row in &pending.rows {
            for step in self.steps.of(row as usize) {
                before[step.row as usize] = true;
            }
        }
        let states = share(
            self.threads,
            cells
                .chunks_exact_mut(self.columns())
                .enumerate()
                .filter(|(row, _)| before[*row]),
            self.watch.stop,
            || {
                (
                    Found::default(),
                    Row::new(self.pair.large()),
                    BitMap::new(self.pair.free()),
                )
            },
            |(found, row, map), (row_number, cells)| {
                row.set_bits(self.classes.representative(row_number));
                for step in self.steps.of(row_number) {
                    let there = step.row as usize;
                    let count = pending.counts[there];
                    if step.closes || count == 0 {
                        continue;
                    }
                    let squeezed = Squeezed::new(self.classes.representative(there));
                    let (image, from) = row.image_before(step, &squeezed);
                    let mut update = Update {
                        job: self,
                        mover: Mover::Large,
                        n,
                        beyond,
                        row_number,
                        others: small_cells,
                        found,
                    };
                    if count > FEW {
                        map.set(image);
                        update.row(row, cells, pending, step, from, |set| map.map(set));
                    } else {
                        update.row(row, cells, pending, step, from, |set| map_bits(set, &image));
                    }
                }
            },
        )?;
        Some(states.into_iter().map(|(found, ..)| found).collect())
    }

    /// The table of the smaller side: its quiet moves stay in the row.
    fn update_small(
        &self,
        n: u16,
        beyond: bool,
        cells: &mut [Cell],
        large_cells: &[Cell],
        pending: &Pending,
    ) -> Option<Vec<Found>> {
        let states = share(
            self.threads,
            cells
                .chunks_exact_mut(self.columns())
                .enumerate()
                .filter(|(row, _)| pending.counts[*row] > 0),
            self.watch.stop,
            || (Found::default(), Row::new(self.pair.large())),
            |(found, row), (row_number, cells)| {
                row.set(self.classes.representative(row_number));
                let mut update = Update {
                    job: self,
                    mover: Mover::Small,
                    n,
                    beyond,
                    row_number,
                    others: large_cells,
                    found,
                };
                for column in pending.losses(row_number) {
                    self.each_before(row, column, |_, column| update.win(&mut cells[column]));
                }
                for column in pending.wins(row_number) {
                    self.each_before(row, column, |small, column| {
                        update.close_way(row, small, &mut cells[column]);
                    });
                }
            },
        )?;
        Some(states.into_iter().map(|(found, ..)| found).collect())
    }

    /// Calls `visit` with the positions in this row, squeezed and by column,
    /// from which a quiet move of the smaller side leads to `column`.
    #[inline]
    fn each_before(&self, row: &Row, column: usize, mut visit: impl FnMut(u32, usize)) {
        let set = self.ranking.sets[column];
        let own = row.spread(set);
        let empty = !(own | row.stones);
        // A stone in a mill has closed it if it was moved last.
        for to in own - geometry::in_mills(own) {
            let origins = if self.small_flies {
                empty
            } else {
                empty & geometry::neighbours(to)
            };
            let rest = set ^ row.squeezed.bit[to.index()];
            for from in origins {
                let before = rest | row.squeezed.bit[from.index()];
                visit(before, self.ranking.rank(before));
            }
        }
    }
}

/// What a round does to the cells of one row.
struct Update<'a, 'j> {
    job: &'a Job<'j>,
    mover: Mover,
    n: u16,
    beyond: bool,
    row_number: usize,
    others: &'a [Cell],
    found: &'a mut Found,
}

impl Update<'_, '_> {
    /// A quiet move leads to a lost position.
    #[inline]
    fn win(&mut self, cell: &mut Cell) {
        if !cell.is_decided() {
            *cell = Cell::win(self.n + 1, self.beyond);
            self.found.mark(self.n + 1, self.row_number);
        }
    }

    /// A quiet move leads to a won position.
    #[inline]
    fn close_way(&mut self, row: &Row, small: u32, cell: &mut Cell) {
        if !cell.is_decided() && cell.close_way() {
            // Under the limit the rounds come in order: this one is the last.
            let n = if self.beyond {
                let mover = self.mover;
                self.job
                    .longest(mover, row, self.row_number, small, self.others)
            } else {
                self.n + 1
            };
            *cell = Cell::loss(n, self.beyond);
            self.found.mark(n, self.row_number);
        }
    }

    /// All that a step of the larger side leads to. `from` is the bit, in the
    /// row after the step, of the point stepped from.
    #[inline]
    fn row(
        &mut self,
        row: &Row,
        cells: &mut [Cell],
        pending: &Pending,
        step: &Step,
        from: u32,
        map: impl Fn(u32) -> u32,
    ) {
        let ranking = self.job.ranking;
        for column in pending.losses(step.row as usize) {
            let set = ranking.sets[column];
            if set & from == 0 {
                self.win(&mut cells[ranking.rank(map(set))]);
            }
        }
        for column in pending.wins(step.row as usize) {
            let set = ranking.sets[column];
            if set & from == 0 {
                let before = map(set);
                self.close_way(row, before, &mut cells[ranking.rank(before)]);
            }
        }
    }
}
