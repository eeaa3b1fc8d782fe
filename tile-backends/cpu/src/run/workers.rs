//! Workers of a pool of rayon that join a launch inside that pool while it runs.
//!
//! The launching thread works itself and asks threads of its pool to help. It must not wait for
//! one that has not begun: the pool may be busy, or the launching thread may be the pool's only
//! one. So a worker enters through a [`Gate`]. When all work is handed out, the launching
//! thread closes the gate and waits only for those inside. Workers do not linger: the pool has
//! other work for them.

use super::affinity::CpuIndex;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::Thread;

const CLOSED: usize = 1 << (usize::BITS - 1);
/// Spins before sleeping: workers finish at about the same time as the launching thread.
const SPINS: u32 = 2000;

/// Runs `own` on this thread of a pool, and `help`, which does not unwind, on up to `helpers`
/// others of the pool meanwhile. Returns, or unwinds, when nobody is in `help` any more.
pub(super) fn with_help<R>(helpers: usize, help: &(dyn Fn() + Sync), own: impl FnOnce() -> R) -> R {
    let gate = Gate::new();
    let close_on_drop = CloseOnDrop(&gate);
    let place = CpuIndex::current();
    let help = std::ptr::from_ref(&help).cast::<()>();
    for _ in 0..helpers {
        let (gate, help) = (Arc::clone(&gate), Shared(help));
        rayon::spawn(move || {
            let help = help;
            if let Some(place) = place
                && gate.is_open()
            {
                place.migrate_away(helpers + 1);
            }
            if let Some(_inside) = gate.enter() {
                // SAFETY: this function does not return while someone is inside the gate, so
                // what it was given is alive.
                let help = unsafe { *help.0.cast::<&(dyn Fn() + Sync)>() };
                help();
            }
        });
    }
    // For workers that were queued behind this thread: see `affinity`.
    std::thread::yield_now();
    let result = own();
    drop(close_on_drop);
    result
}

/// An address that workers may dereference once inside the gate.
struct Shared(*const ());
// SAFETY: see `with_help`.
unsafe impl Send for Shared {}

/// A gate that workers enter until the owner closes it.
#[derive(Debug)]
struct Gate {
    /// The number of workers inside, and whether the gate is closed.
    state: AtomicUsize,
    owner: Thread,
}

impl Gate {
    /// An open gate whose owner is this thread.
    fn new() -> Arc<Gate> {
        Arc::new(Gate { state: AtomicUsize::new(0), owner: std::thread::current() })
    }

    /// Enters unless the gate is closed. The caller is inside until the guard is
    /// dropped.
    fn enter(self: &Arc<Self>) -> Option<GateGuard> {
        let enter = |state: usize| (state & CLOSED == 0).then_some(state + 1);
        match self.state.fetch_update(Ordering::Acquire, Ordering::Relaxed, enter) {
            Ok(_) => Some(GateGuard(Arc::clone(self))),
            Err(_) => None,
        }
    }

    /// Whether the gate is still open.
    fn is_open(&self) -> bool {
        self.state.load(Ordering::Relaxed) & CLOSED == 0
    }

    /// Closes the gate and waits until no worker is inside. Called by the owner.
    fn close(&self) {
        self.state.fetch_or(CLOSED, Ordering::Relaxed);
        let mut spins = 0;
        // Acquire: a worker's writes happen before it leaves.
        while self.state.load(Ordering::Acquire) != CLOSED {
            if spins < SPINS {
                spins += 1;
                std::hint::spin_loop();
            } else {
                std::thread::park();
            }
        }
    }
}

/// Proof of being inside.
#[derive(Debug)]
struct GateGuard(Arc<Gate>);

impl Drop for GateGuard {
    fn drop(&mut self) {
        if self.0.state.fetch_sub(1, Ordering::Release) == CLOSED + 1 {
            self.0.owner.unpark();
        }
    }
}

/// Closes the gate even when the owner unwinds.
#[derive(Debug)]
struct CloseOnDrop<'a>(&'a Gate);

impl Drop for CloseOnDrop<'_> {
    fn drop(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn the_owner_waits_for_those_inside_only() {
        let gate = Gate::new();
        let done = Arc::new(AtomicBool::new(false));
        let inside = gate.enter().unwrap();
        let flag = Arc::clone(&done);
        let worker = std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(20));
            flag.store(true, Ordering::Relaxed);
            drop(inside);
        });
        gate.close();
        assert!(done.load(Ordering::Relaxed));
        assert!(gate.enter().is_none());
        worker.join().unwrap();
    }
}
