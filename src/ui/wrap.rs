//! Text broken into lines of a given width.

use ratatui::crossterm;
use std::io::IsTerminal;
use unicode_width::UnicodeWidthStr;

/// `text` in lines of at most `width` cells, broken between words. A word that
/// is wider than a line stands on a line of its own, whole.
#[must_use]
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && line.width() + 1 + word.width() > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// How many cells a line of standard output has: `COLUMNS` where it is set, the
/// width of the terminal where there is one, otherwise 80.
#[must_use]
pub fn columns() -> usize {
    columns_of(&std::io::stdout())
}

/// The same for standard error.
#[must_use]
pub fn error_columns() -> usize {
    columns_of(&std::io::stderr())
}

fn columns_of(stream: &impl IsTerminal) -> usize {
    let set = std::env::var("COLUMNS")
        .ok()
        .and_then(|set| set.parse().ok());
    let terminal = || {
        let size = stream.is_terminal().then(crossterm::terminal::size)?;
        size.ok().map(|(columns, _)| columns.into())
    };
    set.or_else(terminal)
        .filter(|&columns| columns > 0)
        .unwrap_or(80)
}

/// `text` with blanks after it up to `width` cells.
#[must_use]
pub fn pad(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(blanks))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_filled_and_never_too_wide() {
        assert_eq!(
            wrap("one two  three\nfour", 9),
            ["one two", "three", "four"]
        );
        assert_eq!(wrap("one two", 7), ["one two"]);
        assert_eq!(wrap("Zwickmühle a", 4), ["Zwickmühle", "a"]);
        assert_eq!(wrap("", 10), Vec::<String>::new());
    }

    #[test]
    fn padding_counts_cells_and_not_bytes() {
        assert_eq!(pad("ė", 3), "ė  ");
        assert_eq!(pad("long", 2), "long");
    }
}
