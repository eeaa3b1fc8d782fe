//! Kernels and what they consist of.

use super::ids::{Buf, TensorMap, Val, Var};
use super::im2col::Window;
use super::ops::{Cooperative, Op, Swizzle};
use std::collections::BTreeSet;
use tile_core::elem::DType;
use tile_core::ir::{CopyHints, Map, Note, Span, Value};
pub use tile_core::launch::prologue::Source;

/// A scalar that the host passes at launch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Param {
    /// What it is.
    pub source: Source,
    /// The value that stands for it.
    pub value: Val,
}

/// Where a buffer lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Home {
    /// A tensor argument or workspace, named by its value in the tile
    /// function.
    Global {
        /// The argument, or the `alloc` of the workspace.
        of: Value,
        /// Whether the kernel writes it.
        writable: bool,
    },
    /// Memory of the block, at this byte of it once planned.
    Shared {
        /// Set by the memory plan.
        start: Option<u32>,
        /// Alignment in bytes.
        align: u32,
    },
}

/// What is known of a buffer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BufData {
    /// For readable text.
    pub name: String,
    /// What its elements are.
    pub elem: DType,
    /// The number of elements, for shared memory.
    pub len: u32,
    /// Where it lives.
    pub home: Home,
}

impl BufData {
    /// Whether the threads of a block share it.
    pub fn is_shared(&self) -> bool {
        matches!(self.home, Home::Shared { .. })
    }

    /// Bytes of a shared buffer; no machine has as many as the largest number.
    pub fn bytes(&self) -> u32 {
        self.len.saturating_mul(self.elem.bytes() as u32)
    }
}

/// What is known of an array of registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VarData {
    /// For readable text.
    pub name: String,
    /// What a register holds.
    pub elem: DType,
    /// How many there are.
    pub len: u32,
    /// What is held instead of single elements: cooperative matrices of them.
    pub matrix: Option<Cooperative>,
}

/// How TMA copies cut boxes out of a tensor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TensorMapData {
    /// The tensor.
    pub buf: Buf,
    /// The extents of a box, one for each axis, slowest first.
    pub extents: Vec<u32>,
    /// How the box lies in shared memory; row-major if not permuted.
    pub swizzle: Option<Swizzle>,
    /// Whether loads round `f32` elements as [`Op::RoundTf32`] does.
    pub tf32: bool,
    /// The places that a box is of, if they do not lie side by side: as many as
    /// the first extent says, and the other extents but the last are 1.
    pub window: Option<Window>,
}

impl TensorMapData {
    /// Elements of a box.
    pub fn elements(&self) -> u32 {
        self.extents.iter().product()
    }

    /// On how many axes copies shift the places of a window.
    pub fn shifts(&self) -> usize {
        self.window.as_ref().map_or(0, |window| window.sides.len())
    }
}

/// A list of instructions with the values it introduces.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Block {
    /// A loop's counter.
    pub args: Vec<Val>,
    /// In order.
    pub insts: Vec<Inst>,
}

/// An instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// On what.
    pub args: Vec<Val>,
    /// What it makes.
    pub results: Vec<Val>,
    /// The blocks it holds.
    pub blocks: Vec<Block>,
    /// What a copy that it is a part of says about caches; of accesses to global memory.
    pub hints: CopyHints,
    /// Where the user wrote what it comes from.
    pub span: Span,
}

/// The program of a block's threads.
#[derive(Clone, PartialEq, Debug)]
pub struct Kernel {
    /// The name of its entry.
    pub name: String,
    /// Threads of a block, in one axis.
    pub threads: u32,
    /// Lanes of a warp, a power of two. A block of fewer threads is one warp.
    pub lanes: u32,
    /// Axes of the grid of blocks.
    pub grid: u32,
    /// Whether the blocks are a line as long as the machine is wide, and each
    /// does the work of several of the tile function's.
    pub persistent: bool,
    /// Blocks of a cluster, neighbours on the fastest axis.
    pub cluster: u32,
    /// Whether approximations are welcome.
    pub fast_math: bool,
    /// What its user may want to know of how it was lowered.
    pub remarks: Vec<Note>,
    /// Scalars passed at launch, in order. Buffers in global memory are passed
    /// before them, in the order of `bufs`.
    pub params: Vec<Param>,
    /// Memory.
    pub bufs: Map<Buf, BufData>,
    /// Shared buffers of several stages that are taken alternately: who takes them
    /// orders the threads that meet there.
    pub pipelined: BTreeSet<Buf>,
    /// Tensors whose elements never change: TMA loads of them need not wait for the launches in front.
    pub constants: BTreeSet<Buf>,
    /// How TMA copies see tensors, passed after the scalars.
    pub maps: Map<TensorMap, TensorMapData>,
    /// Registers that change.
    pub vars: Map<Var, VarData>,
    /// The type of every value.
    pub vals: Map<Val, DType>,
    /// What a thread executes.
    pub body: Block,
}

