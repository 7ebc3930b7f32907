//! The value of the start and of the first moves, shown from the tables, and the
//! opening knowledge that is found on the way.

use super::Job;
use crate::cli::args::Solve;
use crate::cli::diagnostic::Diagnostic;
use crate::cli::progress::Bar;
use crate::cli::{Done, tell};
use crate::rules::{Move, Point, Setup};
use crate::tables::{self, Pair, Proof, Refused, Tables};
use crate::ui::room;
use anyhow::{Result, anyhow};
use std::io::{self, Write};
use std::sync::atomic::Ordering;
use std::time::Instant;

/// What ends a proof before its end.
enum Broken {
    /// A file of tables is of no use.
    Refused(Pair, Refused),
    /// What was shown cannot be written.
    Unwritten(io::Error),
}

impl From<(Pair, Refused)> for Broken {
    fn from((pair, why): (Pair, Refused)) -> Broken {
        Broken::Refused(pair, why)
    }
}

impl From<io::Error> for Broken {
    fn from(error: io::Error) -> Broken {
        Broken::Unwritten(error)
    }
}

impl Job<'_> {
    /// Shows the value of the start and of the first moves that differ, and
    /// writes the opening knowledge, as it is asked.
    pub(super) fn prove(&self, tables: &Tables, solve: &Solve) -> Result<Done> {
        if let Some(done) = self.incomplete(tables) {
            return Ok(done);
        }
        let stop = || self.stop.load(Ordering::Relaxed);
        let mut proof = Proof::new(tables, self.options.rules(), &stop);
        let shown = if solve.prove {
            self.show_first(&mut proof)
        } else {
            Ok(true)
        };
        let solved = match (shown, &solve.opening) {
            (Ok(true), Some(_)) => self.solve_opening(&mut proof, solve.plies),
            (shown, _) => shown,
        };
        if let Some(file) = &solve.opening {
            // When stopped too: what is known is known.
            let written = std::fs::write(file, proof.opening());
            written.map_err(|error| self.unwritten(file, &error))?;
        }
        match solved {
            Ok(true) => Ok(Done::Well),
            Ok(false) => Err(anyhow!(self.text.say("solve-stopped"))),
            Err(Broken::Refused(pair, why)) => Ok(self.refused(pair, why)),
            Err(Broken::Unwritten(error)) => Err(error.into()),
        }
    }

    /// Shows the value of the start and of each first move that differs; whether
    /// all could be shown.
    fn show_first(&self, proof: &mut Proof<'_>) -> Result<bool, Broken> {
        // One point of each kind under the symmetries.
        let first = [Point::D6, Point::B6, Point::D7, Point::A7];
        let mut setups = vec![(Setup::START, "")];
        setups.extend(first.map(|point| {
            let next = Setup::START.play_unchecked(Move::place(point));
            (next, point.name())
        }));
        for (setup, point) in setups {
            let (begun, before) = (Instant::now(), proof.nodes());
            let Some(exact) = proof.value(setup)? else {
                return Ok(false);
            };
            // After a first move the value is Black's.
            let white = |value: tables::Value| match setup == Setup::START {
                true => value,
                false => value.for_the_other(),
            };
            let value = match (white(exact.value), white(exact.unlimited)) {
                (tables::Value::Win, _) => "win",
                (tables::Value::Loss, _) => "loss",
                (_, tables::Value::Win) => "limit-win",
                (_, tables::Value::Loss) => "limit-loss",
                _ => "draw",
            };
            let values = [
                ("value", value.into()),
                ("nodes", (proof.nodes() - before).to_string().into()),
                ("seconds", self.decimal(begun.elapsed().as_secs_f64())),
                ("point", point.into()),
            ];
            let id = if point.is_empty() {
                "prove-start"
            } else {
                "prove-move"
            };
            writeln!(io::stdout(), "{}", self.text.say_with(id, &values))?;
        }
        Ok(true)
    }

    /// Solves all positions of the first plies; whether all could be solved.
    fn solve_opening(&self, proof: &mut Proof<'_>, plies: u8) -> Result<bool, Broken> {
        let bar = Bar::new(1000);
        let begun = Instant::now();
        for ply in 0..=plies {
            let positions = proof.opening_positions(ply);
            let count = positions.len();
            for (n, setup) in positions.into_iter().enumerate() {
                let values = [
                    ("ply", u32::from(ply).into()),
                    ("plies", u32::from(plies).into()),
                    ("time", room::clock(begun.elapsed()).into()),
                ];
                let note = self.text.say_with("solve-opening", &values);
                bar.show((1000 * n / count).min(999) as u32, &note);
                if proof.value(setup)?.is_none() {
                    bar.show(1000, "");
                    return Ok(false);
                }
            }
        }
        bar.show(1000, "");
        Ok(true)
    }

    /// Says which tables are missing for what needs all of them, if any are.
    fn incomplete(&self, tables: &Tables) -> Option<Done> {
        let missing: Vec<String> = Pair::up_to(18)
            .filter(|&pair| {
                tables
                    .stats(pair.large(), pair.small(), self.flying)
                    .is_none()
            })
            .map(|pair| pair.to_string())
            .collect();
        if missing.is_empty() {
            return None;
        }
        let values = [("pairs", missing.join(", ").into())];
        let sentence = self.text.say_with("solve-incomplete", &values);
        tell(&Diagnostic::sentence(sentence), self.options, self.text);
        Some(Done::Badly)
    }
}
