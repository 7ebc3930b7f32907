//! Which settings there are, what each may be, and where it is kept.

use super::Config;
use crate::rules::Side;
use crate::ui::clock::TimeControl;
use crate::ui::text::{Language, Text};
use crate::ui::theme::{ColorChoice, Palette};
use std::num::NonZeroU16;
use std::time::Duration;
use toml::de::DeValue;

/// What a setting may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Values {
    /// `"auto"` or the code of a language.
    Language,
    /// The name of a palette.
    Theme,
    /// When to use colour.
    Color,
    /// `true` or `false`.
    Switch,
    /// A whole number in this range.
    Number(u32, u32),
    /// The same, or `"off"`.
    NumberOrOff(u32, u32),
    /// A time control, or `"off"`.
    Clock,
}

/// A value that a setting may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Set {
    Word(&'static str),
    Switch(bool),
    Number(u32),
    Clock(TimeControl),
}

/// One setting.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting {
    /// The section that it stands in; empty for the top of the file.
    pub section: &'static str,
    pub name: &'static str,
    pub values: Values,
}

const fn setting(section: &'static str, name: &'static str, values: Values) -> Setting {
    Setting {
        section,
        name,
        values,
    }
}

/// The longest delay, in milliseconds.
const LONGEST_DELAY: u32 = 60_000;

/// All settings, in the order of the file.
pub(super) const SETTINGS: [Setting; 17] = [
    setting("", "language", Values::Language),
    setting("", "theme", Values::Theme),
    setting("", "color", Values::Color),
    setting("", "ascii", Values::Switch),
    setting("", "mouse", Values::Switch),
    setting("", "delay", Values::Number(0, LONGEST_DELAY)),
    setting("", "thinking", Values::Switch),
    setting("", "evaluation", Values::Switch),
    setting("", "animations", Values::Switch),
    setting("", "bell", Values::Switch),
    setting("", "tables", Values::Switch),
    setting("", "clock", Values::Clock),
    setting("rules", "flying", Values::Switch),
    setting(
        "rules",
        "quiet-limit",
        Values::NumberOrOff(1, u16::MAX as u32),
    ),
    setting("rules", "repetition", Values::Switch),
    setting("assistance", "white", Values::Switch),
    setting("assistance", "black", Values::Switch),
];

/// The words for when to use colour.
const COLORS: [(&str, ColorChoice); 3] = [
    ("auto", ColorChoice::Auto),
    ("always", ColorChoice::Always),
    ("never", ColorChoice::Never),
];
const AUTO: &str = "auto";
const OFF: &str = "off";

impl Values {
    fn words(self) -> Vec<&'static str> {
        match self {
            Values::Language => {
                let codes = Language::ALL.into_iter().map(Language::code);
                std::iter::once(AUTO).chain(codes).collect()
            }
            Values::Theme => Palette::ALL.map(Palette::name).to_vec(),
            Values::Color => COLORS.map(|(word, _)| word).to_vec(),
            Values::NumberOrOff(..) | Values::Clock => vec![OFF],
            Values::Switch | Values::Number(..) => Vec::new(),
        }
    }

    /// What the value says, if the setting may have it.
    pub fn read(self, value: &DeValue<'_>) -> Option<Set> {
        match (self, value) {
            (Values::Switch, DeValue::Boolean(on)) => Some(Set::Switch(*on)),
            (
                Values::Number(least, most) | Values::NumberOrOff(least, most),
                DeValue::Integer(n),
            ) => {
                let number = u32::from_str_radix(n.as_str(), n.radix()).ok()?;
                (least..=most)
                    .contains(&number)
                    .then_some(Set::Number(number))
            }
            (Values::Clock, DeValue::String(word)) if word != OFF => {
                word.parse().ok().map(Set::Clock)
            }
            (_, DeValue::String(word)) => {
                let mut words = self.words().into_iter();
                words.find(|known| known == word).map(Set::Word)
            }
            _ => None,
        }
    }

    /// What the setting may be, for people.
    pub fn expected(self, text: &Text) -> String {
        let range = |id, least: u32, most: u32| {
            text.say_with(id, &[("least", least.into()), ("most", most.into())])
        };
        match self {
            Values::Switch => ["true", "false"].join(", "),
            Values::Number(least, most) => range("config-expected-number", least, most),
            Values::NumberOrOff(least, most) => range("config-expected-limit", least, most),
            Values::Clock => text.say("config-expected-clock"),
            Values::Language | Values::Theme | Values::Color => {
                let words = self.words().into_iter();
                words
                    .map(|word| format!("\"{word}\""))
                    .collect::<Vec<_>>()
                    .join(", ")
            }
        }
    }
}

