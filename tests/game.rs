//! Whole games: how they end, and what can be taken back.

mod oracle;

use merels::rules::{
    DrawReason, Game, Illegal, Move, Outcome, Point, Rules, Setup, Side, WinReason,
};
use oracle::mv;
use std::num::NonZeroU16;

/// A game of these moves, all legal.
fn played(rules: Rules, moves: &str) -> Game {
    let mut game = Game::new(rules);
    for word in moves.split_whitespace() {
        game.play(mv(word))
            .unwrap_or_else(|reason| panic!("{word}: {reason}"));
    }
    game
}

/// The moves of a case whose file holds nothing but numbers and moves.
fn words(file: &str) -> String {
    file.split_whitespace()
        .filter(|word| !word.ends_with('.'))
        .collect::<Vec<_>>()
        .join(" ")
}

fn win(winner: Side, reason: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { winner, reason })
}

#[test]
fn the_games_of_the_oracle_end_as_it_says() {
    let games = oracle::lines(include_str!("data/oracle/games.jsonl"));
    assert_eq!(games.len(), 30);
    for line in games {
        let rules = oracle::rules(line["flying"].as_bool().unwrap());
        let mut game = Game::new(rules);
        for word in line["moves"].as_str().unwrap().split(' ') {
            assert_eq!(game.outcome(), None, "{line}");
            game.play(mv(word)).unwrap();
        }
        let expected = match (
            line["reason"].as_str().unwrap(),
            line["result"].as_str().unwrap(),
        ) {
            ("threefold", "1/2-1/2") => Some(Outcome::Draw(DrawReason::Repetition)),
            ("fifty-quiet", "1/2-1/2") => Some(Outcome::Draw(DrawReason::QuietLimit)),
            ("fewer-than-three", "1-0") => win(Side::White, WinReason::FewerThanThree),
            ("fewer-than-three", "0-1") => win(Side::Black, WinReason::FewerThanThree),
            ("no-legal-move", "1-0") => win(Side::White, WinReason::NoLegalMove),
            ("no-legal-move", "0-1") => win(Side::Black, WinReason::NoLegalMove),
            other => panic!("{other:?}"),
        };
        assert_eq!(game.outcome(), expected, "{line}");
    }
}

/// A side with two stones on the board and more in hand plays on.
#[test]
fn stones_in_hand_count() {
    let game = played(Rules::default(), "a7 b6 a4 b4 f2 b2xf2");
    assert_eq!(game.position().board().stones(Side::White).len(), 2);
    assert_eq!(game.position().in_hand(Side::White), 6);
    assert_eq!(game.outcome(), None);
}

/// The last stone placed removes before the other side is to move.
#[test]
fn the_mill_of_the_last_stone_belongs_to_who_placed_it() {
    let game = played(
        Rules::default(),
        &words(include_str!("data/cases/last-stone-mill.txt")),
    );
    let position = game.position();
    assert_eq!(game.moves().len(), 18);
    assert_eq!(position.turn(), Side::White);
    assert_eq!(Side::ALL.map(|side| position.in_hand(side)), [0, 0]);
    assert_eq!(Side::ALL.map(|side| position.stones_left(side)), [8, 8]);
}

#[test]
fn the_third_occurrence_draws_unless_repetition_is_off() {
    let moves = words(include_str!("data/cases/rep-three.txt"));
    let (before, last) = moves.rsplit_once(' ').unwrap();
    let mut game = played(Rules::default(), before);
    assert_eq!(game.moves().len(), 26);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
    assert_eq!(game.play(mv(last)), Err(Illegal::GameOver));
    assert_eq!(game.legal_moves(), []);
    for _ in 0..4 {
        assert!(game.undo());
        assert_eq!(game.outcome(), None, "the second time is no draw");
    }
    assert_eq!(game.repetitions(), 2);
    played(
        Rules {
            repetition: false,
            ..Rules::default()
        },
        &moves,
    );
}

#[test]
fn fifty_quiet_plies_draw_at_the_limit_and_only_there() {
    let moves = words(include_str!("data/cases/fifty-quiet-plies.txt"));
    let mut game = played(Rules::default(), &moves);
    assert_eq!(game.moves().len(), 50);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::QuietLimit)));
    assert!(game.undo());
    assert_eq!(game.setup().quiet_plies, 49);
    assert_eq!(game.outcome(), None);
    assert_eq!(
        played(
            Rules {
                quiet_limit: None,
                ..Rules::default()
            },
            &moves
        )
        .outcome(),
        None
    );
    let longer = Rules {
        quiet_limit: NonZeroU16::new(51),
        ..Rules::default()
    };
    assert_eq!(played(longer, &moves).outcome(), None);
    let shorter = Rules {
        quiet_limit: NonZeroU16::new(18),
        ..Rules::default()
    };
    let placed = moves.split(' ').take(18).collect::<Vec<_>>().join(" ");
    let game = played(shorter, &placed);
    assert_eq!(
        game.outcome(),
        Some(Outcome::Draw(DrawReason::QuietLimit)),
        "placements count"
    );
}

