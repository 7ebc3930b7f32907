//! Beside the board: the players with their stones, the bot's thoughts, the
//! moves.

use super::layout::{head, wrap};
use super::moves::MoveList;
use crate::bot::{Progress, Score};
use crate::rules::{Phase, Position, Rules, Side};
use crate::ui::app::{App, Evaluation, Thoughts};
use crate::ui::theme::Role;
use crate::ui::{clock, hint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::time::Duration;
use unicode_width::UnicodeWidthStr;

/// What the panel shows.
#[derive(Clone, Debug)]
pub struct Panel<'a> {
    /// What the players are called.
    pub names: [String; 2],
    /// What the clock shows for them, if there is one.
    pub times: Option<[Duration; 2]>,
    /// What is shown on the board.
    pub position: Position,
    /// What the game began with.
    pub start: Position,
    /// The rules.
    pub rules: Rules,
    /// Whether the game is over.
    pub over: bool,
    /// Lines above the players.
    pub head: Vec<String>,
    /// What is explained, between the head and the players.
    pub about: Vec<(Role, String)>,
    /// What the bot thinks, where that is to be shown.
    pub thoughts: Option<&'a Thoughts>,
    /// What the position is worth, where that is to be shown.
    pub evaluation: Option<Evaluation>,
    /// The moves.
    pub moves: MoveList<'a>,
}

/// Rows of the players.
const PLAYERS: usize = 4;
/// Rows of the bot's thoughts.
const THOUGHTS: usize = 2;
/// Rows of the moves that other parts must leave.
const LEAST_MOVES: u16 = 3;

impl Panel<'_> {
    /// The rows of the moves. Everything else lies above them.
    pub fn moves_area(&self, app: &App, area: Rect) -> Rect {
        let above = (self.lines(app, area).len() as u16).min(area.height);
        Rect::new(area.x, area.y + above, area.width, area.height - above)
    }

    /// Draws the panel.
    pub fn draw(&self, app: &App, area: Rect, buffer: &mut Buffer) {
        for (line, row) in self.lines(app, area).iter().zip(area.rows()) {
            draw_spans(app, line, row, buffer);
        }
        let moves = self.moves_area(app, area);
        self.moves.draw(&app.options.theme, moves, buffer);
    }

    /// Draws the players alone, a row each.
    pub fn draw_strip(&self, app: &App, area: Rect, buffer: &mut Buffer) {
        for (side, row) in Side::ALL.into_iter().zip(area.rows()) {
            // A long name gives way to the stones.
            let shortest = width(&self.stones(app, side, 0));
            let room = usize::from(row.width).saturating_sub(shortest + 1);
            let mut line = self.name_line(app, side, room);
            line.extend([(Role::Text, " ".to_owned())]);
            let room = usize::from(row.width).saturating_sub(width(&line));
            line.extend(self.stones(app, side, room));
            draw_spans(app, &line, row, buffer);
        }
    }

    fn lines(&self, app: &App, area: Rect) -> Vec<Vec<Span>> {
        let mut lines: Vec<Vec<Span>> = Vec::new();
        for head in &self.head {
            for line in wrap(head, area.width).into_iter().take(2) {
                lines.push(vec![(Role::Title, line)]);
            }
        }
        for (role, about) in &self.about {
            let wrapped = wrap(about, area.width);
            lines.extend(wrapped.into_iter().map(|line| vec![(*role, line)]));
        }
        if !self.about.is_empty() && lines.len() + PLAYERS < area.height.into() {
            lines.push(Vec::new());
        }
        for side in Side::ALL {
            let room = usize::from(area.width);
            lines.push(self.name_line(app, side, room));
            let mut stones = vec![(Role::Text, "  ".to_owned())];
            stones.extend(self.stones(app, side, room.saturating_sub(2)));
            lines.push(stones);
        }
        if let Some(worth) = self.evaluation {
            lines.extend(evaluation(app, worth, area.width));
        }
        let room = |lines: &Vec<_>| area.height.saturating_sub(lines.len() as u16) > LEAST_MOVES;
        if let Some(found) = self.thoughts {
            for line in thoughts(app, found, area.width) {
                if room(&lines) {
                    lines.push(vec![(Role::Quiet, line)]);
                }
            }
        }
        if room(&lines) {
            lines.push(Vec::new());
        }
        lines
    }

    /// The turn, the clock and the name, in `room` cells where the name can be
    /// cut to that.
    fn name_line(&self, app: &App, side: Side, room: usize) -> Vec<Span> {
        let turn = !self.over && self.position.turn() == side;
        let sign = if turn { "> " } else { "  " };
        let role = match side {
            Side::White => Role::White,
            Side::Black => Role::Black,
        };
        let (stone, glyph) = stone(app, side);
        let mut line = vec![(Role::Status, sign.to_owned()), (stone, glyph.to_owned())];
        if let Some(times) = self.times {
            let role = if turn { Role::Status } else { Role::Quiet };
            line.push((role, format!(" {}", clock::shown(times[side.index()]))));
        }
        let dots = app.options.theme.glyphs.pick("…", "...");
        let room = room.saturating_sub(width(&line) + 1);
        let name = head(&self.names[side.index()], room, dots);
        line.push((role, format!(" {name}")));
        line
    }

    /// The times alone, each after a stone of its side, for a sentence where
    /// there is no other room; empty without a clock.
    pub fn times_in_words(&self, app: &App) -> String {
        let times = self.times.unwrap_or_default();
        let each = Side::ALL.map(|side| {
            let glyph = app.options.theme.glyphs.stone(side);
            format!("{glyph} {}  ", clock::shown(times[side.index()]))
        });
        self.times.map(|_| each.concat()).unwrap_or_default()
    }

    /// The phase, the stones in hand and the stones taken, said as briefly as is
    /// needed for `room` cells.
    fn stones(&self, app: &App, side: Side, room: usize) -> Vec<Span> {
        let all = Brevity::ALL.map(|brevity| self.stones_said(app, side, brevity));
        let [.., shortest] = &all;
        let fits = all.iter().find(|spans| width(spans) <= room);
        fits.unwrap_or(shortest).clone()
    }

    fn stones_said(&self, app: &App, side: Side, brevity: Brevity) -> Vec<Span> {
        let phase = app.text.say(match self.position.phase(side, self.rules) {
            Phase::Placing => "phase-placing",
            Phase::Moving => "phase-moving",
            Phase::Flying => "phase-flying",
        });
        let hand = self.position.in_hand(side).into();
        let other = !side;
        let taken = self
            .start
            .stones_left(other)
            .saturating_sub(self.position.stones_left(other))
            .into();
        let row = |count: usize, glyph: &str| match brevity {
            Brevity::Full | Brevity::Sign => glyph.repeat(count),
            Brevity::Count | Brevity::NoPhase => format!("{glyph}{count}"),
        };
        let word = match brevity {
            Brevity::Full => format!("{} ", app.text.say("taken")),
            _ => app.options.theme.glyphs.pick("×", "x").to_owned(),
        };
        let mut spans = Vec::new();
        if brevity != Brevity::NoPhase {
            spans.push((Role::Quiet, phase));
        }
        let gap = |spans: &[Span]| if spans.is_empty() { "" } else { " " };
        if hand > 0 {
            let (role, glyph) = stone(app, side);
            spans.push((Role::Text, gap(&spans).to_owned()));
            spans.push((role, row(hand, glyph)));
        }
        if taken > 0 {
            let (role, glyph) = stone(app, other);
            spans.push((Role::Quiet, format!("{}{word}", gap(&spans))));
            spans.push((role, row(taken, glyph)));
        }
        spans
    }
}

