//! Which rows have positions that were decided but not yet looked at.

/// What one thread has found in the rows it wrote.
#[derive(Default)]
pub(super) struct Found {
    /// `N` and row of what was decided.
    marks: Vec<(u16, u32)>,
    /// Whether a removal has noted anything for play without the limit.
    pub(super) notes: bool,
}

impl Found {
    /// Notes that something in a row is decided with `N = n`.
    pub(super) fn mark(&mut self, n: u16, row: usize) {
        let mark = (n, row as u32);
        if self.marks.last() != Some(&mark) {
            self.marks.push(mark);
        }
    }
}

/// The rows with positions decided but not yet looked at, by `N`.
#[derive(Default)]
pub(super) struct Queue {
    rows: Vec<Vec<u32>>,
}

impl Queue {
    /// Takes in what the threads have found; whether there are notes for play
    /// without the limit.
    pub(super) fn add(&mut self, found: Vec<Found>) -> bool {
        let mut notes = false;
        for found in found {
            notes |= found.notes;
            for (n, row) in found.marks {
                let n = usize::from(n);
                if self.rows.len() <= n {
                    self.rows.resize(n + 1, Vec::new());
                }
                self.rows[n].push(row);
            }
        }
        notes
    }

    /// The rows with `n`, rising, which are no longer queued then.
    pub(super) fn take(&mut self, n: u16) -> Vec<u32> {
        let mut rows = self
            .rows
            .get_mut(usize::from(n))
            .map(std::mem::take)
            .unwrap_or_default();
        rows.sort_unstable();
        rows.dedup();
        rows
    }

    /// Whether anything is left from `n` on.
    pub(super) fn is_empty_from(&self, n: u16) -> bool {
        self.rows.iter().skip(n.into()).all(Vec::is_empty)
    }
}
