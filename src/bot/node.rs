//! The position as the search holds it: twelve bytes, seen from the side to
//! move, so that a position and its image with the colours exchanged are one.

use super::lanes::{Lanes, Pairs};
use crate::rules::{Move, Point, PointSet, Position, geometry};

/// A move in sixteen bits, without the side that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step(pub(super) u16);

impl Step {
    /// No move.
    pub(super) const NONE: Step = Step(u16::MAX);
    /// Where a step from the hand comes from, and what a step without a removal
    /// removes.
    pub(super) const NOWHERE: u32 = 24;

    #[inline]
    pub(super) const fn new(from: u32, to: u32, removal: u32) -> Step {
        Step((to | from << 5 | removal << 10) as u16)
    }

    #[inline]
    pub(super) const fn to(self) -> u32 {
        self.0 as u32 & 31
    }

    /// 0 to 23, or [`Step::NOWHERE`] for the hand.
    #[inline]
    pub(super) const fn origin(self) -> u32 {
        self.0 as u32 >> 5 & 31
    }

    /// 0 to 23, or [`Step::NOWHERE`].
    #[inline]
    pub(super) const fn removal(self) -> u32 {
        self.0 as u32 >> 10 & 31
    }

    #[inline]
    pub(super) const fn removes(self) -> bool {
        self.removal() != Step::NOWHERE
    }

    /// The move as the rules have it.
    pub(super) fn to_move(self) -> Move {
        let point = |n: u32| (n < Step::NOWHERE).then(|| Point::from_index(n as usize));
        Move {
            from: point(self.origin()),
            to: Point::from_index(self.to() as usize),
            removal: point(self.removal()),
        }
    }

    /// This step on a board moved by symmetry `n`.
    pub(super) fn transformed(self, n: usize) -> Step {
        if self == Step::NONE {
            return self;
        }
        let map = |p: u32| match geometry::SYMMETRIES[n].get(p as usize) {
            Some(&image) => u32::from(image),
            None => p,
        };
        Step::new(map(self.origin()), map(self.to()), map(self.removal()))
    }
}

impl From<Move> for Step {
    fn from(mv: Move) -> Step {
        let index = |point: Option<Point>| point.map_or(Step::NOWHERE, |p| p.index() as u32);
        Step::new(index(mv.from), mv.to.index() as u32, index(mv.removal))
    }
}

/// Where lines of either side lack one stone.
pub(super) struct Gaps {
    /// The empty points where the side, if it were to move, could close a mill.
    pub(super) close: Lanes,
    /// The empty points where a stone more would, wherever it came from.
    pub(super) any: Lanes,
    pub(super) pairs: Pairs,
}

/// Stones on the board and in hand, those of the side to move first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub(super) own: u32,
    pub(super) opp: u32,
    pub(super) own_hand: u8,
    pub(super) opp_hand: u8,
}

const NEIGHBOURS: [u32; Point::COUNT] = {
    let mut table = [0; Point::COUNT];
    let mut p = 0;
    while p < Point::COUNT {
        table[p] = geometry::neighbours(Point::from_index(p)).bits();
        p += 1;
    }
    table
};

#[inline]
const fn closing(stones: u32) -> u32 {
    geometry::closing_points(PointSet::from_bits(stones)).bits()
}

/// The indices of the bits set, rising.
#[inline]
fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let index = set.trailing_zeros();
            set &= set - 1;
            index
        })
    })
}

impl From<Position> for Node {
    fn from(position: Position) -> Node {
        let (own, opp) = (position.turn(), !position.turn());
        Node {
            own: position.board().stones(own).bits(),
            opp: position.board().stones(opp).bits(),
            own_hand: position.in_hand(own),
            opp_hand: position.in_hand(opp),
        }
    }
}

impl Node {
    #[inline]
    pub(super) const fn empty(self) -> u32 {
        !(self.own | self.opp) & 0xFF_FFFF
    }

    #[inline]
    pub(super) const fn lanes(self) -> Lanes {
        Lanes::new(self.own, self.opp)
    }

    /// How many stones the side to move has, board and hand together.
    #[inline]
    pub(super) const fn own_left(self) -> u32 {
        self.own.count_ones() + self.own_hand as u32
    }

    /// How many stones its opponent has, board and hand together.
    #[inline]
    pub(super) const fn opp_left(self) -> u32 {
        self.opp.count_ones() + self.opp_hand as u32
    }

    /// Whether the side to move may move a stone to any empty point.
    #[inline]
    pub(super) const fn own_flies(self, flying: bool) -> bool {
        flying && self.own_hand == 0 && self.own.count_ones() == 3
    }

