//! Sentences about moves, positions and saved games that cannot be: what is
//! wrong with them, and what was expected. The screen and the command line say
//! the same.

use super::printable::printable_char;
use super::text::{Text, Value};
use crate::notation::ParseErrorKind;
use crate::record::{RecordError, RecordErrorKind, RuleTag};
use crate::rules::{
    BadPosition, DrawReason, Illegal, Move, Outcome, Position, Rules, Side, WinReason,
};

/// What is wrong, and what was expected where that can be told.
pub type Reason = (String, Option<String>);

/// How many examples are given.
const MOST_EXAMPLES: usize = 6;

/// How many characters of a word that cannot be read are repeated.
const LONGEST_WORD: usize = 20;

/// The value that the sentences choose by: `white` or `black`.
fn side_value(side: Side) -> Value<'static> {
    match side {
        Side::White => "white".into(),
        Side::Black => "black".into(),
    }
}

/// A number, written without marks between its digits.
fn number(number: impl ToString) -> Value<'static> {
    number.to_string().into()
}

/// Why a text is no move or no position.
pub fn parse_error(kind: &ParseErrorKind, text: &Text) -> Reason {
    use ParseErrorKind as Kind;
    let say = |id: &str| text.say(id);
    let expected = |id: &str| Some(text.say(id));
    match *kind {
        Kind::MissingPoint => (say("read-missing-point"), expected("expected-point")),
        Kind::NotAPoint => (say("read-not-a-point"), expected("expected-point")),
        Kind::AfterMove => (say("read-after-move"), expected("expected-end")),
        Kind::MissingBoard => (say("read-missing-board"), expected("expected-position")),
        Kind::NotABoard { .. } => (say("read-not-a-board"), expected("expected-board")),
        Kind::RankCount { found } => (
            text.say_with("read-rank-count", &[("found", found.into())]),
            expected("expected-ranks"),
        ),
        Kind::RankLength {
            rank,
            found,
            expected,
        } => (
            text.say_with(
                "read-rank-length",
                &[("rank", number(rank)), ("found", found.into())],
            ),
            Some(text.say_with("expected-points", &[("count", expected.into())])),
        ),
        Kind::BoardLength { found } => (
            text.say_with("read-board-length", &[("found", found.into())]),
            Some(text.say_with("expected-points", &[("count", 24.into())])),
        ),
        Kind::MissingSide => (say("read-missing-side"), expected("expected-side")),
        Kind::NotASide => (say("read-not-a-side"), expected("expected-side")),
        Kind::MissingHand { side } => (
            text.say_with("read-missing-hand", &[("side", side_value(side))]),
            Some(text.say_with("expected-number", &[("max", number(Position::STONES))])),
        ),
        Kind::NotANumber { max } => (
            say("read-not-a-number"),
            Some(text.say_with("expected-number", &[("max", number(max))])),
        ),
        Kind::NumberTooLarge { max } => (
            say("read-number-too-large"),
            Some(text.say_with("expected-number", &[("max", number(max))])),
        ),
        Kind::AfterPosition => (say("read-after-position"), expected("expected-end")),
        Kind::BadPosition(BadPosition::TooManyStones {
            side,
            on_board,
            in_hand,
        }) => (
            text.say_with(
                "read-too-many-stones",
                &[
                    ("side", side_value(side)),
                    ("board", on_board.into()),
                    ("hand", in_hand.into()),
                ],
            ),
            expected("expected-nine-stones"),
        ),
    }
}

/// Why the saved games of `source` cannot be read, with the ply.
pub fn record_error(error: &RecordError, source: &str, text: &Text) -> Reason {
    let word = source[error.span.clone()].chars().take(LONGEST_WORD);
    let word: String = word.map(printable_char).collect();
    let (reason, expected) = record_reason(&error.kind, word, text);
    let sentence = match error.ply {
        Some(ply) => text.say_with(
            "cli-at-ply",
            &[("ply", number(ply)), ("reason", reason.into())],
        ),
        None => reason,
    };
    (sentence, expected)
}

