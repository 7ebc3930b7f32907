//! What was changed on the screen, kept for the next start in a small file of
//! the state directory, in the form of the settings.

use super::Config;
use super::reading::LARGEST;
use super::setting::{SETTINGS, Set, Setting};
use crate::files;
use std::io;
use std::path::Path;
use toml::de::DeTable;

/// The settings that a key changes on the screen.
const NAMES: [&str; 5] = ["language", "theme", "mouse", "thinking", "evaluation"];

/// The settings changed on the screen; the others are left open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remembered {
    /// By name.
    settings: Vec<(&'static str, Set)>,
}

impl Remembered {
    /// The name of the file.
    pub const FILE: &str = "settings.toml";

    /// What is kept in a file; nothing where there is none, and of a file that
    /// was written otherwise only what is understood.
    #[must_use]
    pub fn of(path: &Path) -> Remembered {
        let text = files::read(path, LARGEST);
        text.map_or_else(|_| Remembered::default(), |text| Remembered::read(&text))
    }

    /// What is kept in this text.
    #[must_use]
    pub fn read(text: &str) -> Remembered {
        let mut remembered = Remembered::default();
        let (table, _) = DeTable::parse_recoverable(text);
        for setting in changeable() {
            let value = table.get_ref().get(setting.name);
            if let Some(set) = value.and_then(|value| setting.values.read(value.get_ref())) {
                remembered.settings.push((setting.name, set));
            }
        }
        remembered
    }

    /// Keeps what the setting of this name is in `config`; a name that no key
    /// changes is left out.
    pub fn keep(&mut self, name: &str, config: &Config) {
        if let Some(setting) = changeable().find(|setting| setting.name == name) {
            self.settings.retain(|(kept, _)| *kept != name);
            self.settings.push((setting.name, config.get(setting)));
        }
    }

    /// Puts what was changed over what the file of settings says.
    pub fn apply(&self, config: &mut Config) {
        for setting in changeable() {
            let kept = self.settings.iter().find(|(name, _)| *name == setting.name);
            if let Some((_, set)) = kept {
                config.put(setting, *set);
            }
        }
    }

    /// Writes it to `path`.
    ///
    /// # Errors
    /// The system's reason; what was kept before is still there.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        if let Some(dir) = path.parent() {
            std::fs::create_dir_all(dir)?;
        }
        files::write_whole(path, self.text().as_bytes(), true)
    }

    /// What the file holds.
    #[must_use]
    pub fn text(&self) -> String {
        let lines = self.settings.iter();
        lines
            .map(|(name, set)| format!("{name} = {set}\n"))
            .collect()
    }
}

fn changeable() -> impl Iterator<Item = &'static Setting> {
    SETTINGS
        .iter()
        .filter(|setting| setting.section.is_empty() && NAMES.contains(&setting.name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::text::Language;
    use crate::ui::theme::Palette;

    #[test]
    fn what_was_changed_comes_before_the_file_and_the_rest_does_not() {
        let mut changed = Config {
            language: Some(Language::Russian),
            theme: Palette::Okabe,
            ..Config::default()
        };
        let mut remembered = Remembered::default();
        remembered.keep("language", &changed);
        remembered.keep("theme", &changed);
        changed.theme = Palette::Light;
        remembered.keep("theme", &changed);
        remembered.keep("delay", &changed);
        assert_eq!(remembered.text(), "language = \"ru\"\ntheme = \"light\"\n");
        let again = Remembered::read(&remembered.text());
        let mut config = Config::read("language = \"et\"\nmouse = false").unwrap();
        again.apply(&mut config);
        let wanted = Config {
            language: Some(Language::Russian),
            theme: Palette::Light,
            mouse: false,
            ..Config::default()
        };
        assert_eq!(config, wanted);
    }

    #[test]
    fn a_damaged_file_does_no_harm() {
        for text in [
            "",
            "\u{0}",
            "theme = ",
            "theme = 3\nmouse = \"x\"",
            "[theme]",
        ] {
            let mut config = Config::default();
            Remembered::read(text).apply(&mut config);
            assert_eq!(config, Config::default(), "{text:?}");
        }
    }
}
