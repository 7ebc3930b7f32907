//! What is wrong with a file of settings, and how it is said.

use super::{Expected, Reading};
use crate::ui::keymap::Conflict;
use crate::ui::printable::printable;
use crate::ui::report;
use crate::ui::text::Text;
use std::ops::Range;

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Its bytes in the file.
    pub span: Range<usize>,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: Kind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The system does not give the file; its reason.
    Unreadable(String),
    /// This cannot be read as TOML.
    NotToml,
    /// There is no such setting, but these are.
    Unknown {
        /// What stands there.
        name: String,
        /// What could stand there.
        known: Vec<&'static str>,
    },
    /// The setting cannot have this value.
    BadValue(&'static str, Expected),
    /// This is no preset of the keys.
    NoPreset,
    /// This is no key that a command may have.
    NoKey,
    /// Two commands want one key.
    Conflict(Conflict),
    /// This is the name of a section and has a value.
    NoSection(String),
}

impl Fault {
    pub(super) fn new(source: &str, span: Range<usize>, kind: Kind) -> Fault {
        // What the file cannot say lies at its end.
        let mut start = span.start.min(source.len());
        while !source.is_char_boundary(start) {
            start -= 1;
        }
        let mut end = span.end.clamp(start, source.len());
        while !source.is_char_boundary(end) {
            end += 1;
        }
        let before = &source[..start];
        let line = before.matches('\n').count() + 1;
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let column = before[line_start..]
            .trim_start_matches('\u{feff}')
            .chars()
            .count()
            + 1;
        Fault {
            span: start..end,
            line,
            column,
            kind,
        }
    }

    /// Whether the fault stands somewhere in the file.
    #[must_use]
    pub const fn has_place(&self) -> bool {
        !matches!(self.kind, Kind::Unreadable(_))
    }

    /// What is wrong, and what was expected.
    #[must_use]
    pub fn said(&self, text: &Text) -> (String, Option<String>) {
        match &self.kind {
            Kind::Unreadable(said) => (report::reason(said, text), None),
            Kind::NotToml => (
                text.say("config-not-toml"),
                Some(text.say("config-expected-line")),
            ),
            Kind::Unknown { name, known } => (
                text.say_with("config-unknown", &[("name", printable(name).into())]),
                Some(known.join(", ")),
            ),
            Kind::BadValue(name, expected) => (
                text.say_with("config-bad-value", &[("name", (*name).into())]),
                Some(expected.0.expected(text)),
            ),
            Kind::NoPreset => (
                text.say_with("config-bad-value", &[("name", super::keys::PRESET.into())]),
                Some(super::keys::presets()),
            ),
            Kind::NoKey => (
                text.say("config-no-key"),
                Some(text.say("config-expected-key")),
            ),
            Kind::Conflict(conflict) => {
                let [one, other] = conflict.commands;
                let args = [
                    ("key", conflict.key.as_str().into()),
                    ("one", one.into()),
                    ("other", other.into()),
                ];
                (text.say_with("config-conflict", &args), None)
            }
            Kind::NoSection(name) => (
                text.say_with("config-bad-value", &[("name", name.as_str().into())]),
                Some(format!("[{name}]")),
            ),
        }
    }
}

impl Reading {
    /// The first fault on one line, with what is done about it; `None` where
    /// there is none.
    #[must_use]
    pub fn notice(&self, text: &Text) -> Option<String> {
        let fault = self.faults.first()?;
        let (reason, expected) = fault.said(text);
        let reason = match expected {
            Some(expected) => text.say_with(
                "cli-one-line",
                &[("sentence", reason.into()), ("expected", expected.into())],
            ),
            None => reason,
        };
        let name = self.name();
        let mut place = printable(&name).into_owned();
        if fault.has_place() {
            place = format!("{place}:{}:{}", fault.line, fault.column);
        }
        Some(text.say_with(
            "config-unused",
            &[("place", place.into()), ("reason", reason.into())],
        ))
    }
}
