//! The sentences of the line mode.

use crate::rules::{Illegal, Move, Outcome, Phase, Point, PointSet, Position, Side, geometry};
use crate::ui::app::Table;
use crate::ui::diagram::{Diagram, Signs};
use crate::ui::message::Message;
use crate::ui::notice::Notice;
use crate::ui::selection::Refusal;
use crate::ui::sentence::{self, clean, side_word};
use crate::ui::text::{Text, Value};
use crate::ui::theme::Glyphs;
use crate::ui::{assistance, clock};
use std::path::Path;

/// A path, safe for a terminal.
pub(super) fn path(path: &Path) -> Value<'static> {
    clean(&path.display().to_string()).into()
}

/// The names of points, as one reads the board.
fn names(points: PointSet) -> String {
    let names: Vec<&str> = Point::READING_ORDER
        .into_iter()
        .filter(|&point| points.contains(point))
        .map(Point::name)
        .collect();
    names.join(", ")
}

/// Who plays.
pub(super) fn players(table: &Table, text: &Text) -> String {
    let [white, black] = Side::ALL.map(|side| {
        let seat = table.seat(side);
        if seat.name.is_empty() {
            sentence::who(text, seat.who)
        } else {
            sentence::name(&seat.name)
        }
    });
    let args = [("white", white.into()), ("black", black.into())];
    text.say_with("plain-players", &args)
}

/// What somebody has written about where the game stands.
pub(super) fn comments(table: &Table, text: &Text) -> Vec<String> {
    let here = table.comments.get(table.game.moves().len());
    let here = here.into_iter().flatten();
    here.filter_map(|comment| sentence::comment(comment))
        .map(|comment| text.say_with("plain-comment", &[("comment", comment.into())]))
        .collect()
}

/// Whose turn it is, and what is to be done.
pub(super) fn turn(table: &Table, text: &Text) -> String {
    if table.game.outcome().is_some() {
        return text.say("plain-over");
    }
    let position = table.game.position();
    let turn = position.turn();
    let args = [
        ("side", side_word(turn)),
        ("count", position.in_hand(turn).into()),
    ];
    let id = match position.phase(turn, table.game.rules()) {
        Phase::Placing => "plain-turn-place",
        Phase::Moving => "plain-turn-slide",
        Phase::Flying => "plain-turn-fly",
    };
    text.say_with(id, &args)
}

/// The board, a sentence a rank.
pub(super) fn board(table: &Table, text: &Text) -> Vec<String> {
    let board = table.game.position().board();
    let mut lines: Vec<String> = (0..7)
        .rev()
        .map(|rank| {
            let points = Point::READING_ORDER
                .into_iter()
                .filter(|point| point.rank() == rank);
            let points: Vec<String> = points
                .map(|point| {
                    let owner = board.owner(point).map_or("none".into(), side_word);
                    text.say_with(
                        "plain-point",
                        &[("point", point.name().into()), ("side", owner)],
                    )
                })
                .collect();
            format!("{}: {}.", rank + 1, points.join(", "))
        })
        .collect();
    lines.extend(Side::ALL.map(|side| hand(table.game.position(), side, text)));
    lines
}

fn hand(position: Position, side: Side, text: &Text) -> String {
    text.say_with(
        "plain-hand",
        &[
            ("side", side_word(side)),
            ("count", position.in_hand(side).into()),
        ],
    )
}

/// The board as it is drawn.
pub(super) fn picture(table: &Table, glyphs: Glyphs) -> Vec<String> {
    let diagram = Diagram {
        board: table.game.position().board(),
        last: table.game.moves().last().copied(),
        marks: PointSet::EMPTY,
    };
    let lines = diagram.lines(&Signs::new(glyphs));
    lines
        .iter()
        .map(|line| line.trim_end().to_owned())
        .collect()
}

/// Where a side has its stones.
pub(super) fn stones(table: &Table, side: Side, text: &Text) -> String {
    let position = table.game.position();
    let stones = position.board().stones(side);
    let where_they_are = text.say_with(
        "plain-stones",
        &[
            ("side", side_word(side)),
            ("count", stones.len().into()),
            ("points", names(stones).into()),
        ],
    );
    format!("{where_they_are} {}", hand(position, side, text))
}

/// The last move.
pub(super) fn last(table: &Table, text: &Text) -> String {
    let plies = table.game.moves().len();
    match table.game.moves().last() {
        None => text.say("plain-no-last"),
        Some(mv) => {
            let before = table.game.setup_after(plies - 1);
            let side = before.map_or(Side::White, |before| before.position.turn());
            text.say_with(
                "plain-last",
                &[
                    ("ply", plies.into()),
                    ("side", side_word(side)),
                    ("move", mv.to_string().into()),
                ],
            )
        }
    }
}

