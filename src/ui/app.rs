//! The state of the program, and what each action changes in it.
//!
//! [`App::update`] is the only thing that changes the state. What is to be done
//! outside it (files, the bot, the terminal) is handed out as [`Task`]s, whose
//! results come back as actions.

mod animate;
mod clock;
mod exercise;
mod game;
mod keeping;
mod menu;
mod new_game;
mod pages;
mod prompt;
mod replay;
mod table;
mod tables;
mod thinking;

pub use exercise::Stage;
pub use menu::Entry;
pub use new_game::{NewGame, Row, Settings};
pub use prompt::{Prompt, Wish};
pub use replay::Replay;
pub use table::{Direction, Essence, Table};
pub use tables::Library;
pub use thinking::{Evaluation, Thinking, Thoughts};

use super::action::{Action, Command, WriteError};
use super::config::{Config, Remembered};
use super::keymap::Focus;
use super::lessons::{Collection, Exercise, Progress};
use super::message::Message;
use super::options::{Options, Start};
use super::save::{Found, Unreadable};
use super::task::Task;
use super::text::Text;
use super::theme::Theme;
use super::view::{self, Target};
use crate::rules::Side;
use crate::tables::Needs;
use std::path::PathBuf;
use std::time::Instant;

/// What fills the window.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The start screen.
    Start,
    /// The dialog before a new game.
    NewGame(NewGame),
    /// The lessons or puzzles, with the one that is marked.
    List(Collection, usize),
    /// The board of [`App::table`].
    Game,
    /// A saved game.
    Replay(Replay),
}

/// What lies over the screen.
#[derive(Clone, Debug)]
pub enum Overlay {
    /// Something to be read, with the first line shown.
    Page(Page, usize),
    /// Something to be answered.
    Question(Question),
    /// Something to be written.
    Prompt(Prompt),
}

/// Something to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// The keys of a screen.
    Keys(Focus),
    /// The rules in force.
    Rules,
    /// The contents of the rule book, with the chapter that is marked.
    Contents(usize),
    /// A chapter of the rule book, counted from 0.
    Chapter(usize),
    /// The review of the game in the replay, with the entry that is chosen.
    Review(usize),
    /// All that the screen says in sentences.
    Said,
    /// A message of several lines, such as why a file cannot be read.
    Report(String),
}

/// A question answered with yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Does this side resign?
    Resign(Side),
    /// Does the opponent of this side agree to its draw?
    AgreeDraw(Side),
    /// May this file be replaced?
    Replace(PathBuf),
    /// Shall the tables of exact values be made, with flying or without, which
    /// takes so much?
    Solve(bool, Needs),
    /// Shall that be stopped?
    StopSolving,
}

/// Everything that the program knows.
#[derive(Debug)]
pub struct App {
    /// How it looks and behaves.
    pub options: Options,
    /// The sentences.
    pub text: Text,
    /// Columns and rows of the window.
    pub size: (u16, u16),
    /// The screens, the last one shown; Esc goes to the one before.
    screens: Vec<Screen>,
    /// What lies over the screen.
    pub overlay: Option<Overlay>,
    /// The game at the board.
    pub table: Option<Table>,
    /// The unfinished games of earlier runs.
    pub found: Vec<Found>,
    /// What went wrong before the first screen.
    pub warnings: Vec<Unreadable>,
    /// The marked entry of the start screen.
    pub entry: usize,
    /// What is said about the last key.
    pub message: Option<Message>,
    /// What the bot is asked and has found.
    pub thinking: Thinking,
    /// Whether the line with the bot's thoughts is shown.
    pub show_thinking: bool,
    /// Whether the evaluation bar is shown.
    pub show_evaluation: bool,
    /// The exact tables.
    pub library: Library,
    /// What is being solved; the table then holds its position.
    pub exercise: Option<Exercise>,
    /// How far the solving has come.
    pub stage: Stage,
    /// The game that waits meanwhile.
    laid_aside: Option<Table>,
    /// The lessons and puzzles solved.
    progress: Progress,
    /// Whether the mouse is taken.
    pub mouse: bool,
    /// When the chapter of the rule book was opened, and the time now: its
    /// boards move.
    reading: Option<(Instant, Instant)>,
    /// The move that is shown as it happens.
    running: Option<animate::Running>,
    remembered: Remembered,
    /// What the next game begins with.
    settings: Settings,
    /// Since when the clock runs, where it does.
    clock_since: Option<Instant>,
    next_seed: u64,
    kept: Essence,
}

