//! Dead store elimination: removes writes of tiles that are overwritten or never read again.
//!
//! ```text
//! x = copy t0                             y = add t0, 1.0
//! y = add t0, 1.0                ──►      x = load a at …
//! x = load a at …
//! ```

use crate::ir::live::{Cell, Cells, live_after, live_in};
use crate::ir::{Block, Op, Program};

/// Removes writes of tiles that are not read before the next write.
pub(crate) fn run(program: &mut Program) {
    loop {
        let mut body = std::mem::take(&mut program.body);
        let removed = block(&mut body, program, &Cells::new());
        program.body = body;
        if !removed {
            return;
        }
    }
}

/// Removes them from a block; whether there were any.
fn block(block_: &mut Block, program: &Program, behind: &Cells) -> bool {
    let after = live_after(program, block_, behind);
    let before = block_.insts.len();
    let mut live = after.iter();
    block_.insts.retain(|inst| {
        let live = live.next();
        let tiles: Vec<Cell> = inst.op.written().into_iter().flatten().map(Cell::Tile).collect();
        let read = |live: &Cells| tiles.is_empty() || tiles.iter().any(|cell| live.contains(cell));
        live.is_none_or(read)
    });
    let mut removed = block_.insts.len() < before;
    let after = live_after(program, block_, behind);
    for (inst, live) in block_.insts.iter_mut().zip(&after) {
        match &mut inst.op {
            Op::For { body, .. } => {
                let again: Cells = live_in(program, body, live).union(live).copied().collect();
                removed |= block(body, program, &again);
            }
            Op::If { then, otherwise, .. } => {
                removed |= block(then, program, live);
                removed |= block(otherwise, program, live);
            }
            _ => {}
        }
    }
    removed
}
