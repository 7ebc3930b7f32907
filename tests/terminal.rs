//! The real binary in a pseudo-terminal: what it draws, and that the terminal
//! is given back however it ends.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a test may

mod session;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use rustix::process::Signal;
use session::{BINARY, PATIENCE, Session, cells};
use std::io::Read;
use std::time::{Duration, Instant};
use tempfile::TempDir;

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

/// Each way of leaving, with the bot in the middle of its thoughts.
#[test]
fn every_way_of_leaving_while_the_bot_thinks() {
    let args = ["play", "--white", "master", "--black", "master"];
    let thinking = || {
        let session = Session::start(&args, &[]);
        session.shows("White (master) is thinking");
        session.shows("Black (master) is thinking");
        session
    };
    for (keys, status) in [("q", 0), ("\x03", 130)] {
        let mut session = thinking();
        session.send(keys);
        assert_eq!(session.ended(), status);
        session.given_back();
        assert!(session.saved().contains("1. "));
    }
    for (signal, status) in [
        (Signal::INT, 130),
        (Signal::TERM, 143),
        (Signal::HUP, 129),
        (Signal::QUIT, 131),
    ] {
        let mut session = thinking();
        session.signal(signal);
        assert_eq!(session.ended(), status);
        session.given_back();
        assert!(session.saved().contains("1. "));
    }
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

/// Reads what the program sends until this word has come.
fn read_until(reader: &mut dyn Read, word: &str) {
    let (mut shown, mut buffer) = (Vec::new(), [0; 4096]);
    while !String::from_utf8_lossy(&shown).contains(word) {
        let count = reader.read(&mut buffer).unwrap();
        assert!(count > 0, "it ended before it drew");
        shown.extend(&buffer[..count]);
    }
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
    read_until(&mut reader, "keys");
    drop(reader);
    drop(pair.master);
    assert_eq!(child.wait().unwrap().exit_code(), 129);
}

/// Keys that are typed before the program has the terminal are those typed after.
#[test]
fn what_is_typed_ahead_is_played() {
    for pause in [0, 1, 2, 5, 10, 20] {
        let mut session = Session::start(&["play"], &[]);
        std::thread::sleep(Duration::from_millis(pause));
        session.send("a1\r");
        session.shows(">a1");
    }
}

/// The terminal goes at any moment of the start, also before anything is drawn:
/// the program ends as by a hang-up, and it is no failure.
#[test]
fn a_terminal_that_vanishes_during_the_start_ends_the_program() {
    for (round, args) in [vec![], vec!["play", "--white", "master"], vec!["--plain"]]
        .into_iter()
        .cycle()
        .take(30)
        .enumerate()
    {
        let home = TempDir::new().unwrap();
        let pair = native_pty_system().openpty(PtySize::default()).unwrap();
        let mut command = CommandBuilder::new(BINARY);
        command.args(args);
        command.env("HOME", home.path());
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        let mut child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        std::thread::sleep(Duration::from_millis(round as u64));
        drop(pair.master);
        let status = child.wait().unwrap();
        let hung_up = status.exit_code() == 129 || status.signal() == Some("Hangup");
        assert!(hung_up, "after {round} ms: {status:?}");
    }
}

/// A hang-up that is ignored, as by `nohup`: the terminal is seen to be gone all
/// the same, with the bot thinking and without, on the screen and line by line.
#[test]
fn a_terminal_that_vanishes_unheard_ends_the_program() {
    for args in [
        "play",
        "play --white master --black master",
        "--plain play",
        "--plain play --white master --black master",
    ] {
        let home = TempDir::new().unwrap();
        let pair = native_pty_system().openpty(PtySize::default()).unwrap();
        let mut command = CommandBuilder::new("sh");
        command.args(["-c", &format!("trap '' HUP; exec {BINARY} {args}")]);
        command.env("HOME", home.path());
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        let mut child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        read_until(&mut reader, "White");
        drop(reader);
        drop(pair.master);
        let end = Instant::now() + PATIENCE;
        while child.try_wait().unwrap().is_none() {
            assert!(Instant::now() < end, "{args}: it does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn the_end_of_the_input_line_by_line_keeps_the_game() {
    let mut session = Session::start(&["--plain", "play"], &[]);
    session.shows("White to place a stone");
    session.send("a1\r");
    session.shows("White places a stone on a1.");
    session.send("\x04");
    assert_eq!(session.ended(), 0);
    session.shows("The game is kept");
    session.given_back();
    assert!(session.saved().contains("1. a1 *"));
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

/// Stopped in the middle of its thoughts, the bot goes on with them.
#[test]
fn ctrl_z_and_fg_while_the_bot_thinks() {
    let home = TempDir::new().unwrap();
    let mut session = Session::run(
        "bash",
        &["--norc", "--noprofile", "-i"],
        &[("PS1", "shell> ")],
        home,
    );
    session.shows("shell>");
    // Against each other they think all the time, so that no moment is missed.
    let players = "--white master --black master";
    session.send(&format!("{BINARY} play {players} --no-delay\r"));
    session.shows("Black (master) is thinking");
    session.send("\x1a");
    session.until("the shell", |seen| {
        let contents = seen.screen.screen().contents();
        (contents.matches("shell>").count() == 2).then_some(())
    });
    session.send("fg\r");
    session.shows("White (master) is thinking");
    session.shows("2. ");
    session.send("q");
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
    session.shows("White to place a stone.");
    // A second of nothing comes, at the latest when the machine has time for what
    // was still to be done.
    let end = Instant::now() + PATIENCE;
    loop {
        let before = (count(), ticks());
        std::thread::sleep(Duration::from_secs(1));
        if (count(), ticks()) == before {
            break;
        }
        assert!(Instant::now() < end, "it is never still");
    }
}
