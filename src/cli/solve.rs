//! `merels solve`: computes the tables, checks them, proves the value of the
//! start, counts what is in them.

use super::args::{Options, Solve};
use super::diagnostic::Diagnostic;
use super::files;
use super::progress::Bar;
use super::{Done, tell};
use crate::rules::{Move, Point, Setup};
use crate::tables::{self, Needs, Pair, Proof, Refused, SolveError, Stage, Stats, Tables};
use crate::ui::report::system_reason;
use crate::ui::room;
use crate::ui::text::{Text, Value};
use anyhow::{Context, Result, anyhow};
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

pub(super) fn run(solve: &Solve, options: &Options, text: &Text) -> Result<Done> {
    let directory = match &solve.dir {
        Some(directory) => directory.clone(),
        None => tables::standard_directory().context(text.say("solve-no-directory"))?,
    };
    let job = Job {
        directory,
        stones: usize::from(solve.stones),
        flying: options.rules().flying,
        threads: std::thread::available_parallelism().map_or(1, NonZeroUsize::get),
        stop: stop_on_signals()?,
        text,
        options,
    };
    if let Some(file) = &solve.small {
        let solved = Tables::none().solved(9, true, job.threads, &job.stop);
        let solved = solved.and_then(|tables| tables.solved(6, false, job.threads, &job.stop));
        let small = solved.and_then(|tables| tables.small(job.threads));
        let small = small.with_context(|| text.say("solve-stopped"))?;
        std::fs::write(file, small).with_context(|| files::name(file))?;
        return Ok(Done::Well);
    }
    if job.make()? == Done::Badly {
        return Ok(Done::Badly);
    }
    let (tables, refused) = Tables::open(&job.directory);
    for (path, why) in refused {
        tell_refused(&path, why, options, text);
    }
    let mut done = Done::Well;
    if solve.verify {
        done = done.and(job.verify(&tables)?);
    }
    if solve.prove || solve.opening.is_some() {
        done = done.and(job.prove(&tables, solve)?);
    }
    if solve.report {
        report(&tables, job.stones, job.flying, solve.json, text)?;
    }
    Ok(done)
}

struct Job<'a> {
    directory: PathBuf,
    stones: usize,
    flying: bool,
    threads: usize,
    stop: Arc<AtomicBool>,
    text: &'a Text,
    options: &'a Options,
}

