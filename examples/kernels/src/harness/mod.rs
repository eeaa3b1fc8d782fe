//! The harness of the runnable examples: flags, random data, timing, comparison with a reference,
//! and the machine's peak rate.

mod args;
mod compare;
mod measure;
mod peak;
mod random;
mod run;
mod target;

pub use args::Args;
pub use compare::{Error, Mismatch, Tolerance, array, poisoned};
pub use measure::{Sample, interleaved, measure, shuffled_rounds};
pub use peak::{Unit, peak};
pub use random::Random;
pub use run::{Run, Work, run};
pub use target::Target;
