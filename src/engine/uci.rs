//! The text protocol that mill programs speak.
//!
//! | line | answer |
//! | --- | --- |
//! | `uci` | `id …`, `option …`, `uciok` |
//! | `isready` | `readyok` |
//! | `setoption name NAME value VALUE` | |
//! | `ucinewgame` | |
//! | `position startpos\|fen POSITION [moves MOVE…]` | |
//! | `go [movetime MS] [depth N] [nodes N] [infinite]` | `info …`, `bestmove MOVE` |
//! | `stop` | `bestmove MOVE` |
//! | `quit` | |
//!
//! Options are `Hash` (megabytes), `Threads`, `Level`, `Flying`, `QuietLimit`
//! (`off` is 0) and `UseTables`. A turn with its removal is one word,
//! `a1-a4xg7`, or two, `a1-a4 xg7`. What cannot be read is answered with
//! `info string error …` and changes nothing. A file of tables that is of no use
//! is named once, before `bestmove`, with `info string`. `bestmove none` says that the
//! game is over.
//!
//! Without flying the exact tables of few stones are no part of the program.
//! They are solved in the background as soon as `Flying` is `false`, where the
//! level asks tables: some seconds, for which the answer to `isready` waits.
//! `go` never waits: what it begins before that goes without them.

use super::line::next_line;
use crate::bot::{Bot, Level, Limits, Progress, Score};
use crate::notation::ParseError;
use crate::rules::{Game, Move, Point, Rules, Setup};
use crate::tables::{self, Endgames, Tables};
use std::io::{self, BufRead, Write};
use std::num::NonZeroU16;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// The largest table that can be asked for, in megabytes.
const MAX_HASH: usize = 4096;
/// A longer line is refused, in bytes. A game of a hundred thousand plies is
/// shorter.
const LONGEST_LINE: usize = 1 << 20;
/// As much of a word as is repeated in an answer, in characters.
const LONGEST_WORD: usize = 40;
/// The largest number of threads that can be asked for.
const MAX_THREADS: usize = 64;

/// What the options say.
#[derive(Clone, Copy, Debug)]
struct Options {
    hash: usize,
    threads: usize,
    level: Level,
    tables: bool,
    rules: Rules,
}

/// What a conversation begins with.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The rules until options change them.
    pub rules: Rules,
    /// The seed of the bot.
    pub seed: u64,
    /// Whether tables of exact values are asked, until an option says else.
    pub tables: bool,
    /// Up to how many stones sets are solved in memory without flying; more than
    /// nine mean nine.
    pub stones: usize,
}

/// A search that is running.
struct Running {
    stop: Arc<AtomicBool>,
    /// Set before `bestmove` is written: from then on the next command may come.
    answered: Arc<AtomicBool>,
    thread: JoinHandle<(Bot, io::Result<()>)>,
}

/// Tables that are being solved.
struct Making {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Arc<Tables>>,
}

impl Making {
    /// Begins to solve the small sets without flying up to `stones` stones.
    fn begin(rules: Rules, stones: usize) -> Making {
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        let thread = std::thread::spawn(move || {
            let mut endgames = Endgames::new(tables::shared(), usize::MAX).up_to(stones);
            endgames.tables(Setup::START.position, rules, &flag, &mut |_| {})
        });
        Making { stop, thread }
    }
}

/// One conversation.
struct Session<W> {
    out: Arc<Mutex<W>>,
    options: Options,
    /// The position as it was given, so that it can be set up again when the
    /// rules change.
    start: Setup,
    game: Game,
    seed: u64,
    /// `None` while a search has it.
    bot: Option<Bot>,
    running: Option<Running>,
    /// The tables for the rules without flying, once they are there.
    endgames: Option<Arc<Tables>>,
    making: Option<Making>,
    /// How far they are made.
    stones: usize,
}

