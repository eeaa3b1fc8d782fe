//! What the runnable examples share: flags, random data, time, comparison with
//! a reference, and the machine's peak.

mod args;
mod compare;
mod measure;
mod peak;
mod random;
mod run;
mod target;

pub use args::Args;
pub use compare::{Error, Mismatch, Tolerance, array, poisoned};
pub use measure::{Sample, in_turns, interleaved, measure};
pub use peak::{Unit, peak};
pub use random::Random;
pub use run::{Run, Work, run};
pub use target::Target;
