//! The tables against reference data, against a plain solver that carries the
//! count of quiet plies in the position, and against damage.
#![allow(clippy::unwrap_used)] // a test may

mod oracle;

use merels::bot::{Bot, Level, Limits};
use merels::rules::{Board, Game, Move, Outcome, Point, PointSet, Position, Rules, Setup, Side};
use merels::tables::{Pair, Refused, SolveError, Tables, Value, file_path, solve};
use serde_json::Value as Json;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};

/// What the tests solve: all sets up to nine stones.
const STONES: usize = 9;

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let stop = AtomicBool::new(false);
    [true, false]
        .into_iter()
        .fold(Tables::none(), |tables, flying| {
            tables
                .solved(STONES, flying, 2, &stop)
                .expect("not stopped")
        })
});

/// A position of the reference data, with its quiet plies where it has any.
fn position(line: &Json) -> (Position, u16) {
    let text = line["pos"].as_str().expect("a position");
    let quiet = text.split(' ').nth(4);
    let quiet = quiet.map_or(0, |quiet| quiet.parse().expect("a number"));
    (oracle::position(text), quiet)
}

fn value(json: &Json) -> Value {
    match json.as_str() {
        Some("win") => Value::Win,
        Some("draw") => Value::Draw,
        Some("loss") => Value::Loss,
        other => panic!("no value: {other:?}"),
    }
}

fn stones(position: Position) -> usize {
    24 - position.board().empty().len()
}

#[test]
fn values_without_a_limit_are_those_of_the_reference() {
    let rules = Rules {
        quiet_limit: None,
        ..Rules::default()
    };
    let mut seen = 0;
    for line in oracle::lines(include_str!("data/oracle/endgame.jsonl")) {
        let (position, _) = position(&line);
        if stones(position) > STONES {
            continue;
        }
        let exact = TABLES.probe(position, rules, 0).expect("covered");
        assert_eq!(exact.value, value(&line["value"]), "{line}");
        seen += 1;
    }
    assert!(seen > 500, "{seen}");
}

