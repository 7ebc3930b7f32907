//! Positions with their exact value and the moves that keep it, as
//! `merels engine keep` reads them.

use super::tune;
use crate::bot::random::{Random, mix};
use crate::rules::{Rules, Setup, Side};
use crate::tables::{Tables, Value};
use std::io::{self, Write};

/// Which positions to write.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// How many.
    pub count: u32,
    /// Whether flying is allowed.
    pub flying: bool,
    /// Whether they have stones in hand.
    pub placing: bool,
    /// The seed of the games they are from.
    pub seed: u64,
}

/// Writes positions from games of the bot with a random move now and then, one
/// a game, each not lost and with a move that gives its value away. The value
/// is the one without a limit on quiet plies. Returns whether there were all
/// tables that this needs.
///
/// # Errors
/// If writing fails.
pub fn run(choice: &Choice, tables: &Tables, out: &mut impl Write) -> io::Result<bool> {
    let rules = Rules {
        flying: choice.flying,
        quiet_limit: None,
        ..Rules::default()
    };
    let (mut written, mut number) = (0, 0u64);
    while written < choice.count {
        let mut random = Random::new(mix(choice.seed) ^ number);
        number += 1;
        let mut positions = tune::positions_of_the_bot(rules, !choice.placing, &mut random);
        positions.retain(|position| {
            let in_hand: u8 = Side::ALL.iter().map(|&side| position.in_hand(side)).sum();
            (in_hand > 0) == choice.placing && position.decided(rules).is_none()
        });
        if positions.is_empty() {
            continue;
        }
        let position = positions[random.below(positions.len())];
        let Some(judged) = tables.judge_moves(position.into(), rules, 1, &|| false) else {
            return Ok(false);
        };
        let keep = |kept: &[Value]| -> Vec<String> {
            let moves = judged
                .iter()
                .filter(|(_, exact)| kept.contains(&exact.value));
            let mut names: Vec<String> = moves.map(|(mv, _)| mv.to_string()).collect();
            names.sort_unstable();
            names
        };
        let wins = keep(&[Value::Win]);
        let (value, keep) = if wins.is_empty() {
            ("draw", keep(&[Value::Draw]))
        } else {
            ("win", wins)
        };
        if keep.is_empty() || keep.len() == judged.len() {
            continue;
        }
        let pos = Setup::from(position).to_string();
        let line = serde_json::json!({ "pos": pos, "value": value, "keep": keep });
        writeln!(out, "{line}")?;
        written += 1;
    }
    Ok(true)
}
