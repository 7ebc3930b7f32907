//! Beginnings of games for matches and fitting runs.

use crate::bot::random::Random;
use crate::rules::{Game, Position, Rules};

/// A game in which the first `plies` plies were played at random.
#[must_use]
pub(crate) fn random_plies(rules: Rules, plies: usize, random: &mut Random) -> Game {
    let mut game = Game::new(rules);
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let _ = game.play(moves[random.below(moves.len())]);
    }
    game
}

/// A game from a random position with empty hands and 3 to 9 stones a side,
/// any of the pairs as likely as another.
pub(crate) fn random_endgame(rules: Rules, random: &mut Random) -> Game {
    use crate::rules::{Board, Point, PointSet, Side};
    loop {
        let mut points = Point::ALL;
        random.shuffle(&mut points);
        let (white, black) = (3 + random.below(7), 3 + random.below(7));
        let set = |points: &[Point]| points.iter().copied().collect::<PointSet>();
        let board = Board::new(set(&points[..white]), set(&points[white..white + black]));
        let side = Side::ALL[random.below(2)];
        let position = board.and_then(|board| Position::new(board, [0, 0], side).ok());
        if let Some(position) = position
            && position.decided(rules).is_none()
        {
            return Game::from_setup(rules, position.into());
        }
    }
}
