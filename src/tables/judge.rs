//! Exact values of positions with stones in hand too, and of all moves.

use super::bounds::Known;
use super::cache::Cache;
use super::cell::{LIMIT, Value};
use super::leaves::{Stored, WITHOUT_LIMIT, Worth};
use super::opening;
use super::placing::{Search, is_placed, over_the_limit};
use super::workers::share;
use super::{Exact, Tables};
use crate::rules::{Move, Rules, Setup};
use std::cmp::Ordering;
use std::num::NonZeroU16;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

/// What ends a search early.
pub type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// Two to the power of this many times eight positions are remembered: 16 MB.
const KNOWN_BITS: u32 = 18;

impl Exact {
    /// The exact value that a worth stands for under these rules; `None` where
    /// another limit than that of the tables is not settled by it.
    pub(super) fn of_worth(worth: Worth, rules: Rules) -> Option<Exact> {
        let unlimited = match worth {
            1.. => Value::Win,
            0 => Value::Draw,
            _ => Value::Loss,
        };
        let (stands, limit) = (worth.abs() == 2, rules.quiet_limit.map(NonZeroU16::get));
        let value = match limit.map(|limit| limit.cmp(&LIMIT)) {
            _ if worth == 0 => Value::Draw,
            None => unlimited,
            Some(Ordering::Equal) if stands => unlimited,
            Some(Ordering::Equal) => Value::Draw,
            // What stands within 50 plies stands within more, and what they
            // turn into a draw fewer do too.
            Some(Ordering::Greater) if stands => unlimited,
            Some(Ordering::Less) if !stands => Value::Draw,
            Some(_) => return None,
        };
        Some(Exact {
            value,
            unlimited,
            plies: None,
        })
    }

    /// The value before a move for the side that makes it, this being the value
    /// after it for the other.
    fn before(self, mv: Move) -> Exact {
        Exact {
            value: self.value.for_the_other(),
            unlimited: self.unlimited.for_the_other(),
            plies: self
                .plies
                .map(|n| if mv.removal.is_some() { 1 } else { n + 1 }),
        }
    }
}

/// The position as a search has it.
pub(super) fn prepared(setup: Setup, rules: Rules) -> Setup {
    match rules.quiet_limit {
        Some(_) => over_the_limit(setup),
        None => Setup {
            quiet_plies: WITHOUT_LIMIT,
            ..setup
        },
    }
}

/// Answers for positions with stones in hand, by opening knowledge and by a
/// search down to the tables.
pub(crate) struct Judge<'a> {
    search: Search<'a, Stored<'a>>,
    rules: Rules,
}

impl Judge<'_> {
    /// What a position is worth if that is known without a search.
    pub(crate) fn known(&mut self, setup: Setup) -> Option<Worth> {
        let (low, high) = self.bounds(setup);
        (low == high).then_some(low)
    }

    /// Between which values a position is known to lie without a search.
    pub(crate) fn bounds(&mut self, setup: Setup) -> (Worth, Worth) {
        self.search.bounds(prepared(setup, self.rules))
    }

    /// What a position is worth for the side to move: 2 for a win, 1 for one
    /// that only stands without the limit, 0 for a draw, -1 and -2 for losses;
    /// or a bound of it outside `alpha` to `beta`. `None` where the search was
    /// stopped or the tables do not cover what it comes to.
    pub(crate) fn worth(&mut self, setup: Setup, alpha: Worth, beta: Worth) -> Option<Worth> {
        self.search.worth(prepared(setup, self.rules), alpha, beta)
    }

    /// What a position is worth exactly. Where it is stopped, what was answered
    /// on the way is among the [`Judge::bounds`].
    pub(crate) fn settle(&mut self, setup: Setup) -> Option<Worth> {
        self.search.settle(prepared(setup, self.rules))
    }

    /// The exact value of a position with stones in hand.
    fn value(&mut self, setup: Setup) -> Option<Exact> {
        Exact::of_worth(self.settle(setup)?, self.rules)
    }
}

