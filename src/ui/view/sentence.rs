//! Sentences made of what happened.

use crate::review::Review;
use crate::rules::{Illegal, Side};
use crate::tables::Needs;
use crate::ui::app::App;
use crate::ui::keymap;
use crate::ui::making::{Lack, Made};
use crate::ui::message::Message;
use crate::ui::report;
use crate::ui::room::{self, gigabytes};
use crate::ui::selection::Refusal;
use crate::ui::sentence as shared;
use crate::ui::text::Value;
use std::num::NonZeroUsize;

pub use shared::{clean, clock, comment, name, notice, outcome, player, side, who};

/// The message for Unicode or for ASCII, whichever the theme draws with.
pub fn pick(app: &App, unicode: &'static str, ascii: &'static str) -> &'static str {
    app.options.theme.glyphs.pick(unicode, ascii)
}

/// What is said about the last key.
pub fn message(app: &App, message: &Message) -> String {
    let say = |id, args: &[(&'static str, Value<'_>)]| app.text.say_with(id, args);
    let path = |path: &std::path::Path| ("path", Value::from(clean(&path.display().to_string())));
    let system = |said: &str| Value::from(report::reason(said, &app.text));
    let seated = |of: Side| {
        let named = app
            .table
            .as_ref()
            .map(|t| player(&app.text, t.seat(of), of));
        (
            "who",
            Value::from(named.unwrap_or_else(|| side(&app.text, of))),
        )
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
        Message::AnswerGoesOn => app.text.say("answer-goes-on"),
        Message::AnswerWrong(mv, why) => shared::wrong(&app.text, *mv, *why),
        Message::LessonDone => app.text.say("lesson-done"),
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
            &[("who", side(&app.text, *who).into())],
        ),
        Message::RematchLater => say(
            "rematch-later",
            &[
                ("resign", key(app, "resign")),
                ("new", key(app, "new-game")),
            ],
        ),
        Message::Paused => say("status-paused", &[("key", key(app, "pause-bots"))]),
        Message::TablesLack(lack) => {
            let (id, needed, there) = match *lack {
                Lack::Memory(needed, there) => ("tables-little-memory", needed, there),
                Lack::Disk(needed, there) => ("tables-little-disk", needed, there),
            };
            let decimal = |text: String| Value::from(app.text.decimal(&text));
            let needed = ("needed", decimal(gigabytes(needed)));
            let there = ("there", decimal(room::gigabytes_free(there)));
            say(id, &[needed, there])
        }
        Message::Tables(made) => match made {
            Made::All => app.text.say("tables-done"),
            Made::Stopped => app.text.say("tables-stopped"),
            Made::Refused(file) => say("tables-refused", &[path(file)]),
            Made::Unwritten(file, reason) => say(
                "file-not-written",
                &[path(file), ("reason", system(reason))],
            ),
        },
        Message::TableDamaged(file) => say("table-damaged", &[path(file)]),
        Message::Written(file) => say("file-written", &[path(file)]),
        Message::NotWritten(file, reason) => say(
            "file-not-written",
            &[path(file), ("reason", system(reason))],
        ),
        Message::PlayedElsewhere => app.text.say("played-elsewhere"),
        Message::LineKept(count) => say(
            "line-kept",
            &[("count", (*count).into()), ("key", key(app, "open"))],
        ),
        Message::NotKept(reason) => say("not-kept", &[("reason", system(reason))]),
        Message::NoMoreCaptures => app.text.say("no-more-captures"),
        Message::NoSuchPly(plies) => say("no-such-ply", &[("plies", (*plies).into())]),
        Message::NoName => app.text.say("no-name"),
        Message::TooLongToReview => {
            say("review-goes-up-to", &[("most", Review::MOST_PLIES.into())])
        }
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
            values.push(("left", room::clock(left).into()));
            "tables-progress"
        }
        None => "tables-progress-first",
    };
    Some(app.text.say_with(id, &values))
}

/// What making the exact tables takes, as a question.
pub fn ask_solve(app: &App, needs: Needs) -> String {
    app.text.say_with("ask-solve", &needed(app, needs))
}

/// What the key to make the exact tables does, where there are any to make.
pub fn offer(app: &App) -> Option<String> {
    let needs = app.library.missing(app.rules_of_tables().flying)?;
    let [minutes, disk, _] = needed(app, needs);
    let values = [("key", key(app, "tables")), minutes, disk];
    Some(app.text.say_with("perfect-offer", &values))
}

/// The time with all processors, the disk and the memory that are needed.
fn needed(app: &App, needs: Needs) -> [(&'static str, Value<'static>); 3] {
    let gigabytes = |bytes| Value::from(app.text.decimal(&gigabytes(bytes)));
    let processors = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let minutes = needs.seconds.div_ceil(60 * processors as u64);
    [
        ("minutes", minutes.into()),
        ("disk", gigabytes(needs.disk)),
        ("memory", gigabytes(needs.memory)),
    ]
}

/// Why the perfect level does not play as such from the first stone.
pub fn perfect_lacks(app: &App) -> String {
    shared::perfect_lacks(&app.text, app.options.tables)
}

fn refused(app: &App, refusal: &Refusal) -> String {
    let say = |id, args: &[(&'static str, Value<'_>)]| app.text.say_with(id, args);
    let (illegal, mv) = match *refusal {
        Refusal::Blocked(point) => {
            return say("refused-blocked", &[("point", point.name().into())]);
        }
        Refusal::Illegal(illegal, mv) => (illegal, mv),
    };
    let table = app.table.as_ref();
    let said = table.and_then(|table| shared::illegal(&app.text, illegal, mv, table));
    match said {
        Some(said) => said,
        None if illegal == Illegal::RemovalMissing => app.text.say("refused-removal-missing"),
        None => game_over(app),
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
