//! The architectures that text is made for.

use std::fmt;

use tile_core::elem::DType;
use tile_simt::ir::{Op, Special};
use tile_simt::lower::Target;

/// A GPU architecture, by the name of its PTX target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Arch {
    /// Ampere, A100.
    Sm80,
    /// Ampere, GeForce 30 and A10.
    Sm86,
    /// Ada.
    Sm89,
    /// Hopper with the instructions that only Hopper has.
    Sm90a,
    /// Blackwell, B200.
    Sm100,
    /// Blackwell, GeForce 50.
    Sm120,
}

/// A version of the PTX language. A driver refuses a version newer than it
/// knows, so a text states the lowest that has all it uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Version(pub u8, pub u8);

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0, self.1)
    }
}

impl Arch {
    /// Every architecture, oldest first.
    pub const ALL: &'static [Arch] = &[Arch::Sm80, Arch::Sm86, Arch::Sm89, Arch::Sm90a, Arch::Sm100, Arch::Sm120];

    /// The name after `.target`.
    pub const fn name(self) -> &'static str {
        match self {
            Arch::Sm80 => "sm_80",
            Arch::Sm86 => "sm_86",
            Arch::Sm89 => "sm_89",
            Arch::Sm90a => "sm_90a",
            Arch::Sm100 => "sm_100",
            Arch::Sm120 => "sm_120",
        }
    }

    /// The architecture of that name.
    pub fn from_name(name: &str) -> Option<Arch> {
        Arch::ALL.iter().copied().find(|arch| arch.name() == name)
    }

    /// The best text for a device of this compute capability; `None` for one
    /// older than every architecture here. PTX of an older architecture runs
    /// on newer devices, except that of `sm_90a`, which runs on Hopper alone.
    pub fn for_device(major: u32, minor: u32) -> Option<Arch> {
        match (major, minor) {
            (0..=7, _) => None,
            (8, 0..=5) => Some(Arch::Sm80),
            (8, 6..=8) => Some(Arch::Sm86),
            (8, _) => Some(Arch::Sm89),
            (9, _) => Some(Arch::Sm90a),
            (10 | 11, _) => Some(Arch::Sm100),
            (12.., _) => Some(Arch::Sm120),
        }
    }

    /// Whether a device that this is the best text for runs text of another.
    pub fn runs(self, other: Arch) -> bool {
        other <= self && (other != Arch::Sm90a || self == Arch::Sm90a)
    }

    /// The lowest version of the language that has the architecture.
    pub const fn version(self) -> Version {
        match self {
            Arch::Sm80 => Version(7, 0),
            Arch::Sm86 => Version(7, 1),
            Arch::Sm89 => Version(7, 8),
            Arch::Sm90a => Version(8, 0),
            Arch::Sm100 => Version(8, 6),
            Arch::Sm120 => Version(8, 7),
        }
    }

    /// Whether the architecture has what an operation needs, as far as the
    /// operation alone tells: which types it has is another question.
    pub(super) fn has(self, op: &Op) -> bool {
        match op {
            Op::Wgmma { .. } | Op::WgmmaFence {} | Op::WgmmaCommit {} | Op::WgmmaWait { .. } => self == Arch::Sm90a,
            Op::WarpSpecialize { partitions } => {
                self == Arch::Sm90a || partitions.iter().all(|partition| partition.registers.is_none())
            }
            Op::Special { what: Special::Rank }
            | Op::ClusterBarrier {}
            | Op::LaunchWait {}
            | Op::LaunchNext {}
            | Op::Elect {}
            | Op::StoreMatrix { .. }
            | Op::MbarrierInit { .. }
            | Op::MbarrierFence {}
            | Op::StoreRemote { .. }
            | Op::MbarrierArrive { .. }
            | Op::MbarrierExpect { .. }
            | Op::CopyArrive { .. }
            | Op::MbarrierWait { .. }
            | Op::TmaLoad { .. }
            | Op::TmaStore { .. }
            | Op::TmaCommit {}
            | Op::TmaWait { .. }
            | Op::ProxyFence {}
            | Op::GlobalProxyFence {} => self >= Arch::Sm90a,
            _ => true,
        }
    }

    /// Whether launches can start before those in front of them are done.
    pub const fn starts_early(self) -> bool {
        matches!(self, Arch::Sm90a | Arch::Sm100 | Arch::Sm120)
    }

    /// Bytes of shared memory that a block may ask for.
    pub const fn max_shared(self) -> u32 {
        match self {
            Arch::Sm80 => 163 << 10,
            Arch::Sm86 | Arch::Sm89 | Arch::Sm120 => 99 << 10,
            Arch::Sm90a | Arch::Sm100 => 227 << 10,
        }
    }
}

