//! Exact values of positions with empty hands, solved by retrograde analysis.
//!
//! [`Tables`] holds what has been solved: files that [`solve`] has made, or
//! pairs solved in memory. Its one question is [`Tables::probe`].
//!
//! **What a value means.** Each position has a value without a limit (win,
//! draw or loss for the side to move, endless play being a draw) and, if
//! decided, a number `N` of plies: within `N` plies the winner forces the next
//! removal, by either side, into a position that is again won for the winner
//! counted from 0 quiet plies, or forces the end of the game. Under a limit of
//! 50 quiet plies, and with `q` of them played, a win or loss stands exactly if
//! `q + N` is at most 50: a removal on the fiftieth ply resets the count, and
//! a decisive end on it goes before the draw.
//!
//! Counted from 0 quiet plies, `N` is
//! - 0 for a side to move that is blocked: lost;
//! - 1 for a win where some move removes a stone and leaves the opponent lost
//!   or with fewer than three; otherwise one more than the least `N` of a lost
//!   position that a quiet move leads to;
//! - for a loss, where every move is a removal that leaves the opponent won or
//!   a quiet move to a won position: the largest of 1 for a removal and one
//!   more than the `N` after a quiet move.
//!
//! A value that needs more than 50, or a removal into a value that does, stands
//! only without a limit. It has an `N` of the same definition, where positions
//! that are decided under the limit keep theirs: so a winner who follows `N`
//! gets home without a limit, though another way may be shorter.
//!
//! Inside: `index` numbers positions, `pair` names the sets, `solver` solves one
//! of them with the help of `row` and `workers`, `cell` is what it writes,
//! `file` packs it, `stats` counts it and `directory` keeps the files. `verify`
//! goes forwards, by the rule in `forward`, `small` is what every copy of the
//! program knows and `endgames` what it soon makes.

mod bounds;
mod cache;
mod cell;
mod directory;
mod endgames;
mod file;
mod forward;
mod index;
mod judge;
mod leaves;
mod needs;
mod opening;
mod pair;
mod placing;
mod proof;
mod row;
mod small;
mod solver;
mod stats;
mod verify;
mod workers;

pub use cell::Value;
pub use directory::{Progress, SolveError, Stage, file_path, missing, solve, standard_directory};
pub use endgames::{Endgames, Solving};
pub use file::Refused;
pub(crate) use judge::Judge;
pub use judge::Stop;
pub use needs::{Needs, memory_to_prove, memory_to_verify};
use pair::Mover;
pub use pair::Pair;
pub use proof::Proof;
pub use stats::Stats;

use crate::rules::{Position, Rules, Side, geometry};
use bounds::Known;
use cache::Cache;
use cell::{Cell, LIMIT};
use file::Files;
use index::{Classes, Ranking};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, OnceLock, PoisonError, RwLock};

/// An exact value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exact {
    /// The value for the side to move under the rules and with the quiet plies
    /// asked for. Repetition is left out: nobody is forced into it.
    pub value: Value,
    /// The value without a limit on quiet plies.
    pub unlimited: Value,
    /// `N` of a value that is decided without a limit, in plies; `None` for a
    /// draw.
    pub plies: Option<u16>,
}

impl Exact {
    /// Whether the limit turns a win or loss into a draw.
    #[must_use]
    pub fn is_limit_draw(self) -> bool {
        self.value != self.unlimited
    }

    fn of(cell: Cell, limit: Option<u16>, quiet_plies: u16) -> Option<Exact> {
        if !cell.is_decided() {
            return Some(Exact {
                value: Value::Draw,
                unlimited: Value::Draw,
                plies: None,
            });
        }
        let unlimited = if cell.is_win() {
            Value::Win
        } else {
            Value::Loss
        };
        let end = u32::from(quiet_plies) + u32::from(cell.n());
        let stands = match limit {
            None => true,
            Some(limit) => {
                let in_time = !cell.is_beyond() && end <= limit.into();
                match limit.cmp(&LIMIT) {
                    std::cmp::Ordering::Equal => in_time,
                    // A win under a stricter limit is one under this limit too,
                    // with the same moves. Otherwise this limit may still leave
                    // time for what 50 plies do not.
                    std::cmp::Ordering::Greater if in_time => true,
                    std::cmp::Ordering::Greater => return None,
                    // What 50 plies do not leave time for, fewer do not; but
                    // later removals may lead to what they leave no time for.
                    std::cmp::Ordering::Less if in_time && cell.n() == 0 => true,
                    std::cmp::Ordering::Less if in_time => return None,
                    std::cmp::Ordering::Less => false,
                }
            }
        };
        Some(Exact {
            value: if stands { unlimited } else { Value::Draw },
            unlimited,
            plies: Some(cell.n()),
        })
    }
}

