//! Replay, review and the rule book.

use super::*;

#[test]
fn replay_goes_everywhere() {
    let mut all = games("long-aimless-game.txt");
    all.extend(games("fifty-quiet-plies.txt"));
    let mut player = Player::new(Start::Replay(all));
    let ply = |player: &Player| match player.app.screen() {
        Screen::Replay(replay) => (replay.game(), replay.ply()),
        _ => panic!("no replay"),
    };
    player
        .key(KeyCode::Right)
        .key(KeyCode::Right)
        .key(KeyCode::Left);
    assert_eq!(ply(&player), (0, 1));
    player.key(KeyCode::End);
    assert_eq!(ply(&player), (0, 121));
    player.shows("White wins: Black has fewer than three stones.");
    player.keys("5");
    assert_eq!(ply(&player), (0, 60));
    player.keys(":99\n");
    assert_eq!(ply(&player), (0, 99));
    player.keys(":999\n").shows("The game has 121 plies.");
    player.key(KeyCode::Home).keys("x");
    let at = ply(&player).1;
    let Screen::Replay(replay) = player.app.screen() else {
        panic!("no replay");
    };
    assert!(replay.record().game.moves()[at - 1].removal.is_some());
    assert!(
        replay.record().game.moves()[..at - 1]
            .iter()
            .all(|mv| mv.removal.is_none())
    );
    player.keys("]");
    assert_eq!(ply(&player), (1, 0));
    player.keys(" ");
    player.until(|app| matches!(app.screen(), Screen::Replay(r) if r.ply() == 3));
    player.keys(" ");
    assert_eq!(player.app.wake(), None, "a pause waits for nothing");
    player.keys("\n").shows("Play on from here").keys("\n");
    assert_eq!(player.app.table.as_ref().unwrap().game.moves().len(), 3);
}

#[test]
fn turning_points_are_told_once() {
    let mut player = Player::new(Start::Replay(games("fly-or-not.txt")));
    player.keys(":43\n\n\n");
    player.keys("e4e3b4\n");
    player.shows("has three stones left: they may fly to any empty point.");
    player.keys("g4b4\n");
    assert!(!player.text().contains("three stones left:"));
}

#[test]
fn the_rule_book_is_chosen_from_and_read_chapter_by_chapter() {
    let mut player = Player::new(people("1. a1"));
    player.keys("R").shows("Nine Men's Morris: the rules");
    player.shows("13. History").shows(">  1. The board");
    let top = |player: &mut Player| player.text().lines().next().unwrap().to_owned();
    for _ in 0..7 {
        player.key(KeyCode::Down);
    }
    player.keys("\n");
    assert_eq!(top(&mut player), "8. How to play well");
    player.key(KeyCode::Tab);
    assert_eq!(top(&mut player), "9. The double mill");
    player
        .key(KeyCode::PageDown)
        .key(KeyCode::PageDown)
        .shows("●");
    player.key(KeyCode::BackTab);
    assert_eq!(top(&mut player), "8. How to play well");
    player
        .key(KeyCode::Esc)
        .shows(">  8. How to play well")
        .key(KeyCode::Home)
        .shows(">  1. The board");
    player.keys("L").shows("Malūnas: žaidimo taisyklės");
    player.key(KeyCode::Esc);
    assert!(player.app.overlay.is_none());
    assert_eq!(player.moves(), "a1");
    // A press of the mouse opens a chapter as well.
    player.keys("LLLLR");
    let row = player
        .text()
        .lines()
        .position(|l| l.contains("6. How a game ends"));
    player.click(8, row.unwrap() as u16);
    assert_eq!(top(&mut player), "6. How a game ends");
    player.click(3, 3);
    assert_eq!(top(&mut player), "6. How a game ends");
}

/// The marked entry is on the screen in every window that has a row for it.
#[test]
fn the_contents_follow_the_mark() {
    let mut player = Player::new(Start::Menu);
    player.keys("R");
    for height in [24, 9, 4] {
        player.resize(60, height);
        for code in [KeyCode::Down, KeyCode::Up] {
            for _ in 0..14 {
                player.key(code);
                assert!(player.text().contains('>'), "{height}\n{}", player.text());
            }
        }
        player.shows("Nine Men's Morris: the rules");
    }
}

