//! The small sets without flying, wherever tables are asked with no files of
//! them: no copy of the program waits for `merels solve` to know them. The right
//! values are those of the reference data.
#![allow(clippy::unwrap_used)] // a test may

mod oracle;

use merels::bot::{Bot, Level, Limits};
use merels::engine::keep;
use merels::engine::uci::{self, Settings};
use merels::record::Record;
use merels::review::{Budget, Review};
use merels::rules::{Game, Move, Position, Rules, Setup};
use merels::tables::{Endgames, Exact, Pair, Tables, Value};
use merels::ui::action::Action;
use merels::ui::clerk::Clerk;
use merels::ui::event::Event;
use merels::ui::save::Store;
use merels::ui::task::{Question, Task};
use std::io::Cursor;
use std::process::Stdio;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::channel;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

/// The tests in this program have the sets made up to so many stones: with one
/// more it takes five times as long.
const STONES: usize = 8;
/// And the program itself, once for each command.
const FEW: usize = 7;

const RULES: Rules = Rules {
    flying: false,
    quiet_limit: std::num::NonZeroU16::new(50),
    repetition: true,
};

/// The sets, solved once.
static ENDGAMES: LazyLock<Mutex<Endgames>> = LazyLock::new(|| {
    let tables = Arc::new(Tables::none());
    Mutex::new(Endgames::new(tables, Endgames::NEAR).up_to(STONES))
});

fn tables_for(position: Position) -> Arc<Tables> {
    let mut endgames = ENDGAMES.lock().unwrap();
    endgames.tables(position, RULES, &AtomicBool::new(false), &mut |_| {})
}

/// A position of the reference data without flying.
struct Problem {
    setup: Setup,
    stones: usize,
    /// Value, whether the limit makes a draw of it, and the plies.
    value: String,
    limit: bool,
    plies: Option<u64>,
}

impl Problem {
    /// As `engine value` says it.
    fn said(&self) -> String {
        let plies = self.plies.map(|n| format!(" {n}")).unwrap_or_default();
        let limit = if self.limit { " limit" } else { "" };
        format!("{}{plies}{limit}", self.value)
    }

    fn game(&self) -> Game {
        Game::from_setup(RULES, self.setup)
    }
}

/// Those with at most so many stones in which nothing is decided.
fn problems(most: usize) -> Vec<Problem> {
    let lines = oracle::lines(include_str!("data/oracle/endgame-limit.jsonl"));
    let problems = lines.iter().map(|line| {
        let text = line["pos"].as_str().unwrap();
        let position = oracle::position(text);
        let setup = Setup {
            position,
            quiet_plies: text.split(' ').nth(4).unwrap().parse().unwrap(),
        };
        let problem = Problem {
            setup,
            stones: 24 - position.board().empty().len(),
            value: line["value"].as_str().unwrap().to_owned(),
            limit: line["value"] != line["limit_value"],
            plies: line["plies"].as_u64(),
        };
        (line["flying"] == false, problem)
    });
    problems
        .filter(|(sliding, problem)| *sliding && problem.stones <= most)
        .map(|(_, problem)| problem)
        .filter(|problem| problem.game().outcome().is_none())
        .collect()
}

/// The moves that keep the value, where not all do.
fn keeping(problem: &Problem) -> Option<Vec<Move>> {
    let tables = tables_for(problem.setup.position);
    let judged = tables.judge_moves(problem.setup, RULES, 1, &|| false);
    let judged = judged.unwrap();
    let best = judged.iter().map(|(_, exact)| exact.value).max().unwrap();
    let keep = judged.iter().filter(|(_, exact)| exact.value == best);
    let keep: Vec<Move> = keep.map(|(mv, _)| *mv).collect();
    (best != Value::Loss && keep.len() < judged.len()).then_some(keep)
}

fn said(exact: Exact) -> String {
    let value = match exact.unlimited {
        Value::Win => "win",
        Value::Draw => "draw",
        Value::Loss => "loss",
    };
    let plies = exact.plies.map(|n| format!(" {n}")).unwrap_or_default();
    let limit = if exact.is_limit_draw() { " limit" } else { "" };
    format!("{value}{plies}{limit}")
}

