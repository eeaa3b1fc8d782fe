//! The operations of NPU IR.

use super::program::{Block, Fixpipe, Level, Program, Subview, Tensor, Tile, Val, Var};
use tile_core::ir::{AtomicOp, BinOp, CmpOp, ScanOp, UnOp};
use tile_core::num::Round;

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

macro_rules! named {
    ($(#[$outer:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum $name { $($(#[$doc])* $variant,)* }

        impl $name {
            /// Every member.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The name in the text form.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }
        }
    };
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

named! {
    /// The pipelines of a core, which run concurrently, each in program order.
    Pipe {
        /// The scalar unit.
        S = "S",
        /// The vector unit.
        V = "V",
        /// The cube: matrix multiplication.
        M = "M",
        /// Transfers from L1 to L0A and L0B.
        Mte1 = "MTE1",
        /// Transfers from global memory.
        Mte2 = "MTE2",
        /// Transfers to global memory.
        Mte3 = "MTE3",
        /// The fixpipe: transfers from L0C.
        Fix = "FIX",
        /// All of them.
        All = "ALL",
    }
}

named! {
    /// The two kinds of cores of an AI core.
    Core {
        /// The one that multiplies matrices.
        Cube = "cube",
        /// Those that compute on vectors.
        Vector = "vector",
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
    /// In [`Level::L0C`], `[M, N]`.
    pub dst: Tile,
    /// In [`Level::L1`], `[M, K]`, or `[K, M]` if transposed.
    pub a: Tile,
    /// In [`Level::L1`], `[K, N]`, or `[N, K]` if transposed.
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

/// Synchronisation between pipes and cores, once a pass has placed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sync {
    /// Sets a flag when `from` has finished what it was issued so far; the matching wait of `to`
    /// then passes.
    Set {
        /// The pipe that sets the flag.
        from: Pipe,
        /// The pipe that waits.
        to: Pipe,
        /// The flag of this pair; index.
        event: Val,
    },
    /// The wait that matches a `Set`.
    Wait {
        /// The pipe that sets the flag.
        from: Pipe,
        /// The pipe that waits.
        to: Pipe,
        /// The flag of this pair; index.
        event: Val,
    },
    /// A pipe barrier: what the pipe was issued so far is done before what follows.
    Barrier(Pipe),
    /// A barrier between both vector units of an AI core: either continues when all that was
    /// issued to both so far is done.
    VectorBarrier,
    /// A barrier between the cube and the vector units of an AI core: each continues when all
    /// that was issued to any of them so far is done.
    CoreBarrier,
    /// Sets a cross-core flag for the other kind of core when a pipe of this one is done so far.
    CrossSet {
        /// The unit.
        pipe: Pipe,
        /// Which flag.
        flag: u32,
    },
    /// Waits for a cross-core flag of the other kind of core.
    CrossWait {
        /// The unit that waits.
        pipe: Pipe,
        /// Which flag.
        flag: u32,
    },
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

impl Op {
    /// A plain store of a tile.
    pub fn store(subview: Subview, src: Tile) -> Op {
        Op::Store { subview, src, atomic: None, fixpipe: Fixpipe::default() }
    }

    /// The blocks inside.
    pub fn blocks(&self) -> Vec<&Block> {
        match self {
            Op::For { body, .. } => vec![body],
            Op::If { then, otherwise, .. } => vec![then, otherwise],
            _ => Vec::new(),
        }
    }

    /// The blocks inside.
    pub fn blocks_mut(&mut self) -> Vec<&mut Block> {
        match self {
            Op::For { body, .. } => vec![body],
            Op::If { then, otherwise, .. } => vec![then, otherwise],
            _ => Vec::new(),
        }
    }

    /// The tile that the operation itself writes, and a second one.
    pub fn written(&self) -> [Option<Tile>; 2] {
        match self {
            Op::Poke { dst, .. }
            | Op::Load { dst, .. }
            | Op::Move { dst, half: TransferHalf::Both | TransferHalf::Receive, .. }
            | Op::Mmad(Mmad { dst, .. })
            | Op::Undef { dst }
            | Op::Fill { dst, .. }
            | Op::Iota { dst, .. }
            | Op::Copy { dst, .. }
            | Op::Unary { dst, .. }
            | Op::Binary { dst, .. }
            | Op::Cast { dst, .. }
            | Op::Round { dst, .. }
            | Op::Compare { dst, .. }
            | Op::Select { dst, .. }
            | Op::Scan { dst, .. }
            | Op::Transpose { dst, .. }
            | Op::Reshape { dst, .. }
            | Op::Bitcast { dst, .. }
            | Op::PadTail { dst, .. }
            | Op::Slice { dst, .. }
            | Op::Insert { dst, .. }
            | Op::Gather { dst, .. } => [Some(*dst), None],
            Op::Reduce { dst, index, .. } => [Some(*dst), *index],
            Op::Scalar { .. }
            | Op::Get { .. }
            | Op::Set { .. }
            | Op::Read { .. }
            | Op::Peek { .. }
            | Op::For { .. }
            | Op::If { .. }
            | Op::Store { .. }
            | Op::Move { half: TransferHalf::Send, .. }
            | Op::Sync(_) => [None, None],
        }
    }

    /// The tiles that the operation itself reads, including a destination that it writes only in
    /// part.
    pub fn read(&self, program: &Program) -> Vec<Tile> {
        let with = |a: &Tile, b: &Operand| match b {
            Operand::Tile(b) => vec![*a, *b],
            Operand::Scalar(_) => vec![*a],
        };
        match self {
            Op::Peek { src, .. }
            | Op::Store { src, .. }
            | Op::Move { src, half: TransferHalf::Both | TransferHalf::Send, .. }
            | Op::Copy { src, .. }
            | Op::Unary { src, .. }
            | Op::Cast { src, .. }
            | Op::Round { src, .. }
            | Op::Reduce { src, .. }
            | Op::Scan { src, .. }
            | Op::Transpose { src, .. }
            | Op::Reshape { src, .. }
            | Op::Bitcast { src, .. }
            | Op::PadTail { src, .. }
            | Op::Slice { src, .. } => vec![*src],
            Op::Poke { dst, .. } => vec![*dst],
            Op::Insert { dst, src, .. } => vec![*dst, *src],
            Op::Mmad(mmad) if program.int(mmad.init) == Some(1) => vec![mmad.a, mmad.b],
            Op::Mmad(mmad) => vec![mmad.a, mmad.b, mmad.dst],
            Op::Binary { a, b, .. } | Op::Compare { a, b, .. } => with(a, b),
            Op::Select { condition, a, b, .. } => vec![*condition, *a, *b],
            Op::Gather { src, index, .. } => vec![*src, *index],
            Op::Scalar { .. }
            | Op::Get { .. }
            | Op::Set { .. }
            | Op::Read { .. }
            | Op::For { .. }
            | Op::If { .. }
            | Op::Load { .. }
            | Op::Undef { .. }
            | Op::Fill { .. }
            | Op::Iota { .. }
            | Op::Move { half: TransferHalf::Receive, .. }
            | Op::Sync(_) => Vec::new(),
        }
    }

    /// The tiles that the operation itself only reads.
    pub fn read_mut(&mut self) -> Vec<&mut Tile> {
        match self {
            Op::Peek { src, .. }
            | Op::Store { src, .. }
            | Op::Move { src, half: TransferHalf::Both | TransferHalf::Send, .. }
            | Op::Copy { src, .. }
            | Op::Unary { src, .. }
            | Op::Cast { src, .. }
            | Op::Round { src, .. }
            | Op::Reduce { src, .. }
            | Op::Scan { src, .. }
            | Op::Transpose { src, .. }
            | Op::Reshape { src, .. }
            | Op::Bitcast { src, .. }
            | Op::PadTail { src, .. }
            | Op::Slice { src, .. }
            | Op::Insert { src, .. } => vec![src],
            Op::Mmad(Mmad { a, b, .. })
            | Op::Binary { a, b: Operand::Tile(b), .. }
            | Op::Compare { a, b: Operand::Tile(b), .. } => vec![a, b],
            Op::Binary { a, .. } | Op::Compare { a, .. } => vec![a],
            Op::Select { condition, a, b, .. } => vec![condition, a, b],
            Op::Gather { src, index, .. } => vec![src, index],
            Op::Scalar { .. }
            | Op::Get { .. }
            | Op::Set { .. }
            | Op::Read { .. }
            | Op::Poke { .. }
            | Op::For { .. }
            | Op::If { .. }
            | Op::Load { .. }
            | Op::Undef { .. }
            | Op::Fill { .. }
            | Op::Iota { .. }
            | Op::Move { half: TransferHalf::Receive, .. }
            | Op::Sync(_) => Vec::new(),
        }
    }

    /// The scalars that the operation itself reads.
    pub fn scalars(&self) -> Vec<Val> {
        let subview = |subview: &Subview| {
            let axes = subview.axes.iter().flat_map(|axis| [axis.stride, axis.first, axis.end]);
            std::iter::once(subview.offset).chain(axes).collect::<Vec<Val>>()
        };
        match self {
            Op::Scalar { args, .. } => args.clone(),
            Op::Set { value, .. } | Op::Fill { value, .. } => vec![*value],
            Op::Read { offset, .. } => vec![*offset],
            Op::Peek { at, .. } | Op::Slice { at, .. } | Op::Insert { at, .. } => at.clone(),
            Op::PadTail { ends: at, value, .. } | Op::Poke { at, value, .. } => {
                at.iter().copied().chain([*value]).collect()
            }
            Op::For { lo, hi, step, .. } => vec![*lo, *hi, *step],
            Op::If { condition, .. } => vec![*condition],
            Op::Load { subview: part, pad, .. } => subview(part).into_iter().chain(*pad).collect(),
            Op::Store { subview: part, .. } => subview(part),
            Op::Mmad(mmad) => vec![mmad.init, mmad.m, mmad.k, mmad.n],
            Op::Binary { b: Operand::Scalar(b), .. } | Op::Compare { b: Operand::Scalar(b), .. } => vec![*b],
            Op::Sync(Sync::Set { event, .. } | Sync::Wait { event, .. }) => vec![*event],
            Op::Get { .. }
            | Op::Move { .. }
            | Op::Undef { .. }
            | Op::Iota { .. }
            | Op::Copy { .. }
            | Op::Unary { .. }
            | Op::Binary { .. }
            | Op::Cast { .. }
            | Op::Round { .. }
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Reduce { .. }
            | Op::Scan { .. }
            | Op::Transpose { .. }
            | Op::Reshape { .. }
            | Op::Bitcast { .. }
            | Op::Gather { .. }
            | Op::Sync(_) => Vec::new(),
        }
    }

    /// The scalars that the operation itself reads.
    pub fn scalars_mut(&mut self) -> Vec<&mut Val> {
        fn subview(subview: &mut Subview) -> Vec<&mut Val> {
            let axes = subview.axes.iter_mut().flat_map(|axis| [&mut axis.stride, &mut axis.first, &mut axis.end]);
            std::iter::once(&mut subview.offset).chain(axes).collect()
        }
        match self {
            Op::Scalar { args, .. } => args.iter_mut().collect(),
            Op::Set { value, .. } | Op::Fill { value, .. } => vec![value],
            Op::Read { offset, .. } => vec![offset],
            Op::Peek { at, .. } | Op::Slice { at, .. } | Op::Insert { at, .. } => at.iter_mut().collect(),
            Op::PadTail { ends: at, value, .. } | Op::Poke { at, value, .. } => at.iter_mut().chain([value]).collect(),
            Op::For { lo, hi, step, .. } => vec![lo, hi, step],
            Op::If { condition, .. } => vec![condition],
            Op::Load { subview: part, pad, .. } => subview(part).into_iter().chain(pad).collect(),
            Op::Store { subview: part, .. } => subview(part),
            Op::Mmad(mmad) => vec![&mut mmad.init, &mut mmad.m, &mut mmad.k, &mut mmad.n],
            Op::Binary { b: Operand::Scalar(b), .. } | Op::Compare { b: Operand::Scalar(b), .. } => vec![b],
            Op::Sync(Sync::Set { event, .. } | Sync::Wait { event, .. }) => vec![event],
            Op::Get { .. }
            | Op::Move { .. }
            | Op::Undef { .. }
            | Op::Iota { .. }
            | Op::Copy { .. }
            | Op::Unary { .. }
            | Op::Binary { .. }
            | Op::Cast { .. }
            | Op::Round { .. }
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Reduce { .. }
            | Op::Scan { .. }
            | Op::Transpose { .. }
            | Op::Reshape { .. }
            | Op::Bitcast { .. }
            | Op::Gather { .. }
            | Op::Sync(_) => Vec::new(),
        }
    }

    /// The scalar that the operation makes.
    pub fn result(&self) -> Option<Val> {
        match self {
            Op::Scalar { dst, .. } | Op::Get { dst, .. } | Op::Read { dst, .. } | Op::Peek { dst, .. } => Some(*dst),
            Op::For { counter, .. } => Some(*counter),
            _ => None,
        }
    }

    /// The kind of core that runs the operation; `None` for what both run, scalars and control
    /// flow, and for a `move`, of which each runs a half.
    pub fn core(&self, program: &Program) -> Option<Core> {
        let by_level = |tile: Tile| match program.tiles[tile].level {
            Level::L1 | Level::L0C => Core::Cube,
            Level::Ub => Core::Vector,
        };
        match self {
            Op::Sync(Sync::VectorBarrier) => Some(Core::Vector),
            Op::Move { .. }
            | Op::Scalar { .. }
            | Op::Get { .. }
            | Op::Set { .. }
            | Op::Read { .. }
            | Op::For { .. }
            | Op::If { .. }
            | Op::Undef { .. }
            | Op::Sync(_) => None,
            Op::Store { src, .. } | Op::Peek { src, .. } => Some(by_level(*src)),
            _ => self.written()[0].map(by_level),
        }
    }
}
