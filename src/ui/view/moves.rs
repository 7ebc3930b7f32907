//! The list of the moves, a row for two plies, the current one marked.

use crate::rules::{Move, Side};
use crate::ui::theme::{Role, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

/// The longest move, `a1-a4xg7`, and a blank.
const CELL: u16 = 9;

/// The moves of a game and the one that is marked.
#[derive(Clone, Copy, Debug)]
pub struct MoveList<'a> {
    /// The moves.
    pub moves: &'a [Move],
    /// Who made the first of them.
    pub first: Side,
    /// How many plies have been played in what is shown.
    pub ply: usize,
}

impl MoveList<'_> {
    /// Places of the moves as if Black's first move had a place before it.
    const fn shift(&self) -> usize {
        match self.first {
            Side::White => 0,
            Side::Black => 1,
        }
    }

    /// Columns of the move numbers.
    fn number_width(&self) -> u16 {
        let last = (self.moves.len() + self.shift()).div_ceil(2).max(1);
        last.to_string().len() as u16 + 2
    }

    /// The first row shown: such that the current move is among them, with a
    /// move after it where there is one.
    fn first_row(&self, rows: usize) -> usize {
        let all = (self.moves.len() + self.shift()).div_ceil(2);
        let current = (self.ply.max(1) - 1 + self.shift()) / 2;
        (current + 2).min(all).saturating_sub(rows)
    }

    /// Where each move that is shown lies, with the ply after it.
    fn cells(&self, area: Rect) -> impl Iterator<Item = (Rect, usize)> + '_ {
        let first = self.first_row(area.height.into());
        let left = area.x + self.number_width();
        (0..self.moves.len()).filter_map(move |n| {
            let place = n + self.shift();
            let row = (place / 2).checked_sub(first)?;
            let x = left + (place % 2) as u16 * CELL;
            let cell = Rect::new(x, area.y + row as u16, CELL - 1, 1);
            (row < area.height.into()).then(|| (cell.intersection(area), n + 1))
        })
    }

    /// The ply of the move on this cell.
    pub fn hit(&self, area: Rect, column: u16, row: u16) -> Option<usize> {
        self.cells(area)
            .find(|(cell, _)| cell.contains(Position::new(column, row)))
            .map(|(_, ply)| ply)
    }

    /// Draws the list.
    pub fn draw(&self, theme: &Theme, area: Rect, buffer: &mut Buffer) {
        let number_width = usize::from(self.number_width());
        for (cell, ply) in self.cells(area) {
            let place = ply - 1 + self.shift();
            if place.is_multiple_of(2) || ply == 1 {
                let number = format!("{:>w$}.", place / 2 + 1, w = number_width - 2);
                buffer.set_stringn(
                    area.x,
                    cell.y,
                    number,
                    area.width.into(),
                    theme.style(Role::Quiet),
                );
            }
            let role = if ply == self.ply {
                Role::Current
            } else {
                Role::Text
            };
            let text = self.moves[ply - 1].to_string();
            let width = cell.width.into();
            buffer.set_stringn(cell.x, cell.y, text, width, theme.style(role));
            if ply == self.ply && cell.x > area.x {
                // The mark does not depend on colours.
                buffer.set_stringn(cell.x - 1, cell.y, ">", 1, theme.style(Role::Current));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Point;

    #[test]
    fn the_current_move_is_always_among_the_rows() {
        let moves = vec![Move::shift(Point::A1, Point::A4); 200];
        let area = Rect::new(3, 5, 30, 7);
        for first in Side::ALL {
            for ply in 1..=moves.len() {
                let list = MoveList {
                    moves: &moves,
                    first,
                    ply,
                };
                let shown = list.cells(area).find(|(_, of)| *of == ply);
                let (cell, _) = shown.unwrap();
                assert_eq!(list.hit(area, cell.x, cell.y), Some(ply));
            }
        }
    }
}
