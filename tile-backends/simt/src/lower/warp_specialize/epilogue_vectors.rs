//! Vectors that an epilogue reads, copied to shared memory by the producer.
//!
//! ```text
//! for k { …; gemm s, t, acc }          for k { …; gemm s, t, acc }
//! parallel i, j {                      copy row[y · BM ..] → r; copy bias[x · BN ..] → q
//!   … row[y · BM + i] …         ──►    parallel i, j {
//!   … bias[x · BN + j] …                 … r[i] … q[j] …
//! }                                    }
//! ```
//!
//! Loads of an epilogue begin when its products have ended, and nothing overlaps them. The
//! producer begins the copies when it has begun those of the loop, which is some stages ahead of
//! the products, so that they delay none of them, and consumers wait for a barrier on which their
//! bytes have mostly arrived. At ragged edges boxes bring the zeros that guarded loads would give.
//!
//! The rewrite is one of tile IR; the copies are pipelines like any other
//! ([`add_pipelines`](super::plan)), with one stage for a tile of the grid. It is taken where it
//! costs nothing else ([`WarpSpecialization::loses_nothing`]), or as the user says
//! (`cuda(stage_vectors)`).

use super::operand::BOX;
use super::positions::Positions;
use super::specialization::{Limits, WarpSpecialization};
use crate::facts::LaunchFacts;
use crate::lower::target::Target;
use crate::lower::uses::{constant, is_fragment};
use std::collections::HashSet;
use tile_core::elem::Elem;
use tile_core::ir::{
    Axis, BinOp, Builder, CopyHints, Dim, Extent, Func, Inst, InstId, MemTy, Op, RegionId, Space, Span, Type, Value,
    ValueDef,
};

/// Stages of which one more or less makes no difference.
const MANY: u32 = 8;

/// What of a tensor is copied.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Vector {
    tensor: Value,
    /// Indices on all axes but the last.
    outer: Vec<Value>,
    /// Where it begins on the last axis: the sum of these.
    base: Vec<Value>,
    extent: u32,
}

/// Who reads a vector, and what is to change there.
struct Read {
    vector: Vector,
    /// The epilogue's statement.
    statement: InstId,
    region: RegionId,
    /// The load, or the statement itself, which copies it to a fragment.
    inst: InstId,
    /// The parallel index of a load.
    index: Option<Value>,
    span: Span,
}

/// The function with the vectors of its epilogues copied by the producer, and its roles, if it
/// has such vectors and loses nothing by it against these `roles`, which it has as it is.
pub(in crate::lower) fn with_vectors(
    func: &Func,
    facts: &LaunchFacts,
    target: &Target,
    limits: Limits,
    roles: &WarpSpecialization,
) -> Option<(Func, WarpSpecialization)> {
    let mut reads = Vec::new();
    epilogue_reads(func, facts, roles, &Positions::new(func), func.body, &mut reads);
    if reads.is_empty() || func.schedule.cuda.stage_vectors == Some(false) {
        return None;
    }
    let (func, copies) = rewritten(func, &reads);
    let mut staged = super::plan(&func, facts, target, Limits { exact: true, ..limits });
    // What vectors have in common with neighbours is little.
    staged.square = roles.square;
    let pays = match func.schedule.cuda.stage_vectors {
        Some(true) => staged.gemms == roles.gemms,
        _ => roles.loses_nothing(&staged),
    };
    (copies.is_subset(&staged.copies) && pays).then_some((func, staged))
}

impl WarpSpecialization {
    /// Whether all that this decided is so in another one of the same function with more copies
    /// as well, with as many stages, or [`MANY`].
    fn loses_nothing(&self, with_more: &WarpSpecialization) -> bool {
        let kept = |roles: &WarpSpecialization| {
            // Where consumers alternate, nobody waits for stores.
            let buffers = if roles.consumers > 1 { 1 } else { roles.buffers };
            let sizes = (roles.groups, roles.consumers, roles.blocks, buffers, roles.reversed);
            let loops = [
                roles.mainloops.len(),
                roles.gemm_overlaps.len(),
                roles.early_issues.len(),
                roles.metadata_prefetches.len(),
                roles.warpgroup_pingpongs.len(),
                roles.two_levels.len(),
                roles.double_buffers.len(),
            ];
            let shared = (roles.split.is_some(), roles.stream_k.is_some(), roles.intra_block_split_k, roles.imbalance);
            (sizes, loops, shared)
        };
        let same = |(mine, theirs): (&HashSet<InstId>, &HashSet<InstId>)| mine == theirs;
        let stages = self.pipelines.iter().all(|pipeline| {
            let its = |other: &&super::Pipeline| pipeline.copies.iter().all(|copy| other.copies.contains(copy));
            with_more.pipelines.iter().find(its).is_some_and(|other| other.stages >= pipeline.stages.min(MANY))
        });
        kept(self) == kept(with_more)
            && [(&self.gemms, &with_more.gemms), (&self.writes, &with_more.writes)].into_iter().all(same)
            && stages
    }
}

