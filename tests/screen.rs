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

#[path = "screen/bots.rs"]
mod bots;
#[path = "screen/clock.rs"]
mod clock;
#[path = "screen/game.rs"]
mod game;
#[path = "screen/keeping.rs"]
mod keeping;
#[path = "screen/learning.rs"]
mod learning;
#[path = "screen/reading.rs"]
mod reading;
#[path = "screen/sizes.rs"]
mod sizes;

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

fn animated() -> Options {
    Options {
        animations: true,
        ..options()
    }
}

/// Two people with a clock.
fn with_clock(control: &str) -> Player {
    let mut options = options();
    options.clock = control.parse().ok();
    Player::with(people(""), options, TempDir::new().unwrap())
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
