//! The date of a game.

use std::time::{SystemTime, UNIX_EPOCH};

/// A moment in coordinated universal time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    year: u64,
    month: u64,
    day: u64,
    /// Seconds since midnight.
    second: u64,
}

impl Date {
    /// The date and time now.
    #[must_use]
    pub fn now() -> Date {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Date::of_seconds(since.map_or(0, |since| since.as_secs()))
    }

    /// So many seconds after the beginning of 1970.
    #[must_use]
    pub const fn of_seconds(seconds: u64) -> Date {
        // Days since 1 March of the year 0: leap days then come last, and a
        // month begins every 153/5 days.
        let days = seconds / 86_400 + 719_468;
        let (era, day_of_era) = (days / 146_097, days % 146_097);
        let year =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
        let march = (5 * day_of_year + 2) / 153;
        let month = if march < 10 { march + 3 } else { march - 9 };
        Date {
            year: era * 400 + year + if month <= 2 { 1 } else { 0 },
            month,
            day: day_of_year - (153 * march + 2) / 5 + 1,
            second: seconds % 86_400,
        }
    }

    /// As a tag of a saved game has it: `2026.11.30`.
    #[must_use]
    pub fn tag(self) -> String {
        format!("{:04}.{:02}.{:02}", self.year, self.month, self.day)
    }

    /// As the name of a file: `2026-11-30-142233`.
    #[must_use]
    pub fn file_name(self) -> String {
        let (hour, minute, second) = (self.second / 3600, self.second / 60 % 60, self.second % 60);
        format!(
            "{:04}-{:02}-{:02}-{hour:02}{minute:02}{second:02}",
            self.year, self.month, self.day
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_over_leap_years() {
        for (seconds, tag) in [
            (0, "1970.01.01"),
            (951_782_399, "2000.02.28"),
            (951_782_400, "2000.02.29"),
            (951_868_800, "2000.03.01"),
            (1_798_761_599, "2026.12.31"),
            (1_798_761_600, "2027.01.01"),
            (4_107_542_400, "2100.03.01"),
            (4_107_542_399, "2100.02.28"),
        ] {
            assert_eq!(Date::of_seconds(seconds).tag(), tag, "{seconds}");
        }
        assert_eq!(
            Date::of_seconds(951_782_400 + 13 * 3600 + 62).file_name(),
            "2000-02-29-130102"
        );
    }
}