#[test]
fn values_under_the_limit_are_those_of_the_reference() {
    let mut seen = 0;
    for line in oracle::lines(include_str!("data/oracle/endgame-limit.jsonl")) {
        let (position, quiet) = position(&line);
        if stones(position) > STONES {
            continue;
        }
        let rules = oracle::rules(line["flying"] == true);
        let exact = TABLES.probe(position, rules, quiet).expect("covered");
        assert_eq!(exact.unlimited, value(&line["value"]), "{line}");
        assert_eq!(exact.value, value(&line["limit_value"]), "{line}");
        let fresh = TABLES.probe(position, rules, 0).expect("covered");
        let plies = fresh.plies.filter(|_| !fresh.is_limit_draw());
        assert_eq!(plies.map(u64::from), line["plies"].as_u64(), "{line}");
        seen += 1;
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn counts_are_those_of_the_reference() {
    let reference: Json =
        serde_json::from_str(include_str!("data/oracle/tables.json")).expect("JSON");
    let sets = reference["subspaces"].as_array().expect("sets");
    assert_eq!(sets.len(), 9);
    for set in sets {
        let number = |name: &str| set[name].as_u64().expect("a number");
        let (mover, opponent) = (number("mover") as usize, number("opponent") as usize);
        let stats = TABLES
            .stats(mover, opponent, set["flying"] == true)
            .expect("solved");
        assert_eq!(stats.positions(), number("orbits"), "{set}");
        assert_eq!(stats.wins + stats.wins_beyond, number("win"), "{set}");
        assert_eq!(stats.draws, number("draw"), "{set}");
        assert_eq!(stats.losses + stats.losses_beyond, number("loss"), "{set}");
        assert_eq!(stats.wins, number("limit_win"), "{set}");
        assert_eq!(stats.losses, number("limit_loss"), "{set}");
        assert_eq!(
            stats.longest.map(u64::from),
            set["max_plies"].as_u64(),
            "{set}"
        );
    }
}

/// What `merels solve --report --json` says of all sets, with flying and, with
/// `--no-flying`, without.
const SOLUTIONS: [&str; 2] = [
    include_str!("data/solution/flying.jsonl"),
    include_str!("data/solution/sliding.jsonl"),
];

#[test]
fn the_solution_has_the_counts_of_the_small_sets() {
    let mut seen = 0;
    for set in SOLUTIONS
        .iter()
        .flat_map(|solution| oracle::lines(solution))
    {
        let number = |name: &str| set[name].as_u64().unwrap();
        let (mover, opponent) = (number("mover") as usize, number("opponent") as usize);
        if mover + opponent > STONES {
            continue;
        }
        let flying = set["flying"] == true;
        let stats = TABLES.stats(mover, opponent, flying).unwrap();
        assert_eq!(stats.entries, number("entries"), "{set}");
        assert_eq!(stats.positions(), number("orbits"), "{set}");
        assert_eq!(stats.wins + stats.wins_beyond, number("win"), "{set}");
        assert_eq!(stats.draws, number("draw"), "{set}");
        assert_eq!(stats.losses + stats.losses_beyond, number("loss"), "{set}");
        assert_eq!(stats.wins, number("limit_win"), "{set}");
        assert_eq!(stats.losses, number("limit_loss"), "{set}");
        let longest = |name: &str| set[name].as_u64();
        assert_eq!(stats.longest.map(u64::from), longest("max_plies"), "{set}");
        let beyond = stats.longest_beyond.map(u64::from);
        assert_eq!(beyond, longest("max_plies_without_limit"), "{set}");
        seen += 1;
    }
    assert_eq!(seen, 20);
}

#[test]
fn each_solution_adds_up() {
    // What is won, drawn and lost with flying is as in the literature; without,
    // no other count is known, only how many positions there are.
    let totals = [Some((4_325_452_782, 1_832_093_880, 2_747_046_939)), None];
    for (solution, totals) in SOLUTIONS.into_iter().zip(totals) {
        let sets = oracle::lines(solution);
        let number = |set: &serde_json::Value, name: &str| set[name].as_u64().unwrap();
        let pairs: std::collections::BTreeSet<_> = sets
            .iter()
            .map(|set| (number(set, "mover"), number(set, "opponent")))
            .collect();
        assert_eq!((sets.len(), pairs.len()), (49, 49));
        for set in &sets {
            let ends = ["win", "draw", "loss"].map(|name| number(set, name));
            assert_eq!(ends.iter().sum::<u64>(), number(set, "orbits"));
            assert!(number(set, "limit_win") <= number(set, "win"), "{set}");
            assert!(number(set, "limit_loss") <= number(set, "loss"), "{set}");
        }
        let sum = |name| sets.iter().map(|set| number(set, name)).sum::<u64>();
        assert_eq!(sum("orbits"), 8_904_593_601);
        if let Some(totals) = totals {
            assert_eq!((sum("win"), sum("draw"), sum("loss")), totals);
        }
    }
}

#[test]
fn every_value_follows_from_the_values_after_its_moves() {
    let (stop, rows) = (AtomicBool::new(false), AtomicUsize::new(0));
    for flying in [true, false] {
        // The larger sets are checked by `merels solve --verify`.
        for pair in Pair::up_to(8) {
            let wrong = TABLES.verify(pair, flying, 2, &stop, &rows);
            assert_eq!(wrong, Ok(Some(0)), "{pair}");
        }
    }
}

#[test]
fn the_small_tables_are_those_that_are_solved_anew() {
    let small = TABLES.small(2).expect("solved");
    assert!(small.len() <= 400_000, "{}", small.len());
    assert!(small == include_bytes!("../src/tables/small.bin"));
}

#[test]
fn the_small_tables_answer_without_any_files() {
    let rules = Rules::default();
    for line in oracle::lines(include_str!("data/oracle/endgame.jsonl")) {
        let (position, _) = position(&line);
        if stones(position) <= STONES {
            let exact = Tables::none().probe(position, rules, 0);
            assert_eq!(exact, TABLES.probe(position, rules, 0), "{line}");
            assert!(exact.is_some());
        }
    }
}

/// A directory with the tables up to seven stones.
fn directory() -> tempfile::TempDir {
    let directory = tempfile::tempdir().unwrap();
    solve(
        directory.path(),
        7,
        true,
        2,
        &AtomicBool::new(false),
        |_| (),
    )
    .unwrap();
    directory
}

#[test]
fn damaged_and_foreign_files_are_refused() {
    let directory = directory();
    let pair = Pair::new(4, 3).unwrap();
    let path = file_path(directory.path(), pair, true);
    let good = std::fs::read(&path).unwrap();
    let opened = |bytes: &[u8]| {
        // Another file in its place: maps of the old one stay as they were.
        std::fs::remove_file(&path).unwrap();
        std::fs::write(&path, bytes).unwrap();
        let (tables, refused) = Tables::open(directory.path());
        for (refused, _) in &refused {
            assert_eq!(*refused, path);
        }
        (tables, refused.first().map(|(_, why)| *why))
    };
    let changed = |at: usize| {
        let mut bytes = good.clone();
        bytes[at] ^= 1;
        bytes
    };
    let stop = AtomicBool::new(false);
    let check = |tables: &Tables| tables.verify(pair, true, 1, &stop, &AtomicUsize::new(0));

    assert_eq!(check(&opened(&good).0), Ok(Some(0)));
    assert_eq!(opened(b"").1, Some(Refused::Foreign));
    assert_eq!(opened(b"[Event \"?\"]\n").1, Some(Refused::Foreign));
    assert_eq!(opened(&changed(0)).1, Some(Refused::Foreign));
    assert_eq!(opened(&changed(8)).1, Some(Refused::Version));
    let header = u32::from_le_bytes([good[20], good[21], good[22], good[23]]) as usize;
    for at in 10..header {
        assert!(opened(&changed(at)).1.is_some(), "byte {at}");
    }
    assert_eq!(opened(&good[..good.len() - 1]).1, Some(Refused::Damaged));
    assert_eq!(
        opened(&[&good[..], b"!"].concat()).1,
        Some(Refused::Damaged)
    );
    let other = file_path(directory.path(), Pair::new(3, 3).unwrap(), true);
    let other = std::fs::read(other).unwrap();
    assert_eq!(opened(&other).1, Some(Refused::OtherPair));
    // Behind the header each block has its own checksum, looked at when the
    // block is read.
    for at in (header..good.len()).step_by(4999) {
        let (tables, refused) = opened(&changed(at));
        assert_eq!(refused, None);
        assert_eq!(check(&tables), Err(Refused::Damaged), "byte {at}");
    }
}

/// Without what removals lead to nothing can be solved.
#[test]
fn a_pair_is_not_solved_without_those_before_it() {
    let stop = AtomicBool::new(false);
    let pair = |one, other| Pair::new(one, other).unwrap();
    assert!(Tables::none().with(pair(4, 3), true, 1, &stop).is_none());
    let first = Tables::none().with(pair(3, 3), true, 1, &stop).unwrap();
    let tables = first.with(pair(4, 3), true, 1, &stop).unwrap();
    assert_eq!(tables.stats(3, 4, true), TABLES.stats(3, 4, true));
    assert!(!first.has_whole(pair(4, 3), true) && tables.has_whole(pair(4, 3), true));
    let other = tables.with_solved_only(false);
    assert!(!other.has_whole(pair(3, 3), true));
}

#[test]
fn a_damaged_block_is_named_once() {
    let directory = directory();
    let pair = Pair::new(4, 3).unwrap();
    let path = file_path(directory.path(), pair, true);
    let mut bytes = std::fs::read(&path).unwrap();
    // Behind the header and the list, in every block.
    let header = u32::from_le_bytes([bytes[20], bytes[21], bytes[22], bytes[23]]) as usize;
    for at in (header..bytes.len()).step_by(40).skip(1) {
        bytes[at] ^= 1;
    }
    std::fs::remove_file(&path).unwrap();
    std::fs::write(&path, bytes).unwrap();
    let (tables, refused) = Tables::open(directory.path());
    assert_eq!(refused, []);
    assert_eq!(tables.damaged(), []);
    let position = oracle::position("W.......W.W.BW....B...B. w 0 0");
    // What the program knows of itself stands in for it.
    let known = Tables::none().probe(position, Rules::default(), 0);
    assert!(known.is_some());
    assert_eq!(tables.probe(position, Rules::default(), 0), known);
    assert_eq!(tables.damaged(), [(pair, true)]);
    assert_eq!(tables.probe(position, Rules::default(), 0), known);
    assert_eq!(tables.damaged(), []);
}

#[test]
fn a_file_that_is_cut_short_while_it_is_open_is_damaged_and_no_crash() {
    let directory = directory();
    let pair = Pair::new(4, 3).unwrap();
    let path = file_path(directory.path(), pair, true);
    let (tables, refused) = Tables::open(directory.path());
    assert_eq!(refused, []);
    let file = std::fs::OpenOptions::new().write(true).open(path).unwrap();
    file.set_len(100).unwrap();
    let position = oracle::position("W.......W.W.BW....B...B. w 0 0");
    let known = Tables::none().probe(position, Rules::default(), 0);
    assert_eq!(tables.probe(position, Rules::default(), 0), known);
    assert_eq!(tables.damaged(), [(pair, true)]);
}

#[test]
fn a_stopped_run_goes_on_where_it_was() {
    let directory = tempfile::tempdir().unwrap();
    let first = file_path(directory.path(), Pair::new(3, 3).unwrap(), true);
    let stop = AtomicBool::new(false);
    let stopped = solve(directory.path(), 7, true, 2, &stop, |_| {
        stop.store(first.exists(), Ordering::Relaxed);
    });
    assert!(matches!(stopped, Err(SolveError::Stopped)));
    let made = std::fs::metadata(&first).unwrap().modified().unwrap();
    // Nothing half made is left.
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 1);

    let stop = AtomicBool::new(false);
    solve(directory.path(), 7, true, 2, &stop, |progress| {
        assert_eq!(progress.pair, Pair::new(4, 3).unwrap());
    })
    .unwrap();
    assert_eq!(std::fs::metadata(&first).unwrap().modified().unwrap(), made);
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 2);
}

