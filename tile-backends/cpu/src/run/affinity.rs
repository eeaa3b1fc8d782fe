//! CPU affinity: moves a worker off the CPU of the launching thread.
//!
//! A scheduler may wake a worker on the CPU of the thread that called it: Linux in a virtual
//! machine takes idle CPUs for busy ones. The launching thread goes on working there, so the
//! worker waits until the scheduler balances, which takes as long as a launch of milliseconds.
//! Hence the launching thread yields once after it has called its workers, and a worker that
//! finds itself on the same CPU migrates. Where the system does not report CPUs, nothing
//! happens.

/// The number of a CPU.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CpuIndex(usize);

impl CpuIndex {
    /// The CPU that this thread runs on, if the system reports it.
    pub(super) fn current() -> Option<CpuIndex> {
        system::cpu().map(CpuIndex)
    }

    /// Migrates this thread to another CPU, if it is on this one and there are CPUs for `threads`
    /// threads. It may come back later.
    pub(super) fn migrate_away(self, threads: usize) {
        if CpuIndex::current() == Some(self) {
            system::migrate_away(self.0, threads);
        }
    }
}

#[cfg(all(target_os = "linux", not(miri)))]
mod system {
    use std::ffi::{c_int, c_ulong};

    /// `cpu_set_t`: a bit for each of 1024 CPUs.
    type Set = [c_ulong; 1024 / c_ulong::BITS as usize];

    unsafe extern "C" {
        safe fn sched_getcpu() -> c_int;
        /// Both with 0 for this thread, and 0 when they succeed.
        safe fn sched_getaffinity(thread: c_int, bytes: usize, set: &mut Set) -> c_int;
        safe fn sched_setaffinity(thread: c_int, bytes: usize, set: &Set) -> c_int;
    }

    pub(super) fn cpu() -> Option<usize> {
        usize::try_from(sched_getcpu()).ok()
    }

    pub(super) fn migrate_away(cpu: usize, threads: usize) {
        let mut all: Set = [0; _];
        if sched_getaffinity(0, size_of::<Set>(), &mut all) != 0 {
            return;
        }
        let cpus: u32 = all.iter().map(|word| word.count_ones()).sum();
        let (word, bit) = (cpu / c_ulong::BITS as usize, cpu % c_ulong::BITS as usize);
        let mut others = all;
        match others.get_mut(word) {
            Some(word) if cpus as usize >= threads => *word &= !(1 << bit),
            _ => return,
        }
        // Refused where no other CPU is allowed.
        if sched_setaffinity(0, size_of::<Set>(), &others) == 0 {
            sched_setaffinity(0, size_of::<Set>(), &all);
        }
    }
}

#[cfg(not(all(target_os = "linux", not(miri))))]
mod system {
    pub(super) fn cpu() -> Option<usize> {
        None
    }

    pub(super) fn migrate_away(_: usize, _: usize) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_that_left_may_go_everywhere_again() {
        let Some(here) = CpuIndex::current() else { return };
        // Where it is by now, the scheduler decides.
        let cpus = || std::thread::available_parallelism().unwrap();
        let before = cpus();
        here.migrate_away(1);
        here.migrate_away(usize::MAX);
        assert_eq!(cpus(), before);
    }
}
