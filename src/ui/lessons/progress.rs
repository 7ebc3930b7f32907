//! What has been solved.

use crate::files;
use std::collections::BTreeSet;
use std::io;
use std::path::Path;

/// The lessons and puzzles solved, by name. The file has one name a line;
/// names that this version does not know are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    solved: BTreeSet<String>,
}

/// More than all names take, in bytes.
const LARGEST: u64 = 1 << 20;

impl Progress {
    /// The name of its file in the state directory.
    pub const FILE: &str = "progress";

    /// What is kept in `path`; nothing where there is no such file.
    ///
    /// # Errors
    /// The system's reason, where there is a file that cannot be read.
    pub fn read(path: &Path) -> io::Result<Progress> {
        match files::read(path, LARGEST) {
            Ok(text) => Ok(Progress {
                solved: text
                    .lines()
                    .map(str::trim)
                    .filter(|line| !line.is_empty())
                    .map(str::to_owned)
                    .collect(),
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Progress::default()),
            Err(error) => Err(error),
        }
    }

    /// Keeps it in `path`, with what another program has kept there since.
    ///
    /// # Errors
    /// The system's reason; what was kept before is still there.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let mut all = Progress::read(path)?;
        all.solved.extend(self.solved.iter().cloned());
        let mut text = String::new();
        for name in &all.solved {
            text.push_str(name);
            text.push('\n');
        }
        if let Some(dir) = path.parent() {
            std::fs::create_dir_all(dir)?;
        }
        files::write_whole(path, text.as_bytes(), true)
    }

    /// Whether this has been solved.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.solved.contains(name)
    }

    /// This has been solved. Returns whether that is new.
    pub fn solve(&mut self, name: &str) -> bool {
        self.solved.insert(name.to_owned())
    }

    /// How much has been solved.
    #[must_use]
    pub fn len(&self) -> usize {
        self.solved.len()
    }

    /// Whether nothing has been solved.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.solved.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_back() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("state").join("progress");
        let mut progress = Progress::read(&path).unwrap();
        assert!(progress.is_empty());
        assert!(progress.solve("puzzle-3"));
        assert!(!progress.solve("puzzle-3"));
        progress.write(&path).unwrap();
        let again = Progress::read(&path).unwrap();
        assert!(again.has("puzzle-3") && !again.has("puzzle-4"));
        assert_eq!(again.len(), 1);
    }

    #[test]
    fn two_programs_keep_what_both_have_solved() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("progress");
        let mut one = Progress::read(&path).unwrap();
        let mut other = one.clone();
        one.solve("puzzle-1");
        one.write(&path).unwrap();
        other.solve("puzzle-2");
        other.write(&path).unwrap();
        let both = Progress::read(&path).unwrap();
        assert!(both.has("puzzle-1") && both.has("puzzle-2"));
    }

    #[test]
    fn what_cannot_be_read_is_left_as_it_is() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("progress");
        std::fs::write(&path, b"puzzle-1\n\xff\n").unwrap();
        let mut progress = Progress::default();
        progress.solve("puzzle-2");
        assert!(progress.write(&path).is_err());
        assert_eq!(std::fs::read(&path).unwrap(), b"puzzle-1\n\xff\n");
    }
}
