//! How much memory and disk is free, and how such amounts and times are
//! written.

use std::path::Path;
use std::time::Duration;

/// The memory that is free in bytes, where the system tells.
#[must_use]
pub fn free_memory() -> Option<u64> {
    let info = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = info
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

/// The space in bytes that is free where `directory` is or is to be, where the
/// system tells.
#[must_use]
pub fn free_disk(directory: &Path) -> Option<u64> {
    #[cfg(unix)]
    {
        let there = directory.ancestors().find(|path| path.exists())?;
        let about = rustix::fs::statvfs(there).ok()?;
        Some(about.f_bavail * about.f_frsize)
    }
    #[cfg(not(unix))]
    {
        let _ = directory;
        None
    }
}

/// Bytes in thousand millions.
#[must_use]
pub fn gigabytes(bytes: u64) -> String {
    format!("{:.1}", bytes as f64 / 1e9)
}

/// Hours, minutes and seconds.
#[must_use]
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}
