//! What the program has to say to the player now.

use super::hint::Hint;
use super::lessons::Why;
use super::making::{Lack, Made};
use super::selection::Refusal;
use super::theme::Palette;
use crate::rules::{Move, Point, Side};
use std::path::PathBuf;

/// One thing said in the line of the status that answers the last key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// Why a point cannot be chosen or a move cannot be played.
    Refused(Refusal),
    /// No legal move begins with what was typed.
    NoSuchMove(String),
    /// What was typed is the beginning of several moves.
    Unfinished(String),
    /// It is the bot's turn.
    BotsTurn,
    /// The game is over.
    GameOver,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to play again.
    NothingToRedo,
    /// This side declines the draw.
    DrawDeclined(Side),
    /// The first hint: the stone to look at.
    HintStone(Point),
    /// The first hint for a placement: the line to look at.
    HintLine([Point; 3]),
    /// The second hint: what to play.
    HintMove(Hint),
    /// The bot looks for a hint.
    LooksForHint,
    /// The bot thinks about the draw.
    ThinksAboutDraw,
    /// The mouse is taken, or left to the terminal.
    MouseIs(bool),
    /// The theme from now on.
    ThemeIs(Palette),
    /// There is no theme to choose: no colour is wanted.
    NoColor,
    /// This side is assisted from now on, or no longer.
    AssistanceIs(Side, bool),
    /// There is no rematch before the game is over.
    RematchLater,
    /// The bots have stopped.
    Paused,
    /// The move was right, the opponent has answered, and more is to be found.
    AnswerGoesOn,
    /// The move does not do what the lesson or puzzle asks for.
    AnswerWrong(Move, Why),
    /// The last step of a lesson is solved.
    LessonDone,
    /// There is too little of this to make the exact tables.
    TablesLack(Lack),
    /// Making the exact tables has ended so.
    Tables(Made),
    /// A file of tables is damaged.
    TableDamaged(PathBuf),
    /// A file was written.
    Written(PathBuf),
    /// A file was not written, with the system's reason.
    NotWritten(PathBuf, String),
    /// So many plies that were given up are kept as a game of their own.
    LineKept(usize),
    /// The running game cannot be kept, with the reason.
    NotKept(String),
    /// The kept game was gone on with by another program.
    PlayedElsewhere,
    /// There is no removal after this ply.
    NoMoreCaptures,
    /// There is no such ply; the game has so many.
    NoSuchPly(usize),
    /// There is no file name.
    NoName,
    /// The game has more plies than a review goes through.
    TooLongToReview,
}
