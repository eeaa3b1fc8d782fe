//! HIP C++, for hipcc, HIPRTC and Clang.
//!
//! What C++ has no word for is a builtin of Clang's AMDGPU backend in a function of the library, or
//! integer arithmetic. No header is needed. `gfx90a` and `gfx942` have waves of 64 lanes, `gfx1100`
//! and `gfx1201` of 32.
//!
//! Matrix products are instructions: MFMA with 64 lanes, WMMA with 32. What a lane holds of a matrix is in
//! the library, by types of fragments (`hip/mfma.h`, `hip/gfx1100.h`, `hip/gfx1201.h`, over
//! [`common::MATRICES`]), after the tables of registers in AMD's instruction set documents (CDNA 2, CDNA 3,
//! RDNA 3, RDNA 4) and the formulas that AMD's matrix instruction calculator prints for each instruction:
//!
//! | | lane `l`, element `e` of an operand | of the sum |
//! |---|---|---|
//! | MFMA | line `l % 16`, `k` = `l / 16 · h + e` of `h` elements | column `l % 16`, row `l / 16 · 4 + e`; of `f64` row `l / 16 + 4 · e` |
//! | WMMA, RDNA 3 | line `l % 16`, `k` = `e`, in both halves of the wave | row `l / 16 + 2 · e` |
//! | WMMA, RDNA 4 | line `l % 16`, `k` in runs of eight bytes, the halves of the wave one after the other | row `l / 16 · 8 + e` |
//!
//! - 8-bit floats are multiplied as they are on `gfx1201`. `gfx942` has other encodings of 8-bit floats: those
//!   of `e4m3` are mapped to them, which halves their values, and quarters of products added to the sum.
//!   Everywhere else they are multiplied as `f16`, or `e5m2` on `gfx90a` as `bf16`, which is exact.
//! - `gfx90a` takes subnormal `f16` and `bf16` operands as zeros (MIOpen's documentation of MI200).
//!
//! Exponentials and logarithms of `f32` are Clang's own; other elementary functions are the device
//! library's (`__ocml_…`), which the vendor's compilers link.

#[cfg(feature = "hip")]
#[path = "hip/runtime.rs"]
pub mod runtime;

use crate::common;
use crate::dialect::Dialect;
use tile_core::elem::DType;
use tile_simt::lower::Target;

/// The library for files of what a generation has alone: its lanes, and its matrix instructions.
macro_rules! library {
    ($lanes:literal, $($matrices:literal),+) => {
        &[
            common::TYPES,
            common::INTEGERS,
            common::BITS,
            include_str!("hip/integers.h"),
            include_str!("hip/floats.h"),
            common::ROUNDINGS,
            common::FLOATS,
            include_str!("hip/math.h"),
            common::MATH,
            common::SOFTWARE,
            common::CONVERSIONS,
            common::FLOAT8,
            common::BFLOATS,
            include_str!($lanes),
            include_str!("hip/threads.h"),
            common::THREADS,
            include_str!("hip/atomics.h"),
            common::ATOMICS,
            common::MATRICES,
            $(include_str!($matrices),)+
        ]
    };
}

/// CDNA 2: Instinct MI210 and MI250.
pub const GFX90A: Dialect = Dialect {
    name: "hip:gfx90a",
    target: || wide("hip:gfx90a", 16),
    head: include_str!("hip/head.h"),
    library: library!("hip/gfx9.h", "hip/mfma.h", "hip/gfx90a.h"),
    entry: "extern \"C\" __global__ void",
    bounds: "__attribute__((amdgpu_flat_work_group_size({threads}, {threads})))",
    bounds_alone: "__attribute__((amdgpu_flat_work_group_size({threads}, {threads})))",
    restrict: "__restrict__",
    shared: "extern __shared__ __attribute__((aligned(1024))) u8 shared_memory[];",
    thread: "__builtin_amdgcn_workitem_id_x()",
    block: [
        "__builtin_amdgcn_workgroup_id_x()",
        "__builtin_amdgcn_workgroup_id_y()",
        "__builtin_amdgcn_workgroup_id_z()",
    ],
    blocks: "(__builtin_amdgcn_grid_size_x() / __builtin_amdgcn_workgroup_size_x())",
    reserved: &["threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize", "shared_memory", "messages"],
};

/// CDNA 3: Instinct MI300 and MI325.
pub const GFX942: Dialect = Dialect {
    name: "hip:gfx942",
    target: || wide("hip:gfx942", 32),
    library: library!("hip/gfx9.h", "hip/mfma.h", "hip/gfx942.h"),
    ..GFX90A
};

/// RDNA 3: Radeon RX 7900.
pub const GFX1100: Dialect = Dialect {
    name: "hip:gfx1100",
    target: || narrow("hip:gfx1100"),
    library: library!("hip/gfx11.h", "hip/gfx1100.h"),
    ..GFX90A
};

/// RDNA 4: Radeon RX 9070.
pub const GFX1201: Dialect = Dialect {
    name: "hip:gfx1201",
    target: || narrow("hip:gfx1201"),
    library: library!("hip/gfx11.h", "hip/gfx1201.h"),
    ..GFX90A
};

/// Every dialect of HIP C++.
pub const ALL: [&Dialect; 4] = [&GFX90A, &GFX942, &GFX1100, &GFX1201];

/// Waves of 64 lanes, with MFMA of so many steps of k for bytes and `e4m3`.
fn wide(name: &str, bytes: u8) -> Target {
    let dot4 = vec![(DType::I8, DType::I8), (DType::U8, DType::U8)];
    let cooperative = vec![
        (DType::F16, DType::F32, [16, 16, 16]),
        (DType::BF16, DType::F32, [16, 16, 16]),
        (DType::F32, DType::F32, [16, 16, 4]),
        (DType::F64, DType::F64, [16, 16, 4]),
        (DType::I8, DType::I32, [16, 16, bytes]),
        (DType::E4M3, DType::F32, [16, 16, bytes]),
        (DType::E5M2, DType::F32, [16, 16, 16]),
    ];
    Target {
        warp: 64,
        shuffles: 64,
        // Half of them are accumulation registers, which matrix instructions and moves reach.
        max_registers: 512,
        max_held: u64::MAX,
        register_file: 1 << 17,
        dot4,
        cooperative,
        cooperating: 64,
        ..narrow(name)
    }
}

/// Waves of 32 lanes, with WMMA.
fn narrow(name: &str) -> Target {
    let bytes = [DType::I8, DType::U8];
    Target {
        name: name.to_owned(),
        warp: 32,
        max_threads: 1024,
        max_shared: 64 << 10,
        max_registers: 256,
        // What products add up to is in matrices besides.
        max_held: 64,
        register_file: 3 << 15,
        bytes_in_flight: 64 << 10,
        lines: true,
        software_gpu: false,
        shuffles: 32,
        named_barriers: false,
        fma: vec![DType::F16, DType::F32, DType::F64],
        copy_async: false,
        load_matrix: false,
        packed_f16: false,
        dot4: bytes.iter().flat_map(|&a| bytes.map(|b| (a, b))).collect(),
        mma: Vec::new(),
        mma_sparse: Vec::new(),
        cooperative: [DType::F16, DType::BF16, DType::I8, DType::U8, DType::E4M3, DType::E5M2]
            .map(|operand| (operand, operand.acc(), [16, 16, 16]))
            .to_vec(),
        cooperating: 32,
        cooperative_ahead: true,
        wgmma: Vec::new(),
        dependent_launch: false,
        ranks: false,
        timeline: false,
    }
}
