//! The palettes: a style for each role.

use super::Role;
use super::color::Depth;
use ratatui::style::{Color, Modifier, Style};
use std::fmt;
use std::str::FromStr;

/// A set of styles that go together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Palette {
    /// The terminal's own sixteen colours on its own ground.
    #[default]
    Terminal,
    /// A light wooden board on paper.
    Light,
    /// A dark wooden board at night.
    Dark,
    /// As far apart as colours go.
    Contrast,
    /// The eight colours of Okabe and Ito, which people with any kind of
    /// colour vision can tell apart.
    Okabe,
    /// No colour at all.
    Mono,
}

impl Palette {
    /// All palettes, in the order in which a key goes round them.
    pub const ALL: [Palette; 6] = [
        Palette::Terminal,
        Palette::Light,
        Palette::Dark,
        Palette::Contrast,
        Palette::Okabe,
        Palette::Mono,
    ];

    /// The name, as `--theme` takes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Palette::Terminal => "terminal",
            Palette::Light => "light",
            Palette::Dark => "dark",
            Palette::Contrast => "contrast",
            Palette::Okabe => "okabe",
            Palette::Mono => "mono",
        }
    }

    /// The palette after this one; after the last comes the first.
    #[must_use]
    pub const fn next(self) -> Palette {
        Palette::ALL[(self as usize + 1) % Palette::ALL.len()]
    }

    pub(super) fn styles(self, depth: Depth) -> [Style; Role::COUNT] {
        let inks = match self {
            Palette::Terminal => Inks::terminal(),
            Palette::Mono => return mono(),
            Palette::Light => LIGHT.inks(depth),
            Palette::Dark => DARK.inks(depth),
            Palette::Contrast => CONTRAST.inks(depth),
            Palette::Okabe => OKABE.inks(depth),
        };
        inks.styles()
    }
}