/// The pairs that are solved, with flying and without.
#[derive(Debug, Default)]
pub struct Tables {
    pairs: [Files; 2],
    memory: Arc<Memory>,
}

/// What is kept of what was asked before.
#[derive(Debug, Default)]
struct Memory {
    /// What searches through the placing phase have found out, without flying
    /// and with.
    known: [OnceLock<Known>; 2],
    /// Blocks of the files that were asked last.
    cache: OnceLock<Cache>,
    /// Where the files are.
    directory: PathBuf,
    /// Files that were refused when all were opened, not yet told of.
    refused: Mutex<Vec<(PathBuf, Refused)>>,
}

impl Memory {
    fn refused(&self) -> MutexGuard<'_, Vec<(PathBuf, Refused)>> {
        self.refused.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// No tables but the small ones that are part of the program.
    #[must_use]
    pub fn none() -> Tables {
        Tables::default()
    }

    /// Opens the files in `directory`, and returns with them those that are
    /// refused. Files that are not there are not missed.
    #[must_use]
    pub fn open(directory: &Path) -> (Tables, Vec<(PathBuf, Refused)>) {
        let mut tables = Tables {
            memory: Arc::new(Memory {
                directory: directory.to_owned(),
                ..Memory::default()
            }),
            ..Tables::none()
        };
        let mut refused = Vec::new();
        for flying in [false, true] {
            for pair in Pair::up_to(18) {
                let path = file_path(directory, pair, flying);
                match directory::open(&path, pair, flying) {
                    Ok(Some(file)) => {
                        tables.pairs[usize::from(flying)].insert(pair, file.into());
                    }
                    Ok(None) => {}
                    Err(why) => refused.push((path, why)),
                }
            }
        }
        (tables, refused)
    }

    /// Solves the pairs up to `stones` stones in memory, and adds them; `None`
    /// when stopped.
    #[must_use]
    pub fn solved(
        mut self,
        stones: usize,
        flying: bool,
        threads: usize,
        stop: &AtomicBool,
    ) -> Option<Tables> {
        for pair in Pair::up_to(stones) {
            if !self.has_whole(pair, flying) {
                self = self.with(pair, flying, threads, stop)?;
            }
        }
        Some(self)
    }

    /// These tables and `pair`, solved in memory; `None` when stopped, and where
    /// a table that it takes is missing or damaged.
    #[must_use]
    pub fn with(
        &self,
        pair: Pair,
        flying: bool,
        threads: usize,
        stop: &AtomicBool,
    ) -> Option<Tables> {
        let mut pairs = self.pairs.clone();
        let files = &mut pairs[usize::from(flying)];
        let file = directory::solve_in_memory(files, pair, flying, threads, stop)?;
        files.insert(pair, file.into());
        Some(Tables {
            pairs,
            memory: Arc::clone(&self.memory),
        })
    }

    /// The pairs, with flying or without, in whose files a damaged block was met
    /// since this was asked last: their positions there are not known. Each is
    /// named once.
    #[must_use]
    pub fn damaged(&self) -> Vec<(Pair, bool)> {
        self.memory
            .cache
            .get()
            .map(Cache::damaged)
            .unwrap_or_default()
    }

    /// The files that have turned out to be of no use since this was asked last:
    /// refused when the [`shared`] tables were opened, or damaged where they were
    /// asked. Each is named once, here or by [`Tables::damaged`].
    #[must_use]
    pub fn unusable(&self) -> Vec<(PathBuf, Refused)> {
        let mut files = std::mem::take(&mut *self.memory.refused());
        files.extend(self.damaged().into_iter().map(|(pair, flying)| {
            let path = file_path(&self.memory.directory, pair, flying);
            (path, Refused::Damaged)
        }));
        files
    }

    /// The same with the files and, of what was solved in memory, only what is
    /// for the rules with flying or without.
    #[must_use]
    pub fn with_solved_only(&self, flying: bool) -> Tables {
        let mut pairs = self.pairs.clone();
        pairs[usize::from(!flying)].retain(|_, file| file.is_on_disk());
        Tables {
            pairs,
            memory: Arc::clone(&self.memory),
        }
    }

    /// Whether `pair` is here whole, not only as far as the program has it.
    #[must_use]
    pub fn has_whole(&self, pair: Pair, flying: bool) -> bool {
        self.pairs[usize::from(flying)].contains_key(&pair)
    }

