//! Moves as text.

use super::error::{ParseError, ParseErrorKind as Kind};
use crate::rules::{Move, Point};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // At most eight characters, put together first so that a width counts
        // for the whole move.
        let mut text = String::with_capacity(8);
        if let Some(from) = self.from {
            text.push_str(from.name());
            text.push('-');
        }
        text.push_str(self.to.name());
        if let Some(removal) = self.removal {
            text.push('x');
            text.push_str(removal.name());
        }
        f.pad(&text)
    }
}

impl FromStr for Move {
    type Err = ParseError;

    /// Reads one move: any case, `a1a4` for `a1-a4`, blanks at the ends and
    /// round `-` and `x`. Whether it can be played is not asked.
    fn from_str(text: &str) -> Result<Move, ParseError> {
        let mut reader = Reader { text, at: 0 };
        reader.skip_blanks();
        let mut mv = Move::place(reader.point()?);
        let end_of_point = reader.at;
        reader.skip_blanks();
        if reader.take('-') {
            reader.skip_blanks();
            mv = Move::shift(mv.to, reader.point()?);
        } else if reader.at == end_of_point
            && reader.next().is_some_and(|c| !c.eq_ignore_ascii_case(&'x'))
        {
            mv = Move::shift(mv.to, reader.point()?);
        }
        reader.skip_blanks();
        if reader.take('x') {
            reader.skip_blanks();
            mv.removal = Some(reader.point()?);
        }
        reader.skip_blanks();
        if reader.at < text.len() {
            let end = text.trim_end().len();
            return Err(ParseError::new(reader.at..end, Kind::AfterMove));
        }
        Ok(mv)
    }
}

/// A text and how far it has been read.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn next(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    /// Takes this ASCII character, either case, if it comes next.
    fn take(&mut self, wanted: char) -> bool {
        let found = self.next().is_some_and(|c| c.eq_ignore_ascii_case(&wanted));
        if found {
            self.at += 1;
        }
        found
    }

    /// Takes the two characters of a point. On failure the span is the word
    /// that stands here, up to a blank or a joint.
    fn point(&mut self) -> Result<Point, ParseError> {
        let rest = self.rest();
        if let Some(point) = rest.get(..2).and_then(Point::from_name) {
            self.at += 2;
            return Ok(point);
        }
        let word = rest
            .find(|c: char| c.is_whitespace() || c == '-' || c.eq_ignore_ascii_case(&'x'))
            .unwrap_or(rest.len());
        let kind = if rest.trim().is_empty() {
            Kind::MissingPoint
        } else {
            Kind::NotAPoint
        };
        // A joint in place of a point is to blame itself.
        let length = word.max(rest.chars().next().map_or(0, char::len_utf8));
        Err(ParseError::new(self.at..self.at + length, kind))
    }
}
