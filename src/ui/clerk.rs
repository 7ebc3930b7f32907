//! Does the tasks that are no business of the terminal: files and the bot.

use super::action::{Action, Purpose, WriteError};
use super::config::Remembered;
use super::event::Event;
use super::lessons::Progress;
use super::making::{Maker, STONES};
use super::report::{self, Unread};
use super::save::{Date, Store, write_whole};
use super::task::Task;
use super::worker::Worker;
use crate::files;
use crate::record::{self, Record};
use crate::review::{Budget, Review};
use crate::rules::{Game, Move, Rules};
use crate::tables::{self, Endgames, Tables};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;

/// The files and the bot.
#[derive(Debug)]
pub struct Clerk {
    store: Store,
    /// Started with the first question: a game between two people needs none.
    worker: Option<Worker>,
    events: Sender<Event>,
    rules: Rules,
    maker: Maker,
    /// Whether what comes of a task must not depend on when another is done.
    repeatable: bool,
    /// Whether the player knows that the game is not kept.
    told: bool,
    /// The moves of the game that was last to be reviewed, and what ends that.
    reviewing: (Vec<Move>, Arc<AtomicBool>),
}

impl Drop for Clerk {
    fn drop(&mut self) {
        self.reviewing.1.store(true, Ordering::Relaxed);
    }
}

impl Clerk {
    /// A clerk for this store; the bot's answers go to `events`, and `rules`
    /// hold for files that say nothing else.
    #[must_use]
    pub fn new(store: Store, events: Sender<Event>, rules: Rules) -> Clerk {
        let tell = events.clone();
        let tell = move |action| {
            // Where nobody listens any more the program has ended.
            let _ = tell.send(Event::Action(action));
        };
        Clerk {
            store,
            worker: None,
            events,
            rules,
            maker: Maker::new(None, STONES, tell),
            repeatable: false,
            told: false,
            reviewing: Default::default(),
        }
    }

    /// The same with tables of up to so many stones in `directory`, which are
    /// made when the player asks for it.
    #[must_use]
    pub fn with_tables(mut self, directory: Option<PathBuf>, stones: usize) -> Clerk {
        self.maker.keep_in(directory, stones);
        self
    }

    /// The same for games that must come out the same again, in which nothing is
    /// made in the background.
    #[must_use]
    pub fn repeatable(mut self, repeatable: bool) -> Clerk {
        self.repeatable = repeatable;
        self
    }

