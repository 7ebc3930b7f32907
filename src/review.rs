//! What happened in a game: what each position was worth, which mills were
//! closed and which were overlooked, the double mills, and the moves that
//! turned the game.
//!
//! ```
//! use merels::review::{Budget, Review};
//! use merels::rules::{Game, Move, Point, Rules};
//!
//! let mut game = Game::new(Rules::default());
//! for to in [Point::D6, Point::A1, Point::F6, Point::A7] {
//!     game.play(Move::place(to))?;
//! }
//! let review = Review::of(&game, Budget { nodes: 2_000 }, None);
//! // Black had to put a stone on b6 and did not.
//! assert_eq!(review.plies[3].open_mills, [Point::B6].into());
//! # Ok::<(), merels::rules::Illegal>(())
//! ```
//!
//! Facts (mills closed and overlooked, double mills) follow from the rules
//! alone. Judgements are exact where the tables cover a position, or where what
//! it comes to with stones in hand is known or soon found; elsewhere they are the
//! bot's, with a budget of positions that is the same for each ply, so that a
//! review comes out the same each time.

mod facts;
mod judge;
mod known;
mod reason;

pub use judge::{Budget, Verdict, Worth};
pub use known::Known;
pub use reason::Reason;

use crate::rules::patterns::DoubleMill;
use crate::rules::{DrawReason, Game, Move, Outcome, PointSet, Side, WinReason};
use crate::tables::Tables;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A game, looked at ply by ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// What each position was worth, the start first: one more than there are
    /// plies.
    pub worth: Vec<Worth>,
    /// What there is to say of each ply, the first at index 0.
    pub plies: Vec<PlyReview>,
    /// How many of the positions the exact tables cover.
    pub covered: usize,
}

/// What there is to say of one ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyReview {
    /// Who moved.
    pub side: Side,
    /// The move.
    pub played: Move,
    /// Whether there was another legal move; only then is the move judged.
    pub choice: bool,
    /// Whether it closed a mill.
    pub closed: bool,
    /// Where a mill could have been closed, if the move closed none.
    pub missed_mills: PointSet,
    /// Where the opponent can close a mill now, if it threatened to before,
    /// the move closed none itself, and another one would have left the
    /// opponent without.
    pub open_mills: PointSet,
    /// The double mills that the move made.
    pub made: Vec<DoubleMill>,
    /// The double mills that the opponent made with its next move, if another
    /// move here would have made all of them impossible.
    pub allowed: Vec<DoubleMill>,
    /// How good the move was; `None` where there was no choice.
    pub verdict: Option<Verdict>,
    /// What the judge would have played, if not this.
    pub better: Option<Move>,
    /// Why, the weightiest first; empty where nothing was better.
    pub reasons: Vec<Reason>,
}

/// How often things happened to one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Mills closed.
    pub closed: usize,
    /// Turns in which a mill could have been closed and was not.
    pub missed_mills: usize,
    /// Turns in which a threatened mill could have been prevented and was not.
    pub open_mills: usize,
    /// Double mills made.
    pub made: usize,
    /// Double mills that the opponent was allowed to make.
    pub allowed: usize,
    /// Moves judged a mistake or worse.
    pub mistakes: usize,
}

impl Review {
    /// Longer games, in plies, are not to be reviewed, as it would take hours for
    /// what a file can hold. With the usual limit no game gets so long: it has at
    /// most 14 removals, and at most 50 plies before each and after the last.
    pub const MOST_PLIES: usize = 2000;

    /// Reviews a game, whether or not it is over. Where `tables` cover a
    /// position it is judged exactly.
    #[must_use]
    pub fn of(game: &Game, budget: Budget, tables: Option<&Arc<Tables>>) -> Review {
        let never = AtomicBool::new(false);
        Review::with(game, budget, tables, &never, &mut |_, _| {}).unwrap_or_else(|| Review {
            worth: Vec::new(),
            plies: Vec::new(),
            covered: 0,
        })
    }

    /// As [`Review::of`], telling `report` how many of how many positions are
    /// done; `None` as soon as `stop` is set.
    #[must_use]
    pub fn with(
        game: &Game,
        budget: Budget,
        tables: Option<&Arc<Tables>>,
        stop: &AtomicBool,
        report: &mut dyn FnMut(usize, usize),
    ) -> Option<Review> {
        let plies = game.moves().len();
        let mut judged = Vec::with_capacity(plies + 1);
        let mut judging = judge::Judging::new(tables, budget, stop);
        let mut earlier = game.clone();
        if is_settled(game) {
            // What the players settle says nothing of the position.
            earlier.undo();
        }
        // From the end: where there was one legal move only, the position is
        // worth what followed.
        loop {
            let position = judge::judge(&mut judging, &earlier, judged.last());
            judged.push(position);
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            report(judged.len(), plies + 1);
            if !earlier.undo() {
                break;
            }
        }
        judged.reverse();
        Some(Review {
            plies: (0..plies)
                .filter_map(|ply| PlyReview::of(game, ply, &judged))
                .collect(),
            covered: judged.iter().filter(|judged| judged.covered).count(),
            worth: judged.into_iter().map(|judged| judged.worth).collect(),
        })
    }

    /// The plies that turned the game, by their index, at most `limit`: the
    /// worst mistakes, in the order of play.
    #[must_use]
    pub fn turning_points(&self, limit: usize) -> Vec<usize> {
        let mut worst: Vec<(i32, usize)> = self
            .plies
            .iter()
            .enumerate()
            .filter_map(|(ply, review)| {
                let verdict = review.verdict.filter(|verdict| verdict.is_mistake())?;
                Some((-verdict.lost, ply))
            })
            .collect();
        worst.sort_unstable();
        let mut plies: Vec<usize> = worst.into_iter().take(limit).map(|(_, ply)| ply).collect();
        plies.sort_unstable();
        plies
    }

    /// What `side` did and overlooked.
    #[must_use]
    pub fn tally(&self, side: Side) -> Tally {
        let mut tally = Tally::default();
        for ply in self.plies.iter().filter(|ply| ply.side == side) {
            tally.closed += usize::from(ply.closed);
            tally.missed_mills += usize::from(!ply.missed_mills.is_empty());
            tally.open_mills += usize::from(!ply.open_mills.is_empty());
            tally.made += ply.made.len();
            tally.allowed += ply.allowed.len();
            tally.mistakes += usize::from(ply.verdict.is_some_and(|v| v.is_mistake()));
        }
        tally
    }
}

/// Whether the players or their clock ended the game, not the board.
fn is_settled(game: &Game) -> bool {
    matches!(
        game.outcome(),
        Some(
            Outcome::Win {
                reason: WinReason::Resignation | WinReason::Time,
                ..
            } | Outcome::Draw(DrawReason::Agreement)
        )
    )
}
