//! `merels solve` as its user runs it: what it says before it begins, files of
//! tables that are of no use, and what is in them.
#![allow(clippy::unwrap_used)] // a test may

use merels::tables::{Pair, file_path};
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

fn merels() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_merels"));
    command.env("LC_ALL", "en_US.UTF-8").env_remove("LANGUAGE");
    command
}

/// A run on the tables in `directory`: exit status, standard output, standard
/// error.
fn solve(directory: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = merels();
    command
        .arg("solve")
        .args(arguments)
        .arg("--dir")
        .arg(directory);
    said(&command.output().unwrap())
}

fn said(output: &Output) -> (i32, String, String) {
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout.clone()).unwrap(),
        String::from_utf8(output.stderr.clone()).unwrap(),
    )
}

/// The tables up to seven stones, and the file with 4 against 3.
fn tables() -> (TempDir, PathBuf) {
    let directory = TempDir::new().unwrap();
    let (status, out, err) = solve(directory.path(), &["--stones", "7"]);
    assert_eq!((status, out.as_str()), (0, ""), "{err}");
    assert!(err.starts_with("Tables up to 7 stones in "), "{err}");
    let file = file_path(directory.path(), Pair::new(4, 3).unwrap(), true);
    (directory, file)
}

/// Puts another file in the place of one that may be open.
fn replace(file: &Path, bytes: &[u8]) {
    std::fs::remove_file(file).unwrap();
    std::fs::write(file, bytes).unwrap();
}

/// Where the header ends.
fn header(bytes: &[u8]) -> usize {
    u32::from_le_bytes(bytes[20..24].try_into().unwrap()) as usize
}

#[test]
fn a_file_of_no_use_is_refused_by_name_and_stays_as_it_is() {
    let (directory, file) = tables();
    let good = std::fs::read(&file).unwrap();
    let changed = |at: usize| {
        let mut bytes = good.clone();
        bytes[at] ^= 1;
        bytes
    };
    let cases: [(&str, Vec<u8>); 6] = [
        ("is not a table of this program", Vec::new()),
        (
            "is not a table of this program",
            b"[Event \"?\"]\n\n1. d6 *\n".to_vec(),
        ),
        ("is a table of another version of this program", changed(8)),
        ("holds other rules or other numbers of stones", {
            let other = file_path(directory.path(), Pair::new(3, 3).unwrap(), true);
            std::fs::read(other).unwrap()
        }),
        ("is damaged", good[..good.len() / 2].to_vec()),
        ("is damaged", changed(40)),
    ];
    for (why, bytes) in cases {
        replace(&file, &bytes);
        // With more to be made, and with nothing else to do.
        for stones in ["8", "7"] {
            let (status, out, err) = solve(directory.path(), &["--stones", stones]);
            assert_eq!((status, out.as_str()), (1, ""), "{why}: {err}");
            let name = file.display().to_string();
            assert!(err.contains(&format!("{name} {why}")), "{why}: {err}");
        }
        assert_eq!(std::fs::read(&file).unwrap(), bytes);
    }
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 2);
    // Only a block is damaged: found when it is read.
    replace(&file, &changed(header(&good) + 2000));
    for arguments in [&["--stones", "8"][..], &["--stones", "7", "--verify"]] {
        let (status, _, err) = solve(directory.path(), arguments);
        assert_eq!(status, 1, "{err}");
        assert!(
            err.contains(&format!("{} is damaged", file.display())),
            "{err}"
        );
    }
}

#[test]
fn a_directory_in_the_place_of_a_file_is_refused() {
    let (directory, file) = tables();
    std::fs::remove_file(&file).unwrap();
    std::fs::create_dir(&file).unwrap();
    for stones in ["8", "7"] {
        let (status, _, err) = solve(directory.path(), &["--stones", stones]);
        assert_eq!(status, 1, "{err}");
        let refused = format!("{} is not a table of this program", file.display());
        assert!(err.contains(&refused), "{err}");
    }
    assert!(file.is_dir());
}

/// The program itself knows these positions; still the file is not there as it
/// was asked for.
#[test]
fn not_all_tables_are_there_where_one_is_refused() {
    let (directory, file) = tables();
    let there = "All tables asked for are in ";
    let (status, out, err) = solve(directory.path(), &["--stones", "7"]);
    assert_eq!((status, out.as_str()), (0, ""), "{err}");
    assert!(err.starts_with(there), "{err}");
    std::fs::write(&file, "no table").unwrap();
    let (status, _, err) = solve(directory.path(), &["--stones", "7"]);
    let refused = format!("error: {} is not a table of this program", file.display());
    assert_eq!(status, 1, "{err}");
    assert!(err.starts_with(&refused) && !err.contains(there), "{err}");
    // What is not asked for is named too, and all that is asked for is there.
    let (status, _, err) = solve(directory.path(), &["--stones", "6"]);
    assert_eq!(status, 0, "{err}");
    assert!(err.starts_with(&refused) && err.contains(there), "{err}");
}

