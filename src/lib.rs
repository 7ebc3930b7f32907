//! Nine Men's Morris for the terminal: rules, text forms, a bot, a screen.
//!
//! - [`rules`]: the game itself. It uses none of the others.

pub mod rules;
