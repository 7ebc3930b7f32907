//! Saved games: the cases from the field, what the reader takes and refuses,
//! and that everything that is written reads back.
#![allow(clippy::unwrap_used)] // a test may

use merels::notation::ParseErrorKind;
use merels::record::{self, Claim, Record, RecordError, RecordErrorKind as Kind, RuleTag};
use merels::rules::{
    DrawReason, Game, Illegal, Move, Outcome, Point, Rules, Setup, Side, WinReason,
};
use proptest::prelude::*;

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

#[test]
fn a_text_may_hold_nothing_or_next_to_nothing() {
    for text in [
        "",
        "\u{feff}",
        " \r\n\t",
        "*",
        "{only a comment}",
        "1.",
        "; nothing",
    ] {
        let record = one(text);
        assert_eq!(record.game.setup(), Setup::START, "{text:?}");
        assert_eq!(record.comments.len(), 1);
    }
    assert_eq!(one("{only a comment}").comments, [["only a comment"]]);
}

#[test]
fn moves_may_stand_in_many_forms() {
    let plain = one("a1 d6 d1 d2 g1xd2 f4").game;
    for text in [
        "1. a1 d6 2. d1 d2 3. g1xd2 f4 *",
        "1.a1 d6\r\n2.d1 d2\r3.g1xd2\tf4",
        "A1 D6 D1 D2 G1 X D2 F4",
        "1... a1 1... d6 7 d1 d2 g1 3. x {taken} d2 ... f4",
        "a1! d6?? d1!? d2?! g1xd2!! f4 ? !",
        "a1 $1 d6 $139 d1$2 d2 g1xd2 f4",
        "a1 (1. d1 (1. d2 {)} ; )\n) g7) d6 (d6 (d2)) d1 d2 g1 (g7) xd2 f4",
    ] {
        assert_eq!(one(text).game.moves(), plain.moves(), "{text:?}");
    }
    let text = "%this line (says { nothing\na1 d6 d1\n% nor this\nd2 g1xd2 f4";
    assert_eq!(one(text).game.moves(), plain.moves());
    assert_eq!(refusal("a1 d6 % not a whole line").kind, Kind::UnknownWord);
}

#[test]
fn slides_may_stand_in_many_forms() {
    let start = "[SetUp \"1\"][FEN \"3/3/3/4B1/BBB/3/W1W w 1 0 3\"]";
    let text = |moves: &str| format!("{start} {moves}");
    let expected = one(&text("d1xf4 d3-d2")).game;
    assert_eq!(expected.moves(), [mv("d1xf4"), mv("d3-d2")]);
    for moves in [
        "d1xf4 d3d2",
        "d1 xf4 d3 - d2",
        "1. d1\nx\nf4 1... d3\n- d2",
        "1. D1Xf4 D3 {to} -D2",
        "1. d1xf4! d3-d2!?",
    ] {
        assert_eq!(one(&text(moves)).game.moves(), expected.moves(), "{moves}");
    }
}

#[test]
fn tags_are_kept_in_their_order_without_their_escapes() {
    let record = one(
        "[White \"Ona \\\"the mill\\\" K.\"]\n[ Odd_1 \"a\\\\b\" ]\n[Path \"C:\\x\"][White \"second\"]\n\
         [Empty \"\"][Termination \"abandoned\"] *",
    );
    let expected = [
        ("White", "Ona \"the mill\" K."),
        ("Odd_1", "a\\b"),
        ("Path", "C:\\x"),
        ("White", "second"),
        ("Empty", ""),
        ("Termination", "abandoned"),
    ];
    let expected = expected.map(|(name, value)| (name.to_owned(), value.to_owned()));
    assert_eq!(record.tags, expected);
    assert_eq!(record.tag("White"), Some("Ona \"the mill\" K."));
    assert_eq!(record.tag("Black"), None);
    assert_eq!(one(&record.to_string()).tags, record.tags);
}

