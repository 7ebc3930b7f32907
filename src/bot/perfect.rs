//! The best moves by the exact tables.
//!
//! Values are those of a [`Judge`]: 2 for a win, 1 for one that the limit draws,
//! 0, -1, -2. So a move that keeps the value keeps it with the limit and
//! without.

use crate::rules::{Game, Move, Phase, Position, Rules, Setup, Side};
use crate::tables::{Judge, Tables, Value};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What a win is worth.
const WON: i8 = 2;

/// The part of the time after which no value is searched for, and that after
/// which no problem is weighed. What is left is for choosing among what is
/// equal.
const JUDGING: f64 = 0.85;
const WEIGHING: f64 = 0.5;

/// With more stones in hand than this no value is searched for: it would not be
/// found in time.
const MOST_IN_HAND: u8 = 13;

/// How deep problems are weighed, in moves of the opponent, and how many
/// positions are looked at for it: the clock comes first only on a machine too
/// slow for that, so that with the same seed the choice is the same again.
const MOST_REPLIES: u8 = 4;
const MOST_POSITIONS: u32 = 40_000;

/// In the first plies of a game the opponent's chance to go wrong may be less by
/// so much, so that games differ.
const OPENING_PLIES: usize = 8;
const NEARLY: f64 = 0.1;

/// How long there is time.
pub(super) struct Budget<'a> {
    pub(super) started: Instant,
    pub(super) time: Option<Duration>,
    /// Set from outside: "move now".
    pub(super) stop: &'a AtomicBool,
}

impl Budget<'_> {
    /// Whether this part of the time is gone.
    fn is_up(&self, part: f64) -> bool {
        self.stop.load(Ordering::Relaxed)
            || self
                .time
                .is_some_and(|time| self.started.elapsed() >= time.mul_f64(part))
    }
}

/// The moves that are left to choose from.
pub(super) struct Choice {
    pub(super) moves: Vec<Move>,
    /// Whether all of them are known to be best. Otherwise it was not found out
    /// in time what the position is worth.
    pub(super) settled: bool,
}

/// The moves among which the choice is free: they keep a win and force it within
/// the limit, in the fewest plies to the next removal; keep a draw and set the
/// opponent the hardest problem; or lose as slowly as can be. `None` where the
/// tables do not cover the position and what it leads to.
///
/// Where time is up first, they are those that are known to keep the best value
/// that is known, or, if that is a loss, those of which nothing is known.
pub(super) fn best(
    game: &Game,
    tables: &Tables,
    threads: usize,
    budget: &Budget<'_>,
) -> Option<Choice> {
    let moves = game.legal_moves();
    let in_time = || budget.is_up(JUDGING);
    let mut judge = tables.judge(game.rules(), &in_time);
    let (value, moves) = if is_placing(game) {
        placing_moves(game, moves, tables, threads, budget, &mut judge)?
    } else {
        let worths = moves
            .iter()
            .map(|&mv| judge_move(game, mv, &mut judge))
            .collect::<Option<Vec<i8>>>()?;
        let best = worths.iter().copied().max()?;
        (Some(best), those(moves, &worths, best))
    };
    let decided =
        |value: i8| value.abs() == WON || game.rules().quiet_limit.is_none() && value != 0;
    Some(Choice {
        moves: match value {
            Some(value) if decided(value) => by_plies(game, moves, tables),
            Some(value) => hardest(game, moves, value, &mut judge, budget),
            None => moves,
        },
        settled: value.is_some(),
    })
}

/// Whether stones are in hand.
fn is_placing(game: &Game) -> bool {
    let position = game.position();
    Side::ALL
        .iter()
        .any(|&side| position.phase(side, game.rules()) == Phase::Placing)
}

/// The moves that are worth `best`.
fn those(moves: Vec<Move>, worths: &[i8], best: i8) -> Vec<Move> {
    let both = moves.into_iter().zip(worths);
    both.filter(|&(_, &worth)| worth == best)
        .map(|(mv, _)| mv)
        .collect()
}

/// What a move is worth for the side that makes it.
fn judge_move(game: &Game, mv: Move, judge: &mut Judge<'_>) -> Option<i8> {
    let rules = game.rules();
    let next = game.setup().play_unchecked(mv);
    if next.position.decided(rules).is_some() {
        // With the move of the side that has not lost: it is the last one.
        return Some(WON);
    }
    if is_over(next, rules) || is_repeated(game, next.position) {
        return Some(0);
    }
    judge.settle(next).map(|worth| -worth)
}

/// Whether the limit draws a position that is not decided.
fn is_over(setup: Setup, rules: Rules) -> bool {
    rules
        .quiet_limit
        .is_some_and(|limit| setup.quiet_plies >= limit.get())
}

