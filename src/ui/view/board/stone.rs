//! The stones, and the points without one.

use super::geometry::Size;
use super::mark::{self, Brackets};
use super::shape::{QUARTERS, Quarters, dot_radius, outline, radius};
use super::{BoardView, Canvas, Motion};
use crate::rules::{Point, Side};
use crate::ui::theme::{Glyphs, Role};
use ratatui::layout::Position;
use ratatui::style::{Modifier, Style};

impl Canvas<'_> {
    /// What stands on a point, with its marks.
    pub(super) fn point(&mut self, view: &BoardView, point: Point) {
        let glyphs = self.theme.glyphs;
        let cell = self.geometry.cell(point);
        let stone = view.stone(point);
        let brackets = view.brackets(point, glyphs).or_else(|| {
            // Where stones of neighbouring ranks touch, a mill along a file has
            // no line to be drawn heavy.
            let size = self.geometry.size();
            let touch = size.pitch() <= 2 * size.reach().1 + 1;
            let along = touch && view.in_mill_along_file(point);
            along.then(|| mark::mill(glyphs))
        });
        if let Some(side) = stone {
            let rim = brackets.map(|brackets| self.theme.style(brackets.role));
            self.stone(side, cell, 1.0, rim);
        } else {
            self.empty(view, point, cell);
        }
        if let Some(brackets) = brackets {
            self.brackets(cell, brackets, stone);
        }
        if view.cursor == Some(point) {
            self.cursor(cell, brackets);
        }
    }

    /// A point without a stone: what could happen there, what happened there,
    /// or only the lines that meet.
    fn empty(&mut self, view: &BoardView, point: Point, cell: Position) {
        let glyphs = self.theme.glyphs;
        if let Some((_, side)) = view.ghost.filter(|(at, _)| *at == point) {
            let style = self.theme.style(Role::Ghost);
            self.outline(cell, 1.0, style);
            self.put(cell.x, cell.y, ghost(side, glyphs), style);
            return;
        }
        let Some(centre) = view.centre(point, glyphs) else {
            let style = self.theme.style(Role::Line);
            self.put(cell.x, cell.y, mark::junction(point, glyphs), style);
            return;
        };
        let style = self.theme.style(centre.role);
        match centre.role {
            Role::Target | Role::Closing => self.dot(cell, centre.glyph, style),
            Role::LastMove => {
                self.outline(cell, 1.0, style.remove_modifier(Modifier::BOLD));
                self.put(cell.x, cell.y, centre.glyph, style);
            }
            _ => self.put(cell.x, cell.y, centre.glyph, style),
        }
    }

    /// A spot on an empty point, round and larger than a glyph where there is
    /// room.
    fn dot(&mut self, cell: Position, glyph: &str, style: Style) {
        let size = self.geometry.size();
        if size.reach().1 > 0 {
            let radius = dot_radius(size);
            match self.theme.glyphs {
                Glyphs::Unicode => {
                    let plain = style.remove_modifier(Modifier::BOLD);
                    for (x, y, quarters) in Quarters::of_disc(cell, radius) {
                        self.put(x, y, QUARTERS[quarters.inside()], plain);
                    }
                    let style = style.add_modifier(Modifier::REVERSED);
                    self.put(cell.x, cell.y, glyph, style);
                }
                Glyphs::Ascii => {
                    self.put(cell.x.wrapping_sub(1), cell.y, "(", style);
                    self.put(cell.x, cell.y, glyph, style);
                    self.put(cell.x + 1, cell.y, ")", style);
                }
            }
        } else {
            self.put(cell.x, cell.y, glyph, style);
        }
    }

    /// A mark left and right of a point: beside the stone, and on it in the one
    /// size in which stones come too close to each other for that.
    fn brackets(&mut self, cell: Position, brackets: Brackets, on: Option<Side>) {
        let size = self.geometry.size();
        let mut style = self.theme.style(brackets.role);
        let mut reach = size.reach().0;
        if size == Size::Medium {
            reach = 1;
            if let Some(side) = on {
                let stone = self.theme.stone(side);
                // The other side's body is the ink that can be read best.
                let ink = self.theme.stone(!side).bg;
                style = match (ink, side) {
                    (Some(ink), _) => stone.fg(ink),
                    (None, Side::White) => style,
                    (None, Side::Black) => style.add_modifier(self.solid()),
                }
                .add_modifier(Modifier::BOLD);
            }
        }
        self.put(cell.x.wrapping_sub(reach), cell.y, brackets.left, style);
        self.put(cell.x + reach, cell.y, brackets.right, style);
    }

    /// What makes a letter stand on a body that is itself drawn in ink.
    fn solid(&self) -> Modifier {
        match self.theme.glyphs {
            Glyphs::Unicode => Modifier::REVERSED,
            Glyphs::Ascii => Modifier::empty(),
        }
    }

    /// The cursor: reversed brackets in the small sizes, in which a mark that
    /// is there stays readable; four corners in the others.
    fn cursor(&mut self, cell: Position, marked: Option<Brackets>) {
        let glyphs = self.theme.glyphs;
        let (across, down) = self.geometry.size().reach();
        let style = self.theme.style(Role::Cursor);
        let (left, right) = (cell.x.wrapping_sub(across), cell.x + across);
        if down == 0 {
            let brackets = marked.unwrap_or(mark::cursor(glyphs));
            let style = style.add_modifier(Modifier::REVERSED);
            self.put(left, cell.y, brackets.left, style);
            self.put(right, cell.y, brackets.right, style);
            return;
        }
        let corners = glyphs.pick(["┏", "┓", "┗", "┛"], ["[", "]", "[", "]"]);
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
        self.stone(motion.side, cell, motion.scale, None);
    }

    /// A stone with its middle in a cell; a mark may colour its rim.
    fn stone(&mut self, side: Side, cell: Position, scale: f32, rim: Option<Style>) {
        let size = self.geometry.size();
        let stone = self.theme.stone(side);
        match (size, self.theme.glyphs, stone.bg) {
            (Size::Mini | Size::Tiny | Size::Small, ..) => self.tile(side, cell, scale),
            (_, Glyphs::Unicode, Some(_)) => self.disc(side, cell, scale, rim),
            (_, glyphs, _) => {
                let rim = rim.unwrap_or(stone);
                match (glyphs, side) {
                    (Glyphs::Unicode, Side::Black) => {
                        for (x, y, quarters) in Quarters::of_disc(cell, radius(size) * scale) {
                            self.put(x, y, QUARTERS[quarters.inside()], rim);
                        }
                    }
                    (_, Side::White) => self.outline(cell, scale, rim),
                    (Glyphs::Ascii, Side::Black) => {
                        self.outline(cell, scale, rim);
                        self.fill(cell, scale, "X", stone);
                    }
                }
                if side == Side::White {
                    self.put(cell.x, cell.y, glyphs.stone(side), stone);
                }
            }
        }
    }

    /// A stone of one row.
    fn tile(&mut self, side: Side, cell: Position, scale: f32) {
        let glyphs = self.theme.glyphs;
        let stone = self.theme.stone(side);
        let tiny = self.geometry.size() <= Size::Tiny;
        let (left, right) = (cell.x.wrapping_sub(1), cell.x + 1);
        let full = scale > 0.6;
        match (glyphs, stone.bg) {
            (Glyphs::Unicode, Some(body)) => {
                let rim = self.theme.rim(side);
                if tiny && full {
                    self.put(left, cell.y, "▐", rim);
                    self.put(right, cell.y, "▌", rim);
                } else if full {
                    self.put(left, cell.y, "▌", rim.bg(body));
                    self.put(right, cell.y, "▐", rim.bg(body));
                }
                self.put(cell.x, cell.y, self.theme.stone_glyph(side), stone);
            }
            _ => {
                if !tiny && full {
                    let [l, r] = match (glyphs, side) {
                        (Glyphs::Unicode, Side::Black) => ["▐", "▌"],
                        _ => ["(", ")"],
                    };
                    self.put(left, cell.y, l, stone);
                    self.put(right, cell.y, r, stone);
                }
                let glyph = match (glyphs, side) {
                    (Glyphs::Unicode, Side::Black) if !tiny => "█",
                    _ => glyphs.stone(side),
                };
                self.put(cell.x, cell.y, glyph, stone);
            }
        }
    }

    /// A round stone with a body and a rim of their own colours, drawn in
    /// quarters of a cell, and a groove on it that is round on white stones and
    /// square on black ones.
    fn disc(&mut self, side: Side, cell: Position, scale: f32, rim: Option<Style>) {
        let size = self.geometry.size();
        let stone = self.theme.stone(side);
        let rim = rim.map_or(self.theme.rim(side), |style| {
            style.remove_modifier(Modifier::BOLD)
        });
        for (x, y, quarters) in Quarters::of_disc(cell, radius(size) * scale) {
            let inside = quarters.inside();
            if inside != 0b1111 {
                self.put(x, y, QUARTERS[inside], rim);
            } else if quarters.rim == 0 {
                self.put(x, y, " ", stone);
            } else {
                let bg = stone.bg.unwrap_or_default();
                self.put(x, y, QUARTERS[quarters.rim], rim.bg(bg));
            }
        }
        if scale >= 1.0 {
            self.groove(side, cell, stone);
        }
    }

    /// What is engraved on a round stone: a ring or a square.
    fn groove(&mut self, side: Side, cell: Position, style: Style) {
        if self.geometry.size() < Size::Vast {
            self.put(cell.x, cell.y, self.theme.stone_glyph(side), style);
            return;
        }
        let rows = match side {
            Side::White => ["╭───╮", "│   │", "╰───╯"],
            Side::Black => ["┌───┐", "│   │", "└───┘"],
        };
        for (y, row) in (cell.y.wrapping_sub(1)..).zip(rows) {
            for (x, symbol) in (cell.x.wrapping_sub(2)..).zip(row.split("").skip(1)) {
                if !symbol.is_empty() {
                    self.put(x, y, symbol, style);
                }
            }
        }
    }

    /// The outline of a stone, in the sizes in which stones are round.
    fn outline(&mut self, cell: Position, scale: f32, style: Style) {
        let size = self.geometry.size();
        if size.reach().1 == 0 {
            return;
        }
        for (x, y, symbol) in outline(cell, radius(size) * scale, self.theme.glyphs) {
            self.put(x, y, symbol, style);
        }
    }

    /// The inside of an outline.
    fn fill(&mut self, cell: Position, scale: f32, symbol: &str, style: Style) {
        let radius = radius(self.geometry.size()) * scale;
        for (x, y, edge) in outline(cell, radius, self.theme.glyphs) {
            if edge == " " {
                self.put(x, y, symbol, style);
            }
        }
    }
}

fn ghost(side: Side, glyphs: Glyphs) -> &'static str {
    match side {
        Side::White => glyphs.pick("◦", "o"),
        Side::Black => glyphs.pick("•", "x"),
    }
}