impl std::fmt::Display for Set {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Set::Word(word) => write!(f, "\"{word}\""),
            Set::Switch(on) => write!(f, "{on}"),
            Set::Number(number) => write!(f, "{number}"),
            Set::Clock(control) => write!(f, "\"{control}\""),
        }
    }
}

/// What a value may be, to be said in any language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected(pub(super) Values);

impl Config {
    pub(super) fn put(&mut self, setting: &Setting, set: Set) {
        match (setting.section, setting.name, set) {
            ("", "language", Set::Word(word)) => self.language = word.parse().ok(),
            ("", "theme", Set::Word(word)) => self.theme = word.parse().unwrap_or_default(),
            ("", "color", Set::Word(word)) => {
                let choice = COLORS.iter().find(|(name, _)| *name == word);
                self.color = choice.map_or(ColorChoice::Auto, |(_, choice)| *choice);
            }
            ("", "ascii", Set::Switch(on)) => self.ascii = on,
            ("", "mouse", Set::Switch(on)) => self.mouse = on,
            ("", "delay", Set::Number(ms)) => self.delay = Duration::from_millis(ms.into()),
            ("", "thinking", Set::Switch(on)) => self.thinking = on,
            ("", "evaluation", Set::Switch(on)) => self.evaluation = on,
            ("", "animations", Set::Switch(on)) => self.animations = on,
            ("", "bell", Set::Switch(on)) => self.bell = on,
            ("", "tables", Set::Switch(on)) => self.tables = on,
            ("", "clock", Set::Clock(control)) => self.clock = Some(control),
            ("", "clock", _) => self.clock = None,
            ("rules", "flying", Set::Switch(on)) => self.rules.flying = on,
            ("rules", "quiet-limit", Set::Number(plies)) => {
                self.rules.quiet_limit = u16::try_from(plies).ok().and_then(NonZeroU16::new);
            }
            ("rules", "quiet-limit", _) => self.rules.quiet_limit = None,
            ("rules", "repetition", Set::Switch(on)) => self.rules.repetition = on,
            ("assistance", "white", Set::Switch(on)) => self.assistance[Side::White.index()] = on,
            ("assistance", "black", Set::Switch(on)) => self.assistance[Side::Black.index()] = on,
            // The values of a setting are of one kind.
            _ => {}
        }
    }

    /// What a setting is set to here.
    pub(super) fn get(&self, setting: &Setting) -> Set {
        match (setting.section, setting.name) {
            ("", "language") => Set::Word(self.language.map_or(AUTO, Language::code)),
            ("", "theme") => Set::Word(self.theme.name()),
            ("", "color") => {
                let word = COLORS.iter().find(|(_, choice)| *choice == self.color);
                Set::Word(word.map_or(AUTO, |(word, _)| *word))
            }
            ("", "ascii") => Set::Switch(self.ascii),
            ("", "mouse") => Set::Switch(self.mouse),
            ("", "delay") => {
                let ms = u32::try_from(self.delay.as_millis());
                Set::Number(ms.unwrap_or(LONGEST_DELAY))
            }
            ("", "thinking") => Set::Switch(self.thinking),
            ("", "evaluation") => Set::Switch(self.evaluation),
            ("", "animations") => Set::Switch(self.animations),
            ("", "bell") => Set::Switch(self.bell),
            ("", "tables") => Set::Switch(self.tables),
            ("", "clock") => self.clock.map_or(Set::Word(OFF), Set::Clock),
            ("rules", "flying") => Set::Switch(self.rules.flying),
            ("rules", "quiet-limit") => match self.rules.quiet_limit {
                Some(plies) => Set::Number(plies.get().into()),
                None => Set::Word(OFF),
            },
            ("rules", "repetition") => Set::Switch(self.rules.repetition),
            ("assistance", "white") => Set::Switch(self.assistance[Side::White.index()]),
            _ => Set::Switch(self.assistance[Side::Black.index()]),
        }
    }
}
