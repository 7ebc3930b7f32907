//! Threads that share out the rows of a table.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// How many rows a thread takes at a time, where there are many.
const BATCH: usize = 16;

/// Calls `work` for each item, on `threads` threads; each has a state of its
/// own, made by `make`. Returns the states, or `None` when `stop` was set on
/// the way: then some items were left out.
pub(super) fn share<I, W>(
    threads: usize,
    items: I,
    stop: &AtomicBool,
    make: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, I::Item) + Sync,
) -> Option<Vec<W>>
where
    I: Iterator + Send,
    I::Item: Send,
    W: Send,
{
    let batch_size = (items.size_hint().0 / (4 * threads.max(1))).clamp(1, BATCH);
    let items = Mutex::new(items);
    let run = || {
        let mut state = make();
        let mut batch = Vec::with_capacity(batch_size);
        while !stop.load(Ordering::Relaxed) {
            // A thread that panics ends the scope with its panic anyway.
            let mut shared = items
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner);
            batch.extend(shared.by_ref().take(batch_size));
            drop(shared);
            if batch.is_empty() {
                break;
            }
            for item in batch.drain(..) {
                work(&mut state, item);
            }
        }
        state
    };
    let states = if threads <= 1 {
        vec![run()]
    } else {
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(run)).collect();
            let mut states = vec![run()];
            for other in others {
                match other.join() {
                    Ok(state) => states.push(state),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            states
        })
    };
    (!stop.load(Ordering::Relaxed)).then_some(states)
}
