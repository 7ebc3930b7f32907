//! How far a long piece of work has come, for a person who waits for it.

use crate::ui::wrap;
use std::io::{self, IsTerminal, Write};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A bar on standard error, where that is a terminal; otherwise nothing.
pub(super) struct Bar {
    total: u32,
    shown: bool,
}

/// How many cells the bar is wide where there is room, and at least.
const WIDTH: usize = 30;
const LEAST: usize = 5;

impl Bar {
    /// A bar for `total` pieces of work.
    pub fn new(total: u32) -> Bar {
        Bar {
            total,
            shown: io::stderr().is_terminal(),
        }
    }

    /// So many pieces are done; `note` stands behind the bar. The bar goes away
    /// with the last of them.
    pub fn show(&self, done: u32, note: &str) {
        if !self.shown {
            return;
        }
        let mut err = io::stderr().lock();
        // Nobody needs to know where a bar cannot be drawn.
        let _ = if done >= self.total {
            write!(err, "\r\x1b[K")
        } else {
            let line = line(done, self.total, note, wrap::error_columns());
            write!(err, "\r{line}\x1b[K")
        };
        let _ = err.flush();
    }
}

/// The bar with what stands behind it, in one line of a terminal so wide: one
/// that is broken could not be drawn over.
fn line(done: u32, total: u32, note: &str, columns: usize) -> String {
    let said = format!("{done}/{total} {note}");
    // The last cell of a line stays free: some terminals go on behind it.
    let room = columns.saturating_sub(1);
    let width = room.saturating_sub(said.width() + 3).clamp(LEAST, WIDTH);
    let filled = (width as u64 * u64::from(done) / u64::from(total.max(1))) as usize;
    let bar: String = (0..width)
        .map(|cell| if cell < filled { '#' } else { '.' })
        .collect();
    let mut left = room;
    let fits = |c: &char| {
        let fits = c.width().unwrap_or(0) <= left;
        left = left.saturating_sub(c.width().unwrap_or(0));
        fits
    };
    let whole = format!("[{bar}] {said}");
    whole.chars().take_while(fits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_stays_in_its_line() {
        let note = "6-5: solving, 5.2 million positions a second, 12:30 left";
        for columns in [120, 80, 60, 40, 10, 1, 0] {
            let line = line(373, 1000, note, columns);
            assert!(line.width() < columns.max(1), "{columns}: {line}");
        }
        let wide = line(500, 1000, note, 120);
        let bar = format!("[{}{}]", "#".repeat(15), ".".repeat(15));
        assert_eq!(wide, format!("{bar} 500/1000 {note}"));
        let narrow = line(500, 1000, note, 80);
        assert!(
            narrow.starts_with("[#") && narrow.ends_with("12:30 left"),
            "{narrow}"
        );
    }
}
