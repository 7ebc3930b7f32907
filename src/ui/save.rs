//! Where games are kept: the running one in the state directory, the finished
//! ones in the data directory.
//!
//! A running game has a file of its own, `game-N.pgn`, and while a program
//! plays it a lock on `game-N.lock`, so that two programs never write the same
//! file. Files are written whole beside their place, synced and renamed.

mod date;
pub mod form;

pub use date::Date;

use super::report::Unread;
use crate::files;
pub use crate::files::write_whole;
use crate::record::{self, Record};
use crate::rules::Rules;
use etcetera::BaseStrategy;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// An unfinished game of an earlier run.
#[derive(Clone, Debug)]
pub struct Found {
    /// The number of its file.
    pub slot: usize,
    /// The game.
    pub record: Record,
}

/// A kept game that cannot be read; it stays as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Its file.
    pub path: PathBuf,
    /// Why, with the line.
    pub reason: Unread,
}

/// Why a kept game cannot be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotTakenUp {
    /// Another program goes on with it, or has come to its end.
    Elsewhere,
    /// It cannot be read any more.
    Unreadable(Unreadable),
}

/// The directories, and the running game's place in them.
#[derive(Debug)]
pub struct Store {
    state: Option<PathBuf>,
    data: Option<PathBuf>,
    held: Option<Held>,
}

/// The file of the running game, locked.
#[derive(Debug)]
struct Held {
    slot: usize,
    _lock: File,
}

/// More running games at once than anybody has.
const SLOTS: usize = 1000;

/// The largest kept game, in bytes: any game that was read from a file and gone
/// on with, however much longer its text has become when it was written anew.
const LARGEST: u64 = 4 * files::LARGEST;

/// How many finished games are listed.
const LISTED: usize = 50;

impl Store {
    /// The directories of the user's system.
    #[must_use]
    pub fn of_system() -> Store {
        let dirs = etcetera::choose_base_strategy().ok();
        let state = dirs
            .as_ref()
            .map(|dirs| dirs.state_dir().unwrap_or_else(|| dirs.data_dir()));
        Store {
            state: state.map(|dir| dir.join("merels")),
            data: dirs.map(|dirs| dirs.data_dir().join("merels").join("games")),
            held: None,
        }
    }

    /// These directories, which need not be there yet.
    #[must_use]
    pub fn at(state: PathBuf, data: PathBuf) -> Store {
        Store {
            state: Some(state),
            data: Some(data),
            held: None,
        }
    }

    /// The path of a file beside the running games; `None` without a home.
    #[must_use]
    pub fn state_file(&self, name: &str) -> Option<PathBuf> {
        self.state.as_ref().map(|state| state.join(name))
    }

    /// The unfinished games that no other program plays, the newest first, and
    /// those that cannot be read.
    #[must_use]
    pub fn find(&self) -> (Vec<Found>, Vec<Unreadable>) {
        let (mut found, mut unreadable) = (Vec::new(), Vec::new());
        let Some(state) = &self.state else {
            return (Vec::new(), unreadable);
        };
        files::sweep(state);
        if let Some(data) = &self.data {
            files::sweep(data);
        }
        for (slot, path) in self.slots_on_disk() {
            if files::is_locked(&lock_path(state, slot)) {
                continue;
            }
            match read_kept(&path) {
                Ok(record) => found.push((modified(&path), Found { slot, record })),
                Err(reason) => unreadable.push(Unreadable { path, reason }),
            }
        }
        found.sort_by_key(|(modified, found)| (std::cmp::Reverse(*modified), found.slot));
        (
            found.into_iter().map(|(_, found)| found).collect(),
            unreadable,
        )
    }

    fn slots_on_disk(&self) -> Vec<(usize, PathBuf)> {
        let entries = self.state.as_ref().and_then(|dir| fs::read_dir(dir).ok());
        let mut slots: Vec<_> = entries
            .into_iter()
            .flatten()
            .filter_map(|entry| {
                let path = entry.ok()?.path();
                let name = path.file_name()?.to_str()?;
                let number = name.strip_prefix("game-")?.strip_suffix(".pgn")?;
                Some((number.parse().ok()?, path))
            })
            .collect();
        slots.sort_unstable();
        slots
    }

