//! The operations.

use super::program::{Block, Fixpipe, Level, Program, Tensor, Tile, Val, Var, Window};
use tile_core::ir::{AtomicOp, BinOp, CmpOp, ScanOp, UnOp};
use tile_core::num::Round;

/// What computes a scalar from scalars, with the meaning of tile IR.
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
    /// The units of a core that run side by side, each in its own order.
    Pipe {
        /// Scalars.
        S = "S",
        /// Vectors.
        V = "V",
        /// The cube.
        M = "M",
        /// From L1 to L0A and L0B.
        Mte1 = "MTE1",
        /// From global memory.
        Mte2 = "MTE2",
        /// To global memory.
        Mte3 = "MTE3",
        /// From L0C.
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

/// Which half of a [`Op::Move`] an instruction is, once a pass has parted them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Handover {
    /// Both.
    Whole,
    /// The source is read, and waits on its way.
    Give,
    /// The destination is written.
    Take,
}

/// The right operand of a pointwise operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A tile; its axes of extent 1 are repeated.
    Tile(Tile),
    /// One scalar of the elements' type for all.
    Scalar(Val),
}

/// `dst (+)= a · b`, where sums are of the first `k` products and rows and
/// columns from `m` and `n` on are unspecified.
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
    /// Whether `dst` is overwritten; `bool`.
    pub init: Val,
    /// Rows; index, at most M.
    pub m: Val,
    /// Products of each sum; index, at most K.
    pub k: Val,
    /// Columns; index, at most N.
    pub n: Val,
    /// Whether operands of `f32` may be rounded to 10 bits of mantissa.
    pub tf32: bool,
}

/// What orders units among each other, once a pass has placed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sync {
    /// `to` may go on from its matching wait when `from` is done so far.
    Set {
        /// Who is waited for.
        from: Pipe,
        /// Who waits.
        to: Pipe,
        /// Which flag of the two; index.
        event: Val,
    },
    /// The other half of `Set`.
    Wait {
        /// Who is waited for.
        from: Pipe,
        /// Who waits.
        to: Pipe,
        /// Which flag of the two; index.
        event: Val,
    },
    /// What the unit was told so far is done before what follows.
    Barrier(Pipe),
    /// Both vector units of an AI core go on when all that either was told so far is
    /// done.
    Meet,
    /// Cube and vector units of an AI core go on when all that any of them was told so
    /// far is done.
    Join,
    /// Tells the other kind of core that a unit of this one is done so far.
    CrossSet {
        /// The unit.
        pipe: Pipe,
        /// Which flag.
        flag: u32,
    },
    /// Waits for the other kind of core.
    CrossWait {
        /// The unit that waits.
        pipe: Pipe,
        /// Which flag.
        flag: u32,
    },
}

/// What an instruction does. Destinations come first.
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
    /// Reads one element of a tensor; it exists. The core's scalar unit does.
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
        /// How many iterations may have their loads under way; 1 for a serial
        /// loop.
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
        /// The part.
        window: Window,
        /// What elements get that do not exist; they are unspecified without.
        pad: Option<Val>,
    },
    /// Writes what exists of a window from L0C or the vector memory. From L0C,
    /// elements may be converted to the tensor's type on the way, to nearest
    /// even.
    Store {
        /// The part.
        window: Window,
        /// The tile.
        src: Tile,
        /// Combines with what is there, each element indivisibly.
        atomic: Option<AtomicOp>,
        /// What else is done on the way, from L0C alone.
        fixpipe: Fixpipe,
    },
    /// Takes a tile to another level; shapes and types are equal. Of vector units
    /// that have half of the rows each, each takes its half.
    Move {
        /// The tile there.
        dst: Tile,
        /// The tile here.
        src: Tile,
        /// Which half of it this is.
        half: Handover,
    },
    /// A product of matrices.
    Mmad(Mmad),

    /// What a tile holds is unspecified from here on: nothing reads it before it
    /// is written.
    Forget {
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
    /// The same elements, repeated along axes of extent 1.
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
    /// The same elements below `ends`, and one value from there on.
    Trim {
        /// The tile.
        dst: Tile,
        /// Of its shape and type.
        src: Tile,
        /// One index for each axis, at most its extent.
        ends: Vec<Val>,
        /// What stands beyond.
        value: Val,
    },
    /// A part of a tile, as large as `dst`.
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
    /// `dst[i] = src[index[i]]`, all of rank 1; indices exist.
    Gather {
        /// The tile.
        dst: Tile,
        /// The table.
        src: Tile,
        /// Of `i32`, as many as `dst`.
        index: Tile,
    },
    /// Orders units.
    Sync(Sync),
}

