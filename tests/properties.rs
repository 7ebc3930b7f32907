//! What must hold on every ply of any game.
#![allow(clippy::unwrap_used)] // a test may

use merels::rules::{
    Board, Game, Illegal, Move, Phase, Point, PointSet, Position, Rules, Side, geometry, perft,
};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// A game of up to `choices.len()` plies; each number picks one of the moves.
fn game_of(rules: Rules, choices: &[u16]) -> Game {
    let mut game = Game::new(rules);
    for choice in choices {
        let mut moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        moves.sort_unstable();
        let mv = moves[usize::from(*choice) % moves.len()];
        game.play(mv).unwrap();
    }
    game
}

fn choices() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..120)
}

fn rules() -> impl Strategy<Value = Rules> {
    any::<(bool, bool)>().prop_map(|(flying, repetition)| Rules {
        flying,
        repetition,
        ..Rules::default()
    })
}

fn image_of_point(point: Point, symmetry: usize) -> Point {
    Point::from_index(geometry::SYMMETRIES[symmetry][point.index()].into())
}

fn image_of_move(mv: Move, symmetry: usize) -> Move {
    Move {
        from: mv.from.map(|point| image_of_point(point, symmetry)),
        to: image_of_point(mv.to, symmetry),
        removal: mv.removal.map(|point| image_of_point(point, symmetry)),
    }
}

fn image_of_position(position: Position, symmetry: usize) -> Position {
    let stones = |side| geometry::transform(position.board().stones(side), symmetry);
    let board = Board::new(stones(Side::White), stones(Side::Black)).unwrap();
    let in_hand = Side::ALL.map(|side| position.in_hand(side));
    Position::new(board, in_hand, position.turn()).unwrap()
}

/// The same with the colours exchanged.
fn exchanged(position: Position) -> Position {
    let board = position.board();
    let board = Board::new(board.stones(Side::Black), board.stones(Side::White)).unwrap();
    let in_hand = [position.in_hand(Side::Black), position.in_hand(Side::White)];
    Position::new(board, in_hand, !position.turn()).unwrap()
}

fn set(moves: Vec<Move>) -> BTreeSet<Move> {
    moves.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..Default::default() })]

    #[test]
    fn undo_undoes_and_redo_does_it_again(rules in rules(), choices in choices()) {
        let game = game_of(rules, &choices);
        let mut walked = game.clone();
        for ply in (0..game.moves().len()).rev() {
            prop_assert!(walked.undo());
            prop_assert_eq!(Some(walked.setup()), game.setup_after(ply));
            let again = game_of(rules, &choices[..ply]);
            prop_assert_eq!(walked.setup(), again.setup());
            prop_assert_eq!(walked.repetitions(), again.repetitions());
            prop_assert_eq!(walked.outcome(), again.outcome());
        }
        prop_assert!(!walked.undo());
        prop_assert_eq!(walked.undone().collect::<Vec<_>>(), game.moves());
        while walked.redo() {}
        prop_assert_eq!(walked.moves(), game.moves());
        prop_assert_eq!(walked.setup(), game.setup());
        prop_assert_eq!(walked.outcome(), game.outcome());
    }

    #[test]
    fn stones_add_up(rules in rules(), choices in choices()) {
        let game = game_of(rules, &choices);
        let mut taken = [0; 2];
        let (mut quiet, mut mover) = (0, Side::White);
        for (ply, mv) in game.moves().iter().enumerate() {
            if mv.removal.is_some() {
                taken[(!mover).index()] += 1;
                quiet = 0;
            } else {
                quiet += 1;
            }
            mover = !mover;
            let setup = game.setup_after(ply + 1).unwrap();
            prop_assert_eq!(setup.quiet_plies, quiet);
            let position = setup.position;
            prop_assert_eq!(position.turn(), mover);
            for side in Side::ALL {
                prop_assert_eq!(position.stones_left(side) + taken[side.index()], 9);
            }
            let placed = (ply + 1).min(18);
            let in_hand: u8 = Side::ALL.iter().map(|&side| position.in_hand(side)).sum();
            prop_assert_eq!(usize::from(in_hand), 18 - placed);
        }
    }

    #[test]
    fn symmetric_positions_have_symmetric_moves(rules in rules(), choices in choices()) {
        let position = game_of(rules, &choices).position();
        let moves = set(position.legal_moves(rules));
        for symmetry in 0..16 {
            let image = image_of_position(position, symmetry);
            let images = moves.iter().map(|&mv| image_of_move(mv, symmetry)).collect();
            prop_assert_eq!(set(image.legal_moves(rules)), images);
        }
        prop_assert_eq!(set(exchanged(position).legal_moves(rules)), moves);
    }

    #[test]
    fn list_count_and_check_agree(rules in rules(), choices in choices()) {
        let game = game_of(rules, &choices);
        let position = game.position();
        let listed = position.legal_moves(rules);
        let moves = set(listed.clone());
        prop_assert_eq!(listed.len(), moves.len(), "no move twice");
        prop_assert_eq!(position.count_moves(rules), listed.len() as u64);
        prop_assert_eq!(perft(position, rules, 1), listed.len() as u64);
        prop_assert_eq!(position.decided(rules).is_some(), listed.is_empty());
        let places = || Point::ALL.into_iter().map(Some).chain([None]);
        for from in places() {
            for to in Point::ALL {
                for removal in places() {
                    let mv = Move { from, to, removal };
                    prop_assert_eq!(position.check(mv, rules).is_ok(), moves.contains(&mv));
                    if game.outcome().is_some() {
                        prop_assert_eq!(game.check(mv), Err(Illegal::GameOver));
                    }
                }
            }
        }
    }

    #[test]
    fn an_ended_game_takes_no_move(choices in choices()) {
        let mut game = game_of(Rules::default(), &choices);
        let moves = game.position().legal_moves(game.rules());
        game.resign(Side::White);
        prop_assert!(game.outcome().is_some());
        let before = game.setup();
        for mv in moves {
            prop_assert_eq!(game.play(mv), Err(Illegal::GameOver));
        }
        prop_assert_eq!(game.setup(), before);
        prop_assert!(!game.agree_draw());
    }

    /// Any set-up, also what play cannot reach.
    #[test]
    fn set_up_positions_play_by_the_same_rules(
        white in 0u32..1 << 24, black in 0u32..1 << 24, hands in any::<[u8; 2]>(), flying: bool, turn: bool,
    ) {
        let few = |bits: u32| PointSet::from_bits(bits).into_iter().step_by(2).take(9).collect::<PointSet>();
        let white = few(white);
        let black = few(black) - white;
        let in_hand = [hands[0] % (10 - white.len() as u8), hands[1] % (10 - black.len() as u8)];
        let turn = if turn { Side::White } else { Side::Black };
        let position = Position::new(Board::new(white, black).unwrap(), in_hand, turn).unwrap();
        let rules = Rules { flying, ..Rules::default() };
        for mv in position.legal_moves(rules) {
            prop_assert_eq!(position.check(mv, rules), Ok(()));
            let after = position.play(mv, rules).unwrap();
            prop_assert_eq!(after.turn(), !turn);
            let enemies = position.board().stones(!turn).len();
            let taken = usize::from(mv.removal.is_some());
            prop_assert_eq!(after.board().stones(!turn).len(), enemies - taken);
            prop_assert_eq!(position.closes_mill(mv) && enemies > 0, taken == 1);
            match position.phase(turn, rules) {
                Phase::Placing => prop_assert_eq!(mv.from, None),
                _ => prop_assert!(mv.from.is_some()),
            }
        }
    }
}
