//! The home of a person who plays one game, to see what is kept of it.

use super::dice::Dice;
use super::session::PATIENCE;
use merels::bot::Level;
use merels::record::{self, Record};
use merels::rules::{Game, Rules};
use merels::ui::app::Table;
use merels::ui::clock::{self, Clock, TimeControl};
use merels::ui::save::{Store, form};
use merels::ui::{Seat, Who};
use std::cell::{Cell, RefCell};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

/// The home of a person who plays one game.
pub struct Home {
    pub dir: Arc<TempDir>,
    pub seats: [Seat; 2],
    rules: Rules,
    comment: String,
    /// The seed of the bot, once it is kept.
    seed: Cell<Option<u64>>,
    /// The clock, and what it showed after each ply that was kept last.
    clock: Option<TimeControl>,
    times: RefCell<Vec<Duration>>,
}

impl Home {
    /// A home with `start.pgn`, a game of a few moves with everything that a
    /// game can have.
    pub fn new(dice: &mut Dice) -> (Home, Game) {
        let names = ["", "Ona", "Jüri \"J\" \\", "Ödön; {x}", "Анна"];
        let levels = [Level::Beginner, Level::Casual];
        let mut seats = [0, 1].map(|_| Seat {
            who: Who::Human,
            name: names[dice.roll(names.len())].to_owned(),
        });
        if dice.roll(3) == 0 {
            seats[dice.roll(2)].who = Who::Bot(levels[dice.roll(2)]);
        }
        let rules = Rules {
            flying: dice.roll(4) != 0,
            repetition: dice.roll(4) != 0,
            ..Rules::default()
        };
        let mut game = Game::new(rules);
        for _ in 0..dice.roll(30) {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(moves[dice.roll(moves.len())]).unwrap();
        }
        // Without its end, and with nothing taken back.
        let open = game.moves().len() - usize::from(game.outcome().is_some());
        let moves = game.moves()[..open].to_vec();
        game = Game::new(rules);
        for mv in moves {
            game.play(mv).unwrap();
        }
        let comment = format!("a comment; with }} and {}", dice.roll(1000));
        let mut table = Table::new(game, seats.clone(), dice.roll(1000) as u64 + 1);
        let people = seats.iter().all(|seat| seat.who == Who::Human);
        let clock = (people && dice.roll(2) == 0).then(|| "10+5".parse().unwrap());
        if let Some(clock) = clock {
            table.set_clock(clock);
        }
        let mut record = form::record(&table);
        record.add_comment(0, &comment);
        record.set_tag("Site", "at home");
        let dir = Arc::new(TempDir::new().unwrap());
        fs::write(dir.path().join("start.pgn"), record.to_string()).unwrap();
        let home = Home {
            dir,
            seats,
            rules,
            comment,
            seed: Cell::new(None),
            clock,
            times: RefCell::default(),
        };
        home.times.replace(times_of(&record));
        (home, table.game)
    }

    pub fn state(&self) -> PathBuf {
        self.dir.path().join(".local/state/merels")
    }

    pub fn data(&self) -> PathBuf {
        self.dir.path().join(".local/share/merels/games")
    }

    pub fn has_bot(&self) -> bool {
        self.seats.iter().any(|seat| seat.who != Who::Human)
    }

    /// The unfinished game that the next start would go on with, compared with
    /// what does not change in it.
    pub fn unfinished(&self) -> Option<Game> {
        let (mut found, unreadable) = Store::at(self.state(), self.data()).find();
        assert_eq!(unreadable, []);
        assert!(found.len() <= 1, "one game is one file");
        let found = found.pop()?;
        assert_eq!(found.record.tag("Site"), Some("at home"));
        assert_eq!(found.record.comments[0].concat(), self.comment);
        let table = form::table(found.record);
        assert_eq!(table.seats, self.seats);
        assert_eq!(table.game.rules(), self.rules);
        let clock = table.clock.as_ref().map(Clock::control);
        assert_eq!(clock, self.clock);
        let seed = self.seed.replace(Some(table.seed));
        assert_eq!(seed.unwrap_or(table.seed), table.seed);
        Some(table.game)
    }

    /// What the clock showed after these first plies, which nobody has taken
    /// back, is what it showed before; the plies after them took their time.
    pub fn clock_goes_on(&self, plies: usize) {
        let Some(control) = self.clock else {
            return;
        };
        let (found, _) = Store::at(self.state(), self.data()).find();
        let Some(found) = found.first() else {
            return;
        };
        let times = times_of(&found.record);
        assert_eq!(times.len(), found.record.game.moves().len());
        let before = self.times.replace(times.clone());
        assert_eq!(times[..plies], before[..plies]);
        for (ply, &left) in times.iter().enumerate().skip(plies) {
            let at_first = ply.checked_sub(2).map_or(control.time(), |own| times[own]);
            assert!(left <= at_first + control.increment(), "{times:?}");
            assert!(left + PATIENCE > at_first, "{times:?}");
        }
    }

    /// The games that have come to their end.
    pub fn finished(&self) -> Vec<Game> {
        let entries = fs::read_dir(self.data()).into_iter().flatten();
        entries
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|ext| ext == "pgn"))
            .map(|path| {
                let text = fs::read_to_string(path).unwrap();
                let mut games = record::read(&text, self.rules).unwrap();
                assert_eq!(games.len(), 1);
                games.remove(0).game
            })
            .collect()
    }

    /// Nothing but whole files lies about after a start has swept.
    pub fn is_tidy(&self) {
        for dir in [self.state(), self.data()] {
            for entry in fs::read_dir(dir).into_iter().flatten() {
                let name = entry.unwrap().file_name().into_string().unwrap();
                assert!(
                    name.ends_with(".pgn") || name.ends_with(".lock"),
                    "left behind: {name}"
                );
            }
        }
    }
}

/// What the clock showed for the side that had played, after each ply.
fn times_of(record: &Record) -> Vec<Duration> {
    let comments = record.comments.iter().skip(1).flatten();
    comments
        .filter_map(|comment| Some(clock::told(comment)?.0))
        .collect()
}
