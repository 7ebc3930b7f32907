//! What a position is worth before anything is searched.
//!
//! The sum of weights that are looked up: one for the shape of each square and
//! each quarter of the board, one for the stones left, one for the hands, and a
//! few for what no shape shows, such as mills that can be closed at once. Mills,
//! double mills, crossing points and room to move are all in the shapes. There
//! is a set of weights for each [`Stage`] of the game.

use super::lanes::Lanes;
use super::node::{Gaps, Node};
use super::shapes::{self, CLASSES, Shapes};
use super::weights::Weights;

/// What decides which weights hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub(crate) enum Stage {
    /// Eight and more stones in hand, both sides together.
    Opening,
    /// Six or seven in hand.
    Placing,
    /// Four or five in hand.
    LatePlacing,
    /// One to three in hand.
    LastStones,
    /// Both sides slide, with thirteen and more stones on the board.
    Crowded,
    /// Both sides slide, with twelve and fewer.
    Sliding,
    /// The side to move slides, its opponent flies.
    Chasing,
    /// The side to move flies, its opponent slides.
    Chased,
    /// Both fly.
    Flying,
    /// A side has three stones left and does not fly, nor does the other.
    Crawling,
}

impl Stage {
    /// How many there are.
    pub(crate) const COUNT: usize = 10;

    #[inline]
    fn of(node: Node, flying: bool) -> Stage {
        let (own, opp) = (node.own.count_ones(), node.opp.count_ones());
        match node.own_hand + node.opp_hand {
            8.. => return Stage::Opening,
            6.. => return Stage::Placing,
            4.. => return Stage::LatePlacing,
            1.. => return Stage::LastStones,
            0 => {}
        }
        match (own == 3, opp == 3) {
            (false, false) if own + opp > 12 => Stage::Crowded,
            (false, false) => Stage::Sliding,
            _ if !flying => Stage::Crawling,
            (false, true) => Stage::Chasing,
            (true, false) => Stage::Chased,
            (true, true) => Stage::Flying,
        }
    }
}

// Where the weights of a stage begin: the outer and inner squares, the middle
// square, the quarters, then the tables of two small numbers.
const OUTER: usize = 0;
const MIDDLE: usize = OUTER + shapes::SQUARES;
const QUARTER: usize = MIDDLE + shapes::SQUARES;
const LEFT: usize = QUARTER + shapes::QUARTERS;
const HANDS: usize = LEFT + 100;
const CLOSE: usize = HANDS + 100;
const RUNNING: usize = CLOSE + 16;
const PAIRS: usize = RUNNING + 16;
const FORKS: usize = PAIRS + 16;
const OUT_OF_REACH: usize = FORKS + 16;
const STEPS: usize = OUT_OF_REACH + 4;
/// More steps than this count as this many.
const MOST_STEPS: i32 = 11;
/// How many weights a stage has, all shapes counted.
pub(super) const SIZE: usize = STEPS + 144;

/// How many weights a stage has, classes of shapes counted once: what is fitted
/// and stored.
pub(super) fn packed_size() -> usize {
    2 * CLASSES.squares + CLASSES.quarters + (SIZE - LEFT)
}

/// Which of the stored weights of a stage stands for weight `n` of all.
pub(super) fn packed(n: usize) -> usize {
    let classes = &*CLASSES;
    match n {
        OUTER..MIDDLE => usize::from(classes.of_square[n - OUTER]),
        MIDDLE..QUARTER => classes.squares + usize::from(classes.of_square[n - MIDDLE]),
        QUARTER..LEFT => 2 * classes.squares + usize::from(classes.of_quarter[n - QUARTER]),
        _ => 2 * classes.squares + classes.quarters + (n - LEFT),
    }
}

/// How many weights of lines the fitting run has in all stages.
pub(crate) const LINE_WEIGHTS: usize = Stage::COUNT * 3 * shapes::LINES;

/// For each stored weight the weights of the lines in its shape: sides of the
/// outer and inner squares, sides of the middle one, and spokes, which each are
/// in two quarters.
pub(crate) fn lines_of_weights() -> Vec<Vec<u32>> {
    let size = packed_size();
    let mut lists = vec![Vec::new(); Stage::COUNT * size];
    for n in 0..LEFT {
        let (kind, lines) = match n {
            OUTER..MIDDLE => (0, shapes::sides(n - OUTER).to_vec()),
            MIDDLE..QUARTER => (1, shapes::sides(n - MIDDLE).to_vec()),
            _ => (2, shapes::spokes(n - QUARTER).to_vec()),
        };
        for stage in 0..Stage::COUNT {
            let first = (3 * stage + kind) * shapes::LINES;
            lists[stage * size + packed(n)] =
                lines.iter().map(|line| (first + line) as u32).collect();
        }
    }
    lists
}

