//! What is drawn: pure functions of the state. Where a thing is drawn and where
//! the mouse finds it come from the same functions.

pub mod animation;
pub mod board;
pub(super) mod book;
mod bottom;
mod layout;
mod menu;
mod moves;
mod page;
mod panel;
pub(super) mod sentence;
mod table;

use crate::rules::Point;
use crate::ui::app::{App, Overlay, Page, Screen};
use crate::ui::theme::Role;
use layout::{MENU_NEEDS, Places};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// What a click means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A point of the board.
    Point(Point),
    /// An entry or row, counted from the top.
    Entry(usize),
    /// A move of the list: the ply after it.
    Ply(usize),
}

/// Draws the program.
pub fn render(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    draw(app, area, frame.buffer_mut());
}

/// Draws the program into a buffer.
pub fn draw(app: &App, area: Rect, buffer: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    buffer.set_style(area, app.options.theme.style(Role::Text));
    if let Some(Overlay::Page(page, top)) = &app.overlay {
        page::draw(app, page, *top, area, buffer);
        return;
    }
    match app.screen() {
        Screen::Start | Screen::NewGame(_) | Screen::List(..) => {
            let (width, height) = MENU_NEEDS;
            if area.width < width || area.height < height {
                too_small(app, MENU_NEEDS, area, buffer);
            } else {
                menu::draw(app, area, buffer);
            }
        }
        Screen::Game | Screen::Replay(_) => match Places::of(area) {
            Some(places) => table::draw(app, &places, buffer),
            None => too_small(app, layout::board_needs(), area, buffer),
        },
    }
}

/// What a click on a cell means; nothing where nothing can be clicked on.
#[must_use]
pub fn target(app: &App, column: u16, row: u16) -> Option<Target> {
    let area = Rect::new(0, 0, app.size.0, app.size.1);
    if let Some(Overlay::Page(page, top)) = &app.overlay {
        return page::target(app, page, *top, area, row);
    }
    if app.overlay.is_some() {
        return None;
    }
    match app.screen() {
        Screen::Start | Screen::NewGame(_) | Screen::List(..) => (area.width >= MENU_NEEDS.0
            && area.height >= MENU_NEEDS.1)
            .then(|| menu::target(app, area, column, row))
            .flatten(),
        Screen::Game | Screen::Replay(_) => {
            let places = Places::of(area)?;
            table::target(app, &places, column, row)
        }
    }
}

/// All that the screen says in sentences, whole.
fn sentences(app: &App) -> Vec<bottom::Sentence> {
    match app.screen() {
        Screen::Game | Screen::Replay(_) => table::sentences(app),
        Screen::Start | Screen::NewGame(_) | Screen::List(..) => menu::sentences(app),
    }
}

/// How many lines the page that is read has, and how many are shown at once.
#[must_use]
pub fn page_extent(app: &App) -> (usize, usize) {
    let area = Rect::new(0, 0, app.size.0, app.size.1);
    match &app.overlay {
        Some(Overlay::Page(page, _)) => page::extent(app, page, area),
        _ => (0, 0),
    }
}

/// The entries of the review shown: the line of each, and the ply before which
/// it happened.
pub fn review_entries(app: &App) -> Vec<(usize, usize)> {
    match &app.overlay {
        Some(Overlay::Page(Page::Review(_), _)) => page::review(app, usize::MAX, app.size.0).1,
        _ => Vec::new(),
    }
}

/// One sentence in place of everything: what is needed and what there is.
fn too_small(app: &App, needs: (u16, u16), area: Rect, buffer: &mut Buffer) {
    let said = app.text.say_with(
        sentence::pick(app, "too-small", "too-small-ascii"),
        &[
            ("need-width", needs.0.into()),
            ("need-height", needs.1.into()),
            ("width", area.width.into()),
            ("height", area.height.into()),
        ],
    );
    let style = app.options.theme.style(Role::Notice);
    for (line, row) in layout::wrap(&said, area.width).iter().zip(area.rows()) {
        buffer.set_stringn(row.x, row.y, line, row.width.into(), style);
    }
}
