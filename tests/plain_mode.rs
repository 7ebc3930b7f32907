//! The line mode: text in and text out.
#![allow(clippy::unwrap_used)] // a test may

use merels::record::Record;
use merels::rules::{Game, Move, Rules, Setup};
use merels::ui::lessons::Exercise;
use merels::ui::plain::{Begin, Manner, run};
use merels::ui::save::Store;
use merels::ui::text::{Language, Text};
use merels::ui::theme::Glyphs;
use merels::ui::{Seat, Who};
use std::io::{BufRead, BufReader, Cursor, Read, Write};
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

fn manner() -> Manner {
    Manner {
        glyphs: Glyphs::Ascii,
        prompt: false,
        seed: 7,
        repeatable: true,
        ..Manner::default()
    }
}

fn playing(game: Game, seats: [Who; 2]) -> Begin {
    Begin::Playing {
        seats: seats.map(|who| Some(Seat::of(who))),
        record: Box::new(Record::new(game)),
    }
}

fn people() -> Begin {
    playing(Game::new(Rules::default()), [Who::Human, Who::Human])
}

fn from(position: &str) -> Begin {
    let setup: Setup = position.parse().unwrap();
    playing(
        Game::from_setup(Rules::default(), setup),
        [Who::Human, Who::Human],
    )
}

fn store(dir: &Path) -> Store {
    Store::at(dir.join("state"), dir.join("data"))
}

