//! What the keys do on the other screens, and on what lies over them.

use super::{
    App, Entry, NewGame, Overlay, Page, Prompt, Question, Replay, Screen, Settings, Table, Wish,
};
use crate::record::Record;
use crate::review::Review;
use crate::rules::Game;
use crate::ui::action::{Command, Purpose};
use crate::ui::book::{Block, Book};
use crate::ui::lessons::Collection;
use crate::ui::message::Message;
use crate::ui::report::Unread;
use crate::ui::save::{NotTakenUp, form};
use crate::ui::task::Task;
use crate::ui::view;
use std::path::Path;
use std::time::{Duration, Instant};

impl App {
    pub(super) fn start_command(&mut self, command: Command, tasks: &mut Vec<Task>) {
        let entries = self.entries();
        let count = entries.len();
        match command {
            Command::Up => self.entry = (self.entry + count - 1) % count,
            Command::Down => self.entry = (self.entry + 1) % count,
            Command::First => self.entry = 0,
            Command::Last => self.entry = count - 1,
            Command::NewGame => self.open_new_game(),
            Command::Tables => self.tables_command(tasks),
            Command::Open => self.ask_for_file(Purpose::Play, tasks),
            Command::Back if self.table.is_some() => self.screens.push(Screen::Game),
            Command::Act => match entries[self.entry.min(count - 1)] {
                Entry::GoOn => self.screens.push(Screen::Game),
                Entry::TakeUp(n) => {
                    let slot = self.found.get(n).map(|found| found.slot);
                    tasks.extend(slot.map(Task::TakeUp));
                }
                Entry::NewGame => self.open_new_game(),
                Entry::Open => self.ask_for_file(Purpose::Play, tasks),
                Entry::Replay => self.ask_for_file(Purpose::Replay, tasks),
                Entry::Lessons => tasks.push(Task::ReadProgress(Collection::Lessons)),
                Entry::Tables => self.tables_command(tasks),
                Entry::Puzzles => tasks.push(Task::ReadProgress(Collection::Puzzles)),
                Entry::Rules => self.overlay = Some(Overlay::Page(Page::Rules, 0)),
                Entry::Book => self.overlay = Some(Overlay::Page(Page::Contents(0), 0)),
                Entry::Help => {
                    let focus = crate::ui::keymap::Focus::Game;
                    self.overlay = Some(Overlay::Page(Page::Keys(focus), 0));
                }
                Entry::Quit => tasks.push(Task::Quit(0)),
            },
            _ => {}
        }
    }

    /// Goes on with an unfinished game of an earlier run.
    pub(super) fn taken_up(&mut self, result: Result<Box<Record>, NotTakenUp>) {
        match result {
            Ok(record) => self.seat(form::table(*record)),
            Err(why) => {
                self.entry = 0;
                match why {
                    NotTakenUp::Elsewhere => self.message = Some(Message::PlayedElsewhere),
                    NotTakenUp::Unreadable(file) => {
                        let name = file.path.display().to_string();
                        let report = file.reason.page(&name, &self.text);
                        self.overlay = Some(Overlay::Page(Page::Report(report), 0));
                    }
                }
            }
        }
    }

    pub(super) fn open_new_game(&mut self) {
        let dialog = NewGame::new(self.settings.clone(), None);
        self.screens.push(Screen::NewGame(dialog));
    }

    pub(super) fn new_game_command(&mut self, command: Command, tasks: &mut Vec<Task>) {
        let Some(Screen::NewGame(dialog)) = self.screens.last_mut() else {
            return;
        };
        match command {
            Command::Up | Command::Previous => dialog.go(-1),
            Command::Down | Command::Next => dialog.go(1),
            Command::Left => dialog.turn(-1),
            Command::Right => dialog.turn(1),
            Command::Tables => self.tables_command(tasks),
            Command::Clear => dialog.clear(),
            Command::Back => {
                self.screens.pop();
            }
            Command::Act => {
                let dialog = dialog.clone();
                self.begin(dialog, tasks);
            }
            _ => {}
        }
    }

