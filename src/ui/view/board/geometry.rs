//! Where the points of the board lie on the screen, for drawing and for the
//! mouse alike.

use crate::rules::Point;
use ratatui::layout::{Position, Rect};

/// Columns and rows of the edge round the larger boards.
pub(super) const EDGE: (u16, u16) = (3, 1);

/// A size that the board is drawn in. A cell of the screen is about twice as
/// high as wide, so two neighbouring files lie twice as many cells apart as two
/// neighbouring ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Size {
    /// Ranks in rows next to each other, files 3 columns apart.
    Mini,
    /// Ranks 2 rows apart; a stone is one glyph.
    Tiny,
    /// Ranks 3 rows apart; a stone is a tile of one row.
    Small,
    /// Ranks 3 rows apart; from here on stones are discs.
    Medium,
    /// Ranks 4 rows apart; from here on the board has an edge.
    Large,
    /// Ranks 5 rows apart.
    Huge,
    /// Ranks 6 rows apart.
    Vast,
    /// Ranks 8 rows apart.
    Giant,
}

impl Size {
    /// All sizes, the smallest first.
    pub const ALL: [Size; 8] = [
        Size::Mini,
        Size::Tiny,
        Size::Small,
        Size::Medium,
        Size::Large,
        Size::Huge,
        Size::Vast,
        Size::Giant,
    ];

    /// How many rows two neighbouring ranks lie apart.
    #[must_use]
    pub const fn pitch(self) -> u16 {
        match self {
            Size::Mini => 1,
            Size::Tiny => 2,
            Size::Small | Size::Medium => 3,
            Size::Large => 4,
            Size::Huge => 5,
            Size::Vast => 6,
            Size::Giant => 8,
        }
    }

    /// How many columns two neighbouring files lie apart: such that the shape is
    /// kept, save in the smallest size, where marks beside a stone need a column
    /// each.
    #[must_use]
    pub const fn across(self) -> u16 {
        match self {
            Size::Mini => 3,
            _ => 2 * self.pitch(),
        }
    }

    /// How many columns to each side of a point, and how many rows above and
    /// below it, the stone on it and its marks may take.
    #[must_use]
    pub const fn reach(self) -> (u16, u16) {
        match self {
            Size::Mini | Size::Tiny => (1, 0),
            Size::Small => (2, 0),
            Size::Medium => (2, 1),
            Size::Large => (3, 1),
            Size::Huge => (4, 1),
            Size::Vast => (5, 2),
            Size::Giant => (7, 3),
        }
    }

    /// Columns of the whole board, with the digits of the ranks.
    #[must_use]
    pub const fn width(self) -> u16 {
        6 * self.across() + 1 + self.left() + self.right()
    }

    /// Rows of the whole board, with the letters of the files.
    #[must_use]
    pub const fn height(self) -> u16 {
        6 * self.pitch() + 1 + self.top() + self.bottom()
    }

    /// Columns left of file `a`: the digit, and what reaches out.
    const fn left(self) -> u16 {
        self.reach().0 + if self.has_edge() { EDGE.0 + 1 } else { 2 }
    }

    const fn right(self) -> u16 {
        self.reach().0 + if self.has_edge() { EDGE.0 + 1 } else { 1 }
    }

    const fn top(self) -> u16 {
        self.reach().1 + if self.has_edge() { EDGE.1 } else { 0 }
    }

    /// Rows below rank 1: what reaches down, and the letters.
    const fn bottom(self) -> u16 {
        self.reach().1 + 1
    }

    /// Whether the board is drawn with an edge round it, on which letters and
    /// digits stand.
    #[must_use]
    pub const fn has_edge(self) -> bool {
        !matches!(self, Size::Mini | Size::Tiny | Size::Small | Size::Medium)
    }
}

/// The largest size that fits into so many cells; `None` where none does.
#[must_use]
pub fn choose_size(width: u16, height: u16) -> Option<Size> {
    Size::ALL
        .into_iter()
        .rev()
        .find(|size| size.width() <= width && size.height() <= height)
}

/// Columns and rows that the smallest board needs.
#[must_use]
pub const fn smallest() -> (u16, u16) {
    (Size::Mini.width(), Size::Mini.height())
}

/// A board in its place on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    size: Size,
    area: Rect,
}

impl Geometry {
    /// The largest board that fits into `area`, in its middle; `None` where
    /// not even the smallest fits.
    #[must_use]
    pub fn fit(area: Rect) -> Option<Geometry> {
        Some(Geometry::centred(
            choose_size(area.width, area.height)?,
            area,
        ))
    }

    /// A board of this size in the middle of `area`, which it may exceed.
    #[must_use]
    pub const fn centred(size: Size, area: Rect) -> Geometry {
        let (width, height) = (size.width(), size.height());
        Geometry {
            size,
            area: Rect {
                x: area.x + area.width.saturating_sub(width) / 2,
                y: area.y + area.height.saturating_sub(height) / 2,
                width,
                height,
            },
        }
    }

    /// The size.
    #[must_use]
    pub const fn size(self) -> Size {
        self.size
    }

    /// All cells of the board, coordinates included.
    #[must_use]
    pub const fn area(self) -> Rect {
        self.area
    }

    /// The cell in which a point lies.
    #[must_use]
    pub const fn cell(self, point: Point) -> Position {
        self.crossing(point.file(), point.rank())
    }

    /// The cell where a file and a rank meet, each from 0 to 6.
    #[must_use]
    pub(super) const fn crossing(self, file: u8, rank: u8) -> Position {
        Position {
            x: self.area.x + self.size.left() + file as u16 * self.size.across(),
            y: self.area.y + self.size.top() + (6 - rank as u16) * self.size.pitch(),
        }
    }

    /// The row of the letters of the files.
    #[must_use]
    pub(super) const fn letters_row(self) -> u16 {
        self.area.y + self.area.height - 1
    }

    /// The column of the digits of the ranks.
    #[must_use]
    pub(super) const fn digits_column(self) -> u16 {
        if self.size.has_edge() {
            self.area.x + 1
        } else {
            self.area.x
        }
    }

    /// The point that somebody means who clicks on this cell: the nearest, if
    /// it is nearer than the points of the board are to each other, and no
    /// other is as near.
    #[must_use]
    pub fn hit(self, column: u16, row: u16) -> Option<Point> {
        let distance = |point: Point| {
            let cell = self.cell(point);
            let across = u32::from(cell.x.abs_diff(column));
            let down = 2 * u32::from(cell.y.abs_diff(row));
            across.pow(2) + down.pow(2)
        };
        let nearest = Point::ALL
            .into_iter()
            .min_by_key(|&point| distance(point))?;
        let best = distance(nearest);
        let rivals = Point::ALL.into_iter().filter(|&p| distance(p) == best);
        (best <= u32::from(self.size.pitch()).pow(2) && rivals.count() == 1).then_some(nearest)
    }
}
