//! The tags that say which game is played: rules and starting position.

use super::error::{RecordErrorKind as Kind, RuleTag};
use crate::notation::ParseError;
use crate::rules::{Rules, Setup};
use std::num::NonZeroU16;
use std::ops::Range;

/// What the tags of one game have settled so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Opening {
    flying: Option<bool>,
    quiet_limit: Option<Option<NonZeroU16>>,
    repetition: Option<bool>,
    position: Option<Setup>,
    /// The value of `SetUp`, and where it stands.
    set_up: Option<(bool, Range<usize>)>,
}

impl Opening {
    /// Takes a tag if it is one of these. Returns whether it is. The value
    /// stands between its quotes at `at`.
    ///
    /// # Errors
    /// Where the value cannot be, or the tag stands twice; with the place.
    pub(super) fn take(
        &mut self,
        name: &str,
        value: &str,
        at: &Range<usize>,
    ) -> Result<bool, (Range<usize>, Kind)> {
        let Some(tag) = RuleTag::from_name(name) else {
            return Ok(false);
        };
        let bad = || (at.clone(), Kind::BadTagValue { tag });
        let set = match tag {
            RuleTag::Flying => once(&mut self.flying, on_or_off(value).ok_or_else(bad)?),
            RuleTag::Repetition => once(&mut self.repetition, on_or_off(value).ok_or_else(bad)?),
            RuleTag::QuietLimit => {
                let limit = if value.eq_ignore_ascii_case("off") {
                    None
                } else if value.bytes().all(|c| c.is_ascii_digit()) {
                    Some(value.parse().map_err(|_| bad())?)
                } else {
                    return Err(bad());
                };
                once(&mut self.quiet_limit, limit)
            }
            RuleTag::SetUp => {
                let value = match value {
                    "1" => true,
                    "0" => false,
                    _ => return Err(bad()),
                };
                once(&mut self.set_up, (value, at.clone()))
            }
            RuleTag::Fen => {
                let setup = value.parse().map_err(|error: ParseError| {
                    // Where nothing was escaped, the place within is known.
                    let within = if at.len() == value.len() {
                        at.start + error.span.start..at.start + error.span.end
                    } else {
                        at.clone()
                    };
                    (within, Kind::BadFen(error.kind))
                })?;
                once(&mut self.position, setup)
            }
        };
        if set {
            Ok(true)
        } else {
            Err((at.clone(), Kind::RepeatedTag { tag }))
        }
    }

    /// The rules: those of the tags, and `defaults` for the others.
    pub(super) fn rules(&self, defaults: Rules) -> Rules {
        Rules {
            flying: self.flying.unwrap_or(defaults.flying),
            quiet_limit: self.quiet_limit.unwrap_or(defaults.quiet_limit),
            repetition: self.repetition.unwrap_or(defaults.repetition),
        }
    }

    /// Where the game begins. `SetUp "0"` means the start, whatever `FEN` says.
    ///
    /// # Errors
    /// With the place of `SetUp`, where it promises a position and there is
    /// none.
    pub(super) fn setup(&self) -> Result<Setup, (Range<usize>, Kind)> {
        match (&self.set_up, self.position) {
            (Some((false, _)), _) | (None, None) => Ok(Setup::START),
            (_, Some(setup)) => Ok(setup),
            (Some((true, at)), None) => Err((at.clone(), Kind::MissingFen)),
        }
    }
}

fn once<T>(slot: &mut Option<T>, value: T) -> bool {
    slot.replace(value).is_none()
}

fn on_or_off(value: &str) -> Option<bool> {
    if value.eq_ignore_ascii_case("on") {
        Some(true)
    } else if value.eq_ignore_ascii_case("off") {
        Some(false)
    } else {
        None
    }
}

/// A tag's value on one line: line breaks become blanks.
pub(super) fn one_line(value: &str) -> String {
    value.replace("\r\n", " ").replace(['\n', '\r'], " ")
}
