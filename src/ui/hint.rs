//! A hint: where to look, then the move, and what it is worth.

use super::text::{Text, Value};
use crate::bot::Score;
use crate::review::{Known, Worth};
use crate::rules::{Game, Move};
use crate::tables;

/// A move that a person is advised to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub mv: Move,
    /// Whether the whole move is shown.
    pub whole: bool,
    /// What it is worth for the side to move, where that is known.
    pub worth: Option<Worth>,
    /// Whether no other move keeps the value.
    pub only: bool,
    /// Whether it ends the game.
    pub ends: bool,
    /// Within so many plies a stone is taken or the game ends, where that is
    /// known of an exact win or loss.
    pub plies: Option<u16>,
}

impl Hint {
    /// A move of which nothing is said.
    #[must_use]
    pub fn of(mv: Move) -> Hint {
        Hint {
            mv,
            whole: false,
            worth: None,
            only: false,
            ends: false,
            plies: None,
        }
    }

    /// The move that was found in the position of `game`, with what the tables
    /// know of it, and otherwise what the search thinks.
    #[must_use]
    pub fn found(mv: Move, game: &Game, score: Option<Score>, known: Option<&Known>) -> Hint {
        let position = game.position();
        let next = position.play_unchecked(mv);
        let worth = match known {
            Some(known) => Some(Worth::known(known).of_side(position.turn())),
            None => score.map(|score| Worth {
                score,
                exact: false,
            }),
        };
        Hint {
            worth,
            only: known.is_some_and(|known| known.is_only(mv)),
            ends: next.decided(game.rules()).is_some(),
            plies: known.and_then(|known| known.plies),
            ..Hint::of(mv)
        }
    }

    /// The whole move, what it comes to, and whether that is exact.
    #[must_use]
    pub fn sentence(&self, text: &Text) -> String {
        let mv = ("move", Value::from(self.mv.to_string()));
        let Some(worth) = self.worth else {
            return text.say_with("hint-move", &[mv]);
        };
        if self.ends {
            return text.say_with("hint-win-now", &[mv]);
        }
        let id = match (worth.exact, worth.score) {
            (true, Score::Win(_)) if self.plies.is_none() && self.only => "hint-win-open-only",
            (true, Score::Win(_)) if self.plies.is_none() => "hint-win-open",
            (true, Score::Win(_)) if self.only => "hint-win-only",
            (true, Score::Win(_)) => "hint-win",
            (true, Score::Estimate(_)) if self.only => "hint-draw-only",
            (true, Score::Estimate(_)) => "hint-draw",
            (true, Score::Loss(_)) => "hint-loss",
            (false, Score::Win(_)) => "hint-found-win",
            (false, Score::Loss(_)) => "hint-found-loss",
            (false, Score::Estimate(_)) => "hint-estimate",
        };
        let number = match worth.score {
            Score::Win(plies) | Score::Loss(plies) => ("plies", Value::from(plies)),
            Score::Estimate(value) => ("value", stones(value, text).into()),
        };
        text.say_with(id, &[mv, number])
    }
}

/// An estimate in stones, with its sign.
#[must_use]
pub fn stones(hundredths: i32, text: &Text) -> String {
    text.decimal(&format!("{:+.2}", f64::from(hundredths) / 100.0))
}

/// What a position is worth, White's view, in a few words that say whether this
/// is exact.
#[must_use]
pub fn worth(worth: Worth, text: &Text) -> String {
    let side = |id| text.say(id);
    let (id, number) = match (worth.exact, worth.score) {
        (true, Score::Estimate(_)) => return text.say("evaluation-exact-draw"),
        (true, _) => ("evaluation-exact-win", None),
        (false, Score::Estimate(value)) => {
            let value = ("value", stones(value, text).into());
            return text.say_with("evaluation-estimate", &[value]);
        }
        (false, Score::Win(plies) | Score::Loss(plies)) => ("evaluation-win", Some(plies)),
    };
    let who = match worth.score {
        Score::Loss(_) => side("side-black"),
        _ => side("side-white"),
    };
    let mut values = vec![("who", Value::from(who))];
    values.extend(number.map(|plies| ("plies", Value::from(plies))));
    text.say_with(id, &values)
}

/// The bot agrees to a draw where it is not ahead by more than this, in
/// hundredths of a stone.
const CONTENT: i32 = 20;

/// Whether the bot agrees to a draw that the person to move offers, where the
/// search thinks that the position is worth `score` for that person and the
/// tables know what they know. While stones are placed it does not.
#[must_use]
pub fn agrees(game: &Game, score: Option<Score>, known: Option<&Known>) -> bool {
    let position = game.position();
    let placed = crate::rules::Side::ALL
        .into_iter()
        .all(|side| position.in_hand(side) == 0);
    if let Some(known) = known {
        return placed && known.value != tables::Value::Loss;
    }
    placed
        && match score {
            Some(Score::Estimate(value)) => value >= -CONTENT,
            Some(Score::Win(_)) => true,
            Some(Score::Loss(_)) | None => false,
        }
}