/// What is said to these lines, in English.
fn said_in(dir: &Path, begin: Begin, input: &str) -> String {
    let (text, mut out) = (Text::new(Language::English), Vec::new());
    let input = Cursor::new(input.as_bytes().to_vec());
    run(begin, manner(), &text, &mut store(dir), input, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn said(begin: Begin, input: &str) -> String {
    let dir = tempfile::tempdir().unwrap();
    said_in(dir.path(), begin, input)
}

/// A placement on a taken point is refused for that, whoever's stone it is.
#[test]
fn a_taken_point_is_named_as_such() {
    let out = said(people(), "d6\nf4\nd6\nf4\n");
    assert!(
        out.contains("There is a stone of White on d6 already."),
        "{out}"
    );
    assert!(
        out.contains("There is a stone of Black on f4 already."),
        "{out}"
    );
}

#[test]
fn each_event_is_a_sentence() {
    let out = said(people(), "d6\na1\nf6\na7\nb6\nd1\na1\nquit\n");
    assert_eq!(
        out,
        "\
Nine Men's Morris, line by line. Type a move such as d6, a1-a4 or d6xg7, or type help.
White: person. Black: person.
White to place a stone; 9 are left in hand.
White places a stone on d6.
Black to place a stone; 9 are left in hand.
Black places a stone on a1.
White to place a stone; 8 are left in hand.
White places a stone on f6.
Black to place a stone; 8 are left in hand.
Black places a stone on a7.
White to place a stone; 7 are left in hand.
This closes a mill. Which stone do you take? a7, a1
There is no stone to take on d1.
White places a stone on b6.
White closes a mill and takes the stone on a1.
Black to place a stone; 7 are left in hand.
The game is kept and can be gone on with later.
"
    );
}

#[test]
fn a_refused_move_names_the_rule_and_changes_nothing() {
    let out = said(
        from("WW1/B2/2B/1B1W1W/W2/BB1/3 w 0 0"),
        "d6\na7-g7\nb6-d6\ne5\ng4-g7xb6\ng4-g7xa7\na7\na7-a1\ndance\nh\nc3-d3xd2\n",
    );
    for sentence in [
        "There is no stone on d6.",
        "a7 and g7 are not neighbours, and only three stones fly.",
        "The stone on b6 belongs to Black.",
        "The stone on e5 belongs to Black.",
        "The stone on b6 stands in a mill, and others do not: take one of those.",
        "The stone on a7 is your own.",
        "From a7 you can go to: a4",
        "dance is neither a move nor a command. Type help.",
        "This may be short for several commands: hint, help",
        "That closes no mill, so d2 cannot be taken.",
    ] {
        assert!(out.contains(sentence), "{sentence}\n\n{out}");
    }
    assert!(!out.contains("Black to move"), "{out}");
}

#[test]
fn commands_tell_what_stands_where() {
    let out = said(
        from("WW1/B2/2B/1B1W1W/W2/BB1/3 w 0 0"),
        "mine\ntheirs\nboard\nlast\nmoves\ng4g7xd2\nlast\npicture\n",
    );
    for lines in [
        "White has 5 stones on the board: a7, d7, e4, g4, c3. White has no stones in hand.\n\
         Black has 5 stones on the board: b6, e5, b4, b2, d2. Black has no stones in hand.\n\
         7: a7 white, d7 white, g7 empty.\n\
         6: b6 black, d6 empty, f6 empty.\n",
        "Black has no stones in hand.\nNothing has been played yet.\nYou can close a mill with: g4-g7\n",
        "You can play: a7-a4, c3-c4, c3-d3, d7-d6, d7-g7, e4-e3, e4-f4, g4-f4, g4-g1\n",
        "White moves from g4 to g7.\nWhite closes a mill and takes the stone on d2.\n\
         Black to move a stone along a line.\n",
        "Move 1, White: g4-g7xd2.\n7  O-----------O----------(O)\n",
    ] {
        assert!(out.contains(lines), "{lines}\n\n{out}");
    }
}

#[test]
fn undo_redo_resign_and_a_draw_by_agreement() {
    let out = said(
        people(),
        "undo\nredo\nd6\nd2\nundo\nredo\ndraw\nno\ndraw\nyes\nundo\nresign\nd6\n",
    );
    for lines in [
        "There is nothing to take back.\n",
        "There is nothing to play again.\n",
        "One move is taken back.\nBlack to place a stone; 9 are left in hand.\n\
         One move is played again.\nWhite to place a stone; 8 are left in hand.\n\
         White offers a draw. Black types yes to agree; anything else declines.\n\
         Black declines the draw.\n",
        "Draw by agreement.\nThe game is over.",
        "Black wins: White has resigned.\nThe game is over.",
    ] {
        assert!(out.contains(lines), "{lines}\n\n{out}");
    }
}

#[test]
fn a_hint_comes_in_two_steps() {
    let out = said(from("WW1/3/2B/5W/W2/B1B/3 w 0 0"), "hint\nhint\n");
    assert!(
        out.contains("Look at the stone on g4. Type hint again for the move."),
        "{out}"
    );
    assert!(out.contains("Hint: g4-g7x"), "{out}");
    let out = said(people(), "hint\n");
    assert!(out.contains("Look at the line "), "{out}");
}

#[test]
fn turning_points_and_the_end_are_told() {
    let out = said(from("WW1/3/2B/5W/W2/B1B/1B1 w 0 0"), "g4-g7xb2\n");
    assert!(
        out.contains("Black has three stones left: they may fly to any empty point."),
        "{out}"
    );
    let out = said(from("WW1/3/2B/5W/W2/B1B/3 w 0 0"), "g4-g7xb2\n");
    assert!(
        out.contains("White wins: Black has fewer than three stones."),
        "{out}"
    );
}

#[test]
fn the_end_of_the_input_keeps_the_game() {
    let dir = tempfile::tempdir().unwrap();
    let first = said_in(dir.path(), people(), "d6\nf4");
    assert!(first.ends_with("The game is kept and can be gone on with later.\n"));
    let second = said_in(dir.path(), Begin::Asking, "continue\nd2\nb4\n");
    assert!(
        second.contains("Type continue to go on with the unfinished game"),
        "{second}"
    );
    assert!(
        second.contains("2 moves have been played.\nMove 2, Black: f4.\nWhite to place a stone"),
        "{second}"
    );
    let third = said_in(dir.path(), Begin::Asking, "continue\nlast\n");
    assert!(third.contains("Move 4, Black: b4."), "{third}");
}

#[test]
fn a_game_is_written_to_a_file_and_none_is_overwritten() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("game.pgn");
    let name = file.display();
    let out = said_in(
        dir.path(),
        people(),
        &format!("d6\nsave\nsave {name}\nsave {name}\n"),
    );
    assert!(out.contains(&format!("Written: {name}\n")), "{out}");
    assert!(out.contains(&format!("{name} is there already.")), "{out}");
    let text = std::fs::read_to_string(file).unwrap();
    let records = merels::record::read(&text, Rules::default()).unwrap();
    assert_eq!(records[0].game.moves().len(), 1);
}

#[test]
fn before_a_game_it_says_how_to_begin_one() {
    let out = said(
        Begin::Asking,
        "d6\nboard\ncontinue\nnew human dragon\nnew human human\nd6\n",
    );
    for sentence in [
        "There is no game. Type new to begin one.",
        "There is no unfinished game.",
        "Type new, or new with two players",
        "White places a stone on d6.",
    ] {
        assert!(out.contains(sentence), "{sentence}\n\n{out}");
    }
}

/// A person who reads what is said and plays the first move offered.
struct Reader {
    heard: Arc<Mutex<Vec<u8>>>,
    /// The line being read.
    line: Cursor<Vec<u8>>,
    asked: bool,
}

impl Read for Reader {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.line.fill_buf()?.is_empty() {
            let heard = String::from_utf8(self.heard.lock().unwrap().clone()).unwrap();
            let last = heard.lines().last().unwrap_or_default();
            let first_of = |line: &str| {
                let (_, list) = line.rsplit_once([':', '?']).unwrap();
                list.split(',').next().unwrap().trim().to_owned()
            };
            let line = if last.starts_with("The game is over") {
                return Ok(0);
            } else if last.contains("Which stone do you take?") {
                first_of(last)
            } else if self.asked {
                let offered = heard.lines().rfind(|line| line.starts_with("You can"));
                first_of(offered.unwrap())
            } else {
                "moves".to_owned()
            };
            self.asked = line == "moves";
            self.line = Cursor::new(format!("{line}\n").into_bytes());
        }
        self.line.read(buffer)
    }
}

