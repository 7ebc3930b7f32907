//! The terminal taken and given back. However the program ends, [`leave`] has
//! been called: by the guard, by the panic hook, or by whoever ends it.

use ratatui::Terminal;
use ratatui::backend::{Backend, ClearType, CrosstermBackend};
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::ResetColor;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use std::io::{self, BufWriter, Stdout, Write};
use std::mem::ManuallyDrop;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;
use std::time::{Duration, Instant};

/// The screen that frames are drawn on, each written in one piece.
///
/// It is never dropped: a dropped terminal of ratatui shows the cursor, which
/// [`leave`] does too, and where the terminal is gone it panics over it.
pub type Screen = ManuallyDrop<Terminal<CrosstermBackend<BufWriter<Stdout>>>>;

/// A frame of a large window with all its styles.
const FRAME_BYTES: usize = 1 << 16;

static TAKEN: AtomicBool = AtomicBool::new(false);

/// Held while a frame is written, so that a thread that gives the terminal back
/// does not do so in the middle of one: its rest would hide the cursor again.
static WRITING: Mutex<()> = Mutex::new(());

/// How long a frame is waited for. Its writer may be waiting for a terminal
/// that takes nothing, or be the thread that failed.
const FRAME_PATIENCE: Duration = Duration::from_millis(200);

/// Writes a frame, unless the terminal has been given back.
///
/// # Errors
/// Those of `frame`.
pub fn write_frame(frame: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
    let _writing = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
    if is_taken() { frame() } else { Ok(()) }
}

/// Keeps frames out, or gives up after a while.
fn wait_for_frame() -> Option<MutexGuard<'static, ()>> {
    let end = Instant::now() + FRAME_PATIENCE;
    loop {
        match WRITING.try_lock() {
            Ok(writing) => return Some(writing),
            Err(TryLockError::Poisoned(writing)) => return Some(writing.into_inner()),
            Err(TryLockError::WouldBlock) if Instant::now() < end => {
                thread::sleep(Duration::from_millis(1));
            }
            Err(TryLockError::WouldBlock) => return None,
        }
    }
}

/// Rings the bell.
///
/// # Errors
/// What the system refuses.
pub fn ring() -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(b"\x07")?;
    out.flush()
}

/// Gives the terminal back when it is dropped.
#[derive(Debug)]
pub struct Guard(());

impl Guard {
    /// Sees to it that the terminal is given back also after a panic, in
    /// whichever thread. A panic outside the main thread ends the program.
    #[must_use]
    pub fn new() -> Guard {
        let main = thread::current().id();
        let told = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            leave();
            told(info);
            if thread::current().id() != main {
                std::process::exit(101);
            }
        }));
        Guard(())
    }
}

impl Default for Guard {
    fn default() -> Guard {
        Guard::new()
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        leave();
    }
}

/// Takes the terminal: raw mode, the other screen, pasted text in brackets,
/// the mouse if it is wanted.
///
/// # Errors
/// Where the terminal refuses.
pub fn enter(mouse: bool) -> io::Result<Screen> {
    enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    execute!(
        io::stdout(),
        EnterAlternateScreen,
        EnableBracketedPaste,
        Hide
    )?;
    if mouse {
        take_mouse(true)?;
    }
    let writer = BufWriter::with_capacity(FRAME_BYTES, io::stdout());
    let mut screen = Terminal::new(CrosstermBackend::new(writer))?;
    // Some terminals show old text on the other screen. Clearing through the
    // terminal of ratatui would ask where the cursor is, and wait.
    screen.backend_mut().clear_region(ClearType::All)?;
    Ok(ManuallyDrop::new(screen))
}

/// Gives the terminal back, if it is taken. What cannot be written is not: the
/// terminal may be gone.
pub fn leave() {
    let _writing = wait_for_frame();
    if TAKEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(
            io::stdout(),
            DisableMouseCapture,
            DisableBracketedPaste,
            ResetColor,
            LeaveAlternateScreen,
            Show
        );
        let _ = disable_raw_mode();
    }
}

/// Whether the terminal that the program was started on is gone: its window was
/// closed.
#[cfg(unix)]
#[must_use]
pub fn is_gone() -> bool {
    use rustix::io::Errno;
    use rustix::termios::tcgetattr;
    // What is no terminal is not gone, and says so in another way.
    let [output, input] = [tcgetattr(io::stdout()), tcgetattr(io::stdin())];
    [output, input]
        .iter()
        .any(|found| matches!(found, Err(Errno::IO)))
}

/// Elsewhere the terminal ends its programs itself.
#[cfg(not(unix))]
#[must_use]
pub fn is_gone() -> bool {
    false
}

/// Whether the terminal is taken.
#[must_use]
pub fn is_taken() -> bool {
    TAKEN.load(Ordering::SeqCst)
}

/// Takes the mouse, or leaves it to the terminal.
///
/// # Errors
/// Where the terminal refuses.
pub fn take_mouse(take: bool) -> io::Result<()> {
    if !take {
        return execute!(io::stdout(), DisableMouseCapture);
    }
    #[cfg(unix)]
    {
        // Presses only, with columns beyond 223: nothing is sent while the
        // mouse merely moves.
        let mut out = io::stdout();
        out.write_all(b"\x1b[?1000h\x1b[?1006h")?;
        out.flush()
    }
    #[cfg(not(unix))]
    execute!(io::stdout(), ratatui::crossterm::event::EnableMouseCapture)
}

/// Stops the program as the shell's job control does, and returns when it goes
/// on. Where no shell could continue it, nothing happens.
#[cfg(unix)]
pub fn stop() {
    use signal_hook::consts::SIGTSTP;
    if can_be_continued() {
        leave();
        let _ = signal_hook::low_level::emulate_default_handler(SIGTSTP);
    }
}

/// Elsewhere there is no job control.
#[cfg(not(unix))]
pub fn stop() {}

/// Whether a shell of this session looks after the program: its parent is in
/// the same session and in another process group.
#[cfg(unix)]
fn can_be_continued() -> bool {
    use rustix::process::{getpgid, getppid, getsid};
    let Some(parent) = getppid() else {
        return false;
    };
    let same_session = getsid(Some(parent)).is_ok_and(|sid| getsid(None) == Ok(sid));
    same_session && getpgid(Some(parent)).is_ok_and(|group| getpgid(None) != Ok(group))
}

/// In builds for tests: fails where the test asks for it, by an environment
/// variable.
pub fn panic_if_asked(place: &str) {
    if cfg!(debug_assertions) && std::env::var("MERELS_TEST_PANIC").is_ok_and(|at| at == place) {
        panic!("a test asked for this failure in {place}");
    }
}
