//! `merels check`: reads saved games and says what each comes to.

use super::args::{Check, Options};
use super::diagnostic::Diagnostic;
use super::{Done, files, tell};
use crate::record::{self, Record, RecordError, reason_word, result_token};
use crate::ui::text::Text;
use crate::ui::{printable, reasons};
use anyhow::Result;
use serde_json::{Value, json};
use std::io::{self, BufWriter, Write};
use std::path::Path;

pub(super) fn run(check: &Check, options: &Options, text: &Text) -> Result<Done> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut done = Done::Well;
    for path in files::each(&check.files) {
        let report = Report {
            file: files::name(path),
            json: check.json,
            options,
            text,
        };
        done = done.and(report.file(path, &mut out)?);
        // Before a message about the next file.
        out.flush()?;
    }
    Ok(done)
}

/// What is said about one file.
struct Report<'a> {
    file: String,
    json: bool,
    options: &'a Options,
    text: &'a Text,
}

impl Report<'_> {
    fn file(&self, path: &Path, out: &mut impl Write) -> Result<Done> {
        let source = match files::read(path, self.text) {
            Ok(source) => source,
            Err(diagnostic) => {
                self.refused(&diagnostic, None, None, out)?;
                return Ok(Done::Badly);
            }
        };
        let mut games = record::games(&source, self.options.rules()).peekable();
        let mut number = 0;
        let mut done = Done::Well;
        while let Some(game) = games.next() {
            number += 1;
            let alone = number == 1 && games.peek().is_none();
            match game {
                Ok(record) => self.good(&record, number, alone, out)?,
                Err(error) => {
                    done = Done::Badly;
                    let (mut reason, expected) = reasons::record_error(&error, &source, self.text);
                    if !alone && !self.json {
                        reason = format!("{}: {reason}", self.which(number));
                    }
                    let span = error.span.clone();
                    let diagnostic = Diagnostic::at(&*self.file, &*source, span, reason);
                    let diagnostic = diagnostic.expecting(expected);
                    self.refused(&diagnostic, Some(&error), Some(number), out)?;
                }
            }
        }
        Ok(done)
    }

    /// The game of this number in its file.
    fn which(&self, number: usize) -> String {
        let number = [("number", number.to_string().into())];
        self.text.say_with("check-number", &number)
    }

    fn good(
        &self,
        record: &Record,
        number: usize,
        alone: bool,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let game = &record.game;
        let outcome = game.outcome();
        if self.json {
            return print_json(
                out,
                &json!({
                    "file": self.file,
                    "game": number,
                    "plies": game.moves().len(),
                    "result": result_token(outcome),
                    "reason": outcome.map(reason_word),
                    "position": game.setup().to_string(),
                }),
            );
        }
        let mut said = self.text.say_with(
            "check-game",
            &[
                ("plies", game.moves().len().into()),
                ("result", reasons::result(outcome, self.text).into()),
            ],
        );
        if let Some(claim) = record.claim {
            let claim = ("claim", claim.token().into());
            said = format!("{said} {}", self.text.say_with("check-claim", &[claim]));
        }
        if alone {
            writeln!(out, "{}: {said}", self.file)
        } else {
            writeln!(out, "{}: {}: {said}", self.file, self.which(number))
        }
    }

    fn refused(
        &self,
        diagnostic: &Diagnostic<'_>,
        error: Option<&RecordError>,
        number: Option<usize>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        if self.json {
            let place = diagnostic.line_and_column();
            return print_json(
                out,
                &json!({
                    "file": self.file,
                    "game": number,
                    "error": {
                        "line": place.map(|(line, _)| line),
                        "column": place.map(|(_, column)| column),
                        "ply": error.and_then(|error| error.ply),
                        "message": diagnostic.one_line(self.text),
                    },
                }),
            );
        }
        // The lines so far come first, also where both go to the same place.
        out.flush()?;
        tell(diagnostic, self.options, self.text);
        Ok(())
    }
}

/// One value on a line, safe for the terminal: JSON itself leaves some control
/// characters as they are.
fn print_json(out: &mut impl Write, value: &Value) -> io::Result<()> {
    for c in value.to_string().chars() {
        if printable::is_unprintable(c) {
            for unit in c.encode_utf16(&mut [0; 2]) {
                write!(out, "\\u{unit:04x}")?;
            }
        } else {
            write!(out, "{c}")?;
        }
    }
    writeln!(out)
}
