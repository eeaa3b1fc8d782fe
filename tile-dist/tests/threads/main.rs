//! Collectives among ranks that are threads.

mod errors;
mod values;

use tile_dist::{DistError, World};
use tile_kernel::prelude::*;

/// What each rank gives.
fn ranks<T: Send>(size: usize, run: impl Fn(World<Cpu>) -> T + Sync) -> Vec<T> {
    World::threads(&Cpu::new(), size, run).expect("there are ranks")
}

/// What each rank gives, none of which fails.
fn all<T: Send>(size: usize, run: impl Fn(World<Cpu>) -> Result<T, DistError> + Sync) -> Vec<T> {
    ranks(size, run).into_iter().map(|result| result.expect("no rank fails")).collect()
}
