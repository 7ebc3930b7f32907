//! The small sets without flying, which do not pack well enough to be part of
//! the program: they are solved in memory, in seconds, for whoever comes near
//! them.

use super::small::MOST;
use super::{Pair, Tables};
use crate::rules::{Game, Position, Rules, Side};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// How far solving the sets for a position has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solving {
    /// The pair that is begun.
    pub pair: Pair,
    /// Positions of the pairs that are done.
    pub done: u64,
    /// Positions of all pairs that are missing.
    pub total: u64,
}

/// Tables for one who asks about one position after the other.
#[derive(Clone, Debug)]
pub struct Endgames {
    given: Arc<Tables>,
    solved: Arc<Tables>,
    near: usize,
    most: usize,
}

impl Endgames {
    /// The sets of up to so many stones are small.
    pub const MOST: usize = MOST;

    /// With so many stones left, in hand and on the board, a search soon comes
    /// to the small sets: after two removals.
    pub const NEAR: usize = MOST + 2;

    /// These tables, and the small sets that are missing among them for
    /// positions with at most `near` stones left.
    #[must_use]
    pub fn new(tables: Arc<Tables>, near: usize) -> Endgames {
        Endgames {
            solved: Arc::clone(&tables),
            given: tables,
            near,
            most: MOST,
        }
    }

    /// The same without the sets of more than `most` stones.
    #[must_use]
    pub fn up_to(self, most: usize) -> Endgames {
        Endgames {
            most: most.min(MOST),
            ..self
        }
    }

    /// The same with other tables, where these are others.
    pub fn renew(&mut self, tables: Arc<Tables>) {
        if !Arc::ptr_eq(&self.given, &tables) {
            *self = Endgames::new(tables, self.near).up_to(self.most);
        }
    }

    /// Whether a position has few enough stones.
    #[must_use]
    pub fn is_near(&self, position: Position) -> bool {
        left(position).iter().sum::<usize>() <= self.near
    }

    /// The position of a game whose tables are those for all of its positions: the
    /// first that has few enough stones, otherwise the last.
    #[must_use]
    pub fn first_near(&self, game: &Game) -> Position {
        let mut positions = (0..=game.moves().len())
            .filter_map(|ply| game.setup_after(ply))
            .map(|setup| setup.position);
        let near = positions.find(|&position| self.is_near(position));
        near.unwrap_or(game.position())
    }

    /// The tables for a position. The small sets without flying that play may
    /// come to from it are solved now where they are missing, with all
    /// processors, and `tell` hears of each before it is begun. Where `stop` is
    /// set they are those that are done.
    ///
    /// With more stones left they are the tables as they were given: what is
    /// answered does not depend on what was asked before.
    pub fn tables(
        &mut self,
        position: Position,
        rules: Rules,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(Solving),
    ) -> Arc<Tables> {
        if rules.flying || !self.is_near(position) {
            return Arc::clone(&self.given);
        }
        let missing: Vec<Pair> = reachable(position)
            .filter(|pair| pair.stones() <= self.most)
            .filter(|&pair| !self.solved.has_whole(pair, false))
            .collect();
        let total = missing.iter().map(|pair| pair.positions()).sum();
        let mut done = 0;
        let threads = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        for pair in missing {
            tell(Solving { pair, done, total });
            let Some(more) = self.solved.with(pair, false, threads, stop) else {
                break;
            };
            self.solved = Arc::new(more);
            done += pair.positions();
        }
        Arc::clone(&self.solved)
    }
}

/// The stones of the two sides, in hand and on the board, the more first.
fn left(position: Position) -> [usize; 2] {
    let mut left = Side::ALL.map(|side| usize::from(position.stones_left(side)));
    left.sort_unstable_by_key(|&stones| std::cmp::Reverse(stones));
    left
}

/// The small sets that play may come to, each after those that it leads to.
fn reachable(position: Position) -> impl Iterator<Item = Pair> {
    let [more, fewer] = left(position);
    Pair::up_to(MOST).filter(move |pair| pair.large() <= more && pair.small() <= fewer)
}

impl Tables {
    /// Of these only the small sets without flying, as every copy of the program
    /// can have them.
    #[must_use]
    pub(crate) fn small_only(&self) -> Tables {
        let mut small = Tables::none();
        small.pairs[0].clone_from(&self.pairs[0]);
        small.pairs[0].retain(|pair, _| pair.stones() <= MOST);
        small
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;

    fn pairs(setup: &str) -> String {
        let setup: Setup = setup.parse().unwrap();
        let names: Vec<String> = reachable(setup.position)
            .map(|pair| pair.to_string())
            .collect();
        names.join(" ")
    }

    #[test]
    fn only_what_play_may_come_to_is_made() {
        assert_eq!(pairs("WWW/3/3/6/3/3/BBB w 0 0"), "3-3");
        assert_eq!(pairs("WWW/3/3/6/3/B2/BBB w 0 0"), "3-3 4-3");
        assert_eq!(pairs("WW1/3/3/6/3/3/3 w 2 4"), "3-3 4-3 4-4");
        assert_eq!(pairs("WWW/WWW/3/6/3/3/BBB b 0 0"), "3-3 4-3 5-3 6-3");
        let all = "3-3 4-3 5-3 4-4 6-3 5-4";
        assert_eq!(pairs("3/3/3/6/3/3/3 w 9 9"), all);
    }
}
