//! The real binary in a pseudo-terminal: what it draws, and that the terminal
//! is given back however it ends.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a test may

use portable_pty::{CommandBuilder, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const BINARY: &str = env!("CARGO_BIN_EXE_merels");

/// Long enough for a machine with much else to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the terminal has been sent so far.
struct Seen {
    screen: vt100::Parser,
    bytes: Vec<u8>,
    closed: bool,
}

fn cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap()
}

/// A program in a terminal of its own, with a home of its own.
struct Session {
    seen: Arc<(Mutex<Seen>, Condvar)>,
    keys: Box<dyn Write + Send>,
    master: Option<Box<dyn MasterPty + Send>>,
    child: Box<dyn portable_pty::Child + Send + Sync>,
    home: TempDir,
}

impl Session {
    fn start(args: &[&str], env: &[(&str, &str)]) -> Session {
        Session::run(BINARY, args, env, TempDir::new().unwrap())
    }

    fn run(program: &str, args: &[&str], env: &[(&str, &str)], home: TempDir) -> Session {
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
    fn until<T>(&self, what: &str, done: impl Fn(&Seen) -> Option<T>) -> T {
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
    fn shows(&self, text: &str) {
        self.until(text, |seen| {
            seen.screen.screen().contents().contains(text).then_some(())
        });
    }

    fn send(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Where a text stands on the screen: column and row from 0.
    #[track_caller]
    fn find(&self, text: &str) -> (u16, u16) {
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
    fn cell(&self, point: &str) -> (u16, u16) {
        let (file, rank) = point.split_at(1);
        let row = self.until("the ranks", |seen| {
            let contents = seen.screen.screen().contents();
            contents.lines().position(|line| line.starts_with(rank))
        });
        let letters = self.find("a     b").0;
        let step = u16::from(file.as_bytes()[0] - b'a') * 6;
        (letters + step, row as u16)
    }

    fn click(&mut self, (column, row): (u16, u16)) {
        let (column, row) = (column + 1, row + 1);
        self.send(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    fn signal(&self, signal: Signal) {
        let id = self.child.process_id().unwrap();
        kill_process(Pid::from_raw(id as i32).unwrap(), signal).unwrap();
    }

    /// Waits for the end. Returns the exit status.
    #[track_caller]
    fn ended(&mut self) -> u32 {
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
    fn given_back(&self) {
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

    fn saved(&self) -> String {
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

fn read_only_pgn(dir: &Path) -> String {
    let mut games: Vec<String> = std::fs::read_dir(dir)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "pgn"))
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0)
}

/// A game in its middle.
fn playing(env: &[(&str, &str)]) -> Session {
    let mut session = Session::start(&["play"], env);
    session.shows("White to place a stone.");
    session.send("a1\rd6\r");
    session.shows("1. a1");
    session.shows("d6");
    session
}

#[test]
fn a_mill_by_keys_and_by_mouse() {
    let mut session = Session::start(&[], &[]);
    session.shows("New game");
    session.send("n");
    session.shows("Begin");
    session.send("\r");
    session.shows("White to place a stone.");
    session.send("a1\rd6\rd1\rd2\rg1\r");
    session.shows("White has closed a mill: take a stone of Black (2 may be taken).");
    // From d6, the stone taken is reached with Tab: d6 and d2 can be chosen.
    session.send("\t\r");
    session.shows("Black to place a stone.");
    session.send("u");
    session.shows("White to place a stone.");
    session.send("r");
    session.shows("Black to place a stone.");
    session.send("uu\x1b");
    session.shows("Go on: move 2, Black to move");
    session.send("\r");
    session.shows("Black to place a stone.");
    for (point, then) in [
        ("d2", "White to place a stone."),
        ("g1", "take a stone of Black (2 may be taken)"),
        ("d6", "3.>g1xd6"),
    ] {
        let cell = session.cell(point);
        session.click(cell);
        session.shows(then);
    }
    session.send("q");
    assert_eq!(session.ended(), 0);
    session.given_back();
    assert!(session.saved().contains("1. a1 d6 2. d1 d2 3. g1xd6 *"));
}

#[test]
fn the_window_changes_its_size() {
    let mut session = playing(&[]);
    for (rows, cols, shows) in [
        (40, 120, "White to place a stone."),
        (10, 20, "24×9"),
        (1, 1, ""),
        (24, 80, "White to place a stone."),
    ] {
        session
            .seen
            .0
            .lock()
            .unwrap()
            .screen
            .screen_mut()
            .set_size(cells(rows), cells(cols));
        let master = session.master.as_ref().unwrap();
        master
            .resize(PtySize {
                rows,
                cols,
                pixel_width: 0,
                pixel_height: 0,
            })
            .unwrap();
        session.shows(shows);
    }
    session.send("q");
    assert_eq!(session.ended(), 0);
    session.given_back();
}

#[test]
fn ctrl_c_and_signals_give_the_terminal_back() {
    let mut session = playing(&[]);
    session.send("\x03");
    assert_eq!(session.ended(), 130);
    session.given_back();
    for (signal, status) in [
        (Signal::INT, 130),
        (Signal::TERM, 143),
        (Signal::HUP, 129),
        (Signal::QUIT, 131),
    ] {
        let mut session = playing(&[]);
        session.signal(signal);
        assert_eq!(session.ended(), status);
        session.given_back();
        assert!(session.saved().contains("1. a1 d6 *"));
    }
}

#[test]
fn signals_are_heard_while_the_bot_thinks() {
    let args = ["play", "--white", "master", "--black", "master"];
    let mut session = Session::start(&args, &[]);
    session.shows("White (master) is thinking");
    session.shows("Black (master) is thinking");
    session.signal(Signal::TERM);
    assert_eq!(session.ended(), 143);
    session.given_back();
}

#[test]
fn a_terminal_that_is_gone_ends_the_program() {
    let mut session = playing(&[]);
    session.master = None;
    session.keys = Box::new(std::io::sink());
    // The reader of the test holds the terminal open until the program ends;
    // a hang-up is what a closing window sends.
    session.signal(Signal::HUP);
    assert_eq!(session.ended(), 129);
    assert!(session.saved().contains("1. a1 d6 *"));
}

/// A terminal that goes away without a word: nothing can be shown any more, not
/// even that.
#[test]
fn a_terminal_that_vanishes_ends_the_program() {
    let home = TempDir::new().unwrap();
    let pair = native_pty_system().openpty(PtySize::default()).unwrap();
    let mut command = CommandBuilder::new(BINARY);
    command.arg("play");
    command.env("HOME", home.path());
    command.env("TERM", "xterm-256color");
    command.env("LC_ALL", "C.UTF-8");
    command.env("RUST_BACKTRACE", "0");
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().unwrap();
    // The whole first frame, with the keys in its last row: a terminal that goes
    // while the program still takes it is an error at the start.
    let (mut shown, mut buffer) = (Vec::new(), [0; 4096]);
    while !String::from_utf8_lossy(&shown).contains("keys") {
        let count = reader.read(&mut buffer).unwrap();
        assert!(count > 0, "it ended before it drew");
        shown.extend(&buffer[..count]);
    }
    drop(reader);
    drop(pair.master);
    assert_eq!(child.wait().unwrap().exit_code(), 129);
}

#[test]
fn a_panic_in_any_thread_gives_the_terminal_back() {
    if !cfg!(debug_assertions) {
        return;
    }
    for place in ["update", "input", "bot"] {
        let args = ["play", "--black", "beginner"];
        let mut session = Session::start(&args, &[("MERELS_TEST_PANIC", place)]);
        session.shows("White to place a stone.");
        session.send("a1\r");
        assert_eq!(session.ended(), 101, "{place}");
        session.given_back();
        session.until("the reason on the main screen", |seen| {
            let shown = seen.screen.screen().contents();
            shown
                .contains(&format!("a test asked for this failure in {place}"))
                .then_some(())
        });
    }
}

#[test]
fn ctrl_z_and_fg() {
    let home = TempDir::new().unwrap();
    let mut session = Session::run(
        "bash",
        &["--norc", "--noprofile", "-i"],
        &[("PS1", "shell> ")],
        home,
    );
    session.shows("shell>");
    session.send(&format!("{BINARY} play\r"));
    session.shows("White to place a stone.");
    session.send("a1\r");
    session.shows("Black to place a stone.");
    session.send("\x1a");
    session.shows("Stopped");
    // The shell has its own way with paste brackets and lines.
    session.until("the main screen", |seen| {
        let screen = seen.screen.screen();
        let mouse = screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None;
        (!screen.alternate_screen() && !screen.hide_cursor() && !mouse).then_some(())
    });
    session.until("the shell", |seen| {
        let contents = seen.screen.screen().contents();
        (contents.matches("shell>").count() == 2).then_some(())
    });
    session.send("fg\r");
    session.shows("Black to place a stone.");
    session.shows("1.>a1");
    session.send("d6\r");
    session.shows("White to place a stone.");
    session.send("q");
    // The third prompt: what is typed before it might be lost.
    session.until("the shell", |seen| {
        let contents = seen.screen.screen().contents();
        (contents.matches("shell>").count() == 3).then_some(())
    });
    session.send("echo status $?\r");
    session.shows("status 0");
}

#[test]
fn no_file_no_game_and_no_terminal_open_no_screen() {
    for (args, says) in [
        (vec!["play", "missing.pgn"], "missing.pgn"),
        (vec!["replay", "bad.pgn"], "bad.pgn"),
    ] {
        let home = TempDir::new().unwrap();
        std::fs::write(home.path().join("bad.pgn"), "1. a1 a1 *").unwrap();
        let mut session = Session::run(BINARY, &args, &[], home);
        assert_eq!(session.ended(), 1);
        let seen = session.seen.0.lock().unwrap();
        let seen = session
            .seen
            .1
            .wait_timeout_while(seen, PATIENCE, |seen| !seen.closed)
            .unwrap()
            .0;
        let text = String::from_utf8_lossy(&seen.bytes).into_owned();
        assert!(text.contains(says), "{text}");
        assert!(!text.contains("\x1b[?1049h"), "{text}");
    }
    let output = assert_cmd::Command::new(BINARY).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("merels check"), "{said}");
}

/// Case C24.
#[test]
fn without_colour_and_without_utf8_everything_can_be_told_apart() {
    for (env, ascii) in [
        (vec![("LC_ALL", "C"), ("TERM", "linux")], true),
        (vec![("LC_ALL", "C"), ("TERM", "vt100")], true),
        (vec![("NO_COLOR", "1")], false),
        (vec![], false),
    ] {
        let mut session = Session::start(&["play"], &env);
        session.shows("White to place a stone.");
        session.send("d6\rf4\rd2\rb4\r");
        session.shows("2. d2");
        session.shows(">b4");
        let marks = ["d6", "f4", "a1", "d2"].map(|point| {
            let (column, row) = session.cell(point);
            let seen = session.seen.0.lock().unwrap();
            let screen = seen.screen.screen();
            (column - 1..=column + 1)
                .map(|column| screen.cell(row, column).unwrap().contents().to_owned())
                .collect::<String>()
        });
        let [white, black, empty, cursor] = &marks;
        assert!(
            white != black && white != empty && black != empty,
            "{marks:?}"
        );
        assert!(!cursor.trim().is_empty());
        if ascii {
            let seen = session.seen.0.lock().unwrap();
            assert!(seen.bytes.is_ascii());
        }
        session.send("q");
        assert_eq!(session.ended(), 0);
    }
}

#[test]
fn nothing_is_written_while_nothing_happens() {
    let session = playing(&[]);
    let count = || session.seen.0.lock().unwrap().bytes.len();
    let ticks = || {
        let id = session.child.process_id().unwrap();
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split(' ').collect();
        fields.get(12..14).map(|ticks| ticks.join(" "))
    };
    // What was drawn last has come; then a second of nothing.
    session.shows("White to place a stone.");
    std::thread::sleep(Duration::from_millis(200));
    let before = (count(), ticks());
    std::thread::sleep(Duration::from_secs(1));
    assert_eq!((count(), ticks()), before);
}
