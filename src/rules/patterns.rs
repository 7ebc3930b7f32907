//! Shapes that players talk about: double mills, mills that share a stone,
//! threats, and stones that cannot move.
//!
//! Nothing here decides what is legal; it names what stands on a board, for
//! whoever explains or judges it.

use super::board::Board;
use super::geometry;
use super::options::Rules;
use super::point::Point;
use super::point_set::PointSet;
use super::position::{Phase, Position};
use super::side::Side;

/// A double mill that can run: a closed mill whose one stone, the shuttle, has
/// an empty neighbour on which it completes a second line without any stone of
/// the first. Going to and fro it closes a mill with every move.
///
/// ```text
/// a7-W-----------W-----------W g7    W on d7 is the shuttle: on d6 it closes
///    |           |           |       b6-d6-f6, back on d7 it closes a7-d7-g7.
///    |   W-------+-------W   |       Five stones are enough.
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DoubleMill {
    /// The stone that goes to and fro, where it stands now.
    pub shuttle: Point,
    /// The empty point that it goes to.
    pub open: Point,
    /// The mill that is closed now, the shuttle among its stones.
    pub closed: PointSet,
    /// The two stones that wait for the shuttle.
    pub waiting: PointSet,
}

impl DoubleMill {
    /// All five stones of it.
    #[must_use]
    pub fn stones(self) -> PointSet {
        self.closed | self.waiting
    }
}

/// The double mills of `side` that can run now: their open point is empty.
/// Whether the opponent can step in between is not asked; see
/// [`can_reach`].
pub fn double_mills(board: Board, side: Side) -> impl Iterator<Item = DoubleMill> {
    let (own, empty) = (board.stones(side), board.empty());
    geometry::in_mills(own)
        .into_iter()
        .flat_map(move |shuttle| {
            let rest = own.without(shuttle);
            let open = geometry::neighbours(shuttle) & empty & geometry::closing_points(rest);
            open.into_iter().filter_map(move |open| {
                Some(DoubleMill {
                    shuttle,
                    open,
                    closed: line_within(own, shuttle)?,
                    waiting: line_within(rest.with(open), open)?.without(open),
                })
            })
        })
}

/// A complete line of `stones` through `point`. Where the point is a shuttle or
/// its open point there is no more than one: the other line through it holds
/// both points, of which one is empty.
fn line_within(stones: PointSet, point: Point) -> Option<PointSet> {
    geometry::lines_through(point)
        .into_iter()
        .find(|&line| stones.contains_all(line))
}

/// The stones that stand in two mills at once. Two mills that share a stone
/// look like a double mill and are worth little: the shared stone opens both
/// when it leaves and closes none.
///
/// ```text
/// a7-W-----------W-----------W g7    W on a7 is shared by a7-d7-g7
///    |           |           |       and a7-a4-a1.
/// a4-W
///    |
/// a1-W
/// ```
#[must_use]
pub fn shared_mills(stones: PointSet) -> PointSet {
    geometry::in_mills(stones)
        .into_iter()
        .filter(|&point| {
            let [one, other] = geometry::lines_through(point);
            stones.contains_all(one | other)
        })
        .collect()
}

/// The empty points on which `side` could close a mill with a move now, if it
/// were its turn: where it threatens to. A side without three stones threatens
/// nothing.
#[must_use]
pub fn threats(position: Position, side: Side, rules: Rules) -> PointSet {
    let board = position.board();
    let (own, empty) = (board.stones(side), board.empty());
    let phase = position.phase(side, rules);
    if phase == Phase::Placing {
        return empty & geometry::closing_points(own);
    }
    own.into_iter().fold(PointSet::EMPTY, |found, from| {
        let closing = empty & geometry::closing_points(own.without(from));
        found
            | match phase {
                Phase::Flying => closing,
                _ => closing & geometry::neighbours(from),
            }
    })
}

