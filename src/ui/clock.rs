//! The clock of two people: a time for the whole game, and what each move adds.
//!
//! It never asks what time it is: whoever has the time says how much of it has
//! passed. So it can be stopped, and tests need not wait.

use crate::record::Record;
use crate::rules::Side;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The time for a game, and what each move adds to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// Seconds that each side has for the game; at least one.
    seconds: u32,
    /// Seconds added after each move.
    increment: u32,
}

/// The most minutes for a game and seconds for a move that a clock is set to.
const MOST_MINUTES: u32 = 600;
const MOST_INCREMENT: u32 = 600;

impl TimeControl {
    /// The usual ones, in the order in which a key goes round them.
    pub const USUAL: [TimeControl; 7] = [
        TimeControl::of(1, 0),
        TimeControl::of(3, 2),
        TimeControl::of(5, 3),
        TimeControl::of(10, 5),
        TimeControl::of(15, 10),
        TimeControl::of(30, 0),
        TimeControl::of(60, 30),
    ];

    const fn of(minutes: u32, increment: u32) -> TimeControl {
        TimeControl {
            seconds: 60 * minutes,
            increment,
        }
    }

    /// The time that each side has for the game.
    #[must_use]
    pub const fn time(self) -> Duration {
        Duration::from_secs(self.seconds as u64)
    }

    /// What each move adds.
    #[must_use]
    pub const fn increment(self) -> Duration {
        Duration::from_secs(self.increment as u64)
    }

    /// The one `steps` further round the usual ones and none; from one that is
    /// not usual to the first or the last of them.
    #[must_use]
    pub fn turned(control: Option<TimeControl>, steps: isize) -> Option<TimeControl> {
        let round = TimeControl::USUAL.len() as isize + 1;
        let here = match control {
            None => 0,
            Some(control) => match TimeControl::USUAL.iter().position(|&c| c == control) {
                Some(place) => place as isize + 1,
                None if steps > 0 => 0,
                None => round,
            },
        };
        let there = (here + steps).rem_euclid(round) as usize;
        let place = there.checked_sub(1)?;
        TimeControl::USUAL.get(place).copied()
    }

    /// As the tag `TimeControl` of a saved game has it: `600+5`, in seconds.
    #[must_use]
    pub fn tag(self) -> String {
        if self.increment == 0 {
            self.seconds.to_string()
        } else {
            format!("{}+{}", self.seconds, self.increment)
        }
    }

    /// The time control of such a tag; `None` for one of another kind.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<TimeControl> {
        let (seconds, increment) = tag.split_once('+').unwrap_or((tag, "0"));
        let control = TimeControl {
            seconds: number(seconds)?,
            increment: number(increment)?,
        };
        control.is_sensible().then_some(control)
    }

    const fn is_sensible(self) -> bool {
        self.seconds > 0 && self.seconds <= 60 * MOST_MINUTES && self.increment <= MOST_INCREMENT
    }
}

/// A whole number that is written in digits and nothing else.
fn number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

impl fmt::Display for TimeControl {
    /// Minutes and seconds, as people say it: `10+5`. What is no whole number
    /// of minutes is written `90s+5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.seconds / 60, self.seconds % 60) {
            (minutes, 0) => write!(f, "{minutes}+{}", self.increment),
            _ => write!(f, "{}s+{}", self.seconds, self.increment),
        }
    }
}

/// What is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTimeControl;

impl fmt::Display for NoTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not minutes and seconds such as 10+5")
    }
}

impl std::error::Error for NoTimeControl {}

impl FromStr for TimeControl {
    type Err = NoTimeControl;

    /// Reads `10+5` or `10`, in minutes and seconds, and `90s+5`.
    fn from_str(s: &str) -> Result<TimeControl, NoTimeControl> {
        let (time, increment) = s.split_once('+').unwrap_or((s, "0"));
        let seconds = match time.strip_suffix('s') {
            Some(seconds) => number(seconds),
            None => number(time).and_then(|minutes| minutes.checked_mul(60)),
        };
        let control = TimeControl {
            seconds: seconds.ok_or(NoTimeControl)?,
            increment: number(increment).ok_or(NoTimeControl)?,
        };
        control
            .is_sensible()
            .then_some(control)
            .ok_or(NoTimeControl)
    }
}

