//! The command line as typed, and what it means.
//!
//! One file a group of commands. Results go to standard output, messages to
//! standard error; every sentence comes from [`crate::ui::text`]. The exit
//! status is 0 when all went well, 1 when the input was bad or the work failed,
//! and 2 for wrong usage.

mod args;
mod check;
mod config;
mod diagnostic;
mod endgames;
mod engine;
mod files;
mod message;
mod packaging;
mod positions;
mod progress;
mod reading;
mod review;
mod screen;
mod solve;
mod usage;

use crate::ui::report;
use crate::ui::text::{Language, Text};
use anyhow::Result;
use args::{Args, Command, Options};
use clap::{CommandFactory, FromArgMatches};
use diagnostic::Diagnostic;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

/// Whether everything that was asked for could be done. What could not has
/// been told on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Done {
    Well,
    Badly,
    /// The screen ended with this exit status.
    With(u8),
}

impl Done {
    /// Badly as soon as one of the two is.
    fn and(self, other: Done) -> Done {
        if self == Done::Well { other } else { self }
    }
}

/// Runs the program with the arguments of this process.
#[must_use]
pub fn run() -> ExitCode {
    // The words of the help are read only when it is to be shown.
    let matches = match Args::command().try_get_matches() {
        Ok(matches) => matches,
        Err(_) => {
            let language = message::language_of_arguments(std::env::args_os())
                .or_else(config::language)
                .unwrap_or_else(Language::of_system);
            let text = Text::new(language);
            let mut command = message::localised(Args::command(), &text);
            match command.try_get_matches_from_mut(std::env::args_os()) {
                Ok(matches) => matches,
                Err(error) => return usage::show(&error, &command, &text),
            }
        }
    };
    let mut args = match Args::from_arg_matches(&matches) {
        Ok(args) => args,
        Err(error) => {
            let text = Text::new(Language::of_system());
            return usage::show(&error, &Args::command(), &text);
        }
    };
    config::settle(&mut args.options);
    let language = args.options.lang.or(args.options.config.language);
    let text = Text::new(language.unwrap_or_else(Language::of_system));
    if !matches!(args.command, Some(Command::Config(_))) {
        config::warn(&args.options, &text);
    }
    let done = command(&args, &text).and_then(|done| {
        if done == Done::Well {
            // What still waits to be written may fail too.
            io::stdout().flush()?;
        }
        Ok(done)
    });
    match done {
        Ok(Done::Well) => ExitCode::SUCCESS,
        Ok(Done::Badly) => ExitCode::FAILURE,
        Ok(Done::With(status)) => ExitCode::from(status),
        Err(error) => {
            let colors = args.options.colors(io::stderr().is_terminal());
            failure(&error, &text, colors)
        }
    }
}

/// Tells why the work failed, unless who reads has read enough, as with
/// `merels check … | head`.
fn failure(error: &anyhow::Error, text: &Text, colors: bool) -> ExitCode {
    if is_closed_pipe(error) {
        return ExitCode::SUCCESS;
    }
    let said = match error.downcast_ref() {
        Some(error) => report::reason(&report::system_reason(error), text),
        None => format!("{error:#}"),
    };
    note(Diagnostic::sentence(said).render(text, colors).trim_end());
    ExitCode::FAILURE
}

fn command(args: &Args, text: &Text) -> Result<Done> {
    let options = &args.options;
    match &args.command {
        Some(Command::Play(play)) => screen::play(play, options, text),
        Some(Command::Replay(replay)) => screen::replay(replay, options, text),
        Some(Command::Check(check)) => check::run(check, options, text),
        Some(Command::Review(files)) => review::run(files, options, text),
        Some(Command::Rules) => reading::rules(options, text),
        Some(Command::Solve(solve)) => solve::run(solve, options, text),
        Some(Command::Config(settings)) => config::run(settings, options, text),
        Some(Command::Engine(engine)) => engine::run(engine, options, text),
        Some(Command::Completions { shell }) => packaging::completions(*shell, text),
        Some(Command::Man) => packaging::man(options, text),
        Some(Command::Picture(picture)) => screen::picture(picture, options, text),
        None => screen::start(options, text),
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Writes a message to standard error.
fn tell(diagnostic: &Diagnostic<'_>, options: &Options, text: &Text) {
    let said = diagnostic.render(text, options.colors(io::stderr().is_terminal()));
    note(said.trim_end());
}

/// Writes a line, or several, to standard error.
fn note(said: &str) {
    // Where standard error is closed there is nobody to be told.
    let _ = writeln!(io::stderr(), "{said}");
}
