//! The real program killed with SIGKILL at any moment, over and over: what was
//! told or shown is kept, and the next start goes on with it.
//!
//! `MERELS_KILLS=5000 cargo test --test killed` kills more often.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a test may

mod dice;
mod session;

use dice::Dice;
use merels::bot::Level;
use merels::record::{self, Record};
use merels::rules::{Game, Move, Outcome, Rules};
use merels::ui::app::Table;
use merels::ui::clock::{self, Clock, TimeControl};
use merels::ui::save::{Store, form};
use merels::ui::{Seat, Who};
use session::{BINARY, PATIENCE, Session};
use std::cell::{Cell, RefCell};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
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

/// What a person does.
#[derive(Clone, Copy, Debug)]
enum Step {
    Play(Move),
    Undo,
    Redo,
    Resign,
}

/// What of a game must come back.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Position {
    moves: Vec<Move>,
    undone: Vec<Move>,
    outcome: Option<Outcome>,
}

impl Position {
    fn of(game: &Game) -> Position {
        Position {
            moves: game.moves().to_vec(),
            undone: game.undone().collect(),
            outcome: game.outcome(),
        }
    }
}

/// How many times to kill in each test.
fn kills() -> usize {
    let wanted = std::env::var("MERELS_KILLS").ok();
    wanted.map_or(60, |wanted| wanted.parse().unwrap())
}

/// The home of a person who plays one game.
struct Home {
    dir: Arc<TempDir>,
    seats: [Seat; 2],
    rules: Rules,
    comment: String,
    /// The seed of the bot, once it is kept.
    seed: Cell<Option<u64>>,
    /// The clock, and what it showed after each ply that was kept last.
    clock: Option<TimeControl>,
    times: RefCell<Vec<Duration>>,
}

impl Home {
    /// A home with `start.pgn`, a game of a few moves with everything that a
    /// game can have.
    fn new(dice: &mut Dice) -> (Home, Game) {
        let names = ["", "Ona", "Jüri \"J\" \\", "Ödön; {x}", "Анна"];
        let levels = [Level::Beginner, Level::Casual];
        let mut seats = [0, 1].map(|_| Seat {
            who: Who::Human,
            name: names[dice.roll(names.len())].to_owned(),
        });
        if dice.roll(3) == 0 {
            seats[dice.roll(2)].who = Who::Bot(levels[dice.roll(2)]);
        }
        let rules = Rules {
            flying: dice.roll(4) != 0,
            repetition: dice.roll(4) != 0,
            ..Rules::default()
        };
        let mut game = Game::new(rules);
        for _ in 0..dice.roll(30) {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(moves[dice.roll(moves.len())]).unwrap();
        }
        // Without its end, and with nothing taken back.
        let open = game.moves().len() - usize::from(game.outcome().is_some());
        let moves = game.moves()[..open].to_vec();
        game = Game::new(rules);
        for mv in moves {
            game.play(mv).unwrap();
        }
        let comment = format!("a comment; with }} and {}", dice.roll(1000));
        let mut table = Table::new(game, seats.clone(), dice.roll(1000) as u64 + 1);
        let people = seats.iter().all(|seat| seat.who == Who::Human);
        let clock = (people && dice.roll(2) == 0).then(|| "10+5".parse().unwrap());
        if let Some(clock) = clock {
            table.set_clock(clock);
        }
        let mut record = form::record(&table);
        record.add_comment(0, &comment);
        record.set_tag("Site", "at home");
        let dir = Arc::new(TempDir::new().unwrap());
        fs::write(dir.path().join("start.pgn"), record.to_string()).unwrap();
        let home = Home {
            dir,
            seats,
            rules,
            comment,
            seed: Cell::new(None),
            clock,
            times: RefCell::default(),
        };
        home.times.replace(times_of(&record));
        (home, table.game)
    }

    fn state(&self) -> PathBuf {
        self.dir.path().join(".local/state/merels")
    }

    fn data(&self) -> PathBuf {
        self.dir.path().join(".local/share/merels/games")
    }

    fn has_bot(&self) -> bool {
        self.seats.iter().any(|seat| seat.who != Who::Human)
    }

    /// The unfinished game that the next start would go on with, compared with
    /// what does not change in it.
    fn unfinished(&self) -> Option<Game> {
        let (mut found, unreadable) = Store::at(self.state(), self.data()).find();
        assert_eq!(unreadable, []);
        assert!(found.len() <= 1, "one game is one file");
        let found = found.pop()?;
        assert_eq!(found.record.tag("Site"), Some("at home"));
        assert_eq!(found.record.comments[0].concat(), self.comment);
        let table = form::table(found.record);
        assert_eq!(table.seats, self.seats);
        assert_eq!(table.game.rules(), self.rules);
        let clock = table.clock.as_ref().map(Clock::control);
        assert_eq!(clock, self.clock);
        let seed = self.seed.replace(Some(table.seed));
        assert_eq!(seed.unwrap_or(table.seed), table.seed);
        Some(table.game)
    }