    fn begin(&mut self, dialog: NewGame, tasks: &mut Vec<Task>) {
        let seed = self.draw_seed();
        let fresh = dialog.base.is_none();
        let mut seats = dialog.seats;
        for seat in &mut seats {
            seat.name = seat.name.trim().to_owned();
        }
        let mut table = match dialog.base {
            Some(record) => Table::from_record(*record, seats, seed),
            None => Table::new(Game::new(dialog.rules), seats, seed),
        };
        table.assistance = dialog.assistance;
        if let (true, Some(control)) = (fresh, dialog.clock) {
            table.set_clock(control);
        }
        self.settings.clock = dialog.clock;
        self.sit_down(table, tasks);
    }

    pub(super) fn replay_command(&mut self, command: Command, now: Instant, tasks: &mut Vec<Task>) {
        let Some(Screen::Replay(replay)) = self.screens.last_mut() else {
            return;
        };
        if !matches!(command, Command::Pause | Command::Faster | Command::Slower) {
            replay.stop();
        }
        match command {
            Command::Left => replay.step(-1),
            Command::Right => replay.step(1),
            Command::First => replay.go_to(0),
            Command::Last => replay.go_to(usize::MAX),
            Command::Tenth(tenth) => replay.go_to_tenth(tenth),
            Command::Pause => replay.play_or_pause(now),
            Command::Faster => replay.change_speed(true, now),
            Command::Slower => replay.change_speed(false, now),
            Command::NextCapture if replay.next_capture() => {}
            Command::NextCapture => self.message = Some(Message::NoMoreCaptures),
            Command::NextGame => {
                replay.change_game(1);
            }
            Command::PreviousGame => {
                replay.change_game(-1);
            }
            Command::Review if replay.record().game.moves().len() > Review::MOST_PLIES => {
                self.message = Some(Message::TooLongToReview);
            }
            Command::Review => {
                if replay.ask_for_review() {
                    let game = replay.record().game.clone();
                    tasks.push(Task::Review(Box::new(game), self.options.tables));
                }
                self.overlay = Some(Overlay::Page(Page::Review(0), 0));
            }
            Command::Jump => {
                self.overlay = Some(Overlay::Prompt(Prompt::new(Wish::Jump, String::new())));
            }
            Command::Act => {
                let record = replay.so_far();
                let settings = Settings {
                    seats: form::seats(&record),
                    rules: record.game.rules(),
                    assistance: form::assistance(&record).unwrap_or(self.settings.assistance),
                    clock: self.settings.clock,
                };
                let dialog = NewGame::new(settings, Some(Box::new(record)));
                self.screens.push(Screen::NewGame(dialog));
            }
            Command::SaveAs => self.ask_where_to_save(),
            Command::Open => self.ask_for_file(Purpose::Replay, tasks),
            Command::Back => {
                self.screens.pop();
            }
            _ => {}
        }
    }

    pub(super) fn page_command(&mut self, command: Command) {
        let (lines, rows) = view::page_extent(self);
        let Some(Overlay::Page(page, top)) = &mut self.overlay else {
            return;
        };
        if let &mut Page::Chapter(chapter) = page {
            let last = Book::of(self.text.language()).chapters.len() - 1;
            let other = match command {
                Command::Next => Page::Chapter((chapter + 1).min(last)),
                Command::Previous => Page::Chapter(chapter.saturating_sub(1)),
                Command::Back => Page::Contents(chapter),
                _ => Page::Chapter(chapter),
            };
            if other != Page::Chapter(chapter) {
                self.overlay = Some(Overlay::Page(other, 0));
                self.reading = None;
                return;
            }
        }
        let last = lines.saturating_sub(rows);
        let page = rows.saturating_sub(1).max(1);
        *top = match command {
            Command::Up => top.saturating_sub(1),
            Command::Down => *top + 1,
            Command::PageUp => top.saturating_sub(page),
            Command::PageDown => *top + page,
            Command::First => 0,
            Command::Last => last,
            _ => *top,
        }
        .min(last);
        if command == Command::Back {
            self.overlay = None;
        }
    }

