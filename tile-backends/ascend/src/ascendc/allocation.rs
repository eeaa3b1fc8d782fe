//! Memory allocation: addresses of tiles, and the number of buffers of each.
//!
//! A tile is live from the first statement that writes it to the last that accesses it, if all of
//! them are within one iteration of a loop; otherwise as long as the loop runs. Tiles whose live
//! ranges do not overlap may share bytes.
//!
//! Tiles that a loop's iterations load from or store to global memory are multi-buffered, so that
//! transfers overlap with computation: with as many buffers as the loop has stages, two in the
//! loop over blocks. If that does not fit
//!
//! 1. there are two of a loop's and one of a block's;
//! 2. then each memory that is too small reduces buffers, a tile at a time: the largest tile gets
//!    one buffer, which it still has for itself as long as the loop runs;
//! 3. when no tile has more than that, the largest shares its bytes with others.
//!
//! A tile that the other core writes on chip ([`core_transfer`](super::core_transfer)) has its
//! bytes for itself as long as the kernel runs, because that core keeps its own time: as many
//! buffers as are to be in flight, or where those do not fit, as few as avoid a deadlock.

use super::core_transfer::{Route, Transfers};
use super::error::{EmitError, Overflow};
use super::layout;
use super::scratch::{Need, Scratch};
use crate::chip::{Chip, Generation};
use crate::ir::{Block, Level, Op, Program, Tile};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use tile_core::ir::Id as _;

/// Bytes of the vector memory and of L1 that the framework reserves.
pub(super) const FRAMEWORK: u64 = 256;
/// Bytes at the end of L1 on the 950 that hold a fractal of zeros, aligned to one.
pub(super) const ZEROS: u64 = 768;

/// A loop, by its index in the program.
pub(super) type LoopId = u32;

/// The live range of a tile.
#[derive(Clone, Debug)]
pub(super) struct LiveRange {
    pub(super) tile: Tile,
    /// The first and the last statement.
    pub(super) span: (usize, usize),
    /// The loop to whose iterations it is local.
    pub(super) local: Option<LoopId>,
    /// Whether it is transferred to or from global memory or another core.
    transferred: bool,
    /// The number of buffers that the other core writes: the wanted number, and the least.
    received: Option<(u32, u32)>,
}

/// The allocation of a program's memories.
#[derive(Clone, Debug)]
pub(super) struct Allocation {
    pub(super) live_ranges: Vec<LiveRange>,
    /// The number of buffers for each loop; 1 if it is missing.
    pub(super) buffers: BTreeMap<LoopId, u32>,
    /// The scratch addresses of vector operations.
    pub(super) scratch: Scratch,
    /// The end of the vector memory for tiles.
    pub(super) ub_end: u64,
}

struct Use {
    at: usize,
    /// The enclosing loops and branches, outermost first: the number of each, its first and last
    /// statement, and whether it is a loop.
    around: Vec<Scope>,
    /// Whether it overwrites the whole tile.
    overwrites: bool,
    transferred: bool,
}

#[derive(Clone, Copy, PartialEq)]
struct Scope {
    id: LoopId,
    span: (usize, usize),
    is_loop: bool,
}