    /// What the clock showed after these first plies, which nobody has taken
    /// back, is what it showed before; the plies after them took their time.
    fn clock_goes_on(&self, plies: usize) {
        let Some(control) = self.clock else {
            return;
        };
        let (found, _) = Store::at(self.state(), self.data()).find();
        let Some(found) = found.first() else {
            return;
        };
        let times = times_of(&found.record);
        assert_eq!(times.len(), found.record.game.moves().len());
        let before = self.times.replace(times.clone());
        assert_eq!(times[..plies], before[..plies]);
        for (ply, &left) in times.iter().enumerate().skip(plies) {
            let at_first = ply.checked_sub(2).map_or(control.time(), |own| times[own]);
            assert!(left <= at_first + control.increment(), "{times:?}");
            assert!(left + PATIENCE > at_first, "{times:?}");
        }
    }

    /// The games that have come to their end.
    fn finished(&self) -> Vec<Game> {
        let entries = fs::read_dir(self.data()).into_iter().flatten();
        entries
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|ext| ext == "pgn"))
            .map(|path| {
                let text = fs::read_to_string(path).unwrap();
                let mut games = record::read(&text, self.rules).unwrap();
                assert_eq!(games.len(), 1);
                games.remove(0).game
            })
            .collect()
    }

    /// Nothing but whole files lies about after a start has swept.
    fn is_tidy(&self) {
        for dir in [self.state(), self.data()] {
            for entry in fs::read_dir(dir).into_iter().flatten() {
                let name = entry.unwrap().file_name().into_string().unwrap();
                assert!(
                    name.ends_with(".pgn") || name.ends_with(".lock"),
                    "left behind: {name}"
                );
            }
        }
    }
}

/// What the clock showed for the side that had played, after each ply.
fn times_of(record: &Record) -> Vec<Duration> {
    let comments = record.comments.iter().skip(1).flatten();
    comments
        .filter_map(|comment| Some(clock::told(comment)?.0))
        .collect()
}

/// The program, running.
trait Program {
    /// Starts it on the game that `start.pgn` holds, or on the unfinished one.
    fn start(home: &Home, unfinished: Option<&Game>) -> Self;
    fn send(&mut self, step: Step);
    /// Waits until the last of so many steps is told; `game` is as it is then.
    fn wait(&mut self, steps: usize, game: &Game);
    /// Kills it. Returns how many plies and steps have been told at least.
    fn kill(self) -> usize;
}

/// Through pipes, line by line.
struct Piped {
    child: Child,
    told: Arc<Mutex<usize>>,
    listens: JoinHandle<()>,
}

fn tells_a_step(line: &str) -> bool {
    [
        " places a stone on ",
        " moves from ",
        " flies from ",
        " taken back.",
        " played again.",
        " has resigned.",
    ]
    .iter()
    .any(|told| line.contains(told))
}

impl Program for Piped {
    fn start(home: &Home, unfinished: Option<&Game>) -> Piped {
        let mut command = Command::new(BINARY);
        command.arg("--plain").arg("--lang").arg("en");
        if unfinished.is_none() {
            command.args(["play", "start.pgn"]);
        }
        command
            .current_dir(home.dir.path())
            .env("HOME", home.dir.path());
        for name in ["XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            command.env_remove(name);
        }
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let told = Arc::new(Mutex::new(0));
        let counter = Arc::clone(&told);
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // What is gone on with is told too, before the first step.
        let expected = unfinished.map(|game| game.moves().len());
        let listens = thread::spawn(move || {
            let mut goes_on = None;
            for line in lines.map_while(Result::ok) {
                if let Some(plies) = line.strip_suffix(" moves have been played.") {
                    goes_on = Some(plies.parse().unwrap());
                } else if line == "One move has been played." {
                    goes_on = Some(1);
                }
                if tells_a_step(&line) {
                    if let (Some(expected), Some(told)) = (expected, goes_on) {
                        assert_eq!(expected, told, "it goes on where it was");
                    }
                    *counter.lock().unwrap() += 1;
                }
            }
        });
        let mut piped = Piped {
            child,
            told,
            listens,
        };
        if unfinished.is_some() {
            piped.line("continue");
        }
        piped
    }

    fn send(&mut self, step: Step) {
        match step {
            Step::Play(mv) => self.line(&mv.to_string()),
            Step::Undo => self.line("undo"),
            Step::Redo => self.line("redo"),
            Step::Resign => self.line("resign"),
        }
    }

