//! How much memory and disk is free, and how such amounts and times are
//! written.

use std::path::{Path, PathBuf};
use std::time::Duration;

/// The memory that is free for this program in bytes, where the system tells:
/// what the machine has, what the group of processes may use, and what this
/// process may.
#[must_use]
pub fn free_memory() -> Option<u64> {
    [of_machine(), of_group(), of_process()]
        .into_iter()
        .flatten()
        .min()
}

fn of_machine() -> Option<u64> {
    kilobytes("/proc/meminfo", "MemAvailable:")
}

/// The bytes behind a word in a file of the system that counts in kB.
fn kilobytes(file: &str, word: &str) -> Option<u64> {
    let text = std::fs::read_to_string(file).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(word))?;
    let number: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(number << 10)
}

/// What is left of a limit such as containers have, of either version.
fn of_group() -> Option<u64> {
    let groups = std::fs::read_to_string("/proc/self/cgroup").ok()?;
    groups
        .lines()
        .filter_map(|line| {
            let (_, rest) = line.split_once(':')?;
            let (kinds, path) = rest.split_once(':')?;
            let path = path.trim_start_matches('/');
            if kinds.is_empty() {
                let root = Path::new("/sys/fs/cgroup");
                left_in(root, path, ["memory.max", "memory.current"])
            } else if kinds.split(',').any(|kind| kind == "memory") {
                let root = Path::new("/sys/fs/cgroup/memory");
                let files = ["memory.limit_in_bytes", "memory.usage_in_bytes"];
                left_in(root, path, files)
            } else {
                None
            }
        })
        .min()
}

/// What a group of processes below `root` and those around it may still use,
/// the files being the limit and what is used of it.
fn left_in(root: &Path, path: &str, [limit, used]: [&str; 2]) -> Option<u64> {
    let number =
        |path: PathBuf| -> Option<u64> { std::fs::read_to_string(path).ok()?.trim().parse().ok() };
    let group = root.join(path);
    let around = group.ancestors().take_while(|path| path.starts_with(root));
    around
        .filter_map(|group| {
            let limit = number(group.join(limit))?;
            let used = number(group.join(used)).unwrap_or(0);
            // What is read from files and not in use gives way.
            let stat = std::fs::read_to_string(group.join("memory.stat"));
            let cached = stat.ok().and_then(|stat| {
                let word = |line: &str| line.strip_prefix("inactive_file ")?.parse().ok();
                stat.lines().find_map(word)
            });
            Some(limit.saturating_sub(used.saturating_sub(cached.unwrap_or(0))))
        })
        .min()
}

/// What is left of a limit such as `ulimit -v` sets.
fn of_process() -> Option<u64> {
    #[cfg(unix)]
    {
        let limit = rustix::process::getrlimit(rustix::process::Resource::As).current?;
        let used = kilobytes("/proc/self/status", "VmSize:");
        Some(limit.saturating_sub(used.unwrap_or(0)))
    }
    #[cfg(not(unix))]
    None
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

/// Bytes that are needed, in thousand millions, rounded up: never nothing.
#[must_use]
pub fn gigabytes(bytes: u64) -> String {
    format!("{:.1}", (bytes as f64 / 1e8).ceil() / 10.0)
}

/// Bytes that are free, in thousand millions, rounded down.
#[must_use]
pub fn gigabytes_free(bytes: u64) -> String {
    format!("{:.1}", (bytes as f64 / 1e8).floor() / 10.0)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_needed_never_looks_like_what_is_free() {
        assert_eq!(
            (gigabytes(1), gigabytes_free(1)),
            ("0.1".into(), "0.0".into())
        );
        let (needed, free) = (5_701_000_000, 5_699_000_000);
        assert_eq!(gigabytes(needed), "5.8");
        assert_eq!(gigabytes_free(free), "5.6");
        assert_eq!(gigabytes(3_400_000_000), gigabytes_free(3_400_000_000));
    }

    #[test]
    fn the_tightest_limit_of_the_groups_around_counts() {
        let root = tempfile::tempdir().unwrap();
        let inner = root.path().join("a/b");
        std::fs::create_dir_all(&inner).unwrap();
        let write = |path: PathBuf, text: &str| std::fs::write(path, text).unwrap();
        let files = ["memory.max", "memory.current"];
        write(inner.join("memory.max"), "max\n");
        assert_eq!(left_in(root.path(), "a/b", files), None);
        let outer = root.path().join("a");
        write(outer.join("memory.max"), "1000\n");
        write(outer.join("memory.current"), "700\n");
        assert_eq!(left_in(root.path(), "a/b", files), Some(300));
        write(outer.join("memory.stat"), "anon 500\ninactive_file 200\n");
        assert_eq!(left_in(root.path(), "a/b", files), Some(500));
        write(inner.join("memory.max"), "400\n");
        write(inner.join("memory.current"), "399\n");
        assert_eq!(left_in(root.path(), "a/b", files), Some(1));
    }
}
