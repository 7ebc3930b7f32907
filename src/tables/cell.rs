//! What a table says of one position, and what the solver notes on the way.

/// The limit that the tables know, in plies.
pub(super) const LIMIT: u16 = 50;

/// Whether the side to move wins, draws or loses, the better the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// The side to move loses.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// The side to move wins.
    Win,
}

impl Value {
    /// The same value as the other side sees it.
    #[must_use]
    pub const fn for_the_other(self) -> Value {
        match self {
            Value::Loss => Value::Win,
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
        }
    }
}

/// The value of a position in sixteen bits.
///
/// Decided: the top bit, then win or loss, then whether it stands only without
/// the limit, then `N` in twelve bits. Undecided, while solving: how many ways
/// out are left (quiet moves, and one for all removals where these do not
/// lose), with two notes on removals into positions that are decided only
/// without the limit. At the end 0 is a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub(super) struct Cell(pub(super) u16);

impl Cell {
    const DECIDED: u16 = 0x8000;
    const WIN: u16 = 0x4000;
    const BEYOND: u16 = 0x2000;
    const N: u16 = 0x0FFF;
    /// The way out by removals is closed without the limit.
    const SOFT: u16 = 0x0100;
    /// A removal wins without the limit.
    const WINS_BEYOND: u16 = 0x0200;

    /// Neither side can force a win, limit or not.
    pub(super) const DRAW: Cell = Cell(0);

    /// A win in `n`; `beyond` where it stands only without the limit.
    #[inline]
    pub(super) const fn win(n: u16, beyond: bool) -> Cell {
        Cell(Cell::DECIDED | Cell::WIN | if beyond { Cell::BEYOND } else { 0 } | n)
    }

    /// A loss in `n`; `beyond` where it stands only without the limit.
    #[inline]
    pub(super) const fn loss(n: u16, beyond: bool) -> Cell {
        Cell(Cell::DECIDED | if beyond { Cell::BEYOND } else { 0 } | n)
    }

    /// Undecided, with this many ways out.
    #[inline]
    pub(super) const fn open(ways: u16, soft: bool, wins_beyond: bool) -> Cell {
        Cell(
            ways | if soft { Cell::SOFT } else { 0 }
                | if wins_beyond { Cell::WINS_BEYOND } else { 0 },
        )
    }

    #[inline]
    pub(super) const fn is_decided(self) -> bool {
        self.0 & Cell::DECIDED != 0
    }

    #[inline]
    pub(super) const fn is_win(self) -> bool {
        self.0 & (Cell::DECIDED | Cell::WIN) == Cell::DECIDED | Cell::WIN
    }

    /// Whether the value stands only without the limit.
    #[inline]
    pub(super) const fn is_beyond(self) -> bool {
        self.is_decided() && self.0 & Cell::BEYOND != 0
    }

    /// The `N` of a decided position.
    #[inline]
    pub(super) const fn n(self) -> u16 {
        self.0 & Cell::N
    }

    /// Whether this is a win or loss in `n`.
    #[inline]
    pub(super) const fn is_in(self, n: u16, beyond: bool) -> bool {
        self.0 & !Cell::WIN == Cell::loss(n, beyond).0
    }

    /// Whether a removal wins without the limit, of an open cell.
    #[inline]
    pub(super) const fn wins_beyond(self) -> bool {
        self.0 & (Cell::DECIDED | Cell::WINS_BEYOND) == Cell::WINS_BEYOND
    }

    /// Whether removals are a way out only under the limit, of an open cell.
    #[inline]
    pub(super) const fn is_soft(self) -> bool {
        self.0 & (Cell::DECIDED | Cell::SOFT) == Cell::SOFT
    }

    /// One way out fewer; whether none is left.
    #[inline]
    pub(super) fn close_way(&mut self) -> bool {
        debug_assert!(!self.is_decided() && self.0 & 0xFF > 0);
        self.0 -= 1;
        self.0 & 0xFF == 0
    }

    /// The same without the notes on removals.
    pub(super) fn without_notes(self) -> Cell {
        if self.is_decided() {
            self
        } else {
            Cell(self.0 & 0xFF)
        }
    }

    /// What stays when all is solved: what is open is a draw.
    pub(super) const fn settled(self) -> Cell {
        if self.is_decided() { self } else { Cell::DRAW }
    }

    /// What a removal into this position has to know of it.
    pub(super) const fn outcome(self) -> Outcome {
        if !self.is_decided() {
            Outcome::Draw
        } else if self.is_win() {
            if self.is_beyond() {
                Outcome::WinBeyond
            } else {
                Outcome::Win
            }
        } else if self.is_beyond() {
            Outcome::LossBeyond
        } else {
            Outcome::Loss
        }
    }
}

/// The value of a position counted from 0 quiet plies, for the side to move,
/// under the limit and without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub(super) enum Outcome {
    Draw,
    Win,
    Loss,
    /// Won without the limit only.
    WinBeyond,
    /// Lost without the limit only.
    LossBeyond,
}

impl Outcome {
    pub(super) const ALL: [Outcome; 5] = [
        Outcome::Draw,
        Outcome::Win,
        Outcome::Loss,
        Outcome::WinBeyond,
        Outcome::LossBeyond,
    ];
}

/// The outcomes of a table, two in a byte.
#[derive(Clone, Debug)]
pub(super) struct Outcomes {
    columns: usize,
    nibbles: Vec<u8>,
}

impl Outcomes {
    /// A table of draws.
    pub(super) fn drawn(columns: usize, cells: usize) -> Outcomes {
        Outcomes {
            columns,
            nibbles: vec![0; cells.div_ceil(2)],
        }
    }

    /// The nibbles of each `cells` cells, which must be an even number.
    pub(super) fn chunks_mut(&mut self, cells: usize) -> std::slice::ChunksMut<'_, u8> {
        self.nibbles.chunks_mut(cells / 2)
    }

    /// Puts the outcome of cell `n` into nibbles that are still drawn there.
    #[inline]
    pub(super) fn put(nibbles: &mut [u8], n: usize, outcome: Outcome) {
        nibbles[n / 2] |= (outcome as u8) << (4 * (n % 2));
    }

    #[inline]
    pub(super) fn get(&self, row: usize, column: usize) -> Outcome {
        let n = row * self.columns + column;
        Outcome::ALL[usize::from(self.nibbles[n / 2] >> (4 * (n % 2)) & 0xF)]
    }
}