/// Finds what statements read behind a region's last loop of products, and in its branches.
fn epilogue_reads(
    func: &Func,
    facts: &LaunchFacts,
    roles: &WarpSpecialization,
    positions: &Positions,
    region: RegionId,
    found: &mut Vec<Read>,
) {
    let insts = &func.regions[region].insts;
    let multiplies = |id: InstId| {
        let mut found = false;
        for &inner in &func.insts[id].regions {
            func.walk(inner, &mut |id, _| found |= roles.gemms.contains(&id));
        }
        found
    };
    let last = insts.iter().rposition(|&id| matches!(func.insts[id].op, Op::For { .. }) && multiplies(id));
    for &id in last.map_or(&[][..], |last| &insts[last + 1..]) {
        let inst = &func.insts[id];
        let read = Reader { func, facts, positions, region, statement: id, span: inst.span };
        match inst.op {
            Op::Parallel {} => func.walk(inst.regions[0], &mut |load, inner| found.extend(read.load(load, inner))),
            Op::Copy { .. } => found.extend(read.copy(id)),
            _ => {}
        }
    }
    for &id in insts.iter().filter(|&&id| matches!(func.insts[id].op, Op::If {})) {
        func.insts[id].regions.iter().for_each(|&inner| epilogue_reads(func, facts, roles, positions, inner, found));
    }
}

/// A statement of an epilogue.
struct Reader<'a> {
    func: &'a Func,
    facts: &'a LaunchFacts,
    positions: &'a Positions,
    region: RegionId,
    statement: InstId,
    span: Span,
}

impl Reader<'_> {
    /// What a load in a `parallel!` reads: on the last axis a place for each index of the
    /// `parallel!`, on the others one place.
    fn load(&self, id: InstId, inst: &Inst) -> Option<Read> {
        let func = self.func;
        let (Op::Load {}, &[tensor, ref outer @ .., last]) = (&inst.op, &inst.args[..]) else { return None };
        let mut base = Vec::new();
        let (index, axis) = self.split(last, &mut base)?;
        let extent = u32::try_from(constant(func, func.insts[self.statement].args[axis])?).ok()?;
        let vector = Vector { tensor, outer: outer.to_vec(), base, extent };
        self.read(vector, id, Some(index), inst.span)
    }

    /// What a copy to a fragment of one axis reads.
    fn copy(&self, id: InstId) -> Option<Read> {
        let func = self.func;
        let [from, to] = func.insts[id].args[..] else { return None };
        let (Op::Region { axes, filled: false }, [tensor, outer @ .., last]) =
            func.def(from).map(|view| (&view.op, &view.args[..]))?
        else {
            return None;
        };
        let [dropped @ .., Axis::Keep(extent)] = &axes[..] else { return None };
        let extent = u32::try_from(extent.dim()?.as_int()?).ok()?;
        let whole = dropped.iter().all(|axis| matches!(axis, Axis::Drop)) && is_fragment(func, to);
        let vector = Vector { tensor: *tensor, outer: outer.to_vec(), base: vec![*last], extent };
        self.read(vector, id, None, self.span).filter(|_| whole)
    }

    /// The vector, if the producer can copy it.
    fn read(&self, vector: Vector, inst: InstId, index: Option<Value>, span: Span) -> Option<Read> {
        let Reader { func, statement, region, .. } = *self;
        let width = func.ty(vector.tensor).elem().dtype()?.bytes() as u32;
        let aligned = super::ALIGNED / i64::from(width);
        let mut indices = vector.outer.iter().chain(&vector.base);
        (matches!(func.values[vector.tensor].def, ValueDef::Param(_))
            && func.is_input(vector.tensor)
            && self.facts.tensor(func, vector.tensor).is_some_and(|facts| facts.bulk)
            && vector.extent <= BOX
            && i64::from(vector.extent) % aligned == 0
            && vector.base.iter().all(|&value| is_multiple(func, value, aligned))
            && indices.all(|&value| self.is_outside(value) && self.positions.is_known(func, value)))
        .then_some(Read { vector, statement, region, inst, index, span })
    }

    /// The parallel index that a sum has once, and its axis; the other summands, which are
    /// the same for all.
    fn split(&self, value: Value, rest: &mut Vec<Value>) -> Option<(Value, usize)> {
        let func = self.func;
        match func.values[value].def {
            ValueDef::Arg(of, axis) if of == func.insts[self.statement].regions[0] => Some((value, axis as usize)),
            ValueDef::Inst(id) => {
                let inst = &func.insts[id];
                let (Op::Bin { op: BinOp::Add }, &[x, y]) = (&inst.op, &inst.args[..]) else { return None };
                let (inner, outer) = if self.is_outside(x) { (y, x) } else { (x, y) };
                rest.push(self.is_outside(outer).then_some(outer)?);
                self.split(inner, rest)
            }
            _ => None,
        }
    }

    /// Whether a value is there before the statement.
    fn is_outside(&self, value: Value) -> bool {
        let func = self.func;
        let mut inside = false;
        for &region in &func.insts[self.statement].regions {
            let mut look = |region: RegionId| match func.values[value].def {
                ValueDef::Arg(of, _) => inside |= of == region,
                ValueDef::Inst(id) => inside |= func.regions[region].insts.contains(&id),
                ValueDef::Param(_) => {}
            };
            super::loops::each_region(func, region, &mut look);
        }
        !inside
    }
}

