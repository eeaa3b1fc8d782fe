//! Boxes of tensors that threads read, copied to tiles: by the producer to shared memory, or by
//! the threads to registers.
//!
//! ```text
//! parallel i, j {                          copy x[y · BM .., k · BK ..] → t
//!   … x[y · BM + i, k · BK + j] …    ──►   parallel i, j {
//! }                                          … t[i, j] …
//!                                          }
//! ```
//!
//! A load of a `parallel!` is such a read if each index is the same for all iterations, or one of
//! the indices of the `parallel!` and a sum that is the same for all, the last one among these.
//! At ragged edges boxes bring the zeros that guarded loads would give.
//!
//! The rewrite is one of tile IR; the copies are pipelines like any other
//! ([`add_pipelines`](super::plan)). Who takes it, and where it pays, is decided by
//! [`epilogue_vectors`](super::epilogue_vectors) and [`operand_tiles`](super::operand_tiles).

use super::operand::BOX;
use super::positions::Positions;
use super::specialization::WarpSpecialization;
use crate::facts::LaunchFacts;
use crate::lower::uses::{constant, is_fragment};
use rustc_hash::FxHashSet;
use tile_core::elem::Elem;
use tile_core::ir::{
    Axis, BinOp, Builder, CopyHints, Dim, Extent, Func, Inst, InstId, MemTy, Op, RegionId, Space, Span, Type, Value,
    ValueDef,
};

/// The places of a box on one axis of its tensor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// One.
    At(Value),
    /// A run of them, which begins at the sum of these.
    Along { base: Vec<Value>, extent: u32 },
}

impl Place {
    /// What the place is computed from.
    pub(super) fn values(&self) -> &[Value] {
        match self {
            Place::At(value) => std::slice::from_ref(value),
            Place::Along { base, .. } => base,
        }
    }
}

/// What of a tensor is copied: its places on each axis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Part {
    pub(super) tensor: Value,
    pub(super) places: Vec<Place>,
}

impl Part {
    /// The axes of the tile that it is copied to.
    pub(super) fn rank(&self) -> usize {
        self.places.iter().filter(|place| matches!(place, Place::Along { .. })).count()
    }
}

/// Who reads a part, and what is to change there.
pub(super) struct Read {
    pub(super) part: Part,
    /// Where the tile is: shared memory, or registers.
    space: Space,
    /// The statement in front of which the copy is made, and its region.
    statement: InstId,
    region: RegionId,
    /// The load, or the statement itself, which copies the part to a fragment.
    inst: InstId,
    /// The parallel indices of a load, one for each axis of the tile.
    indices: Option<Vec<Value>>,
    span: Span,
}

impl Read {
    /// The same, held in registers from in front of another statement on.
    pub(super) fn held(self, statement: InstId, region: RegionId) -> Read {
        Read { space: Space::Fragment, statement, region, ..self }
    }

    /// The only parallel index, if there is one.
    pub(super) fn index(&self) -> Option<Value> {
        self.indices.as_ref().and_then(|indices| <[Value; 1]>::try_from(&indices[..]).ok()).map(|[index]| index)
    }
}

/// A statement that may read what is known before it.
pub(super) struct Reader<'a> {
    pub(super) func: &'a Func,
    pub(super) facts: &'a LaunchFacts,
    pub(super) positions: &'a Positions,
    pub(super) region: RegionId,
    pub(super) statement: InstId,
}

