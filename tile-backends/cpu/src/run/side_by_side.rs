//! Launches whose blocks wait for each other: every block has a thread of its own.
//!
//! A thread of a pool that waited would keep the place of the block that it waits for. So such a launch
//! starts a thread for each block but one, which the launching thread runs, and joins them all.

use super::block_log::ThreadLog;
use super::{Launch, arena};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Mutex, PoisonError};
use std::thread::Builder;
use tile_core::launch::LaunchError;

/// The most blocks of such a launch.
pub(crate) const MOST_BLOCKS: i64 = 1024;

/// What the threads of a launch share.
struct Work<'a> {
    launch: &'a Launch<'a>,
    panic: Mutex<Option<Box<dyn Any + Send>>>,
}

// SAFETY: as for the pools' launches: arguments and workspaces are memory that threads may share by the
// contract of the emitted code, and the rest is `Sync`.
unsafe impl Sync for Work<'_> {}

impl Launch<'_> {
    /// Runs all blocks at once. What hinders one is the launch's failure, by which others end their
    /// waits. `true`, as for launches on a pool: lack of memory is a failure, too.
    ///
    /// # Safety
    /// As for `code.run` with these arguments and this plan.
    pub(crate) unsafe fn side_by_side(&self) -> bool {
        let work = Work { launch: self, panic: Mutex::new(None) };
        std::thread::scope(|scope| {
            let work = &work;
            for block in 1..self.blocks {
                let name = format!("tile-cpu block {block}");
                // SAFETY: the caller's promise.
                let started = Builder::new().name(name).spawn_scoped(scope, move || unsafe { work.run(block) });
                if let Err(error) = started {
                    let action = format!("starting a thread for each of {} blocks", self.blocks);
                    let (target, reason) = ("cpu".to_owned(), error.to_string());
                    self.failure.report(LaunchError::Driver { target, action, reason });
                    return;
                }
            }
            // SAFETY: the caller's promise.
            unsafe { work.run(0) };
        });
        if let Some(panic) = work.panic.into_inner().unwrap_or_else(PoisonError::into_inner) {
            resume_unwind(panic);
        }
        true
    }
}

impl Work<'_> {
    /// Runs a block on this thread.
    ///
    /// # Safety
    /// As for [`Launch::side_by_side`].
    unsafe fn run(&self, block: i64) {
        let launch = self.launch;
        let run = |scratch| {
            let mut run = |blocks| {
                let call = launch.call(blocks, false, scratch);
                // SAFETY: the caller's promise; the block and the scratch memory are this thread's alone.
                unsafe { (launch.code.run)(launch.level, &call) };
            };
            let Some(all) = launch.log else { return run(block..block + 1) };
            let mut log = ThreadLog::default();
            all.each(&mut log, block..block + 1, &mut run);
            all.put(log);
        };
        match catch_unwind(AssertUnwindSafe(|| arena::with(launch.scratch, run))) {
            Ok(Some(())) => {}
            Ok(None) => launch.failure.report(LaunchError::memory(launch.kernel, launch.scratch as u64, 0)),
            Err(panic) => {
                let (action, reason) = (format!("running block {block}"), "it panicked".to_owned());
                launch.failure.report(LaunchError::Driver { target: "cpu".to_owned(), action, reason });
                *self.panic.lock().unwrap_or_else(PoisonError::into_inner) = Some(panic);
            }
        }
    }
}