/// A bot that knows the small tables only, and looks no further.
fn perfect() -> impl FnMut(&Game) -> Option<Move> {
    let mut bot = Bot::new(Level::Perfect, 1);
    bot.set_tables(Arc::new(Tables::none()));
    let limits = Limits {
        depth: Some(1),
        ..Limits::default()
    };
    move |game| bot.choose(game, &limits, &AtomicBool::new(false), &mut |_| {})
}

#[test]
fn the_perfect_level_keeps_the_value_of_small_endgames() {
    let rules = Rules {
        quiet_limit: None,
        ..Rules::default()
    };
    let mut perfect = perfect();
    for line in oracle::lines(include_str!("data/oracle/endgame.jsonl")) {
        let (position, _) = position(&line);
        if stones(position) > STONES || position.decided(rules).is_some() {
            continue;
        }
        let chosen = perfect(&Game::from_setup(rules, position.into()));
        let keep = oracle::list(&line["keep"], oracle::mv);
        assert!(keep.contains(&chosen.unwrap()), "{line} {chosen:?}");
    }
}

#[test]
fn the_perfect_level_wins_within_the_limit() {
    let mut perfect = perfect();
    let mut won = 0;
    for line in oracle::lines(include_str!("data/oracle/endgame-limit.jsonl")) {
        let (position, quiet_plies) = position(&line);
        if stones(position) > STONES || line["flying"] != true || line["limit_value"] != "win" {
            continue;
        }
        let setup = Setup {
            position,
            quiet_plies,
        };
        let mut game = Game::from_setup(Rules::default(), setup);
        while let Some(mv) = perfect(&game) {
            game.play(mv).unwrap();
        }
        match game.outcome() {
            Some(Outcome::Win { winner, .. }) if winner == position.turn() => won += 1,
            other => panic!("{line} {other:?}"),
        }
    }
    assert!(won > 10, "{won}");
}

