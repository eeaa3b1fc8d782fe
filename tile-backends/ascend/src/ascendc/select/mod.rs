//! Instruction selection: from the operations of one kind of core to calls of Ascend C.
//!
//! The program is walked once for each kind of core. What the other kind runs is left out, with
//! the scalars that nothing here needs; of a `move` each runs its half (`core_transfer`).

mod broadcast;
mod cast;
mod condition;
mod core_transfer;
mod cube;
mod empty_gemm;
mod global_copies;
mod load_operands;
mod reduce;
mod scalar;
mod scan;
mod shuffle;
mod transpose;
mod tree_reduce;
mod vector;

pub(super) use core_transfer::ROWS_TO_UB;
pub(super) use cube::fixes;

use super::allocation::Allocation;
use super::code::{Access, Call, Node, Region, Rotation, Trips, When, buffer_index};
use super::core_transfer::{Route, Transfers};
use super::error::EmitError;
use super::layout::{self, Rows};
use super::names::Names;
use super::scratch::Need;
use super::space::Space;
use super::work::{Kind, Lines, Path, Work, instruction, repeats_of};
use super::{block_number, vectors};
use crate::chip::Chip;
use crate::ir::{Block, Core, Inst, Level, Op, Operand, Pipe, Program, Sync, Tensor, Tile, TransferHalf, Val, Var};
use std::collections::{HashMap, HashSet};
use tile_core::elem::DType;
use tile_core::ir::Id as _;

pub(super) type Selected<T> = Result<T, EmitError>;

/// The statements of one kind of core.
pub(super) struct CoreCode {
    pub(super) nodes: Vec<Node>,
    /// Memories that are used.
    pub(super) uses: HashSet<Space>,
    /// Bytes of scratch memory that each operation needs.
    pub(super) scratch: Vec<Need>,
}

pub(super) struct Select<'p> {
    pub(super) program: &'p Program,
    pub(super) core: Core,
    plan: &'p Allocation,
    transfers: &'p Transfers,
    tensors: &'p HashMap<Tensor, String>,
    names: Names,
    vals: HashMap<Val, String>,
    vars: HashMap<Var, String>,
    tiles: HashMap<Tile, String>,
    /// The scalars that are needed here.
    needed: HashSet<Val>,
    vars_needed: HashSet<Var>,
    used: HashSet<Tile>,
    lists: Vec<Vec<Node>>,
    /// The enclosing loops: number and buffers.
    loops: Vec<(u32, u32)>,
    /// The MMAs in the body of each, and how many were emitted.
    products: Vec<(u32, u32)>,
    next_loop: u32,
    next_inner: u32,
    uses: HashSet<Space>,
    /// The start of the current operation's scratch memory, the end of what it has used, and its
    /// parts by their names in texts.
    scratch_first: u64,
    scratch_next: u64,
    scratch_parts: Vec<(String, u64, u64)>,
    /// The bytes of scratch memory that each operation so far needs.
    scratch_needs: Vec<Need>,
    /// Whether the current operation is under a condition within an iteration.
    is_rare: bool,
}

/// The first number of loops that the program does not have.
const INNER_LOOPS: u32 = 1000;