impl Tables {
    /// The files of these rules as the ends of a search.
    pub(super) fn stored(&self, rules: Rules) -> Stored<'_> {
        let files = &self.pairs[usize::from(rules.flying)];
        Stored::new(files, self.memory.cache.get_or_init(Cache::new), rules)
    }

    /// One who answers for positions with stones in hand until `stop` says no.
    pub(crate) fn judge<'a>(&'a self, rules: Rules, stop: Stop<'a>) -> Judge<'a> {
        let leaves = self.stored(rules);
        let known = self.memory.known[usize::from(rules.flying)].get_or_init(|| {
            let known = Known::new(KNOWN_BITS);
            opening::recall(&known, rules.flying);
            known
        });
        Judge {
            search: Search::new(leaves, rules, known, stop),
            rules,
        }
    }

    /// The exact value of a position, with stones in hand too: for the first
    /// plies of a game it is known at once, then a search finds it, which takes
    /// a second or two at most and soon no time at all. The quiet plies are
    /// those of `setup`; repetition is left out.
    ///
    /// `None` where the tables do not cover the position or what it leads to,
    /// where they do not settle it under another limit than 50, or where `stop`
    /// ended the search.
    #[must_use]
    pub fn value(&self, setup: Setup, rules: Rules, stop: Stop<'_>) -> Option<Exact> {
        self.value_by(setup, rules, 1, stop)
    }

    /// The same, with stones in hand by so many threads.
    #[must_use]
    pub fn value_by(
        &self,
        setup: Setup,
        rules: Rules,
        threads: usize,
        stop: Stop<'_>,
    ) -> Option<Exact> {
        if is_placed(setup.position) || setup.position.side_below_three().is_some() {
            return self.probe(setup.position, rules, setup.quiet_plies);
        }
        Exact::of_worth(self.settle(setup, rules, threads, stop)?, rules)
    }

    /// What a position with stones in hand is worth exactly, by several searches
    /// at once that share what they find out; `None` as with [`Tables::value`].
    pub(crate) fn settle(
        &self,
        setup: Setup,
        rules: Rules,
        threads: usize,
        stop: Stop<'_>,
    ) -> Option<Worth> {
        let mut judge = self.judge(rules, stop);
        if let Some(worth) = judge.known(setup) {
            return Some(worth);
        }
        let found = AtomicBool::new(false);
        let stop = || found.load(Relaxed) || stop();
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(|| self.judge(rules, &stop).settle(setup));
            }
            let worth = self.judge(rules, &stop).settle(setup);
            found.store(true, Relaxed);
            worth
        })
    }

    /// Each legal move with the exact value of the position for the side that
    /// makes it, if it makes that move; the plies of a decided value count the
    /// move itself, and are not known while stones are in hand. The moves
    /// are in the order of [`Position::legal_moves`](crate::rules::Position::legal_moves).
    ///
    /// `None` as with [`Tables::value`], for any of the moves.
    #[must_use]
    pub fn judge_moves(
        &self,
        setup: Setup,
        rules: Rules,
        threads: usize,
        stop: Stop<'_>,
    ) -> Option<Vec<(Move, Exact)>> {
        let judged = self.judge_each(setup, rules, threads, stop).into_iter();
        judged.map(|(mv, exact)| Some((mv, exact?))).collect()
    }

    /// The same with `None` for each move of which it is not known.
    #[must_use]
    pub fn judge_each(
        &self,
        setup: Setup,
        rules: Rules,
        threads: usize,
        stop: Stop<'_>,
    ) -> Vec<(Move, Option<Exact>)> {
        let moves = setup.position.legal_moves(rules);
        let mut exact = vec![None; moves.len()];
        // What is placed is soon answered.
        let threads = if is_placed(setup.position) {
            1
        } else {
            threads
        };
        // Never stopped from outside: what is known at once is always told.
        let _ = share(
            threads,
            moves.iter().zip(&mut exact).map(|item| [item]),
            &AtomicBool::new(false),
            || None,
            |judge, [(&mv, exact)]| {
                *exact = self.judge_move(setup, mv, rules, stop, judge);
            },
        );
        moves.into_iter().zip(exact).collect()
    }

    fn judge_move<'a>(
        &'a self,
        setup: Setup,
        mv: Move,
        rules: Rules,
        stop: Stop<'a>,
        judge: &mut Option<Judge<'a>>,
    ) -> Option<Exact> {
        let next = setup.play_unchecked(mv);
        if next.position.decided(rules).is_some() {
            return Some(Exact {
                value: Value::Win,
                unlimited: Value::Win,
                plies: Some(1),
            });
        }
        let exact = if is_placed(next.position) {
            self.probe(next.position, rules, next.quiet_plies)?
        } else {
            let judge = judge.get_or_insert_with(|| self.judge(rules, stop));
            judge.value(next)?
        };
        Some(exact.before(mv))
    }
}
