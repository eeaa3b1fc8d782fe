//! In-place computation: writes a result over an operand that is dead afterwards.
//!
//! ```text
//! t0 = mul s, %scale          s = mul s, %scale
//! t1 = exp t0            ──►  s = exp s
//! p = cast t1                 p = cast s
//! ```
//!
//! An element-wise operation may overwrite an operand that has the type and extents of its
//! result. That saves a tile, which leaves memory for double buffering. Loaded and stored tiles
//! stay separate, so that a load need not wait for a store.

use crate::ir::live::{Cell, Cells, live_after, live_in};
use crate::ir::{Block, Op, Operand, Program, Tile};
use std::collections::{HashMap, HashSet};

/// What the pass knows of tiles.
#[derive(Default)]
struct Facts {
    writes: HashMap<Tile, u32>,
    /// Tiles that something else than the vector unit writes.
    brought: HashSet<Tile>,
    /// Tiles that something else than the vector unit reads.
    taken: HashSet<Tile>,
}

/// Computes results in place where possible.
pub(crate) fn run(program: &mut Program) {
    let mut facts = Facts::default();
    program.walk(&mut |inst| {
        let written = inst.op.written().into_iter().flatten();
        written.clone().for_each(|tile| *facts.writes.entry(tile).or_default() += 1);
        if let Op::Load { .. } | Op::Store { .. } | Op::Move { .. } = inst.op {
            facts.brought.extend(written);
            facts.taken.extend(inst.op.read(program));
        }
    });
    let mut body = std::mem::take(&mut program.body);
    block(&mut body, program, &mut facts, &Cells::new());
    program.body = body;
}

fn block(block_: &mut Block, program: &Program, facts: &mut Facts, behind: &Cells) {
    let mut after = live_after(program, block_, behind);
    for at in 0..block_.insts.len() {
        if let Some((dst, src)) = operand(&block_.insts[at].op, program, facts)
            .into_iter()
            .find(|&(dst, src)| !after[at].contains(&Cell::Tile(src)) && stays(block_, at, dst, src, &after))
        {
            block_.insts[at..].iter_mut().for_each(|inst| replace(&mut inst.op, dst, src));
            if facts.taken.contains(&dst) {
                facts.taken.insert(src);
            }
            after = live_after(program, block_, behind);
        }
    }
    for (inst, live) in block_.insts.iter_mut().zip(&after) {
        match &mut inst.op {
            Op::For { body, .. } => {
                let again: Cells = live_in(program, body, live).union(live).copied().collect();
                block(body, program, facts, &again);
            }
            Op::If { then, otherwise, .. } => {
                block(then, program, facts, live);
                block(otherwise, program, facts, live);
            }
            _ => {}
        }
    }
}

/// The result of a pointwise operation, with each operand that it may overwrite.
fn operand(op: &Op, program: &Program, facts: &Facts) -> Vec<(Tile, Tile)> {
    let (dst, sources) = match *op {
        Op::Unary { dst, src, .. } => (dst, vec![src]),
        Op::Binary { dst, a, b: Operand::Tile(b), .. } => (dst, vec![a, b]),
        Op::Binary { dst, a, .. } => (dst, vec![a]),
        _ => return Vec::new(),
    };
    let of = |tile: Tile| &program.tiles[tile];
    let alike =
        |src: Tile| (&of(src).shape, of(src).elem, of(src).level) == (&of(dst).shape, of(dst).elem, of(dst).level);
    let is_new = facts.writes.get(&dst) == Some(&1) && of(dst).name.is_none();
    let passes = |src: Tile| facts.brought.contains(&src) && facts.taken.contains(&dst);
    let sources = sources.into_iter().filter(|&src| is_new && src != dst && alike(src) && !passes(src));
    sources.map(|src| (dst, src)).collect()
}

/// Whether a result computed at `at` is read only in the same block, and its operand not written
/// before the last read.
fn stays(block: &Block, at: usize, dst: Tile, src: Tile, after: &[Cells]) -> bool {
    // Where it is dead there is no later reader, in this iteration or the next.
    let end = (at..block.insts.len()).find(|&number| !after[number].contains(&Cell::Tile(dst)));
    let Some(end) = end else { return false };
    let mut written = false;
    for (number, inst) in block.insts.iter().enumerate().take(end + 1).skip(at + 1) {
        let mut look = |op: &Op| written |= op.written().contains(&Some(src));
        // The last reader may write it, as it reads: element by element.
        if number < end || !matches!(inst.op, Op::Unary { .. } | Op::Binary { .. } | Op::Select { .. }) {
            look(&inst.op);
        }
        inst.op.blocks().into_iter().for_each(|block| block.walk(&mut |inst| look(&inst.op)));
    }
    !written
}

fn replace(op: &mut Op, from: Tile, to: Tile) {
    if let Op::Unary { dst, .. } | Op::Binary { dst, .. } = op
        && *dst == from
    {
        *dst = to;
    }
    op.read_mut().into_iter().filter(|tile| **tile == from).for_each(|tile| *tile = to);
    for inner in op.blocks_mut() {
        inner.insts.iter_mut().for_each(|inst| replace(&mut inst.op, from, to));
    }
}
