//! The run that fits the weights of the evaluation.
//!
//! The bot plays against itself with few positions a move, from random
//! beginnings and from random endgames. Each position in which no mill can be
//! closed at once is kept with the result of its game and with what the search
//! expected, half and half. Then the weights are moved, by gradient descent, until the logistic function of the evaluation
//! predicts the results best. The run depends on its arguments alone.

use super::opening;
use crate::bot::random::Random;
use crate::bot::{self, Bot, CLASSES, FEATURES, Level, Limits, Progress, Score, Weights};
use crate::rules::{Game, Outcome, Rules, Side};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;

/// What a run is made of.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// Games to play, half of them from the start.
    pub games: u32,
    /// Positions to search for each move.
    pub nodes: u64,
    /// Steps of the descent.
    pub steps: u32,
    /// The seed of everything random.
    pub seed: u64,
}

/// A position's features, and the mean result of the games it came up in, for
/// the side to move: 0 lost to 1 won.
struct Sample {
    features: Vec<(u16, f32)>,
    result: f32,
}

/// Results of games that went through the same position.
#[derive(Default)]
struct Tally {
    features: Vec<(u16, f32)>,
    points: f32,
    games: f32,
}

/// Plays the games and fits the weights; writes the weights as they stand in
/// `src/bot/weights.rs`. `progress` is told of the games played.
///
/// # Errors
/// If writing fails.
pub fn run(run: &Run, out: &mut impl Write, progress: &mut dyn FnMut(u32)) -> io::Result<()> {
    let samples = play(run, progress);
    let (weights, before, after) = fit(&samples, run.steps);
    writeln!(
        out,
        "// {} positions, mean error {before:.5} before, {after:.5} after",
        samples.len()
    )?;
    for (class, row) in weights.iter().enumerate() {
        writeln!(out, "    // {}", bot::CLASS_NAMES[class])?;
        let row: Vec<String> = row.iter().map(ToString::to_string).collect();
        writeln!(out, "    [{}],", row.join(", "))?;
    }
    Ok(())
}

/// Plays the games and collects the positions.
fn play(run: &Run, progress: &mut dyn FnMut(u32)) -> Vec<Sample> {
    let mut random = Random::new(run.seed);
    let mut tallies: BTreeMap<u64, Tally> = BTreeMap::new();
    let rules = Rules::default();
    for number in 0..run.games {
        let mut game = if number % 2 == 0 {
            let plies = 2 + random.below(9);
            opening::random_plies(rules, plies, &mut random)
        } else {
            opening::random_endgame(rules, &mut random)
        };
        let first = game.moves().len();
        let mut bot = Bot::new(Level::Master, random.next());
        bot.set_table_bytes(1 << 18);
        let limits = Limits {
            nodes: Some(run.nodes),
            ..Limits::default()
        };
        let stop = AtomicBool::new(false);
        // What the search expects at each ply, for the side to move.
        let mut expected = Vec::new();
        loop {
            let mut score = None;
            let mut report = |progress: &Progress| score = Some(progress.score);
            let Some(mv) = bot.choose(&game, &limits, &stop, &mut report) else {
                break;
            };
            expected.push(score.map(expectation));
            if game.play(mv).is_err() {
                break;
            }
        }
        collect(&game, first, &expected, &mut tallies);
        progress(number + 1);
    }
    tallies
        .into_values()
        .map(|tally| Sample {
            features: tally.features,
            result: tally.points / tally.games,
        })
        .collect()
}

/// The result that a score stands for.
fn expectation(score: Score) -> f32 {
    match score {
        Score::Estimate(points) => logistic(SCALE * points as f32 / 100.0),
        Score::Win(_) => 1.0,
        Score::Loss(_) => 0.0,
    }
}

/// Adds the positions of a game, from ply `first` on, to those collected.
/// `expected` has what the search expected at each of them, where it searched.
fn collect(
    game: &Game,
    first: usize,
    expected: &[Option<f32>],
    tallies: &mut BTreeMap<u64, Tally>,
) {
    let white = match game.outcome() {
        Some(Outcome::Win { winner, .. }) => f32::from(u8::from(winner == Side::White)),
        _ => 0.5,
    };
    for ply in first..game.moves().len() {
        let Some(setup) = game.setup_after(ply) else {
            continue;
        };
        let Some((key, features)) = bot::features(setup.position, game.rules()) else {
            continue;
        };
        let tally = tallies.entry(key).or_default();
        if tally.features.is_empty() {
            tally.features = features;
        }
        tally.games += 1.0;
        let result = match setup.position.turn() {
            Side::White => white,
            Side::Black => 1.0 - white,
        };
        // The result alone is true but says little of a position far from it.
        tally.points += match expected.get(ply - first) {
            Some(Some(expected)) => (result + expected) / 2.0,
            _ => result,
        };
    }
}

/// One stone makes this much of the logistic function's argument.
const SCALE: f32 = 1.0;
/// How strongly the weights are held back to where they were.
const HOLD: f32 = 2e-6;

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Moves the weights towards the results; gives them, with the mean squared
/// error before and after.
fn fit(samples: &[Sample], steps: u32) -> (Weights, f32, f32) {
    let start: Vec<f32> = bot::WEIGHTS
        .iter()
        .flatten()
        .map(|&w| w as f32 / 1000.0)
        .collect();
    let mut weights = start.clone();
    let size = weights.len();
    // Adam: steps of about the same length for all weights.
    let (mut mean, mut square) = (vec![0f32; size], vec![0f32; size]);
    let value = |weights: &[f32], sample: &Sample| -> f32 {
        sample
            .features
            .iter()
            .map(|&(n, x)| weights[usize::from(n)] * x)
            .sum()
    };
    let error = |weights: &[f32]| -> f32 {
        let sum: f64 = samples
            .iter()
            .map(|sample| {
                f64::from(logistic(SCALE * value(weights, sample)) - sample.result).powi(2)
            })
            .sum();
        (sum / samples.len().max(1) as f64) as f32
    };
    let before = error(&weights);
    for step in 1..=steps {
        let mut gradient = vec![0f32; size];
        for sample in samples {
            let p = logistic(SCALE * value(&weights, sample));
            let slope = p - sample.result;
            for &(n, x) in &sample.features {
                gradient[usize::from(n)] += slope * x;
            }
        }
        let rate = 0.02 * (1.0 - step as f32 / (steps + 1) as f32) + 0.001;
        for n in 0..size {
            let g = gradient[n] / samples.len().max(1) as f32 + HOLD * (weights[n] - start[n]);
            mean[n] = 0.9 * mean[n] + 0.1 * g;
            square[n] = 0.999 * square[n] + 0.001 * g * g;
            let m = mean[n] / (1.0 - 0.9f32.powi(step as i32));
            let s = square[n] / (1.0 - 0.999f32.powi(step as i32));
            weights[n] -= rate * m / (s.sqrt() + 1e-8);
        }
    }
    let after = error(&weights);
    let mut rows: Weights = [[0; FEATURES]; CLASSES];
    for (row, fitted) in rows.iter_mut().zip(weights.chunks(FEATURES)) {
        for (weight, value) in row.iter_mut().zip(fitted) {
            *weight = (value * 1000.0).round() as i32;
        }
    }
    (rows, before, after)
}
