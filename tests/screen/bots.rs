//! Games against the bot, and what it and the tables say.

use super::*;

#[test]
fn against_the_bot() {
    let seats = [Who::Human, Who::Bot(Level::Club)];
    let mut player = Player::new(at_board(seats, "*"));
    player.keys("d6\n").shows("Black (club) is thinking");
    player.keys("f4\n").shows("It is the bot's turn.");
    player.until(|app| app.table.as_ref().unwrap().game.moves().len() == 2);
    let two = player.moves();
    player.keys("d2\n").keys("u");
    assert_eq!(player.moves(), two, "the bot had not moved yet");
    player.keys("u");
    assert_eq!(player.moves(), "", "back to the person's own last choice");
    player.keys("r");
    assert_eq!(player.moves(), two);
    player.keys("i");
    player.until(|app| app.table.as_ref().unwrap().hint.is_some());
    player
        .shows("Hint: look at the line")
        .keys("i")
        .shows("Hint: ");
    player.keys("=");
    player.until(|app| app.message.is_some() && !app.thinking.is_running());
    player.shows("declines the draw");
    assert_eq!(player.moves(), two);
}

/// The bot's line begins with the move that it has played, and is gone when
/// that move is.
#[test]
fn the_thinking_line_tells_of_the_move_that_was_played() {
    let mut others = 0;
    for seed in 1..=6 {
        let seats = [Who::Human, Who::Bot(Level::Club)];
        let options = Options {
            seed: Some(seed),
            ..options()
        };
        let dir = TempDir::new().unwrap();
        let mut player = Player::with(at_board(seats, "*"), options, dir);
        player.resize(120, 40);
        player.keys("d6\n");
        let mut thought = None;
        while player.app.table.as_ref().unwrap().game.moves().len() < 2 {
            match player.inbox.recv_timeout(Duration::from_secs(60)).unwrap() {
                Event::Action(action) => {
                    if let Action::Progress(_, progress) = &action {
                        thought = progress.line.first().copied();
                    }
                    player.update(action);
                }
                event => panic!("{event:?}"),
            }
        }
        let played = player.app.table.as_ref().unwrap().game.moves()[1];
        others += usize::from(thought != Some(played));
        player.shows("depth").shows(&format!(": {played}"));
        player.keys("t");
        assert!(!player.text().contains("depth"), "hidden");
        player.keys("t").keys("u");
        assert_eq!(player.moves(), "");
        assert!(!player.text().contains("depth"), "{}", player.text());
        player.keys("f4\n");
        player.until(|app| app.table.as_ref().unwrap().game.moves().len() == 2);
        let played = player.app.table.as_ref().unwrap().game.moves()[1];
        player.shows(&format!(": {played}"));
    }
    assert!(
        others > 0,
        "another move than the best was played at least once"
    );
}

/// Where the tables know the position no search is needed, and nothing stays of
/// an earlier one.
#[test]
fn tables_are_named_where_the_bot_plays_by_them() {
    let start = || {
        let fen = "[SetUp \"1\"]\n[FEN \"WW1/1B1/3/BW4/3/BB1/2W w 0 0 12\"]\n\n*";
        at_board([Who::Human, Who::Bot(Level::Perfect)], fen)
    };
    let mut player = Player::new(start());
    player.keys("g1-g4");
    player.keys("\n");
    player.until(|app| app.table.as_ref().unwrap().game.moves().len() == 2);
    player.shows("from the tables:");
    player.keys("u");
    assert!(!player.text().contains("from the tables:"));
    let off = Options {
        tables: false,
        ..options()
    };
    let mut player = Player::with(start(), off, TempDir::new().unwrap());
    player.keys("v");
    player.until(|app| !app.thinking.is_running());
    assert!(!player.text().contains("(exact)"), "{}", player.text());
    player.keys("i");
    player.until(|app| app.table.as_ref().unwrap().hint.is_some());
    player.keys("i").shows("Hint: ");
    assert!(!player.text().contains("(exact)"), "{}", player.text());
    player.keys("g1-g4");
    player.keys("\n");
    player.until(|app| app.table.as_ref().unwrap().game.moves().len() == 2);
    assert!(!player.text().contains("from the tables"));
}

/// With the bar, the evaluation and the second step of a hint say whether they
/// are exact.
#[test]
fn exact_answers_and_estimates_are_told_apart() {
    let exact = "[SetUp \"1\"]\n[FEN \"WW1/1B1/3/BW4/3/BB1/2W w 0 0 12\"]\n\n*";
    let mut player = Player::new(at_board([Who::Human; 2], exact));
    player.resize(120, 40);
    player.keys("v");
    player.until(|app| !app.thinking.is_running());
    player.shows("(exact)");
    player.keys("i");
    player.until(|app| app.table.as_ref().unwrap().hint.is_some());
    player.keys("i").shows("(exact)");
    let mut player = Player::new(people(PLACED));
    player.resize(120, 40);
    player.keys("v");
    player.until(|app| !app.thinking.is_running());
    let reckoned = |text: &str| {
        ["(estimate)", "search)"]
            .iter()
            .any(|how| text.contains(how))
    };
    assert!(reckoned(&player.text()), "{}", player.text());
    player.keys("vi");
    player.until(|app| app.table.as_ref().unwrap().hint.is_some());
    player.keys("i");
    assert!(reckoned(&player.text()), "{}", player.text());
    assert!(!player.text().contains("(exact)"));
}

/// Playing on from an earlier move gives the later ones up: they are kept as a
/// game of their own. The last move and its answer are soon taken back.
#[test]
fn a_line_that_is_given_up_is_kept() {
    let old = "a1 d6 d1 f2 g4 b4";
    let mut player = Player::new(people(old));
    player.key(KeyCode::PageUp).key(KeyCode::PageUp);
    player.keys("d2\n");
    assert_eq!(player.moves(), "a1 d6 d1 f2 d2");
    assert_eq!(player.files("data", "pgn"), Vec::<PathBuf>::new());
    player.keys("u").keys("b6\n").keys("f6\n").keys("f4\n");
    let old = player.moves();
    player.key(KeyCode::Home);
    player.keys("c4\n").shows("The 7 moves that came after");
    assert_eq!(player.moves(), "c4");
    let files = player.files("data", "pgn");
    assert_eq!(files.len(), 1);
    let kept = std::fs::read_to_string(&files[0]).unwrap();
    let games = record::read(&kept, Rules::default()).unwrap();
    let moves = games[0].game.moves().iter();
    assert_eq!(
        moves.map(ToString::to_string).collect::<Vec<_>>().join(" "),
        old
    );
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = || {
        let seats = [Who::Bot(Level::Beginner), Who::Bot(Level::Casual)];
        let mut player = Player::new(at_board(seats, "*"));
        player.until(|app| {
            let game = &app.table.as_ref().unwrap().game;
            game.moves().len() >= 30 || game.outcome().is_some()
        });
        player.moves()
    };
    assert_eq!(play(), play());
}

#[test]
fn the_bell_rings_when_the_bot_has_moved() {
    for bell in [false, true] {
        let mut options = options();
        options.bell = bell;
        let start = at_board([Who::Human, Who::Bot(Level::Beginner)], "*");
        let mut player = Player::with(start, options, TempDir::new().unwrap());
        player.keys("d6\n");
        assert_eq!(player.rings, 0);
        player.until(|app| app.table.as_ref().unwrap().game.moves().len() == 2);
        assert_eq!(player.rings, usize::from(bell));
    }
}
