//! `merels engine`: for scripts, tests and other programs.

use super::Done;
use super::args::{Engine, EngineCommand, Options};
use super::message;
use super::positions::answer_each;
use super::progress::Bar;
use super::solve;
use crate::bot::{Bot, Level, Limits};
use crate::engine::duel::{self, Match, Tally};
use crate::engine::player::Contestant;
use crate::engine::tune::{self, Run};
use crate::engine::{bench, keep, uci};
use crate::rules::{Game, Move, Setup, perft};
use crate::tables::{self, Exact, Tables, Value};
use crate::ui::report;
use crate::ui::text::Text;
use anyhow::{Result, anyhow};
use std::fs::File;
use std::io::{self, BufReader};
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

pub(super) fn run(engine: &Engine, options: &Options, text: &Text) -> Result<Done> {
    let rules = options.rules();
    let playing = |level: Level| match options.no_tables {
        true => level.without_tables(),
        false => level,
    };
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
            let mut bot = Bot::new(playing(*level), options.seed());
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
            let tables = directory.map_or_else(Tables::none, |directory| {
                let (tables, refused) = Tables::open(&directory);
                for (path, why) in refused {
                    solve::tell_refused(&path, why, options, text);
                }
                tables
            });
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
        } => {
            let duel = Match {
                players: [*first, *second].map(|player| Contestant {
                    level: player.level.map(playing),
                    ..player
                }),
                games: *games,
                seed: options.seed(),
                rules,
                parallel: std::thread::available_parallelism().map_or(1, NonZeroUsize::get),
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
                let reason = report::system_reason(&error);
                anyhow!(message::unreadable_file(text, &name, &reason))
            };
            let input = BufReader::new(File::open(file).map_err(reading)?);
            let out = &mut io::stdout().lock();
            keep::run(
                input,
                playing(*level),
                &limits,
                options.seed(),
                *misses,
                out,
            )
            .map_err(reading)?;
            Ok(Done::Well)
        }
        EngineCommand::Tune {
            games,
            nodes,
            steps,
        } => {
            let run = Run {
                games: *games,
                nodes: *nodes,
                steps: *steps,
                seed: options.seed(),
            };
            let bar = Bar::new(*games);
            tune::run(&run, &mut io::stdout().lock(), &mut |done| {
                bar.show(done, "")
            })?;
            Ok(Done::Well)
        }
    }
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
