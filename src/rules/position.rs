//! A position: what can be played, why not, and whether it is decided.

use super::board::Board;
use super::geometry;
use super::moves::{Illegal, Move};
use super::options::Rules;
use super::outcome::{Outcome, WinReason};
use super::point::Point;
use super::point_set::PointSet;
use super::side::Side;

/// What a side may do with its stones. It belongs to a side, not to the board:
/// one side may fly while the other slides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Stones are in hand: one is placed on any empty point.
    Placing,
    /// The hand is empty: a stone slides along a line to the next point.
    Moving,
    /// The hand is empty and three stones are left: a stone may go to any empty
    /// point.
    Flying,
}

/// Stones on the board and in hand, and whose turn it is.
///
/// Two positions are equal exactly where the repetition rule calls them the
/// same: same stones on the same points, same side to move, same stones in
/// hand. What the past adds, the quiet plies and earlier occurrences, belongs
/// to [`Game`](super::Game).
///
/// A position is small and is copied to be played on. Moves take the [`Rules`]
/// they are judged by; only whether flying is on matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    in_hand: [u8; 2],
    turn: Side,
}

/// Why there is no such position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPosition {
    /// A side has more than nine stones, board and hand together.
    TooManyStones {
        /// The side.
        side: Side,
        /// Its stones on the board.
        on_board: usize,
        /// Its stones in hand.
        in_hand: u8,
    },
}

impl std::fmt::Display for BadPosition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let BadPosition::TooManyStones {
            side,
            on_board,
            in_hand,
        } = self;
        write!(
            f,
            "{side:?} has {on_board} stones on the board and {in_hand} in hand, at most 9 in all"
        )
    }
}

impl std::error::Error for BadPosition {}

impl Position {
    /// How many stones each side begins with.
    pub const STONES: u8 = 9;

    /// The start: an empty board, nine stones in each hand, White to move.
    pub const START: Position = Position {
        board: Board::EMPTY,
        in_hand: [Position::STONES; 2],
        turn: Side::White,
    };

    /// Sets a position up. `in_hand` has White's stones first.
    ///
    /// Positions that play cannot reach are allowed: a side with fewer than
    /// three stones in all has lost already.
    ///
    /// # Errors
    /// Where a side would have more than nine stones.
    pub fn new(board: Board, in_hand: [u8; 2], turn: Side) -> Result<Position, BadPosition> {
        for side in Side::ALL {
            let (on_board, in_hand) = (board.stones(side).len(), in_hand[side.index()]);
            if on_board + usize::from(in_hand) > usize::from(Position::STONES) {
                return Err(BadPosition::TooManyStones {
                    side,
                    on_board,
                    in_hand,
                });
            }
        }
        Ok(Position {
            board,
            in_hand,
            turn,
        })
    }

    /// The stones on the board.
    #[must_use]
    pub const fn board(self) -> Board {
        self.board
    }

    /// The side to move. Decided positions have one too.
    #[must_use]
    pub const fn turn(self) -> Side {
        self.turn
    }

    /// How many stones `side` has in hand, 0 to 9.
    #[must_use]
    pub const fn in_hand(self, side: Side) -> u8 {
        self.in_hand[side.index()]
    }

    /// How many stones `side` has on the board and in hand together, 0 to 9.
    #[must_use]
    #[inline]
    pub const fn stones_left(self, side: Side) -> u8 {
        self.board.stones(side).len() as u8 + self.in_hand(side)
    }

    /// What `side` may do with its stones.
    #[must_use]
    #[inline]
    pub const fn phase(self, side: Side, rules: Rules) -> Phase {
        if self.in_hand(side) > 0 {
            Phase::Placing
        } else if rules.flying && self.board.stones(side).len() == 3 {
            Phase::Flying
        } else {
            Phase::Moving
        }
    }

