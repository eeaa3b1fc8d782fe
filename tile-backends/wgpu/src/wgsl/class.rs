//! What devices have, as far as code depends on it.

use std::borrow::Cow;
use tile_core::elem::DType;
use tile_core::ir::Func;
use tile_simt::lower::{Target, lanes_pay};

/// Threads in which work is divided, whatever the size of subgroups.
const WARP: u32 = 32;

/// Operations of a module that a software GPU's driver compiles in seconds.
pub(crate) const MAX_OPERATIONS: u64 = 40_000;

/// A class of devices: limits, and extensions of WGSL's core that they have.
///
/// An extension decides how something is computed, never whether: what one does,
/// the core does too, by way of memory or of words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// The most invocations of a workgroup.
    pub max_threads: u32,
    /// The most bytes of workgroup memory.
    pub max_shared: u32,
    /// The most storage buffers of a pipeline.
    pub storage_buffers: u32,
    /// Invocations of the smallest subgroup that a device makes, which exchange
    /// values without memory; 1 where there are no subgroups.
    pub subgroup: u32,
    /// Whether there are floats of 16 bits.
    pub f16: bool,
    /// Whether `fma` rounds once, of `f32`: WGSL lets it be a product and a sum.
    pub fma: bool,
    /// Whether a software GPU executes modules, as lavapipe and SwiftShader have it do:
    /// few invocations with much to do each are best there.
    pub software_gpu: bool,
    /// The most elements of fragments that an invocation should hold, in place of the
    /// lowering's own rules where they say more; what is done to each is written out, and
    /// so modules are shorter with fewer.
    pub max_held: u64,
    /// The most operations of a module ([`Emitted::operations`](super::Emitted)): what is
    /// longer is made in a shorter form, where there is one, since drivers of processors
    /// would compile it for minutes.
    pub max_operations: u64,
    /// In which kernels the lanes of a subgroup, which is a vector of that software GPU,
    /// share operand loads by shuffles; all subgroups have one size where some do.
    pub lanes: Lanes,
    /// Whether bindings show whole groups of four words, so that four may be
    /// accessed at once.
    pub vectors: bool,
    /// Whether every storage buffer is bound for reading and writing, as it must be where
    /// an input lies in the buffer of an output: a dispatch uses a buffer in one way.
    pub read_write: bool,
    /// Matrices that the invocations of a subgroup hold together; none where there are
    /// no such, or subgroups of several sizes.
    pub cooperative: Option<Cooperative>,
    /// Which kernels are given to devices as SPIR-V.
    pub spirv: Spirv,
}

/// In which kernels lanes of a software GPU's vectors share operand loads by subgroup
/// shuffles.
///
/// Results are right either way; sums are added in another order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Lanes {
    /// In none.
    #[default]
    Never,
    /// In those that it makes faster by more than the driver compiles them longer: that
    /// multiply tiles by FMAs, and do not write out more of it than is compiled
    /// in seconds ([`lanes_pay`]). A kernel that does not fit without them has them, too.
    Products,
    /// In all.
    Always,
}

/// Which kernels are given to devices as SPIR-V, by [`spirv`](crate::spirv).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Spirv {
    /// None: devices take WGSL.
    #[default]
    Never,
    /// Those with cooperative matrices, which SPIR-V has more of than WGSL.
    Matrices,
    /// All.
    Always,
}

/// Cooperative matrices of a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cooperative {
    /// Element types of both operands and of the sum, with the extents of `m`, `n` and
    /// `k`; the first that fits a product is taken. WGSL has those of floats whose
    /// extents are all 8 or all 16.
    pub shapes: Vec<(DType, DType, [u8; 3])>,
    /// Whether they are read from arrays of vectors, too.
    pub vectors: bool,
}

impl Class {
    /// What every implementation of WebGPU has.
    pub const MINIMAL: Class = Class {
        max_threads: 256,
        max_shared: 16 << 10,
        storage_buffers: 8,
        subgroup: 1,
        f16: false,
        fma: false,
        software_gpu: false,
        max_held: u64::MAX,
        max_operations: u64::MAX,
        lanes: Lanes::Never,
        vectors: true,
        read_write: false,
        cooperative: None,
        spirv: Spirv::Never,
    };

