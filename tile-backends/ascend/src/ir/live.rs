//! Liveness of tiles and variables at each point of a program.

use super::ids::{Tile, Var};
use super::ops::{Block, Op};
use super::program::Program;
use std::collections::BTreeSet;

/// A mutable location: a tile or a variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Cell {
    /// A tile.
    Tile(Tile),
    /// A variable.
    Var(Var),
}

/// A set of locations, in order.
pub type Cells = BTreeSet<Cell>;

/// The locations that a block writes, inner blocks included.
pub fn written(block: &Block) -> Cells {
    let mut cells = Cells::new();
    block.walk(&mut |inst| {
        cells.extend(inst.op.written().into_iter().flatten().map(Cell::Tile));
        if let Op::Set { var, .. } = inst.op {
            cells.insert(Cell::Var(var));
        }
    });
    cells
}

/// The locations live in front of an instruction, given those live behind it.
pub fn live_before(program: &Program, op: &Op, behind: &Cells) -> Cells {
    let mut live = behind.clone();
    match op {
        Op::For { body, .. } => {
            // Another iteration, or none.
            let again = live_in(program, body, behind);
            let again: Cells = again.union(behind).copied().collect();
            live.extend(live_in(program, body, &again));
        }
        Op::If { then, otherwise, .. } => {
            live = live_in(program, then, behind);
            live.extend(live_in(program, otherwise, behind));
        }
        Op::Set { var, .. } => {
            live.remove(&Cell::Var(*var));
        }
        Op::Get { var, .. } => {
            live.insert(Cell::Var(*var));
        }
        _ => {
            for tile in op.written().into_iter().flatten() {
                live.remove(&Cell::Tile(tile));
            }
            live.extend(op.read(program).into_iter().map(Cell::Tile));
        }
    }
    live
}

/// The locations live at a block's start.
pub fn live_in(program: &Program, block: &Block, behind: &Cells) -> Cells {
    block.insts.iter().rev().fold(behind.clone(), |live, inst| live_before(program, &inst.op, &live))
}

/// The locations live behind each instruction of a block.
pub fn live_after(program: &Program, block: &Block, behind: &Cells) -> Vec<Cells> {
    let mut after = Vec::new();
    let mut live = behind.clone();
    for inst in block.insts.iter().rev() {
        after.push(live.clone());
        live = live_before(program, &inst.op, &live);
    }
    after.reverse();
    after
}
