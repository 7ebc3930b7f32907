//! What is in the tables, counted.

use crate::tables::{Pair, Stats, Tables};
use crate::ui::text::Text;
use anyhow::Result;
use std::io::{self, Write};

/// The counts of all pairs, as a table or as JSON.
pub(super) fn report(
    tables: &Tables,
    stones: usize,
    flying: bool,
    json: bool,
    text: &Text,
) -> Result<()> {
    let mut out = io::stdout().lock();
    let sets = Pair::up_to(stones).flat_map(|pair| {
        let (large, small) = (pair.large(), pair.small());
        let both = [(large, small), (small, large)];
        both.into_iter().take(if pair.is_even() { 1 } else { 2 })
    });
    let sets = sets.filter_map(|(mover, opponent)| {
        let stats = tables.stats(mover, opponent, flying)?;
        Some((mover, opponent, *stats))
    });
    if json {
        for (mover, opponent, stats) in sets {
            writeln!(out, "{}", json_line(mover, opponent, flying, &stats))?;
        }
        return Ok(());
    }
    let heads = [
        "report-set",
        "report-entries",
        "report-positions",
        "report-won",
        "report-drawn",
        "report-lost",
        "report-won-beyond",
        "report-lost-beyond",
        "report-longest",
        "report-longest-beyond",
    ];
    let mut rows = vec![heads.map(|id| text.say(id))];
    let mut sum = Stats::default();
    for (mover, opponent, stats) in sets {
        rows.push(cells(format!("{mover}-{opponent}"), &stats));
        sum.add(&stats);
    }
    rows.push(cells(text.say("report-sum"), &sum));
    let width = |column: usize| {
        let widths = rows
            .iter()
            .map(|row| unicode_width::UnicodeWidthStr::width(&*row[column]));
        widths.max().unwrap_or(0)
    };
    let widths: [usize; 10] = std::array::from_fn(width);
    for row in &rows {
        let line: Vec<String> = row
            .iter()
            .zip(widths)
            .map(|(cell, width)| {
                let pad = width - unicode_width::UnicodeWidthStr::width(&**cell);
                format!("{}{cell}", " ".repeat(pad))
            })
            .collect();
        writeln!(out, "{}", line.join("  "))?;
    }
    Ok(())
}

fn cells(name: String, stats: &Stats) -> [String; 10] {
    let longest = |n: Option<u16>| n.map_or_else(|| "-".to_owned(), |n| n.to_string());
    [
        name,
        stats.entries.to_string(),
        stats.positions().to_string(),
        stats.wins.to_string(),
        stats.draws.to_string(),
        stats.losses.to_string(),
        stats.wins_beyond.to_string(),
        stats.losses_beyond.to_string(),
        longest(stats.longest),
        longest(stats.longest_beyond),
    ]
}

fn json_line(mover: usize, opponent: usize, flying: bool, stats: &Stats) -> serde_json::Value {
    serde_json::json!({
        "flying": flying,
        "mover": mover,
        "opponent": opponent,
        "entries": stats.entries,
        "orbits": stats.positions(),
        "win": stats.wins + stats.wins_beyond,
        "draw": stats.draws,
        "loss": stats.losses + stats.losses_beyond,
        "limit_win": stats.wins,
        "limit_loss": stats.losses,
        "max_plies": stats.longest,
        "max_plies_without_limit": stats.longest_beyond,
    })
}