    #[inline]
    pub(super) const fn opp_flies(self, flying: bool) -> bool {
        flying && self.opp_hand == 0 && self.opp.count_ones() == 3
    }

    /// All there is to the position in 56 bits.
    #[inline]
    pub(super) const fn key(self) -> u64 {
        self.own as u64
            | (self.opp as u64) << 24
            | (self.own_hand as u64) << 48
            | (self.opp_hand as u64) << 52
    }

    /// The key of the smallest of the sixteen images of this position under the
    /// symmetries of the board, and the number of the symmetry that leads there.
    #[inline]
    pub(super) fn canonical_key(self) -> (u64, usize) {
        let (own, opp) = (PointSet::from_bits(self.own), PointSet::from_bits(self.opp));
        let (best, symmetry) = geometry::smallest_image(own, opp);
        let hands = (self.own_hand as u64) << 48 | (self.opp_hand as u64) << 52;
        (best | hands, symmetry)
    }

    /// The position after a legal step.
    #[inline]
    pub(super) const fn play(self, step: Step) -> Node {
        let from = step.origin();
        let hand = from == Step::NOWHERE;
        // Bit 24 stands for nowhere and is dropped.
        let own = (self.own | 1 << step.to()) & !(1 << from) & 0xFF_FFFF;
        let opp = self.opp & !(1 << step.removal());
        Node {
            own: opp,
            opp: own,
            own_hand: self.opp_hand,
            opp_hand: self.own_hand - hand as u8,
        }
    }

    /// Whether the side to move has a step at all.
    #[inline]
    pub(super) const fn can_move(self, flying: bool) -> bool {
        let empty = self.empty();
        if self.own_hand > 0 || self.own_flies(flying) {
            empty != 0
        } else {
            empty & geometry::neighbours_of_set(PointSet::from_bits(self.own)).bits() != 0
        }
    }

    /// The empty points on which each side could close a mill if it were to
    /// move.
    #[inline]
    pub(super) fn closings(self, flying: bool) -> Lanes {
        self.gaps(flying).close
    }

    /// Where lines lack one stone.
    #[inline]
    pub(super) fn gaps(self, flying: bool) -> Gaps {
        let pairs = Pairs::of(self.lanes());
        let empty = Lanes::same(self.empty());
        let any = pairs.closing().and(empty);
        let slide = pairs.sliding();
        let own = if self.own_hand > 0 || self.own_flies(flying) {
            any.own()
        } else {
            slide.own()
        };
        let opp = if self.opp_hand > 0 || self.opp_flies(flying) {
            any.opp()
        } else {
            slide.opp()
        };
        Gaps {
            close: Lanes::new(own, opp).and(empty),
            any,
            pairs,
        }
    }

    /// The stones the side to move may take after closing a mill.
    #[inline]
    pub(super) const fn removable(self) -> u32 {
        let free = self.opp & !closing(self.opp);
        if free == 0 { self.opp } else { free }
    }

    /// Calls `visit` with each stone that may be moved ([`Step::NOWHERE`] for
    /// the hand), the points it may go to, and those of them where it closes a
    /// mill.
    #[inline]
    fn for_each_origin(self, flying: bool, mut visit: impl FnMut(u32, u32, u32)) {
        let empty = self.empty();
        if self.own_hand > 0 {
            visit(Step::NOWHERE, empty, empty & closing(self.own));
        } else if self.own_flies(flying) {
            for from in bits(self.own) {
                visit(from, empty, empty & closing(self.own & !(1 << from)));
            }
        } else {
            // Without its own stone a line has fewer points to be closed at.
            let any = closing(self.own) & empty;
            for from in bits(self.own) {
                let targets = empty & NEIGHBOURS[from as usize];
                let closes = if targets & any == 0 {
                    0
                } else {
                    targets & closing(self.own & !(1 << from))
                };
                visit(from, targets, closes);
            }
        }
    }

    /// Calls `visit` with each legal step that closes a mill.
    #[inline]
    pub(super) fn for_each_closing(self, flying: bool, mut visit: impl FnMut(Step)) {
        let removable = self.removable();
        self.for_each_origin(flying, |from, _, closes| {
            for to in bits(closes) {
                if removable == 0 {
                    visit(Step::new(from, to, Step::NOWHERE));
                }
                for removal in bits(removable) {
                    visit(Step::new(from, to, removal));
                }
            }
        });
    }

    /// Calls `visit` with each legal step that closes no mill, to points of
    /// `allowed` only.
    #[inline]
    pub(super) fn for_each_quiet(self, flying: bool, allowed: u32, mut visit: impl FnMut(Step)) {
        self.for_each_origin(flying, |from, targets, closes| {
            for to in bits(targets & !closes & allowed) {
                visit(Step::new(from, to, Step::NOWHERE));
            }
        });
    }