impl Reader<'_> {
    /// The reads of a `parallel!`, or of a copy to a fragment.
    pub(super) fn reads(&self) -> Vec<Read> {
        let inst = &self.func.insts[self.statement];
        let mut found = Vec::new();
        match inst.op {
            Op::Parallel {} => self.func.walk(inst.regions[0], &mut |load, inner| found.extend(self.load(load, inner))),
            Op::Copy { .. } => found.extend(self.copy()),
            _ => {}
        }
        found
    }

    /// What a load in a `parallel!` reads.
    fn load(&self, id: InstId, inst: &Inst) -> Option<Read> {
        let (Op::Load {}, [tensor, at @ ..]) = (&inst.op, &inst.args[..]) else { return None };
        let mut indices = Vec::new();
        let places = at.iter().map(|&index| self.place(index, &mut indices)).collect::<Option<_>>()?;
        let apart = (1..indices.len()).all(|axis| !indices[..axis].contains(&indices[axis]));
        self.read(Part { tensor: *tensor, places }, id, Some(indices), inst.span).filter(|_| apart)
    }

    /// The places that an index has in a `parallel!`; adds the parallel index that it has, if any.
    fn place(&self, index: Value, indices: &mut Vec<Value>) -> Option<Place> {
        if self.is_outside(index) {
            return Some(Place::At(index));
        }
        let mut base = Vec::new();
        let (parallel, axis) = self.split(index, &mut base)?;
        let extent = constant(self.func, self.func.insts[self.statement].args[axis])?;
        indices.push(parallel);
        Some(Place::Along { base, extent: u32::try_from(extent).ok()? })
    }

    /// What a copy to a fragment of one axis reads.
    fn copy(&self) -> Option<Read> {
        let func = self.func;
        let inst = &func.insts[self.statement];
        let [from, to] = inst.args[..] else { return None };
        let (Op::Region { axes, filled: false }, [tensor, outer @ .., last]) =
            func.def(from).map(|view| (&view.op, &view.args[..]))?
        else {
            return None;
        };
        let [dropped @ .., Axis::Keep(extent)] = &axes[..] else { return None };
        let extent = u32::try_from(extent.dim()?.as_int()?).ok()?;
        let whole = dropped.iter().all(|axis| matches!(axis, Axis::Drop)) && is_fragment(func, to);
        let along = Place::Along { base: vec![*last], extent };
        let places = outer.iter().map(|&index| Place::At(index)).chain([along]).collect();
        self.read(Part { tensor: *tensor, places }, self.statement, None, inst.span).filter(|_| whole)
    }

    /// The read, if the producer can copy the part.
    fn read(&self, part: Part, inst: InstId, indices: Option<Vec<Value>>, span: Span) -> Option<Read> {
        let Reader { func, statement, region, .. } = *self;
        let width = func.ty(part.tensor).elem().dtype()?.bytes() as u32;
        let aligned = super::ALIGNED / i64::from(width);
        let Some(Place::Along { base, extent }) = part.places.last() else { return None };
        let mut values = part.places.iter().flat_map(Place::values);
        (matches!(func.values[part.tensor].def, ValueDef::Param(_))
            && func.is_input(part.tensor)
            && self.facts.tensor(func, part.tensor).is_some_and(|facts| facts.bulk)
            && part.places.iter().all(|place| !matches!(place, Place::Along { extent, .. } if *extent > BOX))
            && i64::from(*extent) % aligned == 0
            && base.iter().all(|&value| is_multiple(func, value, aligned))
            && values.all(|&value| self.is_outside(value) && self.positions.is_known(func, value)))
        .then_some(Read { part, space: Space::Shared, statement, region, inst, indices, span })
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
    pub(super) fn is_outside(&self, value: Value) -> bool {
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
/// those of them that the producer is to make.
pub(super) fn rewritten(func: &Func, reads: &[Read]) -> (Func, FxHashSet<InstId>) {
    let mut func = func.clone();
    let mut made: Vec<(&Read, Value)> = Vec::new();
    let mut copies = FxHashSet::default();
    for read in reads {
        let same = |other: &Read| (other.space, other.region, &other.part) == (read.space, read.region, &read.part);
        let tile = match made.iter().find(|(other, _)| same(other)) {
            Some(&(_, tile)) => tile,
            None => {
                let (tile, copy) = add_copy(&mut func, read);
                copies.extend(Some(copy).filter(|_| read.space == Space::Shared));
                made.push((read, tile));
                tile
            }
        };
        let args = &mut func.insts[read.inst].args;
        match &read.indices {
            Some(indices) => *args = [tile].into_iter().chain(indices.iter().copied()).collect(),
            None => args[0] = tile,
        }
    }
    (func, copies)
}

/// Adds a tile and the copy of a part to it, in front of a statement.
fn add_copy(func: &mut Func, read: &Read) -> (Value, InstId) {
    let Read { part, space, statement, region, span, .. } = read;
    let elem: Elem = func.ty(part.tensor).elem();
    let name = func.values[part.tensor].name.clone().unwrap_or_else(|| "part".to_owned());
    let extent = |place: &Place| match place {
        Place::At(_) => None,
        Place::Along { extent, .. } => Some(Extent::Static(Dim::int((*extent).into()))),
    };
    let shape: Vec<Extent> = part.places.iter().filter_map(extent).collect();
    let ty = |space: Space| Type::Mem(MemTy { space, elem, shape: shape.clone() });
    let axes = part.places.iter().map(|place| extent(place).map_or(Axis::Drop, Axis::Keep)).collect();
    let (body, tail) = (func.body, func.regions[*region].insts.len());
    let mut b = Builder::at(func, *region);
    b.span = *span;
    let mut args = vec![part.tensor];
    for place in &part.places {
        let zero = if place.values().is_empty() { Some(b.index(0)) } else { None };
        let terms = place.values().iter().copied().chain(zero);
        args.extend(terms.reduce(|sum, term| b.bin(BinOp::Add, sum, term)));
    }
    let from = b.value(Op::Region { axes, filled: false }, &args, &[], ty(Space::Global));
    let tile = b.value(Op::Alloc {}, &[], &[], ty(*space));
    b.name(tile, &format!("{name}_{}", if *space == Space::Shared { "s" } else { "f" }));
    // Tiles are made where the block begins, as users do.
    let alloc = func.regions[*region].insts.pop().expect("it was just added");
    let mut b = Builder::at(func, *region);
    b.span = *span;
    b.effect(Op::Copy { hints: CopyHints::default(), asynchronous: false }, &[from, tile], &[]);
    let added: Vec<InstId> = func.regions[*region].insts.drain(tail..).collect();
    let copy = *added.last().expect("it was just added");
    let insts = &mut func.regions[*region].insts;
    let at = insts.iter().position(|id| id == statement).expect("the statement is in its region");
    insts.splice(at..at, added);
    func.regions[body].insts.insert(0, alloc);
    (tile, copy)
}

impl WarpSpecialization {
    /// Whether all that this decided is so in another one of the same function with more copies
    /// as well, with as many stages, or `enough`.
    pub(super) fn keeps_with(&self, with_more: &WarpSpecialization, enough: u32) -> bool {
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
        let same = |(mine, theirs): (&FxHashSet<InstId>, &FxHashSet<InstId>)| mine == theirs;
        let stages = self.pipelines.iter().all(|pipeline| {
            let its = |other: &&super::Pipeline| pipeline.copies.iter().all(|copy| other.copies.contains(copy));
            with_more.pipelines.iter().find(its).is_some_and(|other| other.stages >= pipeline.stages.min(enough))
        });
        kept(self) == kept(with_more)
            && [(&self.gemms, &with_more.gemms), (&self.writes, &with_more.writes)].into_iter().all(same)
            && stages
    }
}