/// Allocates the memories: addresses and buffers of tiles.
///
/// `needs` is the scratch memory that each operation needs, at the beginning and where tiles
/// leave some free. Functions write the memory from `reserved` on unasked
/// ([`api_table`](super::api_table)).
pub(super) fn allocate(
    program: &mut Program,
    needs: &[Need],
    reserved: Option<u32>,
    transfers: &Transfers,
) -> Result<Allocation, EmitError> {
    let (live_ranges, stages) = live_ranges(program, transfers);
    let scratch = Scratch::size(needs);
    let ub_end = ub_end(program, reserved);
    let memory = Memory { program: &*program, live_ranges: &live_ranges, scratch, ub_end };
    let whole = choices(&stages).into_iter().find_map(|buffers| {
        let copies = copies(&live_ranges, &buffers);
        let starts = LEVELS.map(|level| memory.places(&copies, level));
        starts.iter().all(Result::is_ok).then_some((buffers, copies, starts))
    });
    let (buffers, copies, starts) = match whole {
        Some(found) => found,
        None => {
            let buffers = capped(&stages, 2, 2);
            let mut copies = copies(&live_ranges, &buffers);
            let starts = LEVELS.map(|level| memory.fit(&mut copies, level));
            (buffers, copies, starts)
        }
    };
    let mut end = scratch;
    for starts in starts {
        for (tile, start) in starts? {
            let data = &mut program.tiles[tile];
            data.start = Some(start as u32);
            data.buffers = copies.get(&tile).map_or(1, |copies| copies.buffers);
            if data.level == Level::Ub {
                end = end.max(start + layout::bytes(data) * u64::from(data.buffers));
            }
        }
    }
    let free = (end.next_multiple_of(Chip::REPEAT.into()), ub_end);
    Ok(Allocation { live_ranges, buffers, scratch: Scratch::new(needs, free), ub_end })
}

/// An allocation without addresses and with one buffer each.
pub(super) fn unallocated(program: &Program, transfers: &Transfers) -> Allocation {
    let ub_end = ub_end(program, None);
    Allocation {
        live_ranges: live_ranges(program, transfers).0,
        buffers: BTreeMap::new(),
        scratch: Scratch::default(),
        ub_end,
    }
}

/// The live ranges of tiles, and the stages of each loop.
fn live_ranges(program: &Program, transfers: &Transfers) -> (Vec<LiveRange>, Vec<u32>) {
    let mut walk = Walk { touches: HashMap::new(), stages: Vec::new(), at: 0, loops: 0 };
    walk.block(program, &program.body, &mut Vec::new());
    let mut live_ranges: Vec<LiveRange> = walk.touches.iter().map(|(&tile, touches)| life(tile, touches)).collect();
    let on_chip = || transfers.iter().filter(|(_, transfer)| transfer.route == Route::OnChip);
    for life in &mut live_ranges {
        if let Some((_, transfer)) = on_chip().find(|((dst, _), _)| *dst == life.tile) {
            life.span = (0, walk.at);
            life.local = None;
            life.received = Some((transfer.buffers as u32, transfer.min_buffers as u32));
        }
    }
    live_ranges.sort_by_key(|life| (life.span, life.tile));
    (live_ranges, walk.stages)
}

const LEVELS: [Level; 3] = [Level::Ub, Level::L1, Level::L0C];

/// Choices of buffer counts for each loop, the most first.
fn choices(stages: &[u32]) -> [BTreeMap<LoopId, u32>; 3] {
    [capped(stages, 3, 2), capped(stages, 3, 1), capped(stages, 2, 1)]
}

/// As many buffers as a loop has stages, and no more than `most`; `outer` in the loop over
/// blocks.
fn capped(stages: &[u32], most: u32, outer: u32) -> BTreeMap<LoopId, u32> {
    let each = stages.iter().enumerate();
    each.map(|(id, &stages)| (id as LoopId, if id == 0 { outer } else { stages.min(most) })).collect()
}

/// The buffers of a transferred tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Copies {
    buffers: u32,
    /// The least number of them.
    min_buffers: u32,
    /// Whether other tiles of the loop may share its bytes outside of its live range.
    shared: bool,
}

/// The buffers of tiles that are local to a loop, and of those that the other core writes.
fn copies(live_ranges: &[LiveRange], buffers: &BTreeMap<LoopId, u32>) -> HashMap<Tile, Copies> {
    let own = live_ranges.iter().filter(|life| life.transferred);
    own.filter_map(|life| {
        if let Some((buffers, min_buffers)) = life.received {
            return Some((life.tile, Copies { buffers, min_buffers, shared: false }));
        }
        let buffers = buffers.get(&life.local?).copied().unwrap_or(1);
        Some((life.tile, Copies { buffers, min_buffers: 1, shared: buffers == 1 }))
    })
    .collect()
}

struct Walk {
    touches: HashMap<Tile, Vec<Use>>,
    /// The stages of each loop.
    stages: Vec<u32>,
    at: usize,
    loops: u32,
}

