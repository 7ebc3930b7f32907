//! Nine Men's Morris for the terminal: rules, text forms, a bot, a screen.
//!
//! - [`rules`]: the game itself. It uses none of the others.
//! - [`bot`]: chooses moves, at several levels. It uses the rules.

pub mod bot;
pub mod rules;