/// Below this the clock is shown to the tenth of a second.
const SHORT: Duration = Duration::from_secs(10);

/// The clock of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// What White and Black had left after each ply, 0 being the start; also
    /// after those that were taken back.
    left: Vec<[Duration; 2]>,
    /// How many plies have been played.
    ply: usize,
    /// What the present ply has taken so far.
    spent: Duration,
}

impl Clock {
    /// A clock before the first of the plies of a game.
    #[must_use]
    pub fn new(control: TimeControl) -> Clock {
        Clock {
            control,
            left: vec![[control.time(); 2]],
            ply: 0,
            spent: Duration::ZERO,
        }
    }

    /// What it was set to.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// What `side` has left while `turn` is to move.
    #[must_use]
    pub fn left(&self, side: Side, turn: Side) -> Duration {
        let left = self.left[self.ply][side.index()];
        if side == turn {
            left.saturating_sub(self.spent)
        } else {
            left
        }
    }

    /// So much time has passed while `turn` was to move. Returns whether its
    /// flag has fallen.
    pub fn pass(&mut self, time: Duration, turn: Side) -> bool {
        self.spent = self.spent.saturating_add(time);
        self.left(turn, turn).is_zero()
    }

    /// `turn` has played ply number `ply`, counted from 1; what came after it
    /// before is forgotten.
    pub fn press(&mut self, turn: Side, ply: usize) {
        let mut left = self.left[self.ply];
        let own = &mut left[turn.index()];
        *own = own.saturating_sub(self.spent) + self.control.increment();
        // Where the game was begun with moves on the board, nobody has used
        // any time for them.
        self.left.resize(ply, self.left[self.ply]);
        self.left.push(left);
        (self.ply, self.spent) = (ply, Duration::ZERO);
    }

    /// The game is taken back, or played again, to so many plies: the time is
    /// what it was then.
    pub fn go_to(&mut self, ply: usize) {
        if let (true, Some(&last)) = (ply >= self.left.len(), self.left.last()) {
            self.left.resize(ply + 1, last);
        }
        (self.ply, self.spent) = (ply, Duration::ZERO);
    }

    /// How long until what is shown for `turn`, which is to move, changes.
    #[must_use]
    pub fn next_change(&self, turn: Side) -> Duration {
        let left = self.left(turn, turn);
        let unit = unit(left);
        // Right on a change the next one is a whole unit away.
        let over = Duration::from_nanos((left.as_nanos() % unit.as_nanos()) as u64);
        if over.is_zero() { unit.min(left) } else { over }
    }
}

fn unit(left: Duration) -> Duration {
    if left <= SHORT {
        Duration::from_millis(100)
    } else {
        Duration::from_secs(1)
    }
}

