//! The review of a game as lines of text: graph, tallies, turning points,
//! events.

use super::text::{Text, Value};
use super::theme::Glyphs;
use super::wrap::{pad, wrap};
use crate::review::{PlyReview, Reason, Review, Verdict, Worth};
use crate::rules::patterns::DoubleMill;
use crate::rules::{PointSet, Side};
use crate::tables;

/// How many turning points are told.
pub const TURNING_POINTS: usize = 5;

/// Lines of the graph above its middle, and below it.
const HALF: usize = 4;

/// A part of a review: lines that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The lines.
    pub lines: Vec<String>,
    /// The plies that had been played before what it tells of, where it tells
    /// of one.
    pub ply: Option<usize>,
}

/// The whole review, in lines of at most `width` cells.
#[must_use]
pub fn lines(review: &Review, text: &Text, glyphs: Glyphs, width: usize) -> Vec<String> {
    let parts = parts(review, text, glyphs, width).into_iter();
    parts.flat_map(|part| part.lines).collect()
}

/// The whole review in parts, in lines of at most `width` cells.
#[must_use]
pub fn parts(review: &Review, text: &Text, glyphs: Glyphs, width: usize) -> Vec<Part> {
    let width = width.clamp(20, 100);
    let general = |lines| Part { lines, ply: None };
    let of_ply = |ply: usize, said: &str| Part {
        lines: hanging(said, width),
        ply: Some(ply),
    };
    let mut parts = vec![
        general(wrap(&text.say("review-graph"), width)),
        general(graph(&review.worth, glyphs, width)),
        general(wrap(&basis(review, text), width)),
        general(vec![String::new()]),
    ];
    for side in Side::ALL {
        parts.push(general(hanging(&tally(review, side, text), width)));
    }
    parts.push(general(vec![String::new()]));
    let points = review.turning_points(TURNING_POINTS);
    let id = if points.is_empty() {
        "review-no-turning-points"
    } else {
        "review-turning-points"
    };
    parts.push(general(wrap(&text.say(id), width)));
    for ply in points {
        parts.push(of_ply(ply, &turning_point(review, ply, text)));
    }
    let mut events = (0..review.plies.len())
        .filter_map(|ply| Some((ply, event(review, ply, text)?)))
        .peekable();
    if events.peek().is_some() {
        parts.push(general(vec![String::new()]));
        parts.push(general(wrap(&text.say("review-events"), width)));
        parts.extend(events.map(|(ply, event)| of_ply(ply, &event)));
    }
    parts
}

/// Lines after the first are indented.
fn hanging(text: &str, width: usize) -> Vec<String> {
    let indented = |(n, line): (usize, String)| {
        let indent = if n == 0 { "" } else { "    " };
        format!("{indent}{line}")
    };
    wrap(text, width - 4)
        .into_iter()
        .enumerate()
        .map(indented)
        .collect()
}

/// The word that selects a side in the sentences.
fn side_word(side: Side) -> Value<'static> {
    Value::from(match side {
        Side::White => "white",
        Side::Black => "black",
    })
}

/// How many positions are judged exactly.
#[must_use]
pub fn basis(review: &Review, text: &Text) -> String {
    if review.covered == review.worth.len() {
        return text.say("review-basis-all");
    }
    let counts = [
        ("exact", review.covered.into()),
        ("all", review.worth.len().into()),
    ];
    text.say_with("review-basis", &counts)
}

