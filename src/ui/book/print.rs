//! The rule book as lines of text.

use super::{Block, Book, Chapter, Frame};
use crate::rules::Side;
use crate::ui::diagram::{self, Diagram, Signs};
use crate::ui::text::Text;
use crate::ui::wrap::{pad, wrap};
use unicode_width::UnicodeWidthStr;

/// The narrowest text that makes sense; boards are as wide as this.
const NARROWEST: usize = diagram::WIDTH;
/// The narrowest text on a page of the screen.
const LEAST: usize = 20;
/// Lines of text wider than this tire the eye.
const WIDEST: usize = 80;
/// Blanks between boards side by side.
pub(in crate::ui) const GAP: usize = 5;

/// A line of a printed chapter, so that a screen can style it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is a part of.
    pub kind: LineKind,
    /// The text.
    pub text: String,
}

/// What a printed line is a part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// A chapter's heading, or the rule under it.
    Heading,
    /// Running text.
    Text,
    /// A question.
    Question,
    /// A board.
    Board,
    /// What is said under a board.
    Caption,
    /// The caption of what a moving board shows now.
    Current,
}

impl Chapter {
    /// The chapter in lines of at most `width` cells, or as wide as a board
    /// where that is wider. Frames stand side by side as far as there is room.
    #[must_use]
    pub fn lines(&self, width: usize, signs: &Signs) -> Vec<Line> {
        self.lines_with(width.max(NARROWEST), |frames, width, lines| {
            let columns = (width + GAP) / (diagram::WIDTH + GAP);
            for row in frames.chunks(columns.max(1)) {
                push_row(lines, row, width, signs);
            }
        })
    }

    /// As [`Chapter::lines`], with boards put in by `board`: from their frames,
    /// in lines of the width that it is told.
    pub fn lines_with(
        &self,
        width: usize,
        mut board: impl FnMut(&[Frame], usize, &mut Vec<Line>),
    ) -> Vec<Line> {
        let width = width.clamp(LEAST, WIDEST);
        let mut lines = Vec::new();
        push(&mut lines, LineKind::Heading, wrap(&self.title, width));
        let mut before: Option<&Block> = None;
        for block in &self.blocks {
            // Items stand close together, and an answer under its question.
            let close = matches!(
                (before, block),
                (Some(Block::Item(_)), Block::Item(_))
                    | (Some(Block::Question(_)), Block::Paragraph(_))
            );
            if !close {
                push(&mut lines, LineKind::Text, [String::new()]);
            }
            before = Some(block);
            match block {
                Block::Paragraph(text) => push(&mut lines, LineKind::Text, wrap(text, width)),
                Block::Question(text) => push(&mut lines, LineKind::Question, wrap(text, width)),
                Block::Item(text) => {
                    let wrapped = wrap(text, width - 2);
                    let dashes = std::iter::once("- ").chain(std::iter::repeat("  "));
                    let item =
                        std::iter::zip(dashes, wrapped).map(|(dash, line)| dash.to_owned() + &line);
                    push(&mut lines, LineKind::Text, item);
                }
                Block::Board(frames) => board(frames, width, &mut lines),
            }
        }
        lines
    }
}

pub(in crate::ui) fn push(
    lines: &mut Vec<Line>,
    kind: LineKind,
    texts: impl IntoIterator<Item = String>,
) {
    lines.extend(texts.into_iter().map(|text| Line { kind, text }));
}

/// Boards side by side, each with its caption under it.
fn push_row(lines: &mut Vec<Line>, row: &[Frame], width: usize, signs: &Signs) {
    let column = if row.len() == 1 {
        width
    } else {
        diagram::WIDTH
    };
    let boards = row.iter().map(|frame| frame.picture.diagram().lines(signs));
    let captions = row.iter().map(|frame| wrap(&frame.caption, column));
    if lines
        .last()
        .is_some_and(|line| line.kind == LineKind::Caption)
    {
        push(lines, LineKind::Text, [String::new()]);
    }
    push(
        lines,
        LineKind::Board,
        side_by_side(boards.collect(), column),
    );
    push(
        lines,
        LineKind::Caption,
        side_by_side(captions.collect(), column),
    );
}

/// Columns of text beside each other, `column` cells wide each.
pub(in crate::ui) fn side_by_side(columns: Vec<Vec<String>>, column: usize) -> Vec<String> {
    let height = columns.iter().map(Vec::len).max().unwrap_or(0);
    (0..height)
        .map(|n| {
            let line = columns.iter().map(|lines| {
                let line = lines.get(n).map_or("", String::as_str);
                pad(line, column + GAP)
            });
            line.collect::<String>().trim_end().to_owned()
        })
        .collect()
}

impl super::Picture {
    /// The picture as a diagram.
    #[must_use]
    pub fn diagram(&self) -> Diagram {
        Diagram {
            board: self.setup.position.board(),
            last: self.last,
            marks: self.marks,
        }
    }
}

impl Book {
    /// The whole book as text: title, contents, and the chapters with their
    /// numbers, in lines of at most `width` cells.
    #[must_use]
    pub fn print(&self, text: &Text, width: usize, signs: &Signs) -> String {
        let width = width.clamp(NARROWEST, WIDEST);
        let mut lines = Vec::new();
        lines.extend(wrap(&text.say("book-title"), width));
        lines.push("=".repeat(lines.last().map_or(0, |title| title.width())));
        lines.push(String::new());
        for (n, chapter) in (1..).zip(&self.chapters) {
            for (at, line) in wrap(&chapter.title, width - 5).iter().enumerate() {
                let number = if at == 0 {
                    format!("{n:>3}.")
                } else {
                    " ".repeat(4)
                };
                lines.push(format!("{number} {line}"));
            }
        }
        lines.push(String::new());
        let legend = text.say_with(
            "book-legend",
            &[
                ("white", signs.stone(Side::White).to_string().into()),
                ("black", signs.stone(Side::Black).to_string().into()),
                ("mark", signs.mark.to_string().into()),
                ("removed", signs.removed.to_string().into()),
            ],
        );
        lines.extend(wrap(&legend, width));
        for (n, chapter) in (1..).zip(&self.chapters) {
            lines.push(String::new());
            lines.push(String::new());
            let numbered = Chapter {
                title: format!("{n}. {}", chapter.title),
                ..chapter.clone()
            };
            let mut ruled = false;
            for line in numbered.lines(width, signs) {
                if line.kind != LineKind::Heading && !ruled {
                    ruled = true;
                    lines.push("-".repeat(lines.last().map_or(0, |heading| heading.width())));
                }
                lines.push(line.text);
            }
        }
        lines.push(String::new());
        lines.join("\n")
    }
}
