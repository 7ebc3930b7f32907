//! What the bot is asked, and what becomes of its answers.
//!
//! After every action the program computes what it would like to know. Where
//! that is not what the bot is thinking about, the bot is stopped and asked
//! anew; an answer to a question that is gone carries an old ticket and is
//! dropped.

use super::{App, Screen, Table};
use crate::bot::{Level, Limits, Progress, Score};
use crate::review::{Known, Worth};
use crate::rules::{Move, Side};
use crate::ui::hint::{Hint, agrees};
use crate::ui::message::Message;
use crate::ui::options::Options;
use crate::ui::task::{Question, Task};
use std::time::{Duration, Instant};

/// What the bot is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Its move.
    Move,
    /// A move for the person.
    Hint,
    /// Whether it agrees to a draw.
    Draw,
    /// What the position is worth.
    Evaluation,
}

/// How long the bot may think about a hint, a draw or an evaluation.
const ASIDE: Duration = Duration::from_millis(400);

/// How deep a move may be thought about where a game must come out the same
/// each time, in positions searched.
const REPEATABLE: u64 = 1_000_000;

#[derive(Clone, Debug)]
struct Running {
    ticket: u64,
    kind: Kind,
    level: Level,
    moves: Vec<Move>,
    turn: Side,
    started: Instant,
    /// Not held back.
    hurry: bool,
    /// What the tables know of the position.
    known: Option<Box<Known>>,
    answer: Option<(Option<Move>, Option<Score>)>,
}

/// What the bot thinks of its move, or thought of its last one.
#[derive(Clone, Debug)]
pub struct Thoughts {
    /// The moves played before its own.
    moves: Vec<Move>,
    /// Its move, once it is played.
    played: Option<Move>,
    /// What the tables say that the position is worth, where it plays by them.
    pub worth: Option<Worth>,
    /// How far its search has come.
    pub progress: Option<Progress>,
}

/// What a position is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Evaluation {
    /// What is known last.
    pub worth: Option<Worth>,
    /// Whether that is the worth of the position at the end of the game, and
    /// not of an earlier one.
    pub current: bool,
}

/// What the bot is asked and has found.
#[derive(Clone, Debug, Default)]
pub struct Thinking {
    tickets: u64,
    running: Option<Running>,
    /// What a person asked for, and in which game.
    wish: Option<(Kind, Vec<Move>)>,
    /// What the bot thinks of its move.
    thoughts: Option<Thoughts>,
    /// What the position is worth, after which moves.
    evaluated: Option<(Vec<Move>, Option<Worth>)>,
}

