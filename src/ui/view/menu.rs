//! The start screen, the dialog before a new game, and what there is to be
//! solved: lists of rows.

use super::board::{BoardView, Geometry, Size, choose_size};
use super::bottom::{self, Bottom};
use super::layout::{head, plain};
use super::{Target, sentence};
use crate::rules::{Board, Point, PointSet, Side};
use crate::ui::app::{App, Entry, NewGame, Row, Screen};
use crate::ui::lessons::{Collection, Exercise};
use crate::ui::save::Found;
use crate::ui::text::Value;
use crate::ui::theme::Role;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// A row: what it is about, and its value where it has one.
struct Line {
    says: String,
    value: Option<String>,
}

impl Line {
    fn plain(says: String) -> Line {
        Line { says, value: None }
    }
}

/// Draws the screen.
pub fn draw(app: &App, area: Rect, buffer: &mut Buffer) {
    let theme = &app.options.theme;
    let (body, status, footer) = parts(app, area);
    let (title, lines, marked) = list(app);
    let (board, body) = share(&lines, body);
    if let Some(board) = board {
        shown(app).render(board, theme, buffer);
    }
    let rows = rows(&lines, marked, body);
    if let Some(first) = rows.first()
        && first.0.y > body.y + 1
    {
        let x = body.x + (body.width - (title.width() as u16).min(body.width)) / 2;
        let room = usize::from(body.right() - x);
        buffer.set_stringn(x, first.0.y - 2, title, room, theme.style(Role::Title));
    }
    let value_column = lines
        .iter()
        .map(|line| line.says.width())
        .max()
        .unwrap_or(0);
    for (rect, n) in rows {
        let line = &lines[n];
        let chosen = n == marked;
        let style = theme.style(if chosen { Role::Selected } else { Role::Text });
        buffer.set_style(rect, style);
        let sign = if chosen { "> " } else { "  " };
        let mut text = format!("{sign}{}", line.says);
        let dots = theme.glyphs.pick("…", "...");
        if line.value.is_none() {
            text = head(&text, rect.width.into(), dots);
        }
        if let Some(value) = &line.value {
            let pad = value_column.saturating_sub(line.says.width());
            text = format!("{text}{}  {value}", " ".repeat(pad));
            // In a narrow window the value stays whole: it is what can change.
            if text.width() > rect.width.into() {
                let room = usize::from(rect.width).saturating_sub(value.width() + 3);
                let says = head(&line.says, room, dots);
                let pad = " ".repeat(room - says.width().min(room));
                text = format!("{sign}{says}{pad} {value}");
            }
        }
        buffer.set_stringn(rect.x, rect.y, text, rect.width.into(), style);
    }
    let place = Bottom {
        status,
        free: status,
        footer: Some(footer),
    };
    bottom::draw(app, sentences(app), place, buffer);
}

/// List, sentences and keys. What is asked may lie over the list, which does not
/// make room for it.
fn parts(app: &App, area: Rect) -> (Rect, Rect, Rect) {
    plain(area, bottom::rows(&sentences(app), area.width))
}

/// What a click on a cell means.
pub fn target(app: &App, area: Rect, column: u16, row: u16) -> Option<Target> {
    let (body, ..) = parts(app, area);
    let (_, lines, marked) = list(app);
    let (_, body) = share(&lines, body);
    rows(&lines, marked, body)
        .into_iter()
        .find(|(rect, _)| rect.contains((column, row).into()))
        .map(|(_, n)| Target::Entry(n))
}

/// Columns that the rows need.
fn width(lines: &[Line]) -> u16 {
    let value = lines.iter().filter_map(|line| line.value.as_ref());
    let value = value.map(|value| value.width() + 2).max().unwrap_or(0);
    let says = lines.iter().map(|line| line.says.width()).max();
    (says.unwrap_or(0) + value + 4) as u16
}

/// Columns between the board and the list.
const GAP: u16 = 3;

/// A board and the list beside it, where there is room for both; the list alone
/// otherwise.
fn share(lines: &[Line], body: Rect) -> (Option<Geometry>, Rect) {
    let width = width(lines);
    let Some(size) = body
        .width
        .checked_sub(width + GAP)
        .and_then(|room| choose_size(room, body.height))
        // The smallest board shows what is played and is no ornament.
        .filter(|&size| size > Size::Mini)
    else {
        return (None, body);
    };
    let left = body.x + (body.width - size.width() - GAP - width) / 2;
    let board = Rect {
        x: left,
        width: size.width(),
        ..body
    };
    let list = Rect {
        x: board.right() + GAP,
        width,
        ..body
    };
    (Some(Geometry::centred(size, board)), list)
}