/// Reads lines from `input` and answers them on `out`, until `quit` or the end
/// of the input. Lines are read and answered while a search runs.
///
/// # Errors
/// If reading or writing fails.
pub fn run(
    mut input: impl BufRead,
    out: impl Write + Send + 'static,
    settings: Settings,
) -> io::Result<()> {
    let rules = settings.rules;
    let options = Options {
        hash: 32,
        threads: 1,
        level: Level::Master,
        tables: settings.tables,
        rules,
    };
    let mut session = Session {
        out: Arc::new(Mutex::new(out)),
        options,
        start: Setup::START,
        game: Game::new(rules),
        seed: settings.seed,
        bot: None,
        running: None,
        endgames: None,
        making: None,
        stones: settings.stones,
    };
    session.renew();
    // One byte more than is read of a line shows that it is too long.
    while let Some(line) = next_line(&mut input, LONGEST_LINE + 1)? {
        let answer = if line.len() > LONGEST_LINE {
            Err(format!("a line of more than {LONGEST_LINE} bytes"))
        } else {
            let line = String::from_utf8_lossy(&line);
            let line = line.trim();
            if line == "quit" {
                break;
            }
            session.answer(line)?
        };
        if let Err(reason) = answer {
            session.say(&format!("info string error {reason}"))?;
        }
    }
    session.end_search()
}

/// Writes a line at once.
fn say(out: &Mutex<impl Write>, line: &str) -> io::Result<()> {
    let mut out = out.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(out, "{line}")?;
    out.flush()
}

type Answer = Result<(), String>;

