//! Windows of every size, keys and settings.

use super::*;

/// Case C22.
#[test]
fn tiny_windows_play_nothing_and_lose_nothing() {
    let mut player = Player::new(people("1. d6 f4"));
    let before = player.text();
    let cursor = player.app.table.as_ref().unwrap().cursor;
    for (width, height) in [
        (80, 24),
        (40, 12),
        (20, 8),
        (7, 3),
        (2, 1),
        (1, 1),
        (80, 2),
        (3, 60),
        (80, 24),
    ] {
        player.resize(width, height);
        let _ = player.text();
        player.key(KeyCode::Left);
        player.click(0, 0);
        let _ = player.text();
        assert_eq!(player.moves(), "d6 f4", "{width}x{height}");
    }
    player.app.table.as_mut().unwrap().cursor = cursor;
    assert_eq!(player.text(), before);
    player.resize(23, 8);
    player.shows("24×9 needed").shows("23×8 there");
    let mut tiny = Player::new(Start::Menu);
    tiny.resize(1, 1);
    let _ = tiny.text();
    tiny.resize(80, 24);
    tiny.shows("New game");
}

#[test]
fn every_size_of_every_screen_is_drawn() {
    let press = |player: &mut Player, keys: &str| {
        player.keys(keys);
    };
    let mut players = Vec::new();
    for keys in [
        "",
        "n",
        "o",
        "?",
        "M",
        "kkkk\n",
        "R",
        "R\n",
        "Rjjjjjjjj\n",
        "jjj\n",
        "jjj\n\n",
        "jjj\n\na1\n",
        "jjj\n\nd7e4\n",
        "jjjj\n",
        "jjjj\n\nd7a7\n",
    ] {
        let mut player = Player::new(Start::Menu);
        press(&mut player, keys);
        players.push(player);
    }
    let mut moving = Player::with(Start::Menu, animated(), TempDir::new().unwrap());
    press(&mut moving, "Rjjjjjjjj\n");
    players.push(moving);
    let mut reviewed = Player::new(people(MILL));
    press(&mut reviewed, "wv");
    reviewed.until(|app| matches!(app.screen(), Screen::Replay(r) if r.review.is_some()));
    players.push(reviewed);
    for keys in ["", "a", "x", "=", "s", "?", "v", "w"] {
        let mut player = Player::new(people(MILL));
        press(&mut player, keys);
        players.push(player);
    }
    for keys in ["", ":1", "9", "\n"] {
        let mut player = Player::new(Start::Replay(games("long-aimless-game.txt")));
        press(&mut player, keys);
        players.push(player);
    }
    for keys in ["", "\n", "\ns", "n", "\nn"] {
        let mut player = Player::new(Start::Menu);
        let needs = Needs {
            positions: 1,
            ..Needs::default()
        };
        player.update(Action::TablesSought(Some([needs; 2])));
        if keys.starts_with('\n') {
            player.update(Action::TablesOffered(true, needs, None));
        }
        press(&mut player, keys);
        player.update(Action::Making(Progress {
            pair: Pair::new(9, 9).unwrap(),
            percent: 99,
            left: Some(Duration::from_secs(10_000)),
        }));
        players.push(player);
    }
    let mut buffer = Buffer::empty(Rect::new(0, 0, 200, 60));
    for player in &mut players {
        for height in 1..=60 {
            for width in (1..=64).chain((66..=200).step_by(7)) {
                player.app.size = (width, height);
                let area = Rect::new(0, 0, width, height);
                buffer.resize(area);
                buffer.reset();
                view::draw(&player.app, area, &mut buffer);
                assert!(buffer.content.iter().any(|cell| cell.symbol() != " "));
                for (column, row) in [(0, 0), (width - 1, height - 1), (width / 2, height / 2)] {
                    let _ = view::target(&player.app, column, row);
                }
            }
        }
    }
}

#[test]
fn esc_goes_back_one_step_at_a_time() {
    let mut player = Player::new(people(PLACED));
    player.keys("d6\n").keys("d");
    for shows in ["White moves d6: choose where to.", "pick a stone"] {
        player.key(KeyCode::Esc).shows(shows);
    }
    player
        .key(KeyCode::Esc)
        .shows("Go on: move 1, White to move");
    player.key(KeyCode::Esc).shows("pick a stone");
}

#[test]
fn the_start_screen_tells_of_faulty_settings() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("config.toml");
    std::fs::write(&path, "delay = 1\nmouse = 7\n").unwrap();
    let mut options = options();
    options.settings = Reading::of(&path);
    assert_eq!(options.settings.config, Config::default());
    let mut player = Player::with(Start::Menu, options, dir);
    player.resize(160, 40);
    player.shows("config.toml:2:9: the setting mouse cannot have this value");
    player.shows("None of the settings in this file is used.");
}

#[test]
fn where_no_colour_is_wanted_there_is_no_theme_to_choose() {
    let mut options = options();
    options.depth = None;
    let mut player = Player::with(Start::Menu, options, TempDir::new().unwrap());
    player.keys("T").shows("Colours are switched off");
    assert_eq!(player.app.options.theme.palette, Palette::Mono);
}

