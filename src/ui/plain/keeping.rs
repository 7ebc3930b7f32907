//! Games begun, taken up, kept and written to files, line by line.

use super::{Plain, say};
use crate::bot::Level;
use crate::files::write_whole;
use crate::record::Record;
use crate::rules::Game;
use crate::ui::app::{Essence, Table};
use crate::ui::save::{Date, NotTakenUp, Unreadable, form};
use crate::ui::seat::{Seat, Who};
use crate::ui::{clerk, making, report, sentence};
use std::io;
use std::path::Path;

impl Plain<'_> {
    pub(super) fn table_of(&self, record: Record, seats: [Option<Seat>; 2]) -> Table {
        let mut table = form::table(record);
        for (seat, wanted) in std::iter::zip(&mut table.seats, seats) {
            if let Some(wanted) = wanted {
                *seat = wanted;
            }
        }
        // The clock is for two people.
        if !table.only_people() {
            table.clock = None;
        }
        // A game that has begun goes on as it was begun.
        if table.game.moves().is_empty() {
            table.assistance = self.manner.assistance;
            if let Some(control) = self.manner.clock {
                table.set_clock(control);
            }
        }
        if self.manner.repeatable || table.seed == 0 {
            table.seed = self.manner.seed;
        }
        table
    }

    pub(super) fn sit_down(&mut self, table: Table) -> io::Result<()> {
        self.bots = [None, None];
        self.grown = 0;
        self.line(&say::players(&table, self.text))?;
        if !table.game.moves().is_empty() {
            let plies = [("plies", table.game.moves().len().into())];
            self.line(&self.text.say_with("plain-goes-on", &plies))?;
            self.line(&say::last(&table, self.text))?;
        }
        let perfect = Some(Level::Perfect);
        if table.seats.iter().any(|seat| seat.level() == perfect) {
            let flying = table.game.rules().flying;
            let on = self.manner.tables;
            let missing = making::are_missing(self.manner.directory.as_deref(), flying);
            if !making::is_placed(&table.game) && (!on || missing) {
                self.line(&sentence::perfect_lacks(self.text, on))?;
            }
        }
        self.say_turn(&table)?;
        self.table = Some(table);
        self.keep()
    }

    pub(super) fn say_what_is_kept(&mut self) -> io::Result<()> {
        let (found, unreadable) = self.store.find();
        for file in unreadable {
            self.say_unreadable(&file)?;
        }
        let id = if found.is_empty() {
            "plain-begin"
        } else {
            "plain-begin-or-go-on"
        };
        self.line(&self.text.say(id))
    }

    fn say_unreadable(&mut self, file: &Unreadable) -> io::Result<()> {
        let values = [
            ("path", say::path(&file.path)),
            ("reason", file.reason.line(self.text).into()),
        ];
        self.line(&self.text.say_with("save-unreadable", &values))
    }

    pub(super) fn new_game(&mut self, rest: &str) -> io::Result<()> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let seats = match words[..] {
            [] => match &self.table {
                Some(table) => table.seats.clone(),
                None => Default::default(),
            },
            [white, black] => match [white, black].map(Who::from_name) {
                [Some(white), Some(black)] => [white, black].map(Seat::of),
                _ => return self.line(&self.text.say("plain-new-usage")),
            },
            _ => return self.line(&self.text.say("plain-new-usage")),
        };
        self.leave_exercise();
        self.store.begin(Date::now());
        self.kept = Essence::default();
        let mut table = Table::new(Game::new(self.manner.rules), seats, self.manner.seed);
        table.assistance = self.manner.assistance;
        if let Some(control) = self.manner.clock {
            table.set_clock(control);
        }
        self.sit_down(table)
    }

    pub(super) fn go_on(&mut self) -> io::Result<()> {
        let (found, _) = self.store.find();
        let Some(found) = found.into_iter().next() else {
            return self.line(&self.text.say("plain-nothing-kept"));
        };
        let record = match self.store.take_up(found.slot, Date::now()) {
            Ok((record, Ok(()))) => record,
            Ok((record, Err(error))) => {
                self.not_kept(&error)?;
                record
            }
            Err(NotTakenUp::Elsewhere) => {
                return self.line(&self.text.say("played-elsewhere"));
            }
            Err(NotTakenUp::Unreadable(file)) => return self.say_unreadable(&file),
        };
        self.leave_exercise();
        let table = self.table_of(record, [None, None]);
        self.kept = table.essence();
        self.sit_down(table)
    }

    /// Keeps the game where it has changed.
    pub(super) fn keep(&mut self) -> io::Result<()> {
        let Some(table) = self.table.as_ref().filter(|_| self.exercise.is_none()) else {
            return Ok(());
        };
        let essence = table.essence();
        if essence == self.kept {
            return Ok(());
        }
        let text = clerk::dated(form::record(table)).to_string();
        let kept = if essence.is_empty() {
            self.store.forget();
            Ok(())
        } else if essence.is_over() {
            self.store.finish(&text, Date::now()).map(drop)
        } else {
            self.store.keep(&text)
        };
        self.kept = essence;
        match kept {
            Ok(()) => {
                self.told = false;
                Ok(())
            }
            Err(_) if self.told => Ok(()),
            Err(error) => self.not_kept(&error),
        }
    }

    pub(super) fn not_kept(&mut self, error: &io::Error) -> io::Result<()> {
        self.told = true;
        let reason = [(
            "reason",
            report::reason(&report::system_reason(error), self.text).into(),
        )];
        self.line(&self.text.say_with("not-kept", &reason))
    }

    pub(super) fn save(&mut self, table: &Table, name: &str) -> io::Result<()> {
        if name.is_empty() {
            return self.line(&self.text.say("plain-save-usage"));
        }
        let path = Path::new(name);
        let text = clerk::dated(form::record(table)).to_string();
        let written = write_whole(&clerk::home(path), text.as_bytes(), false);
        let named = ("path", say::path(path));
        let said = match written {
            Ok(()) => self.text.say_with("file-written", &[named]),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                self.text.say_with("plain-exists", &[named])
            }
            Err(error) => {
                let reason = (
                    "reason",
                    report::reason(&report::system_reason(&error), self.text).into(),
                );
                self.text.say_with("file-not-written", &[named, reason])
            }
        };
        self.line(&said)
    }

    pub(super) fn leave(&mut self) -> io::Result<()> {
        self.leave_exercise();
        match self.table.take() {
            None => self.line(&self.text.say("plain-no-game")),
            Some(table) => {
                let said = self.say_turn(&table);
                self.table = Some(table);
                said
            }
        }
    }
}