    /// What GPUs of computers have.
    pub const DESKTOP: Class = Class {
        max_threads: 1024,
        max_shared: 32 << 10,
        storage_buffers: 16,
        subgroup: 32,
        f16: true,
        fma: true,
        software_gpu: false,
        max_held: u64::MAX,
        max_operations: u64::MAX,
        lanes: Lanes::Never,
        vectors: true,
        read_write: false,
        cooperative: None,
        spirv: Spirv::Never,
    };

    /// What lavapipe is on a machine with vectors of 256 bits, whose lanes
    /// share operand loads where that pays.
    pub const SOFTWARE_GPU: Class = Class {
        subgroup: 8,
        fma: false,
        software_gpu: true,
        max_operations: MAX_OPERATIONS,
        lanes: Lanes::Products,
        ..Class::DESKTOP
    };

    /// What GPUs of computers with units for matrices have, through Vulkan:
    /// [`DESKTOP`](Class::DESKTOP), and cooperative matrices of 16×16 `f16` with sums
    /// of `f32`.
    pub fn cooperative() -> Class {
        let cooperative = Cooperative { shapes: vec![(DType::F16, DType::F32, [16; 3])], vectors: true };
        Class { cooperative: Some(cooperative), ..Class::DESKTOP }
    }

    /// The same where kernels are given as SPIR-V: matrices of bytes besides, as they
    /// are on NVIDIA's GPUs.
    pub fn spirv() -> Class {
        let shapes = vec![
            (DType::F16, DType::F32, [16; 3]),
            (DType::I8, DType::I32, [16, 16, 32]),
            (DType::U8, DType::I32, [16, 16, 32]),
        ];
        let cooperative = Some(Cooperative { shapes, vectors: true });
        Class { cooperative, spirv: Spirv::Always, ..Class::DESKTOP }
    }

    /// The class as one kernel has it: its lanes share operand loads, or they do not.
    pub fn of_kernel(&self, func: &Func) -> Cow<'_, Class> {
        if self.lanes != Lanes::Products {
            return Cow::Borrowed(self);
        }
        let with = Class { lanes: Lanes::Always, ..self.clone() };
        match lanes_pay(func, &with.target()) {
            true => Cow::Owned(with),
            false => Cow::Owned(Class { lanes: Lanes::Never, ..with }),
        }
    }

    /// What the lowering may use; of lanes what [all kernels](Lanes::Always) may.
    ///
    /// A subgroup may be larger than the smallest: its aligned parts exchange
    /// values as a small one does, and so one program is right on subgroups of any
    /// size from there on. Threads are numbered along subgroups for that
    /// ([`emit`](super::emit)). `warp` is the unit in which work is divided.
    pub fn target(&self) -> Target {
        Target {
            name: "wgsl".to_owned(),
            warp: if self.lanes == Lanes::Always { self.subgroup.min(WARP) } else { WARP },
            max_threads: self.max_threads,
            max_shared: self.max_shared,
            max_registers: 128,
            max_held: self.max_held,
            register_file: 0,
            bytes_in_flight: 0,
            lines: false,
            software_gpu: self.software_gpu,
            shuffles: self.subgroup.min(WARP),
            named_barriers: false,
            fma: if self.fma { vec![DType::F32] } else { Vec::new() },
            copy_async: false,
            load_matrix: false,
            packed_f16: false,
            dot4: vec![(DType::I8, DType::I8), (DType::U8, DType::U8)],
            mma: Vec::new(),
            mma_sparse: Vec::new(),
            cooperative: self.cooperative.iter().flat_map(|matrices| matrices.shapes.clone()).collect(),
            cooperating: u8::try_from(self.subgroup).unwrap_or(u8::MAX),
            cooperative_ahead: self.spirv != Spirv::Never,
            wgmma: Vec::new(),
            dependent_launch: false,
            ranks: false,
            timeline: false,
        }
    }
}
