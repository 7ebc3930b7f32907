//! The game as lines of text, without the alternate screen: for screen readers,
//! scripts and terminals that cannot do more.
//!
//! Each event is one sentence. A line of input is a move, the rest of one, or a
//! command; the end of the input keeps the game and leaves.

mod command;
mod exercise;
mod say;

use super::app::{Essence, Table};
use super::clerk;
use super::hint::{Hint, agrees};
use super::lessons::Exercise;
use super::making;
use super::message::Message;
use super::notice::notices;
use super::save::{Date, Store, form, write_whole};
use super::seat::{Seat, Who};
use super::selection::{Selection, points};
use super::text::Text;
use super::theme::Glyphs;
use super::worker::Player;
use crate::bot::{Level, Limits, Score};
use crate::record::Record;
use crate::review::Known;
use crate::rules::{Game, Illegal, Move, Point, Rules, Side, geometry};
use crate::tables::{self, Tables};
use command::{Command, Line};
use std::io::{self, BufRead, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How the line mode behaves.
#[derive(Clone, Debug)]
pub struct Manner {
    /// The glyphs of the picture of the board.
    pub glyphs: Glyphs,
    /// Whether `> ` asks for each line.
    pub prompt: bool,
    /// The rules of new games.
    pub rules: Rules,
    /// The seed of the bots.
    pub seed: u64,
    /// Whether a game with the same seed comes out the same: the bots then
    /// think by positions searched and not by the clock.
    pub repeatable: bool,
    /// Whether the tables of exact values are used.
    pub tables: bool,
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

/// How long the bot thinks about a hint or a draw, in positions searched.
const ASIDE: u64 = 200_000;
/// How long the bot thinks about a move of a repeatable game.
const REPEATABLE: u64 = 1_000_000;

/// Plays until `quit` or the end of the input.
///
/// # Errors
/// Where `input` cannot be read or `out` cannot be written.
pub fn run(
    begin: Begin,
    manner: Manner,
    text: &Text,
    store: &mut Store,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut plain = Plain {
        text,
        manner,
        store,
        out,
        table: None,
        kept: Essence::default(),
        told: false,
        bots: [None, None],
        offered: None,
        exercise: None,
        laid_aside: None,
    };
    plain.line(&text.say("plain-welcome"))?;
    match begin {
        Begin::Asking => plain.say_what_is_kept()?,
        Begin::Playing { seats, record } => {
            let table = plain.table_of(*record, seats);
            plain.sit_down(table)?;
        }
    }
    plain.play(input)
}

/// Tells a saved game from its beginning to its end.
///
/// # Errors
/// Where `out` cannot be written.
pub fn recite(record: Record, text: &Text, out: &mut dyn Write) -> io::Result<()> {
    let mut table = form::table(record);
    let ended = table.game.outcome();
    writeln!(out, "{}", say::players(&table, text))?;
    while table.game.undo() {}
    while table.game.redo() {
        for line in say::played(&table, text) {
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
    store: &'a mut Store,
    out: &'a mut dyn Write,
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
}

/// Whether the program goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    GoesOn,
    Ends,
}

impl Plain<'_> {
    fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    fn play(&mut self, input: &mut dyn BufRead) -> io::Result<()> {
        loop {
            self.let_bots_play()?;
            if self.manner.prompt {
                write!(self.out, "> ")?;
            }
            self.out.flush()?;
            let mut bytes = Vec::new();
            // More than any command needs; the rest of the line is another.
            let limited = &mut io::Read::take(&mut *input, 4096);
            if limited.read_until(b'\n', &mut bytes)? == 0 {
                break;
            }
            let line = String::from_utf8_lossy(&bytes);
            if self.take(line.trim())? == Next::Ends {
                break;
            }
        }
        self.leave_exercise();
        if self
            .table
            .as_ref()
            .is_some_and(|table| !table.essence().is_empty())
            && !self.told
        {
            self.line(&self.text.say("plain-kept"))?;
        }
        self.out.flush()
    }

    fn take(&mut self, line: &str) -> io::Result<Next> {
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
                let word = super::view::sentence::clean(line);
                let word: String = word.chars().take(40).collect();
                let said = self
                    .text
                    .say_with("plain-unknown", &[("word", word.into())]);
                self.line(&said)?;
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
            Command::Help
            | Command::New
            | Command::Continue
            | Command::Lesson
            | Command::Puzzle
            | Command::Leave
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

    // Beginning and keeping.

    fn table_of(&self, record: Record, seats: [Option<Seat>; 2]) -> Table {
        let mut table = form::table(record);
        for (seat, wanted) in std::iter::zip(&mut table.seats, seats) {
            if let Some(wanted) = wanted {
                *seat = wanted;
            }
        }
        if self.manner.repeatable || table.seed == 0 {
            table.seed = self.manner.seed;
        }
        table
    }

    fn sit_down(&mut self, table: Table) -> io::Result<()> {
        self.bots = [None, None];
        self.line(&say::players(&table, self.text))?;
        if !table.game.moves().is_empty() {
            let plies = [("plies", table.game.moves().len().into())];
            self.line(&self.text.say_with("plain-goes-on", &plies))?;
            self.line(&say::last(&table, self.text))?;
        }
        let perfect = Some(Level::Perfect);
        if table.seats.iter().any(|seat| seat.level() == perfect) {
            let flying = table.game.rules().flying;
            let directory = tables::standard_directory();
            let on = self.manner.tables;
            if !on || making::are_missing(directory.as_deref(), flying) {
                let said = super::view::sentence::perfect_lacks_in(self.text, on);
                self.line(&said)?;
            }
        }
        self.say_turn(&table)?;
        self.table = Some(table);
        self.keep()
    }

    fn say_what_is_kept(&mut self) -> io::Result<()> {
        let (found, unreadable) = self.store.find();
        for kept in unreadable {
            let said = self.text.say_with(
                "save-unreadable",
                &[
                    ("path", say::path(&kept.path)),
                    ("reason", kept.reason.line(self.text).into()),
                ],
            );
            self.line(&said)?;
        }
        let id = if found.is_empty() {
            "plain-begin"
        } else {
            "plain-begin-or-go-on"
        };
        self.line(&self.text.say(id))
    }

    fn new_game(&mut self, rest: &str) -> io::Result<()> {
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
        let table = Table::new(Game::new(self.manner.rules), seats, self.manner.seed);
        self.sit_down(table)
    }

    fn go_on(&mut self) -> io::Result<()> {
        let (found, _) = self.store.find();
        let Some(found) = found.into_iter().next() else {
            return self.line(&self.text.say("plain-nothing-kept"));
        };
        if let Err(error) = self.store.take_up(found.slot) {
            return self.not_kept(&error);
        }
        self.leave_exercise();
        let table = self.table_of(found.record, [None, None]);
        self.kept = table.essence();
        self.sit_down(table)
    }

    /// Keeps the game where it has changed.
    fn keep(&mut self) -> io::Result<()> {
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

    fn not_kept(&mut self, error: &io::Error) -> io::Result<()> {
        self.told = true;
        let reason = [("reason", super::report::system_reason(error).into())];
        self.line(&self.text.say_with("not-kept", &reason))
    }

    fn save(&mut self, table: &Table, name: &str) -> io::Result<()> {
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
                let reason = ("reason", super::report::system_reason(&error).into());
                self.text.say_with("file-not-written", &[named, reason])
            }
        };
        self.line(&said)
    }

    fn leave(&mut self) -> io::Result<()> {
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

    // Playing.

    fn say_turn(&mut self, table: &Table) -> io::Result<()> {
        match table.game.outcome() {
            Some(outcome) => {
                self.line(&say::outcome(table, outcome, self.text))?;
                self.line(&self.text.say("plain-over"))
            }
            None => self.line(&say::turn(table, self.text)),
        }
    }

    /// Says what the last ply was and brought about, and whose turn it is.
    fn say_played(&mut self, table: &Table) -> io::Result<()> {
        self.lines(say::played(table, self.text))?;
        for &notice in &table.notices {
            self.line(&say::notice(notice, self.text))?;
        }
        // While a bot thinks there is nothing to be done.
        if table.game.outcome().is_some() || !table.bots_turn() {
            self.say_turn(table)?;
        }
        Ok(())
    }

    fn let_bots_play(&mut self) -> io::Result<()> {
        while let Some(mut table) = self.table.take_if(|table| table.bots_turn()) {
            self.out.flush()?;
            let turn = table.game.position().turn();
            let limits = if self.manner.repeatable {
                nodes(REPEATABLE)
            } else {
                Limits {
                    time: table.seat(turn).level().map(Level::think_time),
                    ..Limits::default()
                }
            };
            let level = table.seat(turn).level().unwrap_or(Level::Master);
            let (seed, tables) = (table.seed ^ turn.index() as u64, self.tables());
            let repeatable = self.manner.repeatable;
            let seat = &mut self.bots[turn.index()];
            drop(seat.take_if(|player| !player.is(level, seed, tables.as_ref())));
            let player = seat.get_or_insert_with(|| Player::new(level, seed, tables, repeatable));
            let never = AtomicBool::new(false);
            let mv = player.bot.choose(&table.game, &limits, &never, &mut |_| {});
            let played = mv.is_some_and(|mv| table.play_bots(mv).is_ok());
            let said = if played {
                self.say_played(&table)
            } else {
                Ok(())
            };
            self.table = Some(table);
            said?;
            self.keep()?;
            if !played {
                break;
            }
        }
        Ok(())
    }

    fn take_move(&mut self, line: &str) -> io::Result<()> {
        let Some(mut table) = self.table.take() else {
            return self.line(&self.text.say("plain-no-game"));
        };
        let plies = table.game.moves().len();
        let message = choose(&mut table, line);
        let played = table.game.moves().len() > plies;
        if let Some(exercise) = self.exercise.filter(|_| played) {
            self.table = Some(table);
            return self.judge(exercise);
        }
        let done = match message {
            Some(message) => match say::refused(&message, &table, self.text) {
                Some(said) => self.line(&said),
                None => Ok(()),
            },
            None if table.game.moves().len() > plies => self.say_played(&table),
            None => match say::half_chosen(&table, self.text) {
                Some(said) => self.line(&said),
                None => self.say_turn(&table),
            },
        };
        self.table = Some(table);
        self.keep()?;
        done
    }

    fn stepped(&mut self, table: &Table, id: &str, before: usize) -> io::Result<()> {
        let plies = table.game.moves().len();
        let steps = before.abs_diff(plies);
        self.line(&self.text.say_with(id, &[("count", steps.into())]))?;
        self.say_turn(table)
    }

    fn hint(&mut self, table: &mut Table) -> io::Result<()> {
        if table.game.outcome().is_some() {
            return self.line(&self.text.say("plain-over"));
        }
        // The second time says all.
        let said = match table.hint {
            Some(hint) => {
                table.hint = Some(Hint {
                    whole: true,
                    ..hint
                });
                hint.sentence(self.text)
            }
            None => {
                let hint = match self.exercise.and_then(Exercise::position) {
                    Some((_, right)) => right.first().map(|&mv| Hint::of(mv)),
                    None => {
                        let (mv, score, known) = self.ask(&table.game, table.seed);
                        mv.map(|mv| Hint::found(mv, &table.game, score, known.as_ref()))
                    }
                };
                let Some(hint) = hint else {
                    return Ok(());
                };
                table.hint = Some(hint);
                let mv = hint.mv;
                match mv.from {
                    Some(from) => self
                        .text
                        .say_with("plain-hint-stone", &[("point", from.name().into())]),
                    None => {
                        let line = ("line", line_of(&table.game, mv.to).into());
                        self.text.say_with("plain-hint-line", &[line])
                    }
                }
            }
        };
        self.line(&said)
    }

    fn resign(&mut self, table: &mut Table) -> io::Result<()> {
        let Some(side) = table
            .resigning_side()
            .filter(|_| table.game.outcome().is_none())
        else {
            return self.line(&self.text.say("plain-over"));
        };
        table.let_go();
        table.game.resign(side);
        self.say_turn(table)
    }

    fn offer_draw(&mut self, table: &mut Table) -> io::Result<()> {
        if table.game.outcome().is_some() {
            return self.line(&self.text.say("plain-over"));
        }
        let turn = table.game.position().turn();
        if !table.is_bot(!turn) {
            self.offered = Some(turn);
            let side = ("side", say::side_word(turn));
            return self.line(&self.text.say_with("plain-draw-asked", &[side]));
        }
        let (_, score, known) = self.ask(&table.game, table.seed);
        if agrees(&table.game, score, known.as_ref()) {
            table.let_go();
            table.game.agree_draw();
            self.say_turn(table)
        } else {
            let who = ("who", say::player(table, !turn, self.text).into());
            self.line(&self.text.say_with("draw-declined", &[who]))
        }
    }

    fn answer_offer(&mut self, offering: Side, line: &str) -> io::Result<Next> {
        let Some(mut table) = self.table.take() else {
            return Ok(Next::GoesOn);
        };
        let done = if command::is_yes(line) {
            table.let_go();
            table.game.agree_draw();
            self.say_turn(&table)
        } else {
            let who = ("who", say::player(&table, !offering, self.text).into());
            self.line(&self.text.say_with("draw-declined", &[who]))
        };
        self.table = Some(table);
        self.keep()?;
        done.map(|()| Next::GoesOn)
    }
}

/// A move, what the search thinks it is worth, and what the tables know.
type Advice = (Option<Move>, Option<Score>, Option<Known>);

impl Plain<'_> {
    fn tables(&self) -> Option<Arc<Tables>> {
        self.manner.tables.then(tables::shared)
    }

    /// What the bot would play in place of the person.
    fn ask(&self, game: &Game, seed: u64) -> Advice {
        let tables = self.tables();
        let known = tables.as_ref().and_then(|tables| Known::of(game, tables));
        let mut score = None;
        let limits = Limits {
            time: Some(Duration::from_secs(2)),
            ..nodes(ASIDE)
        };
        let never = AtomicBool::new(false);
        let mut player = Player::new(Level::Perfect, seed, tables, self.manner.repeatable);
        let mv = player.bot.choose(game, &limits, &never, &mut |progress| {
            score = Some(progress.score);
        });
        (mv, score, known)
    }
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

/// The line through `point` with the most stones on it.
fn line_of(game: &Game, point: Point) -> String {
    let taken = !game.position().board().empty();
    let lines = geometry::LINES
        .into_iter()
        .filter(|line| line.contains(&point));
    let stones = |line: &[Point; 3]| line.iter().filter(|&&p| taken.contains(p)).count();
    let line = lines.max_by_key(stones).unwrap_or([point; 3]);
    line.map(|point| point.name()).join("-")
}

/// Plays or goes on with the move that `line` says; the message says why not.
fn choose(table: &mut Table, line: &str) -> Option<Message> {
    if table.game.outcome().is_some() {
        return Some(Message::GameOver);
    }
    // A point alone begins a move, or goes on with what is half chosen.
    if let Some(point) = Point::from_name(line.trim_start_matches(['x', 'X', '-', ' '])) {
        // Typed, it is a placement while stones are in hand, also on one's own
        // stone: that is what must be refused.
        let position = table.game.position();
        let side = position.turn();
        let placing = position.in_hand(side) > 0 && table.selection.is_empty();
        if placing && position.board().owner(point) == Some(side) {
            return table.play(Move::place(point));
        }
        return table.choose(point);
    }
    table.let_go();
    let Ok(mv) = line.parse::<Move>() else {
        return Some(Message::NoSuchMove(command::shown(line)));
    };
    match table.game.check(mv) {
        Err(Illegal::RemovalMissing) => {
            table.selection = Selection::of(points(mv));
            None
        }
        _ => table.play(mv),
    }
}
