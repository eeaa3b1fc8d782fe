//! The dialects of MACA C++: words of the language, and the library.
//!
//! MACA follows CUDA's grammar. What it has under other names is in functions of the library
//! (`src/maca/*.h`), by builtins of `mxcc` that public programs use: `__builtin_mxc_bsm_bpermute`
//! exchanges words among lanes, `__builtin_mxc_mma_16x16x16f16` and the like multiply matrices,
//! `__builtin_mxc_rcpf` is a reciprocal. What is C++ for any vendor is [`tile_cc::common`]'s.
//!
//! How a fragment lies on lanes is data of the library as well: with `g` and `i` for the upper two and
//! the lower four bits of a lane's number, the lane has row `i` of the left operand and column `i` of
//! the right one, of `k` a quarter that begins at `g * k / 4`; of the sum it has column `i`, and rows
//! from `4 * g` on.

use crate::target::{C500 as XCORE1000, C600 as XCORE1500};
use tile_cc::{Dialect, common};

/// The library for a file of what a subdevice has alone.
macro_rules! library {
    ($subdevice:literal) => {
        &[
            common::TYPES,
            common::INTEGERS,
            common::BITS,
            include_str!("maca/integers.h"),
            include_str!("maca/floats.h"),
            common::ROUNDINGS,
            common::FLOATS,
            include_str!("maca/math.h"),
            common::MATH,
            common::SOFTWARE,
            common::CONVERSIONS,
            common::FLOAT8,
            common::BFLOATS,
            include_str!("maca/threads.h"),
            common::THREADS,
            include_str!("maca/atomics.h"),
            common::ATOMICS,
            common::MATRICES,
            include_str!("maca/matrices.h"),
            include_str!($subdevice),
        ]
    };
}

/// C500, `xcore1000`.
pub static C500: Dialect = Dialect {
    name: "maca:c500",
    target: || XCORE1000.target(),
    head: include_str!("maca/head.h"),
    library: library!("maca/xcore1000.h"),
    entry: "extern \"C\" __global__ void",
    bounds: "__launch_bounds__({threads})",
    bounds_alone: "__launch_bounds__({threads})",
    restrict: "__restrict__",
    shared: "extern __shared__ __attribute__((aligned(1024))) u8 shared_memory[];",
    thread: "threadIdx.x",
    block: ["blockIdx.x", "blockIdx.y", "blockIdx.z"],
    blocks: "gridDim.x",
    reserved: &["threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize", "shared_memory", "messages"],
};

/// C600, `xcore1500`.
pub static C600: Dialect =
    Dialect { name: "maca:c600", target: || XCORE1500.target(), library: library!("maca/xcore1500.h"), ..C500 };

/// Every dialect, in the order of [`target::ALL`](crate::target::ALL).
pub static ALL: [&Dialect; 2] = [&C500, &C600];

/// The one of a subdevice.
pub fn of(subdevice: &crate::target::Subdevice) -> &'static Dialect {
    if subdevice.arch == XCORE1000.arch { &C500 } else { &C600 }
}
