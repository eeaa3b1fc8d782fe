//! The stations between the cores: where a tile waits on its way, and the flags
//! that say so.
//!
//! On the 910B a tile goes through a workspace in global memory. The 950 has ways
//! on chip (its guide's "NPU architecture 3510"): from L0C to the memories of the
//! vector units, of which each gets its half of the rows, and from there to L1. A
//! tile then arrives where it is used, so the core that takes it says only behind
//! its last use that the place is free, and the place is nothing else's as long as
//! the kernel runs.
//!
//! ```text
//!              workspace                        on chip
//! cube         wait taken · L0C → global ·      wait taken · L0C → UB · set there
//!              set there
//! vectors      wait there · global → UB ·       wait there · … its uses … · set taken
//!              set taken · … its uses …
//! ```
//!
//! Tiles that go one way arrive in the order in which they are given, and both
//! cores come to them in the order of the program. So one flag says of all of them
//! that the next is there; which of them it is, both know. A tile that is given and
//! taken in different turns of a loop has a flag of its own.

use super::error::EmitError;
use super::layout;
use super::{unsupported, vectors};
use crate::chip::Generation;
use crate::ir::{Block, Handover, Level, Op, Pipe, Program, Sync, Tile};
use crate::passes::lag;
use std::collections::{HashMap, HashSet};
use tile_core::elem::DType;

/// Flags that a kernel has for itself; the framework has the others.
const FLAGS: u32 = 11;
/// The one by which vector units meet, where they do.
pub(super) const MEETING: u32 = FLAGS - 1;
/// The one by which all cores wait for each other, where they do.
pub(super) const JOINING: u32 = MEETING - 1;
/// As often as a flag may be set before it is waited for.
const SETS: u64 = 15;

/// The way that a tile takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Way {
    /// Through a workspace in global memory.
    Workspace,
    /// From one core's memory into the other's.
    Chip,
}

/// One station between the cores.
#[derive(Clone, Debug)]
pub(super) struct Hand {
    /// Its place among those of the program.
    pub(super) number: u32,
    pub(super) way: Way,
    /// Where it lies in the workspace of a block, in bytes.
    pub(super) start: u64,
    /// Bytes of one tile in the workspace.
    pub(super) bytes: u64,
    /// How many tiles may be on their way; their places take turns.
    pub(super) slots: u64,
    /// With how many of them both cores can still go on.
    pub(super) least: u64,
    /// The flag that says that the data is there.
    pub(super) there: u32,
    /// The flag that says that it was taken.
    pub(super) taken: u32,
    /// The tile that is taken from.
    pub(super) to_cube: bool,
}

impl Hand {
    /// The first byte behind it in the workspace.
    pub(super) fn end(&self) -> u64 {
        self.start + self.bytes * self.slots
    }

    /// The variable that says which of the places is next.
    pub(super) fn slot(&self) -> String {
        format!("slot{}", self.number)
    }

    /// The pipe that gives.
    pub(super) fn giver(&self) -> Pipe {
        if self.to_cube { Pipe::Mte3 } else { Pipe::Fix }
    }

    /// The pipe that takes first.
    pub(super) fn taker(&self) -> Pipe {
        match (self.way, self.to_cube) {
            (Way::Workspace, _) => Pipe::Mte2,
            (Way::Chip, true) => Pipe::Mte1,
            (Way::Chip, false) => Pipe::V,
        }
    }
}

/// By the tile there and the tile here.
pub(super) type Hands = HashMap<(Tile, Tile), Hand>;

/// The stations between the cores, in the order of the program; tiles of `out` go
/// through the workspace.
pub(super) fn hands(program: &Program, out: &HashSet<Tile>) -> Result<Hands, EmitError> {
    let mut stations = Stations { out, hands: HashMap::new(), flags: 0, there: HashMap::new() };
    stations.block(program, &program.body, 1);
    let mut flags = FLAGS;
    program.walk(&mut |inst| match inst.op {
        Op::Sync(Sync::Meet) => flags = flags.min(MEETING),
        Op::Sync(Sync::Join) => flags = flags.min(JOINING),
        _ => {}
    });
    if stations.flags > flags {
        let tiles = stations.hands.len();
        let reason = format!("{tiles} tiles go between the cores, which takes {} flags of {flags}", stations.flags);
        return Err(unsupported(program, reason));
    }
    Ok(stations.hands)
}

