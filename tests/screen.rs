//! The whole program on a test backend, driven by keys and the mouse; screens
//! are compared as text with their styles.
#![allow(clippy::unwrap_used)] // a test may

use merels::bot::Level;
use merels::record;
use merels::rules::{DrawReason, Outcome, Point, Rules, Side, WinReason};
use merels::tables::{Needs, Pair};
use merels::ui::action::{Action, Command};
use merels::ui::app::Entry;
use merels::ui::app::{App, Screen};
use merels::ui::clerk::Clerk;
use merels::ui::config::{Config, Reading, Remembered};
use merels::ui::event::Event;
use merels::ui::lessons::Exercise;
use merels::ui::making::Progress;
use merels::ui::save::Store;
use merels::ui::task::Task;
use merels::ui::theme::{Depth, Glyphs, Palette, Theme};
use merels::ui::{self, Options, Seat, Start, Who, view};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event as TerminalEvent, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The program with a window, a clock of its own, and directories that are gone
/// after the test.
struct Player {
    app: App,
    clerk: Clerk,
    inbox: Receiver<Event>,
    now: Instant,
    dir: TempDir,
    ended: Option<u8>,
    rings: usize,
}

fn mono() -> Theme {
    Theme::new(Palette::Mono, Glyphs::Unicode, Depth::Indexed)
}

fn ascii() -> Theme {
    Theme::new(Palette::Mono, Glyphs::Ascii, Depth::Indexed)
}

fn options() -> Options {
    Options {
        theme: mono(),
        seed: Some(1),
        delay: Duration::ZERO,
        ..Options::default()
    }
}

fn games(file: &str) -> Vec<(String, record::Record)> {
    let text = std::fs::read_to_string(format!("tests/data/cases/{file}")).unwrap();
    let games = record::read(&text, Rules::default()).unwrap();
    games
        .into_iter()
        .map(|game| (file.to_owned(), game))
        .collect()
}

fn at_board(seats: [Who; 2], text: &str) -> Start {
    Start::Play {
        seats: seats.map(|who| Some(Seat::of(who))),
        record: Box::new(record::read(text, Rules::default()).unwrap().remove(0)),
    }
}

/// Two people and these moves.
fn people(moves: &str) -> Start {
    at_board([Who::Human; 2], &format!("{moves} *"))
}

impl Player {
    fn new(start: Start) -> Player {
        Player::with(start, options(), TempDir::new().unwrap())
    }

    fn with(start: Start, options: Options, dir: TempDir) -> Player {
        let store = Player::store(dir.path());
        let (found, unreadable) = store.find();
        let (events, inbox) = channel();
        let mut clerk = Clerk::new(store, events, options.rules);
        let (app, tasks) = App::new(start, options, found, unreadable, 0);
        for task in tasks {
            clerk.perform(task);
        }
        let mut player = Player {
            app,
            clerk,
            inbox,
            now: Instant::now(),
            dir,
            ended: None,
            rings: 0,
        };
        player.resize(80, 24);
        player
    }

    fn store(dir: &Path) -> Store {
        Store::at(dir.join("state"), dir.join("data"))
    }

    /// Leaves the program as a crash would, and starts it anew.
    fn again(self) -> Player {
        let Player { dir, clerk, .. } = self;
        drop(clerk);
        Player::with(Start::Menu, options(), dir)
    }

    fn update(&mut self, action: Action) {
        let mut actions = vec![action];
        while let Some(action) = actions.pop() {
            for task in self.app.update(action, self.now) {
                if let Task::Quit(status) = task {
                    self.ended = Some(status);
                }
                self.rings += usize::from(matches!(task, Task::Bell));
                actions.extend(self.clerk.perform(task));
            }
        }
    }

    fn event(&mut self, event: TerminalEvent) {
        if let Some(action) = ui::action(&self.app, event) {
            self.update(action);
        }
    }

    fn key_of_kind(&mut self, code: KeyCode, kind: KeyEventKind) {
        let event = KeyEvent::new_with_kind(code, KeyModifiers::NONE, kind);
        self.event(TerminalEvent::Key(event));
    }

    fn key(&mut self, code: KeyCode) -> &mut Player {
        self.key_of_kind(code, KeyEventKind::Press);
        self
    }

    /// Types characters; `\n` is Enter.
    fn keys(&mut self, text: &str) -> &mut Player {
        for c in text.chars() {
            self.key(match c {
                '\n' => KeyCode::Enter,
                c => KeyCode::Char(c),
            });
        }
        self
    }

