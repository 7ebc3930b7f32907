//! A game between people: moves, refusals, taking back, draws, assistance, what is shown of a move.

use super::*;

#[test]
fn two_people_play_by_cursor_line_and_mouse() {
    let mut player = Player::new(Start::Menu);
    player.keys("n\n");
    player.key(KeyCode::Enter); // d6, where the cursor begins
    player.key(KeyCode::Right).key(KeyCode::Enter); // f6
    player.keys("A1\n");
    assert_eq!(player.moves(), "d6 f6 a1");
    let places = player.text();
    // The cell of d2 at 80x24, found by its row and column letters.
    let rows: Vec<&str> = places.lines().collect();
    let row = rows.iter().position(|row| row.starts_with("2 ")).unwrap();
    let letters = rows
        .iter()
        .find(|row| row.trim_start().starts_with("a "))
        .unwrap();
    let column = letters.chars().position(|c| c == 'd').unwrap();
    player.click(column as u16 + 1, row as u16);
    assert_eq!(player.moves(), "d6 f6 a1 d2");
    player.shows("White to place a stone.");
}

/// Case C21.
#[test]
fn releases_do_nothing_and_repeats_place_nothing() {
    let mut player = Player::new(people(""));
    let kinds = [
        KeyEventKind::Press,
        KeyEventKind::Release,
        KeyEventKind::Repeat,
    ];
    let [press, release, repeat] = kinds;
    player.key_of_kind(KeyCode::Enter, press);
    player.key_of_kind(KeyCode::Enter, release);
    player.key_of_kind(KeyCode::Right, press);
    player.key_of_kind(KeyCode::Right, release);
    player.key_of_kind(KeyCode::Enter, press);
    player.key_of_kind(KeyCode::Enter, repeat);
    player.key_of_kind(KeyCode::Enter, release);
    assert_eq!(player.moves(), "d6 f6");
    assert_eq!(player.app.table.as_ref().unwrap().cursor, Point::F6);
    assert_eq!(player.app.message, None);
}

#[test]
fn refusals_name_the_rule_and_the_stones() {
    let mut player = Player::new(people(PLACED));
    player
        .keys("b4\n")
        .shows("The stone on b4 belongs to Black.");
    player.key(KeyCode::Esc);
    player
        .keys("d3d1\n")
        .shows("d3 and d1 are not neighbours, and only three stones fly.");
    player.key(KeyCode::Esc).keys("g2").shows("no such move");
    player.key(KeyCode::Esc);
    assert_eq!(player.moves(), "");
    let mut player = Player::new(people("1. a1 d6 2. d1 f6 3. b2 b6xb2 4. c3"));
    player
        .keys("d6\n")
        .shows("There is a stone of Black on d6 already.");
    player.key(KeyCode::Esc).keys("a1a4\n");
    player.shows("You still have 6 stones in hand: place them");
    assert_eq!(player.app.table.as_ref().unwrap().game.moves().len(), 7);
}

#[test]
fn a_protected_stone_is_refused_by_its_mill() {
    let mut player = Player::new(people("1. a1 d6 2. d1 f6 3. b2 b6xb2 4. c3 d2 5. e4 g4"));
    player.keys("g1\n");
    player.shows("White has closed a mill: take a stone of Black (2 may be taken).");
    let places = player.text();
    let rows: Vec<&str> = places.lines().collect();
    let row = rows.iter().position(|row| row.starts_with("6 ")).unwrap();
    let letters = rows
        .iter()
        .find(|row| row.trim_start().starts_with("a "))
        .unwrap();
    let column = letters.chars().position(|c| c == 'd').unwrap();
    player.click(column as u16, row as u16);
    player.shows("The stone on d6 stands in a mill, and others do not: take one of those.");
    player.keys("d2\n");
    assert!(player.moves().ends_with("g1xd2"));
}

#[test]
fn undo_redo_and_looking_back() {
    let mut player = Player::new(people(MILL));
    player.keys("u");
    assert_eq!(player.moves(), "a1 d6 d1 d2");
    player.keys("r");
    assert_eq!(player.moves(), "a1 d6 d1 d2 g1xd2");
    player
        .keys("uuuuuu")
        .shows("There is nothing to take back.");
    assert_eq!(player.moves(), "");
    player.keys("rrrrr");
    player.key(KeyCode::PageUp).key(KeyCode::PageUp);
    player.shows("Looking at ply 3 of 5. Black to place a stone.");
    assert_eq!(
        player.moves(),
        "a1 d6 d1 d2 g1xd2",
        "looking changes nothing"
    );
    player.keys("f2\n");
    assert_eq!(player.moves(), "a1 d6 d1 f2", "playing on does");
    player.key(KeyCode::Home).shows("Looking at ply 0 of 4.");
    player.key(KeyCode::Esc).shows("White to place a stone.");
    assert!(matches!(player.app.screen(), Screen::Game));
    player
        .key(KeyCode::Esc)
        .shows("Go on: move 3, White to move");
}