#[test]
fn tags_say_which_game_is_played() {
    let rules = |tags: &str| one(tags).game.rules();
    let usual = Rules::default();
    assert_eq!(rules("[Flying \"off\"]"), NO_FLYING);
    assert_eq!(rules("[flying \"OFF\"]"), NO_FLYING);
    let quiet_limit = "30".parse().ok();
    assert_eq!(
        rules("[QuietLimit \"30\"]"),
        Rules {
            quiet_limit,
            ..usual
        }
    );
    assert_eq!(
        rules("[QuietLimit \"off\"][Repetition \"off\"]"),
        Rules {
            quiet_limit: None,
            repetition: false,
            ..usual
        }
    );
    let own = record::read("[Flying \"on\"]", NO_FLYING).unwrap();
    assert_eq!(own[0].game.rules(), usual);
    let given = record::read("d6", NO_FLYING).unwrap();
    assert_eq!(given[0].game.rules(), NO_FLYING);

    let fen = "3/3/3/6/BBB/3/W1W w 1 0 3";
    for set_up in ["", "[SetUp \"1\"]"] {
        let record = one(&format!("{set_up}[FEN \"{fen}\"] *"));
        assert_eq!(record.game.start().to_string(), fen);
        assert_eq!(record.tags, []);
    }
    let ignored = one(&format!("[FEN \"{fen}\"][SetUp \"0\"]"));
    assert_eq!(ignored.game.start(), Setup::START);
}

#[test]
fn a_file_may_hold_several_games() {
    let text = "[White \"A\"]\n1. d6 f4 *\n[White \"B\"] 1. a1 1-0 {well played}\n\
                ; really\nd2 b4 1/2-1/2 [White \"C\"] d1 [White \"D\"] g7";
    let records = read(text);
    let moves: Vec<usize> = records.iter().map(|r| r.game.moves().len()).collect();
    assert_eq!(moves, [2, 1, 2, 1, 1]);
    let white: Vec<Option<&str>> = records.iter().map(|r| r.tag("White")).collect();
    assert_eq!(white, [Some("A"), Some("B"), None, Some("C"), Some("D")]);
    assert_eq!(records[1].comments[1], ["well played", "really"]);
    let claims: Vec<Option<Claim>> = records.iter().map(|r| r.claim).collect();
    let white_wins = Some(Claim::Win(Side::White));
    assert_eq!(claims, [None, white_wins, Some(Claim::Draw), None, None]);

    let printed: Vec<String> = records.iter().map(Record::to_string).collect();
    let again = read(&printed.join("\n"));
    assert_eq!(again.len(), 5);
    for (one, other) in records.iter().zip(&again) {
        same(one, other);
    }
}

#[test]
fn comments_belong_to_the_ply_before_them() {
    let record =
        one("{before} ; all\n1. d6 {first} {second} f4 ; third\n; goes on\n\n; fourth\n{} *");
    assert_eq!(
        record.comments,
        [
            vec!["before", "all"],
            vec!["first", "second"],
            vec!["third\ngoes on", "fourth"]
        ]
    );
    let lines = one("1. d6 {one\r\ntwo\rthree }");
    assert_eq!(lines.comments[1], ["one\ntwo\nthree"]);
}

#[test]
fn what_the_players_settled_is_kept() {
    let mut game = one("1. d6 f4").game;
    assert!(game.resign(Side::White));
    let record = Record::new(game);
    let text = record.to_string();
    assert!(
        text.contains("[Result \"0-1\"]\n[Termination \"resignation\"]\n"),
        "{text}"
    );
    same(&record, &one(&text));
    assert_eq!(
        one(&text).game.outcome(),
        wins(Side::Black, WinReason::Resignation)
    );

    let mut game = one("1. d6 f4").game;
    assert!(game.run_out_of_time(Side::White));
    let record = Record::new(game);
    let text = record.to_string();
    assert!(
        text.contains("[Result \"0-1\"]\n[Termination \"time forfeit\"]\n"),
        "{text}"
    );
    same(&record, &one(&text));
    assert_eq!(
        one(&text).game.outcome(),
        wins(Side::Black, WinReason::Time)
    );

    let mut game = one("1. d6 f4").game;
    assert!(game.agree_draw());
    let record = Record::new(game);
    same(&record, &one(&record.to_string()));

    // Without the word it is what the file says, and no more.
    let record = one("[Result \"0-1\"] 1. d6 f4 0-1");
    assert_eq!(
        (record.game.outcome(), record.claim),
        (None, Some(Claim::Win(Side::Black)))
    );
    let record = one("[Termination \"agreement\"] 1. d6 f4 0-1");
    assert_eq!(
        (record.game.outcome(), record.claim),
        (None, Some(Claim::Win(Side::Black)))
    );
    let record = one("[Result \"1/2-1/2\"] d6");
    assert_eq!(record.claim, Some(Claim::Draw));
}