/// What the board beside the list shows: what the marked row is about, the game
/// that can be gone on with, or a position to look at.
fn shown(app: &App) -> BoardView {
    if let Screen::List(collection, marked) = app.screen() {
        let exercise = collection.begin(*marked, app.progress());
        let setup = exercise.and_then(Exercise::setup);
        return setup.map_or_else(BoardView::default, |setup| {
            BoardView::of(setup.position.board())
        });
    }
    let running = app.table.as_ref().map(|table| &table.game);
    let game = running.or_else(|| app.found.first().map(|found| &found.record.game));
    match game {
        Some(game) => BoardView {
            last_move: game.moves().last().copied(),
            ..BoardView::of(game.position().board())
        },
        None => {
            let mill = PointSet::from([Point::A7, Point::D7, Point::G7]);
            let white = mill | PointSet::from([Point::B4, Point::F2]);
            let black = PointSet::from([Point::D6, Point::F4, Point::C3, Point::D2, Point::A1]);
            BoardView {
                mills: mill,
                ..BoardView::of(Board::new(white, black).unwrap_or_default())
            }
        }
    }
}

/// Where the rows lie, in the middle of the body; where there are more than
/// fit, those about the marked one.
fn rows(lines: &[Line], marked: usize, body: Rect) -> Vec<(Rect, usize)> {
    let width = width(lines).min(body.width);
    // Where not all fit, the title has its row above them all the same.
    let height = usize::from(body.height);
    let count = match height {
        6.. if lines.len() > height => height - 2,
        _ => lines.len().min(height),
    };
    let first = (marked + 1).saturating_sub(count).min(lines.len() - count);
    let x = body.x + (body.width - width) / 2;
    let above = if count < lines.len() {
        height - count
    } else {
        (height - count) / 2
    };
    let y = body.y + above as u16;
    (0..count)
        .map(|n| (Rect::new(x, y + n as u16, width, 1), first + n))
        .collect()
}

fn list(app: &App) -> (String, Vec<Line>, usize) {
    match app.screen() {
        Screen::NewGame(dialog) => {
            let title = app.text.say(match dialog.base {
                Some(_) => "new-game-on-title",
                None => "new-game-title",
            });
            let rows = dialog.rows().into_iter();
            let lines = rows.map(|row| dialog_line(app, dialog, row)).collect();
            (title, lines, dialog.place())
        }
        &Screen::List(collection, marked) => {
            let all = 0..collection.len();
            let lines = all.map(|n| list_line(app, collection, n)).collect();
            (list_title(app, collection), lines, marked)
        }
        _ => {
            let entries = app.entries();
            let marked = app.entry.min(entries.len() - 1);
            let lines = entries
                .into_iter()
                .map(|entry| Line::plain(said(app, entry)));
            (app.text.say("title"), lines.collect(), marked)
        }
    }
}

fn said(app: &App, entry: Entry) -> String {
    let id = match entry {
        Entry::GoOn => {
            return app
                .table
                .as_ref()
                .map_or_else(String::new, |t| go_on(app, &t.game));
        }
        Entry::TakeUp(n) => {
            return app
                .found
                .get(n)
                .map_or_else(String::new, |Found { record, .. }| go_on(app, &record.game));
        }
        Entry::NewGame => "start-new-game",
        Entry::Open => "start-open",
        Entry::Replay => "start-replay",
        Entry::Lessons => "lessons-title",
        Entry::Puzzles => "puzzles-title",
        Entry::Tables if app.library.making().is_some() => "start-tables-stop",
        Entry::Tables => "start-tables",
        Entry::Rules => "start-rules",
        Entry::Book => "start-book",
        Entry::Help => "start-help",
        Entry::Quit => "start-quit",
    };
    app.text.say(id)
}

fn go_on(app: &App, game: &crate::rules::Game) -> String {
    if game.outcome().is_some() {
        return app.text.say("start-over");
    }
    let black_began = usize::from(game.start().position.turn() == Side::Black);
    let number = (game.moves().len() + black_began) / 2 + 1;
    let who = sentence::side(&app.text, game.position().turn());
    app.text.say_with(
        "start-go-on",
        &[("number", number.into()), ("who", who.into())],
    )
}

