//! HIP C++, for hipcc, HIPRTC and Clang.
//!
//! What C++ has no word for is a builtin of Clang's AMDGPU backend in a function of the library, or
//! integer arithmetic. No header is needed. `gfx90a` and `gfx942` have waves of 64 lanes, `gfx1100`
//! and `gfx1201` of 32.
//!
//! Matrix products are FMAs, and dot products of bytes: fragments of MFMA and WMMA are not in thread
//! IR. Exponentials and logarithms of `f32` are Clang's own; other elementary functions are the device
//! library's (`__ocml_…`), which the vendor's compilers link.

use crate::common;
use crate::dialect::Dialect;
use tile_core::elem::DType;
use tile_simt::lower::Target;

/// The library for a file of what a generation has alone.
macro_rules! library {
    ($generation:literal) => {
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
            include_str!($generation),
            include_str!("hip/threads.h"),
            common::THREADS,
            include_str!("hip/atomics.h"),
            common::ATOMICS,
        ]
    };
}

/// CDNA 2: Instinct MI210 and MI250.
pub const GFX90A: Dialect = Dialect {
    name: "hip:gfx90a",
    target: || wide("hip:gfx90a"),
    head: include_str!("hip/head.h"),
    library: library!("hip/gfx9.h"),
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
pub const GFX942: Dialect = Dialect { name: "hip:gfx942", target: || wide("hip:gfx942"), ..GFX90A };

/// RDNA 3: Radeon RX 7900.
pub const GFX1100: Dialect =
    Dialect { name: "hip:gfx1100", target: || narrow("hip:gfx1100"), library: library!("hip/gfx11.h"), ..GFX90A };

/// RDNA 4: Radeon RX 9070.
pub const GFX1201: Dialect = Dialect { name: "hip:gfx1201", target: || narrow("hip:gfx1201"), ..GFX1100 };

/// Waves of 64 lanes.
fn wide(name: &str) -> Target {
    let dot4 = vec![(DType::I8, DType::I8), (DType::U8, DType::U8)];
    Target { warp: 64, shuffles: 64, register_file: 1 << 17, dot4, ..narrow(name) }
}

/// Waves of 32 lanes.
fn narrow(name: &str) -> Target {
    let bytes = [DType::I8, DType::U8];
    Target {
        name: name.to_owned(),
        warp: 32,
        max_threads: 1024,
        max_shared: 64 << 10,
        max_registers: 256,
        max_held: u64::MAX,
        register_file: 3 << 15,
        bytes_in_flight: 64 << 10,
        lines: true,
        software_gpu: false,
        shuffles: 32,
        fma: vec![DType::F16, DType::F32, DType::F64],
        copy_async: false,
        load_matrix: false,
        packed_f16: false,
        dot4: bytes.iter().flat_map(|&a| bytes.map(|b| (a, b))).collect(),
        mma: Vec::new(),
        mma_sparse: Vec::new(),
        cooperative: Vec::new(),
        cooperating: 32,
        cooperative_ahead: false,
        wgmma: Vec::new(),
        dependent_launch: false,
        timeline: false,
    }
}
