//! The rules against a second, plain implementation, over whole games.
//!
//! `MERELS_GAMES=50000 MERELS_SEED=3 cargo test --test second_opinion` plays more
//! of them, and others.
#![allow(clippy::unwrap_used)] // a test may

mod dice;
mod plain;

use dice::{Dice, number};
use merels::rules::{DrawReason, Game, Move, Outcome, Rules, Side, WinReason};
use plain::Plain;
use std::num::NonZeroU16;

fn text(mv: Move) -> String {
    let from = mv.from.map_or(String::new(), |from| format!("{from}-"));
    let removal = mv
        .removal
        .map_or(String::new(), |point| format!("x{point}"));
    format!("{from}{}{removal}", mv.to)
}

fn end(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win {
            winner: Side::White,
            reason: WinReason::FewerThanThree,
        } => "1-0 two stones",
        Outcome::Win {
            winner: Side::Black,
            reason: WinReason::FewerThanThree,
        } => "0-1 two stones",
        Outcome::Win {
            winner: Side::White,
            reason: WinReason::NoLegalMove,
        } => "1-0 no move",
        Outcome::Win {
            winner: Side::Black,
            reason: WinReason::NoLegalMove,
        } => "0-1 no move",
        Outcome::Draw(DrawReason::Repetition) => "draw repetition",
        Outcome::Draw(DrawReason::QuietLimit) => "draw quiet",
        settled => panic!("nobody settled anything, yet {settled:?}"),
    }
}

#[test]
fn the_drawing_gives_the_board_of_the_rules() {
    assert_eq!(plain::POINTS.len(), 24);
    assert_eq!(plain::LINES.len(), 16);
}

/// Thousands of games, played with a leaning that makes all ends come up:
/// towards removals in some, away from them in others.
#[test]
fn both_agree_on_every_ply_of_many_games() {
    let games = number("MERELS_GAMES", 2000);
    let mut dice = Dice(number("MERELS_SEED", 20_240_607) as u64);
    let mut plies = 0;
    let mut ends = std::collections::BTreeMap::new();
    for number in 0..games {
        let rules = Rules {
            flying: number % 3 != 0,
            quiet_limit: match number % 5 {
                0 => None,
                1 => NonZeroU16::new(17),
                _ => Some(Rules::DEFAULT_QUIET_LIMIT),
            },
            repetition: number % 7 != 0,
        };
        let mut game = Game::new(rules);
        let mut plain = Plain::start();
        plain.flying = rules.flying;
        plain.limit = rules.quiet_limit.map(|limit| u32::from(limit.get()));
        plain.repetition = rules.repetition;
        let lean = number % 4;
        for _ in 0..400 {
            let moves = game.position().legal_moves(rules);
            let listed: std::collections::BTreeSet<String> =
                moves.iter().map(|&mv| text(mv)).collect();
            assert_eq!(listed, plain.moves(), "{}", plain.picture());
            assert_eq!(listed.len(), moves.len(), "no move twice");
            assert_eq!(game.outcome().map(end), plain.end(), "{}", plain.picture());
            if let Some(outcome) = game.outcome() {
                *ends.entry(end(outcome)).or_insert(0) += 1;
                assert_eq!(game.legal_moves(), []);
                break;
            }
            let liked: Vec<Move> = moves
                .iter()
                .copied()
                .filter(|mv| match lean {
                    0 => mv.removal.is_some(),
                    1 => mv.removal.is_none(),
                    _ => true,
                })
                .collect();
            // Sometimes straight back, so that positions repeat.
            let back = game
                .moves()
                .len()
                .checked_sub(2)
                .and_then(|ply| game.moves().get(ply))
                .and_then(|mv| mv.from.map(|from| Move::shift(mv.to, from)));
            let mv = match back {
                Some(back) if lean == 3 && dice.roll(4) != 0 && moves.contains(&back) => back,
                _ if liked.is_empty() => moves[dice.roll(moves.len())],
                _ => liked[dice.roll(liked.len())],
            };
            game.play(mv).unwrap();
            plain.play(&text(mv));
            plies += 1;
        }
    }
    println!("{plies} plies in {games} games: {ends:?}");
    assert_eq!(ends.len(), 6, "every end came up: {ends:?}");
}
