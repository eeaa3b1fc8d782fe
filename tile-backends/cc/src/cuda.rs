//! CUDA C++, for NVRTC, `nvcc` and Clang.
//!
//! What C++ has no word for is an instruction of PTX in a function of the library. `sm_90` is
//! lowered for as `sm_80` is: the instructions that only Hopper has (`wgmma`, TMA) are the PTX
//! backend's.
//!
//! Elementary functions are those of CUDA's library of mathematics, with its error bounds. A
//! product is never fused with a sum, whatever the compiler's flags, unless the kernel is
//! `fast_math`.

use crate::common;
use crate::dialect::Dialect;
use tile_core::elem::DType;
use tile_simt::lower::Target;

/// The library for files of what an architecture has alone.
macro_rules! library {
    ($($architecture:literal),*) => {
        &[
            common::TYPES,
            common::INTEGERS,
            include_str!("cuda/integers.h"),
            include_str!("cuda/floats.h"),
            common::FLOATS,
            include_str!("cuda/math.h"),
            common::MATH,
            include_str!("cuda/conversions.h"),
            common::CONVERSIONS,
            include_str!("cuda/threads.h"),
            common::THREADS,
            include_str!("cuda/atomics.h"),
            common::ATOMICS,
            include_str!("cuda/matrices.h"),
            $(include_str!($architecture),)*
        ]
    };
}

/// Ampere, and what is newer.
pub const SM_80: Dialect = Dialect {
    name: "cuda-c:sm_80",
    target: || target("cuda-c:sm_80", 163 << 10),
    head: include_str!("cuda/head.h"),
    library: library!("common/float8.h", "cuda/sm_80.h"),
    entry: "extern \"C\" __global__ void",
    bounds: "__launch_bounds__({threads})",
    bounds_alone: "__launch_bounds__({threads}, 1)",
    restrict: "__restrict__",
    shared: "extern __shared__ __attribute__((aligned(1024))) u8 shared_memory[];",
    thread: "threadIdx.x",
    block: ["blockIdx.x", "blockIdx.y", "blockIdx.z"],
    blocks: "gridDim.x",
    reserved: &["threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize", "shared_memory", "messages"],
};

/// Hopper, and what is newer: `bf16` arithmetic and conversions of 8-bit floats are instructions.
pub const SM_90: Dialect = Dialect {
    name: "cuda-c:sm_90",
    target: || target("cuda-c:sm_90", 227 << 10),
    library: library!("cuda/sm_90.h"),
    ..SM_80
};

/// What the lowering may use: the instructions of `sm_80`, as the PTX backend has them.
fn target(name: &str, max_shared: u32) -> Target {
    let dense = [
        (DType::F16, DType::F32, [16, 8, 16]),
        (DType::BF16, DType::F32, [16, 8, 16]),
        (DType::I8, DType::I32, [16, 8, 32]),
        (DType::U8, DType::I32, [16, 8, 32]),
        (DType::F64, DType::F64, [8, 8, 4]),
        (DType::F32, DType::F32, [16, 8, 8]),
    ];
    // For what those leave of k.
    let short = [
        (DType::F16, DType::F32, [16, 8, 8]),
        (DType::BF16, DType::F32, [16, 8, 8]),
        (DType::I8, DType::I32, [16, 8, 16]),
        (DType::U8, DType::I32, [16, 8, 16]),
        (DType::F32, DType::F32, [16, 8, 4]),
    ];
    let narrow = dense.iter().filter(|(ty, ..)| ty.bits() <= 16);
    Target {
        name: name.to_owned(),
        warp: 32,
        max_threads: 1024,
        max_shared,
        max_registers: 255,
        max_held: u64::MAX,
        register_file: 1 << 16,
        bytes_in_flight: 192 << 10,
        lines: true,
        software_gpu: false,
        shuffles: 32,
        named_barriers: true,
        fma: vec![DType::F16, DType::BF16, DType::F32, DType::F64],
        copy_async: true,
        load_matrix: true,
        packed_f16: true,
        dot4: [DType::I8, DType::U8].iter().flat_map(|&a| [(a, DType::I8), (a, DType::U8)]).collect(),
        mma_sparse: narrow.map(|&(ty, acc, [m, n, k])| (ty, acc, [m, n, 2 * k])).collect(),
        mma: [&dense[..], &short].concat(),
        cooperative: Vec::new(),
        cooperating: 32,
        cooperative_ahead: false,
        wgmma: Vec::new(),
        dependent_launch: false,
        ranks: false,
        timeline: false,
    }
}
