//! The turning points of a game, each told once: when it comes about.

use crate::rules::{Game, Phase, Point, Position, Rules, Side, patterns};

/// Something that a player should not overlook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The side has placed its last stone.
    LastStonePlaced(Side),
    /// The side has three stones left and flies from now on.
    Flies(Side),
    /// The side has three stones left, and flying is off.
    ThreeLeft(Side),
    /// The position stands for the second time: a third is a draw.
    SecondTime,
    /// So many plies without a removal are left before the game is drawn.
    QuietPliesLeft(u16),
    /// The side has a double mill.
    DoubleMill(Side, Point, Point),
}

/// From how many plies on the quiet limit is told.
const QUIET_WARNING: u16 = 10;

/// What the last ply of `game` brought about.
#[must_use]
pub fn notices(game: &Game) -> Vec<Notice> {
    let ply = game.moves().len();
    let Some(before) = ply.checked_sub(1).and_then(|ply| game.setup_after(ply)) else {
        return Vec::new();
    };
    let (now, rules) = (game.setup(), game.rules());
    let (old, new) = (before.position, now.position);
    let mut notices = Vec::new();
    for side in Side::ALL {
        if old.in_hand(side) > 0 && new.in_hand(side) == 0 {
            notices.push(Notice::LastStonePlaced(side));
        }
        if three_left(new, side) && !three_left(old, side) {
            notices.push(match new.phase(side, rules) {
                Phase::Flying => Notice::Flies(side),
                _ => Notice::ThreeLeft(side),
            });
        }
        if double_mill(old, side).is_none()
            && let Some((one, other)) = double_mill(new, side)
        {
            notices.push(Notice::DoubleMill(side, one, other));
        }
    }
    if rules.repetition && game.repetitions() == 2 {
        notices.push(Notice::SecondTime);
    }
    if let Some(left) = quiet_plies_left(rules, now.quiet_plies)
        && (left == QUIET_WARNING || left == 2)
    {
        notices.push(Notice::QuietPliesLeft(left));
    }
    notices
}

/// How many plies without a removal are left; `None` where there is no limit.
#[must_use]
pub fn quiet_plies_left(rules: Rules, quiet_plies: u16) -> Option<u16> {
    rules
        .quiet_limit
        .map(|limit| limit.get().saturating_sub(quiet_plies))
}

fn three_left(position: Position, side: Side) -> bool {
    position.in_hand(side) == 0 && position.board().stones(side).len() == 3
}

/// The two points between which a stone of `side` goes to and fro and closes a
/// mill each time, if there are any.
fn double_mill(position: Position, side: Side) -> Option<(Point, Point)> {
    patterns::double_mills(position.board(), side)
        .next()
        .map(|mill| (mill.shuttle, mill.open))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Move, PointSet, Setup};
    use Point::*;

    fn position(white: &[Point], black: &[Point]) -> Position {
        let set = |points: &[Point]| points.iter().copied().collect::<PointSet>();
        let board = Board::new(set(white), set(black)).unwrap();
        Position::new(board, [0, 0], Side::White).unwrap()
    }

    #[test]
    fn flying_is_told_when_the_third_stone_is_left() {
        let start = Setup::from(position(&[A7, D7, G4, B6], &[A1, D1, F4, C3]));
        let mut game = Game::from_setup(Rules::default(), start);
        game.play(Move::shift(G4, G7).removing(F4)).unwrap();
        assert_eq!(notices(&game), [Notice::Flies(Side::Black)]);
        game.play(Move::shift(C3, E4)).unwrap();
        assert_eq!(notices(&game), []);
    }

    #[test]
    fn the_second_occurrence_and_the_limit_are_told() {
        let start = Setup {
            quiet_plies: 36,
            ..Setup::from(position(&[A7, B2, G4, C3], &[A1, D1, F4, E5]))
        };
        let mut game = Game::from_setup(Rules::default(), start);
        for (from, to) in [(A7, D7), (A1, A4), (D7, A7), (A4, A1)] {
            game.play(Move::shift(from, to)).unwrap();
        }
        assert_eq!(
            notices(&game),
            [Notice::SecondTime, Notice::QuietPliesLeft(10)]
        );
    }
}
