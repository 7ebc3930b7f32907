//! What people see and type. Here: the terminal on and off, and the loop that
//! turns events into actions; nothing about the game.
//!
//! One key press: input thread → [`event::Event`] → [`keymap`] by focus →
//! [`action::Action`] → [`app::App::update`] → [`task::Task`]s →
//! [`view::render`], drawn only when something happened.

pub mod action;
pub mod app;
pub mod assistance;
pub mod book;
pub mod clerk;
pub mod clock;
pub mod config;
pub mod diagram;
pub mod event;
pub mod hint;
pub mod keymap;
pub mod lessons;
pub mod making;
pub mod message;
pub mod move_line;
pub mod notice;
pub mod options;
pub mod picture;
pub mod plain;
pub mod printable;
pub mod reasons;
pub mod report;
pub mod review_lines;
pub mod room;
pub mod save;
pub mod seat;
pub mod selection;
pub mod sentence;
pub mod svg;
pub mod task;
pub mod terminal;
pub mod text;
pub mod theme;
pub mod view;
pub mod worker;
pub mod wrap;

pub use options::{Options, Start};
pub use seat::{Seat, Who};

use crate::tables;
use action::{Action, Command};
use app::App;
use clerk::Clerk;
use event::{Event, HUNG_UP};
use ratatui::crossterm::event::{Event as TerminalEvent, MouseButton, MouseEventKind};
use save::Store;
use std::collections::hash_map::RandomState;
use std::fmt;
use std::hash::BuildHasher;
use std::io::{self, IsTerminal};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Instant;
use task::Task;

/// There is no terminal to play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTerminal;

impl fmt::Display for NoTerminal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "standard input and output are no terminal")
    }
}

impl std::error::Error for NoTerminal {}

/// Plays until the player leaves. Returns the exit status.
///
/// # Errors
/// [`NoTerminal`] where there is none, or what the system refuses at the start.
/// The terminal is given back in any case.
pub fn run(start: Start, options: Options) -> anyhow::Result<u8> {
    match run_on_terminal(start, options) {
        // It is no failure to lose the terminal, only the end.
        Err(_) if terminal::is_gone() => Ok(HUNG_UP),
        ended => ended,
    }
}

fn run_on_terminal(start: Start, options: Options) -> anyhow::Result<u8> {
    let from_stdin = matches!(start, Start::Replay(_));
    if !io::stdout().is_terminal() || !(io::stdin().is_terminal() || from_stdin) {
        return Err(NoTerminal.into());
    }
    if options.depth.is_some() {
        // Whether colours are used is decided already; the terminal library
        // would look at the environment once more.
        ratatui::crossterm::style::force_color_output(true);
    }
    let (events, inbox) = channel();
    let store = Store::of_system();
    let (found, unreadable) = store.find();
    let seed = RandomState::new().hash_one(0);
    let directory = options.tables.then(tables::standard_directory).flatten();
    let mut clerk = Clerk::new(store, events.clone(), options.rules)
        .with_tables(directory, making::STONES)
        .repeatable(options.seed.is_some());
    let (app, tasks) = App::new(start, options, found, unreadable, seed);

    let guard = terminal::Guard::new();
    event::hear_signals(events.clone())?;
    let screen = terminal::enter(app.mouse)?;
    let mut stage = Stage { app, screen };
    for task in tasks {
        stage.clerks_work(&mut clerk, task);
    }
    // The first action: a bot that has the first move begins to think.
    let (width, height) = ratatui::crossterm::terminal::size()?;
    let first = Action::Resize { width, height };
    for task in stage.app.update(first, Instant::now()) {
        stage.clerks_work(&mut clerk, task);
    }
    let status = match stage.draw() {
        Ok(()) => {
            event::read_terminal(events)?;
            stage.play(&mut clerk, &inbox)
        }
        Err(_) => HUNG_UP,
    };
    drop(guard);
    Ok(status)
}

/// The program and what it is drawn on.
struct Stage {
    app: App,
    screen: terminal::Screen,
}

/// The program is to end with this exit status.
struct End(u8);

