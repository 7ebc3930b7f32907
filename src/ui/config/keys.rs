//! The section of the keys.

use super::fault::{Fault, Kind};
use crate::ui::keymap::{Binding, Key, Keys, PRESETS, changeable};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The name of the section, and of the setting in it that is no command.
pub(super) const SECTION: &str = "keys";
pub(super) const PRESET: &str = "preset";

/// The presets as a file names them.
pub(super) fn presets() -> String {
    PRESETS.map(|name| format!("\"{name}\"")).join(", ")
}

/// The line that says what keys a command has of itself.
pub(super) fn line(binding: &Binding) -> String {
    let keys = binding.keys.iter();
    let keys: Vec<String> = keys.map(|key| format!("{:?}", key.label(true))).collect();
    format!("{} = [{}]", binding.name(), keys.join(", "))
}

/// The keys that the section asks for.
///
/// # Errors
/// What is wrong with it.
pub(super) fn read(
    source: &str,
    table: &DeTable<'_>,
    section: Range<usize>,
) -> Result<Keys, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut keys = Keys::default();
    if let Some(value) = table.get(PRESET) {
        let preset = value.get_ref().as_str().and_then(Keys::preset);
        match preset {
            Some(preset) => keys = preset,
            None => faults.push(Fault::new(source, value.span(), Kind::NoPreset)),
        }
    }
    for (name, value) in table {
        let command = name.get_ref().as_ref();
        if command == PRESET {
            continue;
        }
        let read = match keys_of(value) {
            Ok(read) => read,
            Err(span) => {
                faults.push(Fault::new(source, span, Kind::NoKey));
                continue;
            }
        };
        if !keys.set(command, read) {
            let known = changeable().into_iter().map(Binding::name);
            let kind = Kind::Unknown {
                name: command.to_owned(),
                known: std::iter::once(PRESET).chain(known).collect(),
            };
            faults.push(Fault::new(source, name.span(), kind));
        }
    }
    if faults.is_empty()
        && let Some(conflict) = keys.conflict()
    {
        // It is told at the command that the file names.
        let named = conflict.commands.iter().find_map(|name| table.get(*name));
        let span = named.map_or(section, Spanned::span);
        faults.push(Fault::new(source, span, Kind::Conflict(conflict)));
    }
    if faults.is_empty() {
        Ok(keys)
    } else {
        Err(faults)
    }
}

/// The keys of a command: one, or a list of at least one. Otherwise the place
/// of what is none.
fn keys_of(value: &Spanned<DeValue<'_>>) -> Result<Vec<Key>, Range<usize>> {
    let one = |value: &Spanned<DeValue<'_>>| {
        let key = value.get_ref().as_str().and_then(Key::from_label);
        key.ok_or_else(|| value.span())
    };
    match value.get_ref() {
        DeValue::Array(list) if list.is_empty() => Err(value.span()),
        DeValue::Array(list) => list.iter().map(one).collect(),
        _ => Ok(vec![one(value)?]),
    }
}
