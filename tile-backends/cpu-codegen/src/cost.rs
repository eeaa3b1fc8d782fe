//! Cost model: estimates the work of a block as a function of its grid index.
//!
//! Under a causal mask the last blocks of a head run longest. The scheduler can balance
//! such blocks if it knows their relative cost before any of them runs. The estimate is
//! the sum over a block's statements of a weight, times the extents that the statement
//! covers, times the trip counts of the loops around it, in terms of the block indices
//! and of values that the prologue keeps.
//!
//! ```text
//! for %0, %last, 1 (%y) { gemm %q, %k, %s … }
//! trips(0, last, 1) * (work(1, [BM, BN, D]) + …)
//! ```
//!
//! * A loop whose body depends on its counter, for example through the bounds of an inner
//!   loop, counts as its middle iteration times the trip count. That is exact for linear
//!   growth.
//! * A branch counts as the side that the block takes, or as the more expensive side if
//!   the condition depends on data.
//! * A loop whose bounds depend on data makes costs incomparable: such kernels have no
//!   estimate. Neither have kernels whose blocks all cost the same. Their blocks run in
//!   grid order.
//!
//! # Weights
//! Weights are in 1/32 of a cycle of a CPU with AVX-512, measured on GEMMs, copies and
//! vector loops. Other CPUs differ by factors that hardly depend on the kind of statement.
//! Only the ratio between statements inside and outside of loops matters.

use crate::facts::Facts;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use tile_core::analysis::Affine;
use tile_core::ir::pointwise;
use tile_core::ir::{Dim, Effect, Extent, Func, Inst, InstId, Op, RegionId, Type, Value, ValueDef};

/// Weight of each element of a copy, a fill or a reduction.
const ELEMENT: u64 = 8;
/// Fixed weight of a tile operation.
const CALL: u64 = 512;
/// Fixed weight of a block.
const BLOCK: u64 = 2048;
/// Factor of scalar code against the same in a vector loop.
const SCALAR: u64 = 8;
/// Weight of an atomic access to an element.
const ATOMIC: u64 = 512;

/// The estimate of a kernel.
#[derive(Debug)]
pub(crate) struct Cost {
    /// The work of a block.
    pub(crate) work: Work,
    /// Scalars, and tensors for their extents, that the estimate needs.
    pub(crate) needed: BTreeSet<Value>,
    /// The axes of the grid that it depends on, bit 0 for the slowest of three.
    pub(crate) axes: u8,
}

/// The work of the statements of a region.
#[derive(Debug, Default)]
pub(crate) struct Work {
    /// Weights times extents.
    pub(crate) terms: Vec<(Vec<Factor>, u64)>,
    /// Statements with regions, whose work is more than that.
    pub(crate) parts: BTreeMap<InstId, Part>,
}

/// A factor of a weight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Factor {
    Dim(Dim),
    Value(Value),
}

impl Factor {
    /// Whether it is known only where the value is.
    pub(crate) fn is_value(&self) -> bool {
        matches!(self, Factor::Value(_))
    }
}

/// The work of a statement with regions.
#[derive(Debug)]
pub(crate) enum Part {
    /// A loop, or a nest of parallel ones.
    Loop(Work),
    /// A branch whose condition the block knows.
    Branch([Work; 2]),
    /// A branch whose condition depends on data.
    Either([Work; 2]),
}

impl Work {
    fn add(&mut self, factors: Vec<Factor>, weight: u64) {
        match self.terms.iter_mut().find(|(present, _)| *present == factors) {
            Some((_, sum)) => *sum += weight,
            None if weight > 0 => self.terms.push((factors, weight)),
            None => {}
        }
    }

    /// Whether there is nothing to do.
    pub(crate) fn is_nothing(&self) -> bool {
        self.terms.is_empty() && self.parts.is_empty()
    }

    /// The weight, if it is one number.
    fn number(&self) -> Option<u64> {
        match self.terms.as_slice() {
            _ if self.is_nothing() => Some(0),
            [(factors, weight)] if self.parts.is_empty() && factors.is_empty() => Some(*weight),
            _ => None,
        }
    }
}

/// Estimates the cost of a kernel's blocks, if it differs between blocks.
pub(crate) fn find(facts: &Facts<'_>) -> Option<Cost> {
    let func = facts.func;
    let indices = &func.regions[func.body].args;
    let of_blocks = indices.iter().enumerate().map(|(i, &index)| (index, Some(1 << (3 - indices.len() + i)))).collect();
    let mut finder = Finder { func, facts, known: of_blocks, needed: BTreeSet::new(), axes: 0, lanes: false };
    let mut work = finder.region(func.body)?;
    work.add(Vec::new(), BLOCK);
    (finder.axes != 0).then_some(Cost { work, needed: finder.needed, axes: finder.axes })
}

