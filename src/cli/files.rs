//! Reading files, and standard input as one.

use super::diagnostic::Diagnostic;
use super::message;
use crate::files::LARGEST;
use crate::ui::printable::printable;
use crate::ui::report;
use crate::ui::text::Text;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The files to be read, standard input only once: the second time there would
/// be nothing left of it.
pub(super) fn each(paths: &[PathBuf]) -> impl Iterator<Item = &PathBuf> {
    let input = |path: &Path| path == Path::new("-");
    let mut read = false;
    paths
        .iter()
        .filter(move |path| !(input(path) && std::mem::replace(&mut read, true)))
}

/// The name of a file as it is shown: safe for the terminal.
pub(super) fn name(path: &Path) -> String {
    printable(&path.to_string_lossy()).into_owned()
}

/// The text of a file, or of standard input where the path is `-`.
///
/// # Errors
/// What is to be told where the file cannot be read, is too large or is no
/// UTF-8.
pub(super) fn read(path: &Path, text: &Text) -> Result<String, Diagnostic<'static>> {
    let refused =
        |reason: String| Diagnostic::sentence(message::unreadable_file(text, &name(path), &reason));
    let bytes = bytes(path)
        .map_err(|error| refused(report::reason(&report::system_reason(&error), text)))?;
    if bytes.len() as u64 > LARGEST {
        let limit = LARGEST >> 20;
        return Err(refused(
            text.say_with("cli-file-too-large", &[("limit", limit.into())]),
        ));
    }
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let source = String::from_utf8_lossy(error.as_bytes()).into_owned();
        let sentence = text.say("cli-not-utf8");
        let expected = text.say("cli-not-utf8-expected");
        // The mark for the bad bytes stands where they were.
        let bad = valid..valid + char::REPLACEMENT_CHARACTER.len_utf8();
        Diagnostic::at(name(path), source, bad, sentence).expecting(expected)
    })
}

fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        let limited = io::stdin().lock().take(LARGEST + 1);
        { limited }.read_to_end(&mut bytes)?;
    } else {
        File::open(path)?
            .take(LARGEST + 1)
            .read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
