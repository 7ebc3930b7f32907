//! What bytes from hostile hands are given to, and what must hold then. Used by
//! the tests, which replay a small corpus and try random bytes, and by the fuzz
//! targets in `tests/fuzz`, which look for more.

use merels::engine::uci;
use merels::notation::ParseError;
use merels::record::{self, Record};
use merels::rules::{Board, Game, Move, Point, PointSet, Position, Rules, Setup, Side};
use merels::tables::{self, Exact, Pair, Tables};
use merels::ui::config::{Config, Remembered};
use merels::ui::lessons::Progress;
use merels::ui::plain::{self, Begin, Manner};
use merels::ui::printable::is_unprintable;
use merels::ui::report::Unread;
use merels::ui::save::{Store, form};
use merels::ui::text::{Language, Text};
use merels::ui::theme::Glyphs;
use merels::ui::{Seat, Who};
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{LazyLock, Mutex, PoisonError};
use tempfile::TempDir;

/// Something that takes bytes, under the name of its fuzz target.
pub type Target = (&'static str, fn(&[u8]));

/// All of them.
pub const TARGETS: [Target; 8] = [
    ("record", record),
    ("position", position),
    ("moves", moves),
    ("config", config),
    ("state", state),
    ("tables", table_files),
    ("uci", uci_session),
    ("plain", plain_session),
];

static ENGLISH: LazyLock<Text> = LazyLock::new(|| Text::new(Language::English));

/// Text of other people on its way to the terminal.
#[track_caller]
fn is_safe(said: &str) {
    let steers = said.chars().find(|&c| c != '\n' && is_unprintable(c));
    assert_eq!(steers, None, "{said:?}");
}

/// Saved games: read, written, read again; recited; refused with a report.
pub fn record(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match record::read(&text, Rules::default()) {
        Ok(records) => {
            assert!(!records.is_empty());
            for record in records.into_iter().take(20) {
                reads_back(&record);
                let mut out = Vec::new();
                plain::recite(record, &ENGLISH, &mut out).expect("written to memory");
                is_safe(std::str::from_utf8(&out).expect("text"));
            }
        }
        Err(error) => {
            assert!(text.get(error.span.clone()).is_some());
            assert!(error.line >= 1 && error.column >= 1);
            let unread = Unread::Faulty {
                source: text.to_string(),
                error: Box::new(error),
            };
            is_safe(&unread.line(&ENGLISH));
            is_safe(&unread.page(&text, &ENGLISH));
        }
    }
}

fn reads_back(record: &Record) {
    let written = record.to_string();
    let again = record::read(&written, Rules::default()).expect("what is written can be read");
    assert_eq!(again.len(), 1);
    assert_eq!(again[0].game.moves(), record.game.moves());
    assert_eq!(again[0].game.outcome(), record.game.outcome());
    assert_eq!(again[0].to_string(), written);
}

fn is_within(error: &ParseError, text: &str) {
    assert!(text.get(error.span.clone()).is_some());
    is_safe(&error.to_string());
}

/// Positions: read, written, read again; moves listed, checked and played.
pub fn position(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match text.parse::<Setup>() {
        Ok(setup) => {
            assert_eq!(setup.to_string().parse::<Setup>().as_ref(), Ok(&setup));
            for flying in [true, false] {
                let rules = Rules {
                    flying,
                    ..Rules::default()
                };
                let mut game = Game::from_setup(rules, setup);
                let moves = game.legal_moves();
                assert_eq!(game.outcome().is_some(), moves.is_empty());
                if let Some(&mv) = moves.last() {
                    assert_eq!(game.check(mv), Ok(()));
                    assert_eq!(game.play(mv), Ok(()));
                    assert!(game.undo());
                    assert_eq!(game.setup(), setup);
                }
                let _ = Tables::none().probe(setup.position, rules, setup.quiet_plies);
            }
        }
        Err(error) => is_within(&error, &text),
    }
}

/// Moves: read, written, read again; asked for in a few games.
pub fn moves(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut game = Game::new(Rules::default());
    for line in text.lines() {
        match line.parse::<Move>() {
            Ok(mv) => {
                assert_eq!(mv.to_string().parse::<Move>().as_ref(), Ok(&mv));
                let legal = game.legal_moves().contains(&mv);
                assert_eq!(game.check(mv).is_ok(), legal);
                assert_eq!(game.play(mv).is_ok(), legal);
            }
            Err(error) => is_within(&error, line),
        }
    }
}

/// The file of settings.
pub fn config(bytes: &[u8]) {
    let source = String::from_utf8_lossy(bytes);
    match Config::read(&source) {
        Ok(config) => assert_eq!(config.keys.conflict(), None),
        Err(faults) => {
            assert!(!faults.is_empty());
            for fault in faults {
                assert!(source.get(fault.span.clone()).is_some());
                assert!(fault.line >= 1 && fault.column >= 1);
                let (said, expected) = fault.said(&ENGLISH);
                is_safe(&said);
                is_safe(&expected.unwrap_or_default());
            }
        }
    }
}

/// A directory of this process for a target, in memory where the system has
/// such a place, so that the disk is left alone.
fn directory(cell: &LazyLock<TempDir>) -> &Path {
    cell.path()
}

fn fresh_directory() -> TempDir {
    let memory = Path::new("/dev/shm");
    let builder = tempfile::Builder::new();
    if memory.is_dir()
        && let Ok(directory) = builder.tempdir_in(memory)
    {
        return directory;
    }
    builder.tempdir().expect("a directory")
}

/// What the program keeps for itself: settings changed on the screen, exercises
/// solved, the running game with all its tags.
pub fn state(bytes: &[u8]) {
    static DIRECTORY: LazyLock<TempDir> = LazyLock::new(fresh_directory);
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _one = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let directory = directory(&DIRECTORY);
    let text = String::from_utf8_lossy(bytes);

    let mut config = Config::default();
    let remembered = Remembered::read(&text);
    remembered.apply(&mut config);
    assert_eq!(Remembered::read(&remembered.text()), remembered);

    let file = directory.join(Progress::FILE);
    std::fs::write(&file, bytes).expect("a file");
    if let Ok(progress) = Progress::read(&file) {
        progress.write(&file).expect("a file");
        assert_eq!(Progress::read(&file).ok(), Some(progress));
    }

    let store = Store::at(directory.join("state"), directory.join("data"));
    let kept = store.state_file("game-1.pgn").expect("a place");
    std::fs::create_dir_all(directory.join("state")).expect("a directory");
    std::fs::write(&kept, bytes).expect("a file");
    let (found, unreadable) = store.find();
    assert_eq!(found.len() + unreadable.len(), 1);
    for unreadable in unreadable {
        is_safe(&unreadable.reason.line(&ENGLISH));
    }
    for found in found {
        let table = form::table(found.record);
        let written = form::record(&table).to_string();
        let again = record::read(&written, Rules::default()).expect("what is written can be read");
        let again = form::table(again.into_iter().next_back().expect("a game"));
        assert_eq!(again.essence(), table.essence());
        assert_eq!(again.seats, table.seats);
        assert_eq!(form::record(&again).to_string(), written);
    }
}

/// Positions of three stones against three or four, with what they are worth.
type Known = Vec<(Position, Option<Exact>)>;

/// The files of two small pairs, and right answers.
struct Files {
    directory: TempDir,
    file: PathBuf,
    good: Vec<u8>,
    known: Known,
}

static FILES: LazyLock<Mutex<Files>> = LazyLock::new(|| {
    let directory = fresh_directory();
    let never = AtomicBool::new(false);
    tables::solve(directory.path(), 7, true, 1, &never, |_| ()).expect("solved");
    let pair = Pair::new(4, 3).expect("a pair");
    let file = tables::file_path(directory.path(), pair, true);
    let good = std::fs::read(&file).expect("a file");
    let (tables, refused) = Tables::open(directory.path());
    assert!(refused.is_empty());
    let known = positions()
        .map(|position| (position, tables.probe(position, Rules::default(), 0)))
        .collect();
    Mutex::new(Files {
        directory,
        file,
        good,
        known,
    })
});

/// Some hundred positions of four stones against three, spread over the table.
fn positions() -> impl Iterator<Item = Position> {
    let mut seed = 1u64;
    let mut roll = move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) as usize
    };
    (0..200).map(move |n| {
        let mut points = Point::ALL.to_vec();
        let stones: Vec<Point> = (0..7)
            .map(|_| points.swap_remove(roll() % points.len()))
            .collect();
        let set = |stones: &[Point]| stones.iter().copied().collect::<PointSet>();
        let board = Board::new(set(&stones[..4]), set(&stones[4..])).expect("a board");
        let turn = if n % 2 == 0 { Side::White } else { Side::Black };
        Position::new(board, [0, 0], turn).expect("a position")
    })
}

