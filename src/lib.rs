//! Nine Men's Morris for the terminal: rules, text forms, a bot, a screen.
//!
//! - [`rules`]: the game itself. It uses none of the others.
//! - [`files`]: files written whole and read within bounds. It uses none either.
//! - [`notation`]: moves and positions as text. It uses the rules.
//! - [`record`]: whole games as text. It uses both.
//! - [`bot`]: chooses moves, at several levels. It uses the rules.
//! - [`engine`]: the bot for scripts and other programs. It uses the bot.
//! - [`review`]: what happened in a game. It uses rules and bot.
//! - [`ui`]: what people see and type. It uses all of the others.
//! - [`cli`]: the command line. It starts what is asked for.
//! - [`tables`]: exact values of positions with empty hands. It uses the rules.

pub mod bot;
pub mod cli;
pub mod engine;
pub mod files;
pub mod notation;
pub mod record;
pub mod review;
pub mod rules;
pub mod tables;
pub mod ui;
