//! Solves a pair by retrograde analysis, from the pairs after a removal.
//!
//! Two tables: the larger side to move, the smaller side to move, both with
//! the larger side's stones as rows. The *first pass* looks at removals and
//! counts the ways out of each position. Then rounds: round `n` takes the
//! positions decided with `N = n` and decides those from which a quiet move
//! leads to them: a loss makes wins in `n + 1`, a win closes one way out, and
//! where none is left the position is lost. Each row is written by one thread
//! only, which looks for decided positions in the rows that its moves lead to;
//! so no entry is shared, and what is looked at lies close together.
//!
//! Rounds up to 49 make the values under the limit. Then those that stand only
//! without it (*beyond* the limit) are found in the same way among what is
//! left open: removals into positions decided beyond the limit come in, the
//! positions with `N = 50` go on, and rounds begin again. A loss then may come
//! late, its `N` being the most that any of its moves lasts.
//!
//! Inside: `first_pass` and `rounds` are these two, `beyond` begins the part
//! without the limit, `queue` has the rows that the rounds to come look at and
//! `pending` the positions in them that this one does.

mod beyond;
mod first_pass;
mod pending;
mod queue;
mod rounds;

use super::cell::{Cell, LIMIT, Outcomes};
use super::index::{Classes, Ranking};
use super::pair::{FEWEST, Mover, Pair};
use super::row::Steps;
use pending::Pending;
use queue::Queue;
use std::sync::atomic::{AtomicBool, AtomicUsize};

/// The tables of a pair.
#[derive(Debug)]
pub(super) struct Solved {
    /// The larger side to move. With both sides equally strong: the side
    /// whose stones are the rows.
    pub(super) large: Vec<Cell>,
    /// The smaller side to move. With both sides equally strong the same
    /// positions again, with the colours exchanged.
    pub(super) small: Vec<Cell>,
}

/// What has to be known of the pairs after a removal.
#[derive(Clone, Copy, Debug)]
pub(super) struct After<'a> {
    /// After a removal by the larger side, the smaller to move; `None` where
    /// that has ended the game.
    pub(super) large_removed: Option<&'a Outcomes>,
    /// After a removal by the smaller side, the larger to move; `None` where
    /// that has ended the game, and where both sides are equally strong.
    pub(super) small_removed: Option<&'a Outcomes>,
}

/// How far a pair is.
#[derive(Debug)]
pub(super) struct Watch<'a> {
    /// Set from outside to stop.
    pub(super) stop: &'a AtomicBool,
    /// Rows looked at in the first pass.
    pub(super) rows: &'a AtomicUsize,
    /// Rounds done after it.
    pub(super) rounds: &'a AtomicUsize,
}

/// Solves `pair`; `None` when stopped.
pub(super) fn solve(
    pair: Pair,
    flying: bool,
    after: After<'_>,
    threads: usize,
    watch: &Watch<'_>,
) -> Option<Solved> {
    let job = Job {
        pair,
        after,
        threads,
        watch,
        small_flies: flying && pair.small() == FEWEST,
        steps: Steps::new(pair.large(), flying && pair.large() == FEWEST),
        classes: Classes::of(pair.large()),
        ranking: Ranking::of(pair.free(), pair.small()),
    };
    job.run()
}

struct Job<'a> {
    pair: Pair,
    after: After<'a>,
    threads: usize,
    watch: &'a Watch<'a>,
    small_flies: bool,
    steps: Steps,
    classes: &'static Classes,
    ranking: &'static Ranking,
}

impl Job<'_> {
    fn columns(&self) -> usize {
        self.ranking.len()
    }

    fn run(&self) -> Option<Solved> {
        let (rows, columns) = (self.classes.len(), self.columns());
        let mut solved = Solved {
            large: vec![Cell::DRAW; rows * columns],
            small: vec![Cell::DRAW; rows * columns],
        };
        let mut queues = [Queue::default(), Queue::default()];
        let mut notes = queues[0].add(self.first_pass_large(&mut solved.large)?);
        notes |= queues[1].add(self.first_pass_small(&mut solved.small, &solved.large)?);

        let mut pending = Pending::new(rows, columns);
        for n in 0..LIMIT {
            if queues.iter().all(|queue| queue.is_empty_from(n)) {
                break;
            }
            self.round(n, false, &mut solved, &mut queues, &mut pending)?;
        }
        if notes {
            queues[0].add(self.let_beyond_in(Mover::Large, &mut solved.large, &solved.small)?);
            queues[1].add(self.let_beyond_in(Mover::Small, &mut solved.small, &solved.large)?);
        }
        let mut n = 0;
        while !queues.iter().all(|queue| queue.is_empty_from(n)) {
            self.round(n, true, &mut solved, &mut queues, &mut pending)?;
            n += 1;
        }
        for cell in solved.large.iter_mut().chain(&mut solved.small) {
            *cell = cell.settled();
        }
        Some(solved)
    }
}