impl fmt::Display for Palette {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that names none of the palettes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPalette(pub String);

impl fmt::Display for UnknownPalette {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown theme `{}`, known are", self.0)?;
        for (n, palette) in Palette::ALL.into_iter().enumerate() {
            write!(f, "{} {palette}", if n == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownPalette {}

impl FromStr for Palette {
    type Err = UnknownPalette;

    fn from_str(s: &str) -> Result<Palette, UnknownPalette> {
        Palette::ALL
            .into_iter()
            .find(|palette| palette.name() == s)
            .ok_or_else(|| UnknownPalette(s.to_owned()))
    }
}

/// The colours of a palette; styles are mixed from them.
struct Inks {
    ground: Color,
    text: Color,
    quiet: Color,
    /// Headings, keys, what is in focus.
    accent: Color,
    board: Color,
    frame: Color,
    line: Color,
    coordinate: Color,
    /// What is engraved on a white stone, its body, its rim.
    white: [Color; 3],
    black: [Color; 3],
    /// Streaks in the wood.
    grain: Color,
    cursor: Color,
    /// Picked stone and the points it may go to.
    target: Color,
    last: Color,
    mill: Color,
    /// Stones that may be taken, and refusals.
    danger: Color,
    hint: Color,
    assist: Color,
}

impl Inks {
    fn terminal() -> Inks {
        Inks {
            ground: Color::Reset,
            text: Color::Reset,
            quiet: Color::Reset,
            accent: Color::Cyan,
            board: Color::Reset,
            frame: Color::Reset,
            line: Color::Reset,
            coordinate: Color::Reset,
            white: [Color::Black, Color::White, Color::Gray],
            black: [Color::Gray, Color::Black, Color::DarkGray],
            grain: Color::Reset,
            cursor: Color::Cyan,
            target: Color::Green,
            last: Color::Magenta,
            mill: Color::Yellow,
            danger: Color::Red,
            hint: Color::Magenta,
            assist: Color::Blue,
        }
    }

    fn styles(&self) -> [Style; Role::COUNT] {
        let on = |ground: Color, ink: Color| Style::new().fg(ink).bg(ground);
        let text = |ink| on(self.ground, ink);
        // Marks take the ground of what they are drawn on.
        let mark = |ink: Color| Style::new().fg(ink).add_modifier(Modifier::BOLD);
        let quiet = if self.quiet == Color::Reset {
            text(self.quiet).add_modifier(Modifier::DIM)
        } else {
            text(self.quiet)
        };
        fill(|role| match role {
            Role::Text | Role::White | Role::Black | Role::KeyHint => text(self.text),
            Role::Quiet | Role::Border => quiet,
            Role::Title => text(self.accent).add_modifier(Modifier::BOLD),
            Role::Focus => text(self.accent),
            Role::Selected => text(self.accent).add_modifier(Modifier::REVERSED | Modifier::BOLD),
            Role::Current => text(self.text).add_modifier(Modifier::REVERSED),
            Role::Status | Role::Outcome => text(self.text).add_modifier(Modifier::BOLD),
            Role::Refusal => text(self.danger).add_modifier(Modifier::BOLD),
            Role::Notice => text(self.mill).add_modifier(Modifier::BOLD),
            Role::Key => text(self.accent).add_modifier(Modifier::BOLD),
            Role::Input => text(self.text).add_modifier(Modifier::UNDERLINED),
            Role::Board => on(self.board, self.line),
            Role::Frame => on(self.frame, self.coordinate),
            Role::Line => Style::new().fg(self.line),
            Role::Coordinate => Style::new().fg(self.coordinate),
            Role::WhiteStone => on(self.white[1], self.white[0]),
            Role::BlackStone => on(self.black[1], self.black[0]),
            Role::WhiteRim => Style::new().fg(self.white[2]),
            Role::BlackRim => Style::new().fg(self.black[2]),
            Role::Grain => Style::new().bg(self.grain),
            Role::Ghost => Style::new().fg(self.target),
            Role::Cursor => mark(self.cursor),
            Role::Picked | Role::Target => mark(self.target),
            Role::LastMove => mark(self.last),
            Role::Mill => mark(self.mill),
            Role::Removable | Role::Refused => mark(self.danger),
            Role::Hint => mark(self.hint),
            Role::Closing | Role::Blocked | Role::Crossing => mark(self.assist),
        })
    }
}

/// Attributes alone: with `NO_COLOR` a colour would reset them.
fn mono() -> [Style; Role::COUNT] {
    let plain = Style::new();
    fill(|role| match role {
        Role::Selected | Role::Current => plain.add_modifier(Modifier::REVERSED),
        Role::Title
        | Role::Status
        | Role::Refusal
        | Role::Notice
        | Role::Outcome
        | Role::Key
        | Role::Focus
        | Role::Cursor
        | Role::Picked
        | Role::Target
        | Role::LastMove
        | Role::Mill
        | Role::Removable
        | Role::Hint
        | Role::Refused
        | Role::Closing
        | Role::Blocked
        | Role::Crossing => plain.add_modifier(Modifier::BOLD),
        Role::Input => plain.add_modifier(Modifier::UNDERLINED),
        Role::Quiet | Role::Border | Role::Ghost => plain.add_modifier(Modifier::DIM),
        _ => plain,
    })
}

fn fill(style: impl Fn(Role) -> Style) -> [Style; Role::COUNT] {
    let mut styles = [Style::new(); Role::COUNT];
    for role in ALL_ROLES {
        styles[role as usize] = style(role);
    }
    styles
}

#[rustfmt::skip]
const ALL_ROLES: [Role; Role::COUNT] = [
    Role::Text, Role::Quiet, Role::Title, Role::Border, Role::Focus, Role::Selected,
    Role::Current, Role::Status, Role::Refusal, Role::Notice, Role::Outcome, Role::Key,
    Role::KeyHint, Role::Input, Role::White, Role::Black, Role::Board, Role::Frame,
    Role::Line, Role::Coordinate, Role::WhiteStone, Role::BlackStone, Role::WhiteRim,
    Role::BlackRim, Role::Grain, Role::Ghost,
    Role::Cursor, Role::Picked, Role::Target, Role::LastMove, Role::Mill, Role::Removable,
    Role::Hint, Role::Refused, Role::Closing, Role::Blocked, Role::Crossing,
];

/// Colours as `0xRRGGBB`, in the order of [`Inks`].
struct Paints {
    ground: u32,
    text: u32,
    quiet: u32,
    accent: u32,
    board: u32,
    frame: u32,
    line: u32,
    coordinate: u32,
    white: [u32; 3],
    black: [u32; 3],
    grain: u32,
    cursor: u32,
    target: u32,
    last: u32,
    mill: u32,
    danger: u32,
    hint: u32,
    assist: u32,
}

impl Paints {
    fn inks(&self, depth: Depth) -> Inks {
        let color = |rgb| depth.color(rgb);
        Inks {
            ground: color(self.ground),
            text: color(self.text),
            quiet: color(self.quiet),
            accent: color(self.accent),
            board: color(self.board),
            frame: color(self.frame),
            line: color(self.line),
            coordinate: color(self.coordinate),
            white: self.white.map(color),
            black: self.black.map(color),
            grain: color(self.grain),
            cursor: color(self.cursor),
            target: color(self.target),
            last: color(self.last),
            mill: color(self.mill),
            danger: color(self.danger),
            hint: color(self.hint),
            assist: color(self.assist),
        }
    }
}

const LIGHT: Paints = Paints {
    ground: 0xfa_f6_ee,
    text: 0x2b_24_1c,
    quiet: 0x7a_6f_62,
    accent: 0x00_5f_87,
    board: 0xe3_bf_86,
    frame: 0xc4_94_58,
    line: 0x6b_45_20,
    coordinate: 0x4a_2f_14,
    white: [0x5f_56_44, 0xff_fb_f0, 0xa8_8d_60],
    black: [0xb9_ad_a0, 0x2a_26_24, 0x4e_48_42],
    grain: 0xde_b9_7f,
    cursor: 0x00_4f_9f,
    target: 0x00_6b_3a,
    last: 0x7a_1f_7a,
    mill: 0x9c_2a_00,
    danger: 0xb0_00_20,
    hint: 0x6a_2f_b0,
    assist: 0x00_5f_87,
};

const DARK: Paints = Paints {
    ground: 0x1c_1a_18,
    text: 0xe8_e0_d4,
    quiet: 0x9c_91_84,
    accent: 0xe6_b4_5c,
    board: 0x6e_4a_2a,
    frame: 0x4a_30_1a,
    line: 0xd9_b3_80,
    coordinate: 0xe8_cf_a8,
    white: [0x6a_5e_4a, 0xf6_ee_dc, 0xd0_c4_ac],
    black: [0x9a_8e_82, 0x17_14_12, 0x3c_34_2e],
    grain: 0x69_46_27,
    cursor: 0x8f_e3_ff,
    target: 0xa8_f0_8c,
    last: 0xff_b8_f0,
    mill: 0xff_e0_66,
    danger: 0xff_8a_7a,
    hint: 0xd0_b8_ff,
    assist: 0x9f_d8_ff,
};

const CONTRAST: Paints = Paints {
    ground: 0x00_00_00,
    text: 0xff_ff_ff,
    quiet: 0xd0_d0_d0,
    accent: 0xff_ff_00,
    board: 0x00_00_00,
    frame: 0x00_00_00,
    line: 0xff_ff_ff,
    coordinate: 0xff_ff_ff,
    white: [0x00_00_00, 0xff_ff_ff, 0xff_ff_ff],
    black: [0xff_ff_ff, 0x00_00_00, 0xff_ff_ff],
    grain: 0x00_00_00,
    cursor: 0x00_ff_ff,
    target: 0x00_ff_00,
    last: 0xff_80_ff,
    mill: 0xff_ff_00,
    danger: 0xff_60_60,
    hint: 0xff_80_ff,
    assist: 0x80_c0_ff,
};

const OKABE: Paints = Paints {
    ground: 0x14_14_14,
    text: 0xf0_f0_f0,
    quiet: 0xa8_a8_a8,
    accent: 0x56_b4_e9,
    board: 0x26_26_26,
    frame: 0x1c_1c_1c,
    line: 0xc0_c0_c0,
    coordinate: 0xe0_e0_e0,
    white: [0x2a_1e_00, 0xf2_c2_5a, 0xe6_9f_00],
    black: [0xc4_e4_fa, 0x00_50_86, 0x00_72_b2],
    grain: 0x26_26_26,
    cursor: 0xff_ff_ff,
    target: 0x2f_d0_a4,
    last: 0xcc_79_a7,
    mill: 0xf0_e4_42,
    danger: 0xff_8a_3c,
    hint: 0xcc_79_a7,
    assist: 0x56_b4_e9,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_role_has_its_place() {
        for (index, role) in ALL_ROLES.into_iter().enumerate() {
            assert_eq!(role as usize, index);
        }
    }

    /// How light a colour is, as the accessibility guidelines reckon it.
    fn luminance(color: Color) -> f64 {
        let rgb = match color {
            Color::Rgb(r, g, b) => [r, g, b],
            Color::Indexed(index @ 232..) => [8 + 10 * (index - 232); 3],
            Color::Indexed(index) => {
                let n = usize::from(index - 16);
                [n / 36, n / 6 % 6, n % 6].map(|step| [0, 95, 135, 175, 215, 255][step])
            }
            other => panic!("{other:?}"),
        };
        let [r, g, b] = rgb.map(|value| {
            let value = f64::from(value) / 255.0;
            if value <= 0.03928 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    fn contrast(one: Color, other: Color) -> f64 {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        (one / other).max(other / one)
    }

    /// Text and what is engraved on stones: 4.5 to 1; lines and marks: 3 to 1;
    /// stones stand out from the wood by body or rim.
    #[test]
    fn everything_stands_out_from_what_it_is_drawn_on() {
        let paints = [LIGHT, DARK, CONTRAST, OKABE];
        for (n, paints) in paints.iter().enumerate() {
            for depth in [Depth::True, Depth::Indexed] {
                let inks = paints.inks(depth);
                let apart = |one, other, least: f64, what: &str| {
                    let found = contrast(one, other);
                    assert!(found >= least, "{n} {depth:?} {what}: {found:.2}");
                };
                for (ink, what) in [
                    (inks.text, "text"),
                    (inks.quiet, "quiet"),
                    (inks.accent, "accent"),
                    (inks.danger, "danger"),
                    (inks.mill, "mill"),
                ] {
                    apart(ink, inks.ground, 4.5, what);
                }
                apart(inks.coordinate, inks.board, 4.5, "coordinate");
                apart(inks.coordinate, inks.frame, 4.5, "coordinate on the edge");
                for (ink, what) in [
                    (inks.line, "line"),
                    (inks.cursor, "cursor"),
                    (inks.target, "target"),
                    (inks.last, "last"),
                    (inks.mill, "mill"),
                    (inks.danger, "danger"),
                    (inks.hint, "hint"),
                    (inks.assist, "assist"),
                ] {
                    apart(ink, inks.board, 3.0, what);
                }
                for [engraved, body, rim] in [inks.white, inks.black] {
                    apart(engraved, body, 4.5, "engraved");
                    let from_wood = contrast(body, inks.board).max(contrast(rim, inks.board));
                    assert!(from_wood >= 1.8, "{n} {depth:?} stone: {from_wood:.2}");
                }
                apart(inks.white[1], inks.black[1], 3.5, "the sides");
            }
        }
    }

    #[test]
    fn palettes_are_found_by_name() {
        for palette in Palette::ALL {
            assert_eq!(palette.name().parse(), Ok(palette));
        }
        assert_eq!(
            "blue".parse::<Palette>().unwrap_err().to_string(),
            "unknown theme `blue`, known are terminal, light, dark, contrast, okabe, mono"
        );
    }

    #[test]
    fn mono_uses_no_colour() {
        for style in Palette::Mono.styles(Depth::True) {
            assert_eq!((style.fg, style.bg), (None, None));
        }
    }
}
