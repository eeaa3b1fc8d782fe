//! Core transfers: plans the routes, buffers and cross-core flags of tiles between cores.
//!
//! On the 910B a tile goes through a workspace in global memory. The 950 has on-chip routes (its
//! guide's "NPU architecture 3510"): from L0C to the memories of the vector units, of which each
//! gets its half of the rows, and from there to L1. A tile then arrives in the buffer in which it
//! is used, so the receiving core frees the buffer only behind its last use, and nothing else may
//! use that memory as long as the kernel runs.
//!
//! ```text
//!              workspace                        on chip
//! cube         wait free · L0C → global ·       wait free · L0C → UB · set ready
//!              set ready
//! vectors      wait ready · global → UB ·       wait ready · … its uses … · set free
//!              set free · … its uses …
//! ```
//!
//! Tiles of one route and direction arrive in the order in which they are sent, and both cores
//! reach them in program order. So one flag serves all of them: it says that the next is ready;
//! which one that is, both cores know. A tile that is sent and received in different iterations
//! of a pipelined loop has a flag of its own.

use super::error::EmitError;
use super::layout;
use super::{unsupported, vectors};
use crate::chip::Generation;
use crate::ir::{Block, Level, Op, Pipe, Program, Sync, Tile, TransferHalf};
use crate::passes::software_pipeline::stage_distance;
use std::collections::{HashMap, HashSet};
use tile_core::elem::DType;

/// Cross-core flags that are a kernel's own; the framework has the others.
const FLAGS: u32 = 11;
/// The flag of barriers between vector units, where there are some.
pub(super) const VECTOR_BARRIER_FLAG: u32 = FLAGS - 1;
/// The flag of barriers between all cores, where there are some.
pub(super) const CORE_BARRIER_FLAG: u32 = VECTOR_BARRIER_FLAG - 1;
/// How often a flag may be set before it is waited for.
const MAX_PENDING_SETS: u64 = 15;

/// The route of a core transfer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Route {
    /// Through a workspace in global memory.
    Workspace,
    /// From one core's memory into the other's.
    OnChip,
}

/// One core transfer.
#[derive(Clone, Debug)]
pub(super) struct Transfer {
    /// Its index among those of the program.
    pub(super) number: u32,
    pub(super) route: Route,
    /// Its offset in the workspace of a block, in bytes.
    pub(super) start: u64,
    /// Bytes of one tile in the workspace.
    pub(super) bytes: u64,
    /// The number of buffers, and so of tiles in flight.
    pub(super) buffers: u64,
    /// The number of buffers without which the cores deadlock.
    pub(super) min_buffers: u64,
    /// The flag that says that the data is ready.
    pub(super) ready: u32,
    /// The flag that says that the buffer is free.
    pub(super) free: u32,
    /// Whether the tile goes from the vector units to the cube.
    pub(super) to_cube: bool,
}

impl Transfer {
    /// The end of its buffers in the workspace.
    pub(super) fn end(&self) -> u64 {
        self.start + self.bytes * self.buffers
    }

    /// The variable with the index of the next buffer.
    pub(super) fn slot(&self) -> String {
        format!("slot{}", self.number)
    }

    /// The pipe that sends.
    pub(super) fn sender(&self) -> Pipe {
        if self.to_cube { Pipe::Mte3 } else { Pipe::Fix }
    }

    /// The first pipe that receives.
    pub(super) fn receiver(&self) -> Pipe {
        match (self.route, self.to_cube) {
            (Route::Workspace, _) => Pipe::Mte2,
            (Route::OnChip, true) => Pipe::Mte1,
            (Route::OnChip, false) => Pipe::V,
        }
    }
}

/// Transfers by destination and source tile.
pub(super) type Transfers = HashMap<(Tile, Tile), Transfer>;

/// Plans the core transfers, in program order; tiles of `out` go through the workspace.
pub(super) fn transfers(program: &Program, by_workspace: &HashSet<Tile>) -> Result<Transfers, EmitError> {
    let mut planner = Planner { by_workspace, transfers: HashMap::new(), flags: 0, ready: HashMap::new() };
    planner.block(program, &program.body, 1);
    let mut flags = FLAGS;
    program.walk(&mut |inst| match inst.op {
        Op::Sync(Sync::VectorBarrier) => flags = flags.min(VECTOR_BARRIER_FLAG),
        Op::Sync(Sync::CoreBarrier) => flags = flags.min(CORE_BARRIER_FLAG),
        _ => {}
    });
    if planner.flags > flags {
        let tiles = planner.transfers.len();
        let reason = format!("{tiles} core transfers take {} of {flags} cross-core flags", planner.flags);
        return Err(unsupported(program, reason));
    }
    Ok(planner.transfers)
}

struct Planner<'o> {
    by_workspace: &'o HashSet<Tile>,
    transfers: Transfers,
    flags: u32,
    /// For each direction and route, the flag that says that a tile is ready, and how often it
    /// may be set ahead.
    ready: HashMap<(bool, Route), (u32, u64)>,
}

