//! Pages that are read: keys, rules in force, reports.

use super::board::{Geometry, legend};
use super::book::{self, Placed};
use super::bottom::Bottom;
use super::layout::wrap;
use super::{Target, bottom, layout, sentence};
use crate::ui::app::{App, Page, Screen};
use crate::ui::keymap::{self, Binding, Focus};
use crate::ui::review_lines;
use crate::ui::theme::Role;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// A line of a page, in spans.
type Line = Vec<(Role, String)>;

/// Draws a page from the line `top` on.
pub fn draw(app: &App, page: &Page, top: usize, area: Rect, buffer: &mut Buffer) {
    let theme = &app.options.theme;
    let (lines, boards) = sheet(app, page, area);
    let body = body(area);
    let top = top.min(lines.len().saturating_sub(body.height.into()));
    for (line, row) in lines[top..].iter().zip(body.rows()) {
        let mut x = row.x;
        for (role, text) in line {
            let room = row.right().saturating_sub(x);
            // A report is not wrapped, and in a narrow window titles are longer.
            let text = layout::head(text, room.into(), theme.glyphs.pick("…", "..."));
            (x, _) = buffer.set_stringn(x, row.y, text, room.into(), theme.style(*role));
        }
    }
    for board in boards {
        draw_board(app, &board, top, body, buffer);
    }
    if body.height < area.height {
        let (_, _, footer) = layout::plain(area, 0);
        let nothing = Rect::new(area.x, footer.y, area.width, 0);
        let place = Bottom {
            status: nothing,
            free: nothing,
            footer: Some(footer),
        };
        bottom::draw(app, Vec::new(), place, buffer);
    }
}

/// How many lines a page has, and how many are shown at once.
pub fn extent(app: &App, page: &Page, area: Rect) -> (usize, usize) {
    (sheet(app, page, area).0.len(), body(area).height.into())
}

/// What a click on a row means.
pub fn target(app: &App, page: &Page, top: usize, area: Rect, row: u16) -> Option<Target> {
    let body = body(area);
    if !(body.top()..body.bottom()).contains(&row) {
        return None;
    }
    let line = usize::from(row - body.y) + top;
    match page {
        Page::Contents(marked) => {
            let entries = book::contents(app, *marked).len();
            let first = sheet(app, page, area).0.len() - entries;
            let entry = line.checked_sub(first)?;
            (entry < entries).then_some(Target::Entry(entry))
        }
        Page::Review(_) => {
            // Where no entry is chosen, their lines are those of plain text.
            let (lines, entries) = review(app, usize::MAX, area.width);
            let (role, _) = lines.get(line)?.first()?;
            let entry = entries.iter().rposition(|&(first, _)| first <= line)?;
            (*role == Role::Text).then_some(Target::Entry(entry))
        }
        _ => None,
    }
}

/// Draws the rows of a board that are on the page.
fn draw_board(app: &App, placed: &Placed, top: usize, body: Rect, buffer: &mut Buffer) {
    let size = placed.size;
    let area = Rect::new(0, 0, size.width(), size.height());
    let mut drawn = Buffer::empty(area);
    let theme = &app.options.theme;
    drawn.set_style(area, theme.style(Role::Text));
    let geometry = Geometry::centred(size, area);
    placed.view.render(geometry, theme, &mut drawn);
    for at in area.positions() {
        let row = (placed.line + usize::from(at.y)).checked_sub(top);
        let column = body.x + placed.column + at.x;
        if let Some(row) = row.filter(|&row| row < body.height.into())
            && column < body.right()
            && let Some(cell) = buffer.cell_mut((column, body.y + row as u16))
        {
            *cell = drawn[at].clone();
        }
    }
}

/// All rows but the last, which has the keys; in a window of a row or two the
/// page has all.
fn body(area: Rect) -> Rect {
    Rect {
        height: if area.height > 2 {
            area.height - 1
        } else {
            area.height
        },
        ..area
    }
}

/// The lines of a page, and the boards among them.
fn sheet(app: &App, page: &Page, area: Rect) -> (Vec<Line>, Vec<Placed>) {
    match page {
        Page::Chapter(n) => book::chapter(app, *n, body(area)),
        _ => (lines(app, page, area.width), Vec::new()),
    }
}

fn lines(app: &App, page: &Page, width: u16) -> Vec<Line> {
    match page {
        Page::Keys(focus) => keys(app, *focus, width),
        Page::Rules => rules(app, width),
        Page::Contents(marked) => {
            let mut lines = vec![title(app, "book-title"), Vec::new()];
            lines.extend(book::contents(app, *marked));
            lines
        }
        Page::Chapter(_) => Vec::new(),
        Page::Said => said(app, width),
        Page::Review(chosen) => review(app, *chosen, width).0,
        Page::Report(report) => {
            let mut lines = vec![title(app, "page-report"), Vec::new()];
            // Not wrapped: the caret stands under what it means.
            lines.extend(
                report
                    .lines()
                    .map(|line| vec![(Role::Text, line.to_owned())]),
            );
            lines
        }
    }
}

/// All that the screen says below the board or list, each sentence apart.
fn said(app: &App, width: u16) -> Vec<Line> {
    let mut lines = Vec::new();
    for (role, sentence) in super::sentences(app) {
        let wrapped = wrap(&sentence, width.min(72));
        lines.extend(wrapped.into_iter().map(|line| vec![(role, line)]));
        lines.push(Vec::new());
    }
    lines
}

