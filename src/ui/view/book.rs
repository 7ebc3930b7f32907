//! The rule book on the screen: its contents, and a chapter with its boards as
//! they are drawn in a game. Where animations are on, a board of several frames
//! moves; where they are off, its frames stand side by side.

use super::animation::Animation;
use super::board::{BoardView, Size, choose_size};
use super::table::closed_by;
use crate::rules::PointSet;
use crate::ui::app::App;
use crate::ui::book::{Book, Chapter, Frame, GAP, Line, LineKind, push, side_by_side};
use crate::ui::theme::Role;
use crate::ui::wrap::wrap;
use ratatui::layout::Rect;
use std::time::Duration;

/// How long a frame of a moving board is shown.
const STEP: Duration = Duration::from_millis(3000);

/// Rows that a page keeps for what is said under a board.
const CAPTIONS: u16 = 7;

/// A board among the lines of a page.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The line of its first row.
    pub line: usize,
    /// Its first column.
    pub column: u16,
    /// How large it is.
    pub size: Size,
    /// What it shows.
    pub view: BoardView,
}

/// The contents in lines, one a chapter, the marked one selected.
pub fn contents(app: &App, marked: usize) -> Vec<Vec<(Role, String)>> {
    let chapters = Book::of(app.text.language()).chapters.iter();
    let line = |(n, chapter): (usize, &Chapter)| {
        let sign = if n == marked { ">" } else { " " };
        let role = |role| if n == marked { Role::Selected } else { role };
        vec![
            (role(Role::Key), format!("{sign}{:>3}. ", n + 1)),
            (role(Role::Text), format!("{} ", chapter.title)),
        ]
    };
    chapters.enumerate().map(line).collect()
}

/// A chapter in lines, and the boards among them.
pub fn chapter(app: &App, n: usize, body: Rect) -> (Vec<Vec<(Role, String)>>, Vec<Placed>) {
    let Some(chapter) = Book::of(app.text.language()).chapters.get(n) else {
        return (Vec::new(), Vec::new());
    };
    let numbered = Chapter {
        title: format!("{}. {}", n + 1, chapter.title),
        ..chapter.clone()
    };
    let mut boards = Vec::new();
    let lines = numbered.lines_with(body.width.into(), |frames, width, lines| {
        match app.read_for().filter(|_| frames.len() > 1) {
            Some(elapsed) => moving(frames, elapsed, width, body, lines, &mut boards),
            None => standing(frames, width, lines, &mut boards),
        }
    });
    let styled = |line: Line| {
        let role = match line.kind {
            LineKind::Heading => Role::Title,
            LineKind::Question => Role::Key,
            LineKind::Caption => Role::Quiet,
            LineKind::Current => Role::Status,
            LineKind::Text | LineKind::Board => Role::Text,
        };
        vec![(role, line.text)]
    };
    (lines.into_iter().map(styled).collect(), boards)
}

/// The size of a board that stands still: one that leaves room for the text, and
/// the smallest also where the window has no room for that.
fn small(width: usize) -> Size {
    if width >= Size::Tiny.width().into() {
        Size::Tiny
    } else {
        Size::Mini
    }
}

fn room(lines: &mut Vec<Line>, size: Size) {
    let blank = std::iter::repeat_n(String::new(), size.height().into());
    push(lines, LineKind::Board, blank);
}

/// One board for all frames, with all that is said of them; what is said of the
/// frame shown is marked.
fn moving(
    frames: &[Frame],
    elapsed: Duration,
    width: usize,
    body: Rect,
    lines: &mut Vec<Line>,
    boards: &mut Vec<Placed>,
) {
    let size = choose_size(width as u16, body.height.saturating_sub(CAPTIONS));
    let size = size.unwrap_or(small(width)).min(Size::Large);
    let (shown, view) = now(frames, elapsed);
    boards.push(Placed {
        line: lines.len(),
        column: 0,
        size,
        view,
    });
    room(lines, size);
    for (n, frame) in frames.iter().enumerate() {
        let kind = if n == shown {
            LineKind::Current
        } else {
            LineKind::Caption
        };
        let wrapped = wrap(&frame.caption, width - 2);
        let signs = [if n == shown { "> " } else { "  " }];
        let signs = signs.into_iter().chain(std::iter::repeat("  "));
        let caption = std::iter::zip(signs, wrapped).map(|(sign, line)| sign.to_owned() + &line);
        push(lines, kind, caption);
    }
}

/// A board for each frame, side by side as far as there is room.
fn standing(frames: &[Frame], width: usize, lines: &mut Vec<Line>, boards: &mut Vec<Placed>) {
    let size = small(width);
    let column = usize::from(size.width());
    let columns = ((width + GAP) / (column + GAP)).max(1);
    let mut before = None;
    for row in frames.chunks(columns) {
        if before.is_some() {
            push(lines, LineKind::Text, [String::new()]);
        }
        for (n, frame) in row.iter().enumerate() {
            boards.push(Placed {
                line: lines.len(),
                column: (n * (column + GAP)) as u16,
                size,
                view: view(before, frame),
            });
            before = Some(frame);
        }
        room(lines, size);
        let said = if row.len() == 1 { width } else { column };
        let captions = row.iter().map(|frame| wrap(&frame.caption, said));
        let captions = side_by_side(captions.collect(), said);
        push(lines, LineKind::Caption, captions);
    }
}

/// What a frame shows in the end.
fn view(before: Option<&Frame>, frame: &Frame) -> BoardView {
    let picture = frame.picture;
    let board = picture.setup.position.board();
    let mills = match (before, picture.last) {
        (Some(before), Some(mv)) => closed_by(before.picture.setup.position, mv),
        _ => PointSet::EMPTY,
    };
    BoardView {
        last_move: picture.last,
        mills,
        picked: (picture.marks - board.empty()).first(),
        targets: picture.marks & board.empty(),
        ..BoardView::of(board)
    }
}

/// The frame of a moving board after so long, and what it shows just then.
fn now(frames: &[Frame], elapsed: Duration) -> (usize, BoardView) {
    let steps = elapsed.as_millis() / STEP.as_millis();
    let shown = (steps % frames.len() as u128) as usize;
    let frame = &frames[shown];
    let before = shown.checked_sub(1).map(|n| &frames[n]);
    let end = view(before, frame);
    let moved = before.zip(frame.picture.last).and_then(|(_, mv)| {
        let side = !frame.picture.setup.position.turn();
        Animation { mv, side }.frame(&end, since(elapsed))
    });
    (shown, moved.unwrap_or(end))
}

/// How long the frame has been shown.
fn since(elapsed: Duration) -> Duration {
    Duration::from_millis((elapsed.as_millis() % STEP.as_millis()) as u64)
}

/// After how long a moving board looks different next.
pub fn next_change(elapsed: Duration) -> Duration {
    let since = since(elapsed);
    elapsed
        + if since < Animation::TRAVEL + Animation::REMOVAL {
            Animation::FRAME
        } else {
            STEP - since
        }
}
