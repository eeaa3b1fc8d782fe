//! The instructions of NPU IR, and their operations.

use super::cores::Sync;
use super::ids::{Tensor, Tile, Val, Var};
use super::subview::Subview;
use tile_core::ir::{AtomicOp, BinOp, CmpOp, ScanOp, Span, UnOp};
use tile_core::num::Round;

/// A list of instructions.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Block {
    /// In order.
    pub insts: Vec<Inst>,
}

/// An instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// Where the user wrote what it comes from.
    pub span: Span,
}

/// The fixpipe epilogue: what is applied to accumulators on their way out of L0C, besides their
/// conversion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fixpipe {
    /// Applies ReLU; the result for NaN, and the sign of zero, are the hardware's.
    pub relu: bool,
    /// Converts accumulators of `i32` to `f32`, to nearest even, and multiplies them by two to
    /// this power before the final conversion.
    pub scale: Option<i32>,
}

/// A scalar operation, with its meaning in tile IR.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScalarOp {
    /// A function of one operand.
    Un(UnOp),
    /// A function of two operands of one type; amounts of shifts are below the width.
    Bin(BinOp),
    /// A comparison of two operands of one type; `bool`.
    Cmp(CmpOp),
    /// The second operand if the first holds, else the third.
    Select,
    /// Conversion to the result's type.
    Cast(Option<Round>),
    /// The number of the AI core among those of the launch; index.
    BlockIdx,
    /// How many AI cores the launch has; index.
    BlockNum,
    /// The number of the vector unit within its AI core; index.
    SubBlockIdx,
    /// How many vector units the AI core has; index.
    SubBlockNum,
}

named! {
    /// Vector functions of one operand; the result has its type.
    UnaryOp {
        /// e to the power x.
        Exp = "exp",
        /// Natural logarithm.
        Ln = "ln",
        /// Magnitude.
        Abs = "abs",
        /// Square root.
        Sqrt = "sqrt",
        /// 1 / sqrt(x).
        Rsqrt = "rsqrt",
        /// 1 / x.
        Recip = "recip",
        /// The larger of x and zero.
        Relu = "relu",
        /// Bitwise complement; logical on `bool`.
        Not = "not",
    }
}

named! {
    /// Vector functions of two operands of one type, which is the result's.
    BinaryOp {
        /// Sum; integers wrap.
        Add = "add",
        /// Difference; integers wrap.
        Sub = "sub",
        /// Product; integers wrap.
        Mul = "mul",
        /// Quotient of floats.
        Div = "div",
        /// The larger; which one where an operand is NaN is the machine's.
        Max = "max",
        /// The smaller; as `max`.
        Min = "min",
        /// Bitwise and; logical on `bool`.
        And = "and",
        /// Bitwise or; logical on `bool`.
        Or = "or",
        /// Bitwise exclusive or.
        Xor = "xor",
        /// Left shift; the amount is a scalar below the width.
        Shl = "shl",
        /// Right shift, arithmetic for signed types; as `shl`.
        Shr = "shr",
    }
}

named! {
    /// How elements along an axis combine.
    ReduceOp {
        /// Sum.
        Sum = "sum",
        /// Maximum.
        Max = "max",
        /// Minimum.
        Min = "min",
        /// Product.
        Product = "product",
        /// Maximum, and the lowest index at which it is.
        ArgMax = "argmax",
        /// Minimum, and the lowest index at which it is.
        ArgMin = "argmin",
    }
}

/// Which half of a [`Op::Move`] an instruction is, once software pipelining has split it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TransferHalf {
    /// Both halves.
    Both,
    /// The source is read and sent.
    Send,
    /// The destination is received and written.
    Receive,
}

/// The right operand of a pointwise operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A tile; axes of extent 1 are broadcast.
    Tile(Tile),
    /// A scalar of the element type, broadcast.
    Scalar(Val),
}

