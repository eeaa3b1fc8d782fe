//! Opens the runtime that a command line names, and hands it to what is generic over runtimes.

use crate::Error;
use crate::runtime::{Host, Runtime};

/// Work on any runtime.
pub trait OnDevice {
    /// What it gives.
    type Output;

    /// Does it.
    ///
    /// # Errors
    /// Its own.
    fn run<D: Runtime>(self, device: D) -> Result<Self::Output, Error>;
}

/// Does `work` on the device of a backend: `cpu` with this many threads, `cuda` with its own memory,
/// others through host tensors.
///
/// # Errors
/// When this build or this machine lacks the backend, and those of `work`.
pub fn on<W: OnDevice>(backend: &str, threads: usize, work: W) -> Result<W::Output, Error> {
    match backend {
        "cpu" => work.run(Host::cpu(threads)),
        #[cfg(feature = "cuda")]
        "cuda" => work.run(tile_kernel::cuda::Cuda::new(0)?.new_stream()?),
        other => work.run(Host::open(other)?),
    }
}
