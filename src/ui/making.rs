//! Making tables of exact values while the program goes on: all of them as
//! files, when the player asks for it, and the sets of few stones in memory,
//! when a game comes near them.

use super::action::Action;
use super::report::system_reason;
use super::room::{free_disk, free_memory};
use super::seat::Seat;
use crate::bot::Level;
use crate::rules::{Game, Point, Side};
use crate::tables::{self, Endgames, Needs, Pair, SolveError, Tables};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How far the tables are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The pair that is being solved.
    pub pair: Pair,
    /// The share of all that is done, in hundredths.
    pub percent: u8,
    /// The time that is left, once that can be told.
    pub left: Option<Duration>,
}

/// How making the tables has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Made {
    /// All are there.
    All,
    /// It was stopped; what was finished stays.
    Stopped,
    /// A file is damaged or no file of tables, and is not replaced.
    Refused(PathBuf),
    /// A file could not be written, with the system's reason.
    Unwritten(PathBuf, String),
}

/// What there is too little of, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// So much memory is needed, and so much is free.
    Memory(u64, u64),
    /// So much disk is needed, and so much is free.
    Disk(u64, u64),
}

/// The sets up to so many stones are made in memory: they take seconds.
pub const IN_MEMORY: usize = 11;

/// The sets up to so many stones are part of the program with flying. Without
/// it they do not pack well enough: they are made as soon as such a game begins.
pub const AT_ONCE: usize = Endgames::MOST;

/// A set is made in memory where so many times of what it takes is free.
const SPARE: u64 = 4;

/// Between two reports of progress.
const PAUSE: Duration = Duration::from_millis(500);

/// How long the end of the program waits for a file half written to be removed.
const PATIENCE: Duration = Duration::from_millis(40);

/// Work that goes on in a thread.
#[derive(Debug)]
struct Job {
    stop: Arc<AtomicBool>,
    /// Closed when the thread ends.
    ended: Receiver<()>,
}

/// Makes tables.
pub struct Maker {
    directory: Option<PathBuf>,
    stones: usize,
    tell: Arc<dyn Fn(Action) + Send + Sync>,
    solving: Option<Job>,
    growing: Option<Job>,
}

impl std::fmt::Debug for Maker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Maker")
            .field("directory", &self.directory)
            .field("stones", &self.stones)
            .finish_non_exhaustive()
    }
}

impl Maker {
    /// Makes tables up to `stones` stones in `directory`, none where there is
    /// no directory, and tells of it.
    #[must_use]
    pub fn new(
        directory: Option<PathBuf>,
        stones: usize,
        tell: impl Fn(Action) + Send + Sync + 'static,
    ) -> Maker {
        Maker {
            directory,
            stones,
            tell: Arc::new(tell),
            solving: None,
            growing: None,
        }
    }

    /// Makes tables up to `stones` stones in `directory` from now on.
    pub fn keep_in(&mut self, directory: Option<PathBuf>, stones: usize) {
        (self.directory, self.stones) = (directory, stones);
    }

    /// What it takes to make the tables that are missing, without flying and
    /// with; `None` where they have no place.
    #[must_use]
    pub fn missing(&self) -> Option<[Needs; 2]> {
        let directory = self.directory.as_deref()?;
        Some([false, true].map(|flying| tables::missing(directory, self.stones, flying)))
    }

    /// What making the tables takes, and what there is too little of.
    #[must_use]
    pub fn offer(&self, flying: bool) -> Option<(Needs, Option<Lack>)> {
        let directory = self.directory.as_deref()?;
        let needs = tables::missing(directory, self.stones, flying);
        Some((needs, lack(needs, free_memory(), free_disk(directory))))
    }

    /// Begins to make the tables that are missing, all processors at work when
    /// nothing else is to be done.
    pub fn solve(&mut self, flying: bool) {
        self.growing = None;
        let (Some(directory), tell) = (self.directory.clone(), Arc::clone(&self.tell)) else {
            (self.tell)(Action::Made(Made::Stopped));
            return;
        };
        let stones = self.stones;
        self.solving = start("tables", move |stop| {
            let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
            let mut pace = Pace::default();
            let mut last: Option<Instant> = None;
            let solved = tables::solve(&directory, stones, flying, threads, stop, |progress| {
                if last.is_none_or(|last| last.elapsed() >= PAUSE) {
                    last = Some(Instant::now());
                    tell(Action::Making(pace.of(progress)));
                }
            });
            // Also what was finished before the end is of use.
            tables::share(Tables::open(&directory).0);
            tell(Action::Made(match solved {
                Ok(()) => Made::All,
                Err(SolveError::Stopped) => Made::Stopped,
                Err(SolveError::Refused { path, .. }) => Made::Refused(path),
                Err(SolveError::Io { path, source }) => {
                    Made::Unwritten(path, system_reason(&source))
                }
            }));
        });
        if self.solving.is_none() {
            (self.tell)(Action::Made(Made::Stopped));
        }
    }

