//! Programs and what they consist of.

use super::ops::Op;
use crate::chip::Chip;
use std::collections::HashMap;
use tile_core::elem::DType;
pub use tile_core::interp::Source;
use tile_core::ir::{Id, Literal, Map, Span, Value};
use tile_core::pipeline::statement_at;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(u32);

        impl Id for $name {
            fn new(index: usize) -> Self {
                $name(index as u32)
            }
            fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id! {
    /// A scalar that does not change.
    Val
}
id! {
    /// A scalar that does.
    Var
}
id! {
    /// A piece of on-chip memory.
    Tile
}
id! {
    /// A piece of global memory.
    Tensor
}

/// A scalar that the host passes at launch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Param {
    /// What it is.
    pub source: Source,
    /// The value that stands for it.
    pub val: Val,
}

/// Global memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TensorData {
    /// The user's name.
    pub name: String,
    /// What its elements are; `bool` is a byte.
    pub elem: DType,
    /// The argument of the tile function, or the `alloc` of the workspace.
    pub of: Value,
    /// Whether the program writes it.
    pub writable: bool,
    /// Whether the launch provides it, filled with zeros, rather than the user.
    pub workspace: bool,
}

/// Where a tile lives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Level {
    /// The cube's memory for operands; what goes on from there to L0A and L0B
    /// is part of `mmad`.
    L1,
    /// The cube's memory for sums.
    L0C,
    /// A vector unit's memory.
    Ub,
}

impl Level {
    /// The name in the text form.
    pub fn name(self) -> &'static str {
        match self {
            Level::L1 => "l1",
            Level::L0C => "l0c",
            Level::Ub => "ub",
        }
    }

    /// Bytes of it on a chip.
    pub fn bytes(self, chip: &Chip) -> u32 {
        match self {
            Level::L1 => chip.l1,
            Level::L0C => chip.l0c,
            Level::Ub => chip.ub,
        }
    }
}

/// What is known of a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileData {
    /// The user's name, where the tile is one of the kernel's.
    pub name: Option<String>,
    /// Where it lives.
    pub level: Level,
    /// What its elements are. A tile of `bool` holds the results of comparisons;
    /// how many bits an element takes is the emitter's.
    pub elem: DType,
    /// At least one axis.
    pub shape: Vec<u32>,
    /// Copies of it, of which iterations of a pipelined loop take one each.
    pub slots: u32,
    /// Its first byte in its level, once planned.
    pub start: Option<u32>,
}

impl TileData {
    /// Its elements.
    pub fn elements(&self) -> u64 {
        self.shape.iter().map(|&extent| u64::from(extent)).product()
    }
}

/// What is known of a scalar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValData {
    /// The user's name, where there is one.
    pub name: Option<String>,
    /// Its type.
    pub elem: DType,
    /// What it is, if it is known; such values have no instruction.
    pub constant: Option<Literal>,
}

/// What is known of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VarData {
    /// The user's name, where there is one.
    pub name: Option<String>,
    /// Its type.
    pub elem: DType,
}

/// One axis of a window, as many indices as the tile's axis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Axis {
    /// Elements of the tensor from one index to the next.
    pub stride: Val,
    /// The first index of the tile that exists in the tensor.
    pub first: Val,
    /// The index behind the last that does; at most the tile's extent, and not
    /// below `first`.
    pub end: Val,
}

/// What becomes of sums on their way out of L0C, besides their conversion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fixpipe {
    /// The larger of each and zero; that of NaN, and the sign of zero, are the machine's.
    pub relu: bool,
    /// Sums of `i32` become `f32`, to nearest even, and are multiplied by two to this
    /// power before they are converted.
    pub scale: Option<i32>,
}

/// A part of a tensor as a tile sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Window {
    /// The tensor.
    pub tensor: Tensor,
    /// The place of the tile's element at all zeros in the tensor, in elements;
    /// negative where that one does not exist.
    pub offset: Val,
    /// One for each axis of the tile.
    pub axes: Vec<Axis>,
}

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

/// The vector units of an AI core that a program with products runs on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Vectors {
    /// It is not decided, or there are no products.
    #[default]
    Unplanned,
    /// It is not decided, and the kernel asks for so many.
    Asked(u32),
    /// Each has half of the rows.
    Both,
    /// The first does everything, for a reason.
    One(String),
}

/// Which statements of a loop the user has run ahead of the rest, besides copies from
/// tensors, which run ahead by themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Where each statement begins, in the order of the source.
    pub begins: Vec<Span>,
    /// Of each, whether it runs ahead.
    pub ahead: Vec<bool>,
    /// By how many iterations; none if nothing does, or not all alike.
    pub turns: u32,
    /// Whether the others come first at a time.
    pub late_first: bool,
}

impl Plan {
    /// Whether what is of a position of the source runs ahead.
    pub fn is_ahead(&self, position: Span) -> bool {
        statement_at(&self.begins, position).is_some_and(|number| self.ahead[number])
    }
}

/// The program of an AI core, which runs the blocks that fall to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    /// The name of its entry.
    pub name: String,
    /// What it is for.
    pub chip: Chip,
    /// In the order in which a launch passes them: inputs and outputs in the
    /// kernel's order, then workspaces.
    pub tensors: Map<Tensor, TensorData>,
    /// In the order in which a launch passes them, behind the tensors.
    pub params: Vec<Param>,
    /// The extents of the kernel's grid, slowest first; empty for one block. A
    /// launch takes as many AI cores as blocks, and no more than there are.
    pub grid: Vec<Val>,
    /// Who does the work on vectors.
    pub vectors: Vectors,
    /// Whether functions may be approximated, as `fast_math` kernels say.
    pub fast_math: bool,
    /// What the user says of loops, by their counters.
    pub plans: HashMap<Val, Plan>,
    /// Tiles.
    pub tiles: Map<Tile, TileData>,
    /// Scalars.
    pub vals: Map<Val, ValData>,
    /// Variables.
    pub vars: Map<Var, VarData>,
    /// The instructions.
    pub body: Block,
}

impl Program {
    /// An empty program.
    pub fn new(name: impl Into<String>, chip: Chip) -> Program {
        Program {
            name: name.into(),
            chip,
            tensors: Map::new(),
            params: Vec::new(),
            grid: Vec::new(),
            vectors: Vectors::default(),
            fast_math: false,
            plans: HashMap::new(),
            tiles: Map::new(),
            vals: Map::new(),
            vars: Map::new(),
            body: Block::default(),
        }
    }

    /// Whether rows may be anywhere: distances between them are passed at launch.
    pub fn is_strided(&self) -> bool {
        self.params.iter().any(|param| matches!(param.source, Source::Stride(..)))
    }

    /// The integer that a scalar is, if it is known.
    pub fn int(&self, val: Val) -> Option<i64> {
        match self.vals[val].constant? {
            Literal::Int(x) => i64::try_from(x).ok(),
            Literal::Bool(x) => Some(x.into()),
            Literal::Float(_) => None,
        }
    }

    /// Every instruction, outer before inner, in program order.
    pub fn walk(&self, f: &mut dyn FnMut(&Inst)) {
        self.body.walk(f);
    }
}

impl Block {
    /// Every instruction, outer before inner, in program order.
    pub fn walk(&self, f: &mut dyn FnMut(&Inst)) {
        for inst in &self.insts {
            f(inst);
            for block in inst.op.blocks() {
                block.walk(f);
            }
        }
    }
}
