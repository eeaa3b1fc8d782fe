//! Where tiles lie, and how many copies of them there are.
//!
//! A tile occupies its memory from the first statement that writes it to the last
//! that touches it, as long as that is within one iteration of a loop; else as
//! long as the loop runs. Tiles whose times do not meet may share bytes.
//!
//! Tiles that a loop's iterations fill from or write to global memory have copies
//! that iterations take in turns, so that what moves overlaps with what computes:
//! as many as the loop has stages, two in the loop over blocks. If that does not
//! fit there are two of a loop's and one of a block's. If that does not fit either,
//! each memory that is too small makes do with less, a tile at a time: the largest
//! has one copy, which it still has for itself as long as the loop runs, and when
//! none has more than that, the largest shares its bytes with others.
//!
//! A tile that the other core writes on chip ([`core_transfer`](super::core_transfer)) has its bytes
//! for itself as long as the kernel runs, because that core keeps its own time: as
//! many copies as are to be on their way, or where those do not fit, as few as let
//! both cores go on.

use super::core_transfer::{Hands, Way};
use super::error::{EmitError, Overflow};
use super::layout;
use super::scratch::{Need, Scratch};
use crate::chip::{Chip, Generation};
use crate::ir::{Block, Level, Op, Program, Tile};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use tile_core::ir::Id as _;

/// Bytes of the vector memory and of L1 that the framework takes.
pub(super) const FRAMEWORK: u64 = 256;
/// Bytes at the end of what is left of L1 on the 950: a fractal of zeros, which begins
/// at a whole one.
pub(super) const ZEROS: u64 = 768;

/// A loop, by its place among those of the program.
pub(super) type LoopId = u32;

/// What is known of a tile.
#[derive(Clone, Debug)]
pub(super) struct Life {
    pub(super) tile: Tile,
    /// The first and the last statement.
    pub(super) span: (usize, usize),
    /// The loop whose iterations have it for themselves.
    pub(super) local: Option<LoopId>,
    /// Whether it meets global memory or another core.
    moves: bool,
    /// The copies that the other core writes: as many as wanted, and the fewest.
    handed: Option<(u32, u32)>,
}

/// The plan of a program's memories.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) lives: Vec<Life>,
    /// Copies of buffers for each loop; 1 where it is missing.
    pub(super) turns: BTreeMap<LoopId, u32>,
    /// Where the operations of vector units have what they need for themselves.
    pub(super) scratch: Scratch,
    /// Where the vector memory ends for tiles.
    pub(super) ub_end: u64,
}

struct Touch {
    at: usize,
    /// The loops and branches around, outermost first: the number of each, where
    /// it begins and ends, and whether it is a loop.
    around: Vec<Scope>,
    /// Whether the whole tile is written, whatever it held.
    fresh: bool,
    moves: bool,
}

#[derive(Clone, Copy, PartialEq)]
struct Scope {
    id: LoopId,
    span: (usize, usize),
    is_loop: bool,
}

/// Plans the memories: places and copies of tiles.
///
/// `needs` is what each operation needs of the vector memory for itself, at its
/// beginning and where tiles leave some free. What is from `reserved` on, functions write
/// unasked ([`api_table`](super::api_table)).
pub(super) fn plan(
    program: &mut Program,
    needs: &[Need],
    reserved: Option<u32>,
    hands: &Hands,
) -> Result<Plan, EmitError> {
    let (lives, stages) = lives(program, hands);
    let scratch = Scratch::size(needs);
    let ub_end = ub_end(program, reserved);
    let memory = Memory { program: &*program, lives: &lives, scratch, ub_end };
    let whole = choices(&stages).into_iter().find_map(|turns| {
        let copies = copies(&lives, &turns);
        let starts = LEVELS.map(|level| memory.places(&copies, level));
        starts.iter().all(Result::is_ok).then_some((turns, copies, starts))
    });
    let (turns, copies, starts) = match whole {
        Some(found) => found,
        None => {
            let turns = capped(&stages, 2, 2);
            let mut copies = copies(&lives, &turns);
            let starts = LEVELS.map(|level| memory.less(&mut copies, level));
            (turns, copies, starts)
        }
    };
    let mut end = scratch;
    for starts in starts {
        for (tile, start) in starts? {
            let data = &mut program.tiles[tile];
            data.start = Some(start as u32);
            data.slots = copies.get(&tile).map_or(1, |copies| copies.slots);
            if data.level == Level::Ub {
                end = end.max(start + layout::bytes(data) * u64::from(data.slots));
            }
        }
    }
    let free = (end.next_multiple_of(Chip::REPEAT.into()), ub_end);
    Ok(Plan { lives, turns, scratch: Scratch::new(needs, free), ub_end })
}

/// No places and no copies.
pub(super) fn none(program: &Program, hands: &Hands) -> Plan {
    let ub_end = ub_end(program, None);
    Plan { lives: lives(program, hands).0, turns: BTreeMap::new(), scratch: Scratch::default(), ub_end }
}

