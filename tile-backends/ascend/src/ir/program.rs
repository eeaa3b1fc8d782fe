//! Programs and what they declare: tensors, tiles, scalars, pipelines.

use super::ids::{Tensor, Tile, Val, Var};
use super::ops::{Block, Inst};
use crate::chip::Chip;
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_core::ir::{Literal, Map, Span, Value};
pub use tile_core::launch::prologue::Source;
use tile_core::pipeline::statement_at;

/// A scalar that the host passes at launch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Param {
    /// Where its value comes from.
    pub source: Source,
    /// The scalar that holds it.
    pub val: Val,
}

/// A tensor in global memory.
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

/// The memory level of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Level {
    /// The cube's operand memory; the transfer on to L0A and L0B is part of `mmad`.
    L1,
    /// The cube's accumulator memory.
    L0C,
    /// A vector unit's memory (the unified buffer).
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

/// A tile: an on-chip buffer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileData {
    /// The user's name, where the tile is one of the kernel's.
    pub name: Option<String>,
    /// Its memory level.
    pub level: Level,
    /// Its element type. A tile of `bool` holds the results of comparisons; the emitter chooses
    /// how many bits an element takes.
    pub elem: DType,
    /// At least one axis.
    pub shape: Vec<u32>,
    /// The number of buffers for multi-buffering: iterations of a pipelined loop take one each in
    /// turn.
    pub buffers: u32,
    /// Its address in its memory, once allocated.
    pub start: Option<u32>,
}

impl TileData {
    /// Its elements.
    pub fn elements(&self) -> u64 {
        self.shape.iter().map(|&extent| u64::from(extent)).product()
    }
}

/// A scalar value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValData {
    /// The user's name, where there is one.
    pub name: Option<String>,
    /// Its type.
    pub elem: DType,
    /// Its value, if it is a constant; such values have no instruction.
    pub constant: Option<Literal>,
}

/// A variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VarData {
    /// The user's name, where there is one.
    pub name: Option<String>,
    /// Its type.
    pub elem: DType,
}

/// How the vector work of a program with matrix multiplications is spread over the vector units
/// of an AI core.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Vectors {
    /// Not decided, or there are no matrix multiplications.
    #[default]
    Undecided,
    /// Not decided; the kernel requests this many.
    Requested(u32),
    /// Both units, each with half of the rows.
    Both,
    /// The first unit alone, for a reason.
    One(String),
}

/// A user's software pipeline: which statements of a loop run iterations ahead of the rest.
/// Copies from tensors need none; double buffering moves them ahead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PipelinePlan {
    /// The source position of each statement, in order.
    pub begins: Vec<Span>,
    /// Whether each statement is of the first stage, which runs ahead.
    pub first_stage: Vec<bool>,
    /// The distance between the stages in iterations; zero if nothing runs ahead, or not all by
    /// the same distance.
    pub distance: u32,
    /// Whether the second stage comes first within an iteration.
    pub second_first: bool,
}

impl PipelinePlan {
    /// Whether the statement at a source position is of the first stage.
    pub fn is_first_stage(&self, position: Span) -> bool {
        statement_at(&self.begins, position).is_some_and(|number| self.first_stage[number])
    }
}

/// The program of an AI core, which runs the blocks that are assigned to it.
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
    /// The vector units that it runs on.
    pub vectors: Vectors,
    /// Whether functions may be approximated (`fast_math` kernels).
    pub fast_math: bool,
    /// The user's pipelines of loops, by their counters.
    pub plans: HashMap<Val, PipelinePlan>,
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

    /// Whether tensors may be strided: the distances between rows are passed at launch.
    pub fn is_strided(&self) -> bool {
        self.params.iter().any(|param| matches!(param.source, Source::Stride(..)))
    }

    /// The value of a constant integer.
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
