//! Sentences made of what happened.

use crate::rules::{DrawReason, Illegal, Outcome, Rules, Side, WinReason};
use crate::tables::Needs;
use crate::ui::app::{App, Table};
use crate::ui::keymap;
use crate::ui::making::{Lack, Made};
use crate::ui::message::Message;
use crate::ui::notice::Notice;
use crate::ui::printable::printable;
use crate::ui::room::{clock, gigabytes};
use crate::ui::seat::{Seat, Who};
use crate::ui::selection::Refusal;
use crate::ui::text::{Text, Value};
use std::num::NonZeroUsize;

/// The message for Unicode or for ASCII, whichever the theme draws with.
pub fn pick(app: &App, unicode: &'static str, ascii: &'static str) -> &'static str {
    app.options.theme.glyphs.pick(unicode, ascii)
}

/// White or Black in the language of the player.
pub fn side(app: &App, side: Side) -> String {
    app.text.say(match side {
        Side::White => "side-white",
        Side::Black => "side-black",
    })
}

/// What a seat is called.
pub fn player(app: &App, seat: &Seat, of: Side) -> String {
    let side = side(app, of);
    match seat.who {
        _ if !seat.name.is_empty() => app.text.say_with(
            "player-named",
            &[("name", clean(&seat.name).into()), ("side", side.into())],
        ),
        Who::Human => side,
        Who::Bot(_) => app.text.say_with(
            "player-bot",
            &[("side", side.into()), ("level", who(app, seat.who).into())],
        ),
    }
}

/// A person or a level.
pub fn who(app: &App, who: Who) -> String {
    app.text.say(match who.name() {
        "human" => "level-human",
        "beginner" => "level-beginner",
        "casual" => "level-casual",
        "club" => "level-club",
        "master" => "level-master",
        _ => "level-perfect",
    })
}

/// Text from a file or a name without what a terminal would take as a command.
pub fn clean(text: &str) -> String {
    printable(text).into_owned()
}

/// How a game ended.
pub fn outcome(app: &App, table: &Table, outcome: Outcome) -> String {
    let of = |side: Side| Value::from(player(app, table.seat(side), side));
    outcome_of(app, outcome, table.game.rules(), &of)
}

/// How a game ended, the sides called by `name`.
pub fn outcome_of(
    app: &App,
    outcome: Outcome,
    rules: Rules,
    name: &dyn Fn(Side) -> Value<'static>,
) -> String {
    match outcome {
        Outcome::Win { winner, reason } => {
            let id = match reason {
                WinReason::FewerThanThree => "outcome-fewer-than-three",
                WinReason::NoLegalMove => "outcome-no-legal-move",
                WinReason::Resignation => "outcome-resignation",
            };
            app.text
                .say_with(id, &[("who", name(winner)), ("other", name(!winner))])
        }
        Outcome::Draw(DrawReason::Repetition) => app.text.say("outcome-repetition"),
        Outcome::Draw(DrawReason::Agreement) => app.text.say("outcome-agreement"),
        Outcome::Draw(DrawReason::QuietLimit) => {
            let limit = rules.quiet_limit.map_or(0, |limit| limit.get());
            app.text
                .say_with("outcome-quiet-limit", &[("count", limit.into())])
        }
    }
}

/// A turning point.
pub fn notice(app: &App, table: &Table, notice: Notice) -> String {
    let who = |side: Side| ("who", Value::from(player(app, table.seat(side), side)));
    let say = |id, args: &[(&'static str, Value<'_>)]| app.text.say_with(id, args);
    match notice {
        Notice::LastStonePlaced(side) => say("notice-last-stone", &[who(side)]),
        Notice::Flies(side) => say("notice-flies", &[who(side)]),
        Notice::ThreeLeft(side) => say("notice-three-left", &[who(side)]),
        Notice::SecondTime => app.text.say("notice-second-time"),
        Notice::QuietPliesLeft(left) => say("notice-quiet-left", &[("count", left.into())]),
        Notice::DoubleMill(side, one, other) => say(
            "notice-double-mill",
            &[
                who(side),
                ("one", one.name().into()),
                ("other", other.name().into()),
            ],
        ),
    }
}

