//! Sentences about the game that the screen and the line mode share: who plays,
//! how it ended, what should not be overlooked, why a move is refused.

use super::app::Table;
use super::clock::{self, TimeControl};
use super::lessons::Why;
use super::notice::Notice;
use super::printable::printable_char;
use super::seat::{Seat, Who};
use super::text::{Text, Value};
use crate::rules::{DrawReason, Illegal, Move, Outcome, Rules, Side, WinReason};

/// White or Black in the language of the player.
#[must_use]
pub fn side(text: &Text, side: Side) -> String {
    text.say(match side {
        Side::White => "side-white",
        Side::Black => "side-black",
    })
}

/// The word by which a sentence chooses between the sides.
#[must_use]
pub fn side_word(side: Side) -> Value<'static> {
    Value::from(match side {
        Side::White => "white",
        Side::Black => "black",
    })
}

/// A longer name, as files may have it, is shown with dots, in characters.
const LONGEST_NAME: usize = 60;

/// A name as it is shown.
#[must_use]
pub fn name(name: &str) -> String {
    let name = clean(name);
    match name.char_indices().nth(LONGEST_NAME) {
        Some((end, _)) => format!("{}...", &name[..end]),
        None => name,
    }
}

/// What a seat is called.
#[must_use]
pub fn player(text: &Text, seat: &Seat, of: Side) -> String {
    let side = side(text, of);
    match seat.who {
        _ if !seat.name.is_empty() => text.say_with(
            "player-named",
            &[("name", name(&seat.name).into()), ("side", side.into())],
        ),
        Who::Human => side,
        Who::Bot(_) => text.say_with(
            "player-bot",
            &[("side", side.into()), ("level", who(text, seat.who).into())],
        ),
    }
}

/// A person or a level.
#[must_use]
pub fn who(text: &Text, who: Who) -> String {
    text.say(match who.name() {
        "human" => "level-human",
        "beginner" => "level-beginner",
        "casual" => "level-casual",
        "club" => "level-club",
        "master" => "level-master",
        _ => "level-perfect",
    })
}

/// As much of a text from a file as is shown, in characters: what no window
/// has room for would only take long.
const MOST_SHOWN: usize = 10_000;

/// Text from a file or a name without what a terminal would take as a command.
#[must_use]
pub fn clean(text: &str) -> String {
    text.chars().take(MOST_SHOWN).map(printable_char).collect()
}

/// A comment in a saved game on one line, safe for the terminal and without the
/// time that it tells; `None` where nothing else is in it.
#[must_use]
pub fn comment(comment: &str) -> Option<String> {
    let told = clock::told(comment);
    let rest = told.as_ref().map_or(comment, |(_, rest)| rest);
    let lines: Vec<&str> = rest.lines().map(str::trim).collect();
    let said = clean(&lines.join(" "));
    (!said.trim().is_empty()).then_some(said)
}

/// How a game ended, the sides called by `name`.
#[must_use]
pub fn outcome(
    text: &Text,
    outcome: Outcome,
    rules: Rules,
    name: &dyn Fn(Side) -> String,
) -> String {
    match outcome {
        Outcome::Win { winner, reason } => {
            let id = match reason {
                WinReason::FewerThanThree => "outcome-fewer-than-three",
                WinReason::NoLegalMove => "outcome-no-legal-move",
                WinReason::Resignation => "outcome-resignation",
                WinReason::Time => "outcome-time",
            };
            let (who, other) = (name(winner), name(!winner));
            text.say_with(id, &[("who", who.into()), ("other", other.into())])
        }
        Outcome::Draw(DrawReason::Repetition) => text.say("outcome-repetition"),
        Outcome::Draw(DrawReason::Agreement) => text.say("outcome-agreement"),
        Outcome::Draw(DrawReason::QuietLimit) => {
            let limit = rules.quiet_limit.map_or(0, |limit| limit.get());
            text.say_with("outcome-quiet-limit", &[("count", limit.into())])
        }
    }
}

/// A turning point, the sides called by `name`.
#[must_use]
pub fn notice(text: &Text, notice: Notice, name: &dyn Fn(Side) -> String) -> String {
    let who = |side: Side| ("who", Value::from(name(side)));
    match notice {
        Notice::LastStonePlaced(side) => text.say_with("notice-last-stone", &[who(side)]),
        Notice::Flies(side) => text.say_with("notice-flies", &[who(side)]),
        Notice::ThreeLeft(side) => text.say_with("notice-three-left", &[who(side)]),
        Notice::SecondTime => text.say("notice-second-time"),
        Notice::QuietPliesLeft(left) => {
            text.say_with("notice-quiet-left", &[("count", left.into())])
        }
        Notice::DoubleMill(side, one, other) => text.say_with(
            "notice-double-mill",
            &[
                who(side),
                ("one", one.name().into()),
                ("other", other.name().into()),
            ],
        ),
    }
}

