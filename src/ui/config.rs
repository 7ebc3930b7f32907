//! The settings of the user: a TOML file in the configuration directory, which
//! is read and never written.
//!
//! One table, `setting::SETTINGS`, says which settings there are and what they may be;
//! reading, messages and the file of `merels config --default` are made of it.

mod fault;
mod keys;
mod reading;
mod remembered;
mod setting;

pub use fault::{Fault, Kind};
pub use reading::Reading;
pub use remembered::Remembered;
pub use setting::Expected;

use super::clock::TimeControl;
use super::keymap::{self, Keys};
use super::text::{Language, Text};
use super::theme::{ColorChoice, Palette};
use super::wrap::wrap;
use crate::rules::Rules;
use setting::SETTINGS;
use std::time::Duration;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// What the user has set; the default is what the program does of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The language; `None` for that of the system.
    pub language: Option<Language>,
    /// The theme.
    pub theme: Palette,
    /// When to use colour.
    pub color: ColorChoice,
    /// Whether to draw with ASCII in any case.
    pub ascii: bool,
    /// Whether to take the mouse.
    pub mouse: bool,
    /// How long a bot's reply is held back at least.
    pub delay: Duration,
    /// Whether the line with the bot's thoughts is shown.
    pub thinking: bool,
    /// Whether the evaluation bar is shown.
    pub evaluation: bool,
    /// Whether moves are shown as they happen.
    pub animations: bool,
    /// Whether the terminal rings when the bot has moved.
    pub bell: bool,
    /// Whether the tables of exact values are used.
    pub tables: bool,
    /// The rules of new games.
    pub rules: Rules,
    /// The clock of new games between two people; `None` for none.
    pub clock: Option<TimeControl>,
    /// Whether White and Black are assisted.
    pub assistance: [bool; 2],
    /// The keys that are changed.
    pub keys: Keys,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            language: None,
            theme: Palette::default(),
            color: ColorChoice::default(),
            ascii: false,
            mouse: true,
            delay: super::Options::DELAY,
            thinking: true,
            evaluation: false,
            animations: true,
            bell: false,
            tables: true,
            rules: Rules::default(),
            clock: None,
            assistance: [false; 2],
            keys: Keys::default(),
        }
    }
}

impl Config {
    /// What the settings of a file come to.
    ///
    /// # Errors
    /// What is wrong with the file, in its order; never empty.
    pub fn read(source: &str) -> Result<Config, Vec<Fault>> {
        let mut config = Config::default();
        let faults = config.take(source);
        if faults.is_empty() {
            Ok(config)
        } else {
            Err(faults)
        }
    }

    fn take(&mut self, source: &str) -> Vec<Fault> {
        let table = match DeTable::parse(source) {
            Ok(table) => table,
            Err(error) => {
                let end = source.len();
                let span = error.span().unwrap_or(end..end);
                return vec![Fault::new(source, span, Kind::NotToml)];
            }
        };
        let mut faults = Vec::new();
        for (key, value) in table.get_ref() {
            let name = key.get_ref().as_ref();
            let is_section = name == keys::SECTION
                || SETTINGS
                    .iter()
                    .any(|s| !s.section.is_empty() && s.section == name);
            match value.get_ref() {
                DeValue::Table(inner) if name == keys::SECTION => {
                    match keys::read(source, inner, value.span()) {
                        Ok(keys) => self.keys = keys,
                        Err(found) => faults.extend(found),
                    }
                }
                DeValue::Table(inner) if is_section => {
                    for (key, value) in inner {
                        faults.extend(self.take_one(source, name, key.get_ref(), key, value));
                    }
                }
                _ if is_section => {
                    let kind = Kind::NoSection(name.to_owned());
                    faults.push(Fault::new(source, value.span(), kind));
                }
                _ => faults.extend(self.take_one(source, "", name, key, value)),
            }
        }
        faults.sort_by_key(|fault| fault.span.start);
        faults
    }

