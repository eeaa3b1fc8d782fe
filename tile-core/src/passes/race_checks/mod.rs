//! Checks of races: that threads, and blocks, do not meet in an element without an order.
//!
//! Before:
//! ```text
//! %s s = alloc : shared<f32, [64]>
//! threads %n (%t: index) {
//!   store %v, %s, %i
//! }
//! ```
//! After, with the details of [`words`] left out:
//! ```text
//! %w = alloc : shared<u32, [64]>
//! fill %w, 0
//! %s s = alloc : shared<f32, [64]>
//! threads %n (%t: index) {
//!   %epoch = alloc : local<u32>
//!   store (the block's epoch), %epoch
//!   %old = atomic.max %w, %i, (%epoch, write, %t), order = relaxed : u32
//!   assert (%old is of another epoch, or of %t), …, fault
//!   store %v, %s, %i
//!   (count a new epoch) barrier
//!   (one thread keeps the block's epoch)
//! }
//! ```
//!
//! Storage that is looked at ([`scope`]) has a *shadow*, a word for each element: beside a tile in
//! shared memory, and for a tensor or workspace another workspace. Each access records itself in the
//! word before it runs, and fails the launch where the word is of another actor that it races with.
//! Both of two racing accesses record themselves, so one of them sees the other, whatever the order
//! in which they run.
//!
//! - *Threads* of a block race in `threads`, from one barrier to the next.
//! - *Blocks* race in kernels that state them to be disjoint. Of others it is proved that they do not.
//!   Operations on tiles record the elements of tensors that they read and write, and rows of
//!   `gather` and `scatter`.
//!
//! Before: calls are inlined. After: the same. Programs that no access races in mean what they did;
//! tensors are twice as large or more, and each access costs two atomics.
//!
//! Not looked at are tensors
//! of kernels whose atomics or signals make an order, as a word does not show it; threads of regions in
//! which groups have barriers, for the same reason; what a block does behind [`words`]' last epoch; and
//! blocks whose numbers do not fit a word, which count as one of those that do.

mod scope;
#[cfg(test)]
mod tests;
mod words;

use super::elements::{Element, access, binary, extents, indexed, name_of, place};
use super::rewrite::{Cursor, Fate, Rewrite, build, rewrite};
use crate::ir::{
    BinOp, CmpOp, Dim, Extent, Format, FormatPart, Func, Inst, InstId, Literal, MemTy, Op, RegionId, Space, Span, Type,
    UnOp, Value,
};
use scope::{Scope, kind_of, operands_of};
use std::collections::HashMap;
use words::{Actor, Finding, Kind, WORD, record};

/// Bits of a word for a thread, and for a block.
const THREAD_BITS: u32 = 11;
const BLOCK_BITS: u32 = 30;
/// The place of the epoch in a word of threads.
const EPOCH: u32 = THREAD_BITS + 2;
/// The epoch in which nothing is looked at any more: the counter stays there.
const LAST_EPOCH: u32 = (1 << (32 - EPOCH)) - 1;

/// Runs the pass.
pub(super) fn run(func: &mut Func) {
    let scope = Scope::of(func);
    if scope.threads.is_empty() && scope.blocks.is_empty() {
        return;
    }
    let mut workspaces = |storage: &[Value]| -> HashMap<Value, Value> {
        let tensors = storage.iter().filter(|&&root| func.ty(root).mem().is_some_and(|mem| mem.space == Space::Global));
        let tensors: Vec<Value> = tensors.copied().collect();
        tensors.into_iter().map(|root| (root, workspace(func, root))).collect()
    };
    let (threads, blocks) = (workspaces(&scope.threads), workspaces(&scope.blocks));
    let (mut epochs, mut block) = (None, None);
    let mut body = build(func, Span::default(), |at| {
        epochs = (!scope.threads.is_empty()).then(|| epochs_of_block(at));
        block = (!blocks.is_empty()).then(|| number_of_block(at));
    });
    let region = func.body;
    body.append(&mut func.regions[region].insts);
    func.regions[region].insts = body;
    let block = block.map(|who| Actor { who, bits: BLOCK_BITS, epoch: None });
    let tiles = scope.threads;
    rewrite(func, &mut RaceChecks { tiles, threads, blocks, epochs, block, team: None, inside: Vec::new() });
}

