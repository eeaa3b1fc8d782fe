//! The harness of the runnable examples and benchmarks: flags, timing, the machine's peak rate, and
//! a line for each measurement.

mod args;
mod measure;
mod peak;
mod run;
mod target;

pub use args::Args;
pub use measure::{Sample, interleaved, measure, shuffled_rounds};
pub use peak::{Unit, peak};
pub use run::{Run, Work, run};
pub use target::Target;
