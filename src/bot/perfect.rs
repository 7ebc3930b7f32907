//! The best moves by the exact tables.

use crate::rules::{Game, Move, Position, Rules, Setup};
use crate::tables::{Tables, Value};
use std::cmp::Reverse;

/// What a move comes to for the side that plays it; the greater the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    /// Lost; the plies that it takes at least to the next removal or the end,
    /// after a removal of its own where there is one.
    Lost(bool, u16),
    /// Drawn at once.
    DrawNow,
    /// Drawn, with the share of the opponent's replies that would lose, in
    /// thousandths, and whether it would be won without a limit.
    Drawn(u16, bool),
    /// Won; the plies to the next removal or the end, and after a removal
    /// those to the one after it.
    Won(Reverse<u16>, Reverse<u16>),
}

/// The moves that are best by the tables: they keep a win and force it within
/// the limit, in the fewest plies to the next removal; keep a draw and give the
/// opponent the most ways to lose; or lose as slowly as can be. `None` where
/// the tables do not cover the position and all that follow it.
pub(super) fn best(game: &Game, tables: &Tables) -> Option<Vec<Move>> {
    let rules = game.rules();
    let moves = game.legal_moves();
    let worths: Vec<Worth> = moves
        .iter()
        .map(|&mv| worth(game, mv, rules, tables))
        .collect::<Option<_>>()?;
    let best = worths.iter().max()?;
    let best = moves
        .iter()
        .zip(&worths)
        .filter(|(_, worth)| *worth == best)
        .map(|(&mv, _)| mv)
        .collect();
    Some(best)
}

fn worth(game: &Game, mv: Move, rules: Rules, tables: &Tables) -> Option<Worth> {
    let next = game.setup().play_unchecked(mv);
    if next.position.decided(rules).is_some() {
        // With the move of the side that has not lost: it is the last one.
        return Some(Worth::Won(Reverse(1), Reverse(0)));
    }
    let repeated = rules.repetition && game.occurrences_of(next.position) >= 2;
    if repeated || is_over(next, rules) {
        return Some(Worth::DrawNow);
    }
    let exact = tables.probe(next.position, rules, next.quiet_plies)?;
    let plies = exact.plies.unwrap_or(0);
    Some(match exact.value {
        Value::Loss if mv.removal.is_some() => Worth::Won(Reverse(1), Reverse(plies)),
        Value::Loss => Worth::Won(Reverse(plies + 1), Reverse(0)),
        Value::Draw => {
            let losing = losing_replies(next, rules, tables)?;
            Worth::Drawn(losing, exact.unlimited == Value::Loss)
        }
        Value::Win => Worth::Lost(mv.removal.is_some(), plies),
    })
}

/// Whether the limit draws a position that is not decided.
fn is_over(setup: Setup, rules: Rules) -> bool {
    rules
        .quiet_limit
        .is_some_and(|limit| setup.quiet_plies >= limit.get())
}

/// The share of the replies that lose, in thousandths.
fn losing_replies(setup: Setup, rules: Rules, tables: &Tables) -> Option<u16> {
    let (mut all, mut losing) = (0u32, 0u32);
    let mut known = true;
    setup.position.for_each_move(rules, |mv| {
        let next = setup.play_unchecked(mv);
        all += 1;
        match value(next, rules, tables) {
            Some(Value::Win) => losing += 1,
            Some(_) => {}
            None => known = false,
        }
    });
    known.then(|| (1000 * losing / all.max(1)) as u16)
}

/// The value for the side to move, the game's past left out.
fn value(setup: Setup, rules: Rules, tables: &Tables) -> Option<Value> {
    let lost = |position: Position| position.decided(rules).is_some();
    if lost(setup.position) {
        // Only the side to move can have lost after its opponent's move.
        return Some(Value::Loss);
    }
    if is_over(setup, rules) {
        return Some(Value::Draw);
    }
    tables
        .probe(setup.position, rules, setup.quiet_plies)
        .map(|exact| exact.value)
}
