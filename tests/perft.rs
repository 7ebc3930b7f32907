//! Numbers of move sequences, against those of independent programs.

mod oracle;

use merels::rules::{Position, Rules, perft};
use serde_json::Value;

/// Counts above this are left to `merels engine perft`.
const SMALL_ENOUGH: u64 = 12_000_000;

#[test]
fn from_the_start() {
    let expected = [1, 24, 552, 12_144, 255_024, 5_140_800, 99_274_176];
    for (depth, count) in (0..).zip(expected) {
        assert_eq!(
            perft(Position::START, Rules::default(), depth),
            count,
            "depth {depth}"
        );
    }
}

#[test]
fn from_the_further_positions() {
    let file: Value = serde_json::from_str(include_str!("data/oracle/perft.json")).unwrap();
    let positions = file["positions"].as_array().unwrap();
    assert_eq!(positions.len(), 18);
    for entry in positions {
        let position = oracle::position(entry["pos"].as_str().unwrap());
        let rules = oracle::rules(entry["flying"].as_bool().unwrap());
        for (depth, count) in (1..).zip(entry["perft"].as_array().unwrap()) {
            let count = count.as_u64().unwrap();
            if count <= SMALL_ENOUGH {
                assert_eq!(
                    perft(position, rules, depth),
                    count,
                    "{} depth {depth}",
                    entry["name"]
                );
            }
        }
    }
}
