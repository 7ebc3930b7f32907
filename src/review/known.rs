//! What the exact tables say of where a game stands.

use crate::rules::{Game, Move, Side};
use crate::tables::{Tables, Value};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What is certain of where a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The side to move.
    pub turn: Side,
    /// The value for the side to move, under the rules of the game and with
    /// what has been played.
    pub value: Value,
    /// Within so many plies the winner forces the next removal, by either side,
    /// or the end; `None` where nobody wins, and while stones are in hand.
    pub plies: Option<u16>,
    /// The legal moves, each with the value after it for the side that plays
    /// it; `None` where the tables do not cover what comes after it.
    pub moves: Vec<(Move, Option<Value>)>,
}

impl Known {
    /// What `tables` know; `None` where they do not cover the position, and
    /// where the game is over.
    #[must_use]
    pub fn of(game: &Game, tables: &Tables) -> Option<Known> {
        if game.outcome().is_some() {
            return None;
        }
        let mut legal = game.legal_moves();
        legal.sort_unstable();
        let after: Vec<Option<(Value, u16)>> =
            legal.iter().map(|&mv| after(game, mv, tables)).collect();
        let (value, plies) = value(&after).or_else(|| here(game, tables))?;
        let moves = std::iter::zip(legal, after)
            .map(|(mv, after)| (mv, after.map(|(value, _)| value)))
            .collect();
        Some(Known {
            turn: game.position().turn(),
            value,
            plies: (value != Value::Draw).then_some(plies),
            moves,
        })
    }

    /// The same with stones in hand too, found by a search down to all tables or
    /// known from the opening; `None` also when stopped, or where it takes longer
    /// than `time` to find the value. Of single moves it may then be unknown.
    #[must_use]
    pub fn search(
        game: &Game,
        tables: &Tables,
        threads: usize,
        time: Duration,
        stop: &AtomicBool,
    ) -> Option<Known> {
        if game.outcome().is_some() {
            return None;
        }
        let began = Instant::now();
        let stopped = || stop.load(Ordering::Relaxed) || began.elapsed() >= time;
        let (setup, rules) = (game.setup(), game.rules());
        // The value first: that takes less time than those of all moves.
        let here = tables.value_by(setup, rules, threads, &stopped);
        let judged = tables.judge_each(setup, rules, threads, &stopped);
        let mut moves: Vec<(Move, Option<Value>)> = judged
            .into_iter()
            .map(|(mv, exact)| (mv, exact.map(|exact| exact.value)))
            .collect();
        moves.sort_unstable_by_key(|&(mv, _)| mv);
        Some(Known {
            turn: game.position().turn(),
            value: best(&moves).or(here.map(|exact| exact.value))?,
            plies: None,
            moves,
        })
    }

    /// Who wins; `None` where the game is a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match self.value {
            Value::Win => Some(self.turn),
            Value::Draw => None,
            Value::Loss => Some(!self.turn),
        }
    }

    /// The value after a legal move, for the side that plays it.
    #[must_use]
    pub fn after(&self, mv: Move) -> Option<Value> {
        self.moves.iter().find(|(known, _)| *known == mv)?.1
    }

    /// `mv` where it keeps the value, otherwise a move that does, as far as that
    /// is known.
    #[must_use]
    pub fn keeping(&self, mv: Move) -> Move {
        if self.value == Value::Loss || self.after(mv) == Some(self.value) {
            return mv;
        }
        let first = |wanted: &dyn Fn(Option<Value>) -> bool| {
            let mut moves = self.moves.iter();
            moves.find(|known| wanted(known.1)).map(|&(mv, _)| mv)
        };
        let keeps = first(&|value| value == Some(self.value));
        match (keeps, self.after(mv)) {
            (Some(keeps), _) => keeps,
            // Nobody has given the value away before the rest is looked at.
            (None, Some(_)) => first(&|value| value.is_none()).unwrap_or(mv),
            (None, None) => mv,
        }
    }

    /// Whether `mv` is the only move that keeps a value that can be lost. One
    /// that closes a mill is the same move, whatever stone it takes.
    #[must_use]
    pub fn is_only(&self, mv: Move) -> bool {
        let keeps = |&(_, value): &(Move, Option<Value>)| value == Some(self.value);
        let all_known = self.moves.iter().all(|(_, value)| value.is_some());
        let mut keeping = self.moves.iter().filter(|known| keeps(known));
        self.value != Value::Loss
            && all_known
            && self.moves.iter().any(|known| !keeps(known))
            && keeping.all(|(other, _)| other.step() == mv.step())
            && self.after(mv) == Some(self.value)
    }
}

/// What a move leads to, for the side that plays it, and the plies from here to
/// the next removal or the end.
fn after(game: &Game, mv: Move, tables: &Tables) -> Option<(Value, u16)> {
    let rules = game.rules();
    let next = game.setup().play_unchecked(mv);
    if next.position.decided(rules).is_some() {
        // Only the opponent can have lost by a move.
        return Some((Value::Win, 1));
    }
    let repeated = rules.repetition && game.occurrences_of(next.position) >= 2;
    let at_limit = rules
        .quiet_limit
        .is_some_and(|limit| next.quiet_plies >= limit.get());
    if repeated || at_limit {
        return Some((Value::Draw, 0));
    }
    let exact = tables.probe(next.position, rules, next.quiet_plies)?;
    let plies = match mv.removal {
        Some(_) => 1,
        None => 1 + exact.plies.unwrap_or(0),
    };
    Some((exact.value.for_the_other(), plies))
}

/// The best value that a move leads to, where no other can lead to a better one.
fn best(moves: &[(Move, Option<Value>)]) -> Option<Value> {
    let values = || moves.iter().map(|&(_, value)| value);
    if values().any(|value| value == Some(Value::Win)) {
        return Some(Value::Win);
    }
    let all: Vec<Value> = values().collect::<Option<_>>()?;
    all.into_iter().max()
}

/// The value that follows from the moves: a win needs one move that wins, all
/// else needs all moves.
fn value(after: &[Option<(Value, u16)>]) -> Option<(Value, u16)> {
    let wins = after.iter().flatten().filter(|after| after.0 == Value::Win);
    if let Some(soonest) = wins.map(|after| after.1).min() {
        return Some((Value::Win, soonest));
    }
    let all: Vec<(Value, u16)> = after.iter().copied().collect::<Option<_>>()?;
    if all.iter().any(|after| after.0 == Value::Draw) {
        return Some((Value::Draw, 0));
    }
    let latest = all.iter().map(|after| after.1).max()?;
    Some((Value::Loss, latest))
}

/// What the tables say of the position itself, which leaves repetition out.
fn here(game: &Game, tables: &Tables) -> Option<(Value, u16)> {
    let setup = game.setup();
    let exact = tables.probe(setup.position, game.rules(), setup.quiet_plies)?;
    Some((exact.value, exact.plies.unwrap_or(0)))
}