#[test]
fn the_board_goes_before_what_the_file_claims() {
    let text = format!("{} 1-0", case!("all-in-mills"));
    let record = one(&text);
    assert_eq!(
        record.game.outcome(),
        wins(Side::Black, WinReason::FewerThanThree)
    );
    assert_eq!(record.claim, Some(Claim::Win(Side::White)));
    let printed = record.to_string();
    assert!(printed.contains("[Result \"0-1\"]"), "{printed}");
    same(&record, &one(&printed));
    let agreeing = format!("{} 0-1", case!("all-in-mills"));
    assert_eq!(one(&agreeing).claim, None);
}

#[test]
fn the_writer_has_one_form() {
    let mut record = one("{b} a1 d6 d1 {two\nlines} d2 g1 xd2 f4");
    record.set_tag("Black", "B \"b\"");
    record.set_tag("Annotator", "a\\z\nq");
    record.set_tag("White", "W");
    record.set_tag("Black", "B");
    record.set_tag("Result", "1-0");
    record.set_tag("FEn", "what the game itself says");
    record.set_tag("no name", "x");
    assert_eq!(
        record.to_string(),
        "[Black \"B\"]\n[Annotator \"a\\\\z q\"]\n[White \"W\"]\n[Result \"*\"]\n\n\
         {b} 1. a1 d6 2. d1 {two\nlines} 2... d2 3. g1xd2 f4 *\n"
    );
    let lines = one(case!("fifty-quiet-plies")).to_string();
    assert!(lines.lines().all(|line| line.len() <= 80), "{lines}");
    assert!(lines.contains("\n1. d6 f2 2. b4 b6 3. d2 d7"), "{lines}");
}

#[test]
fn a_game_that_black_begins_has_dots() {
    let record = one("[FEN \"3/3/3/6/3/3/3 b 9 9\"] d6 f4 d2");
    assert!(
        record.to_string().ends_with("\n\n1... d6 2. f4 d2 *\n"),
        "{record}"
    );
}

/// What is refused: the word to blame, line, column, ply and the kind.
#[track_caller]
fn refused(text: &str, word: &str, place: (usize, usize), ply: Option<usize>, kind: Kind) {
    let error = refusal(text);
    assert_eq!(&text[error.span.clone()], word, "{error:?}");
    assert_eq!((error.line, error.column), place, "{error:?}");
    assert_eq!(error.ply, ply, "{error:?}");
    assert_eq!(error.kind, kind);
}

#[test]
fn what_cannot_be_read_is_refused_with_its_place() {
    refused("d6 {foo", "{", (1, 4), Some(1), Kind::OpenComment);
    refused("d6\n(f4 {)}", "(", (2, 1), Some(1), Kind::OpenSideLine);
    refused("[White \"A]\nd6", "\"A]", (1, 8), None, Kind::OpenString);
    refused("[White A]", "[White", (1, 1), None, Kind::MissingTagValue);
    refused(
        "[\u{feff}ab",
        "[\u{feff}ab",
        (1, 1),
        None,
        Kind::MissingTagValue,
    );
    refused("[]", "[", (1, 1), None, Kind::MissingTagName);
    refused("[ \"A\"]", "[", (1, 1), None, Kind::MissingTagName);
    refused("[White \"A\" d6", "[", (1, 1), None, Kind::OpenTag);
    refused("d6 } f4", "}", (1, 4), Some(1), Kind::StrayBracket);
    refused(") d6", ")", (1, 1), None, Kind::StrayBracket);
    refused("d6 ž f4", "ž", (1, 4), Some(2), Kind::UnknownWord);
    refused("žž d6 1-1 f4", "žž", (1, 1), Some(1), Kind::UnknownWord);
    refused("d6 1-1 f4", "1-1", (1, 4), Some(1), Kind::UnknownWord);
    refused("d6 f4foo", "f4foo", (1, 4), Some(2), Kind::UnknownWord);
    refused("d6 xf4xd2", "xf4xd2", (1, 4), Some(1), Kind::UnknownWord);
    refused("d6 $ f4", "$", (1, 4), Some(1), Kind::UnknownWord);
    refused("\u{feff}d6 d4", "d4", (1, 4), Some(2), Kind::NotAPoint);
    refused("d6\r\nf4-h9", "h9", (2, 4), Some(2), Kind::NotAPoint);
    refused("d6\r\rf4- 2. d2", "-", (3, 3), Some(2), Kind::MissingPoint);
    refused("d6 f4x", "x", (1, 6), Some(2), Kind::MissingPoint);
    refused("{čė} d6 d4", "d4", (1, 9), Some(2), Kind::NotAPoint);
}