impl Planner<'_> {
    /// Plans the transfers of a block in a loop of so many stages.
    fn block(&mut self, program: &Program, block: &Block, stages: u32) {
        for inst in &block.insts {
            match &inst.op {
                Op::Move { dst, src, half } if !self.transfers.contains_key(&(*dst, *src)) => {
                    let transfer = self.transfer(program, *dst, *src, *half, stages);
                    self.transfers.insert((*dst, *src), transfer);
                }
                Op::For { stages, body, .. } => self.block(program, body, *stages),
                op => op.blocks().into_iter().for_each(|block| self.block(program, block, stages)),
            }
        }
    }

    fn transfer(&mut self, program: &Program, dst: Tile, src: Tile, half: TransferHalf, stages: u32) -> Transfer {
        let route = if !self.by_workspace.contains(&dst) && fits_on_chip(program, dst, src) {
            Route::OnChip
        } else {
            Route::Workspace
        };
        // The cube has the whole tile.
        let to_cube = program.tiles[dst].level == Level::L1;
        let data = &program.tiles[if to_cube { dst } else { src }];
        let bytes = match route {
            Route::Workspace => (data.elements() * layout::width(data.elem)).next_multiple_of(512),
            Route::OnChip => 0,
        };
        let start = self.transfers.values().map(Transfer::end).max().unwrap_or(0);
        let on_their_way = u64::from(stage_distance(stages));
        let (buffers, min_buffers, ready) = match half {
            TransferHalf::Both => (2, 1, self.shared((to_cube, route), 2)),
            // As many as are in flight, and one.
            TransferHalf::Send | TransferHalf::Receive => (on_their_way + 1, on_their_way, self.flag()),
        };
        let number = self.transfers.len() as u32;
        Transfer { number, route, start, bytes, buffers, min_buffers, ready, free: self.flag(), to_cube }
    }

    fn flag(&mut self) -> u32 {
        self.flags += 1;
        self.flags - 1
    }

    /// The flag of a direction and route, with capacity for so many more sets.
    fn shared(&mut self, kind: (bool, Route), buffers: u64) -> u32 {
        if let Some((flag, sets)) = self.ready.get_mut(&kind)
            && *sets + buffers <= MAX_PENDING_SETS
        {
            *sets += buffers;
            return *flag;
        }
        let flag = self.flag();
        self.ready.insert(kind, (flag, buffers));
        flag
    }
}

/// Whether a tile can be transferred on chip: the hardware has the route, the layout of its rows
/// is the same on both sides, and all its uses come behind its arrival in one list.
fn fits_on_chip(program: &Program, dst: Tile, src: Tile) -> bool {
    let data = &program.tiles[dst];
    let [_, cols] = data.shape[..] else { return false };
    let bytes = u64::from(cols) * layout::width(data.elem);
    let rows = match data.level {
        // Columns of whole blocks.
        Level::L1 => bytes.is_multiple_of(crate::chip::Chip::BLOCK.into()),
        _ => cols > 1,
    };
    // With one vector unit, the kernel runs in a compatible mode that uses global memory.
    program.chip.generation == Generation::C310
        && vectors(program) == 2
        && data.elem != DType::Bool
        && rows
        && arrives(program, &program.body, dst, src)
}

/// Whether a tile is only used behind its arrival, in the same list.
fn arrives(program: &Program, block: &Block, dst: Tile, src: Tile) -> bool {
    let here = |op: &Op| matches!(op, Op::Move { dst: to, src: from, half } if (*to, *from) == (dst, src) && *half != TransferHalf::Send);
    match block.insts.iter().position(|inst| here(&inst.op)) {
        Some(at) => {
            let behind: usize =
                block.insts[at..].iter().map(|inst| touches(program, std::slice::from_ref(inst), dst)).sum();
            let moves =
                |op: &Op| matches!(op, Op::Move { dst: to, half, .. } if *to == dst && *half != TransferHalf::Send);
            let mut arrivals = 0;
            program.walk(&mut |inst| arrivals += u32::from(moves(&inst.op)));
            arrivals == 1 && behind == touches(program, &program.body.insts, dst)
        }
        None => {
            block.insts.iter().any(|inst| inst.op.blocks().into_iter().any(|inner| arrives(program, inner, dst, src)))
        }
    }
}

/// How many instructions use a tile, including nested ones.
pub(super) fn touches(program: &Program, insts: &[crate::ir::Inst], tile: Tile) -> usize {
    let own = |op: &Op| op.written().contains(&Some(tile)) || op.read(program).contains(&tile);
    insts
        .iter()
        .map(|inst| {
            let inner: usize = inst.op.blocks().into_iter().map(|block| touches(program, &block.insts, tile)).sum();
            inner + usize::from(own(&inst.op))
        })
        .sum()
}
