//! Exact values while stones are in hand: against a plain minimax down to the
//! tables, and what the perfect level makes of them.
#![allow(clippy::unwrap_used)] // a test may

mod oracle;

use merels::bot::{Bot, Level, Limits};
use merels::review::{Budget, Review};
use merels::rules::{
    Board, Game, Move, Outcome, Point, PointSet, Position, Rules, Setup, Side, WinReason,
};
use merels::tables::{Exact, Tables, Value};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};

/// All sets up to eight stones, with flying and without.
static TABLES: LazyLock<Arc<Tables>> = LazyLock::new(|| {
    let stop = AtomicBool::new(false);
    let solved = [true, false]
        .into_iter()
        .fold(Tables::none(), |tables, flying| {
            tables.solved(8, flying, 2, &stop).unwrap()
        });
    Arc::new(solved)
});

const NEVER: &(dyn Fn() -> bool + Sync) = &|| false;

/// Numbers that look random, the same in each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Positions with at most eight stones in all, one of a side at most in hand, and
/// with any number of quiet plies.
fn setups(count: usize) -> Vec<Setup> {
    let mut numbers = Numbers(5);
    let mut setups = Vec::new();
    while setups.len() < count {
        let mut points = Point::ALL;
        for n in (1..points.len()).rev() {
            points.swap(n, numbers.below(n + 1));
        }
        let [white, black] = [3 + numbers.below(3), 3 + numbers.below(3)];
        let hands = [numbers.below(2), numbers.below(2)];
        if white + black > 8 || hands == [0, 0] {
            continue;
        }
        let on_board = [white - hands[0], black - hands[1]];
        let set = |points: &[Point]| points.iter().copied().collect::<PointSet>();
        let (white, rest) = points.split_at(on_board[0]);
        let board = Board::new(set(white), set(&rest[..on_board[1]])).unwrap();
        let hands = hands.map(|hand| hand as u8);
        let position = Position::new(board, hands, Side::ALL[numbers.below(2)]).unwrap();
        setups.push(Setup {
            position,
            quiet_plies: [0, 5, 20, 40, 46, 48, 49][numbers.below(7)],
        });
    }
    setups
}

/// -1, 0 or 1 for the side to move, by looking at every move to the end of the
/// placing phase.
fn plain(setup: Setup, rules: Rules) -> i8 {
    if let Some(Outcome::Win { winner, .. }) = setup.position.decided(rules) {
        return if winner == setup.position.turn() {
            1
        } else {
            -1
        };
    }
    if rules
        .quiet_limit
        .is_some_and(|limit| setup.quiet_plies >= limit.get())
    {
        return 0;
    }
    if Side::ALL
        .iter()
        .all(|&side| setup.position.in_hand(side) == 0)
    {
        let exact = TABLES
            .probe(setup.position, rules, setup.quiet_plies)
            .unwrap();
        return exact.value as i8 - 1;
    }
    let moves = setup.position.legal_moves(rules);
    let values = moves
        .iter()
        .map(|&mv| -plain(setup.play_unchecked(mv), rules));
    values.max().unwrap()
}

fn number(value: Value) -> i8 {
    value as i8 - 1
}

#[test]
fn values_with_stones_in_hand_are_those_of_plain_minimax() {
    let (mut decided, mut drawn_by_limit) = (0, 0);
    for (n, setup) in setups(60).into_iter().enumerate() {
        for flying in [true, false] {
            let rules = oracle::rules(flying);
            let unlimited = Rules {
                quiet_limit: None,
                ..rules
            };
            let exact = TABLES.value(setup, rules, NEVER).unwrap();
            assert_eq!(
                number(exact.value),
                plain(setup, rules),
                "{setup:?} {flying}"
            );
            assert_eq!(
                number(exact.unlimited),
                plain(setup, unlimited),
                "{setup:?} {flying}"
            );
            let free = TABLES.value(setup, unlimited, NEVER).unwrap();
            assert_eq!(free.value, exact.unlimited, "{setup:?} {flying}");
            decided += u32::from(exact.value != Value::Draw);
            drawn_by_limit += u32::from(exact.is_limit_draw());
            if n % 8 == 0 {
                let judged = TABLES.judge_moves(setup, rules, 2, NEVER).unwrap();
                let moves: Vec<Move> = judged.iter().map(|&(mv, _)| mv).collect();
                assert_eq!(moves, setup.position.legal_moves(rules));
                for (mv, after) in judged {
                    let next = setup.play_unchecked(mv);
                    assert_eq!(number(after.value), -plain(next, rules), "{setup:?} {mv}");
                }
            }
        }
    }
    assert!(
        decided > 40 && drawn_by_limit > 10,
        "{decided} {drawn_by_limit}"
    );
}