impl Thinking {
    /// Whether the bot is thinking now.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.running
            .as_ref()
            .is_some_and(|run| run.answer.is_none())
    }

    /// What the bot thinks while it thinks, and then what it thought of the move
    /// that it has played, as long as that stands in the game with these moves.
    #[must_use]
    pub fn thoughts(&self, moves: &[Move]) -> Option<&Thoughts> {
        let thoughts = self.thoughts.as_ref()?;
        let rest = moves.strip_prefix(&thoughts.moves[..])?;
        let stands = match (rest.first(), thoughts.played) {
            (None, _) => self
                .running
                .as_ref()
                .is_some_and(|run| run.kind == Kind::Move),
            (mv, played) => mv.copied() == played,
        };
        stands.then_some(thoughts)
    }

    /// What the position after these moves is worth.
    #[must_use]
    pub fn evaluation(&self, moves: &[Move]) -> Evaluation {
        match &self.evaluated {
            Some((of, worth)) => Evaluation {
                worth: *worth,
                current: of == moves,
            },
            None => Evaluation::default(),
        }
    }

    /// The tables know more than before: estimates are to be made anew.
    pub(super) fn know_more(&mut self) {
        let estimate = |worth: &Option<Worth>| worth.is_none_or(|worth| !worth.exact);
        self.evaluated.take_if(|(_, worth)| estimate(worth));
    }

    /// Another game: nothing found is worth anything.
    pub(super) fn forget(&mut self) {
        self.wish = None;
        self.thoughts = None;
        self.evaluated = None;
    }

    /// Whether a person waits for this.
    pub(super) fn wishes(&self, kind: Kind) -> bool {
        self.wish.as_ref().is_some_and(|wish| wish.0 == kind)
    }

    pub(super) fn wish(&mut self, kind: Kind, moves: Vec<Move>) {
        self.wish = Some((kind, moves));
    }

    /// Holds the bot's move back no longer. Returns whether the bot is still
    /// thinking about it.
    pub(super) fn hurry(&mut self) -> bool {
        match &mut self.running {
            Some(run) if run.kind == Kind::Move => {
                run.hurry = true;
                run.answer.is_none()
            }
            _ => false,
        }
    }

    pub(super) fn known(&mut self, ticket: u64, known: Box<Known>) {
        if let Some(run) = self.running.as_mut().filter(|run| run.ticket == ticket) {
            let worth = Worth::known(&known);
            self.evaluated = Some((run.moves.clone(), Some(worth)));
            run.known = Some(known);
            if let Some(thoughts) = &mut self.thoughts
                && run.kind == Kind::Move
                && run.level == Level::Perfect
            {
                thoughts.worth = Some(worth);
            }
        }
    }

    pub(super) fn progress(&mut self, ticket: u64, progress: Progress) {
        if let Some(run) = self.running.as_ref().filter(|run| run.ticket == ticket) {
            if run.known.is_none() {
                let worth = Worth::reckoned(progress.score, run.turn);
                self.evaluated = Some((run.moves.clone(), Some(worth)));
            }
            // The line of a hint would give away what its second step shows.
            if let Some(thoughts) = &mut self.thoughts
                && run.kind == Kind::Move
            {
                thoughts.progress = Some(progress);
            }
        }
    }

    /// The bot has played this move. What it would have played instead is no
    /// more to be seen.
    fn played(&mut self, mv: Move) {
        if let Some(thoughts) = &mut self.thoughts {
            thoughts.played = Some(mv);
            if let Some(progress) = &mut thoughts.progress
                && progress.line.first() != Some(&mv)
            {
                progress.line = vec![mv];
            }
        }
    }

    pub(super) fn answer(&mut self, ticket: u64, mv: Option<Move>, score: Option<Score>) {
        if let Some(run) = self.running.as_mut().filter(|run| run.ticket == ticket) {
            run.answer = Some((mv, score));
        }
    }

    /// When the answer held back is due.
    pub(super) fn due(&self, delay: Duration) -> Option<Instant> {
        let run = self.running.as_ref().filter(|run| run.answer.is_some())?;
        Some(run.due(delay))
    }
}

impl Running {
    fn due(&self, delay: Duration) -> Instant {
        match self.kind {
            Kind::Move if !self.hurry => self.started + delay,
            _ => self.started,
        }
    }
}

impl App {
    /// What the bot should be thinking about now.
    fn wanted(&self) -> Option<Kind> {
        let table = self.table.as_ref()?;
        if !matches!(self.screen(), Screen::Game)
            || self.exercise.is_some()
            || table.game.outcome().is_some()
        {
            return None;
        }
        if table.bots_turn() {
            return (!table.paused).then_some(Kind::Move);
        }
        let moves = table.game.moves();
        if let Some((kind, _)) = self.thinking.wish.as_ref().filter(|(_, of)| of == moves) {
            return Some(*kind);
        }
        let known = self.thinking.evaluated.as_ref();
        (self.show_evaluation && known.is_none_or(|(of, _)| of != moves))
            .then_some(Kind::Evaluation)
    }

