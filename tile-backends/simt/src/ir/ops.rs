//! The operations, one row each: attributes, text name, operands, effect and
//! documentation. Printer, parser and `Op::effect` follow from the rows;
//! everything that gives operations meaning matches them exhaustively.

use super::ids::{Buf, TensorMap, Var};
use tile_core::elem::DType;
use tile_core::ir::{AsmArm, AtomicOp, BinOp, CmpOp, Format, Literal, Order, SignalOp, UnOp};
use tile_core::num::Round;

/// A register that the machine sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Special {
    /// Number of the thread in its block; `i32`.
    Thread,
    /// Number of the thread's group of 128 threads, the same register in all of
    /// them; `i32`.
    Warpgroup,
    /// Number of the block on a grid axis (slowest first); `index`. Not in a
    /// persistent kernel.
    Block(u8),
    /// Number of the block in a persistent kernel's line of blocks; `i32`.
    Worker,
    /// How many blocks a persistent kernel's line has; `i32`.
    Workers,
    /// Number of the block in its cluster; `i32`.
    Rank,
}

/// What a mark of a timeline tells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Moment {
    /// The program begins.
    Start,
    /// It ends.
    Done,
    /// A wait for other threads of the block begins.
    WaitThreads,
    /// A wait for a stage of a pipeline begins, to be filled or to be free.
    WaitStage,
    /// A wait for asynchronous copies begins.
    WaitCopies,
    /// A wait for matrix instructions of warpgroups begins.
    WaitMma,
    /// A wait for TMA stores begins.
    WaitStores,
    /// A wait for other blocks, or for the launch in front, begins.
    WaitBlocks,
    /// The wait is over.
    Ready,
    /// A copy was issued.
    Load,
    /// A group of matrix instructions was issued.
    Mma,
    /// A TMA store was issued.
    Store,
}

impl Moment {
    /// Whether a wait begins, which [`Moment::Ready`] ends.
    pub fn waits(self) -> bool {
        !matches!(self, Moment::Start | Moment::Done | Moment::Ready | Moment::Load | Moment::Mma | Moment::Store)
    }
}

/// Which lane a shuffle reads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShuffleMode {
    /// The lane whose number differs in these bits.
    Xor,
    /// So many lanes below; the own value where there is none.
    Up,
    /// So many lanes above; the own value where there is none.
    Down,
    /// This lane of each aligned group of `width`.
    Index,
}

/// A matrix instruction of a warp: `d = a · b + c`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mma {
    /// Rows of `a` and `d`.
    pub m: u8,
    /// Columns of `b` and `d`.
    pub n: u8,
    /// Rows of `b`, and columns of `a`, of which a sparse one holds half.
    pub k: u8,
    /// Elements of `a`.
    pub a: DType,
    /// Elements of `b`.
    pub b: DType,
    /// Elements of `c` and `d`.
    pub acc: DType,
    /// Whether `a` holds two of each four elements along `k`.
    pub sparse: bool,
}

impl Mma {
    /// Columns of `a` that it holds.
    pub fn kept(&self) -> u8 {
        if self.sparse { self.k / 2 } else { self.k }
    }
}

/// What a cooperative matrix is in a product `left · right + sum`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// The left operand.
    Left,
    /// The right operand.
    Right,
    /// What is added to, and the result.
    Sum,
}

/// A cooperative matrix: an aligned group of lanes holds it together, and which
/// lane holds which element is the machine's to choose. It is loaded, stored and
/// multiplied as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cooperative {
    /// What it is in a product.
    pub role: Role,
    /// How many rows it has.
    pub rows: u8,
    /// How many columns it has.
    pub columns: u8,
    /// Lanes of the group, a power of two.
    pub lanes: u8,
}

impl Cooperative {
    /// How many elements it has.
    pub fn elements(&self) -> u32 {
        u32::from(self.rows) * u32::from(self.columns)
    }

    /// Elements of each lane.
    pub fn held(&self) -> u32 {
        self.elements() / u32::from(self.lanes).max(1)
    }
}

/// A matrix instruction of a warpgroup, 64 rows by 32 bytes of `k`:
/// `d = a · b + d`; of `f32` operands only the upper 19 bits are read.
///
/// A sparse one has 64 bytes of `k`, of which `a` holds two of each four
/// elements and a word of each thread says which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wgmma {
    /// Columns of `b` and `d`.
    pub n: u16,
    /// Elements of `a`.
    pub a: DType,
    /// Elements of `b`.
    pub b: DType,
    /// Elements of `d`.
    pub acc: DType,
    /// Whether `a` holds two of each four elements.
    pub sparse: bool,
}

