//! Whole games as text: PGN in the form that programs for this game share.
//!
//! Tags in brackets, then moves with their numbers, comments in braces or
//! after `;`, and the result. The reader is lenient in form and strict in
//! content: whatever cannot be read, or cannot be played, is refused with its
//! place. The writer is strict, and what it writes reads back to the same
//! record.
//!
//! ```
//! use merels::record::{self, Record};
//! use merels::rules::Rules;
//!
//! let text = "[White \"Ona\"]\n 1.a1 d6 2.D1 d2 {careless} 3. g1 x d2 *";
//! let records = record::read(text, Rules::default())?;
//! assert_eq!(records[0].tag("White"), Some("Ona"));
//! assert_eq!(records[0].game.moves().len(), 5);
//! assert_eq!(records[0].comments[4], ["careless"]);
//! assert!(records[0].to_string().contains("3. g1xd2"));
//! # Ok::<(), record::RecordError>(())
//! ```
//!
//! What the game itself says is never kept twice: the tags `Result`,
//! `Termination`, `Flying`, `QuietLimit`, `Repetition`, `SetUp` and `FEN` are
//! read into [`Record::game`] and [`Record::claim`] and written from them.

mod comment;
mod error;
mod lexer;
mod opening;
mod reader;
mod result;
mod writer;

pub use error::{RecordError, RecordErrorKind, RuleTag};
pub use reader::{Games, games, read};
pub use result::{Claim, reason_word, result_token};

use crate::rules::Game;
use reader::MOST_TAGS;
use writer::ROSTER;

/// A game with what was written about it.
#[derive(Clone, Debug)]
pub struct Record {
    /// Names and values in their order, as in `[White "Ona"]`. Those that the
    /// game itself answers (see the module) are not among them.
    pub tags: Vec<(String, String)>,
    /// The game, played to its end.
    pub game: Game,
    /// The comments by ply: those before the first move, then those after each
    /// move. What lies beyond the last ply is not written.
    ///
    /// A comment is written without the blanks at its ends and with `\n` for
    /// any line break; an empty one is not written at all.
    pub comments: Vec<Vec<String>>,
    /// The result that a file gives, where the board says something else: the
    /// game is open, or has ended in another way. `None` where they agree or
    /// the file gives none.
    pub claim: Option<Claim>,
}

impl Record {
    /// A record of `game` without tags and comments.
    #[must_use]
    pub fn new(game: Game) -> Record {
        Record {
            tags: Vec::new(),
            comments: vec![Vec::new(); game.moves().len() + 1],
            game,
            claim: None,
        }
    }

    /// The value of a tag; the first one where several have this name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(tag, _)| tag == name)
            .map(|(_, value)| value.as_str())
    }

    /// Sets a tag, in its place if there is one of this name and at the end
    /// otherwise. Line breaks in the value become blanks. Where there are as
    /// many tags as a file may have, another one makes room.
    ///
    /// What is no tag name (letters, digits and `_`), and the tags that the
    /// game itself answers, are not written.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        let value = opening::one_line(&value.into());
        match self.tags.iter_mut().find(|(tag, _)| tag == name) {
            Some(tag) => tag.1 = value,
            None => {
                // What is written can be read again.
                if self.tags.len() >= MOST_TAGS {
                    self.drop_tag();
                }
                self.tags.push((name.to_owned(), value));
            }
        }
    }

    /// Forgets the first tag that is not one of those that all files have.
    fn drop_tag(&mut self) {
        let usual = |name: &str| ROSTER.contains(&name);
        let first = self.tags.iter().position(|(name, _)| !usual(name));
        self.tags.remove(first.unwrap_or(0));
    }

    /// Adds a comment after `ply` plies, 0 being before the first move.
    pub fn add_comment(&mut self, ply: usize, text: &str) {
        comment::add(&mut self.comments, ply, text);
    }
}