    /// Stops making the tables; what is finished stays.
    pub fn stop(&self) {
        if let Some(job) = &self.solving {
            job.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Makes the sets up to `most` stones in memory, with one thread, where
    /// they are missing and there is memory enough: those of the fewest stones
    /// first, each of use as soon as it is there.
    pub fn grow(&mut self, flying: bool, most: usize) {
        let tell = Arc::clone(&self.tell);
        self.growing = None;
        self.growing = start("few-stones", move |stop| {
            // Those of the other rules are not kept.
            let mut tables = Arc::new(tables::shared().with_solved_only(flying));
            for stones in Pair::FEWEST..=most {
                let sets = Pair::up_to(stones).filter(|pair| pair.stones() == stones);
                let before = Arc::clone(&tables);
                for pair in sets.filter(|&pair| !before.has_whole(pair, flying)) {
                    let more = has_room(pair).then(|| tables.with(pair, flying, 1, stop));
                    if let Some(more) = more.flatten() {
                        tables = Arc::new(more);
                    }
                }
                if stop.load(Ordering::Relaxed) {
                    return;
                }
                if !Arc::ptr_eq(&before, &tables) {
                    tables::share(Arc::clone(&tables));
                    if stones >= AT_ONCE.min(most) {
                        tell(Action::Grown);
                    }
                }
            }
        });
    }
}

/// Whether there is memory enough to spare for solving a pair beside a game.
fn has_room(pair: Pair) -> bool {
    let needs = Needs::of(std::iter::once(pair));
    free_memory().is_none_or(|free| free / SPARE >= needs.memory)
}

impl Drop for Maker {
    fn drop(&mut self) {
        self.growing = None;
        self.stop();
        if let Some(job) = &self.solving {
            // Closed or too late: the program ends either way.
            let _ = job.ended.recv_timeout(PATIENCE);
        }
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Starts a thread that stands back behind all others; `None` where the system
/// has none left.
fn start(name: &str, work: impl FnOnce(&AtomicBool) + Send + 'static) -> Option<Job> {
    let stop = Arc::new(AtomicBool::new(false));
    let (end, ended) = channel();
    let job = Job {
        stop: Arc::clone(&stop),
        ended,
    };
    let run = move || {
        stand_back();
        work(&stop);
        drop(end);
    };
    let thread = thread::Builder::new().name(name.to_owned()).spawn(run);
    thread.ok().map(|_| job)
}

/// This thread, and those that it starts, run when nothing else wants the
/// processor: the bot and the screen never wait for them.
fn stand_back() {
    // On Linux a priority is a thread's, elsewhere that of the whole program.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 15);
}

fn lack(needs: Needs, memory: Option<u64>, disk: Option<u64>) -> Option<Lack> {
    let little = |needed: u64, there: Option<u64>| there.filter(|&there| there < needed);
    let memory = little(needs.memory, memory).map(|there| Lack::Memory(needs.memory, there));
    memory.or_else(|| little(needs.disk, disk).map(|there| Lack::Disk(needs.disk, there)))
}

/// Positions a second so far.
#[derive(Default)]
struct Pace {
    first: Option<(Duration, u64)>,
}

impl Pace {
    fn of(&mut self, progress: &tables::Progress) -> Progress {
        let &tables::Progress {
            done,
            total,
            elapsed,
            ..
        } = progress;
        let (then, before) = *self.first.get_or_insert((elapsed, done));
        let time = elapsed.saturating_sub(then).as_secs_f64();
        let left = (time > 1.0 && done > before).then(|| {
            let rate = (done - before) as f64 / time;
            Duration::from_secs_f64((total.saturating_sub(done) as f64 / rate).min(1e7))
        });
        Progress {
            pair: progress.pair,
            percent: (100 * done / total.max(1)).min(99) as u8,
            left,
        }
    }
}

/// Up to how many stones sets may soon be of use in a game and are to be made
/// in memory, if any are: the larger ones with a few stones more left, or once
/// all are placed.
#[must_use]
pub fn wanted(game: &Game) -> Option<usize> {
    let position = game.position();
    let left = Side::ALL.map(|side| usize::from(position.stones_left(side)));
    if is_placed(game) || left.iter().sum::<usize>() <= IN_MEMORY + 2 {
        return Some(IN_MEMORY);
    }
    (!game.rules().flying).then_some(AT_ONCE)
}

/// Up to how many stones those who play ask the sets that are made in memory:
/// `perfect` all of them, and without flying `master` as many as it has in the
/// program with it.
#[must_use]
pub fn asked(seats: &[Seat; 2], flying: bool) -> usize {
    let levels = seats.iter().filter_map(Seat::level);
    let stones = levels.map(|level| match level {
        Level::Perfect => IN_MEMORY,
        Level::Master if !flying => AT_ONCE,
        _ => 0,
    });
    stones.max().unwrap_or(0)
}

/// Whether a game has come to the sets of few stones.
#[must_use]
pub fn has_come(game: &Game) -> bool {
    let stones = game.position().board().empty().len();
    is_placed(game) && stones >= Point::COUNT - IN_MEMORY
}

/// Whether no side has stones in hand.
#[must_use]
pub fn is_placed(game: &Game) -> bool {
    let position = game.position();
    Side::ALL
        .into_iter()
        .all(|side| position.in_hand(side) == 0)
}

/// Whether the tables for `perfect` to play by from the first stone are
/// missing.
#[must_use]
pub fn are_missing(directory: Option<&Path>, flying: bool) -> bool {
    directory.is_none_or(|directory| tables::missing(directory, STONES, flying).positions > 0)
}

/// All tables are those up to so many stones.
pub const STONES: usize = 18;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_lacking_is_told_memory_first() {
        let needs = Needs {
            memory: 100,
            disk: 50,
            ..Needs::default()
        };
        assert_eq!(lack(needs, Some(100), Some(50)), None);
        assert_eq!(lack(needs, None, None), None);
        assert_eq!(lack(needs, Some(99), Some(0)), Some(Lack::Memory(100, 99)));
        assert_eq!(lack(needs, Some(100), Some(49)), Some(Lack::Disk(50, 49)));
    }
}
