//! The surface of the board, its lines, and the letters and digits round it.

use super::Canvas;
use super::geometry::EDGE;
use crate::rules::{PointSet, geometry};
use crate::ui::theme::Role;

impl Canvas<'_> {
    /// The surface, and round it the edge in the sizes that have one.
    pub(super) fn ground(&mut self) {
        let wooden = self.geometry.size().has_edge();
        let whole = self.geometry.area();
        let board = self.theme.style(Role::Board);
        let edge = self.theme.style(Role::Frame);
        let grain = self.theme.style(Role::Grain);
        for position in whole.intersection(*self.buffer.area()).positions() {
            let (x, y) = (position.x - whole.x, position.y - whole.y);
            let on_edge = wooden
                && (x < EDGE.0
                    || x + EDGE.0 >= whole.width
                    || y < EDGE.1
                    || y + EDGE.1 >= whole.height);
            let style = if on_edge {
                edge
            } else if wooden && is_streak(x, y) {
                board.patch(grain)
            } else {
                board
            };
            if let Some(cell) = self.buffer.cell_mut(position) {
                cell.reset();
                cell.set_style(style);
            }
        }
    }

    /// Letters of the files and digits of the ranks.
    pub(super) fn coordinates(&mut self) {
        let style = self.theme.style(Role::Coordinate);
        for (n, letter) in (0..).zip(["a", "b", "c", "d", "e", "f", "g"]) {
            let x = self.geometry.crossing(n, 0).x;
            self.put(x, self.geometry.letters_row(), letter, style);
        }
        for (n, digit) in (0..).zip(["1", "2", "3", "4", "5", "6", "7"]) {
            let y = self.geometry.crossing(0, n).y;
            self.put(self.geometry.digits_column(), y, digit, style);
        }
    }

    /// The lines between the points; those of `mills` heavy.
    pub(super) fn lines(&mut self, mills: PointSet) {
        let light = self.theme.glyphs.pick(["─", "│"], ["-", "|"]);
        let heavy = self.theme.glyphs.pick(["━", "┃"], ["=", "#"]);
        for (n, [start, _, end]) in geometry::LINES.into_iter().enumerate() {
            let (glyphs, role) = if mills.contains_all(geometry::line_set(n)) {
                (heavy, Role::Mill)
            } else {
                (light, Role::Line)
            };
            let style = self.theme.style(role);
            let (a, b) = (self.geometry.cell(start), self.geometry.cell(end));
            for x in a.x.min(b.x) + 1..a.x.max(b.x) {
                self.put(x, a.y, glyphs[0], style);
            }
            for y in a.y.min(b.y) + 1..a.y.max(b.y) {
                self.put(a.x, y, glyphs[1], style);
            }
        }
    }
}

/// Whether the wood is darker in this cell of the board: streaks along the
/// rows, of uneven length and the same each time.
fn is_streak(x: u16, y: u16) -> bool {
    let mix = |n: u32| {
        let n = (n ^ (n >> 15)).wrapping_mul(0x2c1b_3c6d);
        (n ^ (n >> 12)).wrapping_mul(0x297a_2d39) >> 16
    };
    let row = u32::from(y);
    let length = 7 + mix(row) % 13;
    let streak = (u32::from(x) + mix(row + 999) % 32) / length;
    mix(row * 64 + streak) % 5 < 2
}