struct Ears(Arc<Mutex<Vec<u8>>>);

impl Write for Ears {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_whole_game_against_the_bot_goes_through_a_pipe() {
    let dir = tempfile::tempdir().unwrap();
    let heard = Arc::new(Mutex::new(Vec::new()));
    let reader = Reader {
        heard: Arc::clone(&heard),
        line: Cursor::default(),
        asked: false,
    };
    let begin = playing(
        Game::new(Rules::default()),
        [Who::Human, Who::Bot(merels::bot::Level::Casual)],
    );
    // A buffer of one byte never reads ahead of what has been said.
    let input = BufReader::with_capacity(1, reader);
    let mut store = store(dir.path());
    let mut out = Ears(Arc::clone(&heard));
    let text = Text::new(Language::English);
    run(begin, manner(), &text, &mut store, input, &mut out).unwrap();
    let heard = String::from_utf8(heard.lock().unwrap().clone()).unwrap();
    assert!(heard.contains("wins:") || heard.contains("Draw"), "{heard}");
    assert!(heard.contains("White has placed the last stone"), "{heard}");
    // Finished games are kept as files of their own.
    assert_eq!(store.kept().len(), 1);
}

#[test]
fn hostile_lines_do_no_harm() {
    let long = "d".repeat(100_000);
    let out = said(
        people(),
        &format!("{long}\n\0\x1b[2J\n\n   \nd6 \x1b[31m\n\u{fffd}\n"),
    );
    assert!(
        !out.contains('\x1b'),
        "control characters never reach the terminal"
    );
    let dir = tempfile::tempdir().unwrap();
    let mut out = Vec::new();
    let input = Cursor::new(b"\xff\xfe\nd6\n".to_vec());
    let text = Text::new(Language::English);
    run(
        people(),
        manner(),
        &text,
        &mut store(dir.path()),
        input,
        &mut out,
    )
    .unwrap();
    assert!(
        String::from_utf8(out)
            .unwrap()
            .contains("White places a stone on d6.")
    );
}

#[test]
fn every_language_speaks() {
    let mut english = Vec::new();
    for language in Language::ALL {
        let dir = tempfile::tempdir().unwrap();
        let mut out = Vec::new();
        let file = dir.path().join("game.pgn");
        let script = format!(
            "help\nd6\nd2\nboard\nmine\ntheirs\nmoves\nturn\nhint\nhint\nundo\nredo\nlast\nnow\n\
             clock\nclock x\nclock 5+3\nclock off\nassist\nassist x\nassist nobody\n\
             save\nsave {0}\nsave {0}\ndraw\nno\nresign\nmoves\n",
            file.display()
        );
        let input = Cursor::new(script.as_bytes().to_vec());
        let text = Text::new(language);
        run(
            people(),
            manner(),
            &text,
            &mut store(dir.path()),
            input,
            &mut out,
        )
        .unwrap();
        let out = String::from_utf8(out).unwrap();
        assert!(!out.contains("plain-"), "{language}: an id was said\n{out}");
        assert!(file.exists(), "{out}");
        if language == Language::English {
            english = out.lines().map(str::to_owned).collect();
        } else {
            // No command is answered in English.
            let said: Vec<&str> = out.lines().collect();
            assert_eq!(said.len(), english.len(), "{language}\n{out}");
            let left = said.iter().find(|line| english.iter().any(|e| e == *line));
            assert_eq!(left, None, "{language}");
        }
    }
}

#[test]
fn the_program_plays_through_a_pipe() {
    let dir = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str], input: &str| {
        let mut command = assert_cmd::Command::cargo_bin("merels").unwrap();
        command
            .args(arguments)
            .env("LC_ALL", "en_US.UTF-8")
            .env_remove("LANGUAGE");
        command.env("XDG_STATE_HOME", dir.path().join("state"));
        command.env("XDG_DATA_HOME", dir.path().join("data"));
        let output = command.write_stdin(input).output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        assert!(output.stderr.is_empty());
        String::from_utf8(output.stdout).unwrap()
    };
    let play = ["play", "--plain", "--black", "casual", "--seed", "3"];
    let out = run(&play, "d6\nlast\n");
    assert!(out.contains("White: person. Black: casual."), "{out}");
    assert!(out.contains("Black places a stone on "), "{out}");
    assert!(out.ends_with("The game is kept and can be gone on with later.\n"));
    // The same seed plays the same game; what was kept can be gone on with.
    assert_eq!(run(&play, "d6\nlast\n"), out);
    let gone_on = run(&["--plain"], "continue\nquit\n");
    assert!(gone_on.contains("2 moves have been played."), "{gone_on}");

