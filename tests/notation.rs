//! Moves and positions as text: what is read, what is written, what is refused.
#![allow(clippy::unwrap_used)] // a test may

use merels::notation::{ParseError, ParseErrorKind as Kind};
use merels::rules::{BadPosition, Board, Move, Point, PointSet, Position, Setup, Side};
use proptest::prelude::*;

fn mv(text: &str) -> Result<Move, ParseError> {
    text.parse()
}

fn setup(text: &str) -> Result<Setup, ParseError> {
    text.parse()
}

/// The refusal of a move: the word to blame, and why.
#[track_caller]
fn no_move(text: &str) -> (&str, Kind) {
    let error = mv(text).unwrap_err();
    (&text[error.span], error.kind)
}

/// The refusal of a position: the word to blame, and why.
#[track_caller]
fn no_position(text: &str) -> (&str, Kind) {
    let error = setup(text).unwrap_err();
    (&text[error.span], error.kind)
}

#[test]
fn moves_are_written_in_one_form() {
    let place = Move::place(Point::D6);
    let shift = Move::shift(Point::A1, Point::A4);
    assert_eq!(place.to_string(), "d6");
    assert_eq!(shift.to_string(), "a1-a4");
    assert_eq!(place.removing(Point::G7).to_string(), "d6xg7");
    assert_eq!(shift.removing(Point::G7).to_string(), "a1-a4xg7");
    assert_eq!(format!("[{shift:>8}]"), "[   a1-a4]");
}

#[test]
fn moves_are_read_in_many_forms() {
    let place = Move::place(Point::D6);
    let shift = Move::shift(Point::A1, Point::A4);
    let cases = [
        ("d6", place),
        (" D6\t", place),
        ("a1-a4", shift),
        ("a1a4", shift),
        ("A1 - a4", shift),
        ("a1- a4", shift),
        ("a1 -A4", shift),
        ("d6xg7", place.removing(Point::G7)),
        ("d6 xg7", place.removing(Point::G7)),
        ("d6 X g7", place.removing(Point::G7)),
        ("d6x g7", place.removing(Point::G7)),
        ("a1-a4xg7", shift.removing(Point::G7)),
        ("a1a4xg7", shift.removing(Point::G7)),
        ("A1 - A4 x G7 ", shift.removing(Point::G7)),
    ];
    for (text, expected) in cases {
        assert_eq!(mv(text), Ok(expected), "{text:?}");
    }
}

#[test]
fn what_is_no_move_is_refused_with_its_place() {
    assert_eq!(no_move(""), ("", Kind::MissingPoint));
    assert_eq!(no_move("  "), ("", Kind::MissingPoint));
    assert_eq!(no_move("d4"), ("d4", Kind::NotAPoint));
    assert_eq!(no_move("h1"), ("h1", Kind::NotAPoint));
    assert_eq!(no_move("a1-a2xd7"), ("a2", Kind::NotAPoint));
    assert_eq!(no_move("a1-"), ("", Kind::MissingPoint));
    assert_eq!(no_move("d6x"), ("", Kind::MissingPoint));
    assert_eq!(no_move("xd6"), ("x", Kind::NotAPoint));
    assert_eq!(no_move("-d6"), ("-", Kind::NotAPoint));
    assert_eq!(no_move("a1--a4"), ("-", Kind::NotAPoint));
    assert_eq!(no_move("d6 f4"), ("f4", Kind::AfterMove));
    assert_eq!(no_move("d6!"), ("!", Kind::NotAPoint));
    assert_eq!(no_move("d6xg7xg4 d2 "), ("xg4 d2", Kind::AfterMove));
    assert_eq!(no_move("a1-a4-a7"), ("-a7", Kind::AfterMove));
    assert_eq!(no_move("žž"), ("žž", Kind::NotAPoint));
    assert_eq!(no_move("d6xž"), ("ž", Kind::NotAPoint));
    assert_eq!(no_move("d\u{666}"), ("d\u{666}", Kind::NotAPoint));
}