impl<'p> Select<'p> {
    pub(super) fn new(
        program: &'p Program,
        core: Core,
        plan: &'p Allocation,
        transfers: &'p Transfers,
        tensors: &'p HashMap<Tensor, String>,
        mut names: Names,
        params: &HashMap<Val, String>,
    ) -> Select<'p> {
        let mut vals = params.clone();
        let mut tiles = HashMap::new();
        for life in &plan.live_ranges {
            let data = &program.tiles[life.tile];
            let name = data.name.clone().unwrap_or_else(|| format!("t{}", life.tile.index()));
            tiles.insert(life.tile, names.fresh(&name));
        }
        let vars =
            program.vars.iter().map(|(var, data)| (var, names.fresh(data.name.as_deref().unwrap_or("var")))).collect();
        for (val, data) in program.vals.iter() {
            if data.constant.is_none() && !vals.contains_key(&val) {
                let name = data.name.clone().unwrap_or_else(|| format!("v{}", val.index()));
                vals.insert(val, names.fresh(&name));
            }
        }
        Select {
            program,
            core,
            plan,
            transfers,
            tensors,
            names,
            vals,
            vars,
            tiles,
            needed: HashSet::new(),
            vars_needed: HashSet::new(),
            used: HashSet::new(),
            lists: vec![Vec::new()],
            loops: Vec::new(),
            products: Vec::new(),
            next_loop: 0,
            next_inner: INNER_LOOPS,
            uses: HashSet::new(),
            scratch_first: 0,
            scratch_next: 0,
            scratch_parts: Vec::new(),
            scratch_needs: Vec::new(),
            is_rare: false,
        }
    }

    pub(super) fn run(mut self) -> Selected<CoreCode> {
        self.find_needed();
        for (var, data) in self.program.vars.iter() {
            if self.vars_needed.contains(&var) {
                let ty = self.scalar_type(data.elem)?;
                let zero = self.zero_of(data.elem);
                let text = format!("{ty} {} = {zero};", self.vars[&var]);
                self.text(text);
            }
        }
        let program = self.program;
        self.block(&program.body)?;
        let body = self.lists.pop().unwrap_or_default();
        // Tiles with one buffer are named in front of everything.
        let mut nodes = Vec::new();
        for life in &self.plan.live_ranges {
            let data = &self.program.tiles[life.tile];
            if self.used.contains(&life.tile) && data.buffers == 1 && self.slot_of(life.tile).is_none() {
                nodes.push(Node::Text(self.declaration(life.tile)?));
            }
        }
        nodes.extend(body);
        Ok(CoreCode { nodes, uses: self.uses, scratch: self.scratch_needs })
    }

    fn unsupported<T>(&self, reason: impl Into<String>) -> Selected<T> {
        Err(EmitError::Unsupported { chip: self.program.chip.name, reason: reason.into() })
    }

    fn text(&mut self, text: String) {
        self.push(Node::Text(text));
    }

    fn push(&mut self, node: Node) {
        if let Some(list) = self.lists.last_mut() {
            list.push(node);
        }
    }

    /// Whether this kind of core runs part of an operation.
    fn is_ours(&self, op: &Op) -> bool {
        match op {
            // Both kinds of core take part in core transfers.
            Op::Move { src, half: TransferHalf::Send, .. } => self.is_at(*src),
            Op::Move { dst, half: TransferHalf::Receive, .. } => self.is_at(*dst),
            Op::Move { .. } => true,
            _ => op.core(self.program).is_none_or(|core| core == self.core),
        }
    }

    /// Whether a tile is in a memory of this kind of core.
    fn is_at(&self, tile: Tile) -> bool {
        (self.program.tiles[tile].level == Level::Ub) == (self.core == Core::Vector)
    }

    /// Whether this kind of core runs anything in a block.
    fn does(&self, block: &Block) -> bool {
        block.insts.iter().any(|inst| match &inst.op {
            Op::Scalar { .. } | Op::Get { .. } | Op::Read { .. } => false,
            Op::Set { var, .. } => self.vars_needed.contains(var),
            Op::For { .. } | Op::If { .. } => inst.op.blocks().iter().any(|block| self.does(block)),
            op => self.is_ours(op),
        })
    }

    /// Finds the scalars that the selected operations need.
    fn find_needed(&mut self) {
        let program = self.program;
        loop {
            let before = (self.needed.len(), self.vars_needed.len());
            program.walk(&mut |inst| {
                let wanted = match &inst.op {
                    Op::Scalar { dst, .. } | Op::Get { dst, .. } | Op::Read { dst, .. } => self.needed.contains(dst),
                    Op::Set { var, .. } => self.vars_needed.contains(var),
                    Op::For { .. } | Op::If { .. } => inst.op.blocks().iter().any(|block| self.does(block)),
                    op => self.is_ours(op),
                };
                if wanted {
                    self.needed.extend(inst.op.scalars());
                    if let Op::Get { var, .. } = &inst.op {
                        self.vars_needed.insert(*var);
                    }
                }
            });
            if before == (self.needed.len(), self.vars_needed.len()) {
                return;
            }
        }
    }

    fn block(&mut self, block: &Block) -> Selected<()> {
        let mut releases = Vec::new();
        for (number, inst) in block.insts.iter().enumerate() {
            let begin = self.lists.last().map_or(0, Vec::len);
            self.inst(inst)?;
            releases.extend(self.release_of(&inst.op, block, begin));
            self.release(&releases, number);
        }
        Ok(())
    }

    fn inst(&mut self, inst: &Inst) -> Selected<()> {
        let op = &inst.op;
        self.scratch_first = match self.core {
            Core::Vector => self.plan.scratch.place(self.scratch_needs.len()),
            Core::Cube => 0,
        };
        self.scratch_next = self.scratch_first;
        self.scratch_parts.clear();
        self.scratch_needs.push(Need { bytes: 0, is_rare: self.is_rare });
        if !self.is_ours(op) {
            if let Op::Peek { dst, .. } = op
                && self.needed.contains(dst)
            {
                return self.unsupported("the cube's core goes by an element of a tile that the vector cores compute");
            }
            return Ok(());
        }
        match op {
            Op::Scalar { .. } | Op::Get { .. } | Op::Set { .. } | Op::Read { .. } => self.scalar(op),
            Op::Peek { dst, src, at } => self.peek(*dst, *src, at),
            Op::Poke { dst, at, value } => self.poke(*dst, at, *value),
            Op::For { counter: index, lo: first, hi: end, step, body, .. } => {
                let id = self.next_loop;
                self.next_loop += 1;
                let buffers = self.plan.buffers.get(&id).copied().unwrap_or(1);
                let trips = Trips::Counted { counter: *index, lo: *first, hi: *end, step: *step };
                let [lo, hi, step] = [first, end, step].map(|val| self.val(*val));
                let counter = self.vals[index].clone();
                let turning: Vec<Tile> = self
                    .plan
                    .live_ranges
                    .iter()
                    .filter(|life| life.local == Some(id) && self.program.tiles[life.tile].buffers > 1)
                    .map(|life| life.tile)
                    .collect();
                self.loops.push((id, buffers));
                self.products.push((products(body), 0));
                self.lists.push(Vec::new());
                self.block(body)?;
                let inner = self.lists.pop().unwrap_or_default();
                self.products.pop();
                self.loops.pop();
                if inner.is_empty() {
                    return Ok(());
                }
                let mut all = Vec::new();
                for tile in turning.into_iter().filter(|tile| self.used.contains(tile)) {
                    all.push(Node::Text(self.declaration(tile)?));
                }
                all.extend(inner);
                let step = if step == "1" { format!("{counter}++") } else { format!("{counter} += {step}") };
                let head = format!("int64_t {counter} = {lo}; {counter} < {hi}; {step}");
                self.push(Node::For { id, head, body: all, buffers, trips });
                self.zero_after_loop(*index, *first, *end, body)
            }
            Op::If { condition, then, otherwise } => {
                let when = When::Val(*condition);
                let condition = self.val(*condition);
                // The conditions of pipeline stages do not count.
                let around = self.is_rare;
                self.is_rare |= ![then, otherwise].into_iter().any(has_moves);
                let mut arms = Vec::new();
                for block in [then, otherwise] {
                    self.lists.push(Vec::new());
                    self.block(block)?;
                    arms.push(self.lists.pop().unwrap_or_default());
                }
                self.is_rare = around;
                let (otherwise, then) = (arms.pop().unwrap_or_default(), arms.pop().unwrap_or_default());
                if !then.is_empty() || !otherwise.is_empty() {
                    self.push(Node::If { condition, when, then, otherwise });
                }
                Ok(())
            }
            Op::Load { dst, subview, pad } => match self.program.tiles[*dst].level {
                Level::L1 => self.load_l1(*dst, subview, *pad),
                _ => self.load(*dst, subview, *pad),
            },
            Op::Store { subview, src, atomic, fixpipe } => match self.program.tiles[*src].level {
                Level::L0C => {
                    self.zero_uninit(*src)?;
                    self.store_accumulator(subview, *src, *atomic, *fixpipe)
                }
                _ => self.store(subview, *src, *atomic),
            },
            Op::Move { dst, src, .. } => {
                self.zero_uninit(*src)?;
                self.transfer_tile(*dst, *src)
            }
            Op::Mmad(mmad) => self.mmad(mmad),
            Op::Undef { .. } => Ok(()),
            Op::Fill { dst, value } => self.fill(*dst, *value),
            Op::Iota { dst, axis } => self.iota(*dst, *axis),
            Op::Copy { dst, src } => self.copy(*dst, *src),
            Op::Unary { op, dst, src } => self.unary(*op, *dst, *src),
            Op::Binary { op, dst, a, b } => self.binary(*op, *dst, *a, *b),
            Op::Cast { dst, src, round } => self.cast(*dst, *src, *round),
            Op::Round { dst, src, round } => self.integral(*dst, *src, *round),
            Op::PadTail { .. } => self.unsupported("a tail padding that is not expanded"),
            Op::Compare { op, dst, a, b } => self.compare(*op, *dst, *a, *b),
            Op::Select { dst, condition, a, b } => self.select(*dst, *condition, *a, *b),
            Op::Reduce { op, dst, index, src, axis } => self.reduce(*op, *dst, *index, *src, *axis),
            Op::Scan { op, dst, src, axis, reverse } => self.scan(*op, *dst, *src, *axis, *reverse),
            Op::Transpose { dst, src, axes } => self.transpose(*dst, *src, axes),
            Op::Reshape { dst, src } => self.reshape(*dst, *src),
            Op::Bitcast { dst, src } => self.bitcast(*dst, *src),
            Op::Slice { dst, src, at } => self.slice(*dst, *src, at),
            Op::Insert { dst, src, at } => self.insert(*dst, *src, at),
            Op::Gather { dst, src, index } => self.gather(*dst, *src, *index),
            Op::Sync(sync) => self.user_sync(*sync),
        }
    }

    fn user_sync(&mut self, sync: Sync) -> Selected<()> {
        match sync {
            Sync::VectorBarrier => self.vector_barrier(),
            Sync::CoreBarrier => self.core_barrier(),
            _ => {
                return self.unsupported("flags that a program sets itself are not emitted; the emitter places them");
            }
        }
        Ok(())
    }

    // ---- tiles ----

    fn rows(&self, tile: Tile) -> Rows {
        let data = &self.program.tiles[tile];
        Rows::of(&data.shape, data.elem)
    }

    fn elem(&self, tile: Tile) -> DType {
        self.program.tiles[tile].elem
    }

    fn local_type(&self, elem: DType) -> Selected<&'static str> {
        match layout::local_type(elem) {
            Some(name) => Ok(name),
            None => self.unsupported(format!("there are no tiles of {elem}")),
        }
    }

    /// The name of a tile, which is declared here if it is not.
    fn tile(&mut self, tile: Tile) -> String {
        self.used.insert(tile);
        self.uses.insert(space(self.program.tiles[tile].level));
        self.tiles[&tile].clone()
    }

    fn declaration(&self, tile: Tile) -> Selected<String> {
        let data = &self.program.tiles[tile];
        let buffer = match data.level {
            Level::Ub => "ub",
            Level::L1 => "l1",
            Level::L0C => "l0c",
        };
        let bytes = layout::bytes(data);
        let count = bytes / layout::width(data.elem);
        let ty = self.local_type(data.elem)?;
        let start = data.start.unwrap_or(0);
        let life = self.plan.live_ranges.iter().find(|life| life.tile == tile);
        if let Some(slot) = self.slot_of(tile) {
            let name = &self.tiles[&tile];
            return Ok(format!("auto {name} = {buffer}.GetWithOffset<{ty}>({count}, {start} + {slot} * {bytes});"));
        }
        let start = match life.and_then(|life| life.local).filter(|_| data.buffers > 1) {
            Some(of) => format!("{start} + {} * {bytes}", buffer_index(of)),
            None => start.to_string(),
        };
        Ok(format!("auto {} = {buffer}.GetWithOffset<{ty}>({count}, {start});", self.tiles[&tile]))
    }

    /// The variable with the buffer index of an on-chip core transfer.
    fn slot_of(&self, tile: Tile) -> Option<String> {
        let mut on_chip = self.transfers.iter().filter(|(_, transfer)| transfer.route == Route::OnChip);
        on_chip.find(|((dst, _), _)| *dst == tile).map(|(_, transfer)| transfer.slot())
    }

    fn region(&self, tile: Tile) -> Region {
        let data = &self.program.tiles[tile];
        let start = u64::from(data.start.unwrap_or(0));
        let end = start + layout::bytes(data) * u64::from(data.buffers);
        let local = self.plan.live_ranges.iter().find(|life| life.tile == tile).and_then(|life| life.local);
        let rotation = local.filter(|_| data.buffers > 1).map(|of| Rotation { of, buffers: data.buffers });
        Region { space: space(data.level), start, end, rotation }
    }

    fn reads(&self, pipe: Pipe, tile: Tile) -> Access {
        Access::new(pipe, self.region(tile), false)
    }

    fn writes(&self, pipe: Pipe, tile: Tile) -> Access {
        Access::new(pipe, self.region(tile), true)
    }

    fn tensor_access(&self, pipe: Pipe, tensor: Tensor, write: bool) -> Option<Access> {
        // Nothing orders reads of a read-only tensor.
        let space = Space::Global(tensor.index() as u32);
        let region = Region { space, start: 0, end: 1, rotation: None };
        self.program.tensors[tensor].writable.then_some(Access::new(pipe, region, write))
    }

    /// Accesses to the parts of the scratch memory that a text names.
    fn scratch_accesses(&self, pipe: Pipe, text: &str, write: bool) -> Vec<Access> {
        let named = self.scratch_parts.iter().filter(|(name, ..)| text.contains(name.as_str()));
        let access = |start: u64, end: u64| {
            let region = Region { space: Space::Ub, start, end, rotation: None };
            Access::new(pipe, region, write)
        };
        let accesses: Vec<Access> = named.map(|&(_, start, end)| access(start, end)).collect();
        match accesses.is_empty() {
            true => vec![access(self.scratch_first, self.scratch_next.max(self.scratch_first + 1))],
            false => accesses,
        }
    }

    /// Allocates scratch memory for the current operation, as elements of a type. The memory is
    /// at least as large as the largest operation needs.
    fn scratch(&mut self, ty: &str, width: u64, count: u64) -> String {
        self.uses.insert(Space::Ub);
        // Whole repetitions, as some functions compare all of their lanes.
        let count = (count * width).next_multiple_of(Chip::REPEAT.into()) / width;
        let start = self.scratch_next;
        self.scratch_next += count * width;
        if let Some(needs) = self.scratch_needs.last_mut() {
            needs.bytes = self.scratch_next - self.scratch_first;
        }
        let name = format!("ub.GetWithOffset<{ty}>({count}, {start})");
        self.scratch_parts.push((name.clone(), start, self.scratch_next));
        name
    }

    fn call(&mut self, text: String, accesses: Vec<Access>) {
        let call = self.plain(text, accesses);
        self.push(Node::Call(call));
    }

    /// A call on whole tiles.
    fn plain(&self, text: String, accesses: Vec<Access>) -> Call {
        let work = self.work(&accesses);
        Call { before: Vec::new(), text, after: Vec::new(), accesses, transfer: None, work }
    }

    /// The work of accesses: moves of whole tiles, or their elements one by one.
    fn work(&self, accesses: &[Access]) -> Work {
        let bytes = |access: &Access| {
            let region = access.region;
            (region.end - region.start) / u64::from(region.rotation.map_or(1, |rotation| rotation.buffers))
        };
        let moved = accesses.iter().find_map(|access| {
            let path = Path::of(access.pipe, access.region.space)?;
            Some(Work::Move { bytes: bytes(access), path, tensor: None })
        });
        // Elements of four bytes, as most are.
        moved.unwrap_or_else(|| Work::Elements(accesses.iter().map(bytes).max().unwrap_or(0) / 4))
    }

    /// Attributes a move to its tensor.
    fn moved(&mut self, tensor: Tensor, mut call: Call) -> Node {
        if let Work::Move { tensor: of, .. } = &mut call.work {
            *of = Some(tensor);
        }
        Node::Call(call)
    }

    /// A vector instruction that reads and writes tiles, and the scratch memory if it says so.
    fn vector(&mut self, lines: impl Into<Lines>, write: Option<Tile>, read: &[Tile], scratch: [bool; 2]) {
        let lines = lines.into();
        let whole = write.or(read.first().copied()).map(|tile| repeats_of(self.rows(tile).bytes()));
        let (calls, kind) = (lines.calls, Kind::of(instruction(&lines.text)));
        let work = Work::Vector { calls, repeats: lines.repeats.or(whole).unwrap_or(calls), kind };
        let mut accesses: Vec<Access> = read.iter().map(|&tile| self.reads(Pipe::V, tile)).collect();
        if scratch[0] {
            accesses.extend(self.scratch_accesses(Pipe::V, &lines.text, false));
        }
        accesses.extend(write.map(|tile| self.writes(Pipe::V, tile)));
        if scratch[1] {
            accesses.extend(self.scratch_accesses(Pipe::V, &lines.text, true));
        }
        let (before, after) = (Vec::new(), Vec::new());
        self.push(Node::Call(Call { before, text: lines.text, after, accesses, transfer: None, work }));
    }

    /// A loop of the emitter's own; passes its counter to the body.
    fn for_each(
        &mut self,
        count: u64,
        hint: &str,
        body: &mut dyn FnMut(&mut Self, &str) -> Selected<()>,
    ) -> Selected<()> {
        let name = self.names.fresh(hint);
        self.lists.push(Vec::new());
        body(self, &name)?;
        let inner = self.lists.pop().unwrap_or_default();
        self.repeat(format!("int64_t {name} = 0; {name} < {count}; {name}++"), count, inner);
        Ok(())
    }

    /// A loop of the emitter's own.
    fn repeat(&mut self, head: String, times: u64, body: Vec<Node>) {
        let id = self.next_inner;
        self.next_inner += 1;
        self.push(Node::For { id, head, body, buffers: 1, trips: Trips::Times(times) });
    }

    /// Statements under the condition that part of a subview exists.
    fn when(&mut self, condition: &str, body: &mut dyn FnMut(&mut Self) -> Selected<()>) -> Selected<()> {
        if condition == "true" {
            return body(self);
        }
        self.lists.push(Vec::new());
        body(self)?;
        let then = self.lists.pop().unwrap_or_default();
        let condition = condition.to_owned();
        self.push(Node::If { condition, when: When::Inside, then, otherwise: Vec::new() });
        Ok(())
    }

    fn operand_tile(operand: Operand) -> Option<Tile> {
        match operand {
            Operand::Tile(tile) => Some(tile),
            Operand::Scalar(_) => None,
        }
    }
}

