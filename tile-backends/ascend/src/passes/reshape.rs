//! Looks through tiles that are only another view of a tile.
//!
//! ```text
//! t0 = reshape x          t0 = reshape x
//! t1 = reshape t0    ──►  t1 = copy x
//! t2 = exp t1             t2 = exp x
//! ```
//!
//! A tile of the compiler's that holds what another holds is replaced by that one
//! where it is read, as long as neither was written since.

use crate::ir::{Block, Mmad, Op, Operand, Program, Tile};
use std::collections::HashMap;

pub(super) fn run(program: &mut Program) {
    let mut body = std::mem::take(&mut program.body);
    block(&mut body, program);
    program.body = body;
}

fn block(block_: &mut Block, program: &Program) {
    // What a tile holds, row-major, and whether with the same extents.
    let mut holds: HashMap<Tile, Tile> = HashMap::new();
    for inst in &mut block_.insts {
        let alike = |a: Tile, b: Tile| program.tiles[a].shape == program.tiles[b].shape;
        let source = |tile: Tile, holds: &HashMap<Tile, Tile>| {
            let mut at = tile;
            while let Some(&of) = holds.get(&at) {
                at = of;
            }
            at
        };
        match &mut inst.op {
            Op::Reshape { dst, src } => {
                let from = source(*src, &holds);
                *src = from;
                if alike(*dst, from) {
                    inst.op = Op::Copy { dst: *dst, src: from };
                }
            }
            op => {
                for tile in operands(op) {
                    let from = source(*tile, &holds);
                    if alike(*tile, from) {
                        *tile = from;
                    }
                }
            }
        }
        let mut written: Vec<Tile> = inst.op.written().into_iter().flatten().collect();
        for inner in inst.op.blocks() {
            inner.walk(&mut |inst| written.extend(inst.op.written().into_iter().flatten()));
        }
        holds.retain(|tile, of| !written.contains(tile) && !written.contains(of));
        match inst.op {
            Op::Reshape { dst, src } | Op::Copy { dst, src }
                if dst != src
                    && program.tiles[dst].level == program.tiles[src].level
                    && program.tiles[dst].elements() == program.tiles[src].elements() =>
            {
                holds.insert(dst, src);
            }
            _ => {}
        }
        for inner in inst.op.blocks_mut() {
            block(inner, program);
        }
    }
}

/// The tiles that an operation of vector units reads, to be replaced.
fn operands(op: &mut Op) -> Vec<&mut Tile> {
    match op {
        Op::Copy { src, .. }
        | Op::Unary { src, .. }
        | Op::Cast { src, .. }
        | Op::Round { src, .. }
        | Op::Reduce { src, .. }
        | Op::Scan { src, .. }
        | Op::Transpose { src, .. }
        | Op::Bitcast { src, .. }
        | Op::Trim { src, .. }
        | Op::Slice { src, .. }
        | Op::Peek { src, .. }
        | Op::Store { src, .. }
        | Op::Insert { src, .. } => vec![src],
        Op::Binary { a, b, .. } | Op::Compare { a, b, .. } => match b {
            Operand::Tile(b) => vec![a, b],
            Operand::Scalar(_) => vec![a],
        },
        Op::Select { condition, a, b, .. } => vec![condition, a, b],
        Op::Gather { src, index, .. } => vec![src, index],
        Op::Mmad(Mmad { .. })
        | Op::Scalar { .. }
        | Op::Get { .. }
        | Op::Set { .. }
        | Op::Read { .. }
        | Op::Poke { .. }
        | Op::For { .. }
        | Op::If { .. }
        | Op::Load { .. }
        | Op::Move { .. }
        | Op::Forget { .. }
        | Op::Fill { .. }
        | Op::Iota { .. }
        | Op::Reshape { .. }
        | Op::Sync(_) => Vec::new(),
    }
}
