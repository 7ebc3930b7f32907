//! The program as its user runs it: what it prints, what it says on standard
//! error, and how it exits.
#![allow(clippy::unwrap_used)] // a test may

use assert_cmd::Command;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

const START: &str = "3/3/3/6/3/3/3 w 9 9";
const CASES: &str = "tests/data/cases";

fn merels(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("merels").unwrap();
    command.args(arguments).env("LC_ALL", "en_US.UTF-8");
    command.env_remove("NO_COLOR").env_remove("LANGUAGE");
    command
}

/// What a run leaves behind: exit status, standard output, standard error.
fn run_with(arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    let output = merels(arguments)
        .write_stdin(input.to_vec())
        .output()
        .unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

fn run(arguments: &[&str]) -> (i32, String, String) {
    run_with(arguments, b"")
}

/// A run that must go well and say nothing on standard error.
#[track_caller]
fn good(arguments: &[&str], input: &str) -> String {
    let (status, out, err) = run_with(arguments, input.as_bytes());
    assert_eq!((status, err.as_str()), (0, ""), "{out}");
    out
}

/// A run that must go well, whatever it says.
#[track_caller]
fn good_or_told(arguments: &[&str]) {
    let (status, _, err) = run(arguments);
    assert_eq!(status, 0, "{err}");
}

/// A run that must end with status 1 and print nothing; what it says.
#[track_caller]
fn bad(arguments: &[&str], input: &[u8]) -> String {
    let (status, out, err) = run_with(arguments, input);
    assert_eq!((status, out.as_str()), (1, ""), "{err}");
    err
}

fn case(name: &str) -> String {
    format!("{CASES}/{name}.txt")
}

fn json_lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn check_says_what_each_game_comes_to() {
    let expected = [
        (
            "all-in-mills",
            "34 plies, Black wins (fewer than three stones)",
        ),
        (
            "blocked-after-removal",
            "30 plies, Black wins (no legal move)",
        ),
        ("bom-and-crlf", "43 plies, unfinished"),
        (
            "fifty-quiet-plies",
            "50 plies, draw (too many plies without a removal)",
        ),
        ("tags-but-no-moves", "0 plies, unfinished"),
        (
            "result-token-on-open-board",
            "37 plies, unfinished (the file claims 1-0)",
        ),
        (
            "wrapped-lines-and-tags",
            "39 plies, White wins (no legal move)",
        ),
    ];
    for (name, said) in expected {
        let file = case(name);
        assert_eq!(good(&["check", &file], ""), format!("{file}: {said}\n"));
    }
    assert_eq!(good(&["check", "-"], "d6"), "-: 1 ply, unfinished\n");
}

#[test]
fn check_numbers_the_games_of_a_file_with_several() {
    assert_eq!(
        good(&["check", "-"], "1. d6 *\n\n[White \"B\"]\n1. a1 d6 *"),
        "-: game 1: 1 ply, unfinished\n-: game 2: 2 plies, unfinished\n"
    );
}

#[test]
fn a_bad_move_is_shown_with_its_place_and_reason() {
    assert_eq!(
        bad(&["check", &case("slide-before-hand-empty")], b""),
        "\
error: ply 17: a1-a4 cannot be played: White still has 1 stone in hand and must place one
 --> tests/data/cases/slide-before-hand-empty.txt:9:8
  |
9 |  9.    a1-a4    a1
  |        ^^^^^
  |
  = expected: a4, a7, b2, b6, c3, e4 and 2 more
"
    );
    assert_eq!(
        bad(&["check", &case("diagonal-is-no-mill")], b""),
        "\
error: ply 5: c5xd7 cannot be played: it closes no mill, so d7 cannot be removed
 --> tests/data/cases/diagonal-is-no-mill.txt:1:22
  |
1 | 1. a7 d7 2. b6 d6 3. c5xd7 d5
  |                      ^^^^^
  |
  = expected: c5
"
    );
    assert_eq!(
        bad(&["check", &case("rep-three")], b""),
        "\
error: ply 27: e3-e4 comes after the end of the game: draw (third repetition)
  --> tests/data/cases/rep-three.txt:14:8
   |
14 | 14.    e3-e4
   |        ^^^^^
   |
   = expected: the result, or the tags of another game
"
    );
}

#[test]
fn rules_of_the_command_line_hold_where_the_file_says_nothing() {
    let file = case("fly-or-not");
    let error = bad(&["check", "--no-flying", &file], b"");
    assert!(
        error.starts_with(
            "error: ply 45: g4-b4 cannot be played: g4 and b4 are not neighbours on a line\n"
        ),
        "{error}"
    );
    let flying = format!(
        "[Flying \"on\"]\n{}",
        std::fs::read_to_string(&file).unwrap()
    );
    assert_eq!(
        good(&["check", "-", "--no-flying"], &flying),
        "-: 45 plies, unfinished\n"
    );

    let quiet = case("fifty-quiet-plies");
    let said = |limit| good(&["check", &quiet, "--quiet-limit", limit], "");
    assert!(said("off").ends_with("50 plies, unfinished\n"));
    assert!(said("51").ends_with("50 plies, unfinished\n"));
    let error = bad(&["check", &quiet, "--quiet-limit", "49"], b"");
    assert!(
        error.starts_with("error: ply 50: g7-g4 comes after the end"),
        "{error}"
    );

    let repeated = case("rep-three");
    assert!(good(&["check", "--no-repetition", &repeated], "").ends_with("27 plies, unfinished\n"));
}

#[test]
fn one_refused_file_does_not_hide_the_others() {
    let (status, out, err) = run(&[
        "check",
        &case("diagonal-is-no-mill"),
        "no-such-file",
        &case("two-mills-one-stone"),
    ]);
    assert_eq!(status, 1);
    assert_eq!(
        out,
        format!("{}: 10 plies, unfinished\n", case("two-mills-one-stone"))
    );
    assert_eq!(err.matches("error: ").count(), 2);
    assert!(
        err.ends_with("error: no-such-file cannot be read: No such file or directory\n"),
        "{err}"
    );
}

#[test]
fn check_json_has_one_object_a_game() {
    let out = good(
        &["check", "--json", "-"],
        "1. d6 1-0\n\n[Event \"2\"] d6 d2 *",
    );
    assert_eq!(
        json_lines(&out),
        [
            json!({"file": "-", "game": 1, "plies": 1, "result": "*", "reason": null,
                "position": "3/1W1/3/6/3/3/3 b 8 9 1"}),
            json!({"file": "-", "game": 2, "plies": 2, "result": "*", "reason": null,
                "position": "3/1W1/3/6/3/1B1/3 w 8 8 2"}),
        ]
    );
    let reasons = [
        ("all-in-mills", "0-1", "fewer-than-three"),
        ("blocked-after-removal", "0-1", "no-legal-move"),
        ("fifty-quiet-plies", "1/2-1/2", "quiet-limit"),
    ];
    for (name, result, reason) in reasons {
        let line = &json_lines(&good(&["check", "--json", &case(name)], ""))[0];
        assert_eq!(line["result"], result);
        assert_eq!(line["reason"], reason);
    }
    let settled = |tags: &str| {
        let text = format!("{tags}\n1. d6");
        let line = &json_lines(&good(&["check", "--json", "-"], &text))[0];
        (line["result"].clone(), line["reason"].clone())
    };
    assert_eq!(
        settled("[Result \"0-1\"][Termination \"resignation\"]"),
        (json!("0-1"), json!("resignation"))
    );
    assert_eq!(
        settled("[Result \"1/2-1/2\"][Termination \"agreement\"]"),
        (json!("1/2-1/2"), json!("agreement"))
    );
}

#[test]
fn check_json_tells_errors_as_values() {
    let (status, out, err) = run(&["check", "--json", &case("rep-three"), "no-such-file"]);
    assert_eq!((status, err.as_str()), (1, ""));
    let lines = json_lines(&out);
    assert_eq!(lines[0]["file"], case("rep-three"));
    assert_eq!(lines[0]["game"], 1);
    let error = &lines[0]["error"];
    assert_eq!(
        (&error["line"], &error["column"], &error["ply"]),
        (&json!(14), &json!(8), &json!(27))
    );
    assert!(error["message"].as_str().unwrap().contains("e3-e4"));
    assert_eq!(lines[1]["file"], "no-such-file");
    assert_eq!(lines[1]["error"]["line"], Value::Null);
}

#[test]
fn games_before_a_bad_one_are_told() {
    let (status, out, err) = run_with(&["check", "-"], b"1. d6 *\n2. d6 d6 *\n3. d6 *");
    assert_eq!(status, 1);
    assert_eq!(out, "-: game 1: 1 ply, unfinished\n");
    assert!(err.contains(" --> -:2:7\n"), "{err}");
}

#[test]
fn nothing_from_a_file_steers_the_terminal() {
    let hostile = "1. d6 \u{1b}]0;title\u{7}\u{9b}2J\u{202e}foo";
    for arguments in [&["check", "-"][..], &["check", "--json", "-"]] {
        let (status, out, err) = run_with(arguments, hostile.as_bytes());
        assert_eq!(status, 1);
        let said = out + &err;
        assert!(
            said.chars()
                .all(|c| c == '\n' || !c.is_control() && c != '\u{202e}'),
            "{said:?}"
        );
    }
    let err = bad(&["check", "no\u{1b}[31m\nfile"], b"");
    assert!(
        err.starts_with("error: no?[31m?file cannot be read: "),
        "{err:?}"
    );
}

#[test]
fn a_long_line_is_cut_round_the_word() {
    let text = format!("{} d9 {}", "{comment} ".repeat(1000), "d6 ".repeat(1000));
    let err = bad(&["check", "-"], text.as_bytes());
    assert!(err.contains(" --> -:1:10002\n"), "{err}");
    assert!(err.lines().all(|line| line.chars().count() < 120), "{err}");
    let lines: Vec<&str> = err.lines().collect();
    let caret = lines[4].find("^^").unwrap();
    assert_eq!(lines[3].get(caret..caret + 2), Some("d9"), "{err}");
}

#[test]
fn what_is_no_text_is_refused_with_its_place() {
    let err = bad(&["check", "-"], b"1. d6\n{\xff} d2");
    assert!(
        err.starts_with("error: these bytes are no text in UTF-8\n --> -:2:2\n"),
        "{err}"
    );
    let err = bad(&["check", "-"], b"1. d6 \0");
    assert!(err.contains(" --> -:1:7\n"), "{err}");
}

#[test]
fn legal_lists_the_moves_sorted() {
    assert_eq!(
        good(&["engine", "legal", START], ""),
        "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7\n"
    );
    assert_eq!(
        good(&["engine", "legal", "WW1/3/3/6/BB1/3/3", "w", "7", "7"], "")
            .split(' ')
            .next(),
        Some("a1")
    );
    assert!(
        good(&["engine", "legal", "WW1/3/3/6/BB1/3/3 w 7 7"], "").ends_with("g4 g7xc3 g7xd3\n")
    );
    let three = "WWB/B2/2B/W5/3/3/3 w 0 0";
    assert!(good(&["engine", "legal", three], "").contains("d7-g1"));
    assert!(!good(&["engine", "legal", three, "--no-flying"], "").contains("d7-g1"));
}

#[test]
fn a_finished_game_has_an_empty_line_of_moves() {
    let lost = "WW1/3/3/6/BBB/3/3 w 0 0";
    assert_eq!(good(&["engine", "legal", lost], ""), "\n");
    let drawn = "WWW/3/3/6/BBB/3/3 w 1 1 50";
    assert_eq!(good(&["engine", "legal", drawn], ""), "\n");
    assert_ne!(
        good(&["engine", "legal", drawn, "--quiet-limit", "off"], ""),
        "\n"
    );
}

#[test]
fn a_bad_position_gets_a_caret() {
    assert_eq!(
        bad(&["engine", "legal", "3/3/3/5/3/3/3 w 9 9"], b""),
        "\
error: rank 4 has 5 points
 |
 | 3/3/3/5/3/3/3 w 9 9
 |       ^
 |
 = expected: 6 points
"
    );
    let (status, out, _) = run(&["engine", "legal", "WWW/WWW/WWW/W5/3/3/3 w 0 9"]);
    assert_eq!((status, out.as_str()), (1, ""));
}

#[test]
fn positions_from_standard_input_are_answered_line_by_line() {
    let input = format!("{START}\nno position\n\nWW1/3/3/6/BBB/3/3 w 0 0\r\n{START}");
    let (status, out, err) = run_with(&["engine", "perft", "1", "-"], input.as_bytes());
    assert_eq!((status, err.as_str()), (1, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 5);
    assert_eq!((lines[0], lines[3], lines[4]), ("24", "0", "24"));
    // A blank line is none: each line has its answer.
    assert!(
        lines[1].starts_with("error: line 2, column 1: ")
            && lines[2].starts_with("error: line 3, column 1: "),
        "{out}"
    );
    // The same wherever lines are read, and where the whole line is at fault.
    let input = b"3/3/3/6/3/3/3 w 9 9\n3/3/3/5/3/3/3 w 9 9\n\xff\nWW1/3/3/6/BBB/3/3 w 0 0\n";
    for command in ["value", "legal"] {
        let (status, out, _) = run_with(&["engine", command, "-"], input);
        let lines: Vec<&str> = out.lines().collect();
        assert_eq!((status, lines.len()), (1, 4), "{out}");
        assert!(lines[1].starts_with("error: line 2, column 7: "), "{out}");
        assert!(lines[2].starts_with("error: line 3: "), "{out}");
    }
    let best = ["engine", "best", "-", "--level", "beginner"];
    let (_, out, _) = run_with(&best, input);
    let last = out.lines().last().unwrap();
    assert!(last.starts_with("error: line 4: "), "{out}");
    assert_eq!(good(&["engine", "perft", "1", "-"], ""), "");
    let long = format!("{}\n{START}\n", "W".repeat(1_000_000));
    let (status, out, _) = run_with(&["engine", "perft", "1", "-"], long.as_bytes());
    assert_eq!(status, 1);
    assert!(
        out.starts_with("error: ") && out.ends_with("\n24\n"),
        "{out}"
    );
}

#[test]
fn a_bad_line_of_known_values_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("known");
    let good = json!({ "pos": START, "value": "loss", "keep": [] });
    let bad_position = json!({ "pos": "3/3/3/5/3/3/3 w 9 9", "value": "draw", "keep": [] });
    for (line, said) in [
        ("no object", "line 2: expected ident at column 2"),
        ("{}", "line 2: expected `pos`, `value` and `keep`"),
        (
            &bad_position.to_string(),
            "line 2: 5 points on rank 4, expected 6",
        ),
    ] {
        std::fs::write(&file, format!("{good}\n{line}\n")).unwrap();
        let err = bad(&["engine", "keep", file.to_str().unwrap()], b"");
        assert!(err.contains(said), "{err}");
    }
}

#[test]
fn an_answer_comes_before_the_next_question() {
    let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin!("merels"))
        .args(["engine", "perft", "2", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(questions, "{START}").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert_eq!(answer, "552\n");
    }
    drop(questions);
    assert!(child.wait().unwrap().success());
}

#[test]
fn perft_counts_from_the_start_or_a_position() {
    assert_eq!(good(&["engine", "perft", "0"], ""), "1\n");
    assert_eq!(good(&["engine", "perft", "3"], ""), "12144\n");
    // From the oracle, in its form and in that of the program.
    for position in [
        "WBWWB..WBBB.BWB..WW..WWB b 0 1",
        "WBW/WB1/1WB/BB1BWB/2W/W2/WWB b 0 1",
    ] {
        assert_eq!(
            good(&["engine", "perft", "4", position, "--no-flying"], ""),
            "5777\n"
        );
    }
}

#[test]
fn best_is_a_legal_move_and_the_same_for_the_same_seed() {
    let best = |seed| {
        good(
            &["engine", "best", START, "--level", "casual", "--seed", seed],
            "",
        )
    };
    let legal = good(&["engine", "legal", START], "");
    let first = best("5");
    assert!(legal.split_whitespace().any(|mv| mv == first.trim()));
    assert_eq!(best("5"), first);
    let err = bad(&["engine", "best", "WW1/3/3/6/BBB/3/3 w 0 0"], b"");
    assert_eq!(err, "error: the game is over\n");
}

#[test]
fn without_a_terminal_one_line_names_what_needs_none() {
    for arguments in [
        &[][..],
        &["play"],
        &["play", "--black", "club"],
        &["replay", "tests/data/cases/all-in-mills.txt"],
    ] {
        let err = bad(arguments, b"");
        assert_eq!(err.lines().count(), 1, "{err}");
        for name in ["check", "review", "rules", "engine", "completions", "man"] {
            assert!(err.contains(&format!("merels {name}")), "{err}");
        }
        assert!(!err.contains("merels play"), "{err}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_before_the_screen_opens() {
    let file = case("diagonal-is-no-mill");
    let reason = "error: ply 5: c5xd7 cannot be played: ";
    for arguments in [
        &["play", &file][..],
        &["replay", &case("c"), &file],
        &["replay", &file],
    ] {
        let err = bad(arguments, b"");
        assert!(
            err.starts_with(reason) || err.contains("c.txt cannot be read"),
            "{err}"
        );
    }
    let err = bad(&["play", "--position", "3/3/3/6/3/3/3 x 9 9"], b"");
    assert!(err.starts_with("error: this is no side\n"), "{err}");
    assert!(err.contains("\n |               ^\n"), "{err}");
}

#[test]
fn wrong_usage_exits_with_two() {
    for arguments in [
        &["frobnicate"][..],
        &["check"],
        &["check", "--frob", "x"],
        &["engine"],
        &["engine", "perft", "many"],
        &["engine", "best", START, "--level", "grandmaster"],
        &["check", "x", "--quiet-limit", "0"],
        &["check", "x", "--lang", "tlh"],
        &["completions", "cmd.exe"],
        &["play", "--white", "nobody"],
        &["play", "file", "--position", START],
        &["replay"],
        &["--theme", "polkadot"],
    ] {
        let (status, out, err) = run(arguments);
        assert_eq!((status, out.as_str()), (2, ""), "{arguments:?}");
        assert!(!err.is_empty());
    }
}

/// What the parser says of itself in English, wherever it is not kept from it.
const ENGLISH: [&str; 14] = [
    "error:",
    "Usage:",
    "Options:",
    "Commands:",
    "Arguments:",
    "[OPTIONS]",
    "COMMAND",
    "possible values",
    "default:",
    "tip:",
    "unexpected",
    "invalid",
    "required",
    "similar",
];

#[test]
fn wrong_usage_is_told_in_each_language() {
    // What is wrong, and what must be said of it in any language.
    let wrong: [(&[&str], &[&str]); 20] = [
        (&["frobnicate"], &["frobnicate"]),
        (&["chek", "x"], &["chek", "check"]),
        (&["--colour"], &["--colour", "--color"]),
        (
            &["play", "--wite", "club"],
            &["--wite", "--white", "merels play --help"],
        ),
        (&["rules", "all"], &["all", "merels rules --help"]),
        (&["--theme"], &["--theme", "contrast, okabe"]),
        (
            &["--theme", "polkadot"],
            &["--theme", "polkadot", "contrast, okabe"],
        ),
        (&["--plain=yes"], &["--plain"]),
        (&["--seed", "x"], &["--seed", "x"]),
        (&["--quiet-limit", "0"], &["--quiet-limit", "65535", "off"]),
        (&["--clock", "noon"], &["--clock", "noon", "10+5"]),
        (&["--lang", "tlh"], &["--lang", "en, lt, et, hu, ru"]),
        (&["check"], &["merels check --help"]),
        (&["play", "x", "--position", START], &["--position"]),
        (&["--seed", "1", "--seed", "2"], &["--seed"]),
        (&["solve", "--small", "x", "--verify"], &["--small"]),
        (&["solve", "--stones", "19"], &["--stones", "6", "18"]),
        (&["engine", "perft", "many"], &["many"]),
        (
            &["engine", "match", "club", "simple", "--random-plies", "17"],
            &["--random-plies", "17", "0", "16"],
        ),
        (
            &["engine", "match", "club", "dragon"],
            &["dragon", "master:50"],
        ),
    ];
    for (language, error) in [
        ("en", "error: "),
        ("lt", "klaida: "),
        ("et", "viga: "),
        ("hu", "hiba: "),
        ("ru", "ошибка: "),
    ] {
        for (arguments, said) in wrong {
            let mut arguments = arguments.to_vec();
            if !arguments.contains(&"--lang") {
                arguments.splice(0..0, ["--lang", language]);
            } else if language != "en" {
                continue;
            }
            let (status, out, err) = run(&arguments);
            assert_eq!((status, out.as_str()), (2, ""), "{arguments:?}");
            assert!(err.starts_with(error), "{arguments:?}: {err}");
            for part in said {
                assert!(err.contains(part), "{arguments:?}: {part}: {err}");
            }
            assert!(!err.contains("usage-"), "{err}");
            for english in ENGLISH.iter().filter(|_| language != "en") {
                assert!(!err.contains(english), "{arguments:?}: {english}: {err}");
            }
        }
    }
}

#[test]
fn help_is_in_each_language_down_to_its_headings() {
    let commands: [&[&str]; 21] = [
        &[],
        &["play"],
        &["replay"],
        &["check"],
        &["review"],
        &["rules"],
        &["solve"],
        &["config"],
        &["completions"],
        &["man"],
        &["engine"],
        &["engine", "legal"],
        &["engine", "perft"],
        &["engine", "best"],
        &["engine", "value"],
        &["engine", "bench"],
        &["engine", "match"],
        &["engine", "keep"],
        &["engine", "problems"],
        &["engine", "tune"],
        &["engine", "uci"],
    ];
    for (language, heading, values) in [
        ("en", "Usage: ", "[values: "),
        ("lt", "Naudojimas: ", "[reikšmės: "),
        ("et", "Kasutamine: ", "[väärtused: "),
        ("hu", "Használat: ", "[értékek: "),
        ("ru", "Использование: ", "[значения: "),
    ] {
        for command in commands {
            let mut arguments = command.to_vec();
            arguments.extend(["--help", "--lang", language]);
            let help = good(&arguments, "");
            let usage = format!(
                "\n{heading}{}",
                ["merels"]
                    .iter()
                    .chain(command)
                    .copied()
                    .collect::<Vec<_>>()
                    .join(" ")
            );
            assert!(help.contains(&usage), "{usage}: {help}");
            assert!(help.contains(values), "{help}");
            for english in ENGLISH.iter().filter(|_| language != "en") {
                assert!(!help.contains(english), "{arguments:?}: {english}: {help}");
            }
        }
        let page = good(&["man", "--lang", language], "");
        for english in ["possible values", "default:", "OPTIONS]"] {
            assert!(
                language == "en" || !page.contains(english),
                "{english}: {page}"
            );
        }
    }
}

#[test]
fn a_game_among_several_is_named_where_it_is_refused() {
    let (status, out, err) = run_with(&["check", "-"], b"1. d6 *\n\n1. d6 d6 *\n");
    assert_eq!(status, 1);
    assert_eq!(out, "-: game 1: 1 ply, unfinished\n");
    assert!(
        err.starts_with("error: game 2: ply 2: d6 cannot be played"),
        "{err}"
    );
    // Alone it needs no number.
    let err = bad(&["check", "-"], b"1. d6 d6 *\n");
    assert!(err.starts_with("error: ply 2: "), "{err}");
    let err = bad(&["replay", "-"], b"1. d6 *\n\n1. d6 d6 *\n");
    assert!(err.starts_with("error: game 2: ply 2: "), "{err}");
}

#[test]
fn standard_input_is_read_once() {
    let once = good(&["check", "-"], "1. d6 *\n");
    assert_eq!(good(&["check", "-", "-"], "1. d6 *\n"), once);
    let told = |arguments: &[&str]| good(arguments, "1. d6 *\n");
    assert_eq!(
        told(&["replay", "--plain", "-", "-"]),
        told(&["replay", "--plain", "-"])
    );
    assert_eq!(told(&["review", "-", "-"]), told(&["review", "-"]));
}

#[test]
fn comments_are_told_where_they_stand_line_by_line() {
    let game = "{Before\n the start} 1. d6 {first} {[%clk 0:09:58]} f4 {[%clk 0:09:57] second\x1b[2J}\n\
         2. d2 ; third\n *\n";
    let told = |language| good(&["replay", "--plain", "-", "--lang", language], game);
    assert_eq!(
        told("en").lines().skip(1).collect::<Vec<_>>(),
        [
            "White: person. Black: person.",
            "Comment: Before the start",
            "White places a stone on d6.",
            "Comment: first",
            "Black places a stone on f4.",
            "Comment: second?[2J",
            "White places a stone on d2.",
            "Comment: third",
            "Black to place a stone; 8 are left in hand.",
        ]
    );
    for (language, said) in [
        ("lt", "Komentaras: third"),
        ("et", "Kommentaar: third"),
        ("hu", "Megjegyzés: third"),
        ("ru", "Комментарий: third"),
    ] {
        assert!(told(language).contains(said), "{}", told(language));
    }
}

#[test]
fn a_game_without_end_is_not_reviewed() {
    let endless = "[QuietLimit \"off\"][Repetition \"off\"]\n\
         [FEN \"W1W/3/3/1WW3/3/B1B/B2 w 0 0\"]\n"
        .to_owned()
        + &"a7-d7 a1-d1 d7-a7 d1-a1 ".repeat(501);
    let (status, out, err) = run_with(&["review", "-"], endless.as_bytes());
    assert_eq!(status, 1);
    assert!(out.starts_with("-: game 1: 2004 plies, "), "{out}");
    assert!(err.starts_with("error: game 1: "), "{err}");
    assert!(err.contains("2000 plies"), "{err}");
}

#[test]
fn a_plain_terminal_gets_lines() {
    let dir = tempfile::tempdir().unwrap();
    let mut command = merels(&[]);
    command.env("TERM", "dumb");
    command
        .env("XDG_STATE_HOME", dir.path())
        .env("XDG_DATA_HOME", dir.path());
    let output = command.write_stdin("new\nd6\nquit\n").output().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(out.contains("White places a stone on d6."), "{out}");
    assert!(!out.contains('\x1b'), "{out}");
}

#[test]
fn a_game_lost_on_time_is_read_as_such() {
    let game = "[Result \"0-1\"]\n[Termination \"Time forfeit\"]\n\n1. d6 0-1\n";
    assert_eq!(good(&["check", "-"], game), "-: 1 ply, Black wins (time)\n");
    let line = &json_lines(&good(&["check", "--json", "-"], game))[0];
    assert_eq!(line["reason"], json!("time-forfeit"));
}

#[test]
fn the_clock_is_for_two_people() {
    let dir = tempfile::tempdir().unwrap();
    let mut command = merels(&["play", "--plain", "--clock", "10+5"]);
    command.env("XDG_STATE_HOME", dir.path());
    command.env("XDG_DATA_HOME", dir.path());
    let output = command.write_stdin("d6\nclock\nquit\n").output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("The clock: White 10:0"), "{said}");
    let with_bot = ["play", "--plain", "--clock", "10+5", "--black", "club"];
    let (status, out, err) = run(&with_bot);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(
        err.starts_with("error: the clock is for two people"),
        "{err}"
    );
}

#[test]
fn help_describes_every_command_and_option_and_gives_examples() {
    let mut waiting = vec![Vec::<String>::new()];
    let mut seen = 0;
    while let Some(path) = waiting.pop() {
        let mut arguments: Vec<&str> = path.iter().map(String::as_str).collect();
        arguments.push("--help");
        let help = good(&arguments, "");
        seen += 1;
        // A sentence that nobody wrote shows its id.
        assert!(!help.contains("help-"), "{help}");
        assert!(help.contains("\nUsage: merels"), "{help}");
        match help.split_once("\nCommands:\n") {
            Some((_, commands)) => {
                let names = commands.lines().take_while(|line| !line.is_empty());
                // A description may go on in the next line, further in.
                let names = names.filter(|line| !line.starts_with("   "));
                for name in names.filter_map(|line| line.split_whitespace().next()) {
                    let mut path = path.clone();
                    path.push(name.to_owned());
                    waiting.push(path);
                }
            }
            None => assert!(help.contains("\nExamples:\n  merels "), "{help}"),
        }
    }
    assert!(seen > 5);
    assert_eq!(
        good(&["--version"], ""),
        format!("merels {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn packagers_get_completions_and_a_manual_page() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(good(&["completions", shell], "").contains("merels"));
    }
    let page = good(&["man"], "");
    assert!(page.contains(".TH merels 6"));
    for words in [
        "merels check",
        "merels engine legal",
        "\\-\\-json",
        "EXIT STATUS",
        "Ctrl\\-C",
    ] {
        assert!(page.contains(words), "{words}");
    }
    assert!(
        !page.contains("help\\-") && !page.contains("man\\-exit"),
        "{page}"
    );
}

#[test]
fn colours_come_when_asked_for() {
    let file = case("diagonal-is-no-mill");
    assert!(bad(&["check", &file, "--color", "always"], b"").contains('\u{1b}'));
    assert!(!bad(&["check", &file], b"").contains('\u{1b}'));
    assert!(!bad(&["check", &file, "--color", "never"], b"").contains('\u{1b}'));
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin!("merels"))
        .args(["engine", "perft", "1", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut questions = child.stdin.take().unwrap();
    // It may be gone already when the second line is written.
    let _ = writeln!(questions, "{START}\n{START}");
    drop(questions);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

/// Every command that prints, also what the parser of the arguments prints.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let file = case("two-mills-one-stone");
    let solved = tempfile::tempdir().unwrap();
    let directory = solved.path().to_str().unwrap();
    good_or_told(&["solve", "--stones", "6", "--dir", directory]);
    let commands: [&[&str]; 24] = [
        &["check", &file],
        &["check", "--json", &file],
        &["review", &file],
        &["rules"],
        &["man"],
        &["completions", "bash"],
        &["config"],
        &["config", "--default"],
        &["picture"],
        &["--plain"],
        &["--plain", "play"],
        &["--plain", "replay", &file],
        &["engine", "legal", START],
        &["engine", "perft", "1"],
        &["engine", "value", START],
        &["engine", "best", START, "--level", "casual"],
        &["engine", "match", "simple", "simple", "--games", "2"],
        &["engine", "keep", "/dev/null"],
        &["solve", "--stones", "6", "--report", "--dir", directory],
        &["--help"],
        &["-h"],
        &["--version"],
        &["play", "--help"],
        &["engine", "uci", "--help"],
    ];
    for arguments in commands {
        let full = std::fs::File::options().write(true).open("/dev/full");
        let output = std::process::Command::new(assert_cmd::cargo::cargo_bin!("merels"))
            .args(arguments)
            .args(["--lang", "en"])
            .stdin(Stdio::null())
            .stdout(full.unwrap())
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {said}");
        let last = said.lines().last().unwrap();
        assert_eq!(last, "error: No space left on device", "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_of_the_protocol_that_cannot_be_written_ends_it() {
    let full = std::fs::File::options().write(true).open("/dev/full");
    let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin!("merels"))
        .args(["engine", "uci", "--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(full.unwrap())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"go depth 1\nquit\n").unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, "error: No space left on device\n");
}

#[test]
fn the_protocol_begins_without_tables_where_that_is_asked() {
    let option = |arguments: &[&str]| {
        let said = good(arguments, "uci\nquit\n");
        let option = said.lines().find(|line| line.contains("UseTables"));
        option.unwrap().to_owned()
    };
    assert!(option(&["engine", "uci"]).ends_with("default true"));
    assert!(option(&["engine", "uci", "--no-tables"]).ends_with("default false"));
}

/// Where standard error takes nothing the work is done all the same.
#[cfg(target_os = "linux")]
#[test]
fn messages_that_nobody_can_be_told_change_nothing() {
    let directory = tempfile::tempdir().unwrap();
    let full = std::fs::File::options().write(true).open("/dev/full");
    let status = std::process::Command::new(assert_cmd::cargo::cargo_bin!("merels"))
        .args(["solve", "--stones", "6", "--verify", "--dir"])
        .arg(directory.path())
        .stderr(full.unwrap())
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(0));
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 1);
}

/// A pattern of the shell puts names of files into the arguments; what is said
/// about them must not steer the terminal.
#[test]
fn arguments_are_told_without_what_steers_a_terminal() {
    for arguments in [
        vec!["\u{1b}]0;title\u{7}.pgn"],
        vec!["check", "\u{1b}[2J\u{202e}.pgn"],
        vec!["replay", "\u{1b}[2J.pgn"],
        vec!["play", "\u{1b}[2J.pgn"],
        vec!["engine", "legal", "\u{1b}[2J"],
        vec!["engine", "keep", "\u{1b}[2J"],
        vec!["--lang", "\u{1b}[2J"],
        vec!["--\u{1b}[2J"],
        vec!["--quiet-limit=\u{1b}[2J"],
        vec!["solve", "--stones", "\u{9b}2J"],
    ] {
        let (status, out, err) = run(&arguments);
        assert_ne!(status, 0, "{arguments:?}");
        for said in [out, err] {
            let steers = said
                .chars()
                .any(|c| c != '\n' && merels::ui::printable::is_unprintable(c));
            assert!(!steers, "{arguments:?}: {said:?}");
        }
    }
}