    let told = run(
        &[
            "replay",
            "--plain",
            "tests/data/cases/blocked-after-removal.txt",
        ],
        "",
    );
    assert!(told.ends_with("Black wins: White cannot move.\n"), "{told}");
    assert!(
        told.contains("Black moves from e4 to e5.\nBlack closes a mill"),
        "{told}"
    );
}

/// What the opponent answers to the first move of the first puzzle, and what
/// then ends it.
fn answered(first: Move) -> (Move, Move) {
    let puzzle = Exercise::Puzzle(0);
    let mut game = Game::from_setup(Rules::default(), puzzle.setup().unwrap());
    game.play(first).unwrap();
    let answer = puzzle.reply(&game).unwrap();
    game.play(answer).unwrap();
    (answer, puzzle.right_moves(&game)[0])
}

#[test]
fn lessons_and_puzzles_are_solved_and_progress_is_kept() {
    let dir = tempfile::tempdir().unwrap();
    let first = &merels::ui::lessons::puzzles()[0];
    let right = first.solution[0];
    let (answer, last) = answered(right);
    let wrong = first.setup.position.legal_moves(Rules::default());
    let wrong = wrong
        .into_iter()
        .find(|mv| !first.solution.contains(mv))
        .unwrap();
    let script = format!(
        "d6\nlesson\nlesson 1\nmine\na1\nundo\nhint\nhint\nd7\ne4\nleave\npuzzle\n{wrong}\n{right}\n{last}\nleave\n"
    );
    let out = said_in(dir.path(), people(), &script);
    for lines in [
        "1. Close a mill\n2. Block a mill\n",
        "Close a mill.\nWhite has 2 stones on the board: d6, d5. White has 7 stones in hand.\n",
        "a1 closes no mill. Look for a line with two of your stones and try again.\n",
        "This has no place in a lesson or puzzle.",
        "Hint: d7x",
        "This closes a mill. Which stone do you take? e4, d2\nRight.\nClose a mill.\n",
        "Black to place a stone; 9 are left in hand.\n0 of ",
        "Puzzle 1 of ",
        &format!("After {wrong} Black answers "),
        "Try again.\nRight. Find the next move.\nBlack flies from ",
        &format!(" to {}", answer.to),
        "Right.\nPuzzle 2 of ",
    ] {
        assert!(out.contains(lines), "{lines}\n\n{out}");
    }
    // The game is where it was, and what was solved is known the next time.
    let again = said_in(dir.path(), Begin::Asking, "continue\nlast\npuzzle\n");
    assert!(again.contains("Move 1, White: d6."), "{again}");
    assert!(
        again.contains("1 of ") && again.contains("Puzzle 2 of "),
        "{again}"
    );
}

