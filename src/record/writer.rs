//! From records to text.

use super::Record;
use super::comment;
use super::error::RuleTag;
use super::opening::one_line;
use super::result::{self, Claim, result_token};
use crate::rules::{DrawReason, Outcome, Rules, Setup, Side, WinReason};
use std::fmt;

/// Lines of moves are broken before they grow longer, in characters.
const LINE_LENGTH: usize = 80;

/// Tags that stand before `Result`, as files of this form have them.
pub(super) const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let outcome = self.game.outcome();
        let claim = self.written_claim(outcome);

        let before_result = self
            .tags
            .iter()
            .rposition(|(name, _)| ROSTER.contains(&name.as_str()))
            .map_or(0, |last| last + 1);
        let (first, rest) = self.tags.split_at(before_result);
        for (name, value) in first {
            self.write_own_tag(f, name, value)?;
        }
        let result = match (outcome, claim) {
            (None, Some(claim)) => claim.token(),
            _ => result_token(outcome),
        };
        write_tag(f, "Result", result)?;
        if let Some(outcome) = outcome {
            write_tag(f, "Termination", result::termination(outcome))?;
        }
        self.write_rule_tags(f)?;
        for (name, value) in rest {
            self.write_own_tag(f, name, value)?;
        }
        f.write_str("\n")?;

        let mut lines = Lines { f, column: 0 };
        lines.comments(self.comments.first())?;
        let mut number = 1;
        let mut numbered = false;
        let mut turn = self.game.start().position.turn();
        for (n, mv) in self.game.moves().iter().enumerate() {
            match turn {
                Side::White => lines.word(&format!("{number}. {mv}"))?,
                Side::Black if numbered => lines.word(&mv.to_string())?,
                Side::Black => lines.word(&format!("{number}... {mv}"))?,
            }
            let broken = lines.comments(self.comments.get(n + 1))?;
            numbered = turn == Side::White && !broken;
            number += usize::from(turn == Side::Black);
            turn = !turn;
        }
        // What the board says is in the tag; a claim that it does not bear out
        // is kept where files end with it.
        lines.word(claim.map_or(result_token(outcome), Claim::token))?;
        f.write_str("\n")
    }
}

impl Record {
    /// The claim as far as it says anything beyond the outcome, and could be
    /// read back: where the players settled the game, it could not.
    fn written_claim(&self, outcome: Option<Outcome>) -> Option<Claim> {
        let settled = matches!(
            outcome,
            Some(
                Outcome::Draw(DrawReason::Agreement)
                    | Outcome::Win {
                        reason: WinReason::Resignation | WinReason::Time,
                        ..
                    }
            )
        );
        self.claim
            .filter(|&claim| !settled && outcome.map(Claim::of) != Some(claim))
    }

    /// A tag of [`Record::tags`], unless the game itself answers it or its name
    /// is none.
    fn write_own_tag(&self, f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
        let answered = RuleTag::from_name(name).is_some()
            || name.eq_ignore_ascii_case("Result")
            || name.eq_ignore_ascii_case("Termination") && result::is_reason_word(value);
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
        if answered || !is_name {
            return Ok(());
        }
        write_tag(f, name, value)
    }

    /// The rules where they differ from the usual ones, and the start.
    fn write_rule_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rules, usual) = (self.game.rules(), Rules::default());
        let on_or_off = |on| if on { "on" } else { "off" };
        if rules.flying != usual.flying {
            write_tag(f, RuleTag::Flying.name(), on_or_off(rules.flying))?;
        }
        if rules.quiet_limit != usual.quiet_limit {
            let limit = rules
                .quiet_limit
                .map_or("off".to_owned(), |limit| limit.to_string());
            write_tag(f, RuleTag::QuietLimit.name(), &limit)?;
        }
        if rules.repetition != usual.repetition {
            write_tag(f, RuleTag::Repetition.name(), on_or_off(rules.repetition))?;
        }
        let start = self.game.start();
        if start != Setup::START {
            write_tag(f, RuleTag::SetUp.name(), "1")?;
            write_tag(f, RuleTag::Fen.name(), &start.to_string())?;
        }
        Ok(())
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = one_line(value).replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{value}\"]")
}

/// Words put into lines.
struct Lines<'f, 'a> {
    f: &'f mut fmt::Formatter<'a>,
    /// How many characters the line has.
    column: usize,
}

impl Lines<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        let length = word.chars().count();
        if self.column > 0 {
            if self.column + 1 + length > LINE_LENGTH {
                self.break_line()?;
            } else {
                self.f.write_str(" ")?;
                self.column += 1;
            }
        }
        self.f.write_str(word)?;
        self.column += length;
        Ok(())
    }

    fn break_line(&mut self) -> fmt::Result {
        self.column = 0;
        self.f.write_str("\n")
    }

    /// The comments after one ply; returns whether there was any.
    fn comments(&mut self, comments: Option<&Vec<String>>) -> Result<bool, fmt::Error> {
        let texts = comments.into_iter().flatten();
        let mut any = false;
        for text in texts.filter_map(|text| comment::normal(text)) {
            any = true;
            if text.contains('}') {
                self.line_comment(&text)?;
            } else {
                self.word(&format!("{{{text}}}"))?;
                if let Some((_, last)) = text.rsplit_once('\n') {
                    self.column = last.chars().count() + 1;
                }
            }
        }
        Ok(any)
    }

    /// A comment that braces cannot hold: lines that begin with `;`. An empty
    /// line below keeps them apart from the next ones.
    fn line_comment(&mut self, text: &str) -> fmt::Result {
        if self.column > 0 {
            self.break_line()?;
        }
        for line in text.split('\n') {
            writeln!(self.f, "; {line}")?;
        }
        self.break_line()
    }
}
