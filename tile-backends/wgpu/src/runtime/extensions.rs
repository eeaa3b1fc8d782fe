//! Extensions of WebGPU's core that kernels may use.

use crate::wgsl::Class;
use wgpu::{AdapterInfo, Features, Limits};

/// What kernels may use of a device, where it has it.
///
/// Results are right without any of these; a program leaves one out to avoid a
/// driver's defect, or to see what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extensions {
    /// Values that the invocations of a subgroup exchange without memory.
    pub subgroups: bool,
    /// Floats of 16 bits.
    pub f16: bool,
    /// The device's fused multiply-add of `f32`, where it rounds once: a kernel that
    /// is run when the device is opened tells. Otherwise it is computed in integers.
    pub fma: bool,
}

impl Extensions {
    /// All of them.
    pub const ALL: Extensions = Extensions { subgroups: true, f16: true, fma: true };
    /// None of them.
    pub const NONE: Extensions = Extensions { subgroups: false, f16: false, fma: false };

    /// The features to ask of an adapter that has these.
    pub(super) fn features(self, has: Features) -> Features {
        let mut wanted = Features::empty();
        wanted.set(Features::SUBGROUP, self.subgroups);
        wanted.set(Features::SHADER_F16, self.f16);
        // Not for kernels: for their times.
        wanted |= Features::TIMESTAMP_QUERY | Features::TIMESTAMP_QUERY_INSIDE_ENCODERS;
        wanted & has
    }
}

impl Default for Extensions {
    fn default() -> Self {
        Extensions::ALL
    }
}

/// The class of a device by what was asked of it, but for what only running
/// something tells.
pub(super) fn class(features: Features, limits: &Limits, info: &AdapterInfo) -> Class {
    Class {
        max_threads: limits.max_compute_invocations_per_workgroup.min(limits.max_compute_workgroup_size_x),
        max_shared: limits.max_compute_workgroup_storage_size,
        storage_buffers: limits.max_storage_buffers_per_shader_stage,
        subgroup: if features.contains(Features::SUBGROUP) { info.subgroup_min_size.max(1) } else { 1 },
        f16: features.contains(Features::SHADER_F16),
        fma: false,
        vectors: true,
    }
}
