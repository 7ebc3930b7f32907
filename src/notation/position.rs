//! Positions as text, with the number of quiet plies.

use super::error::{ParseError, ParseErrorKind as Kind};
use crate::rules::{Board, Point, PointSet, Position, Setup, Side};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// How many points the ranks 7 to 1 have.
const RANK_LENGTHS: [usize; 7] = [3, 3, 3, 6, 3, 3, 3];

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.position;
        let mut text = String::with_capacity(48);
        let mut points = Point::READING_ORDER.into_iter();
        for (rank, length) in RANK_LENGTHS.into_iter().enumerate() {
            if rank > 0 {
                text.push('/');
            }
            let mut empty = 0;
            for point in points.by_ref().take(length) {
                match position.board().owner(point) {
                    None => empty += 1,
                    Some(side) => {
                        push_digit(&mut text, empty);
                        empty = 0;
                        text.push(match side {
                            Side::White => 'W',
                            Side::Black => 'B',
                        });
                    }
                }
            }
            push_digit(&mut text, empty);
        }
        let side = match position.turn() {
            Side::White => 'w',
            Side::Black => 'b',
        };
        let [white, black] = Side::ALL.map(|side| position.in_hand(side));
        let quiet = self.quiet_plies;
        f.pad(&format!("{text} {side} {white} {black} {quiet}"))
    }
}

fn push_digit(text: &mut String, empty: u8) {
    if empty > 0 {
        text.push(char::from(b'0' + empty));
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    /// Reads a position: any case, `.` as well as `1`, with or without `/`;
    /// the quiet plies are 0 where they are left out.
    fn from_str(text: &str) -> Result<Setup, ParseError> {
        let mut words = Words { text, at: 0 };
        let end = text.trim_end().len();
        let missing = |kind| ParseError::new(end..end, kind);

        let (board_span, board) = words.next().ok_or(missing(Kind::MissingBoard))?;
        let [white, black] = read_board(board, board_span.start)?;

        let (side_span, side) = words.next().ok_or(missing(Kind::MissingSide))?;
        let turn = match side {
            "w" | "W" => Side::White,
            "b" | "B" => Side::Black,
            _ => return Err(ParseError::new(side_span, Kind::NotASide)),
        };

        let mut in_hand = [0; 2];
        let mut blame = board_span.clone();
        for side in Side::ALL {
            let (span, word) = words.next().ok_or(missing(Kind::MissingHand { side }))?;
            // At most nine, so no digit is lost.
            in_hand[side.index()] = number(word, &span, Position::STONES.into())? as u8;
            blame = blame.start..span.end;
        }

        let quiet_plies = match words.next() {
            Some((span, word)) => number(word, &span, u16::MAX)?,
            None => 0,
        };
        if let Some((span, _)) = words.next() {
            return Err(ParseError::new(span.start..end, Kind::AfterPosition));
        }

        // The two sets are disjoint: each point was read once.
        let board = Board::new(white, black).unwrap_or(Board::EMPTY);
        match Position::new(board, in_hand, turn) {
            Ok(position) => Ok(Setup {
                position,
                quiet_plies,
            }),
            Err(reason) => Err(ParseError::new(blame, Kind::BadPosition(reason))),
        }
    }
}

/// The words of a text, parted by blanks, each with its place.
struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Iterator for Words<'a> {
    type Item = (Range<usize>, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        let rest = &self.text[self.at..];
        let start = self.at + rest.len() - rest.trim_start().len();
        let rest = &self.text[start..];
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        self.at = start + length;
        (length > 0).then(|| (start..self.at, &rest[..length]))
    }
}

/// A number written in digits only, 0 to `max`.
fn number(word: &str, span: &Range<usize>, max: u16) -> Result<u16, ParseError> {
    if !word.bytes().all(|c| c.is_ascii_digit()) {
        return Err(ParseError::new(span.clone(), Kind::NotANumber { max }));
    }
    match word.parse() {
        Ok(number) if number <= max => Ok(number),
        _ => Err(ParseError::new(span.clone(), Kind::NumberTooLarge { max })),
    }
}

/// The stones of both sides from the board's word, which begins at byte
/// `offset` of the whole text.
fn read_board(word: &str, offset: usize) -> Result<[PointSet; 2], ParseError> {
    let blame = |from: usize, to: usize, kind| ParseError::new(offset + from..offset + to, kind);
    let mut stones = [PointSet::EMPTY; 2];
    let mut found = 0; // points read so far, the empty ones included
    let mut ranks = 0; // how many ranks are closed
    let mut begin = (0, 0); // where the open rank began, in bytes and in points
    for (at, c) in word.char_indices().chain([(word.len(), '/')]) {
        match c {
            'W' | 'w' | 'B' | 'b' => {
                let side = usize::from(matches!(c, 'B' | 'b'));
                if let Some(&point) = Point::READING_ORDER.get(found) {
                    stones[side] = stones[side].with(point);
                }
                found += 1;
            }
            '.' => found += 1,
            '1'..='9' => found += c as usize - '0' as usize,
            '/' if at == word.len() && ranks == 0 => {} // a board without `/`
            '/' => {
                let points = found - begin.1;
                if let Some(&expected) = RANK_LENGTHS.get(ranks)
                    && points != expected
                {
                    let rank = 7 - ranks as u8;
                    let kind = Kind::RankLength {
                        rank,
                        found: points,
                        expected,
                    };
                    return Err(blame(begin.0, at, kind));
                }
                ranks += 1;
                begin = (at + 1, found);
            }
            _ => return Err(blame(at, at + c.len_utf8(), Kind::NotABoard { found: c })),
        }
    }
    if ranks == 0 && found != Point::COUNT {
        Err(blame(0, word.len(), Kind::BoardLength { found }))
    } else if ranks != 0 && ranks != RANK_LENGTHS.len() {
        Err(blame(0, word.len(), Kind::RankCount { found: ranks }))
    } else {
        Ok(stones)
    }
}
