//! The schedule: which thread runs which blocks.
//!
//! Blocks are handed out dynamically, a run of adjacent ones at a time, to the launching thread
//! and to workers of a pool. A short launch stays on the launching thread: it calls workers
//! when the launch is known to be longer, or turns out to be.
//!
//! The order is grid order, in runs of equal length, unless the kernel has a cost estimate and
//! workers are called: see [`balance`]. Blocks that a thread ran in grid order until then are
//! skipped.
//!
//! [`balance`]: super::balance

use super::balance::{Order, RUNS};
use super::block_log::{BlockLog, ThreadLog};
use super::pool::Pool;
use super::{arena, block_time};
use crate::code::{HostCall, HostCode, HostFailure, HostPlan};
use crate::ranks::RankArgs;
use std::any::Any;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};
use tile_core::launch::Arg;

/// Below this, waking another thread costs more than it gains.
const SHORT: Duration = Duration::from_micros(20);
/// Below this, calling a thread that is awake does.
const SHORT_AWAKE: Duration = Duration::from_micros(6);
/// How long a launch whose blocks need atomics tries to run alone.
const TRIAL: Duration = Duration::from_micros(500);

/// A launch with checked arguments.
#[derive(Debug)]
pub(crate) struct Launch<'a> {
    /// The kernel's name.
    pub(crate) kernel: &'a str,
    pub(crate) code: HostCode,
    pub(crate) level: u32,
    pub(crate) args: &'a [Arg<'a>],
    pub(crate) plan: &'a HostPlan,
    pub(crate) workspaces: &'a [*mut u8],
    pub(crate) panels: &'a [[*mut u8; 2]],
    pub(crate) scratch: usize,
    /// How many blocks there are.
    pub(crate) blocks: i64,
    /// See [`HostCall::non_temporal`].
    pub(crate) non_temporal: usize,
    pub(crate) failure: &'a HostFailure,
    /// The memory of ranks among the arguments.
    pub(crate) ranks: Option<&'a RankArgs>,
    /// How long threads linger afterwards.
    pub(crate) linger: Duration,
    /// Where it is told when blocks ran, if anyone asks.
    pub(crate) log: Option<&'a BlockLog>,
}

/// What the threads of a launch share.
struct Work<'a> {
    launch: &'a Launch<'a>,
    /// The next block or, where there is an order, run.
    next: AtomicI64,
    /// How many blocks a run has where there is no order.
    run: i64,
    order: Option<Order>,
    /// The blocks in front of this one have been handed out before there was an
    /// order.
    done: i64,
    /// Whether it is worth a look at the clock how long blocks take: where no
    /// launch has workers, costs are not evaluated.
    timed: bool,
    panic: Mutex<Option<Box<dyn Any + Send>>>,
}

// SAFETY: arguments and workspaces are memory that threads may share by the
// contract of the emitted code (see `block::Kernel`); the rest is `Sync`.
unsafe impl Sync for Work<'_> {}

/// How many adjacent blocks a thread takes at a time.
fn blocks_in_a_run(blocks: i64, threads: i64) -> i64 {
    if threads == 1 { blocks } else { (blocks / (threads * RUNS)).max(1) }
}