impl App {
    /// The program before its first key, with the unfinished games found and
    /// the warnings to be shown. `seed` is for the bots where the options give
    /// none.
    #[must_use]
    pub fn new(
        start: Start,
        options: Options,
        found: Vec<Found>,
        warnings: Vec<Unreadable>,
        seed: u64,
    ) -> (App, Vec<Task>) {
        let mut app = App {
            text: Text::new(options.language),
            size: (0, 0),
            screens: vec![Screen::Start],
            overlay: None,
            table: None,
            found,
            warnings,
            entry: 0,
            message: None,
            thinking: Thinking::default(),
            show_thinking: options.thinking,
            show_evaluation: options.evaluation,
            library: Library::default(),
            exercise: None,
            stage: Stage::Asked,
            laid_aside: None,
            progress: Progress::default(),
            mouse: options.mouse,
            reading: None,
            running: None,
            remembered: options.remembered.clone(),
            settings: Settings {
                rules: options.rules,
                assistance: options.assistance,
                clock: options.clock,
                ..Settings::default()
            },
            clock_since: None,
            next_seed: options.seed.unwrap_or(seed),
            kept: Essence::default(),
            options,
        };
        let mut tasks = Vec::new();
        if app.options.tables {
            tasks.push(Task::SeekTables);
        }
        match start {
            Start::Menu => {}
            Start::Play { seats, record } => app.play_record(*record, seats, &mut tasks),
            Start::Replay(games) => app.screens.extend(Replay::new(games).map(Screen::Replay)),
        }
        (app, tasks)
    }

    /// The screen shown.
    #[must_use]
    pub fn screen(&self) -> &Screen {
        self.screens.last().unwrap_or(&Screen::Start)
    }

    fn screen_mut(&mut self) -> Option<&mut Screen> {
        self.screens.last_mut()
    }

    /// What has the keyboard.
    #[must_use]
    pub fn focus(&self) -> Focus {
        match &self.overlay {
            Some(Overlay::Page(Page::Review(_), _)) => Focus::Review,
            Some(Overlay::Page(Page::Contents(_), _)) => Focus::Contents,
            Some(Overlay::Page(..)) => Focus::Page,
            Some(Overlay::Question(_)) => Focus::Question,
            Some(Overlay::Prompt(_)) => Focus::Prompt,
            None => self.screen_focus(),
        }
    }

    /// What would have the keyboard if nothing lay over the screen.
    #[must_use]
    pub fn screen_focus(&self) -> Focus {
        match self.screen() {
            Screen::Start => Focus::Start,
            Screen::NewGame(dialog) if matches!(dialog.row(), Row::Name(_)) => Focus::Name,
            Screen::NewGame(_) => Focus::NewGame,
            Screen::List(..) => Focus::List,
            Screen::Game if self.table.as_ref().is_some_and(|t| t.line.is_some()) => {
                Focus::MoveLine
            }
            Screen::Game if self.exercise.is_some() => Focus::Exercise,
            Screen::Game => Focus::Game,
            Screen::Replay(_) => Focus::Replay,
        }
    }

