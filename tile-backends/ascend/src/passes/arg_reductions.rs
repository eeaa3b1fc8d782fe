//! Decomposes argmax and argmin of floats into comparisons, selections and reductions.
//!
//! NaN is ignored: the extreme is found first, then the least index at which it is.
//!
//! ```text
//! t1, t2 = argmax t0           t3 = cmp.eq t0, t0
//!                              t4 = select t3, t0, -inf
//!                       ──►    t1 = reduce.max t4
//!                              t5 = cmp.eq t0, t1
//!                              t6 = select t5, indices, columns
//!                              t7 = reduce.min t6
//!                              t8 = cmp.lt t7, columns
//!                              t9 = select t8, t7, 0
//!                              t2 = cast t9
//! ```
//!
//! The vector unit's own reduction with an index gives 0 for a row of NaN and -inf.

use super::rewrite::{Out, rewrite};
use crate::ir::{Level, Op, Operand, Program, ReduceOp, Tile, TileData, Val, ValData};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Literal};
use tile_core::num::Round;

/// Bytes of temporary tiles and scratch memory for each element of a row.
const BYTES: u64 = 32;

/// Which reductions are rewritten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// All: no other lowering finds the right index.
    All,
    /// Along rows whose temporaries fit; the scalar unit computes the rest.
    RowsThatFit,
}

/// Rewrites argmax and argmin of floats in this scope.
pub(crate) fn run(program: &mut Program, scope: Scope) {
    rewrite(program, &mut |op, out| match op {
        Op::Reduce { op: op @ (ReduceOp::ArgMax | ReduceOp::ArgMin), dst, index: Some(index), src, axis }
            if matches!(out.program.tiles[src].elem, DType::F32 | DType::F16)
                && (scope == Scope::All || is_row_that_fits(out.program, src, axis)) =>
        {
            extremes(op == ReduceOp::ArgMax, dst, index, src, axis as usize, out);
        }
        op => out.push(op),
    });
}

fn is_row_that_fits(program: &Program, src: Tile, axis: u32) -> bool {
    let data = &program.tiles[src];
    let cols = u64::from(data.shape[axis as usize]);
    let last = axis as usize + 1 == data.shape.len() && data.level == Level::Ub;
    let elements = data.elements() / cols.max(1) * cols.next_multiple_of(16);
    last && cols > 1 && elements * BYTES <= u64::from(program.chip.ub) * 3 / 4
}

fn tile(elem: DType, shape: &[u32], out: &mut Out<'_>) -> Tile {
    let shape = shape.to_vec();
    out.program.tiles.push(TileData { name: None, level: Level::Ub, elem, shape, buffers: 1, start: None })
}

fn number(value: f64, elem: DType, out: &mut Out<'_>) -> Val {
    let constant = Some(Literal::Float(value));
    out.program.vals.push(ValData { name: None, elem, constant })
}

/// A tile that holds one value, for broadcasting.
fn all(value: f64, elem: DType, rank: usize, out: &mut Out<'_>) -> Tile {
    let dst = tile(elem, &vec![1; rank], out);
    let value = number(value, elem, out);
    out.push(Op::Fill { dst, value });
    dst
}

fn extremes(most: bool, dst: Tile, index: Tile, src: Tile, axis: usize, out: &mut Out<'_>) {
    let data = &out.program.tiles[src];
    let (elem, shape) = (data.elem, data.shape.clone());
    let (rank, cols) = (shape.len(), shape[axis]);
    let mut line = vec![1; rank];
    line[axis] = cols;
    let reduced = out.program.tiles[dst].shape.clone();
    let is_number = tile(DType::Bool, &shape, out);
    out.push(Op::Compare { op: CmpOp::Eq, dst: is_number, a: src, b: Operand::Tile(src) });
    let least = all(if most { f64::NEG_INFINITY } else { f64::INFINITY }, elem, rank, out);
    let numbers = tile(elem, &shape, out);
    out.push(Op::Select { dst: numbers, condition: is_number, a: src, b: least });
    let op = if most { ReduceOp::Max } else { ReduceOp::Min };
    out.push(Op::Reduce { op, dst, index: None, src: numbers, axis: axis as u32 });
    let is_there = tile(DType::Bool, &shape, out);
    // Compared with themselves: NaN is nowhere, not even among infinities.
    out.push(Op::Compare { op: CmpOp::Eq, dst: is_there, a: src, b: Operand::Tile(dst) });
    let columns = tile(DType::I32, &line, out);
    out.push(Op::Iota { dst: columns, axis: axis as u32 });
    let floats = tile(DType::F32, &line, out);
    out.push(Op::Cast { dst: floats, src: columns, round: Some(Round::NearestEven) });
    let beyond = all(cols.into(), DType::F32, rank, out);
    let candidates = tile(DType::F32, &shape, out);
    out.push(Op::Select { dst: candidates, condition: is_there, a: floats, b: beyond });
    let first = tile(DType::F32, &reduced, out);
    out.push(Op::Reduce { op: ReduceOp::Min, dst: first, index: None, src: candidates, axis: axis as u32 });
    // Where all are NaN, the index is 0.
    let has = tile(DType::Bool, &reduced, out);
    let end = number(cols.into(), DType::F32, out);
    out.push(Op::Compare { op: CmpOp::Lt, dst: has, a: first, b: Operand::Scalar(end) });
    let zero = all(0.0, DType::F32, reduced.len(), out);
    let place = tile(DType::F32, &reduced, out);
    out.push(Op::Select { dst: place, condition: has, a: first, b: zero });
    out.push(Op::Cast { dst: index, src: place, round: Some(Round::NearestEven) });
}
