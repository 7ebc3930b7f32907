//! Circles out of cells: discs in quarters of a cell, outlines in lines.

use super::geometry::Size;
use crate::ui::theme::Glyphs;
use ratatui::layout::Position;

/// The radius of a stone, in columns, for the sizes with round stones.
pub(super) const fn radius(size: Size) -> f32 {
    match size {
        Size::Mini | Size::Tiny | Size::Small => 1.0,
        Size::Medium => 2.2,
        Size::Large => 2.5,
        Size::Huge => 3.3,
        Size::Vast => 4.2,
        Size::Giant => 5.7,
    }
}

/// The radius of the spot that marks an empty point, as [`radius`].
pub(super) const fn dot_radius(size: Size) -> f32 {
    match size {
        Size::Vast | Size::Giant => 2.2,
        _ => 1.2,
    }
}

/// Blocks by the quarters of a cell that they fill: bit 0 upper left, bit 1
/// upper right, bit 2 lower left, bit 3 lower right.
pub(super) const QUARTERS: [&str; 16] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
];

/// The quarters of one cell that belong to the rim and to the body of a disc.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Quarters {
    pub rim: usize,
    pub body: usize,
}

impl Quarters {
    pub(super) const fn inside(self) -> usize {
        self.rim | self.body
    }

    /// The cells of a disc round the middle of a cell. A cell is twice as high
    /// as wide; the rim is as thick as a column is wide.
    pub(super) fn of_disc(middle: Position, radius: f32) -> Vec<(u16, u16, Quarters)> {
        let (columns, rows) = (radius.ceil() as i16, (radius / 2.0).ceil() as i16);
        let mut cells = Vec::new();
        for row in -rows..=rows {
            for column in -columns..=columns {
                let quarters = Quarters::of_cell(column, row, radius);
                if quarters.inside() != 0 {
                    let x = middle.x.wrapping_add_signed(column);
                    let y = middle.y.wrapping_add_signed(row);
                    cells.push((x, y, quarters));
                }
            }
        }
        cells
    }

    fn of_cell(column: i16, row: i16, radius: f32) -> Quarters {
        let mut quarters = Quarters::default();
        for (bit, (right, lower)) in [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().enumerate() {
            let x = f32::from(column) - 0.25 + 0.5 * f32::from(right as i16);
            let y = 2.0 * f32::from(row) - 0.5 + f32::from(lower as i16);
            let distance = x.hypot(y);
            if distance <= radius - 1.0 {
                quarters.body |= 1 << bit;
            } else if distance <= radius {
                quarters.rim |= 1 << bit;
            }
        }
        quarters
    }
}

/// The cells of a circle drawn with lines, the inside as blanks.
pub(super) fn outline(
    middle: Position,
    radius: f32,
    glyphs: Glyphs,
) -> Vec<(u16, u16, &'static str)> {
    let [
        upper_left,
        upper_right,
        lower_left,
        lower_right,
        row,
        column,
    ] = glyphs.pick(
        ["╭", "╮", "╰", "╯", "─", "│"],
        [".", ".", "'", "'", "-", "|"],
    );
    let widths = half_widths(radius);
    let last = widths.len() - 1;
    let mut cells = Vec::new();
    for (n, &width) in widths.iter().enumerate() {
        let outer = widths.get(n + 1).copied();
        for down in [false, true] {
            if n == 0 && down {
                continue;
            }
            let y = middle
                .y
                .wrapping_add_signed(if down { n as i16 } else { -(n as i16) });
            // Corners at the end of this row, and where the next row outwards,
            // being shorter, begins.
            let (corner, step) = if down {
                ([lower_left, lower_right], [upper_right, upper_left])
            } else {
                ([upper_left, upper_right], [lower_right, lower_left])
            };
            for dx in -width..=width {
                let symbol = match (dx.abs() == width, outer) {
                    (true, Some(outer)) if outer == width => column,
                    (true, _) if n == last || outer.is_some() => corner[usize::from(dx > 0)],
                    (false, Some(outer)) if dx.abs() == outer => step[usize::from(dx > 0)],
                    (false, Some(outer)) if dx.abs() > outer => row,
                    (false, None) => row,
                    _ => " ",
                };
                cells.push((middle.x.wrapping_add_signed(dx), y, symbol));
            }
        }
    }
    cells
}

/// How far a circle reaches to each side in the row of its middle, the one
/// next to it, and so on outwards. At least three rows; the middle three are
/// equally wide, for their ends are straight.
fn half_widths(radius: f32) -> Vec<i16> {
    let rows = ((radius / 2.0).floor() as i16).max(1);
    let mut widths: Vec<i16> = (0..=rows)
        .map(|row| {
            // The line runs through the middle of its cells, and the eye takes a
            // rounder shape from their inner edge.
            let y = (2.0 * f32::from(row) - 0.8).max(0.0);
            let reach = ((radius * radius - y * y).max(0.0).sqrt() + 0.35) as i16;
            reach.max(1)
        })
        .collect();
    widths[1] = widths[0];
    widths
}
