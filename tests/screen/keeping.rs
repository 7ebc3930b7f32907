//! What is kept of games and settings, and how it comes back.

use super::*;

#[test]
fn an_unfinished_game_is_gone_on_with_as_it_was() {
    let mut player = Player::new(Start::Menu);
    player.keys("n\n").keys("a1\nd6\nd1\nu");
    let mut player = player.again();
    player.shows("Go on: move 2, White to move");
    player.keys("\n");
    assert_eq!(player.moves(), "a1 d6");
    player.keys("r");
    assert_eq!(player.moves(), "a1 d6 d1");
    player.keys("q");
    assert_eq!(player.ended, Some(0));
    // A finished game is no longer to be gone on with, but kept.
    player.keys("x").shows("Black resigns?").keys("\n");
    player.shows("White wins: Black has resigned.");
    assert_eq!(player.files("state", "pgn"), Vec::<PathBuf>::new());
    let kept = player.files("data", "pgn");
    let text = std::fs::read_to_string(&kept[0]).unwrap();
    let game = record::read(&text, Rules::default())
        .unwrap()
        .remove(0)
        .game;
    assert_eq!(
        game.outcome(),
        Some(Outcome::Win {
            winner: Side::White,
            reason: WinReason::Resignation
        })
    );
    let player = player.again();
    assert!(!player.text().contains("Go on"));
}

#[test]
fn an_unreadable_save_is_told_and_left_alone() {
    let dir = TempDir::new().unwrap();
    let state = dir.path().join("state");
    std::fs::create_dir_all(&state).unwrap();
    let bad = "1. a1 d6\n2. d1 d9 *\n";
    std::fs::write(state.join("game-1.pgn"), bad).unwrap();
    let mut player = Player::with(Start::Menu, options(), dir);
    player
        .shows("A kept game cannot be read")
        .shows("2:7: ply 4: there is no point d9");
    player.keys("n\na1\n");
    let kept = std::fs::read_to_string(player.dir.path().join("state/game-1.pgn")).unwrap();
    assert_eq!(kept, bad);
    assert_eq!(player.files("state", "pgn").len(), 2);
}

#[test]
fn two_programs_keep_two_games() {
    let mut one = Player::new(Start::Menu);
    one.keys("n\na1\n");
    let store = Player::store(one.dir.path());
    assert_eq!(store.find().0.len(), 0, "the game is being played");
    let (events, _inbox) = channel();
    let mut other = Clerk::new(store, events, Rules::default());
    let record = Box::new(games("fifty-quiet-plies.txt").remove(0).1);
    assert!(other.perform(Task::Keep(record)).is_none());
    assert_eq!(one.files("state", "pgn").len(), 2);
    one.keys("d6\n");
    assert_eq!(one.moves(), "a1 d6");
    drop(other);
    let again = one.again();
    assert_eq!(again.app.found.len(), 2);
}

#[test]
fn directories_that_cannot_be_written_are_told_once() {
    let dir = TempDir::new().unwrap();
    // Files in the place of directories cannot be written into by anybody.
    std::fs::write(dir.path().join("state"), "").unwrap();
    std::fs::write(dir.path().join("data"), "").unwrap();
    let mut player = Player::with(Start::Menu, options(), dir);
    player.keys("n\na1\n").shows("The game cannot be kept");
    player.keys("d6\n");
    assert!(!player.text().contains("cannot be kept"));
    assert_eq!(player.moves(), "a1 d6");
}

#[test]
fn saving_and_opening() {
    let mut player = Player::new(people(MILL));
    let path = player.dir.path().join("mine.pgn");
    player.keys("s");
    for _ in 0..20 {
        player.key(KeyCode::Backspace);
    }
    let name = path.display().to_string();
    player.event(TerminalEvent::Paste(name.clone()));
    player.keys("\n").shows("Written:");
    player.keys("u").keys("s");
    for _ in 0..20 {
        player.key(KeyCode::Backspace);
    }
    player.event(TerminalEvent::Paste(name.clone()));
    player.keys("\n").shows("is there already. Replace it?");
    player.key(KeyCode::Esc);
    player.keys("o");
    player.event(TerminalEvent::Paste(name));
    player.keys("\n");
    assert_eq!(player.moves(), MILL);
    // What cannot be read is shown with its place.
    let bad = player.dir.path().join("bad.pgn");
    std::fs::write(&bad, "1. a1 a1 *").unwrap();
    player.keys("o");
    player.event(TerminalEvent::Paste(bad.display().to_string()));
    player
        .keys("\n")
        .shows("1 | 1. a1 a1 *")
        .shows("  |       ^^");
    player.key(KeyCode::Esc);
    assert_eq!(player.moves(), MILL, "the game at the board stays");
}

#[test]
fn what_is_changed_on_the_screen_is_kept() {
    let mut player = Player::new(people("1. a1 d6"));
    let file = player.dir.path().join("state").join(Remembered::FILE);
    player.keys("z");
    assert!(!file.exists());
    player.keys("L").keys("t").keys("v").key(KeyCode::F(2));
    player.keys("T").shows("Spalvos: terminal.");
    let kept = std::fs::read_to_string(&file).unwrap();
    assert_eq!(
        kept,
        "language = \"lt\"\nthinking = false\nevaluation = true\nmouse = false\n\
         theme = \"terminal\"\n"
    );
    assert_eq!(player.app.options.theme.palette, Palette::Terminal);
}

#[test]
fn every_unfinished_game_can_be_opened() {
    let mut player = Player::new(Start::Menu);
    for n in 1..=5 {
        let path = player.dir.path().join(format!("state/game-{n}.pgn"));
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, "1. a1 d6 *\n").unwrap();
    }
    player.keys("o");
    for n in 1..=5 {
        player.shows(&format!("game-{n}.pgn"));
    }
}

#[test]
fn assistance_is_kept_with_the_game() {
    let mut player = Player::new(people(""));
    player.keys("d6\nz").shows("Marked for Black");
    let mut player = player.again();
    player.keys("\n");
    assert_eq!(player.app.table.as_ref().unwrap().assistance, [false, true]);
}

#[test]
fn a_person_does_not_take_over_the_name_of_the_bot() {
    let text =
        "[White \"Deep Mill\"]\n[WhiteLevel \"club\"]\n[Black \"merels (master)\"]\n\n1. d6 f4 *";
    let record = record::read(text, Rules::default()).unwrap().remove(0);
    let mut player = Player::new(Start::Replay(vec![("x".to_owned(), record)]));
    player.keys("\n").shows("Deep Mill").shows("< club >");
    assert!(!player.text().contains("merels (master)"));
    player
        .key(KeyCode::Left)
        .key(KeyCode::Left)
        .key(KeyCode::Left);
    player.shows("< person >");
    assert!(!player.text().contains("Deep Mill"));
    player.key(KeyCode::Left).shows("Deep Mill");
}
