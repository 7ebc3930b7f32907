//! A half-chosen move: the points chosen so far, as a filter over the legal
//! moves.

use crate::rules::{Illegal, Move, Point, PointSet, Position, Rules};

/// The points of a turn chosen so far, in their order: where from, where to,
/// what is removed. A placement begins with where to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    chosen: Vec<Point>,
}

/// What choosing a point came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The move is whole.
    Move(Move),
    /// More is to be chosen.
    More,
    /// The stone picked up was put back.
    Dropped,
    /// It cannot be chosen.
    Refused(Refusal),
}

/// Why a point cannot be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The move it would make breaks a rule.
    Illegal(Illegal, Move),
    /// The stone has nowhere to go.
    Blocked(Point),
}

/// The points of a move in the order in which they are chosen.
pub fn points(mv: Move) -> impl Iterator<Item = Point> {
    mv.from.into_iter().chain([mv.to]).chain(mv.removal)
}

impl Selection {
    /// Nothing chosen.
    pub const NONE: Selection = Selection { chosen: Vec::new() };

    /// These points chosen, whether or not any move has them.
    pub fn of(chosen: impl IntoIterator<Item = Point>) -> Selection {
        Selection {
            chosen: chosen.into_iter().collect(),
        }
    }

    /// Whether nothing is chosen.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.chosen.is_empty()
    }

    /// The points chosen, in their order.
    #[must_use]
    pub fn chosen(&self) -> &[Point] {
        &self.chosen
    }

    /// Whether `mv` begins with the points chosen.
    #[must_use]
    pub fn admits(&self, mv: Move) -> bool {
        let mut points = points(mv);
        self.chosen
            .iter()
            .all(|&point| points.next() == Some(point))
    }

    /// What can be chosen next.
    #[must_use]
    pub fn next_points(&self, legal: &[Move]) -> PointSet {
        legal
            .iter()
            .filter(|&&mv| self.admits(mv))
            .filter_map(|&mv| points(mv).nth(self.chosen.len()))
            .collect()
    }

    /// The step chosen whole, where only its removal is to be chosen yet.
    #[must_use]
    pub fn step(&self, legal: &[Move]) -> Option<Move> {
        let mv = legal.iter().copied().find(|&mv| self.admits(mv))?;
        let whole = usize::from(mv.from.is_some()) + 1;
        (self.chosen.len() == whole && mv.removal.is_some()).then(|| mv.step())
    }

    /// The stone picked up, where one is.
    #[must_use]
    pub fn picked(&self, legal: &[Move]) -> Option<Point> {
        let mv = legal.iter().find(|&&mv| self.admits(mv))?;
        mv.from.filter(|_| !self.is_empty())
    }

    /// Chooses nothing less the last point. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        self.chosen.pop().is_some()
    }

    /// Chooses `point` next; `legal` are the legal moves of `position`.
    pub fn choose(
        &mut self,
        point: Point,
        position: Position,
        rules: Rules,
        legal: &[Move],
    ) -> Choice {
        if self.next_points(legal).contains(point) {
            self.chosen.push(point);
            let whole = legal
                .iter()
                .copied()
                .find(|&mv| self.admits(mv) && points(mv).count() == self.chosen.len());
            return match whole {
                Some(mv) => {
                    self.chosen.clear();
                    Choice::Move(mv)
                }
                None => Choice::More,
            };
        }
        let picked = self.picked(legal).filter(|_| self.step(legal).is_none());
        if picked == Some(point) {
            self.chosen.clear();
            return Choice::Dropped;
        }
        if picked.is_some() && Selection::NONE.next_points(legal).contains(point) {
            self.chosen = vec![point];
            return Choice::More;
        }
        Choice::Refused(self.refusal(point, picked, position, rules, legal))
    }

    fn refusal(
        &self,
        point: Point,
        picked: Option<Point>,
        position: Position,
        rules: Rules,
        legal: &[Move],
    ) -> Refusal {
        let own = position.board().owner(point) == Some(position.turn());
        let placing = position.in_hand(position.turn()) > 0;
        let mv = match (self.step(legal), picked) {
            (Some(step), _) => step.removing(point),
            (None, Some(from)) => Move::shift(from, point),
            (None, None) if placing && !own => Move::place(point),
            // The stone itself is what is wrong: where to does not matter.
            (None, None) => Move::shift(point, point),
        };
        match position.check(mv, rules) {
            Err(Illegal::Occupied { .. }) if mv.from == Some(point) => Refusal::Blocked(point),
            Err(illegal) => Refusal::Illegal(illegal, mv),
            // Only a game that is over refuses a move that the position allows.
            Ok(()) => Refusal::Illegal(Illegal::GameOver, mv),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Position, Side};
    use Point::*;

    fn position(white: &[Point], black: &[Point], hands: [u8; 2], turn: Side) -> Position {
        let set = |points: &[Point]| points.iter().copied().collect::<PointSet>();
        Position::new(Board::new(set(white), set(black)).unwrap(), hands, turn).unwrap()
    }

    fn choose(selection: &mut Selection, point: Point, position: Position) -> Choice {
        let rules = Rules::default();
        selection.choose(point, position, rules, &position.legal_moves(rules))
    }

    #[test]
    fn a_placement_that_closes_a_mill_asks_for_the_removal() {
        let position = position(&[A1, D1], &[D6, D2], [7, 7], Side::White);
        let legal = position.legal_moves(Rules::default());
        let mut selection = Selection::NONE;
        assert_eq!(choose(&mut selection, G1, position), Choice::More);
        assert_eq!(selection.step(&legal), Some(Move::place(G1)));
        assert_eq!(selection.picked(&legal), None);
        assert_eq!(selection.next_points(&legal), PointSet::from([D6, D2]));
        let refused = Choice::Refused(Refusal::Illegal(
            Illegal::NoSuchStone {
                point: A1,
                owner: Some(Side::White),
            },
            Move::place(G1).removing(A1),
        ));
        assert_eq!(choose(&mut selection, A1, position), refused);
        assert_eq!(
            choose(&mut selection, D2, position),
            Choice::Move(Move::place(G1).removing(D2))
        );
        assert!(selection.is_empty());
    }

    #[test]
    fn a_stone_is_picked_changed_and_dropped() {
        let position = position(&[A1, D1, G1, D6], &[A4, B2, F4, D7], [0, 0], Side::White);
        let mut selection = Selection::NONE;
        // a1 has a4 (black) and d1 (white) beside it.
        assert_eq!(
            choose(&mut selection, A1, position),
            Choice::Refused(Refusal::Blocked(A1))
        );
        assert_eq!(choose(&mut selection, D6, position), Choice::More);
        assert_eq!(choose(&mut selection, D1, position), Choice::More);
        assert_eq!(selection.chosen(), [D1]);
        assert!(matches!(
            choose(&mut selection, C5, position),
            Choice::Refused(Refusal::Illegal(Illegal::NotConnected { .. }, _))
        ));
        assert_eq!(choose(&mut selection, D1, position), Choice::Dropped);
        assert!(selection.is_empty());
        assert!(matches!(
            choose(&mut selection, F4, position),
            Choice::Refused(Refusal::Illegal(Illegal::NotYourStone { .. }, _))
        ));
    }

    #[test]
    fn own_stones_stay_where_they_are_while_some_are_in_hand() {
        let position = position(&[A1], &[D6], [8, 8], Side::White);
        let mut selection = Selection::NONE;
        assert!(matches!(
            choose(&mut selection, A1, position),
            Choice::Refused(Refusal::Illegal(Illegal::StonesInHand { left: 8 }, _))
        ));
        assert!(matches!(
            choose(&mut selection, D6, position),
            Choice::Refused(Refusal::Illegal(Illegal::Occupied { .. }, _))
        ));
    }
}
