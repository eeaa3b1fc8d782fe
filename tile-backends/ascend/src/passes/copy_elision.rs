//! Copy elision: computes a result directly in the destination of its only copy.
//!
//! ```text
//! t0 = mul x, 2.0          x = mul x, 2.0
//! x = copy t0        ──►
//! ```
//!
//! It applies to a tile that is computed once and read only by a copy in the same block, if
//! nothing in between touches the copy's destination. An operation that is not element-wise does
//! not overwrite what it reads.

use crate::ir::{Block, Op, Program, Tile};
use std::collections::HashMap;

#[derive(Clone, Copy, Default)]
struct Count {
    written: u32,
    read: u32,
}

pub(crate) fn run(program: &mut Program) {
    let mut counts: HashMap<Tile, Count> = HashMap::new();
    program.walk(&mut |inst| {
        for tile in inst.op.written().into_iter().flatten() {
            counts.entry(tile).or_default().written += 1;
        }
        for tile in inst.op.read(program) {
            counts.entry(tile).or_default().read += 1;
        }
    });
    let mut body = std::mem::take(&mut program.body);
    block(&mut body, program, &counts);
    program.body = body;
}

fn block(block_: &mut Block, program: &Program, counts: &HashMap<Tile, Count>) {
    for inst in &mut block_.insts {
        for inner in inst.op.blocks_mut() {
            block(inner, program, counts);
        }
    }
    let mut at = 0;
    while at < block_.insts.len() {
        if let Some(definition) = definition(block_, at, program, counts) {
            let Op::Copy { dst, .. } = block_.insts[at].op else { break };
            redirect(&mut block_.insts[definition].op, dst);
            block_.insts.remove(at);
        } else {
            at += 1;
        }
    }
}

/// The instruction that defines the source of the copy at `at`, if it can write the copy's
/// destination.
fn definition(block: &Block, at: usize, program: &Program, counts: &HashMap<Tile, Count>) -> Option<usize> {
    let Op::Copy { dst, src } = block.insts[at].op else { return None };
    let (to, from) = (&program.tiles[dst], &program.tiles[src]);
    let count = counts.get(&src).copied().unwrap_or_default();
    let alike = to.shape == from.shape && to.level == from.level && from.name.is_none();
    if !alike || count.written != 1 || count.read != 1 {
        return None;
    }
    for number in (0..at).rev() {
        let op = &block.insts[number].op;
        if op.written()[0] == Some(src) {
            let in_place = matches!(
                op,
                Op::Unary { .. } | Op::Binary { .. } | Op::Select { .. } | Op::Fill { .. } | Op::Load { .. }
            );
            let reads = op.read(program);
            let repeats = reads.iter().any(|&tile| tile == dst && program.tiles[tile].shape != to.shape);
            return ((in_place && !repeats || !reads.contains(&dst)) && redirectable(op)).then_some(number);
        }
        let mut touched = false;
        let mut touch = |op: &Op| {
            touched |= op.written().contains(&Some(dst)) || op.read(program).contains(&dst);
        };
        touch(op);
        for inner in op.blocks() {
            inner.walk(&mut |inst| touch(&inst.op));
        }
        if touched {
            return None;
        }
    }
    None
}

fn redirectable(op: &Op) -> bool {
    !matches!(op, Op::Insert { .. } | Op::Poke { .. } | Op::Undef { .. } | Op::Mmad(_) | Op::For { .. } | Op::If { .. })
}

fn redirect(op: &mut Op, to: Tile) {
    match op {
        Op::Load { dst, .. }
        | Op::Move { dst, .. }
        | Op::Fill { dst, .. }
        | Op::Iota { dst, .. }
        | Op::Copy { dst, .. }
        | Op::Unary { dst, .. }
        | Op::Binary { dst, .. }
        | Op::Cast { dst, .. }
        | Op::Round { dst, .. }
        | Op::Compare { dst, .. }
        | Op::Select { dst, .. }
        | Op::Reduce { dst, .. }
        | Op::Scan { dst, .. }
        | Op::Transpose { dst, .. }
        | Op::Reshape { dst, .. }
        | Op::Bitcast { dst, .. }
        | Op::PadTail { dst, .. }
        | Op::Slice { dst, .. }
        | Op::Gather { dst, .. } => *dst = to,
        Op::Scalar { .. }
        | Op::Get { .. }
        | Op::Set { .. }
        | Op::Read { .. }
        | Op::Peek { .. }
        | Op::Poke { .. }
        | Op::For { .. }
        | Op::If { .. }
        | Op::Store { .. }
        | Op::Undef { .. }
        | Op::Mmad(_)
        | Op::Insert { .. }
        | Op::Sync(_) => {}
    }
}
