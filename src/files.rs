//! Files that are written whole or not at all, and read no further than they
//! may be.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// How the files in the making are called, so that those that a killed program
/// left behind are known again.
const PREFIX: &str = ".merels-";
const SUFFIX: &str = ".part";

/// The largest file of games that is read, in bytes: more than any collection
/// holds, and less than a machine has.
pub const LARGEST: u64 = 64 << 20;

/// Reads a file as text, if it is a file (a pipe could keep the program
/// waiting) and has not more than `most` bytes.
///
/// # Errors
/// The system's reason, [`io::ErrorKind::FileTooLarge`], or
/// [`io::ErrorKind::InvalidData`] where it is no UTF-8.
pub fn read(path: &Path, most: u64) -> io::Result<String> {
    let mut bytes = Vec::new();
    open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    String::from_utf8(bytes)
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.utf8_error()))
}

/// Opens a file to be read, if it is one.
///
/// # Errors
/// The system's reason; [`io::ErrorKind::InvalidInput`] where there is
/// something else: a device, a pipe, a directory.
pub fn open(path: &Path) -> io::Result<File> {
    if fs::metadata(path)?.is_file() {
        File::open(path)
    } else {
        Err(no_file())
    }
}

/// Fills `out` with what stands in a file from `start` on, wherever others read
/// in it.
///
/// # Errors
/// The system's reason; [`io::ErrorKind::UnexpectedEof`] where it ends before.
pub fn read_at(file: &File, start: u64, out: &mut [u8]) -> io::Result<()> {
    #[cfg(not(windows))]
    return std::os::unix::fs::FileExt::read_exact_at(file, out, start);
    #[cfg(windows)]
    {
        let mut done = 0;
        while done < out.len() {
            let at = start + done as u64;
            match std::os::windows::fs::FileExt::seek_read(file, &mut out[done..], at) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(read) => done += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

fn no_file() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, "not a regular file")
}

/// Writes a file whole or not at all: beside its place, synced, then renamed.
/// The rename is synced too, as far as the system lets a directory be synced.
///
/// # Errors
/// The system's reason; where `replace` is not set and there is a file of this
/// name, [`io::ErrorKind::AlreadyExists`]. Only files are ever replaced.
pub fn write_whole(path: &Path, text: &[u8], replace: bool) -> io::Result<()> {
    let mut file = begin(directory_of(path))?;
    io::Write::write_all(&mut file, text)?;
    end(file, path, replace)
}

/// A file in the making beside the others of `directory`; it is gone again
/// unless it comes to its [`end`]. It is locked so long, so that [`sweep`] lets
/// it be.
///
/// # Errors
/// The system's reason.
pub fn begin(directory: &Path) -> io::Result<NamedTempFile> {
    loop {
        let file = tempfile::Builder::new()
            .prefix(PREFIX)
            .suffix(SUFFIX)
            .tempfile_in(directory)?;
        // Where the system has no locks nothing is swept away either. Another
        // program may have swept it away before it was locked.
        if file.as_file().lock().is_err() || file.path().exists() {
            return Ok(file);
        }
    }
}

/// Whether a file of this name could be written now: nothing is changed.
///
/// # Errors
/// The system's reason why not.
pub fn check_writable(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        // A directory is refused by the system.
        Ok(there) if there.is_file() || there.is_dir() => {
            File::options().write(true).open(path).map(drop)
        }
        // A pipe could keep the program waiting.
        Ok(_) => Ok(()),
        Err(_) => begin(directory_of(path)).map(drop),
    }
}

/// Gives a file in the making its name, synced.
///
/// # Errors
/// As for [`write_whole`].
pub fn end(file: NamedTempFile, path: &Path, replace: bool) -> io::Result<()> {
    if replace && fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(no_file());
    }
    file.as_file().sync_all()?;
    let kept = if replace {
        file.persist(path)
    } else {
        file.persist_noclobber(path)
    };
    kept.map_err(|error| error.error)?;
    if let Ok(directory) = File::open(directory_of(path)) {
        let _ = directory.sync_all();
    }
    Ok(())
}

fn directory_of(path: &Path) -> &Path {
    match path.parent() {
        Some(directory) if !directory.as_os_str().is_empty() => directory,
        _ => Path::new("."),
    }
}

/// Removes what killed programs have left in the making in `directory`.
pub fn sweep(directory: &Path) {
    for path in in_the_making(directory) {
        // A lock that can be had belongs to no running program.
        if open(&path).is_ok_and(|file| file.try_lock().is_ok()) {
            let _ = fs::remove_file(path);
        }
    }
}

fn in_the_making(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).into_iter().flatten();
    entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            let name = path.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| name.starts_with(PREFIX) && name.ends_with(SUFFIX))
        })
        .collect()
}

/// Locks a file for this program, which has the lock until it drops the file.
///
/// # Errors
/// [`io::ErrorKind::WouldBlock`] where another program has it, or the system's
/// reason.
pub fn lock(path: &Path) -> io::Result<File> {
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(no_file());
    }
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)?;
    file.try_lock()?;
    Ok(file)
}

/// Whether another program has the [`lock`] on this file.
#[must_use]
pub fn is_locked(path: &Path) -> bool {
    open(path).is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_program_left_is_swept_away_and_nothing_else() {
        let directory = tempfile::tempdir().unwrap();
        let at = |name: &str| directory.path().join(name);
        fs::write(at(".merels-abc.part"), "left").unwrap();
        fs::write(at("game-1.pgn"), "kept").unwrap();
        fs::write(at(".merels-abc"), "another's").unwrap();
        fs::create_dir(at(".merels-d.part")).unwrap();
        let running = begin(directory.path()).unwrap();
        sweep(directory.path());
        let mut left: Vec<_> = fs::read_dir(directory.path())
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        let mut expected = vec![
            at("game-1.pgn"),
            at(".merels-abc"),
            at(".merels-d.part"),
            running.path().to_owned(),
        ];
        left.sort();
        expected.sort();
        assert_eq!(left, expected);
        end(running, &at("game-2.pgn"), false).unwrap();
        assert_eq!(fs::read(at("game-2.pgn")).unwrap(), b"");
    }

    #[test]
    fn only_files_are_replaced_or_read() {
        let directory = tempfile::tempdir().unwrap();
        let inside = directory.path().join("inside");
        fs::create_dir(&inside).unwrap();
        for replace in [false, true] {
            assert!(write_whole(&inside, b"text", replace).is_err());
        }
        assert!(inside.is_dir());
        assert!(read(&inside, 10).is_err() && lock(&inside).is_err());
        let file = directory.path().join("file");
        write_whole(&file, "žodis".as_bytes(), false).unwrap();
        let again = write_whole(&file, b"other", false).unwrap_err();
        assert_eq!(again.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(read(&file, 6).unwrap(), "žodis");
        assert_eq!(
            read(&file, 5).unwrap_err().kind(),
            io::ErrorKind::FileTooLarge
        );
        write_whole(&file, b"\xff", true).unwrap();
        assert_eq!(
            read(&file, 5).unwrap_err().kind(),
            io::ErrorKind::InvalidData
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_keeps_nobody_waiting() {
        let directory = tempfile::tempdir().unwrap();
        let pipe = directory.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.unwrap().success());
        assert!(read(&pipe, 10).is_err());
        assert!(lock(&pipe).is_err() && !is_locked(&pipe));
        assert!(write_whole(&pipe, b"text", true).is_err());
    }
}
