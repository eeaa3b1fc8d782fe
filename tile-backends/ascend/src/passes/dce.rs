//! Dead code elimination: removes unused scalars and writes of tiles that nothing reads.
//!
//! ```text
//! t0 = load x at 0 [4 step 1 to 4]        t0 = load x at 0 [4 step 1 to 4]
//! t1 = exp t0                       ──►   store y at 0 [4 step 1 to 4] <- t0
//! store y at 0 [4 step 1 to 4] <- t0
//! ```

use crate::ir::{Block, Op, Program, Tile, Val, Var};
use std::collections::HashSet;

#[derive(Default)]
struct Seen {
    tiles: HashSet<Tile>,
    vals: HashSet<Val>,
    vars: HashSet<Var>,
}

pub(crate) fn run(program: &mut Program) {
    loop {
        let mut seen = Seen::default();
        seen.vals.extend(&program.grid);
        program.walk(&mut |inst| {
            let op = &inst.op;
            // A partial write is no read of the tile.
            let partly = matches!(op, Op::Insert { .. } | Op::Poke { .. } | Op::Mmad(_));
            let own = op.written()[0].filter(|_| partly);
            seen.tiles.extend(op.read(program).into_iter().filter(|tile| Some(*tile) != own));
            seen.vals.extend(op.scalars());
            if let Op::Get { var, .. } = op {
                seen.vars.insert(*var);
            }
        });
        let mut body = std::mem::take(&mut program.body);
        let before = count(&body);
        sweep(&mut body, &seen);
        program.body = body;
        if count(&program.body) == before {
            break;
        }
    }
    let mut used = HashSet::new();
    program.walk(&mut |inst| used.extend(inst.op.scalars()));
    used.extend(&program.grid);
    program.params.retain(|param| used.contains(&param.val));
}

fn count(block: &Block) -> usize {
    let mut count = 0;
    block.walk(&mut |_| count += 1);
    count
}

fn sweep(block: &mut Block, seen: &Seen) {
    for inst in &mut block.insts {
        for inner in inst.op.blocks_mut() {
            sweep(inner, seen);
        }
    }
    block.insts.retain(|inst| match &inst.op {
        Op::Scalar { dst, .. } | Op::Get { dst, .. } | Op::Read { dst, .. } | Op::Peek { dst, .. } => {
            seen.vals.contains(dst)
        }
        Op::Set { var, .. } => seen.vars.contains(var),
        Op::For { body, .. } => !body.insts.is_empty(),
        Op::If { then, otherwise, .. } => !(then.insts.is_empty() && otherwise.insts.is_empty()),
        Op::Store { .. } | Op::Sync(_) => true,
        op => op.written().into_iter().flatten().any(|tile| seen.tiles.contains(&tile)),
    });
}
