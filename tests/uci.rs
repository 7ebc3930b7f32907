//! The text protocol of mill programs, as text in and text out.
#![allow(clippy::unwrap_used)] // a test may

use merels::engine::uci::{self, Settings};
use merels::rules::{Game, Rules};
use std::io::{self, BufReader, Read, Write};
use std::num::NonZeroU16;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

/// What is sent down a channel, as something to read.
struct Input(Receiver<Vec<u8>>, Vec<u8>);

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            // A channel that was hung up is the end of the input.
            self.1 = self.0.recv().unwrap_or_default();
        }
        let n = self.1.len().min(buffer.len());
        buffer[..n].copy_from_slice(&self.1[..n]);
        self.1.drain(..n);
        Ok(n)
    }
}

/// What is written goes down a channel, line by line.
struct Output(Sender<String>, Vec<u8>);

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if byte == b'\n' {
                let line = String::from_utf8(std::mem::take(&mut self.1)).unwrap();
                // The test may have heard enough.
                let _ = self.0.send(line);
            } else {
                self.1.push(byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A conversation with the program.
struct Talk {
    input: Option<Sender<Vec<u8>>>,
    lines: Receiver<String>,
    program: JoinHandle<io::Result<()>>,
}

impl Talk {
    fn new() -> Talk {
        let (input, from_test) = channel();
        let (to_test, lines) = channel();
        let program = std::thread::spawn(move || {
            let input = BufReader::new(Input(from_test, Vec::new()));
            uci::run(input, Output(to_test, Vec::new()), SETTINGS)
        });
        Talk {
            input: Some(input),
            lines,
            program,
        }
    }

    fn say(&self, line: &str) {
        let line = format!("{line}\n").into_bytes();
        self.input.as_ref().unwrap().send(line).unwrap();
    }

    /// The lines up to the first that begins with `word`, itself included.
    fn hear_until(&self, word: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let line = self.lines.recv().unwrap();
            let last = line.split(' ').next() == Some(word);
            heard.push(line);
            if last {
                return heard;
            }
        }
    }

    /// Says `line` and gives the one line that answers it.
    fn ask(&self, line: &str) -> String {
        self.say(line);
        self.lines.recv().unwrap()
    }

    /// Whether the program has nothing to say about `line`.
    fn accepts(&self, line: &str) {
        self.say(line);
        assert_eq!(self.ask("isready"), "readyok", "after {line}");
    }

    fn refuses(&self, line: &str) {
        let answer = self.ask(line);
        assert!(answer.starts_with("info string error "), "{line}: {answer}");
    }

    fn best(&self, go: &str) -> String {
        self.say(go);
        let heard = self.hear_until("bestmove");
        heard.last().unwrap()["bestmove ".len()..].to_owned()
    }

    fn end(mut self) {
        self.say("quit");
        self.input = None;
        self.program.join().unwrap().unwrap();
    }
}

/// The sets without flying are made up to so many stones here.
const STONES: usize = 7;

const SETTINGS: Settings = Settings {
    rules: Rules {
        flying: true,
        quiet_limit: NonZeroU16::new(50),
        repetition: true,
    },
    seed: 1,
    tables: true,
    stones: STONES,
};

const BEFORE_THE_WIN: &str = "b4 f4 d6 d2 a4 c4 d7 d5 f6 b6 a7 a1 g7xd5 d5 e4 g4 d3 e5 e4-e3 \
    e5-e4xe3 d3-c3 e4-e5 c3-d3 c4-c5xd3 b4-c4 e5-e4xc4 a4-b4 a1-a4 b4-c4";

#[test]
fn introduces_itself_with_its_options() {
    let talk = Talk::new();
    talk.say("uci");
    let heard = talk.hear_until("uciok");
    for option in [
        "Hash",
        "Threads",
        "Level",
        "Flying",
        "QuietLimit",
        "UseTables",
    ] {
        let start = format!("option name {option} type ");
        assert!(
            heard.iter().any(|line| line.starts_with(&start)),
            "{option}"
        );
    }
    assert!(heard[0].starts_with("id name merels"));
    talk.end();
}

#[test]
fn plays_from_positions_and_moves() {
    let talk = Talk::new();
    talk.accepts("ucinewgame");
    talk.accepts(&format!("position startpos moves {BEFORE_THE_WIN}"));
    assert_eq!(talk.best("go depth 2"), "e4-e5xc4");
    // The removals as words of their own.
    let apart = BEFORE_THE_WIN.replace('x', " x");
    talk.accepts(&format!("position startpos moves {apart}"));
    assert_eq!(talk.best("go nodes 5000"), "e4-e5xc4");
    talk.accepts("position fen 3/3/3/6/3/3/3 w 9 9 0 moves d6");
    talk.say("go movetime 20");
    let heard = talk.hear_until("bestmove");
    let (info, best) = (&heard[heard.len() - 2], &heard[heard.len() - 1]);
    for word in ["depth", "score", "nodes", "nps", "time", "pv"] {
        assert!(info.split(' ').any(|found| found == word), "{info}");
    }
    assert_ne!(best, "bestmove d6");
    talk.end();
}

#[test]
fn says_how_far_a_win_is() {
    let talk = Talk::new();
    talk.accepts(&format!("position startpos moves {BEFORE_THE_WIN}"));
    talk.say("go depth 3");
    let heard = talk.hear_until("bestmove");
    assert!(heard[0].contains(" score mate 1 "), "{}", heard[0]);
    talk.accepts(&format!(
        "position startpos moves {BEFORE_THE_WIN} e4-e5xc4"
    ));
    assert_eq!(talk.best("go depth 3"), "none");
    talk.end();
}

#[test]
fn listens_while_it_thinks() {
    let talk = Talk::new();
    talk.say("go infinite");
    talk.say("isready");
    assert_eq!(talk.hear_until("readyok").last().unwrap(), "readyok");
    talk.say("position startpos moves a1");
    talk.say("go depth 1");
    talk.say("stop");
    let heard = talk.hear_until("bestmove");
    let errors = heard.iter().filter(|line| line.contains("error"));
    assert_eq!(errors.count(), 2);
    // A search that is through waits for `stop` all the same.
    talk.accepts(&format!("position startpos moves {BEFORE_THE_WIN}"));
    talk.say("go infinite depth 1");
    talk.say("isready");
    let heard = talk.hear_until("readyok");
    assert!(heard.iter().all(|line| !line.starts_with("bestmove")));
    assert_eq!(talk.best("stop"), "e4-e5xc4");
    talk.end();
}

#[test]
fn bad_input_is_told_and_changes_nothing() {
    let talk = Talk::new();
    talk.accepts(&format!("position startpos moves {BEFORE_THE_WIN}"));
    for bad in [
        "castle",
        "position",
        "position fen",
        "position fen 3/3/3/6/3/3/4 w 9 9 0",
        "position startpos moves d6 d6",
        "position startpos moves i9",
        "position startpos moves d6 d2 xd6 xd6",
        "setoption name Hash value 0",
        "setoption name Hash value many",
        "setoption name Threads value -1",
        "setoption name Level value grandmaster",
        "setoption name Flying value perhaps",
        "setoption name QuietLimit value 70000",
        "setoption name Colour value red",
        "setoption Hash 3",
        "go depth",
        "go movetime soon",
        "go sideways",
    ] {
        talk.refuses(bad);
    }
    assert_eq!(talk.best("go depth 2"), "e4-e5xc4");
    talk.end();
}

/// A line without end would fill the memory, and what is repeated in an answer
/// could steer a terminal.
#[test]
fn hostile_lines_are_told_in_plain_words() {
    let talk = Talk::new();
    for bad in [
        "x".repeat(3 << 20),
        format!("position startpos moves {}", "d6 ".repeat(1_000_000)),
        format!("position fen {}", "(".repeat(1_000_000)),
        "\x1b[2Jcastle".to_owned(),
        "\u{202e}go".to_owned(),
        "setoption name \x07 value 1".to_owned(),
        "position startpos moves d6 \0".to_owned(),
        "go \u{9b}31m".to_owned(),
    ] {
        let said = talk.ask(&bad);
        assert!(said.starts_with("info string error "), "{said}");
        assert!(said.len() < 200, "{said}");
        let steers = said.chars().any(merels::ui::printable::is_unprintable);
        assert!(!steers, "{said:?}");
    }
    let input = talk.input.as_ref().unwrap();
    input.send(b"\xff\xfe\n".to_vec()).unwrap();
    assert!(talk.hear_until("info")[0].contains("unknown command"));
    assert_eq!(talk.best("go depth 1").len(), 2);
    talk.end();
}

#[test]
fn options_take_effect() {
    let talk = Talk::new();
    for option in [
        "Hash value 1",
        "Threads value 2",
        "Level value club",
        "Flying value false",
        "QuietLimit value 0",
        "UseTables value false",
    ] {
        talk.accepts(&format!("setoption name {option}"));
    }
    // Three white stones, all blocked unless they fly.
    talk.accepts("position fen W1W/3/3/6/3/3/W1B w 0 0 0");
    talk.accepts("position fen WB1/3/3/B5/3/3/3 w 0 0 0");
    talk.accepts("position fen WBW/3/3/B4B/3/3/WBB w 0 0 0");
    assert_eq!(talk.best("go depth 2"), "none");
    talk.accepts("setoption name Flying value true");
    assert_ne!(talk.best("go depth 2"), "none");
    talk.end();
}

#[test]
fn the_end_of_the_input_ends_a_search() {
    let mut talk = Talk::new();
    talk.say("go infinite");
    talk.input = None;
    assert!(talk.program.join().unwrap().is_ok());
}

#[test]
fn the_longest_time_that_can_be_asked_for_is_no_other_than_a_long_one() {
    let talk = Talk::new();
    talk.say(&format!("go movetime {} depth 1", u64::MAX));
    talk.say("quit");
    let best = talk.hear_until("bestmove").pop().unwrap();
    let mv = best["bestmove ".len()..].parse().unwrap();
    assert!(Game::new(Rules::default()).check(mv).is_ok(), "{best}");
    talk.program.join().unwrap().unwrap();
}

#[test]
fn tables_are_asked_unless_they_are_switched_off() {
    // Positions up to nine stones, which every copy knows, where few moves keep
    // the value.
    let problems: Vec<(String, Vec<String>)> = include_str!("data/oracle/endgame.jsonl")
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .filter(|problem| {
            let pos = problem["pos"].as_str().unwrap();
            let stones = pos.split(' ').next().unwrap().replace('.', "").len();
            stones <= 9 && problem["value"] != "loss"
        })
        .map(|problem| {
            let keep = problem["keep"].as_array().unwrap().iter();
            let keep = keep.map(|mv| mv.as_str().unwrap().to_owned()).collect();
            (problem["pos"].as_str().unwrap().to_owned(), keep)
        })
        .filter(|(_, keep): &(_, Vec<_>)| keep.len() <= 2)
        .take(40)
        .collect();
    assert_eq!(problems.len(), 40);
    let talk = Talk::new();
    let kept = || {
        let keeps = |(pos, keep): &&(String, Vec<String>)| {
            talk.accepts(&format!("position fen {pos}"));
            keep.contains(&talk.best("go nodes 1"))
        };
        problems.iter().filter(keeps).count()
    };
    for level in ["master", "perfect"] {
        talk.accepts(&format!("setoption name Level value {level}"));
        assert_eq!(kept(), 40, "{level}");
        talk.accepts("setoption name UseTables value false");
        assert!(kept() < 40, "{level}");
        talk.accepts("setoption name UseTables value true");
    }
    talk.end();
}
