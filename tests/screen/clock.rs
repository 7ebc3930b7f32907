//! The clock of two people.

use super::*;

impl Player {
    /// Lets so many seconds pass.
    fn wait(&mut self, seconds: f64) -> &mut Player {
        self.now += Duration::from_secs_f64(seconds);
        self.update(Action::Wake);
        self
    }
}

#[test]
fn the_clock_runs_for_whoever_is_to_move() {
    let mut player = with_clock("10+5");
    player.shows("○ 10:00 White").shows("● 10:00 Black");
    assert_eq!(player.app.wake(), Some(player.now + Duration::from_secs(1)));
    player.wait(12.25).shows("○ 9:48 White");
    // It is drawn again when it shows something else, and not before.
    let due = player.now + Duration::from_millis(750);
    assert_eq!(player.app.wake(), Some(due));
    player.keys("d6\n").shows("○ 9:53 White");
    player.wait(60.5).shows("● 9:00 Black");
    player.keys("f4\n").shows("● 9:05 Black");
    // Taking back gives the time back as it was.
    player.wait(100.0).keys("u");
    player.shows("○ 9:53 White").shows("● 10:00 Black");
    player.keys("u").shows("○ 10:00 White");
    player
        .keys("rr")
        .shows("○ 9:53 White")
        .shows("● 9:05 Black");
}

#[test]
fn the_clock_stands_while_something_else_is_in_front() {
    let mut player = with_clock("5+3");
    player.wait(1.0).shows("○ 4:59 White");
    for keys in ["?", "x", "s", "R", "w", "n", "o"] {
        player.keys(keys);
        assert_eq!(player.app.wake(), None, "{keys}");
        player.wait(100.0).key(KeyCode::Esc).shows("○ 4:59 White");
    }
    player.key(KeyCode::Esc).shows("Go on").wait(100.0);
    player.key(KeyCode::Esc).shows("○ 4:59 White");
    player.update(Action::Command(Command::Suspend));
    assert_eq!(player.app.wake(), None);
    player.wait(100.0).shows("○ 4:59 White");
    player.wait(1.0).shows("○ 4:58 White");
    // The rules in force say so.
    player.key(KeyCode::Esc);
    let place = player.app.entries().iter().position(|e| *e == Entry::Rules);
    player.app.entry = place.unwrap();
    player
        .keys("\n")
        .shows("5 minutes for each side, and 3 seconds more after each move");
}

#[test]
fn whoever_has_no_time_left_has_lost() {
    let mut player = with_clock("1+0");
    player.keys("d6\n").wait(51.0).shows("● 0:09.0 Black");
    let tenth = Duration::from_millis(100);
    assert_eq!(player.app.wake(), Some(player.now + tenth));
    player.wait(8.95).shows("● 0:00.1 Black");
    player
        .wait(0.05)
        .shows("White wins: Black has no time left.");
    let (winner, reason) = (Side::White, WinReason::Time);
    assert_eq!(player.outcome(), Some(Outcome::Win { winner, reason }));
    assert_eq!(player.app.wake(), None);
    let kept = std::fs::read_to_string(&player.files("data", "pgn")[0]).unwrap();
    for part in [
        "[Result \"1-0\"]\n[Termination \"time forfeit\"]\n",
        "[TimeControl \"60\"]\n",
        "1. d6 {[%clk 0:01:00.0]} 1-0",
    ] {
        assert!(kept.contains(part), "{part}\n{kept}");
    }
    // A key that comes too late plays nothing; taking back gives the time back.
    player.keys("f4\n");
    assert_eq!(player.moves(), "d6");
    player.keys("u").shows("● 1:00 Black");
    assert_eq!(player.outcome(), None);
}

#[test]
fn the_clock_is_kept_with_the_game() {
    let mut player = with_clock("10+5");
    player
        .wait(6.7)
        .keys("d6\n")
        .wait(30.0)
        .keys("f4\n")
        .wait(7.0);
    let mut player = player.again();
    player
        .keys("\n")
        .shows("○ 9:59 White")
        .shows("● 9:35 Black");
    player.wait(3.0).shows("○ 9:56 White");
    player.keys("u").shows("● 10:00 Black");
    // In a replay each ply has its time, and no comment tells it again.
    player.keys("rw").key(KeyCode::End).shows("● 9:35 Black");
    assert!(!player.text().contains("%clk"));
    player.key(KeyCode::Left).shows("● 10:00 Black");
}

#[test]
fn the_clock_is_seen_in_every_window_that_holds_a_board() {
    let mut player = with_clock("10+5");
    for width in (24..=140).step_by(3) {
        for height in (9..=48).step_by(3) {
            player.resize(width, height);
            let shown = player.text();
            assert_eq!(
                shown.matches("10:00").count(),
                2,
                "{width}x{height}\n{shown}"
            );
        }
    }
}

#[test]
fn the_dialog_sets_the_clock_of_two_people() {
    let mut player = Player::new(Start::Menu);
    player.keys("n").shows("< none >");
    for _ in 0..3 {
        player.key(KeyCode::Up);
    }
    for _ in 0..3 {
        player.key(KeyCode::Right);
    }
    player.shows("< 5+3 >").keys("\n").shows("○ 5:00 White");
    // The next game begins with it, and a rematch has it too.
    player
        .keys("d6\nx\ny")
        .shows("○ 5:00 White")
        .shows("● 5:00 Black");
    player.keys("n").shows("< 5+3 >");
    // The bot has no clock.
    player.key(KeyCode::Right);
    assert!(!player.text().contains("5+3"));
    player.keys("\n").shows("White (beginner)");
    assert!(player.app.table.as_ref().unwrap().clock.is_none());
}

#[test]
fn what_is_said_of_the_clock_is_whole_in_each_language() {
    for language in merels::ui::text::Language::ALL {
        let text = merels::ui::text::Text::new(language);
        let mut options = options();
        options.language = language;
        options.clock = "90s+1".parse().ok();
        let mut player = Player::with(people(""), options, TempDir::new().unwrap());
        let squeezed = |player: &Player| {
            let text = player.text();
            text.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        player.resize(80, 50);
        player.key(KeyCode::Esc);
        let rules = player.app.entries().iter().position(|e| *e == Entry::Rules);
        player.app.entry = rules.unwrap();
        player.key(KeyCode::Enter);
        let args = [("minutes", 1.5.into()), ("seconds", 1.into())];
        let rules = text.say_with("rules-clock", &args);
        assert!(squeezed(&player).contains(&rules), "{}", player.text());
        player.key(KeyCode::Esc).key(KeyCode::Esc);
        player.keys("d6\n").wait(90.0);
        let [white, black] = ["side-white", "side-black"].map(|id| text.say(id));
        let names = [("who", white.into()), ("other", black.into())];
        let lost = text.say_with("outcome-time", &names);
        for (width, height) in [(80, 24), (120, 40), (60, 20), (30, 18), (25, 14)] {
            player.resize(width, height);
            let shown = squeezed(&player);
            assert!(shown.contains(&lost), "{lost}\n{}", player.text());
        }
    }
}