impl<W: Write + Send + 'static> Session<W> {
    fn say(&self, line: &str) -> io::Result<()> {
        say(&self.out, line)
    }

    /// Answers a line; the inner error says what is wrong with it.
    fn answer(&mut self, line: &str) -> io::Result<Answer> {
        let mut words = line.split_whitespace();
        let Some(command) = words.next() else {
            return Ok(Ok(()));
        };
        let rest: Vec<&str> = words.collect();
        // Only these may be said while a search runs.
        match command {
            "stop" => {
                self.end_search()?;
                return Ok(Ok(()));
            }
            "isready" => {
                if !self.is_thinking() {
                    self.end_search()?;
                    self.take_endgames(true);
                }
                self.say("readyok")?;
                return Ok(Ok(()));
            }
            "uci" => {
                self.introduce()?;
                return Ok(Ok(()));
            }
            _ => {}
        }
        if !matches!(command, "ucinewgame" | "setoption" | "position" | "go") {
            return Ok(Err(format!("unknown command {}", shown(command))));
        }
        if self.is_thinking() {
            return Ok(Err(format!("{command} while thinking")));
        }
        self.end_search()?;
        Ok(match command {
            "ucinewgame" => {
                self.game = Game::new(self.options.rules);
                self.start = Setup::START;
                self.renew();
                Ok(())
            }
            "setoption" => self.set_option(&rest),
            "position" => self.set_position(&rest),
            _ => self.go(&rest),
        })
    }

    fn introduce(&self) -> io::Result<()> {
        let Options {
            hash,
            threads,
            level,
            tables,
            rules,
        } = self.options;
        let limit = rules.quiet_limit.map_or(0, NonZeroU16::get);
        self.say(concat!("id name merels ", env!("CARGO_PKG_VERSION")))?;
        self.say("id author the merels project")?;
        self.say(&format!(
            "option name Hash type spin default {hash} min 1 max {MAX_HASH}"
        ))?;
        self.say(&format!(
            "option name Threads type spin default {threads} min 1 max {MAX_THREADS}"
        ))?;
        let levels: String = Level::ALL
            .iter()
            .map(|level| format!(" var {level}"))
            .collect();
        self.say(&format!(
            "option name Level type combo default {level}{levels}"
        ))?;
        self.say(&format!(
            "option name Flying type check default {}",
            rules.flying
        ))?;
        self.say(&format!(
            "option name QuietLimit type spin default {limit} min 0 max {}",
            u16::MAX
        ))?;
        self.say(&format!(
            "option name UseTables type check default {tables}"
        ))?;
        self.say("uciok")
    }

    /// A new bot after the options.
    fn renew(&mut self) {
        let mut bot = Bot::new(self.options.level, self.seed);
        bot.set_table_bytes(self.options.hash << 20);
        bot.set_threads(self.options.threads);
        self.bot = Some(bot);
        if self.needs_endgames() && self.endgames.is_none() && self.making.is_none() {
            self.making = Some(Making::begin(self.options.rules, self.stones));
        }
        self.give_tables();
    }

    /// Whether the small sets without flying would be asked.
    fn needs_endgames(&self) -> bool {
        let Options {
            level,
            tables,
            rules,
            ..
        } = self.options;
        tables && level.asks_tables() && !rules.flying
    }

    /// Gives the bot the tables that it may ask.
    fn give_tables(&mut self) {
        let Some(bot) = &mut self.bot else { return };
        if !self.options.tables {
            bot.forgo_tables();
        } else if let Some(endgames) = &self.endgames {
            bot.set_tables(Arc::clone(endgames));
        }
    }

    /// The tables that a search asks; `None` where it asks no files.
    fn asked_tables(&self) -> Option<Arc<Tables>> {
        let Options { level, tables, .. } = self.options;
        match level {
            Level::Perfect if tables => Some(tables::shared()),
            _ if tables && level.asks_tables() => self.endgames.clone(),
            _ => None,
        }
    }

    /// Gives the bot the small sets without flying if they are there; where they
    /// are needed and `wait` is set, once they are.
    fn take_endgames(&mut self, wait: bool) {
        let wait = wait && self.needs_endgames();
        let there = |making: &mut Making| wait || making.thread.is_finished();
        if let Some(making) = self.making.take_if(there) {
            // Where solving has failed the game goes on without.
            self.endgames = making.thread.join().ok();
            self.give_tables();
        }
    }

    fn set_option(&mut self, words: &[&str]) -> Answer {
        let ["name", name, "value", value] = words else {
            return Err("expected setoption name NAME value VALUE".into());
        };
        let number = |min: usize, max: usize| match value.parse::<usize>() {
            Ok(number) if (min..=max).contains(&number) => Ok(number),
            _ => Err(format!("{name} is a number from {min} to {max}")),
        };
        let flag = || match value.to_ascii_lowercase().as_str() {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(format!("{name} is true or false")),
        };
        let mut options = self.options;
        match name.to_ascii_lowercase().as_str() {
            "hash" => options.hash = number(1, MAX_HASH)?,
            "threads" => options.threads = number(1, MAX_THREADS)?,
            "level" => {
                options.level = value
                    .parse()
                    .map_err(|unknown: crate::bot::UnknownLevel| unknown.to_string())?;
            }
            "flying" => options.rules.flying = flag()?,
            "quietlimit" => {
                let limit = number(0, u16::MAX.into())?;
                options.rules.quiet_limit = u16::try_from(limit).ok().and_then(NonZeroU16::new);
            }
            "usetables" => options.tables = flag()?,
            _ => return Err(format!("unknown option {}", shown(name))),
        }
        // The moves played so far must be legal under the new rules too.
        let game = replayed(options.rules, self.start, self.game.moves())?;
        self.game = game;
        self.options = options;
        self.renew();
        Ok(())
    }

    fn set_position(&mut self, words: &[&str]) -> Answer {
        let at = words.iter().position(|&word| word == "moves");
        let (place, moves) = match at {
            Some(at) => (&words[..at], &words[at + 1..]),
            None => (words, &[][..]),
        };
        let start = match place {
            ["startpos"] => Setup::START,
            ["fen", fields @ ..] => fields
                .join(" ")
                .parse()
                .map_err(|error: ParseError| error.to_string())?,
            _ => return Err("expected position startpos or position fen POSITION".into()),
        };
        let moves = read_moves(moves)?;
        self.game = replayed(self.options.rules, start, &moves)?;
        self.start = start;
        Ok(())
    }

    fn go(&mut self, words: &[&str]) -> Answer {
        let (limits, infinite) = read_limits(words)?;
        self.take_endgames(false);
        let Some(mut bot) = self.bot.take() else {
            return Err("still thinking".into());
        };
        let limits = if limits == Limits::default() && !infinite {
            Limits {
                time: Some(self.options.level.think_time()),
                ..limits
            }
        } else {
            limits
        };
        let stop = Arc::new(AtomicBool::new(false));
        let answered = Arc::new(AtomicBool::new(false));
        let (out, game) = (self.out.clone(), self.game.clone());
        let (flag, mark) = (stop.clone(), answered.clone());
        let asked = self.asked_tables();
        let thread = std::thread::spawn(move || {
            // A broken pipe ends the conversation where lines are read.
            let mut report = |progress: &Progress| {
                let _ = say(&out, &info(progress));
            };
            let chosen = bot.choose(&game, &limits, &flag, &mut report);
            if infinite {
                // The answer must wait for `stop`, however soon the search is
                // through.
                while !flag.load(Ordering::Relaxed) {
                    std::thread::park_timeout(Duration::from_millis(100));
                }
            }
            let chosen = chosen.map_or("none".into(), |mv| mv.to_string());
            for (path, why) in asked.iter().flat_map(|tables| tables.unusable()) {
                let path = path.to_string_lossy();
                let path = path.replace(char::is_control, "?");
                let _ = say(&out, &format!("info string {path} is not used: {why}"));
            }
            mark.store(true, Ordering::Relaxed);
            let said = say(&out, &format!("bestmove {chosen}"));
            (bot, said)
        });
        self.running = Some(Running {
            stop,
            answered,
            thread,
        });
        Ok(())
    }

    fn is_thinking(&self) -> bool {
        self.running
            .as_ref()
            .is_some_and(|running| !running.answered.load(Ordering::Relaxed))
    }

    /// Ends a search, if one runs, and waits for its answer.
    ///
    /// # Errors
    /// Where that could not be written.
    fn end_search(&mut self) -> io::Result<()> {
        let Some(Running { stop, thread, .. }) = self.running.take() else {
            return Ok(());
        };
        stop.store(true, Ordering::Relaxed);
        thread.thread().unpark();
        match thread.join() {
            Ok((bot, said)) => {
                self.bot = Some(bot);
                said
            }
            Err(_) => {
                self.renew();
                Ok(())
            }
        }
    }
}