/// When tiles are in use, and the stages of each loop.
fn lives(program: &Program, hands: &Hands) -> (Vec<Life>, Vec<u32>) {
    let mut walk = Walk { touches: HashMap::new(), stages: Vec::new(), at: 0, loops: 0 };
    walk.block(program, &program.body, &mut Vec::new());
    let mut lives: Vec<Life> = walk.touches.iter().map(|(&tile, touches)| life(tile, touches)).collect();
    let on_chip = || hands.iter().filter(|(_, hand)| hand.way == Way::Chip);
    for life in &mut lives {
        if let Some((_, hand)) = on_chip().find(|((dst, _), _)| *dst == life.tile) {
            life.span = (0, walk.at);
            life.local = None;
            life.handed = Some((hand.slots as u32, hand.least as u32));
        }
    }
    lives.sort_by_key(|life| (life.span, life.tile));
    (lives, walk.stages)
}

const LEVELS: [Level; 3] = [Level::Ub, Level::L1, Level::L0C];

/// Copies for each loop, the most first.
fn choices(stages: &[u32]) -> [BTreeMap<LoopId, u32>; 3] {
    [capped(stages, 3, 2), capped(stages, 3, 1), capped(stages, 2, 1)]
}

/// As many copies as a loop has stages, and no more than `most`; `outer` in the
/// loop over blocks.
fn capped(stages: &[u32], most: u32, outer: u32) -> BTreeMap<LoopId, u32> {
    let each = stages.iter().enumerate();
    each.map(|(id, &stages)| (id as LoopId, if id == 0 { outer } else { stages.min(most) })).collect()
}

/// What a tile that meets global memory or another core has to itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Copies {
    slots: u32,
    /// The fewest that there may be.
    least: u32,
    /// Whether others of the loop may have its bytes while it does not need them.
    shared: bool,
}

/// Those of tiles that are a loop's own, and of those that the other core writes.
fn copies(lives: &[Life], turns: &BTreeMap<LoopId, u32>) -> HashMap<Tile, Copies> {
    let own = lives.iter().filter(|life| life.moves);
    own.filter_map(|life| {
        if let Some((slots, least)) = life.handed {
            return Some((life.tile, Copies { slots, least, shared: false }));
        }
        let slots = turns.get(&life.local?).copied().unwrap_or(1);
        Some((life.tile, Copies { slots, least: 1, shared: slots == 1 }))
    })
    .collect()
}

