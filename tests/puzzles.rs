//! Lessons and puzzles: every accepted move is right, and the puzzles are
//! proved, by tables where there are few stones and by a full search where
//! there are many.
#![allow(clippy::unwrap_used)] // a test may

mod dice;

use dice::Dice;
use merels::rules::{Game, Move, Position, Rules, Setup, Side};
use merels::tables::{Tables, Value};
use merels::ui::lessons::{
    Collection, Exercise, Goal, HOLD, Puzzle, Task, Verdict, Why, lessons, puzzles,
};
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
    ) in (1..).zip(puzzles)
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
    for lesson in lessons {
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

/// Plays the exercise with the right move that `choose` takes of those there
/// are, until it is solved.
fn play_out(exercise: Exercise, choose: impl Fn(&[Move]) -> Move) -> Game {
    let mut game = Game::from_setup(rules(), exercise.setup().unwrap());
    for _ in 0..50 {
        let right = exercise.right_moves(&game);
        game.play(choose(&right)).unwrap();
        match exercise.verdict(&game) {
            Verdict::Solved => return game,
            Verdict::GoesOn => game.play(exercise.reply(&game).unwrap()).unwrap(),
            Verdict::Wrong(why) => panic!("{exercise:?}: {why:?}"),
        }
        // The answer may end the game in a draw.
        if exercise.verdict(&game) == Verdict::Solved {
            return game;
        }
    }
    panic!("{exercise:?} does not end: {:?}", game.moves());
}

#[test]
fn each_puzzle_is_played_out_until_its_gain_is_on_the_board() {
    for (n, puzzle) in puzzles().iter().enumerate() {
        for last in [false, true] {
            if last && puzzle.task == Task::Keep {
                // Who goes to and fro keeps the win and gets no further.
                continue;
            }
            let choose = |right: &[Move]| right[if last { right.len() - 1 } else { 0 }];
            let game = play_out(Exercise::Puzzle(n), choose);
            let (plies, outcome) = (game.moves().len(), game.outcome());
            let winner = outcome.and_then(|outcome| outcome.winner());
            match puzzle.task {
                // The opponent holds out as long as can be.
                Task::Win(proved) => {
                    assert_eq!((winner, plies), (Some(Side::White), proved.into()), "{n}");
                }
                Task::Keep => {
                    let last = game.moves().last().unwrap();
                    assert!(winner == Some(Side::White) || last.removal.is_some(), "{n}");
                    // What takes long comes last.
                    assert!(plies <= 5 || n >= puzzles().len() - 3, "{n}: {plies} plies");
                    assert!(plies < 25, "{n}: {plies} plies");
                }
                Task::Draw => {
                    assert_eq!(winner, None, "{n}");
                    assert!(outcome.is_some() || plies == 2 * HOLD - 1, "{n}: {plies}");
                }
            }
            // Each of the player's moves kept what was promised, by the tables
            // that are solved here.
            for ply in (1..=plies).step_by(2) {
                let after = game.setup_after(ply).unwrap();
                match puzzle.task {
                    Task::Win(_) => {}
                    Task::Keep => assert_eq!(value(after), Value::Loss, "{n} after {ply}"),
                    Task::Draw => assert_eq!(value(after), Value::Draw, "{n} after {ply}"),
                }
            }
        }
    }
}

#[test]
fn the_answer_to_a_wrong_move_shows_what_is_wrong_with_it() {
    for (n, puzzle) in puzzles().iter().enumerate() {
        let exercise = Exercise::Puzzle(n);
        let legal = puzzle.setup.position.legal_moves(rules());
        let wrong = legal.into_iter().filter(|mv| !puzzle.solution.contains(mv));
        for mv in wrong.step_by(5).take(4) {
            let mut game = Game::from_setup(rules(), puzzle.setup);
            game.play(mv).unwrap();
            let Verdict::Wrong(why) = exercise.verdict(&game) else {
                panic!("{n}: {mv} is not right");
            };
            let after = |reply: Move| {
                let mut game = game.clone();
                game.play(reply).unwrap();
                game.setup()
            };
            match (puzzle.task, why) {
                (Task::Win(plies), Why::TooSlow(reply)) => {
                    let next = after(reply).position;
                    assert!(
                        !wins(next, plies - 2, &mut Memo::new()),
                        "{n}: {mv} {reply}"
                    );
                }
                (Task::Keep, Why::OnlyDraws(reply)) => {
                    assert_eq!(value(after(reply)), Value::Draw, "{n}: {mv} {reply}");
                }
                (Task::Keep | Task::Draw, Why::Loses(reply)) => {
                    assert_eq!(value(after(reply)), Value::Loss, "{n}: {mv} {reply}");
                }
                other => panic!("{n}: {mv}: {other:?}"),
            }
        }
    }
}

/// What is said of every wrong move of every lesson is so on the board.
#[test]
fn the_reason_why_a_move_of_a_lesson_is_wrong_is_true() {
    use merels::rules::{geometry, patterns};
    let exercises = (0..Collection::Lessons.len()).flat_map(|n| Collection::Lessons.exercises(n));
    let mut reasons = 0;
    for exercise in exercises {
        let setup = exercise.setup().unwrap();
        let side = setup.position.turn();
        let own = setup.position.board().stones(side);
        let right = exercise.right_moves(&Game::from_setup(rules(), setup));
        for mv in setup.position.legal_moves(rules()) {
            let mut game = Game::from_setup(rules(), setup);
            game.play(mv).unwrap();
            let after = game.position();
            let reaches = |point| patterns::can_reach(after, !side, point, rules());
            let stones = |board| -> BTreeSet<_> {
                let doubles = patterns::double_mills(board, side);
                doubles.map(|double| double.stones().bits()).collect()
            };
            let old = stones(setup.position.board());
            let told = match exercise.verdict(&game) {
                Verdict::Solved => {
                    assert!(right.contains(&mv));
                    continue;
                }
                Verdict::GoesOn => false,
                Verdict::Wrong(why) => match why {
                    Why::NoMill => !setup.position.closes_mill(mv),
                    Why::StillOpen(points) => {
                        !points.is_empty() && points == patterns::threats(after, !side, rules())
                    }
                    Why::OpensNothing => !geometry::in_mills(own).contains(mv.from.unwrap()),
                    Why::Gap(point) => mv.from == Some(point) && reaches(point),
                    Why::NoDouble => stones(after.board()).is_subset(&old),
                    Why::Stopped(point) => reaches(point),
                    _ => false,
                },
            };
            assert!(told, "{exercise:?} {mv}: {:?}", exercise.verdict(&game));
            reasons += 1;
        }
    }
    assert!(reasons > 100, "{reasons}");
}

/// Makes the puzzles anew, to be put in order and copied into
/// `src/ui/lessons/puzzles.txt`: `cargo test --test puzzles make -- --ignored
/// --nocapture`.
#[test]
#[ignore = "a tool, not a check: it prints new puzzles; those in use are proved above"]
fn make() {
    use merels::bot::{Bot, Level, Limits};
    let mut dice = Dice(2_026);
    let mut next = |below: usize| dice.roll(below);
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
