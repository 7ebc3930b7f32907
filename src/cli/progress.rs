//! How far a long piece of work has come, for a person who waits for it.

use std::io::{self, IsTerminal, Write};

/// A bar on standard error, where that is a terminal; otherwise nothing.
pub(super) struct Bar {
    total: u32,
    shown: bool,
}

/// How many cells the bar is wide.
const WIDTH: u32 = 30;

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
        let filled = u64::from(WIDTH) * u64::from(done) / u64::from(self.total.max(1));
        let bar: String = (0..u64::from(WIDTH))
            .map(|cell| if cell < filled { '#' } else { '.' })
            .collect();
        // Nobody needs to know where a bar cannot be drawn.
        let _ = if done >= self.total {
            write!(err, "\r\x1b[K")
        } else {
            write!(err, "\r[{bar}] {done}/{} {note}\x1b[K", self.total)
        };
        let _ = err.flush();
    }
}