struct Finder<'a, 'f> {
    func: &'f Func,
    facts: &'a Facts<'f>,
    /// The axes that values depend on, which are in the counter of the middle for
    /// that of a loop; nothing for what depends on data.
    known: HashMap<Value, Option<u8>>,
    needed: BTreeSet<Value>,
    axes: u8,
    /// Whether the current statements run in vectors.
    lanes: bool,
}

impl Finder<'_, '_> {
    /// The axes that a value depends on; `None` if it depends on data.
    fn axes_of(&mut self, value: Value) -> Option<u8> {
        if let Some(&known) = self.known.get(&value) {
            return known;
        }
        let func = self.func;
        let known = match func.values[value].def {
            ValueDef::Param(_) => Some(0),
            ValueDef::Arg(..) => None,
            ValueDef::Inst(_) if self.facts.region_of(value) == Some(func.host) => Some(0),
            ValueDef::Inst(id) => self.axes_of_result(&func.insts[id]),
        };
        self.known.insert(value, known);
        known
    }

    fn axes_of_result(&mut self, inst: &Inst) -> Option<u8> {
        match &inst.op {
            Op::Extent { .. } => match self.func.values[inst.args[0]].def {
                ValueDef::Param(_) => Some(0),
                ValueDef::Arg(..) | ValueDef::Inst(_) => None,
            },
            Op::If {} => {
                let axes = self.axes_of(inst.args[0])?;
                let sides = inst.regions.iter().map(|&region| self.axes_of(self.func.regions[region].result?));
                sides.collect::<Vec<_>>().into_iter().try_fold(axes, |axes, side| Some(axes | side?))
            }
            op if op.effect() == Effect::Pure => {
                inst.args.iter().try_fold(0, |axes, &arg| Some(axes | self.axes_of(arg)?))
            }
            _ => None,
        }
    }

    /// Notes that the estimate mentions a value that does not depend on data.
    fn need(&mut self, value: Value) {
        if !self.needed.insert(value) {
            return;
        }
        let Some(inst) = self.func.def(value) else { return };
        if self.facts.region_of(value) != Some(self.func.host) {
            inst.args.iter().for_each(|&arg| self.need(arg));
            let results = inst.regions.iter().filter_map(|&region| self.func.regions[region].result);
            results.for_each(|result| self.need(result));
        }
    }

    /// The same, and the axes it depends on.
    fn mention(&mut self, value: Value) -> Option<u8> {
        let axes = self.axes_of(value)?;
        self.need(value);
        Some(axes)
    }