#[test]
fn values_are_those_of_the_reference() {
    let problems = problems(STONES);
    assert!(problems.len() > 50, "{}", problems.len());
    for problem in &problems {
        let Setup {
            position,
            quiet_plies,
        } = problem.setup;
        let exact = tables_for(position).probe(position, RULES, quiet_plies);
        let mut exact = exact.unwrap();
        if problem.plies.is_none() {
            // The reference does not count what only stands without the limit.
            exact.plies = None;
        }
        assert_eq!(said(exact), problem.said(), "{position:?}");
    }
}

/// What is answered far from the end must not depend on what was asked before,
/// and nothing is made that nobody needs.
#[test]
fn only_what_is_near_is_made_and_used() {
    let given = Arc::new(Tables::none());
    let mut endgames = Endgames::new(Arc::clone(&given), Endgames::NEAR).up_to(STONES);
    let go_on = AtomicBool::new(false);
    let few: Setup = "WWW/3/3/6/3/B2/BBB w 0 0".parse().unwrap();
    let mut made = Vec::new();
    let mut ask = |position, rules, stop: &AtomicBool| {
        endgames.tables(position, rules, stop, &mut |solving| {
            assert!(solving.done < solving.total);
            made.push(solving.pair.to_string());
        })
    };
    let stopped = ask(few.position, RULES, &AtomicBool::new(true));
    assert!(!stopped.has(Pair::new(4, 3).unwrap(), false));
    let flying = ask(few.position, Rules::default(), &go_on);
    assert!(Arc::ptr_eq(&flying, &given));
    let near = ask(few.position, RULES, &go_on);
    assert!(near.has_whole(Pair::new(4, 3).unwrap(), false));
    assert!(!near.has(Pair::new(5, 3).unwrap(), false));
    let again = ask(few.position, RULES, &go_on);
    assert!(Arc::ptr_eq(&near, &again));
    let start = ask(Setup::START.position, RULES, &go_on);
    assert!(Arc::ptr_eq(&start, &given));
    // The first was stopped.
    assert_eq!(made, ["3-3", "3-3", "4-3"]);
}

#[test]
fn both_levels_that_ask_tables_keep_every_value() {
    let all: Vec<(Problem, Vec<Move>)> = problems(STONES)
        .into_iter()
        .filter_map(|problem| keeping(&problem).map(|keep| (problem, keep)))
        .collect();
    // Perfect takes its time to set problems in drawn positions.
    let drawn = |(problem, _): &(Problem, _)| problem.limit || problem.value == "draw";
    let (drawn, won): (Vec<_>, Vec<_>) = all.into_iter().partition(drawn);
    assert!(drawn.len() >= 10 && won.len() >= 10);
    let all: Vec<_> = won.into_iter().chain(drawn.into_iter().take(5)).collect();
    // No search finds these with so little.
    let limits = Limits {
        nodes: Some(1),
        ..Limits::default()
    };
    for level in [Level::Master, Level::Perfect] {
        let kept = |with: bool| {
            let keeps = |(problem, keep): &&(Problem, Vec<Move>)| {
                let mut bot = Bot::new(level, 1);
                bot.forgo_tables();
                if with {
                    bot.set_tables(tables_for(problem.setup.position));
                }
                let stop = AtomicBool::new(false);
                let mv = bot.choose(&problem.game(), &limits, &stop, &mut |_| {});
                keep.contains(&mv.unwrap())
            };
            all.iter().filter(keeps).count()
        };
        assert_eq!(kept(true), all.len(), "{level}");
        assert!(kept(false) < all.len(), "{level}");
    }
    // As a file for `keep`, under the rules asked for.
    let lines: Vec<String> = all
        .iter()
        .map(|(problem, keep)| {
            let keep: Vec<String> = keep.iter().map(Move::to_string).collect();
            let pos = problem.setup.to_string();
            serde_json::json!({ "pos": pos, "value": "draw", "keep": keep }).to_string()
        })
        .collect();
    let mut bot = Bot::new(Level::Master, 1);
    bot.set_tables(tables_for(all[0].0.setup.position));
    let input = lines.join("\n");
    let kept = keep::run(
        input.as_bytes(),
        &mut bot,
        RULES,
        &limits,
        false,
        &mut Vec::new(),
    );
    let kept = kept.unwrap();
    assert_eq!(
        (kept.positions as usize, kept.kept),
        (all.len(), kept.positions)
    );
}