    fn take_one<K>(
        &mut self,
        source: &str,
        section: &str,
        name: &str,
        key: &Spanned<K>,
        value: &Spanned<DeValue<'_>>,
    ) -> Option<Fault> {
        let known = SETTINGS
            .iter()
            .find(|s| s.section == section && s.name == name);
        let Some(setting) = known else {
            let kind = Kind::Unknown {
                name: name.to_owned(),
                known: names(section),
            };
            return Some(Fault::new(source, key.span(), kind));
        };
        match setting.values.read(value.get_ref()) {
            Some(set) => {
                self.put(setting, set);
                None
            }
            None => {
                let kind = Kind::BadValue(setting.name, Expected(setting.values));
                Some(Fault::new(source, value.span(), kind))
            }
        }
    }

    /// The file that says what the program does of itself, with a comment on
    /// each setting.
    #[must_use]
    pub fn default_file(text: &Text) -> String {
        let config = Config::default();
        let mut file = String::new();
        let comment = |file: &mut String, said: &str| {
            for line in said.lines().flat_map(|line| wrap(line, COLUMNS)) {
                file.push_str(&format!("# {line}\n"));
            }
        };
        comment(&mut file, &text.say("config-head"));
        let mut section = "";
        for setting in &SETTINGS {
            file.push('\n');
            if setting.section != section {
                section = setting.section;
                comment(&mut file, &text.say(&format!("config-{section}")));
                file.push_str(&format!("[{section}]\n\n"));
            }
            let id = match section {
                "" => format!("config-{}", setting.name),
                _ => format!("config-{section}-{}", setting.name),
            };
            comment(&mut file, &text.say(&id));
            let expected = setting.values.expected(text);
            comment(
                &mut file,
                &text.say_with("config-values", &[("values", expected.into())]),
            );
            let set = config.get(setting);
            file.push_str(&format!("{} = {set}\n", setting.name));
        }
        file.push('\n');
        comment(&mut file, &text.say("config-keys"));
        file.push_str(&format!("[{}]\n\n", keys::SECTION));
        comment(&mut file, &text.say("config-keys-preset"));
        let values = [("values", keys::presets().into())];
        comment(&mut file, &text.say_with("config-values", &values));
        file.push_str(&format!(
            "{} = \"{}\"\n\n",
            keys::PRESET,
            keymap::PRESETS[0]
        ));
        for binding in keymap::changeable() {
            let says = text.say(binding.says);
            file.push_str(&format!("# {} # {says}\n", keys::line(binding)));
        }
        file
    }
}

/// Columns of the comments in the file.
const COLUMNS: usize = 76;

