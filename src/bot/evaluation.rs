//! What a position is worth before anything is searched.

use super::lanes::Lanes;
use super::node::{Gaps, Node};
use super::weights::WEIGHTS;

/// How a side may move, and how its opponent may, decides what its features are
/// worth. While stones are in hand, the worth goes evenly over from
/// [`Class::Opening`] to [`Class::Placed`] as the hands become empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub(crate) enum Class {
    /// All stones still in hand.
    Opening,
    /// All stones placed.
    Placed,
    /// Both sides slide.
    Moving,
    /// This side slides, its opponent flies.
    Chasing,
    /// This side flies, its opponent slides.
    Chased,
    /// Both sides fly.
    Flying,
}

/// How many classes there are.
pub(crate) const CLASSES: usize = 6;

const STONES: usize = 0;
const STEPS: usize = 8;
const BLOCKED: usize = 9;
const MILLS: usize = 10;
const CLOSE_NOW: usize = 11;
const CLOSE_NEXT: usize = 12;
const CLOSE_MORE: usize = 13;
const OUT_OF_REACH: usize = 14;
const RUNNING: usize = 15;
const PAIRS: usize = 16;
const CROSSINGS: usize = 17;
const MIDPOINTS: usize = 18;
const OPEN_LINES: usize = 19;
const TO_MOVE: usize = 20;
const FORKS: usize = 21;
/// How many features there are.
pub(crate) const COUNT: usize = 22;

/// What the classes are called in the list of weights.
pub(crate) const CLASS_NAMES: [&str; CLASSES] = [
    "all stones in hand",
    "all stones placed",
    "both slide",
    "against a side that flies",
    "flying against a side that slides",
    "both fly",
];

/// One weight a class and feature, in thousandths of a stone.
pub(crate) type Weights = [[i32; COUNT]; CLASSES];

/// What takes up the features one after the other: the sum of the evaluation,
/// or the list that weights are fitted to.
pub(crate) trait Sink {
    /// `own` and `opp` times the feature for the side to move and its opponent.
    fn add(&mut self, feature: usize, own: i32, opp: i32);
}

/// The classes of the two sides, and how much of [`Class::Opening`] there is in
/// them, in eighteenths.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stage {
    pub(crate) own: Class,
    pub(crate) opp: Class,
    pub(crate) opening: i32,
}

impl Stage {
    #[inline]
    pub(super) fn of(node: Node, flying: bool) -> Stage {
        let hands = i32::from(node.own_hand + node.opp_hand);
        let (own, opp) = if hands > 0 {
            (Class::Placed, Class::Placed)
        } else {
            match (node.own_flies(flying), node.opp_flies(flying)) {
                (false, false) => (Class::Moving, Class::Moving),
                (false, true) => (Class::Chasing, Class::Chased),
                (true, false) => (Class::Chased, Class::Chasing),
                (true, true) => (Class::Flying, Class::Flying),
            }
        };
        Stage {
            own,
            opp,
            opening: hands,
        }
    }
}

/// Counts the features of `node`, which has these gaps, into `sink`.
#[inline]
pub(super) fn count(node: Node, gaps: &Gaps, flying: bool, sink: &mut impl Sink) {
    let stones = node.lanes();
    let empty = Lanes::same(node.empty());
    let enemies = stones.swapped();

    let left = |count: u32| STONES + (count.clamp(2, 9) - 2) as usize;
    sink.add(left(node.own_left()), 1, 0);
    sink.add(left(node.opp_left()), 0, 1);

    let (own, opp) = stones.steps_to(empty);
    sink.add(STEPS, own, opp);
    let (own, opp) = stones.minus(empty.neighbours()).count();
    sink.add(BLOCKED, own, opp);
    let (own, opp) = stones.whole_lines().count();
    sink.add(MILLS, own, opp);

    let Gaps { close, any, pairs } = gaps;
    let own_free = node.own_hand > 0 || node.own_flies(flying);
    let (own, opp) = close.count();
    sink.add(CLOSE_NOW, own, 0);
    sink.add(CLOSE_NEXT, 0, i32::from(opp > 0));
    sink.add(CLOSE_MORE, 0, (opp - 1).max(0));
    let reach = if own_free {
        u32::MAX
    } else {
        stones.neighbours().own()
    };
    let out_of_reach = Lanes::new(0, close.opp() & !reach);
    sink.add(OUT_OF_REACH, 0, out_of_reach.count().1);

    let running = pairs.sliding_from(stones.in_mills()).and(empty);
    let (own, opp) = running.count();
    sink.add(RUNNING, own, opp);
    let (own, opp) = any.minus(*close).count();
    sink.add(PAIRS, own, opp);

    let (own, opp) = stones.crossings().count();
    sink.add(CROSSINGS, own, opp);
    let (own, opp) = stones.midpoints().minus(stones.crossings()).count();
    sink.add(MIDPOINTS, own, opp);

    // Lines with stones of one side only.
    let free = Lanes(!enemies.0 & Lanes::same(0xFF_FFFF).0);
    let (own, opp) = free.whole_lines().and(stones.touched_lines()).count();
    sink.add(OPEN_LINES, own, opp);
    sink.add(TO_MOVE, 1, 0);
    let (own, opp) = stones.forks(empty).count();
    sink.add(FORKS, own, opp);
}

