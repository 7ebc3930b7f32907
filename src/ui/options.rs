//! What the program is started with.

use super::clock::TimeControl;
use super::config::{Reading, Remembered};
use super::keymap::Keys;
use super::seat::Seat;
use super::text::Language;
use super::theme::{Depth, Glyphs, Palette, Theme};
use crate::record::Record;
use crate::rules::Rules;
use std::time::Duration;

/// How the program looks and behaves, as the command line asks for it.
#[derive(Clone, Debug)]
pub struct Options {
    /// The language to begin with.
    pub language: Language,
    /// Colours and glyphs.
    pub theme: Theme,
    /// Whether the mouse is taken from the terminal.
    pub mouse: bool,
    /// The rules of new games.
    pub rules: Rules,
    /// The clock of new games between two people; `None` for none.
    pub clock: Option<TimeControl>,
    /// The seed of the first bot; later games count on from it. Where there is
    /// none, one is drawn.
    pub seed: Option<u64>,
    /// How long a bot's reply is held back at least, so that it can be
    /// followed.
    pub delay: Duration,
    /// Whether the bot may use tables of exact values.
    pub tables: bool,
    /// Whether the line with the bot's thoughts is shown.
    pub thinking: bool,
    /// Whether the evaluation bar is shown.
    pub evaluation: bool,
    /// Whether White and Black are assisted.
    pub assistance: [bool; 2],
    /// The file of settings, of which the start screen tells where it is
    /// faulty.
    pub settings: Reading,
    /// The keys that the user has changed.
    pub keys: Keys,
    /// What was changed on the screen in earlier runs.
    pub remembered: Remembered,
    /// The colours that the terminal shows; `None` where none are wanted.
    pub depth: Option<Depth>,
    /// Whether moves are shown as they happen.
    pub animations: bool,
    /// Whether the terminal rings when the bot has moved.
    pub bell: bool,
}

impl Options {
    /// How long a bot's reply is held back where nothing else is said.
    pub const DELAY: Duration = Duration::from_millis(500);
}

impl Default for Options {
    fn default() -> Options {
        Options {
            language: Language::default(),
            theme: Theme::new(Palette::default(), Glyphs::default(), Depth::default()),
            mouse: true,
            rules: Rules::default(),
            clock: None,
            seed: None,
            delay: Options::DELAY,
            tables: true,
            thinking: true,
            evaluation: false,
            assistance: [false; 2],
            settings: Reading::default(),
            keys: Keys::default(),
            remembered: Remembered::default(),
            depth: Some(Depth::default()),
            animations: false,
            bell: false,
        }
    }
}

/// Where the program begins.
#[derive(Clone, Debug)]
pub enum Start {
    /// On the start screen.
    Menu,
    /// With a game at once: the record holds the game so far.
    Play {
        /// White's seat and Black's; `None` takes what the record says.
        seats: [Option<Seat>; 2],
        /// The game so far.
        record: Box<Record>,
    },
    /// With games to be stepped through, each with the name of its file.
    Replay(Vec<(String, Record)>),
}
