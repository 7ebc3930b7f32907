//! When a search must end.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Everything that can end a search, shared by its threads.
#[derive(Debug)]
pub(super) struct Clock<'a> {
    started: Instant,
    deadline: Option<Instant>,
    /// Positions that one thread may search.
    pub(super) nodes: u64,
    /// Set from outside: "move now".
    stop: &'a AtomicBool,
}

/// Positions between two looks at the clock: well under a millisecond's work.
pub(super) const CHECK_EVERY: u64 = 512;

impl<'a> Clock<'a> {
    pub(super) fn start(
        time: Option<Duration>,
        nodes: Option<u64>,
        stop: &'a AtomicBool,
    ) -> Clock<'a> {
        let started = Instant::now();
        Clock {
            started,
            // A little is kept back for coming home on a busy machine.
            deadline: time.map(|time| {
                let reserve = (time / 20).min(Duration::from_millis(20));
                started + time.saturating_sub(reserve)
            }),
            nodes: nodes.unwrap_or(u64::MAX),
            stop,
        }
    }

    /// Whether the search must end now; `nodes` is what the asking thread has
    /// searched.
    pub(super) fn is_up(&self, nodes: u64) -> bool {
        nodes >= self.nodes
            || self.stop.load(Ordering::Relaxed)
            || self.deadline.is_some_and(|end| Instant::now() >= end)
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
