//! A fixed search on fixed positions, to measure speed and to show whether a
//! change changed the search.

use crate::bot::{Bot, Level, Limits};
use crate::notation::ParseError;
use crate::rules::{Game, Position, Rules, Setup, perft};
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// The positions of a part of the game, searched to the same depth.
struct Part {
    name: &'static str,
    depth: u8,
    positions: &'static [&'static str],
}

/// Placing positions are from the bot's own games, as are the others.
const PARTS: [Part; 3] = [
    Part {
        name: "placing",
        depth: 15,
        positions: &[
            "3/3/3/6/3/3/3 w 9 9 0",
            "1W1/1W1/3/2B3/3/1B1/3 w 7 7 0",
            "1B1/1W1/1W1/1B1W2/3/1B1/W1B w 5 5 0",
            "1WB/1W1/1B1/1BW1W1/3/WBW/B1B w 3 3 0",
        ],
    },
    Part {
        name: "moving",
        depth: 15,
        positions: &[
            "1BW/B1W/BW1/WBB1WW/1BB/1WB/1W1 w 0 0 0",
            "W1B/1WB/W1B/B1WWB1/BW1/W1B/1WB b 0 0 0",
            "1W1/BBW/1W1/BW1BW1/1B1/WBW/1B1 w 0 0 0",
            "WB1/1W1/1B1/W2BW1/1B1/1WB/3 b 0 0 0",
        ],
    },
    Part {
        name: "flying",
        depth: 13,
        positions: &[
            "1W1/1B1/3/B1W1B1/1W1/1B1/3 w 0 0 0",
            "W1B/3/1B1/3W2/1B1/3/W2 w 0 0 0",
            "B1W/1B1/2W/B3B1/3/1W1/B2 b 0 0 0",
        ],
    },
];

/// How deep the move generator is timed.
const PERFT_DEPTH: u32 = 6;

/// What a part came to.
struct Measured {
    nodes: u64,
    time: Duration,
}

fn measure(part: &Part) -> Result<Measured, ParseError> {
    let mut total = Measured {
        nodes: 0,
        time: Duration::ZERO,
    };
    for text in part.positions {
        let setup: Setup = text.parse()?;
        let game = Game::from_setup(Rules::default(), setup);
        let mut bot = Bot::new(Level::Master, 1);
        bot.set_variety(false);
        bot.forgo_tables();
        let limits = Limits {
            depth: Some(part.depth),
            ..Limits::default()
        };
        bot.choose(&game, &limits, &AtomicBool::new(false), &mut |_| {});
        total.nodes += bot.effort().nodes;
        total.time += bot.effort().elapsed;
    }
    Ok(total)
}

fn million_a_second(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64().max(1e-9) / 1e6
}

/// Searches the fixed positions with one thread and writes the positions
/// searched, the speed and the time by part, the speed of move generation, and
/// the total of positions searched, which stays the same until the search
/// changes.
///
/// # Errors
/// If writing fails.
pub fn run(out: &mut impl Write) -> io::Result<()> {
    let mut total = 0;
    for part in &PARTS {
        let measured = measure(part).map_err(io::Error::other)?;
        total += measured.nodes;
        writeln!(
            out,
            "{:<8} {:>9} nodes  {:>6.2} million a second  depth {} in {:.2} s",
            part.name,
            measured.nodes,
            million_a_second(measured.nodes, measured.time),
            part.depth,
            measured.time.as_secs_f64(),
        )?;
    }
    let start = Instant::now();
    let leaves = perft(Position::START, Rules::default(), PERFT_DEPTH);
    let time = start.elapsed();
    writeln!(
        out,
        "perft {PERFT_DEPTH}  {leaves} leaf positions  {:.0} million a second",
        million_a_second(leaves, time),
    )?;
    writeln!(out, "nodes {total}")
}
