//! The game as lines of text, without the alternate screen: for screen readers,
//! scripts and terminals that cannot do more.
//!
//! Each event is one sentence. A line of input is a move, the rest of one, or a
//! command; the end of the input keeps the game and leaves.

mod command;
mod exercise;
mod input;
mod keeping;
mod playing;
mod say;

use super::app::{Essence, Table};
use super::clock::TimeControl;
use super::lessons::Exercise;
use super::making::{self, Maker};
use super::notice::notices;
use super::save::{Store, form};
use super::seat::Seat;
use super::text::Text;
use super::theme::Glyphs;
use super::worker::Player;
use crate::record::Record;
use crate::rules::{Rules, Side};
use crate::tables::{self, Endgames};
use command::{Command, Line};
use input::Input;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// How the line mode behaves.
#[derive(Clone, Debug)]
pub struct Manner {
    /// The glyphs of the picture of the board.
    pub glyphs: Glyphs,
    /// Whether `> ` asks for each line.
    pub prompt: bool,
    /// The rules of new games.
    pub rules: Rules,
    /// The clock of new games between two people; `None` for none.
    pub clock: Option<TimeControl>,
    /// Whether White and Black are assisted in new games.
    pub assistance: [bool; 2],
    /// The seed of the bots.
    pub seed: u64,
    /// Whether a game with the same seed comes out the same: the bots then
    /// think by positions searched and not by the clock.
    pub repeatable: bool,
    /// Whether the tables of exact values are used.
    pub tables: bool,
    /// Where they are; `None` where there are none but those that are part of
    /// the program.
    pub directory: Option<PathBuf>,
    /// What time it is, for the clock.
    pub now: fn() -> Instant,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner {
            glyphs: Glyphs::default(),
            prompt: false,
            rules: Rules::default(),
            clock: None,
            assistance: [false; 2],
            seed: 0,
            repeatable: false,
            tables: true,
            directory: None,
            now: Instant::now,
        }
    }
}

/// What a game begins with.
#[derive(Clone, Debug)]
pub enum Begin {
    /// Nothing yet: the person says `new` or `continue`.
    Asking,
    /// A game at once; the record holds the game so far, and a seat that is
    /// `None` is as the record says.
    Playing {
        /// White's seat and Black's.
        seats: [Option<Seat>; 2],
        /// The game so far.
        record: Box<Record>,
    },
}

/// Plays until `quit` or the end of the input.
///
/// # Errors
/// Where `input` cannot be read or `out` cannot be written.
pub fn run(
    begin: Begin,
    manner: Manner,
    text: &Text,
    store: &mut Store,
    input: impl BufRead + Send + 'static,
    out: &mut dyn Write,
) -> io::Result<()> {
    let directory = manner.directory.clone().filter(|_| manner.tables);
    let mut plain = Plain {
        text,
        maker: Maker::new(directory, making::STONES, |_| {}),
        grown: 0,
        endgames: (manner.tables).then(|| Endgames::new(tables::shared(), Endgames::NEAR)),
        manner,
        store,
        out,
        said: Vec::new(),
        table: None,
        kept: Essence::default(),
        told: false,
        bots: [None, None],
        offered: None,
        exercise: None,
        laid_aside: None,
        input: Input::new(input)?,
    };
    plain.line(&text.say("plain-welcome"))?;
    match begin {
        Begin::Asking => plain.say_what_is_kept()?,
        Begin::Playing { seats, record } => {
            let table = plain.table_of(*record, seats);
            plain.sit_down(table)?;
        }
    }
    plain.play()
}

/// Tells a saved game from its beginning to its end, with its comments.
///
/// # Errors
/// Where `out` cannot be written.
pub fn recite(record: Record, text: &Text, out: &mut dyn Write) -> io::Result<()> {
    let mut table = form::table(record);
    let ended = table.game.outcome();
    writeln!(out, "{}", say::players(&table, text))?;
    while table.game.undo() {}
    for comment in say::comments(&table, text) {
        writeln!(out, "{comment}")?;
    }
    while table.game.redo() {
        let mut said = say::played(&table, text);
        said.extend(say::comments(&table, text));
        for line in said {
            writeln!(out, "{line}")?;
        }
        for notice in notices(&table.game) {
            writeln!(out, "{}", say::notice(notice, text))?;
        }
    }
    match ended {
        Some(outcome) => writeln!(out, "{}", say::outcome(&table, outcome, text)),
        None => writeln!(out, "{}", say::turn(&table, text)),
    }
}

struct Plain<'a> {
    text: &'a Text,
    manner: Manner,
    maker: Maker,
    /// Up to how many stones tables in memory were asked for in this game.
    grown: usize,
    /// The tables for whoever asks at once; `None` where none are used.
    endgames: Option<Endgames>,
    store: &'a mut Store,
    out: &'a mut dyn Write,
    /// What is said and not yet told.
    said: Vec<u8>,
    table: Option<Table>,
    /// What of the game is kept already.
    kept: Essence,
    /// Whether it was told that the game cannot be kept.
    told: bool,
    bots: [Option<Player>; 2],
    /// The side that offers a draw to the other person.
    offered: Option<Side>,
    /// What is being solved; the table then holds its position.
    exercise: Option<Exercise>,
    /// The game that waits meanwhile.
    laid_aside: Option<Table>,
    input: Input,
}