#[test]
fn tags_that_cannot_be_are_refused() {
    for (tags, word, tag) in [
        ("[Flying \"maybe\"]", "maybe", RuleTag::Flying),
        ("[Repetition \"\"]", "", RuleTag::Repetition),
        ("[QuietLimit \"0\"]", "0", RuleTag::QuietLimit),
        ("[QuietLimit \"65536\"]", "65536", RuleTag::QuietLimit),
        ("[QuietLimit \"+5\"]", "+5", RuleTag::QuietLimit),
        ("[SetUp \"yes\"]", "yes", RuleTag::SetUp),
    ] {
        let error = refusal(tags);
        assert_eq!(&tags[error.span.clone()], word);
        assert_eq!(error.kind, Kind::BadTagValue { tag });
    }
    let twice = refusal("[Flying \"on\"][Flying \"off\"]");
    assert_eq!(
        twice.kind,
        Kind::RepeatedTag {
            tag: RuleTag::Flying
        }
    );
    assert_eq!(refusal("[SetUp \"1\"]\nd6").kind, Kind::MissingFen);
    let fen = "[FEN \"3/3/3/6/3/3/Q2 w 9 9\"]";
    let error = refusal(fen);
    assert_eq!(&fen[error.span.clone()], "Q");
    assert_eq!(
        error.kind,
        Kind::BadFen(ParseErrorKind::NotABoard { found: 'Q' })
    );
}

#[test]
fn the_part_of_a_move_that_is_wrong_is_blamed() {
    let cases = [
        ("a1 d6 d1 d2 g1 {mill} xd3", "xd3"),
        ("a1 d6 d1 d2 g1xd3", "g1xd3"),
        ("a1 d6 d1 d2 g1", "g1"),
        ("a1 d6 d1 d2 d6 {taken} xd2", "d6"),
        ("a1 d6 d1 d2 f4 xd2", "xd2"),
    ];
    for (text, word) in cases {
        let error = refusal(text);
        assert_eq!(&text[error.span.clone()], word);
        assert_eq!(error.ply, Some(5));
        assert!(matches!(error.kind, Kind::Illegal { .. }));
    }
}

#[test]
fn no_input_is_too_much() {
    let deep = format!("d6 {}{} f4", "(".repeat(100_000), ")".repeat(100_000));
    assert_eq!(one(&deep).game.moves().len(), 2);
    let long = format!("d6 {{{}}} f4", "x".repeat(10_000_000));
    assert_eq!(one(&long).comments[1][0].len(), 10_000_000);
    let many = "* ".repeat(100_001);
    assert!(matches!(refusal(&many).kind, Kind::TooManyGames { .. }));
    assert_eq!(read(&many[..200_000]).len(), 100_000);
    let tags = "[A \"\"]".repeat(1001);
    assert_eq!(refusal(&tags).kind, Kind::TooManyTags { limit: 1000 });
    let mut tagged = one(&format!("[White \"Ona\"]{}", &tags[..6 * 999]));
    for name in ["Date", "Seed", "Undone"] {
        tagged.set_tag(name, "1");
    }
    let again = one(&tagged.to_string());
    same(&tagged, &again);
    assert_eq!(
        (again.tag("White"), again.tag("Seed")),
        (Some("Ona"), Some("1"))
    );
    let comments = one(&"{a}".repeat(1_000_000));
    assert_eq!(comments.comments[0].len(), 1000);
    assert_eq!(comments.comments[0][999].len(), 2 * 999_001 - 1);
    same(&comments, &one(&comments.to_string()));
    let endless = "[QuietLimit \"off\"][Repetition \"off\"]\n\
         [FEN \"W1W/3/3/1WW3/3/B1B/B2 w 0 0\"]\n"
        .to_owned()
        + &"a7-d7 a1-d1 d7-a7 d1-a1 ".repeat(50_000);
    assert_eq!(one(&endless).game.moves().len(), 200_000);
}

/// The same tags, rules, start, moves, comments, outcome and claim.
#[track_caller]
fn same(one: &Record, other: &Record) {
    assert_eq!(one.tags, other.tags);
    assert_eq!(one.game.rules(), other.game.rules());
    assert_eq!(one.game.start(), other.game.start());
    assert_eq!(one.game.moves(), other.game.moves());
    assert_eq!(one.game.outcome(), other.game.outcome());
    assert_eq!(one.comments, other.comments);
    assert_eq!(one.claim, other.claim);
}

