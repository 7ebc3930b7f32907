//! Play as people play who have just learned the game.
//!
//! Such a player knows that mills are to be closed and the opponent's to be
//! stopped, and does so where it sees them. What it overlooks is what people
//! overlook: lines across the squares more often than sides, a line in which
//! nothing has just happened more often than one that was just touched, and
//! flights from the other end of the board. Where it sees nothing to do it goes
//! by feel: to where there is room and where its own stones are.

use super::random::Random;
use crate::rules::{Game, Move, Phase, Point, PointSet, Position, geometry};

/// How often a line is seen that could be closed, in percent.
const OWN_MILL: u32 = 70;
/// The same for a line of the opponent's.
const ENEMY_MILL: u32 = 60;
/// How much less often a spoke is seen.
const ACROSS: u32 = 20;
/// How much more often a line is seen that the last move touched.
const FRESH: u32 = 20;
/// How much less often a flight is thought of.
const FLIGHT: u32 = 15;

/// A beginner's move. The game must not be over.
pub(super) fn choose(game: &Game, moves: &[Move], random: &mut Random) -> Move {
    let position = game.position();
    let touched = game.moves().last().map(|mv| mv.to);
    let eye = Eye {
        position,
        touched,
        flying: position.phase(position.turn(), game.rules()) == Phase::Flying,
    };
    let seen = eye.seen_lines(random);
    let closing: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| position.closes_mill(*mv) && seen.own_line_closed_by(position, *mv))
        .collect();
    if !closing.is_empty() {
        return closing[random.below(closing.len())];
    }
    let blocking: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| seen.threats.contains(mv.to))
        .collect();
    if !blocking.is_empty() {
        return blocking[random.below(blocking.len())];
    }
    // The one liked best; the same step with two removals is one.
    let mut best = (u32::MIN, moves[0]);
    for &mv in moves {
        let liking = 1 + feel(position, mv) + random.below(12) as u32;
        if liking > best.0 {
            best = (liking, mv);
        }
    }
    let step: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| mv.step() == best.1.step())
        .collect();
    step[random.below(step.len())]
}

/// How much a move is liked without thinking: room around the stone where it
/// goes, and stones of its own near it.
fn feel(position: Position, mv: Move) -> u32 {
    let near = geometry::neighbours(mv.to);
    let room = (near & position.board().empty()).len();
    let own = (near & position.board().stones(position.turn())).len();
    (2 * room + own) as u32
}

/// What there is to be seen.
struct Eye {
    position: Position,
    /// Where the last move went.
    touched: Option<Point>,
    /// Whether the side to move flies.
    flying: bool,
}

/// What was seen of it.
struct Seen {
    /// Lines of the player's own that lack one stone.
    own: Vec<PointSet>,
    /// The points where the opponent's lines lack one stone.
    threats: PointSet,
}

impl Eye {
    fn seen_lines(&self, random: &mut Random) -> Seen {
        let board = self.position.board();
        let (own, enemy) = (
            board.stones(self.position.turn()),
            board.stones(!self.position.turn()),
        );
        let mut seen = Seen {
            own: Vec::new(),
            threats: PointSet::EMPTY,
        };
        for n in 0..geometry::LINES.len() {
            let line = geometry::line_set(n);
            let missing = line & board.empty();
            // The spokes are the last four lines.
            let across = if n >= 12 { ACROSS } else { 0 };
            let fresh = match self.touched {
                Some(point) if line.contains(point) => FRESH,
                _ => 0,
            };
            if missing.len() != 1 {
                continue;
            }
            if (line & own).len() == 2 {
                let flight = if self.flying { FLIGHT } else { 0 };
                if random.chance(OWN_MILL + fresh - across - flight) {
                    seen.own.push(line);
                }
            } else if (line & enemy).len() == 2
                && random.chance((ENEMY_MILL + fresh - across).min(100))
            {
                seen.threats |= missing;
            }
        }
        seen
    }
}

impl Seen {
    /// Whether `mv`, which closes a mill, closes one of the lines seen.
    fn own_line_closed_by(&self, position: Position, mv: Move) -> bool {
        let mut stones = position.board().stones(position.turn()).with(mv.to);
        if let Some(from) = mv.from {
            stones = stones.without(from);
        }
        self.own
            .iter()
            .any(|&line| line.contains(mv.to) && stones.contains_all(line))
    }
}
