//! A screen as a picture: a buffer of cells becomes SVG text.
//!
//! Blocks and box-drawing lines are drawn as shapes and not as letters, as many
//! terminals do it too, so that the picture does not depend on the font.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use std::fmt::Write;

/// Columns and rows are so many units wide and high.
const CELL: (u32, u32) = (10, 20);

/// What the terminal itself brings: its own two colours, which a screen calls
/// the default, and its sixteen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terminal {
    /// The default colour of text, as `0xRRGGBB`.
    pub text: u32,
    /// The default ground.
    pub ground: u32,
    /// The sixteen, in their usual order.
    pub sixteen: [u32; 16],
}

impl Terminal {
    /// A dark terminal with soft colours.
    pub const DARK: Terminal = Terminal {
        text: 0xd8_d8_d8,
        ground: 0x18_18_18,
        sixteen: [
            0x18_18_18, 0xcc_5a_56, 0x7f_b0_5f, 0xd0_a8_4c, 0x5c_8f_d0, 0xb0_78_c0, 0x50_a8_a8,
            0xb8_b8_b8, 0x68_68_68, 0xe8_7a_74, 0x9c_d0_7c, 0xec_c8_70, 0x80_b0_f0, 0xd0_98_e0,
            0x74_c8_c8, 0xf8_f8_f8,
        ],
    };

    /// A light terminal.
    pub const LIGHT: Terminal = Terminal {
        text: 0x28_28_28,
        ground: 0xfa_fa_fa,
        sixteen: [
            0x20_20_20, 0xb0_30_30, 0x3c_7a_28, 0x90_68_00, 0x28_58_a8, 0x88_40_98, 0x10_78_78,
            0xc8_c8_c8, 0x70_70_70, 0xd0_48_48, 0x50_98_38, 0xb0_88_10, 0x40_78_d0, 0xa8_58_b8,
            0x28_98_98, 0xff_ff_ff,
        ],
    };

    fn rgb(&self, color: Color, default: u32) -> u32 {
        match color {
            Color::Reset => default,
            Color::Rgb(r, g, b) => u32::from_be_bytes([0, r, g, b]),
            Color::Indexed(n) => self.indexed(n),
            Color::Black => self.sixteen[0],
            Color::Red => self.sixteen[1],
            Color::Green => self.sixteen[2],
            Color::Yellow => self.sixteen[3],
            Color::Blue => self.sixteen[4],
            Color::Magenta => self.sixteen[5],
            Color::Cyan => self.sixteen[6],
            Color::Gray => self.sixteen[7],
            Color::DarkGray => self.sixteen[8],
            Color::LightRed => self.sixteen[9],
            Color::LightGreen => self.sixteen[10],
            Color::LightYellow => self.sixteen[11],
            Color::LightBlue => self.sixteen[12],
            Color::LightMagenta => self.sixteen[13],
            Color::LightCyan => self.sixteen[14],
            Color::White => self.sixteen[15],
        }
    }

    fn indexed(&self, n: u8) -> u32 {
        let cube = |step: u8| match step {
            0 => 0,
            step => 55 + 40 * step,
        };
        match n {
            0..16 => self.sixteen[usize::from(n)],
            16..232 => {
                let n = n - 16;
                u32::from_be_bytes([0, cube(n / 36), cube(n / 6 % 6), cube(n % 6)])
            }
            232.. => {
                let grey = 8 + 10 * (n - 232);
                u32::from_be_bytes([0, grey, grey, grey])
            }
        }
    }

    /// Ink and ground of a cell.
    fn colors(&self, cell: &Cell) -> (u32, u32) {
        let mut ink = self.rgb(cell.fg, self.text);
        let mut ground = self.rgb(cell.bg, self.ground);
        if cell.modifier.contains(Modifier::REVERSED) {
            (ink, ground) = (ground, ink);
        }
        if cell.modifier.contains(Modifier::DIM) {
            ink = halfway(ink, ground);
        }
        (ink, ground)
    }
}

fn halfway(a: u32, b: u32) -> u32 {
    let (a, b) = (a.to_be_bytes(), b.to_be_bytes());
    u32::from_be_bytes(std::array::from_fn(|n| a[n].midpoint(b[n])))
}

/// The picture of a screen.
#[must_use]
pub fn picture(buffer: &Buffer, terminal: &Terminal) -> String {
    let area = *buffer.area();
    let (width, height) = (
        u32::from(area.width) * CELL.0,
        u32::from(area.height) * CELL.1,
    );
    let mut svg = String::new();
    let mut line = |text: std::fmt::Arguments<'_>| {
        // Writing to a string does not fail.
        let _ = writeln!(svg, "{text}");
    };
    line(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" font-size=\"16\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\">"
    ));
    line(format_args!(
        "<rect width=\"{width}\" height=\"{height}\" fill=\"#{:06x}\"/>",
        terminal.ground
    ));
    for row in area.rows() {
        for (text, fill) in grounds(buffer, row, terminal) {
            line(format_args!("<rect {text} fill=\"#{fill:06x}\"/>"));
        }
    }
    for row in area.rows() {
        for text in inks(buffer, row, terminal) {
            line(format_args!("{text}"));
        }
    }
    line(format_args!("</svg>"));
    svg
}

