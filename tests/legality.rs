//! What may be played, and why the rest may not.

mod oracle;

use merels::rules::{Illegal, Move, Outcome, Point, Position, Rules, Side, WinReason, geometry};
use std::collections::{BTreeSet, HashSet};
use std::mem::discriminant;

/// 2000 positions with their move lists and what decides them.
#[test]
fn move_lists_and_decisions_are_those_of_the_oracle() {
    let lines = oracle::lines(include_str!("data/oracle/positions.jsonl"));
    assert_eq!(lines.len(), 2000);
    for line in lines {
        let position = oracle::position(line["pos"].as_str().unwrap());
        let rules = oracle::rules(line["flying"].as_bool().unwrap());
        let expected: BTreeSet<Move> = oracle::list(&line["moves"], oracle::mv)
            .into_iter()
            .collect();
        let moves = position.legal_moves(rules);
        assert_eq!(moves.len(), expected.len(), "{line}");
        assert_eq!(
            moves.into_iter().collect::<BTreeSet<_>>(),
            expected,
            "{line}"
        );
        let winner = position.decided(rules).and_then(Outcome::winner);
        let expected = match line["outcome"].as_str() {
            Some("white") => Some(Side::White),
            Some("black") => Some(Side::Black),
            _ => None,
        };
        assert_eq!(winner, expected, "{line}");
    }
}

fn has_mill_through(position: Position, side: Side, point: Point) -> bool {
    let stones = position.board().stones(side);
    geometry::lines_through(point)
        .iter()
        .any(|&line| stones.contains_all(line))
}

/// Whether `reason` is true of `mv`, told from the rules and not from the code
/// that found it.
fn holds(reason: Illegal, mv: Move, position: Position, rules: Rules) -> bool {
    let board = position.board();
    let (me, enemy) = (position.turn(), !position.turn());
    let count = |side| board.stones(side).len() + usize::from(position.in_hand(side));
    let flies = rules.flying && board.stones(me).len() == 3 && position.in_hand(me) == 0;
    let connected = |from: Point, to: Point| geometry::neighbours(from).contains(to);
    let closes = || {
        let mut own = board.stones(me).with(mv.to);
        if let Some(from) = mv.from {
            own = own.without(from);
        }
        geometry::lines_through(mv.to)
            .iter()
            .any(|&line| own.contains_all(line))
    };
    match reason {
        Illegal::GameOver => {
            let stuck = position.in_hand(me) == 0
                && !flies
                && board.stones(me).into_iter().all(|from| {
                    geometry::neighbours(from)
                        .into_iter()
                        .all(|to| board.owner(to).is_some())
                });
            count(me) < 3 || count(enemy) < 3 || stuck
        }
        Illegal::StonesInHand { left } => {
            mv.from.is_some() && left == position.in_hand(me) && left > 0
        }
        Illegal::HandEmpty => mv.from.is_none() && position.in_hand(me) == 0,
        Illegal::NotYourStone { point, owner } => {
            mv.from == Some(point) && board.owner(point) == owner && owner != Some(me)
        }
        Illegal::Occupied { point, owner } => mv.to == point && board.owner(point) == Some(owner),
        Illegal::NotConnected { from, to } => {
            mv.from == Some(from) && mv.to == to && !connected(from, to) && !flies
        }
        Illegal::RemovalMissing => {
            mv.removal.is_none() && closes() && !board.stones(enemy).is_empty()
        }
        Illegal::NoMillClosed { removal } => mv.removal == Some(removal) && !closes(),
        Illegal::NoSuchStone { point, owner } => {
            mv.removal == Some(point) && board.owner(point) == owner && owner != Some(enemy)
        }
        Illegal::Protected { point } => {
            mv.removal == Some(point)
                && has_mill_through(position, enemy, point)
                && board
                    .stones(enemy)
                    .into_iter()
                    .any(|p| !has_mill_through(position, enemy, p))
        }
    }
}

/// Every conceivable move of a position: legal exactly if listed, and otherwise
/// refused for a reason that is true. All ten reasons come up.
#[test]
fn every_conceivable_move_is_listed_or_refused_for_a_true_reason() {
    let mut reasons = HashSet::new();
    for line in oracle::lines(include_str!("data/oracle/positions.jsonl")) {
        let position = oracle::position(line["pos"].as_str().unwrap());
        let rules = oracle::rules(line["flying"].as_bool().unwrap());
        let listed: BTreeSet<Move> = oracle::list(&line["moves"], oracle::mv)
            .into_iter()
            .collect();
        let places = || Point::ALL.into_iter().map(Some).chain([None]);
        for from in places() {
            for to in Point::ALL {
                for removal in places() {
                    let mv = Move { from, to, removal };
                    match position.check(mv, rules) {
                        Ok(()) => assert!(listed.contains(&mv), "{mv:?} in {line}"),
                        Err(reason) => {
                            assert!(!listed.contains(&mv), "{mv:?} in {line}");
                            assert!(
                                holds(reason, mv, position, rules),
                                "{mv:?}: {reason} {line}"
                            );
                            reasons.insert(discriminant(&reason));
                            assert_eq!(position.play(mv, rules), Err(reason));
                        }
                    }
                }
            }
        }
    }
    assert_eq!(reasons.len(), 10);
}

/// ```text
///    W-----------+-----------+
///    |           |           |
///    |   +-------B-------+   |    White to move closes nothing with b6:
///    |   |       |       |   |    a7, b6 and c5 lie on a diagonal, and the
///    |   |   W---+---+   |   |    board has none.
/// ```
#[test]
fn a_diagonal_is_no_line() {
    let position = oracle::position("W...B.W................. w 7 8");
    let rules = Rules::default();
    assert_eq!(position.check(oracle::mv("b6"), rules), Ok(()));
    let removing = position.check(oracle::mv("b6xd6"), rules);
    assert_eq!(removing, Err(Illegal::NoMillClosed { removal: Point::D6 }));
}

/// A blocked side has lost however many stones it has; two stones go first.
#[test]
fn two_stones_go_before_no_legal_move() {
    // White on a7 and d7, with an empty hand, blocked by g7, a4 and d6.
    let position = oracle::position("WWB.B....B...........B.. w 0 0");
    let reason = WinReason::FewerThanThree;
    let lost = Outcome::Win {
        winner: Side::Black,
        reason,
    };
    assert_eq!(position.decided(Rules::default()), Some(lost));
    // With a third stone on a1, between a4 and d1, it has no move: flying off.
    let blocked = oracle::position("WWB.B....B...........WB. w 0 0");
    let reason = WinReason::NoLegalMove;
    let lost = Outcome::Win {
        winner: Side::Black,
        reason,
    };
    assert_eq!(blocked.decided(oracle::rules(false)), Some(lost));
    assert_eq!(blocked.decided(oracle::rules(true)), None);
}
