//! Whether to use colour, and how many.

use ratatui::style::Color;
use std::env;

/// What `--color` says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorChoice {
    /// As the environment and the terminal have it.
    #[default]
    Auto,
    /// Colour in any case.
    Always,
    /// No colour in any case.
    Never,
}

/// Whether to use colour. The first of these decides: the flag, `NO_COLOR`,
/// `CLICOLOR_FORCE`, `TERM=dumb` or no terminal. `var` looks up a variable of
/// the environment, and one that is empty counts as not set.
#[must_use]
pub fn use_color(
    choice: ColorChoice,
    var: impl Fn(&str) -> Option<String>,
    is_terminal: bool,
) -> bool {
    let set = |name: &str| var(name).filter(|value| !value.is_empty());
    match choice {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto if set("NO_COLOR").is_some() => false,
        ColorChoice::Auto if set("CLICOLOR_FORCE").is_some_and(|value| value != "0") => true,
        ColorChoice::Auto => is_terminal && set("TERM").as_deref() != Some("dumb"),
    }
}

/// How many colours the terminal can show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Depth {
    /// The 256 of the usual table.
    #[default]
    Indexed,
    /// Any red, green and blue.
    True,
}

impl Depth {
    /// What the terminal says of itself in `COLORTERM`.
    #[must_use]
    pub fn of_system() -> Depth {
        Depth::of_colorterm(env::var("COLORTERM").ok().as_deref())
    }

    fn of_colorterm(value: Option<&str>) -> Depth {
        match value {
            Some("truecolor" | "24bit") => Depth::True,
            _ => Depth::Indexed,
        }
    }

    /// The colour `0xRRGGBB`, or the nearest one there is.
    pub(super) fn color(self, rgb: u32) -> Color {
        let [_, r, g, b] = rgb.to_be_bytes();
        match self {
            Depth::True => Color::Rgb(r, g, b),
            Depth::Indexed => Color::Indexed(nearest([r, g, b])),
        }
    }
}

/// The entry of the 256-colour table nearest to a colour, among the cube
/// (16 to 231) and the greys (232 to 255): the first sixteen differ between
/// terminals.
fn nearest(rgb: [u8; 3]) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let distance = |other: [u8; 3]| -> u32 {
        rgb.into_iter()
            .zip(other)
            .map(|(a, b)| u32::from(a.abs_diff(b)).pow(2))
            .sum()
    };
    (16..=255u8)
        .min_by_key(|&index| {
            distance(match index {
                232.. => [8 + 10 * (index - 232); 3],
                _ => {
                    let n = usize::from(index - 16);
                    [STEPS[n / 36], STEPS[n / 6 % 6], STEPS[n % 6]]
                }
            })
        })
        .unwrap_or(16)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decide(choice: ColorChoice, vars: &[(&str, &str)], is_terminal: bool) -> bool {
        let var = |name: &str| {
            let found = vars.iter().find(|(n, _)| *n == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        use_color(choice, var, is_terminal)
    }

    #[test]
    fn the_flag_goes_before_the_environment_and_that_before_the_terminal() {
        use ColorChoice::{Always, Auto, Never};
        let no = ("NO_COLOR", "1");
        let force = ("CLICOLOR_FORCE", "1");
        let dumb = ("TERM", "dumb");
        assert!(decide(Always, &[no, dumb], false));
        assert!(!decide(Never, &[force], true));
        assert!(!decide(Auto, &[no, force], true));
        assert!(decide(Auto, &[("NO_COLOR", "")], true));
        assert!(decide(Auto, &[force, dumb], false));
        assert!(!decide(Auto, &[("CLICOLOR_FORCE", "0")], false));
        assert!(!decide(Auto, &[dumb], true));
        assert!(decide(Auto, &[("TERM", "xterm")], true));
        assert!(!decide(Auto, &[("TERM", "xterm")], false));
    }

    #[test]
    fn colours_of_the_table_are_found_exactly() {
        assert_eq!(nearest([0, 0, 0]), 16);
        assert_eq!(nearest([255, 255, 255]), 231);
        assert_eq!(nearest([215, 175, 135]), 180);
        assert_eq!(nearest([238, 238, 238]), 255);
        assert_eq!(Depth::True.color(0x01_02_03), Color::Rgb(1, 2, 3));
        assert_eq!(Depth::of_colorterm(Some("truecolor")), Depth::True);
        assert_eq!(Depth::of_colorterm(Some("yes")), Depth::Indexed);
    }
}
