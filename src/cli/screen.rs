//! What opens the screen: no command at all, `merels play`, `merels replay`.

use super::args::{Args, ClockChoice, Options, Picture, Play, Replay};
use super::diagnostic::Diagnostic;
use super::{Done, files, tell};
use crate::record::{self, Record};
use crate::rules::{Game, Setup};
use crate::tables;
use crate::ui::clock::TAG;
use crate::ui::picture;
use crate::ui::plain::{self, Begin, Manner};
use crate::ui::reasons;
use crate::ui::save::{Store, form};
use crate::ui::svg::Terminal;
use crate::ui::text::Text;
use crate::ui::theme::{Depth, Palette, Theme};
use crate::ui::{self, NoTerminal, Seat, Start, Who};
use anyhow::Result;
use clap::CommandFactory;
use std::io::{self, BufReader, IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// The start screen.
pub(super) fn start(options: &Options, text: &Text) -> Result<Done> {
    open(Start::Menu, options, text)
}

/// A picture of the screen on standard output: of the start screen, of a saved
/// game in replay, or of a game that begins with a position.
pub(super) fn picture(picture: &Picture, options: &Options, text: &Text) -> Result<Done> {
    let start = match (&picture.file, &picture.position) {
        (Some(path), _) => match games(path, options, text) {
            Ok(games) => {
                let name = files::name(path);
                Start::Replay(games.into_iter().map(|g| (name.clone(), g)).collect())
            }
            Err(diagnostic) => {
                tell(&diagnostic, options, text);
                return Ok(Done::Badly);
            }
        },
        (None, Some(position)) => match from_position(position, options, text) {
            Some(record) => Start::Play {
                seats: [None, None],
                record: Box::new(record),
            },
            None => return Ok(Done::Badly),
        },
        (None, None) => Start::Menu,
    };
    let palette = if options.colors(true) {
        options.palette()
    } else {
        Palette::Mono
    };
    let looks = ui::Options {
        animations: false,
        theme: Theme::new(palette, options.glyphs(), Depth::True),
        ..screen_options(options, text)
    };
    let terminal = if picture.light {
        Terminal::LIGHT
    } else {
        Terminal::DARK
    };
    let svg = picture::picture(start, looks, picture.window, &picture.keys, &terminal);
    io::stdout().lock().write_all(svg.as_bytes())?;
    Ok(Done::Well)
}

/// A game that begins with a position; tells what is wrong where there is none.
fn from_position(position: &str, options: &Options, text: &Text) -> Option<Record> {
    match position.parse::<Setup>() {
        Ok(setup) => Some(Record::new(Game::from_setup(
            options.rules_of_games(),
            setup,
        ))),
        Err(error) => {
            let (reason, expected) = reasons::parse_error(&error.kind, text);
            let diagnostic = Diagnostic::at("", position, error.span, reason);
            tell(&diagnostic.expecting(expected), options, text);
            None
        }
    }
}

/// A game at once.
pub(super) fn play(play: &Play, options: &Options, text: &Text) -> Result<Done> {
    let record = match (&play.file, &play.position) {
        (Some(path), _) => match games(path, options, text) {
            // Of several games the last is gone on with.
            Ok(mut games) => games.pop(),
            Err(diagnostic) => {
                tell(&diagnostic, options, text);
                return Ok(Done::Badly);
            }
        },
        (None, Some(position)) => match from_position(position, options, text) {
            Some(record) => Some(record),
            None => return Ok(Done::Badly),
        },
        (None, None) => None,
    };
    let record = record.unwrap_or_else(|| Record::new(Game::new(options.rules_of_games())));
    let seats = [play.white, play.black].map(|who| who.map(Seat::of));
    let mut record = record;
    let clock = options.clock.and_then(|ClockChoice(clock)| clock);
    let sits = std::iter::zip(&seats, form::seats(&record));
    let mut who = sits.map(|(asked, recorded)| asked.as_ref().map_or(recorded.who, |s| s.who));
    if clock.is_some() && who.any(|who| who != Who::Human) {
        let said = text.say("cli-clock-people");
        tell(&Diagnostic::sentence(said), options, text);
        return Ok(Done::With(2));
    }
    // A file that says nothing about a clock goes on with the one asked for.
    if let Some(control) = clock.filter(|_| record.tag(TAG).is_none()) {
        record.set_tag(TAG, control.tag());
    }
    let record = Box::new(record);
    open(Start::Play { seats, record }, options, text)
}

/// Saved games to be stepped through.
pub(super) fn replay(replay: &Replay, options: &Options, text: &Text) -> Result<Done> {
    let mut all = Vec::new();
    for path in files::each(&replay.files) {
        match games(path, options, text) {
            Ok(games) => all.extend(games.into_iter().map(|game| (files::name(path), game))),
            Err(diagnostic) => {
                tell(&diagnostic, options, text);
                return Ok(Done::Badly);
            }
        }
    }
    open(Start::Replay(all), options, text)
}

fn games(path: &Path, options: &Options, text: &Text) -> Result<Vec<Record>, Diagnostic<'static>> {
    let source = files::read(path, text)?;
    record::read(&source, options.rules()).map_err(|error| {
        let (mut reason, expected) = reasons::record_error(&error, &source, text);
        if error.game > 1 {
            let which = [("number", error.game.to_string().into())];
            reason = format!("{}: {reason}", text.say_with("check-number", &which));
        }
        Diagnostic::at(files::name(path), source.clone(), error.span, reason).expecting(expected)
    })
}