/// The legal steps; where a stone is to be taken with one, that is said.
pub(super) fn moves(table: &Table, text: &Text) -> Vec<String> {
    let legal = table.game.legal_moves();
    if legal.is_empty() {
        return vec![text.say("plain-over")];
    }
    let position = table.game.position();
    let mut steps: Vec<Move> = legal.iter().map(|mv| mv.step()).collect();
    steps.sort_by_key(ToString::to_string);
    steps.dedup();
    let list = |steps: &[Move]| {
        let words: Vec<String> = steps.iter().map(ToString::to_string).collect();
        words.join(", ")
    };
    let (closing, quiet): (Vec<Move>, Vec<Move>) =
        steps.into_iter().partition(|&mv| position.closes_mill(mv));
    let mut lines = Vec::new();
    if !closing.is_empty() {
        let moves = ("moves", list(&closing).into());
        lines.push(text.say_with("plain-moves-closing", &[moves]));
    }
    if !quiet.is_empty() {
        let moves = ("moves", list(&quiet).into());
        lines.push(text.say_with("plain-moves", &[moves]));
    }
    lines
}

/// What the last ply was.
pub(super) fn played(table: &Table, text: &Text) -> Vec<String> {
    let plies = table.game.moves().len();
    let (Some(&mv), Some(before)) = (
        table.game.moves().last(),
        plies
            .checked_sub(1)
            .and_then(|ply| table.game.setup_after(ply)),
    ) else {
        return Vec::new();
    };
    let before = before.position;
    let turn = before.turn();
    let to = ("to", mv.to.name().into());
    let mover = ("side", side_word(turn));
    let step = match mv.from {
        None => text.say_with("plain-placed", &[mover, to]),
        Some(from) => {
            let flies = before.phase(turn, table.game.rules()) == Phase::Flying;
            let id = if flies { "plain-flew" } else { "plain-slid" };
            text.say_with(id, &[mover, ("from", from.name().into()), to])
        }
    };
    let closed = match mv.removal {
        Some(point) => Some(text.say_with(
            "plain-took",
            &[("side", side_word(turn)), ("point", point.name().into())],
        )),
        None if before.closes_mill(mv) => Some(text.say("plain-took-nothing")),
        None => None,
    };
    std::iter::once(step).chain(closed).collect()
}

/// What the last ply brought about.
pub(super) fn notice(notice: Notice, text: &Text) -> String {
    sentence::notice(text, notice, &|side| sentence::side(text, side))
}

/// How the game ended.
pub(super) fn outcome(table: &Table, outcome: Outcome, text: &Text) -> String {
    let name = |side| sentence::side(text, side);
    sentence::outcome(text, outcome, table.game.rules(), &name)
}

/// What the clock shows.
pub(super) fn times(table: &Table, text: &Text) -> Option<String> {
    let [white, black] = table.times()?.map(|time| Value::from(clock::shown(time)));
    Some(text.say_with("plain-clock", &[("white", white), ("black", black)]))
}

/// What the side to move is to be shown, where it is assisted.
pub(super) fn assistance(table: &Table, text: &Text) -> Vec<String> {
    let (position, rules) = (table.game.position(), table.game.rules());
    let turn = position.turn();
    let mut lines = Vec::new();
    if !table.assistance[turn.index()] || table.game.outcome().is_some() {
        return lines;
    }
    let closing = assistance::closing(position, rules, None);
    if !closing.is_empty() {
        let points = ("points", names(closing).into());
        lines.push(text.say_with("plain-assist-closing", &[points]));
    }
    for side in Side::ALL {
        let blocked = assistance::blocked(position, rules, side);
        if !blocked.is_empty() {
            let args = [("side", side_word(side)), ("points", names(blocked).into())];
            lines.push(text.say_with("plain-assist-blocked", &args));
        }
    }
    let free = geometry::CROSSINGS & position.board().empty();
    if position.in_hand(turn) > 0 && !free.is_empty() {
        let points = ("points", names(free).into());
        lines.push(text.say_with("plain-assist-crossings", &[points]));
    }
    lines
}

/// What is to be chosen next of a move half chosen.
pub(super) fn half_chosen(table: &Table, text: &Text) -> Option<String> {
    let legal = table.game.legal_moves();
    let next = ("points", names(table.selection.next_points(&legal)).into());
    if table.selection.step(&legal).is_some() {
        return Some(text.say_with("plain-take", &[next]));
    }
    let from = table.selection.picked(&legal)?;
    Some(text.say_with("plain-from", &[("from", from.name().into()), next]))
}

/// Why what was typed is not played; `None` where there is nothing to say.
pub(super) fn refused(message: &Message, table: &Table, text: &Text) -> Option<String> {
    Some(match message {
        Message::Refused(Refusal::Blocked(at)) => {
            text.say_with("refused-blocked", &[("point", at.name().into())])
        }
        Message::Refused(Refusal::Illegal(illegal, mv)) => {
            match sentence::illegal(text, *illegal, *mv, table) {
                Some(said) => said,
                None if *illegal == Illegal::RemovalMissing => {
                    let position = table.game.position();
                    let removable = position.board().removable(!position.turn());
                    text.say_with("plain-take", &[("points", names(removable).into())])
                }
                None => text.say("plain-over"),
            }
        }
        Message::GameOver => text.say("plain-over"),
        Message::NoSuchMove(typed) => {
            text.say_with("plain-no-such-move", &[("text", typed.clone().into())])
        }
        _ => return None,
    })
}
