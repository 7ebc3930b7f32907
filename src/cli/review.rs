//! `merels review`: what happened in saved games.

use super::args::{Options, ReviewFiles};
use super::diagnostic::Diagnostic;
use super::endgames::Asked;
use super::{Done, files, tell};
use crate::record::{self, Record};
use crate::review::{Budget, Review};
use crate::tables::{self, Endgames};
use crate::ui::reasons;
use crate::ui::text::Text;
use crate::ui::{review_lines, sentence, wrap};
use anyhow::Result;
use std::io::{self, BufWriter, Write};
use std::path::Path;

pub(super) fn run(review: &ReviewFiles, options: &Options, text: &Text) -> Result<Done> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut done = Done::Well;
    let mut first = true;
    let asks = options.tables();
    let mut asked = asks.then(|| Asked::new(tables::shared(), Endgames::NEAR, text));
    for path in files::each(&review.files) {
        let asked = asked.as_mut();
        done = done.and(file(path, options, text, asked, &mut first, &mut out)?);
        // Before a message about the next file.
        out.flush()?;
    }
    if let Some(asked) = &asked {
        asked.tell_unusable(options);
    }
    Ok(done)
}

fn file(
    path: &Path,
    options: &Options,
    text: &Text,
    mut asked: Option<&mut Asked<'_>>,
    first: &mut bool,
    out: &mut impl Write,
) -> Result<Done> {
    let source = match files::read(path, text) {
        Ok(source) => source,
        Err(diagnostic) => {
            tell(&diagnostic, options, text);
            return Ok(Done::Badly);
        }
    };
    let name = files::name(path);
    let mut done = Done::Well;
    for (number, game) in (1..).zip(record::games(&source, options.rules())) {
        match game {
            Ok(record) => {
                if !std::mem::take(first) {
                    writeln!(out)?;
                }
                let asked = asked.as_deref_mut();
                let told = self::game(&name, number, &record, options, text, asked, out)?;
                done = done.and(told);
                // A review takes a while; what is done can be read already.
                out.flush()?;
            }
            Err(error) => {
                out.flush()?;
                done = Done::Badly;
                let (reason, expected) = reasons::record_error(&error, &source, text);
                let which = [("number", number.to_string().into())];
                let reason = format!("{}: {reason}", text.say_with("check-number", &which));
                let diagnostic = Diagnostic::at(&*name, &*source, error.span.clone(), reason);
                tell(&diagnostic.expecting(expected), options, text);
            }
        }
    }
    Ok(done)
}

fn game(
    name: &str,
    number: usize,
    record: &Record,
    options: &Options,
    text: &Text,
    asked: Option<&mut Asked<'_>>,
    out: &mut impl Write,
) -> io::Result<Done> {
    let number = [("number", number.to_string().into())];
    let number = text.say_with("check-number", &number);
    let outcome = reasons::result(record.game.outcome(), text);
    let plies = record.game.moves().len();
    let said = text.say_with(
        "check-game",
        &[("plies", plies.into()), ("result", outcome.into())],
    );
    writeln!(out, "{name}: {number}: {said}")?;
    let players = ["White", "Black"].map(|tag| record.tag(tag).unwrap_or("?"));
    if players != ["?", "?"] {
        let [white, black] = players.map(sentence::name);
        writeln!(out, "{white} - {black}")?;
    }
    writeln!(out)?;
    out.flush()?;
    if plies > Review::MOST_PLIES {
        let values = [("game", number.into()), ("most", Review::MOST_PLIES.into())];
        let sentence = text.say_with("review-too-long", &values);
        tell(&Diagnostic::sentence(sentence), options, text);
        return Ok(Done::Badly);
    }
    let tables = asked.map(|asked| {
        let position = asked.endgames.first_near(&record.game);
        asked.tables(position, record.game.rules())
    });
    let review = Review::of(&record.game, Budget::default(), tables.as_ref());
    for line in review_lines::lines(&review, text, options.glyphs(), wrap::columns()) {
        writeln!(out, "{line}")?;
    }
    Ok(Done::Well)
}