#[test]
fn moves_of_placed_stones_are_judged_with_their_plies() {
    let rules = Rules::default();
    // White closes its mill and takes one of the three stones: won at once.
    let position = oracle::position("W.......W...BW....B...B. w 0 0");
    let judged = TABLES
        .judge_moves(position.into(), rules, 1, NEVER)
        .unwrap();
    for (mv, exact) in judged {
        let next = position.play_unchecked(mv);
        let ends = matches!(
            next.decided(rules),
            Some(Outcome::Win {
                reason: WinReason::FewerThanThree,
                ..
            })
        );
        if ends {
            assert_eq!(
                exact,
                Exact {
                    value: Value::Win,
                    unlimited: Value::Win,
                    plies: Some(1)
                }
            );
        } else {
            let then = TABLES.probe(next, rules, 1).unwrap();
            assert_eq!(exact.value, then.value.for_the_other());
            assert_eq!(exact.plies, then.plies.map(|n| n + 1));
        }
    }
}

#[test]
fn the_perfect_level_gives_nothing_away_while_placing() {
    let rules = Rules::default();
    let mut bot = Bot::new(Level::Perfect, 3);
    bot.set_tables(Arc::clone(&TABLES));
    let limits = Limits {
        depth: Some(1),
        ..Limits::default()
    };
    for setup in setups(60) {
        let game = Game::from_setup(rules, setup);
        let Some(mv) = bot.choose(&game, &limits, &AtomicBool::new(false), &mut |_| {}) else {
            continue;
        };
        for rules in [
            rules,
            Rules {
                quiet_limit: None,
                ..rules
            },
        ] {
            let kept = -plain(setup.play_unchecked(mv), rules);
            assert_eq!(kept, plain(setup, rules), "{setup:?} {mv}");
        }
    }
}

/// A review judges positions with stones in hand exactly where the tables cover
/// what they come to: a move is a mistake exactly if it gives something away.
#[test]
fn a_review_is_exact_with_stones_in_hand() {
    let rules = Rules::default();
    let (mut reviewed, mut given) = (0, 0);
    for (n, setup) in setups(40).into_iter().enumerate() {
        let moves = setup.position.legal_moves(rules);
        if moves.len() < 2 || setup.quiet_plies >= 50 {
            continue;
        }
        let mut game = Game::from_setup(rules, setup);
        if game.play(moves[n % moves.len()]).is_err() {
            continue;
        }
        let review = Review::of(&game, Budget { nodes: 500 }, Some(&TABLES));
        let (before, after) = (plain(setup, rules), -plain(game.setup(), rules));
        let side = setup.position.turn();
        let value = |n: usize| review.worth[n].value(side).map(number);
        assert_eq!(
            (value(0), value(1)),
            (Some(before), Some(after)),
            "{setup:?}"
        );
        let verdict = review.plies[0].verdict.unwrap();
        assert_eq!(verdict.is_mistake(), before != after, "{setup:?}");
        if let Some(better) = review.plies[0].better {
            assert_eq!(
                -plain(setup.play_unchecked(better), rules),
                before,
                "{setup:?}"
            );
            given += 1;
        }
        reviewed += 1;
    }
    assert!(reviewed > 25 && given > 5, "{reviewed} {given}");
}

/// Without the large tables the first moves are known, and a review says so.
#[test]
fn a_review_knows_the_opening() {
    let mut game = Game::new(Rules::default());
    for mv in ["d6", "d2", "f4", "b4", "a1", "g7", "a7"] {
        game.play(mv.parse().unwrap()).unwrap();
    }
    let none = Arc::new(Tables::none());
    let review = Review::of(&game, Budget { nodes: 500 }, Some(&none));
    for worth in &review.worth[..=2] {
        assert_eq!(worth.value(Side::White), Some(Value::Draw));
    }
    assert!(review.covered >= 3 && !review.worth[7].exact);
}