    /// Whether the positions of `pair` are known.
    #[must_use]
    pub fn has(&self, pair: Pair, flying: bool) -> bool {
        self.pairs[usize::from(flying)].contains_key(&pair) || small::has(pair, flying)
    }

    /// The small tables that are part of the program, packed from these: the
    /// bytes of `src/tables/small.bin`. `None` where one of their pairs has not
    /// been solved here.
    #[must_use]
    pub fn small(&self, threads: usize) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        for (pair, flying) in small::pairs() {
            let file = self.pairs[usize::from(flying)].get(&pair)?;
            let cells = file.cells(Mover::Large, threads).ok()?;
            small::write(&mut bytes, pair, flying, &cells);
        }
        Some(bytes)
    }

    /// Checks every value of a pair against the values after its moves, and
    /// returns how many are wrong; `None` when stopped. `rows` counts the rows
    /// that are done.
    ///
    /// # Errors
    /// Where a file turns out to be damaged.
    pub fn verify(
        &self,
        pair: Pair,
        flying: bool,
        threads: usize,
        stop: &AtomicBool,
        rows: &AtomicUsize,
    ) -> Result<Option<u64>, Refused> {
        let files = &self.pairs[usize::from(flying)];
        directory::verify(files, pair, flying, threads, stop, rows)
    }

    /// The counts of a pair: with `mover` stones to move against `opponent`;
    /// `None` where it is not solved.
    #[must_use]
    pub fn stats(&self, mover: usize, opponent: usize, flying: bool) -> Option<&Stats> {
        let file = self.pairs[usize::from(flying)].get(&Pair::new(mover, opponent)?)?;
        Some(file.stats(if mover >= opponent {
            Mover::Large
        } else {
            Mover::Small
        }))
    }

    /// The exact value of a position with `quiet_plies` played since the last
    /// removal; `None` where no table covers it, or where the tables do not
    /// settle it under another limit than 50.
    #[must_use]
    pub fn probe(&self, position: Position, rules: Rules, quiet_plies: u16) -> Option<Exact> {
        let cell = self.cell(position, rules)?;
        Exact::of(cell, rules.quiet_limit.map(u16::from), quiet_plies)
    }

    fn cell(&self, position: Position, rules: Rules) -> Option<Cell> {
        if let Some(loser) = position.side_below_three() {
            return Some(if loser == position.turn() {
                Cell::loss(0, false)
            } else {
                Cell::win(0, false)
            });
        }
        if Side::ALL.iter().any(|&side| position.in_hand(side) > 0) {
            return None;
        }
        let place = Place::of(position)?;
        let files = &self.pairs[usize::from(rules.flying)];
        let Some(file) = files.get(&place.pair) else {
            return small::cell(position, &place, rules);
        };
        let cache = self.memory.cache.get_or_init(Cache::new);
        let cell = cache.cell(file, &place, rules.flying);
        // What the program knows of itself stands in for a damaged file.
        cell.ok().or_else(|| small::cell(position, &place, rules))
    }
}

/// The tables of this user, for all who ask in this program; opened when they
/// are asked for the first time. Files that are refused are left out, and named by
/// [`Tables::unusable`].
#[must_use]
pub fn shared() -> Arc<Tables> {
    Arc::clone(&SHARED.read().unwrap_or_else(PoisonError::into_inner))
}

/// Gives all who ask from now on these tables.
pub fn share(tables: impl Into<Arc<Tables>>) {
    *SHARED.write().unwrap_or_else(PoisonError::into_inner) = tables.into();
}

static SHARED: LazyLock<RwLock<Arc<Tables>>> = LazyLock::new(|| {
    let tables = standard_directory().map_or_else(Tables::none, |directory| {
        let (tables, refused) = Tables::open(&directory);
        *tables.memory.refused() = refused;
        tables
    });
    RwLock::new(Arc::new(tables))
});

/// Where a position stands in the tables.
struct Place {
    pair: Pair,
    mover: Mover,
    row: usize,
    column: usize,
}

impl Place {
    fn of(position: Position) -> Option<Place> {
        let own = position.board().stones(position.turn());
        let others = position.board().stones(!position.turn());
        let pair = Pair::new(own.len(), others.len())?;
        let (mover, large, small) = if own.len() >= others.len() {
            (Mover::Large, own, others)
        } else {
            (Mover::Small, others, own)
        };
        let classes = Classes::of(pair.large());
        let (row, symmetry) = classes.find(large);
        let squeezed = index::squeeze(
            geometry::transform(small, symmetry),
            classes.representative(row),
        );
        Some(Place {
            pair,
            mover,
            row,
            column: Ranking::of(pair.free(), pair.small()).rank(squeezed),
        })
    }
}
