//! The real program killed with SIGKILL at any moment, over and over: what was
//! told or shown is kept, and the next start goes on with it.
//!
//! `MERELS_KILLS=5000 MERELS_SEED=3 cargo test --test killed` kills more often,
//! at other moments.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a test may

mod dice;
mod home;
mod session;

use dice::{Dice, number};
use home::Home;
use merels::rules::{Game, Move, Outcome};
use merels::ui::Who;
use session::{BINARY, PATIENCE, Session};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use tempfile::TempDir;

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
fn kill<P: Program>(seed: usize) {
    let kills = number("MERELS_KILLS", 60);
    let mut dice = Dice(number("MERELS_SEED", seed) as u64);
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
    kill::<Piped>(1);
}

#[test]
fn killed_on_a_terminal_nothing_shown_is_lost() {
    kill::<OnScreen>(2);
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
