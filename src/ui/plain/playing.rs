//! The game itself, line by line: whose turn it is, moves, hints, ends.

use super::{Next, Plain, command, say};
use crate::bot::{Level, Limits, Score};
use crate::review::Known;
use crate::rules::{Game, Illegal, Move, Point, Side, geometry};
use crate::tables::{self, Endgames, Tables};
use crate::ui::app::Table;
use crate::ui::clock::TimeControl;
use crate::ui::hint::{Hint, agrees};
use crate::ui::making;
use crate::ui::message::Message;
use crate::ui::report;
use crate::ui::save::form;
use crate::ui::selection::{Selection, points};
use crate::ui::sentence;
use crate::ui::worker::{Player, SEARCH, threads};
use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How long the bot thinks about a hint or a draw, in positions searched.
const ASIDE: u64 = 200_000;
/// How long the bot thinks about a move of a repeatable game.
const REPEATABLE: u64 = 1_000_000;

impl Plain<'_> {
    pub(super) fn say_turn(&mut self, table: &Table) -> io::Result<()> {
        match table.game.outcome() {
            Some(outcome) => {
                self.line(&say::outcome(table, outcome, self.text))?;
                self.line(&self.text.say("plain-over"))
            }
            None => {
                if let Some(times) = say::times(table, self.text) {
                    self.line(&times)?;
                }
                self.line(&say::turn(table, self.text))?;
                self.lines(say::assistance(table, self.text))
            }
        }
    }

    /// The clock has run so long. Where the flag of the side to move has fallen
    /// that is said; returns whether it has.
    pub(super) fn let_time_pass(&mut self, waited: Duration) -> io::Result<bool> {
        if self.exercise.is_some() {
            return Ok(false);
        }
        let Some(table) = self.table.take_if(|table| table.pass_time(waited)) else {
            return Ok(false);
        };
        self.offered = None;
        let said = self.say_turn(&table);
        self.table = Some(table);
        self.keep()?;
        said.map(|()| true)
    }

    /// Says what the clock shows, or sets the one of the next game.
    pub(super) fn clock(&mut self, rest: &str) -> io::Result<()> {
        let control = match rest {
            "" => {
                let times = self.table.as_ref();
                let times = times.and_then(|table| say::times(table, self.text));
                let none = || self.text.say("plain-no-clock");
                return self.line(&times.unwrap_or_else(none));
            }
            off if off.eq_ignore_ascii_case("off") => None,
            control => match control.parse::<TimeControl>() {
                Ok(control) => Some(control),
                Err(_) => return self.line(&self.text.say("plain-clock-usage")),
            },
        };
        self.manner.clock = control;
        let said = match control {
            Some(control) => {
                let control = ("clock", control.to_string().into());
                self.text.say_with("plain-clock-next", &[control])
            }
            None => self.text.say("plain-clock-off"),
        };
        self.line(&said)
    }

    /// Assists these sides from now on; without a word the side to move, or no
    /// longer.
    pub(super) fn assist(&mut self, table: &mut Table, rest: &str) -> io::Result<()> {
        if rest.is_empty() {
            let turn = table.game.position().turn().index();
            table.assistance[turn] = !table.assistance[turn];
        } else {
            match form::assistance_of(rest) {
                Some(assistance) => table.assistance = assistance,
                None => return self.line(&self.text.say("plain-assist-usage")),
            }
        }
        self.manner.assistance = table.assistance;
        let who = ("who", form::assisted(table.assistance).into());
        self.line(&self.text.say_with("plain-assisted", &[who]))?;
        self.lines(say::assistance(table, self.text))
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

    pub(super) fn let_bots_play(&mut self) -> io::Result<()> {
        while let Some(mut table) = self.table.take_if(|table| table.bots_turn()) {
            self.tell()?;
            // Between the moves of two bots there is nobody else to be heard.
            let only_bots = Side::ALL.into_iter().all(|side| table.is_bot(side));
            if only_bots && self.input.has_come() {
                self.table = Some(table);
                break;
            }
            let hasty = only_bots || self.manner.prompt;
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
            let seed = table.seed ^ turn.index() as u64;
            let repeatable = self.manner.repeatable;
            let seat = &mut self.bots[turn.index()];
            let endgames = self.endgames.as_mut().filter(|_| level.asks_tables());
            let asks = self.manner.tables;
            let game = &table.game;
            let think = |stop: &AtomicBool| {
                let tables = asks.then(|| tables_for(game, endgames, repeatable, stop));
                drop(seat.take_if(|player| !player.is(level, seed, tables.as_ref())));
                let make = || Player::new(level, seed, tables, repeatable);
                let player = seat.get_or_insert_with(make);
                player.bot.choose(game, &limits, stop, &mut |_| {})
            };
            let mv = self.input.while_thinking(hasty, think);
            // What was thought in haste is not played.
            let mv = mv.filter(|_| !(hasty && self.input.leaves()));
            if level.asks_tables() {
                self.say_unusable()?;
            }
            let played = mv.is_some_and(|mv| table.play_bots(mv).is_ok());
            if played {
                self.say_played(&table)?;
            }
            self.table = Some(table);
            self.keep()?;
            self.tell()?;
            if !played {
                break;
            }
        }
        Ok(())
    }

    pub(super) fn take_move(&mut self, line: &str) -> io::Result<()> {
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

    pub(super) fn stepped(&mut self, table: &Table, id: &str, before: usize) -> io::Result<()> {
        let plies = table.game.moves().len();
        let steps = before.abs_diff(plies);
        self.line(&self.text.say_with(id, &[("count", steps.into())]))?;
        self.say_turn(table)
    }

    pub(super) fn hint(&mut self, table: &mut Table) -> io::Result<()> {
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
                let hint = match self.exercise {
                    Some(exercise) => {
                        let right = exercise.right_moves(&table.game);
                        right.first().map(|&mv| Hint::of(mv))
                    }
                    None => {
                        let (mv, score, known) = self.ask(&table.game, table.seed)?;
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

    pub(super) fn resign(&mut self, table: &mut Table) -> io::Result<()> {
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

    pub(super) fn offer_draw(&mut self, table: &mut Table) -> io::Result<()> {
        if table.game.outcome().is_some() {
            return self.line(&self.text.say("plain-over"));
        }
        let turn = table.game.position().turn();
        if !table.is_bot(!turn) {
            self.offered = Some(turn);
            let side = ("side", sentence::side_word(turn));
            return self.line(&self.text.say_with("plain-draw-asked", &[side]));
        }
        let (_, score, known) = self.ask(&table.game, table.seed)?;
        if agrees(&table.game, score, known.as_ref()) {
            table.let_go();
            table.game.agree_draw();
            self.say_turn(table)
        } else {
            let who = (
                "who",
                sentence::player(self.text, table.seat(!turn), !turn).into(),
            );
            self.line(&self.text.say_with("draw-declined", &[who]))
        }
    }

    pub(super) fn answer_offer(&mut self, offering: Side, line: &str) -> io::Result<Next> {
        let Some(mut table) = self.table.take() else {
            return Ok(Next::GoesOn);
        };
        let done = if command::is_yes(line) {
            table.let_go();
            table.game.agree_draw();
            self.say_turn(&table)
        } else {
            let seat = table.seat(!offering);
            let who = ("who", sentence::player(self.text, seat, !offering).into());
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
    /// Has the tables of few stones made where they are soon of use.
    pub(super) fn grow_tables(&mut self) {
        let Some(table) = &self.table else { return };
        let flying = table.game.rules().flying;
        let asked = match table.hint {
            Some(_) => making::IN_MEMORY,
            None => making::asked(&table.seats, flying),
        };
        let stones = making::wanted(&table.game).unwrap_or(0).min(asked);
        let repeatable = self.manner.repeatable || self.exercise.is_some();
        let tables = self.manner.tables && !repeatable;
        if tables && stones > self.grown {
            self.grown = stones;
            self.maker.grow(flying, stones);
        }
    }

    /// What the bot would play in place of the person.
    fn ask(&mut self, game: &Game, seed: u64) -> io::Result<Advice> {
        let repeatable = self.manner.repeatable;
        let (asks, endgames) = (self.manner.tables, self.endgames.as_mut());
        let think = |stop: &AtomicBool| {
            let tables = asks.then(|| tables_for(game, endgames, repeatable, stop));
            let known = tables.as_ref().and_then(|tables| {
                let search = || Known::search(game, tables, threads(repeatable), SEARCH, stop);
                Known::of(game, tables).or_else(search)
            });
            let mut score = None;
            let limits = Limits {
                time: Some(Duration::from_secs(2)),
                ..nodes(ASIDE)
            };
            let mut player = Player::new(Level::Perfect, seed, tables.clone(), repeatable);
            let mv = player.bot.choose(game, &limits, stop, &mut |progress| {
                score = Some(progress.score);
            });
            let mv = mv.map(|mv| known.as_ref().map_or(mv, |known| known.keeping(mv)));
            (mv, score, known)
        };
        let advice = self.input.while_thinking(self.manner.prompt, think);
        self.say_unusable()?;
        Ok(advice)
    }

    /// Names the files of tables that turned out to be of no use, each once.
    fn say_unusable(&mut self) -> io::Result<()> {
        let asked = self.manner.tables.then(tables::shared);
        for (path, why) in asked.iter().flat_map(|tables| tables.unusable()) {
            self.line(&report::refused_table(&path, why, self.text))?;
        }
        Ok(())
    }
}

/// The tables to be asked about a game. What it comes near and is missing is
/// solved now; others have it too unless the same game must come out the same
/// again, whatever was played before it.
fn tables_for(
    game: &Game,
    endgames: Option<&mut Endgames>,
    repeatable: bool,
    stop: &AtomicBool,
) -> Arc<Tables> {
    let shared = tables::shared();
    let Some(endgames) = endgames else {
        return shared;
    };
    endgames.renew(Arc::clone(&shared));
    let tables = endgames.tables(game.position(), game.rules(), stop, &mut |_| {});
    if !repeatable && !Arc::ptr_eq(&tables, &shared) {
        tables::share(Arc::clone(&tables));
    }
    tables
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
