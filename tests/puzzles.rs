//! Lessons and puzzles: every accepted move is right, and the puzzles are
//! proved, by tables where there are few stones and by a full search where
//! there are many.
#![allow(clippy::unwrap_used)] // a test may

use merels::rules::{Move, Position, Rules, Setup, Side};
use merels::tables::{Tables, Value};
use merels::ui::lessons::{Goal, Puzzle, Task, lessons, puzzles};
use std::collections::{BTreeSet, HashMap};
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;

/// The most stones of a position that the tables judge here.
const STONES: usize = 8;

fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let never = AtomicBool::new(false);
        Tables::none().solved(STONES, true, 2, &never).unwrap()
    })
}

fn rules() -> Rules {
    Rules::default()
}

/// The value of a position for the side to move, from the tables.
fn value(setup: Setup) -> Value {
    let exact = tables().probe(setup.position, rules(), setup.quiet_plies);
    exact.expect("few stones").value
}

/// The steps of moves, each once.
fn steps(moves: &[Move]) -> BTreeSet<Move> {
    moves.iter().map(|mv| mv.step()).collect()
}

type Memo = HashMap<(Position, u8), bool>;

/// Whether the side to move can win within `plies` plies, by looking at
/// everything.
fn wins(position: Position, plies: u8, memo: &mut Memo) -> bool {
    if let Some(outcome) = position.decided(rules()) {
        return outcome.winner() == Some(position.turn());
    }
    if plies == 0 {
        return false;
    }
    if let Some(&known) = memo.get(&(position, plies)) {
        return known;
    }
    let moves = position.legal_moves(rules());
    let found = moves
        .into_iter()
        .any(|mv| loses(position.play_unchecked(mv), plies - 1, memo));
    memo.insert((position, plies), found);
    found
}

/// Whether the side to move loses within `plies` plies, whatever it does.
fn loses(position: Position, plies: u8, memo: &mut Memo) -> bool {
    if let Some(outcome) = position.decided(rules()) {
        return outcome.winner() == Some(!position.turn());
    }
    if plies == 0 {
        return false;
    }
    let moves = position.legal_moves(rules());
    moves
        .into_iter()
        .all(|mv| wins(position.play_unchecked(mv), plies - 1, memo))
}

/// The moves that do what the puzzle asks for, proved.
fn right_moves(setup: Setup, task: Task) -> Vec<Move> {
    let position = setup.position;
    let legal = position.legal_moves(rules());
    let mut memo = Memo::new();
    let right = |&mv: &Move| match task {
        Task::Win(plies) => loses(position.play_unchecked(mv), plies - 1, &mut memo),
        Task::Keep => value(setup.play_unchecked(mv)) == Value::Loss,
        Task::Draw => value(setup.play_unchecked(mv)) == Value::Draw,
    };
    legal.into_iter().filter(right).collect()
}

#[test]
fn each_puzzle_has_the_solution_that_is_proved() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 40, "{}", puzzles.len());
    for (
        n,
        Puzzle {
            setup,
            task,
            solution,
        },
    ) in (1..).zip(&puzzles)
    {
        assert_eq!(setup.position.turn(), Side::White, "{n}");
        let mut proved = right_moves(*setup, *task);
        let mut solution = solution.clone();
        proved.sort_unstable();
        solution.sort_unstable();
        assert_eq!(solution, proved, "puzzle {n}");
        assert_eq!(steps(&solution).len(), 1, "puzzle {n}");
        match task {
            // And not sooner.
            Task::Win(plies) => assert!(!wins(setup.position, plies - 2, &mut Memo::new()), "{n}"),
            Task::Keep => assert_eq!(value(*setup), Value::Win, "{n}"),
            Task::Draw => assert_eq!(value(*setup), Value::Draw, "{n}"),
        }
    }
    let different: BTreeSet<String> = puzzles.iter().map(|p| p.setup.to_string()).collect();
    assert_eq!(different.len(), puzzles.len());
}

#[test]
fn wins_grow_longer() {
    let wins: Vec<u8> = puzzles()
        .iter()
        .filter_map(|puzzle| match puzzle.task {
            Task::Win(plies) => Some(plies),
            _ => None,
        })
        .collect();
    assert!(wins.is_sorted(), "{wins:?}");
}

