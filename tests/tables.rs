//! The tables against reference data, against a plain solver that carries the
//! count of quiet plies in the position, and against damage.

mod oracle;

use merels::rules::{Position, Rules};
use merels::tables::{Tables, Value};
use serde_json::Value as Json;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

/// What the tests solve: all sets up to nine stones.
const STONES: usize = 9;

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let stop = AtomicBool::new(false);
    [true, false]
        .into_iter()
        .fold(Tables::none(), |tables, flying| {
            tables
                .solved(STONES, flying, 2, &stop)
                .expect("not stopped")
        })
});

/// A position of the reference data, with its quiet plies where it has any.
fn position(line: &Json) -> (Position, u16) {
    let text = line["pos"].as_str().expect("a position");
    let quiet = text.split(' ').nth(4);
    let quiet = quiet.map_or(0, |quiet| quiet.parse().expect("a number"));
    (oracle::position(text), quiet)
}

fn value(json: &Json) -> Value {
    match json.as_str() {
        Some("win") => Value::Win,
        Some("draw") => Value::Draw,
        Some("loss") => Value::Loss,
        other => panic!("no value: {other:?}"),
    }
}

fn stones(position: Position) -> usize {
    24 - position.board().empty().len()
}

#[test]
fn values_without_a_limit_are_those_of_the_reference() {
    let rules = Rules {
        quiet_limit: None,
        ..Rules::default()
    };
    let mut seen = 0;
    for line in oracle::lines(include_str!("data/oracle/endgame.jsonl")) {
        let (position, _) = position(&line);
        if stones(position) > STONES {
            continue;
        }
        let exact = TABLES.probe(position, rules, 0).expect("covered");
        assert_eq!(exact.value, value(&line["value"]), "{line}");
        seen += 1;
    }
    assert!(seen > 500, "{seen}");
}

#[test]
fn values_under_the_limit_are_those_of_the_reference() {
    let mut seen = 0;
    for line in oracle::lines(include_str!("data/oracle/endgame-limit.jsonl")) {
        let (position, quiet) = position(&line);
        if stones(position) > STONES {
            continue;
        }
        let rules = oracle::rules(line["flying"] == true);
        let exact = TABLES.probe(position, rules, quiet).expect("covered");
        assert_eq!(exact.unlimited, value(&line["value"]), "{line}");
        assert_eq!(exact.value, value(&line["limit_value"]), "{line}");
        let fresh = TABLES.probe(position, rules, 0).expect("covered");
        let plies = fresh.plies.filter(|_| !fresh.is_limit_draw());
        assert_eq!(plies.map(u64::from), line["plies"].as_u64(), "{line}");
        seen += 1;
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn counts_are_those_of_the_reference() {
    let reference: Json = serde_json::from_str(include_str!("data/oracle/tables.json")).expect("JSON");
    let sets = reference["subspaces"].as_array().expect("sets");
    assert_eq!(sets.len(), 9);
    for set in sets {
        let number = |name: &str| set[name].as_u64().expect("a number");
        let (mover, opponent) = (number("mover") as usize, number("opponent") as usize);
        let stats = TABLES
            .stats(mover, opponent, set["flying"] == true)
            .expect("solved");
        assert_eq!(stats.positions(), number("orbits"), "{set}");
        assert_eq!(stats.wins + stats.wins_beyond, number("win"), "{set}");
        assert_eq!(stats.draws, number("draw"), "{set}");
        assert_eq!(stats.losses + stats.losses_beyond, number("loss"), "{set}");
        assert_eq!(stats.wins, number("limit_win"), "{set}");
        assert_eq!(stats.losses, number("limit_loss"), "{set}");
        assert_eq!(
            stats.longest.map(u64::from),
            set["max_plies"].as_u64(),
            "{set}"
        );
    }
}
