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
mod perfect;
pub(crate) mod random;
mod search;
mod shapes;
mod transposition;
mod weights;

pub use level::{Level, UnknownLevel};

pub(crate) use evaluation::{LINE_WEIGHTS, lines_of_weights};
pub(crate) use weights::Weights;

use crate::rules::{Game, Move, PointSet, Position, Rules, Setup};
use crate::tables::{self, Tables};
use clock::Clock;
use node::{Node, Step};
use random::{Random, mix};
use search::{DECIDED, MAX_DEPTH, Past, RootMove, Searcher, WIN};
use std::cell::Cell;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
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
    variety: bool,
    repeatable: bool,
    table_bytes: usize,
    table: Option<Table>,
    /// What is asked before anything is searched: all tables of the user by
    /// [`Level::Perfect`], the small ones by [`Level::Master`].
    tables: Option<Arc<Tables>>,
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
            variety: true,
            repeatable: false,
            table_bytes: TABLE_BYTES,
            table: None,
            tables: match level {
                Level::Perfect => Some(tables::shared()),
                Level::Master => Some(Arc::new(Tables::none())),
                _ => None,
            },
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

    /// Whether the same seed must give the same choice in the same game again,
    /// whatever was asked before. Then one thread searches, nothing is kept from
    /// one choice to the next, and a time limit becomes a number of positions,
    /// 2500 a millisecond, with the clock as a limit beside it: only on a
    /// machine too slow for that number can a choice differ. The levels below
    /// [`Level::Master`] have no need of this: they do little, and always repeat
    /// themselves.
    pub fn set_repeatable(&mut self, repeatable: bool) {
        self.repeatable = repeatable;
    }

    /// Whether the first moves of a game are chosen among all of about the same
    /// worth. It is so unless it is switched off.
    pub fn set_variety(&mut self, variety: bool) {
        self.variety = variety;
    }

    /// Gives the transposition table at most this many bytes.
    pub fn set_table_bytes(&mut self, bytes: usize) {
        self.table_bytes = bytes;
        self.table = None;
    }

    /// Gives [`Level::Perfect`] these tables instead of those of the user, and
    /// [`Level::Master`] the sets of up to nine stones among them that are not in
    /// the program; for the other levels they mean nothing.
    pub fn set_tables(&mut self, tables: Arc<Tables>) {
        match self.level {
            Level::Perfect => self.tables = Some(tables),
            Level::Master => self.tables = Some(Arc::new(tables.small_only())),
            _ => {}
        }
    }

    /// Plays without any tables, also without those that are in the program.
    pub fn forgo_tables(&mut self) {
        self.tables = None;
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
        let started = Instant::now();
        self.effort = Effort::default();
        let choice = match &self.tables {
            Some(tables) => {
                let budget = perfect::Budget {
                    started,
                    time: limits.time,
                    stop,
                };
                let threads = if self.repeatable {
                    1
                } else {
                    self.threads.max(2)
                };
                perfect::best(game, tables, threads, &budget)
            }
            None => None,
        };
        // Among moves that are all best the choice is soon made.
        let limits = &match &choice {
            Some(choice) if choice.settled => Limits {
                time: limits.time.map(|time| time.min(Level::Master.think_time())),
                ..*limits
            },
            _ => *limits,
        };
        // Of a single move that was not settled it is still told what it seems to
        // be worth.
        let settled = choice.as_ref().is_none_or(|choice| choice.settled);
        let legal = choice.map_or_else(|| game.legal_moves(), |choice| choice.moves);
        let (&first, others) = legal.split_first()?;
        if others.is_empty() && settled {
            return Some(first);
        }
        let mut random = Random::new(mix(self.seed) ^ fingerprint(game));
        if self.level == Level::Beginner {
            return Some(people::choose(game, &legal, &mut random));
        }
        let skill = Skill::of(self.level);
        let past = past(game, skill.noise, self.seed);
        let limits = self.effective(limits, skill);
        let threads = if self.repeatable || self.level < Level::Master {
            1
        } else {
            self.threads
        };
        self.make_table(&limits, skill);
        let Some(table) = &self.table else {
            return Some(first);
        };
        let mut moves: Vec<RootMove> = legal
            .iter()
            .map(|&mv| RootMove {
                step: Step::from(mv),
                score: -WIN,
                line: vec![Step::from(mv)],
            })
            .collect();
        random.shuffle(&mut moves);
        let weights = Weights::fitted();
        let tables = self.tables.as_deref();
        let node = Node::from(game.position());
        let varied = self.variety && is_opening(game);
        let last = i32::from(limits.depth.unwrap_or(u8::MAX)).min(MAX_DEPTH);
        let clock = Clock::new(started, limits.time, limits.nodes, stop);
        let reached = Cell::new(0);
        let mut report = |done: &Iteration| {
            reached.set(done.depth as u8);
            report(&Progress {
                depth: reached.get(),
                nodes: done.nodes + clock.elsewhere(),
                score: Score::of(done.score),
                line: done.line.iter().map(|step| step.to_move()).collect(),
                elapsed: clock.elapsed(),
            });
        };
        let (chosen, nodes) = std::thread::scope(|scope| {
            for n in 1..threads {
                let (clock, past, mut moves) = (&clock, &past, moves.clone());
                scope.spawn(move || {
                    let mut searcher = Searcher::new(table, clock, past, weights, tables);
                    searcher.helper = true;
                    let first = 1 + n as i32 % 2;
                    deepen(
                        &mut searcher,
                        node,
                        &mut moves,
                        first..=MAX_DEPTH,
                        &mut |_| true,
                    );
                });
            }
            let mut searcher = Searcher::new(table, &clock, &past, weights, tables);
            let mut go_on = |done: &Iteration| {
                report(done);
                // What is left is for looking at other moves.
                !varied || clock.share_left(done.nodes) > 0.4
            };
            deepen(&mut searcher, node, &mut moves, 1..=last, &mut go_on);
            let mut chosen = moves[0].step;
            if varied && !searcher.stopped() {
                let depth = i32::from(reached.get());
                chosen = vary(
                    &mut searcher,
                    node,
                    &moves,
                    depth,
                    skill.margin,
                    &mut random,
                );
            }
            clock.finish();
            (chosen, searcher.nodes)
        });
        self.effort = Effort {
            depth: reached.get(),
            nodes: nodes + clock.elsewhere(),
            elapsed: clock.elapsed(),
        };
        Some(chosen.to_move())
    }

    /// The limits that hold for this level, and for a bot that must be able to
    /// repeat itself.
    fn effective(&self, limits: &Limits, skill: Skill) -> Limits {
        let mut nodes = limits.nodes;
        if let (true, Some(time)) = (self.repeatable, limits.time) {
            let most = milliseconds(time).saturating_mul(REPEATABLE_NODES_A_MILLISECOND);
            nodes = Some(nodes.unwrap_or(u64::MAX).min(most.max(1)));
        }
        Limits {
            time: limits.time,
            depth: Some(limits.depth.unwrap_or(u8::MAX).min(skill.depth)),
            nodes,
        }
    }

    /// Sees to it that there is a table, of a size that the limits can fill.
    fn make_table(&mut self, limits: &Limits, skill: Skill) {
        let nodes = [
            limits.nodes,
            limits
                .time
                .map(|time| milliseconds(time).saturating_mul(6000)),
        ];
        let nodes = nodes.into_iter().flatten().min().unwrap_or(u64::MAX);
        let wanted = usize::try_from(nodes.saturating_mul(8)).unwrap_or(usize::MAX);
        let bytes = wanted
            .min(self.table_bytes)
            .min(skill.table_bytes)
            .max(1 << 14);
        let forgets = self.repeatable || self.level < Level::Master;
        match &self.table {
            Some(table) if table.bytes() * 2 > bytes => {
                if forgets {
                    table.clear();
                } else {
                    table.age();
                }
            }
            _ => self.table = Some(Table::new(bytes)),
        }
    }
}

