//! Worker threads that join a launch while it runs.
//!
//! The launching thread works itself and asks threads of a pool to help. It must not wait for
//! one that has not begun: the pool may be busy, or the launching thread may be the pool's only
//! one. So a worker enters through a [`Gate`]. When all work is handed out, the launching
//! thread closes the gate and waits only for those inside.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::Thread;

const CLOSED: usize = 1 << (usize::BITS - 1);
/// Spins before sleeping: workers finish at about the same time as the launching thread.
const SPINS: u32 = 2000;

/// A gate that workers enter until the owner closes it.
#[derive(Debug)]
pub(super) struct Gate {
    /// The number of workers inside, and whether the gate is closed.
    state: AtomicUsize,
    owner: Thread,
}

impl Gate {
    /// An open gate whose owner is this thread.
    pub(super) fn new() -> Arc<Gate> {
        Arc::new(Gate { state: AtomicUsize::new(0), owner: std::thread::current() })
    }

    /// Enters unless the gate is closed. The caller is inside until the guard is
    /// dropped.
    pub(super) fn enter(self: &Arc<Self>) -> Option<GateGuard> {
        let enter = |state: usize| (state & CLOSED == 0).then_some(state + 1);
        match self.state.fetch_update(Ordering::Acquire, Ordering::Relaxed, enter) {
            Ok(_) => Some(GateGuard(Arc::clone(self))),
            Err(_) => None,
        }
    }

    /// Whether the gate is still open.
    pub(super) fn is_open(&self) -> bool {
        self.state.load(Ordering::Relaxed) & CLOSED == 0
    }

    /// Closes the gate and waits until no worker is inside. Called by the owner.
    pub(super) fn close(&self) {
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
pub(super) struct GateGuard(Arc<Gate>);

impl Drop for GateGuard {
    fn drop(&mut self) {
        if self.0.state.fetch_sub(1, Ordering::Release) == CLOSED + 1 {
            self.0.owner.unpark();
        }
    }
}

/// Closes the gate even when the owner unwinds.
#[derive(Debug)]
pub(super) struct CloseOnDrop<'a>(pub(super) &'a Gate);

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