/// Lines, each typed after so many milliseconds of a clock that stands still
/// otherwise.
struct Slow {
    lines: std::vec::IntoIter<(u64, &'static str)>,
    line: Cursor<Vec<u8>>,
}

static MILLISECONDS: AtomicU64 = AtomicU64::new(0);

fn slow_time() -> Instant {
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    let gone = Duration::from_millis(MILLISECONDS.load(Ordering::SeqCst));
    *BEGAN.get_or_init(Instant::now) + gone
}

impl Read for Slow {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.line.fill_buf()?.is_empty()
            && let Some((milliseconds, line)) = self.lines.next()
        {
            MILLISECONDS.fetch_add(milliseconds, Ordering::SeqCst);
            self.line = Cursor::new(format!("{line}\n").into_bytes());
        }
        self.line.read(buffer)
    }
}

#[test]
fn the_clock_runs_while_a_line_is_waited_for() {
    let lines = vec![
        (20_000, "d6"),
        (30_000, "clock"),
        (10_000, "f4"),
        (44_000, "undo"),
        (70_000, "f4"),
        (0, "last"),
        (0, "undo"),
        (0, "clock"),
        (0, "clock 3+2"),
        (0, "clock soon"),
        (0, "new"),
    ];
    let slow = Slow {
        lines: lines.into_iter(),
        line: Cursor::default(),
    };
    let manner = Manner {
        clock: "1+5".parse().ok(),
        now: slow_time,
        ..manner()
    };
    let dir = tempfile::tempdir().unwrap();
    let (text, mut out) = (Text::new(Language::English), Vec::new());
    let input = BufReader::new(slow);
    run(
        people(),
        manner,
        &text,
        &mut store(dir.path()),
        input,
        &mut out,
    )
    .unwrap();
    let out = String::from_utf8(out).unwrap();
    for lines in [
        "White places a stone on d6.\nThe clock: White 0:45, Black 1:00.\nBlack to place",
        "The clock: White 0:45, Black 0:30.\nBlack places a stone on f4.\n\
         The clock: White 0:45, Black 0:25.\n",
        "One move is taken back.\nThe clock: White 0:45, Black 1:00.\n",
        "White wins: Black has no time left.\nThe game is over.",
        "Move 1, White: d6.\n",
        "The next games between two people have the clock 3+2.\nType clock and minutes",
        "The clock: White 3:00, Black 3:00.\nWhite to place a stone; 9",
    ] {
        assert!(out.contains(lines), "{lines}\n\n{out}");
    }
    assert_eq!(out.matches("on f4").count(), 1, "{out}");
}

