//! Where games are kept: two programs at once, and everything that can stand in
//! the way.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a test may

mod session;

use merels::ui::save::Store;
use session::{BINARY, PATIENCE, Session};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use tempfile::TempDir;

/// `program` with this home and no other place for its files.
fn at_home(program: &str, home: &Path) -> assert_cmd::Command {
    let mut command = assert_cmd::Command::new(program);
    command.env("HOME", home);
    for other in ["XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
        command.env_remove(other);
    }
    command
}

/// Two programs at once: neither writes over the game of the other, also where
/// one goes on with what the other has gone on with meanwhile.
#[test]
fn two_programs_at_once_keep_both_games() {
    let dir = Arc::new(TempDir::new().unwrap());
    let run = |args: &[&str]| Session::run(BINARY, args, &[], Arc::clone(&dir));
    let mut first = run(&["play"]);
    first.shows("White to place a stone.");
    first.send("a1\r");
    first.shows(">a1");
    // The second does not see the game that the first plays.
    let mut second = run(&[]);
    second.shows("New game");
    assert!(
        !second
            .seen
            .0
            .lock()
            .unwrap()
            .screen
            .screen()
            .contents()
            .contains("Go on")
    );
    second.send("n");
    second.shows("Begin");
    second.send("\r");
    second.shows("White to place a stone.");
    second.send("d6\r");
    second.shows(">d6");
    first.send("f4\rq");
    assert_eq!(first.ended(), 0);
    second.send("b4\rq");
    assert_eq!(second.ended(), 0);
    let state = dir.path().join(".local/state/merels");
    let kept = || {
        let (found, unreadable) = Store::at(state.clone(), dir.path().join("data")).find();
        assert_eq!(unreadable, []);
        let mut kept: Vec<String> = found
            .iter()
            .map(|found| {
                let moves = found.record.game.moves().iter();
                moves.map(ToString::to_string).collect::<Vec<_>>().join(" ")
            })
            .collect();
        kept.sort();
        kept
    };
    assert_eq!(kept(), ["a1 f4", "d6 b4"]);

    // Both see them; the one goes on with the first, plays and leaves; the
    // other then goes on with it as it is, not as it was.
    let mut slow = run(&[]);
    slow.shows("Go on: move 2, White to move");
    let mut quick = run(&["--plain"]);
    quick.shows("continue");
    quick.send("continue\r");
    quick.shows("have been played");
    quick.send("d2\r");
    quick.shows("places a stone on d2");
    // While it plays, the other cannot have it.
    slow.send("\r");
    slow.shows("This game was taken up in another window.");
    quick.send("quit\r");
    assert_eq!(quick.ended(), 0);
    let mut third = run(&[]);
    third.shows("Go on: move 2, Black to move");
    third.send("q");
    slow.send("q");
    assert_eq!((third.ended(), slow.ended()), (0, 0));
    let after = kept();
    assert_eq!(after.iter().filter(|game| game.ends_with(" d2")).count(), 1);
    assert_eq!(after.len(), 2);
}

/// Whoever lost the lock in the meantime goes on with what is kept now.
#[test]
fn a_game_gone_on_with_elsewhere_is_read_anew() {
    let dir = Arc::new(TempDir::new().unwrap());
    let run = |args: &[&str]| Session::run(BINARY, args, &[], Arc::clone(&dir));
    let mut first = run(&["play"]);
    first.shows("White to place a stone.");
    first.send("a1\rq");
    assert_eq!(first.ended(), 0);
    let mut slow = run(&[]);
    slow.shows("Go on: move 1, Black to move");
    let mut quick = run(&[]);
    quick.shows("Go on: move 1, Black to move");
    quick.send("\rd6\rg1\rq");
    assert_eq!(quick.ended(), 0);
    slow.send("\r");
    slow.shows(">g1");
    slow.send("f4\rq");
    assert_eq!(slow.ended(), 0);
    let kept = fs::read_to_string(dir.path().join(".local/state/merels/game-1.pgn")).unwrap();
    assert!(kept.contains("1. a1 d6 2. g1 f4 *"), "{kept}");
}