/// Whether a position would stand on the board for the third time.
fn is_repeated(game: &Game, position: Position) -> bool {
    game.rules().repetition && game.occurrences_of(position) >= 2
}

/// The value of a position with stones in hand, and the moves that keep it; no
/// value where there was no time to find it.
fn placing_moves(
    game: &Game,
    moves: Vec<Move>,
    tables: &Tables,
    threads: usize,
    budget: &Budget<'_>,
    judge: &mut Judge<'_>,
) -> Option<(Option<i8>, Vec<Move>)> {
    let here = game.setup();
    let position = game.position();
    let in_hand: u8 = Side::ALL.iter().map(|&side| position.in_hand(side)).sum();
    let value = if in_hand <= MOST_IN_HAND {
        let stop = || budget.is_up(JUDGING);
        let value = tables.settle(here, game.rules(), threads, &stop);
        if value.is_none() && !budget.is_up(JUDGING) {
            return None;
        }
        value
    } else {
        judge.known(here)
    };
    let after: Vec<Setup> = moves.iter().map(|&mv| here.play_unchecked(mv)).collect();
    if let Some(value) = value {
        let keeps = keeping(game, &after, value, tables, threads, budget);
        let kept = moves.iter().zip(&keeps);
        let kept: Vec<Move> = kept
            .filter(|(_, keeps)| **keeps)
            .map(|(&mv, _)| mv)
            .collect();
        if !kept.is_empty() {
            return Some((Some(value), kept));
        }
    }
    // What was found out on the way.
    let bounds: Vec<(i8, i8)> = after.iter().map(|&next| judge.bounds(next)).collect();
    let sure = bounds.iter().map(|&(_, high)| -high).max()?;
    let moves = moves.into_iter().zip(bounds);
    let moves = if sure >= 0 {
        moves.filter(|&(_, (_, high))| -high == sure)
    } else {
        // Whatever may be better than lost.
        let most = after.iter().map(|&next| -judge.bounds(next).0).max()?;
        return Some((
            None,
            moves
                .filter(|&(_, (low, _))| -low == most)
                .map(|(mv, _)| mv)
                .collect(),
        ));
    };
    Some((None, moves.map(|(mv, _)| mv).collect()))
}