/// What is said about the last key.
pub fn message(app: &App, message: &Message) -> String {
    let say = |id, args: &[(&'static str, Value<'_>)]| app.text.say_with(id, args);
    let path = |path: &std::path::Path| ("path", Value::from(clean(&path.display().to_string())));
    let seated = |of: Side| {
        let named = app.table.as_ref().map(|t| player(app, t.seat(of), of));
        ("who", Value::from(named.unwrap_or_else(|| side(app, of))))
    };
    match message {
        Message::Refused(refusal) => refused(app, refusal),
        Message::NoSuchMove(text) => say(
            pick(app, "refused-no-such-move", "refused-no-such-move-ascii"),
            &[("text", text.as_str().into())],
        ),
        Message::Unfinished(text) => say(
            pick(app, "refused-unfinished", "refused-unfinished-ascii"),
            &[("text", text.as_str().into())],
        ),
        Message::BotsTurn => say(
            "refused-bots-turn",
            &[("now", key(app, "move-now")), ("undo", key(app, "undo"))],
        ),
        Message::GameOver => game_over(app),
        Message::NothingToUndo => app.text.say("nothing-to-undo"),
        Message::NothingToRedo => app.text.say("nothing-to-redo"),
        Message::DrawDeclined(side) => say("draw-declined", &[seated(*side)]),
        Message::HintStone(point) => say(
            "hint-stone",
            &[("point", point.name().into()), ("key", key(app, "hint"))],
        ),
        Message::HintLine([a, b, c]) => say(
            "hint-line",
            &[
                ("a", a.name().into()),
                ("b", b.name().into()),
                ("c", c.name().into()),
                ("key", key(app, "hint")),
            ],
        ),
        Message::HintMove(hint) => hint.sentence(&app.text),
        Message::AnswerRight => app.text.say("answer-right"),
        Message::AnswerWrong(mv) => say("answer-wrong", &[("move", mv.to_string().into())]),
        Message::LooksForHint => app
            .text
            .say(pick(app, "hint-looking", "hint-looking-ascii")),
        Message::ThinksAboutDraw => app
            .text
            .say(pick(app, "draw-thinking", "draw-thinking-ascii")),
        Message::MouseIs(true) => say("mouse-on", &[("key", key(app, "mouse"))]),
        Message::MouseIs(false) => say("mouse-off", &[("key", key(app, "mouse"))]),
        Message::ThemeIs(palette) => say("theme-is", &[("name", palette.name().into())]),
        Message::NoColor => app.text.say("theme-none"),
        Message::AssistanceIs(who, on) => say(
            if *on {
                "assistance-on"
            } else {
                "assistance-off"
            },
            &[("who", side(app, *who).into())],
        ),
        Message::Paused => say("status-paused", &[("key", key(app, "pause-bots"))]),
        Message::TablesLack(lack) => {
            let (id, needed, there) = match *lack {
                Lack::Memory(needed, there) => ("tables-little-memory", needed, there),
                Lack::Disk(needed, there) => ("tables-little-disk", needed, there),
            };
            let bytes = |bytes| Value::from(gigabytes(bytes));
            say(id, &[("needed", bytes(needed)), ("there", bytes(there))])
        }
        Message::Tables(made) => match made {
            Made::All => app.text.say("tables-done"),
            Made::Stopped => app.text.say("tables-stopped"),
            Made::Refused(file) => say("tables-refused", &[path(file)]),
            Made::Unwritten(file, reason) => say(
                "file-not-written",
                &[path(file), ("reason", reason.as_str().into())],
            ),
        },
        Message::Written(file) => say("file-written", &[path(file)]),
        Message::NotWritten(file, reason) => say(
            "file-not-written",
            &[path(file), ("reason", reason.as_str().into())],
        ),
        Message::NotKept(reason) => say("not-kept", &[("reason", reason.as_str().into())]),
        Message::NoMoreCaptures => app.text.say("no-more-captures"),
        Message::NoSuchPly(plies) => say("no-such-ply", &[("plies", (*plies).into())]),
        Message::NoName => app.text.say("no-name"),
    }
}

/// How far making the exact tables is, while it goes on.
pub fn making(app: &App) -> Option<String> {
    let Some(progress) = app.library.making()? else {
        return Some(app.text.say("tables-begun"));
    };
    let mut values = vec![
        ("pair", Value::from(progress.pair.to_string())),
        ("percent", progress.percent.into()),
    ];
    let id = match progress.left {
        Some(left) => {
            values.push(("left", clock(left).into()));
            "tables-progress"
        }
        None => "tables-progress-first",
    };
    Some(app.text.say_with(id, &values))
}