    /// Goes on with the game of this slot, as it is kept now: another program
    /// may have gone on with it since it was found. The game before it is put
    /// away, as for [`Store::begin`]. With the game comes the system's reason
    /// where it can be read and not be kept.
    ///
    /// # Errors
    /// Where another program has it, or it cannot be read.
    pub fn take_up(
        &mut self,
        slot: usize,
        now: Date,
    ) -> Result<(Record, io::Result<()>), NotTakenUp> {
        let Some(state) = &self.state else {
            return Err(NotTakenUp::Elsewhere);
        };
        let (held, kept) = match Held::lock(state, slot) {
            Ok(held) => (Some(held), Ok(())),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                return Err(NotTakenUp::Elsewhere);
            }
            Err(error) => (None, Err(error)),
        };
        let path = game_path(state, slot);
        if matches!(path.try_exists(), Ok(false)) {
            return Err(NotTakenUp::Elsewhere);
        }
        let record = read_kept(&path)
            .map_err(|reason| NotTakenUp::Unreadable(Unreadable { path, reason }))?;
        self.begin(now);
        self.held = held;
        Ok((record, kept))
    }

    /// Begins another game: an unfinished one goes to the kept games. Where
    /// that fails it stays where it is, and is offered at the next start.
    pub fn begin(&mut self, now: Date) {
        let (Some(held), Some(state)) = (&self.held, &self.state) else {
            return;
        };
        let path = game_path(state, held.slot);
        let moved = match fs::read(&path) {
            Ok(text) => self.put_away(&text, now).is_ok() && fs::remove_file(&path).is_ok(),
            Err(error) => error.kind() == io::ErrorKind::NotFound,
        };
        if !moved {
            self.held = None;
        }
    }

    /// Keeps the running game.
    ///
    /// # Errors
    /// The system's reason; what was kept before is still there.
    pub fn keep(&mut self, text: &str) -> io::Result<()> {
        let state = state_dir(&self.state)?;
        let held = match &mut self.held {
            Some(held) => held,
            none => {
                fs::create_dir_all(state)?;
                none.insert(Held::free(state)?)
            }
        };
        write_whole(&game_path(state, held.slot), text.as_bytes(), true)
    }

    /// Forgets the running game; its place stays taken.
    pub fn forget(&mut self) {
        if let (Some(held), Some(state)) = (&self.held, &self.state) {
            let _ = fs::remove_file(game_path(state, held.slot));
        }
    }

    /// Puts the finished game among the kept games.
    ///
    /// # Errors
    /// The system's reason; the game is then kept as a running one, if that
    /// can be done.
    pub fn finish(&mut self, text: &str, now: Date) -> io::Result<PathBuf> {
        match self.put_away(text.as_bytes(), now) {
            Ok(path) => {
                self.forget();
                Ok(path)
            }
            Err(error) => {
                let _ = self.keep(text);
                Err(error)
            }
        }
    }

    /// Puts a game among the kept games beside the running one.
    ///
    /// # Errors
    /// The system's reason.
    pub fn put_aside(&self, text: &str, now: Date) -> io::Result<()> {
        self.put_away(text.as_bytes(), now).map(drop)
    }

    fn put_away(&self, text: &[u8], now: Date) -> io::Result<PathBuf> {
        let data = self.data.as_ref().ok_or_else(no_home)?;
        fs::create_dir_all(data)?;
        for n in 1..=SLOTS {
            let again = if n == 1 {
                String::new()
            } else {
                format!("-{n}")
            };
            let path = data.join(format!("{}{again}.pgn", now.file_name()));
            match write_whole(&path, text, false) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                done => return done.map(|()| path),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// The files that can be opened: finished games, the newest first, then
    /// unfinished ones other than the running one. The start screen offers only
    /// the newest of those.
    #[must_use]
    pub fn kept(&self) -> Vec<PathBuf> {
        let entries = self.data.as_ref().and_then(|dir| fs::read_dir(dir).ok());
        let mut files: Vec<PathBuf> = entries
            .into_iter()
            .flatten()
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|ext| ext == "pgn"))
            .collect();
        files.sort_unstable_by(|a, b| b.cmp(a));
        files.truncate(LISTED);
        let running = self.held.as_ref().map(|held| held.slot);
        let unfinished = self.slots_on_disk().into_iter();
        files.extend(
            unfinished
                .filter(|(slot, _)| Some(*slot) != running)
                .map(|(_, path)| path),
        );
        files
    }
}

impl Held {
    fn lock(state: &Path, slot: usize) -> io::Result<Held> {
        let lock = files::lock(&lock_path(state, slot))?;
        Ok(Held { slot, _lock: lock })
    }

    /// The first place that nobody has and where no game lies.
    fn free(state: &Path) -> io::Result<Held> {
        let mut refused = None;
        for slot in 1..=SLOTS {
            let taken = || fs::symlink_metadata(game_path(state, slot)).is_ok();
            if taken() {
                continue;
            }
            match Held::lock(state, slot) {
                // Another program may have played and left in between.
                Ok(held) if !taken() => return Ok(held),
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                // Something else may stand in the place of one lock.
                Err(error) => refused = Some(error),
            }
        }
        Err(refused.unwrap_or_else(|| io::ErrorKind::StorageFull.into()))
    }
}

fn no_home() -> io::Error {
    io::Error::new(io::ErrorKind::NotFound, "HOME")
}

fn state_dir(state: &Option<PathBuf>) -> io::Result<&PathBuf> {
    state.as_ref().ok_or_else(no_home)
}

fn game_path(state: &Path, slot: usize) -> PathBuf {
    state.join(format!("game-{slot}.pgn"))
}

fn lock_path(state: &Path, slot: usize) -> PathBuf {
    state.join(format!("game-{slot}.lock"))
}

fn modified(path: &Path) -> SystemTime {
    fs::metadata(path)
        .and_then(|data| data.modified())
        .unwrap_or(SystemTime::UNIX_EPOCH)
}

fn read_kept(path: &Path) -> Result<Record, Unread> {
    let source = files::read(path, LARGEST)?;
    match record::read(&source, Rules::default()) {
        Ok(mut records) => records
            .pop()
            .ok_or_else(|| io::Error::from(io::ErrorKind::UnexpectedEof).into()),
        Err(error) => {
            let error = Box::new(error);
            Err(Unread::Faulty { source, error })
        }
    }
}
