//! The stones, and the points without one.

use super::geometry::Size;
use super::mark::{self, Brackets};
use super::{BoardView, Canvas, Motion};
use crate::rules::{Point, Side};
use crate::ui::theme::{Glyphs, Role};
use ratatui::layout::Position;
use ratatui::style::{Modifier, Style};

impl Size {
    /// The radius of a stone, in columns.
    const fn radius(self) -> f32 {
        match self {
            Size::Tiny => 1.0,
            Size::Small => 2.0,
            Size::Medium => 2.5,
            Size::Large => 3.3,
            Size::Huge => 4.2,
            Size::Giant => 5.7,
        }
    }
}

impl Canvas<'_> {
    /// What stands on a point, with its marks.
    pub(super) fn point(&mut self, view: &BoardView, point: Point) {
        let glyphs = self.theme.glyphs;
        let cell = self.geometry.cell(point);
        if let Some(side) = view.stone(point) {
            self.stone(side, cell, 1.0);
        } else if let Some((_, side)) = view.ghost.filter(|(at, _)| *at == point) {
            self.put(
                cell.x,
                cell.y,
                ghost(side, glyphs),
                self.theme.style(Role::Ghost),
            );
        } else if let Some(centre) = view.centre(point, glyphs) {
            self.put(cell.x, cell.y, centre.glyph, self.theme.style(centre.role));
        } else {
            let style = self.theme.style(Role::Line);
            self.put(cell.x, cell.y, mark::junction(point, glyphs), style);
        }
        let brackets = view.brackets(point, glyphs);
        if let Some(brackets) = brackets {
            self.brackets(cell, brackets, Modifier::empty());
        }
        if view.cursor == Some(point) {
            self.cursor(cell, brackets);
        }
    }

    fn brackets(&mut self, cell: Position, brackets: Brackets, modifier: Modifier) {
        let style = self.theme.style(brackets.role).add_modifier(modifier);
        let (reach, _) = self.geometry.size().reach();
        // In the larger sizes the outermost column is the cursor's own.
        self.put(cell.x.wrapping_sub(reach), cell.y, brackets.left, style);
        self.put(cell.x + reach, cell.y, brackets.right, style);
    }

    /// The cursor: reversed brackets in the small sizes, in which a mark that
    /// is there stays readable; four corners in the others.
    fn cursor(&mut self, cell: Position, marked: Option<Brackets>) {
        let glyphs = self.theme.glyphs;
        let (across, down) = self.geometry.size().reach();
        if down == 0 {
            let brackets = Brackets {
                role: Role::Cursor,
                ..marked.unwrap_or(mark::cursor(glyphs))
            };
            return self.brackets(cell, brackets, Modifier::REVERSED);
        }
        let style = self.theme.style(Role::Cursor);
        let corners = glyphs.pick(["┏", "┓", "┗", "┛"], ["/", "\\", "\\", "/"]);
        let (left, right) = (cell.x.wrapping_sub(across), cell.x + across);
        let (top, bottom) = (cell.y.wrapping_sub(down), cell.y + down);
        let places = [(left, top), (right, top), (left, bottom), (right, bottom)];
        for ((x, y), corner) in places.into_iter().zip(corners) {
            self.put(x, y, corner, style);
        }
    }

    pub(super) fn motion(&mut self, motion: Motion) {
        let (from, to) = (
            self.geometry.cell(motion.from),
            self.geometry.cell(motion.to),
        );
        let between = |a: u16, b: u16| {
            (f32::from(a) + (f32::from(b) - f32::from(a)) * motion.progress).round() as u16
        };
        let cell = Position::new(between(from.x, to.x), between(from.y, to.y));
        self.stone(motion.side, cell, motion.scale);
    }

    /// A stone with its middle in a cell.
    fn stone(&mut self, side: Side, cell: Position, scale: f32) {
        match self.geometry.size() {
            Size::Tiny | Size::Small => self.tile(side, cell, scale),
            size => self.disc(side, cell, size.radius() * scale),
        }
    }

    /// A stone of one row.
    fn tile(&mut self, side: Side, cell: Position, scale: f32) {
        let glyphs = self.theme.glyphs;
        let stone = self.theme.stone(side);
        let half = match self.geometry.size() {
            Size::Small if scale > 0.5 => 1,
            _ => 0,
        };
        let (inner, left, right, edge) = match (glyphs, stone.bg) {
            (Glyphs::Unicode, Some(body)) => (" ", "▐", "▌", Style::new().fg(body)),
            (Glyphs::Unicode, None) => match side {
                Side::White => (" ", "(", ")", stone),
                Side::Black => ("█", "▐", "▌", stone),
            },
            (Glyphs::Ascii, _) => match side {
                Side::White => (" ", "(", ")", stone),
                Side::Black => ("X", "(", ")", stone),
            },
        };
        for x in cell.x.wrapping_sub(half)..=cell.x + half {
            self.put(x, cell.y, inner, stone);
        }
        let bare = half == 0 && (glyphs == Glyphs::Ascii || stone.bg.is_none());
        if !bare && scale > 0.7 {
            self.put(cell.x.wrapping_sub(half + 1), cell.y, left, edge);
            self.put(cell.x + half + 1, cell.y, right, edge);
        }
        let engraved = match (stone.bg, side) {
            (None, _) => glyphs.stone(side),
            (Some(_), Side::White) => glyphs.pick("○", "O"),
            (Some(_), Side::Black) => glyphs.pick("□", "X"),
        };
        self.put(cell.x, cell.y, engraved, stone);
    }

    /// A round stone, its edge drawn in quarters of a cell.
    fn disc(&mut self, side: Side, cell: Position, radius: f32) {
        let stone = self.theme.stone(side);
        let body = stone.bg.map_or(Style::new(), |body| Style::new().fg(body));
        let rows = (radius / 2.0).ceil() as i32;
        let columns = radius.ceil() as i32;
        for row in -rows..=rows {
            for column in -columns..=columns {
                let quarters = covered(column, row, radius);
                let x = cell.x.wrapping_add_signed(column as i16);
                let y = cell.y.wrapping_add_signed(row as i16);
                if quarters == 0b1111 && stone.bg.is_some() {
                    self.put(x, y, " ", stone);
                } else if quarters != 0 {
                    self.put(x, y, QUARTERS[quarters], body);
                }
            }
        }
    }
}

/// Blocks by the quarters of a cell that they fill: bit 0 upper left, bit 1
/// upper right, bit 2 lower left, bit 3 lower right.
const QUARTERS: [&str; 16] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
];

/// The quarters of a cell, so many columns and rows from the middle, that lie
/// inside a circle. A cell is twice as high as wide.
fn covered(column: i32, row: i32, radius: f32) -> usize {
    let mut quarters = 0;
    for (bit, (right, lower)) in [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().enumerate() {
        let x = column as f32 - 0.25 + 0.5 * right as f32;
        let y = 2.0 * row as f32 - 0.5 + lower as f32;
        if x * x + y * y <= radius * radius {
            quarters |= 1 << bit;
        }
    }
    quarters
}

fn ghost(side: Side, glyphs: Glyphs) -> &'static str {
    match side {
        Side::White => glyphs.pick("◦", "o"),
        Side::Black => glyphs.pick("•", "x"),
    }
}
