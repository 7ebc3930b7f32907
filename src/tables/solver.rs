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

use super::cell::{Cell, LIMIT, Outcome, Outcomes};
use super::index::{Classes, Ranking, exchanged_place};
use super::pair::{FEWEST, Pair};
use super::row::{BitMap, Row, Squeezed, Step, Steps, Weights, count_steps, each_step, map_bits};
use super::workers::share;
use crate::rules::{Board, Point, PointSet, Side, geometry};
use std::sync::atomic::{AtomicBool, Ordering};

/// Below this many decided positions in a row they are mapped bit by bit.
const FEW: u32 = 48;

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
    pub(super) rows: &'a std::sync::atomic::AtomicUsize,
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

/// Which of the two tables of a pair: who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mover {
    Large,
    Small,
}

/// What one thread has found in the rows it wrote.
#[derive(Default)]
struct Found {
    /// `N` and row of what was decided.
    marks: Vec<(u16, u32)>,
    /// Whether a removal has noted anything for play without the limit.
    notes: bool,
}

impl Found {
    fn mark(&mut self, n: u16, row: usize) {
        let mark = (n, row as u32);
        if self.marks.last() != Some(&mark) {
            self.marks.push(mark);
        }
    }
}

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

/// The rows with positions decided but not yet looked at, by `N`.
#[derive(Default)]
struct Queue {
    rows: Vec<Vec<u32>>,
}

impl Queue {
    fn add(&mut self, found: Vec<Found>) -> bool {
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

    fn take(&mut self, n: u16) -> Vec<u32> {
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
    fn is_empty_from(&self, n: u16) -> bool {
        self.rows.iter().skip(n.into()).all(Vec::is_empty)
    }
}

/// The positions of a table that the round looks at.
struct Pending {
    words: usize,
    wins: Vec<u64>,
    losses: Vec<u64>,
    /// How many of a row.
    counts: Vec<u32>,
    rows: Vec<u32>,
}

impl Pending {
    fn new(rows: usize, columns: usize) -> Pending {
        let words = columns.div_ceil(64);
        Pending {
            words,
            wins: vec![0; rows * words],
            losses: vec![0; rows * words],
            counts: vec![0; rows],
            rows: Vec::new(),
        }
    }

    fn clear(&mut self) {
        for &row in &self.rows {
            let row = row as usize;
            let words = row * self.words..(row + 1) * self.words;
            self.wins[words.clone()].fill(0);
            self.losses[words].fill(0);
            self.counts[row] = 0;
        }
        self.rows.clear();
    }

    fn wins(&self, row: usize) -> impl Iterator<Item = usize> + '_ {
        ones(&self.wins[row * self.words..(row + 1) * self.words])
    }

    fn losses(&self, row: usize) -> impl Iterator<Item = usize> + '_ {
        ones(&self.losses[row * self.words..(row + 1) * self.words])
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

const WINS_AT_ONCE: Cell = Cell::win(1, false);

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

        let mut pending = [Pending::new(rows, columns), Pending::new(rows, columns)];
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

    fn first_pass_large(&self, cells: &mut [Cell]) -> Option<Vec<Found>> {
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

    fn first_pass_small(&self, cells: &mut [Cell], large: &[Cell]) -> Option<Vec<Found>> {
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

    /// Begins the search beyond the limit in one table: removals that win or
    /// lose only without it come in.
    fn let_beyond_in(
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
    fn longest(
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

    /// Decides what follows from the positions with `N = n`.
    fn round(
        &self,
        n: u16,
        beyond: bool,
        solved: &mut Solved,
        queues: &mut [Queue; 2],
        pending: &mut [Pending; 2],
    ) -> Option<()> {
        let [of_large, of_small] = pending;
        let [queue_large, queue_small] = queues;
        let rows = [queue_large.take(n), queue_small.take(n)];
        // Beyond the limit, the last ones under it are looked at first.
        let kinds: &[bool] = match (beyond, n) {
            (true, LIMIT) => &[false, true],
            _ => &[beyond],
        };
        for &kind in kinds {
            self.collect(n, kind, &solved.large, &rows[0], of_large)?;
            self.collect(n, kind, &solved.small, &rows[1], of_small)?;
            let found = self.update_large(n, beyond, &mut solved.large, &solved.small, of_small)?;
            queue_large.add(found);
            let found = self.update_small(n, beyond, &mut solved.small, &solved.large, of_large)?;
            queue_small.add(found);
            of_large.clear();
            of_small.clear();
        }
        Some(())
    }

    /// Notes the positions with `N = n` in `rows`.
    fn collect(
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

/// The stones of a side that may be removed.
pub(super) fn removable_of(stones: PointSet) -> PointSet {
    Board::new(stones, PointSet::EMPTY)
        .unwrap_or(Board::EMPTY)
        .removable(Side::White)
}
