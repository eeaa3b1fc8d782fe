//! What a lowering must know of the machine.

use crate::passes::Options;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, ReduceOp};
use tile_core::passes::Natives;

/// Bytes of shared memory that the system takes for each block, apart from what
/// the block asks for. A multiprocessor has as many more than
/// [`Target::max_shared`] (CUDA C++ Programming Guide, section on compute
/// capabilities), so they count where several blocks share one.
pub const SYSTEM_SHARED: u32 = 1024;

/// The fewest lanes for which it pays to share operand loads by shuffles.
const LANES: u32 = 4;

/// Capabilities of a target, as far as the shared lowering uses them.
///
/// Each target crate fills one in from what it knows of a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// As in `--target`.
    pub name: String,
    /// Lanes of a warp, the unit in which work is divided: a power of two, at most 128.
    /// Matrix instructions of warps and warpgroups need 32.
    pub warp: u32,
    /// The most threads of a block.
    pub max_threads: u32,
    /// The most bytes of shared memory of a block.
    pub max_shared: u32,
    /// 32-bit registers that a thread may use.
    pub max_registers: u32,
    /// The most elements of fragments that a thread should hold, where blocks have no
    /// more threads than that takes by the lowering's own rules; what is done to each
    /// element is written out.
    pub max_held: u64,
    /// 32-bit registers that the blocks of a multiprocessor share.
    pub register_file: u32,
    /// Bytes that copies of a multiprocessor should have in flight from global memory: what
    /// covers its latency at full bandwidth (Little's law), several times, because bytes
    /// arrive unevenly and part of them wait for their use. Multistage pipelines are
    /// deepened up to it.
    pub bytes_in_flight: u64,
    /// Whether blocks are launched as a line and find their tiles by their numbers in it
    /// where a kernel wants that: [`Special::Worker`](crate::ir::Special::Worker), orders
    /// of tiles.
    pub lines: bool,
    /// Whether a software GPU executes the threads, several of them as one vector: then
    /// few threads with large parts of tiles are best. Registers that it lacks are
    /// vectors in its L1, while an access of shared memory is one for each
    /// thread; and while one thread waits, no other runs.
    pub software_gpu: bool,
    /// Lanes that exchange values by [`Op::Shuffle`](crate::ir::Op::Shuffle): those
    /// of each aligned group of so many threads, a power of two of at most `warp`.
    /// Wider exchange is through shared memory; with 1, all is.
    pub shuffles: u32,
    /// Whether [`Op::NamedBarrier`](crate::ir::Op::NamedBarrier) exists.
    pub named_barriers: bool,
    /// Floats of which [`Op::Fma`](crate::ir::Op::Fma) is one instruction, so that
    /// products are made of it; those of others multiply and add.
    pub fma: Vec<DType>,
    /// Whether [`Op::CopyAsync`](crate::ir::Op::CopyAsync) exists.
    pub copy_async: bool,
    /// Whether [`Op::LoadMatrix`](crate::ir::Op::LoadMatrix) exists.
    pub load_matrix: bool,
    /// Whether a register holds two `f16` or `bf16` to compute with
    /// ([`Op::BinPacked`](crate::ir::Op::BinPacked)).
    pub packed_f16: bool,
    /// Element types of the operands that [`Op::Dot4`](crate::ir::Op::Dot4) takes.
    pub dot4: Vec<(DType, DType)>,
    /// Element types of both operands and of the accumulator that
    /// [`Op::Mma`](crate::ir::Op::Mma) takes, with the shape `m`, `n`, `k`;
    /// `f32` stands for tf32.
    pub mma: Vec<(DType, DType, [u8; 3])>,
    /// The same of those whose left operand holds two of each four elements.
    pub mma_sparse: Vec<(DType, DType, [u8; 3])>,
    /// Element types of both operands and of the sum that
    /// [`Op::CoopMultiply`](crate::ir::Op::CoopMultiply) takes, with the shape `m`, `n`, `k`.
    pub cooperative: Vec<(DType, DType, [u8; 3])>,
    /// Lanes that hold a cooperative matrix together, where there are any: those of
    /// each aligned group of so many threads, a power of two.
    pub cooperating: u8,
    /// Whether loops around products of cooperative matrices load their next tiles ahead.
    pub cooperative_ahead: bool,
    /// Element types of both operands and of the accumulator that
    /// [`Op::Wgmma`](crate::ir::Op::Wgmma) takes, `f32` for tf32. Where it exists, so do
    /// [`Op::WarpSpecialize`](crate::ir::Op::WarpSpecialize), barriers in shared memory and TMA
    /// copies.
    pub wgmma: Vec<(DType, DType)>,
    /// Whether launches may begin before those in front of them have ended (programmatic dependent
    /// launch): then kernels wait for those before they touch global memory.
    pub dependent_launch: bool,
    /// Whether kernels reach memory of other devices, by [`Op::Signal`](crate::ir::Op::Signal) and
    /// [`Op::WaitSignal`](crate::ir::Op::WaitSignal).
    pub ranks: bool,
    /// Whether kernels record when their threads wait.
    pub timeline: bool,
}

impl Target {
    /// The derived operations of tile IR that thread programs have, and what decompositions of the
    /// others may use.
    pub(super) fn natives(&self) -> Natives {
        let reductions = &[ReduceOp::MaxNan, ReduceOp::MinNan];
        Natives { fma: self.fma.contains(&DType::F32), bits: true, reductions, bin: self.dots(), ..Natives::default() }
    }

    /// The dot products of four bytes that are instructions.
    fn dots(&self) -> &'static [BinOp] {
        const ALL: &[BinOp] = &[BinOp::Dot4I8, BinOp::Dot4U8, BinOp::Dot4U8I8];
        let has = |a, b| self.dot4.contains(&(a, b));
        let alike = has(DType::I8, DType::I8) && has(DType::U8, DType::U8);
        match (alike, has(DType::U8, DType::I8)) {
            (true, true) => ALL,
            (true, false) => &ALL[..2],
            (false, _) => &[],
        }
    }

    /// What the passes over thread programs depend on.
    pub(super) fn passes(&self) -> Options {
        Options {
            packed_f16: self.packed_f16,
            vector: self.vector().is_some(),
            dependent_launch: self.dependent_launch,
            timeline: self.timeline,
            max_shared: self.max_shared,
        }
    }

    /// Lanes of the vectors by which a software GPU executes threads, where these are
    /// warps and a lane hands values to others without memory.
    pub(super) fn vector(&self) -> Option<u32> {
        (self.software_gpu && self.warp == self.shuffles && self.shuffles >= LANES).then_some(self.shuffles)
    }
}
