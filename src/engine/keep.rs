//! How often the bot keeps the value of positions whose value is known.

use crate::bot::{Bot, Limits};
use crate::notation::ParseError;
use crate::rules::{Game, Rules, Setup};
use std::io::{self, BufRead, Write};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What was counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Positions that are not lost and in which some move gives the value away.
    pub positions: u32,
    /// Those of them in which the bot kept it.
    pub kept: u32,
}

/// Reads one JSON object a line, with a position `pos`, its `value` (`win`,
/// `draw` or `loss`) and the moves that `keep` it, and lets `bot` choose a
/// move in each under these rules, with `limits`. Positions that are lost or in
/// which every move keeps the value do not count.
///
/// With `misses`, each position in which the value was given away is written
/// with the move chosen.
///
/// # Errors
/// If reading or writing fails, or a line is not of this form.
pub fn run(
    input: impl BufRead,
    bot: &mut Bot,
    rules: Rules,
    limits: &Limits,
    misses: bool,
    out: &mut impl Write,
) -> io::Result<Kept> {
    let mut count = Kept::default();
    let (mut nodes, mut depths, mut time) = (0, 0u64, Duration::ZERO);
    for (number, line) in (1..).zip(input.lines()) {
        let line = line?;
        let fault = |why: &str| io::Error::other(format!("line {number}: {why}"));
        let object: serde_json::Value = serde_json::from_str(&line).map_err(|error| {
            // To its reader each line is the first.
            let why = error.to_string();
            fault(&why.replacen(" at line 1 column ", " at column ", 1))
        })?;
        let bad = || fault("expected `pos`, `value` and `keep`");
        let position = object["pos"].as_str().ok_or_else(bad)?;
        let value = object["value"].as_str().ok_or_else(bad)?;
        let keep: Vec<&str> = object["keep"]
            .as_array()
            .ok_or_else(bad)?
            .iter()
            .filter_map(serde_json::Value::as_str)
            .collect();
        let setup: Setup = position
            .parse()
            .map_err(|error: ParseError| fault(&error.to_string()))?;
        let game = Game::from_setup(rules, setup);
        if value == "loss" || keep.len() == game.legal_moves().len() {
            continue;
        }
        bot.forget();
        let stop = AtomicBool::new(false);
        let Some(mv) = bot.choose(&game, limits, &stop, &mut |_| {}) else {
            continue;
        };
        count.positions += 1;
        if keep.contains(&mv.to_string().as_str()) {
            count.kept += 1;
        } else if misses {
            writeln!(out, "{position}: {mv} gives the {value} away")?;
        }
        nodes += bot.effort().nodes;
        depths += u64::from(bot.effort().depth);
        time += bot.effort().elapsed;
    }
    let positions = f64::from(count.positions.max(1));
    writeln!(
        out,
        "kept {} of {} ({:.1} %), average depth {:.1}, {:.2} million nodes a second",
        count.kept,
        count.positions,
        100.0 * f64::from(count.kept) / positions,
        depths as f64 / positions,
        nodes as f64 / time.as_secs_f64().max(1e-9) / 1e6,
    )?;
    Ok(count)
}