    /// Does a task. What comes of it at once is returned; tasks of the terminal
    /// are none of the clerk's.
    pub fn perform(&mut self, task: Task) -> Option<Action> {
        match task {
            Task::Think(question) => {
                if self.worker.is_none() {
                    self.worker = Worker::start(self.events.clone()).ok();
                }
                match &mut self.worker {
                    Some(worker) => worker.ask(*question),
                    None => return Some(Action::Answer(question.ticket, None, None)),
                }
                None
            }
            Task::StopThinking => {
                if let Some(worker) = &self.worker {
                    worker.stop();
                }
                None
            }
            Task::Begin => {
                self.store.begin(Date::now());
                None
            }
            Task::TakeUp(slot) => Some(self.take_up(slot)),
            Task::Keep(record) => {
                let kept = self.store.keep(&dated(*record).to_string());
                self.tell(kept)
            }
            Task::PutAside(record) => {
                let text = dated(*record).to_string();
                let put = self.store.put_aside(&text, Date::now());
                self.tell(put)
            }
            Task::Forget => {
                self.store.forget();
                None
            }
            Task::Finish(record) => {
                let text = dated(*record).to_string();
                let finished = self.store.finish(&text, Date::now());
                self.tell(finished.map(drop))
            }
            Task::ReadProgress(collection) => {
                let path = self.store.state_file(Progress::FILE);
                let progress = path.and_then(|path| Progress::read(&path).ok());
                Some(Action::Solved(collection, progress.unwrap_or_default()))
            }
            Task::KeepProgress(progress) => {
                let kept = match self.store.state_file(Progress::FILE) {
                    Some(path) => progress.write(&path),
                    None => Ok(()),
                };
                self.tell(kept)
            }
            Task::Review(game, tables) => {
                let events = self.events.clone();
                let stop = Arc::<AtomicBool>::default();
                let reviewing = (game.moves().to_vec(), Arc::clone(&stop));
                let before = std::mem::replace(&mut self.reviewing, reviewing);
                if before.0 == self.reviewing.0 {
                    // The same again, now that the tables cover more.
                    before.1.store(true, Ordering::Relaxed);
                }
                let repeatable = self.repeatable;
                let work = move || {
                    let budget = Budget::default();
                    let tables = tables.then(|| match repeatable {
                        true => tables_of(&game, &stop),
                        false => tables::shared(),
                    });
                    let review =
                        Review::with(&game, budget, tables.as_ref(), &stop, &mut |_, _| {});
                    let Some(review) = review else { return };
                    let moves = game.moves().to_vec();
                    let reviewed = Action::Reviewed(moves, Box::new(review));
                    // Where nobody listens any more the program has ended.
                    let _ = events.send(Event::Action(reviewed));
                };
                // Where the system has no thread left the page stays empty.
                let _ = thread::Builder::new().name("review".to_owned()).spawn(work);
                None
            }
            Task::SeekTables => Some(Action::TablesSought(self.maker.missing())),
            Task::OfferTables(flying) => {
                let (needs, lack) = self.maker.offer(flying)?;
                Some(Action::TablesOffered(flying, needs, lack))
            }
            Task::Solve(flying) => {
                self.maker.solve(flying);
                None
            }
            Task::StopSolving => {
                self.maker.stop();
                None
            }
            Task::Grow(flying, stones) => {
                self.maker.grow(flying, stones);
                None
            }
            Task::Read(purpose, path) => Some(self.read(purpose, path)),
            Task::ListKept => Some(Action::Kept(self.store.kept())),
            Task::Write {
                path,
                record,
                replace,
            } => {
                let text = dated(*record).to_string();
                let written = write_whole(&home(&path), text.as_bytes(), replace).map_err(
                    |error| match error.kind() {
                        io::ErrorKind::AlreadyExists => WriteError::Exists,
                        _ => WriteError::Failed(report::system_reason(&error)),
                    },
                );
                Some(Action::Written(path, written))
            }
            Task::Remember(remembered) => {
                if let Some(path) = self.store.state_file(Remembered::FILE) {
                    // Where it cannot be kept, the next start is as this one.
                    let _ = remembered.write(&path);
                }
                None
            }
            Task::Quit(_) | Task::Suspend | Task::Repaint | Task::Mouse(_) | Task::Bell => None,
        }
    }

    /// Tells once that the game is not kept, and again when that has passed and
    /// come back.
    fn tell(&mut self, kept: io::Result<()>) -> Option<Action> {
        match kept {
            Ok(()) => {
                self.told = false;
                None
            }
            Err(_) if self.told => None,
            Err(error) => {
                self.told = true;
                Some(Action::NotKept(report::system_reason(&error)))
            }
        }
    }

    fn take_up(&mut self, slot: usize) -> Action {
        let taken = self.store.take_up(slot, Date::now());
        let (result, not_kept) = match taken {
            Ok((record, kept)) => {
                let told = match self.tell(kept) {
                    Some(Action::NotKept(reason)) => Some(reason),
                    _ => None,
                };
                (Ok(Box::new(record)), told)
            }
            Err(error) => (Err(error), None),
        };
        Action::TakenUp {
            slot,
            result,
            not_kept,
        }
    }

    fn read(&self, purpose: Purpose, path: PathBuf) -> Action {
        let games = files::read(&home(&path), files::LARGEST)
            .map_err(Unread::from)
            .and_then(|source| {
                record::read(&source, self.rules).map_err(|error| {
                    let error = Box::new(error);
                    Unread::Faulty { source, error }
                })
            });
        Action::Opened {
            purpose,
            path,
            games,
        }
    }
}

/// The record with the date of today where it has none.
pub(super) fn dated(mut record: Record) -> Record {
    if record.tag("Date").is_none() {
        record.set_tag("Date", Date::now().tag());
    }
    record
}

/// `~/` at the beginning as the home directory, which no shell puts in here.
pub(super) fn home(path: &Path) -> PathBuf {
    match (path.strip_prefix("~"), etcetera::home_dir()) {
        (Ok(rest), Ok(home)) => home.join(rest),
        _ => path.to_owned(),
    }
}

/// The tables for all positions of a game, made now as far as they are missing.
fn tables_of(game: &Game, stop: &AtomicBool) -> Arc<Tables> {
    let mut endgames = Endgames::new(tables::shared(), Endgames::NEAR);
    let position = endgames.first_near(game);
    endgames.tables(position, game.rules(), stop, &mut |_| {})
}
