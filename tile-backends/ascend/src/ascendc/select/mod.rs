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
mod l0_slices;
mod load_operands;
mod reduce;
mod scalar;
mod scan;
mod shuffle;
mod statements;
mod tiles;
mod transpose;
mod tree_reduce;
mod vector;

pub(super) use core_transfer::ROWS_TO_UB;
pub(super) use cube::fixes;

use super::allocation::Allocation;
use super::code::{Access, Call, Node, Region, Rotation, Trips, When, buffer_index};
use super::core_transfer::Transfers;
use super::error::EmitError;
use super::layout::{self, Rows};
use super::names::Names;
use super::scratch::Need;
use super::space::Space;
use super::work::{Lines, Path, Work, repeats_of};
use super::{block_number, vectors};
use crate::ir::{Block, Core, Inst, Level, Op, Program, Sync, Tensor, Tile, TransferHalf, Val, Var};
use std::collections::{HashMap, HashSet};
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
            Op::For { .. } => self.counted_loop(op),
            Op::If { condition, then, otherwise } => self.branch(*condition, [then, otherwise]),
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

    fn counted_loop(&mut self, op: &Op) -> Selected<()> {
        let Op::For { counter: index, lo: first, hi: end, step, body, .. } = op else {
            unreachable!("called for loops")
        };
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

    fn branch(&mut self, condition: Val, blocks: [&Block; 2]) -> Selected<()> {
        let when = When::Val(condition);
        let condition = self.val(condition);
        // The conditions of pipeline stages do not count.
        let around = self.is_rare;
        self.is_rare |= !blocks.into_iter().any(has_moves);
        let mut arms = Vec::new();
        for block in blocks {
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
