//! What scripts, tests and other programs use: matches between levels, fixed
//! measurements, the weights' fitting run, a text protocol. Everything is
//! written to a [`std::io::Write`] that the caller brings.

pub mod bench;
pub mod duel;
pub mod keep;
pub mod line;
pub(crate) mod opening;
pub mod player;
pub mod problems;
pub mod tune;
pub mod uci;
