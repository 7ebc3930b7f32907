//! Values that stand only without the limit: how the search for them begins,
//! and how long a loss lasts among them.

use super::Job;
use super::queue::Found;
use crate::tables::cell::Cell;
use crate::tables::pair::Mover;
use crate::tables::row::{Row, Squeezed, each_step, map_bits};
use crate::tables::workers::share;

impl Job<'_> {
    /// Begins the search beyond the limit in one table: removals that win or
    /// lose only without it come in.
    pub(super) fn let_beyond_in(
        &self,
        mover: Mover,
        cells: &mut [Cell],
        others: &[Cell],
    ) -> Option<Vec<Found>> {
        let states = share(
            self.threads,
            cells.chunks_exact_mut(self.columns()).enumerate(),
            self.watch.stop,
            || (Found::default(), Row::new(self.pair.large())),
            |(found, row), (row_number, cells)| {
                let mut prepared = false;
                for (cell, &small) in cells.iter_mut().zip(&self.ranking.sets) {
                    if cell.wins_beyond() {
                        *cell = Cell::win(1, true);
                        found.mark(1, row_number);
                    } else if cell.is_soft() {
                        *cell = cell.without_notes();
                        if cell.close_way() {
                            if !prepared {
                                row.set(self.classes.representative(row_number));
                                prepared = true;
                            }
                            let n = self.longest(mover, row, row_number, small, others).max(1);
                            *cell = Cell::loss(n, true);
                            found.mark(n, row_number);
                        }
                    }
                }
            },
        )?;
        Some(states.into_iter().map(|(found, _)| found).collect())
    }

    /// One more than the longest `N` after a quiet move, all of which lose; 0
    /// where there is none.
    pub(super) fn longest(
        &self,
        mover: Mover,
        row: &Row,
        row_number: usize,
        small: u32,
        others: &[Cell],
    ) -> u16 {
        let mut longest = 0;
        match mover {
            Mover::Large => {
                for step in self.steps.of(row_number) {
                    if step.closes || small & row.squeezed.bit[step.to.index()] != 0 {
                        continue;
                    }
                    let there = Squeezed::new(self.classes.representative(step.row as usize));
                    let image = row.image(step.symmetry.into(), &there);
                    let column = self.ranking.rank(map_bits(small, &image));
                    let cell = others[step.row as usize * self.columns() + column];
                    debug_assert!(cell.is_win());
                    longest = longest.max(cell.n() + 1);
                }
            }
            Mover::Small => {
                let own = row.spread(small);
                let empty = !(own | row.stones);
                each_step(own, empty, self.small_flies, |from, to, closes| {
                    if !closes {
                        let moved =
                            small ^ row.squeezed.bit[from.index()] ^ row.squeezed.bit[to.index()];
                        let cell = others[row_number * self.columns() + self.ranking.rank(moved)];
                        debug_assert!(cell.is_win());
                        longest = longest.max(cell.n() + 1);
                    }
                });
            }
        }
        longest
    }
}