/// Runs of cells with the same ground, as places of rectangles.
fn grounds(buffer: &Buffer, row: Rect, terminal: &Terminal) -> Vec<(String, u32)> {
    let mut runs: Vec<(u32, u32, u32)> = Vec::new();
    for (column, position) in (0u32..).zip(row.positions()) {
        let (_, ground) = terminal.colors(&buffer[position]);
        match runs.last_mut() {
            Some((start, length, color)) if *color == ground && *start + *length == column => {
                *length += 1;
            }
            _ => runs.push((column, 1, ground)),
        }
    }
    let y = u32::from(row.y - buffer.area().y) * CELL.1;
    runs.into_iter()
        .filter(|(_, _, color)| *color != terminal.ground)
        .map(|(start, length, color)| {
            let place = format!(
                "x=\"{}\" y=\"{y}\" width=\"{}\" height=\"{}\"",
                start * CELL.0,
                length * CELL.0,
                CELL.1
            );
            (place, color)
        })
        .collect()
}

/// What is written and drawn in a row: runs of letters in one style, and the
/// shapes of blocks and lines.
fn inks(buffer: &Buffer, row: Rect, terminal: &Terminal) -> Vec<String> {
    let mut elements = Vec::new();
    let mut drawn: Vec<(u32, Rectangles)> = Vec::new();
    let mut letters: Option<Letters> = None;
    let y = u32::from(row.y - buffer.area().y) * CELL.1;
    for (column, position) in (0u32..).zip(row.positions()) {
        let cell = &buffer[position];
        let (ink, _) = terminal.colors(cell);
        let x = column * CELL.0;
        let shapes = shapes(cell.symbol());
        if let Some(path) = rounded(cell.symbol()) {
            elements.push(format!(
                "<path d=\"M{} {}{path}\" fill=\"none\" stroke=\"#{ink:06x}\" stroke-width=\"2\"/>",
                x + 5,
                y + 10
            ));
            elements.extend(letters.take().map(|run| run.element(y)));
            continue;
        }
        let line = cell.modifier.contains(Modifier::UNDERLINED);
        let line = line.then_some([0, 17, 10, 1]);
        for [left, top, width, height] in shapes.iter().copied().chain(line) {
            let place = drawn.iter().position(|(color, _)| *color == ink);
            let place = place.unwrap_or_else(|| {
                drawn.push((ink, Rectangles::default()));
                drawn.len() - 1
            });
            drawn[place].1.add([x + left, y + top, width, height]);
        }
        if !shapes.is_empty() {
            elements.extend(letters.take().map(|run| run.element(y)));
            continue;
        }
        if cell.symbol().trim().is_empty() {
            elements.extend(letters.take().map(|run| run.element(y)));
            continue;
        }
        let style = (ink, cell.modifier & (Modifier::BOLD | Modifier::ITALIC));
        if letters.as_ref().is_some_and(|run| run.style != style) {
            elements.extend(letters.take().map(|run| run.element(y)));
        }
        let run = letters.get_or_insert_with(|| Letters::new(style));
        run.places.push(x);
        run.text.push_str(cell.symbol());
    }
    elements.extend(letters.take().map(|run| run.element(y)));
    elements.extend(drawn.iter().map(|(ink, shapes)| shapes.element(*ink)));
    elements
}

/// Rectangles of one colour; those that continue each other are one.
#[derive(Default)]
struct Rectangles(Vec<[u32; 4]>);

impl Rectangles {
    fn add(&mut self, [left, top, width, height]: [u32; 4]) {
        let before = self
            .0
            .iter_mut()
            .find(|[x, y, w, h]| (*y, *h) == (top, height) && *x + *w == left);
        match before {
            Some([_, _, w, _]) => *w += width,
            None => self.0.push([left, top, width, height]),
        }
    }

    fn element(&self, ink: u32) -> String {
        let outlines = self
            .0
            .iter()
            .map(|[x, y, width, height]| format!("M{x} {y}h{width}v{height}h-{width}z"));
        format!(
            "<path d=\"{}\" fill=\"#{ink:06x}\" shape-rendering=\"crispEdges\"/>",
            outlines.collect::<String>()
        )
    }
}

/// Letters of one style that stand side by side, each at its own place.
struct Letters {
    style: (u32, Modifier),
    places: Vec<u32>,
    text: String,
}

impl Letters {
    const fn new(style: (u32, Modifier)) -> Letters {
        Letters {
            style,
            places: Vec::new(),
            text: String::new(),
        }
    }

    fn element(&self, y: u32) -> String {
        let (ink, modifier) = self.style;
        let places: Vec<String> = self.places.iter().map(u32::to_string).collect();
        let weight = if modifier.contains(Modifier::BOLD) {
            " font-weight=\"bold\""
        } else {
            ""
        };
        let slant = if modifier.contains(Modifier::ITALIC) {
            " font-style=\"italic\""
        } else {
            ""
        };
        let text = self
            .text
            .replace('&', "&amp;")
            .replace('<', "&lt;")
            .replace('>', "&gt;");
        format!(
            "<text x=\"{}\" y=\"{}\" fill=\"#{ink:06x}\"{weight}{slant}>{text}</text>",
            places.join(" "),
            y + 15
        )
    }
}

