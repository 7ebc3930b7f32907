//! What is wrong with the command line as typed. The parser finds it; the
//! sentences are made here from what it found, in the language of the user.

use super::diagnostic::Diagnostic;
use super::failure;
use crate::ui::printable::printable;
use crate::ui::text::Text;
use crate::ui::theme::{ColorChoice, use_color};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

/// Shows help or the version on standard output, or what is wrong with the
/// usage on standard error.
pub(super) fn show(error: &Error, command: &Command, text: &Text) -> ExitCode {
    let is_terminal = io::stderr().is_terminal();
    let variable = |name: &str| std::env::var(name).ok();
    let colors = use_color(ColorChoice::Auto, variable, is_terminal);
    let printed = match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => error.print(),
        _ => {
            let said = message(error, command, text, colors);
            // Where this cannot be shown, nothing can.
            let _ = io::stderr().write_all(said.as_bytes());
            Ok(())
        }
    };
    match printed {
        Err(why) if error.exit_code() == 0 => failure(&why.into(), text, colors),
        _ => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
    }
}

fn message(error: &Error, command: &Command, text: &Text, colors: bool) -> String {
    let (sentence, expected) = reason(error, command, text);
    let diagnostic = Diagnostic::sentence(sentence).expecting(expected);
    let mut said = diagnostic.render(text, colors);
    let whole = words(error, ContextKind::Usage).concat();
    if let Some(usage) = whole.split_once(' ').map(|(_, usage)| usage.trim()) {
        let heading = text.say("help-heading-usage");
        said.push_str(&format!("\n{heading} {usage}\n"));
        let help = ("help", format!("{} --help", called(usage, command)).into());
        said.push_str(&text.say_with("usage-help", &[help]));
        said.push('\n');
    }
    said
}

/// The command that a line of usage is about: its first words.
fn called(usage: &str, command: &Command) -> String {
    let mut names = vec![command.get_name()];
    let mut at = command;
    for word in usage.split_whitespace().skip(1) {
        match at.find_subcommand(word) {
            Some(sub) => {
                names.push(sub.get_name());
                at = sub;
            }
            None => break,
        }
    }
    names.join(" ")
}

/// What is wrong, and what was expected where that can be told.
fn reason(error: &Error, command: &Command, text: &Text) -> (String, Option<String>) {
    let all = |kind| words(error, kind);
    let one = |kind| all(kind).into_iter().next().unwrap_or_default();
    let option = || option_name(&one(ContextKind::InvalidArg));
    let say = |id, args: &[(&'static str, String)]| {
        let args: Vec<_> = args
            .iter()
            .map(|(name, value)| (*name, printable(value).into_owned().into()))
            .collect();
        text.say_with(id, &args)
    };
    let with_suggestion = |sentence: String, suggestions: Vec<String>| {
        let suggestion = suggestions.join(", ");
        if suggestion.is_empty() {
            return (sentence, None);
        }
        let suggestion = say("usage-suggestion", &[("suggestion", suggestion)]);
        (format!("{sentence}; {suggestion}"), None)
    };
    match error.kind() {
        ErrorKind::InvalidValue if one(ContextKind::InvalidValue).is_empty() => {
            let values = all(ContextKind::ValidValue);
            let expected = (!values.is_empty()).then(|| values.join(", "));
            let sentence = say("usage-missing-value", &[("option", option())]);
            let known = || find(command, &one(ContextKind::InvalidArg));
            let expected = expected.or_else(|| expected_of(known()?, text));
            (sentence, expected)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = ("value", one(ContextKind::InvalidValue));
            let sentence = say("usage-bad-value", &[value, ("option", option())]);
            let values = all(ContextKind::ValidValue);
            let expected = if values.is_empty() {
                let arg = find(command, &one(ContextKind::InvalidArg));
                arg.and_then(|arg| expected_of(arg, text))
            } else {
                Some(values.join(", "))
            };
            (sentence, expected)
        }
        ErrorKind::UnknownArgument => {
            let word = one(ContextKind::InvalidArg);
            let id = if word.starts_with('-') {
                "usage-unknown-option"
            } else {
                "usage-unexpected"
            };
            with_suggestion(say(id, &[("word", word)]), all(ContextKind::SuggestedArg))
        }
        ErrorKind::InvalidSubcommand => {
            let word = ("word", one(ContextKind::InvalidSubcommand));
            let suggested = all(ContextKind::SuggestedSubcommand);
            with_suggestion(say("usage-unknown-command", &[word]), suggested)
        }
        ErrorKind::ArgumentConflict => {
            let first = option();
            let others: Vec<String> = all(ContextKind::PriorArg)
                .iter()
                .map(|prior| option_name(prior))
                .collect();
            let sentence = match &others[..] {
                [] => say("usage-alone", &[("option", first)]),
                [same] if *same == first => say("usage-twice", &[("option", first)]),
                others => {
                    let others = ("other", others.join(", "));
                    say("usage-conflict", &[("option", first), others])
                }
            };
            (sentence, None)
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = ("arguments", all(ContextKind::InvalidArg).join(", "));
            (say("usage-missing", &[missing]), None)
        }
        ErrorKind::MissingSubcommand => {
            let known = all(ContextKind::ValidSubcommand).join(", ");
            (text.say("usage-missing-command"), Some(known))
        }
        ErrorKind::TooManyValues => (say("usage-no-value", &[("option", option())]), None),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            let arg = find(command, &one(ContextKind::InvalidArg));
            let expected = arg.and_then(|arg| expected_of(arg, text));
            (
                say("usage-missing-value", &[("option", option())]),
                expected,
            )
        }
        ErrorKind::InvalidUtf8 => (text.say("usage-not-utf8"), None),
        // The others are no errors, or those of the system.
        _ => (text.say("usage-wrong"), None),
    }
}

/// What the parser tells about the error under this kind.
fn words(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        Some(ContextValue::StyledStr(word)) => vec![word.to_string()],
        Some(ContextValue::StyledStrs(words)) => words.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

/// An option without its value: `--theme` of `--theme <NAME>`.
fn option_name(option: &str) -> String {
    match option.split_once([' ', '=']) {
        Some((name, _)) if name.starts_with('-') => name.to_owned(),
        _ => option.to_owned(),
    }
}

/// The argument that the parser calls so, of any command.
fn find<'a>(command: &'a Command, called: &str) -> Option<&'a Arg> {
    let here = command
        .get_arguments()
        .find(|arg| arg.to_string() == called);
    here.or_else(|| command.get_subcommands().find_map(|sub| find(sub, called)))
}

/// What values an argument takes, where its help does not list them.
fn expected_of(arg: &Arg, text: &Text) -> Option<String> {
    let between = |least: u8, most: u8| {
        let values = [("least", least.into()), ("most", most.into())];
        Some(text.say_with("usage-expected-between", &values))
    };
    let id = match arg.get_id().as_str() {
        "quiet_limit" => "expected-limit",
        "clock" => "usage-expected-clock",
        "seed" | "games" | "count" | "epochs" | "nodes" | "steps" | "depth" => {
            "usage-expected-number"
        }
        "stones" => return between(6, 18),
        "plies" => return between(0, 6),
        "random_plies" => return between(0, 16),
        "time" => "usage-expected-time",
        "first" | "second" => "usage-expected-contestant",
        "window" => "usage-expected-window",
        "keys" => "usage-expected-keys",
        _ => return None,
    };
    Some(text.say(id))
}