/// Makes the shadow of a tensor or workspace, behind the rest of the prologue.
fn workspace(func: &mut Func, root: Value) -> Value {
    let mut made = root;
    let insts = build(func, Span::default(), |at| made = shadow(at, root));
    let host = func.host;
    func.regions[host].insts.extend(insts);
    made
}

/// Makes the shadow of storage.
fn shadow(at: &mut Cursor<'_>, root: Value) -> Value {
    let Some(mem) = at.func.ty(root).mem().cloned() else { return root };
    let axes: Vec<u32> = (0..).zip(&mem.shape).filter(|(_, extent)| **extent == Extent::Dyn).map(|(i, _)| i).collect();
    let extent = |axis: u32| at.insert(Op::Extent { axis }, &[root], Type::INDEX);
    let extents: Vec<Value> = axes.into_iter().map(extent).collect();
    at.insert(Op::Alloc {}, &extents, Type::Mem(MemTy { elem: WORD, ..mem }))
}

/// Makes the tile of a block's epoch, which is one.
fn epochs_of_block(at: &mut Cursor<'_>) -> Value {
    let ty = Type::Mem(MemTy { space: Space::Shared, elem: WORD, shape: vec![Extent::Static(Dim::int(1))] });
    let (tile, first) = (at.insert(Op::Alloc {}, &[], ty), word(at, 1));
    at.effect(Op::Fill {}, &[tile, first]);
    tile
}

/// The number of a block among all, plus one.
fn number_of_block(at: &mut Cursor<'_>) -> Value {
    let (indices, grid) = (at.func.regions[at.func.body].args.clone(), at.func.grid.clone());
    let mut number = at.literal(Literal::Int(0), Type::INDEX);
    for (index, extent) in indices.into_iter().zip(grid) {
        number = binary(at, BinOp::Mul, number, extent);
        number = binary(at, BinOp::Add, number, index);
    }
    who(at, number)
}

/// A number plus one, as a word.
fn who(at: &mut Cursor<'_>, number: Value) -> Value {
    let (number, one) = (at.insert(Op::Cast { round: None }, &[number], Type::Scalar(WORD)), word(at, 1));
    binary(at, BinOp::Add, number, one)
}

fn word(at: &mut Cursor<'_>, word: u32) -> Value {
    at.literal(Literal::Int(word.into()), Type::Scalar(WORD))
}

struct RaceChecks {
    /// Tiles among others that threads write.
    tiles: Vec<Value>,
    /// Shadows for threads, by storage.
    threads: HashMap<Value, Value>,
    /// Shadows for blocks, by storage.
    blocks: HashMap<Value, Value>,
    /// The block's epoch: a shared tile of one word.
    epochs: Option<Value>,
    block: Option<Actor>,
    /// In `threads`, the thread's number plus one, and its variable of the epoch.
    team: Option<(Value, Value)>,
    /// Of each region around, whether it is that of `threads`.
    inside: Vec<bool>,
}

impl Rewrite for RaceChecks {
    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate {
        let inst = at.func.insts[id].clone();
        match &inst.op {
            Op::Alloc {} => self.alloc(at, &inst),
            Op::Threads {} => self.begin(at.func, &inst),
            Op::Barrier {} => self.count(at),
            op => {
                if let (Some(kind), Some((_, memory, indices))) = (kind_of(op), access(at.func, &inst)) {
                    self.element(at, memory, indices, kind);
                }
                self.operands(at, &inst);
                self.rows(at, &inst);
            }
        }
        Fate::Keep
    }

    fn enter(&mut self, func: &Func, _: RegionId, owner: Option<InstId>) {
        self.inside.push(owner.is_some_and(|id| matches!(func.insts[id].op, Op::Threads {})));
    }

    fn leave(&mut self) {
        if self.inside.pop() == Some(true) {
            self.team = None;
        }
    }
}