#[cfg(unix)]
#[test]
fn a_table_that_cannot_be_read_is_not_there() {
    use std::os::unix::fs::PermissionsExt;
    let (directory, file) = tables();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o000)).unwrap();
    if std::fs::File::open(&file).is_ok() {
        // Nothing is hidden from this user.
        return;
    }
    let (status, _, err) = solve(directory.path(), &["--stones", "7"]);
    let unread = format!("error: {} cannot be read: Permission", file.display());
    assert_eq!(status, 1, "{err}");
    assert!(err.starts_with(&unread), "{err}");
}

/// Numbers and reasons are those of the language.
#[test]
fn what_is_said_is_said_in_the_language_of_the_user() {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("file");
    std::fs::write(&file, "text").unwrap();
    for (language, reason) in [
        ("en", "Not a directory"),
        ("lt", "tai ne katalogas"),
        ("et", "see ei ole kataloog"),
        ("hu", "ez nem könyvtár"),
        ("ru", "это не каталог"),
    ] {
        let arguments = ["--stones", "6", "--verify", "--lang", language];
        let (status, _, err) = solve(&directory.path().join(language), &arguments);
        assert_eq!(status, 0, "{err}");
        let lines: Vec<&str> = err.lines().collect();
        let [takes, needs, right] = lines[..] else {
            panic!("{err}");
        };
        let (point, other) = if language == "en" {
            ('.', ',')
        } else {
            (',', '.')
        };
        let decimal = |line: &str, whole: char| {
            let mut places = line.char_indices().filter(|&(_, c)| c == whole);
            places.any(|(at, _)| {
                let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
                digit(line[..at].chars().last()) && digit(line[at + 1..].chars().next())
            })
        };
        // The directory has a point of its own.
        let needs = needs.replace(&directory.path().display().to_string(), "");
        for line in [takes, &needs, right] {
            assert!(decimal(line, point) && !decimal(line, other), "{line}");
        }
        let (status, _, err) = solve(&file.join("below"), &arguments);
        assert_eq!(status, 1, "{err}");
        let last = err.lines().last().unwrap();
        assert!(last.ends_with(reason), "{last}");
    }
}

/// A value that is wrong with all checksums right: only the values after the
/// moves tell.
#[test]
fn a_wrong_value_is_found_by_its_successors() {
    let (directory, file) = tables();
    let verified = solve(directory.path(), &["--stones", "7", "--verify"]);
    assert_eq!(verified.0, 0, "{verified:?}");
    assert!(
        verified.2.contains("4-3: every value is right"),
        "{verified:?}"
    );
    let mut bytes = std::fs::read(&file).unwrap();
    // The rarest value of the first table, at the end of its palette, is another
    // one, in one ply more.
    let count = usize::from(u16::from_le_bytes([bytes[32], bytes[33]]));
    bytes[34 + 2 * (count - 1)] ^= 1;
    let end = header(&bytes) - 4;
    let sum = crc32fast::hash(&bytes[..end]).to_le_bytes();
    bytes[end..end + 4].copy_from_slice(&sum);
    replace(&file, &bytes);
    let (status, _, err) = solve(directory.path(), &["--stones", "7", "--verify"]);
    assert_eq!(status, 1, "{err}");
    assert!(err.contains("3-3: every value is right"), "{err}");
    assert!(
        err.contains("values are wrong") && err.contains("4-3: "),
        "{err}"
    );
}

#[test]
fn what_is_in_the_tables_is_counted_for_people_and_for_programs() {
    let (directory, _) = tables();
    let (status, out, _) = solve(directory.path(), &["--stones", "7", "--report"]);
    assert_eq!(status, 0);
    let rows: Vec<Vec<&str>> = out
        .lines()
        .map(|row| row.split_whitespace().collect())
        .collect();
    let firsts: Vec<&str> = rows.iter().map(|row| row[0]).collect();
    assert_eq!(firsts, ["stones", "3-3", "4-3", "3-4", "all"]);
    let (status, out, _) = solve(directory.path(), &["--stones", "7", "--report", "--json"]);
    assert_eq!(status, 0);
    let sets: Vec<Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(sets.len(), 3);
    for (set, row) in sets.iter().zip(&rows[1..]) {
        assert_eq!(format!("{}-{}", set["mover"], set["opponent"]), row[0]);
        assert_eq!(set["entries"].to_string(), row[1]);
        assert_eq!(set["orbits"].to_string(), row[2]);
        assert_eq!(set["limit_win"].to_string(), row[3]);
        assert_eq!(set["draw"].to_string(), row[4]);
    }
}

