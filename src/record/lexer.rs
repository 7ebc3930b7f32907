//! Saved games as a row of tags, comments and words.
//!
//! One pass, without recursion; what is to be skipped (side lines, `$n`, lines
//! that begin with `%`) is skipped here.

use super::error::RecordErrorKind as Kind;
use std::borrow::Cow;
use std::ops::Range;

/// What a file consists of.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, the value without its escapes.
    Tag {
        name: &'a str,
        value: Cow<'a, str>,
        /// Where the value stands, without its quotes.
        value_span: Range<usize>,
    },
    /// The text of a comment as it stands; lines that begin with `;` and follow
    /// each other are one.
    Comment(Cow<'a, str>),
    /// Anything else up to a blank or a bracket.
    Word(&'a str),
}

/// A text and how far it has been read.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

/// What is wrong, and where.
type Failure = (Range<usize>, Kind);

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The text up to the first character that `ends` names, or up to the end;
    /// it is passed over, that character is not.
    fn take_until(&mut self, ends: impl FnMut(char) -> bool) -> &'a str {
        let rest = self.rest();
        let taken = &rest[..rest.find(ends).unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    fn skip_blanks(&mut self) {
        self.take_until(|c| !is_blank(c));
    }

    fn skip_line_break(&mut self) {
        if self.rest().starts_with("\r\n") {
            self.at += 2;
        } else if self.peek().is_some_and(is_line_break) {
            self.at += 1;
        }
    }

    fn at_line_start(&self) -> bool {
        let before = self.text[..self.at].trim_end_matches('\u{feff}');
        before.is_empty() || before.ends_with(is_line_break)
    }

    /// The next token and where it begins; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<(usize, Token<'a>)>, Failure> {
        loop {
            self.skip_blanks();
            let start = self.at;
            let Some(c) = self.peek() else {
                return Ok(None);
            };
            let token = match c {
                '%' if self.at_line_start() => {
                    self.take_until(is_line_break);
                    continue;
                }
                '(' => {
                    self.skip_side_lines()?;
                    continue;
                }
                '$' => {
                    self.at += 1;
                    if self.take_until(|c| !c.is_ascii_digit()).is_empty() {
                        return Err((start..self.at, Kind::UnknownWord));
                    }
                    continue;
                }
                '[' => self.tag()?,
                '{' => Token::Comment(Cow::Borrowed(self.comment()?)),
                ';' => Token::Comment(self.line_comments()),
                '}' | ')' | ']' => return Err((start..start + 1, Kind::StrayBracket)),
                _ => Token::Word(self.take_until(ends_word)),
            };
            return Ok(Some((start, token)));
        }
    }

    /// `{…}`, which does not nest.
    fn comment(&mut self) -> Result<&'a str, Failure> {
        let open = self.at;
        self.at += 1;
        let text = self.take_until(|c| c == '}');
        if self.at == self.text.len() {
            return Err((open..open + 1, Kind::OpenComment));
        }
        self.at += 1;
        Ok(text)
    }

    /// `;` to the end of the line, and likewise the lines right below. One
    /// blank after `;` is not part of the text.
    fn line_comments(&mut self) -> Cow<'a, str> {
        let mut text = Cow::Borrowed(self.line_comment());
        loop {
            let end = self.at;
            self.skip_line_break();
            self.take_until(|c| !matches!(c, ' ' | '\t'));
            if self.at == end || self.peek() != Some(';') || !self.line_broken_since(end) {
                self.at = end;
                return text;
            }
            let text = text.to_mut();
            text.push('\n');
            text.push_str(self.line_comment());
        }
    }

    fn line_broken_since(&self, end: usize) -> bool {
        self.text[end..self.at].starts_with(is_line_break)
    }

    fn line_comment(&mut self) -> &'a str {
        self.at += 1;
        let line = self.take_until(is_line_break);
        line.strip_prefix(' ').unwrap_or(line)
    }

    /// `(…)` with all that is in it, however deeply nested.
    fn skip_side_lines(&mut self) -> Result<(), Failure> {
        let open = self.at;
        let mut depth = 0usize;
        loop {
            self.take_until(|c| matches!(c, '(' | ')' | '{' | ';'));
            match self.peek() {
                None => return Err((open..open + 1, Kind::OpenSideLine)),
                Some('{') => {
                    self.comment()?;
                }
                Some(';') => {
                    self.take_until(is_line_break);
                }
                Some('(') => {
                    depth += 1;
                    self.at += 1;
                }
                Some(_) => {
                    depth -= 1;
                    self.at += 1;
                    if depth == 0 {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// `[Name "value"]`.
    fn tag(&mut self) -> Result<Token<'a>, Failure> {
        let open = self.at;
        self.at += 1;
        self.skip_blanks();
        let name = self.take_until(|c| is_blank(c) || matches!(c, '"' | '[' | ']'));
        let end_of_name = self.at;
        if name.is_empty() {
            return Err((open..open + 1, Kind::MissingTagName));
        }
        self.skip_blanks();
        if self.peek() != Some('"') {
            return Err((open..end_of_name, Kind::MissingTagValue));
        }
        let (value, value_span) = self.string()?;
        self.skip_blanks();
        if self.peek() != Some(']') {
            return Err((open..open + 1, Kind::OpenTag));
        }
        self.at += 1;
        Ok(Token::Tag {
            name,
            value,
            value_span,
        })
    }

    /// `"…"` on one line. `\"` and `\\` stand for the second character; any
    /// other backslash stands for itself.
    fn string(&mut self) -> Result<(Cow<'a, str>, Range<usize>), Failure> {
        let open = self.at;
        self.at += 1;
        let mut value = Cow::Borrowed("");
        loop {
            let part = self.take_until(|c| matches!(c, '"' | '\\') || is_line_break(c));
            append(&mut value, part);
            match self.peek() {
                Some('"') => {
                    self.at += 1;
                    return Ok((value, open + 1..self.at - 1));
                }
                Some('\\') => {
                    let escaped = &self.text[self.at + 1..];
                    let skip = usize::from(escaped.starts_with(['"', '\\']));
                    self.at += skip;
                    append(&mut value, &self.text[self.at..=self.at]);
                    self.at += 1;
                }
                _ => return Err((open..self.at, Kind::OpenString)),
            }
        }
    }
}

/// Appends without copying while there is only one piece.
fn append<'a>(text: &mut Cow<'a, str>, piece: &'a str) {
    if text.is_empty() {
        *text = Cow::Borrowed(piece);
    } else if !piece.is_empty() {
        text.to_mut().push_str(piece);
    }
}

fn is_line_break(c: char) -> bool {
    matches!(c, '\n' | '\r')
}

/// Blanks, tabs and line breaks of all kinds, and a byte-order mark, which
/// files that were put together have in their middle.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

fn ends_word(c: char) -> bool {
    is_blank(c) || matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$')
}
