//! A board as plain lines of text, for the rule book and for terminals and
//! files without a screen.

use super::theme::Glyphs;
use crate::rules::{Board, Move, Point, PointSet, Side, geometry};

/// Lines that a diagram takes: the board and the letters under it.
pub const HEIGHT: usize = 14;
/// Cells that a diagram takes across.
pub const WIDTH: usize = 29;

/// A board with what is pointed out on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The stones.
    pub board: Board,
    /// The move that led here: its stone stands in brackets, and where a stone
    /// was removed there is a cross.
    pub last: Option<Move>,
    /// Points to look at: a star where they are empty, brackets round a stone.
    pub marks: PointSet,
}

/// The signs a diagram is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signs {
    /// White's and Black's stone.
    pub stones: [char; 2],
    /// Where a stone was removed.
    pub removed: char,
    /// An empty point to look at.
    pub mark: char,
    across: char,
    down: char,
    /// By the directions in which lines leave the point; see `junction`.
    junctions: [char; 16],
}

impl Signs {
    /// Box lines and round stones.
    pub const UNICODE: Signs = Signs {
        stones: ['○', '●'],
        removed: '×',
        mark: '*',
        across: '─',
        down: '│',
        junctions: [
            ' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼',
        ],
    };

    /// Nothing but ASCII.
    pub const ASCII: Signs = Signs {
        stones: ['O', 'X'],
        removed: 'x',
        mark: '*',
        across: '-',
        down: '|',
        junctions: ['+'; 16],
    };

    /// The signs of this set.
    #[must_use]
    pub const fn new(glyphs: Glyphs) -> Signs {
        glyphs.pick(Signs::UNICODE, Signs::ASCII)
    }

    /// The sign of an empty point: bit 0 for a line up, 1 right, 2 down, 3 left.
    fn junction(&self, point: Point) -> char {
        let (x, y) = place(point);
        let ways = geometry::neighbours(point).into_iter().map(|near| {
            let (nx, ny) = place(near);
            if nx == x {
                if ny < y { 1 } else { 4 }
            } else if nx > x {
                2
            } else {
                8
            }
        });
        self.junctions[ways.sum::<usize>()]
    }

    /// The stone of `side`.
    #[must_use]
    pub const fn stone(&self, side: Side) -> char {
        self.stones[side.index()]
    }
}

/// Where the rank numbers end and the board begins.
const LEFT: usize = 3;

/// The cell of a point, the first line and the first cell being 0.
fn place(point: Point) -> (usize, usize) {
    let (file, rank) = (point.file(), point.rank());
    (LEFT + 4 * usize::from(file), 2 * usize::from(6 - rank))
}

impl Diagram {
    /// [`HEIGHT`] lines, each [`WIDTH`] cells wide.
    #[must_use]
    pub fn lines(&self, signs: &Signs) -> Vec<String> {
        let mut cells = [[' '; WIDTH]; HEIGHT];
        for line in geometry::LINES {
            let ((x, y), (end_x, end_y)) = (place(line[0]), place(line[2]));
            if y == end_y {
                cells[y][x.min(end_x)..=x.max(end_x)].fill(signs.across);
            } else {
                for row in &mut cells[y.min(end_y)..=y.max(end_y)] {
                    row[x] = signs.down;
                }
            }
        }
        let moved = self.last.map(|mv| mv.to);
        let removed = self.last.and_then(|mv| mv.removal);
        for point in Point::ALL {
            let (x, y) = place(point);
            let owner = self.board.owner(point);
            let marked = self.marks.contains(point);
            cells[y][x] = match owner {
                Some(side) => signs.stone(side),
                None if removed == Some(point) => signs.removed,
                None if marked => signs.mark,
                None => signs.junction(point),
            };
            if owner.is_some() && (marked || moved == Some(point)) {
                cells[y][x - 1] = '(';
                cells[y][x + 1] = ')';
            }
        }
        for n in 0..7u8 {
            let at = usize::from(n);
            cells[2 * at][0] = char::from(b'7' - n);
            cells[HEIGHT - 1][LEFT + 4 * at] = char::from(b'a' + n);
        }
        cells.iter().map(|row| row.iter().collect()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Point::*;

    fn diagram() -> Diagram {
        Diagram {
            board: Board::new([A7, D7, G7, D2].into(), [F4, D5].into()).expect("apart"),
            last: Some(Move::shift(G4, G7).removing(E4)),
            marks: [D2, B4].into(),
        }
    }

    #[test]
    fn an_ascii_board() {
        let expected = "\
7  O-----------O----------(O)
   |           |           |
6  |   +-------+-------+   |
   |   |       |       |   |
5  |   |   +---X---+   |   |
   |   |   |       |   |   |
4  +---*---+       x---X---+
   |   |   |       |   |   |
3  |   |   +---+---+   |   |
   |   |       |       |   |
2  |   +------(O)------+   |
   |           |           |
1  +-----------+-----------+
   a   b   c   d   e   f   g";
        let lines = diagram().lines(&Signs::ASCII);
        let shown: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
        assert_eq!(shown.join("\n"), expected);
        assert!(lines.iter().all(|line| line.len() == WIDTH));
    }

    #[test]
    fn a_board_of_box_lines() {
        let expected = "\
7  ○───────────○──────────(○)
   │           │           │
6  │   ┌───────┼───────┐   │
   │   │       │       │   │
5  │   │   ┌───●───┐   │   │
   │   │   │       │   │   │
4  ├───*───┤       ×───●───┤
   │   │   │       │   │   │
3  │   │   └───┬───┘   │   │
   │   │       │       │   │
2  │   └──────(○)──────┘   │
   │           │           │
1  └───────────┴───────────┘
   a   b   c   d   e   f   g";
        let lines = diagram().lines(&Signs::UNICODE);
        let shown: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
        assert_eq!(shown.join("\n"), expected);
    }
}