/// Which of the positions after the moves are worth `value` to the side that
/// moved, none being worth more; those that could not be judged in time are
/// not.
fn keeping(
    game: &Game,
    after: &[Setup],
    value: i8,
    tables: &Tables,
    threads: usize,
    budget: &Budget<'_>,
) -> Vec<bool> {
    let rules = game.rules();
    // What the search for the value has found out comes first: the others may
    // take all the time that is left.
    let stop = || budget.is_up(JUDGING);
    let mut judge = tables.judge(rules, &stop);
    let bounds: Vec<_> = after.iter().map(|&next| judge.bounds(next)).collect();
    let known = bounds.iter().map(|&(_, high)| high <= -value).collect();
    let open = (0..after.len()).filter(|&n| bounds[n].0 <= -value && -value < bounds[n].1);
    let (keeps, open) = (Mutex::<Vec<bool>>::new(known), Mutex::new(open));
    let work = || {
        let mut judge = tables.judge(rules, &stop);
        loop {
            let taken = open.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(n) = taken else { break };
            let worth = judge.worth(after[n], -value, 1 - value);
            let keeps_value = worth.is_some_and(|worth| worth <= -value);
            keeps.lock().unwrap_or_else(PoisonError::into_inner)[n] = keeps_value;
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    keeps.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// What counts of a move that wins or loses; the greater the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Pace {
    /// Lost: whether the move removes a stone, and the plies to the next removal
    /// or the end thereafter.
    Lost(bool, u16),
    /// Won: the plies to the next removal or the end, and after a removal those
    /// to the one after it.
    Won(Reverse<u16>, Reverse<u16>),
}

/// Of moves that all win or all lose, those that win in the fewest plies to the
/// next removal or the end, or lose in the most; all where plies are not known.
fn by_plies(game: &Game, moves: Vec<Move>, tables: &Tables) -> Vec<Move> {
    let paces = moves.iter().map(|&mv| pace(game, mv, tables));
    let Some(paces) = paces.collect::<Option<Vec<Pace>>>() else {
        return moves;
    };
    let best = paces.iter().max().copied();
    let both = moves.into_iter().zip(paces);
    both.filter(|&(_, pace)| Some(pace) == best)
        .map(|(mv, _)| mv)
        .collect()
}

fn pace(game: &Game, mv: Move, tables: &Tables) -> Option<Pace> {
    let next = game.setup().play_unchecked(mv);
    if next.position.decided(game.rules()).is_some() {
        return Some(Pace::Won(Reverse(1), Reverse(0)));
    }
    // How many plies it takes does not depend on the limit.
    let rules = Rules {
        quiet_limit: None,
        ..game.rules()
    };
    let exact = tables.probe(next.position, rules, 0)?;
    let plies = exact.plies?;
    Some(match (exact.value, mv.removal) {
        (Value::Loss, Some(_)) => Pace::Won(Reverse(1), Reverse(plies)),
        (Value::Loss, None) => Pace::Won(Reverse(plies + 1), Reverse(0)),
        _ => Pace::Lost(mv.removal.is_some(), plies),
    })
}

/// Of moves that are all worth `value`, those after which an opponent who knows
/// nothing gives most away.
fn hardest(
    game: &Game,
    moves: Vec<Move>,
    value: i8,
    judge: &mut Judge<'_>,
    budget: &Budget<'_>,
) -> Vec<Move> {
    if moves.len() < 2 {
        return moves;
    }
    let mut problem = Problem {
        judge,
        rules: game.rules(),
        budget,
        value,
        known: HashMap::new(),
        positions: 0,
    };
    // Looking further while stones are placed is a long search.
    let most = if is_placing(game) { 1 } else { MOST_REPLIES };
    let mut best = moves.clone();
    for replies in 1..=most {
        let weighed = moves.iter().map(|&mv| {
            let next = game.setup().play_unchecked(mv);
            if is_over(next, game.rules()) || is_repeated(game, next.position) {
                // Nothing is left to be solved.
                return Some(-1.0);
            }
            problem.weigh(next, replies)
        });
        let Some(weights) = weighed.collect::<Option<Vec<f64>>>() else {
            break;
        };
        let hardest = weights.iter().copied().fold(-1.0, f64::max);
        let opening = game.moves().len() < OPENING_PLIES;
        let enough = hardest - if opening { NEARLY } else { 1e-9 };
        let both = moves.iter().zip(&weights);
        best = both
            .filter(|(_, weight)| **weight >= enough)
            .map(|(&mv, _)| mv)
            .collect();
    }
    best
}

/// How hard it is for the opponent to keep the value.
struct Problem<'a, 'b> {
    judge: &'a mut Judge<'b>,
    rules: Rules,
    budget: &'a Budget<'a>,
    /// What the position is worth to the side that sets the problem.
    value: i8,
    known: HashMap<(Setup, u8), f64>,
    /// How many positions were looked at.
    positions: u32,
}

impl Problem<'_, '_> {
    /// The probability that an opponent who is to move, and moves at random,
    /// gives something away within so many moves of his, all kept within the
    /// best problems that can be set. `None` when time is up.
    fn weigh(&mut self, setup: Setup, replies: u8) -> Option<f64> {
        if let Some(&known) = self.known.get(&(setup, replies)) {
            return Some(known);
        }
        let moves = setup.position.legal_moves(self.rules);
        self.positions += moves.len() as u32;
        if self.positions > MOST_POSITIONS || self.budget.is_up(WEIGHING) {
            return None;
        }
        let mut sum = 0.0;
        for &mv in &moves {
            let next = setup.play_unchecked(mv);
            sum += match self.is_kept(next, self.value)? {
                false => 1.0,
                true if replies > 1 => self.answer(next, replies - 1)?,
                true => 0.0,
            };
        }
        let weight = sum / moves.len().max(1) as f64;
        self.known.insert((setup, replies), weight);
        Some(weight)
    }

    /// Whether the side to move has no more than `value`.
    fn is_kept(&mut self, setup: Setup, value: i8) -> Option<bool> {
        if setup.position.decided(self.rules).is_some() {
            // Its opponent's move has ended the game.
            return Some(true);
        }
        if is_over(setup, self.rules) {
            return Some(true);
        }
        Some(self.judge.worth(setup, value, value + 1)? <= value)
    }

    /// The hardest problem that can be set now by moves that keep the value.
    fn answer(&mut self, setup: Setup, replies: u8) -> Option<f64> {
        let mut hardest = 0.0f64;
        if is_over(setup, self.rules) {
            return Some(hardest);
        }
        let moves = setup.position.legal_moves(self.rules);
        self.positions += moves.len() as u32;
        for mv in moves {
            let next = setup.play_unchecked(mv);
            if next.position.decided(self.rules).is_some() || is_over(next, self.rules) {
                continue;
            }
            if self.judge.worth(next, -self.value, 1 - self.value)? <= -self.value {
                hardest = hardest.max(self.weigh(next, replies)?);
            }
        }
        Some(hardest)
    }
}