fn open(start: Start, options: &Options, text: &Text) -> Result<Done> {
    if options.plain() {
        return plain(start, options, text);
    }
    match ui::run(start, screen_options(options, text)) {
        Ok(0) => Ok(Done::Well),
        Ok(status) => Ok(Done::With(status)),
        Err(error) if error.is::<NoTerminal>() => {
            let commands = Args::command();
            let others: Vec<String> = commands
                .get_subcommands()
                .filter(|command| !command.is_hide_set())
                .map(|command| command.get_name())
                .filter(|name| !["play", "replay"].contains(name))
                .map(|name| format!("merels {name}"))
                .collect();
            let commands = [("commands", others.join(", ").into())];
            let sentence = text.say_with("cli-no-terminal", &commands);
            tell(&Diagnostic::sentence(sentence), options, text);
            Ok(Done::Badly)
        }
        Err(error) => Err(error),
    }
}

/// The same as lines of text.
fn plain(start: Start, options: &Options, text: &Text) -> Result<Done> {
    let mut out = io::stdout().lock();
    let begin = match start {
        Start::Menu => Begin::Asking,
        Start::Play { seats, record } => Begin::Playing { seats, record },
        Start::Replay(games) => {
            for (name, record) in games {
                writeln!(out, "{name}")?;
                plain::recite(record, text, &mut out)?;
            }
            return Ok(Done::Well);
        }
    };
    let manner = Manner {
        glyphs: options.glyphs(),
        prompt: io::stdin().is_terminal(),
        rules: options.rules_of_games(),
        clock: options.clock(),
        assistance: options.config.assistance,
        seed: options.seed(),
        repeatable: options.seed.is_some(),
        tables: options.tables(),
        now: Instant::now,
        directory: tables::standard_directory(),
    };
    let (mut store, input) = (Store::of_system(), BufReader::new(io::stdin()));
    plain::run(begin, manner, text, &mut store, input, &mut out)?;
    Ok(Done::Well)
}

fn screen_options(options: &Options, text: &Text) -> ui::Options {
    let colors = options.colors(io::stdout().is_terminal());
    let palette = if colors {
        options.palette()
    } else {
        Palette::Mono
    };
    let config = &options.config;
    ui::Options {
        language: text.language(),
        theme: Theme::new(palette, options.glyphs(), Depth::of_system()),
        mouse: config.mouse && !options.no_mouse,
        rules: options.rules_of_games(),
        clock: options.clock(),
        seed: options.seed,
        delay: if options.no_delay {
            Duration::ZERO
        } else {
            config.delay
        },
        tables: options.tables(),
        thinking: config.thinking,
        evaluation: config.evaluation,
        assistance: config.assistance,
        settings: options.settings.clone(),
        keys: config.keys.clone(),
        remembered: options.remembered.clone(),
        depth: colors.then(Depth::of_system),
        animations: config.animations,
        bell: config.bell,
    }
}
