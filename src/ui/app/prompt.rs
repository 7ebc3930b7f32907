//! A line of text that is asked for.

use crate::ui::action::Purpose;
use std::path::PathBuf;

/// What the text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The file to write the game to.
    SaveAs,
    /// The file to be read.
    Open(Purpose),
    /// The ply to go to.
    Jump,
}

/// A line being written, with what may be taken instead.
#[derive(Clone, Debug)]
pub struct Prompt {
    /// What the text is for.
    pub wish: Wish,
    /// What is written.
    pub text: String,
    /// Files to choose from.
    pub choices: Vec<PathBuf>,
    /// The choice that is marked.
    pub chosen: Option<usize>,
}

/// The longest text, in characters.
const LONGEST: usize = 1000;

impl Prompt {
    /// An empty line, or one with something to begin with.
    #[must_use]
    pub fn new(wish: Wish, text: String) -> Prompt {
        Prompt {
            wish,
            text,
            choices: Vec::new(),
            chosen: None,
        }
    }

    /// Types a character.
    pub fn push(&mut self, c: char) {
        let wanted = match self.wish {
            Wish::Jump => c.is_ascii_digit() && self.text.len() < 6,
            Wish::SaveAs | Wish::Open(_) => !c.is_control(),
        };
        if wanted && self.text.chars().count() < LONGEST {
            self.text.push(c);
            self.chosen = None;
        }
    }

    /// Takes the last character away.
    pub fn erase(&mut self) {
        self.text.pop();
        self.chosen = None;
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.text.clear();
        self.chosen = None;
    }

    /// Marks the next choice, or the one before; before the first is none.
    pub fn go(&mut self, down: bool) {
        self.chosen = match (self.chosen, down) {
            (None, true) => (!self.choices.is_empty()).then_some(0),
            (None, false) => None,
            (Some(n), true) => Some((n + 1).min(self.choices.len().saturating_sub(1))),
            (Some(n), false) => n.checked_sub(1),
        };
    }

    /// The file meant; `None` where nothing is written or marked.
    #[must_use]
    pub fn path(&self) -> Option<PathBuf> {
        if let Some(path) = self.chosen.and_then(|n| self.choices.get(n)) {
            return Some(path.clone());
        }
        let text = self.text.trim();
        (!text.is_empty()).then(|| PathBuf::from(text))
    }
}