#[test]
fn pasted_text_never_acts_as_keys() {
    let mut player = Player::new(people(MILL));
    player.event(TerminalEvent::Paste("qxnd2\n\n".to_owned()));
    assert_eq!((player.moves().as_str(), player.ended), (MILL, None));
    assert!(matches!(player.app.screen(), Screen::Game));
}

#[test]
fn draws_and_rematches_between_two_people() {
    let mut player = Player::new(people(MILL));
    player
        .keys("=")
        .shows("Black offers a draw. Does White agree?");
    player.key(KeyCode::Esc).shows("White declines the draw.");
    player.keys("=\n");
    assert_eq!(player.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
    player.shows("Draw by agreement.").keys("y");
    assert_eq!((player.moves().as_str(), player.outcome()), ("", None));
}

/// White: a1, d1 and g4; whoever is assisted sees that g1 closes a mill.
#[test]
fn assistance_marks_mills_blocked_stones_and_crossings() {
    let mut player = Player::new(people("1. a1 d6 2. d1 d2"));
    let closing = |player: &Player| player.text().matches('◆').count();
    let crossings = |player: &Player| player.text().matches('╬').count();
    assert_eq!((closing(&player), crossings(&player)), (0, 0));
    player.keys("z").shows("Marked for White");
    assert_eq!(closing(&player), 1, "{}", player.text());
    // d6 and d2 are taken; b4 and f4 are left.
    assert_eq!(crossings(&player), 2, "{}", player.text());
    // Black is not assisted.
    player.keys("a7\n");
    assert_eq!((closing(&player), crossings(&player)), (0, 0));
    player.keys("u");
    assert_eq!(closing(&player), 1);
    player.keys("z").shows("No more marks for White");
    assert_eq!((closing(&player), crossings(&player)), (0, 0));
}

#[test]
fn a_blocked_stone_is_marked_for_whoever_is_assisted() {
    let mut options = options();
    options.assistance = [true, false];
    // a7 has no empty neighbour.
    let start = people("[SetUp \"1\"]\n[FEN \"WBB/3/3/B5/3/1W1/W1W w 0 0 0\"]\n\n");
    let mut player = Player::with(start, options, TempDir::new().unwrap());
    player.shows(":");
    let blocked = player.text().matches(":").count();
    player.keys("z");
    assert!(
        player.text().matches(":").count() < blocked,
        "{}",
        player.text()
    );
}

#[test]
fn the_dialog_settles_who_is_assisted() {
    let mut player = Player::new(Start::Menu);
    player.keys("n").key(KeyCode::Up).key(KeyCode::Up);
    player.shows("< nobody >").key(KeyCode::Right);
    player.shows("< White >").key(KeyCode::Right);
    player.shows("< Black >").key(KeyCode::Right);
    player.shows("< both >").key(KeyCode::Enter);
    assert_eq!(player.app.table.as_ref().unwrap().assistance, [true, true]);
}

#[test]
fn a_move_is_shown_as_it_happens_and_then_nothing_more() {
    let mut player = Player::with(people("1. a1 d6"), animated(), TempDir::new().unwrap());
    player.resize(120, 40);
    assert_eq!(player.app.wake(), None);
    player.keys("g1\n");
    let first = player.text();
    let mut frames = 0;
    while let Some(due) = player.app.wake() {
        player.now = due;
        player.update(Action::Wake);
        frames += 1;
        assert!(frames < 100, "it ends");
    }
    assert!(frames > 1);
    assert_ne!(player.text(), first);
    let mut still = Player::new(people("1. a1 d6"));
    still.resize(120, 40);
    still.keys("g1\n");
    assert_eq!(still.app.wake(), None);
    assert_eq!(player.text(), still.text());
}

#[test]
fn any_key_ends_what_is_shown_and_is_not_lost() {
    let mut player = Player::with(people("1. a1 d6"), animated(), TempDir::new().unwrap());
    player.keys("g1\n");
    assert!(player.app.wake().is_some());
    player.keys("d");
    assert_eq!(player.app.wake(), None);
    player.keys("2\n");
    assert_eq!(player.moves(), "a1 d6 g1 d2");
}

#[test]
fn a_rematch_before_the_end_is_refused_in_words() {
    let mut player = Player::new(people("1. d6"));
    player
        .keys("y")
        .shows("A rematch comes when this game is over. x resigns, n begins");
    assert_eq!(player.moves(), "d6");
}

#[test]
fn control_u_takes_away_what_is_written() {
    let mut player = Player::new(people("1. d6"));
    let clear = |player: &mut Player| {
        let key = KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL);
        player.event(TerminalEvent::Key(key));
    };
    player.keys("s").shows("game.pgn_");
    clear(&mut player);
    player.shows("Save as: _").keys("ab").shows("Save as: ab_");
    player.key(KeyCode::Esc).keys("f4").shows("Move: f4");
    clear(&mut player);
    assert!(!player.text().contains("Move:"));
    player
        .keys("n")
        .key(KeyCode::Down)
        .keys("Ona")
        .shows("Ona_");
    clear(&mut player);
    assert!(!player.text().contains("Ona"));
}
