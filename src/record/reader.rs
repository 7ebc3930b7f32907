//! From tokens to records.

use super::Record;
use super::comment;
use super::error::{RecordError, RecordErrorKind as Kind};
use super::lexer::{Lexer, Token};
use super::opening::Opening;
use super::result::{self, Claim};
use crate::rules::{Game, Illegal, Move, Point, Rules};
use std::ops::Range;

/// How many games a text may hold. A game takes two bytes of text and some
/// hundreds of memory, so that without a limit a file could fill it.
const MOST_GAMES: usize = 100_000;

/// How many tags a game may have.
pub(super) const MOST_TAGS: usize = 1000;

/// Reads all games of a text. A text without anything in it is one game without
/// moves.
///
/// What a tag says about the rules goes before `defaults`.
///
/// # Errors
/// Where anything cannot be read or cannot be played: then there is no record
/// at all, also none of the games before.
pub fn read(text: &str, defaults: Rules) -> Result<Vec<Record>, RecordError> {
    games(text, defaults).collect()
}

/// Reads the games of a text one by one, as [`read`] does. The first error is
/// the last item.
#[must_use]
pub fn games(text: &str, defaults: Rules) -> Games<'_> {
    Games {
        text,
        defaults,
        lexer: Lexer::new(text),
        held: None,
        number: 0,
        done: false,
    }
}

/// The games of a text: see [`games`].
#[derive(Debug)]
pub struct Games<'a> {
    text: &'a str,
    defaults: Rules,
    lexer: Lexer<'a>,
    /// The first token of the next game, where it was needed to see that the
    /// game before had ended.
    held: Option<(usize, Token<'a>)>,
    number: usize,
    done: bool,
}

/// What is wrong, and where.
type Failure = (Range<usize>, Kind);

impl Iterator for Games<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done {
            return None;
        }
        self.number += 1;
        let mut reading = Reading::new(self.defaults);
        let result = if self.number > MOST_GAMES {
            let at = self.held.as_ref().map_or(self.text.len(), |held| held.0);
            Err((at..at, Kind::TooManyGames { limit: MOST_GAMES }))
        } else {
            self.read_game(&mut reading)
        };
        let result = result.and_then(|more| {
            self.done = !more;
            reading.finish()
        });
        match result {
            Ok(record) => Some(Ok(record)),
            Err((span, kind)) => {
                self.done = true;
                let ply = reading.ply();
                Some(Err(RecordError::new(
                    self.text,
                    span,
                    self.number,
                    ply,
                    kind,
                )))
            }
        }
    }
}

impl<'a> Games<'a> {
    /// Reads one game; returns whether another one follows.
    fn read_game(&mut self, reading: &mut Reading) -> Result<bool, Failure> {
        let mut ended = false;
        loop {
            let token = match self.held.take() {
                Some(token) => Some(token),
                None => self.lexer.next()?,
            };
            let Some((at, token)) = token else {
                return Ok(false);
            };
            match token {
                // Words after the result still belong to it.
                Token::Comment(text) => reading.comment(&text),
                token if ended || matches!(token, Token::Tag { .. }) && reading.has_moves() => {
                    self.held = Some((at, token));
                    return Ok(true);
                }
                Token::Tag {
                    name,
                    value,
                    value_span,
                } => reading.tag(name, &value, &value_span)?,
                Token::Word(word) => match Claim::from_token(word) {
                    Some(claim) => {
                        ended = true;
                        reading.token(claim)?;
                    }
                    None => reading.word(word, at)?,
                },
            }
        }
    }
}

/// A move of which more may follow.
#[derive(Debug)]
struct Pending {
    mv: Move,
    /// Where its step stands.
    step: Range<usize>,
    /// Where its removal stands, from the `x` on.
    removal: Option<Range<usize>>,
    expects: Expects,
}

/// What a pending move can go on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expects {
    /// `-`, a point right behind, `x`, or the next move.
    Joint,
    /// The point behind `-`.
    Target,
    /// `x` or the next move.
    Removal,
    /// The point behind `x`.
    Removed,
    /// The next move.
    Nothing,
}