    /// Where the stone of the side to move may go from `from` (`None` is the
    /// hand): all empty points, or the empty neighbours for a slide. Whether
    /// `from` is a stone of that side, and whether it is allowed to move now,
    /// is not asked.
    #[inline]
    fn targets(self, from: Option<Point>, phase: Phase) -> PointSet {
        let empty = self.board.empty();
        match (from, phase) {
            (Some(from), Phase::Moving) => empty & geometry::neighbours(from),
            _ => empty,
        }
    }

    /// The points where a stone that leaves `from` (`None` is the hand) would
    /// close a mill of the side to move.
    #[inline]
    fn closing_points(self, from: Option<Point>) -> PointSet {
        let own = self.board.stones(self.turn);
        geometry::closing_points(from.map_or(own, |from| own.without(from)))
    }

    /// Whether playing `mv` completes a mill of the side to move. Whether `mv`
    /// is legal is not asked; its removal does not matter.
    #[must_use]
    pub fn closes_mill(self, mv: Move) -> bool {
        self.closing_points(mv.from).contains(mv.to)
    }

    /// Calls `visit` with the stones that may be moved, `None` for the hand,
    /// each with the points it may go to and those of them that close a mill.
    #[inline]
    fn for_each_origin(
        self,
        rules: Rules,
        mut visit: impl FnMut(Option<Point>, PointSet, PointSet),
    ) {
        let phase = self.phase(self.turn, rules);
        let mut origin = |from| {
            let targets = self.targets(from, phase);
            visit(from, targets, targets & self.closing_points(from));
        };
        if phase == Phase::Placing {
            origin(None);
        } else {
            for from in self.board.stones(self.turn) {
                origin(Some(from));
            }
        }
    }

    /// Calls `visit` with each legal move; none where the position is decided.
    /// Nothing is allocated.
    #[inline]
    pub fn for_each_move(self, rules: Rules, mut visit: impl FnMut(Move)) {
        if self.side_below_three().is_some() {
            return;
        }
        let removable = self.board.removable(!self.turn);
        self.for_each_origin(rules, |from, targets, closing| {
            for to in targets {
                let step = Move {
                    from,
                    to,
                    removal: None,
                };
                if closing.contains(to) && !removable.is_empty() {
                    for point in removable {
                        visit(step.removing(point));
                    }
                } else {
                    visit(step);
                }
            }
        });
    }

    /// The legal moves, in no promised order; none where the position is
    /// decided. Draws are not asked: they belong to a game.
    ///
    /// ```
    /// use merels::rules::{Position, Rules};
    /// assert_eq!(Position::START.legal_moves(Rules::default()).len(), 24);
    /// ```
    #[must_use]
    pub fn legal_moves(self, rules: Rules) -> Vec<Move> {
        let mut moves = Vec::new();
        self.for_each_move(rules, |mv| moves.push(mv));
        moves
    }

    /// How many legal moves there are, without listing them.
    #[must_use]
    #[inline]
    pub fn count_moves(self, rules: Rules) -> u64 {
        if self.side_below_three().is_some() {
            return 0;
        }
        let removals = self.board.removable(!self.turn).len().max(1);
        let mut count = 0;
        self.for_each_origin(rules, |_, targets, closing| {
            count += targets.len() + closing.len() * (removals - 1);
        });
        count as u64
    }

    /// Whether the side to move has a step at all. Cheaper than listing moves.
    #[must_use]
    #[inline]
    pub fn can_move(self, rules: Rules) -> bool {
        let empty = self.board.empty();
        match self.phase(self.turn, rules) {
            Phase::Placing | Phase::Flying => !empty.is_empty(),
            Phase::Moving => {
                let near = geometry::neighbours_of_set(self.board.stones(self.turn));
                !(empty & near).is_empty()
            }
        }
    }