impl Walk {
    fn block(&mut self, program: &Program, block: &Block, around: &mut Vec<Scope>) {
        for inst in &block.insts {
            self.at += 1;
            let blocks = inst.op.blocks();
            if blocks.is_empty() {
                self.op(program, &inst.op, around);
                continue;
            }
            let is_loop = matches!(inst.op, Op::For { .. });
            let id = self.loops;
            if let Op::For { stages, .. } = &inst.op {
                self.loops += 1;
                self.stages.push(*stages);
            }
            let first = self.at;
            for inner in blocks {
                // The end of a scope is set when it is reached; nested uses look it up.
                let depth = around.len();
                around.push(Scope { id, span: (first, usize::MAX), is_loop });
                self.block(program, inner, around);
                around.truncate(depth);
            }
            self.at += 1;
            let last = self.at;
            for scope in self.touches.values_mut().flatten().flat_map(|touch| touch.around.iter_mut()) {
                if scope.span == (first, usize::MAX) {
                    scope.span.1 = last;
                }
            }
        }
    }

    fn op(&mut self, program: &Program, op: &Op, around: &[Scope]) {
        let read = op.read(program);
        let transferred = matches!(op, Op::Load { .. } | Op::Store { .. } | Op::Move { .. });
        let mut touch = |tile: Tile, overwrites: bool| {
            let touch = Use { at: self.at, around: around.to_vec(), overwrites, transferred };
            self.touches.entry(tile).or_default().push(touch);
        };
        for &tile in &read {
            touch(tile, false);
        }
        for tile in op.written().into_iter().flatten() {
            touch(tile, !read.contains(&tile));
        }
    }
}

fn life(tile: Tile, touches: &[Use]) -> LiveRange {
    let first = &touches[0];
    // The scopes around every use.
    let common = (0..first.around.len())
        .take_while(|&depth| touches.iter().all(|touch| touch.around.get(depth) == Some(&first.around[depth])))
        .count();
    let transferred = touches.iter().any(|touch| touch.transferred);
    let inner = first.around[..common].iter().rev().find(|scope| scope.is_loop).copied();
    // Each use as the statement of the innermost common list that contains it.
    let item = |touch: &Use| touch.around.get(common).map_or((touch.at, touch.at), |scope| scope.span);
    let direct = first.around.len() == common && first.overwrites;
    let begin = touches.iter().map(|touch| item(touch).0).min().unwrap_or(0);
    let end = touches.iter().map(|touch| item(touch).1).max().unwrap_or(0);
    match inner {
        Some(_) if direct => {
            LiveRange { tile, span: (begin, end), local: inner.map(|scope| scope.id), transferred, received: None }
        }
        Some(scope) => LiveRange { tile, span: scope.span, local: None, transferred, received: None },
        None => LiveRange { tile, span: (begin, end), local: None, transferred, received: None },
    }
}

/// The end of the vector memory for tiles: that of the framework, or the start of what functions
/// write unasked.
fn ub_end(program: &Program, reserved: Option<u32>) -> u64 {
    let framework = u64::from(program.chip.ub) - FRAMEWORK;
    reserved.map_or(framework, |reserved| framework.min(reserved.into()))
}

/// The size up to which tiles of a loop share bytes with none of it if memory allows it: sharing
/// would make independent instructions wait.
const SMALL_TILE: u64 = 2048;

/// The input of an allocation.
struct Memory<'a> {
    program: &'a Program,
    live_ranges: &'a [LiveRange],
    scratch: u64,
    ub_end: u64,
}