/// A plain, slow solver with the count of quiet plies in the position: with 50
/// played all is drawn but what is decided, and what holds with fewer played
/// follows from what holds with one more. It shares the rules with the tables,
/// and nothing else.
mod plain {
    use merels::rules::{Board, Outcome, PointSet, Position, Rules, Side, geometry};
    use std::collections::HashMap;

    pub const LIMIT: usize = 50;

    /// The same position under the symmetries, White to move.
    fn normal(position: Position) -> u64 {
        let own = position.board().stones(position.turn());
        let other = position.board().stones(!position.turn());
        (0..16)
            .map(|n| {
                let [own, other] =
                    [own, other].map(|set| u64::from(geometry::transform(set, n).bits()));
                own << 24 | other
            })
            .min()
            .unwrap()
    }

    pub fn position(normal: u64) -> Position {
        let [own, other] =
            [normal >> 24, normal].map(|bits| PointSet::from_bits((bits & 0xFF_FFFF) as u32));
        Position::new(Board::new(own, other).unwrap(), [0, 0], Side::White).unwrap()
    }

    /// For each position with so many quiet plies played, -1, 0 or 1 for the
    /// side to move: `values[normal][quiet]`.
    #[derive(Default)]
    pub struct Plain {
        pub values: HashMap<u64, [i8; LIMIT + 1]>,
    }

