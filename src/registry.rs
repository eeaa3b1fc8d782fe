//! The registry of kernels: every `#[tile_kernel]` of a program, for tools that take a kernel by
//! name.
//!
//! A crate of kernels does nothing for it. The feature `registry` makes the attribute leave a row,
//! and [`kernels`] lists those of all crates that are linked into the program. A program that uses
//! no item of a crate names it (`use my_kernels as _;`), or the linker leaves it out.
//!
//! ```
//! use tile_kernel::prelude::*;
//!
//! #[tile_kernel(default(N = 8))]
//! fn twice<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
//!     dims!(x = [n], y = [n]);
//!     let [i] = blocks([n.div_ceil(N)]);
//!     parallel!(N, |j| {
//!         y[i * N + j] = x[i * N + j] * 2.0;
//!     });
//! }
//!
//! let kernels = tile_kernel::registry::kernels();
//! assert_eq!(kernels.iter().filter(|kernel| kernel.def.name == "twice").count(), 1);
//! ```

pub use tile_core::launch::{Registered, WithDefinition};

/// Every kernel of this program, by path.
pub fn kernels() -> Vec<Registered> {
    let mut all: Vec<Registered> = inventory::iter::<crate::__private::Row>().map(|row| row.0).collect();
    all.sort_by_key(|kernel| (kernel.path, kernel.def.span));
    all
}