/// The rectangles, left, top, width and height within the cell, that a block
/// or a box-drawing line consists of; none for a letter.
fn shapes(symbol: &str) -> Vec<[u32; 4]> {
    const QUARTERS: &str = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";
    let mut letters = symbol.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return Vec::new();
    };
    if letter == ' ' {
        return Vec::new();
    }
    if let Some(quarters) = QUARTERS.chars().position(|quarter| quarter == letter) {
        return [[0, 0], [5, 0], [0, 10], [5, 10]]
            .into_iter()
            .enumerate()
            .filter(|(bit, _)| quarters & (1 << bit) != 0)
            .map(|(_, [left, top])| [left, top, 5, 10])
            .collect();
    }
    let Some([left, right, up, down]) = arms(letter) else {
        return Vec::new();
    };
    let mut parts = Vec::new();
    for (thick, part) in [
        (left, [0, 10, 5, 0]),
        (right, [5, 10, 5, 0]),
        (up, [5, 0, 0, 10]),
        (down, [5, 10, 0, 10]),
    ] {
        let width = match thick {
            0 => continue,
            1 => 2,
            _ => 4,
        };
        let [x, y, w, h] = part;
        parts.push(if w == 0 {
            [x - width / 2, y, width, h]
        } else {
            [x, y - width / 2, w, width]
        });
    }
    // Where lines turn, their ends overlap, so that no corner is missing.
    let straight = left == right && up == down && (left == 0 || up == 0);
    if !straight && let Some(width) = [left, right, up, down].into_iter().max().map(|t| 2 * t) {
        parts.push([5 - width / 2, 10 - width / 2, width, width]);
    }
    parts
}

/// The path of a rounded corner, from the middle of its cell.
fn rounded(symbol: &str) -> Option<&'static str> {
    Some(match symbol {
        "╭" => "m5 0q-5 0 -5 5v5",
        "╮" => "m-5 0q5 0 5 5v5",
        "╰" => "m5 0q-5 0 -5 -5v-5",
        "╯" => "m-5 0q5 0 5 -5v-5",
        _ => return None,
    })
}

/// How thick the lines of a box-drawing letter are to the left, to the right,
/// upwards and downwards: 0 none, 1 light, 2 heavy.
const fn arms(letter: char) -> Option<[u32; 4]> {
    Some(match letter {
        '─' => [1, 1, 0, 0],
        '│' => [0, 0, 1, 1],
        '┌' => [0, 1, 0, 1],
        '┐' => [1, 0, 0, 1],
        '└' => [0, 1, 1, 0],
        '┘' => [1, 0, 1, 0],
        '├' => [0, 1, 1, 1],
        '┤' => [1, 0, 1, 1],
        '┬' => [1, 1, 0, 1],
        '┴' => [1, 1, 1, 0],
        '┼' => [1, 1, 1, 1],
        '━' => [2, 2, 0, 0],
        '┃' => [0, 0, 2, 2],
        '┏' => [0, 2, 0, 2],
        '┓' => [2, 0, 0, 2],
        '┗' => [0, 2, 2, 0],
        '┛' => [2, 0, 2, 0],
        '╸' => [2, 0, 0, 0],
        '╺' => [0, 2, 0, 0],
        '╹' => [0, 0, 2, 0],
        '╻' => [0, 0, 0, 2],
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::style::Style;

    #[test]
    fn a_line_of_text_becomes_one_element_with_a_place_for_each_letter() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 5, 1));
        buffer.set_string(0, 0, "a<b", Style::new().fg(Color::Rgb(1, 2, 3)));
        let svg = picture(&buffer, &Terminal::DARK);
        assert!(
            svg.contains("<text x=\"0 10 20\" y=\"15\" fill=\"#010203\">a&lt;b</text>"),
            "{svg}"
        );
    }

    #[test]
    fn blocks_and_lines_become_shapes() {
        assert_eq!(shapes("▀"), [[0, 0, 5, 10], [5, 0, 5, 10]]);
        assert_eq!(shapes("─"), [[0, 9, 5, 2], [5, 9, 5, 2]]);
        assert_eq!(shapes("┌").len(), 3);
        assert!(shapes("a").is_empty());
        assert!(shapes(" ").is_empty());
    }

    #[test]
    fn a_line_of_many_cells_is_one_shape() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 5, 1));
        buffer.set_string(0, 0, "─────", Style::new());
        let svg = picture(&buffer, &Terminal::DARK);
        assert!(svg.contains("d=\"M0 9h50v2h-50z\""), "{svg}");
    }

    #[test]
    fn reversed_cells_change_ink_and_ground() {
        let mut cell = Cell::new("x");
        cell.modifier = Modifier::REVERSED;
        assert_eq!(
            Terminal::LIGHT.colors(&cell),
            (Terminal::LIGHT.ground, Terminal::LIGHT.text)
        );
    }
}
