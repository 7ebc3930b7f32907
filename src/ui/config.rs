//! The settings of the user: a TOML file in the configuration directory, which
//! is read and never written.
//!
//! One table, `SETTINGS`, says which settings there are and what they may be;
//! reading, messages and the file of `merels config --default` are made of it.

mod fault;
mod keys;
mod remembered;

pub use fault::{Fault, Kind};
pub use remembered::Remembered;

use super::keymap::{self, Keys};
use super::text::{Language, Text};
use super::theme::{ColorChoice, Palette};
use super::wrap::wrap;
use crate::rules::{Rules, Side};
use etcetera::BaseStrategy;
use std::fs::File;
use std::io::{self, Read};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
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
            assistance: [false; 2],
            keys: Keys::default(),
        }
    }
}

/// What a setting may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Values {
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
}

/// A value that a setting may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Set {
    Word(&'static str),
    Switch(bool),
    Number(u32),
}

/// One setting.
#[derive(Clone, Copy, Debug)]
struct Setting {
    /// The section that it stands in; empty for the top of the file.
    section: &'static str,
    name: &'static str,
    values: Values,
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
const SETTINGS: [Setting; 16] = [
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
            Values::NumberOrOff(..) => vec![OFF],
            Values::Switch | Values::Number(..) => Vec::new(),
        }
    }

    /// What the value says, if the setting may have it.
    fn read(self, value: &DeValue<'_>) -> Option<Set> {
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
            (_, DeValue::String(word)) => {
                let mut words = self.words().into_iter();
                words.find(|known| known == word).map(Set::Word)
            }
            _ => None,
        }
    }

    /// What the setting may be, for people.
    fn expected(self, text: &Text) -> String {
        let range = |id, least: u32, most: u32| {
            text.say_with(id, &[("least", least.into()), ("most", most.into())])
        };
        match self {
            Values::Switch => ["true", "false"].join(", "),
            Values::Number(least, most) => range("config-expected-number", least, most),
            Values::NumberOrOff(least, most) => range("config-expected-limit", least, most),
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

    fn put(&mut self, setting: &Setting, set: Set) {
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
    fn get(&self, setting: &Setting) -> Set {
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

/// What a value may be, to be said in any language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected(Values);

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

/// What came of reading the file of the user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The settings: those of the file, or the usual ones where it is faulty.
    pub config: Config,
    /// Where the file is, or would be; `None` without a home.
    pub path: Option<PathBuf>,
    /// What it holds.
    pub source: String,
    /// What is wrong with it.
    pub faults: Vec<Fault>,
}

/// The largest file that is read, in bytes.
const LARGEST: u64 = 1 << 20;

impl Reading {
    /// Reads the file in the configuration directory, if there is one.
    #[must_use]
    pub fn of_system() -> Reading {
        match etcetera::choose_base_strategy() {
            Ok(dirs) => Reading::of(&dirs.config_dir().join("merels").join("config.toml")),
            Err(_) => Reading::default(),
        }
    }

    /// Reads this file, if there is one.
    #[must_use]
    pub fn of(path: &Path) -> Reading {
        let mut reading = Reading {
            path: Some(path.to_owned()),
            ..Reading::default()
        };
        match text_of(path) {
            Ok(source) => {
                match Config::read(&source) {
                    Ok(config) => reading.config = config,
                    Err(faults) => reading.faults = faults,
                }
                reading.source = source;
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => {
                let kind = Kind::Unreadable(super::report::system_reason(&error));
                reading.faults = vec![Fault::new("", 0..0, kind)];
            }
        }
        reading
    }

    /// The name of the file.
    #[must_use]
    pub fn name(&self) -> String {
        let path = self.path.as_deref().map(Path::display);
        path.map(|path| path.to_string()).unwrap_or_default()
    }
}

fn text_of(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(LARGEST).read_to_string(&mut text)?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

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
                     delay, thinking, evaluation, animations, bell, rules, assistance, keys"
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
