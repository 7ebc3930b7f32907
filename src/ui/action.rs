//! What the person, the bot and the clock ask of the program.

use super::making::{self, Lack, Made};
use super::report::Unread;
use super::save::NotTakenUp;
use crate::bot::{self, Score};
use crate::record::Record;
use crate::review::{Known, Review};
use crate::rules::Move;
use crate::tables::Needs;
use crate::ui::lessons::{Collection, Progress};
use std::path::PathBuf;

/// What a key asks for. The key table says which keys mean what where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    // Everywhere.
    /// Leave the program; the game is kept.
    Quit,
    /// Leave the program as an interrupt asks for.
    Interrupt,
    /// Stop the program until the shell goes on with it.
    Suspend,
    /// Draw everything anew.
    Repaint,
    /// Show the keys of the present screen.
    Help,
    /// Take the mouse, or leave it to the terminal.
    Mouse,
    /// The next language.
    Language,
    /// The next theme.
    Theme,
    /// Open the rule book.
    Book,
    /// Show all that is said on a page of its own.
    ReadWhole,
    /// One step back.
    Back,

    // Moving about.
    /// Up: the cursor, the entry, the line.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
    /// The next of what can be chosen.
    Next,
    /// The one before.
    Previous,
    /// A page up, or a ply back.
    PageUp,
    /// A page down, or a ply on.
    PageDown,
    /// The beginning.
    First,
    /// The end.
    Last,
    /// Do it: place, pick, remove, choose.
    Act,
    /// Take away all that is written.
    Clear,

    // The game.
    /// Take the last move back.
    Undo,
    /// Play the move again that was taken back.
    Redo,
    /// A hint: first where, then what.
    Hint,
    /// Show or hide what the bot thinks.
    Thinking,
    /// Show or hide the evaluation bar.
    Evaluation,
    /// Assist the side to move, or no longer.
    Assistance,
    /// The bot is to move now.
    MoveNow,
    /// The bots stop or go on.
    Pause,
    /// The side to move resigns.
    Resign,
    /// The side to move offers a draw.
    OfferDraw,
    /// A new game.
    NewGame,
    /// The same again with sides changed.
    Rematch,
    /// Write the game to a file.
    SaveAs,
    /// Read a game from a file.
    Open,
    /// Step through the game on the screen.
    Watch,
    /// Make the exact tables, or stop that.
    Tables,

    // Replay.
    /// The next removal.
    NextCapture,
    /// Faster.
    Faster,
    /// Slower.
    Slower,
    /// The next game of the file.
    NextGame,
    /// The game before.
    PreviousGame,
    /// Go to a ply by its number.
    Jump,
    /// Review the game.
    Review,
    /// Go to this tenth of the game, 0 to 9.
    Tenth(u8),
}

/// One thing to be done by [`App::update`](super::App::update).
#[derive(Clone, Debug)]
pub enum Action {
    /// A command of the key table.
    Command(Command),
    /// A character typed where text is written.
    Type(char),
    /// The last character of that text taken away.
    Erase,
    /// Text pasted; it never acts as keys.
    Paste(String),
    /// A press of the mouse on this cell.
    Click {
        /// Cells from the left, from 0.
        column: u16,
        /// Cells from the top, from 0.
        row: u16,
    },
    /// The wheel of the mouse, one notch; up is towards the beginning.
    Wheel {
        /// Whether it was turned up.
        up: bool,
    },
    /// The window has this size now.
    Resize {
        /// Columns.
        width: u16,
        /// Rows.
        height: u16,
    },
    /// What was waited for may be due.
    Wake,
    /// What the exact tables know of the position of this ticket; comes before
    /// all else.
    Known(u64, Box<Known>),
    /// How far the bot has come with the question of this ticket.
    Progress(u64, bot::Progress),
    /// What the bot answers to the question of this ticket.
    Answer(u64, Option<Move>, Option<Score>),
    /// A file of tables of this name is damaged; what it should say is not known.
    TableDamaged(PathBuf),
    /// Games were read from a file.
    Opened {
        /// What is to be done with them.
        purpose: Purpose,
        /// The file.
        path: PathBuf,
        /// Its games, or why there are none.
        games: Result<Vec<Record>, Unread>,
    },
    /// The kept games, the newest first.
    Kept(Vec<PathBuf>),
    /// A file was written, or the message why not.
    Written(PathBuf, Result<(), WriteError>),
    /// A game with these moves was reviewed.
    Reviewed(Vec<Move>, Box<Review>),
    /// What has been solved, for these to be chosen from.
    Solved(Collection, Progress),
    /// What making the exact tables takes that are missing, without flying and
    /// with; `None` where they have no place.
    TablesSought(Option<[Needs; 2]>),
    /// What making those takes, with flying or without, and what there is too
    /// little of.
    TablesOffered(bool, Needs, Option<Lack>),
    /// How far that is.
    Making(making::Progress),
    /// How that has ended.
    Made(Made),
    /// The exact tables cover more than before.
    Grown,
    /// The unfinished game of this slot was asked for.
    TakenUp {
        /// Its slot.
        slot: usize,
        /// The game, or why it cannot be gone on with.
        result: Result<Box<Record>, NotTakenUp>,
        /// Why it cannot be kept, where that is so and not known yet.
        not_kept: Option<String>,
    },
    /// The running game could not be kept; told once.
    NotKept(String),
}

/// What an opened file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To be gone on with from its end.
    Play,
    /// To be stepped through.
    Replay,
}

/// Why a file was not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// It is there already, and nobody said that it may be replaced.
    Exists,
    /// The system's reason.
    Failed(String),
}