/// The evaluation over the game, one column a position or several where there
/// is no room.
///
/// Above the middle line White is better, below it Black; a column that reaches
/// the edge stands for a game that is won. Where the line is thick the
/// evaluation is exact.
#[must_use]
pub fn graph(worth: &[Worth], glyphs: Glyphs, width: usize) -> Vec<String> {
    let room = width.saturating_sub(3).max(1);
    let columns = worth.len().min(room);
    // The last position of those that share a column.
    let shown: Vec<Worth> = (0..columns)
        .map(|column| worth[(column + 1) * worth.len() / columns - 1])
        .collect();
    let heights: Vec<i32> = shown.iter().map(|&worth| height(worth)).collect();
    let (full, up, down) = glyphs.pick(('█', '▄', '▀'), ('#', '.', '\''));
    let row = |level: i32, half: char| -> String {
        heights
            .iter()
            .map(|&height| {
                // Two steps a line: whole ones, and a half one at the tip.
                let height = if level > 0 { height } else { -height };
                match height - 2 * (level.abs() - 1) {
                    ..=0 => ' ',
                    1 => half,
                    _ => full,
                }
            })
            .collect()
    };
    let half = HALF as i32;
    let labelled =
        |label: &str, row: &str| format!("{} {row}", pad(label, 1)).trim_end().to_owned();
    let stones = Side::ALL.map(|side| glyphs.stone(side));
    let above = (1..=half)
        .rev()
        .map(|level| (level == half, row(level, up)));
    let below = (1..=half).map(|level| (level == half, row(-level, down)));
    let (thick, thin) = glyphs.pick(('━', '─'), ('=', '-'));
    let middle = |worth: &Worth| if worth.exact { thick } else { thin };
    let middle: String = shown.iter().map(middle).collect();
    above
        .map(|(edge, row)| labelled(if edge { stones[0] } else { "" }, &row))
        .chain([labelled("", &middle)])
        .chain(below.map(|(edge, row)| labelled(if edge { stones[1] } else { "" }, &row)))
        .collect()
}

/// From −2·[`HALF`] to 2·[`HALF`] half lines.
fn height(worth: Worth) -> i32 {
    let (most, value) = (2 * HALF as i32, worth.bounded());
    // A small advantage shows, and a won game shows most.
    let steps = (value.abs() * most + Worth::DECIDED / 2) / Worth::DECIDED;
    let steps = steps.max(i32::from(value.abs() >= 25)).min(most);
    steps * value.signum()
}

/// What a side did and overlooked, in a line; what never happened is left out,
/// all but the mills closed.
#[must_use]
pub fn tally(review: &Review, side: Side, text: &Text) -> String {
    let tally = review.tally(side);
    let parts = [
        ("review-closed", tally.closed),
        ("review-missed", tally.missed_mills),
        ("review-open", tally.open_mills),
        ("review-made", tally.made),
        ("review-allowed", tally.allowed),
        ("review-mistakes", tally.mistakes),
    ]
    .into_iter()
    .filter(|&(id, count)| count > 0 || id == "review-closed")
    .map(|(id, count)| text.say_with(id, &[("count", count.into())]));
    let parts: Vec<String> = parts.collect();
    let name = text.say_with("review-side", &[("side", side_word(side))]);
    format!("{name}: {}.", parts.join(", "))
}

/// A turning point with the better move and why, in sentences.
#[must_use]
pub fn turning_point(review: &Review, ply: usize, text: &Text) -> String {
    let Some(point) = review.plies.get(ply) else {
        return String::new();
    };
    let mut sentences = vec![
        text.say_with(
            "review-point",
            &[
                ("ply", (ply + 1).into()),
                ("side", side_word(point.side)),
                ("played", point.played.to_string().into()),
                (
                    "better",
                    point
                        .better
                        .map_or_else(String::new, |mv| mv.to_string())
                        .into(),
                ),
                (
                    "basis",
                    match point.verdict.and_then(|verdict| verdict.exact) {
                        Some(_) => "exact".into(),
                        None => "estimate".into(),
                    },
                ),
            ],
        ),
    ];
    sentences.extend(
        point
            .reasons
            .iter()
            .map(|&why| reason(why, point.side, text)),
    );
    sentences.join(" ")
}

/// A reason as a sentence; `side` is the one that should have played otherwise.
#[must_use]
pub fn reason(reason: Reason, side: Side, text: &Text) -> String {
    let opponent = ("opponent", side_word(!side));
    let points = |points| ("points", names(points).into());
    let plies = |plies: u32| ("plies", Value::from(plies));
    let between = |double: DoubleMill| {
        let [one, other] = ends(double);
        [("one", one), ("other", other)]
    };
    match reason {
        Reason::OverlookedMill(at) => text.say_with("reason-overlooked-mill", &[points(at)]),
        Reason::LeftMillOpen(at) => text.say_with("reason-left-mill-open", &[opponent, points(at)]),
        Reason::AllowedDoubleMill(double) => {
            let [one, other] = between(double);
            text.say_with("reason-allowed-double-mill", &[opponent, one, other])
        }
        Reason::MissedDoubleMill(double) => {
            text.say_with("reason-missed-double-mill", &between(double))
        }
        Reason::MissedWin(n) => text.say_with("reason-missed-win", &[plies(n)]),
        Reason::Loses(n) => text.say_with("reason-loses", &[opponent, plies(n)]),
        Reason::GaveAway(before, after) => {
            let change = ("change", change([before, after]));
            text.say_with("reason-gave-away", &[change, opponent])
        }
        Reason::MissedBlockade => text.say_with("reason-missed-blockade", &[opponent]),
        Reason::LosesStone => text.say_with("reason-loses-stone", &[opponent]),
        Reason::WorthMore(stones) => {
            text.say_with("reason-worth-more", &[("stones", stones.into())])
        }
    }
}

