//! What is in a table, counted.

use super::cell::{Cell, Outcome};
use super::index::{Classes, Ranking};
use super::pair::Pair;
use super::row::{Squeezed, map_bits};
use crate::rules::{PointSet, geometry};

/// The positions of one pair with one side to move, counted. Each is counted
/// once a class under the 16 symmetries, except in `entries`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Places in the table: some classes have two or more.
    pub entries: u64,
    /// Won for the side to move under the limit of 50.
    pub wins: u64,
    /// Lost for the side to move under the limit of 50.
    pub losses: u64,
    /// Drawn, limit or not.
    pub draws: u64,
    /// Won without a limit, drawn under the limit.
    pub wins_beyond: u64,
    /// Lost without a limit, drawn under the limit.
    pub losses_beyond: u64,
    /// The largest `N` under the limit; `None` where nothing is decided.
    pub longest: Option<u16>,
    /// The largest `N` of what is drawn under the limit only.
    pub longest_beyond: Option<u16>,
}

impl Stats {
    /// The positions as classes under the symmetries.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.wins + self.losses + self.draws + self.wins_beyond + self.losses_beyond
    }

    /// Takes the counts of another table in.
    pub fn add(&mut self, other: &Stats) {
        self.entries += other.entries;
        self.wins += other.wins;
        self.losses += other.losses;
        self.draws += other.draws;
        self.wins_beyond += other.wins_beyond;
        self.losses_beyond += other.losses_beyond;
        self.longest = self.longest.max(other.longest);
        self.longest_beyond = self.longest_beyond.max(other.longest_beyond);
    }

    /// Counts the cells of one row.
    fn count(&mut self, cells: &[Cell], first: impl Fn(usize) -> bool) {
        for (column, &cell) in cells.iter().enumerate() {
            self.entries += 1;
            if !first(column) {
                continue;
            }
            *match cell.outcome() {
                Outcome::Draw => &mut self.draws,
                Outcome::Win => &mut self.wins,
                Outcome::Loss => &mut self.losses,
                Outcome::WinBeyond => &mut self.wins_beyond,
                Outcome::LossBeyond => &mut self.losses_beyond,
            } += 1;
            if cell.is_beyond() {
                self.longest_beyond = self.longest_beyond.max(Some(cell.n()));
            } else if cell.is_decided() {
                self.longest = self.longest.max(Some(cell.n()));
            }
        }
    }

    /// Counts a table of `pair`.
    pub(super) fn of(pair: Pair, cells: &[Cell]) -> Stats {
        let mut stats = Stats::default();
        let classes = Classes::of(pair.large());
        let ranking = Ranking::of(pair.free(), pair.small());
        for (row, cells) in cells.chunks_exact(ranking.len()).enumerate() {
            let twins = twins(classes.representative(row));
            // Of twins, the one in the first column is counted.
            stats.count(cells, |column| {
                let set = ranking.sets[column];
                twins.iter().all(|image| map_bits(set, image) >= set)
            });
        }
        stats
    }
}

/// What the symmetries that keep `stones`, other than the identity, do to the
/// squeezed bits of the other points.
fn twins(stones: PointSet) -> Vec<[u32; 24]> {
    let squeezed = Squeezed::new(stones);
    (1..16)
        .filter(|&n| geometry::transform(stones, n) == stones)
        .map(|n| squeezed.image(stones, n, &squeezed))
        .collect()
}
