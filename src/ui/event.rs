//! Everything that can wake the program, on one channel.

use super::action::Action;
use ratatui::crossterm::event as terminal;
use std::io;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

/// One thing that happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// A key, the mouse, a paste, a new size of the window.
    Terminal(terminal::Event),
    /// The bot, or whatever else acts by itself.
    Action(Action),
    /// The program is to end with this exit status.
    End(u8),
    /// The program is to stop until it is continued.
    Suspend,
    /// The program goes on after it was stopped.
    Continue,
}

/// The exit status of a program whose terminal is gone: 128 and the number of
/// the hang-up signal.
pub const HUNG_UP: u8 = 129;

/// How long the program may take to end by itself when it is told to.
const GRACE: Duration = Duration::from_secs(2);

/// Ends the program through its loop, and by force where the loop does not
/// come round: it may be waiting for a terminal that takes nothing any more.
fn end(events: &Sender<Event>, status: u8) -> ! {
    let _ = events.send(Event::End(status));
    thread::sleep(GRACE);
    super::terminal::leave();
    std::process::exit(status.into())
}

/// Starts the thread that reads the terminal.
///
/// # Errors
/// Where the system has no thread left.
pub fn read_terminal(events: Sender<Event>) -> io::Result<()> {
    spawn("input", move || {
        loop {
            match terminal::read() {
                Ok(event) => {
                    super::terminal::panic_if_asked("input");
                    if events.send(Event::Terminal(event)).is_err() {
                        return;
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => end(&events, HUNG_UP),
            }
        }
    })
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new()
        .name(name.to_owned())
        .spawn(run)
        .map(drop)
}

/// Starts the threads that hear signals and see the terminal go.
///
/// # Errors
/// Where the system refuses a handler or a thread.
#[cfg(unix)]
pub fn hear_signals(events: Sender<Event>) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;

    let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT])?;
    watch_terminal(events.clone())?;
    spawn("signals", move || {
        for signal in signals.forever() {
            let event = match signal {
                SIGTSTP => Event::Suspend,
                SIGCONT => Event::Continue,
                // The exit status that a shell gives a program ended so.
                signal => end(&events, (128 + signal) as u8),
            };
            if events.send(event).is_err() {
                return;
            }
        }
    })
}

/// Where the terminal is gone, reading it neither waits nor fails, so that a
/// reader would spin; this thread sleeps until then and ends the program.
#[cfg(unix)]
fn watch_terminal(events: Sender<Event>) -> io::Result<()> {
    use rustix::event::{PollFd, PollFlags, poll};
    use std::fs::File;
    use std::os::fd::{AsFd, BorrowedFd};

    let stdin = io::stdin();
    // Games may come from standard input; keys come from the terminal then.
    let terminal = if rustix::termios::isatty(&stdin) {
        None
    } else {
        Some(File::open("/dev/tty")?)
    };
    spawn("hang-up", move || {
        let fd: BorrowedFd<'_> = terminal.as_ref().map_or(stdin.as_fd(), AsFd::as_fd);
        let gone = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
        loop {
            let mut fds = [PollFd::from_borrowed_fd(fd, PollFlags::empty())];
            match poll(&mut fds, None) {
                Ok(_) if fds[0].revents().intersects(gone) => end(&events, HUNG_UP),
                Ok(_) | Err(rustix::io::Errno::INTR) => {}
                Err(_) => return,
            }
        }
    })
}

/// Elsewhere the terminal ends its programs itself.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn hear_signals(_events: Sender<Event>) -> io::Result<()> {
    Ok(())
}
