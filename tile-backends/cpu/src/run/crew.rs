//! A crew: the threads of a device, which linger between launches.
//!
//! Waking a thread takes the system some microseconds, and a thread that sleeps in a virtual
//! machine some ten more. Launches often follow one another at once. So a thread that has helped
//! with a launch spins for a bounded time, *lingers*, before it sleeps: it sees the next call in
//! less than a microsecond. Those that sleep are woken by all who are awake, a few by each, and
//! not one after the other by the launching thread.
//!
//! Each thread has a [`Seat`]. A call goes to those that do nothing else, is taken back from those
//! that have not begun when the work is done, and waits only for those that have. So launches at
//! the same time, from any thread, share a crew without waiting for one another, and a thread that
//! the system does not run, or that a `fork` left behind, delays nobody.
//!
//! A thread that spins has a CPU that others might need. So the time is bounded, and threads do not
//! linger at all in crews of more threads than there are CPUs. They do not yield meanwhile: where
//! others want the CPU, a thread that yields gets it back too late for the next call.

use super::affinity::CpuIndex;
use super::seat::{Seat, State};
use std::cell::Cell;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::Thread;
use std::time::Duration;

/// How many sleeping threads each thread wakes that joins a call.
const WAKES: usize = 3;
/// Spins before sleeping: helpers finish at about the same time as the owner of a call.
const SPINS: u32 = 2000;

/// Threads that help with launches.
#[derive(Debug)]
pub(crate) struct Crew {
    members: Vec<Member>,
    /// Whether there is a CPU for each member and a launching thread.
    has_cpus: bool,
}

#[derive(Debug)]
struct Member {
    seat: Arc<Seat>,
    thread: Thread,
}

impl Crew {
    /// Starts this many threads, or those that the system does not refuse.
    pub(super) fn start(threads: usize) -> Crew {
        let start = |number: usize| {
            let seat = Arc::new(Seat::new());
            let its_own = Arc::clone(&seat);
            let thread = std::thread::Builder::new().name(format!("tile-cpu-{number}"));
            let handle = thread.spawn(move || serve(&its_own)).ok()?;
            Some(Member { seat, thread: handle.thread().clone() })
        };
        let cpus = std::thread::available_parallelism().map_or(1, NonZero::get);
        Crew { members: (0..threads).map_while(start).collect(), has_cpus: threads < cpus }
    }

    /// Whether a call would be seen at once: the first to be called is awake.
    pub(super) fn is_awake(&self) -> bool {
        self.members.first().is_some_and(|member| member.seat.state() == State::Waiting)
    }

    /// Runs `own` on this thread, and `help`, which does not unwind, on up to `helpers` threads
    /// meanwhile. Returns, or unwinds, when nobody is in `help` any more. Helpers linger for as
    /// long as that afterwards.
    ///
    /// `own` may call its argument now and then: threads that were busy join late then.
    pub(super) fn with_help<R>(
        &self,
        helpers: usize,
        linger: Duration,
        help: &(dyn Fn() + Sync),
        own: impl FnOnce(&dyn Fn()) -> R,
    ) -> R {
        let linger = if self.has_cpus { linger } else { Duration::ZERO };
        let from = CpuIndex::current();
        let owner = std::thread::current();
        let call = Call { crew: self, help, owner, linger, from, helpers, asleep: AtomicUsize::new(0) };
        let summons = Summons { call: &call, missing: helpers.min(self.members.len()).into() };
        if summons.summon() {
            // For helpers that were queued behind this thread: see `affinity`.
            std::thread::yield_now();
        }
        own(&|| {
            summons.summon();
        })
    }
}

impl Drop for Crew {
    fn drop(&mut self) {
        for Member { seat, thread } in &self.members {
            seat.quit();
            thread.unpark();
        }
    }
}

