//! `merels config`, and what the file of settings has to do with the other
//! commands.

use super::args::{Options, Settings};
use super::diagnostic::Diagnostic;
use super::{Done, tell};
use crate::ui::config::{Config, Reading, Remembered};
use crate::ui::printable::printable;
use crate::ui::save::Store;
use crate::ui::text::{Language, Text};
use anyhow::Result;
use std::io::{self, Write};

/// Reads the file of settings, and what was changed on the screen since, for
/// what the flags leave open.
pub(super) fn settle(options: &mut Options) {
    options.settings = Reading::of_system();
    options.remembered = remembered();
    options.config = options.settings.config.clone();
    options.remembered.apply(&mut options.config);
}

/// The language set there, for help on arguments that could not be read.
pub(super) fn language() -> Option<Language> {
    let mut config = Reading::of_system().config;
    remembered().apply(&mut config);
    config.language
}

fn remembered() -> Remembered {
    let path = Store::of_system().state_file(Remembered::FILE);
    path.map_or_else(Remembered::default, |path| Remembered::of(&path))
}

/// Tells what is wrong with the file of settings, if anything. Returns whether
/// there was anything.
pub(super) fn warn(options: &Options, text: &Text) -> bool {
    let reading = &options.settings;
    let name = printable(&reading.name()).into_owned();
    let last = reading.faults.len().saturating_sub(1);
    for (n, fault) in reading.faults.iter().enumerate() {
        let (mut sentence, expected) = fault.said(text);
        if !fault.has_place() {
            sentence = super::message::unreadable_file(text, &name, &sentence);
        }
        if n == last {
            sentence = format!("{sentence}. {}", text.say("config-none-used"));
        }
        let diagnostic = if fault.has_place() {
            let source = reading.source.as_str();
            Diagnostic::at(name.as_str(), source, fault.span.clone(), sentence)
        } else {
            Diagnostic::sentence(sentence)
        };
        tell(&diagnostic.expecting(expected), options, text);
    }
    !reading.faults.is_empty()
}

/// A file with all settings on standard output, or where the file is, and what
/// is wrong with it.
pub(super) fn run(settings: &Settings, options: &Options, text: &Text) -> Result<Done> {
    let mut out = io::stdout().lock();
    if settings.default {
        out.write_all(Config::default_file(text).as_bytes())?;
        return Ok(Done::Well);
    }
    if options.settings.path.is_some() {
        writeln!(out, "{}", printable(&options.settings.name()))?;
    }
    Ok(if warn(options, text) {
        Done::Badly
    } else {
        Done::Well
    })
}
