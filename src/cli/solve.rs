//! `merels solve`: computes the tables, checks them, proves the value of the
//! start, counts what is in them.

mod counts;
mod proof;

use super::args::{Options, Solve};
use super::diagnostic::Diagnostic;
use super::files;
use super::message;
use super::progress::Bar;
use super::{Done, note, tell};
use crate::tables::{self, Needs, Pair, Refused, SolveError, Stage, Tables};
use crate::ui::report::{self, system_reason};
use crate::ui::room;
use crate::ui::text::{Text, Value};
use anyhow::{Context, Result, anyhow};
use std::fs::File;
use std::io;
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
    // All of it before anything begins: nobody waits half an hour to be told.
    for file in solve.small.iter().chain(&solve.opening) {
        crate::files::check_writable(file).map_err(|error| job.unwritten(file, &error))?;
    }
    if let Some(file) = &solve.small {
        let solved = Tables::none().solved(9, true, job.threads, &job.stop);
        let solved = solved.and_then(|tables| tables.solved(6, false, job.threads, &job.stop));
        let small = solved.and_then(|tables| tables.small(job.threads));
        let small = small.with_context(|| text.say("solve-stopped"))?;
        std::fs::write(file, small).map_err(|error| job.unwritten(file, &error))?;
        return Ok(Done::Well);
    }
    let proves = solve.prove || solve.opening.is_some();
    let further = [
        (solve.verify, "verify", tables::memory_to_verify(job.stones)),
        (proves, "prove", tables::memory_to_prove()),
    ];
    for (_, work, memory) in further.into_iter().filter(|(asked, ..)| *asked) {
        if job.announce(work, memory) == Done::Badly {
            return Ok(Done::Badly);
        }
    }
    let needs = tables::missing(&job.directory, job.stones, job.flying);
    if needs.positions > 0 && job.make(&needs)? == Done::Badly {
        return Ok(Done::Badly);
    }
    let (tables, mut done) = job.open();
    if needs.positions == 0 && done == Done::Well {
        let directory = ("directory", files::name(&job.directory).into());
        note(&text.say_with("solve-nothing-missing", &[directory]));
    }
    if solve.verify {
        done = done.and(job.verify(&tables)?);
    }
    if proves {
        done = done.and(job.prove(&tables, solve)?);
    }
    if solve.report {
        counts::report(&tables, job.stones, job.flying, solve.json, text)?;
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
    /// Opens the tables, and names each file that is of no use: badly done where
    /// one of them is asked for.
    fn open(&self) -> (Tables, Done) {
        let (tables, refused) = Tables::open(&self.directory);
        let mut done = Done::Well;
        for (path, why) in &refused {
            tell_refused(path, *why, self.options, self.text);
            if self.asks_for(path) {
                done = Done::Badly;
            }
        }
        for pair in Pair::up_to(self.stones) {
            let path = tables::file_path(&self.directory, pair, self.flying);
            let told = refused.iter().any(|(other, _)| *other == path);
            if told || tables.has_whole(pair, self.flying) {
                continue;
            }
            if let Err(error) = File::open(&path) {
                let reason = report::reason(&system_reason(&error), self.text);
                let sentence = message::unreadable_file(self.text, &files::name(&path), &reason);
                tell(&Diagnostic::sentence(sentence), self.options, self.text);
                done = Done::Badly;
            }
        }
        (tables, done)
    }

    /// Makes the tables that are missing.
    fn make(&self, needs: &Needs) -> Result<Done> {
        let text = self.text;
        note(&self.announcement(needs));
        if let Some(lack) = self.lack(needs) {
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
            Err(SolveError::Io { path, source }) => Err(self.unwritten(&path, &source)),
        }
    }

    /// A file that cannot be written, with the reason.
    fn unwritten(&self, path: &Path, error: &io::Error) -> anyhow::Error {
        let reason = report::reason(&system_reason(error), self.text);
        let values = [
            ("file", files::name(path).into()),
            ("reason", reason.into()),
        ];
        anyhow!(self.text.say_with("solve-cannot-write", &values))
    }

    fn announcement(&self, needs: &Needs) -> String {
        let minutes = needs.seconds.div_ceil(60 * self.threads as u64);
        self.text.say_with(
            "solve-needs",
            &[
                ("stones", self.stones.into()),
                ("positions", self.decimal(needs.positions as f64 / 1e6)),
                ("memory", self.gigabytes(needs.memory)),
                ("disk", self.gigabytes(needs.disk)),
                ("minutes", minutes.into()),
                ("directory", files::name(&self.directory).into()),
            ],
        )
    }

    /// Says how much memory a piece of work takes, and whether it is there.
    fn announce(&self, work: &'static str, memory: u64) -> Done {
        let values = [("work", work.into()), ("memory", self.gigabytes(memory))];
        note(&self.text.say_with("solve-takes", &values));
        match self.too_little("solve-little", memory, room::free_memory()) {
            None => Done::Well,
            Some(lack) => {
                tell(&Diagnostic::sentence(lack), self.options, self.text);
                Done::Badly
            }
        }
    }

    /// What there is too little of to make tables, if anything is known to be.
    fn lack(&self, needs: &Needs) -> Option<String> {
        let memory = self.too_little("solve-little-memory", needs.memory, room::free_memory());
        memory.or_else(|| {
            let free = room::free_disk(&self.directory);
            self.too_little("solve-little-disk", needs.disk, free)
        })
    }

    fn too_little(&self, id: &'static str, needed: u64, there: Option<u64>) -> Option<String> {
        let there = there.filter(|&there| there < needed)?;
        let values = [
            ("needed", self.gigabytes(needed)),
            (
                "there",
                self.text.decimal(&room::gigabytes_free(there)).into(),
            ),
        ];
        Some(self.text.say_with(id, &values))
    }

    /// A number as the language writes it, with one place behind the comma.
    fn decimal(&self, number: f64) -> Value<'static> {
        self.text.decimal(&format!("{number:.1}")).into()
    }

    fn gigabytes(&self, bytes: u64) -> Value<'static> {
        self.text.decimal(&room::gigabytes(bytes)).into()
    }

    /// Whether a file is among those that are asked for.
    fn asks_for(&self, path: &Path) -> bool {
        Pair::up_to(self.stones)
            .any(|pair| tables::file_path(&self.directory, pair, self.flying) == path)
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
                ("rate", self.decimal(per_second / 1e6)),
                (
                    "left",
                    room::clock(Duration::from_secs_f64(left.min(1e7))).into(),
                ),
            ],
        );
        format!("{stage}, {rate}")
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
                    let time = self.decimal(start.elapsed().as_secs_f64());
                    let values = [("pair", name.into()), ("seconds", time)];
                    note(&self.text.say_with("solve-verified", &values));
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
    let sentence = report::refused_table(path, why, text);
    tell(&Diagnostic::sentence(sentence), options, text);
}

/// Names the files that turned out to be of no use where these tables were asked.
pub(super) fn tell_unusable(tables: &Tables, options: &Options, text: &Text) {
    for (path, why) in tables.unusable() {
        tell_refused(&path, why, options, text);
    }
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
