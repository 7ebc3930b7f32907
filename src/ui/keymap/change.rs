//! Keys that the user has changed: presets and single commands.

use super::{Binding, EVERYWHERE, Focus, Key, bindings};
use ratatui::crossterm::event::KeyCode;

/// The keys of the user: those of the table, unless he has set others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    changed: Vec<(&'static str, Vec<Key>)>,
}

/// The names of the presets.
pub const PRESETS: [&str; 3] = ["default", "vim", "one-hand"];

/// What a preset changes: commands and their keys.
type Changes = &'static [(&'static str, &'static [&'static str])];

/// The movements of the editor beside those that work anyhow.
const VIM: Changes = &[
    ("redo", &["Ctrl-R", "r"]),
    ("first", &["Home", "^"]),
    ("last", &["End", "$"]),
    ("page-up", &["PgUp", "Ctrl-B"]),
    ("page-down", &["PgDn", "Space", "Ctrl-F"]),
];

/// Everything on the right half of the keyboard.
const ONE_HAND: Changes = &[
    ("redo", &["U", "r"]),
    ("thinking", &["I", "t"]),
    ("evaluation", &["H", "v"]),
    ("assistance", &["K", "z"]),
    ("save-as", &["P", "s"]),
    ("watch", &["O", "w"]),
    ("resign", &["J", "x"]),
];

/// Where keys can be changed, and where characters are text or answers.
const CHANGEABLE: [Focus; 9] = [
    Focus::Start,
    Focus::NewGame,
    Focus::List,
    Focus::Game,
    Focus::Exercise,
    Focus::Replay,
    Focus::Page,
    Focus::Contents,
    Focus::Review,
];

const FIXED: [Focus; 4] = [Focus::Name, Focus::MoveLine, Focus::Question, Focus::Prompt];

/// Two commands of one place that want the same key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The key as people read it.
    pub key: String,
    /// The commands.
    pub commands: [&'static str; 2],
}

impl Binding {
    /// The name of the command in the settings.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.says.strip_prefix("key-").unwrap_or(self.says)
    }
}

/// The commands whose keys may be changed, each once, in the order of the
/// tables: those that work nowhere where characters are text and have the same
/// keys wherever they work, and not the keys that every terminal program has.
#[must_use]
pub fn changeable() -> Vec<&'static Binding> {
    let all = || {
        let tables = CHANGEABLE.iter().map(|&focus| bindings(focus));
        tables.chain([EVERYWHERE]).flatten()
    };
    let fixed = |binding: &Binding| {
        let everywhere = ["interrupt", "suspend", "repaint", "tenth", "quit"];
        let written = FIXED.iter().flat_map(|&focus| bindings(focus));
        everywhere.contains(&binding.name())
            || written.into_iter().any(|other| other.says == binding.says)
            || all().any(|other| other.says == binding.says && other.keys != binding.keys)
    };
    let mut found: Vec<&'static Binding> = Vec::new();
    for binding in all() {
        if !fixed(binding) && !found.iter().any(|other| other.says == binding.says) {
            found.push(binding);
        }
    }
    found
}

impl Keys {
    /// Those of a preset; `None` where there is none of this name.
    #[must_use]
    pub fn preset(name: &str) -> Option<Keys> {
        let changes: Changes = match name {
            "default" => &[],
            "vim" => VIM,
            "one-hand" => ONE_HAND,
            _ => return None,
        };
        let changed = changes.iter().map(|(name, keys)| {
            let keys = keys.iter().filter_map(|key| Key::from_label(key));
            (*name, keys.collect())
        });
        Some(Keys {
            changed: changed.collect(),
        })
    }

    /// Gives a command other keys. Returns whether its keys may be changed.
    pub fn set(&mut self, command: &str, keys: Vec<Key>) -> bool {
        let known = changeable().into_iter().find(|b| b.name() == command);
        if let Some(binding) = known {
            self.changed.retain(|(name, _)| *name != command);
            self.changed.push((binding.name(), keys));
        }
        known.is_some()
    }

    /// The keys of a binding.
    #[must_use]
    pub fn of<'a>(&'a self, binding: &'a Binding) -> &'a [Key] {
        let name = binding.name();
        let changed = self.changed.iter().find(|(changed, _)| *changed == name);
        changed.map_or(binding.keys, |(_, keys)| keys)
    }

