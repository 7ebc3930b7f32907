//! The files of the tables, and making those that are missing.

use super::cell::Outcomes;
use super::file::{self, Bytes, File, Files, Refused};
use super::needs::Needs;
use super::pair::{Mover, Pair};
use super::solver::{After, Watch, solve as solve_pair};
use super::verify::{Check, exchanged};
use crate::files;
use std::fmt;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Where the tables of this user are, if the system says where such data
/// belong.
#[must_use]
pub fn standard_directory() -> Option<PathBuf> {
    use etcetera::BaseStrategy;
    let base = etcetera::choose_base_strategy().ok()?;
    Some(base.data_dir().join("merels").join("tables"))
}

/// The file of a pair in `directory`, as in `flying-9-8.merels`.
#[must_use]
pub fn file_path(directory: &Path, pair: Pair, flying: bool) -> PathBuf {
    let rules = if flying { "flying" } else { "sliding" };
    directory.join(format!("{rules}-{pair}.merels"))
}

/// What it takes to make the tables up to `stones` stones that are not in
/// `directory`.
#[must_use]
pub fn missing(directory: &Path, stones: usize, flying: bool) -> Needs {
    Needs::of(Pair::up_to(stones).filter(|&pair| !file_path(directory, pair, flying).exists()))
}

/// Opens a file of tables; `None` where there is none.
pub(super) fn open(path: &Path, pair: Pair, flying: bool) -> Result<Option<File>, Refused> {
    let file = match files::open(path) {
        Ok(file) => file,
        // Anything else in its place is no file of this program.
        Err(error) if error.kind() == io::ErrorKind::InvalidInput => return Err(Refused::Foreign),
        Err(_) => return Ok(None),
    };
    File::new(Bytes::Disk(file), pair, flying).map(Some)
}

/// What the solver is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Reading the pairs that removals lead to.
    Reading,
    /// Solving.
    Solving,
    /// Packing and writing the file.
    Writing,
}

/// How far `solve` is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The pair that is being solved.
    pub pair: Pair,
    /// What is being done with it.
    pub stage: Stage,
    /// Positions of the pairs that are done, and of this one so far.
    pub done: u64,
    /// Positions in all, without the pairs that were there before.
    pub total: u64,
    /// Time since the beginning.
    pub elapsed: Duration,
}

/// Why `solve` has not made all tables.
#[derive(Debug)]
pub enum SolveError {
    /// It was stopped. What was finished stays.
    Stopped,
    /// A file that is needed is not usable, and may not be this program's to
    /// replace.
    Refused {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: Refused,
    },
    /// The directory or a file could not be written.
    Io {
        /// The file or directory.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveError::Stopped => write!(f, "stopped"),
            SolveError::Refused { path, why } => write!(f, "{}: {why}", path.display()),
            SolveError::Io { path, source } => write!(f, "{}: {source}", path.display()),
        }
    }
}

impl std::error::Error for SolveError {}

/// Solves one pair from the tables of the pairs after a removal; `None` when
/// stopped or where such a table is damaged.
pub(super) fn solve_in_memory(
    files: &Files,
    pair: Pair,
    flying: bool,
    threads: usize,
    stop: &AtomicBool,
) -> Option<File> {
    let work = Work::default();
    let removed = outcomes_after(files, pair, threads).ok()?;
    let solved = solve_pair(pair, flying, removed.after(), threads, &work.watch(stop))?;
    drop(removed);
    file::in_memory(pair, flying, &solved, threads, stop).ok()
}

/// Checks every stored value of a pair against the values after its moves, and
/// returns how many are wrong; `None` when stopped. `rows` counts the rows of
/// its tables.
pub(super) fn verify(
    files: &Files,
    pair: Pair,
    flying: bool,
    threads: usize,
    stop: &AtomicBool,
    rows: &AtomicUsize,
) -> Result<Option<u64>, Refused> {
    let Some(file) = files.get(&pair) else {
        return Ok(Some(0));
    };
    let large = file.cells(Mover::Large, threads)?;
    let small = if pair.is_even() {
        match exchanged(pair, &large, threads, stop) {
            Some(small) => small,
            None => return Ok(None),
        }
    } else {
        file.cells(Mover::Small, threads)?
    };
    let removed = outcomes_after(files, pair, threads).map_err(|(_, why)| why)?;
    let check = Check {
        pair,
        flying,
        large: &large,
        small: &small,
        after: removed.after(),
        threads,
        stop,
        rows,
    };
    Ok(check.run())
}

/// The outcomes of the pairs after a removal.
struct Removed {
    by_large: Option<Outcomes>,
    by_small: Option<Outcomes>,
}

impl Removed {
    fn after(&self) -> After<'_> {
        After {
            large_removed: self.by_large.as_ref(),
            small_removed: self.by_small.as_ref(),
        }
    }
}

/// One that is missing, where there should be one, is as good as damaged.
fn outcomes_after(files: &Files, pair: Pair, threads: usize) -> Result<Removed, (Pair, Refused)> {
    let outcomes = |after: Option<Pair>, mover| {
        let Some(after) = after else { return Ok(None) };
        let file = files.get(&after).ok_or(Refused::Damaged);
        let outcomes = file.and_then(|file| file.outcomes(mover, threads));
        outcomes.map(Some).map_err(|why| (after, why))
    };
    Ok(Removed {
        by_large: outcomes(pair.after_large_removes(), Mover::Small)?,
        by_small: if pair.is_even() {
            None
        } else {
            outcomes(pair.after_small_removes(), Mover::Large)?
        },
    })
}

