//! A move being typed: what it may become.

use super::selection::Selection;
use crate::rules::{Move, Point};

/// More than the longest move with blanks needs.
const LONGEST: usize = 16;

/// The text of the move line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveLine {
    text: String,
    /// How many bytes of the text were chosen on the board, not typed.
    chosen: usize,
}

impl MoveLine {
    /// A line that goes on from what is chosen on the board.
    #[must_use]
    pub fn after(selection: &Selection, legal: &[Move]) -> MoveLine {
        let step = selection.step(legal).map(|step| format!("{step}x"));
        let picked = || selection.picked(legal).map(|from| format!("{from}-"));
        let text = step.or_else(picked).unwrap_or_default();
        MoveLine {
            chosen: text.len(),
            text,
        }
    }

    /// Where nothing begins with what was chosen and typed, but something with
    /// what was typed alone, only that counts.
    pub fn settle(&mut self, legal: &[Move]) {
        if self.chosen > 0 && self.completions(legal).is_empty() {
            let typed = MoveLine {
                text: self.text[self.chosen..].to_owned(),
                chosen: 0,
            };
            if !typed.completions(legal).is_empty() {
                *self = typed;
            }
        }
    }

    /// What is typed.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Adds a character, in lower case; what no move has is left out.
    pub fn push(&mut self, c: char) {
        let c = c.to_ascii_lowercase();
        if self.text.len() < LONGEST && matches!(c, 'a'..='g' | '1'..='7' | 'x' | '-' | ' ') {
            self.text.push(c);
        }
    }

    /// Takes the last character away. Returns whether anything is left.
    pub fn erase(&mut self) -> bool {
        self.text.pop();
        self.text.len() > self.chosen
    }

    /// The legal moves that begin with what is typed, in the order of their
    /// text.
    #[must_use]
    pub fn completions(&self, legal: &[Move]) -> Vec<Move> {
        let mut moves: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|mv| self.begins(&mv.to_string()))
            .collect();
        moves.sort_by_key(ToString::to_string);
        moves
    }

    /// The move among these that is typed whole.
    #[must_use]
    pub fn exact(&self, moves: &[Move]) -> Option<Move> {
        let mv = self.text.parse::<Move>().ok()?;
        moves.contains(&mv).then_some(mv)
    }

    /// Writes what all completions have in common.
    pub fn complete(&mut self, legal: &[Move]) {
        let moves = self.completions(legal);
        let Some(first) = moves.first().map(ToString::to_string) else {
            return;
        };
        let common = moves.iter().fold(first.len(), |len, mv| {
            let other = mv.to_string();
            let same = first.bytes().zip(other.bytes());
            len.min(same.take_while(|(a, b)| a == b).count())
        });
        let common = first[..common].to_owned();
        if common.len() >= self.text.trim_end().len() {
            self.text = common;
        }
    }

    /// Whether what is typed ends with a whole point.
    #[must_use]
    pub fn ends_with_point(&self) -> bool {
        self.text.trim_end().ends_with(|c: char| c.is_ascii_digit())
    }

    /// The points typed so far.
    #[must_use]
    pub fn selection(&self) -> Selection {
        let letters: Vec<char> = self
            .text
            .chars()
            .filter(|c| !matches!(c, 'x' | '-' | ' '))
            .collect();
        Selection::of(
            letters
                .chunks_exact(2)
                .map_while(|pair| Point::from_name(&pair.iter().collect::<String>())),
        )
    }

    /// Whether `full`, the text of a move, begins with what is typed; the signs
    /// between the points may be left out, and blanks stand anywhere.
    fn begins(&self, full: &str) -> bool {
        let mut rest = full.chars().peekable();
        self.text.chars().filter(|&c| c != ' ').all(|typed| {
            if !matches!(typed, 'x' | '-') {
                while rest.next_if(|c| matches!(c, 'x' | '-')).is_some() {}
            }
            rest.next() == Some(typed)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Point::*;

    fn typed(text: &str) -> MoveLine {
        let mut line = MoveLine::default();
        text.chars().for_each(|c| line.push(c));
        line
    }

    #[test]
    fn partial_input_filters_the_moves() {
        let legal = [
            Move::shift(A1, A4),
            Move::shift(A1, D1).removing(G7),
            Move::shift(A1, D1).removing(D6),
            Move::shift(B2, D2),
        ];
        let found = |text| typed(text).completions(&legal).len();
        assert_eq!(found("A"), 3);
        assert_eq!(found("a1"), 3);
        assert_eq!(found("a1-d1"), 2);
        assert_eq!(found("a1d1"), 2);
        assert_eq!(found("a1 d1 x"), 2);
        assert_eq!(found("a1d1g"), 1);
        assert_eq!(found("a1d1xg7"), 1);
        assert_eq!(found("a1x"), 0);
        assert_eq!(found("g"), 0);
        assert_eq!(
            typed("a1d1g7").exact(&legal),
            None,
            "the strict form has an x"
        );
        assert_eq!(typed("b2d2").exact(&legal), Some(Move::shift(B2, D2)));
    }

    #[test]
    fn typing_goes_on_from_what_is_chosen_or_begins_anew() {
        let legal = [
            Move::shift(A1, D1).removing(G7),
            Move::shift(A1, D1).removing(D6),
            Move::shift(B2, D2),
        ];
        let begin = |text: &str| {
            let mut line = MoveLine::after(&Selection::of([A1, D1]), &legal);
            for c in text.chars() {
                line.push(c);
                line.settle(&legal);
            }
            line.text().to_owned()
        };
        assert_eq!(begin("d6"), "a1-d1xd6");
        assert_eq!(begin("b2d"), "b2d");
        assert_eq!(begin("a1d1d6"), "a1d1d6");
    }

    #[test]
    fn completing_writes_what_is_common() {
        let legal = [
            Move::shift(A1, D1).removing(G7),
            Move::shift(A1, D1).removing(G4),
        ];
        let mut line = typed("a");
        line.complete(&legal);
        assert_eq!(line.text(), "a1-d1xg");
        assert_eq!(line.selection().chosen(), [A1, D1]);
    }
}
