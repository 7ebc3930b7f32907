//! Saved games: the cases from the field, what the reader takes and refuses,
//! and that everything that is written reads back.
#![allow(clippy::unwrap_used)] // a test may

use merels::record::{self, Claim, Record, RecordError, RecordErrorKind as Kind};
use merels::rules::{
    DrawReason, Game, Illegal, Move, Outcome, Point, Rules, Setup, Side, WinReason,
};

const NO_FLYING: Rules = Rules {
    flying: false,
    quiet_limit: Some(Rules::DEFAULT_QUIET_LIMIT),
    repetition: true,
};

/// The text of a case, byte for byte.
macro_rules! case {
    ($name:literal) => {
        include_str!(concat!("data/cases/", $name, ".txt"))
    };
}

fn read(text: &str) -> Vec<Record> {
    record::read(text, Rules::default()).unwrap()
}

/// The only game of a text.
fn one(text: &str) -> Record {
    let mut records = read(text);
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

fn refusal(text: &str) -> RecordError {
    record::read(text, Rules::default()).unwrap_err()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn wins(winner: Side, reason: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { winner, reason })
}

/// Stones of White and Black on the board.
fn on_board(game: &Game) -> [usize; 2] {
    Side::ALL.map(|side| game.position().board().stones(side).len())
}

fn in_hand(game: &Game) -> [u8; 2] {
    Side::ALL.map(|side| game.position().in_hand(side))
}

/// The game as it was after `ply` plies.
fn after(game: &Game, ply: usize) -> Game {
    let mut game = game.clone();
    while game.moves().len() > ply {
        game.undo();
    }
    game
}

#[track_caller]
fn refused_at(error: &RecordError, text: &str, ply: usize, word: &str) {
    assert_eq!(error.ply, Some(ply));
    assert_eq!(&text[error.span.clone()], word);
}

#[test]
fn c01_blocked_after_a_removal() {
    let game = one(case!("blocked-after-removal")).game;
    assert_eq!(game.moves().len(), 30);
    assert_eq!(on_board(&game), [5, 8]);
    assert_eq!(game.outcome(), wins(Side::Black, WinReason::NoLegalMove));
    assert_eq!(game.moves()[29], mv("e4-e5xc4"));
}

#[test]
fn c02_a_flight_or_a_refusal() {
    let text = case!("fly-or-not");
    let game = one(text).game;
    assert_eq!(game.moves().len(), 45);
    assert_eq!(on_board(&game), [3, 7]);
    assert_eq!(game.position().turn(), Side::Black);
    assert_eq!(game.outcome(), None);

    let error = record::read(text, NO_FLYING).unwrap_err();
    refused_at(&error, text, 45, "g4-b4");
    let Kind::Illegal {
        mv,
        reason,
        position,
        ..
    } = error.kind
    else {
        panic!("{error:?}");
    };
    assert_eq!(mv, Move::shift(Point::G4, Point::B4));
    assert_eq!(
        reason,
        Illegal::NotConnected {
            from: Point::G4,
            to: Point::B4
        }
    );
    assert_eq!(position.turn(), Side::White);
}

#[test]
fn c03_all_in_mills() {
    let text = case!("all-in-mills");
    let game = one(text).game;
    assert_eq!(game.moves().len(), 34);
    assert_eq!(game.outcome(), wins(Side::Black, WinReason::FewerThanThree));
    let early = after(&game, 6);
    assert_eq!((on_board(&early)[0], in_hand(&early)[0]), (2, 6));
    assert_eq!(early.outcome(), None);
    assert_eq!(early.check(mv("a1xb2")), Ok(()));
    let error = record::read(text, NO_FLYING).unwrap_err();
    refused_at(&error, text, 31, "d6-b2");
}

#[test]
fn c04_the_last_stone_closes_a_mill() {
    let game = one(case!("last-stone-mill")).game;
    assert_eq!(game.moves().len(), 18);
    assert_eq!(game.position().turn(), Side::White);
    assert_eq!(in_hand(&game), [0, 0]);
    assert_eq!(on_board(&game), [8, 8]);
    let before = after(&game, 17);
    assert_eq!(before.check(mv("c3")), Err(Illegal::RemovalMissing));
}

#[test]
fn c05_the_only_move() {
    let game = one(case!("only-way-to-a7")).game;
    assert_eq!(game.moves().len(), 18);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.legal_moves(), [mv("d7-a7")]);
}

#[test]
fn c06_two_mills_take_one_stone() {
    let game = one(case!("two-mills-one-stone")).game;
    assert_eq!(game.moves().len(), 10);
    assert_eq!(on_board(&game), [5, 4]);
    assert_eq!(in_hand(&game), [4, 4]);
    assert_eq!(game.position().turn(), Side::White);
}

#[test]
fn c07_fifty_quiet_plies() {
    let game = one(case!("fifty-quiet-plies")).game;
    assert_eq!(game.moves().len(), 50);
    assert_eq!(game.moves()[49], mv("g7-g4"));
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::QuietLimit)));
    assert_eq!(after(&game, 49).outcome(), None);
}