impl fmt::Display for Arch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Lanes of a warp.
pub(super) const LANES: u32 = 32;

/// Bytes in flight for each multiprocessor: several times what covers 700 ns of memory at
/// 4.8 TB/s on an H200, 26 KB for each of its 132 multiprocessors.
const BYTES_IN_FLIGHT: u64 = 192 << 10;

/// What the lowering may use on an architecture.
pub fn target(arch: Arch) -> Target {
    let mut mma = vec![
        (DType::F16, DType::F32, [16, 8, 16]),
        (DType::BF16, DType::F32, [16, 8, 16]),
        (DType::I8, DType::I32, [16, 8, 32]),
        (DType::U8, DType::I32, [16, 8, 32]),
        (DType::F64, DType::F64, [8, 8, 4]),
        (DType::F32, DType::F32, [16, 8, 8]),
    ];
    if arch >= Arch::Sm89 {
        mma.push((DType::E4M3, DType::F32, [16, 8, 32]));
        mma.push((DType::E5M2, DType::F32, [16, 8, 32]));
    }
    // Twice as deep.
    let narrow = |&&(ty, ..): &&(DType, DType, [u8; 3])| ty.bits() <= 16;
    let mma_sparse = mma.iter().filter(narrow).map(|&(ty, acc, [m, n, k])| (ty, acc, [m, n, 2 * k])).collect();
    // For what those leave of k.
    mma.extend([
        (DType::F16, DType::F32, [16, 8, 8]),
        (DType::BF16, DType::F32, [16, 8, 8]),
        (DType::I8, DType::I32, [16, 8, 16]),
        (DType::U8, DType::I32, [16, 8, 16]),
        (DType::F32, DType::F32, [16, 8, 4]),
    ]);
    let f8 = [DType::E4M3, DType::E5M2].map(|ty| (ty, DType::F32));
    let wgmma = match arch {
        Arch::Sm90a => vec![
            (DType::F16, DType::F32),
            (DType::BF16, DType::F32),
            f8[0],
            f8[1],
            (DType::I8, DType::I32),
            (DType::U8, DType::I32),
            (DType::F32, DType::F32),
        ],
        _ => Vec::new(),
    };
    Target {
        name: arch.name().to_owned(),
        warp: LANES,
        max_threads: 1024,
        max_shared: arch.max_shared(),
        max_registers: 255,
        max_held: u64::MAX,
        register_file: REGISTERS,
        bytes_in_flight: BYTES_IN_FLIGHT,
        lines: true,
        software_gpu: false,
        shuffles: LANES,
        named_barriers: true,
        fma: vec![DType::F16, DType::BF16, DType::F32, DType::F64],
        copy_async: true,
        load_matrix: true,
        packed_f16: true,
        dot4: [DType::I8, DType::U8].iter().flat_map(|&a| [(a, DType::I8), (a, DType::U8)]).collect(),
        mma,
        mma_sparse,
        cooperative: Vec::new(),
        cooperating: 32,
        cooperative_ahead: false,
        wgmma,
        dependent_launch: false,
        ranks: true,
        timeline: false,
    }
}

/// Registers of a multiprocessor.
pub(super) const REGISTERS: u32 = 1 << 16;
