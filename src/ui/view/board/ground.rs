//! The surface of the board, its lines, and the letters and digits round it.

use super::Canvas;
use crate::rules::{PointSet, geometry};
use crate::ui::theme::Role;

impl Canvas<'_> {
    /// The surface, and round it the edge in the sizes that have one.
    pub(super) fn ground(&mut self) {
        let size = self.geometry.size();
        let area = self.geometry.area().intersection(*self.buffer.area());
        let board = self.theme.style(Role::Board);
        let frame = self.theme.style(Role::Frame);
        let whole = self.geometry.area();
        for position in area.positions() {
            let on_edge = size.has_frame()
                && (position.x < whole.x + 3
                    || position.x + 3 >= whole.right()
                    || position.y == whole.y
                    || position.y + 1 == whole.bottom());
            if let Some(cell) = self.buffer.cell_mut(position) {
                cell.reset();
                cell.set_style(if on_edge { frame } else { board });
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
