//! Assistance: what a player is shown who has asked for it. Where a mill can be
//! closed now, and which stones are blocked; where two lines cross says
//! [`geometry::CROSSINGS`](crate::rules::geometry::CROSSINGS).

use crate::rules::{Phase, Point, PointSet, Position, Rules, Side, patterns};

/// The points where the side to move can close a mill now, with the stone on
/// `from` or, where that is `None`, with any.
#[must_use]
pub fn closing(position: Position, rules: Rules, from: Option<Point>) -> PointSet {
    let moves = position.legal_moves(rules).into_iter();
    moves
        .filter(|mv| position.closes_mill(*mv) && (from.is_none() || mv.from == from))
        .map(|mv| mv.to)
        .collect()
}

/// The stones of a side that slides which have no empty point beside them.
#[must_use]
pub fn blocked(position: Position, rules: Rules, side: Side) -> PointSet {
    match position.phase(side, rules) {
        Phase::Moving => patterns::blocked(position.board(), side),
        Phase::Placing | Phase::Flying => PointSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;
    use Point::*;

    fn position(text: &str) -> Position {
        text.parse::<Setup>().unwrap().position
    }

    #[test]
    fn mills_and_blocked_stones_are_found() {
        let rules = Rules::default();
        // a7 and d7 wait for g7; a7 itself is shut in by d7 and a4.
        let at = position("WW1/3/3/W4W/3/B2/B1B w 0 0");
        assert_eq!(closing(at, rules, None), PointSet::from([G7]));
        assert_eq!(closing(at, rules, Some(G4)), PointSet::from([G7]));
        assert_eq!(closing(at, rules, Some(A4)), PointSet::EMPTY);
        assert_eq!(blocked(at, rules, Side::White), PointSet::from([A7]));
    }

    #[test]
    fn whoever_places_or_flies_is_never_blocked() {
        let placing = position("WBW/3/3/B5/3/3/3 w 7 7");
        assert_eq!(
            blocked(placing, Rules::default(), Side::White),
            PointSet::EMPTY
        );
        let three = position("WB1/1WB/3/BW4/3/3/3 w 0 0");
        let off = Rules {
            flying: false,
            ..Rules::default()
        };
        assert_eq!(
            blocked(three, Rules::default(), Side::White),
            PointSet::EMPTY
        );
        assert_eq!(blocked(three, off, Side::White), PointSet::from([A7]));
    }
}
