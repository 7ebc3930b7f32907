//! The review of games: facts that follow from the rules, judgements where
//! there is no doubt about them.

#![allow(clippy::unwrap_used)] // a test may

use merels::bot::Score;
use merels::review::{Budget, Reason, Review};
use merels::rules::Point::*;
use merels::rules::{Game, Move, PointSet, Rules, Setup, Side};
use merels::ui::review_lines;
use merels::ui::text::{Language, Text};
use merels::ui::theme::Glyphs;

const BUDGET: Budget = Budget { nodes: 3_000 };

/// The game from a position (the start where it is empty) with these moves.
fn game(position: &str, moves: &str) -> Game {
    let setup = if position.is_empty() {
        Setup::START
    } else {
        position.parse().expect("a position")
    };
    let mut game = Game::from_setup(Rules::default(), setup);
    for word in moves.split_whitespace() {
        let mv: Move = word.parse().expect("a move");
        game.play(mv).unwrap_or_else(|why| panic!("{word}: {why}"));
    }
    game
}

#[test]
fn a_mill_that_was_there_and_not_closed_is_overlooked() {
    // White closes a7-d7-g7 with g4-g7 and plays elsewhere; then it closes it.
    let game = game(
        "WW1/B2/2B/1B1W1W/W2/BB1/3 w 0 0",
        "c3-d3 e5-d5 g4-g7xd2 d5-c5",
    );
    let review = Review::of(&game, BUDGET, None);
    assert_eq!(review.worth.len(), 5);
    assert_eq!(review.plies[0].missed_mills, G7.into());
    assert!(!review.plies[0].closed);
    assert_eq!(review.plies[2].missed_mills, PointSet::EMPTY);
    assert!(review.plies[2].closed);
    let tally = review.tally(Side::White);
    assert_eq!((tally.closed, tally.missed_mills), (1, 1));
}

#[test]
fn a_threatened_mill_that_could_be_prevented_was_left_open() {
    let open = Review::of(&game("", "d6 d2 f6 a1 b6xd2"), BUDGET, None);
    // Black could have put a stone on b6 with its second move.
    assert_eq!(open.plies[3].open_mills, B6.into());
    assert!(open.plies[3].verdict.unwrap().is_mistake());
    assert_eq!(open.plies[3].better, Some(Move::place(B6)));
    assert!(
        open.plies[3]
            .reasons
            .contains(&Reason::LeftMillOpen(B6.into()))
    );

    let blocked = Review::of(&game("", "d6 d2 f6 b6 a4"), BUDGET, None);
    assert_eq!(blocked.plies[3].open_mills, PointSet::EMPTY);
    assert_eq!(blocked.tally(Side::Black).open_mills, 0);
}

#[test]
fn what_could_not_be_prevented_is_nobodys_fault() {
    // White threatens b6 and g7 at once: one stone blocks one of them only.
    let twofold = game("WW1/1WW/3/6/3/BB1/B2 b 5 5", "b6");
    let review = Review::of(&twofold, BUDGET, None);
    assert_eq!(review.plies[0].open_mills, PointSet::EMPTY);
}

#[test]
fn double_mills_made_and_allowed() {
    // White's c4-b4?-b6 is slow; from b4 the stone steps to b6 and b6-f6 wait
    // for the shuttle on d7. Black could have put d5 on d6.
    let game = game(
        "WWW/2W/1B1/1W4/2B/BB1/B1B w 0 0",
        "b4-b6 g1-g4 d7-d6xe3 g4-g1",
    );
    let review = Review::of(&game, BUDGET, None);
    let made = &review.plies[0].made;
    assert_eq!(made.len(), 1);
    assert_eq!((made[0].shuttle, made[0].open), (D7, D6));
    // The same double mill running on is not made again.
    assert_eq!(review.plies[2].made, []);
    assert_eq!(review.tally(Side::White).made, 1);

    let before = self::game("WWW/2W/1B1/1W4/2B/BB1/B1B b 0 0", "g1-g4 b4-b6");
    let review = Review::of(&before, BUDGET, None);
    assert_eq!(
        review.plies[0].allowed.len(),
        1,
        "d5-d6 would have stopped it"
    );
    assert_eq!(review.tally(Side::Black).allowed, 1);
}