/// The position after 1. d6 f4 2. a7 a1.
fn four_stones() -> Setup {
    let white = PointSet::from([Point::D6, Point::A7]);
    let black = PointSet::from([Point::F4, Point::A1]);
    let board = Board::new(white, black).unwrap();
    Setup {
        position: Position::new(board, [7, 7], Side::White).unwrap(),
        quiet_plies: 4,
    }
}

#[test]
fn positions_are_written_in_one_form() {
    assert_eq!(Setup::START.to_string(), "3/3/3/6/3/3/3 w 9 9 0");
    assert_eq!(four_stones().to_string(), "W2/1W1/3/4B1/3/3/B2 w 7 7 4");
}

#[test]
fn positions_are_read_in_many_forms() {
    let expected = Ok(four_stones());
    for text in [
        "W2/1W1/3/4B1/3/3/B2 w 7 7 4",
        "W../.W./.../....B./.../.../B.. w 7 7 4",
        "W...W........B.......B.. w 7 7 4",
        "w3w8b7b2 W 7 7 4",
        " W2/1w1/21/1111B1/111/3/b1.\tw  07 7 004 ",
    ] {
        assert_eq!(setup(text), expected, "{text:?}");
    }
    assert_eq!(setup("996 w 9 9"), Ok(Setup::START));
    assert_eq!(setup("996 b 9 9 65535").unwrap().quiet_plies, u16::MAX);
}

#[test]
fn what_is_no_position_is_refused_with_its_place() {
    assert_eq!(no_position(""), ("", Kind::MissingBoard));
    assert_eq!(no_position("3/3/3/6/3/3/3"), ("", Kind::MissingSide));
    assert_eq!(
        no_position("3/3/3/6/3/3/3 w 9"),
        ("", Kind::MissingHand { side: Side::Black })
    );
    assert_eq!(no_position("3/3/3/6/3/3/3 x 9 9"), ("x", Kind::NotASide));
    assert_eq!(
        no_position("3/3/3/6/3/3/3 white 9 9"),
        ("white", Kind::NotASide)
    );
    assert_eq!(
        no_position("3/3/3/6/3/3/3 w 10 9"),
        ("10", Kind::NumberTooLarge { max: 9 })
    );
    for word in ["-1", "+1", "x", "9.0", "٣"] {
        let text = format!("3/3/3/6/3/3/3 w 9 {word}");
        assert_eq!(no_position(&text), (word, Kind::NotANumber { max: 9 }));
    }
    assert_eq!(
        no_position("3/3/3/6/3/3/3 w 9 9 65536"),
        ("65536", Kind::NumberTooLarge { max: 65535 })
    );
    assert_eq!(
        no_position("3/3/3/6/3/3/3 w 9 99999999999999999999999"),
        ("99999999999999999999999", Kind::NumberTooLarge { max: 9 })
    );
    assert_eq!(
        no_position("3/3/3/6/3/3/3 w 9 9 0 and more"),
        ("and more", Kind::AfterPosition)
    );
    assert_eq!(
        no_position("3/3/3/6/3/Q2/3 w 9 9"),
        ("Q", Kind::NotABoard { found: 'Q' })
    );
    assert_eq!(
        no_position("3/3/0/6/3/3/3 w 9 9"),
        ("0", Kind::NotABoard { found: '0' })
    );
    assert_eq!(
        no_position("3/3/3/ž/3/3/3 w 9 9"),
        ("ž", Kind::NotABoard { found: 'ž' })
    );
}

