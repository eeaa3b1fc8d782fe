//! Words by which blocks of ranks signal each other: set, add and wait.
//!
//! A waiting block spins, yields and then sleeps, because there are more blocks than CPUs. Whoever
//! changes a word wakes those that sleep for one of its group.

use super::memory::RankMemory;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering, fence};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Looks at a word before the thread yields.
const SPINS: u32 = 100;
/// Looks between yields before the thread sleeps.
const YIELDS: u32 = 50;
/// How long a thread sleeps before it looks whether the launch has failed.
const LOOK: Duration = Duration::from_millis(10);
/// Groups of words.
const GROUPS: usize = 64;

/// Threads that sleep until a word of a group changes.
#[derive(Debug, Default)]
pub(super) struct Sleepers {
    count: AtomicUsize,
    lock: Mutex<()>,
    wake: Condvar,
}

impl Sleepers {
    /// Nobody, for all groups.
    pub(super) fn groups() -> Box<[Sleepers]> {
        (0..GROUPS).map(|_| Sleepers::default()).collect()
    }
}

/// What is done to a word.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Signal {
    Set,
    Add,
}

/// How a wait ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waited {
    /// The word has the value.
    There,
    /// The caller said that it need not go on.
    Stopped,
    /// Nothing came; with what the word is.
    TimedOut(u32),
}

impl RankMemory {
    /// The word `index` of a rank, and who sleeps for it; none where there is no such word, or the
    /// memory is no words.
    fn word(&self, [rank, index]: [i64; 2]) -> Option<(&AtomicU32, &Sleepers)> {
        let &[ranks, words] = self.shape() else { return None };
        let sleepers = self.sleepers.as_deref()?;
        if !(0..ranks).contains(&rank) || !(0..words).contains(&index) {
            return None;
        }
        let at = self.part(rank as usize).cast::<u32>().wrapping_add(index as usize);
        // SAFETY: the word is inside, aligned, as long-lived as `self`, and accessed here alone.
        let word = unsafe { AtomicU32::from_ptr(at) };
        Some((word, &sleepers[(rank * 31 + index) as usize % sleepers.len()]))
    }

    /// Sets a word or adds to it, after everything that this thread did. `None` where there is no
    /// such word.
    pub(crate) fn signal(&self, at: [i64; 2], signal: Signal, value: u32) -> Option<()> {
        let (word, sleepers) = self.word(at)?;
        match signal {
            Signal::Set => word.store(value, Ordering::Release),
            Signal::Add => _ = word.fetch_add(value, Ordering::Release),
        }
        // With the fence of `wait`: either the count is seen here, or the word there.
        fence(Ordering::SeqCst);
        if sleepers.count.load(Ordering::Relaxed) > 0 {
            // Who has looked at the word and does not sleep yet holds the lock.
            drop(sleepers.lock.lock().unwrap_or_else(PoisonError::into_inner));
            sleepers.wake.notify_all();
        }
        Some(())
    }

    /// Waits until a word is at least `least`, no longer than `timeout` and while `stop` says no;
    /// what was done before the signals that made it so is visible then. `None` where there is no such
    /// word.
    pub(crate) fn wait(&self, at: [i64; 2], least: u32, timeout: Duration, stop: &dyn Fn() -> bool) -> Option<Waited> {
        let (word, sleepers) = self.word(at)?;
        let is_there = || word.load(Ordering::Acquire) >= least;
        for look in 0..SPINS + YIELDS {
            if is_there() {
                return Some(Waited::There);
            }
            match look < SPINS {
                true => std::hint::spin_loop(),
                false => std::thread::yield_now(),
            }
        }
        let began = Instant::now();
        sleepers.count.fetch_add(1, Ordering::Relaxed);
        fence(Ordering::SeqCst);
        let mut held = sleepers.lock.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = loop {
            if is_there() {
                break Waited::There;
            }
            if stop() {
                break Waited::Stopped;
            }
            let Some(left) = timeout.checked_sub(began.elapsed()).filter(|left| !left.is_zero()) else {
                break Waited::TimedOut(word.load(Ordering::Relaxed));
            };
            let slept = sleepers.wake.wait_timeout(held, left.min(LOOK));
            held = slept.unwrap_or_else(PoisonError::into_inner).0;
        };
        drop(held);
        sleepers.count.fetch_sub(1, Ordering::Relaxed);
        Some(waited)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;
    use tile_core::elem::DType;

    const LONG: Duration = Duration::from_secs(30);

    fn words(ranks: usize, count: usize) -> RankMemory {
        RankMemory::new(DType::U32, ranks, &[count], Some(Sleepers::groups())).expect("a few bytes")
    }

    #[test]
    fn words_outside_are_none() {
        let memory = words(2, 3);
        for at in [[-1, 0], [2, 0], [0, 3], [1, -1], [i64::MAX, i64::MAX]] {
            assert!(memory.signal(at, Signal::Add, 1).is_none() && memory.wait(at, 0, LONG, &|| false).is_none());
        }
        let elements = RankMemory::new(DType::U32, 2, &[3], None).expect("a few bytes");
        assert!(elements.signal([0, 0], Signal::Set, 1).is_none());
    }

    #[test]
    fn a_wait_ends_by_its_value_the_caller_or_time() {
        let memory = words(1, 2);
        let wait = |least, timeout, stop: bool| memory.wait([0, 1], least, timeout, &|| stop);
        assert_eq!(wait(0, Duration::ZERO, false), Some(Waited::There));
        memory.signal([0, 1], Signal::Set, u32::MAX);
        memory.signal([0, 1], Signal::Add, 3);
        assert_eq!(wait(2, Duration::ZERO, true), Some(Waited::There));
        assert_eq!(wait(3, LONG, true), Some(Waited::Stopped));
        assert_eq!(wait(3, Duration::from_millis(20), false), Some(Waited::TimedOut(2)));
    }

    /// Threads pass a number around; each sees what the one before it wrote.
    #[test]
    fn what_was_done_before_a_signal_is_visible_after() {
        let rounds = if cfg!(miri) { 3 } else { 2000 };
        let (memory, ranks) = (words(3, 1), 3);
        let written = [const { AtomicU32::new(0) }; 3];
        thread::scope(|scope| {
            for me in 0..ranks {
                let (memory, written) = (&memory, &written);
                scope.spawn(move || {
                    for round in 1..=rounds {
                        let (before, next) = ((me + ranks - 1) % ranks, (me + 1) % ranks);
                        if me > 0 {
                            assert_eq!(memory.wait([me as i64, 0], round, LONG, &|| false), Some(Waited::There));
                            assert_eq!(written[before].load(Ordering::Relaxed), round);
                        }
                        written[me].store(round, Ordering::Relaxed);
                        memory.signal([next as i64, 0], Signal::Add, 1);
                        if me == 0 {
                            assert_eq!(memory.wait([0, 0], round, LONG, &|| false), Some(Waited::There));
                            assert_eq!(written[before].load(Ordering::Relaxed), round);
                        }
                    }
                });
            }
        });
    }
}
