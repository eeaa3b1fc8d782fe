//! A seat: what a thread of a [crew](super::crew) does, in a word that it shares with those who
//! launch.
//!
//! ```text
//!            the thread                          those who launch
//!   Parked ────────────► Waiting        Waiting ───────► Called(c)        it spins, and sees it
//!   Waiting ───────────► Parked         Parked ────────► Asleep(c)        someone has to wake it
//!   Called(c), Asleep(c) ► Running(c)   Asleep(c) ─────► Called(c)        and does so now
//!   Running(c) ────────► Waiting        Called(c) ─────► Waiting          the call is over
//!   Awaited(c) ────────► Waiting        Asleep(c) ─────► Parked           the call is over
//!                                       Running(c) ────► Awaited(c)       its owner parks
//!                                       any ───────────► Quit
//! ```
//!
//! A call is taken back unless the thread has begun, so nobody waits for a thread that the system
//! does not run. All changes are exchanges, hence what a thread wrote before one of its own is
//! seen by whoever sees any later state.

use std::sync::atomic::{AtomicPtr, Ordering};
use std::time::{Duration, Instant};

/// What a thread does. Calls are known by their addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// It sleeps, or is about to.
    Parked,
    /// It looks for calls.
    Waiting,
    /// It ends.
    Quit,
    /// It is called, and nobody has woken it yet.
    Asleep(*mut ()),
    /// It is called, and will see that.
    Called(*mut ()),
    /// It works for a call, which stays where it is until the state changes.
    Running(*mut ()),
    /// The same, and the owner of the call sleeps until it is told.
    Awaited(*mut ()),
}

/// The bits of an address that tell states of one call apart, and the states without one.
const TAGS: usize = 3;

impl State {
    fn word(self) -> *mut () {
        let none = std::ptr::null_mut();
        let (call, tag) = match self {
            State::Parked => (none, 0),
            State::Waiting => (none, 1),
            State::Quit => (none, 2),
            State::Asleep(call) => (call, 0),
            State::Called(call) => (call, 1),
            State::Running(call) => (call, 2),
            State::Awaited(call) => (call, 3),
        };
        debug_assert!(call.addr() & TAGS == 0, "calls are aligned to words");
        call.map_addr(|address| address | tag)
    }

    fn of(word: *mut ()) -> State {
        let call = word.map_addr(|address| address & !TAGS);
        match (call.is_null(), word.addr() & TAGS) {
            (true, 0) => State::Parked,
            (true, 1) => State::Waiting,
            (true, _) => State::Quit,
            (false, 0) => State::Asleep(call),
            (false, 1) => State::Called(call),
            (false, 2) => State::Running(call),
            (false, _) => State::Awaited(call),
        }
    }
}

/// How often a waiting thread looks before it reads the clock.
const LOOKS: u32 = 16;

/// The state of a thread, on cache lines of its own.
#[derive(Debug)]
#[repr(align(128))]
pub(super) struct Seat(AtomicPtr<()>);

impl Seat {
    /// Of a thread that starts.
    pub(super) fn new() -> Seat {
        Seat(AtomicPtr::new(State::Parked.word()))
    }

    /// What the thread does.
    pub(super) fn state(&self) -> State {
        State::of(self.0.load(Ordering::Acquire))
    }

    /// Goes from one state to another; `false` when it is in a third.
    pub(super) fn change(&self, from: State, to: State) -> bool {
        self.0.compare_exchange(from.word(), to.word(), Ordering::AcqRel, Ordering::Relaxed).is_ok()
    }

    /// Ends the thread once it is awake. No call has it.
    pub(super) fn quit(&self) {
        self.0.swap(State::Quit.word(), Ordering::AcqRel);
    }

    /// Waits for the next call, for which this thread is [`State::Running`] then; nothing at the
    /// end. It spins for `linger`, then sleeps. By the thread of this seat.
    pub(super) fn next(&self, linger: Duration) -> Option<*mut ()> {
        loop {
            match self.state() {
                // It has just started, or was woken for a call that is over: others may follow.
                State::Parked => {
                    self.change(State::Parked, State::Waiting);
                }
                State::Waiting if self.spin(linger) => {}
                State::Waiting => {
                    if self.change(State::Waiting, State::Parked) {
                        std::thread::park();
                    }
                }
                state @ (State::Asleep(call) | State::Called(call)) => {
                    if self.change(state, State::Running(call)) {
                        return Some(call);
                    }
                }
                State::Quit | State::Running(_) | State::Awaited(_) => return None,
            }
        }
    }

    /// Spins until the state is not [`State::Waiting`], or for this long. Whether it has changed.
    fn spin(&self, linger: Duration) -> bool {
        if linger.is_zero() {
            return false;
        }
        let begin = Instant::now();
        loop {
            for _ in 0..LOOKS {
                if self.0.load(Ordering::Relaxed) != State::Waiting.word() {
                    return true;
                }
                std::hint::spin_loop();
            }
            if begin.elapsed() >= linger {
                return false;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_states() {
        let call = std::ptr::from_ref(&0_u64).cast_mut().cast::<()>();
        let of_calls = [State::Asleep(call), State::Called(call), State::Running(call), State::Awaited(call)];
        for state in of_calls.into_iter().chain([State::Parked, State::Waiting, State::Quit]) {
            assert_eq!(State::of(state.word()), state);
        }
    }

    #[test]
    fn a_call_is_taken_once() {
        let seat = Seat::new();
        let call = std::ptr::from_ref(&0_u64).cast_mut().cast::<()>();
        assert!(seat.change(State::Parked, State::Asleep(call)) && !seat.change(State::Parked, State::Asleep(call)));
        assert_eq!(seat.next(Duration::ZERO), Some(call));
        assert_eq!(seat.state(), State::Running(call));
        assert!(!seat.change(State::Called(call), State::Waiting), "it has begun");
        assert!(seat.change(State::Running(call), State::Waiting));
        seat.quit();
        assert_eq!(seat.next(Duration::from_micros(1)), None);
    }
}
