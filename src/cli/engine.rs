//! `merels engine`: for scripts, tests and other programs.

use super::Done;
use super::args::{Engine, EngineCommand, Options};
use super::endgames::Asked;
use super::message;
use super::positions::answer_each;
use super::progress::Bar;
use super::solve;
use crate::bot::{Bot, Level, Limits};
use crate::engine::duel::{self, Match, Tally};
use crate::engine::problems::{self, Choice};
use crate::engine::tune::{self, Run};
use crate::engine::{bench, keep, uci};
use crate::rules::{Game, Move, Position, Rules, Setup, perft};
use crate::tables::{self, Endgames, Exact, Tables, Value};
use crate::ui::report;
use crate::ui::text::Text;
use anyhow::{Result, anyhow};
use std::io;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
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
            let mut asked = asked(options, text, [Some(*level)], Endgames::NEAR);
            bot.set_repeatable(options.seed.is_some());
            let done = answer_each(&position.position, None, options, text, |setup| {
                bot.forget(); // so that an answer does not depend on those before
                give(&mut bot, asked.as_mut(), setup.position, rules);
                let game = Game::from_setup(rules, setup);
                bot.choose(&game, &limits, &AtomicBool::new(false), &mut |_| {})
                    .map(|mv| mv.to_string())
                    .ok_or_else(|| text.say("illegal-game-over"))
            })?;
            tell_unusable(asked.as_ref(), options);
            Ok(done)
        }
        EngineCommand::Value { position, dir } => {
            let tables = open(dir.as_deref(), options, text).map(Arc::new);
            let mut asked = tables.map(|tables| Asked::new(tables, Endgames::MOST, text));
            let done = answer_each(&position.position, None, options, text, |setup| {
                let exact = match &mut asked {
                    Some(asked) => {
                        let tables = asked.tables(setup.position, rules);
                        tables.value(setup, rules, &|| false)
                    }
                    None => by_rules(setup.position, rules),
                };
                Ok(value(exact))
            })?;
            tell_unusable(asked.as_ref(), options);
            Ok(done)
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
            let levels = [first.level, second.level];
            let mut asked = asked(options, text, levels, usize::MAX);
            let start = Setup::START.position;
            let duel = Match {
                players: [*first, *second],
                games: *games,
                random_plies: *random_plies,
                seed: options.seed(),
                rules,
                tables: asked.as_mut().map(|asked| asked.tables(start, rules)),
                parallel: threads(),
            };
            let bar = Bar::new(*games);
            duel::run(&duel, &mut io::stdout(), &|tally: &Tally| {
                bar.show(
                    tally.games(),
                    &format!("+{} ={} -{}", tally.wins, tally.draws, tally.losses),
                );
            })?;
            tell_unusable(asked.as_ref(), options);
            Ok(Done::Well)
        }
        EngineCommand::Uci => {
            let settings = uci::Settings {
                rules,
                seed: options.seed(),
                tables: !options.no_tables,
                stones: Endgames::MOST,
            };
            uci::run(io::stdin().lock(), io::stdout(), settings)?;
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
            let mut asked = asked(options, text, [Some(*level)], usize::MAX);
            give(&mut bot, asked.as_mut(), Setup::START.position, rules);
            let kept = keep::run(&input[..], &mut bot, rules, &limits, *misses, out);
            kept.map_err(|error| match error.raw_os_error() {
                // All is read: what the system refuses now is to write.
                Some(_) => error.into(),
                None => reading(error),
            })?;
            tell_unusable(asked.as_ref(), options);
            Ok(Done::Well)
        }
        EngineCommand::Problems { dir, count, moving } => {
            let tables = open(dir.as_deref(), options, text);
            let choice = Choice {
                count: *count,
                flying: rules.flying,
                placing: !moving,
                seed: options.seed(),
            };
            let out = &mut io::stdout().lock();
            let all = match tables {
                Some(tables) => problems::run(&choice, &tables, out)?,
                None => false,
            };
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
            let tables = open(dir.as_deref(), options, text);
            let run = Run {
                games: *games,
                epochs: *epochs,
                seed: options.seed(),
                threads: threads(),
            };
            let bar = Bar::new(*games);
            let out = &mut io::stdout().lock();
            let weights = match tables {
                Some(tables) => tune::run(&run, &tables, out, &mut |done| bar.show(done, ""))?,
                None => None,
            };
            let Some(weights) = weights else {
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

/// The tables of the user or those in `directory`, if any are to be asked; what
/// is refused is told.
fn open(directory: Option<&Path>, options: &Options, text: &Text) -> Option<Tables> {
    if options.no_tables {
        return None;
    }
    let directory = directory.map(Path::to_owned);
    let directory = directory.or_else(tables::standard_directory);
    Some(directory.map_or_else(Tables::none, |directory| {
        let (tables, refused) = Tables::open(&directory);
        for (path, why) in refused {
            solve::tell_refused(&path, why, options, text);
        }
        tables
    }))
}

/// The tables that players of these levels ask, with the small sets for
/// positions with at most `near` stones left; `None` where they ask none.
fn asked<'a>(
    options: &Options,
    text: &'a Text,
    levels: impl IntoIterator<Item = Option<Level>>,
    near: usize,
) -> Option<Asked<'a>> {
    let mut levels = levels.into_iter().flatten();
    let asks = !options.no_tables && levels.any(Level::asks_tables);
    asks.then(|| Asked::new(tables::shared(), near, text))
}

/// Gives a bot the tables for a position, or none.
fn give(bot: &mut Bot, asked: Option<&mut Asked<'_>>, position: Position, rules: Rules) {
    match asked {
        Some(asked) => bot.set_tables(asked.tables(position, rules)),
        None => bot.forgo_tables(),
    }
}

/// Names the files that turned out to be of no use, if tables were asked.
fn tell_unusable(asked: Option<&Asked<'_>>, options: &Options) {
    if let Some(asked) = asked {
        asked.tell_unusable(options);
    }
}

/// What the rules alone say of a position: that it is decided.
fn by_rules(position: Position, rules: Rules) -> Option<Exact> {
    let winner = position.decided(rules)?.winner()?;
    let value = if winner == position.turn() {
        Value::Win
    } else {
        Value::Loss
    };
    Some(Exact {
        value,
        unlimited: value,
        plies: Some(0),
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
