//! `merels engine`: for scripts, tests and other programs.

use super::Done;
use super::args::{Engine, EngineCommand, Options};
use super::message;
use super::positions::answer_each;
use super::progress::Bar;
use super::solve;
use crate::bot::{Bot, Limits};
use crate::engine::duel::{self, Match, Tally};
use crate::engine::problems::{self, Choice};
use crate::engine::tune::{self, Run};
use crate::engine::{bench, keep, uci};
use crate::rules::{Game, Move, Setup, perft};
use crate::tables::{self, Exact, Tables, Value};
use crate::ui::report;
use crate::ui::text::Text;
use anyhow::{Result, anyhow};
use std::io;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

pub(super) fn run(engine: &Engine, options: &Options, text: &Text) -> Result<Done> {
    let rules = options.rules();
    match &engine.command {
        EngineCommand::Legal { position } => {
            answer_each(&position.position, None, options, text, |setup| {
                let moves = Game::from_setup(rules, setup).legal_moves();
                let mut moves: Vec<String> = moves.iter().map(Move::to_string).collect();
                moves.sort_unstable();
                Ok(moves.join(" "))
            })
        }
        EngineCommand::Perft { depth, position } => {
            let start = Some(Setup::START);
            answer_each(position, start, options, text, |setup| {
                Ok(perft(setup.position, rules, *depth).to_string())
            })
        }
        EngineCommand::Best {
            position,
            level,
            time,
        } => {
            let limits = Limits {
                time: Some(time.unwrap_or(level.think_time())),
                ..Limits::default()
            };
            let mut bot = Bot::new(*level, options.seed());
            if options.no_tables {
                bot.forgo_tables();
            }
            bot.set_repeatable(options.seed.is_some());
            answer_each(&position.position, None, options, text, |setup| {
                bot.forget(); // so that an answer does not depend on those before
                let game = Game::from_setup(rules, setup);
                bot.choose(&game, &limits, &AtomicBool::new(false), &mut |_| {})
                    .map(|mv| mv.to_string())
                    .ok_or_else(|| text.say("illegal-game-over"))
            })
        }
        EngineCommand::Value { position, dir } => {
            let directory = dir.clone().or_else(tables::standard_directory);
            let directory = directory.filter(|_| !options.no_tables);
            let tables = open(directory, options, text);
            answer_each(&position.position, None, options, text, |setup| {
                Ok(value(tables.value(setup, rules, &|| false)))
            })
        }
        EngineCommand::Bench => {
            bench::run(&mut io::stdout().lock())?;
            Ok(Done::Well)
        }
        EngineCommand::Match {
            first,
            second,
            games,
            random_plies,
        } => {
            let duel = Match {
                players: [*first, *second],
                games: *games,
                random_plies: *random_plies,
                seed: options.seed(),
                rules,
                tables: !options.no_tables,
                parallel: threads(),
            };
            let bar = Bar::new(*games);
            duel::run(&duel, &mut io::stdout(), &|tally: &Tally| {
                bar.show(
                    tally.games(),
                    &format!("+{} ={} -{}", tally.wins, tally.draws, tally.losses),
                );
            })?;
            Ok(Done::Well)
        }
        EngineCommand::Uci => {
            uci::run(io::stdin().lock(), io::stdout(), rules, options.seed())?;
            Ok(Done::Well)
        }
        EngineCommand::Keep {
            file,
            level,
            time,
            nodes,
            misses,
        } => {
            let limits = Limits {
                time: match nodes {
                    Some(_) => *time,
                    None => Some(time.unwrap_or(level.think_time())),
                },
                nodes: *nodes,
                depth: None,
            };
            let name = super::files::name(file);
            let reading = |error: io::Error| {
                let reason = report::reason(&report::system_reason(&error), text);
                anyhow!(message::unreadable_file(text, &name, &reason))
            };
            let input = std::fs::read(file).map_err(reading)?;
            let out = &mut io::stdout().lock();
            let mut bot = Bot::new(*level, options.seed());
            if options.no_tables {
                bot.forgo_tables();
            }
            let kept = keep::run(&input[..], &mut bot, &limits, *misses, out);
            kept.map_err(|error| match error.raw_os_error() {
                // All is read: what the system refuses now is to write.
                Some(_) => error.into(),
                None => reading(error),
            })?;
            Ok(Done::Well)
        }
        EngineCommand::Problems { dir, count, moving } => {
            let directory = dir.clone().or_else(tables::standard_directory);
            let tables = open(directory, options, text);
            let choice = Choice {
                count: *count,
                placing: !moving,
                seed: options.seed(),
            };
            let all = problems::run(&choice, &tables, &mut io::stdout().lock())?;
            if !all {
                return Err(anyhow!(text.say("needs-all-tables")));
            }
            Ok(Done::Well)
        }
        EngineCommand::Tune {
            file,
            dir,
            games,
            epochs,
        } => {
            let directory = dir.clone().or_else(tables::standard_directory);
            let tables = open(directory, options, text);
            let run = Run {
                games: *games,
                epochs: *epochs,
                seed: options.seed(),
                threads: threads(),
            };
            let bar = Bar::new(*games);
            let out = &mut io::stdout().lock();
            let Some(weights) = tune::run(&run, &tables, out, &mut |done| bar.show(done, ""))?
            else {
                return Err(anyhow!(text.say("needs-all-tables")));
            };
            std::fs::write(file, weights).map_err(|error| {
                let values = [
                    ("file", file.display().to_string().into()),
                    (
                        "reason",
                        report::reason(&report::system_reason(&error), text).into(),
                    ),
                ];
                anyhow!(text.say_with("solve-cannot-write", &values))
            })?;
            Ok(Done::Well)
        }
    }
}

/// As many threads as there are processors.
fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// The tables in `directory`; what is refused is told.
fn open(directory: Option<PathBuf>, options: &Options, text: &Text) -> Tables {
    directory.map_or_else(Tables::none, |directory| {
        let (tables, refused) = Tables::open(&directory);
        for (path, why) in refused {
            solve::tell_refused(&path, why, options, text);
        }
        tables
    })
}

/// What the tables say, in words that programs read.
fn value(exact: Option<Exact>) -> String {
    let Some(exact) = exact else {
        return "unknown".to_owned();
    };
    let mut said = match exact.unlimited {
        Value::Win => "win",
        Value::Draw => "draw",
        Value::Loss => "loss",
    }
    .to_owned();
    if let Some(plies) = exact.plies {
        said += &format!(" {plies}");
    }
    if exact.is_limit_draw() {
        said += " limit";
    }
    said
}