impl Memory<'_> {
    /// Bytes of a memory that are a kernel's own.
    fn available(&self, level: Level) -> u64 {
        let Program { chip, .. } = self.program;
        match (level, chip.generation) {
            (Level::Ub, _) => self.ub_end,
            (Level::L1, Generation::C310) => u64::from(chip.l1) - FRAMEWORK - ZEROS,
            (Level::L1, _) => u64::from(chip.l1) - FRAMEWORK,
            (Level::L0C, _) => chip.l0c.into(),
        }
    }

    /// Addresses of the tiles of a memory with as many buffers as fit.
    fn fit(&self, copies: &mut HashMap<Tile, Copies>, level: Level) -> Result<BTreeMap<Tile, u64>, EmitError> {
        let of_level = |life: &&LiveRange| self.program.tiles[life.tile].level == level;
        let mut order: Vec<&LiveRange> = self.live_ranges.iter().filter(of_level).collect();
        // Tiles of the loop over blocks first, then by size.
        order.sort_by_key(|life| (life.local != Some(0), Reverse(layout::bytes(&self.program.tiles[life.tile]))));
        loop {
            let error = match self.places(copies, level) {
                Ok(starts) => return Ok(starts),
                Err(error) => error,
            };
            let of = |life: &LiveRange| copies.get(&life.tile).copied();
            let several =
                order.iter().find_map(|life| Some((life.tile, of(life).filter(|has| has.buffers > has.min_buffers)?)));
            let alone = order.iter().find(|life| life.received.is_none() && of(life).is_some_and(|has| !has.shared));
            let (tile, fewer) = match (several, alone) {
                (Some((tile, has)), _) => (tile, Copies { buffers: has.min_buffers, ..has }),
                (None, Some(life)) => (life.tile, Copies { buffers: 1, min_buffers: 1, shared: true }),
                // This is the least, and the error names what does not fit.
                (None, None) => return Err(error),
            };
            copies.insert(tile, fewer);
        }
    }

    /// Addresses of the tiles of a memory with their current buffers.
    fn places(&self, copies: &HashMap<Tile, Copies>, level: Level) -> Result<BTreeMap<Tile, u64>, EmitError> {
        if level == Level::Ub {
            let apart = |life: &LiveRange| match life.local {
                Some(_) if layout::bytes(&self.program.tiles[life.tile]) <= SMALL_TILE => life.whole(self.live_ranges),
                _ => life.span,
            };
            let wide: Vec<LiveRange> =
                self.live_ranges.iter().map(|life| LiveRange { span: apart(life), ..life.clone() }).collect();
            if let Ok(starts) = self.assign(copies, level, &wide) {
                return Ok(starts);
            }
        }
        self.assign(copies, level, self.live_ranges)
    }

    /// First-fit allocation, in order of first use.
    fn assign(
        &self,
        copies: &HashMap<Tile, Copies>,
        level: Level,
        live_ranges: &[LiveRange],
    ) -> Result<BTreeMap<Tile, u64>, EmitError> {
        let program = self.program;
        let mut starts = BTreeMap::new();
        let available = self.available(level);
        let base = if level == Level::Ub { self.scratch } else { 0 };
        let mut placed: Vec<(&LiveRange, u64, u64)> = Vec::new();
        let mut needed = 0;
        for life in live_ranges.iter().filter(|life| program.tiles[life.tile].level == level) {
            let buffers = copies.get(&life.tile).map_or(1, |copies| copies.buffers);
            let bytes = layout::bytes(&program.tiles[life.tile]) * u64::from(buffers);
            let span = span_of(life, live_ranges, copies);
            let mut taken: Vec<(u64, u64)> = placed
                .iter()
                .filter(|(other, ..)| {
                    let other = span_of(other, live_ranges, copies);
                    span.0 <= other.1 && other.0 <= span.1
                })
                .map(|&(_, start, bytes)| (start, start + bytes))
                .collect();
            taken.sort_unstable();
            let mut at = base;
            for (start, end) in taken {
                if at + bytes <= start {
                    break;
                }
                at = at.max(end);
            }
            needed = needed.max(at + bytes);
            placed.push((life, at, bytes));
            starts.insert(life.tile, at);
        }
        if needed > available {
            return Err(overflow(program, level, needed, available, &placed));
        }
        Ok(starts)
    }
}

