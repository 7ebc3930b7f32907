//! `merels rules` and `merels review` as their user runs them.
#![allow(clippy::unwrap_used)] // a test may

use assert_cmd::Command;

fn run(arguments: &[&str], input: &str) -> (i32, String, String) {
    let mut command = Command::cargo_bin("merels").unwrap();
    command.args(arguments).env("LC_ALL", "en_US.UTF-8");
    command.env_remove("LANGUAGE").env_remove("COLUMNS");
    let output = command.write_stdin(input).output().unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

#[test]
fn the_rule_book_is_printed_in_the_language_asked_for() {
    for (language, words) in [
        ("en", ["Nine Men's Morris: the rules", "13. History"]),
        ("lt", ["Malūnas: žaidimo taisyklės", "13. Istorija"]),
        ("et", ["Veskimäng: reeglid", "13. Ajalugu"]),
        ("hu", ["Malom: a szabályok", "13. Történet"]),
        ("ru", ["Мельница: правила игры", "13. История"]),
    ] {
        let (status, out, err) = run(&["rules", "--lang", language], "");
        assert_eq!((status, &*err), (0, ""));
        for word in words {
            assert!(out.contains(word), "{language}: {word}");
        }
        assert!(out.contains('┼'));
    }
    let (status, out, _) = run(&["rules", "--ascii"], "");
    assert_eq!(status, 0);
    assert!(out.is_ascii());
}

#[test]
fn a_review_names_the_turning_point() {
    let game = "[SetUp \"1\"]\n[FEN \"WB1/3/3/WB4/1B1/3/WWB b 0 0 0\"]\n1... d3-c3 *\n";
    let (status, out, err) = run(&["review", "--ascii", "-"], game);
    assert_eq!((status, &*err), (0, ""));
    assert!(out.is_ascii());
    let words: Vec<&str> = out.split_whitespace().collect();
    let said = words.join(" ");
    assert!(said.contains("better was d3-d2"), "{out}");
    assert!(said.contains("leaves White without a legal move"), "{out}");
}

#[test]
fn a_file_that_cannot_be_read_is_refused_and_the_others_reviewed() {
    let (status, out, err) = run(
        &[
            "review",
            "no-such-file.pgn",
            "tests/data/cases/two-mills-one-stone.txt",
        ],
        "",
    );
    assert_eq!(status, 1);
    assert!(out.contains("10 plies"), "{out}");
    assert!(err.contains("no-such-file.pgn"));

    let (status, out, err) = run(&["review", "-"], "1. d6 d6");
    assert_eq!((status, &*out), (1, ""));
    assert!(err.contains("ply 2"), "{err}");
}
