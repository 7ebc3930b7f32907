//! Matches between two players.

use super::opening;
use super::player::{Contestant, Player};
use crate::bot::Effort;
use crate::bot::random::{Random, mix};
use crate::rules::{Outcome, Rules, Side};
use crate::tables::Tables;
use std::io::{self, Write};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A match of several games.
#[derive(Clone, Debug)]
pub struct Match {
    /// The two players. Each begins every second game.
    pub players: [Contestant; 2],
    /// How many games to play. Two following games begin with the same random
    /// plies, with colours changed.
    pub games: u32,
    /// How many random plies each game begins with, otherwise 2 to 5.
    pub random_plies: Option<u8>,
    /// The seed of the beginnings and of the players.
    pub seed: u64,
    /// The rules to play by.
    pub rules: Rules,
    /// The tables of exact values that the players may use.
    pub tables: Option<Arc<Tables>>,
    /// How many games to play at the same time, at least one. The results do
    /// not depend on it as long as the players do not run out of time.
    pub parallel: usize,
}

/// The first player's results, and what both players' searches took.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games the first player has won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games the first player has lost.
    pub losses: u32,
    /// Moves chosen, and the sums of depth, positions and time, by player.
    pub effort: [Work; 2],
}

/// What the searches of a match took.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Work {
    /// Moves chosen by a search.
    pub moves: u64,
    /// The depths reached, added up.
    pub depth: u64,
    /// Positions searched.
    pub nodes: u64,
    /// Time spent.
    pub time: Duration,
}

impl Work {
    fn add(&mut self, effort: Effort) {
        if effort.nodes > 0 {
            self.moves += 1;
            self.depth += u64::from(effort.depth);
            self.nodes += effort.nodes;
            self.time += effort.elapsed;
        }
    }

    fn merge(&mut self, other: Work) {
        self.moves += other.moves;
        self.depth += other.depth;
        self.nodes += other.nodes;
        self.time += other.time;
    }
}

impl Tally {
    /// Games played.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The first player's mean score, a win being 1 and a draw one half, and
    /// half the width of its 95 % interval.
    #[must_use]
    pub fn score(&self) -> (f64, f64) {
        let n = f64::from(self.games()).max(1.0);
        let (wins, draws) = (f64::from(self.wins), f64::from(self.draws));
        let mean = (wins + draws / 2.0) / n;
        // As if one game more had been played, half won and half lost: so the
        // interval has a width where all games ended alike.
        let centre = (wins + draws / 2.0 + 0.5) / (n + 1.0);
        let variance = (wins + draws / 4.0 + 0.5) / (n + 1.0) - centre * centre;
        (mean, 1.96 * (variance / n).sqrt())
    }

    fn merge(&mut self, other: &Tally) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        for (work, other) in self.effort.iter_mut().zip(other.effort) {
            work.merge(other);
        }
    }
}

/// No game of a match is longer, whatever the limits are: it is then a draw.
const LONGEST: usize = 1000;

/// Plays game `number` of a match.
fn game(duel: &Match, number: u32) -> Tally {
    let pair = u64::from(number / 2);
    let mut random = Random::new(mix(duel.seed) ^ pair);
    let chosen = 2 + random.below(4);
    let plies = duel.random_plies.map_or(chosen, usize::from);
    let mut game = opening::random_plies(duel.rules, plies, &mut random);
    // The first player has White in even games.
    let first = if number.is_multiple_of(2) {
        Side::White
    } else {
        Side::Black
    };
    let mut players =
        [0, 1].map(|n| Player::new(duel.players[n], random.next(), duel.tables.as_ref()));
    let mut tally = Tally::default();
    while game.moves().len() < LONGEST {
        let n = usize::from(game.position().turn() != first);
        let Some((mv, effort)) = players[n].choose(&game) else {
            break;
        };
        tally.effort[n].add(effort);
        if game.play(mv).is_err() {
            break;
        }
    }
    match game.outcome() {
        Some(Outcome::Win { winner, .. }) if winner == first => tally.wins = 1,
        Some(Outcome::Win { .. }) => tally.losses = 1,
        _ => tally.draws = 1,
    }
    tally
}

/// Plays a match. `progress` is told of the tally after each game.
pub fn play(duel: &Match, progress: &(dyn Fn(&Tally) + Sync)) -> Tally {
    let next = AtomicU32::new(0);
    let total = Mutex::new(Tally::default());
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= duel.games {
                return;
            }
            let tally = game(duel, number);
            let mut total = match total.lock() {
                Ok(total) => total,
                Err(poisoned) => poisoned.into_inner(),
            };
            total.merge(&tally);
            progress(&total);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..duel.parallel {
            scope.spawn(work);
        }
        work();
    });
    match total.into_inner() {
        Ok(total) => total,
        Err(poisoned) => poisoned.into_inner(),
    }
}

/// Plays a match and writes its result.
///
/// # Errors
/// If writing fails.
pub fn run(
    duel: &Match,
    out: &mut impl Write,
    progress: &(dyn Fn(&Tally) + Sync),
) -> io::Result<()> {
    let tally = play(duel, progress);
    let [first, second] = duel.players;
    let (mean, half) = tally.score();
    writeln!(
        out,
        "{first} against {second}, {} games, seed {}",
        tally.games(),
        duel.seed
    )?;
    writeln!(
        out,
        "wins {}  draws {}  losses {}",
        tally.wins, tally.draws, tally.losses
    )?;
    writeln!(
        out,
        "score {:.1} % ± {:.1} (95 % interval {:.1} to {:.1})",
        100.0 * mean,
        100.0 * half,
        100.0 * (mean - half).max(0.0),
        100.0 * (mean + half).min(1.0),
    )?;
    for (player, work) in duel.players.iter().zip(tally.effort) {
        if work.moves > 0 {
            writeln!(
                out,
                "{player}: average depth {:.1}, {:.2} million nodes a second",
                work.depth as f64 / work.moves as f64,
                work.nodes as f64 / work.time.as_secs_f64().max(1e-9) / 1e6,
            )?;
        }
    }
    Ok(())
}
