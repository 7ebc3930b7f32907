//! The thread in which the bot thinks.

use super::action::Action;
use super::event::Event;
use super::task::Question;
use crate::bot::{Bot, Level};
use crate::review::Known;
use crate::tables::{self, Endgames, Tables};
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// The bot at work; its answers come as events.
#[derive(Debug)]
pub struct Worker {
    questions: Sender<(Question, Arc<AtomicBool>)>,
    /// Ends what is being thought about now.
    stop: Arc<AtomicBool>,
}

impl Worker {
    /// Starts the thread, which ends with the worker.
    ///
    /// # Errors
    /// Where the system has no thread left.
    pub fn start(events: Sender<Event>) -> std::io::Result<Worker> {
        let (questions, inbox) = channel();
        thread::Builder::new()
            .name("bot".to_owned())
            .spawn(move || think(&inbox, &events))?;
        Ok(Worker {
            questions,
            stop: Arc::default(),
        })
    }

    /// Stops what is being thought about and asks something else.
    pub fn ask(&mut self, question: Question) {
        self.stop();
        self.stop = Arc::default();
        // Where the thread is gone the program is about to end.
        let _ = self.questions.send((question, Arc::clone(&self.stop)));
    }

    /// Lets the bot answer at once with the best so far.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
    }
}

/// More threads than this are of little use to the search.
const MOST_THREADS: usize = 8;

/// A bot that plays on the screen or line by line: with the tables of the user
/// where they are to be used, and with all processors where the same game need
/// not come out the same again.
#[derive(Debug)]
pub(super) struct Player {
    level: Level,
    seed: u64,
    tables: Option<Arc<Tables>>,
    pub bot: Bot,
}

impl Player {
    /// A player of this level, without `tables` one that asks none at all.
    pub fn new(level: Level, seed: u64, tables: Option<Arc<Tables>>, repeatable: bool) -> Player {
        let mut bot = Bot::new(level, seed);
        bot.set_threads(threads(repeatable));
        match &tables {
            Some(tables) => bot.set_tables(Arc::clone(tables)),
            None => bot.forgo_tables(),
        }
        Player {
            level,
            seed,
            tables,
            bot,
        }
    }

    /// Whether this is the player that [`Player::new`] would make.
    pub fn is(&self, level: Level, seed: u64, tables: Option<&Arc<Tables>>) -> bool {
        let same = match (&self.tables, tables) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (one, other) => one.is_none() && other.is_none(),
        };
        (self.level, self.seed) == (level, seed) && same
    }
}

/// How long an exact value may be searched for while stones are placed.
pub(super) const SEARCH: Duration = Duration::from_millis(1500);

/// The threads to search with.
pub(super) fn threads(repeatable: bool) -> usize {
    if repeatable {
        return 1;
    }
    let processors = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    processors.min(MOST_THREADS)
}

fn think(inbox: &Receiver<(Question, Arc<AtomicBool>)>, events: &Sender<Event>) {
    let tell = |action| events.send(Event::Action(action));
    // One bot a level and seed: what it learned in a game is of use in it.
    let mut players: Vec<Player> = Vec::new();
    let mut endgames = Endgames::new(tables::shared(), Endgames::NEAR);
    while let Ok((question, stop)) = inbox.recv() {
        let Question {
            ticket,
            game,
            level,
            seed,
            limits,
            aside,
            moves,
            tables,
            repeatable,
        } = question;
        super::terminal::panic_if_asked("bot");
        let tables = tables.then(tables::shared);
        let tables = tables.map(|tables| {
            // Where the same answer must come again it must not depend on when
            // what is made in the background is ready.
            if !repeatable || !(aside || level.asks_tables()) {
                return tables;
            }
            endgames.renew(tables);
            endgames.tables(game.position(), game.rules(), &stop, &mut |_| {})
        });
        let search = |tables, time| Known::search(&game, tables, threads(repeatable), time, &stop);
        let known = tables.as_ref().and_then(|tables| {
            Known::of(&game, tables).or_else(|| aside.then(|| search(tables, SEARCH)).flatten())
        });
        let is_known = known.is_some();
        if let Some(known) = known.clone() {
            let _ = tell(Action::Known(ticket, Box::new(known)));
        }
        let (mut mv, mut score) = (None, None);
        if moves || !is_known {
            let same = |player: &Player| player.is(level, seed, tables.as_ref());
            let n = players.iter().position(same).unwrap_or_else(|| {
                players.retain(|player| player.seed == seed && player.level != level);
                players.push(Player::new(level, seed, tables.clone(), repeatable));
                players.len() - 1
            });
            mv = players[n]
                .bot
                .choose(&game, &limits, &stop, &mut |progress| {
                    score = Some(progress.score);
                    let _ = tell(Action::Progress(ticket, progress.clone()));
                });
        }
        // What was not found out in time may have been on the way to the move.
        let late = tables.as_ref().filter(|_| aside && !is_known);
        let late = late.and_then(|tables| search(tables, Duration::ZERO));
        if let Some(known) = late.clone() {
            let _ = tell(Action::Known(ticket, Box::new(known)));
        }
        if let Some(known) = known.or(late).filter(|_| aside) {
            mv = mv.map(|mv| known.keeping(mv));
        }
        let damaged = tables.iter().flat_map(|tables| tables.damaged());
        for (pair, flying) in damaged {
            let name = tables::file_path(Path::new(""), pair, flying);
            let _ = tell(Action::TableDamaged(name));
        }
        if tell(Action::Answer(ticket, mv, score)).is_err() {
            return;
        }
    }
}
