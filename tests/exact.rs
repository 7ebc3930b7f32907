//! What the exact tables say to people: in hints, the evaluation and the
//! review. The right values are those of the reference data.
#![allow(clippy::unwrap_used)] // a test may

mod dice;
mod oracle;

use dice::Dice;

use merels::review::{Budget, Known, Reason, Review};
use merels::rules::Point::*;
use merels::rules::{Game, Move, Position, Rules, Setup};
use merels::tables::{Tables, Value};
use merels::ui::hint::Hint;
use merels::ui::review_lines;
use merels::ui::text::{Language, Text};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

const BUDGET: Budget = Budget { nodes: 2_000 };

/// The rules of the reference data: neither limit nor repetition.
fn endless() -> Rules {
    Rules {
        quiet_limit: None,
        repetition: false,
        ..Rules::default()
    }
}

/// The small tables reach so far.
fn is_small(position: Position) -> bool {
    let board = position.board();
    24 - board.empty().len() <= 9
}

fn value(word: &str) -> Value {
    match word {
        "win" => Value::Win,
        "draw" => Value::Draw,
        _ => Value::Loss,
    }
}

/// The positions of the reference data that the small tables cover, with value
/// and the moves that keep it.
fn endgames() -> impl Iterator<Item = (Game, Value, Vec<Move>)> {
    let lines = oracle::lines(include_str!("data/oracle/endgame.jsonl"));
    lines.into_iter().filter_map(|line| {
        let position = oracle::position(line["pos"].as_str().unwrap());
        let game = Game::from_setup(endless(), Setup::from(position));
        let keep = oracle::list(&line["keep"], oracle::mv);
        let asks = is_small(position) && game.outcome().is_none();
        asks.then(|| (game, value(line["value"].as_str().unwrap()), keep))
    })
}

#[test]
fn values_and_keeping_moves_are_those_of_the_reference() {
    let tables = Tables::none();
    let mut only = 0;
    for (game, value, keep) in endgames() {
        let known = Known::of(&game, &tables).unwrap();
        assert_eq!(known.value, value, "{:?}", game.position());
        for &(mv, after) in &known.moves {
            let keeps = after == Some(value);
            assert_eq!(keeps, keep.contains(&mv), "{:?}: {mv}", game.position());
            let steps = keep.iter().all(|other| other.step() == mv.step());
            let is_only = value != Value::Loss && keeps && steps && keep.len() < known.moves.len();
            assert_eq!(known.is_only(mv), is_only, "{:?}: {mv}", game.position());
            only += usize::from(is_only);
        }
    }
    assert!(only > 20, "{only}");
}

#[test]
fn values_under_the_limit_are_those_of_the_reference() {
    let tables = Tables::none();
    let (mut all, mut by_limit) = (0, 0);
    for line in oracle::lines(include_str!("data/oracle/endgame-limit.jsonl")) {
        let text = line["pos"].as_str().unwrap();
        let position = oracle::position(text);
        let over = position.decided(Rules::default()).is_some();
        if !is_small(position) || !line["flying"].as_bool().unwrap() || over {
            continue;
        }
        let quiet = text.split(' ').nth(4).unwrap().parse().unwrap();
        let setup = Setup {
            quiet_plies: quiet,
            ..Setup::from(position)
        };
        let game = Game::from_setup(Rules::default(), setup);
        if game.outcome().is_some() {
            continue;
        }
        let known = Known::of(&game, &tables).unwrap();
        assert_eq!(known.value, value(line["limit_value"].as_str().unwrap()));
        if known.value != Value::Draw {
            assert_eq!(known.plies.map(u64::from), line["plies"].as_u64(), "{text}");
        }
        all += 1;
        by_limit += u32::from(line["value"] != line["limit_value"]);
    }
    assert!(all > 40 && by_limit > 0, "{all} {by_limit}");
}

/// The start is a draw, whatever is placed first, and so is known from the
/// beginning.
#[test]
fn the_first_moves_are_known() {
    let game = Game::new(Rules::default());
    let stop = AtomicBool::new(false);
    let known = Known::search(&game, &Tables::none(), 1, Duration::from_secs(60), &stop).unwrap();
    assert_eq!((known.value, known.winner()), (Value::Draw, None));
    assert_eq!(known.moves.len(), 24);
    assert!(known.moves.iter().all(|&(mv, after)| {
        after == Some(Value::Draw) && known.keeping(mv) == mv && !known.is_only(mv)
    }));
}

/// Every position of the first four plies is known without any tables, and what
/// is known of it is the best that is known after its moves.
#[test]
fn the_first_four_plies_are_known() {
    let mut dice = Dice(4);
    let tables = Tables::none();
    for flying in [true, false] {
        let rules = Rules {
            flying,
            ..Rules::default()
        };
        let value = |setup: Setup| {
            tables
                .value(setup, rules, &|| false)
                .map(|exact| exact.value)
        };
        for _ in 0..20 {
            let mut game = Game::new(rules);
            for _ in 0..4 {
                let moves = game.legal_moves();
                let here = value(game.setup()).unwrap();
                let after = moves.iter().map(|&mv| {
                    let next = value(game.setup().play_unchecked(mv)).unwrap();
                    next.for_the_other()
                });
                assert_eq!(after.max().unwrap(), here, "{:?}", game.moves());
                game.play(dice.pick(&moves)).unwrap();
            }
            // The same position, set up: it has been quiet for less long, which
            // only what the limit makes a draw can gain by.
            let exact = |setup: Setup| tables.value(setup, rules, &|| false);
            let here = exact(game.setup()).unwrap();
            if !here.is_limit_draw() {
                assert_eq!(exact(game.position().into()), Some(here));
            }
            let known = tables.judge_each(game.setup(), rules, 1, &|| true);
            let set_up = tables.judge_each(game.position().into(), rules, 1, &|| true);
            for ((mv, known), (_, set_up)) in known.iter().zip(&set_up) {
                if known.is_some_and(|known| !known.is_limit_draw()) {
                    assert_eq!(set_up, known, "{mv:?}");
                }
            }
        }
    }
}

