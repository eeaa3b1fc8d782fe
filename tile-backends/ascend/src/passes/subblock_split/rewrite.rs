//! Rewrites the program to that of one of two vector units, by the unit's index.

use super::rows::Rows;
use crate::ir::{
    BinaryOp, Block, Inst, Level, Op, Operand, Program, ScalarOp, Subview, Sync, Tensor, Tile, Val, Vectors,
};
use crate::passes::rewrite::{Out, rewrite};
use std::collections::{BTreeSet, HashMap, HashSet};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Span};

/// A split tile: along which axis, and the extent of each half.
#[derive(Clone, Copy)]
struct Halves {
    axis: usize,
    half: u32,
}

/// Gives each unit half of the rows of the split tiles, with barriers around accesses to
/// `disputed` tensors.
pub(super) fn halve(program: &mut Program, rows: &Rows<'_>, disputed: HashSet<Tensor>) {
    let mut halves: HashMap<Tile, Halves> = HashMap::new();
    let mut sizes = BTreeSet::new();
    for (tile, data) in program.tiles.iter() {
        if let Some(axis) = rows.divided(tile) {
            let half = data.shape[axis] / 2;
            sizes.insert(half);
            halves.insert(tile, Halves { axis, half });
        }
    }
    for (&tile, halves) in &halves {
        program.tiles[tile].shape[halves.axis] = halves.half;
    }
    program.vectors = Vectors::Both;
    let mut insts = Vec::new();
    let mut out = Out { program, insts: &mut insts, span: Span::default() };
    let unit = out.scalar(ScalarOp::SubBlockIdx, &[], DType::Index, Some("unit"));
    let zero = out.int(0);
    let first = out.scalar(ScalarOp::Cmp(CmpOp::Eq), &[unit, zero], DType::Bool, None);
    let starts = sizes
        .into_iter()
        .map(|half| {
            let by = out.int(half.into());
            (half, out.scalar(ScalarOp::Bin(BinOp::Mul), &[unit, by], DType::Index, None))
        })
        .collect();
    let unit = Unit { halves, first, starts, disputed };
    rewrite(program, &mut |op, out| unit.op(op, out));
    insts.append(&mut program.body.insts);
    program.body = Block { insts };
}

/// The vector unit that runs the program.
struct Unit {
    halves: HashMap<Tile, Halves>,
    /// Whether it is the first unit.
    first: Val,
    /// The first row of its half, by the extent of halves.
    starts: HashMap<u32, Val>,
    /// Tensors in front of whose accesses the units meet at a barrier.
    disputed: HashSet<Tensor>,
}

impl Unit {
    fn op(&self, op: Op, out: &mut Out<'_>) {
        if let Op::Load { subview: Subview { tensor, .. }, .. }
        | Op::Store { subview: Subview { tensor, .. }, .. }
        | Op::Read { tensor, .. } = &op
            && self.disputed.contains(tensor)
        {
            out.push(Op::Sync(Sync::VectorBarrier));
        }
        match op {
            Op::Load { dst, subview, pad } if self.halves.contains_key(&dst) => {
                let subview = self.subview(self.halves[&dst], subview, out);
                out.push(Op::Load { dst, subview, pad });
            }
            Op::Store { subview, src, atomic, fixpipe } if out.program.tiles[src].level == Level::Ub => {
                if let Some(&halves) = self.halves.get(&src) {
                    let subview = self.subview(halves, subview, out);
                    return out.push(Op::Store { subview, src, atomic, fixpipe });
                }
                let store = Inst { op: Op::Store { subview, src, atomic, fixpipe }, span: out.span };
                let then = Block { insts: vec![store] };
                out.push(Op::If { condition: self.first, then, otherwise: Block::default() });
            }
            Op::Iota { dst, axis } => {
                out.push(Op::Iota { dst, axis });
                if let Some(halves) = self.halves.get(&dst).filter(|halves| halves.axis == axis as usize) {
                    let start = self.starts[&halves.half];
                    let start = out.scalar(ScalarOp::Cast(None), &[start], DType::I32, None);
                    out.push(Op::Binary { op: BinaryOp::Add, dst, a: dst, b: Operand::Scalar(start) });
                }
            }
            op => out.push(op),
        }
    }

    /// The unit's half of a subview.
    fn subview(&self, halves: Halves, mut subview: Subview, out: &mut Out<'_>) -> Subview {
        let Halves { axis, half } = halves;
        let start = self.starts[&half];
        let along = &mut subview.axes[axis];
        if out.program.int(along.stride) != Some(0) {
            let past = out.bin(BinOp::Mul, start, along.stride);
            subview.offset = out.bin(BinOp::Add, subview.offset, past);
        }
        // Clamps the existing range to the half; a whole axis stays whole.
        let mut within = |bound: Val, whole: i64, of_half: i64| {
            if out.program.int(bound) == Some(whole) {
                return out.int(of_half);
            }
            let left = out.bin(BinOp::Sub, bound, start);
            let (most, least) = (out.int(half.into()), out.int(0));
            let left = out.bin(BinOp::Min, left, most);
            out.bin(BinOp::Max, left, least)
        };
        along.first = within(along.first, 0, 0);
        along.end = within(along.end, 2 * i64::from(half), half.into());
        subview
    }
}
