//! Lines of input, read by a thread of their own so that a line can reach the
//! bot while it thinks.
//!
//! A line is read only when it is wanted: nothing of what follows the last one
//! is taken from whoever reads the input next.
//!
//! Whether leaving ends the thinking at once depends on who waits for it. Where
//! a person types, or where only bots play, it does. A script that has written
//! its lines ahead wants the bot's answer to its last move all the same.

use super::command::{Command, Line};
use std::io::{self, BufRead, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

/// More than any command needs, in bytes; the rest of the line is another.
const LONGEST: u64 = 4096;

/// The input.
pub(super) struct Input {
    wanted: Sender<()>,
    lines: Receiver<io::Result<Option<String>>>,
    /// Whether a line is wanted already.
    asked: bool,
    /// The next line, where it has come already.
    ahead: Option<io::Result<Option<String>>>,
    signals: Arc<Signals>,
}

/// What the two threads tell each other.
#[derive(Default)]
struct Signals {
    /// The bot thinks.
    thinking: AtomicBool,
    /// Leaving ends that at once.
    hasty: AtomicBool,
    /// The bot is to end its thinking now.
    now: AtomicBool,
}

impl Input {
    /// Reads from here.
    ///
    /// # Errors
    /// Where the system has no thread left.
    pub fn new(input: impl BufRead + Send + 'static) -> io::Result<Input> {
        let (wanted, wishes) = channel();
        let (sender, lines) = channel();
        let signals = Arc::new(Signals::default());
        let heard = Arc::clone(&signals);
        let work = move || {
            let mut input = input;
            while wishes.recv().is_ok() {
                let line = loop {
                    let line = read(&mut input);
                    match &line {
                        Ok(Some(line)) if heard.takes(line) => {}
                        _ => break line,
                    }
                };
                let leaves = leaves(&line);
                if sender.send(line).is_err() {
                    return;
                }
                // Whoever begins to think looks for a line that has come, and
                // so one of the two sees the other.
                if leaves {
                    heard.leave();
                }
            }
        };
        thread::Builder::new()
            .name("input".to_owned())
            .spawn(work)?;
        Ok(Input {
            wanted,
            lines,
            asked: false,
            ahead: None,
            signals,
        })
    }

    fn ask(&mut self) {
        // Where the reader is gone, receiving says so.
        self.asked = self.asked || self.wanted.send(()).is_ok();
    }

    /// The next line; `None` at the end of the input.
    ///
    /// # Errors
    /// What the system says.
    pub fn line(&mut self) -> io::Result<Option<String>> {
        if self.ahead.is_none() {
            self.ask();
            self.ahead = self.lines.recv().ok();
        }
        self.asked = false;
        self.ahead.take().unwrap_or(Ok(None))
    }

    /// Whether the next line has come already.
    pub fn has_come(&mut self) -> bool {
        self.ask();
        if self.ahead.is_none() {
            self.ahead = match self.lines.try_recv() {
                Ok(line) => Some(line),
                Err(TryRecvError::Empty) => None,
                Err(TryRecvError::Disconnected) => Some(Ok(None)),
            };
        }
        self.ahead.is_some()
    }

    /// Whether the next line has come already and ends the program.
    pub fn leaves(&mut self) -> bool {
        self.has_come() && self.ahead.as_ref().is_some_and(leaves)
    }

    /// Lets the bot think: it is stopped when `now` is typed meanwhile, and
    /// where `hasty` is set also by leaving. Any other line waits until it has
    /// moved.
    pub fn while_thinking<T>(&mut self, hasty: bool, think: impl FnOnce(&AtomicBool) -> T) -> T {
        self.signals.now.store(false, Ordering::SeqCst);
        self.signals.hasty.store(hasty, Ordering::SeqCst);
        self.signals.thinking.store(true, Ordering::SeqCst);
        self.ask();
        // What came before can no longer give a sign.
        if hasty && self.leaves() {
            self.signals.now.store(true, Ordering::SeqCst);
        }
        let found = think(&self.signals.now);
        self.signals.thinking.store(false, Ordering::SeqCst);
        found
    }
}

impl Signals {
    /// Whether the line is for the bot that thinks, which then moves.
    fn takes(&self, line: &str) -> bool {
        let line = line.trim();
        let now = !line.is_empty() && matches!(Line::read(line), Line::Command(Command::Now, _));
        let taken = now && self.thinking.load(Ordering::SeqCst);
        if taken {
            self.now.store(true, Ordering::SeqCst);
        }
        taken
    }

    /// The next line ends the program.
    fn leave(&self) {
        if self.thinking.load(Ordering::SeqCst) && self.hasty.load(Ordering::SeqCst) {
            self.now.store(true, Ordering::SeqCst);
        }
    }
}

/// Whether a line ends the program: `quit`, the end of the input, an error.
fn leaves(line: &io::Result<Option<String>>) -> bool {
    match line {
        Ok(Some(line)) => {
            let line = line.trim();
            !line.is_empty() && matches!(Line::read(line), Line::Command(Command::Quit, _))
        }
        Ok(None) | Err(_) => true,
    }
}

/// One line, or as much of it as a command needs.
fn read(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    #[test]
    fn now_stops_the_bot_and_other_lines_wait() {
        let lines = Cursor::new(b"d6\n  NOW \nlast\nnow\n".to_vec());
        let mut input = Input::new(lines).unwrap();
        assert_eq!(input.line().unwrap().unwrap(), "d6\n");
        let moved = input.while_thinking(false, |stop| {
            while !stop.load(Ordering::SeqCst) {
                thread::yield_now();
            }
            "f4"
        });
        assert_eq!(moved, "f4");
        assert_eq!(input.line().unwrap().unwrap(), "last\n");
        // Where nobody thinks it is a line like any other.
        assert_eq!(input.line().unwrap().unwrap(), "now\n");
        assert_eq!(input.line().unwrap(), None);
        assert_eq!(input.line().unwrap(), None);
    }
}
