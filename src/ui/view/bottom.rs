//! The last rows of a screen: what is to be done, what is asked, and the keys
//! that work now.

use super::layout::{head, tail, wrap};
use super::sentence;
use crate::rules::Side;
use crate::ui::action::{Command, Purpose};
use crate::ui::app::{App, Overlay, Prompt, Question, Stage, Wish};
use crate::ui::keymap;
use crate::ui::text::Value;
use crate::ui::theme::Role;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};
use unicode_width::UnicodeWidthStr;

/// A sentence and what it is.
pub type Sentence = (Role, String);

/// Where sentences and keys lie.
#[derive(Clone, Copy, Debug)]
pub struct Bottom {
    /// The rows that the sentences have in any case.
    pub status: Rect,
    /// Those rows with the empty ones above them.
    pub free: Rect,
    /// The keys.
    pub footer: Option<Rect>,
}

/// How many rows the sentences need.
#[must_use]
pub fn rows(sentences: &[Sentence], width: u16) -> usize {
    let rows = |(_, sentence): &Sentence| wrap(sentence, width).len();
    sentences.iter().map(rows).sum()
}

/// Draws the sentences and the keys; a question or a line to be written takes
/// the place of the sentences. Where they need more rows than they have, they
/// take the empty ones above, and a question, which waits for its answer, also
/// what it is not about.
pub fn draw(app: &App, sentences: Vec<Sentence>, place: Bottom, buffer: &mut Buffer) {
    let width = place.status.width;
    let (sentences, free) = match &app.overlay {
        Some(Overlay::Question(question)) => {
            let all = Rect::new(place.free.x, 0, width, place.free.bottom());
            (vec![(Role::Status, asked(app, question))], all)
        }
        Some(Overlay::Prompt(prompt)) => {
            let prompted = prompted(app, prompt, width);
            (vec![(Role::Input, prompted)], place.free)
        }
        _ => (sentences, place.free),
    };
    let rows = rows(&sentences, width).min(free.height.into()) as u16;
    let mut status = place.status;
    if rows > status.height {
        status = Rect::new(status.x, free.bottom() - rows, width, rows);
        Clear.render(status, buffer);
        buffer.set_style(status, app.options.theme.style(Role::Text));
    }
    if let Some(Overlay::Prompt(prompt)) = &app.overlay {
        choices(app, prompt, status, buffer);
    }
    let whole = draw_sentences(app, &sentences, status, buffer);
    if let Some(footer) = place.footer {
        draw_footer(app, footer, whole, buffer);
    }
}

/// Draws as many of the sentences as there is room for, and returns whether all
/// of them are. Where there is too little, the last ones, which answer the last
/// key, go before the first; those that do not fit even so leave it a row if
/// there are two, and what is cut ends in dots.
fn draw_sentences(app: &App, sentences: &[Sentence], area: Rect, buffer: &mut Buffer) -> bool {
    let dots = app.options.theme.glyphs.pick("…", "...");
    let fitted = |sentences: &[Sentence], rows: usize| {
        let lines = |(role, sentence): &Sentence| {
            let role = *role;
            let lines = wrap(sentence, area.width);
            lines.into_iter().map(move |line| (role, line))
        };
        let mut all: Vec<(Role, String)> = sentences.iter().flat_map(lines).collect();
        if all.len() > rows {
            all.truncate(rows);
            if let Some((_, last)) = all.last_mut() {
                // Something follows, also where this line alone would fit.
                *last = cut(last, area.width.into(), dots);
            }
        }
        all
    };
    let room = usize::from(area.height);
    let whole = rows(sentences, area.width) <= room;
    let mut all = fitted(sentences, room);
    if let Some((first, rest)) = sentences.split_first()
        && !rest.is_empty()
        && !whole
    {
        let needed = rows(rest, area.width);
        let answers = fitted(
            rest,
            if needed <= room {
                needed
            } else {
                room.max(2) - 1
            },
        );
        all = fitted(std::slice::from_ref(first), room - answers.len());
        all.extend(answers);
    }
    for ((role, line), row) in all.into_iter().zip(area.rows()) {
        let style = app.options.theme.style(role);
        buffer.set_stringn(row.x, row.y, line, row.width.into(), style);
    }
    whole
}

/// A line with dots after it, for which whole words give way.
fn cut(line: &str, width: usize, dots: &str) -> String {
    let mut line = line.trim_end();
    while line.width() + dots.width() > width {
        match line.rsplit_once(' ') {
            Some((before, _)) => line = before,
            None => break,
        }
    }
    head(&format!("{line}{dots}"), width, dots)
}