/// What a member does: helps with calls until the end of the crew.
fn serve(seat: &Seat) {
    let mut linger = Duration::ZERO;
    while let Some(address) = seat.next(linger) {
        // SAFETY: the address is that of a call, whose owner keeps it while a
        // seat is running for it.
        let call = unsafe { &*address.cast::<Call<'_>>() };
        call.wake();
        if let Some(from) = call.from {
            from.migrate_away(call.helpers + 1);
        }
        (call.help)();
        linger = call.linger;
        if !seat.change(State::Running(address), State::Waiting) {
            let owner = call.owner.clone();
            // From here on the call may be gone.
            seat.change(State::Awaited(address), State::Waiting);
            owner.unpark();
        }
    }
}

/// A call for help, as those who help see it.
#[repr(align(8))]
struct Call<'a> {
    crew: &'a Crew,
    help: &'a (dyn Fn() + Sync),
    owner: Thread,
    linger: Duration,
    /// Where the owner runs.
    from: Option<CpuIndex>,
    helpers: usize,
    /// How many are [`State::Asleep`]: at least one if that is not zero, and none if it is, but for
    /// moments.
    asleep: AtomicUsize,
}

impl Call<'_> {
    /// What seats know it by.
    fn address(&self) -> *mut () {
        std::ptr::from_ref(self).cast_mut().cast()
    }

    /// Calls a thread, if it is idle.
    fn call(&self, seat: &Seat) -> bool {
        let address = self.address();
        // Again where it falls asleep, or wakes up, in between.
        loop {
            match seat.state() {
                State::Waiting if seat.change(State::Waiting, State::Called(address)) => return true,
                State::Parked if seat.change(State::Parked, State::Asleep(address)) => {
                    self.asleep.fetch_add(1, Ordering::Relaxed);
                    return true;
                }
                State::Waiting | State::Parked => {}
                _ => return false,
            }
        }
    }

    /// Wakes some of those that are called and asleep. Whether there were any.
    fn wake(&self) -> bool {
        if self.asleep.load(Ordering::Relaxed) == 0 {
            return false;
        }
        let (asleep, called) = (State::Asleep(self.address()), State::Called(self.address()));
        let sleeping = self.crew.members.iter().filter(|member| member.seat.state() == asleep);
        let woken = sleeping.filter(|member| member.seat.change(asleep, called)).take(WAKES);
        let number = woken.map(|member| member.thread.unpark()).count();
        self.asleep.fetch_sub(number, Ordering::Relaxed);
        number > 0
    }
}

/// A call, as its owner sees it. It ends when this is dropped.
struct Summons<'a> {
    call: &'a Call<'a>,
    /// How many have not been called yet, since they were busy.
    missing: Cell<usize>,
}

impl Summons<'_> {
    /// Calls those that are missing and idle, and wakes some that sleep. Whether it woke any.
    fn summon(&self) -> bool {
        let missing = self.missing.get();
        if missing > 0 {
            let called = self.call.crew.members.iter().filter(|member| self.call.call(&member.seat));
            self.missing.set(missing - called.take(missing).count());
        }
        self.call.wake()
    }

    /// Waits until a member has left.
    fn wait(&self, seat: &Seat) {
        let address = self.call.address();
        let (running, awaited) = (State::Running(address), State::Awaited(address));
        let mut spins = 0;
        while seat.state() == running {
            if spins < SPINS {
                spins += 1;
                std::hint::spin_loop();
            } else {
                seat.change(running, awaited);
            }
        }
        while seat.state() == awaited {
            std::thread::park();
        }
    }
}

impl Drop for Summons<'_> {
    fn drop(&mut self) {
        let address = self.call.address();
        let members = &self.call.crew.members;
        for Member { seat, .. } in members {
            // At most once more, when somebody wakes it in between.
            while match seat.state() {
                state @ State::Called(call) if call == address => !seat.change(state, State::Waiting),
                state @ State::Asleep(call) if call == address => !seat.change(state, State::Parked),
                _ => false,
            } {}
        }
        members.iter().for_each(|member| self.wait(&member.seat));
    }
}

#[cfg(test)]
mod tests;