impl Job<'_> {
    /// Makes the tables that are missing.
    fn make(&self) -> Result<Done> {
        let text = self.text;
        let needs = tables::missing(&self.directory, self.stones, self.flying);
        if needs.positions == 0 {
            let message = text.say_with(
                "solve-nothing-missing",
                &[("directory", files::name(&self.directory).into())],
            );
            eprintln!("{message}");
            return Ok(Done::Well);
        }
        eprintln!("{}", self.announcement(&needs));
        if let Some(lack) = self.lack(&needs) {
            tell(&Diagnostic::sentence(lack), self.options, text);
            return Ok(Done::Badly);
        }
        let bar = Bar::new(1000);
        let mut speed = Speed::new();
        let solved = tables::solve(
            &self.directory,
            self.stones,
            self.flying,
            self.threads,
            &self.stop,
            |progress| {
                let thousandths = 1000 * progress.done / progress.total.max(1);
                let note = self.note(progress, &mut speed);
                bar.show(thousandths.min(999) as u32, &note);
            },
        );
        bar.show(1000, "");
        match solved {
            Ok(()) => Ok(Done::Well),
            Err(SolveError::Stopped) => Err(anyhow!(text.say("solve-stopped"))),
            Err(SolveError::Refused { path, why }) => {
                tell_refused(&path, why, self.options, text);
                Ok(Done::Badly)
            }
            Err(SolveError::Io { path, source }) => {
                let name = files::name(&path);
                let reason = system_reason(&source);
                Err(anyhow!(text.say_with(
                    "solve-cannot-write",
                    &[("file", name.into()), ("reason", reason.into())],
                )))
            }
        }
    }

    fn announcement(&self, needs: &Needs) -> String {
        let minutes = needs.seconds.div_ceil(60 * self.threads as u64);
        self.text.say_with(
            "solve-needs",
            &[
                ("stones", self.stones.into()),
                ("positions", millions(needs.positions)),
                ("memory", gigabytes(needs.memory)),
                ("disk", gigabytes(needs.disk)),
                ("minutes", minutes.into()),
                ("directory", files::name(&self.directory).into()),
            ],
        )
    }

    /// What there is too little of, if anything is known to be.
    fn lack(&self, needs: &Needs) -> Option<String> {
        let lack = |id, needed: u64, there: Option<u64>| {
            there.filter(|&there| there < needed).map(|there| {
                let values = [("needed", gigabytes(needed)), ("there", gigabytes(there))];
                self.text.say_with(id, &values)
            })
        };
        lack("solve-little-memory", needs.memory, room::free_memory()).or_else(|| {
            lack(
                "solve-little-disk",
                needs.disk,
                room::free_disk(&self.directory),
            )
        })
    }

    fn note(&self, progress: &tables::Progress, speed: &mut Speed) -> String {
        let id = match progress.stage {
            Stage::Reading => "solve-reading",
            Stage::Solving => "solve-solving",
            Stage::Writing => "solve-writing",
        };
        let pair = progress.pair.to_string();
        let stage = self.text.say_with(id, &[("pair", pair.into())]);
        let Some(per_second) = speed.of(progress) else {
            return stage;
        };
        let left = (progress.total.saturating_sub(progress.done)) as f64 / per_second.max(1.0);
        let rate = self.text.say_with(
            "solve-rate",
            &[
                ("rate", format!("{:.1}", per_second / 1e6).into()),
                (
                    "left",
                    room::clock(Duration::from_secs_f64(left.min(1e7))).into(),
                ),
            ],
        );
        format!("{stage}, {rate}")
    }

    /// Shows the value of the start and of the first moves that differ, and
    /// writes the opening knowledge, as it is asked.
    fn prove(&self, tables: &Tables, solve: &Solve) -> Result<Done> {
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
            let writing = |source| {
                let values = [
                    ("file", files::name(file).into()),
                    ("reason", system_reason(&source).into()),
                ];
                anyhow!(self.text.say_with("solve-cannot-write", &values))
            };
            std::fs::write(file, proof.opening()).map_err(writing)?;
        }
        match solved {
            Ok(true) => Ok(Done::Well),
            Ok(false) => Err(anyhow!(self.text.say("solve-stopped"))),
            Err((pair, why)) => Ok(self.refused(pair, why)),
        }
    }

    /// Shows the value of the start and of each first move that differs; whether
    /// all could be shown.
    fn show_first(&self, proof: &mut Proof<'_>) -> Result<bool, (Pair, Refused)> {
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
            let seconds = format!("{:.1}", begun.elapsed().as_secs_f64());
            let values = [
                ("value", value.into()),
                ("nodes", (proof.nodes() - before).to_string().into()),
                ("seconds", seconds.into()),
                ("point", point.into()),
            ];
            let id = if point.is_empty() {
                "prove-start"
            } else {
                "prove-move"
            };
            println!("{}", self.text.say_with(id, &values));
        }
        Ok(true)
    }

    /// Solves all positions of the first plies; whether all could be solved.
    fn solve_opening(&self, proof: &mut Proof<'_>, plies: u8) -> Result<bool, (Pair, Refused)> {
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

    /// Names the file of a pair that is of no use.
    fn refused(&self, pair: Pair, why: Refused) -> Done {
        let path = tables::file_path(&self.directory, pair, self.flying);
        tell_refused(&path, why, self.options, self.text);
        Done::Badly
    }

    fn verify(&self, tables: &Tables) -> Result<Done> {
        let mut done = Done::Well;
        for pair in Pair::up_to(self.stones) {
            let bar = Bar::new(1000);
            let rows = AtomicUsize::new(0);
            let total = pair.row_visits();
            let start = Instant::now();
            let wrong = std::thread::scope(|scope| {
                let worker = scope
                    .spawn(|| tables.verify(pair, self.flying, self.threads, &self.stop, &rows));
                while !worker.is_finished() {
                    let thousandths = 1000 * rows.load(Ordering::Relaxed) / total;
                    let pair = pair.to_string();
                    let note = self
                        .text
                        .say_with("solve-verifying", &[("pair", pair.into())]);
                    bar.show(thousandths.min(999) as u32, &note);
                    std::thread::sleep(Duration::from_millis(20));
                }
                worker.join()
            });
            bar.show(1000, "");
            let name = pair.to_string();
            match wrong.map_err(|_| anyhow!(self.text.say("solve-stopped")))? {
                Ok(Some(0)) => {
                    let time = format!("{:.1}", start.elapsed().as_secs_f64());
                    let values = [("pair", name.into()), ("seconds", time.into())];
                    eprintln!("{}", self.text.say_with("solve-verified", &values));
                }
                Ok(Some(wrong)) => {
                    let values = [("pair", name.into()), ("count", wrong.into())];
                    let sentence = self.text.say_with("solve-wrong", &values);
                    tell(&Diagnostic::sentence(sentence), self.options, self.text);
                    done = Done::Badly;
                }
                Ok(None) => return Err(anyhow!(self.text.say("solve-stopped"))),
                Err(why) => {
                    done = self.refused(pair, why);
                }
            }
        }
        Ok(done)
    }
}

/// Names a file of tables that is not used, and says why.
pub(super) fn tell_refused(path: &Path, why: Refused, options: &Options, text: &Text) {
    let id = match why {
        Refused::Foreign => "solve-foreign",
        Refused::Version => "solve-other-version",
        Refused::OtherPair => "solve-other-pair",
        Refused::Damaged => "solve-damaged",
    };
    let sentence = text.say_with(id, &[("file", files::name(path).into())]);
    tell(&Diagnostic::sentence(sentence), options, text);
}

/// Positions a second, over the last pairs of readings.
struct Speed {
    first: Option<(Duration, u64)>,
}

impl Speed {
    fn new() -> Speed {
        Speed { first: None }
    }

    fn of(&mut self, progress: &tables::Progress) -> Option<f64> {
        let (then, done) = *self.first.get_or_insert((progress.elapsed, progress.done));
        let time = progress.elapsed.saturating_sub(then).as_secs_f64();
        (time > 1.0 && progress.done > done).then(|| (progress.done - done) as f64 / time)
    }
}

/// Sets the flag that is returned when the program is told to stop.
fn stop_on_signals() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [
        signal_hook::consts::SIGINT,
        signal_hook::consts::SIGTERM,
        signal_hook::consts::SIGHUP,
    ] {
        // The second signal ends the program at once.
        signal_hook::flag::register_conditional_default(signal, Arc::clone(&stop))?;
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    Ok(stop)
}

fn millions(number: u64) -> Value<'static> {
    format!("{:.1}", number as f64 / 1e6).into()
}

fn gigabytes(bytes: u64) -> Value<'static> {
    room::gigabytes(bytes).into()
}

/// The counts of all pairs, as a table or as JSON.
fn report(tables: &Tables, stones: usize, flying: bool, json: bool, text: &Text) -> Result<()> {
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
