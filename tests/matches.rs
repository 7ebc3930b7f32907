//! Matches between levels, and what is measured with the bot.
#![allow(clippy::unwrap_used)] // a test may

use merels::bot::{Bot, Level, Limits};
use merels::engine::duel::{Match, Tally, play, run};
use merels::engine::keep;
use merels::engine::player::Contestant;
use merels::engine::problems::{self, Choice};
use merels::engine::tune::{self, Run};
use merels::rules::Rules;
use merels::tables::Tables;
use std::sync::Arc;
use std::time::Duration;

fn contest(first: &str, second: &str, games: u32, parallel: usize) -> Match {
    Match {
        players: [first.parse().unwrap(), second.parse().unwrap()],
        games,
        random_plies: None,
        seed: 1,
        rules: Rules::default(),
        tables: Some(Arc::new(Tables::none())),
        parallel,
    }
}

#[test]
fn contestants_are_read_and_written() {
    let contestant: Contestant = "Master:50".parse().unwrap();
    assert_eq!(contestant.level, Some(Level::Master));
    assert_eq!(contestant.time, Some(Duration::from_millis(50)));
    for text in ["beginner", "club:5", "simple"] {
        assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
    }
    for text in ["", "grandmaster", "club:", "club:0", "club:fast", "club:-1"] {
        assert!(text.parse::<Contestant>().is_err(), "{text}");
    }
}

#[test]
fn beginners_lose_to_the_simple_player() {
    let tally = play(&contest("simple", "beginner", 100, 1), &|_| {});
    assert_eq!(tally.games(), 100);
    assert!(tally.wins >= 40, "{tally:?}");
    assert!(tally.losses > 0, "{tally:?}");
}

#[test]
fn casual_players_beat_beginners() {
    let tally = play(&contest("casual", "beginner", 40, 1), &|_| {});
    assert!(tally.score().0 >= 0.75, "{tally:?}");
}

#[test]
fn results_do_not_depend_on_games_at_the_same_time() {
    let results = [1, 3].map(|parallel| {
        let tally = play(&contest("casual", "simple", 8, parallel), &|_| {});
        (tally.wins, tally.draws, tally.losses)
    });
    assert_eq!(results[0], results[1]);
}

#[test]
fn a_match_is_told_in_a_few_lines() {
    let mut out = Vec::new();
    run(&contest("casual", "simple", 2, 1), &mut out, &|_| {}).unwrap();
    let text = String::from_utf8(out).unwrap();
    assert!(
        text.starts_with("casual against simple, 2 games, seed 1\nwins "),
        "{text}"
    );
    assert!(text.contains("95 % interval"), "{text}");
    assert!(text.contains("casual: average depth "), "{text}");
}

#[test]
fn kept_values_are_counted() {
    let limits = Limits {
        nodes: Some(1000),
        ..Limits::default()
    };
    let count = |text: &str| {
        keep::run(
            text.as_bytes(),
            &mut Bot::new(Level::Master, 1),
            Rules::default(),
            &limits,
            false,
            &mut Vec::new(),
        )
    };
    let won = r#"{"pos":"WW1/3/3/2W3/3/3/BBB w 0 0","value":"win","keep":["c4-g7xa1","c4-g7xd1","c4-g7xg1"]}"#;
    let lost = r#"{"pos":"WW1/3/3/2W3/3/3/BBB w 0 0","value":"loss","keep":["c4-g7xa1"]}"#;
    let kept = count(&format!("{won}\n{lost}\n")).unwrap();
    assert_eq!((kept.positions, kept.kept), (1, 1));
    assert!(count("{}").is_err());
}

#[test]
fn intervals_are_as_wide_as_the_games_were_unlike() {
    let width = |wins, draws, losses| {
        let tally = Tally {
            wins,
            draws,
            losses,
            ..Tally::default()
        };
        tally.score().1
    };
    // 1.96 times the root of p (1 - p) / n.
    assert!((width(100, 0, 100) - 0.0693).abs() < 0.0005);
    assert!((width(197, 3, 0) - 0.011).abs() < 0.003);
    assert!(width(200, 0, 0) > 0.005);
    assert!(width(0, 200, 0) > 0.0 && width(0, 200, 0) < 0.02);
}

#[test]
fn runs_that_need_all_tables_say_so() {
    let none = Tables::none();
    let choice = Choice {
        count: 1,
        flying: true,
        placing: true,
        seed: 1,
    };
    let mut out = Vec::new();
    assert!(!problems::run(&choice, &none, &mut out).unwrap());
    let run = Run {
        games: 1,
        epochs: 1,
        seed: 1,
        threads: 1,
    };
    let weights = tune::run(&run, &none, &mut out, &mut |_| {}).unwrap();
    assert!(weights.is_none());
    assert!(out.is_empty());
}
