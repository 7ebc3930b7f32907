//! Counting move sequences, to test and to time the move generator.

use super::options::Rules;
use super::position::Position;

/// The number of sequences of `depth` legal moves from `position`; a turn with
/// its removal is one move. Draws are ignored, and a decided position has no
/// successors. Depth 0 is one sequence, the empty one. The last ply is counted
/// without being played.
///
/// ```
/// use merels::rules::{Position, Rules, perft};
/// assert_eq!(perft(Position::START, Rules::default(), 3), 24 * 23 * 22);
/// ```
#[must_use]
pub fn perft(position: Position, rules: Rules, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(rules),
        _ => {
            let mut count = 0;
            position.for_each_move(rules, |mv| {
                count += perft(position.play_unchecked(mv), rules, depth - 1);
            });
            count
        }
    }
}