/// The MMA `dst (+)= a · b`: accumulates over the first `k` columns of `a`; rows and columns from
/// `m` and `n` on are unspecified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mmad {
    /// In [`Level::L0C`](super::Level::L0C), `[M, N]`.
    pub dst: Tile,
    /// In [`Level::L1`](super::Level::L1), `[M, K]`, or `[K, M]` if transposed.
    pub a: Tile,
    /// In [`Level::L1`](super::Level::L1), `[K, N]`, or `[N, K]` if transposed.
    pub b: Tile,
    /// Whether `a` is transposed.
    pub a_transposed: bool,
    /// Whether `b` is transposed.
    pub b_transposed: bool,
    /// Whether `dst` is overwritten rather than accumulated into; `bool`.
    pub init: Val,
    /// Rows; index, at most M.
    pub m: Val,
    /// Length of the contraction; index, at most K.
    pub k: Val,
    /// Columns; index, at most N.
    pub n: Val,
    /// Whether operands of `f32` may be rounded to 10 bits of mantissa.
    pub tf32: bool,
}

/// An operation of NPU IR. Destinations come first.
#[derive(Clone, PartialEq, Debug)]
pub enum Op {
    /// Computes a scalar.
    Scalar {
        /// The result.
        dst: Val,
        /// The function.
        op: ScalarOp,
        /// Its operands.
        args: Vec<Val>,
    },
    /// Reads a variable.
    Get {
        /// The result.
        dst: Val,
        /// The variable.
        var: Var,
    },
    /// Writes a variable.
    Set {
        /// The variable.
        var: Var,
        /// What it becomes.
        value: Val,
    },
    /// Reads one existing element of a tensor, with the scalar unit.
    Read {
        /// The result.
        dst: Val,
        /// The tensor.
        tensor: Tensor,
        /// The element.
        offset: Val,
    },
    /// Reads one element of a tile in the vector memory.
    Peek {
        /// The result.
        dst: Val,
        /// The tile.
        src: Tile,
        /// The element; one index for each axis.
        at: Vec<Val>,
    },
    /// Writes one element of a tile in the vector memory.
    Poke {
        /// The tile, whose other elements stay.
        dst: Tile,
        /// The element; one index for each axis.
        at: Vec<Val>,
        /// What it becomes.
        value: Val,
    },
    /// `counter` in `lo, lo + step, … < hi`; `step` is positive.
    For {
        /// The counter; index.
        counter: Val,
        /// The first.
        lo: Val,
        /// What all are below.
        hi: Val,
        /// From one to the next.
        step: Val,
        /// How many iterations may have their loads in flight; 1 for a serial loop.
        stages: u32,
        /// The iteration.
        body: Block,
    },
    /// One block or the other.
    If {
        /// `bool`.
        condition: Val,
        /// If it holds.
        then: Block,
        /// If not.
        otherwise: Block,
    },

    /// Fills a tile in L1 or the vector memory from a tensor.
    Load {
        /// The tile.
        dst: Tile,
        /// The region of the tensor.
        subview: Subview,
        /// The value of elements that do not exist; without it they are unspecified.
        pad: Option<Val>,
    },
    /// Writes the existing elements of a subview from L0C or the vector memory. From L0C,
    /// elements may be converted to the tensor's type by the fixpipe, to nearest even.
    Store {
        /// The region of the tensor.
        subview: Subview,
        /// The tile.
        src: Tile,
        /// Combines with the tensor's elements, each atomically.
        atomic: Option<AtomicOp>,
        /// The fixpipe epilogue, from L0C alone.
        fixpipe: Fixpipe,
    },
    /// A core transfer: takes a tile to another memory level; shapes and types are equal. If the
    /// vector units have half of the rows each, each transfers its half.
    Move {
        /// The destination tile.
        dst: Tile,
        /// The source tile.
        src: Tile,
        /// Which half of the transfer this is.
        half: TransferHalf,
    },
    /// A matrix multiplication.
    Mmad(Mmad),

