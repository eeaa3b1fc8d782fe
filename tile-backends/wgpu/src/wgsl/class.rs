//! What devices have, as far as code depends on it.

use tile_core::elem::DType;
use tile_simt::lower::Target;

/// A class of devices.
///
/// All that is emitted is WGSL's core, without extensions, so that classes
/// differ in limits alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// The most invocations of a workgroup.
    pub max_threads: u32,
    /// The most bytes of workgroup memory.
    pub max_shared: u32,
    /// The most storage buffers of a pipeline.
    pub storage_buffers: u32,
}

impl Class {
    /// What every implementation of WebGPU has.
    pub const MINIMAL: Class = Class { max_threads: 256, max_shared: 16 << 10, storage_buffers: 8 };

    /// What GPUs of computers have.
    pub const DESKTOP: Class = Class { max_threads: 1024, max_shared: 32 << 10, storage_buffers: 16 };

    /// What the lowering may use.
    ///
    /// Subgroups are of any size and no extension that browsers have is wide
    /// enough to rely on, so lanes exchange values through workgroup memory, and
    /// there are no matrix instructions; `warp` is the unit in which work is
    /// divided.
    pub fn target(&self) -> Target {
        Target {
            name: "wgsl".to_owned(),
            warp: 32,
            max_threads: self.max_threads,
            max_shared: self.max_shared,
            max_registers: 128,
            shuffles: false,
            fma: false,
            copy_async: false,
            load_matrix: false,
            pairs: false,
            dot4: vec![(DType::I8, DType::I8), (DType::U8, DType::U8)],
            mma: Vec::new(),
            mma_sparse: Vec::new(),
            wgmma: Vec::new(),
        }
    }
}
