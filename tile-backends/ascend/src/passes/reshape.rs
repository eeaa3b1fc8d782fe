//! Copy propagation through reshapes: reads the original instead of a view of it.
//!
//! ```text
//! t0 = reshape x          t0 = reshape x
//! t1 = reshape t0    ──►  t1 = copy x
//! t2 = exp t1             t2 = exp x
//! ```
//!
//! A temporary tile that holds the same as another is replaced by that one where it is read, as
//! long as neither was written since.

use crate::ir::{Block, Op, Program, Tile};
use std::collections::HashMap;

pub(crate) fn run(program: &mut Program) {
    let mut body = std::mem::take(&mut program.body);
    block(&mut body, program);
    program.body = body;
}

fn block(block_: &mut Block, program: &Program) {
    // The tile whose contents each tile holds in row-major order, and whether with the same
    // extents.
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
            // Core transfers and matrix multiplications read tiles of other memories.
            Op::Move { .. } | Op::Mmad(_) => {}
            op => {
                for tile in op.read_mut() {
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