    /// Whether `step` is legal here.
    #[inline]
    pub(super) fn is_legal(self, step: Step, flying: bool) -> bool {
        let (from, to, removal) = (step.origin(), step.to(), step.removal());
        let empty = self.empty();
        if to >= Step::NOWHERE || empty >> to & 1 == 0 {
            return false;
        }
        let stays = if self.own_hand > 0 {
            if from != Step::NOWHERE {
                return false;
            }
            self.own
        } else {
            if from >= Step::NOWHERE || self.own >> from & 1 == 0 {
                return false;
            }
            if !self.own_flies(flying) && NEIGHBOURS[from as usize] >> to & 1 == 0 {
                return false;
            }
            self.own & !(1 << from)
        };
        let removable = self.removable();
        if closing(stays) >> to & 1 == 0 || removable == 0 {
            removal == Step::NOWHERE
        } else {
            removal < Step::NOWHERE && removable >> removal & 1 == 1
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::random::Random;
    use crate::rules::{Board, Rules, Side};

    /// Positions of all kinds, also some that play does not reach.
    fn positions() -> Vec<Position> {
        let mut random = Random::new(3);
        let mut positions = Vec::new();
        while positions.len() < 3000 {
            let mut points = Point::ALL;
            random.shuffle(&mut points);
            let (white, black) = (random.below(10), random.below(10));
            let set = |points: &[Point]| points.iter().copied().collect::<PointSet>();
            let board =
                Board::new(set(&points[..white]), set(&points[white..white + black])).unwrap();
            let mut hand = |on_board: usize| match random.below(2) {
                0 => 0,
                _ => random.below(10 - on_board) as u8,
            };
            let hands = [hand(white), hand(black)];
            let position = Position::new(board, hands, Side::ALL[random.below(2)]).unwrap();
            if position.side_below_three().is_none() {
                positions.push(position);
            }
        }
        positions
    }

    fn steps(node: Node, flying: bool) -> Vec<u16> {
        let mut steps = Vec::new();
        node.for_each_closing(flying, |step| steps.push(step.0));
        node.for_each_quiet(flying, u32::MAX, |step| steps.push(step.0));
        steps.sort_unstable();
        steps
    }

    #[test]
    fn steps_are_the_legal_moves() {
        for position in positions() {
            for flying in [true, false] {
                let rules = Rules {
                    flying,
                    ..Rules::default()
                };
                let node = Node::from(position);
                let mut expected: Vec<u16> = position
                    .legal_moves(rules)
                    .into_iter()
                    .map(|mv| Step::from(mv).0)
                    .collect();
                expected.sort_unstable();
                assert_eq!(steps(node, flying), expected, "{position:?}");
                assert_eq!(node.can_move(flying), !expected.is_empty());
                for (mv, step) in position
                    .legal_moves(rules)
                    .into_iter()
                    .map(|mv| (mv, mv.into()))
                {
                    assert_eq!(node.play(step), Node::from(position.play_unchecked(mv)));
                    assert_eq!(step.to_move(), mv);
                }
                for n in 0..=u16::MAX >> 1 {
                    let step = Step(n);
                    assert_eq!(
                        node.is_legal(step, flying),
                        expected.binary_search(&n).is_ok(),
                        "{step:?} in {position:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn closings_are_where_a_mill_can_be_closed() {
        for position in positions() {
            for flying in [true, false] {
                let node = Node::from(position);
                let turned = Node {
                    own: node.opp,
                    opp: node.own,
                    own_hand: node.opp_hand,
                    opp_hand: node.own_hand,
                };
                for (node, closings) in [
                    (node, node.closings(flying).own()),
                    (turned, node.closings(flying).opp()),
                ] {
                    let mut expected = 0;
                    node.for_each_closing(flying, |step| expected |= 1 << step.to());
                    assert_eq!(closings, expected, "{position:?}");
                }
            }
        }
    }

    #[test]
    fn images_share_their_key() {
        for position in positions() {
            let node = Node::from(position);
            let (key, symmetry) = node.canonical_key();
            let image = |n: usize| Node {
                own: geometry::transform(PointSet::from_bits(node.own), n).bits(),
                opp: geometry::transform(PointSet::from_bits(node.opp), n).bits(),
                ..node
            };
            assert_eq!(image(symmetry).key(), key);
            for n in 0..16 {
                assert_eq!(image(n).canonical_key().0, key);
                assert!(image(n).key() >= key);
            }
        }
    }
}