/// A win that leads to a position that has stood twice already is a draw.
#[test]
fn the_third_occurrence_is_no_win() {
    let tables = Tables::none();
    let rules = Rules {
        repetition: true,
        ..endless()
    };
    let back = |mv: Move| Move::shift(mv.to, mv.from.unwrap());
    // Both sides go to and fro from the position after the only winning move,
    // and back to it.
    let to_and_fro = |game: &Game, keep: Move| {
        let after = game.setup().play_unchecked(keep);
        let replies = after.position.legal_moves(rules).into_iter();
        replies
            .filter(|reply| reply.removal.is_none())
            .find_map(|reply| {
                let mut played = Game::from_setup(rules, after);
                let round = [reply, back(keep), back(reply)];
                let all = round.into_iter().chain([keep]).chain(round);
                all.map(|mv| played.play(mv))
                    .all(|legal| legal.is_ok())
                    .then_some(played)
            })
    };
    let (fresh, repeated, keep) = endgames()
        .filter(|(_, value, keep)| *value == Value::Win && keep.len() == 1)
        .filter(|(_, _, keep)| keep[0].removal.is_none())
        .find_map(|(game, _, keep)| Some((to_and_fro(&game, keep[0])?, game, keep[0])))
        .map(|(repeated, fresh, keep)| (fresh, repeated, keep))
        .unwrap();
    assert_eq!(fresh.position(), repeated.position());
    let before = Known::of(&fresh, &tables).unwrap();
    assert_eq!(
        (before.value, before.after(keep)),
        (Value::Win, Some(Value::Win))
    );
    let now = Known::of(&repeated, &tables).unwrap();
    assert_eq!(now.after(keep), Some(Value::Draw));
    assert_ne!(now.value, Value::Win);
}

#[test]
fn hints_say_what_is_true_and_that_it_is_exact() {
    let text = Text::new(Language::English);
    let tables = Tables::none();
    let mut said = [0; 4];
    for (game, value, keep) in endgames() {
        let known = Known::of(&game, &tables).unwrap();
        let mv = keep.first().copied().unwrap_or(game.legal_moves()[0]);
        let hint = Hint::found(mv, &game, None, Some(&known)).sentence(&text);
        assert!(hint.contains("(exact)"), "{hint}");
        let (n, verb) = match value {
            Value::Win => (0, "wins"),
            Value::Draw if known.is_only(mv) => (1, "draws; the only move"),
            Value::Draw => (2, "draws (exact)"),
            Value::Loss => (3, "loses"),
        };
        assert!(hint.contains(verb), "{hint}");
        said[n] += 1;
    }
    assert!(said.iter().all(|&said| said > 0), "{said:?}");
}

#[test]
fn a_move_that_gives_the_value_away_is_named_so() {
    let tables = Arc::new(Tables::none());
    let mut given = 0;
    for (game, value, keep) in endgames().filter(|(_, value, _)| *value != Value::Loss) {
        let known = Known::of(&game, &tables).unwrap();
        // No more than is needed.
        if given >= 12 {
            break;
        }
        for &(mv, after) in known.moves.iter().take(3) {
            let mut played = game.clone();
            played.play(mv).unwrap();
            let review = Review::of(&played, BUDGET, Some(&tables));
            assert_eq!(review.covered, 2 - usize::from(played.outcome().is_some()));
            let verdict = review.plies[0].verdict.unwrap();
            let after = after.unwrap();
            assert_eq!(verdict.exact, Some([value, after]), "{mv}");
            assert_eq!(verdict.is_mistake(), !keep.contains(&mv), "{mv}");
            if verdict.is_mistake() {
                let why = Reason::GaveAway(value, after);
                assert!(review.plies[0].reasons.contains(&why));
                assert!(keep.contains(&review.plies[0].better.unwrap()));
                given += 1;
            } else {
                assert_eq!(review.turning_points(1), Vec::<usize>::new());
            }
        }
    }
    assert!(given >= 12);
}

#[test]
fn a_review_says_how_much_of_it_is_exact() {
    let text = Text::new(Language::English);
    let mut game = Game::from_setup(
        Rules::default(),
        "WW1/3/2B/5W/W2/B1B/3 w 0 0".parse().unwrap(),
    );
    game.play(Move::shift(C3, C4)).unwrap();
    let exact = Review::of(&game, BUDGET, Some(&Arc::new(Tables::none())));
    assert!(exact.worth.iter().all(|worth| worth.exact));
    assert!(review_lines::basis(&exact, &text).starts_with("Every position is judged exactly"));
    let estimated = Review::of(&game, BUDGET, None);
    assert!(estimated.worth.iter().all(|worth| !worth.exact));
    assert!(review_lines::basis(&estimated, &text).starts_with("No table covers"));
}
