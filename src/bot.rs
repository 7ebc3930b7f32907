//! The bot: levels of play over one search.
//!
//! ```
//! use merels::bot::{Bot, Level, Limits};
//! use merels::rules::{Game, Rules};
//! use std::sync::atomic::AtomicBool;
//!
//! let game = Game::new(Rules::default());
//! let mut bot = Bot::new(Level::Club, 7);
//! let limits = Limits { depth: Some(2), ..Limits::default() };
//! let mv = bot.choose(&game, &limits, &AtomicBool::new(false), &mut |_| {});
//! assert!(game.legal_moves().contains(&mv.unwrap()));
//! ```
//!
//! [`Bot::choose`] thinks in the thread that calls it; a front end calls it in
//! a thread of its own and ends it through the flag.

mod clock;
mod evaluation;
mod lanes;
mod level;
mod node;
mod ordering;
mod people;
pub(crate) mod random;
mod search;
mod transposition;
mod weights;

pub use level::{Level, UnknownLevel};

pub(crate) use evaluation::{CLASS_NAMES, CLASSES, COUNT as FEATURES, Weights};
pub(crate) use weights::WEIGHTS;

use crate::rules::{Game, Move, PointSet, Position, Rules, Setup};
use clock::Clock;
use node::{Node, Step};
use random::{Random, mix};
use search::{DECIDED, MAX_DEPTH, Past, RootMove, Searcher, WIN};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use transposition::Table;

/// What a search may use; what is `None` is not limited. Where nothing is
/// limited, only the flag ends a search, or its being done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Time on the clock, which is kept.
    pub time: Option<Duration>,
    /// The last iteration, in plies, 1 and more.
    pub depth: Option<u8>,
    /// Positions to search.
    pub nodes: Option<u64>,
}

/// What a position is worth for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// An estimate, in hundredths of a stone.
    Estimate(i32),
    /// A win found, in this many plies against the best defence.
    Win(u32),
    /// A loss found, in this many plies with the best defence.
    Loss(u32),
}

impl Score {
    fn of(value: i32) -> Score {
        if value >= DECIDED {
            Score::Win((WIN - value) as u32)
        } else if value <= -DECIDED {
            Score::Loss((WIN + value) as u32)
        } else {
            Score::Estimate(value)
        }
    }
}

/// How far a search has come.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The iteration that was finished, in plies.
    pub depth: u8,
    /// Positions searched, by all threads.
    pub nodes: u64,
    /// What the best move is worth for the side to move.
    pub score: Score,
    /// The best line, beginning with the move that would be played now.
    pub line: Vec<Move>,
    /// Time since the search began.
    pub elapsed: Duration,
}

/// What a choice took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// The last iteration that was finished, in plies.
    pub depth: u8,
    /// Positions searched, by all threads.
    pub nodes: u64,
    /// Time from the beginning to the choice.
    pub elapsed: Duration,
}

/// A player.
#[derive(Debug)]
pub struct Bot {
    level: Level,
    seed: u64,
    threads: usize,
    table_bytes: usize,
    table: Option<Table>,
    effort: Effort,
}

/// The table of full strength, in bytes.
const TABLE_BYTES: usize = 32 << 20;

impl Bot {
    /// A player of this level. The seed decides between moves of about the same
    /// worth; with the same seed, game and limits in nodes or depth, the
    /// choices are the same.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot {
            level,
            seed,
            threads: 1,
            table_bytes: TABLE_BYTES,
            table: None,
            effort: Effort::default(),
        }
    }

    /// The level of this player.
    #[must_use]
    pub fn level(&self) -> Level {
        self.level
    }

    /// Searches with this many threads, at least one. With more than one, the
    /// same search need not give the same move again.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Gives the transposition table at most this many bytes.
    pub fn set_table_bytes(&mut self, bytes: usize) {
        self.table_bytes = bytes;
        self.table = None;
    }

    /// Forgets what was learned in earlier searches.
    pub fn forget(&mut self) {
        self.table = None;
    }

    /// What the last choice took; zero where it needed no search.
    #[must_use]
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// The empty points on which the side that is not to move would close a
    /// mill if it were.
    #[must_use]
    pub fn threats(position: Position, rules: Rules) -> PointSet {
        PointSet::from_bits(Node::from(position).closings(rules.flying).opp())
    }

    /// Chooses a move for the side to move; `None` only when the game is over.
    /// When `stop` is set, the best move so far is returned at once. `report`
    /// is called after each iteration, in this thread.
    pub fn choose(
        &mut self,
        game: &Game,
        limits: &Limits,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Progress),
    ) -> Option<Move> {
        self.effort = Effort::default();
        let legal = game.legal_moves();
        let (&first, others) = legal.split_first()?;
        if others.is_empty() {
            return Some(first);
        }
        let mut random = Random::new(self.seed ^ fingerprint(game));
        if self.level == Level::Beginner {
            return Some(people::choose(game, &mut random));
        }
        let skill = Skill::of(self.level);
        let past = past(game, skill.noise, self.seed);
        let limits = Limits {
            time: limits.time,
            depth: Some(limits.depth.unwrap_or(u8::MAX).min(skill.depth)),
            nodes: limits.nodes,
        };
        let clock = Clock::start(limits.time, limits.nodes, stop);
        let bytes = self.table_bytes.min(skill.table_bytes);
        let table = self.table.get_or_insert_with(|| Table::new(bytes));
        if self.level < Level::Master {
            table.clear();
        } else {
            table.age();
        }
        let mut moves: Vec<RootMove> = legal
            .iter()
            .map(|&mv| RootMove {
                step: Step::from(mv),
                score: -WIN,
                line: vec![Step::from(mv)],
            })
            .collect();
        random.shuffle(&mut moves);
        let node = Node::from(game.position());
        let mut searcher = Searcher::new(table, &clock, &past);
        let last = i32::from(limits.depth.unwrap_or(u8::MAX)).min(MAX_DEPTH);
        let mut reached = 0;
        deepen(&mut searcher, node, &mut moves, last, &mut |done| {
            reached = done.depth as u8;
            report(&Progress {
                depth: done.depth as u8,
                nodes: done.nodes,
                score: Score::of(done.score),
                line: done.line.iter().map(|step| step.to_move()).collect(),
                elapsed: clock.elapsed(),
            });
        });
        self.effort = Effort {
            depth: reached,
            nodes: searcher.nodes,
            elapsed: clock.elapsed(),
        };
        Some(moves[0].step.to_move())
    }
}

