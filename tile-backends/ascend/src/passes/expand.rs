//! Trims in terms of operations that the machine has: places, compared with the
//! ends, and a selection.
//!
//! ```text
//! t1 = trim t0 to [%m, 64] else 0.0      t2 = iota 0
//!                                        t3 = cast t2
//!                                   ──►  %0 = cast %m : f32
//!                                        t4 = cmp.lt t3, %0
//!                                        t5 = fill 0.0
//!                                        t1 = select t4, t0, t5
//! ```

use crate::ir::{Block, Inst, Level, Op, Operand, Program, ScalarOp, Tile, TileData, Val, ValData};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Span};
use tile_core::num::Round;

/// The program without trims.
pub fn expand(program: &Program) -> Program {
    let mut program = program.clone();
    let mut body = std::mem::take(&mut program.body);
    block(&mut body, &mut program);
    program.body = body;
    program
}

fn block(block_: &mut Block, program: &mut Program) {
    let mut insts = Vec::new();
    for mut inst in std::mem::take(&mut block_.insts) {
        for inner in inst.op.blocks_mut() {
            block(inner, program);
        }
        match inst.op {
            Op::Trim { dst, src, ends, value } => {
                let mut out = Out { program, insts: &mut insts, span: inst.span };
                out.trim(dst, src, &ends, value);
            }
            op => insts.push(Inst { op, span: inst.span }),
        }
    }
    block_.insts = insts;
}

struct Out<'a> {
    program: &'a mut Program,
    insts: &'a mut Vec<Inst>,
    span: Span,
}

impl Out<'_> {
    fn push(&mut self, op: Op) {
        self.insts.push(Inst { op, span: self.span });
    }

    fn tile(&mut self, elem: DType, shape: &[u32]) -> Tile {
        let shape = shape.to_vec();
        self.program.tiles.push(TileData { name: None, level: Level::Ub, elem, shape, slots: 1, start: None })
    }

    fn trim(&mut self, dst: Tile, src: Tile, ends: &[Val], value: Val) {
        let shape = self.program.tiles[dst].shape.clone();
        let elem = self.program.tiles[dst].elem;
        let cut: Vec<usize> =
            (0..shape.len()).filter(|&axis| self.program.int(ends[axis]) != Some(shape[axis].into())).collect();
        let Some(&last) = cut.last() else { return self.push(Op::Copy { dst, src }) };
        let rest = self.tile(elem, &vec![1; shape.len()]);
        self.push(Op::Fill { dst: rest, value });
        let mut from = src;
        for axis in cut {
            let mut line = vec![1; shape.len()];
            line[axis] = shape[axis];
            let places = self.tile(DType::I32, &line);
            self.push(Op::Iota { dst: places, axis: axis as u32 });
            let floats = self.tile(DType::F32, &line);
            self.push(Op::Cast { dst: floats, src: places, round: Some(Round::NearestEven) });
            let end = self.program.vals.push(ValData { name: None, elem: DType::F32, constant: None });
            self.push(Op::Scalar { dst: end, op: ScalarOp::Cast(None), args: vec![ends[axis]] });
            let inside = self.tile(DType::Bool, &line);
            self.push(Op::Compare { op: CmpOp::Lt, dst: inside, a: floats, b: Operand::Scalar(end) });
            let to = if axis == last { dst } else { self.tile(elem, &shape) };
            self.push(Op::Select { dst: to, condition: inside, a: from, b: rest });
            from = to;
        }
    }
}