    /// Says whether `mv` may be played, and if not, why: the first reason in
    /// the order of a turn (the game is over, what is to be moved, where to,
    /// the removal).
    ///
    /// # Errors
    /// The reason why the move is not legal. Exactly the moves of
    /// [`Position::legal_moves`] have none.
    pub fn check(self, mv: Move, rules: Rules) -> Result<(), Illegal> {
        if self.decided(rules).is_some() {
            return Err(Illegal::GameOver);
        }
        let phase = self.phase(self.turn, rules);
        match (mv.from, phase) {
            (Some(_), Phase::Placing) => {
                return Err(Illegal::StonesInHand {
                    left: self.in_hand(self.turn),
                });
            }
            (None, Phase::Moving | Phase::Flying) => return Err(Illegal::HandEmpty),
            (None, Phase::Placing) => {}
            (Some(point), Phase::Moving | Phase::Flying) => {
                let owner = self.board.owner(point);
                if owner != Some(self.turn) {
                    return Err(Illegal::NotYourStone { point, owner });
                }
            }
        }
        if let Some(owner) = self.board.owner(mv.to) {
            return Err(Illegal::Occupied {
                point: mv.to,
                owner,
            });
        }
        if let Some(from) = mv.from
            && !self.targets(mv.from, phase).contains(mv.to)
        {
            return Err(Illegal::NotConnected { from, to: mv.to });
        }
        let removable = self.board.removable(!self.turn);
        match (self.closes_mill(mv), mv.removal) {
            (false, None) => Ok(()),
            (false, Some(removal)) => Err(Illegal::NoMillClosed { removal }),
            (true, None) if removable.is_empty() => Ok(()),
            (true, None) => Err(Illegal::RemovalMissing),
            (true, Some(point)) => {
                let owner = self.board.owner(point);
                if owner != Some(!self.turn) {
                    Err(Illegal::NoSuchStone { point, owner })
                } else if !removable.contains(point) {
                    Err(Illegal::Protected { point })
                } else {
                    Ok(())
                }
            }
        }
    }

    /// The position after `mv`, if it is legal.
    ///
    /// # Errors
    /// As [`Position::check`].
    pub fn play(self, mv: Move, rules: Rules) -> Result<Position, Illegal> {
        self.check(mv, rules)?;
        Ok(self.play_unchecked(mv))
    }

    /// The position after `mv`, which must be legal here: otherwise the result
    /// may be no position at all, with stones too many or on the same point.
    #[must_use]
    #[inline]
    pub fn play_unchecked(mut self, mv: Move) -> Position {
        match mv.from {
            Some(from) => self.board.take(self.turn, from),
            None => self.in_hand[self.turn.index()] -= 1,
        }
        self.board.put(self.turn, mv.to);
        if let Some(point) = mv.removal {
            self.board.take(!self.turn, point);
        }
        self.turn = !self.turn;
        self
    }

    /// The side that has lost for want of stones: fewer than three, board and
    /// hand together. Where a set-up leaves both so, the side to move.
    #[must_use]
    #[inline]
    pub const fn side_below_three(self) -> Option<Side> {
        if self.stones_left(self.turn) < 3 {
            Some(self.turn)
        } else if self.stones_left(self.turn.opponent()) < 3 {
            Some(self.turn.opponent())
        } else {
            None
        }
    }

    /// Whether the position decides the game, and how. Two stones go before no
    /// legal move; draws need a history and are the game's.
    ///
    /// ```
    /// use merels::rules::{Outcome, Position, Rules};
    /// assert_eq!(Position::START.decided(Rules::default()), None);
    /// ```
    #[must_use]
    pub fn decided(self, rules: Rules) -> Option<Outcome> {
        if let Some(loser) = self.side_below_three() {
            Some(Outcome::Win {
                winner: !loser,
                reason: WinReason::FewerThanThree,
            })
        } else if !self.can_move(rules) {
            Some(Outcome::Win {
                winner: !self.turn,
                reason: WinReason::NoLegalMove,
            })
        } else {
            None
        }
    }
}
