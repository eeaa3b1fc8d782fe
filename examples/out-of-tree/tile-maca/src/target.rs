//! What the lowering may use on MetaX' GPUs, by subdevice.
//!
//! From the sources of MetaX' forks of TVM, TileLang, Triton and FlashInfer, and of programs that ran
//! on a C500:
//! - A wave has 64 lanes, a block at most 1024 threads and 64 KiB of shared memory.
//! - `xcore1000` (C500) has matrix instructions of `f32` with k = 4, of `f16` and of signed bytes with
//!   k = 16. Those of `bf16` are left out: users report sums less exact than `f32`'s.
//! - `xcore1500` (C600) has them of `f16` and `bf16` with k = 16, of signed bytes and of both 8-bit
//!   floats with k = 32.
//!
//! Products of 8-bit floats on a C500 convert fragments to `f16`, which is exact, and use its
//! instruction. Everything else is multiplied by FMAs.
//!
//! Register files are assumed to be as large as those of other machines with 64 lanes. Copies from
//! global into shared memory (`__builtin_mxc_ldg_b128_bsm`) exist; which lane's bytes land where is not
//! documented, and programs disagree. So [`Target::copy_async`] is left off: pipelined loops
//! prefetch through registers.

use tile_core::elem::DType;
use tile_simt::lower::Target;

/// Lanes of a wave.
pub const LANES: u32 = 64;
/// Bytes of shared memory of a block.
pub const SHARED: u32 = 64 << 10;

/// A generation of MetaX' GPUs.
#[derive(Clone, Copy, Debug)]
pub struct Subdevice {
    /// As in `--target`, behind `maca:`.
    pub name: &'static str,
    /// The family that `mxcc` compiles for, as in `--offload-arch`.
    pub arch: &'static str,
    /// What names of devices begin with, as the runtime library has them.
    pub devices: &'static str,
    /// Types of operands and of the sum of a matrix instruction, with the shape `m`, `n`, `k`.
    pub matrices: &'static [(DType, DType, [u8; 3])],
}

/// C500 and its relatives.
pub const C500: Subdevice = Subdevice {
    name: "c500",
    arch: "xcore1000",
    devices: "MetaX C5",
    matrices: &[
        (DType::F32, DType::F32, [16, 16, 4]),
        (DType::F16, DType::F32, [16, 16, 16]),
        (DType::I8, DType::I32, [16, 16, 16]),
        (DType::E4M3, DType::F32, [16, 16, 16]),
        (DType::E5M2, DType::F32, [16, 16, 16]),
    ],
};

/// C600 and its relatives.
pub const C600: Subdevice = Subdevice {
    name: "c600",
    arch: "xcore1500",
    devices: "MetaX C6",
    matrices: &[
        (DType::F16, DType::F32, [16, 16, 16]),
        (DType::BF16, DType::F32, [16, 16, 16]),
        (DType::I8, DType::I32, [16, 16, 32]),
        (DType::E4M3, DType::F32, [16, 16, 32]),
        (DType::E5M2, DType::F32, [16, 16, 32]),
    ],
};

/// Every generation.
pub const ALL: [&Subdevice; 2] = [&C500, &C600];

impl Subdevice {
    /// The one whose devices have names like this.
    pub fn of_device(name: &str) -> Option<&'static Subdevice> {
        ALL.into_iter().find(|subdevice| name.starts_with(subdevice.devices))
    }

    /// What the lowering may use.
    pub fn target(&self) -> Target {
        Target {
            name: format!("maca:{}", self.name),
            warp: LANES,
            max_threads: 1024,
            max_shared: SHARED,
            max_registers: 256,
            max_held: u64::MAX,
            register_file: 1 << 17,
            bytes_in_flight: 64 << 10,
            lines: true,
            software_gpu: false,
            shuffles: LANES,
            named_barriers: false,
            fma: vec![DType::F32, DType::F64],
            copy_async: false,
            load_matrix: false,
            packed_f16: false,
            dot4: Vec::new(),
            mma: Vec::new(),
            mma_sparse: Vec::new(),
            cooperative: self.matrices.to_vec(),
            cooperating: LANES as u8,
            cooperative_ahead: true,
            wgmma: Vec::new(),
            dependent_launch: false,
            ranks: false,
            timeline: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_told_by_their_names() {
        let of = |name| Subdevice::of_device(name).map(|subdevice| subdevice.name);
        assert_eq!(of("MetaX C500"), Some("c500"));
        assert_eq!(of("MetaX C550-PL"), Some("c500"));
        assert_eq!(of("MetaX C600"), Some("c600"));
        assert_eq!(of("MetaX N260"), None);
    }
}