impl Kernel {
    /// Whether an operation accesses global memory as a copy may, with hints about caches.
    pub fn takes_hints(&self, op: &Op) -> bool {
        match *op {
            Op::Load { buf, .. } | Op::Store { buf, .. } => !self.bufs[buf].is_shared(),
            Op::CopyAsync { .. } | Op::TmaLoad { .. } | Op::TmaStore { .. } => true,
            _ => false,
        }
    }

    /// Lanes of a warp where nothing else is said: those of NVIDIA's GPUs.
    pub const USUAL_LANES: u32 = 32;

    /// Threads of a warp of a block.
    pub fn warp(&self) -> u32 {
        self.lanes.min(self.threads)
    }

    /// Bytes of shared memory of a block, once planned.
    pub fn shared_bytes(&self) -> u32 {
        let end = |buf: &BufData| match buf.home {
            Home::Shared { start: Some(start), .. } => start.saturating_add(buf.bytes()),
            Home::Shared { start: None, .. } | Home::Global { .. } => 0,
        };
        self.bufs.values().map(end).max().unwrap_or(0)
    }

    /// Whether its blocks wait for each other, so that all of them have to run at once.
    pub fn waits(&self) -> bool {
        self.has(|op| matches!(op, Op::Await { .. }))
    }

    /// Whether its blocks wait for those of other devices, so that all of them have to run at once.
    pub fn waits_for_ranks(&self) -> bool {
        self.has(|op| matches!(op, Op::WaitSignal { .. }))
    }

    /// Whether its blocks are warp-specialised.
    pub fn is_divided(&self) -> bool {
        self.has(|op| matches!(op, Op::WarpSpecialize { .. }))
    }

    /// Whether it may start before the launches in front of it are done.
    pub fn starts_early(&self) -> bool {
        self.has(|op| matches!(op, Op::LaunchWait {}))
    }

    /// Whether one of its operations is such.
    pub fn has(&self, is: impl Fn(&Op) -> bool) -> bool {
        let mut found = false;
        self.walk(&mut |inst| found |= is(&inst.op));
        found
    }

    /// Buffers in global memory that one of its instructions writes.
    pub fn written(&self) -> BTreeSet<Buf> {
        let mut found = BTreeSet::new();
        self.walk(&mut |inst| match inst.op {
            Op::Store { buf, .. }
            | Op::Atomic { buf, .. }
            | Op::CoopStore { buf, .. }
            | Op::Await { buf }
            | Op::Signal { buf, .. } => {
                found.insert(buf);
            }
            Op::TmaStore { map, .. } => {
                found.insert(self.maps[map].buf);
            }
            _ => {}
        });
        found.retain(|&buf| !self.bufs[buf].is_shared());
        found
    }

    /// Whether TMA copies can follow the windows of a launch, by what it passes;
    /// where they cannot, the kernel is not for it.
    pub fn follows_windows(&self, host: &dyn Fn(Source) -> i64) -> bool {
        self.maps.values().all(|map| {
            let (Some(window), Home::Global { of, .. }) = (&map.window, self.bufs[map.buf].home) else { return true };
            let extents: Vec<i64> = (0..map.extents.len()).map(|axis| host(Source::Extent(of, axis as u32))).collect();
            window.bounds(&extents, host).is_some()
        })
    }

    /// Every instruction in program order, outer before inner.
    pub fn walk(&self, f: &mut dyn FnMut(&Inst)) {
        fn visit(block: &Block, f: &mut dyn FnMut(&Inst)) {
            for inst in &block.insts {
                f(inst);
                inst.blocks.iter().for_each(|block| visit(block, f));
            }
        }
        visit(&self.body, f);
    }
}
