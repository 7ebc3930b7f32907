//! The whole program under random keys, mouse, paste, resize and focus, with the
//! bot playing: it never panics, the game is always legal, every state can be
//! left with Esc, pasted text never acts as keys, releases do nothing.
//!
//! `MERELS_EVENTS=1000000 MERELS_SEED=3 cargo test --test attack` throws more.
#![allow(clippy::unwrap_used)] // a test may

mod dice;

use dice::{Dice, number};
use merels::bot::Level;
use merels::record::{self, Record};
use merels::rules::{Game, Rules};
use merels::ui::action::{Action, WriteError};
use merels::ui::app::{App, Essence};
use merels::ui::clerk::Clerk;
use merels::ui::event::Event;
use merels::ui::keymap::{Focus, Keys};
use merels::ui::making::Made;
use merels::ui::printable::is_unprintable;
use merels::ui::save::Store;
use merels::ui::task::Task;
use merels::ui::text::Language;
use merels::ui::theme::{Depth, Glyphs, Palette, Theme};
use merels::ui::{self, Options, Seat, Start, Who, view};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event as TerminalEvent, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};
use std::collections::{BTreeMap, VecDeque};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A directory in memory, where the system has such a place: a game is synced
/// with each ply.
fn directory() -> TempDir {
    let memory = Path::new("/dev/shm");
    let builder = tempfile::Builder::new();
    match memory.is_dir() {
        true => builder.tempdir_in(memory).unwrap(),
        false => builder.tempdir().unwrap(),
    }
}

/// The program, and what happens to it.
struct Attack {
    app: App,
    clerk: Clerk,
    inbox: Receiver<Event>,
    now: Instant,
    dir: TempDir,
    dice: Dice,
    /// What has happened last, to be told where anything goes wrong.
    last: VecDeque<String>,
    reviews: usize,
    quits: usize,
    essence: Option<Essence>,
    seen: BTreeMap<String, usize>,
}

fn options(dice: &mut Dice) -> Options {
    let glyphs = dice.pick(&[Glyphs::Unicode, Glyphs::Ascii]);
    let palette = dice.pick(&Palette::ALL);
    let depth = dice.pick(&[Depth::Indexed, Depth::True]);
    let presets = ["default", "default", "vim", "one-hand"];
    Options {
        language: dice.pick(&Language::ALL),
        theme: Theme::new(palette, glyphs, depth),
        seed: (dice.roll(2) == 0).then_some(1),
        delay: Duration::from_millis(dice.pick(&[0, 0, 500])),
        animations: dice.roll(2) == 0,
        bell: dice.roll(2) == 0,
        keys: Keys::preset(dice.pick(&presets)).unwrap(),
        evaluation: dice.roll(4) == 0,
        assistance: [dice.roll(2) == 0, dice.roll(2) == 0],
        ..Options::default()
    }
}

