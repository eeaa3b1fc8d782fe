//! Which thread runs which blocks.
//!
//! Blocks are handed out in order, a run of neighbours at a time, to whoever
//! asks: the launching thread and helpers from a pool. A launch that is known
//! to be short stays on the launching thread.

use super::team::{Gate, ShutOnDrop};
use super::{arena, rate};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tile_core::launch::{Arg, HostCall, HostCode, HostFailure, HostPlan};

/// Below this, waking another thread costs more than it brings.
const SHORT: Duration = Duration::from_micros(20);
/// Runs of blocks for each thread, so that threads finish at about one time.
const RUNS: i64 = 8;

/// Where helpers come from.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    /// rayon's global pool.
    Global,
    /// A pool of its own; none when the launching thread works alone.
    Own(Option<Arc<rayon::ThreadPool>>),
}

impl Pool {
    fn spawn(&self, job: impl FnOnce() + Send + 'static) {
        match self {
            Pool::Global => rayon::spawn(job),
            Pool::Own(Some(pool)) => pool.spawn(job),
            Pool::Own(None) => {}
        }
    }
}

/// A launch with checked arguments.
#[derive(Debug)]
pub(crate) struct Launch<'a> {
    pub(crate) code: HostCode,
    pub(crate) level: u32,
    pub(crate) args: &'a [Arg<'a>],
    pub(crate) plan: &'a HostPlan,
    pub(crate) workspaces: &'a [*mut u8],
    pub(crate) panels: &'a [[*mut u8; 2]],
    pub(crate) scratch: usize,
    /// How many blocks there are.
    pub(crate) blocks: i64,
    pub(crate) failure: &'a HostFailure,
}

/// What the threads of a launch share.
struct Work<'a> {
    launch: &'a Launch<'a>,
    next: AtomicI64,
    run: i64,
    panic: Mutex<Option<Box<dyn Any + Send>>>,
}

// SAFETY: arguments and workspaces are memory that threads may share by the
// contract of the emitted code (see `block::Kernel`); the rest is `Sync`.
unsafe impl Sync for Work<'_> {}

impl Launch<'_> {
    /// Runs all blocks, on up to `threads` threads. `false` when the scratch
    /// memory cannot be had.
    ///
    /// # Safety
    /// As for `code.run` with these arguments and this plan.
    pub(crate) unsafe fn execute(&self, pool: &Pool, threads: usize) -> bool {
        let threads = if self.plan.serial { 1 } else { (threads as i64).min(self.blocks) };
        let key = rate::Key::new(self.code.run as usize, self.level);
        let short = key.estimate(self.blocks).is_some_and(|time| time < SHORT);
        let run = if threads == 1 { self.blocks } else { (self.blocks / (threads * RUNS)).max(1) };
        let work = Work { launch: self, next: AtomicI64::new(0), run, panic: Mutex::new(None) };
        // SAFETY: the caller's promise.
        let done = unsafe {
            if threads == 1 {
                work.work(key, None)
            } else if short {
                match work.work(key, Some(SHORT * 2)) {
                    // It was not short after all.
                    Some(true) => work.together(key, pool, threads - 1),
                    done => done,
                }
            } else {
                work.together(key, pool, threads - 1)
            }
        };
        if let Some(panic) = work.panic.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
            resume_unwind(panic);
        }
        done.is_some()
    }
}

impl Work<'_> {
    /// Works with helpers until no block is left.
    unsafe fn together(&self, key: rate::Key, pool: &Pool, helpers: i64) -> Option<bool> {
        let gate = Gate::new();
        let shut = ShutOnDrop(&gate);
        let address = Shared(std::ptr::from_ref(self).cast::<()>());
        for _ in 0..helpers {
            let gate = Arc::clone(&gate);
            pool.spawn(move || {
                let address = address;
                if let Some(_inside) = gate.enter() {
                    // SAFETY: the launching thread does not return from
                    // `together` while someone is inside the gate, so the
                    // work is alive, and it is `Sync`.
                    let work = unsafe { &*address.0.cast::<Work<'_>>() };
                    // SAFETY: the launch's promise.
                    let result = catch_unwind(AssertUnwindSafe(|| unsafe { work.work(key, None) }));
                    if let Err(panic) = result {
                        *work.panic.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(panic);
                    }
                }
            });
        }
        // SAFETY: the caller's promise.
        let done = unsafe { self.work(key, None) };
        drop(shut);
        done
    }

    /// Runs blocks on this thread until none is left, or `limit` has passed.
    /// Whether some are left; `None` when there is no scratch memory.
    unsafe fn work(&self, key: rate::Key, limit: Option<Duration>) -> Option<bool> {
        let launch = self.launch;
        arena::with(launch.scratch, |scratch| {
            let begin = Instant::now();
            let mut blocks = 0;
            let mut left = false;
            while !launch.failure.is_set() {
                if limit.is_some_and(|limit| blocks > 0 && begin.elapsed() > limit) {
                    left = true;
                    break;
                }
                let first = self.next.fetch_add(self.run, Ordering::Relaxed);
                if first >= launch.blocks {
                    break;
                }
                let end = (first + self.run).min(launch.blocks);
                let call = HostCall {
                    args: launch.args,
                    plan: launch.plan,
                    workspaces: launch.workspaces,
                    panels: launch.panels,
                    blocks: first..end,
                    scratch,
                    failure: launch.failure,
                };
                // SAFETY: the launch's promise; the blocks and the scratch
                // memory are this thread's alone.
                unsafe { (launch.code.run)(launch.level, &call) };
                blocks += end - first;
            }
            key.record(blocks, begin.elapsed());
            left
        })
    }
}

/// An address that helpers may dereference once inside the gate.
#[derive(Clone, Copy)]
struct Shared(*const ());
// SAFETY: see `Work::together`.
unsafe impl Send for Shared {}

#[cfg(test)]
mod tests;