#[test]
fn a_proof_needs_all_tables_and_says_which_are_missing() {
    let (directory, _) = tables();
    let (status, out, err) = solve(directory.path(), &["--stones", "7", "--prove"]);
    assert_eq!((status, out.as_str()), (1, ""), "{err}");
    assert!(err.starts_with("The proof takes up to "), "{err}");
    assert!(err.contains("missing: 5-3, 4-4,"), "{err}");
}

#[cfg(target_os = "linux")]
#[test]
fn with_too_little_memory_nothing_is_begun() {
    let directory = TempDir::new().unwrap();
    let limited = |arguments: &str| {
        let mut command = Command::new("sh");
        let run = format!("ulimit -v 250000; exec \"$0\" solve {arguments} --dir \"$1\"");
        command.arg("-c").arg(run).arg(env!("CARGO_BIN_EXE_merels"));
        command.arg(directory.path()).env("LC_ALL", "en_US.UTF-8");
        said(&command.output().unwrap())
    };
    for arguments in [
        "--stones 11",
        "--verify",
        "--stones 6 --prove",
        "--stones 6 --opening /dev/null",
    ] {
        let (status, out, err) = limited(arguments);
        assert_eq!((status, out.as_str()), (1, ""), "{arguments}: {err}");
        assert!(
            err.contains(" GB of memory are needed and 0."),
            "{arguments}: {err}"
        );
        assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 0);
    }
    let (status, _, err) = limited("--stones 6 --verify");
    assert_eq!(status, 0, "{err}");
}

#[test]
fn a_place_that_cannot_be_written_is_named() {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("file");
    std::fs::write(&file, "text").unwrap();
    let (status, _, err) = solve(&file.join("below"), &["--stones", "6"]);
    assert_eq!(status, 1, "{err}");
    assert!(err.contains("cannot be written"), "{err}");
    assert!(
        err.contains(&file.join("below").display().to_string()),
        "{err}"
    );
}

/// A home whose tables up to seven stones are damaged in every block of 4-3,
/// found only where it is asked, and cut short in 3-3, found at opening; and
/// these two files.
fn damaged_home() -> (TempDir, [PathBuf; 2]) {
    let home = TempDir::new().unwrap();
    let directory = home.path().join("merels/tables");
    let (status, _, err) = solve(&directory, &["--stones", "7"]);
    assert_eq!(status, 0, "{err}");
    let [large, small] = [4, 3].map(|n| file_path(&directory, Pair::new(n, 3).unwrap(), true));
    let mut bytes = std::fs::read(&large).unwrap();
    for at in (header(&bytes)..bytes.len()).step_by(40).skip(1) {
        bytes[at] ^= 1;
    }
    replace(&large, &bytes);
    let bytes = std::fs::read(&small).unwrap();
    replace(&small, &bytes[..bytes.len() / 2]);
    (home, [large, small])
}

/// In 4-3, with White to move.
const FEW: &str = "WW1/3/2B/5W/W2/B1B/3 w 0 0";

/// Such a run with these lines of input.
fn at_home(home: &TempDir, arguments: &[&str], input: &str) -> (i32, String, String) {
    let mut command = merels();
    for home_of in ["XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"] {
        command.env(home_of, home.path());
    }
    let mut child = command
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    drop(stdin);
    said(&child.wait_with_output().unwrap())
}