    /// Makes the contents of a tile unspecified: nothing reads it before it is written.
    Undef {
        /// The tile.
        dst: Tile,
    },
    /// Sets every element.
    Fill {
        /// The tile.
        dst: Tile,
        /// Of its type.
        value: Val,
    },
    /// Each element's index on one axis, `i32`.
    Iota {
        /// The tile.
        dst: Tile,
        /// The axis.
        axis: u32,
    },
    /// Copies the elements, broadcast along axes of extent 1.
    Copy {
        /// The tile.
        dst: Tile,
        /// Its extents are those of `dst` or 1.
        src: Tile,
    },
    /// A pointwise function of one operand.
    Unary {
        /// The function.
        op: UnaryOp,
        /// The tile.
        dst: Tile,
        /// Of its shape and type.
        src: Tile,
    },
    /// A pointwise function of two operands.
    Binary {
        /// The function.
        op: BinaryOp,
        /// The tile.
        dst: Tile,
        /// Its extents are those of `dst` or 1.
        a: Tile,
        /// As `a`.
        b: Operand,
    },
    /// Conversion to the destination's type, of a pair that the machine has.
    Cast {
        /// The tile.
        dst: Tile,
        /// Of its shape.
        src: Tile,
        /// How a result is rounded that the type lacks; `None` is to nearest
        /// with ties away from zero.
        round: Option<Round>,
    },
    /// To integral values, of `f32`.
    Round {
        /// The tile.
        dst: Tile,
        /// Of its shape.
        src: Tile,
        /// Which of them; `None` is the nearest with ties away from zero.
        round: Option<Round>,
    },
    /// A comparison.
    Compare {
        /// The function.
        op: CmpOp,
        /// Of `bool`.
        dst: Tile,
        /// Its extents are those of `dst` or 1.
        a: Tile,
        /// As `a`.
        b: Operand,
    },
    /// `a` where the condition holds, else `b`.
    Select {
        /// The tile.
        dst: Tile,
        /// Of `bool`; its extents are those of `dst` or 1.
        condition: Tile,
        /// As `condition`, of the type of `dst`.
        a: Tile,
        /// As `a`.
        b: Tile,
    },
    /// Combines along an axis, of extent 1 in the results.
    Reduce {
        /// The function.
        op: ReduceOp,
        /// The result.
        dst: Tile,
        /// For `argmax` and `argmin`, the indices, `i32`.
        index: Option<Tile>,
        /// What is combined.
        src: Tile,
        /// The axis.
        axis: u32,
    },
    /// Inclusive scan along an axis.
    Scan {
        /// The function.
        op: ScanOp,
        /// The tile.
        dst: Tile,
        /// Of its shape and type.
        src: Tile,
        /// The axis.
        axis: u32,
        /// Whether it starts at the far end.
        reverse: bool,
    },
    /// Axis `i` of `dst` is axis `axes[i]` of `src`.
    Transpose {
        /// The tile.
        dst: Tile,
        /// What is transposed.
        src: Tile,
        /// A permutation.
        axes: Vec<u32>,
    },
    /// The same elements in row-major order.
    Reshape {
        /// The tile.
        dst: Tile,
        /// Of as many elements.
        src: Tile,
    },
    /// The same bits as another type of equal width.
    Bitcast {
        /// The tile.
        dst: Tile,
        /// Of its shape.
        src: Tile,
    },
    /// Keeps the elements below `ends` and sets those beyond to a padding value.
    PadTail {
        /// The tile.
        dst: Tile,
        /// Of its shape and type.
        src: Tile,
        /// The end on each axis; index, at most its extent.
        ends: Vec<Val>,
        /// The padding value.
        value: Val,
    },
    /// Extracts a part of a tile, as large as `dst`.
    Slice {
        /// The part.
        dst: Tile,
        /// What it is a part of.
        src: Tile,
        /// Where it begins.
        at: Vec<Val>,
    },
    /// Overwrites a part of a tile, as large as `src`.
    Insert {
        /// The tile, whose other elements stay.
        dst: Tile,
        /// The part.
        src: Tile,
        /// Where it begins.
        at: Vec<Val>,
    },
    /// `dst[i] = src[index[i]]`, all of rank 1; indices are in range.
    Gather {
        /// The tile.
        dst: Tile,
        /// The table.
        src: Tile,
        /// Of `i32`, as many as `dst`.
        index: Tile,
    },
    /// Synchronisation.
    Sync(Sync),
}