/// The protocol: what `isready` waits for is used by the next search.
#[test]
fn a_conversation_without_flying_knows_them_once_it_is_ready() {
    let all: Vec<(Problem, Vec<Move>)> = problems(FEW)
        .into_iter()
        .filter(|problem| !problem.limit)
        .filter_map(|problem| keeping(&problem).map(|keep| (problem, keep)))
        .collect();
    let mut input = "setoption name Flying value false\nisready\n".to_owned();
    for (problem, _) in &all {
        input += &format!("position fen {}\ngo nodes 1\n", problem.setup);
        // Waits for the search.
        input += "stop\n";
    }
    let played = |tables: bool, input: &str| -> Vec<Move> {
        let out = Heard::default();
        let settings = Settings {
            rules: Rules::default(),
            seed: 1,
            tables,
            stones: FEW,
        };
        uci::run(Cursor::new(input.to_owned()), out.clone(), settings).unwrap();
        let out = String::from_utf8(out.0.lock().unwrap().clone()).unwrap();
        let moves = out
            .lines()
            .filter_map(|line| line.strip_prefix("bestmove "));
        moves.map(oracle::mv).collect()
    };
    let kept = |moves: Vec<Move>| {
        assert_eq!(moves.len(), all.len());
        let keeps = |(mv, (_, keep)): &(Move, &(Problem, Vec<Move>))| keep.contains(mv);
        moves.into_iter().zip(&all).filter(keeps).count()
    };
    assert!(all.len() >= 4, "{}", all.len());
    assert_eq!(kept(played(true, &input)), all.len());
    assert!(kept(played(false, &input)) < all.len());
    let perfect = "setoption name Level value perfect\n".to_owned() + &input;
    assert_eq!(kept(played(true, &perfect)), all.len());
    // A level that asks none has nothing to wait for.
    let club = "setoption name Level value club\nsetoption name Flying value false\nisready\n";
    assert_eq!(played(true, club), []);
}

/// What is written by several threads.
#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A seeded game on the screen waits for what it comes near: when it is ready
/// must not decide the game. Nobody else is given it.
#[test]
fn a_question_that_must_be_answered_alike_is_answered_from_them() {
    let problem = &problems(FEW)
        .into_iter()
        .find(|problem| problem.stones == FEW && problem.value == "win")
        .unwrap();
    let dir = tempfile::tempdir().unwrap();
    let store = Store::at(dir.path().join("state"), dir.path().join("data"));
    let (events, inbox) = channel();
    let mut clerk = Clerk::new(store, events, RULES);
    clerk.perform(Task::Think(Box::new(Question {
        ticket: 1,
        game: problem.game(),
        level: Level::Perfect,
        seed: 1,
        limits: Limits::default(),
        aside: true,
        moves: false,
        tables: true,
        repeatable: true,
    })));
    let known = loop {
        match inbox.recv_timeout(Duration::from_secs(100)).unwrap() {
            Event::Action(Action::Known(1, known)) => break known,
            Event::Action(Action::Answer(..)) => panic!("nothing is known"),
            _ => {}
        }
    };
    assert_eq!(known.value, Value::Win);
    assert_eq!(known.plies.map(u64::from), problem.plies);
}

/// As is a review in such a session.
#[test]
fn a_review_that_must_come_out_alike_is_exact() {
    let problem = &problems(FEW)
        .into_iter()
        .find(|problem| problem.stones == FEW)
        .unwrap();
    let mut game = problem.game();
    game.play(game.legal_moves()[0]).unwrap();
    let dir = tempfile::tempdir().unwrap();
    let store = Store::at(dir.path().join("state"), dir.path().join("data"));
    let (events, inbox) = channel();
    let mut clerk = Clerk::new(store, events, RULES).repeatable(true);
    clerk.perform(Task::Review(Box::new(game), true));
    let review = match inbox.recv_timeout(Duration::from_secs(100)).unwrap() {
        Event::Action(Action::Reviewed(_, review)) => review,
        other => panic!("{other:?}"),
    };
    assert!(review.worth.iter().all(|worth| worth.exact));
}

/// Line by line: a hint is exact at once, with a seed and without.
#[test]
fn hints_line_by_line_are_exact() {
    let all = problems(FEW);
    let problem = all.iter().find(|problem| problem.stones == FEW).unwrap();
    let position = problem.setup.to_string();
    let told = |more: &[&str]| {
        let play = ["--plain", "--no-flying", "play", "--position", &position];
        merels(&[&play, more].concat(), "hint\nhint\n")
    };
    for exact in [told(&[]), told(&["--seed", "1"])] {
        assert!(exact.contains("(exact)"), "{exact}");
    }
    let without = told(&["--no-tables"]);
    assert!(!without.contains("(exact)"), "{without}");
}