/// The MMAs of one iteration, without those of inner loops.
fn products(block: &Block) -> u32 {
    let of = |inst: &Inst| match &inst.op {
        Op::Mmad(_) => 1,
        Op::For { .. } => 0,
        op => op.blocks().into_iter().map(products).sum(),
    };
    block.insts.iter().map(of).sum()
}

fn has_moves(block: &Block) -> bool {
    let mut found = false;
    block.walk(&mut |inst| found |= matches!(inst.op, Op::Move { .. }));
    found
}

fn space(level: Level) -> Space {
    match level {
        Level::Ub => Space::Ub,
        Level::L1 => Space::L1,
        Level::L0C => Space::L0c,
    }
}

/// `name[offset]`, or the name where the offset is zero.
fn at(name: &str, offset: &str) -> String {
    if offset == "0" { name.to_owned() } else { format!("{name}[{offset}]") }
}

/// The sum of texts, without zeros.
fn sum(parts: &[String]) -> String {
    let mut constant: i64 = 0;
    let mut rest = Vec::new();
    for part in parts {
        match part.parse::<i64>() {
            Ok(value) => constant += value,
            Err(_) => rest.push(part.clone()),
        }
    }
    if constant != 0 || rest.is_empty() {
        rest.push(constant.to_string());
    }
    rest.join(" + ")
}

/// The product of a text and a number.
fn times(a: &str, b: u64) -> String {
    match (a.parse::<i64>(), b) {
        (Ok(a), b) => (a * b as i64).to_string(),
        (_, 0) => "0".to_owned(),
        (_, 1) => a.to_owned(),
        _ if a.contains(' ') => format!("({a}) * {b}"),
        _ => format!("{a} * {b}"),
    }
}
