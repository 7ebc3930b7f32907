//! Positions from the command line, or one a line from standard input.

use super::args::Options;
use super::diagnostic::Diagnostic;
use super::{Done, tell};
use crate::engine::line::next_line;
use crate::rules::Setup;
use crate::ui::reasons;
use crate::ui::text::Text;
use anyhow::Result;
use std::io::{self, Write};

/// No position is longer; of a longer line no more is kept.
const LONGEST_LINE: usize = 4096;

/// Answers the position of `words`, or each line of standard input where it is
/// `-`, with a line of its own. Where there are no words, `default` stands.
///
/// # Errors
/// Where the answers cannot be written or standard input cannot be read. A
/// position that is none, and one that `answer` refuses, is told and leads to
/// [`Done::Badly`].
pub(super) fn answer_each(
    words: &[String],
    default: Option<Setup>,
    options: &Options,
    text: &Text,
    mut answer: impl FnMut(Setup) -> Result<String, String>,
) -> Result<Done> {
    let mut out = io::stdout().lock();
    if words.len() == 1 && words[0] == "-" {
        return answer_lines(&mut out, text, answer);
    }
    let source = words.join(" ");
    let setup = match default {
        Some(default) if words.is_empty() => Ok(default),
        _ => source.parse::<Setup>().map_err(|error| {
            let (reason, expected) = reasons::parse_error(&error.kind, text);
            Diagnostic::at("", &*source, error.span, reason).expecting(expected)
        }),
    };
    let answer = setup.and_then(|setup| answer(setup).map_err(Diagnostic::sentence));
    match answer {
        Ok(answer) => {
            writeln!(out, "{answer}")?;
            Ok(Done::Well)
        }
        Err(diagnostic) => {
            tell(&diagnostic, options, text);
            Ok(Done::Badly)
        }
    }
}

fn answer_lines(
    out: &mut impl Write,
    text: &Text,
    mut answer: impl FnMut(Setup) -> Result<String, String>,
) -> Result<Done> {
    let mut done = Done::Well;
    let mut input = io::stdin().lock();
    let mut number = 0u64;
    while let Some(line) = next_line(&mut input, LONGEST_LINE)? {
        number += 1;
        let answered = parse_line(&line, number, text)
            .and_then(|setup| answer(setup).map_err(|reason| at_line(number, reason, text)));
        let said = match answered {
            Ok(answer) => answer,
            Err(reason) => {
                done = Done::Badly;
                // Programs look for this word, in any language.
                format!("error: {reason}")
            }
        };
        writeln!(out, "{said}")?;
        out.flush()?;
    }
    Ok(done)
}

/// What is wrong with a line as a whole.
fn at_line(number: u64, reason: String, text: &Text) -> String {
    let line = ("line", number.to_string().into());
    text.say_with("cli-at-line", &[line, ("reason", reason.into())])
}

fn parse_line(line: &[u8], number: u64, text: &Text) -> Result<Setup, String> {
    let Ok(line) = std::str::from_utf8(line) else {
        return Err(at_line(number, text.say("cli-not-utf8"), text));
    };
    line.parse::<Setup>().map_err(|error| {
        let (reason, expected) = reasons::parse_error(&error.kind, text);
        let reason = Diagnostic::sentence(reason)
            .expecting(expected)
            .one_line(text);
        let column = line[..error.span.start].chars().count() + 1;
        let column = ("column", column.to_string().into());
        let number = ("line", number.to_string().into());
        let values = [number, column, ("reason", reason.into())];
        text.say_with("cli-at-column", &values)
    })
}
