//! The rule book: its chapters in each language, and the boards between them.
//!
//! The texts are under `text/book/`, one file a language; the boards are one
//! file for all of them, `boards.txt`. In a text `# id | title` begins a
//! chapter, `- ` an item of a list and `? ` a question, `board: name` shows a
//! board with one `> ` caption for each of its frames, and any other lines up to
//! an empty one are a paragraph.

mod boards;
mod print;

pub(in crate::ui) use print::{GAP, push, side_by_side};
pub use print::{Line, LineKind};

use super::text::Language;
use crate::rules::{Move, PointSet, Setup};
use std::sync::OnceLock;

/// The rule book in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The chapters in their order.
    pub chapters: Vec<Chapter>,
}

/// A chapter of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The same in every language.
    pub id: String,
    /// The heading.
    pub title: String,
    /// What stands under it.
    pub blocks: Vec<Block>,
}

/// A piece of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph, on one line.
    Paragraph(String),
    /// An item of a list, without its dash.
    Item(String),
    /// A question that players ask; the answer is the next paragraph.
    Question(String),
    /// A board that stands still, or that moves through several frames.
    Board(Vec<Frame>),
}

/// One picture of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The position shown.
    pub setup: Setup,
    /// The move that led here from the picture before.
    pub last: Option<Move>,
    /// Points that the caption speaks of.
    pub marks: PointSet,
}

/// A picture and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The board.
    pub picture: Picture,
    /// What there is to see.
    pub caption: String,
}

/// What is wrong with a text of the book, for whoever writes one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadBook {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}

impl std::fmt::Display for BadBook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for BadBook {}

const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("text/book/en.txt"),
        Language::Lithuanian => include_str!("text/book/lt.txt"),
        Language::Estonian => include_str!("text/book/et.txt"),
        Language::Hungarian => include_str!("text/book/hu.txt"),
        Language::Russian => include_str!("text/book/ru.txt"),
    }
}

impl Block {
    /// Whether it is a board that moves.
    #[must_use]
    pub fn moves(&self) -> bool {
        matches!(self, Block::Board(frames) if frames.len() > 1)
    }
}

impl Book {
    /// The book in this language, read when it is first asked for.
    #[must_use]
    pub fn of(language: Language) -> &'static Book {
        static BOOKS: [OnceLock<Book>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        BOOKS[language as usize].get_or_init(|| Book::new(language))
    }

    /// The book in this language.
    #[must_use]
    pub fn new(language: Language) -> Book {
        Book::read(source(language)).expect("the texts in the program are read by the tests")
    }

    /// Reads a text of the book.
    ///
    /// # Errors
    /// Where the text is not of the form described in the module.
    pub fn read(source: &str) -> Result<Book, BadBook> {
        let mut chapters: Vec<Chapter> = Vec::new();
        let mut lines = source.lines().zip(1..).peekable();
        while let Some((text, line)) = lines.next() {
            let bad = |problem: String| BadBook { line, problem };
            if text.trim().is_empty() {
                continue;
            }
            if let Some(heading) = text.strip_prefix("# ") {
                let (id, title) = heading
                    .split_once(" | ")
                    .ok_or_else(|| bad("a heading is `# id | title`".to_owned()))?;
                chapters.push(Chapter {
                    id: id.to_owned(),
                    title: title.to_owned(),
                    blocks: Vec::new(),
                });
                continue;
            }
            let chapter = chapters
                .last_mut()
                .ok_or_else(|| bad("a heading comes first".to_owned()))?;
            let block = if let Some(name) = text.strip_prefix("board: ") {
                let mut captions = Vec::new();
                while let Some((caption, _)) = lines.next_if(|(next, _)| next.starts_with("> ")) {
                    captions.push(caption[2..].to_owned());
                }
                Block::Board(boards::frames(name, captions).map_err(bad)?)
            } else if let Some(item) = text.strip_prefix("- ") {
                Block::Item(item.to_owned())
            } else if let Some(question) = text.strip_prefix("? ") {
                Block::Question(question.to_owned())
            } else {
                let mut paragraph = text.to_owned();
                while let Some((more, _)) = lines.next_if(|(next, _)| !next.trim().is_empty()) {
                    paragraph.push(' ');
                    paragraph.push_str(more);
                }
                Block::Paragraph(paragraph)
            };
            chapter.blocks.push(block);
        }
        Ok(Book { chapters })
    }
}