/// The sum of the weighted features.
struct Sum<'a> {
    own: &'a [i32; COUNT],
    opp: &'a [i32; COUNT],
    total: i32,
}

impl Sink for Sum<'_> {
    #[inline]
    fn add(&mut self, feature: usize, own: i32, opp: i32) {
        self.total += self.own[feature] * own - self.opp[feature] * opp;
    }
}

/// The same while stones are in hand.
struct Mixture {
    opening: i32,
    total: i32,
}

impl Sink for Mixture {
    #[inline]
    fn add(&mut self, feature: usize, own: i32, opp: i32) {
        let early = WEIGHTS[Class::Opening as usize][feature];
        let late = WEIGHTS[Class::Placed as usize][feature];
        self.total += (early * self.opening + late * (18 - self.opening)) * (own - opp);
    }
}

/// The worth of `node`, which has these gaps, for the side to move, in hundredths of a stone. Neither
/// wins nor draws are looked for.
#[inline]
pub(super) fn evaluate(node: Node, gaps: &Gaps, flying: bool) -> i32 {
    let stage = Stage::of(node, flying);
    if stage.opening > 0 {
        let mut sink = Mixture {
            opening: stage.opening,
            total: 0,
        };
        count(node, gaps, flying, &mut sink);
        sink.total / 180
    } else {
        let mut sink = Sum {
            own: &WEIGHTS[stage.own as usize],
            opp: &WEIGHTS[stage.opp as usize],
            total: 0,
        };
        count(node, gaps, flying, &mut sink);
        sink.total / 10
    }
}

/// The features as a list for the fitting run.
struct List {
    stage: Stage,
    terms: Vec<(u16, f32)>,
}

impl Sink for List {
    fn add(&mut self, feature: usize, own: i32, opp: i32) {
        let mut term = |class: Class, value: f32| {
            if value != 0.0 {
                let index = class as usize * COUNT + feature;
                self.terms.push((index as u16, value));
            }
        };
        if self.stage.opening > 0 {
            let early = self.stage.opening as f32 / 18.0;
            let value = (own - opp) as f32;
            term(Class::Opening, value * early);
            term(Class::Placed, value * (1.0 - early));
        } else {
            term(self.stage.own, own as f32);
            term(self.stage.opp, -opp as f32);
        }
    }
}

/// The features of `node`: the index of a weight, class by class, and what it
/// is multiplied with. Their sum is the evaluation.
pub(super) fn features(node: Node, flying: bool) -> Vec<(u16, f32)> {
    let mut list = List {
        stage: Stage::of(node, flying),
        terms: Vec::with_capacity(2 * COUNT),
    };
    count(node, &node.gaps(flying), flying, &mut list);
    list.terms
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::WEIGHTS;
    use crate::bot::random::Random;
    use crate::engine::opening;
    use crate::rules::{Board, PointSet, Position, Rules, Side, geometry};

    fn worth(node: Node, flying: bool) -> i32 {
        evaluate(node, &node.gaps(flying), flying)
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
        let weights: Vec<i32> = WEIGHTS.iter().flatten().copied().collect();
        for position in positions() {
            for flying in [true, false] {
                let node = Node::from(position);
                let sum: f64 = features(node, flying)
                    .iter()
                    .map(|&(n, x)| f64::from(weights[usize::from(n)]) * f64::from(x))
                    .sum();
                let value = f64::from(worth(node, flying));
                assert!((sum / 10.0 - value).abs() < 1.01, "{sum} {value}");
            }
        }
    }
}
