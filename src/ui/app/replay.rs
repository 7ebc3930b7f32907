//! Saved games stepped through.

use crate::record::Record;
use crate::review::Review;
use crate::rules::{Move, Setup};
use std::time::{Duration, Instant};

/// Games, one of them on the board at one of its plies.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The games, each with the name of its file.
    pub games: Vec<(String, Record)>,
    /// What happened in the game shown, once it has been reviewed.
    pub review: Option<Review>,
    /// Whether that has been asked for.
    review_asked: bool,
    game: usize,
    ply: usize,
    /// When the next ply is due, where the game plays by itself.
    due: Option<Instant>,
    speed: usize,
}

/// The pauses between two plies, the slowest first, in milliseconds.
const PAUSES: [u64; 6] = [4000, 2000, 1000, 500, 250, 100];

impl Replay {
    /// The first game at its start; `None` where there is no game.
    #[must_use]
    pub fn new(games: Vec<(String, Record)>) -> Option<Replay> {
        (!games.is_empty()).then_some(Replay {
            games,
            review: None,
            review_asked: false,
            game: 0,
            ply: 0,
            due: None,
            speed: 2,
        })
    }

    /// The name of the file and the game shown.
    #[must_use]
    pub fn current(&self) -> &(String, Record) {
        &self.games[self.game]
    }

    /// The game shown.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.current().1
    }

    /// Which of the games is shown, from 0.
    #[must_use]
    pub const fn game(&self) -> usize {
        self.game
    }

    /// How many plies have been played in what is shown.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// How many plies the game has.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.record().game.moves().len()
    }

    /// What is shown.
    #[must_use]
    pub fn shown(&self) -> Setup {
        let game = &self.record().game;
        game.setup_after(self.ply).unwrap_or_else(|| game.setup())
    }

    /// The move that led to what is shown.
    #[must_use]
    pub fn shown_move(&self) -> Option<Move> {
        let moves = self.record().game.moves();
        moves.get(self.ply.checked_sub(1)?).copied()
    }

    /// The comments on what is shown.
    #[must_use]
    pub fn comments(&self) -> &[String] {
        self.record()
            .comments
            .get(self.ply)
            .map_or(&[], Vec::as_slice)
    }

    /// The game as far as it is shown, to be played on from.
    #[must_use]
    pub fn so_far(&self) -> Record {
        let mut record = self.record().clone();
        // An agreement or resignation at the end is taken back as well.
        while record.game.moves().len() > self.ply {
            record.game.undo();
        }
        record.comments.truncate(self.ply + 1);
        record.claim = None;
        record
    }

    /// Goes to this ply, or to the last.
    pub fn go_to(&mut self, ply: usize) {
        self.ply = ply.min(self.plies());
    }

    /// Goes some plies on or back.
    pub fn step(&mut self, plies: isize) {
        self.go_to(self.ply.saturating_add_signed(plies));
    }

    /// Goes to this tenth of the game, 0 to 9.
    pub fn go_to_tenth(&mut self, tenth: u8) {
        self.go_to(self.plies() * usize::from(tenth) / 10);
    }

    /// Goes on to where the next removal has just been made. Returns whether
    /// there is one.
    pub fn next_capture(&mut self) -> bool {
        let moves = &self.record().game.moves()[self.ply..];
        let next = moves.iter().position(|mv| mv.removal.is_some());
        if let Some(plies) = next {
            self.ply += plies + 1;
        }
        next.is_some()
    }

    /// Shows another game from its start. Returns whether there is one.
    pub fn change_game(&mut self, games: isize) -> bool {
        let game = self.game.checked_add_signed(games);
        let Some(game) = game.filter(|&game| game < self.games.len()) else {
            return false;
        };
        self.game = game;
        self.review = None;
        self.review_asked = false;
        self.ply = 0;
        self.due = None;
        true
    }

    /// Whether the review is still to be asked for; from now on it is not.
    pub const fn ask_for_review(&mut self) -> bool {
        !std::mem::replace(&mut self.review_asked, true)
    }

    /// Whether the game plays by itself.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        self.due.is_some()
    }

    /// When the next ply is due.
    #[must_use]
    pub const fn due(&self) -> Option<Instant> {
        self.due
    }

    /// Plays by itself, or stops. At the end it begins anew.
    pub fn play_or_pause(&mut self, now: Instant) {
        if self.due.take().is_none() {
            if self.ply == self.plies() {
                self.ply = 0;
            }
            self.due = Some(now + self.pause());
        }
    }

    /// Stops playing by itself.
    pub fn stop(&mut self) {
        self.due = None;
    }

    /// The pause between two plies.
    #[must_use]
    pub fn pause(&self) -> Duration {
        Duration::from_millis(PAUSES[self.speed])
    }

    /// Plays faster, or slower.
    pub fn change_speed(&mut self, faster: bool, now: Instant) {
        self.speed = if faster {
            (self.speed + 1).min(PAUSES.len() - 1)
        } else {
            self.speed.saturating_sub(1)
        };
        if self.due.is_some() {
            self.due = Some(now + self.pause());
        }
    }

    /// Makes the step that is due, if it is. Returns whether it was.
    pub fn tick(&mut self, now: Instant) -> bool {
        if self.due.is_none_or(|due| due > now) {
            return false;
        }
        self.step(1);
        self.due = (self.ply < self.plies()).then(|| now + self.pause());
        true
    }
}
