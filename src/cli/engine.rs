//! `merels engine`: for scripts, tests and other programs.

use super::Done;
use super::args::{Engine, EngineCommand, Options};
use super::positions::answer_each;
use crate::bot::{Bot, Limits};
use crate::rules::{Game, Move, Setup, perft};
use crate::ui::text::Text;
use anyhow::Result;
use std::sync::atomic::AtomicBool;

pub(super) fn run(engine: &Engine, options: &Options, text: &Text) -> Result<Done> {
    let rules = options.rules();
    match &engine.command {
        EngineCommand::Legal { position } => {
            answer_each(&position.position, None, options, text, |setup| {
                let moves = Game::from_setup(rules, setup).legal_moves();
                let mut moves: Vec<String> = moves.iter().map(Move::to_string).collect();
                moves.sort_unstable();
                Ok(moves.join(" "))
            })
        }
        EngineCommand::Perft { depth, position } => {
            let start = Some(Setup::START);
            answer_each(position, start, options, text, |setup| {
                Ok(perft(setup.position, rules, *depth).to_string())
            })
        }
        EngineCommand::Best {
            position,
            level,
            time,
        } => {
            let limits = Limits {
                time: Some(time.unwrap_or(level.think_time())),
                ..Limits::default()
            };
            let mut bot = Bot::new(*level, options.seed());
            answer_each(&position.position, None, options, text, |setup| {
                bot.forget(); // so that an answer does not depend on those before
                let game = Game::from_setup(rules, setup);
                bot.choose(&game, &limits, &AtomicBool::new(false), &mut |_| {})
                    .map(|mv| mv.to_string())
                    .ok_or_else(|| text.say("illegal-game-over"))
            })
        }
    }
}
