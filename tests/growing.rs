//! The sets of few stones without flying, which are no part of the program: they
//! are made while a game is played, and used from then on. In a program of its
//! own: what is made is used by all who ask in it.
#![allow(clippy::unwrap_used)] // a test may

mod oracle;

use merels::bot::{Level, Limits};
use merels::record::Record;
use merels::review::Known;
use merels::rules::{Game, Rules, Setup};
use merels::tables::{self, Pair, Tables, Value};
use merels::ui::action::Action;
use merels::ui::app::App;
use merels::ui::clerk::Clerk;
use merels::ui::event::Event;
use merels::ui::making::AT_ONCE;
use merels::ui::save::Store;
use merels::ui::seat::{Seat, Who};
use merels::ui::task::{Question, Task};
use merels::ui::{Options, Start};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// What the test has made.
const STONES: usize = AT_ONCE - 1;

/// The program with a game at once, and what it is then to do.
fn begin(level: Level, rules: Rules) -> Vec<Task> {
    let seat = |who| Some(Seat::of(who));
    let start = Start::Play {
        seats: [seat(Who::Human), seat(Who::Bot(level))],
        record: Box::new(Record::new(Game::new(rules))),
    };
    let (mut app, mut tasks) = App::new(start, Options::default(), Vec::new(), Vec::new(), 0);
    tasks.extend(app.update(Action::Wake, Instant::now()));
    tasks
}

fn growing(tasks: &[Task]) -> Option<(bool, usize)> {
    tasks.iter().find_map(|task| match task {
        Task::Grow(flying, stones) => Some((*flying, *stones)),
        _ => None,
    })
}

/// What the tables say in answer to a question.
fn answer(clerk: &mut Clerk, inbox: &Receiver<Event>, game: &Game, ticket: u64) -> Option<Known> {
    clerk.perform(Task::Think(Box::new(Question {
        ticket,
        game: game.clone(),
        level: Level::Perfect,
        seed: 1,
        limits: Limits::default(),
        aside: true,
        moves: false,
        tables: true,
        repeatable: false,
    })));
    loop {
        match inbox.recv_timeout(Duration::from_secs(100)).unwrap() {
            Event::Action(Action::Known(of, known)) if of == ticket => return Some(*known),
            Event::Action(Action::Answer(of, ..)) if of == ticket => return None,
            _ => {}
        }
    }
}

#[test]
fn few_stones_without_flying_are_known_within_the_first_moves_of_a_game() {
    let rules = oracle::rules(false);
    // The game begins, and the sets are asked for; with flying the program has
    // them, and other levels do not ask.
    assert_eq!(
        growing(&begin(Level::Perfect, rules)),
        Some((false, AT_ONCE))
    );
    assert_eq!(
        growing(&begin(Level::Master, rules)),
        Some((false, AT_ONCE))
    );
    for level in [Level::Perfect, Level::Master] {
        assert_eq!(growing(&begin(level, oracle::rules(true))), None);
    }
    assert_eq!(growing(&begin(Level::Club, rules)), None);

    let dir = tempfile::tempdir().unwrap();
    let store = Store::at(dir.path().join("state"), dir.path().join("data"));
    let (events, inbox) = channel();
    let mut clerk = Clerk::new(store, events, rules);
    assert!(!tables::shared().has(Pair::new(5, 3).unwrap(), false));
    let began = Instant::now();
    // One stone less than that takes the fifth part of the time.
    clerk.perform(Task::Grow(false, STONES));
    // Nobody waits for it.
    assert!(began.elapsed() < Duration::from_secs(1));
    while !matches!(
        inbox.recv_timeout(Duration::from_secs(100)).unwrap(),
        Event::Action(Action::Grown)
    ) {}
    let (mut seen, mut asked) = ([0; 3], 0u32);
    for line in oracle::lines(include_str!("data/oracle/endgame-limit.jsonl")) {
        let text = line["pos"].as_str().unwrap();
        let position = oracle::position(text);
        let stones = 24 - position.board().empty().len();
        if line["flying"] != false || stones > STONES || seen.iter().all(|&n| n >= 3) {
            continue;
        }
        let quiet_plies = text.split(' ').nth(4).unwrap().parse().unwrap();
        let game = Game::from_setup(
            rules,
            Setup {
                position,
                quiet_plies,
            },
        );
        if game.outcome().is_some() || stones < 7 {
            continue;
        }
        assert_eq!(Known::of(&game, &Tables::none()), None, "{text}");
        let value = match line["limit_value"].as_str().unwrap() {
            "win" => Value::Win,
            "draw" => Value::Draw,
            _ => Value::Loss,
        };
        let seen = &mut seen[value as usize];
        if *seen < 3 {
            asked += 1;
            let known = answer(&mut clerk, &inbox, &game, 1 + u64::from(asked)).unwrap();
            assert_eq!(known.value, value, "{text}");
            *seen += 1;
        }
    }
    assert!(seen.iter().sum::<u32>() >= 4, "{seen:?}");
}