struct Stations<'o> {
    out: &'o HashSet<Tile>,
    hands: Hands,
    flags: u32,
    /// Of each direction and way the flag that says that a tile is there, and how
    /// often it may be set ahead.
    there: HashMap<(bool, Way), (u32, u64)>,
}

impl Stations<'_> {
    /// Those of a block in a loop of so many stages.
    fn block(&mut self, program: &Program, block: &Block, stages: u32) {
        for inst in &block.insts {
            match &inst.op {
                Op::Move { dst, src, half } if !self.hands.contains_key(&(*dst, *src)) => {
                    let hand = self.hand(program, *dst, *src, *half, stages);
                    self.hands.insert((*dst, *src), hand);
                }
                Op::For { stages, body, .. } => self.block(program, body, *stages),
                op => op.blocks().into_iter().for_each(|block| self.block(program, block, stages)),
            }
        }
    }

    fn hand(&mut self, program: &Program, dst: Tile, src: Tile, half: Handover, stages: u32) -> Hand {
        let way = if !self.out.contains(&dst) && fits(program, dst, src) { Way::Chip } else { Way::Workspace };
        // The cube has all of it.
        let to_cube = program.tiles[dst].level == Level::L1;
        let data = &program.tiles[if to_cube { dst } else { src }];
        let bytes = match way {
            Way::Workspace => (data.elements() * layout::width(data.elem)).next_multiple_of(512),
            Way::Chip => 0,
        };
        let start = self.hands.values().map(Hand::end).max().unwrap_or(0);
        let on_their_way = u64::from(lag(stages));
        let (slots, least, there) = match half {
            Handover::Whole => (2, 1, self.shared((to_cube, way), 2)),
            // As many as are on their way, and one.
            Handover::Give | Handover::Take => (on_their_way + 1, on_their_way, self.flag()),
        };
        let number = self.hands.len() as u32;
        Hand { number, way, start, bytes, slots, least, there, taken: self.flag(), to_cube }
    }

    fn flag(&mut self) -> u32 {
        self.flags += 1;
        self.flags - 1
    }

    /// The flag of a direction and way, with room for so many sets more.
    fn shared(&mut self, kind: (bool, Way), slots: u64) -> u32 {
        if let Some((flag, sets)) = self.there.get_mut(&kind)
            && *sets + slots <= SETS
        {
            *sets += slots;
            return *flag;
        }
        let flag = self.flag();
        self.there.insert(kind, (flag, slots));
        flag
    }
}

/// Whether a tile can go on chip: the machine has the way, its rows lie there as
/// they arrive, and all that touches it comes behind its arrival in one list.
fn fits(program: &Program, dst: Tile, src: Tile) -> bool {
    let data = &program.tiles[dst];
    let [_, cols] = data.shape[..] else { return false };
    let bytes = u64::from(cols) * layout::width(data.elem);
    let rows = match data.level {
        // Columns of whole blocks.
        Level::L1 => bytes.is_multiple_of(crate::chip::Chip::BLOCK.into()),
        _ => cols > 1,
    };
    // One vector unit goes with a compatible mode that uses global memory.
    program.chip.generation == Generation::C310
        && vectors(program) == 2
        && data.elem != DType::Bool
        && rows
        && arrives(program, &program.body, dst, src)
}

/// Whether a tile is touched behind its arrival alone, in the same list.
fn arrives(program: &Program, block: &Block, dst: Tile, src: Tile) -> bool {
    let here = |op: &Op| matches!(op, Op::Move { dst: to, src: from, half } if (*to, *from) == (dst, src) && *half != Handover::Give);
    match block.insts.iter().position(|inst| here(&inst.op)) {
        Some(at) => {
            let behind: usize =
                block.insts[at..].iter().map(|inst| touches(program, std::slice::from_ref(inst), dst)).sum();
            let moves = |op: &Op| matches!(op, Op::Move { dst: to, half, .. } if *to == dst && *half != Handover::Give);
            let mut arrivals = 0;
            program.walk(&mut |inst| arrivals += u32::from(moves(&inst.op)));
            arrivals == 1 && behind == touches(program, &program.body.insts, dst)
        }
        None => {
            block.insts.iter().any(|inst| inst.op.blocks().into_iter().any(|inner| arrives(program, inner, dst, src)))
        }
    }
}

/// How many instructions touch a tile, inside of others, too.
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
