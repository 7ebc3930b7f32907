//! The run that fits the weights of the evaluation.
//!
//! It begins with nothing but the rules and the solved tables. Games are played
//! from the start and from random endgames, half by the simple player of the
//! matches against itself, half by one who also never gives away the value of a
//! position, with a random move now and then. The positions of these
//! games, and after each of them some more that random moves lead to, get their
//! exact value from the tables. Positions in which a mill can be closed at once
//! are left out, since the search closes it before it evaluates. Then the
//! weights are fitted by gradient descent, so that the logistic function of the
//! evaluation comes as near to the values as it can.
//!
//! What is made depends on the arguments and the tables alone, not on the
//! machine, the number of threads or the weights before.

use super::opening;
use super::player;
use crate::bot::random::{Random, mix};
use crate::bot::{self, Bot, Level, Limits, Weights};
use crate::rules::{Game, Move, Position, Rules, Side};
use crate::tables::{Tables, Value};
use std::collections::HashSet;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

/// What a run is made of.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// Games to play, half of them from the start.
    pub games: u32,
    /// How often the fitting goes through all positions.
    pub epochs: u32,
    /// The seed of everything random.
    pub seed: u64,
    /// How many threads work.
    pub threads: usize,
}

/// A position's stored weights, and its value: 0 lost to 1 won.
struct Sample {
    features: Vec<u32>,
    value: f32,
    /// Whether it is for measuring, not for fitting.
    held_out: bool,
}

/// Every such game is for measuring.
const HELD_OUT: u32 = 16;
/// Every such game is played without flying, from an endgame.
const WITHOUT_FLYING: u32 = 8;
/// A game is followed for so many plies.
const PLIES: usize = 60;
/// Positions are valued from so many placements on: the searches for earlier
/// ones take longest, and the bot hardly ever evaluates one.
const PLACED: u8 = 9;
/// So many random moves are tried from each position with stones in hand, and
/// from the others.
const CHILDREN: [usize; 2] = [2, 3];
/// One move in so many is random.
const RANDOM_MOVE: usize = 8;
/// Games that are valued before it is told how far the run is.
const BATCH: u32 = 64;

/// Runs, writes a line on how well the weights fit, and gives the bytes of
/// `src/bot/weights.bin`; `None` where tables are missing. `progress` is told
/// of the games played.
///
/// # Errors
/// If writing fails.
pub fn run(
    run: &Run,
    tables: &Tables,
    out: &mut impl Write,
    progress: &mut dyn FnMut(u32),
) -> io::Result<Option<Vec<u8>>> {
    let mut samples = Vec::new();
    let mut seen = HashSet::new();
    let mut first = 0;
    while first < run.games {
        let last = (first + BATCH).min(run.games);
        let games = each(first..last, run.threads, |number| {
            let mut random = Random::new(mix(run.seed) ^ u64::from(number));
            let rules = Rules {
                flying: number % WITHOUT_FLYING != 1,
                quiet_limit: None,
                ..Rules::default()
            };
            let from_endgame = !number.is_multiple_of(2);
            let strong = number % 4 < 2;
            let positions = follow(rules, from_endgame, PLACED, &mut random, |game, random| {
                if strong && placed(game.position()) >= PLACED {
                    keeping(game, tables, random)
                } else {
                    player::simple(game, random)
                }
            });
            let values: Vec<Option<f32>> = positions
                .iter()
                .map(|&position| value(position, rules, tables))
                .collect();
            (rules, positions, values)
        });
        for (number, (rules, positions, values)) in (first..last).zip(games) {
            for (position, value) in positions.into_iter().zip(values) {
                if position.decided(rules).is_some() {
                    continue;
                }
                let Some(value) = value else {
                    if rules.flying {
                        return Ok(None);
                    }
                    continue;
                };
                if let Some((key, features)) = bot::features(position, rules)
                    && seen.insert((key, rules.flying))
                {
                    samples.push(Sample {
                        features,
                        value,
                        held_out: number % HELD_OUT == 0,
                    });
                }
            }
        }
        first = last;
        progress(first);
    }
    let (fitted, before, after) = fit(&samples, run.epochs, run.seed);
    writeln!(
        out,
        "{} positions; mean squared error on games held out: {before:.5} with no weights, {after:.5} fitted",
        samples.len(),
    )?;
    Ok(Some(fitted.to_bytes()))
}

/// What `work` makes of each number, in their order.
fn each<T: Send>(
    numbers: std::ops::Range<u32>,
    threads: usize,
    work: impl Fn(u32) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU32::new(numbers.start);
    let done = Mutex::new(Vec::with_capacity(numbers.len()));
    let run = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if !numbers.contains(&number) {
                return;
            }
            let made = work(number);
            done.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push((number, made));
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(run);
        }
        run();
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_unstable_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, made)| made).collect()
}

/// The positions of a game with a random move now and then, and after each of
/// them some that random moves lead to. `choose` chooses the other moves.
fn follow(
    rules: Rules,
    from_endgame: bool,
    least: u8,
    random: &mut Random,
    mut choose: impl FnMut(&Game, &mut Random) -> Option<Move>,
) -> Vec<Position> {
    let mut game = if from_endgame {
        opening::random_endgame(rules, random)
    } else {
        let plies = 2 + random.below(5);
        opening::random_plies(rules, plies, random)
    };
    let mut positions = Vec::new();
    for _ in 0..PLIES {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let position = game.position();
        let placed = placed(position);
        if placed >= least {
            positions.push(position);
            for _ in 0..CHILDREN[usize::from(placed == 18)] {
                positions.push(position.play_unchecked(moves[random.below(moves.len())]));
            }
        }
        let mv = if random.below(RANDOM_MOVE) == 0 {
            Some(moves[random.below(moves.len())])
        } else {
            choose(&game, random)
        };
        let Some(mv) = mv else { break };
        if game.play(mv).is_err() {
            break;
        }
    }
    positions
}