struct Walk {
    touches: HashMap<Tile, Vec<Touch>>,
    /// Of each loop.
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
                // The end is known when it is reached; what is inside looks it up.
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
        let moves = matches!(op, Op::Load { .. } | Op::Store { .. } | Op::Move { .. });
        let mut touch = |tile: Tile, fresh: bool| {
            let touch = Touch { at: self.at, around: around.to_vec(), fresh, moves };
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

fn life(tile: Tile, touches: &[Touch]) -> Life {
    let first = &touches[0];
    // What is around every use.
    let common = (0..first.around.len())
        .take_while(|&depth| touches.iter().all(|touch| touch.around.get(depth) == Some(&first.around[depth])))
        .count();
    let moves = touches.iter().any(|touch| touch.moves);
    let inner = first.around[..common].iter().rev().find(|scope| scope.is_loop).copied();
    // Each use as the statement of the innermost common list that it is in.
    let item = |touch: &Touch| touch.around.get(common).map_or((touch.at, touch.at), |scope| scope.span);
    let direct = first.around.len() == common && first.fresh;
    let begin = touches.iter().map(|touch| item(touch).0).min().unwrap_or(0);
    let end = touches.iter().map(|touch| item(touch).1).max().unwrap_or(0);
    match inner {
        Some(_) if direct => Life { tile, span: (begin, end), local: inner.map(|scope| scope.id), moves, handed: None },
        Some(scope) => Life { tile, span: scope.span, local: None, moves, handed: None },
        None => Life { tile, span: (begin, end), local: None, moves, handed: None },
    }
}

/// Where the vector memory ends for tiles: at what the framework takes, or before, at what
/// functions write.
fn ub_end(program: &Program, reserved: Option<u32>) -> u64 {
    let framework = u64::from(program.chip.ub) - FRAMEWORK;
    reserved.map_or(framework, |reserved| framework.min(reserved.into()))
}

/// Tiles of a loop that are no larger share bytes with none of it where there are
/// enough: instructions that have nothing else to do with each other would wait.
const APART: u64 = 2048;

/// What is to be placed.
struct Memory<'a> {
    program: &'a Program,
    lives: &'a [Life],
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

    /// Places of the tiles of a memory with as many copies as fit.
    fn less(&self, copies: &mut HashMap<Tile, Copies>, level: Level) -> Result<BTreeMap<Tile, u64>, EmitError> {
        let of_level = |life: &&Life| self.program.tiles[life.tile].level == level;
        let mut order: Vec<&Life> = self.lives.iter().filter(of_level).collect();
        // Those of the loop over blocks first, then by size.
        order.sort_by_key(|life| (life.local != Some(0), Reverse(layout::bytes(&self.program.tiles[life.tile]))));
        loop {
            let error = match self.places(copies, level) {
                Ok(starts) => return Ok(starts),
                Err(error) => error,
            };
            let of = |life: &Life| copies.get(&life.tile).copied();
            let several =
                order.iter().find_map(|life| Some((life.tile, of(life).filter(|has| has.slots > has.least)?)));
            let alone = order.iter().find(|life| life.handed.is_none() && of(life).is_some_and(|has| !has.shared));
            let (tile, fewer) = match (several, alone) {
                (Some((tile, has)), _) => (tile, Copies { slots: has.least, ..has }),
                (None, Some(life)) => (life.tile, Copies { slots: 1, least: 1, shared: true }),
                // This is the least, and says what does not fit.
                (None, None) => return Err(error),
            };
            copies.insert(tile, fewer);
        }
    }

    /// Places of the tiles of a memory with the copies that they have.
    fn places(&self, copies: &HashMap<Tile, Copies>, level: Level) -> Result<BTreeMap<Tile, u64>, EmitError> {
        if level == Level::Ub {
            let apart = |life: &Life| match life.local {
                Some(_) if layout::bytes(&self.program.tiles[life.tile]) <= APART => life.whole(self.lives),
                _ => life.span,
            };
            let wide: Vec<Life> = self.lives.iter().map(|life| Life { span: apart(life), ..life.clone() }).collect();
            if let Ok(starts) = self.assign(copies, level, &wide) {
                return Ok(starts);
            }
        }
        self.assign(copies, level, self.lives)
    }

    /// First fit, in the order in which tiles begin.
    fn assign(
        &self,
        copies: &HashMap<Tile, Copies>,
        level: Level,
        lives: &[Life],
    ) -> Result<BTreeMap<Tile, u64>, EmitError> {
        let program = self.program;
        let mut starts = BTreeMap::new();
        let available = self.available(level);
        let base = if level == Level::Ub { self.scratch } else { 0 };
        let mut placed: Vec<(&Life, u64, u64)> = Vec::new();
        let mut needed = 0;
        for life in lives.iter().filter(|life| program.tiles[life.tile].level == level) {
            let slots = copies.get(&life.tile).map_or(1, |copies| copies.slots);
            let bytes = layout::bytes(&program.tiles[life.tile]) * u64::from(slots);
            let span = span_of(life, lives, copies);
            let mut taken: Vec<(u64, u64)> = placed
                .iter()
                .filter(|(other, ..)| {
                    let other = span_of(other, lives, copies);
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

/// The statements through which a tile has its bytes: what it shares with none of
/// its loop, it has as long as that runs.
fn span_of(life: &Life, lives: &[Life], copies: &HashMap<Tile, Copies>) -> (usize, usize) {
    if life.handed.is_some() || copies.get(&life.tile).is_none_or(|copies| copies.shared) {
        return life.span;
    }
    life.whole(lives)
}

impl Life {
    /// As wide as everything of its loop's iterations.
    fn whole(&self, lives: &[Life]) -> (usize, usize) {
        let same = lives.iter().filter(|other| other.local == self.local);
        same.fold(self.span, |span, other| (span.0.min(other.span.0), span.1.max(other.span.1)))
    }
}

fn overflow(program: &Program, level: Level, needed: u64, available: u64, placed: &[(&Life, u64, u64)]) -> EmitError {
    let (life, _, bytes) = placed.iter().max_by_key(|(_, _, bytes)| *bytes).copied().unwrap_or(placed[0]);
    EmitError::Overflow(Box::new(Overflow::of(program, level, [needed, available], life.tile, bytes)))
}

impl Overflow {
    /// Of tiles that need more than there is, of which the largest has so many bytes, in
    /// all of its copies.
    pub(crate) fn of(program: &Program, level: Level, [needed, available]: [u64; 2], tile: Tile, bytes: u64) -> Self {
        let data = &program.tiles[tile];
        let fits = bytes.saturating_sub(needed - available);
        // Memory is allocated in whole pieces.
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

/// The plan as a drawing: time goes down, bytes go right.
pub(super) fn svg(program: &Program, plan: &Plan, level: Level) -> String {
    use std::fmt::Write as _;
    let lives: Vec<&Life> = plan.lives.iter().filter(|life| program.tiles[life.tile].level == level).collect();
    let last = lives.iter().map(|life| life.span.1).max().unwrap_or(1).max(1) as f64;
    let first = lives.iter().map(|life| life.span.0).min().unwrap_or(0) as f64;
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
    for life in lives {
        let tile = &program.tiles[life.tile];
        let each = layout::bytes(tile) as f64;
        for slot in 0..tile.slots {
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
