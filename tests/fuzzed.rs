//! Bytes from hostile hands: what the fuzz targets in `tests/fuzz` do, over a
//! small corpus, over random bytes and over what was cut, doubled and mixed;
//! and inputs that are merely enormous. `tests/hostile/mod.rs` says what must
//! hold.
#![allow(clippy::unwrap_used)] // a test may

mod hostile;

use hostile::TARGETS;
use merels::record;
use merels::rules::{Rules, Setup};
use merels::ui::config::{Config, Remembered};
use proptest::prelude::*;
use proptest::test_runner::{Config as Cases, TestRunner};

/// The corpus of a target.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let directory = format!("{}/tests/data/hostile/{name}", env!("CARGO_MANIFEST_DIR"));
    let mut paths: Vec<_> = std::fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    paths
        .iter()
        .map(|path| std::fs::read(path).unwrap())
        .collect()
}

#[test]
fn the_corpus_does_no_harm() {
    for (name, target) in TARGETS {
        let corpus = corpus(name);
        assert!(corpus.len() >= 3, "{name}");
        for bytes in corpus {
            target(&bytes);
        }
    }
}

/// What is done to a text to make it wrong.
#[derive(Clone, Debug)]
enum Change {
    Cut(prop::sample::Index, prop::sample::Index),
    Double(prop::sample::Index, prop::sample::Index),
    Put(prop::sample::Index, Vec<u8>),
    Flip(prop::sample::Index, u8),
    Mix(prop::sample::Index, prop::sample::Index),
}

fn change() -> impl Strategy<Value = Change> {
    let place = any::<prop::sample::Index>;
    let words: [&[u8]; 14] = [
        b"\0",
        b"\xff",
        b"\xe2\x80\xae",
        b"\x1b[2J",
        b"\x07",
        b"{",
        b"(",
        b"[",
        b"\"",
        b"]",
        b"\r",
        b"\n",
        b"99999999999999999999",
        "\u{feff}ž".as_bytes(),
    ];
    let word = prop::sample::select(words.to_vec()).prop_map(<[u8]>::to_vec);
    prop_oneof![
        (place(), place()).prop_map(|(from, to)| Change::Cut(from, to)),
        (place(), place()).prop_map(|(from, to)| Change::Double(from, to)),
        (place(), word).prop_map(|(at, word)| Change::Put(at, word)),
        (place(), any::<u8>()).prop_map(|(at, bits)| Change::Flip(at, bits)),
        (place(), place()).prop_map(|(which, at)| Change::Mix(which, at)),
    ]
}

impl Change {
    fn make(&self, bytes: &mut Vec<u8>, corpus: &[Vec<u8>]) {
        let count = bytes.len() + 1;
        let ends = |from: &prop::sample::Index, to: &prop::sample::Index| {
            let (from, to) = (from.index(count), to.index(count));
            from.min(to)..from.max(to)
        };
        match self {
            Change::Cut(from, to) => drop(bytes.drain(ends(from, to))),
            Change::Double(from, to) => {
                let range = ends(from, to);
                let again = bytes[range.clone()].to_vec();
                bytes.splice(range.end..range.end, again);
            }
            Change::Put(at, word) => {
                let at = at.index(count);
                bytes.splice(at..at, word.iter().copied());
            }
            Change::Flip(at, bits) if !bytes.is_empty() => {
                let at = at.index(bytes.len());
                bytes[at] ^= bits;
            }
            Change::Flip(..) => {}
            Change::Mix(which, at) => {
                let other = &corpus[which.index(corpus.len())];
                bytes.truncate(at.index(count));
                bytes.extend_from_slice(&other[at.index(other.len() + 1)..]);
            }
        }
    }
}

/// Gives a target so many altered inputs, and half as many of random bytes.
fn attack(name: &str, cases: u32) {
    let (_, target) = TARGETS.into_iter().find(|(n, _)| *n == name).unwrap();
    let corpus = corpus(name);
    let mut runner = TestRunner::new(Cases {
        cases,
        failure_persistence: None,
        ..Cases::default()
    });
    let altered = (
        any::<prop::sample::Index>(),
        prop::collection::vec(change(), 1..6),
    );
    runner
        .run(&altered, |(which, changes)| {
            let mut bytes = corpus[which.index(corpus.len())].clone();
            for change in changes {
                change.make(&mut bytes, &corpus);
            }
            target(&bytes);
            Ok(())
        })
        .unwrap();
    let mut runner = TestRunner::new(Cases {
        cases: cases / 2,
        failure_persistence: None,
        ..Cases::default()
    });
    runner
        .run(&prop::collection::vec(any::<u8>(), 0..200), |bytes| {
            target(&bytes);
            Ok(())
        })
        .unwrap();
}

macro_rules! attacks {
    ($($test:ident: $name:literal, $cases:literal;)*) => {
        $(
            #[test]
            fn $test() {
                attack($name, $cases);
            }
        )*
    };
}

attacks! {
    saved_games_under_attack: "record", 3000;
    positions_under_attack: "position", 10_000;
    moves_under_attack: "moves", 10_000;
    settings_under_attack: "config", 5000;
    kept_state_under_attack: "state", 2000;
    tables_under_attack: "tables", 1000;
    the_protocol_under_attack: "uci", 400;
    the_line_mode_under_attack: "plain", 400;
}

/// Each is answered, however large; that it is answered soon and in bounded
/// memory is measured by hand.
#[test]
fn monsters_are_answered() {
    let read = |text: &str| record::read(text, Rules::default());
    let line = "d".repeat(10 << 20);
    assert!(read(&line).is_err());
    assert!(line.parse::<Setup>().is_err());
    assert!(Config::read(&line).is_err());
    let nulls = "\0".repeat(10 << 20);
    assert!(read(&nulls).is_err());
    assert!(nulls.parse::<Setup>().is_err());
    assert!(Config::read(&nulls).is_err());
    for open in [
        "(", "[", "{", "[a ", "{a=", "a=[", "[[", "a.", "\"\"\"", "'",
    ] {
        let nested = open.repeat(1000);
        assert!(read(&nested).is_err(), "{open}");
        assert!(Config::read(&nested).is_err(), "{open}");
        let _ = Remembered::read(&nested);
    }
    let moves = "d6 ".repeat(1_000_000);
    assert!(read(&moves).is_err());
    let numbers = "1. ".repeat(1_000_000);
    assert!(read(&numbers).is_ok());
}