    /// The work of a region; `None` if it depends on data.
    fn region(&mut self, region: RegionId) -> Option<Work> {
        let func = self.func;
        let mut work = Work::default();
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            match &inst.op {
                Op::For { .. } => self.serial(id, inst, &mut work)?,
                Op::Parallel {} => self.parallel(id, inst, &mut work)?,
                Op::If {} => self.branch(id, inst, &mut work)?,
                _ => self.statement(inst, &mut work)?,
            }
        }
        Some(work)
    }

    fn serial(&mut self, id: InstId, inst: &Inst, work: &mut Work) -> Option<()> {
        let axes = inst.args.iter().try_fold(0, |axes, &arg| Some(axes | self.mention(arg)?))?;
        // How often it runs may depend on less than where it begins does.
        let [lo, hi] = [0, 1].map(|i| self.facts.affine(inst.args[i]));
        let length = hi.add(&lo.scale(&Dim::int(-1)));
        self.axes |= match self.axes_of_sum(&length) {
            Some(of_length) => of_length | self.axes_of(inst.args[2])?,
            None => axes,
        };
        let body = inst.regions[0];
        self.known.insert(self.func.regions[body].args[0], Some(axes));
        let mut inner = self.region(body)?;
        inner.add(Vec::new(), 4 * SCALAR);
        work.parts.insert(id, Part::Loop(inner));
        Some(())
    }

    fn axes_of_sum(&mut self, sum: &Affine) -> Option<u8> {
        sum.terms.keys().try_fold(0, |axes, &leaf| Some(axes | self.axes_of(leaf)?))
    }

    fn parallel(&mut self, id: InstId, inst: &Inst, work: &mut Work) -> Option<()> {
        let mut factors = Vec::new();
        for (&extent, &index) in inst.args.iter().zip(&self.func.regions[inst.regions[0]].args) {
            let axes = self.mention(extent)?;
            self.known.insert(index, Some(axes));
            self.axes |= axes;
            factors.push(match self.facts.affine(extent).as_constant() {
                Some(dim) => Factor::Dim(dim.clone()),
                None => Factor::Value(extent),
            });
        }
        let outer = std::mem::replace(&mut self.lanes, true);
        let inner = self.region(inst.regions[0]);
        self.lanes = outer;
        let inner = inner?;
        work.add(Vec::new(), CALL);
        let of_values = |(factors, _): &(Vec<Factor>, u64)| factors.iter().any(Factor::is_value);
        if !inner.parts.is_empty() || inner.terms.iter().any(of_values) {
            work.parts.insert(id, Part::Loop(inner));
            return Some(());
        }
        for (more, weight) in inner.terms {
            work.add([factors.as_slice(), more.as_slice()].concat(), weight);
        }
        Some(())
    }

    fn branch(&mut self, id: InstId, inst: &Inst, work: &mut Work) -> Option<()> {
        let mut sides = [Work::default(), Work::default()];
        for (side, &region) in sides.iter_mut().zip(&inst.regions) {
            *side = self.region(region)?;
        }
        if let [Some(then), Some(otherwise)] = sides.each_ref().map(Work::number) {
            // Not worth a branch: vector code computes both sides.
            work.add(Vec::new(), if self.lanes { then + otherwise } else { then.max(otherwise) });
            return Some(());
        }
        let part = match self.mention(inst.args[0]) {
            Some(axes) => {
                self.axes |= axes;
                Part::Branch(sides)
            }
            None => Part::Either(sides),
        };
        work.parts.insert(id, part);
        Some(())
    }

    /// A statement without regions.
    fn statement(&self, inst: &Inst, work: &mut Work) -> Option<()> {
        let unit = if self.lanes { 1 } else { SCALAR };
        let args = &inst.args;
        let (factors, weight) = match &inst.op {
            Op::Gemm { .. } => (self.product(args[0], 1, args[2])?, 1),
            Op::GemmSp {} => (self.product(args[2], 0, args[3])?, 1),
            Op::Copy { .. } => (self.extents(args[1]).or_else(|| self.extents(args[0]))?, ELEMENT),
            Op::Fill {} => (self.extents(args[0])?, ELEMENT / 2),
            Op::Gather {} => (self.extents(args[2])?, ELEMENT),
            Op::Scatter {} | Op::Reduce { .. } | Op::Scan { .. } => (self.extents(args[0])?, ELEMENT),
            Op::AtomicTile { .. } => (self.extents(args[0])?, ATOMIC),
            Op::Call { .. } => {
                // What a function does to a tile, only its caller's tokens are
                // known of here: something with each element.
                for &arg in args {
                    if let Type::Mem(_) = self.func.ty(arg) {
                        work.add(self.extents(arg)?, 4 * ELEMENT);
                    }
                }
                (Vec::new(), 0)
            }
            op => {
                let weight = match op {
                    Op::Atomic { .. } => ATOMIC,
                    op if op.effect() == Effect::Alloc => 0,
                    op => weight(op) * unit,
                };
                work.add(Vec::new(), weight);
                return Some(());
            }
        };
        work.add(factors, weight);
        work.add(Vec::new(), CALL);
        Some(())
    }

    /// The extents of a GEMM: M and N from the accumulators, K from an operand.
    fn product(&self, operand: Value, axis: usize, sum: Value) -> Option<Vec<Factor>> {
        let mut factors = self.extents(sum)?;
        factors.push(self.extents(operand)?.get(axis)?.clone());
        Some(factors)
    }

    /// The extents of a tile, or of a view of a known size.
    fn extents(&self, memory: Value) -> Option<Vec<Factor>> {
        let shape = &self.func.ty(memory).mem()?.shape;
        shape.iter().map(|extent: &Extent| Some(Factor::Dim(extent.dim()?.clone()))).collect()
    }
}

/// The weight of an operation on scalars, in a vector loop.
fn weight(op: &Op) -> u64 {
    match op {
        Op::Const { .. } | Op::Dim { .. } | Op::Sym { .. } | Op::Extent { .. } | Op::Bits {} => 0,
        Op::Un { op } if op.row().cost.is_light() => 1,
        Op::Un { .. } => 16,
        Op::Bin { op } => match op.row().cost {
            pointwise::Cost::Alu | pointwise::Cost::Fma => 1,
            pointwise::Cost::Convert | pointwise::Cost::Divide => 4,
            pointwise::Cost::Special | pointwise::Cost::Expansion => 16,
        },
        Op::Load {} | Op::Store { .. } => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests;
