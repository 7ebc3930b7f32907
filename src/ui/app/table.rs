//! The board with a game on it: who plays, what is half chosen, what is shown.

use crate::record::Record;
use crate::rules::{
    DrawReason, Game, Illegal, Move, Outcome, Point, PointSet, Setup, Side, WinReason, geometry,
};
use crate::ui::clock::{Clock, TimeControl};
use crate::ui::hint::Hint;
use crate::ui::message::Message;
use crate::ui::move_line::MoveLine;
use crate::ui::notice::{Notice, notices};
use crate::ui::save::form;
use crate::ui::seat::{Seat, Who};
use crate::ui::selection::{Choice, Refusal, Selection};
use std::time::Duration;

/// A game being played.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game.
    pub game: Game,
    /// White's player and Black's.
    pub seats: [Seat; 2],
    /// The side whose moves are answers in a lesson or puzzle: neither a person
    /// nor the bot makes them.
    pub answers: Option<Side>,
    /// The seed of the bots.
    pub seed: u64,
    /// The tags of the record that the game came from.
    pub tags: Vec<(String, String)>,
    /// The comments of that record, by ply.
    pub comments: Vec<Vec<String>>,
    /// Where the cursor is.
    pub cursor: Point,
    /// The points chosen so far.
    pub selection: Selection,
    /// The move being typed.
    pub line: Option<MoveLine>,
    /// The ply that is looked at, where it is not the last.
    pub viewed: Option<usize>,
    /// Whether the bots wait.
    pub paused: bool,
    /// What the last ply brought about.
    pub notices: Vec<Notice>,
    /// The hint found for this position.
    pub hint: Option<Hint>,
    /// Whether White and Black are shown what can be done on the board.
    pub assistance: [bool; 2],
    /// The clock, where two people play with one.
    pub clock: Option<Clock>,
}

