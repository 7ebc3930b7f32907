//! `merels completions` and `merels man`: what packagers install.

use super::Done;
use super::args::{Args, Options};
use super::message::localised;
use crate::ui::keymap;
use crate::ui::text::Text;
use anyhow::Result;
use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use std::io::{self, Write};

pub(super) fn completions(shell: Shell, text: &Text) -> Result<Done> {
    let mut script = Vec::new();
    let mut command = localised(Args::command(), text);
    clap_complete::generate(shell, &mut command, "merels", &mut script);
    io::stdout().lock().write_all(&script)?;
    Ok(Done::Well)
}

pub(super) fn man(options: &Options, text: &Text) -> Result<Done> {
    let mut command = localised(Args::command(), text);
    command.build();
    let mut page = Vec::new();
    let man = Man::new(command.clone()).section("6").manual("Games");
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_options_section(&mut page)?;

    let mut roff = Roff::new();
    roff.control(
        "SH",
        [text.say("help-heading-commands").to_uppercase().as_str()],
    );
    for sub in command.get_subcommands() {
        describe(sub, &mut roff);
    }
    keys(&mut roff, options, text);
    examples(&command, &mut roff, text);
    for section in ["files", "environment", "exit"] {
        let heading = text.say(&format!("man-heading-{section}"));
        roff.control("SH", [heading.to_uppercase().as_str()]);
        for line in text.say(&format!("man-{section}")).lines() {
            roff.text([roman(line)]);
            roff.control("br", []);
        }
    }
    roff.to_writer(&mut page)?;
    io::stdout().lock().write_all(&page)?;
    Ok(Done::Well)
}

/// A command with its arguments, and the commands below it.
fn describe(command: &Command, roff: &mut Roff) {
    if command.get_subcommands().next().is_none() {
        let usage = command.clone().render_usage().to_string();
        let usage = usage.split_once(' ').map_or(&*usage, |(_, usage)| usage);
        roff.control("TP", []);
        roff.text([bold(usage.trim())]);
        roff.text([roman(
            command
                .get_about()
                .map(ToString::to_string)
                .unwrap_or_default(),
        )]);
        let own = command
            .get_arguments()
            .filter(|arg| !arg.is_global_set() && arg.get_id() != "help");
        for arg in own {
            let name = match arg.get_long() {
                Some(long) => format!("--{long}"),
                None => arg
                    .get_value_names()
                    .and_then(|names| names.first())
                    .map(ToString::to_string)
                    .unwrap_or_default(),
            };
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            roff.control("br", []);
            roff.text([bold(name), roman(format!(": {help}"))]);
        }
    }
    for sub in command.get_subcommands() {
        describe(sub, roff);
    }
}

/// The keys of the screen, from the table that it works by.
fn keys(roff: &mut Roff, options: &Options, text: &Text) {
    let heading = text.say("man-heading-keys").to_uppercase();
    roff.control("SH", [heading.as_str()]);
    for (heading, bindings) in keymap::sections() {
        roff.control("SS", [text.say(heading).as_str()]);
        for binding in bindings {
            let labels: Vec<String> = options
                .config
                .keys
                .of(binding)
                .iter()
                .map(|key| key.label(true))
                .collect();
            roff.control("TP", []);
            roff.text([bold(labels.join(", "))]);
            roff.text([roman(text.say(binding.says))]);
        }
    }
}

/// The examples of the program and of all its commands.
fn examples(command: &Command, roff: &mut Roff, text: &Text) {
    let heading = text.say("help-heading-examples");
    roff.control("SH", [heading.to_uppercase().trim_end_matches(':')]);
    let mut waiting = vec![command];
    while let Some(command) = waiting.pop() {
        if let Some(after) = command.get_after_help() {
            let after = after.to_string();
            roff.control("nf", []);
            for line in after.lines().skip(1) {
                roff.text([roman(line.trim_end())]);
            }
            roff.control("fi", []);
        }
        let subs: Vec<_> = command.get_subcommands().collect();
        waiting.extend(subs.into_iter().rev());
    }
}