#[test]
fn the_boards_of_the_book_move_only_where_animations_are_on() {
    let mut player = Player::with(Start::Menu, animated(), TempDir::new().unwrap());
    player.keys("R");
    assert_eq!(player.app.wake(), None);
    // The fifth chapter from the end: the double mill.
    player.key(KeyCode::End);
    for _ in 0..4 {
        player.key(KeyCode::Up);
    }
    player.keys("\n").shows("9. The double mill");
    player.resize(80, 60);
    player.shows("> The stone on d7 belongs to");
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..1000 {
        let Some(due) = player.app.wake() else {
            panic!("it goes on");
        };
        player.now = due;
        player.update(Action::Wake);
        let marked = player.text();
        let marked = marked.lines().find(|line| line.starts_with("> "));
        seen.insert(marked.unwrap().to_owned());
        if seen.len() == 5 {
            break;
        }
    }
    assert_eq!(seen.len(), 5, "{seen:?}");
    // A key is heard at any moment, and nothing moves on other pages.
    player.key(KeyCode::BackTab).shows("8. How to play well");
    player.key(KeyCode::Esc).key(KeyCode::Esc);
    assert_eq!(player.app.wake(), None);
    let mut still = Player::new(Start::Menu);
    still.resize(80, 60);
    still.keys("Rjjjjjjjj\n").shows("9. The double mill");
    assert_eq!(still.app.wake(), None);
}

#[test]
fn the_steps_of_a_replay_are_shown_as_they_happen() {
    let start = Start::Replay(games("long-aimless-game.txt"));
    let mut player = Player::with(start, animated(), TempDir::new().unwrap());
    player.resize(120, 40);
    player.keys("l");
    let first = player.text();
    assert!(player.app.wake().is_some());
    while let Some(due) = player.app.wake() {
        player.now = due;
        player.update(Action::Wake);
    }
    assert_ne!(player.text(), first);
    // Back, or further than a step, is no move.
    player.keys("h");
    assert_eq!(player.app.wake(), None);
    player.keys("5");
    assert_eq!(player.app.wake(), None);
}

#[test]
fn a_review_leads_to_the_move_that_turned_the_game() {
    let text = "[SetUp \"1\"]\n[FEN \"WB1/3/3/WB4/1B1/3/WWB b 0 0 0\"]\n1... d3-c3 *";
    let game = record::read(text, Rules::default()).unwrap().remove(0);
    let mut player = Player::new(Start::Replay(vec![("blockade".to_owned(), game)]));
    player.keys("lv").shows("Review");
    player.until(|app| matches!(app.screen(), Screen::Replay(replay) if replay.review.is_some()));
    player.shows("better was d3-d2").shows("What happened");
    player
        .key(KeyCode::Down)
        .key(KeyCode::Up)
        .key(KeyCode::Enter);
    assert!(player.app.overlay.is_none());
    // Where the better move can be played, and one can play on.
    match player.app.screen() {
        Screen::Replay(replay) => assert_eq!(replay.ply(), 0),
        screen => panic!("{screen:?}"),
    }
}

/// In a low window the first entry of a review lies below the first page.
#[test]
fn the_review_is_gone_through_in_windows_of_every_size() {
    let mut player = Player::new(people(MILL));
    player.keys("wv");
    player.until(|app| matches!(app.screen(), Screen::Replay(r) if r.review.is_some()));
    let shows_chosen = |player: &Player| {
        let buffer = player.buffer();
        let mut cells = buffer.area().positions().map(|at| buffer[at].modifier);
        cells.any(|modifier| modifier.contains(Modifier::REVERSED))
    };
    for (width, height) in [
        (24, 6),
        (24, 9),
        (30, 14),
        (60, 20),
        (80, 24),
        (120, 40),
        (20, 3),
    ] {
        player.resize(width, height);
        for code in [
            KeyCode::Home,
            KeyCode::Down,
            KeyCode::Up,
            KeyCode::Up,
            KeyCode::End,
        ] {
            player.key(code);
            let text = player.text();
            if matches!(code, KeyCode::Down | KeyCode::End) && height > 6 {
                assert!(shows_chosen(&player), "{width}x{height} {code:?}\n{text}");
            }
            if matches!(code, KeyCode::Home) {
                player.shows("Review");
            }
        }
    }
    player.resize(80, 24);
    player.key(KeyCode::Home).key(KeyCode::Esc).shows("ply");
}

#[test]
fn a_game_without_end_is_not_reviewed() {
    let text = "[QuietLimit \"off\"][Repetition \"off\"]\n\
         [FEN \"W1W/3/3/1WW3/3/B1B/B2 w 0 0\"]\n"
        .to_owned()
        + &"a7-d7 a1-d1 d7-a7 d1-a1 ".repeat(501);
    let mut player = Player::new(people(&text));
    player.keys("wv");
    assert!(
        player.text().contains("up to 2000 plies"),
        "{}",
        player.text()
    );
    player.keys("?");
    player.key(KeyCode::Esc);
    assert!(matches!(player.app.screen(), Screen::Replay(replay) if replay.review.is_none()));
}