/// The empty points that `side` could go to with a move now, if it were its
/// turn.
#[must_use]
pub fn reachable(position: Position, side: Side, rules: Rules) -> PointSet {
    let board = position.board();
    let empty = board.empty();
    match position.phase(side, rules) {
        Phase::Placing | Phase::Flying => empty,
        Phase::Moving => empty & geometry::neighbours_of_set(board.stones(side)),
    }
}

/// Whether `side` could put a stone on `point` with a move now, if it were its
/// turn.
#[must_use]
pub fn can_reach(position: Position, side: Side, point: Point, rules: Rules) -> bool {
    reachable(position, side, rules).contains(point)
}

/// The stones of `side` with no empty point beside them. Only a flying side
/// could move them.
#[must_use]
pub fn blocked(board: Board, side: Side) -> PointSet {
    board.stones(side) - geometry::neighbours_of_set(board.empty())
}

#[cfg(test)]
mod tests {
    use super::super::moves::Move;
    use super::*;
    use Point::*;

    /// Reads a drawn board: `W`, `B` and `+` for empty, the lines between them
    /// ignored; nobody has stones in hand and White is to move.
    fn drawn(picture: &str) -> Position {
        let points: Vec<char> = picture
            .chars()
            .filter(|c| matches!(c, 'W' | 'B' | '+'))
            .collect();
        assert_eq!(points.len(), Point::COUNT, "{picture}");
        let of = |stone| {
            std::iter::zip(Point::READING_ORDER, &points)
                .filter(|&(_, &c)| c == stone)
                .map(|(point, _)| point)
                .collect()
        };
        let board = Board::new(of('W'), of('B')).expect("one stone a point");
        Position::new(board, [0, 0], Side::White).expect("nine stones at most")
    }

    const DOUBLE: &str = "
        W-----------W-----------W
        |           |           |
        |   W-------+-------W   |
        |   |       |       |   |
        |   |   B---B---+   |   |
        |   |   |       |   |   |
        +---+---+       +---B---+
        |   |   |       |   |   |
        |   |   +---+---B   |   |
        |   |       |       |   |
        |   +-------+-------+   |
        |           |           |
        +-----------+-----------B";

    const SHARED: &str = "
        W-----------W-----------W
        |           |           |
        |   +-------+-------+   |
        |   |       |       |   |
        |   |   B---+---+   |   |
        |   |   |       |   |   |
        W---+---+       +---B---+
        |   |   |       |   |   |
        |   |   +---+---B   |   |
        |   |       |       |   |
        |   +-------B-------+   |
        |           |           |
        W-----------+-----------B";

    #[test]
    fn a_double_mill_is_found_and_closes_with_every_move() {
        let mut position = drawn(DOUBLE);
        let found: Vec<_> = double_mills(position.board(), Side::White).collect();
        assert_eq!(
            found,
            [DoubleMill {
                shuttle: D7,
                open: D6,
                closed: [A7, D7, G7].into(),
                waiting: [B6, F6].into(),
            }]
        );
        assert_eq!(found[0].stones().len(), 5);
        assert_eq!(double_mills(position.board(), Side::Black).count(), 0);
        // Black's stones on d5 could step to d6, so this one can be stopped.
        assert!(can_reach(position, Side::Black, D6, Rules::default()));

        let rules = Rules::default();
        for (from, to, removal, reply) in [(D7, D6, D5, (F4, G4)), (D6, D7, C5, (G4, F4))] {
            let mv = Move::shift(from, to);
            assert!(position.closes_mill(mv));
            position = position.play(mv.removing(removal), rules).expect("legal");
            let again: Vec<_> = double_mills(position.board(), Side::White).collect();
            assert_eq!((again[0].shuttle, again[0].open), (to, from));
            let reply = Move::shift(reply.0, reply.1);
            position = position.play(reply, rules).expect("legal");
        }
    }