    fn wait(&mut self, steps: usize, _: &Game) {
        let end = Instant::now() + PATIENCE;
        while *self.told.lock().unwrap() < steps {
            assert!(Instant::now() < end, "step {steps} is not told");
            thread::sleep(Duration::from_micros(200));
        }
    }

    fn kill(mut self) -> usize {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.listens.join().unwrap();
        *self.told.lock().unwrap()
    }
}

impl Piped {
    fn line(&mut self, line: &str) {
        let input = self.child.stdin.as_mut().unwrap();
        writeln!(input, "{line}").unwrap();
    }
}

/// On a terminal, with keys.
struct OnScreen {
    session: Session,
    told: usize,
}

impl Program for OnScreen {
    fn start(home: &Home, unfinished: Option<&Game>) -> OnScreen {
        let dir = Arc::clone(&home.dir);
        let args: &[&str] = match unfinished {
            Some(_) => &[],
            None => &["play", "start.pgn"],
        };
        let mut session = Session::run(BINARY, args, &[], dir);
        if let Some(game) = unfinished {
            // The first entry of the start screen.
            let number = game.moves().len() / 2 + 1;
            session.shows(&format!("Go on: move {number},"));
            session.send("\r");
        }
        OnScreen { session, told: 0 }
    }

    fn send(&mut self, step: Step) {
        match step {
            Step::Play(mv) => self.session.send(&format!("{mv}\r")),
            Step::Undo => self.session.send("u"),
            Step::Redo => self.session.send("r"),
            Step::Resign => self.session.send("x\r"),
        }
    }

    fn wait(&mut self, steps: usize, game: &Game) {
        let last = game.moves().last().unwrap();
        self.session.shows(&format!(">{last}"));
        self.told = steps;
    }

    fn kill(self) -> usize {
        let OnScreen { mut session, told } = self;
        session.child.kill().unwrap();
        session.child.wait().unwrap();
        told
    }
}

/// What a person may do now, if anything.
fn a_step(game: &Game, dice: &mut Dice) -> Option<Step> {
    match dice.roll(12) {
        0 | 1 if !game.moves().is_empty() => Some(Step::Undo),
        2 | 3 if game.undone().len() > 0 => Some(Step::Redo),
        4 if game.moves().len() > 20 && dice.roll(3) == 0 => Some(Step::Resign),
        _ => {
            let moves = game.legal_moves();
            (!moves.is_empty()).then(|| Step::Play(moves[dice.roll(moves.len())]))
        }
    }
}

fn do_step(game: &mut Game, step: Step) {
    match step {
        Step::Play(mv) => game.play(mv).unwrap(),
        Step::Undo => assert!(game.undo()),
        Step::Redo => assert!(game.redo()),
        Step::Resign => assert!(game.resign(game.position().turn())),
    }
}

/// One life of the program between two people: some steps, and the end at any
/// moment. Returns the game as it is kept.
fn between_people<P: Program>(home: &Home, game: &Game, kept: bool, dice: &mut Dice) -> Game {
    let mut states = vec![game.clone()];
    let mut program = P::start(home, kept.then_some(game));
    for _ in 0..=dice.roll(4) {
        let mut next = states.last().unwrap().clone();
        if next.outcome().is_some() {
            break;
        }
        let Some(step) = a_step(&next, dice) else {
            break;
        };
        do_step(&mut next, step);
        program.send(step);
        // What is waited for must not be there already.
        let last = |game: &Game| game.moves().last().map(ToString::to_string);
        let new = match last(&next) {
            Some(mv) => !states
                .iter()
                .any(|state| last(state).is_some_and(|other| other.starts_with(&mv))),
            None => false,
        };
        states.push(next);
        if new && dice.roll(2) == 0 {
            program.wait(states.len() - 1, states.last().unwrap());
        }
    }
    thread::sleep(Duration::from_micros(dice.roll(8000) as u64));
    let told = program.kill();
    let possible: Vec<Position> = states[told..].iter().map(Position::of).collect();
    let start = &states[0];
    let found = home.unfinished();
    if let Some(game) = found {
        assert!(
            possible.contains(&Position::of(&game)),
            "told {told} of {:?}, kept {:?}",
            states.iter().map(Position::of).collect::<Vec<_>>(),
            Position::of(&game)
        );
        let plies = states.iter().map(|game| game.moves().len()).min();
        home.clock_goes_on(plies.unwrap());
        return game;
    }
    // It has come to its end, or nothing of it was to be kept yet.
    let mut ended = states[told..]
        .iter()
        .filter(|game| game.outcome().is_some());
    if let Some(ended) = ended.next() {
        let finished = home.finished();
        let same =
            |game: &&Game| game.moves() == ended.moves() && game.outcome() == ended.outcome();
        if let Some(game) = finished.iter().find(same) {
            return game.clone();
        }
    }
    let nothing = |game: &Game| game.moves().is_empty() && game.undone().len() == 0;
    assert!(
        told == 0 && !kept || states[told..].iter().any(nothing),
        "told {told} and kept nothing"
    );
    start.clone()
}

