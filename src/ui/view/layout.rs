//! Where the parts of a screen lie in a window.

use super::board::{Geometry, Size, choose_size, smallest};
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// Columns and rows that a menu needs.
pub const MENU_NEEDS: (u16, u16) = (24, 6);

/// The narrowest panel beside the board, and the widest, in columns.
const PANEL: (u16, u16) = (24, 44);
/// The columns between board and panel.
const GAP: u16 = 2;
/// The rows of the players where there is no panel.
const STRIP: u16 = 2;
/// The most rows of sentences, and how many a comfortable window has.
const MOST_STATUS: u16 = 4;
const STATUS: u16 = 2;

/// Columns and rows that a board screen needs: the smallest board and a line.
#[must_use]
pub const fn board_needs() -> (u16, u16) {
    let (width, height) = smallest();
    (width, height + 1)
}

/// The parts of a board screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    /// The board.
    pub board: Geometry,
    /// Beside it: players and moves.
    pub panel: Option<Rect>,
    /// Above it, where there is no panel: the players.
    pub strip: Option<Rect>,
    /// Below it: what is to be done.
    pub status: Rect,
    /// Those rows with the empty ones above them, for when more is said.
    pub free: Rect,
    /// The last row: the keys.
    pub footer: Option<Rect>,
}

impl Places {
    /// The parts in a window; `None` where the smallest board does not fit.
    #[must_use]
    pub fn of(area: Rect) -> Option<Places> {
        let needs = board_needs();
        if area.width < needs.0 || area.height < needs.1 {
            return None;
        }
        // What is left when the smallest board has its rows: first a sentence,
        // then the keys, then more room for sentences.
        let spare = area.height - smallest().1;
        let footer = u16::from(spare >= 2);
        let status = (spare - footer).min(STATUS);
        let above = area.height - status - footer;
        let room_beside = area.width.checked_sub(PANEL.0 + GAP);
        let mut beside = room_beside.and_then(|width| choose_size(width, above));
        // Where there is no panel, the stones in hand come before a larger board.
        let with_strip = area
            .height
            .checked_sub(footer + STRIP + 1)
            .and_then(|height| {
                // Sentences of two rows come before a larger board as well.
                let roomy = choose_size(area.width, height.saturating_sub(STATUS - 1));
                roomy.or_else(|| choose_size(area.width, height))
            });
        // The smallest board is there for windows that have room for no other.
        if beside == Some(Size::Mini) && with_strip > beside {
            beside = None;
        }
        let size = match beside.or(with_strip) {
            Some(size) => size,
            None => choose_size(area.width, above)?,
        };
        let strip = if beside.is_none() && with_strip.is_some() {
            STRIP
        } else {
            0
        };
        let status = if beside.is_none() {
            (area.height - footer - strip - size.height()).min(MOST_STATUS)
        } else {
            status
        };
        let bottom = area.bottom() - footer;
        let status_area = Rect::new(area.x, bottom - status, area.width, status);
        let body = Rect::new(
            area.x,
            area.y + strip,
            area.width,
            area.height - strip - status - footer,
        );
        let (board_area, panel) = match beside {
            Some(size) => split(body, size),
            None => (body, None),
        };
        let board = Geometry::centred(size, board_area);
        let below = board.area().bottom();
        Some(Places {
            board,
            free: Rect::new(area.x, below, area.width, bottom - below),
            panel,
            strip: (strip > 0).then_some(Rect::new(area.x, area.y, area.width, strip)),
            status: status_area,
            footer: (footer > 0).then_some(Rect::new(area.x, bottom, area.width, 1)),
        })
    }
}

/// Board and panel side by side, in the middle of the body.
fn split(body: Rect, size: Size) -> (Rect, Option<Rect>) {
    let panel = (body.width - size.width() - GAP).min(PANEL.1);
    let used = size.width() + GAP + panel;
    let left = body.x + (body.width - used) / 2;
    let top = body.y + (body.height - size.height()) / 2;
    let board = Rect::new(left, top, size.width(), size.height());
    let panel = Rect::new(left + size.width() + GAP, top, panel, size.height());
    (board, Some(panel))
}

/// The parts of a screen without a board: body, sentences of so many rows, keys.
#[must_use]
pub fn plain(area: Rect, said: usize) -> (Rect, Rect, Rect) {
    let usual = (area.height / 5).clamp(1, STATUS);
    let most = (area.height / 3).max(usual);
    let status = (said.min(most.into()) as u16).max(usual);
    let body = Rect::new(area.x, area.y, area.width, area.height - status - 1);
    let sentences = Rect::new(area.x, body.bottom(), area.width, status);
    let keys = Rect::new(area.x, area.bottom() - 1, area.width, 1);
    (body, sentences, keys)
}

/// Text in lines of at most `width` cells, broken between words where that can
/// be done.
#[must_use]
pub fn wrap(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            let room = width.saturating_sub(line.width() + usize::from(!line.is_empty()));
            if word.width() <= room {
                if !line.is_empty() {
                    line.push(' ');
                }
                line.push_str(word);
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for c in word.chars() {
                if line.width() + c.to_string().width() > width && !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(c);
            }
        }
        lines.push(line);
    }
    lines
}

/// As much of the beginning of a text as fits into `width` cells, with `dots`
/// where something is cut off.
#[must_use]
pub fn head(text: &str, width: usize, dots: &str) -> String {
    let mut shown = text.to_owned();
    if text.width() > width {
        while !shown.is_empty() && shown.width() + dots.width() > width {
            shown.pop();
        }
        shown.push_str(dots);
    }
    shown
}

/// The end of a text that fits into `width` cells.
#[must_use]
pub fn tail(text: &str, width: u16) -> String {
    let mut rest = text;
    while rest.width() > width.into() {
        let mut chars = rest.chars();
        chars.next();
        rest = chars.as_str();
    }
    rest.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_kept_whole_where_they_fit() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("unbreakable", 4), ["unbr", "eaka", "ble"]);
        assert_eq!(wrap("a\n\nb", 3), ["a", "", "b"]);
        assert_eq!(wrap("", 3), [""]);
        assert_eq!(wrap("ab", 0), ["a", "b"]);
        assert_eq!(tail("long/path", 4), "path");
        assert_eq!(head("long/path", 5, "…"), "long…");
        assert_eq!(head("path", 4, "…"), "path");
    }

    #[test]
    fn parts_lie_within_the_window_and_apart() {
        for width in 1..=200 {
            for height in 1..=60 {
                let area = Rect::new(0, 0, width, height);
                let needs = board_needs();
                let fits = width >= needs.0 && height >= needs.1;
                let places = Places::of(area);
                assert_eq!(places.is_some(), fits, "{area:?}");
                let Some(places) = places else {
                    continue;
                };
                let parts: Vec<Rect> = [Some(places.board.area()), places.panel, places.strip]
                    .into_iter()
                    .chain([Some(places.status), places.footer])
                    .flatten()
                    .collect();
                for (n, part) in parts.iter().enumerate() {
                    assert_eq!(part.intersection(area), *part, "{area:?}");
                    for other in &parts[..n] {
                        assert!(
                            part.intersection(*other).is_empty(),
                            "{area:?} {part:?} {other:?}"
                        );
                    }
                }
                assert!(places.status.height >= 1);
                assert_eq!(places.free.intersection(places.status), places.status);
                for part in [Some(places.board.area()), places.panel, places.footer] {
                    let part = part.unwrap_or_default();
                    assert!(
                        part.intersection(places.free).is_empty(),
                        "{area:?} {part:?}"
                    );
                }
            }
        }
    }
}
