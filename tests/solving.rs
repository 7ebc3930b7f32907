//! Making the exact tables from the start screen, while the program goes on.
//! In a program of its own: what is made is used by all who ask in it.
#![allow(clippy::unwrap_used)] // a test may

use merels::rules::Rules;
use merels::tables;
use merels::ui::action::Action;
use merels::ui::app::{App, Entry, Screen};
use merels::ui::clerk::Clerk;
use merels::ui::event::Event;
use merels::ui::save::Store;
use merels::ui::{self, Options, Start, view};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event as TerminalEvent, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The program, its tables having so many stones at most.
struct Program {
    app: App,
    clerk: Clerk,
    inbox: Receiver<Event>,
    dir: TempDir,
}

impl Program {
    fn new(stones: usize) -> Program {
        let dir = TempDir::new().unwrap();
        let store = Store::at(dir.path().join("state"), dir.path().join("data"));
        let (events, inbox) = channel();
        let clerk = Clerk::new(store, events, Rules::default())
            .with_tables(Some(dir.path().join("tables")), stones);
        let options = Options {
            seed: Some(1),
            ..Options::default()
        };
        let (app, tasks) = App::new(Start::Menu, options, Vec::new(), Vec::new(), 0);
        let mut program = Program {
            app,
            clerk,
            inbox,
            dir,
        };
        program.app.size = (80, 24);
        for task in tasks {
            if let Some(action) = program.clerk.perform(task) {
                program.update(action);
            }
        }
        program
    }

    fn update(&mut self, action: Action) {
        let mut actions = vec![action];
        while let Some(action) = actions.pop() {
            for task in self.app.update(action, Instant::now()) {
                actions.extend(self.clerk.perform(task));
            }
        }
    }

    fn keys(&mut self, keys: &str) {
        for c in keys.chars() {
            let code = match c {
                '\n' => KeyCode::Enter,
                '\x1b' => KeyCode::Esc,
                c => KeyCode::Char(c),
            };
            let key = TerminalEvent::Key(KeyEvent::new(code, KeyModifiers::NONE));
            if let Some(action) = ui::action(&self.app, key) {
                self.update(action);
            }
        }
    }

    fn hear(&mut self) {
        match self.inbox.recv_timeout(Duration::from_secs(100)).unwrap() {
            Event::Action(action) => self.update(action),
            event => panic!("{event:?}"),
        }
    }

    fn is_making(&self) -> bool {
        self.app.library.making().is_some()
    }

    fn text(&self) -> String {
        let area = Rect::new(0, 0, 80, 24);
        let mut buffer = Buffer::empty(area);
        view::draw(&self.app, area, &mut buffer);
        let symbols = buffer.content.iter().map(|cell| cell.symbol());
        symbols.collect()
    }

    #[track_caller]
    fn shows(&self, text: &str) {
        let shown = self.text();
        assert!(shown.contains(text), "not there: {text}\n{shown}");
    }

    fn files(&self) -> Vec<PathBuf> {
        files(&self.dir)
    }
}

fn files(dir: &TempDir) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(dir.path().join("tables"));
    let entries = entries.into_iter().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

fn is_table(file: &Path) -> bool {
    file.extension()
        .is_some_and(|extension| extension == "merels")
}

#[test]
fn tables_are_made_while_a_game_is_played_and_used_when_they_are_done() {
    let mut program = Program::new(8);
    assert!(program.app.entries().contains(&Entry::Tables));
    program.shows("Compute the exact tables");
    // Nothing is made without a yes.
    program.keys("s\x1b");
    assert!(!program.is_making() && program.files().is_empty());
    program.keys("s");
    program.shows("GB of disk");
    program.keys("\n");
    assert!(program.is_making());
    program.shows("Stop computing the exact tables");
    program.keys("n\n");
    assert!(matches!(program.app.screen(), Screen::Game));
    let mut moves = "abc"
        .chars()
        .flat_map(|file| [format!("{file}4"), "\n".to_owned()]);
    while program.is_making() {
        program.hear();
        // A key would take the place of what is said at the end.
        if !program.is_making() {
            break;
        }
        program.keys(&moves.next().unwrap_or_default());
    }
    program.shows("The exact tables are complete");
    // 3-3, 4-3, 4-4 and 5-3.
    assert_eq!(program.files().len(), 4);
    assert!(tables::shared().stats(5, 3, true).is_some());
    program.keys("\x1b\x1b");
    assert!(!program.app.entries().contains(&Entry::Tables));
}

#[test]
fn what_is_finished_stays_when_it_is_stopped_and_it_goes_on_there() {
    let mut program = Program::new(9);
    program.keys("s\n");
    while !program.files().iter().any(|file| is_table(file)) {
        std::thread::sleep(Duration::from_millis(1));
    }
    program.keys("s");
    program.shows("Stop computing the exact tables?");
    program.keys("\n");
    while program.is_making() {
        program.hear();
    }
    let finished = program.files();
    assert!(finished.iter().all(|file| is_table(file)), "{finished:?}");
    let written = |file: &PathBuf| file.metadata().unwrap().modified().unwrap();
    let times: Vec<_> = finished.iter().map(written).collect();
    program.keys("s\n");
    while program.is_making() {
        program.hear();
    }
    assert_eq!(program.files().len(), 6);
    assert_eq!(finished.iter().map(written).collect::<Vec<_>>(), times);
}

#[test]
fn the_end_of_the_program_leaves_no_half_file() {
    let mut program = Program::new(9);
    program.keys("s\n");
    while program.files().is_empty() {
        std::thread::sleep(Duration::from_millis(1));
    }
    let Program {
        clerk, dir, inbox, ..
    } = program;
    drop(clerk);
    // The channel is closed when the thread has ended.
    while inbox.recv_timeout(Duration::from_secs(100)).is_ok() {}
    let left = files(&dir);
    assert!(left.iter().all(|file| is_table(file)), "{left:?}");
}

#[test]
fn without_tables_none_are_offered() {
    let options = Options {
        tables: false,
        ..Options::default()
    };
    let (app, tasks) = App::new(Start::Menu, options, Vec::new(), Vec::new(), 0);
    assert!(!app.entries().contains(&Entry::Tables));
    assert!(tasks.is_empty());
}
