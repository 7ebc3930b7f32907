//! A running game: where it began, what was played, what was taken back.

use super::moves::{Illegal, Move};
use super::options::Rules;
use super::outcome::{DrawReason, Outcome, WinReason};
use super::position::Position;
use super::side::Side;
use std::collections::HashMap;

/// A position with the number of plies since the last removal: what a game can
/// begin from and what the text form of a position holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The position.
    pub position: Position,
    /// Plies in a row without a removal, placements included, up to here.
    pub quiet_plies: u16,
}

impl Setup {
    /// The start of the game.
    pub const START: Setup = Setup {
        position: Position::START,
        quiet_plies: 0,
    };

    /// What follows from playing a legal move.
    #[must_use]
    pub fn play_unchecked(self, mv: Move) -> Setup {
        Setup {
            position: self.position.play_unchecked(mv),
            quiet_plies: if mv.removal.is_some() {
                0
            } else {
                self.quiet_plies.saturating_add(1)
            },
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        Setup {
            position,
            quiet_plies: 0,
        }
    }
}

/// An end that the players or their clock settle, whatever stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Settled {
    Resigned(Side),
    OutOfTime(Side),
    Agreed,
}

/// A game with its past, so that repetition and the quiet limit can be judged
/// and moves can be taken back and played again.
///
/// ```
/// use merels::rules::{Game, Move, Point, Rules};
/// let mut game = Game::new(Rules::default());
/// game.play(Move::place(Point::D6))?;
/// assert!(game.undo());
/// assert!(game.redo());
/// assert_eq!(game.moves().len(), 1);
/// # Ok::<(), merels::rules::Illegal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    start: Setup,
    played: Vec<Move>,
    /// What each move of `played` led to.
    reached: Vec<Setup>,
    /// Moves taken back, the last one taken back at the end.
    undone: Vec<Move>,
    /// How often each position stood on the board, the start included.
    occurrences: HashMap<Position, u32>,
    settled: Option<Settled>,
}

impl Game {
    /// A game from the start.
    #[must_use]
    pub fn new(rules: Rules) -> Game {
        Game::from_setup(rules, Setup::START)
    }

    /// A game from any position.
    #[must_use]
    pub fn from_setup(rules: Rules, start: Setup) -> Game {
        Game {
            rules,
            start,
            played: Vec::new(),
            reached: Vec::new(),
            undone: Vec::new(),
            occurrences: HashMap::from([(start.position, 1)]),
            settled: None,
        }
    }

    /// The rules of this game.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Where the game began.
    #[must_use]
    pub fn start(&self) -> Setup {
        self.start
    }

    /// The moves played, without those taken back.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.played
    }

    /// The moves taken back, in the order in which [`Game::redo`] plays them.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = Move> + '_ {
        self.undone.iter().rev().copied()
    }

    /// The position now, with its quiet plies.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.reached.last().copied().unwrap_or(self.start)
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> Position {
        self.setup().position
    }

    /// What stood on the board after `ply` plies, 0 being the start; `None`
    /// beyond the last ply played.
    #[must_use]
    pub fn setup_after(&self, ply: usize) -> Option<Setup> {
        if ply == 0 {
            Some(self.start)
        } else {
            self.reached.get(ply - 1).copied()
        }
    }

    /// How often the position now has stood on the board, this time included.
    #[must_use]
    pub fn repetitions(&self) -> u32 {
        self.occurrences_of(self.position())
    }

    /// How often `position` has stood on the board.
    #[must_use]
    pub fn occurrences_of(&self, position: Position) -> u32 {
        self.occurrences.get(&position).copied().unwrap_or(0)
    }

    /// How the game has ended, or `None` while it goes on. The order is that of
    /// the rules: two stones, no legal move, repetition, quiet limit; what the
    /// players settled counts where the board had not ended the game.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let Setup {
            position,
            quiet_plies,
        } = self.setup();
        position.decided(self.rules).or_else(|| {
            if self.rules.repetition && self.repetitions() >= 3 {
                Some(Outcome::Draw(DrawReason::Repetition))
            } else if self
                .rules
                .quiet_limit
                .is_some_and(|limit| quiet_plies >= limit.get())
            {
                Some(Outcome::Draw(DrawReason::QuietLimit))
            } else {
                self.settled.map(|settled| match settled {
                    Settled::Resigned(loser) => Outcome::Win {
                        winner: !loser,
                        reason: WinReason::Resignation,
                    },
                    Settled::OutOfTime(loser) => Outcome::Win {
                        winner: !loser,
                        reason: WinReason::Time,
                    },
                    Settled::Agreed => Outcome::Draw(DrawReason::Agreement),
                })
            }
        })
    }

    /// The legal moves; none when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            Vec::new()
        } else {
            self.position().legal_moves(self.rules)
        }
    }

    /// Says whether `mv` may be played now, and if not, why.
    ///
    /// # Errors
    /// As [`Position::check`]; a drawn or settled game is over too.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        self.position().check(mv, self.rules)
    }

    /// Plays a move and forgets the moves taken back.
    ///
    /// # Errors
    /// As [`Game::check`]; the game is then as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        self.check(mv)?;
        self.undone.clear();
        self.push(mv);
        Ok(())
    }

    fn push(&mut self, mv: Move) {
        let next = self.setup().play_unchecked(mv);
        self.played.push(mv);
        self.reached.push(next);
        *self.occurrences.entry(next.position).or_default() += 1;
    }

    /// Takes the last move back, or a resignation, agreement or fallen flag
    /// where there is one. Returns whether there was anything to take back.
    pub fn undo(&mut self) -> bool {
        if self.settled.take().is_some() {
            return true;
        }
        let (Some(mv), Some(reached)) = (self.played.pop(), self.reached.pop()) else {
            return false;
        };
        if let Some(count) = self.occurrences.get_mut(&reached.position) {
            *count -= 1;
            if *count == 0 {
                self.occurrences.remove(&reached.position);
            }
        }
        self.undone.push(mv);
        true
    }

    /// Plays the move again that was taken back last. Returns whether there was
    /// one.
    pub fn redo(&mut self) -> bool {
        if self.settled.is_some() {
            return false;
        }
        let Some(mv) = self.undone.pop() else {
            return false;
        };
        self.push(mv);
        true
    }

    /// `side` resigns; the moves taken back are forgotten. Returns false, and
    /// does nothing, when the game is over.
    pub fn resign(&mut self, side: Side) -> bool {
        self.settle(Settled::Resigned(side))
    }

    /// The time of `side` is up; the moves taken back are forgotten. Returns
    /// false, and does nothing, when the game is over.
    pub fn run_out_of_time(&mut self, side: Side) -> bool {
        self.settle(Settled::OutOfTime(side))
    }

    /// The players agree a draw; the moves taken back are forgotten. Returns
    /// false, and does nothing, when the game is over.
    pub fn agree_draw(&mut self) -> bool {
        self.settle(Settled::Agreed)
    }

    fn settle(&mut self, settled: Settled) -> bool {
        let open = self.outcome().is_none();
        if open {
            self.undone.clear();
            self.settled = Some(settled);
        }
        open
    }
}