    #[test]
    fn a_corner_and_a_midpoint_carry_a_double_mill_too() {
        let position = drawn(
            "
            W-----------+-----------+
            |           |           |
            |   +-------+-------+   |
            |   |       |       |   |
            |   |   +---+---+   |   |
            |   |   |       |   |   |
            W---+---+       +---+---B
            |   |   |       |   |   |
            |   |   +---W---+   |   |
            |   |       |       |   |
            |   +-------W-------B   |
            |           |           |
            W-----------+-----------B",
        );
        let found: Vec<_> = double_mills(position.board(), Side::White).collect();
        assert_eq!(
            found,
            [DoubleMill {
                shuttle: A1,
                open: D1,
                closed: [A7, A4, A1].into(),
                waiting: [D2, D3].into(),
            }]
        );
    }

    #[test]
    fn mills_that_share_a_stone_are_no_double_mill() {
        let board = drawn(SHARED).board();
        let white = board.stones(Side::White);
        assert_eq!(shared_mills(white), [A7].into());
        assert_eq!(double_mills(board, Side::White).count(), 0);
        assert_eq!(
            shared_mills(drawn(DOUBLE).board().stones(Side::White)),
            PointSet::EMPTY
        );
    }

    #[test]
    fn a_stone_on_the_open_point_stops_the_double_mill() {
        let stopped = drawn(&DOUBLE.replace("W-------+", "W-------B"));
        assert_eq!(double_mills(stopped.board(), Side::White).count(), 0);
    }

    /// Every set of five stones with one double mill, against the definition
    /// told plainly: two lines, one point missing on each, the two connected.
    #[test]
    fn all_double_mills_of_five_stones() {
        let mut by_definition = std::collections::BTreeSet::new();
        for one in 0..16 {
            for other in 0..16 {
                for p in geometry::line_set(one) {
                    for q in geometry::line_set(other) {
                        let rest = (geometry::line_set(one).without(p))
                            | (geometry::line_set(other).without(q));
                        if geometry::neighbours(p).contains(q)
                            && rest.len() == 4
                            && !rest.contains(p)
                            && !rest.contains(q)
                        {
                            by_definition.insert((rest.with(p), p.index(), q.index()));
                        }
                    }
                }
            }
        }
        // 32 connections, the shuttle on either end.
        assert_eq!(by_definition.len(), 64);
        let mut found = std::collections::BTreeSet::new();
        for &(stones, ..) in &by_definition {
            let board = Board::new(PointSet::EMPTY, stones).expect("one side only");
            for d in double_mills(board, Side::Black) {
                assert_eq!(d.stones(), stones);
                found.insert((stones, d.shuttle.index(), d.open.index()));
            }
        }
        assert_eq!(found, by_definition);
    }

    #[test]
    fn threats_are_the_closings_of_the_legal_moves() {
        let mut seed = 7u64;
        let rules = Rules::default();
        for _ in 0..200 {
            let mut position = Position::START;
            for _ in 0..80 {
                let moves = position.legal_moves(rules);
                if moves.is_empty() {
                    break;
                }
                let closing: PointSet = moves
                    .iter()
                    .filter(|&&mv| position.closes_mill(mv))
                    .map(|mv| mv.to)
                    .collect();
                assert_eq!(threats(position, position.turn(), rules), closing);
                let to: PointSet = moves.iter().map(|mv| mv.to).collect();
                assert_eq!(reachable(position, position.turn(), rules), to);
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                position = position.play_unchecked(moves[(seed >> 33) as usize % moves.len()]);
            }
        }
    }

    #[test]
    fn blocked_stones_have_no_empty_neighbour() {
        let board = Board::new([A7, D7, A4, G1].into(), [B4, A1, D6].into()).expect("apart");
        assert_eq!(blocked(board, Side::White), [A7, A4].into());
        assert_eq!(blocked(board, Side::Black), PointSet::EMPTY);
    }
}