/// What making the exact tables takes, as a question.
pub fn ask_solve(app: &App, needs: Needs) -> String {
    app.text.say_with("ask-solve", &needed(needs))
}

/// What the key to make the exact tables does, where there are any to make.
pub fn offer(app: &App) -> Option<String> {
    let needs = app.library.missing(app.rules_of_tables().flying)?;
    let [minutes, disk, _] = needed(needs);
    let values = [("key", key(app, "tables")), minutes, disk];
    Some(app.text.say_with("perfect-offer", &values))
}

/// The time with all processors, the disk and the memory that are needed.
fn needed(needs: Needs) -> [(&'static str, Value<'static>); 3] {
    let processors = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let minutes = needs.seconds.div_ceil(60 * processors as u64);
    [
        ("minutes", minutes.into()),
        ("disk", gigabytes(needs.disk).into()),
        ("memory", gigabytes(needs.memory).into()),
    ]
}

/// Why the perfect level does not play as such from the first stone.
pub fn perfect_lacks(app: &App) -> String {
    perfect_lacks_in(&app.text, app.options.tables)
}

/// The same for any text; `tables` says whether tables are used at all.
pub fn perfect_lacks_in(text: &Text, tables: bool) -> String {
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

fn refused(app: &App, refusal: &Refusal) -> String {
    let say = |id, args: &[(&'static str, Value<'_>)]| app.text.say_with(id, args);
    let illegal = match refusal {
        Refusal::Blocked(point) => {
            return say("refused-blocked", &[("point", point.name().into())]);
        }
        Refusal::Illegal(illegal, _) => *illegal,
    };
    let own = app.table.as_ref().map(|t| t.shown().position.turn());
    match illegal {
        Illegal::GameOver => game_over(app),
        Illegal::StonesInHand { left } => say("refused-stones-in-hand", &[("count", left.into())]),
        Illegal::HandEmpty => app.text.say("refused-hand-empty"),
        Illegal::NotYourStone { point, owner: None } => {
            say("refused-empty", &[("point", point.name().into())])
        }
        Illegal::NotYourStone {
            point,
            owner: Some(owner),
        } => say(
            "refused-not-yours",
            &[
                ("point", point.name().into()),
                ("who", side(app, owner).into()),
            ],
        ),
        Illegal::Occupied { point, owner } => say(
            "refused-occupied",
            &[
                ("point", point.name().into()),
                ("who", side(app, owner).into()),
            ],
        ),
        Illegal::NotConnected { from, to } => {
            let flying = app.table.as_ref().is_none_or(|t| t.game.rules().flying);
            say(
                if flying {
                    "refused-not-connected"
                } else {
                    "refused-not-connected-no-flying"
                },
                &[("from", from.name().into()), ("to", to.name().into())],
            )
        }
        Illegal::RemovalMissing => app.text.say("refused-removal-missing"),
        Illegal::NoMillClosed { removal } => {
            say("refused-no-mill", &[("point", removal.name().into())])
        }
        Illegal::NoSuchStone { point, owner } if owner.is_some() && owner == own => {
            say("refused-own-stone", &[("point", point.name().into())])
        }
        Illegal::NoSuchStone { point, .. } => {
            say("refused-nothing-to-take", &[("point", point.name().into())])
        }
        Illegal::Protected { point } => say("refused-protected", &[("point", point.name().into())]),
    }
}

fn game_over(app: &App) -> String {
    let keys = [("undo", key(app, "undo")), ("rematch", key(app, "rematch"))];
    app.text.say_with("refused-game-over", &keys)
}

/// The first key of a command whose keys can be changed.
pub(super) fn key(app: &App, command: &str) -> Value<'static> {
    let ascii = app.options.theme.glyphs.pick(false, true);
    let binding = keymap::changeable()
        .into_iter()
        .find(|binding| binding.name() == command);
    let key = binding.and_then(|binding| app.options.keys.of(binding).first().copied());
    key.map_or_else(String::new, |key| key.label(ascii)).into()
}
