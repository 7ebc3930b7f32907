//! What other people wrote, made safe for the terminal.

use std::borrow::Cow;

/// Shown in place of a character that is not.
const REPLACEMENT: char = '?';

/// Whether a character steers the terminal, turns the direction of writing or
/// hides, instead of showing something.
pub fn is_unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{61c}' | '\u{180e}' | '\u{feff}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// One character, safe to be shown.
pub fn printable_char(c: char) -> char {
    match c {
        '\t' => ' ',
        c if is_unprintable(c) => REPLACEMENT,
        c => c,
    }
}

/// A text on one line, safe to be shown.
pub fn printable(text: &str) -> Cow<'_, str> {
    if text.contains(is_unprintable) {
        Cow::Owned(text.chars().map(printable_char).collect())
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_steers_a_terminal_is_left() {
        assert_eq!(printable("a\u{1b}[2Jb\tc\u{9b}d\u{7f}"), "a?[2Jb c?d?");
        assert_eq!(printable("\u{202e}gnp.emag"), "?gnp.emag");
        assert_eq!(printable("a\u{61c}b\u{2060}c\u{e0041}"), "a?b?c?");
        assert_eq!(printable("žaidimas.pgn"), "žaidimas.pgn");
    }
}