/// The answers are those of a run without the files, and each file is named
/// once.
#[test]
fn commands_name_the_files_that_were_of_no_use_to_them() {
    let (home, files) = damaged_home();
    let mut expected = files.map(|file| {
        let file = file.display();
        format!("error: {file} is damaged and is not used; remove it to have it made again")
    });
    expected.sort();
    let named = |err: &str| {
        let mut lines: Vec<String> = err.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    let positions = format!("{FEW}\n{FEW}\n");
    let arguments = ["engine", "value", "-"];
    let clean = TempDir::new().unwrap();
    let (_, known, _) = at_home(&clean, &arguments, &positions);
    assert!(!known.contains("unknown"), "{known}");
    let (status, out, err) = at_home(&home, &arguments, &positions);
    assert_eq!((status, out), (0, known), "{err}");
    assert_eq!(named(&err), expected);

    let best = ["engine", "best", "-", "--level", "perfect", "--time", "20"];
    let (status, out, err) = at_home(&home, &best, &positions);
    assert_eq!((status, out.lines().count()), (0, 2), "{err}");
    assert_eq!(named(&err), expected);

    let game = format!("[SetUp \"1\"]\n[FEN \"{FEW}\"]\n\n1. g4-g7xb2 *\n");
    let (status, out, err) = at_home(&home, &["review", "-"], &game);
    assert_eq!(status, 0, "{out}{err}");
    assert_eq!(named(&err), expected, "{out}");

    // Who asks no tables hears nothing of them.
    for arguments in [
        &["engine", "value", "-", "--no-tables"][..],
        &["engine", "best", "-", "--level", "casual"],
    ] {
        let (status, _, err) = at_home(&home, arguments, &positions);
        assert_eq!((status, &*err), (0, ""));
    }
}

/// Before the proof, which takes minutes, and before any table is made.
#[test]
fn where_the_opening_knowledge_goes_is_looked_at_first() {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("file");
    std::fs::write(&file, "text").unwrap();
    let tables = directory.path().join("tables");
    for (target, reason) in [
        (directory.path().join("none/a"), "No such file or directory"),
        (file.join("a"), "Not a directory"),
        (directory.path().to_owned(), "Is a directory"),
    ] {
        let opening = ["--stones", "6", "--opening", target.to_str().unwrap()];
        let (status, out, err) = solve(&tables, &opening);
        let expected = format!("error: {} cannot be written: {reason}\n", target.display());
        assert_eq!((status, &*out, err), (1, "", expected));
        assert!(!tables.exists());
    }
    // Where it can be written nothing is left of having looked, and what is
    // there stays until there is something to be written.
    for target in [directory.path().join("new"), file.clone()] {
        let opening = ["--stones", "6", "--opening", target.to_str().unwrap()];
        let (status, _, err) = solve(&tables, &opening);
        assert_eq!(status, 1, "{err}");
        assert!(err.contains("missing: "), "{err}");
    }
    let names = std::fs::read_dir(directory.path()).unwrap();
    assert_eq!(names.count(), 2); // the file and the tables
    assert_eq!(std::fs::read(&file).unwrap(), b"text");
}

#[test]
fn the_protocol_names_them_once_before_it_answers() {
    let (home, files) = damaged_home();
    let go = format!("position fen {FEW}\ngo movetime 20\nstop\n");
    let input = format!("{go}setoption name Level value perfect\n{go}{go}quit\n");
    let (status, out, err) = at_home(&home, &["engine", "uci"], &input);
    assert_eq!((status, &*err), (0, ""), "{out}");
    // The level before asks no files with flying.
    let answers: Vec<&str> = out.split_inclusive("bestmove ").collect();
    assert_eq!(answers.len(), 4, "{out}");
    let mut named = [0; 4];
    for (answer, named) in answers.iter().zip(&mut named) {
        *named = answer.matches("info string ").count();
    }
    assert_eq!(named, [0, 2, 0, 0], "{out}");
    for file in files {
        let said = format!("info string {} is not used: damaged\n", file.display());
        assert!(answers[1].contains(&said), "{out}");
    }
    let without = format!("setoption name UseTables value false\n{input}");
    let (_, out, _) = at_home(&home, &["engine", "uci"], &without);
    assert!(!out.contains("info string"), "{out}");
}

/// In each language, when a hint or the bot has asked them.
#[test]
fn line_by_line_they_are_named_once() {
    let (home, files) = damaged_home();
    for (language, damaged) in [
        (
            "en",
            " is damaged and is not used; remove it to have it made again",
        ),
        (
            "lt",
            " sugadintas ir nenaudojamas; pašalinkite jį, ir jis bus padarytas iš naujo",
        ),
        (
            "et",
            " on rikutud ja seda ei kasutata; kustutage see, siis tehakse see uuesti",
        ),
        ("hu", " sérült, nem használjuk; törlés után újra elkészül"),
        (
            "ru",
            " повреждён и не используется; удалите его, и он будет сделан заново",
        ),
    ] {
        let play = ["--plain", "--lang", language, "play", "--position", FEW];
        let perfect = [&play[..], &["--white", "perfect", "--seed", "1"]].concat();
        for (arguments, input) in [(&play[..], "hint\nhint\nmoves\n"), (&perfect, "moves\n")] {
            let (status, out, err) = at_home(&home, arguments, input);
            assert_eq!((status, &*err), (0, ""), "{out}");
            for file in &files {
                let said = format!("{}{damaged}\n", file.display());
                assert_eq!(out.matches(&said).count(), 1, "{out}");
            }
        }
        let (_, out, _) = at_home(&home, &play, "moves\n");
        assert!(!out.contains(damaged), "{out}");
    }
}
