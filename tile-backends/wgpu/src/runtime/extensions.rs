//! Extensions of WebGPU's core that kernels may use.

use crate::wgsl::{Class, Cooperative, Lanes, MAX_OPERATIONS, Spirv};
use tile_core::elem::DType;
use wgpu::{AdapterInfo, Backend, CooperativeMatrixProperties, CooperativeScalarType, DeviceType, Features, Limits};

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
    /// The device's fused FMA of `f32`, where it rounds once: a kernel that
    /// is run when the device is opened tells. Otherwise it is computed in integers.
    pub fma: bool,
    /// Few invocations with much to do each where a software GPU executes them
    /// (`DeviceType::Cpu`). Otherwise they are divided as on a GPU there, too.
    pub software_gpu: bool,
    /// In which kernels lanes of that software GPU's vectors share operand loads by
    /// subgroup shuffles, where subgroups are of one size: products and attention are several times as fast on
    /// lavapipe then, and compiled longer (`docs/decisions/0019-software-gpu-lanes.md`). [`Lanes::Products`]
    /// decides for each kernel; a program whose kernels run long says [`Lanes::Always`].
    pub lanes: Lanes,
    /// Matrices that the invocations of a subgroup hold together, where adapters
    /// report such (`EXPERIMENTAL_COOPERATIVE_MATRIX`) and subgroups are of one size. A
    /// driver that then makes no device is asked for one without: the device's
    /// [`class`](super::Wgpu::class) says what it has.
    pub cooperative: bool,
    /// Which kernels are given to devices as SPIR-V, where these take it: through
    /// Vulkan 1.3, with `PASSTHROUGH_SHADERS`. In it there are matrices of bytes, and
    /// of extents that differ.
    pub spirv: Spirv,
}

impl Extensions {
    /// All of them, as far as each pays.
    pub const ALL: Extensions = Extensions {
        subgroups: true,
        f16: true,
        fma: true,
        software_gpu: true,
        lanes: Lanes::Products,
        cooperative: true,
        spirv: Spirv::Matrices,
    };
    /// None of them.
    pub const NONE: Extensions = Extensions {
        subgroups: false,
        f16: false,
        fma: false,
        software_gpu: false,
        lanes: Lanes::Never,
        cooperative: false,
        spirv: Spirv::Never,
    };

    /// The features to ask of an adapter that has these.
    pub(super) fn features(self, has: Features, info: &AdapterInfo) -> Features {
        let mut wanted = Features::empty();
        wanted.set(Features::SUBGROUP, self.subgroups);
        wanted.set(Features::SHADER_F16, self.f16);
        // Who holds a matrix is a subgroup.
        let held = self.subgroups && matrices_are_held(info);
        wanted.set(Features::EXPERIMENTAL_COOPERATIVE_MATRIX, self.cooperative && held);
        wanted.set(Features::PASSTHROUGH_SHADERS, self.spirv != Spirv::Never);
        // Not for kernels: for their times.
        wanted |= Features::TIMESTAMP_QUERY | Features::TIMESTAMP_QUERY_INSIDE_ENCODERS;
        wanted & has
    }
}

/// Whether a device that says that it has matrices may be asked for them. lavapipe of
/// Mesa 26.1 says so whatever its vectors are, and has those of subgroups of 8: with 4 it
/// makes no device that is asked for them, and with 16 ends the process.
fn matrices_are_held(info: &AdapterInfo) -> bool {
    info.device_type != DeviceType::Cpu || [info.subgroup_min_size, info.subgroup_max_size] == [8; 2]
}

/// The same class where subgroups are not what they should be, or nothing is known of
/// them.
pub(super) fn without_subgroups(class: &Class) -> Class {
    Class { subgroup: 1, lanes: Lanes::Never, cooperative: None, ..class.clone() }
}

impl Default for Extensions {
    fn default() -> Self {
        Extensions::ALL
    }
}

/// What an adapter tells, and a device does not.
#[derive(Default)]
pub(super) struct Told {
    /// Its matrices, as wgpu knows them.
    pub(super) matrices: Vec<CooperativeMatrixProperties>,
    /// All of them, where modules in SPIR-V are known to be taken.
    pub(super) vulkan: Option<Vec<Shape>>,
    /// Which kernels are to be given so.
    pub(super) spirv: Spirv,
    /// In which kernels lanes may share operand loads by subgroup shuffles.
    pub(super) lanes: Lanes,
}

/// Element types of both operands and of the sum of matrices, and their extents.
pub(super) type Shape = (DType, DType, [u8; 3]);