#[test]
fn a_single_legal_move_is_not_judged() {
    // White's stones are shut in but for one, which has one way out.
    let game = game(
        "",
        "d3 d1 c5 b4 c4 f2 e3 d6 g7 e4 g1 c3 b2 d5 d7 g4 d2 f6 d7-a7",
    );
    let review = Review::of(&game, BUDGET, None);
    assert!(!review.plies[18].choice);
    assert_eq!(review.plies[18].verdict, None);
    assert_eq!(review.plies[18].better, None);
    assert!(review.plies[17].choice);
    // A forced move changes nothing.
    assert_eq!(review.worth[18].bounded(), review.worth[19].bounded());
}

#[test]
fn a_win_at_once_that_was_not_played_is_named() {
    // Black has three stones; White closes a mill and has won.
    let missed = Review::of(&game("WW1/3/2B/5W/W2/B1B/3 w 0 0", "c3-c4"), BUDGET, None);
    let ply = &missed.plies[0];
    assert!(ply.verdict.unwrap().is_blunder());
    assert_eq!(missed.worth[0].score, Score::Win(1));
    assert!(!missed.worth[0].exact, "without tables");
    let better = ply.better.unwrap();
    assert_eq!(better.step(), Move::shift(G4, G7));
    assert_eq!(ply.reasons[0], Reason::MissedWin(1));
    assert_eq!(missed.turning_points(3), [0]);

    let played = Review::of(
        &game("WW1/3/2B/5W/W2/B1B/3 w 0 0", "g4-g7xb2"),
        BUDGET,
        None,
    );
    assert_eq!(played.plies[0].verdict.unwrap().lost, 0);
    assert_eq!(played.turning_points(3), Vec::<usize>::new());
    assert_eq!(played.worth[1].score, Score::Win(0));
}

#[test]
fn a_blockade_that_was_not_played_is_named() {
    let review = Review::of(&game("WB1/3/3/WB4/1B1/3/WWB b 0 0", "d3-c3"), BUDGET, None);
    let ply = &review.plies[0];
    assert_eq!(ply.better, Some(Move::shift(D3, D2)));
    assert_eq!(ply.reasons[0], Reason::MissedBlockade);
    assert_eq!(review.worth[0].score, Score::Loss(1));
}

#[test]
fn a_resignation_blames_no_move() {
    let mut game = game("", "d6 d2 f4 b4");
    assert!(game.resign(Side::White));
    let resigned = Review::of(&game, BUDGET, None);
    assert_eq!(resigned.worth.len(), 5);
    assert!(!resigned.worth[4].exact);
}

#[test]
fn a_game_without_moves_has_one_position_and_a_text() {
    let review = Review::of(&game("", ""), BUDGET, None);
    assert_eq!((review.worth.len(), review.plies.len()), (1, 0));
    for language in Language::ALL {
        let lines = review_lines::lines(&review, &Text::new(language), Glyphs::Ascii, 80);
        assert!(lines.len() > 10);
    }
}

#[test]
fn the_same_game_is_reviewed_the_same_way() {
    let game = game("", "d6 d2 f4 b4 d7 d5 a4 g7 f6 f2 b2");
    assert_eq!(
        Review::of(&game, BUDGET, None),
        Review::of(&game, BUDGET, None)
    );
}

#[test]
fn turning_points_are_told_in_every_language() {
    let review = Review::of(&game("WB1/3/3/WB4/1B1/3/WWB b 0 0", "d3-c3"), BUDGET, None);
    let said = |language| review_lines::turning_point(&review, 0, &Text::new(language));
    assert_eq!(
        said(Language::English),
        "Move 1: Black played d3-c3, better was d3-d2 (estimate). \
         It leaves White without a legal move and wins."
    );
    assert_eq!(
        said(Language::Russian),
        "Ход 1: чёрные сыграли d3-c3, лучше было d3-d2 (приблизительно). \
         После него у белых нет ни одного разрешённого хода, и они проигрывают."
    );
    assert_eq!(
        said(Language::Hungarian),
        "1. lépés: sötét ezt lépte: d3-c3, jobb volt: d3-d2 (becslés). \
         Ezután világosnak nincs szabályos lépése, és veszít."
    );
}
