//! Signals and waits of kernels of ranks.
//!
//! Each gives `false` where the block must end: a word is not there, nothing ends a wait, or another
//! block of the launch or another rank has failed. The failure is reported then.

use crate::code::HostCall;
use crate::ranks::{RankArgs, Signal, Waited};
use tile_core::launch::LaunchError;

/// Where a statement stands: its block, and `file:line:column`.
#[derive(Clone, Copy, Debug)]
struct Place<'a> {
    call: &'a HostCall<'a>,
    block: [i64; 3],
    location: &'a str,
}

impl Place<'_> {
    fn ranks(&self) -> &RankArgs {
        self.call.ranks.expect("launches of kernels with signals have them")
    }

    /// Reports why the block ends.
    fn fail(&self, reason: String) -> bool {
        let location = self.location.to_owned();
        self.call.failure.report(LaunchError::Fault { location, block: self.block, reason });
        false
    }

    fn no_word(&self, arg: usize, [rank, index]: [i64; 2]) -> bool {
        let (memory, name) = self.ranks().words(arg);
        self.fail(format!("there is no word [{rank}, {index}] of `{name}`, which has {:?}", memory.shape()))
    }

    fn signal(&self, arg: usize, at: [i64; 2], signal: Signal, value: u32) -> bool {
        match self.ranks().words(arg).0.signal(at, signal, value) {
            Some(()) => true,
            None => self.no_word(arg, at),
        }
    }
}

/// Sets a word of signals that are argument number `arg`.
#[inline(never)]
pub fn set_word(
    call: &HostCall<'_>,
    block: [i64; 3],
    arg: usize,
    at: [i64; 2],
    value: u32,
    location: &'static str,
) -> bool {
    Place { call, block, location }.signal(arg, at, Signal::Set, value)
}

/// Adds to a word of signals that are argument number `arg`.
#[inline(never)]
pub fn add_to_word(
    call: &HostCall<'_>,
    block: [i64; 3],
    arg: usize,
    at: [i64; 2],
    value: u32,
    location: &'static str,
) -> bool {
    Place { call, block, location }.signal(arg, at, Signal::Add, value)
}

/// Waits until a word of signals that are argument number `arg` is at least `least`.
#[inline(never)]
pub fn wait_for_word(
    call: &HostCall<'_>,
    block: [i64; 3],
    arg: usize,
    at: [i64; 2],
    least: u32,
    location: &'static str,
) -> bool {
    let place = Place { call, block, location };
    let (memory, name) = place.ranks().words(arg);
    let timeout = place.ranks().timeout;
    let stop = || memory.ended().is_some() || call.failure.is_set();
    let [rank, index] = at;
    match memory.wait(at, least, timeout, &stop) {
        Some(Waited::There) => true,
        Some(Waited::TimedOut(found)) => place.fail(format!(
            "waited {timeout:?} for word [{rank}, {index}] of `{name}` to be {least} or more, and it is {found}"
        )),
        Some(Waited::Stopped) => match memory.ended() {
            Some(ended) => place.fail(format!("waits for word [{rank}, {index}] of `{name}`, but {}", ended.text())),
            // What failed is reported.
            None => false,
        },
        None => place.no_word(arg, at),
    }
}