/// A file of tables that was altered: the bytes say where and how, and whether
/// the checksum of the header is made to fit again. What is not refused at
/// opening is right or refused when it is asked; only where the checksum was
/// forged may an answer be wrong.
pub fn table_files(bytes: &[u8]) {
    let files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
    let Some((&kind, edits)) = bytes.split_first() else {
        return;
    };
    let mut altered = files.good.clone();
    let header = u32::from_le_bytes([altered[20], altered[21], altered[22], altered[23]]) as usize;
    let forged = kind & 1 != 0;
    match kind >> 6 {
        0 => altered = edits.to_vec(),
        1 => {
            let keep = edits.iter().fold(0, |n, &b| n << 8 | usize::from(b)) % altered.len();
            altered.truncate(keep);
        }
        // Two bytes say where, one what is changed; in the header, or anywhere.
        kind => {
            for edit in edits.chunks_exact(4) {
                let place = u32::from_le_bytes([edit[0], edit[1], edit[2], 0]) as usize;
                let range = if kind == 2 { header } else { altered.len() };
                altered[place % range] ^= edit[3];
            }
        }
    }
    if forged && altered.len() >= header {
        let sum = crc32fast::hash(&altered[..header - 4]);
        altered[header - 4..header].copy_from_slice(&sum.to_le_bytes());
    }
    // Another file in its place, as the program itself would put it there.
    let _ = std::fs::remove_file(&files.file);
    std::fs::write(&files.file, &altered).expect("a file");
    let (tables, _) = Tables::open(files.directory.path());
    for &(position, right) in &files.known {
        let answer = tables.probe(position, Rules::default(), 0);
        // What the program knows of itself stands in for a file that is refused.
        if !forged || altered == files.good {
            assert!(answer.is_none() || answer == right, "{position:?}");
        }
    }
}