/// How many positions a bot that must be able to repeat itself searches in the
/// place of a millisecond: few enough that the clock does not come first.
const REPEATABLE_NODES_A_MILLISECOND: u64 = 2500;

/// Plies of a game in which the bot chooses among moves of about the same worth.
const OPENING_PLIES: usize = 6;

/// A time that anybody may ask for, in milliseconds.
fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// Whether this is the beginning of a whole game.
fn is_opening(game: &Game) -> bool {
    game.start() == Setup::START && game.moves().len() < OPENING_PLIES
}

/// A move drawn from those that are worth at most `margin` less than the best,
/// which stands in front, looked at one ply less deep than it.
fn vary(
    searcher: &mut Searcher,
    node: Node,
    moves: &[RootMove],
    depth: i32,
    margin: i32,
    random: &mut Random,
) -> Step {
    let best = &moves[0];
    let mut candidates: Vec<Step> = moves.iter().map(|root| root.step).collect();
    random.shuffle(&mut candidates);
    for step in candidates {
        if step == best.step {
            break;
        }
        let least = best.score - margin;
        match searcher.reaches(node, step, (depth - 1).max(1), least) {
            Some(true) => return step,
            Some(false) => {}
            None => break,
        }
    }
    best.step
}

/// What makes a level weaker.
#[derive(Clone, Copy)]
struct Skill {
    /// The deepest iteration.
    depth: u8,
    /// How much less than the best move an opening move may be worth, in
    /// hundredths of a stone.
    margin: i32,
    /// How far evaluations are off, in hundredths of a stone.
    noise: i32,
    table_bytes: usize,
}

impl Skill {
    fn of(level: Level) -> Skill {
        let (depth, margin, noise, table_bytes) = match level {
            Level::Beginner => (1, 50, 100, 1 << 16),
            Level::Casual => (2, 50, 60, 1 << 16),
            Level::Club => (4, 30, 20, 1 << 20),
            Level::Master | Level::Perfect => (u8::MAX, 15, 0, TABLE_BYTES),
        };
        Skill {
            depth,
            margin,
            noise,
            table_bytes,
        }
    }
}

/// What the game so far means for the search.
fn past(game: &Game, noise: i32, seed: u64) -> Past {
    let Setup { quiet_plies, .. } = game.setup();
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
        rules: game.rules(),
        quiet: quiet_plies.into(),
        keys,
        draw: 0,
        noise: (noise, mix(seed)),
    }
}

/// The stored weights that count for a position, for the fitting run, and a key
/// that all images of the position share. `None` where the side to move can
/// close a mill: the search does not evaluate such positions before it has
/// closed it.
pub(crate) fn features(position: Position, rules: Rules) -> Option<(u64, Vec<u32>)> {
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
/// `go_on` is asked after each iteration.
fn deepen(
    searcher: &mut Searcher,
    node: Node,
    moves: &mut [RootMove],
    depths: RangeInclusive<i32>,
    go_on: &mut dyn FnMut(&Iteration) -> bool,
) {
    let mut score = 0i32;
    for depth in depths {
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
        let go_on = go_on(&Iteration {
            depth,
            score,
            line: &moves[0].line,
            nodes: searcher.nodes,
        });
        // A decided game is not decided better by looking deeper.
        if !go_on || score.abs() >= DECIDED && WIN - score.abs() <= depth {
            return;
        }
    }
}
