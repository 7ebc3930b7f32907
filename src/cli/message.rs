//! Sentences about the work of the program: help and files. Those about the
//! game are made in [`reasons`](crate::ui::reasons).

use crate::ui::text::{Language, Text};
use clap::{Arg, ArgAction, Command};
use std::ffi::OsString;

/// The language of the help: that of `--lang`, as far as the arguments can be
/// read; `None` where there is none.
pub(super) fn language_of_arguments(arguments: impl Iterator<Item = OsString>) -> Option<Language> {
    let mut wanted = None;
    let mut follows = false;
    for argument in arguments {
        let argument = argument.to_string_lossy();
        if follows {
            wanted = Some(argument.into_owned());
            follows = false;
        } else if let Some(language) = argument.strip_prefix("--lang=") {
            wanted = Some(language.to_owned());
        } else {
            follows = argument == "--lang";
        }
    }
    wanted.and_then(|language| language.parse().ok())
}

/// The message with this id, if it is written.
fn written(text: &Text, id: &str) -> Option<String> {
    let said = text.say(id);
    (said != id).then_some(said)
}

/// A command with the help of each of its commands and arguments. A command
/// `a b` is described by `help-a-b`, its examples by `help-a-b-examples`, its
/// argument `c` by `help-a-b-c`; the program itself is called `merels`.
pub(super) fn localised(command: Command, text: &Text) -> Command {
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .help(text.say("help-merels-version"))
        .help_heading(text.say("help-heading-options"))
        .action(ArgAction::Version);
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .global(true)
        .action(ArgAction::Help);
    let command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .args([help, version]);
    let mut command = described(command, "help-merels", "help", text);
    // Only now does each command know the names before its own.
    command.build();
    with_usage(command, text)
}

/// A command whose line of usage has no English word in it.
fn with_usage(mut command: Command, text: &Text) -> Command {
    let usage = command.render_usage().to_string();
    // What stands before the first blank is the heading.
    let usage = usage.split_once(' ').map_or(&*usage, |(_, usage)| usage);
    let options = format!("[{}]", text.say("value-name-options"));
    let usage = usage.trim().replace("[OPTIONS]", &options);
    for sub in command.get_subcommands_mut() {
        *sub = with_usage(std::mem::take(sub), text);
    }
    command.override_usage(usage)
}

/// The help of an argument with the values that it may have, and the one that
/// it has of itself.
fn with_values(arg: Arg, help: String, text: &Text) -> Arg {
    if !arg.get_action().takes_values() {
        return arg.help(help);
    }
    let mut help = help;
    let mut add = |id, values: Vec<String>| {
        if !values.is_empty() {
            let values = [("values", values.join(", ").into())];
            help = format!("{help} [{}]", text.say_with(id, &values));
        }
    };
    let possible = arg.get_possible_values().into_iter();
    let possible = possible.filter(|value| !value.is_hide_set());
    let names = possible.map(|value| value.get_name().to_owned());
    add("help-possible-values", names.collect());
    let usual = arg.get_default_values().iter();
    let usual = usual.map(|value| value.to_string_lossy().into_owned());
    add(
        "help-default",
        usual.filter(|value| !value.is_empty()).collect(),
    );
    let names = arg.get_value_names().unwrap_or_default().iter();
    let names: Vec<String> = names.map(|name| value_name(name, text)).collect();
    let arg = arg.help(help);
    let arg = arg.hide_possible_values(true).hide_default_value(true);
    if names.is_empty() {
        arg
    } else {
        arg.value_names(names)
    }
}

/// What stands for a value in the help: words in the language of the user,
/// signs as they are.
fn value_name(name: &str, text: &Text) -> String {
    let translated = |word: &str| {
        let id = format!("value-name-{}", word.to_lowercase());
        written(text, &id).unwrap_or_else(|| word.to_owned())
    };
    match name.split_once('[') {
        Some((word, rest)) => format!("{}[{rest}", translated(word)),
        None => translated(name),
    }
}

/// `id` is that of the command itself; those of its commands begin with
/// `prefix`.
fn described(command: Command, id: &str, prefix: &str, text: &Text) -> Command {
    let usage = text.say("help-heading-usage");
    let names: Vec<String> = command
        .get_subcommands()
        .map(|sub| sub.get_name().to_owned())
        .collect();
    let mut command = command
        .about(text.say(id))
        .subcommand_help_heading(text.say("help-heading-commands"))
        .subcommand_value_name(text.say("value-name-command"))
        .help_template(format!(
            "{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .mut_args(|arg| {
            let heading = if arg.is_positional() {
                "help-heading-arguments"
            } else {
                "help-heading-options"
            };
            let help = text.say(&format!("{id}-{}", arg.get_id()).replace('_', "-"));
            with_values(arg, help, text).help_heading(text.say(heading))
        });
    if let Some(examples) = written(text, &format!("{id}-examples")) {
        let heading = text.say("help-heading-examples");
        command = command.after_help(format!("{heading}\n{examples}"));
    }
    for name in names {
        let id = format!("{prefix}-{name}");
        command = command.mut_subcommand(name, |sub| described(sub, &id, &id, text));
    }
    command
}

/// A file that cannot be read, with the reason.
pub(super) fn unreadable_file(text: &Text, name: &str, reason: &str) -> String {
    text.say_with(
        "cli-cannot-read",
        &[("file", name.into()), ("reason", reason.into())],
    )
}
