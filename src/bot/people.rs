//! Play as people play who have just learned the game.

use super::random::Random;
use crate::rules::{Game, Move};

/// A beginner's move: mills are closed and stopped where they are seen.
pub(super) fn choose(game: &Game, random: &mut Random) -> Move {
    let moves = game.legal_moves();
    let closing: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| mv.removal.is_some())
        .collect();
    if !closing.is_empty() && random.chance(60) {
        return closing[random.below(closing.len())];
    }
    moves[random.below(moves.len())]
}