#[test]
fn there_are_six_lessons_and_each_step_has_a_right_and_a_wrong_move() {
    let lessons = lessons();
    let ids: Vec<&str> = lessons.iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids, ["close", "block", "take", "reopen", "double", "fly"]);
    for lesson in &lessons {
        assert!(lesson.steps.len() >= 3, "{}", lesson.id);
        for step in &lesson.steps {
            let name = format!("{}: {:?} {}", lesson.id, step.goal, step.setup);
            let position = step.setup.position;
            let legal = position.legal_moves(rules());
            let accepted = step.accepted();
            assert!(!accepted.is_empty(), "{name}: nothing is right");
            assert!(accepted.len() < legal.len(), "{name}: everything is right");
            if matches!(step.goal, Goal::Block | Goal::Survive) {
                let threats = merels::rules::patterns::threats(position, !position.turn(), rules());
                assert!(!threats.is_empty(), "{name}: nothing to stop");
            }
            if step.goal == Goal::Survive {
                assert_eq!(position.stones_left(position.turn()), 3, "{name}");
            }
        }
    }
}

/// Makes the puzzles anew, to be put in order and copied into
/// `src/ui/lessons/puzzles.txt`: `cargo test --test puzzles make -- --ignored
/// --nocapture`.
#[test]
#[ignore = "prints puzzles"]
fn make() {
    use merels::bot::{Bot, Level, Limits};
    use merels::rules::Game;
    let mut random = 2_026u64;
    let mut next = |below: usize| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % below
    };
    let print = |task: &str, setup: Setup, solution: &[Move]| {
        let words: Vec<String> = solution.iter().map(ToString::to_string).collect();
        println!("{task} | {setup} | {}", words.join(" "));
    };
    // Few stones: positions at random, judged by the tables.
    let mut made: HashMap<(usize, usize, Task), usize> = HashMap::new();
    for _ in 0..60_000 {
        let (white, black) = [(3, 3), (4, 3), (3, 4), (4, 4), (5, 3), (3, 5)][next(6)];
        let mut points = merels::rules::Point::ALL.to_vec();
        let mut take = |count| {
            (0..count)
                .map(|_| points.swap_remove(next(points.len())))
                .collect()
        };
        let board = merels::rules::Board::new(take(white), take(black)).unwrap();
        let position = Position::new(board, [0, 0], Side::White).unwrap();
        if position.decided(rules()).is_some() {
            continue;
        }
        let setup = Setup::from(position);
        let task = match value(setup) {
            Value::Win => Task::Keep,
            Value::Draw => Task::Draw,
            Value::Loss => continue,
        };
        let count = made.entry((white, black, task)).or_default();
        let solution = right_moves(setup, task);
        let legal = position.legal_moves(rules());
        let dull = solution.iter().any(|&mv| position.closes_mill(mv));
        if *count < 6 && !dull && steps(&solution).len() == 1 && steps(&legal).len() >= 7 {
            *count += 1;
            print(
                if task == Task::Keep { "keep" } else { "draw" },
                setup,
                &solution,
            );
        }
    }
    // Many stones: positions of games, searched to the end.
    let mut counts: HashMap<u8, usize> = HashMap::new();
    for seed in 0..400 {
        let mut game = Game::new(rules());
        let mut bots = [
            Bot::new(Level::Club, seed),
            Bot::new(Level::Casual, seed + 1),
        ];
        while game.outcome().is_none() && game.moves().len() < 120 {
            let turn = game.position().turn();
            let limits = Limits {
                nodes: Some(4_000),
                ..Limits::default()
            };
            let mv =
                bots[turn.index()].choose(&game, &limits, &AtomicBool::new(false), &mut |_| {});
            game.play(mv.unwrap()).unwrap();
            let position = game.position();
            let stones: u8 = Side::ALL
                .map(|side| position.stones_left(side))
                .iter()
                .sum();
            let placed = Side::ALL.iter().all(|&side| position.in_hand(side) == 0);
            let flies = Side::ALL
                .iter()
                .any(|&side| position.stones_left(side) == 3);
            if turn == Side::White || !placed || game.outcome().is_some() || (flies && stones > 9) {
                continue;
            }
            let mut memo = Memo::new();
            let Some(plies) = [1u8, 3, 5]
                .into_iter()
                .find(|&n| wins(position, n, &mut memo))
            else {
                continue;
            };
            let setup = Setup::from(position);
            let solution = right_moves(setup, Task::Win(plies));
            let count = counts.entry(plies).or_default();
            if plies > 1 && *count < 14 && steps(&solution).len() == 1 && solution.len() <= 4 {
                *count += 1;
                print(&format!("win {plies}"), setup, &solution);
                break;
            }
        }
    }
}
