//! When a search must end.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Everything that can end a search, shared by its threads.
#[derive(Debug)]
pub(super) struct Clock<'a> {
    started: Instant,
    deadline: Option<Instant>,
    /// Positions that the thread that chooses may search.
    pub(super) nodes: u64,
    /// Set from outside: "move now".
    stop: &'a AtomicBool,
    /// Set when the thread that chooses is through.
    done: AtomicBool,
    /// Positions searched by the other threads.
    elsewhere: AtomicU64,
}

/// Positions between two looks at the clock: well under a millisecond's work.
pub(super) const CHECK_EVERY: u64 = 512;

impl<'a> Clock<'a> {
    /// A clock that runs since `started`.
    pub(super) fn new(
        started: Instant,
        time: Option<Duration>,
        nodes: Option<u64>,
        stop: &'a AtomicBool,
    ) -> Clock<'a> {
        Clock {
            started,
            // A little is kept back for coming home on a busy machine.
            deadline: time.map(|time| {
                let reserve = (time / 20).min(Duration::from_millis(20));
                started + time.saturating_sub(reserve)
            }),
            nodes: nodes.unwrap_or(u64::MAX),
            stop,
            done: AtomicBool::new(false),
            elsewhere: AtomicU64::new(0),
        }
    }

    /// Whether the search must end now; `nodes` is what the asking thread has
    /// searched.
    pub(super) fn is_up(&self, nodes: u64) -> bool {
        nodes >= self.nodes
            || self.done.load(Ordering::Relaxed)
            || self.stop.load(Ordering::Relaxed)
            || self.deadline.is_some_and(|end| Instant::now() >= end)
    }

    /// The part that is left of time or positions, whichever is less, 0 to 1;
    /// `nodes` is what the thread that chooses has searched.
    pub(super) fn share_left(&self, nodes: u64) -> f64 {
        let time = self.deadline.map_or(1.0, |end| {
            let left = end.saturating_duration_since(Instant::now()).as_secs_f64();
            left / (end - self.started).as_secs_f64().max(1e-9)
        });
        (1.0 - nodes as f64 / self.nodes as f64).min(time)
    }

    /// Ends the search of the other threads.
    pub(super) fn finish(&self) {
        self.done.store(true, Ordering::Relaxed);
    }

    /// Another thread has searched some positions more.
    pub(super) fn add_elsewhere(&self, nodes: u64) {
        self.elsewhere.fetch_add(nodes, Ordering::Relaxed);
    }

    /// Positions searched by the other threads.
    pub(super) fn elsewhere(&self) -> u64 {
        self.elsewhere.load(Ordering::Relaxed)
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