/// One life of the program against the bot. What the bot plays is seen in what
/// is kept: all that was there, the person's own ply, and what the bot added.
fn against_the_bot<P: Program>(home: &Home, game: &Game, kept: bool, dice: &mut Dice) -> Game {
    let mut program = P::start(home, kept.then_some(game));
    let turn = game.position().turn();
    let persons = home.seats[turn.index()].who == Who::Human;
    let moves = game.legal_moves();
    let mut own = None;
    if persons && !moves.is_empty() {
        let mv = moves[dice.roll(moves.len())];
        program.send(Step::Play(mv));
        let mut next = game.clone();
        next.play(mv).unwrap();
        own = Some(mv);
    }
    thread::sleep(Duration::from_micros(dice.roll(60_000) as u64));
    let told = program.kill();
    let before = game.moves().len();
    let after = match home.unfinished() {
        Some(game) => game,
        None => match home.finished().into_iter().next() {
            Some(game) => game,
            None => {
                assert!(told == 0 && !kept, "told {told} and kept nothing");
                return game.clone();
            }
        },
    };
    let moves = after.moves();
    assert!(moves.len() >= before + told, "told {told}, kept {moves:?}");
    assert!(moves.len() <= before + 2);
    assert_eq!(&moves[..before], game.moves());
    if let (Some(own), Some(&first)) = (own, moves.get(before)) {
        assert_eq!(own, first);
    }
    after
}

/// Kills so many times, over as many games as that takes.
fn kill<P: Program>(seed: u64, kills: usize) {
    let mut dice = Dice(seed);
    let mut killed = 0;
    let mut games = 0;
    while killed < kills {
        let (home, mut game) = Home::new(&mut dice);
        games += 1;
        let mut kept = false;
        for _ in 0..3 + dice.roll(20) {
            if game.outcome().is_some() || killed == kills {
                break;
            }
            game = if home.has_bot() {
                against_the_bot::<P>(&home, &game, kept, &mut dice)
            } else {
                between_people::<P>(&home, &game, kept, &mut dice)
            };
            kept = home.unfinished().is_some();
            home.is_tidy();
            killed += 1;
        }
    }
    println!("killed {killed} times in {games} games");
}

#[test]
fn killed_through_a_pipe_nothing_told_is_lost() {
    kill::<Piped>(1, kills());
}

#[test]
fn killed_on_a_terminal_nothing_shown_is_lost() {
    kill::<OnScreen>(2, kills());
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

/// Where the game cannot be kept that is told once, and the game goes on.
#[test]
fn what_is_in_the_way_is_told_once_and_the_game_goes_on() {
    type Hinder = fn(&std::path::Path);
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

/// `merels solve`, killed over and over, goes on and comes to the same files.
/// `MERELS_STONES=9` solves more.
#[test]
fn solving_killed_at_any_moment_comes_to_the_same_files() {
    let stones = std::env::var("MERELS_STONES").unwrap_or("7".to_owned());
    let solve = |dir: &TempDir| {
        let mut command = Command::new(BINARY);
        command
            .args(["solve", "--stones", &stones, "--dir"])
            .arg(dir.path())
            .stderr(Stdio::null());
        command
    };
    let files = |dir: &TempDir| {
        let mut files: Vec<(String, Vec<u8>)> = fs::read_dir(dir.path())
            .unwrap()
            .map(|entry| {
                let entry = entry.unwrap();
                let name = entry.file_name().into_string().unwrap();
                (name, fs::read(entry.path()).unwrap())
            })
            .collect();
        files.sort();
        files
    };
    let whole = TempDir::new().unwrap();
    let begun = Instant::now();
    assert!(solve(&whole).status().unwrap().success());
    let takes = begun.elapsed();
    let cut = TempDir::new().unwrap();
    let mut dice = Dice(3);
    let mut killed = 0;
    // Later and later, so that it comes to its end on any machine.
    for round in 1u32.. {
        let mut child = solve(&cut).spawn().unwrap();
        let most = takes.as_micros() as usize / 10 * round as usize;
        thread::sleep(Duration::from_micros(dice.roll(most) as u64));
        child.kill().unwrap();
        if child.wait().unwrap().success() {
            break;
        }
        killed += 1;
    }
    // Whatever the last one left behind is gone after one more run.
    assert!(solve(&cut).status().unwrap().success());
    assert!(files(&cut) == files(&whole), "other files");
    assert!(killed > 0);
    println!("killed {killed} times");
}