impl Stage {
    fn play(&mut self, clerk: &mut Clerk, inbox: &Receiver<Event>) -> u8 {
        loop {
            let event = match self.app.wake() {
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(due) => inbox.recv_timeout(due.saturating_duration_since(Instant::now())),
            };
            let event = match event {
                Ok(event) => event,
                Err(RecvTimeoutError::Timeout) => Event::Action(Action::Wake),
                Err(RecvTimeoutError::Disconnected) => return HUNG_UP,
            };
            // What has come in the meantime is done before the next frame.
            let mut next = Some(event);
            let mut changed = false;
            while let Some(event) = next {
                match self.take(clerk, event) {
                    Ok(more) => changed |= more,
                    Err(End(status)) => return status,
                }
                next = inbox.try_recv().ok();
            }
            if changed && self.draw().is_err() {
                return HUNG_UP;
            }
        }
    }

    /// Does what an event asks for. Returns whether anything may look
    /// different.
    fn take(&mut self, clerk: &mut Clerk, event: Event) -> Result<bool, End> {
        let action = match event {
            Event::End(status) => return Err(End(status)),
            Event::Suspend => Action::Command(Command::Suspend),
            Event::Continue => {
                terminal::leave();
                self.take_terminal()?;
                Action::Wake
            }
            Event::Action(action) => action,
            Event::Terminal(event) => match action(&self.app, event) {
                Some(action) => action,
                None => return Ok(false),
            },
        };
        terminal::panic_if_asked("update");
        let stops = matches!(action, Action::Command(Command::Suspend));
        self.update(clerk, action)?;
        if stops {
            // Only now does the time go on that stood meanwhile.
            self.update(clerk, Action::Wake)?;
        }
        Ok(true)
    }

    fn update(&mut self, clerk: &mut Clerk, action: Action) -> Result<(), End> {
        for task in self.app.update(action, Instant::now()) {
            self.on_terminal(&task)?;
            self.clerks_work(clerk, task);
        }
        Ok(())
    }

    fn clerks_work(&mut self, clerk: &mut Clerk, task: Task) {
        let mut tasks = vec![task];
        while let Some(task) = tasks.pop() {
            if let Some(action) = clerk.perform(task) {
                tasks.extend(self.app.update(action, Instant::now()));
            }
        }
    }

    /// Does the tasks of the terminal.
    fn on_terminal(&mut self, task: &Task) -> Result<(), End> {
        match task {
            Task::Quit(status) => return Err(End(*status)),
            // The signal that lets the program go on brings the screen back.
            Task::Suspend => terminal::stop(),
            Task::Repaint => self.take_terminal()?,
            Task::Mouse(take) => {
                terminal::take_mouse(*take).map_err(|_| End(HUNG_UP))?;
            }
            Task::Bell => terminal::ring().map_err(|_| End(HUNG_UP))?,
            _ => {}
        }
        Ok(())
    }

    /// Takes the terminal with an empty screen, so that everything is drawn.
    fn take_terminal(&mut self) -> Result<(), End> {
        self.screen = terminal::enter(self.app.mouse).map_err(|_| End(HUNG_UP))?;
        let size = ratatui::crossterm::terminal::size().map_err(|_| End(HUNG_UP))?;
        self.app.size = size;
        Ok(())
    }

    fn draw(&mut self) -> io::Result<()> {
        let Stage { app, screen } = self;
        terminal::write_frame(|| screen.draw(|frame| view::render(app, frame)).map(drop))
    }
}

/// What an event of the terminal asks of the program, if anything.
#[must_use]
pub fn action(app: &App, event: TerminalEvent) -> Option<Action> {
    match event {
        TerminalEvent::Key(key) => keymap::action(&app.options.keys, app.focus(), key),
        TerminalEvent::Paste(text) => Some(Action::Paste(text)),
        TerminalEvent::Resize(width, height) => Some(Action::Resize { width, height }),
        TerminalEvent::Mouse(mouse) if app.mouse => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Some(Action::Click {
                column: mouse.column,
                row: mouse.row,
            }),
            MouseEventKind::ScrollUp => Some(Action::Wheel { up: true }),
            MouseEventKind::ScrollDown => Some(Action::Wheel { up: false }),
            _ => None,
        },
        TerminalEvent::Mouse(_) | TerminalEvent::FocusGained | TerminalEvent::FocusLost => None,
    }
}