    /// Sees to it that the bot thinks about what is wanted and nothing else.
    pub(super) fn ask_bot(&mut self, now: Instant, tasks: &mut Vec<Task>) {
        let wanted = self.wanted();
        let moves = self.table.as_ref().map(|table| table.game.moves());
        if let Some(run) = &self.thinking.running {
            // An evaluation shows better the longer it takes; it is not wanted
            // any more as soon as its first value is known.
            let goes_on = run.kind == Kind::Evaluation && wanted.is_none() && self.show_evaluation;
            let same = wanted == Some(run.kind) || goes_on;
            if same && moves == Some(&run.moves) && !tasks.iter().any(|t| matches!(t, Task::Begin))
            {
                return;
            }
            self.thinking.running = None;
            tasks.push(Task::StopThinking);
        }
        if let (Some(kind), Some(table)) = (wanted, &self.table) {
            self.thinking.tickets += 1;
            let ticket = self.thinking.tickets;
            let question = question(ticket, kind, table, &self.options);
            let moves = table.game.moves().to_vec();
            if kind == Kind::Move {
                self.thinking.thoughts = Some(Thoughts {
                    moves: moves.clone(),
                    played: None,
                    worth: None,
                    progress: None,
                });
            }
            self.thinking.running = Some(Running {
                ticket,
                kind,
                level: question.level,
                moves,
                turn: table.game.position().turn(),
                started: now,
                hurry: false,
                known: None,
                answer: None,
            });
            tasks.push(Task::Think(Box::new(question)));
        }
    }

    /// Does what the bot's answer says, as soon as it is due.
    pub(super) fn use_answer(&mut self, now: Instant) {
        let due = self.thinking.due(self.options.delay);
        if due.is_none_or(|due| due > now) {
            return;
        }
        let Some(run) = self.thinking.running.take() else {
            return;
        };
        let Some(table) = &mut self.table else {
            return;
        };
        let (mv, score) = run.answer.unwrap_or_default();
        let known = run.known.as_deref();
        if table.game.moves() != run.moves {
            return;
        }
        match (run.kind, mv) {
            (Kind::Move, Some(mv)) if table.play_bots(mv).is_ok() => {
                self.thinking.played(mv);
                // What was said about the last key stays only until the reply.
                if self.message == Some(Message::BotsTurn) {
                    self.message = None;
                }
            }
            // A bot without a move would be asked for ever.
            (Kind::Move, _) => table.paused = true,
            (Kind::Hint, Some(mv)) => {
                self.thinking.wish = None;
                table.hint = Some(Hint::found(mv, &table.game, score, known));
                self.message = Some(match mv.from {
                    Some(from) => Message::HintStone(from),
                    None => Message::HintLine(hint_line(table, mv)),
                });
            }
            (Kind::Draw, _) => {
                self.thinking.wish = None;
                let bot = !table.game.position().turn();
                if agrees(&table.game, score, known) {
                    self.message = None;
                    table.let_go();
                    table.game.agree_draw();
                } else {
                    self.message = Some(Message::DrawDeclined(bot));
                }
            }
            (Kind::Hint, None) => self.thinking.wish = None,
            (Kind::Evaluation, _) => {
                let worth = match known {
                    Some(known) => Some(Worth::known(known)),
                    None => score.map(|score| Worth::reckoned(score, run.turn)),
                };
                self.thinking.evaluated = Some((run.moves, worth));
            }
        }
    }
}

fn question(ticket: u64, kind: Kind, table: &Table, options: &Options) -> Question {
    let repeatable = options.seed.is_some();
    let side = table.game.position().turn();
    let time = |time| Limits {
        time: Some(time),
        ..Limits::default()
    };
    let (level, limits) = match table.seat(side).level() {
        Some(level) if kind == Kind::Move && repeatable => (
            level,
            Limits {
                nodes: Some(REPEATABLE),
                ..Limits::default()
            },
        ),
        Some(level) if kind == Kind::Move => (level, time(level.think_time())),
        // A hint is as good as can be.
        _ => (Level::Perfect, time(ASIDE)),
    };
    Question {
        ticket,
        game: table.game.clone(),
        level,
        seed: table.seed,
        limits,
        aside: kind != Kind::Move,
        moves: matches!(kind, Kind::Move | Kind::Hint),
        tables: options.tables,
        repeatable,
    }
}

/// The line through the point of a placement that says most: the one with more
/// stones on it.
fn hint_line(table: &Table, mv: Move) -> [crate::rules::Point; 3] {
    let board = table.game.position().board();
    let taken = !board.empty();
    let mut best = crate::rules::geometry::LINES[0];
    let mut most = None;
    for line in crate::rules::geometry::LINES {
        let stones = line.iter().filter(|&&point| taken.contains(point)).count();
        if line.contains(&mv.to) && most.is_none_or(|most| stones > most) {
            (best, most) = (line, Some(stones));
        }
    }
    best
}
