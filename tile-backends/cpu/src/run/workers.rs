//! Worker threads that join a launch while it runs.
//!
//! The launching thread works itself and asks threads of a pool to help. It must not wait for
//! one that has not begun: the pool may be busy, or the launching thread may be the pool's only
//! one. So a worker enters through a [`Gate`]. When all work is handed out, the launching
//! thread closes the gate and waits only for those inside.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::Thread;

const SHUT: usize = 1 << (usize::BITS - 1);
/// How often to look before sleeping: helpers finish at about the same time
/// as the launching thread.
const SPINS: u32 = 2000;

/// See the module.
#[derive(Debug)]
pub(super) struct Gate {
    /// Helpers inside, and whether the gate is shut.
    state: AtomicUsize,
    owner: Thread,
}

impl Gate {
    /// An open gate whose owner is this thread.
    pub(super) fn new() -> Arc<Gate> {
        Arc::new(Gate { state: AtomicUsize::new(0), owner: std::thread::current() })
    }

    /// Enters unless the gate is shut. The caller is inside until the guard is
    /// dropped.
    pub(super) fn enter(self: &Arc<Self>) -> Option<GateGuard> {
        let enter = |state: usize| (state & SHUT == 0).then_some(state + 1);
        match self.state.fetch_update(Ordering::Acquire, Ordering::Relaxed, enter) {
            Ok(_) => Some(GateGuard(Arc::clone(self))),
            Err(_) => None,
        }
    }

    /// Whether it is still worth coming.
    pub(super) fn is_open(&self) -> bool {
        self.state.load(Ordering::Relaxed) & SHUT == 0
    }

    /// Shuts the gate and waits until nobody is inside. Called by the owner.
    pub(super) fn shut(&self) {
        self.state.fetch_or(SHUT, Ordering::Relaxed);
        let mut spins = 0;
        // Acquire: what helpers wrote happens before their leaving.
        while self.state.load(Ordering::Acquire) != SHUT {
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
        if self.0.state.fetch_sub(1, Ordering::Release) == SHUT + 1 {
            self.0.owner.unpark();
        }
    }
}

/// Shuts the gate even when the owner unwinds.
#[derive(Debug)]
pub(super) struct ShutOnDrop<'a>(pub(super) &'a Gate);

impl Drop for ShutOnDrop<'_> {
    fn drop(&mut self) {
        self.0.shut();
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
        let helper = std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(20));
            flag.store(true, Ordering::Relaxed);
            drop(inside);
        });
        gate.shut();
        assert!(done.load(Ordering::Relaxed));
        assert!(gate.enter().is_none());
        helper.join().unwrap();
    }
}