/// The class of a device by what was asked of it, but for what only running
/// something tells.
pub(super) fn class(features: Features, limits: &Limits, info: &AdapterInfo, told: &Told) -> Class {
    let subgroup = if features.contains(Features::SUBGROUP) { info.subgroup_min_size.max(1) } else { 1 };
    let f16 = features.contains(Features::SHADER_F16);
    let asked = features.contains(Features::EXPERIMENTAL_COOPERATIVE_MATRIX);
    // Matrices are divided among so many invocations as a subgroup has.
    let one_size = subgroup > 1 && info.subgroup_min_size == info.subgroup_max_size;
    let shapes: Vec<Shape> = match &told.vulkan {
        _ if !asked || !one_size => Vec::new(),
        Some(shapes) => shapes.iter().filter(|(operand, ..)| f16 || *operand != DType::F16).copied().collect(),
        None => told.matrices.iter().filter_map(|matrix| shape(matrix, f16)).collect(),
    };
    // What Metal loads matrices from are pointers to their elements.
    let cooperative = Cooperative { shapes, vectors: info.backend == Backend::Vulkan };
    Class {
        max_threads: limits.max_compute_invocations_per_workgroup.min(limits.max_compute_workgroup_size_x),
        max_shared: limits.max_compute_workgroup_storage_size,
        storage_buffers: limits.max_storage_buffers_per_shader_stage,
        subgroup,
        f16,
        fma: false,
        software_gpu: info.device_type == DeviceType::Cpu,
        max_held: u64::MAX,
        max_operations: if info.device_type == DeviceType::Cpu { MAX_OPERATIONS } else { u64::MAX },
        lanes: if info.device_type == DeviceType::Cpu && one_size { told.lanes } else { Lanes::Never },
        vectors: true,
        read_write: false,
        cooperative: (!cooperative.shapes.is_empty()).then_some(cooperative),
        spirv: if told.vulkan.is_some() { told.spirv } else { Spirv::Never },
    }
}

/// Matrices that WGSL can say: of floats, and square. What saturates is for integers.
fn shape(matrix: &CooperativeMatrixProperties, f16: bool) -> Option<Shape> {
    let float = |ty| match ty {
        CooperativeScalarType::F32 => Some(DType::F32),
        CooperativeScalarType::F16 if f16 => Some(DType::F16),
        _ => None,
    };
    let &CooperativeMatrixProperties { m_size, n_size, k_size, ab_type, cr_type, .. } = matrix;
    let said = m_size == n_size && n_size == k_size && matches!(m_size, 8 | 16);
    Some((float(ab_type)?, float(cr_type)?, [m_size as u8; 3])).filter(|_| said)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix(extents: [u32; 3], ab_type: CooperativeScalarType) -> CooperativeMatrixProperties {
        let [m_size, n_size, k_size] = extents;
        let cr_type = CooperativeScalarType::F32;
        CooperativeMatrixProperties { m_size, n_size, k_size, ab_type, cr_type, saturating_accumulation: false }
    }

    #[test]
    fn processors_are_asked_for_matrices_of_eight_lanes_alone() {
        let matrices = Features::EXPERIMENTAL_COOPERATIVE_MATRIX;
        let asked = |device_type, [subgroup_min_size, subgroup_max_size]: [u32; 2], extensions: Extensions| {
            let info =
                AdapterInfo { subgroup_min_size, subgroup_max_size, ..AdapterInfo::new(device_type, Backend::Vulkan) };
            extensions.features(matrices | Features::SUBGROUP, &info).contains(matrices)
        };
        assert!(asked(DeviceType::Cpu, [8, 8], Extensions::ALL));
        for sizes in [[4, 4], [16, 16], [4, 8]] {
            assert!(!asked(DeviceType::Cpu, sizes, Extensions::ALL), "{sizes:?}");
            assert!(asked(DeviceType::DiscreteGpu, sizes, Extensions::ALL), "{sizes:?}");
        }
        assert!(!asked(DeviceType::DiscreteGpu, [32, 32], Extensions { subgroups: false, ..Extensions::ALL }));
        assert!(!asked(DeviceType::DiscreteGpu, [32, 32], Extensions::NONE));
    }

    #[test]
    fn matrices_are_square_and_of_floats() {
        let half = matrix([16; 3], CooperativeScalarType::F16);
        assert_eq!(shape(&half, true), Some((DType::F16, DType::F32, [16; 3])));
        assert_eq!(shape(&half, false), None);
        let single = matrix([8; 3], CooperativeScalarType::F32);
        assert_eq!(shape(&single, false), Some((DType::F32, DType::F32, [8; 3])));
        assert_eq!(shape(&matrix([16, 8, 16], CooperativeScalarType::F16), true), None);
        assert_eq!(shape(&matrix([16; 3], CooperativeScalarType::U32), true), None);
    }
}
