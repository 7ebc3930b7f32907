//! Why a file is refused, and where.

use crate::notation::ParseErrorKind;
use crate::rules::{Illegal, Move, Outcome, Position, Rules};
use std::fmt;
use std::ops::Range;

/// A text that cannot be read as saved games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1. `\n`, `\r\n` and `\r` end a line.
    pub line: usize,
    /// The column in characters, counted from 1. A byte-order mark counts for
    /// nothing.
    pub column: usize,
    /// The game in the file, counted from 1.
    pub game: usize,
    /// The ply that was being read, counted from 1; `None` where no move had
    /// begun.
    pub ply: Option<usize>,
    /// The bytes of the text that are to blame; always on character
    /// boundaries.
    pub span: Range<usize>,
    /// What is wrong with them.
    pub kind: RecordErrorKind,
}

/// A tag that says which game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleTag {
    /// `Flying`: `on` or `off`.
    Flying,
    /// `QuietLimit`: a number of plies from 1 to 65535, or `off`.
    QuietLimit,
    /// `Repetition`: `on` or `off`.
    Repetition,
    /// `SetUp`: `1` where a position is given, `0` where not.
    SetUp,
    /// `FEN`: the position that the game begins from.
    Fen,
}

impl RuleTag {
    const ALL: [RuleTag; 5] = [
        RuleTag::Flying,
        RuleTag::QuietLimit,
        RuleTag::Repetition,
        RuleTag::SetUp,
        RuleTag::Fen,
    ];

    /// The name as it is written.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            RuleTag::Flying => "Flying",
            RuleTag::QuietLimit => "QuietLimit",
            RuleTag::Repetition => "Repetition",
            RuleTag::SetUp => "SetUp",
            RuleTag::Fen => "FEN",
        }
    }

    pub(super) fn from_name(name: &str) -> Option<RuleTag> {
        RuleTag::ALL
            .into_iter()
            .find(|tag| tag.name().eq_ignore_ascii_case(name))
    }
}

/// What is wrong with a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordErrorKind {
    /// `{` without its `}`.
    OpenComment,
    /// `(` without its `)`.
    OpenSideLine,
    /// A tag's value without its second `"` on the same line.
    OpenString,
    /// `[` without a name after it.
    MissingTagName,
    /// A tag without a value in `"`.
    MissingTagValue,
    /// A tag without its `]`.
    OpenTag,
    /// `}`, `)` or `]` without its opening.
    StrayBracket,
    /// A tag that says how the game is played has a value that it cannot have.
    BadTagValue {
        /// The tag.
        tag: RuleTag,
    },
    /// A tag that says how the game is played stands twice.
    RepeatedTag {
        /// The tag.
        tag: RuleTag,
    },
    /// The position of the tag `FEN` cannot be read.
    BadFen(ParseErrorKind),
    /// `SetUp "1"`, but no `FEN`.
    MissingFen,
    /// A letter and a digit, but no point of the board.
    NotAPoint,
    /// `-` or `x` without a point after it.
    MissingPoint,
    /// Neither a move nor a number, a mark, a comment or a result.
    UnknownWord,
    /// A move that the rules do not allow.
    Illegal {
        /// The move.
        mv: Move,
        /// The rule that it breaks.
        reason: Illegal,
        /// Where it was to be played.
        position: Position,
        /// The rules it was judged by.
        rules: Rules,
    },
    /// A move after the end of the game.
    AfterEnd {
        /// The move.
        mv: Move,
        /// How the game had ended.
        outcome: Outcome,
    },
    /// More games than a text may hold.
    TooManyGames {
        /// How many it may.
        limit: usize,
    },
    /// More tags than a game may have.
    TooManyTags {
        /// How many it may.
        limit: usize,
    },
}

impl RecordError {
    /// The error at `span` of `text`, whose line and column are counted here.
    pub(super) fn new(
        text: &str,
        span: Range<usize>,
        game: usize,
        ply: Option<usize>,
        kind: RecordErrorKind,
    ) -> RecordError {
        let (line, column) = line_and_column(text, span.start);
        RecordError {
            line,
            column,
            game,
            ply,
            span,
            kind,
        }
    }
}

/// The line and column, both counted from 1, of the character at byte `at`.
fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = text[..at].trim_start_matches('\u{feff}');
    let (mut line, mut start) = (1, 0);
    for (n, c) in before.bytes().enumerate() {
        // The `\n` of `\r\n` ends the line that its `\r` does not.
        if c == b'\n' || c == b'\r' && before.as_bytes().get(n + 1) != Some(&b'\n') {
            line += 1;
            start = n + 1;
        }
    }
    (line, before[start..].chars().count() + 1)
}

impl fmt::Display for RecordErrorKind {
    /// A plain English reason with what was expected, for developers and error
    /// chains. Sentences for players are made elsewhere from the same values.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OpenComment => write!(f, "the comment has no end, expected }}"),
            Self::OpenSideLine => write!(f, "the side line has no end, expected )"),
            Self::OpenString => write!(f, "the value has no end, expected \" on this line"),
            Self::MissingTagName => write!(f, "the tag has no name"),
            Self::MissingTagValue => write!(f, "the tag has no value, expected it in \""),
            Self::OpenTag => write!(f, "the tag has no end, expected ]"),
            Self::StrayBracket => write!(f, "a closing bracket without its opening"),
            Self::BadTagValue { tag } => {
                write!(f, "a value that {} cannot have", tag.name())
            }
            Self::RepeatedTag { tag } => write!(f, "{} stands twice", tag.name()),
            Self::BadFen(kind) => kind.fmt(f),
            Self::MissingFen => write!(f, "SetUp promises a position, expected FEN"),
            Self::NotAPoint => write!(f, "no such point, expected a1 to g7"),
            Self::MissingPoint => write!(f, "a point is missing, expected a1 to g7"),
            Self::UnknownWord => write!(f, "neither a move nor a number, a comment or a result"),
            Self::Illegal { mv, reason, .. } => write!(f, "{mv} is not legal: {reason}"),
            Self::AfterEnd { mv, .. } => write!(f, "{mv} comes after the end of the game"),
            Self::TooManyGames { limit } => write!(f, "more than {limit} games"),
            Self::TooManyTags { limit } => write!(f, "more than {limit} tags"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        if let Some(ply) = self.ply {
            write!(f, "ply {ply}: ")?;
        }
        self.kind.fmt(f)
    }
}

impl std::error::Error for RecordError {}
