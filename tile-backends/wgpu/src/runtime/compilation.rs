//! How long first launches took to compile, by who took it.
//!
//! What a first launch waits for is this project's work, wgpu's, and the driver's. They
//! are told apart as far as wgpu's calls are: of a module it parses and checks the text
//! (`naga`) before it returns; of a pipeline it writes the module in the driver's
//! language and has the driver compile that, in one call. So the time of a pipeline is
//! mostly a driver's, and not all of it. A module in SPIR-V is handed on as it is.
//!
//! Browsers have no clock that the standard library knows; there all times are zero.

use std::time::Duration;

/// How long one kernel took to compile for one kind of launches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compilation {
    /// The kernel's name.
    pub kernel: String,
    /// How long the module is: operations with all functions inlined and loops written
    /// once. What drivers of software GPUs do takes time more than in proportion to it.
    pub operations: u64,
    /// This project: from the kernel's IR to the text of a module, or its SPIR-V.
    pub ours: Duration,
    /// wgpu: the module, which it parses and checks.
    pub module: Duration,
    /// wgpu and the driver: the pipeline, for which the driver compiles the module. Some
    /// drivers, as Mesa's on a software GPU, do so when it first runs instead.
    pub pipeline: Duration,
}

/// What work gives, and how long it took.
pub(super) fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    #[cfg(not(target_family = "wasm"))]
    let start = std::time::Instant::now();
    let made = work();
    #[cfg(not(target_family = "wasm"))]
    return (made, start.elapsed());
    #[cfg(target_family = "wasm")]
    (made, Duration::ZERO)
}