impl Op {
    /// A store of a tile as it is.
    pub fn store(window: Window, src: Tile) -> Op {
        Op::Store { window, src, atomic: None, fixpipe: Fixpipe::default() }
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
            | Op::Move { dst, half: Handover::Whole | Handover::Take, .. }
            | Op::Mmad(Mmad { dst, .. })
            | Op::Forget { dst }
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
            | Op::Trim { dst, .. }
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
            | Op::Move { half: Handover::Give, .. }
            | Op::Sync(_) => [None, None],
        }
    }

    /// The tiles that the operation itself reads, among them a destination of
    /// which something stays.
    pub fn read(&self, program: &Program) -> Vec<Tile> {
        let with = |a: &Tile, b: &Operand| match b {
            Operand::Tile(b) => vec![*a, *b],
            Operand::Scalar(_) => vec![*a],
        };
        match self {
            Op::Peek { src, .. }
            | Op::Store { src, .. }
            | Op::Move { src, half: Handover::Whole | Handover::Give, .. }
            | Op::Copy { src, .. }
            | Op::Unary { src, .. }
            | Op::Cast { src, .. }
            | Op::Round { src, .. }
            | Op::Reduce { src, .. }
            | Op::Scan { src, .. }
            | Op::Transpose { src, .. }
            | Op::Reshape { src, .. }
            | Op::Bitcast { src, .. }
            | Op::Trim { src, .. }
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
            | Op::Forget { .. }
            | Op::Fill { .. }
            | Op::Iota { .. }
            | Op::Move { half: Handover::Take, .. }
            | Op::Sync(_) => Vec::new(),
        }
    }

    /// The tiles that the operation itself only reads.
    pub fn read_mut(&mut self) -> Vec<&mut Tile> {
        match self {
            Op::Peek { src, .. }
            | Op::Store { src, .. }
            | Op::Move { src, half: Handover::Whole | Handover::Give, .. }
            | Op::Copy { src, .. }
            | Op::Unary { src, .. }
            | Op::Cast { src, .. }
            | Op::Round { src, .. }
            | Op::Reduce { src, .. }
            | Op::Scan { src, .. }
            | Op::Transpose { src, .. }
            | Op::Reshape { src, .. }
            | Op::Bitcast { src, .. }
            | Op::Trim { src, .. }
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
            | Op::Forget { .. }
            | Op::Fill { .. }
            | Op::Iota { .. }
            | Op::Move { half: Handover::Take, .. }
            | Op::Sync(_) => Vec::new(),
        }
    }

    /// The scalars that the operation itself reads.
    pub fn scalars(&self) -> Vec<Val> {
        let window = |window: &Window| {
            let axes = window.axes.iter().flat_map(|axis| [axis.stride, axis.first, axis.end]);
            std::iter::once(window.offset).chain(axes).collect::<Vec<Val>>()
        };
        match self {
            Op::Scalar { args, .. } => args.clone(),
            Op::Set { value, .. } | Op::Fill { value, .. } => vec![*value],
            Op::Read { offset, .. } => vec![*offset],
            Op::Peek { at, .. } | Op::Slice { at, .. } | Op::Insert { at, .. } => at.clone(),
            Op::Trim { ends: at, value, .. } | Op::Poke { at, value, .. } => {
                at.iter().copied().chain([*value]).collect()
            }
            Op::For { lo, hi, step, .. } => vec![*lo, *hi, *step],
            Op::If { condition, .. } => vec![*condition],
            Op::Load { window: part, pad, .. } => window(part).into_iter().chain(*pad).collect(),
            Op::Store { window: part, .. } => window(part),
            Op::Mmad(mmad) => vec![mmad.init, mmad.m, mmad.k, mmad.n],
            Op::Binary { b: Operand::Scalar(b), .. } | Op::Compare { b: Operand::Scalar(b), .. } => vec![*b],
            Op::Sync(Sync::Set { event, .. } | Sync::Wait { event, .. }) => vec![*event],
            Op::Get { .. }
            | Op::Move { .. }
            | Op::Forget { .. }
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
        fn window(window: &mut Window) -> Vec<&mut Val> {
            let axes = window.axes.iter_mut().flat_map(|axis| [&mut axis.stride, &mut axis.first, &mut axis.end]);
            std::iter::once(&mut window.offset).chain(axes).collect()
        }
        match self {
            Op::Scalar { args, .. } => args.iter_mut().collect(),
            Op::Set { value, .. } | Op::Fill { value, .. } => vec![value],
            Op::Read { offset, .. } => vec![offset],
            Op::Peek { at, .. } | Op::Slice { at, .. } | Op::Insert { at, .. } => at.iter_mut().collect(),
            Op::Trim { ends: at, value, .. } | Op::Poke { at, value, .. } => at.iter_mut().chain([value]).collect(),
            Op::For { lo, hi, step, .. } => vec![lo, hi, step],
            Op::If { condition, .. } => vec![condition],
            Op::Load { window: part, pad, .. } => window(part).into_iter().chain(pad).collect(),
            Op::Store { window: part, .. } => window(part),
            Op::Mmad(mmad) => vec![&mut mmad.init, &mut mmad.m, &mut mmad.k, &mut mmad.n],
            Op::Binary { b: Operand::Scalar(b), .. } | Op::Compare { b: Operand::Scalar(b), .. } => vec![b],
            Op::Sync(Sync::Set { event, .. } | Sync::Wait { event, .. }) => vec![event],
            Op::Get { .. }
            | Op::Move { .. }
            | Op::Forget { .. }
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

    /// The kind of core that runs the operation; `None` for what both do, scalars
    /// and control, and for a `move`, of which each does a half.
    pub fn core(&self, program: &Program) -> Option<Core> {
        let by_level = |tile: Tile| match program.tiles[tile].level {
            Level::L1 | Level::L0C => Core::Cube,
            Level::Ub => Core::Vector,
        };
        match self {
            Op::Sync(Sync::Meet) => Some(Core::Vector),
            Op::Move { .. }
            | Op::Scalar { .. }
            | Op::Get { .. }
            | Op::Set { .. }
            | Op::Read { .. }
            | Op::For { .. }
            | Op::If { .. }
            | Op::Forget { .. }
            | Op::Sync(_) => None,
            Op::Store { src, .. } | Op::Peek { src, .. } => Some(by_level(*src)),
            _ => self.written()[0].map(by_level),
        }
    }
}
