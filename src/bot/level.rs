//! How strong the bot plays.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A level of play, named by its behaviour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Overlooks mills, its own and its opponent's, as people do.
    Beginner,
    /// Looks a move and its answer ahead, and judges by feel.
    Casual,
    /// Looks a few moves ahead.
    Club,
    /// Full strength.
    Master,
    /// Plays from the exact tables where there are any, otherwise as
    /// [`Level::Master`].
    Perfect,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [
        Level::Beginner,
        Level::Casual,
        Level::Club,
        Level::Master,
        Level::Perfect,
    ];

    /// The name in lower case, as it is written on the command line and in
    /// saved games.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Club => "club",
            Level::Master => "master",
            Level::Perfect => "perfect",
        }
    }

    /// Whether the level asks tables of exact values.
    #[must_use]
    pub fn asks_tables(self) -> bool {
        self >= Level::Master
    }

    /// How long the level may think about a move where nothing else is said.
    /// The levels below master are done much sooner; perfect needs it only to
    /// find exact values while stones are placed.
    #[must_use]
    pub const fn think_time(self) -> Duration {
        match self {
            Level::Perfect => Duration::from_millis(1900),
            _ => Duration::from_millis(1000),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that is no level's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no such level, expected one of ")?;
        for (n, level) in Level::ALL.into_iter().enumerate() {
            write!(f, "{}{level}", if n == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Reads a name, in either case.
    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.name().eq_ignore_ascii_case(text))
            .ok_or(UnknownLevel)
    }
}
