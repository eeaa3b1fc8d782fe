//! The program of one vector unit of two, by the number of the unit.

use super::rows::Rows;
use crate::ir::{
    BinaryOp, Block, Inst, Level, Op, Operand, Program, ScalarOp, Sync, Tensor, Tile, Val, Vectors, Window,
};
use crate::passes::rewrite::{Out, rewrite};
use std::collections::{BTreeSet, HashMap, HashSet};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Span};

/// A divided tile: along which axis, and into halves of how many indices.
#[derive(Clone, Copy)]
struct Halves {
    axis: usize,
    half: u32,
}

/// Gives each unit half of the rows of the tiles that are divided; accesses to
/// tensors that are disputed have an order.
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

/// What a unit knows of itself.
struct Unit {
    halves: HashMap<Tile, Halves>,
    /// Whether it is the first.
    first: Val,
    /// The first row of its half, by the size of halves.
    starts: HashMap<u32, Val>,
    /// Tensors before whose accesses the units meet.
    disputed: HashSet<Tensor>,
}

impl Unit {
    fn op(&self, op: Op, out: &mut Out<'_>) {
        if let Op::Load { window: Window { tensor, .. }, .. }
        | Op::Store { window: Window { tensor, .. }, .. }
        | Op::Read { tensor, .. } = &op
            && self.disputed.contains(tensor)
        {
            out.push(Op::Sync(Sync::Meet));
        }
        match op {
            Op::Load { dst, window, pad } if self.halves.contains_key(&dst) => {
                let window = self.window(self.halves[&dst], window, out);
                out.push(Op::Load { dst, window, pad });
            }
            Op::Store { window, src, atomic, fixpipe } if out.program.tiles[src].level == Level::Ub => {
                if let Some(&halves) = self.halves.get(&src) {
                    let window = self.window(halves, window, out);
                    return out.push(Op::Store { window, src, atomic, fixpipe });
                }
                let store = Inst { op: Op::Store { window, src, atomic, fixpipe }, span: out.span };
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

    /// The unit's half of a window.
    fn window(&self, halves: Halves, mut window: Window, out: &mut Out<'_>) -> Window {
        let Halves { axis, half } = halves;
        let start = self.starts[&half];
        let along = &mut window.axes[axis];
        if out.program.int(along.stride) != Some(0) {
            let past = out.bin(BinOp::Mul, start, along.stride);
            window.offset = out.bin(BinOp::Add, window.offset, past);
        }
        // What exists of the half. Of a whole axis it is all.
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
        window
    }
}
