//! When a move at the board is shown as it happens, and when that ends.

use super::{App, Screen};
use crate::rules::Side;
use crate::ui::action::Action;
use crate::ui::view::animation::Animation;
use crate::ui::view::board::BoardView;
use std::time::{Duration, Instant};

/// A move being shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Running {
    animation: Animation,
    started: Instant,
    now: Instant,
}

impl Running {
    /// When the next frame is worth drawing.
    pub fn due(self) -> Instant {
        self.now + Animation::FRAME
    }

    fn elapsed(self) -> Duration {
        self.now.saturating_duration_since(self.started)
    }
}

/// How far the game on the screen has come, as far as it is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Played {
    /// Which game of a replay it is; `None` for the game at the board.
    replayed: Option<usize>,
    plies: usize,
    /// The stone stands where it was put while the removal is chosen.
    stone_is_there: bool,
}

impl App {
    pub(super) fn animated(&self) -> Option<Played> {
        if let Screen::Replay(replay) = self.screen() {
            return Some(Played {
                replayed: Some(replay.game()),
                plies: replay.ply(),
                stone_is_there: false,
            });
        }
        let table = self.table.as_ref()?;
        let shown = matches!(self.screen(), Screen::Game) && table.viewed.is_none();
        shown.then(|| Played {
            replayed: None,
            plies: table.game.moves().len(),
            stone_is_there: table.chosen().step(&table.legal()).is_some(),
        })
    }

    /// Whatever the person does ends what is being shown.
    pub(super) fn end_animation(&mut self, action: &Action) {
        match action {
            Action::Command(_)
            | Action::Type(_)
            | Action::Erase
            | Action::Paste(_)
            | Action::Click { .. }
            | Action::Wheel { .. }
            | Action::Resize { .. } => self.running = None,
            _ => {}
        }
    }

    /// Begins to show a move that has been played since `before`, and goes on
    /// with one that is being shown.
    pub(super) fn animate(&mut self, before: Option<Played>, now: Instant) {
        if let Some(running) = &mut self.running {
            running.now = now;
            if running.elapsed() >= running.animation.duration() {
                self.running = None;
            }
        }
        if !self.options.animations {
            return;
        }
        let (Some(before), Some(after)) = (before, self.animated()) else {
            return;
        };
        if after.plies != before.plies + 1 || after.replayed != before.replayed {
            return;
        }
        let game = match (self.screen(), &self.table) {
            (Screen::Replay(replay), _) => &replay.record().game,
            (_, Some(table)) => &table.game,
            _ => return,
        };
        let turn = game.setup_after(before.plies);
        let side = turn.map_or(Side::White, |setup| setup.position.turn());
        if let Some(&mv) = game.moves().get(before.plies) {
            let gone = if before.stone_is_there {
                Animation::TRAVEL
            } else {
                Duration::ZERO
            };
            self.running = Some(Running {
                animation: Animation { mv, side },
                started: now.checked_sub(gone).unwrap_or(now),
                now,
            });
        }
    }

    /// What is to be shown in place of `end`, the board as it is.
    #[must_use]
    pub fn moving(&self, end: BoardView) -> BoardView {
        let frame = self
            .running
            .and_then(|running| running.animation.frame(&end, running.elapsed()));
        frame.unwrap_or(end)
    }
}