/// White shuts Black in with a quiet move, on the ply that reaches the limit:
///
/// ```text
///    W---+---+       +---W-->+    f4-g4; Black's three stones
///    |   |               |   |    slide, flying being off.
///    |   +-------W-------+   |
///    |           |           |
///    B-----------B-----------B
/// ```
#[test]
fn a_decisive_end_goes_before_a_draw_on_the_same_ply() {
    let position = oracle::position(".........W...W.....W.BBB w 0 0");
    let mut game = Game::from_setup(
        oracle::rules(false),
        Setup {
            position,
            quiet_plies: 49,
        },
    );
    game.play(mv("f4-g4")).unwrap();
    assert_eq!(game.setup().quiet_plies, 50);
    assert_eq!(game.outcome(), win(Side::White, WinReason::NoLegalMove));
    game.undo();
    game.play(mv("f4-f2")).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::QuietLimit)));
}

/// The same with its stones in hand, or with flying on, is no end at all.
#[test]
fn only_an_empty_hand_can_be_blocked() {
    for (text, flying) in [("b 0 0", true), ("b 0 1", false)] {
        let position = oracle::position(&format!(".........W....W....W.BBB {text}"));
        assert_eq!(position.decided(oracle::rules(flying)), None);
    }
    let position = oracle::position(".........W....W....W.BBB b 0 0");
    assert!(position.decided(oracle::rules(false)).is_some());
}

/// A set-up may have reached the limit already.
#[test]
fn the_start_counts_as_an_occurrence_and_keeps_its_quiet_plies() {
    let setup = Setup {
        quiet_plies: 50,
        ..Setup::START
    };
    let game = Game::from_setup(Rules::default(), setup);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::QuietLimit)));
    assert_eq!(Game::new(Rules::default()).repetitions(), 1);
}

/// No enemy stone on the board: nothing is removed, the turn passes, and the
/// ply was a quiet one.
#[test]
fn nothing_to_remove() {
    let position = oracle::position("WW...................... w 5 5");
    let mut game = Game::from_setup(Rules::default(), position.into());
    assert_eq!(
        game.check(mv("g7xa1")),
        Err(Illegal::NoSuchStone {
            point: Point::A1,
            owner: None
        })
    );
    game.play(mv("g7")).unwrap();
    assert_eq!(game.position().turn(), Side::Black);
    assert_eq!(game.setup().quiet_plies, 1);
}

/// The moves of a reported game: a removal taken back gives the stone back.
#[test]
fn undoing_a_removal() {
    let moves = include_str!("data/cases/undo-a-removal.txt");
    let mut game = played(Rules::default(), &words(moves));
    assert_eq!(game.moves().len(), 5);
    assert!(game.undo());
    let setup = game.setup();
    assert_eq!(setup.quiet_plies, 4);
    assert_eq!(setup.position.board().owner(Point::D2), Some(Side::Black));
    assert_eq!(setup.position.board().owner(Point::G1), None);
    assert_eq!(setup.position.turn(), Side::White);
    assert_eq!(Side::ALL.map(|side| setup.position.in_hand(side)), [7, 7]);
    game.play(mv("g1xd6")).unwrap();
    assert!(!game.redo(), "a new move forgets what was taken back");
    while game.undo() {}
    assert_eq!(game.setup(), Setup::START);
    assert!(!game.undo());
    assert_eq!(game.setup(), Setup::START);
    assert_eq!(game.undone().map(Move::step).count(), 5);
}

#[test]
fn resigning_and_agreeing() {
    let mut game = played(Rules::default(), "d6 f4");
    assert!(game.resign(Side::Black));
    assert_eq!(game.outcome(), win(Side::White, WinReason::Resignation));
    assert!(
        !game.agree_draw() && !game.resign(Side::White),
        "it is over"
    );
    assert_eq!(game.outcome(), win(Side::White, WinReason::Resignation));
    assert!(game.undo(), "a resignation can be taken back");
    assert_eq!((game.outcome(), game.moves().len()), (None, 2));
    assert!(game.agree_draw());
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
}

/// What the board has ended cannot be settled otherwise.
#[test]
fn the_board_goes_before_the_players() {
    let moves = words(include_str!("data/cases/all-in-mills.txt"));
    let mut game = played(Rules::default(), &moves);
    assert_eq!(game.moves().len(), 34);
    assert!(!game.resign(Side::Black));
    assert_eq!(game.outcome(), win(Side::Black, WinReason::FewerThanThree));
}
