//! The file of settings in the configuration directory.

use super::{Config, Fault, Kind};
use crate::files;
use etcetera::BaseStrategy;
use std::io;
use std::path::{Path, PathBuf};

/// What came of reading the file of the user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The settings: those of the file, or the usual ones where it is faulty.
    pub config: Config,
    /// Where the file is, or would be; `None` without a home.
    pub path: Option<PathBuf>,
    /// What it holds.
    pub source: String,
    /// What is wrong with it.
    pub faults: Vec<Fault>,
}

/// The largest file that is read, in bytes.
pub(super) const LARGEST: u64 = 1 << 20;

impl Reading {
    /// Reads the file in the configuration directory, if there is one.
    #[must_use]
    pub fn of_system() -> Reading {
        match etcetera::choose_base_strategy() {
            Ok(dirs) => Reading::of(&dirs.config_dir().join("merels").join("config.toml")),
            Err(_) => Reading::default(),
        }
    }

    /// Reads this file, if there is one.
    #[must_use]
    pub fn of(path: &Path) -> Reading {
        let mut reading = Reading {
            path: Some(path.to_owned()),
            ..Reading::default()
        };
        match files::read(path, LARGEST) {
            Ok(source) => {
                match Config::read(&source) {
                    Ok(config) => reading.config = config,
                    Err(faults) => reading.faults = faults,
                }
                reading.source = source;
            }
            // A home that is no directory has no file either.
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
                ) => {}
            Err(error) => {
                let kind = Kind::Unreadable(crate::ui::report::system_reason(&error));
                reading.faults = vec![Fault::new("", 0..0, kind)];
            }
        }
        reading
    }

    /// The name of the file.
    #[must_use]
    pub fn name(&self) -> String {
        let path = self.path.as_deref().map(Path::display);
        path.map(|path| path.to_string()).unwrap_or_default()
    }
}
