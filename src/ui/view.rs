//! What is drawn: pure functions from values to cells.

pub mod animation;
pub mod board;
