//! Kernels as a C library, for programs that are not written in Rust.
//!
//! A crate of type `cdylib` lists kernels, and the library that comes out of
//! it has the functions of `include/tile_kernel.h`:
//!
//! ```
//! use tile_kernel::prelude::*;
//!
//! #[tile_kernel(default(T = f32, N = 256))]
//! fn double<T: Num, const N: usize>(x: &Tensor<T, 1>, y: &mut Tensor<T, 1>) {
//!     dims!(x = [n], y = [n]);
//!     let [b] = blocks([n.div_ceil(N)]);
//!     parallel!(N, |i| {
//!         y[b * N + i] = x[b * N + i] + x[b * N + i];
//!     });
//! }
//!
//! tile_capi::export!(|kernels| kernels.add(&<double>::default()));
//! # fn main() {}
//! ```
//!
//! # Instances are chosen at run time
//! A kernel is embedded as IR text that backends specialise in process, so
//! element types and const parameters are values here: nothing is
//! monomorphised, and a listed instance stands for all of its kernel's. Its
//! parameters are the ones a caller leaves out.
//!
//! Native code of the CPU is made
//! by rustc for instances that a program names, so there is none here, and the
//! device `cpu` refuses launches. Without the façade's feature `cpu` the
//! library holds no native code of kernels at all.
//!
//! # Devices
//! Devices are those of the façade's registry
//! ([`backends`](tile_kernel::backends)), as far as the library's features of
//! `tile-kernel` bring them, and those that it registers. `cuda` takes tensors
//! in the GPU's memory and the caller's streams. The others take tensors in
//! host memory: `interpreter` for tests without a GPU, `wgpu` and `ascend`
//! with copies.
//!
//! # Tuning
//! With the feature `tune` (a default one), `tile_kernel_tune` searches the
//! `tune` list of a kernel as the crate `tile-tune` does, with the same cache and
//! journal. A library that calls [`Kernels::tuned`] has launches take the answers of
//! the user's cache and of the tables that it ships, where they leave parameters open.
//!
//! # Checks of results
//! With the feature `verify` (a default one), `tile_kernel_rounding` says what a kernel's IR says of
//! the rounding errors of a launch: tolerances follow from it. The feature `registry` makes
//! `export!()`, without a list, one of every kernel that is linked in.
//!
//! # A call
//! Tensors are DLPack's `DLTensor`, borrowed for the call. What they say is
//! checked like the arguments of any launch (number, element type, rank,
//! device, extents, overlaps), and besides for what C can get wrong: null
//! pointers, lanes, alignment, negative numbers. What no check can see is in
//! the header, as the caller's part.
//!
//! # Python
//! With the feature `python`, `tile_capi::python_module!()` beside `export!` makes the library an
//! extension module `_native`, which maturin packs into a wheel. Python loads it as the C library
//! that it is; the module itself is empty.
//!
//! Every function gives a [`Status`] and a message; no panic leaves it.

#[doc(hidden)]
pub mod abi;
mod catalogue;
mod device;
mod export;
mod instance;
mod kernels;
#[cfg(feature = "python")]
#[doc(hidden)]
pub mod python;
mod rounding;
mod scalar;
mod status;
mod tensor;
mod tune;

pub use device::Device;
pub use instance::{LEFT_OUT, Prepared};
pub use kernels::Kernels;
pub use scalar::TileScalar;
pub use status::{Failure, Status};
pub use tensor::{DLDataType, DLDevice, DLTensor, MAX_RANK};

/// The version of the functions and types of `tile_kernel.h`. It grows when
/// one that was there changes.
pub const ABI: u32 = 1;