/// What makes a level weaker.
struct Skill {
    /// The deepest iteration.
    depth: u8,
    /// How far evaluations are off, in hundredths of a stone.
    noise: i32,
    table_bytes: usize,
}

impl Skill {
    fn of(level: Level) -> Skill {
        let (depth, noise, table_bytes) = match level {
            Level::Beginner => (1, 100, 1 << 16),
            Level::Casual => (2, 60, 1 << 16),
            Level::Club => (4, 20, 1 << 20),
            Level::Master | Level::Perfect => (u8::MAX, 0, TABLE_BYTES),
        };
        Skill {
            depth,
            noise,
            table_bytes,
        }
    }
}

/// What the game so far means for the search.
fn past(game: &Game, noise: i32, seed: u64) -> Past {
    let Setup { quiet_plies, .. } = game.setup();
    let rules = game.rules();
    // Back to the last removal or placement: nothing before it comes again.
    let plies = game.moves().len();
    let reversible = game
        .moves()
        .iter()
        .rev()
        .take_while(|mv| mv.from.is_some() && mv.removal.is_none())
        .count();
    let keys = (plies - reversible..=plies)
        .filter_map(|ply| game.setup_after(ply))
        .map(|setup| Node::from(setup.position).key())
        .collect();
    Past {
        flying: rules.flying,
        limit: rules.quiet_limit.map(|limit| u32::from(limit.get())),
        repetition: rules.repetition,
        quiet: quiet_plies.into(),
        keys,
        draw: 0,
        noise: (noise, mix(seed)),
    }
}

/// The features of a position for the fitting run: each the index of a weight
/// and what it is multiplied with, and a key that all images of the position
/// share. `None` where the side to move can close a mill: the search does not
/// evaluate such positions before it has closed it.
pub(crate) fn features(position: Position, rules: Rules) -> Option<(u64, Vec<(u16, f32)>)> {
    let node = Node::from(position);
    if node.closings(rules.flying).own() != 0 {
        return None;
    }
    Some((
        node.canonical_key().0,
        evaluation::features(node, rules.flying),
    ))
}

/// A number for the position and the length of the game.
fn fingerprint(game: &Game) -> u64 {
    mix(Node::from(game.position()).key() ^ mix(game.moves().len() as u64))
}

/// A finished iteration.
struct Iteration<'a> {
    depth: i32,
    score: i32,
    line: &'a [Step],
    nodes: u64,
}

/// Searches deeper and deeper; the best move stands in front at the end.
/// `report` is called after each iteration.
fn deepen(
    searcher: &mut Searcher,
    node: Node,
    moves: &mut [RootMove],
    last: i32,
    report: &mut dyn FnMut(&Iteration),
) {
    let mut score = 0i32;
    for depth in 1..=last {
        let mut window = 30;
        let (mut alpha, mut beta) = if depth < 5 || score.abs() >= DECIDED {
            (-WIN, WIN)
        } else {
            (score - window, score + window)
        };
        loop {
            let value = searcher.root(node, moves, depth, alpha, beta);
            if searcher.stopped() {
                return;
            }
            window *= 3;
            if value <= alpha && alpha > -WIN {
                alpha = if window > 500 {
                    -WIN
                } else {
                    (value - window).max(-WIN)
                };
            } else if value >= beta && beta < WIN {
                beta = if window > 500 {
                    WIN
                } else {
                    (value + window).min(WIN)
                };
            } else {
                score = value;
                break;
            }
        }
        report(&Iteration {
            depth,
            score,
            line: &moves[0].line,
            nodes: searcher.nodes,
        });
        // A decided game is not decided better by looking deeper.
        if score.abs() >= DECIDED && WIN - score.abs() <= depth {
            return;
        }
    }
}