/// The word that selects how an exact value has changed.
fn change(values: [tables::Value; 2]) -> Value<'static> {
    match values {
        [tables::Value::Win, tables::Value::Draw] => "win-draw".into(),
        [tables::Value::Win, _] => "win-loss".into(),
        _ => "draw-loss".into(),
    }
}

/// What there is to tell of a ply, with its number, side and move; `None` where
/// nothing happened.
#[must_use]
pub fn event(review: &Review, ply: usize, text: &Text) -> Option<String> {
    let point = review.plies.get(ply)?;
    let notes = notes(point, text);
    if notes.is_empty() {
        return None;
    }
    let side = text.say_with("review-side", &[("side", side_word(point.side))]);
    let notes = notes.join(", ");
    Some(format!("{:>3}. {side} {}: {notes}", ply + 1, point.played))
}

/// What there is to tell of a ply, a few words each.
#[must_use]
pub fn notes(point: &PlyReview, text: &Text) -> Vec<String> {
    let mut notes = Vec::new();
    if point.closed {
        notes.push(text.say("event-closed"));
    }
    for (id, points) in [
        ("event-missed", point.missed_mills),
        ("event-open", point.open_mills),
    ] {
        if !points.is_empty() {
            notes.push(text.say_with(id, &[("points", names(points).into())]));
        }
    }
    for (id, doubles) in [
        ("event-made", &point.made),
        ("event-allowed", &point.allowed),
    ] {
        for &double in doubles {
            let [one, other] = ends(double);
            notes.push(text.say_with(id, &[("one", one), ("other", other)]));
        }
    }
    notes.extend(
        point
            .verdict
            .filter(|verdict| verdict.is_mistake())
            .map(|verdict| mistake(verdict, text)),
    );
    notes
}

fn mistake(verdict: Verdict, text: &Text) -> String {
    match verdict.exact {
        Some(values) => text.say_with("event-gave-away", &[("change", change(values))]),
        None if verdict.is_blunder() => text.say("event-blunder"),
        None => text.say("event-mistake"),
    }
}

/// The two points between which a double mill runs.
fn ends(double: DoubleMill) -> [Value<'static>; 2] {
    [double.shuttle, double.open].map(|point| point.name().into())
}

/// The names of points, parted by commas.
fn names(points: PointSet) -> String {
    let names: Vec<&str> = points.into_iter().map(|point| point.name()).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Score;

    fn worth(values: &[Score]) -> Vec<Worth> {
        values
            .iter()
            .map(|&score| Worth {
                score,
                exact: false,
            })
            .collect()
    }

    #[test]
    fn the_graph_has_a_column_a_position() {
        let worth = worth(&[
            Score::Estimate(0),
            Score::Estimate(250),
            Score::Estimate(-130),
            Score::Win(3),
            Score::Loss(1),
        ]);
        assert_eq!(
            graph(&worth, Glyphs::Ascii, 40),
            [
                "O    #", "     #", "     #", "   # #", "  -----", "    ' #", "      #", "      #",
                "X     #",
            ]
        );
    }

    #[test]
    fn the_line_is_thick_where_the_evaluation_is_exact() {
        let mut worth = worth(&[Score::Estimate(0); 4]);
        worth[2].exact = true;
        worth[3].exact = true;
        assert_eq!(graph(&worth, Glyphs::Ascii, 40)[4], "  --==");
    }

    #[test]
    fn a_long_game_fits_the_width() {
        let worth = worth(&[Score::Estimate(120); 200]);
        for line in graph(&worth, Glyphs::Ascii, 60) {
            assert!(line.len() <= 60);
        }
    }
}
