//! The file of settings as the program meets it: found, read, told about, and
//! never written.
#![allow(clippy::unwrap_used)] // a test may

use assert_cmd::Command;
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

/// A user with a home of his own, and these settings.
struct User {
    home: TempDir,
}

impl User {
    fn with(settings: &str) -> User {
        let user = User {
            home: TempDir::new().unwrap(),
        };
        fs::create_dir_all(user.file().parent().unwrap()).unwrap();
        fs::write(user.file(), settings).unwrap();
        user
    }

    fn file(&self) -> PathBuf {
        self.home.path().join("config/merels/config.toml")
    }

    fn run(&self, arguments: &[&str], env: &[(&str, &str)], input: &str) -> (i32, String, String) {
        let mut command = Command::cargo_bin("merels").unwrap();
        command
            .args(arguments)
            .env("LC_ALL", "en_US.UTF-8")
            .env_remove("LANGUAGE")
            .env_remove("NO_COLOR")
            .env("HOME", self.home.path())
            .env("XDG_CONFIG_HOME", self.home.path().join("config"))
            .env("XDG_STATE_HOME", self.home.path().join("state"))
            .env("XDG_DATA_HOME", self.home.path().join("data"))
            .envs(env.iter().copied())
            .write_stdin(input);
        let output = command.output().unwrap();
        (
            output.status.code().unwrap(),
            String::from_utf8(output.stdout).unwrap(),
            String::from_utf8(output.stderr).unwrap(),
        )
    }
}

#[test]
fn the_default_file_is_printed_and_can_be_used() {
    let user = User::with("");
    let (status, printed, err) = user.run(&["config", "--default"], &[], "");
    assert_eq!((status, err.as_str()), (0, ""));
    fs::write(user.file(), &printed).unwrap();
    let (status, out, err) = user.run(&["config"], &[], "");
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(out.trim_end(), user.file().display().to_string());
    assert_eq!(fs::read_to_string(user.file()).unwrap(), printed);
}

#[test]
fn flags_come_before_the_file_and_the_file_before_the_locale() {
    let user = User::with("language = \"hu\"");
    let first = |arguments: &[&str]| {
        user.run(arguments, &[], "")
            .1
            .lines()
            .next()
            .map(str::to_owned)
    };
    let hungarian = first(&["rules", "--lang", "hu"]);
    assert_eq!(first(&["rules"]), hungarian);
    assert_ne!(first(&["rules", "--lang", "en"]), hungarian);
    let (_, help, _) = user.run(&["--help"], &[], "");
    assert!(help.contains("Malom"), "{help}");
}

#[test]
fn the_environment_comes_before_the_file() {
    let user = User::with("color = \"always\"\ntheme = \"dark\"");
    let svg = |env: &[(&str, &str)], arguments: &[&str]| {
        user.run(&[&["picture"], arguments].concat(), env, "").1
    };
    let dark = svg(&[], &[]);
    assert_eq!(dark, svg(&[], &["--theme", "dark"]));
    assert_ne!(dark, svg(&[], &["--theme", "light"]));
    assert_eq!(
        svg(&[("NO_COLOR", "1")], &[]),
        svg(&[], &["--color", "never"])
    );
    assert_ne!(dark, svg(&[("NO_COLOR", "1")], &[]));
    assert_eq!(dark, svg(&[("NO_COLOR", "1")], &["--color", "always"]));
}

#[test]
fn the_rules_of_the_file_are_those_of_new_games_and_not_of_scripts() {
    let user = User::with("[rules]\nflying = false");
    // White has three stones; flying, it could go to any empty point.
    let position = "W2/3/3/W5/3/BBB/B1W w 0 0";
    let moves = |arguments: &[&str]| {
        let (status, out, err) = user.run(arguments, &[], "");
        assert_eq!((status, err.as_str()), (0, ""), "{out}");
        out.split_whitespace().count()
    };
    let flying = moves(&["engine", "legal", position]);
    assert!(flying > moves(&["engine", "legal", position, "--no-flying"]));
    let (_, out, _) = user.run(
        &["play", "--plain", "--position", position],
        &[],
        "moves\nquit\n",
    );
    assert!(!out.contains("a7-f6"), "{out}");
    assert!(out.contains("a7-d7"), "{out}");
}

#[test]
fn a_faulty_file_is_told_about_and_left_alone() {
    let settings = "language = \"lt\"\nmouse = 1\n";
    let user = User::with(settings);
    let (status, out, err) = user.run(&["rules"], &[], "");
    // The program runs on what it does of itself: in English here.
    assert_eq!(status, 0);
    assert_eq!(out, User::with("").run(&["rules"], &[], "").1);
    let place = format!("{}:2:9", user.file().display());
    assert!(err.contains(&place), "{err}");
    assert!(
        err.contains("the setting mouse cannot have this value"),
        "{err}"
    );
    assert!(err.contains("true, false"), "{err}");
    assert_eq!(fs::read_to_string(user.file()).unwrap(), settings);
    let (status, _, err) = user.run(&["config"], &[], "");
    assert_eq!(status, 1);
    assert!(err.contains(&place), "{err}");
}

#[test]
fn a_file_that_cannot_be_read_is_told_about() {
    let user = User::with("");
    fs::remove_file(user.file()).unwrap();
    fs::create_dir(user.file()).unwrap();
    let (status, _, err) = user.run(&["config"], &[], "");
    assert_eq!(status, 1);
    assert!(err.contains("cannot be read"), "{err}");
    fs::remove_dir(user.file()).unwrap();
    fs::write(user.file(), [0xff, 0xfe]).unwrap();
    let (status, _, err) = user.run(&["config"], &[], "");
    assert_eq!(status, 1);
    assert!(err.contains("cannot be read"), "{err}");
}

#[test]
fn what_was_changed_on_the_screen_comes_between_the_flags_and_the_file() {
    let user = User::with("language = \"hu\"");
    let state = user.home.path().join("state/merels");
    fs::create_dir_all(&state).unwrap();
    fs::write(state.join("settings.toml"), "language = \"et\"").unwrap();
    let rules = |arguments: &[&str]| user.run(&[&["rules"], arguments].concat(), &[], "").1;
    assert_eq!(rules(&[]), rules(&["--lang", "et"]));
    assert_ne!(rules(&[]), rules(&["--lang", "hu"]));
    assert!(user.run(&["--help"], &[], "").1.contains("Veskimäng"));
    // What cannot be understood there is nobody's fault.
    fs::write(state.join("settings.toml"), "language = ").unwrap();
    assert_eq!(rules(&[]), rules(&["--lang", "hu"]));
    assert_eq!(user.run(&["rules"], &[], "").2, "");
}