    /// The entries of the start screen.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry> {
        let tables = self.tables_available();
        menu::entries(self.table.is_some(), self.found.len(), tables)
    }

    /// When [`Action::Wake`] is due next, if ever.
    #[must_use]
    pub fn wake(&self) -> Option<Instant> {
        let step = match self.screen() {
            Screen::Replay(replay) => replay.due(),
            _ => None,
        };
        let reply = self.thinking.due(self.options.delay);
        let frame = self.running.map(animate::Running::due);
        let rest = [self.answer_due(), self.page_due(), self.clock_due()];
        [step, reply, frame].into_iter().chain(rest).flatten().min()
    }

    /// Does what is asked; `now` is the time at which it is.
    pub fn update(&mut self, action: Action, now: Instant) -> Vec<Task> {
        let mut tasks = Vec::new();
        self.let_time_pass(now);
        // While the program is stopped, so is the clock.
        let away = matches!(action, Action::Command(Command::Suspend));
        self.end_animation(&action);
        let before = self.animated();
        match action {
            Action::Command(command) => {
                // What is read stays as long as it is.
                let reads = matches!(self.overlay, Some(Overlay::Page(Page::Said, _)));
                if !reads && command != Command::ReadWhole {
                    self.message = None;
                }
                self.command(command, now, &mut tasks);
            }
            Action::Type(c) => {
                self.message = None;
                self.type_char(c, now);
            }
            Action::Erase => {
                self.message = None;
                self.erase();
            }
            Action::Paste(text) => {
                if self.focus().writes() {
                    let line = text.lines().next().unwrap_or_default();
                    line.chars().for_each(|c| self.type_char(c, now));
                }
            }
            Action::Click { column, row } => {
                if let Some(target) = view::target(self, column, row) {
                    self.message = None;
                    self.click(target, now, &mut tasks);
                }
            }
            Action::Wheel { up } => self.wheel(up),
            Action::Resize { width, height } => self.size = (width, height),
            Action::Wake => {
                if let Some(Screen::Replay(replay)) = self.screen_mut() {
                    replay.tick(now);
                }
            }
            Action::Known(ticket, known) => self.thinking.known(ticket, known),
            Action::Progress(ticket, progress) => self.thinking.progress(ticket, progress),
            Action::Answer(ticket, mv, score) => self.thinking.answer(ticket, mv, score),
            Action::TableDamaged(file) => self.message = Some(Message::TableDamaged(file)),
            Action::Opened {
                purpose,
                path,
                games,
            } => self.opened(purpose, &path, games, &mut tasks),
            Action::Kept(files) => {
                if let Some(Overlay::Prompt(prompt)) = &mut self.overlay {
                    prompt.choices = files;
                }
            }
            Action::Written(path, result) => match result {
                Ok(()) => self.message = Some(Message::Written(path)),
                Err(WriteError::Exists) => {
                    self.overlay = Some(Overlay::Question(Question::Replace(path)));
                }
                Err(WriteError::Failed(reason)) => {
                    self.message = Some(Message::NotWritten(path, reason));
                }
            },
            Action::Reviewed(moves, review) => {
                // Something else may be shown by now.
                for screen in &mut self.screens {
                    if let Screen::Replay(replay) = screen
                        && replay.record().game.moves() == moves
                    {
                        replay.review = Some((*review).clone());
                    }
                }
            }
            Action::Solved(collection, progress) => self.open_list(collection, progress),
            Action::TablesSought(missing) => self.sought(missing),
            Action::TablesOffered(flying, needs, lack) => self.offered(flying, needs, lack),
            Action::Making(progress) => self.solving(progress),
            Action::Made(made) => self.solved(made, &mut tasks),
            Action::Grown => self.know_more(&mut tasks),
            Action::TakenUp {
                slot,
                result,
                not_kept,
            } => {
                self.found.retain(|found| found.slot != slot);
                self.taken_up(result);
                if let Some(reason) = not_kept {
                    self.message = Some(Message::NotKept(reason));
                }
            }
            Action::NotKept(reason) => self.message = Some(Message::NotKept(reason)),
        }
        self.judge_exercise(now, &mut tasks);
        self.read_on(now);
        let plies = self.plies_against_bot();
        self.use_answer(now);
        if self.options.bell && self.plies_against_bot() > plies {
            tasks.push(Task::Bell);
        }
        self.animate(before, now);
        self.keep(&mut tasks);
        self.ask_bot(now, &mut tasks);
        self.grow_tables(&mut tasks);
        if !away {
            self.run_clock(now);
        }
        tasks
    }

    fn command(&mut self, command: Command, now: Instant, tasks: &mut Vec<Task>) {
        match command {
            Command::Quit => tasks.push(Task::Quit(0)),
            Command::Interrupt => tasks.push(Task::Quit(130)),
            Command::Suspend => tasks.push(Task::Suspend),
            Command::Repaint => tasks.push(Task::Repaint),
            Command::Mouse => {
                self.mouse = !self.mouse;
                self.message = Some(Message::MouseIs(self.mouse));
                tasks.push(Task::Mouse(self.mouse));
                self.remember("mouse", tasks);
            }
            Command::Language => {
                self.text = Text::new(self.text.language().next());
                self.remember("language", tasks);
            }
            Command::Theme => match self.options.depth {
                Some(depth) => {
                    let palette = self.options.theme.palette.next();
                    self.options.theme = Theme::new(palette, self.options.theme.glyphs, depth);
                    self.message = Some(Message::ThemeIs(palette));
                    self.remember("theme", tasks);
                }
                None => self.message = Some(Message::NoColor),
            },
            Command::Help if !matches!(self.overlay, Some(Overlay::Page(..))) => {
                let focus = match self.screen_focus() {
                    Focus::Name => Focus::NewGame,
                    focus => focus,
                };
                self.overlay = Some(Overlay::Page(Page::Keys(focus), 0));
            }
            Command::Book if !matches!(self.overlay, Some(Overlay::Page(..))) => {
                self.overlay = Some(Overlay::Page(Page::Contents(0), 0));
            }
            Command::ReadWhole => {
                if self.overlay.is_none() {
                    if let Some(Screen::Replay(replay)) = self.screen_mut() {
                        replay.stop();
                    }
                    self.overlay = Some(Overlay::Page(Page::Said, 0));
                }
            }
            _ => match self.focus() {
                Focus::Page => self.page_command(command),
                Focus::Contents => self.contents_command(command),
                Focus::Review => self.review_command(command),
                Focus::Question => self.question_command(command, tasks),
                Focus::Prompt => self.prompt_command(command, tasks),
                Focus::Start => self.start_command(command, tasks),
                Focus::NewGame | Focus::Name => self.new_game_command(command, tasks),
                Focus::List => self.list_command(command),
                Focus::Game | Focus::Exercise | Focus::MoveLine => {
                    if !self.exercise_command(command, now) {
                        self.game_command(command, tasks);
                    }
                }
                Focus::Replay => self.replay_command(command, now, tasks),
            },
        }
    }

    /// Keeps the setting of this name, which a key has just changed.
    fn remember(&mut self, name: &str, tasks: &mut Vec<Task>) {
        let now = Config {
            language: Some(self.text.language()),
            theme: self.options.theme.palette,
            mouse: self.mouse,
            thinking: self.show_thinking,
            evaluation: self.show_evaluation,
            ..Config::default()
        };
        self.remembered.keep(name, &now);
        tasks.push(Task::Remember(self.remembered.clone()));
    }

    /// Whether a command would do anything now; the footer shows those that do.
    #[must_use]
    pub fn available(&self, command: Command) -> bool {
        match (self.focus(), self.screen()) {
            (Focus::Game, _) => self.game_available(command),
            (Focus::Exercise, _) => self.exercise_available(command),
            (Focus::Replay, Screen::Replay(replay)) => match command {
                Command::NextGame => replay.game() + 1 < replay.games.len(),
                Command::PreviousGame => replay.game() > 0,
                Command::Right => replay.ply() < replay.plies(),
                Command::NextCapture => {
                    let moves = replay.record().game.moves();
                    moves[replay.ply()..].iter().any(|mv| mv.removal.is_some())
                }
                _ => true,
            },
            (Focus::Start | Focus::NewGame, _) if command == Command::Tables => {
                self.tables_available()
            }
            (Focus::Start, _) => command != Command::Back || self.table.is_some(),
            (Focus::Page, _) => {
                let chapters = matches!(self.overlay, Some(Overlay::Page(Page::Chapter(_), _)));
                chapters || !matches!(command, Command::Next | Command::Previous)
            }
            (Focus::Prompt, _) => match &self.overlay {
                Some(Overlay::Prompt(prompt)) => {
                    command != Command::Down || !prompt.choices.is_empty()
                }
                _ => true,
            },
            _ => true,
        }
    }

    fn type_char(&mut self, c: char, now: Instant) {
        if let Some(Overlay::Prompt(prompt)) = &mut self.overlay {
            prompt.push(c);
            return;
        }
        if self.overlay.is_some() {
            return;
        }
        if matches!(self.screen(), Screen::Game) && self.exercise_waits(now) {
            return;
        }
        match self.screens.last_mut() {
            Some(Screen::NewGame(dialog)) => dialog.push(c),
            Some(Screen::Game) => {
                if let Some(table) = &mut self.table {
                    self.message = table.type_move(c);
                }
            }
            _ => {}
        }
    }

    fn erase(&mut self) {
        if let Some(Overlay::Prompt(prompt)) = &mut self.overlay {
            prompt.erase();
            return;
        }
        match self.screens.last_mut() {
            Some(Screen::NewGame(dialog)) => dialog.erase(),
            Some(Screen::Game) => {
                if let Some(table) = &mut self.table
                    && let Some(line) = &mut table.line
                    && !line.erase()
                {
                    table.line = None;
                }
            }
            _ => {}
        }
    }

    fn click(&mut self, target: Target, now: Instant, tasks: &mut Vec<Task>) {
        if let Some(Overlay::Page(page, _)) = &mut self.overlay {
            match (page, target) {
                (Page::Contents(marked) | Page::Review(marked), Target::Entry(n)) => *marked = n,
                _ => return,
            }
            self.command(Command::Act, now, tasks);
            return;
        }
        let waits = matches!(target, Target::Point(_)) && matches!(self.screen(), Screen::Game);
        if waits && self.exercise_waits(now) {
            return;
        }
        match (target, self.screens.last_mut()) {
            (Target::Entry(n), Some(Screen::List(_, marked))) => {
                *marked = n;
                self.command(Command::Act, now, tasks);
            }
            (Target::Entry(n), Some(Screen::Start)) => {
                self.entry = n;
                self.command(Command::Act, now, tasks);
            }
            (Target::Entry(n), Some(Screen::NewGame(dialog))) => {
                let same = dialog.place() == n;
                dialog.go_to(n);
                match dialog.row() {
                    Row::Begin => self.command(Command::Act, now, tasks),
                    _ if same => self.command(Command::Right, now, tasks),
                    _ => {}
                }
            }
            (Target::Point(point), Some(Screen::Game)) => {
                if let Some(table) = &mut self.table {
                    self.message = table.choose(point);
                }
            }
            (Target::Ply(ply), Some(Screen::Game)) if self.exercise.is_none() => {
                if let Some(table) = &mut self.table {
                    table.look_at(ply);
                }
            }
            (Target::Ply(ply), Some(Screen::Replay(replay))) => replay.go_to(ply),
            _ => {}
        }
    }

    fn wheel(&mut self, up: bool) {
        let by = if up { -1 } else { 1 };
        match (&mut self.overlay, self.screens.last_mut()) {
            (Some(Overlay::Page(..)), _) => {
                let command = if up { Command::Up } else { Command::Down };
                match self.focus() {
                    Focus::Review => self.review_command(command),
                    Focus::Contents => self.contents_command(command),
                    _ => self.page_command(command),
                }
            }
            (None, Some(Screen::List(..))) => {
                self.list_command(if up { Command::Up } else { Command::Down });
            }
            (None, Some(Screen::Game)) if self.exercise.is_none() => {
                if let Some(table) = &mut self.table {
                    table.look(by);
                }
            }
            (None, Some(Screen::Replay(replay))) => replay.step(by),
            _ => {}
        }
    }
}