    impl Plain {
        /// Solves `white` stones to move against `black` and the other way
        /// round; what removals lead to must be solved before.
        pub fn solve(&mut self, one: u32, other: u32, rules: Rules) {
            let mut keys = Vec::new();
            for (own, others) in [(one, other), (other, one)] {
                let sets =
                    |count: u32| (0..1u32 << 24).filter(move |set| set.count_ones() == count);
                let others: Vec<u32> = sets(others).collect();
                for own in sets(own) {
                    // Only the smallest of its images can be a normal form.
                    let set = PointSet::from_bits(own);
                    if (1..16).any(|n| geometry::transform(set, n).bits() < own) {
                        continue;
                    }
                    for &other in others.iter().filter(|&other| own & other == 0) {
                        let key = u64::from(own) << 24 | u64::from(other);
                        if normal(position(key)) == key {
                            keys.push(key);
                        }
                    }
                }
            }
            keys.sort_unstable();
            keys.dedup();
            // Each position's best so far over removals, and its quiet moves.
            let mut quiet = Vec::new();
            let mut ends = Vec::new();
            let mut starts = vec![0];
            for &key in &keys {
                let position = position(key);
                let mut best = -1;
                position.for_each_move(rules, |mv| {
                    let next = position.play_unchecked(mv);
                    if mv.removal.is_none() {
                        quiet.push(keys.binary_search(&normal(next)).unwrap() as u32);
                    } else if next.side_below_three().is_some() {
                        best = 1;
                    } else {
                        best = best.max(-self.values[&normal(next)][0]);
                    }
                });
                let lost = matches!(position.decided(rules), Some(Outcome::Win { .. }));
                ends.push((lost, best));
                starts.push(quiet.len());
            }
            let mut values = vec![[0; LIMIT + 1]; keys.len()];
            for played in (0..=LIMIT).rev() {
                for n in 0..keys.len() {
                    let (lost, best) = ends[n];
                    values[n][played] = if lost {
                        -1
                    } else if played == LIMIT {
                        0
                    } else {
                        quiet[starts[n]..starts[n + 1]]
                            .iter()
                            .map(|&next| -values[next as usize][played + 1])
                            .fold(best, i8::max)
                    };
                }
            }
            self.values.extend(keys.into_iter().zip(values));
        }
    }
}