/// The names that a section may have, and at the top of the file the sections.
fn names(section: &str) -> Vec<&'static str> {
    let mut names: Vec<&'static str> = Vec::new();
    for setting in &SETTINGS {
        let name = if setting.section == section {
            setting.name
        } else if section.is_empty() {
            setting.section
        } else {
            continue;
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if section.is_empty() {
        names.push(keys::SECTION);
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroU16;

    fn faults(source: &str) -> Vec<(usize, usize, String)> {
        let text = Text::new(Language::English);
        let faults = Config::read(source).unwrap_err();
        faults
            .into_iter()
            .map(|fault| {
                let (said, expected) = fault.said(&text);
                let expected = expected.unwrap_or_default();
                (fault.line, fault.column, format!("{said}; {expected}"))
            })
            .collect()
    }

    #[test]
    fn the_default_file_says_in_each_language_what_is_so_anyhow() {
        for language in Language::ALL {
            let file = Config::default_file(&Text::new(language));
            assert_eq!(Config::read(&file), Ok(Config::default()), "{file}");
            for setting in &SETTINGS {
                let line = format!("\n{} = ", setting.name);
                assert!(file.contains(&line), "{}", setting.name);
            }
            for line in file.lines() {
                let is_key = line.contains("\"]");
                assert!(is_key || line.chars().count() <= 80, "{line}");
            }
        }
    }

    #[test]
    fn each_setting_is_taken() {
        let source = r#"
            language = "lt"
            theme = "okabe"
            color = "never"
            ascii = true
            mouse = false
            delay = 0
            thinking = false
            evaluation = true
            animations = false
            bell = true
            tables = false
            clock = "10+5"
            assistance = { black = true }
            [rules]
            flying = false
            quiet-limit = 0x20
            repetition = false
        "#;
        let wanted = Config {
            language: Some(Language::Lithuanian),
            theme: Palette::Okabe,
            color: ColorChoice::Never,
            ascii: true,
            mouse: false,
            delay: Duration::ZERO,
            thinking: false,
            evaluation: true,
            animations: false,
            bell: true,
            tables: false,
            rules: Rules {
                flying: false,
                quiet_limit: NonZeroU16::new(32),
                repetition: false,
            },
            clock: "10+5".parse().ok(),
            assistance: [false, true],
            keys: Keys::default(),
        };
        assert_eq!(Config::read(source), Ok(wanted));
        let off = Config::read("rules.quiet-limit = \"off\"").unwrap();
        assert_eq!(off.rules.quiet_limit, None);
        assert_eq!(Config::read("# nothing"), Ok(Config::default()));
    }

    #[test]
    fn what_is_wrong_is_found_where_it_stands() {
        let source = "theme = \"Dark\"\n  colour = 1\n\n[rules]\nquiet-limit = 0\n";
        let limit = "a whole number from 1 to 65535, or \"off\"";
        assert_eq!(
            faults(source),
            [
                (
                    1,
                    9,
                    "the setting theme cannot have this value; \"terminal\", \"light\", \
                     \"dark\", \"contrast\", \"okabe\", \"mono\""
                        .to_owned()
                ),
                (
                    2,
                    3,
                    "there is no setting called colour; language, theme, color, ascii, mouse, \
                     delay, thinking, evaluation, animations, bell, tables, clock, rules, assistance, keys"
                        .to_owned()
                ),
                (
                    5,
                    15,
                    format!("the setting quiet-limit cannot have this value; {limit}")
                ),
            ]
        );
        let at = |source| {
            let (line, column, _) = faults(source).remove(0);
            (line, column)
        };
        assert_eq!(at("mouse = true\nmouse = false"), (2, 1));
        assert_eq!(at("# ąčę\nlanguage = "), (2, 12));
        assert_eq!(at("[rule]\nflying = true"), (1, 2));
        assert_eq!(at("rules = 3"), (1, 9));
        assert_eq!(at("delay = -1"), (1, 9));
        assert_eq!(at("clock = 10"), (1, 9));
        assert_eq!(at("clock = \"10:5\""), (1, 9));
        assert_eq!(at("delay = 99999999999999999999"), (1, 9));
        assert_eq!(at("mouse = \"ą\" \u{7}"), (1, 13));
    }

    #[test]
    fn keys_are_taken_and_conflicts_told_with_both_names() {
        let config = Config::read("[keys]\npreset = \"vim\"\nhint = [\"H\", \"F9\"]").unwrap();
        let mut wanted = Keys::preset("vim").unwrap();
        let key = |label| keymap::Key::from_label(label).unwrap();
        assert!(wanted.set("hint", vec![key("H"), key("F9")]));
        assert_eq!(config.keys, wanted);
        let (line, column, said) = faults("[keys]\nhint = \"u\"").remove(0);
        assert_eq!((line, column), (2, 8));
        assert!(said.contains("undo") && said.contains("hint"), "{said}");
        assert_eq!(faults("[keys]\nundo = \"a\"")[0].1, 8);
        assert_eq!(faults("[keys]\nundo = []")[0].1, 8);
        assert_eq!(faults("[keys]\nundo = [\"U\", 7]")[0].1, 14);
        assert_eq!(faults("[keys]\nfly = \"U\"")[0].1, 1);
        assert_eq!(faults("[keys]\npreset = \"emacs\"")[0].1, 10);
    }

    #[test]
    fn the_lines_of_keys_in_the_default_file_can_be_used() {
        let file = Config::default_file(&Text::new(Language::English));
        let (before, lines) = file.split_once("preset = \"default\"\n").unwrap();
        assert!(lines.contains("# undo = [\"u\"]"), "{lines}");
        let used = lines.replace("\n# ", "\n");
        let config = Config::read(&format!("{before}{used}")).unwrap();
        assert_eq!(config.keys.conflict(), None);
    }
}