/// However much was in a file: the game that it began is gone on with.
#[test]
fn a_game_from_a_large_file_is_gone_on_with() {
    let dir = TempDir::new().unwrap();
    let large = dir.path().join("large.pgn");
    let comment = "x\n".repeat(4 << 20);
    let tags: String = (0..1000).map(|n| format!("[A{n} \"\"]")).collect();
    fs::write(&large, format!("{tags} 1. d6 {{{comment}}} *")).unwrap();
    let play = |args: &[&str], input: &str| {
        let output = at_home(BINARY, dir.path())
            .args(["--plain", "--lang", "en"])
            .args(args)
            .write_stdin(input)
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let said = play(&["play", large.to_str().unwrap()], "f4\n");
    assert!(said.contains("The game is kept"), "{said}");
    let said = play(&[], "continue\nd2\nlast\n");
    assert!(said.contains("Move 3, White: d2."), "{said}");
}

/// Where the game cannot be kept that is told once, and the game goes on.
#[test]
fn what_is_in_the_way_is_told_once_and_the_game_goes_on() {
    type Hinder = fn(&Path);
    let hindrances: [(&str, Hinder); 6] = [
        ("a file in place of the directory", |home| {
            fs::create_dir_all(home.join(".local/state")).unwrap();
            fs::write(home.join(".local/state/merels"), "").unwrap();
        }),
        ("a file in place of the one above", |home| {
            fs::write(home.join(".local"), "").unwrap();
        }),
        ("a link to nowhere", |home| {
            fs::create_dir_all(home.join(".local/state")).unwrap();
            std::os::unix::fs::symlink("/nowhere/at/all", home.join(".local/state/merels"))
                .unwrap();
        }),
        ("a link to itself", |home| {
            std::os::unix::fs::symlink(".local", home.join(".local")).unwrap();
        }),
        ("a device in place of the directory", |home| {
            fs::create_dir_all(home.join(".local/state")).unwrap();
            std::os::unix::fs::symlink("/dev/null", home.join(".local/state/merels")).unwrap();
        }),
        ("a home that is a file", |home| {
            fs::create_dir_all(home).unwrap();
        }),
    ];
    for (what, hinder) in hindrances {
        let dir = TempDir::new().unwrap();
        hinder(dir.path());
        let home = if what == "a home that is a file" {
            fs::write(dir.path().join("home"), "").unwrap();
            dir.path().join("home")
        } else {
            dir.path().to_owned()
        };
        let output = at_home(BINARY, &home)
            .args(["--plain", "--lang", "en", "play"])
            .write_stdin("a1\nd6\nd1\nd2\ng1xd2\nu\nlast\n")
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0), "{what}");
        let said = String::from_utf8(output.stdout).unwrap();
        assert_eq!(said.matches("cannot be kept").count(), 1, "{what}: {said}");
        assert!(said.contains("Move 4, Black: d2."), "{what}: {said}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{what}");
    }
}

/// A directory or a pipe in place of a file, or of its lock, costs a place and
/// nothing else.
#[test]
fn what_stands_in_the_place_of_one_file_is_left_alone() {
    let dir = TempDir::new().unwrap();
    let state = dir.path().join(".local/state/merels");
    fs::create_dir_all(state.join("game-1.pgn")).unwrap();
    fs::create_dir_all(state.join("game-2.lock")).unwrap();
    for pipe in ["game-3.pgn", "game-4.lock", "settings.toml", "progress"] {
        let made = Command::new("mkfifo")
            .arg(state.join(pipe))
            .status()
            .unwrap();
        assert!(made.success());
    }
    let output = at_home(BINARY, dir.path())
        .args(["--plain", "--lang", "en"])
        .write_stdin("new human human\na1\npuzzle 1\nleave\nd6\n")
        .timeout(PATIENCE)
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said.matches("cannot be read").count(), 2, "{said}");
    assert_eq!(said.matches("cannot be kept").count(), 0, "{said}");
    let kept = fs::read_to_string(state.join("game-5.pgn")).unwrap();
    assert!(kept.contains("1. a1 d6 *"), "{kept}");
}

