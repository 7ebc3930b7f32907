//! The rules that can be chosen before a game.

use std::num::NonZeroU16;

/// What the players settle before a game; [`Rules::default`] is the game as the
/// rule sheets have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether a side with exactly three stones may move to any empty point.
    pub flying: bool,
    /// After how many plies in a row without a removal the game is drawn; `None`
    /// is never. Fifty by default.
    pub quiet_limit: Option<NonZeroU16>,
    /// Whether the third occurrence of a position is a draw.
    pub repetition: bool,
}

impl Rules {
    /// The quiet limit of the rule sheets, in plies.
    pub const DEFAULT_QUIET_LIMIT: NonZeroU16 = NonZeroU16::new(50).expect("50 is not 0");
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            flying: true,
            quiet_limit: Some(Rules::DEFAULT_QUIET_LIMIT),
            repetition: true,
        }
    }
}