/// Whether a value is known to be a multiple of a number.
fn is_multiple(func: &Func, value: Value, of: i64) -> bool {
    if let Some(x) = constant(func, value) {
        return x % of == 0;
    }
    let Some(inst) = func.def(value) else { return of == 1 };
    let mut args = inst.args.iter();
    match inst.op {
        Op::Bin { op: BinOp::Mul } => args.any(|&arg| is_multiple(func, arg, of)),
        Op::Bin { op: BinOp::Add | BinOp::Sub } => args.all(|&arg| is_multiple(func, arg, of)),
        _ => of == 1,
    }
}

/// The function with copies of what is read in front of the statements that read it first, and
/// these copies.
fn rewritten(func: &Func, reads: &[Read]) -> (Func, HashSet<InstId>) {
    let mut func = func.clone();
    let mut made: Vec<(&Vector, RegionId, Value)> = Vec::new();
    let mut copies = HashSet::new();
    for read in reads {
        let known = made.iter().find(|(vector, region, _)| (*vector, *region) == (&read.vector, read.region));
        let tile = match known {
            Some(&(.., tile)) => tile,
            None => {
                let (tile, copy) = add_copy(&mut func, read);
                copies.insert(copy);
                made.push((&read.vector, read.region, tile));
                tile
            }
        };
        let args = &mut func.insts[read.inst].args;
        match read.index {
            Some(index) => *args = [tile, index].into_iter().collect(),
            None => args[0] = tile,
        }
    }
    (func, copies)
}

/// Adds a shared tile and the copy of a vector to it, in front of a statement.
fn add_copy(func: &mut Func, read: &Read) -> (Value, InstId) {
    let Read { vector, statement, region, span, .. } = read;
    let elem: Elem = func.ty(vector.tensor).elem();
    let name = func.values[vector.tensor].name.clone().unwrap_or_else(|| "vector".to_owned());
    let extent = Extent::Static(Dim::int(vector.extent.into()));
    let ty = |space: Space| Type::Mem(MemTy { space, elem, shape: vec![extent.clone()] });
    let (body, tail) = (func.body, func.regions[*region].insts.len());
    let mut b = Builder::at(func, *region);
    b.span = *span;
    let zero = if vector.base.is_empty() { Some(b.index(0)) } else { None };
    let base = vector.base.iter().copied().chain(zero).reduce(|sum, term| b.bin(BinOp::Add, sum, term));
    let axes = vec![Axis::Drop; vector.outer.len()].into_iter().chain([Axis::Keep(extent.clone())]).collect();
    let args: Vec<Value> = [vector.tensor].into_iter().chain(vector.outer.iter().copied()).chain(base).collect();
    let from = b.value(Op::Region { axes, filled: false }, &args, &[], ty(Space::Global));
    let tile = b.value(Op::Alloc {}, &[], &[], ty(Space::Shared));
    b.name(tile, &format!("{name}_s"));
    // Tiles are made where the block begins, as users do.
    let alloc = func.regions[*region].insts.pop().expect("it was just added");
    let mut b = Builder::at(func, *region);
    b.span = *span;
    b.effect(Op::Copy { hints: CopyHints::default() }, &[from, tile], &[]);
    let added: Vec<InstId> = func.regions[*region].insts.drain(tail..).collect();
    let copy = *added.last().expect("it was just added");
    let insts = &mut func.regions[*region].insts;
    let at = insts.iter().position(|id| id == statement).expect("the statement is in its region");
    insts.splice(at..at, added);
    func.regions[body].insts.insert(0, alloc);
    (tile, copy)
}