impl Wgmma {
    /// Bytes of `k` that `b` has.
    pub fn depth(self) -> u32 {
        if self.sparse { 64 } else { 32 }
    }
}

/// How the 16-byte chunks of shared memory are permuted within rows, so that
/// neither rows nor columns of a tile fall on few banks: a chunk's number in its
/// row is XORed with the number of the 128 bytes it lies in, in memory aligned to
/// eight rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Swizzle {
    /// Rows of 32 bytes.
    B32,
    /// Rows of 64 bytes.
    B64,
    /// Rows of 128 bytes.
    B128,
}

impl Swizzle {
    /// The widest whose rows divide rows of so many bytes.
    pub fn of_rows(bytes: u32) -> Option<Swizzle> {
        [Swizzle::B128, Swizzle::B64, Swizzle::B32].into_iter().find(|swizzle| bytes.is_multiple_of(swizzle.span()))
    }

    /// Bytes of a row, in which chunks are permuted.
    pub fn span(self) -> u32 {
        match self {
            Swizzle::B32 => 32,
            Swizzle::B64 => 64,
            Swizzle::B128 => 128,
        }
    }

    /// Bytes after which the permutation repeats: eight rows.
    pub fn period(self) -> u32 {
        8 * self.span()
    }

    /// Where a byte of an unpermuted tile, which starts at a multiple of the
    /// period, is.
    pub fn apply(self, byte: u32) -> u32 {
        byte ^ (byte >> 3 & (self.span() - 16))
    }
}

/// A matrix in shared memory as a matrix instruction of a warpgroup reads it:
/// rows of a swizzle's span, eight of them an atom (PTX ISA, "Matrix
/// descriptor format").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Matrix {
    /// Where.
    pub buf: Buf,
    /// Added to the index, in elements.
    pub offset: i64,
    /// How its rows are permuted.
    pub swizzle: Swizzle,
    /// Bytes between atoms along a row; those of a matrix with `k` along rows
    /// lie in one.
    pub leading: u32,
    /// Bytes between atoms down the rows.
    pub stride: u32,
    /// Whether rows run along `m` or `n`, not along `k`.
    pub transposed: bool,
}

/// The left operand of a matrix instruction of a warpgroup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Left {
    /// Four registers of 32 bits.
    Registers,
    /// In shared memory.
    Shared(Matrix),
}

/// Threads of a block that run a program of their own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Partition {
    /// How many, a multiple of 128.
    pub threads: u32,
    /// Registers of each, where they are to be redistributed.
    pub registers: Option<u32>,
}

/// What an instruction does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// The results depend on the operands alone.
    Pure,
    /// Reads registers or memory.
    Read,
    /// Writes registers or memory.
    Write,
    /// Orders threads or memory.
    Sync,
    /// Holds blocks; does what they do.
    Control,
    /// Visible outside.
    Observe,
}

