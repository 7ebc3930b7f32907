//! Who plays in a match.

use crate::bot::random::Random;
use crate::bot::{Bot, Effort, Level, Limits, UnknownLevel};
use crate::rules::{Game, Move};
use crate::tables::Tables;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A kind of player, written `LEVEL` or `LEVEL:MS`, or `simple`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// The level; `None` is the simple player, which closes a mill when it can,
    /// otherwise blocks one when it must, and otherwise plays at random.
    pub level: Option<Level>,
    /// Time for a move; the level's own where it is `None`.
    pub time: Option<Duration>,
}

/// The name of the simple player.
const SIMPLE: &str = "simple";

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.level {
            Some(level) => write!(f, "{level}")?,
            None => write!(f, "{SIMPLE}")?,
        }
        match self.time {
            Some(time) => write!(f, ":{}", time.as_millis()),
            None => Ok(()),
        }
    }
}

/// Why a word names no contestant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadContestant {
    /// The part before the colon is no level.
    Level(UnknownLevel),
    /// The part after the colon is no number of milliseconds above 0.
    Time,
}

impl fmt::Display for BadContestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadContestant::Level(unknown) => write!(f, "{unknown}, or {SIMPLE}"),
            BadContestant::Time => write!(f, "the time is a number of milliseconds, 1 or more"),
        }
    }
}

impl std::error::Error for BadContestant {}

impl FromStr for Contestant {
    type Err = BadContestant;

    fn from_str(text: &str) -> Result<Contestant, BadContestant> {
        let (name, time) = match text.split_once(':') {
            Some((name, time)) => (name, Some(time)),
            None => (text, None),
        };
        let level = if name.eq_ignore_ascii_case(SIMPLE) {
            None
        } else {
            Some(name.parse().map_err(BadContestant::Level)?)
        };
        let time = time
            .map(|time| match time.parse() {
                Ok(ms) if ms > 0 => Ok(Duration::from_millis(ms)),
                _ => Err(BadContestant::Time),
            })
            .transpose()?;
        Ok(Contestant { level, time })
    }
}

/// A player in one game.
pub(crate) enum Player {
    Bot { bot: Box<Bot>, limits: Limits },
    Simple(Random),
}

impl Player {
    /// `tables` are those that a bot may use.
    pub(crate) fn new(contestant: Contestant, seed: u64, tables: Option<&Arc<Tables>>) -> Player {
        let bot = |level| {
            let mut bot = Box::new(Bot::new(level, seed));
            match tables {
                Some(tables) => bot.set_tables(Arc::clone(tables)),
                None => bot.forgo_tables(),
            }
            bot
        };
        match contestant.level {
            Some(level) => Player::Bot {
                bot: bot(level),
                limits: Limits {
                    time: Some(contestant.time.unwrap_or(level.think_time())),
                    ..Limits::default()
                },
            },
            None => Player::Simple(Random::new(seed)),
        }
    }

    /// A move, with what it took; `None` when the game is over.
    pub(crate) fn choose(&mut self, game: &Game) -> Option<(Move, Effort)> {
        match self {
            Player::Bot { bot, limits } => {
                let mv = bot.choose(game, limits, &AtomicBool::new(false), &mut |_| {})?;
                Some((mv, bot.effort()))
            }
            Player::Simple(random) => simple(game, random).map(|mv| (mv, Effort::default())),
        }
    }
}

/// Closes a mill when it can, otherwise blocks one when it must, and otherwise
/// moves at random.
pub(crate) fn simple(game: &Game, random: &mut Random) -> Option<Move> {
    let moves = game.legal_moves();
    let closing: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|&mv| game.position().closes_mill(mv))
        .collect();
    if !closing.is_empty() {
        return Some(closing[random.below(closing.len())]);
    }
    let threats = Bot::threats(game.position(), game.rules());
    let blocks: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| threats.contains(mv.to))
        .collect();
    let choice = if blocks.is_empty() { &moves } else { &blocks };
    (!choice.is_empty()).then(|| choice[random.below(choice.len())])
}
