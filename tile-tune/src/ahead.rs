//! Compilation of candidates beside the measuring of others.

use std::collections::VecDeque;
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::thread::{self, Scope};
use tile_core::launch::Preparation;

/// The most threads that compile.
const MOST: usize = 8;

/// Preparations of launches, the next one first. Threads take them until there are none.
pub(crate) struct Ahead<'d> {
    queue: Mutex<VecDeque<Preparation<'d>>>,
    threads: usize,
}

impl<'d> Ahead<'d> {
    /// One CPU is left to the thread that measures.
    pub(crate) fn new(queue: impl Iterator<Item = Preparation<'d>>) -> Ahead<'d> {
        let queue: VecDeque<_> = queue.collect();
        let cpus = thread::available_parallelism().map_or(1, NonZero::get);
        let threads = queue.len().min(cpus - 1).min(MOST);
        Ahead { queue: Mutex::new(queue), threads }
    }

    /// Starts the threads.
    pub(crate) fn start<'s>(&'s self, scope: &'s Scope<'s, '_>) {
        for _ in 0..self.threads {
            scope.spawn(|| {
                while let Some(prepare) = self.next() {
                    prepare();
                }
            });
        }
    }

    fn next(&self) -> Option<Preparation<'d>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }

    /// Leaves out what no thread has begun.
    pub(crate) fn stop(&self) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn each_is_prepared_once_unless_stopped() {
        let done = AtomicUsize::new(0);
        let queue = |count: usize| {
            (0..count).map(|_| -> Preparation<'_> { Box::new(|| _ = done.fetch_add(1, Ordering::Relaxed)) })
        };
        let (all, none) = (Ahead { queue: Mutex::new(queue(20).collect()), threads: 2 }, Ahead::new(queue(0)));
        thread::scope(|scope| {
            all.start(scope);
            none.start(scope);
        });
        assert_eq!(done.load(Ordering::Relaxed), 20);
        let stopped = Ahead { queue: Mutex::new(queue(20).collect()), threads: 2 };
        stopped.stop();
        thread::scope(|scope| stopped.start(scope));
        assert_eq!(done.load(Ordering::Relaxed), 20);
    }
}
