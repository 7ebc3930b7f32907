//! The rules of Nine Men's Morris, as a library that knows nothing of screens,
//! files or bots.
//!
//! ```
//! use merels::rules::{Game, Illegal, Move, Point, Rules};
//!
//! let mut game = Game::new(Rules::default());
//! for to in [Point::A1, Point::D6, Point::D1, Point::D2] {
//!     game.play(Move::place(to))?;
//! }
//! // White's third stone closes a1-d1-g1: a black stone goes with the same move.
//! assert_eq!(game.play(Move::place(Point::G1)), Err(Illegal::RemovalMissing));
//! game.play(Move::place(Point::G1).removing(Point::D2))?;
//! assert_eq!(game.outcome(), None);
//! # Ok::<(), Illegal>(())
//! ```
//!
//! Legality is asked here and nowhere else: [`Position::legal_moves`] lists,
//! [`Position::check`] says why not, [`Position::play`] plays; [`Game`] adds
//! what needs a past.

mod board;
mod game;
pub mod geometry;
mod moves;
mod options;
mod outcome;
pub mod patterns;
mod perft;
mod point;
mod point_set;
mod position;
mod side;

pub use board::Board;
pub use game::{Game, Setup};
pub use moves::{Illegal, Move};
pub use options::Rules;
pub use outcome::{DrawReason, Outcome, WinReason};
pub use perft::perft;
pub use point::Point;
pub use point_set::{PointSet, Points};
pub use position::{BadPosition, Phase, Position};
pub use side::Side;