/// The name of the collection, and how many of it are solved.
fn list_title(app: &App, collection: Collection) -> String {
    let title = app.text.say(match collection {
        Collection::Lessons => "lessons-title",
        Collection::Puzzles => "puzzles-title",
    });
    let (done, progress) = (collection.len(), app.progress());
    let solved = |n: &usize| collection.solved(*n, progress) == collection.exercises(*n).len();
    let solved = (0..collection.len()).filter(solved).count();
    format!("{title}  {solved}/{done}")
}

/// A lesson or puzzle with how much of it is solved.
fn list_line(app: &App, collection: Collection, n: usize) -> Line {
    let exercises = collection.exercises(n);
    let solved = collection.solved(n, app.progress());
    let kind = exercises.first().map(|exercise| exercise.kind(&app.text));
    let done = app.options.theme.glyphs.pick("✓", "+");
    let sign = if solved == exercises.len() { done } else { " " };
    Line {
        says: format!("{:>2}. {}", n + 1, kind.unwrap_or_default()),
        value: Some(match collection {
            Collection::Lessons => format!("{solved}/{} {sign}", exercises.len()),
            Collection::Puzzles => sign.to_owned(),
        }),
    }
}

fn dialog_line(app: &App, dialog: &NewGame, row: Row) -> Line {
    let on = |on: bool| app.text.say(if on { "value-on" } else { "value-off" });
    let (id, value) = match row {
        Row::Who(side) => (
            match side {
                Side::White => "row-white",
                Side::Black => "row-black",
            },
            Some(sentence::who(&app.text, dialog.seats[side.index()].who)),
        ),
        Row::Name(side) => {
            let name = sentence::name(&dialog.seats[side.index()].name);
            let sign = if dialog.row() == row { "_" } else { "" };
            let id = match side {
                Side::White => "row-name-white",
                Side::Black => "row-name-black",
            };
            (id, Some(format!("{name}{sign}")))
        }
        Row::Flying => ("row-flying", Some(on(dialog.rules.flying))),
        Row::QuietLimit => (
            "row-quiet-limit",
            Some(match dialog.rules.quiet_limit {
                Some(limit) => app
                    .text
                    .say_with("value-quiet-limit", &[("count", Value::from(limit.get()))]),
                None => app.text.say("value-never"),
            }),
        ),
        Row::Repetition => ("row-repetition", Some(on(dialog.rules.repetition))),
        Row::Clock => (
            "row-clock",
            Some(match dialog.clock {
                Some(control) => control.to_string(),
                None => app.text.say("value-no-clock"),
            }),
        ),
        Row::Assistance => (
            "row-assistance",
            Some(app.text.say(match dialog.assistance {
                [false, false] => "value-nobody",
                [true, false] => "value-white",
                [false, true] => "value-black",
                [true, true] => "value-both",
            })),
        ),
        Row::Begin => ("row-begin", None),
    };
    let arrows = !matches!(row, Row::Name(_));
    Line {
        says: app.text.say(id),
        value: value.map(|value| {
            if arrows {
                format!("< {value} >")
            } else {
                value
            }
        }),
    }
}

/// What is said below the list.
pub(super) fn sentences(app: &App) -> Vec<bottom::Sentence> {
    if let Some(message) = &app.message {
        return vec![(Role::Notice, sentence::message(app, message))];
    }
    let warnings = app.warnings.iter().map(|unreadable| {
        let path = sentence::clean(&unreadable.path.display().to_string());
        let said = app.text.say_with(
            "save-unreadable",
            &[
                ("path", path.into()),
                ("reason", unreadable.reason.line(&app.text).into()),
            ],
        );
        (Role::Refusal, said)
    });
    let making = sentence::making(app).map(|said| (Role::Notice, said));
    match app.screen() {
        Screen::List(collection, marked) => {
            let exercise = collection.begin(*marked, app.progress());
            let about = exercise.map(|exercise| (Role::Status, exercise.about(&app.text)));
            about.into_iter().collect()
        }
        Screen::Start => {
            let settings = app.options.settings.notice(&app.text);
            let settings = settings.map(|said| (Role::Refusal, said));
            settings.into_iter().chain(warnings).chain(making).collect()
        }
        Screen::NewGame(dialog) if app.perfect_lacks(&dialog.seats, dialog.rules) => {
            let offer = making.or_else(|| Some((Role::Notice, sentence::offer(app)?)));
            let lacks = (Role::Notice, sentence::perfect_lacks(app));
            std::iter::once(lacks).chain(offer).collect()
        }
        _ => making.into_iter().collect(),
    }
}