/// The keys that do something now, as far as they fit; where the sentences are
/// not `whole`, the one that shows all of them first.
fn draw_footer(app: &App, area: Rect, whole: bool, buffer: &mut Buffer) {
    let theme = &app.options.theme;
    let ascii = theme.glyphs.pick(false, true);
    let mut x = area.x;
    let mut first = true;
    let everywhere = keymap::EVERYWHERE.iter();
    let read = everywhere
        .filter(|binding| binding.command == Command::ReadWhole && !whole && app.overlay.is_none());
    let here = keymap::bindings(app.focus()).iter();
    let solved = app.exercise.is_some() && app.stage == Stage::Solved;
    let here = here.filter(|binding| {
        let twice = solved && binding.says == "key-next-exercise";
        binding.footer && app.available(binding.command) && !twice
    });
    let keys: Vec<(Command, String, String)> = read
        .chain(here)
        .filter_map(|binding| {
            let key = app.options.keys.of(binding).first()?.label(ascii);
            let says = match binding.says {
                // Nothing is placed any more.
                "key-act" if solved => "key-next-exercise",
                says => says,
            };
            Some((binding.command, key, app.text.say(says)))
        })
        .collect();
    let width_of = |key: &str, says: &str| (key.width() + 1 + says.width()) as u16;
    // The help, which tells of all the others, keeps its place.
    let mut reserved = keys
        .iter()
        .find(|(command, ..)| *command == Command::Help)
        .map_or(0, |(_, key, says)| width_of(key, says) + 2);
    for (command, key, says) in keys {
        if command == Command::Help {
            reserved = 0;
        }
        let gap = if x == area.x { 0 } else { 2 };
        let mut says = says;
        // The first of the keys is told also where only its name has room.
        if first && width_of(&key, &says) + reserved > area.width {
            says.clear();
        }
        first = false;
        let width = match says.is_empty() {
            true => key.width() as u16,
            false => width_of(&key, &says),
        };
        if x + gap + width + reserved > area.right() {
            continue;
        }
        x += gap;
        let (after, _) = buffer.set_stringn(x, area.y, &key, usize::MAX, theme.style(Role::Key));
        x = after;
        if says.is_empty() {
            continue;
        }
        let (after, _) = buffer.set_stringn(
            after + 1,
            area.y,
            &says,
            usize::MAX,
            theme.style(Role::KeyHint),
        );
        x = after;
    }
}

fn asked(app: &App, question: &Question) -> String {
    let named = |side: Side| {
        let named = app
            .table
            .as_ref()
            .map(|t| sentence::player(&app.text, t.seat(side), side));
        Value::from(named.unwrap_or_default())
    };
    match question {
        Question::Resign(side) => app.text.say_with("ask-resign", &[("who", named(*side))]),
        Question::AgreeDraw(side) => app.text.say_with(
            "ask-draw",
            &[("who", named(*side)), ("other", named(!*side))],
        ),
        Question::Solve(_, needs) => sentence::ask_solve(app, *needs),
        Question::StopSolving => app.text.say("ask-stop-solving"),
        Question::Replace(path) => {
            let path = sentence::clean(&path.display().to_string());
            app.text.say_with("ask-replace", &[("path", path.into())])
        }
    }
}

/// The line being written, with the end of the text where it is too long.
fn prompted(app: &App, prompt: &Prompt, width: u16) -> String {
    let asks = app.text.say(match prompt.wish {
        Wish::SaveAs => "prompt-save-as",
        Wish::Open(Purpose::Play) => "prompt-open",
        Wish::Open(Purpose::Replay) => "prompt-replay",
        Wish::Jump => "prompt-jump",
    });
    let room = width.saturating_sub(asks.width() as u16 + 2);
    format!("{asks} {}_", tail(&sentence::clean(&prompt.text), room))
}

/// The kept games to choose from, above the line.
fn choices(app: &App, prompt: &Prompt, status: Rect, buffer: &mut Buffer) {
    let rows = prompt
        .choices
        .len()
        .min(10)
        .min(status.y.saturating_sub(1).into());
    if rows == 0 {
        return;
    }
    let theme = &app.options.theme;
    let top = status.y - rows as u16 - 1;
    let area = Rect::new(status.x, top, status.width, rows as u16 + 1);
    Clear.render(area, buffer);
    buffer.set_style(area, theme.style(Role::Text));
    let title = app.text.say("prompt-kept");
    let width = usize::from(area.width);
    buffer.set_stringn(area.x, area.y, title, width, theme.style(Role::Title));
    let chosen = prompt.chosen.unwrap_or(0);
    let first = chosen.saturating_sub(rows - 1);
    for (n, path) in prompt.choices.iter().enumerate().skip(first).take(rows) {
        let marked = prompt.chosen == Some(n);
        let name = path.file_name().unwrap_or(path.as_os_str());
        let sign = if marked { "> " } else { "  " };
        let line = format!("{sign}{}", sentence::clean(&name.to_string_lossy()));
        let role = if marked { Role::Selected } else { Role::Text };
        let y = area.y + 1 + (n - first) as u16;
        buffer.set_stringn(area.x, y, line, width, theme.style(role));
    }
}