/// The table: hands every row to a macro.
macro_rules! for_each_op {
    ($then:ident) => {
        $then! {
            #[doc = "A literal, converted to the result's type."]
            Const { value: Literal } = "const" Pure;
            #[doc = "A register that the machine sets."]
            Special { what: Special } = "special" Pure;
            #[doc = "`(x)`: a function of one operand."]
            Un { op: UnOp } = "un" Pure;
            #[doc = "`(x, y)`: a function of two operands."]
            Bin { op: BinOp } = "bin" Pure;
            #[doc = "`(x, y)`: a comparison; `bool`."]
            Cmp { op: CmpOp } = "cmp" Pure;
            #[doc = "`(condition, x, y)`."]
            Select {} = "select" Pure;
            #[doc = "`(x, y, z)`: `x * y + z`, rounded once."]
            Fma {} = "fma" Pure;
            #[doc = "`(fallback, x, …)`: as tile IR's `asm`."]
            Asm { arms: Vec<AsmArm> } = "asm" Pure;
            #[doc = "`(x)`: conversion to the result's type, as tile IR's `cast`."]
            Cast { round: Option<Round> } = "cast" Pure;
            #[doc = "`(x)`: the same bits as another type of equal width."]
            Bits {} = "bits" Pure;
            #[doc = "`(x)`: the bits of an `f32`, rounded to 10 explicit bits of mantissa, ties away from zero; `u32`."]
            RoundTf32 {} = "round_tf32" Pure;
            #[doc = "`(x, y)`: a function of the first and of the second 16-bit floats in two `u32`."]
            BinPacked { op: BinOp, elem: DType } = "bin_packed" Pure;
            #[doc = "`(x, y, z)`: `x * y + z` of the first and of the second 16-bit floats in three `u32`."]
            FmaPacked { elem: DType } = "fma_packed" Pure;
            #[doc = "`(x, y, z)`: z plus the products of the four bytes of `x`, which are of type `a`, with those of `y`, of type `b`; `x` and `y` are `u32`, the sum is an `i32` that wraps."]
            Dot4 { a: DType, b: DType } = "dot4" Pure;
            #[doc = "`(x, y, z)`: bit by bit of three `u32`, that bit of the table which the bits of x, y and z are the number of, x highest."]
            Logic { table: u8 } = "logic" Pure;
            #[doc = "`(x, y)`: four of eight bytes, those of x being the first; for each of the result, lowest first, four bits say which."]
            Bytes { select: u16 } = "bytes" Pure;
            #[doc = "`(x, …)`: two 16-bit or four 8-bit values in a `u32`, first lowest."]
            Pack {} = "pack" Pure;
            #[doc = "`(x)`: the parts of a `u32`, lowest first."]
            Unpack {} = "unpack" Pure;

            #[doc = "A register of an array."]
            Get { var: Var, at: u32 } = "get" Read;
            #[doc = "`(x)`: sets a register of an array."]
            Set { var: Var, at: u32 } = "set" Write;

            #[doc = "`(guard?, index, otherwise?)`: so many neighbouring elements as there are results, at `index + offset`; the address is a multiple of their size. Where the guard is false, each is `otherwise`, or zero."]
            Load { buf: Buf, offset: i64, guarded: bool } = "load" Read;
            #[doc = "`(guard?, index, x, …)`: stores neighbouring elements, unless the guard is false."]
            Store { buf: Buf, offset: i64, guarded: bool } = "store" Write;
            #[doc = "`(guard?, index, x, …)`: as tile IR's `atomic`. The result is the old value; arbitrary where the guard is false."]
            Atomic { buf: Buf, offset: i64, op: AtomicOp, order: Order, guarded: bool } = "atomic" Write;
            #[doc = "`(guard?, from, to)`: begins to copy 4, 8 or 16 bytes from global to shared memory; zeros where the guard is false."]
            CopyAsync { src: Buf, src_offset: i64, dst: Buf, dst_offset: i64, bytes: u32, guarded: bool } = "copy_async" Write;
            #[doc = "Ends a group of asynchronous copies."]
            CopyCommit {} = "copy_commit" Sync;
            #[doc = "Waits until no more than so many of this thread's groups are pending."]
            CopyWait { pending: u32 } = "copy_wait" Sync;

            #[doc = "`(index)`: waits until a word of global memory is not zero, which a block of the line makes it by an atomic, and makes it zero. What that block released is visible after."]
            Await { buf: Buf } = "await" Sync;

            #[doc = "`(index, value)`, by one thread behind a barrier: sets a word of memory of several devices, or adds to it. What the block did before is visible to who waits for the value."]
            Signal { buf: Buf, op: SignalOp } = "signal" Sync;
            #[doc = "`(index, least)`, by one thread in front of a barrier: waits until a word of memory of several devices is at least so much. What was done before the signals that made it so is visible after, to TMA copies as well. The launch fails after a time."]
            WaitSignal { buf: Buf } = "wait_signal" Sync;
            #[doc = "The launch fails."]
            Trap {} = "trap" Sync;

            #[doc = "Where a barrier may stand: between two of these, no thread touches shared memory in a way that meets another's. The pass `barriers` leaves none."]
            Phase {} = "phase" Sync;
            #[doc = "Waits for all threads of the block, or of the partition; what they did to shared memory is visible after."]
            Barrier {} = "barrier" Sync;
            #[doc = "Waits for all threads of the warpgroup; what they did to shared memory is visible after."]
            GroupBarrier {} = "group_barrier" Sync;
            #[doc = "Waits for as many threads of the block from `first` on, whole warps; what they did to memory is visible after. Each such range has a number, from 1 to 15."]
            NamedBarrier { number: u32, first: u32, threads: u32 } = "named_barrier" Sync;
            #[doc = "Waits for all lanes of the warp; what they did to shared memory is visible after."]
            WarpBarrier {} = "warp_barrier" Sync;
            #[doc = "Waits for all threads of the cluster."]
            ClusterBarrier {} = "cluster_barrier" Sync;
            #[doc = "Waits until the launches before this one are done; what they wrote is visible after. Before it, the thread may touch no global memory."]
            LaunchWait {} = "launch_wait" Sync;
            #[doc = "The launch after this one may start once all threads have come here or ended. That is no order of memory: it waits, too."]
            LaunchNext {} = "launch_next" Sync;
            #[doc = "Collective: whether this is the one lane of the warp that acts for it."]
            Elect {} = "elect" Pure;
            #[doc = "`(x)`, collective: the operand of another lane of the warp."]
            Shuffle { mode: ShuffleMode, lane: u32, width: u32 } = "shuffle" Pure;
            #[doc = "`(x, lane)`, collective: the operand of the lane of the warp that this lane names, an `i32` below the number of lanes."]
            ShuffleAt {} = "shuffle_at" Pure;
            #[doc = "`(index)`, collective: 8×8 matrices of 16-bit elements, one for each result (1, 2 or 4). Lanes 8i..8i+8 give the rows of matrix i, 16 bytes each. Thread t gets elements (t/4, 2(t%4)) and the next; with `transposed` those of the transposed matrix."]
            LoadMatrix { buf: Buf, offset: i64, transposed: bool } = "load_matrix" Read;
            #[doc = "`(a…, b…, c…, places?)`, collective: a matrix instruction on packed operands; gives `d`. `places`, of a sparse one, as those of `wgmma`."]
            Mma { mma: Mma } = "mma" Pure;

            #[doc = "Collective: the elements of a cooperative matrix become zero."]
            CoopClear { var: Var, at: u32 } = "coop_clear" Write;
            #[doc = "`(index)`, collective: reads a cooperative matrix, whose rows begin at `index + offset` and every `pitch` elements from there, or with `transposed` its columns; each at a multiple of 16 bytes."]
            CoopLoad { var: Var, at: u32, buf: Buf, offset: i64, pitch: u32, transposed: bool } = "coop_load" Write;
            #[doc = "`(index)`, collective: the inverse of `coop_load`."]
            CoopStore { var: Var, at: u32, buf: Buf, offset: i64, pitch: u32, transposed: bool } = "coop_store" Write;
            #[doc = "Collective: adds the product of two cooperative matrices to a third."]
            CoopMultiply { left: Var, left_at: u32, right: Var, right_at: u32, sum: Var, at: u32 } = "coop_multiply" Write;

            #[doc = "`(index, words…)`, collective: stores 8×8 matrices of 16-bit elements, the inverse of `load_matrix`."]
            StoreMatrix { buf: Buf, offset: i64, transposed: bool } = "store_matrix" Write;

            #[doc = "`(index)`: begins the first phase of the barrier at `index`, of which each phase ends with so many arrivals and all bytes that were announced. By one thread, then `mbarrier_fence` and a barrier."]
            MbarrierInit { buf: Buf, count: u32 } = "mbarrier_init" Sync;
            #[doc = "What this thread made of barriers is visible to copies and to the cluster, after a barrier."]
            MbarrierFence {} = "mbarrier_fence" Sync;
            #[doc = "`(index, rank?)`: arrives, at the own block's barrier or at that of a block of the cluster."]
            MbarrierArrive { buf: Buf, remote: bool } = "mbarrier_arrive" Sync;
            #[doc = "`(index)`: announces so many bytes of TMA copies, and arrives."]
            MbarrierExpect { buf: Buf, bytes: u32 } = "mbarrier_expect" Sync;
            #[doc = "`(index)`: arrives when all asynchronous copies have landed that this thread has begun and not waited for. Who waits for the barrier sees what they wrote; TMA copies and warpgroups' matrix instructions do after a proxy fence of who waited."]
            CopyArrive { buf: Buf } = "copy_arrive" Sync;
            #[doc = "`(index, parity)`: waits until the phase of that parity has ended. A new barrier is in phase 0, and the one before counts as ended."]
            MbarrierWait { buf: Buf } = "mbarrier_wait" Sync;

            #[doc = "`(index, barrier, coordinates…, shifts…)`, by a lane that its warp elects: begins to copy a box of a tensor, its first element at the coordinates (slowest axis first), to shared memory; zeros where there is no element. The last coordinate is a multiple of 16 bytes. If the map has a window, the coordinates are of the first place, which is one of it, and the shifts are added to all places. The bytes of the box are announced to arrive at the barrier. With a mask, the blocks of the cluster in it each get the box, and each its barrier the bytes."]
            TmaLoad { map: TensorMap, dst: Buf, offset: i64, signal: Buf, multicast: u16 } = "tma_load" Write;
            #[doc = "`(index, barrier, rank, x, …)`: begins to store neighbouring elements to the shared memory of a block of the cluster. Their bytes are announced to arrive at the barrier of that block."]
            StoreRemote { buf: Buf, offset: i64, signal: Buf } = "store_remote" Write;
            #[doc = "`(index, coordinates…)`, by one thread: begins to copy a box of shared memory to a tensor, or to add it, each element of `f32` as by a relaxed atomic; what has no element is dropped. The last coordinate is a multiple of 16 bytes."]
            TmaStore { map: TensorMap, src: Buf, offset: i64, add: bool } = "tma_store" Write;
            #[doc = "Ends a group of this thread's TMA stores."]
            TmaCommit {} = "tma_commit" Sync;
            #[doc = "Waits until all but so many of this thread's groups have read shared memory, or with `written` have written the tensor."]
            TmaWait { pending: u32, written: bool } = "tma_wait" Sync;
            #[doc = "What this thread wrote to shared memory is visible to TMA copies and warpgroups' matrix instructions, after a barrier; and so are copies that it waited for at a barrier."]
            ProxyFence {} = "proxy_fence" Sync;
            #[doc = "What this thread read and wrote of global memory is in order with TMA copies, after a barrier."]
            GlobalProxyFence {} = "global_proxy_fence" Sync;

            #[doc = "`(accumulate?, a…, b, places?)`, by a whole warpgroup: begins a matrix instruction that adds to registers of `sum` from `at` on, or sets them where the condition is false. `a` is an index, or four registers; `b` an index. Registers in the order of the accumulator's fragment (PTX ISA, wgmma). `places`, of a sparse instruction: nibbles of two places each, the lower first. For elements of 16 bits thread 4g + c with c < 2 has those of 16 elements of `k` from 16c on, of row g in the lower half and of row g + 8 in the upper; for elements of 8 bits all threads have those of 32 elements from 32(c / 2) on, of row g + 8(c mod 2)."]
            Wgmma { shape: Wgmma, sum: Var, at: u32, left: Left, right: Matrix, conditional: bool } = "wgmma" Write;
            #[doc = "Before a warpgroup's matrix instructions: what was done to their registers is done."]
            WgmmaFence {} = "wgmma_fence" Sync;
            #[doc = "Ends a group of matrix instructions."]
            WgmmaCommit {} = "wgmma_commit" Sync;
            #[doc = "Waits until no more than so many groups of matrix instructions are pending."]
            WgmmaWait { pending: u32 } = "wgmma_wait" Sync;

            #[doc = "`(index, x, …)`: the operands, of 32 bits, are computed before what waits after it. Assemblers move waits to the front, away from what should run meanwhile; the buffer, of one word, is for their eyes only."]
            Anchor { buf: Buf } = "anchor" Sync;

            #[doc = "`(index, seen, x, …)`: the operands x, of 32 bits, are in registers until `seen`, of 32 bits, is known. Assemblers use registers again that instructions in flight still read; the buffer, of one word, is for their eyes only."]
            Keep { buf: Buf } = "keep" Sync;

            #[doc = "A block for each partition, in the order of their threads. Partitions run side by side; inside, a barrier is one of the partition."]
            WarpSpecialize { partitions: Vec<Partition> } = "warp_specialize" Control;
            #[doc = "`(lo, hi, step)`: a loop; its block takes the counter."]
            For {} = "for" Control;
            #[doc = "`(condition)`: one block or the other."]
            If {} = "if" Control;

            #[doc = "Records the time at which one thread of each warpgroup comes here."]
            Mark { moment: Moment } = "mark" Observe;
            #[doc = "`(x, …)`: prints a line."]
            Print { format: Format } = "print" Observe;
            #[doc = "`(condition, x, …)`: fails the launch where the condition is false."]
            Assert { format: Format, fault: bool } = "assert" Observe;
        }
    };
}
pub(super) use for_each_op;

macro_rules! define_ops {
    ($($(#[doc = $doc:literal])+ $variant:ident { $($field:ident : $ty:ty),* } = $name:literal $effect:ident;)*) => {
        /// What an instruction does; operands are [`Inst::args`](super::Inst::args).
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum Op {
            $(
                $(#[doc = $doc])+
                $variant {
                    $(#[doc = concat!("The attribute `", stringify!($field), "`.")] $field: $ty,)*
                },
            )*
        }

        /// The text name of every operation.
        #[cfg(test)]
        pub(super) const NAMES: &[&str] = &[$($name),*];

        impl Op {
            /// The text name.
            pub fn name(&self) -> &'static str {
                match self { $(Op::$variant { .. } => $name,)* }
            }

            /// What it does to memory, registers and threads.
            pub fn effect(&self) -> Effect {
                match self { $(Op::$variant { .. } => Effect::$effect,)* }
            }
        }
    };
}
for_each_op!(define_ops);
