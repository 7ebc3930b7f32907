//! What is drawn: pure functions from values to cells.

pub mod board;
