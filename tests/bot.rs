//! The bot: what every level must see, and what it must never do.
#![allow(clippy::unwrap_used)] // a test may

use merels::bot::{Bot, Level, Limits};
use merels::rules::{Game, Move, Point, Rules};
use std::sync::atomic::AtomicBool;

/// The move written as `d6`, `a1-a4` or with a removal, `a1-a4xg7`.
fn mv(text: &str) -> Move {
    let point = |name: &str| Point::from_name(name).unwrap();
    let (step, removal) = match text.split_once('x') {
        Some((step, removal)) => (step, Some(point(removal))),
        None => (text, None),
    };
    let (from, to) = match step.split_once('-') {
        Some((from, to)) => (Some(point(from)), point(to)),
        None => (None, point(step)),
    };
    Move { from, to, removal }
}

fn game(moves: &str) -> Game {
    let mut game = Game::new(Rules::default());
    for word in moves.split_whitespace().filter(|word| !word.ends_with('.')) {
        game.play(mv(word)).unwrap();
    }
    game
}

fn quick() -> Limits {
    Limits {
        nodes: Some(20_000),
        ..Limits::default()
    }
}

fn choose(level: Level, seed: u64, game: &Game) -> Option<Move> {
    Bot::new(level, seed).choose(game, &quick(), &AtomicBool::new(false), &mut |_| {})
}

/// calcitem/Sanmill#744: Black threatens to win at once.
const MUST_STOP_LOSS: &str = "f4 b4 d6 d2 d3 b2 a4 f6 c4 d5 d1 e5 c5 c3 f2 e4 a7 b6xd6 d1-a1xd5 \
    b6-d6 c5-d5 e4-e3 a7-d7 d6-b6xd3 d7-a7xe3 b6-d6 a7-d7 d6-b6xa4 d5-d6 b4-a4 c4-b4 e5-e4 a1-d1 \
    e4-e3 d1-g1 d2-d3xg1 f4-e4 c3-c4 f2-d2 c4-c3xe4 d7-g7 e3-e4 g7-g4 e4-e3xb4";

/// calcitem/Sanmill#223: one move ends the game at once, by blocking.
const MUST_WIN_NOW: &str = "b4 f4 d6 d2 a4 c4 d7 d5 f6 b6 a7 a1 g7xd5 d5 e4 g4 d3 e5 e4-e3 \
    e5-e4xe3 d3-c3 e4-e5 c3-d3 c4-c5xd3 b4-c4 e5-e4xc4 a4-b4 a1-a4 b4-c4";

#[test]
fn stops_a_loss_that_can_be_stopped() {
    let game = game(MUST_STOP_LOSS);
    assert_eq!(game.legal_moves().len(), 42);
    for level in &Level::ALL[1..] {
        for seed in 0..20 {
            let chosen = choose(*level, seed, &game).unwrap();
            assert!(
                ["d6-b4", "g4-b4", "d2-b4"].map(mv).contains(&chosen),
                "{level} with seed {seed} played {chosen:?}"
            );
        }
    }
}

#[test]
fn takes_a_win_by_blocking() {
    let game = game(MUST_WIN_NOW);
    for level in &Level::ALL[1..] {
        for seed in 0..20 {
            assert_eq!(choose(*level, seed, &game), Some(mv("e4-e5xc4")));
        }
    }
}

#[test]
fn has_no_move_when_the_game_is_over() {
    let mut game = game(MUST_WIN_NOW);
    game.play(mv("e4-e5xc4")).unwrap();
    for level in Level::ALL {
        assert_eq!(choose(level, 1, &game), None);
    }
}

#[test]
fn moves_at_once_when_told() {
    for level in Level::ALL {
        let game = Game::new(Rules::default());
        let chosen = Bot::new(level, 1).choose(
            &game,
            &Limits::default(),
            &AtomicBool::new(true),
            &mut |_| {},
        );
        assert!(game.legal_moves().contains(&chosen.unwrap()));
    }
}

#[test]
fn plays_the_same_with_the_same_seed() {
    for level in Level::ALL {
        let play = |seed| {
            let mut game = Game::new(Rules::default());
            let mut bot = Bot::new(level, seed);
            for _ in 0..24 {
                let stop = AtomicBool::new(false);
                let Some(chosen) = bot.choose(&game, &quick(), &stop, &mut |_| {}) else {
                    break;
                };
                game.play(chosen).unwrap();
            }
            game.moves().to_vec()
        };
        assert_eq!(play(5), play(5), "{level}");
        assert_ne!(play(5), play(6), "{level}");
    }
}