/// How many stones were placed, 0 to 18.
fn placed(position: Position) -> u8 {
    18 - Side::ALL
        .iter()
        .map(|&side| position.in_hand(side))
        .sum::<u8>()
}

/// A move that keeps the value: the simple player's if it does, otherwise any.
fn keeping(game: &Game, tables: &Tables, random: &mut Random) -> Option<Move> {
    let simple = player::simple(game, random)?;
    let Some(judged) = tables.judge_moves(game.setup(), game.rules(), 1, &|| false) else {
        return Some(simple);
    };
    let best = judged.iter().map(|(_, exact)| exact.value as u8).max()?;
    let kept: Vec<Move> = judged
        .into_iter()
        .filter(|(_, exact)| exact.value as u8 == best)
        .map(|(mv, _)| mv)
        .collect();
    if kept.contains(&simple) {
        Some(simple)
    } else {
        Some(kept[random.below(kept.len())])
    }
}

/// The value of a position for the side to move, 0 lost to 1 won; `None` where no
/// table covers it.
fn value(position: Position, rules: Rules, tables: &Tables) -> Option<f32> {
    let exact = tables.value(position.into(), rules, &|| false)?;
    // The nearer the better.
    let far = match exact.plies {
        Some(plies) => f32::from(plies.min(100)) / 800.0,
        None => 0.03,
    };
    Some(match exact.value {
        Value::Win => 1.0 - far,
        Value::Draw => 0.5,
        Value::Loss => far,
    })
}

/// The positions of a game of the bot as it is, with 2000 positions searched for
/// a move.
pub(super) fn positions_of_the_bot(
    rules: Rules,
    from_endgame: bool,
    random: &mut Random,
) -> Vec<Position> {
    let mut bot = Bot::new(Level::Master, random.next());
    bot.set_table_bytes(1 << 18);
    bot.forgo_tables();
    let limits = Limits {
        nodes: Some(2000),
        ..Limits::default()
    };
    follow(rules, from_endgame, 6, random, |game, _| {
        bot.choose(game, &limits, &AtomicBool::new(false), &mut |_| {})
    })
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The length of the first step for a weight.
const STEP: f32 = 0.1;
/// How strongly a weight of a whole shape is held to nought: as if it had been
/// seen in so many positions more, without effect. Rare shapes so count as what
/// their lines are worth.
const HOLD: f32 = 5.0;
/// The same for the weights of lines and of all that is no shape.
const HOLD_LINE: f32 = 0.5;

/// How much of the logistic function's argument a stone is worth.
const STONE: f32 = 100.0;

/// Fits the weights; gives them, with the mean squared error on what was held
/// out, before and after.
///
/// Besides each shape the lines in it are fitted, which come up much more often;
/// in the end the weight of a shape is its own with those of its lines.
fn fit(samples: &[Sample], epochs: u32, seed: u64) -> (Weights, f64, f64) {
    let stored = Weights::stored();
    let lines = bot::lines_of_weights();
    let mut weights = vec![0f32; stored + bot::LINE_WEIGHTS];
    let mut squares = vec![1f32; weights.len()];
    let whole = |sample: &Sample| -> Vec<u32> {
        let of_lines = sample.features.iter().flat_map(|&n| &lines[n as usize]);
        let of_lines = of_lines.map(|&n| stored as u32 + n);
        sample.features.iter().copied().chain(of_lines).collect()
    };
    let (fitted, held): (Vec<&Sample>, Vec<&Sample>) =
        samples.iter().partition(|sample| !sample.held_out);
    let mut seen = vec![0u32; weights.len()];
    let mut terms: Vec<(Vec<u32>, f32)> = Vec::with_capacity(fitted.len());
    for sample in fitted {
        let features = whole(sample);
        for &n in &features {
            seen[n as usize] += 1;
        }
        terms.push((features, sample.value));
    }
    let hold: Vec<f32> = seen
        .iter()
        .enumerate()
        .map(|(n, &seen)| {
            let hold = if n < stored && !lines[n].is_empty() {
                HOLD
            } else {
                HOLD_LINE
            };
            hold / seen.max(1) as f32
        })
        .collect();
    let sum =
        |weights: &[f32], list: &[u32]| -> f32 { list.iter().map(|&n| weights[n as usize]).sum() };
    let mut random = Random::new(seed);
    for _ in 0..epochs {
        random.shuffle(&mut terms);
        for (features, value) in &terms {
            let error = logistic(sum(&weights, features)) - value;
            for &n in features {
                let n = n as usize;
                let slope = error + hold[n] * weights[n];
                squares[n] += slope * slope;
                weights[n] -= STEP * slope / squares[n].sqrt();
            }
        }
    }
    let error = |weights: &[f32]| -> f64 {
        let total: f64 = held
            .iter()
            .map(|sample| {
                let expected = logistic(sum(weights, &whole(sample)));
                f64::from(expected - sample.value).powi(2)
            })
            .sum();
        total / held.len().max(1) as f64
    };
    let before = error(&vec![0.0; weights.len()]);
    let after = error(&weights);
    let rounded: Vec<i16> = (0..stored)
        .map(|n| {
            let own = if seen[n] > 0 { weights[n] } else { 0.0 };
            let of_lines: f32 = lines[n].iter().map(|&l| weights[stored + l as usize]).sum();
            ((own + of_lines) * STONE).round().clamp(-3000.0, 3000.0) as i16
        })
        .collect();
    (Weights::unpack(&rounded), before, after)
}
