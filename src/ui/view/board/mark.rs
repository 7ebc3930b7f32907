//! The marks on the points: which of them shows where several apply, and the
//! glyphs they are drawn with.

use super::BoardView;
use crate::rules::{Point, PointSet, geometry};
use crate::ui::theme::{Glyphs, Role};

/// A mark left and right of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Brackets {
    pub left: &'static str,
    pub right: &'static str,
    pub role: Role,
}

/// A mark in the place of an empty point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Centre {
    pub glyph: &'static str,
    pub role: Role,
}

/// One line of the legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Legend {
    /// The mark as it looks in the smallest size, up to three cells.
    pub sample: [&'static str; 3],
    /// The style of the mark.
    pub role: Role,
    /// The message that says what it means.
    pub message: &'static str,
}

pub(super) const fn cursor(glyphs: Glyphs) -> Brackets {
    brackets(glyphs, Role::Cursor, ["[", "]"], ["[", "]"])
}

const fn brackets(
    glyphs: Glyphs,
    role: Role,
    unicode: [&'static str; 2],
    ascii: [&'static str; 2],
) -> Brackets {
    let [left, right] = glyphs.pick(unicode, ascii);
    Brackets { left, right, role }
}

const fn refused(glyphs: Glyphs) -> Brackets {
    brackets(glyphs, Role::Refused, ["!", "!"], ["!", "!"])
}

const fn picked(glyphs: Glyphs) -> Brackets {
    brackets(glyphs, Role::Picked, ["«", "»"], ["<", ">"])
}

const fn removable(glyphs: Glyphs) -> Brackets {
    brackets(glyphs, Role::Removable, ["▸", "◂"], [">", "<"])
}

const fn hint(glyphs: Glyphs) -> Brackets {
    brackets(glyphs, Role::Hint, ["?", "?"], ["?", "?"])
}

const fn moved(glyphs: Glyphs) -> Brackets {
    brackets(glyphs, Role::LastMove, ["‹", "›"], ["(", ")"])
}

const fn blocked(glyphs: Glyphs) -> Brackets {
    brackets(glyphs, Role::Blocked, [":", ":"], [":", ":"])
}

/// Beside the stones of a mill in the sizes that draw no line between some of
/// them.
pub(super) const fn mill(glyphs: Glyphs) -> Brackets {
    brackets(glyphs, Role::Mill, ["┃", "┃"], ["#", "#"])
}

const fn centre(glyphs: Glyphs, role: Role, unicode: &'static str, ascii: &'static str) -> Centre {
    Centre {
        glyph: glyphs.pick(unicode, ascii),
        role,
    }
}

const fn target(glyphs: Glyphs) -> Centre {
    centre(glyphs, Role::Target, "◇", "*")
}

const fn closing(glyphs: Glyphs) -> Centre {
    centre(glyphs, Role::Closing, "◆", "%")
}

const fn left_from(glyphs: Glyphs) -> Centre {
    centre(glyphs, Role::LastMove, "∘", ".")
}

const fn taken(glyphs: Glyphs) -> Centre {
    centre(glyphs, Role::LastMove, "×", "~")
}

const fn crossing(glyphs: Glyphs) -> Centre {
    centre(glyphs, Role::Crossing, "╬", "&")
}

impl BoardView {
    /// Whether a mill just closed goes through the point along its file.
    pub(super) fn in_mill_along_file(&self, point: Point) -> bool {
        geometry::lines_through(point).into_iter().any(|line| {
            let same_file = |p: Point| p.file() == point.file();
            self.mills.contains_all(line) && line.into_iter().all(same_file)
        })
    }

    /// The mark left and right of a point, the cursor aside.
    pub(super) fn brackets(&self, point: Point, glyphs: Glyphs) -> Option<Brackets> {
        if self.refused.contains(point) {
            Some(refused(glyphs))
        } else if self.picked == Some(point) {
            Some(picked(glyphs))
        } else if self.removable.contains(point) {
            Some(removable(glyphs))
        } else if self.hint.contains(point) {
            Some(hint(glyphs))
        } else if self.last_move.is_some_and(|mv| mv.to == point) {
            Some(moved(glyphs))
        } else if self.blocked.contains(point) {
            Some(blocked(glyphs))
        } else {
            None
        }
    }

    /// The mark in the place of a point that is empty.
    pub(super) fn centre(&self, point: Point, glyphs: Glyphs) -> Option<Centre> {
        if self.closing.contains(point) {
            Some(closing(glyphs))
        } else if self.targets.contains(point) {
            Some(target(glyphs))
        } else if self.last_move.is_some_and(|mv| mv.removal == Some(point)) {
            Some(taken(glyphs))
        } else if self.last_move.is_some_and(|mv| mv.from == Some(point)) {
            Some(left_from(glyphs))
        } else if self.crossings.contains(point) {
            Some(crossing(glyphs))
        } else {
            None
        }
    }
}

/// The glyph of an empty point without a mark: the lines that meet there.
pub(super) fn junction(point: Point, glyphs: Glyphs) -> &'static str {
    if glyphs == Glyphs::Ascii {
        return "+";
    }
    let near = geometry::neighbours(point);
    let any = |test: &dyn Fn(Point) -> bool| near.into_iter().any(test);
    let (file, rank) = (point.file(), point.rank());
    let up = any(&|p| p.rank() > rank);
    let down = any(&|p| p.rank() < rank);
    let left = any(&|p| p.file() < file);
    let right = any(&|p| p.file() > file);
    match (up, down, left, right) {
        (false, true, false, true) => "┌",
        (false, true, true, false) => "┐",
        (true, false, false, true) => "└",
        (true, false, true, false) => "┘",
        (false, true, true, true) => "┬",
        (true, false, true, true) => "┴",
        (true, true, false, true) => "├",
        (true, true, true, false) => "┤",
        _ => "┼",
    }
}

/// What each mark means, for the help.
#[must_use]
pub fn legend(glyphs: Glyphs) -> Vec<Legend> {
    let around = |b: Brackets, message| Legend {
        sample: [b.left, " ", b.right],
        role: b.role,
        message,
    };
    let instead = |c: Centre, message| Legend {
        sample: [" ", c.glyph, " "],
        role: c.role,
        message,
    };
    let heavy = glyphs.pick("━", "=");
    vec![
        around(cursor(glyphs), "mark-cursor"),
        around(picked(glyphs), "mark-picked"),
        instead(target(glyphs), "mark-target"),
        around(removable(glyphs), "mark-removable"),
        around(moved(glyphs), "mark-moved"),
        instead(left_from(glyphs), "mark-left-from"),
        instead(taken(glyphs), "mark-taken"),
        Legend {
            sample: [heavy; 3],
            role: Role::Mill,
            message: "mark-mill",
        },
        around(refused(glyphs), "mark-refused"),
        around(hint(glyphs), "mark-hint"),
        instead(closing(glyphs), "mark-closing"),
        around(blocked(glyphs), "mark-blocked"),
        instead(crossing(glyphs), "mark-crossing"),
    ]
}

/// The points of all mill lines that `stones` fill, for [`BoardView::mills`].
#[must_use]
pub fn mill_points(stones: PointSet) -> PointSet {
    geometry::in_mills(stones)
}