#[test]
fn assistance_is_said_for_whoever_has_asked_for_it() {
    let dir = tempfile::tempdir().unwrap();
    let out = said_in(
        dir.path(),
        people(),
        "d6\nassist white\na1\nf6\na7\nassist\nassist nobody\nassist me\nassist both\n",
    );
    for lines in [
        "White is assisted from now on.\nBlack places a stone on a1.\n\
         White to place a stone; 8 are left in hand.\nFree crossing points: b4, f4, d2\n\
         White places a stone on f6.\n",
        "Black places a stone on a7.\nWhite to place a stone; 7 are left in hand.\n\
         A mill can be closed on: b6\nFree crossing points: b4, f4, d2\nNobody is assisted",
        "Type assist and who is to be assisted",
        "White and Black are assisted from now on.\nA mill can be closed on: b6\n",
    ] {
        assert!(out.contains(lines), "{lines}\n\n{out}");
    }
    // It is kept with the game.
    let again = said_in(dir.path(), Begin::Asking, "continue\n");
    assert!(again.contains("A mill can be closed on: b6"), "{again}");
    let blocked = said(from("WBB/3/3/B5/3/1W1/W1W w 0 0"), "assist\n");
    assert!(
        blocked.contains("White's stones that cannot move: a7\n"),
        "{blocked}"
    );
}

#[test]
fn a_finished_game_is_not_to_be_gone_on_with() {
    let out = said(people(), "d6\nresign\n");
    assert!(!out.contains("can be gone on with"), "{out}");
    assert!(said(people(), "d6\n").contains("can be gone on with"));
}

#[test]
fn now_is_answered_where_nobody_thinks() {
    let out = said(people(), "now\n");
    assert!(out.contains("The bot is not thinking now."), "{out}");
}

/// Says each line only when as many lines have been heard as go before it.
struct Patient {
    heard: Arc<Mutex<Vec<u8>>>,
    lines: Vec<(usize, &'static str)>,
}

impl Read for Patient {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.lines.is_empty() {
            return Ok(0);
        }
        let (after, line) = self.lines.remove(0);
        let heard = || {
            self.heard
                .lock()
                .unwrap()
                .iter()
                .filter(|&&b| b == b'\n')
                .count()
        };
        while heard() < after {
            std::thread::yield_now();
        }
        buffer[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

/// Two bots that would play for minutes, and what is heard of them.
fn two_masters(dir: &Path, lines: &[(usize, &'static str)]) -> String {
    let heard = Arc::new(Mutex::new(Vec::new()));
    let input = Patient {
        heard: Arc::clone(&heard),
        lines: lines.to_vec(),
    };
    let master = Who::Bot(merels::bot::Level::Master);
    let begin = playing(Game::new(Rules::default()), [master, master]);
    let input = BufReader::with_capacity(64, input);
    let (mut store, mut out) = (store(dir), Ears(Arc::clone(&heard)));
    let text = Text::new(Language::English);
    run(begin, manner(), &text, &mut store, input, &mut out).unwrap();
    String::from_utf8(heard.lock().unwrap().clone()).unwrap()
}

/// Welcome, players, the duty: after that the first bot thinks.
const BEFORE_THE_FIRST_PLY: usize = 3;

#[test]
fn a_game_of_two_bots_ends_at_once_when_somebody_leaves() {
    let dir = tempfile::tempdir().unwrap();
    // The end of the input is leaving as well.
    for lines in [&[][..], &[(0, "quit\n")]] {
        let heard = two_masters(dir.path(), lines);
        assert_eq!(heard.lines().count(), BEFORE_THE_FIRST_PLY, "{heard}");
    }
    let heard = two_masters(dir.path(), &[(BEFORE_THE_FIRST_PLY + 1, "quit\n")]);
    let plies = heard.matches(" places ").count();
    assert!((1..4).contains(&plies), "{heard}");
    assert!(
        heard.ends_with("The game is kept and can be gone on with later.\n"),
        "{heard}"
    );
    assert_eq!(store(dir.path()).find().0.len(), 1);
}

#[test]
fn two_bots_are_asked_and_told_between_their_moves() {
    let dir = tempfile::tempdir().unwrap();
    let heard = two_masters(
        dir.path(),
        &[
            (BEFORE_THE_FIRST_PLY + 1, "last\n"),
            (BEFORE_THE_FIRST_PLY + 3, "q\n"),
        ],
    );
    // The first ply has been played by then, and perhaps the next.
    assert!(heard.contains("\nMove "), "{heard}");
    assert!(heard.matches(" places ").count() < 6, "{heard}");
}