/// A part of a line.
type Span = (Role, String);

/// How stones are told of, the longest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Brevity {
    /// The phase, each stone, and a word before those that were taken.
    Full,
    /// A sign in place of the word.
    Sign,
    /// Numbers in place of the stones as well.
    Count,
    /// Nor the phase.
    NoPhase,
}

impl Brevity {
    const ALL: [Brevity; 4] = [
        Brevity::Full,
        Brevity::Sign,
        Brevity::Count,
        Brevity::NoPhase,
    ];
}

fn width(spans: &[Span]) -> usize {
    spans.iter().map(|(_, text)| text.width()).sum()
}

/// A stone as it lies beside the board.
fn stone(app: &App, side: Side) -> (Role, &'static str) {
    let role = match side {
        Side::White => Role::WhiteStone,
        Side::Black => Role::BlackStone,
    };
    (role, app.options.theme.stone_glyph(side))
}

fn draw_spans(app: &App, spans: &[Span], area: Rect, buffer: &mut Buffer) {
    let mut x = area.x;
    for (role, text) in spans {
        let room = area.right().saturating_sub(x);
        let style = app.options.theme.style(*role);
        (x, _) = buffer.set_stringn(x, area.y, text, room.into(), style);
    }
}

fn thoughts(app: &App, thoughts: &Thoughts, width: u16) -> Vec<String> {
    let known = thoughts.worth.map(|worth| {
        let worth = ("worth", hint::worth(worth, &app.text).into());
        app.text.say_with("thinking-tables", &[worth])
    });
    let mut lines: Vec<String> = known.iter().flat_map(|said| wrap(said, width)).collect();
    if let Some(progress) = &thoughts.progress {
        lines.extend(searched(app, progress, width));
    }
    lines
}

fn searched(app: &App, progress: &Progress, width: u16) -> Vec<String> {
    let line: Vec<String> = progress.line.iter().map(ToString::to_string).collect();
    let said = app.text.say_with(
        "thinking-line",
        &[
            ("depth", progress.depth.into()),
            ("nodes", progress.nodes.into()),
            ("line", line.join(" ").into()),
        ],
    );
    let mut lines = wrap(&said, width);
    lines.truncate(THOUGHTS);
    lines
}

/// A bar, White's share from the left, and what it says. A worth that is not
/// that of the position shown says nothing; it keeps the bar still until the
/// new one is known.
fn evaluation(app: &App, evaluation: Evaluation, width: u16) -> Vec<Vec<(Role, String)>> {
    let share = match evaluation.worth.map(|worth| worth.score) {
        None => 0.5,
        Some(Score::Estimate(value)) => 1.0 / (1.0 + (-f64::from(value) / 150.0).exp()),
        Some(Score::Win(_)) => 1.0,
        Some(Score::Loss(_)) => 0.0,
    };
    let said = match evaluation.worth {
        Some(worth) if evaluation.current => hint::worth(worth, &app.text),
        _ => String::new(),
    };
    let cells = usize::from(width.saturating_sub(2).min(20));
    let full = (share * cells as f64).round() as usize;
    let glyphs = app.options.theme.glyphs;
    let (white, black) = (glyphs.pick("█", "O"), glyphs.pick("░", "x"));
    let mut lines = vec![vec![
        (Role::Quiet, "[".to_owned()),
        (Role::White, white.repeat(full)),
        (Role::Black, black.repeat(cells - full)),
        (Role::Quiet, "]".to_owned()),
    ]];
    if cells + 2 + 1 + said.width() <= width.into() {
        lines[0].push((Role::Text, format!(" {said}")));
    } else {
        lines.extend(
            wrap(&said, width)
                .into_iter()
                .map(|line| vec![(Role::Text, line)]),
        );
    }
    lines
}
