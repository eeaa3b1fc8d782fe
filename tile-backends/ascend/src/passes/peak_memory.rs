//! Peak memory: the lower bound of a program's on-chip memory, by liveness.
//!
//! It is the largest sum of live tiles, by memory level. An allocator packs no tighter; what it
//! adds (copies for double buffering, scratch memory) the vendor's compiler gives up again where
//! memory is short, or refuses.

use crate::chip::Chip;
use crate::ir::live::{Cell, Cells, live_after, live_in};
use crate::ir::{Block, Level, Op, Program, Tile};
use tile_core::elem::DType;

/// The peak of live bytes in one memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Most {
    /// How many bytes.
    pub bytes: u64,
    /// The largest tile among them, and its bytes.
    pub largest: Option<(Tile, u64)>,
}

/// The peak of live bytes in a memory level.
pub fn most(program: &Program, level: Level) -> Most {
    block(program, &program.body, &Cells::new(), level)
}

fn block(program: &Program, block_: &Block, behind: &Cells, level: Level) -> Most {
    let after = live_after(program, block_, behind);
    let mut most = Most::default();
    let mut consider = |other: Most| {
        if other.bytes > most.bytes {
            most = other;
        }
    };
    for (inst, live) in block_.insts.iter().zip(&after) {
        let mut here = live.clone();
        here.extend(inst.op.written().into_iter().flatten().map(Cell::Tile));
        here.extend(inst.op.read(program).into_iter().map(Cell::Tile));
        let tiles = || here.iter().filter_map(|&cell| of_level(program, cell, level));
        consider(Most {
            bytes: tiles().map(|(_, bytes)| bytes).sum::<u64>() + repeated(program, &inst.op, level),
            largest: tiles().max_by_key(|&(_, bytes)| bytes),
        });
        match &inst.op {
            Op::For { body, .. } => {
                let again: Cells = live_in(program, body, live).union(live).copied().collect();
                consider(block(program, body, &again, level));
            }
            Op::If { then, otherwise, .. } => {
                consider(block(program, then, live, level));
                consider(block(program, otherwise, live, level));
            }
            _ => {}
        }
    }
    most
}

/// Bytes of operands that are broadcast into buffers of their own.
fn repeated(program: &Program, op: &Op, level: Level) -> u64 {
    let pointwise = matches!(op, Op::Binary { .. } | Op::Compare { .. } | Op::Select { .. });
    let Some(dst) = op.written()[0].filter(|&dst| pointwise && program.tiles[dst].level == level) else { return 0 };
    let shape = program.tiles[dst].shape.clone();
    let smaller = |tile: &Tile| program.tiles[*tile].shape != shape && program.tiles[*tile].elements() > 1;
    let whole = |tile: Tile| tile_bytes(&shape, program.tiles[tile].elem);
    op.read(program).into_iter().filter(smaller).map(whole).sum()
}

/// A tile of a memory level, and its bytes.
fn of_level(program: &Program, cell: Cell, level: Level) -> Option<(Tile, u64)> {
    match cell {
        Cell::Tile(tile) if program.tiles[tile].level == level => {
            Some((tile, tile_bytes(&program.tiles[tile].shape, program.tiles[tile].elem)))
        }
        Cell::Tile(_) | Cell::Var(_) => None,
    }
}

/// Bytes of a tile whose rows are aligned to blocks.
fn tile_bytes(shape: &[u32], elem: DType) -> u64 {
    let Some((&columns, rows)) = shape.split_last() else { return 0 };
    let block = u64::from(Chip::BLOCK);
    let row = match elem {
        DType::Bool => u64::from(columns).div_ceil(8),
        elem => u64::from(columns) * elem.bytes() as u64,
    };
    rows.iter().map(|&extent| u64::from(extent)).product::<u64>() * row.div_ceil(block) * block
}
