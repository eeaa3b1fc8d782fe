//! Decomposes row reductions that the vector unit has no instruction for.
//!
//! Rows are folded in halves as long as that leaves whole blocks. The rest is transposed, so that
//! whole rows are combined element-wise.
//!
//! ```text
//! t1 = reduce.sum t0           t2 = reshape t0 : [2, 128]
//!   (1 row of 256)      ──►    t3 = reduce.sum t2 along 0      … down to a block
//!                              t4 = transpose t3               [8, 1]
//!                              t5 = reduce.sum t4 along 0
//!                              t1 = reshape t5
//! ```
//!
//! This takes temporary tiles. Where they would be a large part of the vector memory, a reduction
//! stays as it is, and the scalar unit computes it.

use super::rewrite::{Out, rewrite};
use crate::chip::Chip;
use crate::ir::{Level, Op, Program, ReduceOp, Tile, TileData};
use tile_core::elem::DType;

/// The row length up to which few rows are combined element by element: each element costs one
/// instruction start.
const SHORT: u32 = 64;
/// The number of rows from which that is right for any row length.
const MANY: u32 = 32;
/// Bytes of temporary tiles and scratch memory for each element of a row.
const FOLDS: u64 = 24;

/// Rewrites row reductions without an instruction.
pub(crate) fn run(program: &mut Program) {
    rewrite(program, &mut |op, out| match op {
        Op::Reduce { op, dst, index, src, axis } => {
            let data = &out.program.tiles[src];
            let last = axis as usize + 1 == data.shape.len() && data.level == Level::Ub;
            let cols = data.shape.last().copied().unwrap_or(1);
            let rows = (data.elements() / u64::from(cols.max(1))) as u32;
            let each = u64::from(cols).next_multiple_of(16) * u64::from(rows);
            let room = |bytes: u64| each * bytes <= u64::from(out.program.chip.ub) * 3 / 4;
            let combines = matches!(
                (op, data.elem),
                (ReduceOp::Sum | ReduceOp::Max | ReduceOp::Min, DType::I32 | DType::I16)
                    | (ReduceOp::Product, DType::F32 | DType::F16 | DType::I32 | DType::I16)
            );
            match (op, index, data.elem) {
                (_, None, elem) if last && cols > 1 && combines && room(FOLDS) => {
                    let lanes = Chip::BLOCK / elem.bytes() as u32;
                    let left = cols >> halvings(cols, lanes);
                    match left <= SHORT || rows >= MANY {
                        true => folds(op, dst, src, [rows, cols], out),
                        false => out.push(Op::Reduce { op, dst, index, src, axis }),
                    }
                }
                _ => out.push(Op::Reduce { op, dst, index, src, axis }),
            }
        }
        op => out.push(op),
    });
}

fn tile(elem: DType, shape: &[u32], out: &mut Out<'_>) -> Tile {
    let shape = shape.to_vec();
    out.program.tiles.push(TileData { name: None, level: Level::Ub, elem, shape, buffers: 1, start: None })
}

/// How often rows can be folded into whole blocks.
fn halvings(cols: u32, lanes: u32) -> u32 {
    let blocks = cols / lanes;
    if cols.is_multiple_of(lanes) && blocks > 0 { blocks.trailing_zeros() } else { 0 }
}

fn folds(op: ReduceOp, dst: Tile, src: Tile, [rows, cols]: [u32; 2], out: &mut Out<'_>) {
    let elem = out.program.tiles[src].elem;
    let lanes = Chip::BLOCK / elem.bytes() as u32;
    let reshape = |src: Tile, shape: &[u32], out: &mut Out<'_>| {
        let dst = tile(elem, shape, out);
        out.push(Op::Reshape { dst, src });
        dst
    };
    let (mut left, mut current) = (cols, src);
    for _ in 0..halvings(cols, lanes) {
        let pairs = reshape(current, &[rows, 2, left / 2], out);
        left /= 2;
        current = tile(elem, &[rows, 1, left], out);
        out.push(Op::Reduce { op, dst: current, index: None, src: pairs, axis: 1 });
    }
    let matrix = reshape(current, &[rows, left], out);
    let turned = tile(elem, &[left, rows], out);
    out.push(Op::Transpose { dst: turned, src: matrix, axes: vec![1, 0] });
    let sums = tile(elem, &[1, rows], out);
    out.push(Op::Reduce { op, dst: sums, index: None, src: turned, axis: 0 });
    out.push(Op::Reshape { dst, src: sums });
}
