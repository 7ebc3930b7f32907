//! The real binary in a pseudo-terminal.
#![allow(dead_code)] // each test uses some of it

use portable_pty::{CommandBuilder, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};
use tempfile::TempDir;

pub const BINARY: &str = env!("CARGO_BIN_EXE_merels");

/// Long enough for a machine with much else to do.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// What the terminal has been sent so far.
pub struct Seen {
    pub screen: vt100::Parser,
    pub bytes: Vec<u8>,
    pub closed: bool,
}

pub fn cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap()
}

/// A program in a terminal of its own, with a home of its own.
pub struct Session {
    pub seen: Arc<(Mutex<Seen>, Condvar)>,
    pub keys: Box<dyn Write + Send>,
    pub master: Option<Box<dyn MasterPty + Send>>,
    pub child: Box<dyn portable_pty::Child + Send + Sync>,
    pub home: Arc<TempDir>,
}

impl Session {
    pub fn start(args: &[&str], env: &[(&str, &str)]) -> Session {
        Session::run(BINARY, args, env, TempDir::new().unwrap())
    }

    pub fn run(
        program: &str,
        args: &[&str],
        env: &[(&str, &str)],
        home: impl Into<Arc<TempDir>>,
    ) -> Session {
        let home = home.into();
        let size = PtySize {
            rows: 24,
            cols: 80,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.cwd(home.path());
        for name in [
            "NO_COLOR",
            "LC_CTYPE",
            "LANG",
            "LANGUAGE",
            "XDG_STATE_HOME",
            "XDG_DATA_HOME",
            "XDG_CONFIG_HOME",
        ] {
            command.env_remove(name);
        }
        command.env("HOME", home.path());
        command.env("RUST_BACKTRACE", "0");
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        for (name, value) in env {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let seen = Arc::new((
            Mutex::new(Seen {
                screen: vt100::Parser::new(cells(24), cells(80), 0),
                bytes: Vec::new(),
                closed: false,
            }),
            Condvar::new(),
        ));
        let mut reader = pair.master.try_clone_reader().unwrap();
        let watched = Arc::clone(&seen);
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            loop {
                let count = reader.read(&mut buffer).unwrap_or(0);
                let mut seen = watched.0.lock().unwrap();
                seen.closed = count == 0;
                seen.screen.process(&buffer[..count]);
                seen.bytes.extend(&buffer[..count]);
                watched.1.notify_all();
                if count == 0 {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().unwrap();
        Session {
            seen,
            keys,
            master: Some(pair.master),
            child,
            home,
        }
    }

    /// Waits until `done` says so.
    #[track_caller]
    pub fn until<T>(&self, what: &str, done: impl Fn(&Seen) -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        let mut seen = self.seen.0.lock().unwrap();
        loop {
            if let Some(found) = done(&seen) {
                return found;
            }
            let left = end.saturating_duration_since(Instant::now());
            assert!(
                !left.is_zero() && !seen.closed,
                "waited for {what}:\n{}",
                seen.screen.screen().contents()
            );
            seen = self.seen.1.wait_timeout(seen, left).unwrap().0;
        }
    }

    #[track_caller]
    pub fn shows(&self, text: &str) {
        self.until(text, |seen| {
            seen.screen.screen().contents().contains(text).then_some(())
        });
    }

    pub fn send(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Where a text stands on the screen: column and row from 0.
    #[track_caller]
    pub fn find(&self, text: &str) -> (u16, u16) {
        self.until(text, |seen| {
            let contents = seen.screen.screen().contents();
            contents.lines().enumerate().find_map(|(row, line)| {
                let at = line.find(text)?;
                Some((line[..at].chars().count() as u16, row as u16))
            })
        })
    }

    /// The cell of a point, from the letters and digits beside the board.
    #[track_caller]
    pub fn cell(&self, point: &str) -> (u16, u16) {
        let (file, rank) = point.split_at(1);
        let row = self.until("the ranks", |seen| {
            let contents = seen.screen.screen().contents();
            contents.lines().position(|line| line.starts_with(rank))
        });
        let letters = self.find("a     b").0;
        let step = u16::from(file.as_bytes()[0] - b'a') * 6;
        (letters + step, row as u16)
    }

    pub fn click(&mut self, (column, row): (u16, u16)) {
        let (column, row) = (column + 1, row + 1);
        self.send(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    pub fn signal(&self, signal: Signal) {
        let id = self.child.process_id().unwrap();
        kill_process(Pid::from_raw(id as i32).unwrap(), signal).unwrap();
    }

    /// Waits for the end. Returns the exit status.
    #[track_caller]
    pub fn ended(&mut self) -> u32 {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.exit_code();
            }
            assert!(Instant::now() < end, "it does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// The terminal is as it was: main screen, cursor shown, no mouse reports,
    /// no paste brackets, lines and echo on.
    #[track_caller]
    pub fn given_back(&self) {
        self.until("the main screen", |seen| {
            (!seen.screen.screen().alternate_screen()).then_some(())
        });
        self.until("the cursor", |seen| {
            (!seen.screen.screen().hide_cursor()).then_some(())
        });
        let seen = self.seen.0.lock().unwrap();
        let screen = seen.screen.screen();
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        assert!(!screen.bracketed_paste());
        drop(seen);
        let termios = self.master.as_ref().unwrap().get_termios().unwrap();
        let local = format!("{:?}", termios.local_flags);
        assert!(
            local.contains("ICANON") && local.contains("ECHO"),
            "{local}"
        );
    }

    pub fn saved(&self) -> String {
        let dir = self.home.path().join(".local/state/merels");
        read_only_pgn(&dir)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub fn read_only_pgn(dir: &Path) -> String {
    let mut games: Vec<String> = std::fs::read_dir(dir)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "pgn"))
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0)
}