#[test]
fn changed_keys_work_and_are_told() {
    let mut options = options();
    options.keys = Config::read("[keys]\nundo = \"U\"").unwrap().keys;
    let mut player = Player::with(people("1. a1 d6"), options, TempDir::new().unwrap());
    player.shows("U take back").keys("u");
    assert_eq!(player.moves(), "a1 d6");
    player.keys("U");
    assert_eq!(player.moves(), "a1");
    // Sentences name the key that works.
    player.keys("x\n").keys("d2");
    player.shows("The game is over. U takes moves back");
    player.resize(80, 80);
    let told = player.keys("?").text();
    assert!(
        told.lines()
            .any(|line| line.starts_with("U ") || line.contains(" U ")),
        "{told}"
    );
}

/// What is said never loses its end without a sign, and a notice never takes
/// the place of who is to do what, in any window that shows the board.
#[test]
fn sentences_are_whole_or_end_in_dots() {
    for (width, height) in [(30, 15), (30, 18), (44, 16), (56, 16), (80, 24)] {
        let mut player = Player::new(people("1. a1 d6 2. d1 d2"));
        player.resize(width, height);
        player.keys("g1\n");
        let all = "White has closed a mill: take a stone of Black (2 may be taken).";
        let said = player.text().replace('\n', " ");
        let whole = said.contains(all);
        let rest = all.split_once("take").unwrap().1;
        let cut = (1..rest.len()).any(|n| {
            let begun = format!("White has closed a mill: take{}…", &rest[..n]);
            said.contains(&begun)
        });
        assert!(whole || cut || said.contains("take…"), "{said}");
    }
    // A double mill is announced in two lines; whose turn it is stays.
    let start = "[SetUp \"1\"]\n[FEN \"W2/2B/2B/1WW3/2B/B1B/1WW w 0 0 0\"]\n\n*";
    let mut player = Player::new(people(start));
    player
        .keys("a7a4xf6\n")
        .shows("Black to move")
        .shows("double mill");
}

/// A narrow window shortens what a row is about, never the value to be changed.
#[test]
fn the_values_of_a_new_game_are_whole_in_a_narrow_window() {
    let mut player = Player::new(Start::Menu);
    player.keys("n");
    player.resize(30, 18);
    player
        .shows("< person >")
        .shows("< yes >")
        .shows("< after 50 moves >");
}

#[test]
fn the_keys_of_the_start_screen_lead_nowhere_that_is_not() {
    let mut player = Player::new(Start::Menu);
    player.resize(80, 60);
    player.keys("?");
    assert!(!player.text().contains("back to the game"));
    let mut player = Player::new(people("1. d6"));
    player.resize(80, 60);
    player.key(KeyCode::Esc).keys("?").shows("back to the game");
}

#[test]
fn the_key_that_begins_a_game_is_told_in_narrow_windows() {
    for language in merels::ui::text::Language::ALL {
        let mut options = options();
        options.language = language;
        let mut player = Player::with(Start::Menu, options, TempDir::new().unwrap());
        for width in [24, 30] {
            player.resize(width, 20);
            player.shows("Enter").keys("n").shows("Enter");
            player.key(KeyCode::Esc);
        }
    }
}

#[test]
fn what_is_cut_in_a_list_ends_in_dots() {
    let mut options = options();
    options.language = merels::ui::text::Language::Hungarian;
    let mut player = Player::with(Start::Menu, options, TempDir::new().unwrap());
    player.resize(25, 13);
    player.shows("Mentett játszma megnyi…");
}

/// A file can hold more than a window; drawing it takes no longer for that.
#[test]
fn names_and_comments_without_end_are_drawn_in_part() {
    let letters = "w".repeat(1 << 20);
    let marks = format!("w{}", "\u{301}".repeat(1 << 20));
    let text = format!(
        "[White \"{letters}\"]\n[Black \"{marks}\"]\n1. d6 {{{letters}}}{}{} *",
        "{a b}".repeat(1000),
        format_args!("{{{}}}", "w ".repeat(4 << 20)),
    );
    let record = record::read(&text, Rules::default()).unwrap().remove(0);
    let drawn = |player: &Player| {
        let shown = player.text();
        assert!(shown.contains("wwwww"), "{shown}");
        assert!(shown.len() < 100_000, "{} bytes", shown.len());
    };
    let mut player = Player::new(Start::Replay(vec![("x".to_owned(), record)]));
    for (width, height) in [(80, 24), (24, 13), (200, 60)] {
        player.resize(width, height);
        player.key(KeyCode::Home);
        drawn(&player);
        player.key(KeyCode::End);
        drawn(&player);
    }
    player.keys("\n");
    drawn(&player);
    player.keys("\nf4\n");
    drawn(&player);
}

/// Pages are wrapped to the narrowest window in which there is a board.
#[test]
fn pages_are_whole_in_the_smallest_window() {
    let mut reader = Player::new(Start::Menu);
    reader.resize(24, 9);
    for keys in ["R\n", "Rjjjjjjjj\n", "?", "kkkk\n"] {
        reader.keys(keys);
        for _ in 0..40 {
            let text = reader.text();
            assert!(
                !text.contains('…') && !text.contains("..."),
                "{keys:?}\n{text}"
            );
            reader.key(KeyCode::PageDown);
        }
        reader
            .key(KeyCode::Esc)
            .key(KeyCode::Esc)
            .key(KeyCode::Home);
    }
    let mut player = Player::new(people(MILL));
    player.keys("wv");
    player.until(|app| matches!(app.screen(), Screen::Replay(r) if r.review.is_some()));
    player.resize(24, 9);
    for _ in 0..20 {
        let text = player.text();
        assert!(!text.contains('…'), "{text}");
        player.key(KeyCode::Down);
    }
}
