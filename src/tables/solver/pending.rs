//! The positions that a round looks at, as bits.

use super::Job;
use crate::tables::cell::Cell;
use crate::tables::workers::share;

/// The positions of a table that the round looks at.
pub(super) struct Pending {
    words: usize,
    wins: Vec<u64>,
    losses: Vec<u64>,
    /// How many of each row.
    pub(super) counts: Vec<u32>,
    /// The rows with any.
    pub(super) rows: Vec<u32>,
}

impl Pending {
    /// None of the positions of a table of this size.
    pub(super) fn new(rows: usize, columns: usize) -> Pending {
        let words = columns.div_ceil(64);
        Pending {
            words,
            wins: vec![0; rows * words],
            losses: vec![0; rows * words],
            counts: vec![0; rows],
            rows: Vec::new(),
        }
    }

    /// None of them any more.
    pub(super) fn clear(&mut self) {
        for &row in &self.rows {
            let row = row as usize;
            let words = row * self.words..(row + 1) * self.words;
            self.wins[words.clone()].fill(0);
            self.losses[words].fill(0);
            self.counts[row] = 0;
        }
        self.rows.clear();
    }

    /// The columns of those of a row that are won.
    pub(super) fn wins(&self, row: usize) -> impl Iterator<Item = usize> + '_ {
        ones(&self.wins[row * self.words..(row + 1) * self.words])
    }

    /// The columns of those of a row that are lost.
    pub(super) fn losses(&self, row: usize) -> impl Iterator<Item = usize> + '_ {
        ones(&self.losses[row * self.words..(row + 1) * self.words])
    }
}

impl Job<'_> {
    /// Notes the positions with `N = n` in `rows`.
    pub(super) fn collect(
        &self,
        n: u16,
        beyond: bool,
        cells: &[Cell],
        rows: &[u32],
        pending: &mut Pending,
    ) -> Option<()> {
        let Pending {
            words,
            wins,
            losses,
            counts,
            rows: pending_rows,
        } = pending;
        pending_rows.extend_from_slice(rows);
        let (win, loss) = (Cell::win(n, beyond), Cell::loss(n, beyond));
        let mut listed = vec![false; counts.len()];
        for &row in &*pending_rows {
            listed[row as usize] = true;
        }
        let columns = self.columns();
        let items = wins
            .chunks_exact_mut(*words)
            .zip(losses.chunks_exact_mut(*words))
            .zip(counts.iter_mut())
            .zip(cells.chunks_exact(columns))
            .zip(&listed)
            .filter_map(|(item, &listed)| listed.then_some(item));
        share(
            self.threads,
            items,
            self.watch.stop,
            || (),
            |(), (((wins, losses), count), cells)| {
                for ((cells, wins), losses) in cells.chunks(64).zip(wins).zip(losses) {
                    // Most rounds find little: whole words are passed over.
                    if !cells
                        .iter()
                        .fold(false, |any, cell| any | cell.is_in(n, beyond))
                    {
                        continue;
                    }
                    for (place, &cell) in cells.iter().enumerate() {
                        *wins |= u64::from(cell == win) << place;
                        *losses |= u64::from(cell == loss) << place;
                    }
                    *count += wins.count_ones() + losses.count_ones();
                }
            },
        )?;
        Some(())
    }
}

/// The places of the bits that are set.
fn ones(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    words.iter().enumerate().flat_map(|(n, &word)| {
        std::iter::successors((word != 0).then_some(word), |&rest| {
            let rest = rest & (rest - 1);
            (rest != 0).then_some(rest)
        })
        .map(move |rest| 64 * n + rest.trailing_zeros() as usize)
    })
}