/// The statements for which a tile keeps its bytes; a tile that shares with none of its loop
/// keeps them as long as that runs.
fn span_of(life: &LiveRange, live_ranges: &[LiveRange], copies: &HashMap<Tile, Copies>) -> (usize, usize) {
    if life.received.is_some() || copies.get(&life.tile).is_none_or(|copies| copies.shared) {
        return life.span;
    }
    life.whole(live_ranges)
}

impl LiveRange {
    /// The span of all live ranges of its loop's iterations.
    fn whole(&self, live_ranges: &[LiveRange]) -> (usize, usize) {
        let same = live_ranges.iter().filter(|other| other.local == self.local);
        same.fold(self.span, |span, other| (span.0.min(other.span.0), span.1.max(other.span.1)))
    }
}

fn overflow(
    program: &Program,
    level: Level,
    needed: u64,
    available: u64,
    placed: &[(&LiveRange, u64, u64)],
) -> EmitError {
    let (life, _, bytes) = placed.iter().max_by_key(|(_, _, bytes)| *bytes).copied().unwrap_or(placed[0]);
    EmitError::Overflow(Box::new(Overflow::of(program, level, [needed, available], life.tile, bytes)))
}

impl Overflow {
    /// The error for tiles that need more than there is, with the largest and the bytes of all
    /// its buffers.
    /// all of its copies.
    pub(crate) fn of(program: &Program, level: Level, [needed, available]: [u64; 2], tile: Tile, bytes: u64) -> Self {
        let data = &program.tiles[tile];
        let fits = bytes.saturating_sub(needed - available);
        // Memory is allocated in whole units.
        let copies = (bytes / layout::bytes(data).max(1)).max(1);
        let rows = data.shape.first().copied().unwrap_or(0);
        let with = |rows: u32| {
            let mut smaller = data.clone();
            smaller.shape.iter_mut().take(1).for_each(|first| *first = rows);
            smaller
        };
        let estimate = (u64::from(rows) * fits / bytes.max(1)) as u32;
        let fitting = (0..=estimate).rev().find(|&rows| layout::bytes(&with(rows)) * copies <= fits);
        Overflow {
            chip: program.chip.name,
            level,
            needed,
            available,
            tile: data.name.as_ref().map_or_else(|| format!("tile {}", tile.index()), |name| format!("`{name}`")),
            shape: data.shape.clone(),
            bytes,
            fits,
            smaller: with(fitting.unwrap_or(0)).shape,
        }
    }
}

/// Draws an allocation: time goes down, addresses go right.
pub(super) fn svg(program: &Program, plan: &Allocation, level: Level) -> String {
    use std::fmt::Write as _;
    let live_ranges: Vec<&LiveRange> =
        plan.live_ranges.iter().filter(|life| program.tiles[life.tile].level == level).collect();
    let last = live_ranges.iter().map(|life| life.span.1).max().unwrap_or(1).max(1) as f64;
    let first = live_ranges.iter().map(|life| life.span.0).min().unwrap_or(0) as f64;
    let all = f64::from(level.bytes(&program.chip));
    let (wide, high) = (960.0, 480.0);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {}\" font-family=\"monospace\" font-size=\"11\">\n\
         <text x=\"4\" y=\"14\">{} on {}: {} of {} bytes</text>\n",
        high + 24.0,
        program.name,
        program.chip,
        level.name(),
        all
    );
    for life in live_ranges {
        let tile = &program.tiles[life.tile];
        let each = layout::bytes(tile) as f64;
        for slot in 0..tile.buffers {
            let start = f64::from(tile.start.unwrap_or(0)) + each * f64::from(slot);
            let y = 24.0 + (life.span.0 as f64 - first) / (last - first + 1.0) * high;
            let height = (life.span.1 as f64 - life.span.0 as f64 + 1.0) / (last - first + 1.0) * high;
            let name = tile.name.as_deref().unwrap_or("");
            let (x, width) = (start / all * wide, each / all * wide);
            let _ = writeln!(
                out,
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"#8ab\" stroke=\"#123\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\">{name}</text>",
                x + 2.0,
                y + 12.0
            );
        }
    }
    out.push_str("</svg>\n");
    out
}