    /// Chooses a chapter of the rule book, and opens it.
    pub(super) fn contents_command(&mut self, command: Command) {
        let last = Book::of(self.text.language()).chapters.len() - 1;
        let (lines, rows) = view::page_extent(self);
        let Some(Overlay::Page(Page::Contents(marked), top)) = &mut self.overlay else {
            return;
        };
        *marked = match command {
            Command::Up => marked.checked_sub(1).unwrap_or(last),
            Command::Down if *marked >= last => 0,
            Command::Down => *marked + 1,
            Command::First => 0,
            Command::Last => last,
            _ => *marked,
        };
        // The marked line stays on the page, and the title where it can.
        let line = *marked + (lines - last - 1);
        let highest = if *marked == 0 { 0 } else { line };
        *top = (*top).clamp((line + 1).saturating_sub(rows).min(highest), highest);
        match command {
            Command::Back => self.overlay = None,
            Command::Act => {
                self.overlay = Some(Overlay::Page(Page::Chapter(*marked), 0));
                self.reading = None;
            }
            _ => {}
        }
    }

    /// Lets the boards of the chapter that is read move on.
    pub(super) fn read_on(&mut self, now: Instant) {
        let read = matches!(self.overlay, Some(Overlay::Page(Page::Chapter(_), _)));
        let opened = self.reading.map_or(now, |(opened, _)| opened);
        self.reading = (read && self.options.animations).then_some((opened, now));
    }

    /// How long the chapter has been open, where its boards move.
    #[must_use]
    pub fn read_for(&self) -> Option<Duration> {
        let (opened, now) = self.reading?;
        Some(now.saturating_duration_since(opened))
    }

    /// When the boards of the chapter look different next.
    pub(super) fn page_due(&self) -> Option<Instant> {
        let (Some(Overlay::Page(Page::Chapter(chapter), _)), Some((opened, now))) =
            (&self.overlay, self.reading)
        else {
            return None;
        };
        let book = Book::of(self.text.language());
        let moving = book.chapters.get(*chapter)?.blocks.iter().any(Block::moves);
        moving.then(|| opened + view::book::next_change(now.saturating_duration_since(opened)))
    }

    /// Chooses an entry of the review, and goes to where it was played.
    pub(super) fn review_command(&mut self, command: Command) {
        let entries = view::review_entries(self);
        let (lines, rows) = view::page_extent(self);
        let Some(Overlay::Page(Page::Review(chosen), top)) = &mut self.overlay else {
            return;
        };
        let last = entries.len().saturating_sub(1);
        let before = *chosen;
        *chosen = match command {
            Command::Up => chosen.saturating_sub(1),
            Command::Down => *chosen + 1,
            Command::First => 0,
            Command::Last => last,
            _ => *chosen,
        }
        .min(last);
        let entry = entries.get(*chosen);
        if let Some(&(line, _)) = entry {
            let lowest = (line + 3).saturating_sub(rows);
            // The graph is seen again at the first entry, and where there is no
            // room for both, once that has been gone to.
            let graph = match command {
                Command::First => *chosen == 0,
                Command::Up => *chosen == 0 && (before == 0 || lowest == 0),
                _ => false,
            };
            *top = if graph {
                0
            } else {
                (*top).clamp(lowest.min(line), line)
            };
            *top = (*top).min(lines.saturating_sub(rows));
        }
        match command {
            Command::Back => self.overlay = None,
            Command::Act => {
                if let (Some(&(_, ply)), Some(Screen::Replay(replay))) =
                    (entry, self.screens.last_mut())
                {
                    replay.go_to(ply);
                    self.overlay = None;
                }
            }
            _ => {}
        }
    }