/// Makes the tables up to `stones` stones that are not yet in `directory`, and
/// calls `report` now and then. A file that is there is used as it is; one
/// that turns out to be damaged is refused by name.
///
/// # Errors
/// See [`SolveError`]. What has been finished stays.
pub fn solve(
    directory: &Path,
    stones: usize,
    flying: bool,
    threads: usize,
    stop: &AtomicBool,
    mut report: impl FnMut(&Progress),
) -> Result<(), SolveError> {
    std::fs::create_dir_all(directory).map_err(|source| SolveError::Io {
        path: directory.to_owned(),
        source,
    })?;
    files::sweep(directory);
    let mut files = Files::new();
    for pair in Pair::up_to(stones) {
        let path = file_path(directory, pair, flying);
        match open(&path, pair, flying) {
            Ok(Some(file)) => {
                files.insert(pair, file.into());
            }
            Ok(None) => {}
            Err(why) => return Err(SolveError::Refused { path, why }),
        }
    }
    let missing: Vec<Pair> = Pair::up_to(stones)
        .filter(|pair| !files.contains_key(pair))
        .collect();
    let total = missing.iter().map(|pair| pair.positions()).sum();
    let start = Instant::now();
    let mut done = 0;
    for pair in missing {
        let path = file_path(directory, pair, flying);
        let work = Work::default();
        let made = std::thread::scope(|scope| {
            let worker = scope.spawn(|| make(&path, &files, pair, flying, threads, stop, &work));
            while !worker.is_finished() {
                report(&Progress {
                    pair,
                    stage: work.stage(),
                    done: done + (work.share(pair) * pair.positions() as f64) as u64,
                    total,
                    elapsed: start.elapsed(),
                });
                std::thread::sleep(Duration::from_millis(if total < 200_000_000 {
                    10
                } else {
                    100
                }));
            }
            worker
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })
        .map_err(|error| match error {
            Made::Stopped => SolveError::Stopped,
            Made::Refused(pair, why) => SolveError::Refused {
                path: file_path(directory, pair, flying),
                why,
            },
            Made::Io(source) => SolveError::Io {
                path: path.clone(),
                source,
            },
        })?;
        files.insert(pair, made.into());
        done += pair.positions();
    }
    Ok(())
}

/// Why a file was not made.
enum Made {
    Stopped,
    Refused(Pair, Refused),
    Io(io::Error),
}

/// How far a pair is, told by the thread that solves it.
#[derive(Default)]
struct Work {
    stage: AtomicU8,
    rows: AtomicUsize,
    rounds: AtomicUsize,
}

/// Parts of the time: the first pass, the rounds after it. What is left is for
/// the writing.
const FIRST_PASS: f64 = 0.4;
const ROUNDS: f64 = 0.45;
/// After so many rounds half of the time for them is gone.
const HALF: f64 = 15.0;

impl Work {
    fn watch<'a>(&'a self, stop: &'a AtomicBool) -> Watch<'a> {
        Watch {
            stop,
            rows: &self.rows,
            rounds: &self.rounds,
        }
    }

    fn begin(&self, stage: Stage) {
        self.stage.store(stage as u8, Ordering::Relaxed);
    }

    fn stage(&self) -> Stage {
        match self.stage.load(Ordering::Relaxed) {
            0 => Stage::Reading,
            1 => Stage::Solving,
            _ => Stage::Writing,
        }
    }

    /// About what part of the work for `pair` is done. How many rounds there
    /// will be nobody knows before.
    fn share(&self, pair: Pair) -> f64 {
        let rows = self.rows.load(Ordering::Relaxed) as f64 / (2 * pair.rows()) as f64;
        let rounds = self.rounds.load(Ordering::Relaxed) as f64;
        match self.stage() {
            Stage::Writing => FIRST_PASS + ROUNDS,
            _ => FIRST_PASS * rows.min(1.0) + ROUNDS * rounds / (rounds + HALF),
        }
    }
}

fn make(
    path: &Path,
    files: &Files,
    pair: Pair,
    flying: bool,
    threads: usize,
    stop: &AtomicBool,
    work: &Work,
) -> Result<File, Made> {
    let removed =
        outcomes_after(files, pair, threads).map_err(|(pair, why)| Made::Refused(pair, why))?;
    work.begin(Stage::Solving);
    let solved = solve_pair(pair, flying, removed.after(), threads, &work.watch(stop))
        .ok_or(Made::Stopped)?;
    drop(removed);
    work.begin(Stage::Writing);
    let write = || {
        let directory = path.parent().unwrap_or(Path::new("."));
        let mut temporary = files::begin(directory)?;
        let mut out = BufWriter::with_capacity(1 << 20, temporary.as_file_mut());
        file::write(&mut out, pair, flying, &solved, threads, stop)?;
        out.flush()?;
        drop(out);
        files::end(temporary, path, true)
    };
    write().map_err(|error: io::Error| {
        if error.kind() == io::ErrorKind::Interrupted && stop.load(Ordering::Relaxed) {
            Made::Stopped
        } else {
            Made::Io(error)
        }
    })?;
    match open(path, pair, flying) {
        Ok(Some(file)) => Ok(file),
        Ok(None) => Err(Made::Io(io::ErrorKind::NotFound.into())),
        Err(why) => Err(Made::Refused(pair, why)),
    }
}