/// A game that is being read.
#[derive(Debug)]
struct Reading {
    defaults: Rules,
    opening: Opening,
    tags: Vec<(String, String)>,
    /// `None` until the first move.
    game: Option<Game>,
    comments: Vec<Vec<String>>,
    pending: Option<Pending>,
    /// Whether a ply has begun with a word that is no move.
    bad_move: bool,
    termination: Option<String>,
    /// What the tag `Result` says.
    tagged: Option<Claim>,
    /// What the token at the end says.
    token: Option<Claim>,
}

impl Reading {
    fn new(defaults: Rules) -> Reading {
        Reading {
            defaults,
            opening: Opening::default(),
            tags: Vec::new(),
            game: None,
            comments: vec![Vec::new()],
            pending: None,
            bad_move: false,
            termination: None,
            tagged: None,
            token: None,
        }
    }

    fn has_moves(&self) -> bool {
        self.pending.is_some() || self.game.as_ref().is_some_and(|g| !g.moves().is_empty())
    }

    /// How many moves have begun.
    fn plies_begun(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.moves().len())
            + usize::from(self.pending.is_some() || self.bad_move)
    }

    /// The ply that is being read, if any has begun.
    fn ply(&self) -> Option<usize> {
        let begun = self.plies_begun();
        (begun > 0).then_some(begun)
    }

    fn comment(&mut self, text: &str) {
        let ply = self.plies_begun();
        comment::add(&mut self.comments, ply, text);
    }

    fn tag(&mut self, name: &str, value: &str, at: &Range<usize>) -> Result<(), Failure> {
        if self.opening.take(name, value, at)? {
            return Ok(());
        }
        if name.eq_ignore_ascii_case("Result") {
            // A result that nobody knows (`?`) claims nothing.
            self.tagged = self.tagged.or(Claim::from_token(value.trim()).flatten());
        } else if name.eq_ignore_ascii_case("Termination") && result::is_reason_word(value) {
            self.termination.get_or_insert_with(|| value.to_owned());
        } else if self.tags.len() == MOST_TAGS {
            return Err((at.clone(), Kind::TooManyTags { limit: MOST_TAGS }));
        } else {
            self.tags.push((name.to_owned(), value.to_owned()));
        }
        Ok(())
    }

    fn token(&mut self, claim: Option<Claim>) -> Result<(), Failure> {
        self.token = claim;
        self.play_pending()
    }

    /// A word between blanks and brackets: a number, a move, a part of one, or
    /// several of them without blanks between (`3.d7!`).
    fn word(&mut self, word: &str, at: usize) -> Result<(), Failure> {
        let unknown = || (at..at + word.len(), Kind::UnknownWord);
        let after_number = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let moves = after_number.trim_start_matches('.');
        if moves.len() < word.len() {
            if !moves.is_empty() && moves.len() == after_number.len() {
                return Err(unknown());
            }
            self.no_open_joint()?;
        }
        let moves_at = at + word.len() - moves.len();
        let mut at = moves_at;
        let mut rest = moves;
        while let Some(c) = rest.chars().next() {
            let pair = rest.get(..2);
            let length = match (c, pair.and_then(Point::from_name)) {
                ('!' | '?', _) => 1,
                ('-' | 'x' | 'X', _) => {
                    self.joint(c, at).ok_or_else(unknown)?;
                    1
                }
                (_, Some(point)) => {
                    self.point(point, at)?;
                    2
                }
                (_, None) => {
                    if at == moves_at {
                        self.begin_bad_move()?;
                    }
                    let like_a_point = pair.is_some_and(|pair| {
                        pair.starts_with(|c: char| c.is_ascii_alphabetic())
                            && pair.ends_with(|c: char| c.is_ascii_digit())
                    });
                    return Err(if like_a_point {
                        (at..at + 2, Kind::NotAPoint)
                    } else {
                        unknown()
                    });
                }
            };
            at += length;
            rest = &rest[length..];
        }
        Ok(())
    }

    /// A word follows that is no move: where it stands for a new one, the move
    /// before is complete, and the error belongs to the ply after it.
    fn begin_bad_move(&mut self) -> Result<(), Failure> {
        let within =
            |pending: &Pending| matches!(pending.expects, Expects::Target | Expects::Removed);
        if !self.pending.as_ref().is_some_and(within) {
            self.play_pending()?;
            self.bad_move = true;
        }
        Ok(())
    }

    /// `-` or `x`; `None` where it cannot stand.
    fn joint(&mut self, joint: char, at: usize) -> Option<()> {
        let pending = self.pending.as_mut()?;
        match (joint, pending.expects) {
            ('-', Expects::Joint) => {
                pending.step.end = at + 1;
                pending.expects = Expects::Target;
            }
            ('x' | 'X', Expects::Joint | Expects::Removal) => {
                pending.removal = Some(at..at + 1);
                pending.expects = Expects::Removed;
            }
            _ => return None,
        }
        Some(())
    }

    fn point(&mut self, point: Point, at: usize) -> Result<(), Failure> {
        let end = at + 2;
        if let Some(pending) = &mut self.pending {
            let adjacent = pending.expects == Expects::Joint && pending.step.end == at;
            if adjacent || pending.expects == Expects::Target {
                pending.mv = Move::shift(pending.mv.to, point);
                pending.step.end = end;
                pending.expects = Expects::Removal;
                return Ok(());
            }
            if pending.expects == Expects::Removed {
                pending.mv = pending.mv.removing(point);
                if let Some(removal) = &mut pending.removal {
                    removal.end = end;
                }
                pending.expects = Expects::Nothing;
                return Ok(());
            }
        }
        self.play_pending()?;
        self.pending = Some(Pending {
            mv: Move::place(point),
            step: at..end,
            removal: None,
            expects: Expects::Joint,
        });
        Ok(())
    }

    /// Refuses a move that stops behind its `-` or `x`.
    fn no_open_joint(&self) -> Result<(), Failure> {
        match &self.pending {
            Some(pending) if pending.expects == Expects::Target => {
                Err((pending.step.end - 1..pending.step.end, Kind::MissingPoint))
            }
            Some(Pending {
                removal: Some(removal),
                expects: Expects::Removed,
                ..
            }) => Err((removal.clone(), Kind::MissingPoint)),
            _ => Ok(()),
        }
    }

    fn game(&mut self) -> Result<&mut Game, Failure> {
        if self.game.is_none() {
            let rules = self.opening.rules(self.defaults);
            self.game = Some(Game::from_setup(rules, self.opening.setup()?));
        }
        // Set just above.
        Ok(self.game.get_or_insert_with(|| Game::new(Rules::default())))
    }

    /// Plays the move that has been read, now that nothing more belongs to it.
    fn play_pending(&mut self) -> Result<(), Failure> {
        self.no_open_joint()?;
        let Some(pending) = self.pending.take() else {
            return Ok(());
        };
        let mv = pending.mv;
        let game = self.game()?;
        let Err(reason) = game.play(mv) else {
            return Ok(());
        };
        let kind = match game.outcome() {
            Some(outcome) => Kind::AfterEnd { mv, outcome },
            None => Kind::Illegal {
                mv,
                reason,
                position: game.position(),
                rules: game.rules(),
            },
        };
        let span = pending.blamed(&kind);
        // The ply of the error is that of this move.
        self.pending = Some(pending);
        Err((span, kind))
    }

    fn finish(&mut self) -> Result<Record, Failure> {
        self.play_pending()?;
        self.game()?;
        let mut game = self.game.take().unwrap_or_else(|| Game::new(self.defaults));
        let result = self.token.or(self.tagged);
        let claim = result::settle(&mut game, result, self.termination.as_deref());
        let mut comments = std::mem::take(&mut self.comments);
        comments.resize(game.moves().len() + 1, Vec::new());
        Ok(Record {
            tags: std::mem::take(&mut self.tags),
            game,
            comments,
            claim,
        })
    }
}

impl Pending {
    /// The part of the move to blame: the whole where it stands in one piece.
    fn blamed(&self, kind: &Kind) -> Range<usize> {
        let Some(removal) = &self.removal else {
            return self.step.clone();
        };
        if removal.start == self.step.end {
            return self.step.start..removal.end;
        }
        match kind {
            Kind::Illegal {
                reason:
                    Illegal::NoMillClosed { .. }
                    | Illegal::NoSuchStone { .. }
                    | Illegal::Protected { .. },
                ..
            } => removal.clone(),
            _ => self.step.clone(),
        }
    }
}