#[test]
fn c08_the_third_time() {
    let text = case!("rep-three");
    let error = refusal(text);
    refused_at(&error, text, 27, "e3-e4");
    assert_eq!((error.line, error.column), (14, 8));
    assert_eq!(
        error.kind,
        Kind::AfterEnd {
            mv: mv("e3-e4"),
            outcome: Outcome::Draw(DrawReason::Repetition)
        }
    );
    let shorter = &text[..error.span.start];
    let game = one(shorter).game;
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
    assert_eq!(game.repetitions(), 3);
    assert_eq!(after(&game, 22).repetitions(), 2);
    assert_eq!(after(&game, 25).outcome(), None);
}

#[test]
fn c09_removals_on_their_own() {
    let record = one(case!("removals-on-their-own"));
    let game = &record.game;
    assert_eq!(game.moves().len(), 24);
    assert_eq!(on_board(game), [6, 7]);
    assert_eq!(game.position().turn(), Side::White);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.moves()[6], mv("b2xf6"));
    assert_eq!(game.moves()[15], mv("a7xd5"));
    assert_eq!(game.moves()[21], mv("d1-a1xe4"));
    assert_eq!(
        record.comments[7],
        ["bottom of the middle ring is done", "takes f6"]
    );
}

#[test]
fn c10_wrapped_lines_and_tags() {
    let record = one(case!("wrapped-lines-and-tags"));
    assert_eq!(record.game.moves().len(), 39);
    assert_eq!(record.tag("GameType"), Some("70,0"));
    assert_eq!(on_board(&record.game)[1], 7);
    assert_eq!(
        record.game.outcome(),
        wins(Side::White, WinReason::NoLegalMove)
    );
    assert_eq!(record.claim, None);
}

#[test]
fn c11_byte_order_mark_and_crlf() {
    let record = one(case!("bom-and-crlf"));
    assert_eq!(record.tag("Event"), Some("Friday club"));
    assert_eq!(record.game.moves().len(), 43);
    assert_eq!(on_board(&record.game), [8, 8]);
    assert_eq!(record.game.position().turn(), Side::Black);
    assert_eq!(record.game.outcome(), None);
}

#[test]
fn c12_a_number_before_every_ply() {
    let game = one(case!("number-before-every-ply")).game;
    assert_eq!(game.moves().len(), 8);
    assert_eq!(on_board(&game), [4, 3]);
    assert_eq!(in_hand(&game), [5, 5]);
    assert_eq!(game.position().turn(), Side::White);
}

#[test]
fn c13_a_result_on_an_open_board() {
    let record = one(case!("result-token-on-open-board"));
    assert_eq!(record.game.moves().len(), 37);
    assert_eq!(on_board(&record.game), [9, 9]);
    assert_eq!(record.game.outcome(), None);
    assert!(!record.game.legal_moves().is_empty());
    assert_eq!(record.claim, Some(Claim::Win(Side::White)));
}

#[test]
fn c14_tags_but_no_moves() {
    let record = one(case!("tags-but-no-moves"));
    assert_eq!(record.game.moves().len(), 0);
    assert_eq!(record.game.setup(), Setup::START);
    assert_eq!(record.tag("Black"), Some("B"));
    assert_eq!(record.claim, None);
    let again = one(&record.to_string());
    assert_eq!(again.tags, record.tags);
}

#[test]
fn c15_a_long_aimless_game() {
    let text = case!("long-aimless-game");
    let record = one(text);
    assert_eq!(record.game.moves().len(), 121);
    assert_eq!(
        record.game.outcome(),
        wins(Side::White, WinReason::FewerThanThree)
    );
    assert_eq!(record.claim, None);
    let error = record::read(text, NO_FLYING).unwrap_err();
    assert_eq!(error.ply, Some(96));
}

#[test]
fn c16_a_diagonal_is_no_mill() {
    let text = case!("diagonal-is-no-mill");
    let error = refusal(text);
    refused_at(&error, text, 5, "c5xd7");
    let Kind::Illegal { reason, .. } = error.kind else {
        panic!("{error:?}");
    };
    assert_eq!(reason, Illegal::NoMillClosed { removal: Point::D7 });
}

#[test]
fn c17_a_slide_before_the_hand_is_empty() {
    let text = case!("slide-before-hand-empty");
    let error = refusal(text);
    refused_at(&error, text, 17, "a1-a4");
    let Kind::Illegal {
        reason, position, ..
    } = error.kind
    else {
        panic!("{error:?}");
    };
    assert_eq!(reason, Illegal::StonesInHand { left: 1 });
    assert_eq!(position.turn(), Side::White);
    assert_eq!(position.in_hand(Side::White), 1);
    assert_eq!(position.in_hand(Side::Black), 1);
    assert_eq!(position.board().stones(Side::White).len(), 8);
    assert_eq!(position.board().stones(Side::Black).len(), 8);
}

#[test]
fn c20_a_removal_taken_back() {
    let mut game = one(case!("undo-a-removal")).game;
    assert!(game.undo());
    assert_eq!(game.position().board().owner(Point::D2), Some(Side::Black));
    assert_eq!(game.position().board().owner(Point::G1), None);
    assert_eq!(game.position().turn(), Side::White);
    assert_eq!(in_hand(&game), [7, 7]);
    assert_eq!(game.setup().quiet_plies, 4);
    assert_eq!(game.play(mv("g1xd6")), Ok(()));
    while game.undo() {}
    assert_eq!(game.setup(), Setup::START);
    assert!(!game.undo());
}
