//! Operands of operations: the tiles and scalars that each reads and writes, and who runs it.

use super::cores::{Core, Sync};
use super::ids::{Tile, Val};
use super::ops::{Block, Fixpipe, Mmad, Op, Operand, TransferHalf};
use super::program::{Level, Program};
use super::subview::Subview;

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
