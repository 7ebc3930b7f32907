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
    described(command, "help-merels", "help", text)
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
            arg.help(help).help_heading(text.say(heading))
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