    pub(super) fn question_command(&mut self, command: Command, tasks: &mut Vec<Task>) {
        let Some(Overlay::Question(question)) = &self.overlay else {
            return;
        };
        let yes = match command {
            Command::Act => true,
            Command::Back => false,
            _ => return,
        };
        let question = question.clone();
        self.overlay = None;
        match question {
            Question::Replace(path) if yes => self.write(&path, true, tasks),
            Question::Replace(_) => {}
            Question::Solve(flying, _) if yes => self.begin_solving(flying, tasks),
            Question::StopSolving if yes => tasks.push(Task::StopSolving),
            Question::Solve(..) | Question::StopSolving => {}
            Question::AgreeDraw(side) if !yes => {
                self.message = Some(Message::DrawDeclined(!side));
            }
            Question::Resign(_) if !yes => {}
            Question::AgreeDraw(_) | Question::Resign(_) => {
                if let Some(table) = &mut self.table {
                    table.viewed = None;
                    table.let_go();
                    table.notices.clear();
                    match question {
                        Question::Resign(side) => table.game.resign(side),
                        _ => table.game.agree_draw(),
                    };
                }
            }
        }
    }

    pub(super) fn ask_for_file(&mut self, purpose: Purpose, tasks: &mut Vec<Task>) {
        let prompt = Prompt::new(Wish::Open(purpose), String::new());
        self.overlay = Some(Overlay::Prompt(prompt));
        tasks.push(Task::ListKept);
    }

    pub(super) fn prompt_command(&mut self, command: Command, tasks: &mut Vec<Task>) {
        let Some(Overlay::Prompt(prompt)) = &mut self.overlay else {
            return;
        };
        match command {
            Command::Up => prompt.go(false),
            Command::Down => prompt.go(true),
            Command::Clear => prompt.clear(),
            Command::Back => self.overlay = None,
            Command::Act => {
                let prompt = prompt.clone();
                self.overlay = None;
                self.grant(&prompt, tasks);
            }
            _ => {}
        }
    }

    fn grant(&mut self, prompt: &Prompt, tasks: &mut Vec<Task>) {
        match (prompt.wish, prompt.path()) {
            (Wish::Jump, _) => {
                if let (Some(Screen::Replay(replay)), Ok(ply)) =
                    (self.screens.last_mut(), prompt.text.parse())
                {
                    if ply > replay.plies() {
                        self.message = Some(Message::NoSuchPly(replay.plies()));
                    } else {
                        replay.go_to(ply);
                    }
                }
            }
            (_, None) => self.message = Some(Message::NoName),
            (Wish::SaveAs, Some(path)) => self.write(&path, false, tasks),
            (Wish::Open(purpose), Some(path)) => tasks.push(Task::Read(purpose, path)),
        }
    }

    fn write(&mut self, path: &Path, replace: bool, tasks: &mut Vec<Task>) {
        if let Some(record) = self.record_shown() {
            tasks.push(Task::Write {
                path: path.to_owned(),
                record: Box::new(record),
                replace,
            });
        }
    }

    pub(super) fn opened(
        &mut self,
        purpose: Purpose,
        path: &Path,
        games: Result<Vec<Record>, Unread>,
        tasks: &mut Vec<Task>,
    ) {
        let mut games = match games {
            Ok(games) => games,
            Err(unread) => {
                let report = unread.page(&path.display().to_string(), &self.text);
                self.overlay = Some(Overlay::Page(Page::Report(report), 0));
                return;
            }
        };
        if purpose == Purpose::Play && games.len() == 1 {
            let record = games.remove(0);
            self.play_record(record, [None, None], tasks);
            return;
        }
        let name = path.display().to_string();
        let games = games.into_iter().map(|game| (name.clone(), game));
        if let Some(replay) = Replay::new(games.collect()) {
            if matches!(self.screen(), Screen::Replay(_)) {
                self.screens.pop();
            }
            self.screens.push(Screen::Replay(replay));
        }
    }
}
