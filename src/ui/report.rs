//! A file that cannot be read as saved games, and what is said about it.

use super::printable::{printable, printable_char};
use super::reasons;
use super::text::Text;
use crate::record::RecordError;
use crate::tables::Refused;
use std::io;
use std::path::Path;

/// The most characters of the line shown before the fault, and of the fault.
const BEFORE: usize = 30;
const FAULT: usize = 30;

/// Why there are no games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// The system does not give the file; its reason in its own words.
    System(String),
    /// The file is no saved game.
    Faulty {
        /// What it holds.
        source: String,
        /// What is wrong with that.
        error: Box<RecordError>,
    },
}

impl From<io::Error> for Unread {
    fn from(error: io::Error) -> Unread {
        Unread::System(system_reason(&error))
    }
}

/// What the system says, without its number.
#[must_use]
pub fn system_reason(error: &io::Error) -> String {
    let said = error.to_string();
    let end = said.rfind(" (os error ").unwrap_or(said.len());
    said[..end].to_owned()
}

/// Numbers of errors, and the messages that say them in each language.
const REASONS: [(i32, &str); 7] = [
    (2, "system-no-such-file"),
    (13, "system-permission"),
    (17, "system-exists"),
    (20, "system-no-directory"),
    (21, "system-directory"),
    (28, "system-full"),
    (30, "system-read-only"),
];

/// A [`system_reason`] in the language of the user, where that is known; other
/// reasons as they are, safe for the terminal.
#[must_use]
pub fn reason(said: &str, text: &Text) -> String {
    let known = REASONS.iter().find(|&&(number, _)| {
        cfg!(unix) && system_reason(&io::Error::from_raw_os_error(number)) == said
    });
    known.map_or_else(|| printable(said).into_owned(), |(_, id)| text.say(id))
}

/// Names a file of tables that is not used, and says why.
#[must_use]
pub fn refused_table(path: &Path, why: Refused, text: &Text) -> String {
    let id = match why {
        Refused::Foreign => "solve-foreign",
        Refused::Version => "solve-other-version",
        Refused::OtherPair => "solve-other-pair",
        Refused::Damaged => "solve-damaged",
    };
    let name = printable(&path.to_string_lossy()).into_owned();
    text.say_with(id, &[("file", name.into())])
}

impl Unread {
    /// The reason on one line, with line and column.
    #[must_use]
    pub fn line(&self, text: &Text) -> String {
        match self {
            Unread::System(said) => reason(said, text),
            Unread::Faulty { source, error } => {
                let (reason, _) = reasons::record_error(error, source, text);
                format!("{}:{}: {reason}", error.line, error.column)
            }
        }
    }

    /// File, line and column, the line with a caret under the fault, the reason
    /// and what was expected, as lines of text.
    #[must_use]
    pub fn page(&self, name: &str, text: &Text) -> String {
        let name = printable(name);
        match self {
            Unread::System(said) => format!("{name}: {}", reason(said, text)),
            Unread::Faulty { source, error } => {
                let shown = with_caret(source, error);
                let (reason, expected) = reasons::record_error(error, source, text);
                let expected = expected.map_or(String::new(), |expected| {
                    let id = "report-expected";
                    format!("\n{}", text.say_with(id, &[("expected", expected.into())]))
                });
                let (line, column) = (error.line, error.column);
                format!("{name}:{line}:{column}\n{shown}\n{reason}{expected}")
            }
        }
    }
}

/// The faulty line, as much of it as helps, and carets below.
fn with_caret(source: &str, error: &RecordError) -> String {
    let start = source[..error.span.start]
        .rfind(['\n', '\r'])
        .map_or(0, |at| at + 1);
    let rest = &source[error.span.start..];
    let end = error.span.start + rest.find(['\n', '\r']).unwrap_or(rest.len());
    let mut before: Vec<char> = source[start..error.span.start]
        .chars()
        .rev()
        .take(BEFORE)
        .map(printable_char)
        .collect();
    before.reverse();
    let after: String = source[error.span.start..end]
        .chars()
        .take(FAULT)
        .map(printable_char)
        .collect();
    let fault = source[error.span.start..error.span.end.min(end)]
        .chars()
        .take(FAULT)
        .count();
    let number = error.line.to_string();
    let pad = " ".repeat(number.len());
    let blank = " ".repeat(before.len());
    let before: String = before.into_iter().collect();
    let carets = "^".repeat(fault.max(1));
    format!("{number} | {before}{after}\n{pad} | {blank}{carets}")
}
