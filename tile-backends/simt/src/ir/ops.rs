//! The operations, one row each: attributes, text name, operands, effect and
//! documentation. Printer and `Op::effect` follow from the rows; everything
//! that gives operations meaning matches them exhaustively.

use super::kernel::{Buf, Var};
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, BinOp, CmpOp, Format, Literal, Order, UnOp};
use tile_core::num::Round;

/// A register that the machine sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Special {
    /// Number of the thread in its block; `i32`.
    Thread,
    /// Number of the block on a grid axis (slowest first); `index`.
    Block(u8),
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
    /// Columns of `a`, rows of `b`.
    pub k: u8,
    /// Elements of `a`.
    pub a: DType,
    /// Elements of `b`.
    pub b: DType,
    /// Elements of `c` and `d`.
    pub acc: DType,
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

macro_rules! ops {
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

        impl Op {
            /// The text name.
            pub fn name(&self) -> &'static str {
                match self { $(Op::$variant { .. } => $name,)* }
            }

            /// What it does to memory, registers and threads.
            pub fn effect(&self) -> Effect {
                match self { $(Op::$variant { .. } => Effect::$effect,)* }
            }

            /// Name and text of each attribute.
            pub fn attributes(&self) -> Vec<(&'static str, String)> {
                match self {
                    $(Op::$variant { $($field),* } => vec![$((stringify!($field), format!("{:?}", $field))),*],)*
                }
            }
        }
    };
}

ops! {
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
    #[doc = "`(x)`: conversion to the result's type, as tile IR's `cast`."]
    Cast { round: Option<Round> } = "cast" Pure;
    #[doc = "`(x)`: the same bits as another type of equal width."]
    Bits {} = "bits" Pure;
    #[doc = "`(x, …)`: two 16-bit or four 8-bit values in a `u32`, first lowest."]
    Pack {} = "pack" Pure;
    #[doc = "`(x)`: the parts of a `u32`, lowest first."]
    Unpack {} = "unpack" Pure;

    #[doc = "A register of an array."]
    Get { var: Var, at: u32 } = "get" Read;
    #[doc = "`(x)`: sets a register of an array."]
    Set { var: Var, at: u32 } = "set" Write;

    #[doc = "`(guard?, index)`: so many neighbouring elements as there are results, at `index + offset`; the address is a multiple of their size. Zero where the guard is false."]
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

    #[doc = "Where a barrier may stand: between two of these, no thread touches shared memory in a way that meets another's. The pass `sync` leaves none."]
    Phase {} = "phase" Sync;
    #[doc = "Waits for all threads of the block; what they did to shared memory is visible after."]
    Barrier {} = "barrier" Sync;
    #[doc = "`(x)`, collective: the operand of another lane of the warp."]
    Shuffle { mode: ShuffleMode, lane: u32, width: u32 } = "shuffle" Pure;
    #[doc = "`(index)`, collective: 8×8 matrices of 16-bit elements, one for each result (1, 2 or 4). Lanes 8i..8i+8 give the rows of matrix i, 16 bytes each. Thread t gets elements (t/4, 2(t%4)) and the next; with `transposed` those of the transposed matrix."]
    LoadMatrix { buf: Buf, offset: i64, transposed: bool } = "load_matrix" Read;
    #[doc = "`(a…, b…, c…)`, collective: a matrix instruction on packed operands; gives `d`."]
    Mma { mma: Mma } = "mma" Pure;

    #[doc = "`(lo, hi, step)`: a loop; its block takes the counter."]
    For {} = "for" Control;
    #[doc = "`(condition)`: one block or the other."]
    If {} = "if" Control;

    #[doc = "`(x, …)`: prints a line."]
    Print { format: Format } = "print" Observe;
    #[doc = "`(condition, x, …)`: fails the launch where the condition is false."]
    Assert { format: Format } = "assert" Observe;
}