/// Whether the program goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    GoesOn,
    Ends,
}

impl Plain<'_> {
    /// Says a line, which is told when what it says has been kept.
    fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.said, "{line}")
    }

    /// Tells what was said.
    fn tell(&mut self) -> io::Result<()> {
        self.out.write_all(&self.said)?;
        self.said.clear();
        self.out.flush()
    }

    fn play(&mut self) -> io::Result<()> {
        loop {
            self.let_bots_play()?;
            if self.manner.prompt && !self.input.has_come() {
                write!(self.said, "> ")?;
            }
            self.tell()?;
            self.grow_tables();
            let asked = (self.manner.now)();
            let Some(line) = self.input.line()? else {
                break;
            };
            // The clock runs while a line is waited for.
            let waited = (self.manner.now)().saturating_duration_since(asked);
            if self.take(line.trim(), waited)? == Next::Ends {
                break;
            }
        }
        self.leave_exercise();
        if self
            .table
            .as_ref()
            .is_some_and(|table| !table.essence().is_empty() && !table.essence().is_over())
            && !self.told
        {
            self.line(&self.text.say("plain-kept"))?;
        }
        self.tell()
    }

    fn take(&mut self, line: &str, waited: Duration) -> io::Result<Next> {
        if self.let_time_pass(waited)? && matches!(Line::read(line), Line::Move) {
            // It came too late.
            return Ok(Next::GoesOn);
        }
        if line.is_empty() {
            return Ok(Next::GoesOn);
        }
        if let Some(side) = self.offered.take() {
            return self.answer_offer(side, line);
        }
        match Line::read(line) {
            Line::Command(Command::Quit, _) => return Ok(Next::Ends),
            Line::Command(command, rest) => self.command(command, rest)?,
            Line::Move => self.take_move(line)?,
            Line::Ambiguous(words) => {
                let words = ("words", words.join(", ").into());
                self.line(&self.text.say_with("plain-ambiguous", &[words]))?;
            }
            Line::Unknown => {
                let word = ("word", command::shown(line).into());
                self.line(&self.text.say_with("plain-unknown", &[word]))?;
            }
        }
        Ok(Next::GoesOn)
    }

    fn command(&mut self, command: Command, rest: &str) -> io::Result<()> {
        match command {
            Command::Help => self.help(),
            Command::New => self.new_game(rest),
            Command::Continue => self.go_on(),
            Command::Lesson => self.lesson(rest),
            Command::Puzzle => self.puzzle(rest),
            Command::Leave => self.leave(),
            Command::Now => self.line(&self.text.say("plain-not-thinking")),
            Command::Clock => self.clock(rest),
            _ if self.exercise.is_some() && command.changes_the_game() => {
                self.line(&self.text.say("plain-in-exercise"))
            }
            _ => match self.table.take() {
                None => self.line(&self.text.say("plain-no-game")),
                Some(mut table) => {
                    let done = self.at_table(command, rest, &mut table);
                    self.table = Some(table);
                    self.keep()?;
                    done
                }
            },
        }
    }

    fn at_table(&mut self, command: Command, rest: &str, table: &mut Table) -> io::Result<()> {
        let turn = table.game.position().turn();
        match command {
            Command::Board => self.lines(say::board(table, self.text)),
            Command::Picture => self.lines(say::picture(table, self.manner.glyphs)),
            Command::Mine => self.line(&say::stones(table, turn, self.text)),
            Command::Theirs => self.line(&say::stones(table, !turn, self.text)),
            Command::Last => self.line(&say::last(table, self.text)),
            Command::Moves => self.lines(say::moves(table, self.text)),
            Command::Turn => self.line(&say::turn(table, self.text)),
            Command::Hint => self.hint(table),
            Command::Undo => {
                let before = table.game.moves().len();
                let id = if table.undo() {
                    "plain-undone"
                } else {
                    "nothing-to-undo"
                };
                table.paused = false;
                self.stepped(table, id, before)
            }
            Command::Redo => {
                let before = table.game.moves().len();
                let id = if table.redo() {
                    "plain-redone"
                } else {
                    "nothing-to-redo"
                };
                self.stepped(table, id, before)
            }
            Command::Save => self.save(table, rest),
            Command::Resign => self.resign(table),
            Command::Draw => self.offer_draw(table),
            Command::Assist => self.assist(table, rest),
            Command::Help
            | Command::New
            | Command::Continue
            | Command::Lesson
            | Command::Puzzle
            | Command::Leave
            | Command::Now
            | Command::Clock
            | Command::Quit => Ok(()),
        }
    }

    fn lines(&mut self, lines: Vec<String>) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    fn help(&mut self) -> io::Result<()> {
        self.line(&self.text.say("plain-help-moves"))?;
        for command in Command::ALL {
            let what = self.text.say(command.help_id());
            self.line(&format!("{}: {what}", command.usage()))?;
        }
        Ok(())
    }
}
