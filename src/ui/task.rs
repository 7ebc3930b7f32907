//! What the program is to do in the world outside its state.

use super::action::Purpose;
use super::config::Remembered;
use crate::bot::{Level, Limits};
use crate::record::Record;
use crate::rules::Game;
use crate::ui::lessons::{Collection, Progress};
use std::path::PathBuf;

/// A thing to be done after [`App::update`](super::app::App::update).
#[derive(Clone, Debug)]
pub enum Task {
    /// Leave, with this exit status.
    Quit(u8),
    /// Give the terminal back and stop until the shell goes on.
    Suspend,
    /// Draw every cell anew.
    Repaint,
    /// Take the mouse, or leave it to the terminal.
    Mouse(bool),
    /// Ring the bell of the terminal.
    Bell,
    /// Keep what was changed on the screen.
    Remember(Remembered),
    /// Let the bot think; its answer carries the ticket.
    Think(Box<Question>),
    /// Let the bot stop thinking and answer at once with the best so far.
    StopThinking,
    /// Begin another game: the one kept so far is put away, if it is
    /// unfinished, among the kept games.
    Begin,
    /// Go on with the unfinished game of this slot.
    TakeUp(usize),
    /// Keep the running game.
    Keep(Box<Record>),
    /// Put a line of the running game that is given up among the kept games.
    PutAside(Box<Record>),
    /// Forget the running game: nothing is left of it.
    Forget,
    /// Put the finished game among the kept games.
    Finish(Box<Record>),
    /// Read what has been solved, for these to be chosen from.
    ReadProgress(Collection),
    /// Keep what has been solved.
    KeepProgress(Progress),
    /// Review a game, with the exact tables or without.
    Review(Box<Game>, bool),
    /// See which exact tables are missing.
    SeekTables,
    /// See what making them takes, with flying or without.
    OfferTables(bool),
    /// Make them.
    Solve(bool),
    /// Stop making them.
    StopSolving,
    /// Make those up to so many stones in memory, with flying or without.
    Grow(bool, usize),
    /// Read the games of a file.
    Read(Purpose, PathBuf),
    /// List the kept games.
    ListKept,
    /// Write a game to a file.
    Write {
        /// The file.
        path: PathBuf,
        /// The game.
        record: Box<Record>,
        /// Whether a file of this name may be replaced.
        replace: bool,
    },
}

/// What the bot is asked.
#[derive(Clone, Debug)]
pub struct Question {
    /// The number that the answer carries.
    pub ticket: u64,
    /// The game so far.
    pub game: Game,
    /// The level asked.
    pub level: Level,
    /// Its seed.
    pub seed: u64,
    /// What it may use.
    pub limits: Limits,
    /// Whether a person asks and no move is to be played: what the tables say of
    /// a position with stones in hand is then searched for.
    pub aside: bool,
    /// Whether a move is wanted, and not only what the position is worth.
    pub moves: bool,
    /// Whether the exact tables may be asked.
    pub tables: bool,
    /// Whether the same question must have the same answer again.
    pub repeatable: bool,
}
