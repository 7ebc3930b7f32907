//! Moves and positions as text: a lenient reader and a strict writer.
//!
//! A move is `d6` (placement) or `a1-a4` (slide or flight), with `x` and a
//! point where a stone is removed: `d6xg7`, `a1-a4xg7`. A position is
//! `<board> <side> <white in hand> <black in hand> [<quiet plies>]`, the board
//! rank by rank from 7 down to 1.
//!
//! ```
//! use merels::rules::{Move, Point, Setup};
//!
//! let mv: Move = "A1A4 x g7".parse()?;
//! assert_eq!(mv, Move::shift(Point::A1, Point::A4).removing(Point::G7));
//! assert_eq!(mv.to_string(), "a1-a4xg7");
//!
//! let start: Setup = "........................ w 9 9".parse()?;
//! assert_eq!(start.to_string(), "3/3/3/6/3/3/3 w 9 9 0");
//! # Ok::<(), merels::notation::ParseError>(())
//! ```

mod error;
mod moves;
mod position;

pub use error::{ParseError, ParseErrorKind};