impl Launch<'_> {
    /// Runs all blocks, on up to `threads` threads. `false` when the scratch
    /// memory cannot be had.
    ///
    /// # Safety
    /// As for `code.run` with these arguments and this plan.
    pub(crate) unsafe fn execute(&self, pool: &Pool, threads: usize) -> bool {
        let timed = threads > 1;
        let threads = if self.plan.serial { 1 } else { (threads as i64).min(self.blocks) };
        let run = blocks_in_a_run(self.blocks, threads);
        let next = AtomicI64::new(0);
        let mut work = Work { launch: self, next, run, order: None, done: 0, timed, panic: Mutex::new(None) };
        let short = if threads > 1 && pool.is_awake() { SHORT_AWAKE } else { SHORT };
        // SAFETY: the caller's promise.
        let done = unsafe {
            match self.time_alone(threads, short) {
                None => work.in_order(threads).together(pool, threads - 1),
                Some(limit) => match work.work(true, limit, &|| ()) {
                    Some(true) => work.in_order(threads).together(pool, threads - 1),
                    done => done,
                },
            }
        };
        if let Some(panic) = work.panic.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
            resume_unwind(panic);
        }
        done.is_some()
    }

    /// Whether the launching thread should work without workers, and for how
    /// long before it calls them; `Some(None)` is until the end. Of what nothing
    /// is known it does as much alone as a launch would be that is no longer than `short`.
    ///
    /// Blocks with racing outputs pay for atomic accesses when they run concurrently, which can
    /// cost more than all threads gain. Which way is better is
    /// known once both have been measured.
    fn time_alone(&self, threads: i64, short: Duration) -> Option<Option<Duration>> {
        if threads == 1 {
            return Some(None);
        }
        let alone = self.key(true).estimate(self.blocks);
        if alone.is_some_and(|time| time < short) {
            return Some(Some(short * 2));
        }
        let Some(alone) = alone else { return Some(Some(if self.code.races { TRIAL } else { short })) };
        if !self.code.races {
            return None;
        }
        let together = self.key(false).estimate(self.blocks)?;
        (alone < together / threads as u32).then_some(None)
    }

    /// The order of blocks that cost differently, for this many threads.
    fn order(&self, threads: i64) -> Option<Order> {
        let cost = self.code.cost?;
        let call = self.call(0..0, false, std::ptr::null_mut());
        Order::new(self.plan.grid, cost.axes, threads, &|index| (cost.of)(&call, index))
    }

    /// What the code needs to run blocks.
    pub(super) fn call(&self, blocks: Range<i64>, alone: bool, scratch: *mut u8) -> HostCall<'_> {
        HostCall {
            args: self.args,
            plan: self.plan,
            workspaces: self.workspaces,
            panels: self.panels,
            blocks,
            alone,
            scratch,
            non_temporal: self.non_temporal,
            failure: self.failure,
            ranks: self.ranks,
        }
    }

    /// The entry for the time of its blocks.
    fn key(&self, alone: bool) -> block_time::Key {
        let races = self.code.races && !alone;
        block_time::Key::new(self.code.run as usize + usize::from(races), self.level)
    }
}

impl Work<'_> {
    /// From here on in the order of costs, if there is one.
    fn in_order(&mut self, threads: i64) -> &Self {
        self.order = self.launch.order(threads);
        if self.order.is_some() {
            self.done = std::mem::take(self.next.get_mut());
        }
        self
    }

    /// The next blocks for an idle thread, and how many average ones they are worth.
    fn next(&self) -> Option<(Range<i64>, f64)> {
        let Some(order) = &self.order else {
            let first = self.next.fetch_add(self.run, Ordering::Relaxed);
            let blocks = first..first.saturating_add(self.run).min(self.launch.blocks);
            let count = blocks.end - first;
            return (count > 0).then_some((blocks, count as f64));
        };
        loop {
            let (blocks, worth) = order.run(self.next.fetch_add(1, Ordering::Relaxed))?;
            let blocks = blocks.start.max(self.done)..blocks.end;
            if !blocks.is_empty() {
                return Some((blocks, worth));
            }
        }
    }

    /// Runs blocks with workers until none is left.
    unsafe fn together(&self, pool: &Pool, workers: i64) -> Option<bool> {
        let help = || {
            // SAFETY: the launch's promise.
            let result = catch_unwind(AssertUnwindSafe(|| unsafe { self.work(false, None, &|| ()) }));
            if let Err(panic) = result {
                *self.panic.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(panic);
            }
        };
        // SAFETY: the caller's promise.
        let own = |between: &dyn Fn()| unsafe { self.work(false, None, between) };
        pool.with_help(workers as usize, self.launch.linger, &help, own)
    }

    /// Runs blocks on this thread until none is left, or `limit` has passed;
    /// `alone` says that no other thread does meanwhile. Calls `between` between runs of them.
    /// Whether some are left; `None` when there is no scratch memory.
    unsafe fn work(&self, alone: bool, limit: Option<Duration>, between: &dyn Fn()) -> Option<bool> {
        let launch = self.launch;
        arena::with(launch.scratch, |scratch| {
            let begin = self.timed.then(Instant::now);
            let mut worth = 0.0;
            let mut left = false;
            let mut log = ThreadLog::default();
            while !launch.failure.is_set() {
                if let (Some(limit), Some(begin)) = (limit, begin)
                    && worth > 0.0
                    && begin.elapsed() > limit
                {
                    left = true;
                    break;
                }
                let Some((blocks, more)) = self.next() else { break };
                let mut run = |blocks| {
                    let call = launch.call(blocks, alone, scratch);
                    // SAFETY: the launch's promise; the blocks and the scratch
                    // memory are this thread's alone.
                    unsafe { (launch.code.run)(launch.level, &call) };
                };
                match launch.log {
                    None => run(blocks),
                    Some(all) => all.each(&mut log, blocks, &mut run),
                }
                worth += more;
                between();
            }
            if let Some(all) = launch.log {
                all.put(log);
            }
            if let Some(begin) = begin {
                launch.key(alone).record(worth, begin.elapsed());
            }
            left
        })
    }
}

#[cfg(test)]
mod tests;