/// A direction of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names say all.
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Table {
    /// A game with nothing chosen yet.
    #[must_use]
    pub fn new(game: Game, seats: [Seat; 2], seed: u64) -> Table {
        let notices = notices(&game);
        Table {
            game,
            seats,
            answers: None,
            seed,
            tags: Vec::new(),
            comments: Vec::new(),
            cursor: Point::D6,
            selection: Selection::NONE,
            line: None,
            viewed: None,
            paused: false,
            notices,
            hint: None,
            assistance: [false; 2],
            clock: None,
        }
    }

    /// The game of a record, gone on with from its end; where two people play,
    /// with its clock.
    #[must_use]
    pub fn from_record(record: Record, seats: [Seat; 2], seed: u64) -> Table {
        let clock = Clock::of(&record);
        let mut table = Table {
            assistance: form::assistance(&record).unwrap_or_default(),
            tags: record.tags,
            comments: record.comments,
            ..Table::new(record.game, seats, seed)
        };
        if table.only_people() && clock.is_some() {
            Clock::strip(&mut table.comments);
            table.clock = clock;
        }
        table
    }

    /// Sets a new clock, where there is none and two people play.
    pub fn set_clock(&mut self, control: TimeControl) {
        if self.clock.is_none() && self.only_people() {
            let mut clock = Clock::new(control);
            clock.go_to(self.game.moves().len());
            self.clock = Some(clock);
        }
    }

    /// What the clock shows for White and Black, if there is one.
    #[must_use]
    pub fn times(&self) -> Option<[Duration; 2]> {
        let turn = self.game.position().turn();
        let clock = self.clock.as_ref()?;
        Some(Side::ALL.map(|side| clock.left(side, turn)))
    }

    /// So much time has passed; where the flag of the side to move falls, it
    /// has lost. Returns whether it has.
    pub fn pass_time(&mut self, time: Duration) -> bool {
        let turn = self.game.position().turn();
        let Some(clock) = self
            .clock
            .as_mut()
            .filter(|_| self.game.outcome().is_none())
        else {
            return false;
        };
        if !clock.pass(time, turn) {
            return false;
        }
        self.viewed = None;
        self.let_go();
        self.notices.clear();
        self.game.run_out_of_time(turn)
    }

    /// The player of `side`.
    #[must_use]
    pub const fn seat(&self, side: Side) -> &Seat {
        &self.seats[side.index()]
    }

    /// Whether the program plays `side`, and no person.
    #[must_use]
    pub fn is_bot(&self, side: Side) -> bool {
        self.seat(side).who != Who::Human || self.answers == Some(side)
    }

    /// Whether the bot plays both sides.
    #[must_use]
    pub fn only_bots(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.is_bot(side))
    }

    /// Whether people play both sides.
    #[must_use]
    pub fn only_people(&self) -> bool {
        !Side::ALL.into_iter().any(|side| self.is_bot(side))
    }

    /// The ply shown, 0 being the start.
    #[must_use]
    pub fn shown_ply(&self) -> usize {
        self.viewed.unwrap_or(self.game.moves().len())
    }

    /// What is shown on the board.
    #[must_use]
    pub fn shown(&self) -> Setup {
        self.game
            .setup_after(self.shown_ply())
            .unwrap_or_else(|| self.game.setup())
    }

    /// How the game has ended, where its end is shown.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.viewed {
            None => self.game.outcome(),
            Some(_) => None,
        }
    }

    /// The legal moves of what is shown.
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        match self.viewed {
            None => self.game.legal_moves(),
            Some(_) => self.shown().position.legal_moves(self.game.rules()),
        }
    }

    /// Whether a person is to choose a move in what is shown.
    #[must_use]
    pub fn persons_turn(&self) -> bool {
        self.outcome().is_none() && !self.is_bot(self.shown().position.turn())
    }

    /// Whether the bot is to move in the game itself.
    #[must_use]
    pub fn bots_turn(&self) -> bool {
        self.game.outcome().is_none() && self.is_bot(self.game.position().turn())
    }

    /// The selection, or what the typed line comes to.
    #[must_use]
    pub fn chosen(&self) -> Selection {
        match &self.line {
            Some(line) => line.selection(),
            None => self.selection.clone(),
        }
    }

    /// Forgets what is half chosen, typed and hinted.
    pub fn let_go(&mut self) {
        self.selection = Selection::NONE;
        self.line = None;
        self.hint = None;
    }

    /// Moves the cursor along a line of the board; it stays where there is
    /// none.
    pub fn steer(&mut self, direction: Direction) {
        let here = self.cursor;
        let there = geometry::neighbours(here)
            .into_iter()
            .find(|&point| match direction {
                Direction::Up => point.rank() > here.rank(),
                Direction::Down => point.rank() < here.rank(),
                Direction::Left => point.file() < here.file(),
                Direction::Right => point.file() > here.file(),
            });
        self.cursor = there.unwrap_or(here);
    }

    /// Moves the cursor to the next point, as one reads, that can be chosen.
    pub fn cycle(&mut self, forward: bool) {
        let points = self.selectable();
        let order = Point::READING_ORDER;
        let here = order.iter().position(|&p| p == self.cursor).unwrap_or(0);
        let next = (1..=Point::COUNT)
            .map(|step| if forward { step } else { Point::COUNT - step })
            .map(|step| order[(here + step) % Point::COUNT])
            .find(|&point| points.contains(point));
        self.cursor = next.unwrap_or(self.cursor);
    }

    /// The points that a person can choose next.
    #[must_use]
    pub fn selectable(&self) -> PointSet {
        if self.persons_turn() {
            self.chosen().next_points(&self.legal())
        } else {
            PointSet::EMPTY
        }
    }

    /// Chooses the point under the cursor or the mouse.
    pub fn choose(&mut self, point: Point) -> Option<Message> {
        if self.outcome().is_some() {
            return Some(Message::GameOver);
        }
        if self.is_bot(self.shown().position.turn()) {
            if self.viewed.is_some() {
                self.go_back_to_viewed();
                return None;
            }
            return Some(Message::BotsTurn);
        }
        self.cursor = point;
        self.line = None;
        let (position, rules, legal) = (self.shown().position, self.game.rules(), self.legal());
        match self.selection.choose(point, position, rules, &legal) {
            Choice::Move(mv) => self.play(mv),
            Choice::Refused(refusal) => Some(Message::Refused(refusal)),
            Choice::More | Choice::Dropped => None,
        }
    }

    /// Types a character of a move.
    pub fn type_move(&mut self, c: char) -> Option<Message> {
        if self.outcome().is_some() {
            return Some(Message::GameOver);
        }
        if !self.persons_turn() {
            return Some(Message::BotsTurn);
        }
        let legal = self.legal();
        let line = self
            .line
            .get_or_insert_with(|| MoveLine::after(&self.selection, &legal));
        line.push(c);
        line.settle(&legal);
        None
    }

    /// Plays what is typed, as far as it says which move.
    pub fn play_line(&mut self) -> Option<Message> {
        let line = self.line.clone()?;
        let completions = line.completions(&self.legal());
        match completions[..] {
            [mv] => self.play(mv),
            [] => Some(self.refusal(&line)),
            _ => match line.exact(&completions) {
                Some(mv) => self.play(mv),
                None if line.ends_with_point() => {
                    self.line = None;
                    self.selection = line.selection();
                    self.cursor = self.selection.chosen().last().copied()?;
                    None
                }
                None => Some(Message::Unfinished(line.text().to_owned())),
            },
        }
    }

    /// Why what is typed is no move.
    fn refusal(&self, line: &MoveLine) -> Message {
        let (position, rules) = (self.shown().position, self.game.rules());
        let placing = position.in_hand(position.turn()) > 0;
        if let &[point] = line.selection().chosen()
            && !placing
        {
            // A stone is named, and where to is not yet.
            let mut none = Selection::NONE;
            let choice = none.choose(point, position, rules, &self.legal());
            if let Choice::Refused(refusal) = choice {
                return Message::Refused(refusal);
            }
        }
        let refused = line
            .text()
            .parse::<Move>()
            .ok()
            .and_then(|mv| Some((position.check(mv, rules).err()?, mv)));
        match refused {
            Some((illegal, mv)) => Message::Refused(Refusal::Illegal(illegal, mv)),
            None => Message::NoSuchMove(line.text().to_owned()),
        }
    }

    /// Plays a move in what is shown; later moves are forgotten.
    pub fn play(&mut self, mv: Move) -> Option<Message> {
        self.go_back_to_viewed();
        self.let_go();
        match self.game.play(mv) {
            Ok(()) => {
                self.played();
                None
            }
            Err(illegal) => Some(Message::Refused(Refusal::Illegal(illegal, mv))),
        }
    }

    /// Plays the bot's move at the end of the game; an earlier ply that is
    /// looked at stays.
    ///
    /// # Errors
    /// Where the move is not legal; nothing is played then.
    pub fn play_bots(&mut self, mv: Move) -> Result<(), Illegal> {
        self.game.play(mv)?;
        self.played();
        Ok(())
    }

    fn played(&mut self) {
        self.hint = None;
        self.notices = notices(&self.game);
        let ply = self.game.moves().len();
        self.comments.truncate(ply);
        if let (Some(clock), Some(before)) = (&mut self.clock, self.game.setup_after(ply - 1)) {
            clock.press(before.position.turn(), ply);
        }
    }

    /// Takes back what lies after the ply that is looked at, to be played again
    /// until another move is played.
    pub fn go_back_to_viewed(&mut self) {
        if let Some(ply) = self.viewed.take() {
            self.take_back_to(ply);
        }
    }

    fn take_back_to(&mut self, ply: usize) {
        while self.settled() || self.game.moves().len() > ply {
            self.game.undo();
        }
        self.stepped();
    }

    /// The game was taken back or played again; the clock goes with it.
    fn stepped(&mut self) {
        self.notices = notices(&self.game);
        if let Some(clock) = &mut self.clock {
            clock.go_to(self.game.moves().len());
        }
    }

    /// Whether the players or their clock ended the game, not the board.
    fn settled(&self) -> bool {
        matches!(
            self.game.outcome(),
            Some(
                Outcome::Win {
                    reason: WinReason::Resignation | WinReason::Time,
                    ..
                } | Outcome::Draw(DrawReason::Agreement)
            )
        )
    }

    /// Takes back: between two people one ply, against the bot all back to the
    /// person's own last choice, an agreement or resignation alone. Returns
    /// whether there was anything.
    pub fn undo(&mut self) -> bool {
        self.viewed = None;
        self.let_go();
        let plies = self.game.moves().len();
        if self.settled() {
            self.take_back_to(plies);
            return true;
        }
        let chose = |ply: &usize| {
            let turn = self.game.setup_after(*ply).map(|at| at.position.turn());
            self.only_bots() || turn.is_some_and(|side| !self.is_bot(side))
        };
        let Some(ply) = (0..plies).rev().find(chose) else {
            return false;
        };
        self.take_back_to(ply);
        self.paused |= self.only_bots();
        true
    }

    /// Plays again what [`Table::undo`] took back, up to the person's next
    /// choice. Returns whether there was anything.
    pub fn redo(&mut self) -> bool {
        self.viewed = None;
        self.let_go();
        let mut any = false;
        while self.game.redo() {
            any = true;
            if self.only_bots() || !self.is_bot(self.game.position().turn()) {
                break;
            }
        }
        if any {
            self.stepped();
        }
        any
    }

    /// Looks at the ply so many plies on (or back); the game stays.
    pub fn look(&mut self, plies: isize) {
        self.look_at(self.shown_ply().saturating_add_signed(plies));
    }

    /// Looks at this ply, or at the last where there is no such.
    pub fn look_at(&mut self, ply: usize) {
        let shown = self.shown_ply();
        self.viewed = (ply < self.game.moves().len()).then_some(ply);
        if self.shown_ply() != shown {
            self.let_go();
        }
    }

    /// One step back, as Esc takes it. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        self.line.take().is_some()
            || self.selection.back()
            || self.hint.take().is_some()
            || self.viewed.take().is_some()
    }

    /// The side that resigns when the person at the keyboard does.
    #[must_use]
    pub fn resigning_side(&self) -> Option<Side> {
        let turn = self.game.position().turn();
        [turn, !turn].into_iter().find(|&side| !self.is_bot(side))
    }

    /// What must be kept when it changes.
    #[must_use]
    pub fn essence(&self) -> Essence {
        Essence {
            moves: self.game.moves().to_vec(),
            undone: self.game.undone().collect(),
            over: self.game.outcome(),
            // A finished game is put away once, whatever is switched later.
            assistance: match self.game.outcome() {
                None => self.assistance,
                Some(_) => [false; 2],
            },
        }
    }
}

/// What a kept game must have, so far as it changes while playing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Essence {
    moves: Vec<Move>,
    undone: Vec<Move>,
    over: Option<Outcome>,
    assistance: [bool; 2],
}

impl Essence {
    /// Whether there is anything worth keeping.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty() && self.undone.is_empty() && self.over.is_none()
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// All moves, also those taken back.
    fn line(&self) -> Vec<Move> {
        [&self.moves[..], &self.undone].concat()
    }

    /// The line that cannot be gone back to any more in the game as it is
    /// `now`, and how many plies of it are gone.
    #[must_use]
    pub fn lost(&self, now: &Essence) -> Option<(Vec<Move>, usize)> {
        let (before, now) = (self.line(), now.line());
        let pairs = std::iter::zip(&before, &now);
        let common = pairs.take_while(|(one, other)| one == other).count();
        let gone = before.len() - common;
        (gone > 0).then_some((before, gone))
    }
}