#[test]
fn ranks_must_have_their_points() {
    let length = |rank, found, expected| Kind::RankLength {
        rank,
        found,
        expected,
    };
    assert_eq!(no_position("4/3/3/6/3/3/2 w 9 9"), ("4", length(7, 4, 3)));
    assert_eq!(no_position("3/3/3/W4/3/3/3 w 9 9"), ("W4", length(4, 5, 6)));
    assert_eq!(no_position("3/3/3/6/3/3/WW w 9 9"), ("WW", length(1, 2, 3)));
    assert_eq!(no_position("3/3/3/6/3//3 w 9 9"), ("", length(2, 0, 3)));
    assert_eq!(
        no_position("3/3/3/6/3/3 w 9 9"),
        ("3/3/3/6/3/3", Kind::RankCount { found: 6 })
    );
    assert_eq!(
        no_position("3/3/3/6/3/3/3/3 w 9 9"),
        ("3/3/3/6/3/3/3/3", Kind::RankCount { found: 8 })
    );
    assert_eq!(
        no_position("....................... w 9 9"),
        (".......................", Kind::BoardLength { found: 23 })
    );
    assert_eq!(
        no_position("997 w 9 9"),
        ("997", Kind::BoardLength { found: 25 })
    );
}

#[test]
fn no_side_has_more_than_nine_stones() {
    assert_eq!(
        no_position("W2/3/3/6/3/3/3 w 9 9"),
        (
            "W2/3/3/6/3/3/3 w 9 9",
            Kind::BadPosition(BadPosition::TooManyStones {
                side: Side::White,
                on_board: 1,
                in_hand: 9
            })
        )
    );
    let (_, kind) = no_position("BBB/BBB/BBB/B5/3/3/3 w 9 0");
    assert_eq!(
        kind,
        Kind::BadPosition(BadPosition::TooManyStones {
            side: Side::Black,
            on_board: 10,
            in_hand: 0
        })
    );
}

#[test]
fn what_play_cannot_reach_can_be_set_up() {
    for text in [
        "3/3/3/6/3/3/3 w 0 0 0",
        "W2/3/3/6/3/3/3 b 1 0 0",
        "3/3/3/6/3/3/3 b 9 2 0",
        "WBW/BWB/WBW/BWBWBW/BWB/3/3 b 0 0 999",
    ] {
        assert_eq!(setup(text).unwrap().to_string(), text);
    }
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let owners = prop::collection::vec(0u8..3, Point::COUNT);
    (owners, 0u8..=9, 0u8..=9, any::<bool>(), any::<u16>()).prop_map(
        |(owners, white, black, turn, quiet_plies)| {
            let stones = |owner: u8| {
                let points = Point::ALL.into_iter().zip(&owners);
                let own = points.filter(|(_, other)| **other == owner);
                own.map(|(point, _)| point).take(9).collect::<PointSet>()
            };
            let (w, b) = (stones(1), stones(2));
            let in_hand = [white.min(9 - w.len() as u8), black.min(9 - b.len() as u8)];
            let turn = if turn { Side::White } else { Side::Black };
            let board = Board::new(w, b).unwrap();
            Setup {
                position: Position::new(board, in_hand, turn).unwrap(),
                quiet_plies,
            }
        },
    )
}

fn any_point() -> impl Strategy<Value = Point> {
    (0..Point::COUNT).prop_map(Point::from_index)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..Default::default() })]

    #[test]
    fn printed_positions_read_back(position in any_setup()) {
        prop_assert_eq!(setup(&position.to_string()), Ok(position));
    }

    #[test]
    fn printed_moves_read_back(
        from in prop::option::of(any_point()),
        to in any_point(),
        removal in prop::option::of(any_point()),
    ) {
        let printed = Move { from, to, removal };
        prop_assert_eq!(mv(&printed.to_string()), Ok(printed));
        prop_assert_eq!(mv(&printed.to_string().to_uppercase()), Ok(printed));
    }

    #[test]
    fn any_text_is_read_or_refused_within_its_bounds(text in "[a-hx0-9 \\-/.wWbBž]{0,40}|\\PC{0,20}") {
        if let Err(error) = mv(&text) {
            prop_assert!(text.get(error.span).is_some());
        }
        match setup(&text) {
            Ok(position) => prop_assert_eq!(setup(&position.to_string()), Ok(position)),
            Err(error) => prop_assert!(text.get(error.span).is_some()),
        }
    }
}