    /// The first key that two commands of one place want.
    #[must_use]
    pub fn conflict(&self) -> Option<Conflict> {
        CHANGEABLE.iter().chain(&FIXED).find_map(|&focus| {
            let all: Vec<(&'static str, Key)> = bindings(focus)
                .iter()
                .chain(EVERYWHERE)
                .flat_map(|binding| self.of(binding).iter().map(|&key| (binding.name(), key)))
                .collect();
            all.iter().enumerate().find_map(|(n, &(name, key))| {
                let (other, _) = all[..n].iter().find(|(_, other)| *other == key)?;
                Some(Conflict {
                    key: key.label(true),
                    commands: [other, name],
                })
            })
        })
    }
}

impl Key {
    /// The key of this label, as the help shows it in ASCII: `u`, `F5`,
    /// `Ctrl-R`, `Enter`, `PgUp`. Letters that begin a move, and keys that
    /// nobody can press, are none.
    #[must_use]
    pub fn from_label(label: &str) -> Option<Key> {
        let one = |text: &str| {
            let mut chars = text.chars();
            chars.next().filter(|_| chars.next().is_none())
        };
        if let Some(c) = label.strip_prefix("Ctrl-").and_then(one) {
            // The terminal sends these as other keys, or they stop the program.
            let free = c.is_ascii_alphabetic() && !"CcZzHhIiJjMm".contains(c);
            return free.then(|| super::ctrl(c.to_ascii_lowercase()));
        }
        if let Some(c) = one(label) {
            let free = !c.is_control() && c != ' ' && !super::begins_a_move(c);
            return free.then(|| super::ch(c));
        }
        if let Some(n) = label.strip_prefix('F').and_then(|n| n.parse().ok()) {
            return (1..=12).contains(&n).then(|| super::key(KeyCode::F(n)));
        }
        let named = [
            KeyCode::Char(' '),
            KeyCode::Up,
            KeyCode::Down,
            KeyCode::Left,
            KeyCode::Right,
            KeyCode::Enter,
            KeyCode::Esc,
            KeyCode::Tab,
            KeyCode::BackTab,
            KeyCode::Home,
            KeyCode::End,
            KeyCode::PageUp,
            KeyCode::PageDown,
        ];
        let keys = named.into_iter().map(super::key);
        keys.into_iter().find(|key| key.label(true) == label)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_free_of_conflicts_and_know_their_commands() {
        for name in PRESETS {
            let keys = Keys::preset(name).unwrap();
            assert_eq!(keys.conflict(), None, "{name}");
            for (command, keys) in &keys.changed {
                assert!(!keys.is_empty(), "{command}");
                assert!(
                    changeable().iter().any(|b| b.name() == *command),
                    "{command}"
                );
            }
        }
        let counts = [VIM, ONE_HAND].map(|changes| changes.iter().flat_map(|(_, k)| *k).count());
        let read = [VIM, ONE_HAND].map(|changes| {
            let keys = changes.iter().flat_map(|(_, keys)| *keys);
            keys.filter(|key| Key::from_label(key).is_some()).count()
        });
        assert_eq!(counts, read);
    }

    #[test]
    fn every_key_that_can_be_changed_is_read_as_it_is_shown() {
        for binding in changeable() {
            for &key in binding.keys {
                let label = key.label(true);
                assert_eq!(Key::from_label(&label), Some(key), "{label}");
            }
        }
        for label in [
            "a", "G", "Ctrl-C", "Ctrl-M", "F13", "F0", "uu", "", " ", "Hyper-x",
        ] {
            assert_eq!(Key::from_label(label), None, "{label}");
        }
    }

    #[test]
    fn a_key_for_two_commands_is_found() {
        let mut keys = Keys::default();
        assert!(keys.set("hint", vec![Key::from_label("u").unwrap()]));
        let conflict = keys.conflict().unwrap();
        assert_eq!(
            (conflict.key.as_str(), conflict.commands),
            ("u", ["undo", "hint"])
        );
        assert!(!keys.set("back", Vec::new()));
    }
}
