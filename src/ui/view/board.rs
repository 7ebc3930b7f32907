//! The board: a value that says what to show, and how it becomes cells.
//!
//! ```
//! use merels::rules::{Game, Move, Point, Rules};
//! use merels::ui::theme::{Depth, Glyphs, Palette, Theme};
//! use merels::ui::view::board::{BoardView, Geometry};
//! use ratatui::{buffer::Buffer, layout::Rect};
//!
//! let mut game = Game::new(Rules::default());
//! game.play(Move::place(Point::D6))?;
//! let view = BoardView {
//!     cursor: Some(Point::F4),
//!     last_move: Some(Move::place(Point::D6)),
//!     ..BoardView::of(game.position().board())
//! };
//! let theme = Theme::new(Palette::Mono, Glyphs::Ascii, Depth::Indexed);
//! let window = Rect::new(0, 0, 80, 24);
//! let mut buffer = Buffer::empty(window);
//! if let Some(geometry) = Geometry::fit(window) {
//!     view.render(geometry, &theme, &mut buffer);
//!     assert_eq!(geometry.hit(geometry.cell(Point::D6).x, geometry.cell(Point::D6).y), Some(Point::D6));
//! }
//! # Ok::<(), merels::rules::Illegal>(())
//! ```

mod geometry;
mod ground;
mod mark;
mod shape;
mod stone;

pub use geometry::{Geometry, Size, choose_size, smallest};
pub use mark::{Legend, legend, mill_points};

use crate::rules::{Board, Move, Point, PointSet, Side};
use crate::ui::theme::Theme;
use ratatui::buffer::Buffer;

/// All that is shown on the board. The default is an empty board without marks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardView {
    /// The stones.
    pub board: Board,
    /// The point under the cursor.
    pub cursor: Option<Point>,
    /// The stone picked for moving.
    pub picked: Option<Point>,
    /// Points that may be chosen now.
    pub targets: PointSet,
    /// A stone that would stand here if the point under the cursor were chosen.
    pub ghost: Option<(Point, Side)>,
    /// The move that led to this position.
    pub last_move: Option<Move>,
    /// The points of the mills just closed: each line whose three points are
    /// among them is drawn heavy.
    pub mills: PointSet,
    /// Stones that may be taken now.
    pub removable: PointSet,
    /// What a hint points at.
    pub hint: PointSet,
    /// The stones that a refusal names.
    pub refused: PointSet,
    /// Assistance: points where a mill can be closed now.
    pub closing: PointSet,
    /// Assistance: stones that cannot move.
    pub blocked: PointSet,
    /// Assistance: the points where two lines cross.
    pub crossings: PointSet,
    /// Stones on their way, see [`crate::ui::view::animation`].
    pub motions: Vec<Motion>,
}

/// A stone on its way between two points, or growing or shrinking on one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    /// Whose stone it is.
    pub side: Side,
    /// Where it comes from.
    pub from: Point,
    /// Where it goes to; the same point for a stone that is put or taken.
    pub to: Point,
    /// How much of the way is behind it, 0 to 1.
    pub progress: f32,
    /// How large it is, 0 to 1 for full size.
    pub scale: f32,
}

impl BoardView {
    /// A board without marks.
    #[must_use]
    pub fn of(board: Board) -> BoardView {
        BoardView {
            board,
            ..BoardView::default()
        }
    }

    /// Draws the board into its place. What lies outside the buffer is left
    /// out.
    pub fn render(&self, geometry: Geometry, theme: &Theme, buffer: &mut Buffer) {
        let mut canvas = Canvas {
            geometry,
            theme,
            buffer,
        };
        canvas.ground();
        canvas.coordinates();
        canvas.lines(self.mills);
        for point in Point::READING_ORDER {
            canvas.point(self, point);
        }
        for &motion in &self.motions {
            canvas.motion(motion);
        }
    }

    /// Whose stone is to be drawn on a point: none where it is on its way.
    fn stone(&self, point: Point) -> Option<Side> {
        let moves = |motion: &Motion| motion.to == point;
        if self.motions.iter().any(moves) {
            None
        } else {
            self.board.owner(point)
        }
    }
}

/// A board in the making: where, how, and onto what.
struct Canvas<'a> {
    geometry: Geometry,
    theme: &'a Theme,
    buffer: &'a mut Buffer,
}

impl Canvas<'_> {
    /// Puts one glyph, whose style is laid over that of the cell.
    fn put(&mut self, x: u16, y: u16, symbol: &str, style: ratatui::style::Style) {
        if let Some(cell) = self.buffer.cell_mut((x, y)) {
            cell.set_symbol(symbol).set_style(style);
        }
    }
}