impl<W> Drop for Session<W> {
    fn drop(&mut self) {
        if let Some(making) = &self.making {
            making.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// A word as it is repeated in an answer: not too long, and nothing in it that
/// a terminal would take as a command.
fn shown(word: &str) -> String {
    let word = word.chars().take(LONGEST_WORD);
    word.flat_map(char::escape_debug).collect()
}

/// The game from `start` with these moves.
fn replayed(rules: Rules, start: Setup, moves: &[Move]) -> Result<Game, String> {
    let mut game = Game::from_setup(rules, start);
    for (n, &mv) in moves.iter().enumerate() {
        game.play(mv)
            .map_err(|illegal| format!("move {} ({mv}): {illegal}", n + 1))?;
    }
    Ok(game)
}

/// Moves, each with its removal in the same word or in a word of its own.
fn read_moves(words: &[&str]) -> Result<Vec<Move>, String> {
    let mut moves: Vec<Move> = Vec::new();
    for word in words {
        let removal = word.strip_prefix(['x', 'X']).and_then(Point::from_name);
        match (removal, moves.last_mut()) {
            (Some(point), Some(last)) if last.removal.is_none() => *last = last.removing(point),
            _ => {
                let mv = word
                    .parse()
                    .map_err(|error: ParseError| format!("{}: {error}", shown(word)))?;
                moves.push(mv);
            }
        }
    }
    Ok(moves)
}

/// The limits of `go`, and whether it is to wait for `stop`.
fn read_limits(words: &[&str]) -> Result<(Limits, bool), String> {
    let mut limits = Limits::default();
    let mut infinite = false;
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        let mut number = || match words.next().map(|word| word.parse::<u64>()) {
            Some(Ok(number)) if number > 0 => Ok(number),
            _ => Err(format!("{word} needs a number above 0")),
        };
        match word {
            "movetime" => limits.time = Some(Duration::from_millis(number()?)),
            "depth" => limits.depth = Some(u8::try_from(number()?).unwrap_or(u8::MAX)),
            "nodes" => limits.nodes = Some(number()?),
            "infinite" => infinite = true,
            _ => return Err(format!("unknown limit {}", shown(word))),
        }
    }
    Ok((limits, infinite))
}

/// The `info` line of a finished iteration.
fn info(progress: &Progress) -> String {
    let score = match progress.score {
        Score::Estimate(points) => format!("cp {points}"),
        // Counted in the winner's moves, as the protocol has it.
        Score::Win(plies) => format!("mate {}", plies.div_ceil(2)),
        Score::Loss(plies) => format!("mate -{}", plies.div_ceil(2)),
    };
    let seconds = progress.elapsed.as_secs_f64().max(1e-6);
    let line: Vec<String> = progress.line.iter().map(ToString::to_string).collect();
    format!(
        "info depth {} score {score} nodes {} nps {} time {} pv {}",
        progress.depth,
        progress.nodes,
        (progress.nodes as f64 / seconds) as u64,
        progress.elapsed.as_millis(),
        line.join(" "),
    )
}