#[test]
fn a_review_of_such_an_end_is_exact() {
    let problem = &problems(FEW)[0];
    let mut game = problem.game();
    game.play(game.legal_moves()[0]).unwrap();
    let budget = Budget { nodes: 1_000 };
    let review = Review::of(&game, budget, Some(&tables_for(problem.setup.position)));
    assert!(review.worth.iter().all(|worth| worth.exact));
}

/// The program as its user runs it, without any files.
fn merels(arguments: &[&str], input: &str) -> String {
    let home = tempfile::tempdir().unwrap();
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_merels"))
        .args(arguments)
        .args(["--lang", "en"])
        .env("XDG_DATA_HOME", home.path())
        .env("XDG_STATE_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), &*told), (Some(0), ""));
    String::from_utf8(output.stdout).unwrap()
}

/// One position a line.
fn positions<'a>(problems: impl IntoIterator<Item = &'a Problem>) -> String {
    let lines = problems
        .into_iter()
        .map(|problem| problem.setup.to_string());
    lines.map(|line| line + "\n").collect()
}

#[test]
fn engine_value_knows_them_and_without_tables_nothing() {
    let problems = problems(FEW);
    let input = positions(&problems);
    let value = |more: &[&str]| {
        let arguments = [&["engine", "value", "-", "--no-flying"], more].concat();
        let out = merels(&arguments, &input);
        out.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let right: Vec<String> = problems.iter().map(Problem::said).collect();
    assert_eq!(value(&[]), right);
    let none = value(&["--no-tables"]);
    assert!(none.iter().all(|said| said == "unknown"), "{none:?}");
    // With flying they are part of the program, and the first plies in both.
    let more = "WW1/3/2B/5W/W2/B1B/3 w 0 0\n3/3/3/6/3/3/3 w 9 9\n";
    for arguments in [
        &["engine", "value", "-"][..],
        &["engine", "value", "-", "--no-tables"],
    ] {
        let out = merels(arguments, more);
        let known = out.lines().filter(|line| *line != "unknown").count();
        let expected = if arguments.len() == 3 { 2 } else { 0 };
        assert_eq!(known, expected, "{out}");
    }
    // What is over is no matter of tables.
    let over = "WW1/3/3/6/BBB/3/3 w 0 0\nWW1/3/3/6/BBB/3/3 b 0 0\nWBW/3/3/B4B/3/3/WBB w 0 0\n";
    let out = merels(
        &["engine", "value", "-", "--no-flying", "--no-tables"],
        over,
    );
    assert_eq!(out, "loss 0\nwin 0\nloss 0\n");
}

#[test]
fn engine_best_knows_them() {
    let all: Vec<(Problem, Vec<Move>)> = problems(FEW)
        .into_iter()
        .filter_map(|problem| keeping(&problem).map(|keep| (problem, keep)))
        .collect();
    assert!(all.len() >= 4, "{}", all.len());
    let input = positions(all.iter().map(|(problem, _)| problem));
    for level in ["master", "perfect"] {
        let arguments = [
            "engine",
            "best",
            "-",
            "--no-flying",
            "--time",
            "1",
            "--level",
            level,
        ];
        let out = merels(&arguments, &input);
        assert_eq!(out.lines().count(), all.len());
        for (mv, (problem, keep)) in out.lines().zip(&all) {
            assert!(
                keep.contains(&oracle::mv(mv)),
                "{level} {}: {mv}",
                problem.setup
            );
        }
    }
}

#[test]
fn merels_review_knows_them_in_games_that_say_no_flying() {
    let problem = &problems(FEW)[0];
    let mut game = problem.game();
    game.play(game.legal_moves()[0]).unwrap();
    let record = Record::new(game).to_string();
    assert!(record.contains("[Flying \"off\"]"), "{record}");
    let exact = "Every position is judged exactly";
    assert!(merels(&["review", "-"], &record).contains(exact));
    let without = merels(&["review", "-", "--no-tables"], &record);
    assert!(!without.contains(exact), "{without}");
}