/// Calls `visit` with the number of each weight, within its stage, that counts
/// for `node`, which has these gaps.
#[inline]
fn for_each_weight(node: Node, gaps: &Gaps, flying: bool, mut visit: impl FnMut(usize)) {
    let Shapes { squares, quarters } = Shapes::of(node);
    visit(OUTER + squares[0]);
    visit(OUTER + squares[2]);
    visit(MIDDLE + squares[1]);
    for quarter in quarters {
        visit(QUARTER + quarter);
    }
    let left = 10 * node.own_left().min(9) + node.opp_left().min(9);
    visit(LEFT + left as usize);
    visit(HANDS + 10 * usize::from(node.own_hand) + usize::from(node.opp_hand));

    let stones = node.lanes();
    let empty = Lanes::same(node.empty());
    let Gaps { close, any, pairs } = gaps;
    // Two numbers from 0 to 3.
    let small = |lanes: Lanes| {
        let (own, opp) = lanes.count();
        (4 * own.min(3) + opp.min(3)) as usize
    };
    let (own, opp) = stones.steps_to(empty);
    visit(STEPS + (12 * own.min(MOST_STEPS) + opp.min(MOST_STEPS)) as usize);
    visit(CLOSE + small(*close));
    visit(RUNNING + small(pairs.sliding_from(stones.in_mills()).and(empty)));
    visit(PAIRS + small(any.minus(*close)));
    visit(FORKS + small(stones.forks(empty)));
    // Mills of the opponent's that this side could not block.
    let reach = if node.own_hand > 0 || node.own_flies(flying) {
        u32::MAX
    } else {
        stones.neighbours().own()
    };
    visit(OUT_OF_REACH + small(Lanes::new(0, close.opp() & !reach)));
}

/// The worth of `node`, which has these gaps, for the side to move, in
/// hundredths of a stone. Neither wins nor draws are looked for.
#[inline]
pub(super) fn evaluate(node: Node, gaps: &Gaps, flying: bool, weights: &Weights) -> i32 {
    let weights = weights.of(Stage::of(node, flying));
    let mut total = 0;
    for_each_weight(node, gaps, flying, |n| total += i32::from(weights[n]));
    total
}

/// The stored weights whose sum is the evaluation, counted through all stages.
pub(super) fn features(node: Node, flying: bool) -> Vec<u32> {
    let base = Stage::of(node, flying) as usize * packed_size();
    let mut list = Vec::with_capacity(16);
    for_each_weight(node, &node.gaps(flying), flying, |n| {
        list.push((base + packed(n)) as u32);
    });
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::random::Random;
    use crate::engine::opening;
    use crate::rules::{Board, PointSet, Position, Rules, Side, geometry};

    fn worth(node: Node, flying: bool) -> i32 {
        evaluate(node, &node.gaps(flying), flying, Weights::fitted())
    }

    fn positions() -> Vec<Position> {
        let mut random = Random::new(8);
        let rules = Rules::default();
        (0..500)
            .flat_map(|n| {
                [
                    opening::random_plies(rules, n % 20, &mut random).position(),
                    opening::random_endgame(rules, &mut random).position(),
                ]
            })
            .collect()
    }

    #[test]
    fn images_and_exchanged_colours_are_worth_the_same() {
        for position in positions() {
            let value = worth(position.into(), true);
            let (white, black) = (
                position.board().stones(Side::White),
                position.board().stones(Side::Black),
            );
            let hands = Side::ALL.map(|side| position.in_hand(side));
            for n in 0..16 {
                let image = |set: PointSet| geometry::transform(set, n);
                let board = Board::new(image(white), image(black)).unwrap();
                let turned = Position::new(board, hands, position.turn()).unwrap();
                assert_eq!(worth(turned.into(), true), value);
                let board = Board::new(image(black), image(white)).unwrap();
                let hands = [hands[1], hands[0]];
                let exchanged = Position::new(board, hands, !position.turn()).unwrap();
                assert_eq!(worth(exchanged.into(), true), value);
            }
        }
    }

    #[test]
    fn the_fitting_run_sees_what_the_search_sees() {
        let stored = Weights::fitted().pack();
        for position in positions() {
            for flying in [true, false] {
                let node = Node::from(position);
                let sum: i32 = features(node, flying)
                    .iter()
                    .map(|&n| i32::from(stored[n as usize]))
                    .sum();
                assert_eq!(sum, worth(node, flying), "{position:?}");
            }
        }
    }
}
