//! `merels rules`: the rule book as text.

use super::Done;
use super::args::Options;
use crate::ui::book::Book;
use crate::ui::diagram::Signs;
use crate::ui::text::Text;
use crate::ui::wrap;
use anyhow::Result;
use std::io::{self, Write};

pub(super) fn rules(options: &Options, text: &Text) -> Result<Done> {
    let book = Book::new(text.language());
    let signs = Signs::new(options.glyphs());
    let printed = book.print(text, wrap::columns(), &signs);
    io::stdout().lock().write_all(printed.as_bytes())?;
    Ok(Done::Well)
}