/// A conversation in the protocol of mill programs.
pub fn uci_session(bytes: &[u8]) {
    // Large tables and many threads are allowed, and nothing to be tried often.
    let costs = |line: &&[u8]| {
        let line = String::from_utf8_lossy(line).to_ascii_lowercase();
        !line.contains("hash") && !line.contains("threads")
    };
    let lines: Vec<&[u8]> = bytes.split(|&b| b == b'\n').filter(costs).collect();
    // A bot with tables takes its time to get ready; the input may ask for one.
    let mut input = b"setoption name UseTables value false\n".to_vec();
    input.extend(lines.join(&b'\n'));
    // One search, which the end of the input stops.
    input.extend(b"\nsetoption name Hash value 1\nisready\ngo infinite\n");
    let out = Heard::default();
    let settings = uci::Settings {
        rules: Rules::default(),
        seed: 1,
        tables: true,
        // To solve them is slow, and the input may ask for it.
        stones: 0,
    };
    let ended = uci::run(Cursor::new(input), out.clone(), settings);
    ended.expect("a conversation comes to its end");
    let out = out.0.lock().unwrap_or_else(PoisonError::into_inner);
    let said = std::str::from_utf8(&out).expect("text");
    is_safe(said);
}

/// What is written by several threads.
#[derive(Clone, Default)]
struct Heard(std::sync::Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let mut heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        heard.extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A game in the line mode, between two people; what only takes long, or names
/// a file anywhere on the disk, is left out.
pub fn plain_session(bytes: &[u8]) {
    static DIRECTORY: LazyLock<TempDir> = LazyLock::new(fresh_directory);
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _one = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let directory = directory(&DIRECTORY);
    let _ = std::fs::remove_dir_all(directory.join("data"));
    let mut hints = 0;
    let allowed = |line: &&[u8]| {
        let line = String::from_utf8_lossy(line).trim().to_ascii_lowercase();
        hints += usize::from(line.starts_with('h'));
        let names_a_file = line.starts_with('s');
        let plays_a_bot = line.starts_with('n') && line.split_whitespace().count() > 1;
        !names_a_file && !plays_a_bot && (hints <= 1 || !line.starts_with('h'))
    };
    let lines: Vec<&[u8]> = bytes.split(|&b| b == b'\n').filter(allowed).collect();
    let input = Cursor::new(lines.join(&b'\n'));
    let manner = Manner {
        glyphs: Glyphs::Unicode,
        prompt: false,
        rules: Rules::default(),
        seed: 1,
        repeatable: true,
        tables: false,
        ..Manner::default()
    };
    let begin = Begin::Playing {
        seats: [Who::Human; 2].map(|who| Some(Seat::of(who))),
        record: Box::new(Record::new(Game::new(Rules::default()))),
    };
    let mut store = Store::at(directory.join("state"), directory.join("data"));
    let mut out = Vec::new();
    plain::run(begin, manner, &ENGLISH, &mut store, input, &mut out)
        .expect("a game comes to its end");
    is_safe(std::str::from_utf8(&out).expect("text"));
    store.forget();
}