/// Why the perfect level does not play as such from the first stone; `tables`
/// says whether tables are used at all.
#[must_use]
pub fn perfect_lacks(text: &Text, tables: bool) -> String {
    let id = if tables {
        "perfect-without"
    } else {
        "perfect-off"
    };
    let level = |id| Value::from(text.say(id));
    let levels = [
        ("perfect", level("level-perfect")),
        ("master", level("level-master")),
    ];
    text.say_with(id, &levels)
}

/// What the clock of a game is set to, and when it stands.
#[must_use]
pub fn clock(text: &Text, control: TimeControl) -> String {
    let minutes = control.time().as_secs() as f64 / 60.0;
    let seconds = control.increment().as_secs();
    let args = [("minutes", minutes.into()), ("seconds", seconds.into())];
    text.say_with("rules-clock", &args)
}

/// Why the move may not be played at the end of the game of `table`; `None` for
/// what is said in other words on the screen than line by line: that the game
/// is over, and that a removal is missing.
#[must_use]
pub fn illegal(text: &Text, illegal: Illegal, mv: Move, table: &Table) -> Option<String> {
    let turn = table.shown().position.turn();
    let at = |point: crate::rules::Point| ("point", Value::from(point.name()));
    let whose = |of: Side| ("who", Value::from(side(text, of)));
    Some(match illegal {
        Illegal::GameOver | Illegal::RemovalMissing => return None,
        Illegal::StonesInHand { left } => {
            text.say_with("refused-stones-in-hand", &[("count", left.into())])
        }
        Illegal::HandEmpty => text.say("refused-hand-empty"),
        Illegal::NotYourStone { point, owner: None } => {
            text.say_with("refused-empty", &[at(point)])
        }
        Illegal::NotYourStone {
            point,
            owner: Some(owner),
        } => text.say_with("refused-not-yours", &[at(point), whose(owner)]),
        Illegal::Occupied { point, owner } => {
            text.say_with("refused-occupied", &[at(point), whose(owner)])
        }
        Illegal::NotConnected { from, to } => {
            let id = if table.game.rules().flying {
                "refused-not-connected"
            } else {
                "refused-not-connected-no-flying"
            };
            text.say_with(
                id,
                &[("from", from.name().into()), ("to", to.name().into())],
            )
        }
        Illegal::NoMillClosed { removal } => text.say_with("refused-no-mill", &[at(removal)]),
        // The stone just put down is not on the board yet.
        Illegal::NoSuchStone { point, owner }
            if owner == Some(turn) || mv.removal == Some(mv.to) =>
        {
            text.say_with("refused-own-stone", &[at(point)])
        }
        Illegal::NoSuchStone { point, .. } => {
            text.say_with("refused-nothing-to-take", &[at(point)])
        }
        Illegal::Protected { point } => text.say_with("refused-protected", &[at(point)]),
    })
}

/// Why a move does not do what a lesson or puzzle asks for.
#[must_use]
pub fn wrong(text: &Text, mv: Move, why: Why) -> String {
    let (id, name, value) = match why {
        Why::NoMill => ("wrong-no-mill", "", String::new()),
        Why::StillOpen(points) => {
            let names: Vec<&str> = points.into_iter().map(|point| point.name()).collect();
            ("wrong-still-open", "points", names.join(", "))
        }
        Why::OpensNothing => ("wrong-opens-nothing", "", String::new()),
        Why::Gap(point) => ("wrong-gap", "point", point.name().to_owned()),
        Why::NoDouble => ("wrong-no-double", "", String::new()),
        Why::Stopped(point) => ("wrong-stopped", "point", point.name().to_owned()),
        Why::TooSlow(reply) => ("wrong-too-slow", "reply", reply.to_string()),
        Why::OnlyDraws(reply) => ("wrong-only-draws", "reply", reply.to_string()),
        Why::Loses(reply) => ("wrong-loses", "reply", reply.to_string()),
        Why::Drawn => ("wrong-drawn", "", String::new()),
    };
    let mut args = vec![("move", mv.to_string().into())];
    if !name.is_empty() {
        args.push((name, value.into()));
    }
    text.say_with(id, &args)
}
