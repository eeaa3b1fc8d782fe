//! Tile kernels as Rust functions.
//!
//! A *tile kernel* describes one block of a large computation by what it does
//! to tiles: copy a tile from here, multiply two tiles, reduce a row, write the
//! result there. Layouts, packing, vector code, ragged edges and the pipelining
//! of copies are the compiler's. The same function is checked by `cargo check`,
//! runs as native SIMD code on any CPU, and can be executed literally by a
//! reference interpreter; backends for accelerators take the same text.
//!
//! ```
//! use tile_kernel::prelude::*;
//!
//! /// C = A·B.
//! #[tile_kernel(default(T = f32, BM = 64, BN = 64, BK = 32))]
//! pub fn matmul<T: Element, const BM: usize, const BN: usize, const BK: usize>(
//!     a: &Tensor<T, 2>,
//!     b: &Tensor<T, 2>,
//!     c: &mut Tensor<T, 2>,
//! ) {
//!     // Names extents; `k` must agree, or the launch is an error.
//!     dims!(a = [m, k], b = [k, n], c = [m, n]);
//!     // One block for each tile of `c`.
//!     let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
//!     let mut a_s = shared::<T>([BM, BK]);
//!     let mut b_s = shared::<T>([BK, BN]);
//!     let mut acc = fragment::<T::Acc>([BM, BN]);
//!     clear(&mut acc);
//!     pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
//!         // Reads outside of a tensor give zero: no masks, no special cases.
//!         copy(a.at([by * BM, ko * BK]), &mut a_s);
//!         copy(b.at([ko * BK, bx * BN]), &mut b_s);
//!         gemm(&a_s, &b_s, &mut acc);
//!     });
//!     copy(&acc, c.at_mut([by * BM, bx * BN]));
//! }
//!
//! let a = Tensor::from_fn([70, 50], |[i, j]| (i + j) as f32);
//! let b = Tensor::from_fn([50, 90], |[i, j]| (i * j % 7) as f32);
//! let mut c = Tensor::zeros([70, 90]);
//! matmul::<f32, 64, 64, 32>().launch(&Cpu::new(), &a, &b, &mut c)?;
//! assert_eq!(c[[1, 2]], (0..50).map(|k| ((1 + k) * (2 * k % 7)) as f32).sum::<f32>());
//!
//! // A shape that does not fit is an error before anything runs.
//! let wrong = Tensor::<f32, 2>::zeros([51, 90]);
//! let error = matmul::<f32, 64, 64, 32>().launch(&Cpu::new(), &a, &wrong, &mut c).unwrap_err();
//! assert_eq!(error.to_string(), "argument `b`: axis 0 has extent 51, expected 50");
//! # Ok::<(), LaunchError>(())
//! ```
//!
//! # The handle
//! [`#[tile_kernel]`](tile_kernel) turns the function into a *handle* of the
//! same name. `matmul::<f32, 64, 64, 32>()` chooses the parameters and
//! `launch(&device, …)` runs it, with one argument for each of the function's:
//! tensors and views that live where the device computes, and scalars. Wrong
//! element types, ranks and devices are type errors. Aliasing an output is a
//! borrow error. What only values can tell is a [`LaunchError`](launch::LaunchError).
//! A kernel with a `default(…)` also has `<matmul>::default()`.
//!
//! `#[tile_fn]` makes a function that kernels may call, from any crate.
//!
//! # Where things are
//! - [`prelude`]: what a file with kernels imports.
//! - [`lang`]: the words of the language with their signatures; what an editor
//!   shows. The normative text is `docs/language.md` in the repository.
//! - [`tensor`]: tensors and views in host memory.
//! - [`launch`]: devices, arguments, errors.
//! - [`elem`], [`num`]: element types and their exact formats.
//!
//! # Features
//! - `cpu` (default): native code for the host, and the device `Cpu`.
//! - `ndarray`: conversions from and to `ndarray`, without copies where layouts
//!   allow.
//! - `dlpack`: tensors of other libraries by DLPack, in and out, without copies, with the module
//!   `dlpack`.
//! - `safetensors`: views of tensors in files, with the module `safetensors`.
//! - `gguf`: the same for files of GGUF, with the module `gguf`.
//! - `cuda`: NVIDIA GPUs, with the module `cuda` and the device `Cuda`. Builds
//!   anywhere; a missing driver or device is an error when a device is asked for.
//!   Another crate's choice of cudarc's version of CUDA holds for this one, too
//!   (`cuda`, "Versions of CUDA").
//! - `hip`: AMD GPUs through ROCm, on Unix, with the module `hip`: texts in HIP C++, compiled by
//!   HIPRTC and launched through `libamdhip64.so`, which are looked for when a device is
//!   asked for. No AMD device has run it.
//! - `registry`: the module `registry`, which lists every kernel of a program for tools
//!   such as `cargo tile`.
//! - `wgpu`: GPUs with a driver for Vulkan, Metal or DirectX 12, with the module
//!   `wgpu` and the device `Wgpu`. A missing driver is an error when a device is
//!   asked for. Compiles for browsers, too, where devices and results are waited
//!   for asynchronously.
//! - `ascend`: Huawei's NPUs, with the module `ascend` and, on Unix, the device
//!   `Ascend`. Kernels become AscendNPU IR and Ascend C with nothing of the vendor's;
//!   launches need its library and compiler, which are looked for when a device is
//!   asked for and a kernel is launched.

#[cfg(feature = "ascend")]
pub use tile_ascend as ascend;
#[cfg(feature = "hip")]
pub use tile_cc::hip::runtime as hip;
pub use tile_core::{elem, interp, lang, launch, num, tensor};
#[cfg(feature = "cpu")]
pub use tile_cpu::{Caches, Cpu, CpuSignals, CpuSymmetric, LevelId};
#[cfg(feature = "cuda")]
pub use tile_cuda as cuda;
#[cfg(feature = "dlpack")]
pub use tile_exchange::dlpack;
#[cfg(feature = "gguf")]
pub use tile_exchange::gguf;
#[cfg(feature = "safetensors")]
pub use tile_exchange::safetensors;
pub use tile_macros::{tile_expr, tile_fn, tile_kernel};
#[cfg(feature = "wgpu")]
pub use tile_wgpu as wgpu;

mod backends;
pub mod prelude;
#[cfg(feature = "registry")]
pub mod registry;

pub use backends::{AnyHostDevice, Backend, backends, host_device, host_device_at, register_backend};

#[doc(hidden)]
pub mod __private;

/// Passes the CPU code of an expansion on.
#[cfg(feature = "cpu")]
#[doc(hidden)]
#[macro_export]
macro_rules! __cpu {
    (items $($items:tt)*) => { $($items)* };
    (code $($code:tt)*) => { ::core::option::Option::Some($($code)*) };
}

/// Drops the CPU code of an expansion: this build has no CPU backend.
#[cfg(not(feature = "cpu"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __cpu {
    (items $($items:tt)*) => {};
    (code $($code:tt)*) => {
        ::core::option::Option::None
    };
}

/// Keeps a kernel for [`registry`].
#[cfg(feature = "registry")]
#[doc(hidden)]
#[macro_export]
macro_rules! __register {
    ($registered:expr) => {
        $crate::__private::inventory::submit! { $crate::__private::Row($registered) }
    };
}

/// Drops a kernel: this build keeps no registry.
#[cfg(not(feature = "registry"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __register {
    ($registered:expr) => {};
}

/// The kernel of the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