impl RaceChecks {
    /// Makes the shadow of a tile in front of it.
    fn alloc(&mut self, at: &mut Cursor<'_>, inst: &Inst) {
        let Some(tile) = inst.result.filter(|tile| self.tiles.contains(tile) && !self.threads.contains_key(tile))
        else {
            return;
        };
        let (made, zero) = (shadow(at, tile), word(at, 0));
        at.effect(Op::Fill {}, &[made, zero]);
        self.threads.insert(tile, made);
    }

    /// Has each thread of `threads` know its number and the epoch, and the block keep the epoch.
    fn begin(&mut self, func: &mut Func, inst: &Inst) {
        let (Some(epochs), [region]) = (self.epochs, &inst.regions[..]) else { return };
        if scope::has_groups(func, inst) {
            return;
        }
        let Some(&thread) = func.regions[*region].args.first() else { return };
        let mut insts = build(func, inst.span, |at| {
            let who = who(at, thread);
            let ty = Type::Mem(MemTy { space: Space::Local, elem: WORD, shape: Vec::new() });
            let (epoch, zero) = (at.insert(Op::Alloc {}, &[], ty), at.literal(Literal::Int(0), Type::INDEX));
            let now = at.insert(Op::Load {}, &[epochs, zero], Type::Scalar(WORD));
            at.effect(Op::Store { unordered: false }, &[now, epoch]);
            self.team = Some((who, epoch));
        });
        let Some((_, epoch)) = self.team else { return };
        let last = build(func, inst.span, |at| {
            at.effect(Op::Barrier {}, &[]);
            let zero = at.literal(Literal::Int(0), Type::INDEX);
            let is_first = at.insert(Op::Cmp { op: CmpOp::Eq }, &[thread, zero], Type::BOOL);
            at.nested(Op::If {}, &[is_first], 0, |at, _| {
                let now = at.insert(Op::Load {}, &[epoch], Type::Scalar(WORD));
                at.effect(Op::Store { unordered: false }, &[now, epochs, zero]);
            });
        });
        let region = &mut func.regions[*region];
        insts.append(&mut region.insts);
        insts.extend(last);
        region.insts = insts;
    }

    /// Has a thread count an epoch, in front of a barrier.
    fn count(&mut self, at: &mut Cursor<'_>) {
        let Some((_, epoch)) = self.team else { return };
        let (now, one) = (at.insert(Op::Load {}, &[epoch], Type::Scalar(WORD)), word(at, 1));
        let (next, last) = (binary(at, BinOp::Add, now, one), word(at, LAST_EPOCH));
        let next = binary(at, BinOp::Min, next, last);
        at.effect(Op::Store { unordered: false }, &[next, epoch]);
    }

    /// Checks the elements of operands of a tile operation.
    fn operands(&mut self, at: &mut Cursor<'_>, inst: &Inst) {
        for &(operand, kind) in operands_of(&inst.op) {
            let memory = inst.args[operand];
            if self.blocks.contains_key(&at.func.root(memory)) {
                self.each(at, memory, |checks, at, indices| checks.element(at, memory, indices, kind));
            }
        }
    }

    /// Checks the rows of a tensor that `gather` reads and `scatter` writes.
    fn rows(&mut self, at: &mut Cursor<'_>, inst: &Inst) {
        let (tensor, tile, kind) = match (&inst.op, &inst.args[..]) {
            (Op::Gather {}, &[src, _, dst]) => (src, dst, Kind::Read),
            (Op::Scatter {}, &[src, _, dst]) => (dst, src, Kind::Unordered),
            _ => return,
        };
        let rows = inst.args[1];
        if self.blocks.contains_key(&at.func.root(tensor)) {
            let ty = Type::Scalar(at.func.ty(rows).elem());
            self.each(at, tile, |checks, at, indices| {
                let row = at.insert(Op::Load {}, &[rows, indices[0]], ty);
                let mut indices = indices.to_vec();
                indices[0] = at.insert(Op::Cast { round: None }, &[row], Type::INDEX);
                checks.element(at, tensor, &indices, kind);
            });
        }
    }