/// A full disk, as far as a limit on the size of files stands in for one: what
/// was kept before is still there.
#[test]
fn a_full_disk_is_told_once_and_what_was_kept_stays() {
    let dir = TempDir::new().unwrap();
    let play = |limit: &str, input: &str| {
        // In units of 512 bytes or of 1024, as the shell has it. The signal
        // that goes with it is ignored, as by a disk.
        let script = format!("trap '' XFSZ; ulimit -f {limit}; exec \"$0\" \"$@\"");
        let output = at_home("sh", dir.path())
            .args(["-c", &script, BINARY, "--plain", "--lang", "en"])
            .write_stdin(input)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0));
        String::from_utf8(output.stdout).unwrap()
    };
    let said = play("unlimited", "new human human\na1\nd6\n");
    assert!(!said.contains("cannot be kept"), "{said}");
    let kept = dir.path().join(".local/state/merels/game-1.pgn");
    let before = fs::read_to_string(&kept).unwrap();
    let said = play("0", "continue\nd1\nd2\nlast\n");
    assert_eq!(said.matches("cannot be kept").count(), 1, "{said}");
    assert!(said.contains("places a stone on d2"), "{said}");
    assert_eq!(fs::read_to_string(&kept).unwrap(), before);
    // With room again it is kept again.
    let said = play("unlimited", "continue\nd1\n");
    assert!(!said.contains("cannot be kept"), "{said}");
    assert!(
        fs::read_to_string(&kept)
            .unwrap()
            .contains("1. a1 d6 2. d1 *")
    );
}

/// A home and a kept game of another user, seen by one who may do nothing
/// there. Only an administrator can try this.
#[test]
fn the_home_of_another_user_is_told_once_and_left_alone() {
    use std::os::unix::fs::PermissionsExt;
    let dir = TempDir::new().unwrap();
    let state = dir.path().join(".local/state/merels");
    fs::create_dir_all(&state).unwrap();
    for path in [dir.path(), &state] {
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    fs::write(state.join("game-1.pgn"), "1. a1 d6 *").unwrap();
    fs::write(state.join("game-2.pgn"), "1. f4 d6 *").unwrap();
    fs::write(state.join("settings.toml"), "language = \"lt\"").unwrap();
    for secret in ["game-2.pgn", "settings.toml"] {
        fs::set_permissions(state.join(secret), fs::Permissions::from_mode(0o600)).unwrap();
    }
    let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups"];
    let able = Command::new("setpriv")
        .args(nobody)
        .args([BINARY, "--version"])
        .output()
        .is_ok_and(|output| output.status.success());
    if !able {
        return;
    }
    let play = |input: &str| {
        let output = at_home("setpriv", dir.path())
            .args(nobody)
            .args([BINARY, "--plain", "--lang", "en"])
            .write_stdin(input)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0));
        String::from_utf8(output.stdout).unwrap()
    };
    let said = play("continue\nd1\nd2\nlast\n");
    assert_eq!(said.matches("cannot be read").count(), 1, "{said}");
    assert_eq!(said.matches("cannot be kept").count(), 1, "{said}");
    assert!(said.contains("Move 4, Black: d2."), "{said}");
    let said = play("new human human\na1\nd6\n");
    assert_eq!(said.matches("cannot be kept").count(), 1, "{said}");
    let kept = fs::read_to_string(state.join("game-1.pgn")).unwrap();
    assert_eq!(kept, "1. a1 d6 *");
}
