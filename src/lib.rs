//! Nine Men's Morris for the terminal: rules, text forms, a bot, a screen.
//!
//! - [`rules`]: the game itself. It uses none of the others.
//! - [`bot`]: chooses moves, at several levels. It uses the rules.
//! - [`ui`]: what people see and type. It uses all of the others.

pub mod bot;
pub mod rules;
pub mod ui;
