//! Expands tail padding into hardware operations: indices compared with the ends, and a select.
//!
//! ```text
//! t1 = pad_tail t0 to [%m, 64] else 0.0      t2 = iota 0
//!                                            t3 = cast t2
//!                                       ──►  %0 = cast %m : f32
//!                                            t4 = cmp.lt t3, %0
//!                                            t5 = fill 0.0
//!                                            t1 = select t4, t0, t5
//! ```

use super::rewrite::{Out, rewrite};
use crate::ir::{Level, Op, Operand, Program, ScalarOp, Tile, TileData, Val};
use tile_core::elem::DType;
use tile_core::ir::CmpOp;
use tile_core::num::Round;

/// Expands every tail padding.
pub(crate) fn run(program: &mut Program) {
    rewrite(program, &mut |op, out| match op {
        Op::PadTail { dst, src, ends, value } => trim(dst, src, &ends, value, out),
        op => out.push(op),
    });
}

fn tile(elem: DType, shape: &[u32], out: &mut Out<'_>) -> Tile {
    let shape = shape.to_vec();
    out.program.tiles.push(TileData { name: None, level: Level::Ub, elem, shape, buffers: 1, start: None })
}

fn trim(dst: Tile, src: Tile, ends: &[Val], value: Val, out: &mut Out<'_>) {
    let shape = out.program.tiles[dst].shape.clone();
    let elem = out.program.tiles[dst].elem;
    let cut: Vec<usize> =
        (0..shape.len()).filter(|&axis| out.program.int(ends[axis]) != Some(shape[axis].into())).collect();
    let Some(&last) = cut.last() else { return out.push(Op::Copy { dst, src }) };
    let rest = tile(elem, &vec![1; shape.len()], out);
    out.push(Op::Fill { dst: rest, value });
    let mut from = src;
    for axis in cut {
        let mut line = vec![1; shape.len()];
        line[axis] = shape[axis];
        let places = tile(DType::I32, &line, out);
        out.push(Op::Iota { dst: places, axis: axis as u32 });
        let floats = tile(DType::F32, &line, out);
        out.push(Op::Cast { dst: floats, src: places, round: Some(Round::NearestEven) });
        let end = out.scalar(ScalarOp::Cast(None), &[ends[axis]], DType::F32, None);
        let inside = tile(DType::Bool, &line, out);
        out.push(Op::Compare { op: CmpOp::Lt, dst: inside, a: floats, b: Operand::Scalar(end) });
        let to = if axis == last { dst } else { tile(elem, &shape, out) };
        out.push(Op::Select { dst: to, condition: inside, a: from, b: rest });
        from = to;
    }
}
