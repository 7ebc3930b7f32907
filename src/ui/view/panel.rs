//! Beside the board: the players with their stones, the bot's thoughts, the
//! moves.

use super::layout::wrap;
use super::moves::MoveList;
use super::sentence;
use crate::bot::{Progress, Score};
use crate::rules::{Phase, Position, Rules, Side};
use crate::ui::app::App;
use crate::ui::theme::Role;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// What the panel shows.
#[derive(Clone, Debug)]
pub struct Panel<'a> {
    /// What the players are called.
    pub names: [String; 2],
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
    /// How far the bot has come, where that is to be shown.
    pub progress: Option<&'a Progress>,
    /// What the position is worth for White, where that is to be shown.
    pub evaluation: Option<Option<Score>>,
    /// The moves.
    pub moves: MoveList<'a>,
}

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
            let mut line = self.name_line(app, side);
            line.extend([(Role::Text, " ".to_owned())]);
            line.extend(self.stones(app, side));
            draw_spans(app, &line, row, buffer);
        }
    }

    fn lines(&self, app: &App, area: Rect) -> Vec<Vec<(Role, String)>> {
        let mut lines: Vec<Vec<(Role, String)>> = Vec::new();
        for head in &self.head {
            for line in wrap(head, area.width).into_iter().take(2) {
                lines.push(vec![(Role::Title, line)]);
            }
        }
        for side in Side::ALL {
            lines.push(self.name_line(app, side));
            let mut stones = vec![(Role::Text, "  ".to_owned())];
            stones.extend(self.stones(app, side));
            lines.push(stones);
        }
        if let Some(score) = self.evaluation {
            lines.extend(evaluation(app, score, area.width));
        }
        let room = |lines: &Vec<_>| area.height.saturating_sub(lines.len() as u16) > LEAST_MOVES;
        if let Some(progress) = self.progress {
            for line in thoughts(app, progress, area.width) {
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

    fn name_line(&self, app: &App, side: Side) -> Vec<(Role, String)> {
        let turn = !self.over && self.position.turn() == side;
        let sign = if turn { "> " } else { "  " };
        let role = match side {
            Side::White => Role::White,
            Side::Black => Role::Black,
        };
        let (stone, glyph) = stone(app, side);
        vec![
            (Role::Status, sign.to_owned()),
            (stone, glyph.to_owned()),
            (role, format!(" {}", self.names[side.index()])),
        ]
    }

    /// The phase, the stones in hand and the stones taken.
    fn stones(&self, app: &App, side: Side) -> Vec<(Role, String)> {
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
        let mut spans = vec![(Role::Quiet, phase)];
        if hand > 0 {
            let (role, glyph) = stone(app, side);
            spans.push((Role::Text, " ".to_owned()));
            spans.push((role, glyph.repeat(hand)));
        }
        if taken > 0 {
            let (role, glyph) = stone(app, other);
            spans.push((Role::Quiet, format!(" {} ", app.text.say("taken"))));
            spans.push((role, glyph.repeat(taken)));
        }
        spans
    }
}

/// A stone as it lies beside the board.
fn stone(app: &App, side: Side) -> (Role, &'static str) {
    let role = match side {
        Side::White => Role::WhiteStone,
        Side::Black => Role::BlackStone,
    };
    (role, app.options.theme.stone_glyph(side))
}

fn draw_spans(app: &App, spans: &[(Role, String)], area: Rect, buffer: &mut Buffer) {
    let mut x = area.x;
    for (role, text) in spans {
        let room = area.right().saturating_sub(x);
        let style = app.options.theme.style(*role);
        (x, _) = buffer.set_stringn(x, area.y, text, room.into(), style);
    }
}

fn thoughts(app: &App, progress: &Progress, width: u16) -> Vec<String> {
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

/// A bar, White's share from the left, and what it says.
fn evaluation(app: &App, score: Option<Score>, width: u16) -> Vec<Vec<(Role, String)>> {
    let (share, said) = match score {
        None => (0.5, String::new()),
        Some(Score::Estimate(value)) => (
            1.0 / (1.0 + (-f64::from(value) / 150.0).exp()),
            app.text.say_with(
                "evaluation-estimate",
                &[("value", format!("{:+.2}", f64::from(value) / 100.0).into())],
            ),
        ),
        Some(Score::Win(plies)) => (1.0, wins(app, Side::White, plies)),
        Some(Score::Loss(plies)) => (0.0, wins(app, Side::Black, plies)),
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
        lines.push(vec![(Role::Text, said)]);
    }
    lines
}

fn wins(app: &App, side: Side, plies: u32) -> String {
    app.text.say_with(
        "evaluation-win",
        &[
            ("who", sentence::side(app, side).into()),
            ("plies", plies.into()),
        ],
    )
}