/// Compares all positions of these sets, with all numbers of quiet plies.
fn agrees_with_the_plain_solver(sets: &[(u32, u32)], flying: bool) {
    let rules = oracle::rules(flying);
    let mut plain = plain::Plain::default();
    for &(one, other) in sets {
        plain.solve(one, other, rules);
    }
    for (n, (&key, values)) in plain.values.iter().enumerate() {
        let position = plain::position(key);
        let fresh = TABLES.probe(position, rules, 0).expect("covered");
        for (quiet, expected) in values.iter().enumerate() {
            let in_time = fresh
                .plies
                .is_some_and(|plies| quiet + usize::from(plies) <= 50);
            let value = if in_time { fresh.value } else { Value::Draw };
            assert_eq!(value as i8 - 1, *expected, "{position:?} {quiet}");
            if n % 1000 == quiet {
                let exact = TABLES.probe(position, rules, quiet as u16);
                assert_eq!(exact.map(|exact| exact.value), Some(value));
            }
        }
    }
}

#[test]
fn small_sets_with_flying_agree_with_the_plain_solver() {
    agrees_with_the_plain_solver(&[(3, 3)], true);
}

/// Larger sets are not held against the plain solver, whose time grows too fast:
/// for them there are the oracle's values, among which are many that the limit
/// turns into draws.
#[test]
fn small_sets_without_flying_agree_with_the_plain_solver() {
    agrees_with_the_plain_solver(&[(3, 3), (4, 3)], false);
}

/// The larger sets, whose plain solution takes too long, position by position:
/// with each number of quiet plies the value is the best over the moves of the
/// rules, a removal beginning the count anew. Where that holds everywhere all
/// values are right, as each depends on later ones and on fewer stones only.
#[test]
fn values_with_any_count_follow_from_the_moves_of_the_rules() {
    let mut numbers = 9u64;
    let mut below = |n: usize| {
        numbers = numbers
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(99_991);
        (numbers >> 33) as usize % n
    };
    let mut limited = 0;
    for flying in [true, false] {
        let rules = oracle::rules(flying);
        let value = |position: Position, quiet: u16| -> i8 {
            if let Some(Outcome::Win { winner, .. }) = position.decided(rules) {
                return if winner == position.turn() { 1 } else { -1 };
            }
            if quiet >= 50 {
                return 0;
            }
            TABLES.probe(position, rules, quiet).expect("covered").value as i8 - 1
        };
        for pair in Pair::up_to(STONES) {
            for _ in 0..120 {
                let mut points = Point::ALL;
                for n in (1..points.len()).rev() {
                    points.swap(n, below(n + 1));
                }
                let (large, rest) = points.split_at(pair.large());
                let sets = [large, &rest[..pair.small()]]
                    .map(|points| points.iter().copied().collect::<PointSet>());
                let board = Board::new(sets[0], sets[1]).unwrap();
                let position = Position::new(board, [0, 0], Side::ALL[below(2)]).unwrap();
                if position.decided(rules).is_some() {
                    continue;
                }
                let next: Vec<(Position, bool)> = position
                    .legal_moves(rules)
                    .into_iter()
                    .map(|mv| (position.play_unchecked(mv), mv.removal.is_some()))
                    .collect();
                for quiet in 0..50 {
                    let best = next
                        .iter()
                        .map(|&(next, removal)| -value(next, if removal { 0 } else { quiet + 1 }))
                        .max();
                    let here = value(position, quiet);
                    assert_eq!(Some(here), best, "{position:?} {quiet}");
                    limited += u32::from(here != value(position, 0));
                }
            }
        }
    }
    assert!(limited > 1000, "{limited}");
}
