//! How things look: styles by what they mean, and the glyphs they are drawn
//! with.
//!
//! A view asks for the style of a [`Role`], never for a colour. Every mark has
//! a glyph or an attribute of its own as well, so that [`Palette::Mono`] loses
//! none of them.

mod color;
mod palette;

pub use color::{ColorChoice, Depth, use_color};
pub use palette::{Palette, UnknownPalette};

use crate::rules::Side;
use ratatui::style::Style;
use std::env;

/// What a cell of the screen means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(usize)]
pub enum Role {
    /// Plain text on the ground of the screen.
    Text,
    /// Text that may be overlooked.
    Quiet,
    /// The heading of a screen or a panel.
    Title,
    /// Rules and borders between panels.
    Border,
    /// The border of the panel that takes the keys.
    Focus,
    /// The chosen row of a list.
    Selected,
    /// The move of the list that led to the position shown.
    Current,
    /// The sentence that says who is to do what.
    Status,
    /// Why something was refused.
    Refusal,
    /// A turning point, announced once.
    Notice,
    /// How the game ended.
    Outcome,
    /// A key in the footer and in the help.
    Key,
    /// What the key does.
    KeyHint,
    /// What is being typed.
    Input,
    /// The name of White beside the board and in graphs.
    White,
    /// The name of Black beside the board and in graphs.
    Black,
    /// The surface of the board.
    Board,
    /// The edge of the board, in the large sizes.
    Frame,
    /// The lines of the board.
    Line,
    /// The letters and digits beside the board.
    Coordinate,
    /// A white stone: `fg` is what is engraved on it, `bg` its body.
    WhiteStone,
    /// A black stone: `fg` is what is engraved on it, `bg` its body.
    BlackStone,
    /// The rim of a white stone.
    WhiteRim,
    /// The rim of a black stone.
    BlackRim,
    /// The darker streaks in the wood of the board.
    Grain,
    /// A stone that is not there yet.
    Ghost,
    /// The point under the cursor.
    Cursor,
    /// The stone picked for moving.
    Picked,
    /// A point that may be chosen now.
    Target,
    /// Where the last move came from, went to, and took from.
    LastMove,
    /// A mill just closed.
    Mill,
    /// A stone that may be taken now.
    Removable,
    /// What a hint points at.
    Hint,
    /// The stones that a refusal names.
    Refused,
    /// Assistance: a mill can be closed here.
    Closing,
    /// Assistance: a stone that cannot move.
    Blocked,
    /// Assistance: a point where two lines cross.
    Crossing,
}

impl Role {
    /// The number of roles.
    pub const COUNT: usize = Role::Crossing as usize + 1;
}

/// The set of characters to draw with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Glyphs {
    /// Box-drawing lines, blocks and geometric shapes, each one cell wide.
    #[default]
    Unicode,
    /// Bytes 32 to 126 only.
    Ascii,
}

impl Glyphs {
    /// The set that the locale of the user's system can show: ASCII where it
    /// names another encoding than UTF-8.
    #[must_use]
    pub fn of_system() -> Glyphs {
        Glyphs::of_locale(
            ["LC_ALL", "LC_CTYPE", "LANG"]
                .into_iter()
                .filter_map(|name| env::var(name).ok())
                .find(|value| !value.is_empty())
                .as_deref(),
        )
    }

    /// As [`Glyphs::of_system`], for this locale. Nobody having set one says
    /// nothing about the terminal, and nearly all of them show UTF-8.
    #[must_use]
    pub fn of_locale(locale: Option<&str>) -> Glyphs {
        let Some(locale) = locale else {
            return Glyphs::Unicode;
        };
        let lower = locale.to_ascii_lowercase();
        let encoding = lower.split('@').next().and_then(|l| l.split_once('.'));
        match encoding {
            Some((_, "utf-8" | "utf8")) => Glyphs::Unicode,
            Some(_) => Glyphs::Ascii,
            None if lower == "c" || lower == "posix" => Glyphs::Ascii,
            None => Glyphs::Unicode,
        }
    }

    /// `unicode` or `ascii`, whichever this set is.
    #[must_use]
    pub const fn pick<T: Copy>(self, unicode: T, ascii: T) -> T {
        match self {
            Glyphs::Unicode => unicode,
            Glyphs::Ascii => ascii,
        }
    }

    /// A stone in one cell, for text beside the board.
    #[must_use]
    pub const fn stone(self, side: Side) -> &'static str {
        match side {
            Side::White => self.pick("○", "O"),
            Side::Black => self.pick("●", "X"),
        }
    }
}

/// Styles and glyphs together: all that a view needs to know about looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The palette that the styles come from.
    pub palette: Palette,
    /// The characters to draw with.
    pub glyphs: Glyphs,
    styles: [Style; Role::COUNT],
}

impl Theme {
    /// The looks of a palette, in the colours that the terminal can show.
    #[must_use]
    pub fn new(palette: Palette, glyphs: Glyphs, depth: Depth) -> Theme {
        Theme {
            palette,
            glyphs,
            styles: palette.styles(depth),
        }
    }

    /// The style of a role.
    #[must_use]
    pub const fn style(&self, role: Role) -> Style {
        self.styles[role as usize]
    }

    /// The role of a side's stones on the board.
    #[must_use]
    pub const fn stone(&self, side: Side) -> Style {
        self.style(match side {
            Side::White => Role::WhiteStone,
            Side::Black => Role::BlackStone,
        })
    }

    /// A stone in one cell, to be drawn in the style [`Theme::stone`]: what is
    /// engraved on its body, or the stone itself where it has none.
    #[must_use]
    pub const fn stone_glyph(&self, side: Side) -> &'static str {
        match (self.glyphs, self.stone(side).bg, side) {
            (Glyphs::Unicode, Some(_), Side::White) => "○",
            (Glyphs::Unicode, Some(_), Side::Black) => "□",
            _ => self.glyphs.stone(side),
        }
    }

    /// The rim of a side's stones.
    #[must_use]
    pub const fn rim(&self, side: Side) -> Style {
        self.style(match side {
            Side::White => Role::WhiteRim,
            Side::Black => Role::BlackRim,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_decides_on_ascii() {
        for (locale, glyphs) in [
            (None, Glyphs::Unicode),
            (Some("C"), Glyphs::Ascii),
            (Some("POSIX"), Glyphs::Ascii),
            (Some("C.UTF-8"), Glyphs::Unicode),
            (Some("lt_LT.utf8"), Glyphs::Unicode),
            (Some("ru_RU.KOI8-R"), Glyphs::Ascii),
            (Some("hu_HU.ISO-8859-2@euro"), Glyphs::Ascii),
            (Some("et_EE.UTF-8@x"), Glyphs::Unicode),
            (Some("et_EE"), Glyphs::Unicode),
        ] {
            assert_eq!(Glyphs::of_locale(locale), glyphs, "{locale:?}");
        }
    }
}