    fn click(&mut self, column: u16, row: u16) {
        self.event(TerminalEvent::Mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column,
            row,
            modifiers: KeyModifiers::NONE,
        }));
    }

    fn resize(&mut self, width: u16, height: u16) {
        self.event(TerminalEvent::Resize(width, height));
    }

    /// Lets the bot think until what is waited for is there.
    fn until(&mut self, done: impl Fn(&App) -> bool) {
        while !done(&self.app) {
            if let Some(due) = self.app.wake() {
                self.now = self.now.max(due);
                self.update(Action::Wake);
                continue;
            }
            match self.inbox.recv_timeout(Duration::from_secs(60)).unwrap() {
                Event::Action(action) => self.update(action),
                event => panic!("{event:?}"),
            }
        }
    }

    fn buffer(&self) -> Buffer {
        let (width, height) = self.app.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal
            .draw(|frame| view::render(&self.app, frame))
            .unwrap();
        terminal.backend().buffer().clone()
    }

    /// What is on the screen, without its styles.
    fn text(&self) -> String {
        let buffer = self.buffer();
        let rows = buffer.area.rows().map(|row| {
            let cells = row.columns().map(|cell| buffer[(cell.x, cell.y)].symbol());
            cells.collect::<String>().trim_end().to_owned()
        });
        rows.collect::<Vec<_>>().join("\n")
    }

    #[track_caller]
    fn shows(&mut self, text: &str) -> &mut Player {
        let shown = self.text();
        assert!(shown.contains(text), "not there: {text}\n{shown}");
        self
    }

    fn moves(&self) -> String {
        let moves = self.app.table.as_ref().unwrap().game.moves().iter();
        moves.map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    fn outcome(&self) -> Option<Outcome> {
        self.app.table.as_ref().unwrap().game.outcome()
    }

    fn files(&self, dir: &str, ext: &str) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.dir.path().join(dir));
        let mut files: Vec<PathBuf> = entries
            .into_iter()
            .flatten()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|e| e == ext))
            .collect();
        files.sort();
        files
    }
}

/// White: a1, d1, g1 closed with the fifth ply, which takes d2.
const MILL: &str = "a1 d6 d1 d2 g1xd2";
/// All stones placed; White may slide.
const PLACED: &str = "[SetUp \"1\"]\n[FEN \"BWB/1W1/1B1/WBWBWB/BW1/1BW/B1W w 0 0 0\"]\n\n";

#[test]
fn the_start_screen() {
    let player = Player::new(Start::Menu);
    insta::assert_debug_snapshot!(player.buffer());
}

#[test]
fn the_dialog_before_a_new_game() {
    let mut player = Player::new(Start::Menu);
    player.keys("n").key(KeyCode::Down).keys("Ona");
    player.key(KeyCode::Down).key(KeyCode::Right);
    insta::assert_debug_snapshot!(player.buffer());
}

#[test]
fn a_mill_asks_for_the_removal() {
    let mut player = Player::new(people("1. a1 d6 2. d1 d2"));
    player.keys("g1\n");
    insta::assert_debug_snapshot!(player.buffer());
}

#[test]
fn a_mill_asks_for_the_removal_in_ascii() {
    let mut options = options();
    options.theme = ascii();
    let start = people("1. a1 d6 2. d1 d2");
    let mut player = Player::with(start, options, TempDir::new().unwrap());
    player.keys("g1\n");
    insta::assert_debug_snapshot!(player.buffer());
}

#[test]
fn a_picked_stone_shows_where_it_may_go_in_colour() {
    let mut options = options();
    options.theme = Theme::new(Palette::Terminal, Glyphs::Unicode, Depth::Indexed);
    let mut player = Player::with(people(PLACED), options, TempDir::new().unwrap());
    player.resize(120, 40);
    player.keys("d6\n");
    insta::assert_debug_snapshot!(player.buffer());
}

#[test]
fn a_narrow_window_has_the_players_above_the_board() {
    let mut player = Player::new(people(MILL));
    player.resize(40, 22);
    insta::assert_debug_snapshot!(player.buffer());
}

#[test]
fn the_end_leaves_the_board_to_be_seen() {
    let start = Start::Play {
        seats: [None, None],
        record: Box::new(games("blocked-after-removal.txt").remove(0).1),
    };
    let mut player = Player::new(start);
    player.shows("Black wins: White cannot move.");
    insta::assert_debug_snapshot!(player.buffer());
}

#[test]
fn a_replay_with_comments() {
    let mut player = Player::new(Start::Replay(games("removals-on-their-own.txt")));
    player.keys(":7\n");
    insta::assert_debug_snapshot!(player.buffer());
}

#[test]
fn the_keys_are_told() {
    let mut player = Player::new(people(MILL));
    player.keys("?");
    insta::assert_debug_snapshot!(player.buffer());
}

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
fn where_no_colour_is_wanted_there_is_no_theme_to_choose() {
    let mut options = options();
    options.depth = None;
    let mut player = Player::with(Start::Menu, options, TempDir::new().unwrap());
    player.keys("T").shows("Colours are switched off");
    assert_eq!(player.app.options.theme.palette, Palette::Mono);
}

fn animated() -> Options {
    Options {
        animations: true,
        ..options()
    }
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

/// Two people with a clock.
fn with_clock(control: &str) -> Player {
    let mut options = options();
    options.clock = control.parse().ok();
    Player::with(people(""), options, TempDir::new().unwrap())
}

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
fn assistance_is_kept_with_the_game() {
    let mut player = Player::new(people(""));
    player.keys("d6\nz").shows("Marked for Black");
    let mut player = player.again();
    player.keys("\n");
    assert_eq!(player.app.table.as_ref().unwrap().assistance, [false, true]);
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

#[test]
fn a_small_window_has_everything() {
    let mut player = with_clock("10+5");
    player.resize(25, 13);
    player.keys("d6\nf4\n");
    insta::assert_snapshot!(player.text());
    player.resize(23, 13);
    player.shows("24×9 needed");
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
