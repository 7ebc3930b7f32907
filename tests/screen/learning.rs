//! Lessons and puzzles.

use super::*;

/// Goes to the start screen and marks this entry.
fn at_entry(mut player: Player, entry: Entry) -> Player {
    player.key(KeyCode::Esc);
    player.app.entry = player
        .app
        .entries()
        .iter()
        .position(|&e| e == entry)
        .unwrap();
    player
}

#[test]
fn a_lesson_is_chosen_and_solved_step_by_step() {
    let mut player = at_entry(Player::new(people("1. a1")), Entry::Lessons);
    player.keys("\n").shows("Lessons  0/6");
    player
        .shows(">  1. Close a mill          0/3")
        .shows("Three of your stones on one line");
    player.keys("\n").shows("Step 1 of 3");
    // The explanation stands beside the board, the task under it.
    player
        .shows("Three of your stones on")
        .shows("Close a mill.");
    player
        .keys("a1\n")
        .shows("a1 closes no mill. Look for a line with two of your stones and try again.");
    assert_eq!(player.moves(), "");
    // What has no place in a lesson does nothing.
    player.keys("xn=so").shows("Step 1 of 3");
    player.keys("d7\ne4\n").shows("Solved. Enter goes on.");
    assert_eq!(player.app.exercise, Some(Exercise::Lesson(0, 0)));
    assert_eq!(player.moves(), "d7xe4");
    player
        .keys("\n")
        .shows("Step 2 of 3")
        .shows("Three of your stones on");
    assert_eq!(player.app.exercise, Some(Exercise::Lesson(0, 1)));
    player
        .keys("]]")
        .shows("Block a mill")
        .shows("Black wants to close a mill.");
    player.key(KeyCode::Esc).shows("Lessons  0/6").shows("1/3");
    player.key(KeyCode::Esc).key(KeyCode::Esc);
    assert_eq!(player.app.exercise, None);
    assert_eq!(player.moves(), "a1");
    // The step that is solved is not asked again.
    let mut player = at_entry(player, Entry::Lessons);
    player.keys("\n\n");
    assert_eq!(player.app.exercise, Some(Exercise::Lesson(0, 1)));
}

#[test]
fn each_lesson_is_played_to_its_end_with_the_first_hint_of_each_step() {
    let mut player = at_entry(Player::new(people("1. a1")), Entry::Lessons);
    player.keys("\n");
    for n in 0..6 {
        for step in 0..3 {
            player.keys("\n");
            assert_eq!(player.app.exercise, Some(Exercise::Lesson(n, step)));
            player.keys("ii").shows("Hint: ");
            let text = player.text();
            let (_, hint) = text.rsplit_once("Hint: ").unwrap();
            let hint = hint.split_whitespace().next().unwrap().to_owned();
            player.keys(&format!("{hint}\n")).shows("Solved.");
        }
        player.keys("\n").shows("This lesson is done.");
        assert_eq!(player.app.exercise, None);
    }
    player.shows("Lessons  6/6").shows("✓");
}

#[test]
fn a_puzzle_is_chosen_from_the_list_and_played_out() {
    let mut player = at_entry(Player::new(people("1. a1")), Entry::Puzzles);
    player
        .keys("\n")
        .shows("Puzzles  0/58")
        .shows(" 1. win in 3 moves");
    player.shows("White to move wins within 3 moves, both sides counted.");
    // The list goes on below the window, and a press of the mouse begins.
    player.key(KeyCode::End).shows("58. one move wins");
    player.key(KeyCode::Home);
    let shown = player.text();
    let place = shown.lines().enumerate().find_map(|(row, line)| {
        let at = line.find(" 2. win in")?;
        Some((line[..at].chars().count() as u16, row as u16))
    });
    let (column, row) = place.unwrap();
    player.click(column, row);
    assert_eq!(player.app.exercise, Some(Exercise::Puzzle(1)));
    player.key(KeyCode::PageUp).shows("Puzzle 1 of 58");
    player.keys("d7d6xg4\n");
    // Black answers by itself, and the player goes on.
    player.until(|app| app.table.as_ref().unwrap().game.moves().len() == 2);
    player.shows("Right. Find the next move.");
    player.keys("ii").shows("Hint: ");
    player.keys("u");
    assert_eq!(player.moves(), "");
    player.keys("d7d6xg4\n");
    player.until(|app| app.table.as_ref().unwrap().game.moves().len() == 2);
    let game = &player.app.table.as_ref().unwrap().game;
    let last = Exercise::Puzzle(0).right_moves(game)[0];
    player.keys(&format!("{last}\n"));
    player.shows("White wins: Black has fewer than three stones.");
    player.shows("Solved. Enter goes on.");
    player.keys("\n").shows("Puzzle 2 of 58");
    player.key(KeyCode::Esc).shows("Puzzles  1/58").shows("✓");
    // It is known the next time.
    let mut player = at_entry(player.again(), Entry::Puzzles);
    player.keys("\n").shows("Puzzles  1/58");
    player.keys("\n");
    assert_eq!(player.app.exercise, Some(Exercise::Puzzle(1)));
}

/// Enter lets the answer come at once, and no stone of the other side can be
/// moved meanwhile.
#[test]
fn nothing_is_played_while_the_answer_is_awaited() {
    let slow = Options {
        delay: Duration::from_secs(5),
        ..options()
    };
    let player = Player::with(Start::Menu, slow, TempDir::new().unwrap());
    let mut player = at_entry(player, Entry::Puzzles);
    player.keys("\n\nd7d6xg4\n").shows("Black is thinking");
    assert_eq!(player.moves(), "d7-d6xg4");
    player.keys("\n").shows("Right. Find the next move.");
    assert_eq!(player.app.table.as_ref().unwrap().game.moves().len(), 2);
}
