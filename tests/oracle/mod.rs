//! The reference data of `tests/data/oracle`, made by programs that share
//! nothing with this one. Its texts are read here without the program's own
//! readers, so that a fault in those cannot hide one in the rules.
#![allow(dead_code, clippy::unwrap_used)] // each test file uses its part; a test may unwrap

use merels::rules::{Board, Move, Point, PointSet, Position, Rules, Side};
use serde_json::Value;

/// The rules with flying on or off.
pub fn rules(flying: bool) -> Rules {
    Rules {
        flying,
        ..Rules::default()
    }
}

/// `........................ w 9 9`, the cells from a7 to g1 as one reads a page.
pub fn position(text: &str) -> Position {
    let words: Vec<&str> = text.split(' ').collect();
    let stones = |letter| {
        let at = words[0].chars().zip(Point::READING_ORDER);
        at.filter(|(cell, _)| *cell == letter)
            .map(|(_, point)| point)
            .collect::<PointSet>()
    };
    assert_eq!(words[0].len(), 24);
    let turn = if words[1] == "w" {
        Side::White
    } else {
        Side::Black
    };
    let in_hand = [words[2].parse().unwrap(), words[3].parse().unwrap()];
    Position::new(Board::new(stones('W'), stones('B')).unwrap(), in_hand, turn).unwrap()
}

/// `d6`, `d6xg7`, `a1-a4`, `a1-a4xg7`.
pub fn mv(text: &str) -> Move {
    let point = |name| Point::from_name(name).unwrap();
    let (step, removal) = match text.split_once('x') {
        Some((step, removal)) => (step, Some(point(removal))),
        None => (text, None),
    };
    match step.split_once('-') {
        Some((from, to)) => Move {
            from: Some(point(from)),
            to: point(to),
            removal,
        },
        None => Move {
            from: None,
            to: point(step),
            removal,
        },
    }
}

/// The objects of a file with one a line.
pub fn lines(file: &str) -> Vec<Value> {
    file.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// A list of words, each read with `read`.
pub fn list<T>(value: &Value, read: impl Fn(&str) -> T) -> Vec<T> {
    value
        .as_array()
        .unwrap()
        .iter()
        .map(|word| read(word.as_str().unwrap()))
        .collect()
}
