//! Tests of the language: what `docs/language.md` says, entry by entry, on every device.
//!
//! The text is normative, so each of its sections, bullets and table rows has a test that says so:
//! a line `// language: §3.1 t.t()` above it names the section and how the entry begins. What must
//! not compile is in `tests/ui`, with the same lines at the end of its files. [`coverage`] reads
//! the text and fails when an entry has no test, or a test names no entry.
//!
//! Expected values are written out or computed in plain Rust, not by another device: these tests
//! check the interpreter itself.

#[path = "../api/devices.rs"]
mod devices;

mod approximate;
mod async_copies;
mod atomics;
mod blocks;
mod coverage;
mod deep;
mod functions;
mod given;
mod groups;
mod initialisation;
mod kernels;
mod loops;
mod memory;
mod messages;
mod operations;
mod optional;
mod ranks;
mod rounding;
mod scalars;
mod threads;
mod tiles;
mod values;
mod views;
mod whole;
mod zero;

use tile_kernel::launch::HostDevice;
use tile_kernel::prelude::*;

/// Calls `check` with every device.
fn everywhere(mut check: impl FnMut(&str, &dyn HostDevice)) {
    for (name, device) in devices::all() {
        check(&name, &*device);
    }
}

/// 0, 1, 2, … in row-major order.
fn count<T: Num, const R: usize>(shape: [usize; R]) -> Tensor<T, R> {
    let mut next = 0;
    Tensor::from_fn(shape, |_| {
        next += 1;
        T::from_i128(next - 1)
    })
}