/// A time as a clock shows it: `1:05:09`, `9:58`, and under ten seconds
/// `0:09.8`. What is begun counts as whole, so that nothing is shown only when
/// nothing is left.
#[must_use]
pub fn shown(left: Duration) -> String {
    let tenths = left.as_nanos().div_ceil(unit(left).as_nanos());
    if left <= SHORT {
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = tenths;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// The tag of the time control in a saved game.
pub const TAG: &str = "TimeControl";

impl Clock {
    /// Writes the clock into the record of its game: the tag `TimeControl`, and
    /// after each move what its side had left, in the comment `[%clk 0:09:58.3]`
    /// that other programs write too.
    pub fn write(&self, record: &mut Record) {
        record.set_tag(TAG, self.control.tag());
        let mut turn = record.game.start().position.turn();
        for ply in 1..=record.game.moves().len() {
            if let Some(left) = self.left.get(ply) {
                record.add_comment(ply, &comment(left[turn.index()]));
            }
            turn = !turn;
        }
    }

    /// The clock of a record; `None` where it has none. A move without a comment
    /// has taken no time.
    #[must_use]
    pub fn of(record: &Record) -> Option<Clock> {
        let control = TimeControl::from_tag(record.tag(TAG)?.trim())?;
        let mut clock = Clock::new(control);
        let mut turn = record.game.start().position.turn();
        for ply in 1..=record.game.moves().len() {
            let mut left = clock.left[ply - 1];
            for comment in record.comments.get(ply).into_iter().flatten() {
                if let Some((time, _)) = told(comment) {
                    left[turn.index()] = time;
                }
            }
            clock.left.push(left);
            turn = !turn;
        }
        clock.ply = record.game.moves().len();
        Some(clock)
    }

    /// Takes what tells of the clock out of comments.
    pub fn strip(comments: &mut [Vec<String>]) {
        for comments in comments {
            for comment in comments.iter_mut() {
                if let Some((_, rest)) = told(comment) {
                    *comment = rest;
                }
            }
            comments.retain(|comment| !comment.is_empty());
        }
    }
}

/// The longest time that a comment can tell, in seconds: as long as games are
/// that nobody finishes.
const LONGEST: u64 = 1_000 * 3600;

/// What stands before the time in a comment, and after it.
const COMMAND: [&str; 2] = ["[%clk ", "]"];

fn comment(left: Duration) -> String {
    let tenths = left.as_millis() / 100;
    let (seconds, tenth) = (tenths / 10, tenths % 10);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let [before, after] = COMMAND;
    format!(
        "{before}{hours}:{minutes:02}:{:02}.{tenth}{after}",
        seconds % 60
    )
}

/// The time that a comment tells, and the comment without it.
#[must_use]
pub fn told(comment: &str) -> Option<(Duration, String)> {
    let [before, after] = COMMAND;
    let (head, rest) = comment.split_once(before)?;
    let (time, tail) = rest.split_once(after)?;
    let mut seconds = 0.0;
    for part in time.trim().split(':') {
        let part: f64 = part.parse().ok()?;
        seconds = 60.0 * seconds + part;
    }
    let time = Duration::try_from_secs_f64(seconds).ok()?;
    // More than any clock shows is none; it could not be added to.
    let time = (time <= Duration::from_secs(LONGEST)).then_some(time)?;
    Some((time, format!("{head}{tail}").trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record;
    use crate::rules::Rules;

    fn seconds(n: f64) -> Duration {
        Duration::from_secs_f64(n)
    }

    #[test]
    fn time_controls_are_read_and_written() {
        for (text, tag) in [
            ("10+5", "600+5"),
            ("30+0", "1800"),
            ("90s+1", "90+1"),
            ("600+600", "36000+600"),
        ] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(control.to_string(), text);
            assert_eq!(control.tag(), tag);
            assert_eq!(TimeControl::from_tag(tag), Some(control));
        }
        assert_eq!("5".parse(), Ok(TimeControl::of(5, 0)));
        for text in [
            "",
            "+",
            "0+5",
            "-1+5",
            "10+",
            "10+-5",
            "5:3",
            "601+0",
            "1+601",
            "99999999999",
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(NoTimeControl), "{text}");
        }
        for tag in ["?", "-", "40/7200:3600", "*180", "0", "600+x"] {
            assert_eq!(TimeControl::from_tag(tag), None, "{tag}");
        }
    }

    #[test]
    fn a_key_goes_round_the_usual_ones_and_off() {
        let mut control = None;
        let mut seen = Vec::new();
        loop {
            control = TimeControl::turned(control, 1);
            match control {
                Some(control) => seen.push(control),
                None => break,
            }
        }
        assert_eq!(seen, TimeControl::USUAL);
        assert_eq!(TimeControl::turned(None, -1), Some(TimeControl::of(60, 30)));
        let odd = Some("7+7".parse().unwrap());
        assert_eq!(TimeControl::turned(odd, 1), Some(TimeControl::of(1, 0)));
        assert_eq!(TimeControl::turned(odd, -1), Some(TimeControl::of(60, 30)));
    }

    #[test]
    fn a_move_adds_its_increment_and_taking_it_back_gives_the_time_back() {
        use Side::{Black, White};
        let mut clock = Clock::new("1+5".parse().unwrap());
        assert!(!clock.pass(seconds(20.0), White));
        assert_eq!(clock.left(White, White), seconds(40.0));
        clock.press(White, 1);
        assert_eq!(clock.left(White, Black), seconds(45.0));
        assert!(!clock.pass(seconds(30.0), Black));
        clock.press(Black, 2);
        assert_eq!(clock.left(Black, White), seconds(35.0));
        assert!(!clock.pass(seconds(44.0), White));
        clock.go_to(1);
        assert_eq!(clock.left(Black, Black), seconds(60.0));
        assert_eq!(clock.left(White, Black), seconds(45.0));
        clock.go_to(2);
        assert_eq!(clock.left(Black, White), seconds(35.0));
        assert!(!clock.pass(seconds(44.9), White));
        assert!(clock.pass(seconds(0.1), White));
        assert_eq!(clock.left(White, White), Duration::ZERO);
    }

    #[test]
    fn it_shows_what_is_begun_as_whole() {
        for (left, as_shown) in [
            (3723.0, "1:02:03"),
            (600.0, "10:00"),
            (599.9, "10:00"),
            (59.0, "0:59"),
            (10.1, "0:11"),
            (10.0, "0:10.0"),
            (9.81, "0:09.9"),
            (0.01, "0:00.1"),
            (0.0, "0:00.0"),
        ] {
            assert_eq!(shown(seconds(left)), as_shown, "{left}");
        }
    }

    #[test]
    fn what_is_shown_changes_when_it_says_so() {
        let mut clock = Clock::new("12s+0".parse().unwrap());
        let mut changes = 0;
        while !clock.left(Side::White, Side::White).is_zero() {
            let before = shown(clock.left(Side::White, Side::White));
            let wait = clock.next_change(Side::White);
            // Not before that.
            let mut early = clock.clone();
            early.pass(wait - Duration::from_millis(1), Side::White);
            assert_eq!(shown(early.left(Side::White, Side::White)), before);
            clock.pass(wait, Side::White);
            changes += 1;
        }
        // Two whole seconds, then a hundred tenths.
        assert_eq!(changes, 102);
    }

    #[test]
    fn a_record_keeps_the_time_after_each_move() {
        let text = "1. d6 {good} f4 2. d2 *";
        let mut record = record::read(text, Rules::default()).unwrap().remove(0);
        let mut clock = Clock::new("10+5".parse().unwrap());
        clock.pass(seconds(6.7), Side::White);
        clock.press(Side::White, 1);
        clock.press(Side::Black, 2);
        clock.pass(seconds(65.0), Side::White);
        clock.press(Side::White, 3);
        clock.write(&mut record);
        let written = record.to_string();
        for part in [
            "[TimeControl \"600+5\"]",
            "1. d6 {good} {[%clk 0:09:58.3]}",
            "f4 {[%clk 0:10:05.0]}",
            "2. d2 {[%clk 0:08:58.3]} *",
        ] {
            assert!(
                written.replace('\n', " ").contains(part),
                "{part}\n{written}"
            );
        }
        let mut read = record::read(&written, Rules::default()).unwrap().remove(0);
        assert_eq!(Clock::of(&read), Some(clock));
        Clock::strip(&mut read.comments);
        assert_eq!(
            read.comments,
            [vec![], vec!["good".to_owned()], vec![], vec![]]
        );
    }

    #[test]
    fn times_of_other_programs_are_understood() {
        assert_eq!(
            told("nice [%clk 1:02:03] move"),
            Some((seconds(3723.0), "nice  move".to_owned()))
        );
        assert_eq!(told("[%clk 9:58.3]"), Some((seconds(598.3), String::new())));
        for comment in [
            "",
            "[%clk ]",
            "[%clk x]",
            "[%clk 1e15]",
            "[%clk -1:00:00]",
            "[%eval 3]",
        ] {
            assert_eq!(told(comment), None, "{comment}");
        }
    }
}