    /// Inserts a loop over all elements of memory.
    fn each(&mut self, at: &mut Cursor<'_>, memory: Value, check: impl FnOnce(&mut Self, &mut Cursor<'_>, &[Value])) {
        let extents = extents(at, memory);
        at.nested(Op::Parallel {}, &extents, extents.len() as u32, |at, indices| check(self, at, indices));
    }

    /// Checks an access to an element, as one of a thread and as one of a block.
    fn element(&mut self, at: &mut Cursor<'_>, memory: Value, indices: &[Value], kind: Kind) {
        let root = at.func.root(memory);
        if let (Some((who, epoch)), Some(&shadow)) = (self.team, self.threads.get(&root)) {
            let now = at.insert(Op::Load {}, &[epoch], Type::Scalar(WORD));
            let place = word(at, EPOCH);
            let epoch = Some(binary(at, BinOp::Shl, now, place));
            let last = word(at, LAST_EPOCH);
            let counts = at.insert(Op::Cmp { op: CmpOp::Lt }, &[now, last], Type::BOOL);
            let actor = Actor { who, bits: THREAD_BITS, epoch };
            let words = ["thread", " of the block", ", with no barrier between"];
            check(at, (memory, indices.to_vec()), (shadow, kind), actor, Some(counts), words);
        }
        if let (Some(actor), Some(&shadow)) = (self.block, self.blocks.get(&root)) {
            check(at, (memory, indices.to_vec()), (shadow, kind), actor, None, ["block", "", ""]);
        }
    }
}

/// Records an access and asserts that it does not race. `words` are what an actor is called, what
/// stands behind its number, and what ends the message; `counts` says whether to look at all.
fn check(
    at: &mut Cursor<'_>,
    element: Element,
    (shadow, kind): (Value, Kind),
    actor: Actor,
    counts: Option<Value>,
    words: [&str; 3],
) {
    let Some((storage, indices)) = place(at, element.0, &element.1, false) else { return };
    let shadow = same_view(at, storage, shadow);
    let Finding { races, other, several } = record(at, shadow, &indices, kind, actor);
    let races = counts.map_or(races, |counts| binary(at, BinOp::And, races, counts));
    let number = |at: &mut Cursor<'_>, who| {
        let one = word(at, 1);
        let number = binary(at, BinOp::Sub, who, one);
        at.insert(Op::Cast { round: None }, &[number], Type::INDEX)
    };
    let (own, other) = (number(at, actor.who), number(at, other));
    for crowd in [false, true] {
        let several = if crowd { several } else { at.insert(Op::Un { op: UnOp::Not }, &[several], Type::BOOL) };
        let found = binary(at, BinOp::And, races, several);
        let fine = at.insert(Op::Un { op: UnOp::Not }, &[found], Type::BOOL);
        let args = [fine, own].into_iter().chain(indices.iter().copied()).chain((!crowd).then_some(other)).collect();
        let args: Vec<Value> = args;
        let format = message(at.func, storage, indices.len(), kind, crowd, words);
        at.effect(Op::Assert { format, fault: true }, &args);
    }
}

/// The shadow, as the storage views name: a tile may be reshaped.
fn same_view(at: &mut Cursor<'_>, storage: Value, shadow: Value) -> Value {
    let Some(view) = at.func.def(storage).filter(|inst| inst.op.is_view()).cloned() else { return shadow };
    let of = same_view(at, view.args[0], shadow);
    match (&view.op, at.func.ty(storage).mem().cloned()) {
        (Op::Reshape {}, Some(mem)) => at.insert(Op::Reshape {}, &[of], Type::Mem(MemTy { elem: WORD, ..mem })),
        _ => of,
    }
}

/// The message of a race: the actor, what it does to which element, and the other.
fn message(func: &Func, storage: Value, rank: usize, kind: Kind, crowd: bool, words: [&str; 3]) -> Format {
    let ([actor, of, end], name) = (words, name_of(func, storage));
    let text = |text: String| FormatPart::Text(text);
    let mut parts = vec![text(format!("kernel `{}` has a race: {actor} ", func.name)), FormatPart::Arg];
    parts.push(text(format!("{of} {} `{name}[", kind.verb())));
    indexed(&mut parts, rank);
    if crowd {
        parts.push(text(format!("]`, and other {actor}s access it{end}")));
    } else {
        parts.extend([text(format!("]`, and {actor} ")), FormatPart::Arg, text(format!(" accesses it{end}"))]);
    }
    Format { parts }
}