fn start(dice: &mut Dice) -> Start {
    let files = [
        "all-in-mills.txt",
        "removals-on-their-own.txt",
        "result-token-on-open-board.txt",
        "tags-but-no-moves.txt",
        "fly-or-not.txt",
    ];
    let games = |file: &str| {
        let path = format!("{}/tests/data/cases/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        record::read(&text, Rules::default()).unwrap()
    };
    let levels = [
        Who::Human,
        Who::Human,
        Who::Bot(Level::Beginner),
        Who::Bot(Level::Casual),
        Who::Bot(Level::Master),
    ];
    match dice.roll(6) {
        0 | 1 => Start::Menu,
        2 => Start::Replay(
            files
                .iter()
                .flat_map(|file| games(file))
                .map(|game| ("\u{1b}[2Jgames\u{202e}".to_owned(), game))
                .collect(),
        ),
        3 => Start::Play {
            seats: [None, None],
            record: Box::new(games(dice.pick(&files)).remove(0)),
        },
        _ => {
            let seats = [0, 1].map(|_| {
                let mut seat = Seat::of(dice.pick(&levels));
                seat.name = dice
                    .pick(&[
                        "",
                        "Ona",
                        "\u{1b}]0;x\u{7}\u{202e}",
                        "汉字汉字汉字汉字",
                        "e\u{301}\u{301}",
                    ])
                    .to_owned();
                Some(seat)
            });
            Start::Play {
                seats,
                record: Box::new(Record::new(Game::new(Rules::default()))),
            }
        }
    }
}

impl Attack {
    fn begin(mut dice: Dice, dir: TempDir) -> Attack {
        let (options, start) = (options(&mut dice), start(&mut dice));
        let store = Store::at(dir.path().join("state"), dir.path().join("data"));
        let (found, unreadable) = store.find();
        let (events, inbox) = channel();
        let clerk = Clerk::new(store, events, options.rules);
        let (app, tasks) = App::new(start, options, found, unreadable, 1);
        let mut attack = Attack {
            app,
            clerk,
            inbox,
            now: Instant::now(),
            dir,
            dice,
            last: VecDeque::new(),
            reviews: 0,
            quits: 0,
            essence: None,
            seen: BTreeMap::new(),
        };
        for task in tasks {
            attack.clerk.perform(task);
        }
        attack.event(TerminalEvent::Resize(80, 24));
        attack
    }

    fn update(&mut self, action: Action) {
        let mut actions = vec![action];
        while let Some(action) = actions.pop() {
            for task in self.app.update(action, self.now) {
                actions.extend(self.perform(task));
            }
        }
        self.game_is_legal();
    }

    /// As the program does, within the directory of the test.
    fn perform(&mut self, task: Task) -> Option<Action> {
        let inside = |path: &Path| {
            path.starts_with(self.dir.path())
                || path.components().count() == 1 && !path.starts_with("~") && path.is_relative()
        };
        match task {
            Task::Quit(_) => {
                self.quits += 1;
                None
            }
            Task::Write { ref path, .. } if !inside(path) => Some(Action::Written(
                path.clone(),
                Err(WriteError::Failed("elsewhere".to_owned())),
            )),
            Task::Write {
                path,
                record,
                replace,
            } => {
                let path = self.dir.path().join(path);
                self.clerk.perform(Task::Write {
                    path,
                    record,
                    replace,
                })
            }
            Task::Read(_, ref path) if !inside(path) => None,
            Task::Read(purpose, path) => {
                let path = self.dir.path().join(path);
                self.clerk.perform(Task::Read(purpose, path))
            }
            // That would take minutes, in the home of whoever runs the test.
            Task::Solve(_) => {
                let ends = [Made::All, Made::Stopped, Made::Refused("file".into())];
                let end = self.dice.roll(ends.len());
                Some(Action::Made(ends[end].clone()))
            }
            Task::Grow(..) => Some(Action::Grown),
            // Each takes seconds.
            Task::Review(..) if self.reviews > 0 => None,
            Task::Review(..) => {
                self.reviews += 1;
                self.clerk.perform(task)
            }
            task => self.clerk.perform(task),
        }
    }

    fn game_is_legal(&mut self) {
        let Some(table) = &self.app.table else {
            self.essence = None;
            return;
        };
        let essence = table.essence();
        if self.essence.as_ref() == Some(&essence) {
            return;
        }
        let mut game = Game::from_setup(table.game.rules(), table.game.start());
        for &mv in table.game.moves() {
            assert_eq!(game.play(mv), Ok(()), "{}", self.story());
        }
        assert_eq!(game.setup(), table.game.setup(), "{}", self.story());
        if game.outcome().is_some() {
            assert_eq!(game.outcome(), table.game.outcome());
        }
        self.essence = Some(essence);
    }

    fn story(&self) -> String {
        let events: Vec<&str> = self.last.iter().map(String::as_str).collect();
        events.join("\n")
    }

    /// Whether the game is as it was `before`. The answer of an exercise comes by
    /// itself when its time has come, whatever the event was.
    fn is_untouched(&self, before: Option<&Essence>) -> bool {
        let exercise = self.last.iter().any(|event| event.starts_with("Exercise"));
        exercise || before == self.essence.as_ref()
    }

    fn event(&mut self, event: TerminalEvent) {
        if self.last.len() == 40 {
            self.last.pop_front();
        }
        self.last
            .push_back(format!("{:?} {event:?}", self.app.focus()));
        let (focus, before) = (self.app.focus(), self.essence.clone());
        let action = ui::action(&self.app, event.clone());
        if let TerminalEvent::Key(key) = event
            && key.kind == KeyEventKind::Release
        {
            assert!(action.is_none(), "{}", self.story());
        }
        let quits = self.quits;
        if let Some(action) = action {
            self.update(action);
        }
        match event {
            TerminalEvent::Paste(_) => {
                let after = (self.app.focus(), self.quits);
                assert_eq!(after, (focus, quits), "{}", self.story());
                assert!(self.is_untouched(before.as_ref()), "{}", self.story());
            }
            TerminalEvent::Key(key)
                if key.kind == KeyEventKind::Repeat
                    && matches!(key.code, KeyCode::Enter | KeyCode::Char(' ')) =>
            {
                assert!(self.is_untouched(before.as_ref()), "{}", self.story());
            }
            _ => {}
        }
    }

    fn press(&mut self, code: KeyCode) {
        self.event(TerminalEvent::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    fn throw(&mut self) {
        match self.dice.roll(100) {
            0..40 => self.throw_key(),
            40..55 => self.throw_move(),
            55..80 => self.throw_mouse(),
            80..85 => self.throw_paste(),
            85..88 => {
                let size = match self.dice.roll(4) {
                    0 => (self.dice.roll(12), self.dice.roll(8)),
                    1 => (self.dice.roll(200), self.dice.roll(60)),
                    _ => self.dice.pick(&[(80, 24), (120, 40), (60, 20), (40, 22)]),
                };
                self.event(TerminalEvent::Resize(size.0 as u16, size.1 as u16));
            }
            88..90 => {
                let gained = self.dice.roll(2) == 0;
                self.event(match gained {
                    true => TerminalEvent::FocusGained,
                    false => TerminalEvent::FocusLost,
                });
            }
            90..98 => {
                let pause = self.dice.pick(&[0, 1, 50, 600, 5000]);
                self.now += Duration::from_millis(pause);
                self.update(Action::Wake);
            }
            // Now and then the bot is let come to its answer.
            98 => {
                for _ in 0..20 {
                    if let Ok(event) = self.inbox.recv_timeout(Duration::from_millis(2)) {
                        self.heard(event);
                    }
                }
            }
            _ => self.can_be_left(),
        }
        while let Ok(event) = self.inbox.try_recv() {
            self.heard(event);
        }
    }

    fn heard(&mut self, event: Event) {
        match event {
            Event::Action(action) => self.update(action),
            event => panic!("{event:?}"),
        }
    }

    fn throw_key(&mut self) {
        let special = [
            KeyCode::Enter,
            KeyCode::Enter,
            KeyCode::Esc,
            KeyCode::Tab,
            KeyCode::BackTab,
            KeyCode::Up,
            KeyCode::Down,
            KeyCode::Left,
            KeyCode::Right,
            KeyCode::Home,
            KeyCode::End,
            KeyCode::PageUp,
            KeyCode::PageDown,
            KeyCode::Backspace,
            KeyCode::Delete,
            KeyCode::Insert,
            KeyCode::F(1),
            KeyCode::F(5),
            KeyCode::Null,
            KeyCode::Menu,
        ];
        let code = match self.dice.roll(3) {
            0 => self.dice.pick(&special),
            1 => KeyCode::Char(char::from(b' ' + self.dice.roll(95) as u8)),
            _ => {
                let others: Vec<char> =
                    "ąč\u{7}\u{1b}\u{202e}\u{61c}\u{2060}\u{e0041}汉\u{301}\u{9b}😀\0"
                        .chars()
                        .collect();
                let letters: Vec<char> = "abcdefghijklmnopqrstuvwxyz1234567890?=:+-"
                    .chars()
                    .collect();
                let c = if self.dice.roll(8) == 0 {
                    self.dice.pick(&others)
                } else {
                    self.dice.pick(&letters)
                };
                KeyCode::Char(c)
            }
        };
        let modifiers = match self.dice.roll(12) {
            0 => KeyModifiers::CONTROL,
            1 => KeyModifiers::ALT,
            2 => KeyModifiers::SHIFT,
            3 => KeyModifiers::all(),
            _ => KeyModifiers::NONE,
        };
        let kind = match self.dice.roll(10) {
            0 => KeyEventKind::Release,
            1 => KeyEventKind::Repeat,
            _ => KeyEventKind::Press,
        };
        self.event(TerminalEvent::Key(KeyEvent::new_with_kind(
            code, modifiers, kind,
        )));
    }

    /// A legal move, so that games get somewhere.
    fn throw_move(&mut self) {
        let Some(table) = &self.app.table else {
            return self.throw_key();
        };
        let moves = table.legal();
        if moves.is_empty() {
            return self.throw_key();
        }
        let mv = self.dice.pick(&moves).to_string();
        for c in mv.chars() {
            self.press(KeyCode::Char(c));
        }
        self.press(KeyCode::Enter);
    }

    fn throw_mouse(&mut self) {
        let (width, height) = self.app.size;
        let far = self.dice.roll(50) == 0;
        let at = |dice: &mut Dice, cells: u16| match far {
            true => dice.pick(&[u16::MAX, cells, 1000]),
            false => dice.roll(usize::from(cells) + 1) as u16,
        };
        let (column, row) = (at(&mut self.dice, width), at(&mut self.dice, height));
        let kind = match self.dice.roll(12) {
            0 => MouseEventKind::ScrollUp,
            1 => MouseEventKind::ScrollDown,
            2 => MouseEventKind::Moved,
            3 => MouseEventKind::Drag(MouseButton::Left),
            4 => MouseEventKind::Up(MouseButton::Left),
            5 => MouseEventKind::Down(MouseButton::Right),
            _ => MouseEventKind::Down(MouseButton::Left),
        };
        self.event(TerminalEvent::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        }));
    }

    fn throw_paste(&mut self) {
        let long = "d6".repeat(5000);
        let texts = [
            "d6\r",
            "q",
            "x\r\n",
            "\u{1b}[2J\u{202e}\0",
            "",
            "a1-a4xg7\nq\nx\n",
            "game.pgn",
            "99999999999999999999",
            "汉字😀",
            long.as_str(),
        ];
        let text = self.dice.pick(&texts).to_owned();
        self.event(TerminalEvent::Paste(text));
    }

    /// Esc alone leads to the start screen with nothing over it.
    fn can_be_left(&mut self) {
        for _ in 0..40 {
            if self.app.focus() == Focus::Start && self.app.overlay.is_none() {
                return;
            }
            self.press(KeyCode::Esc);
        }
        panic!("{:?} cannot be left:\n{}", self.app.focus(), self.story());
    }

    fn draw(&mut self) {
        let (width, height) = self.app.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal
            .draw(|frame| view::render(&self.app, frame))
            .unwrap();
        for cell in &terminal.backend().buffer().content {
            let steers = cell.symbol().chars().any(is_unprintable);
            assert!(!steers, "{:?}\n{}", cell.symbol(), self.story());
        }
        let focus = format!("{:?}", self.app.focus());
        *self.seen.entry(focus).or_default() += 1;
    }
}

#[test]
fn nothing_that_comes_from_a_terminal_does_harm() {
    let events = number("MERELS_EVENTS", 100_000);
    let mut dice = Dice(number("MERELS_SEED", 1) as u64);
    let mut dir = directory();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut thrown = 0;
    while thrown < events {
        let mut attack = Attack::begin(dice, dir);
        let last = thrown + 2000;
        while thrown < last.min(events) {
            attack.throw();
            thrown += 1;
            // Drawing takes most of the time.
            if attack.dice.roll(8) == 0 {
                attack.draw();
            }
        }
        attack.can_be_left();
        for (focus, count) in attack.seen {
            *seen.entry(focus).or_default() += count;
        }
        (dice, dir) = (attack.dice, attack.dir);
        // Kept games of other runs would only fill the list.
        let _ = std::fs::remove_dir_all(dir.path().join("data"));
    }
    println!("{thrown} events; drawn: {seen:?}");
    for focus in [
        "Start", "NewGame", "Name", "Game", "MoveLine", "Replay", "Page", "Question", "Prompt",
    ] {
        assert!(
            seen.contains_key(focus),
            "{focus} was never drawn: {seen:?}"
        );
    }
}