/// A game of up to `choices.len()` plies; each number picks one of the moves.
fn game_of(rules: Rules, start: Setup, choices: &[u16]) -> Game {
    let mut game = Game::from_setup(rules, start);
    for choice in choices {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(moves[usize::from(*choice) % moves.len()])
            .unwrap();
    }
    game
}

prop_compose! {
    fn any_rules()(flying: bool, repetition: bool, quiet_limit in 0u16..60) -> Rules {
        Rules { flying, repetition, quiet_limit: std::num::NonZeroU16::new(quiet_limit) }
    }
}

/// Text with all that could confuse a reader.
fn hostile_text() -> impl Strategy<Value = String> {
    "([a-z ;{}()\\[\\]\"\\\\%$.\n\r\t*0-9ž]|\\PC){0,12}"
}

/// The name of a tag that is the record's own: those that the game answers are
/// not written in any spelling, `FEn` no more than `FEN`.
fn own_tag_name() -> impl Strategy<Value = String> {
    const ANSWERED: [&str; 6] = [
        "Flying",
        "QuietLimit",
        "Repetition",
        "SetUp",
        "FEN",
        "Result",
    ];
    "[A-Za-z_][A-Za-z0-9_]{0,5}|White|Date".prop_filter("the game answers it", |name| {
        !ANSWERED
            .iter()
            .any(|answered| answered.eq_ignore_ascii_case(name))
    })
}

prop_compose! {
    fn any_record()(
        rules in any_rules(),
        cut in prop::option::of(0usize..20),
        choices in prop::collection::vec(any::<u16>(), 0..80),
        tags in prop::collection::vec((own_tag_name(), hostile_text()), 0..5),
        comments in prop::collection::vec((0usize..100, hostile_text()), 0..8),
        settled in 0u8..10,
    ) -> Record {
        let opening = game_of(Rules::default(), Setup::START, &choices[..cut.unwrap_or(0).min(choices.len())]);
        let start = if cut.is_some() { opening.setup() } else { Setup::START };
        let mut game = game_of(rules, start, &choices);
        match settled {
            0 => game.resign(Side::White),
            1 => game.resign(Side::Black),
            2 => game.agree_draw(),
            3 => game.run_out_of_time(Side::White),
            4 => game.run_out_of_time(Side::Black),
            _ => false,
        };
        let mut record = Record::new(game);
        for (name, value) in tags {
            record.set_tag(&name, value);
        }
        for (ply, comment) in comments {
            record.add_comment(ply % record.comments.len(), &comment);
        }
        // What a file claims beside what the board says.
        let claim = match settled {
            5 => Some(Claim::Draw),
            6 => Some(Claim::Win(Side::White)),
            7 => Some(Claim::Win(Side::Black)),
            _ => None,
        };
        let said = record.game.outcome().map(|outcome| match outcome.winner() {
            Some(winner) => Claim::Win(winner),
            None => Claim::Draw,
        });
        record.claim = claim.filter(|&claim| said != Some(claim));
        record
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..Default::default() })]

    #[test]
    fn printed_records_read_back(record in any_record()) {
        let text = record.to_string();
        let again = one(&text);
        same(&record, &again);
        prop_assert_eq!(again.to_string(), text);
    }

    #[test]
    fn line_breaks_of_any_kind_mean_the_same(record in any_record()) {
        let text = record.to_string();
        for line_break in ["\r\n", "\r"] {
            let other = text.replace('\n', line_break);
            same(&record, &one(&other));
        }
    }

    #[test]
    fn any_text_is_read_or_refused_within_its_bounds(
        text in "([a-gx1-7 ;{}()\\[\\]\"\\\\%$.\n*!-]|1\\. |d6|1-0|\\[FEN \"|\\PC){0,60}"
    ) {
        match record::read(&text, Rules::default()) {
            Ok(records) => {
                for record in records {
                    same(&record, &one(&record.to_string()));
                }
            }
            Err(error) => {
                prop_assert!(text.get(error.span.clone()).is_some());
                prop_assert!(error.line >= 1 && error.column >= 1);
            }
        }
    }
}

#[test]
fn the_cases_read_back_as_they_are_written() {
    for text in [
        case!("all-in-mills"),
        case!("bom-and-crlf"),
        case!("fifty-quiet-plies"),
        case!("long-aimless-game"),
        case!("removals-on-their-own"),
        case!("result-token-on-open-board"),
        case!("tags-but-no-moves"),
        case!("wrapped-lines-and-tags"),
    ] {
        let record = one(text);
        same(&record, &one(&record.to_string()));
    }
}
