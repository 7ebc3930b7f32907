//! Who sits at the board.

use crate::bot::Level;

/// Who chooses the moves of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Who {
    /// A person at the keyboard.
    #[default]
    Human,
    /// The bot, at a level.
    Bot(Level),
}

impl Who {
    /// Everybody, in the order in which a key goes round them.
    pub const ALL: [Who; 6] = [
        Who::Human,
        Who::Bot(Level::Beginner),
        Who::Bot(Level::Casual),
        Who::Bot(Level::Club),
        Who::Bot(Level::Master),
        Who::Bot(Level::Perfect),
    ];

    /// `human`, or the name of the level.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Who::Human => "human",
            Who::Bot(level) => level.name(),
        }
    }

    /// Who has this name; case is ignored.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Who> {
        Who::ALL
            .into_iter()
            .find(|who| who.name().eq_ignore_ascii_case(name))
    }

    /// The one `steps` further round [`Who::ALL`].
    #[must_use]
    pub fn turned(self, steps: isize) -> Who {
        let here = Who::ALL.iter().position(|&who| who == self).unwrap_or(0);
        let round = Who::ALL.len() as isize;
        Who::ALL[(here as isize + steps).rem_euclid(round) as usize]
    }
}

/// A side's player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// Who chooses the moves.
    pub who: Who,
    /// The name; empty where nobody gave one.
    pub name: String,
}

impl Seat {
    /// A seat without a name.
    #[must_use]
    pub fn of(who: Who) -> Seat {
        Seat {
            who,
            name: String::new(),
        }
    }

    /// The level, where the bot sits here.
    #[must_use]
    pub const fn level(&self) -> Option<Level> {
        match self.who {
            Who::Human => None,
            Who::Bot(level) => Some(level),
        }
    }
}