fn record_reason(kind: &RecordErrorKind, word: String, text: &Text) -> Reason {
    use RecordErrorKind as Kind;
    let say = |id: &str| text.say(id);
    let sign = |sign: &'static str| Some(text.say_with("expected-sign", &[("sign", sign.into())]));
    match kind {
        Kind::OpenComment => (say("record-open-comment"), sign("}")),
        Kind::OpenSideLine => (say("record-open-side-line"), sign(")")),
        Kind::OpenString => (say("record-open-string"), sign("\"")),
        Kind::MissingTagName => (say("record-no-tag-name"), Some(say("expected-tag"))),
        Kind::MissingTagValue => (say("record-no-tag-value"), Some(say("expected-tag"))),
        Kind::OpenTag => (say("record-open-tag"), sign("]")),
        Kind::StrayBracket => (say("record-stray-bracket"), None),
        Kind::BadTagValue { tag } => (
            text.say_with("record-bad-tag-value", &[("tag", tag.name().into())]),
            Some(say(match tag {
                RuleTag::Flying | RuleTag::Repetition => "expected-on-off",
                RuleTag::QuietLimit => "expected-limit",
                RuleTag::SetUp => "expected-set-up",
                RuleTag::Fen => "expected-position",
            })),
        ),
        Kind::RepeatedTag { tag } => (
            text.say_with("record-repeated-tag", &[("tag", tag.name().into())]),
            None,
        ),
        Kind::BadFen(kind) => parse_error(kind, text),
        Kind::MissingFen => (say("record-missing-fen"), Some(say("expected-fen"))),
        Kind::NotAPoint => (
            text.say_with("record-not-a-point", &[("word", word.into())]),
            Some(say("expected-point")),
        ),
        Kind::MissingPoint => (say("read-missing-point"), Some(say("expected-point"))),
        Kind::UnknownWord => (
            text.say_with("record-unknown-word", &[("word", word.into())]),
            Some(say("expected-move")),
        ),
        Kind::Illegal {
            mv,
            reason,
            position,
            rules,
        } => (
            text.say_with(
                "record-illegal",
                &[
                    ("move", mv.to_string().into()),
                    ("reason", illegal(*reason, position.turn(), text).into()),
                ],
            ),
            examples(*mv, *reason, *position, *rules, text),
        ),
        Kind::AfterEnd { mv, outcome } => (
            text.say_with(
                "record-after-end",
                &[
                    ("move", mv.to_string().into()),
                    ("result", result(Some(*outcome), text).into()),
                ],
            ),
            Some(say("expected-end-of-game")),
        ),
        Kind::TooManyTags { limit } => (
            text.say_with("record-too-many-tags", &[("limit", number(limit))]),
            None,
        ),
        Kind::TooManyGames { limit } => (
            text.say_with("record-too-many-games", &[("limit", number(limit))]),
            None,
        ),
    }
}

/// Why `side` may not play a move.
pub fn illegal(reason: Illegal, side: Side, text: &Text) -> String {
    let named = |id, point: crate::rules::Point| {
        text.say_with(
            id,
            &[("point", point.name().into()), ("side", side_value(side))],
        )
    };
    match reason {
        Illegal::GameOver => text.say("illegal-game-over"),
        Illegal::StonesInHand { left } => text.say_with(
            "illegal-stones-in-hand",
            &[("side", side_value(side)), ("left", left.into())],
        ),
        Illegal::HandEmpty => text.say_with("illegal-hand-empty", &[("side", side_value(side))]),
        Illegal::NotYourStone { point, owner: None } => named("illegal-no-stone", point),
        Illegal::NotYourStone { point, .. } => named("illegal-others-stone", point),
        Illegal::Occupied { point, .. } => named("illegal-occupied", point),
        Illegal::NotConnected { from, to } => text.say_with(
            "illegal-not-connected",
            &[("from", from.name().into()), ("to", to.name().into())],
        ),
        Illegal::RemovalMissing => text.say("illegal-removal-missing"),
        Illegal::NoMillClosed { removal } => named("illegal-no-mill-closed", removal),
        Illegal::NoSuchStone { point, owner: None } => named("illegal-no-such-stone", point),
        Illegal::NoSuchStone { point, .. } => named("illegal-own-stone", point),
        Illegal::Protected { point } => named("illegal-protected", point),
    }
}

/// Some of the moves that could stand in place of `mv`: those that share the
/// most with it.
fn examples(
    mv: Move,
    reason: Illegal,
    position: Position,
    rules: Rules,
    text: &Text,
) -> Option<String> {
    let alike = |other: &Move| match reason {
        Illegal::RemovalMissing
        | Illegal::NoMillClosed { .. }
        | Illegal::NoSuchStone { .. }
        | Illegal::Protected { .. } => other.step() == mv.step(),
        Illegal::NotConnected { .. } => other.from == mv.from,
        Illegal::Occupied { .. } => mv.from.is_some() && other.from == mv.from,
        _ => true,
    };
    let mut legal = position.legal_moves(rules);
    let mut moves: Vec<Move> = legal.iter().copied().filter(alike).collect();
    if moves.is_empty() {
        moves = std::mem::take(&mut legal);
    }
    let mut names: Vec<String> = moves.iter().map(Move::to_string).collect();
    names.sort_unstable();
    let more = names.len().saturating_sub(MOST_EXAMPLES);
    names.truncate(MOST_EXAMPLES);
    (!names.is_empty()).then(|| {
        text.say_with(
            "expected-moves",
            &[("moves", names.join(", ").into()), ("more", more.into())],
        )
    })
}

/// How a game has ended: `White wins (no legal move)`.
pub fn result(outcome: Option<Outcome>, text: &Text) -> String {
    let (winner, reason) = match outcome {
        None => return text.say("result-open"),
        Some(Outcome::Win { winner, reason }) => (
            side_value(winner),
            match reason {
                WinReason::FewerThanThree => "reason-fewer-than-three",
                WinReason::NoLegalMove => "reason-no-legal-move",
                WinReason::Resignation => "reason-resignation",
                WinReason::Time => "reason-time",
            },
        ),
        Some(Outcome::Draw(reason)) => (
            "nobody".into(),
            match reason {
                DrawReason::Repetition => "reason-repetition",
                DrawReason::QuietLimit => "reason-quiet-limit",
                DrawReason::Agreement => "reason-agreement",
            },
        ),
    };
    let reason = text.say(reason);
    text.say_with(
        "result-ended",
        &[("winner", winner), ("reason", reason.into())],
    )
}