/// The review of the game in the replay, and its entries: the line of each, and
/// the ply before which it happened.
pub fn review(app: &App, chosen: usize, width: u16) -> (Vec<Line>, Vec<(usize, usize)>) {
    let Screen::Replay(replay) = app.screen() else {
        return (Vec::new(), Vec::new());
    };
    let mut lines = vec![title(app, "review-title")];
    let Some(review) = &replay.review else {
        let thinking = sentence::pick(app, "review-thinking", "review-thinking-ascii");
        lines.push(vec![(Role::Quiet, app.text.say(thinking))]);
        return (lines, Vec::new());
    };
    let mut entries = Vec::new();
    for part in review_lines::parts(review, &app.text, app.options.theme.glyphs, width.into()) {
        let mut role = match part.ply {
            Some(_) => Role::Text,
            None => Role::Quiet,
        };
        if let Some(ply) = part.ply {
            if entries.len() == chosen {
                role = Role::Selected;
            }
            entries.push((lines.len(), ply));
        }
        lines.extend(part.lines.into_iter().map(|line| vec![(role, line)]));
    }
    (lines, entries)
}

fn title(app: &App, id: &str) -> Line {
    vec![(Role::Title, app.text.say(id))]
}

/// The keys of a screen first, then those of the others.
fn keys(app: &App, focus: Focus, width: u16) -> Vec<Line> {
    let mut sections: Vec<(&str, &[Binding])> = keymap::sections().into();
    let here = sections
        .iter()
        .position(|(_, bindings)| std::ptr::eq(*bindings, keymap::bindings(focus)));
    match here {
        Some(here) => sections[..=here].rotate_right(1),
        None if focus == Focus::NewGame => {
            sections.insert(0, ("keys-new-game", keymap::bindings(focus)));
        }
        None if focus == Focus::List => {
            sections.insert(0, ("keys-list", keymap::bindings(focus)));
        }
        None => {}
    }
    let ascii = app.options.theme.glyphs.pick(false, true);
    let label = |binding: &Binding| {
        let keys = app.options.keys.of(binding).iter();
        let keys = keys.map(|key| key.label(ascii));
        keys.collect::<Vec<_>>().join(" ")
    };
    let all = sections.iter().flat_map(|(_, bindings)| bindings.iter());
    let column = all.map(|binding| label(binding).width()).max().unwrap_or(0);
    let column = column.min(usize::from(width) / 3);
    let mut lines = Vec::new();
    for (n, (heading, bindings)) in sections.into_iter().enumerate() {
        if n == 1 {
            lines.extend(marks(app, width));
        }
        let heading = wrap(&app.text.say(heading), width);
        lines.extend(heading.into_iter().map(|line| vec![(Role::Title, line)]));
        for binding in bindings {
            // The ten keys of one command are told once.
            if matches!(binding.command, crate::ui::action::Command::Tenth(1..)) {
                continue;
            }
            // Where there is no game, nothing goes back to it.
            if binding.says == "key-to-game" && app.table.is_none() {
                continue;
            }
            let mut key = label(binding);
            if binding.command == crate::ui::action::Command::Tenth(0) {
                key = "0-9".to_owned();
            }
            let pad = " ".repeat((column + 2).saturating_sub(key.width()).max(2));
            let indent = 2 + key.width() + pad.width();
            let room = width.saturating_sub(indent as u16).max(1);
            let mut said = wrap(&app.text.say(binding.says), room).into_iter();
            lines.push(vec![
                (Role::Key, format!("  {key}")),
                (
                    Role::KeyHint,
                    format!("{pad}{}", said.next().unwrap_or_default()),
                ),
            ]);
            lines.extend(said.map(|rest| {
                let indented = format!("{}{rest}", " ".repeat(indent));
                vec![(Role::KeyHint, indented)]
            }));
        }
        lines.push(Vec::new());
    }
    lines
}

fn marks(app: &App, width: u16) -> Vec<Line> {
    let mut lines = vec![title(app, "page-legend")];
    for legend in legend(app.options.theme.glyphs) {
        let sample = legend.sample.concat();
        let indent = 4 + sample.width();
        let room = width.saturating_sub(indent as u16).max(1);
        let mut said = wrap(&app.text.say(legend.message), room).into_iter();
        lines.push(vec![
            (Role::Text, "  ".to_owned()),
            (legend.role, sample),
            (Role::Text, format!("  {}", said.next().unwrap_or_default())),
        ]);
        lines.extend(said.map(|rest| {
            let indented = format!("{}{rest}", " ".repeat(indent));
            vec![(Role::Text, indented)]
        }));
    }
    lines.push(Vec::new());
    lines
}

fn rules(app: &App, width: u16) -> Vec<Line> {
    let rules = match &app.table {
        Some(table) => table.game.rules(),
        None => app.options.rules,
    };
    let pick = |on: bool, yes, no| app.text.say(if on { yes } else { no });
    let limit = match rules.quiet_limit {
        Some(limit) => app
            .text
            .say_with("rules-quiet-limit", &[("count", limit.get().into())]),
        None => app.text.say("rules-quiet-limit-off"),
    };
    let mut sentences = vec![
        app.text.say("rules-placing"),
        app.text.say("rules-moving"),
        pick(rules.flying, "rules-flying-on", "rules-flying-off"),
        app.text.say("rules-mill"),
        app.text.say("rules-end"),
        pick(
            rules.repetition,
            "rules-repetition-on",
            "rules-repetition-off",
        ),
        limit,
    ];
    let clock = app.table.as_ref().and_then(|table| table.clock.as_ref());
    if let Some(clock) = clock {
        sentences.push(sentence::clock(&app.text, clock.control()));
    }
    let mut lines = vec![title(app, "rules-title"), Vec::new()];
    for sentence in sentences {
        let wrapped = wrap(&sentence, width.min(72));
        lines.extend(wrapped.into_iter().map(|line| vec![(Role::Text, line)]));
        lines.push(Vec::new());
    }
    lines
}
