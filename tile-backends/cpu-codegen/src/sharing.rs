//! Which elements of the outputs belong to one block alone.
//!
//! Blocks run at the same time. A plain store by one and a plain access by
//! another to the same element would be undefined behaviour, and a launch is a
//! safe function whatever the kernel says. So each output and workspace is
//! classified:
//!
//! * *owned*: every element is accessed by one block at most. Plain accesses.
//! * *racing*: that is not proved. Every access is atomic, and if an
//!   operation without an atomic version is among them, the launch runs its
//!   blocks one after the other and plain accesses are fine again.
//!
//! A launch may have a single thread anyway. A kernel with racing outputs
//! therefore has its code twice, and [`SharingMap::alone`] is the other one's
//! classification: nothing races, and atomics are plain too.
//!
//! # The proof
//! Take an axis of the tensor on which every access has an index of the form
//! `E·b + r`, where `b` is a block index and `lo ≤ r < lo + E`: blocks with
//! different `b` then access disjoint slabs. An output is owned if each block
//! index of the grid has such an axis. In place of `b`, its quotient and
//! remainder by one divisor may each have an axis, as when heads and batches
//! share a grid axis; that a divisor that is no constant is positive is left to
//! the launch to check.

use crate::affine::{Affine, Range};
use crate::facts::Facts;
use std::collections::{BTreeMap, BTreeSet};
use tile_core::ir::{Axis, BinOp, Dim, Extent, Inst, Op, RegionId, Space, Type, Value, ValueDef};

/// The classification of a kernel's outputs.
#[derive(Debug, Default)]
pub(crate) struct SharingMap {
    /// See the module.
    racing: BTreeSet<Value>,
    /// Whether blocks must run one after the other.
    pub(crate) serial: bool,
    /// Divisors that must be positive, else blocks must run one after the
    /// other.
    pub(crate) divisors: BTreeSet<Value>,
}

impl SharingMap {
    /// Whether accesses to the storage of `root` must be atomic.
    pub(crate) fn is_racing(&self, root: Value) -> bool {
        !self.serial && self.racing.contains(&root)
    }

    /// Whether any output is racing.
    pub(crate) fn races(&self) -> bool {
        !self.serial && !self.racing.is_empty()
    }

    /// The classification when blocks run one after the other.
    pub(crate) fn alone() -> SharingMap {
        SharingMap { serial: true, ..SharingMap::default() }
    }
}

/// The indices that one access touches on one axis of the storage.
#[derive(Clone, Debug)]
enum Slab {
    /// `base .. base + len`.
    From { base: Affine, len: Dim },
    /// Anything.
    Any,
}

/// Classifies all outputs and workspaces of a kernel.
pub(crate) fn classify(facts: &Facts<'_>) -> SharingMap {
    let mut accesses = Accesses { facts, of: BTreeMap::new(), written: BTreeSet::new(), plain: BTreeSet::new() };
    accesses.visit(facts.func.body);
    let Accesses { of, written, plain, .. } = accesses;
    let mut map = SharingMap::default();
    for root in written {
        let mut divisors = BTreeSet::new();
        let slabs = &of[&root];
        let owned = Proof { facts, slabs, divisors: &mut divisors }.every_block_index();
        if owned {
            map.divisors.append(&mut divisors);
        } else {
            map.serial |= plain.contains(&root);
            map.racing.insert(root);
        }
    }
    map
}

struct Accesses<'a, 'f> {
    facts: &'a Facts<'f>,
    /// What each access touches, by storage.
    of: BTreeMap<Value, Vec<Vec<Slab>>>,
    written: BTreeSet<Value>,
    /// Storage on which an operation works that has no atomic version.
    plain: BTreeSet<Value>,
}

impl Accesses<'_, '_> {
    fn visit(&mut self, region: RegionId) {
        let func = self.facts.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            self.inst(inst);
            for &inner in &inst.regions {
                self.visit(inner);
            }
        }
    }

    fn inst(&mut self, inst: &Inst) {
        let args = &inst.args;
        // Operands: (view, element indices, written, has an atomic version).
        match &inst.op {
            Op::Load {} => self.access(args[0], &args[1..], false, true),
            Op::Store { .. } => self.access(args[1], &args[2..], true, true),
            Op::Atomic { .. } => {
                let rank = self.facts.func.ty(args[0]).mem().map_or(0, |m| m.rank());
                self.access(args[0], &args[1..1 + rank], true, true);
                self.shared_by_intent(args[0]);
            }
            Op::Copy {} => {
                self.access(args[0], &[], false, true);
                self.access(args[1], &[], true, true);
            }
            Op::Fill {} => self.access(args[0], &[], true, true),
            Op::Scatter {} => {
                self.access(args[0], &[], false, false);
                self.access(args[1], &[], false, false);
                self.access(args[2], &[], true, true);
                self.anywhere(args[2]);
            }
            Op::Gather {} => {
                self.access(args[0], &[], false, false);
                self.anywhere(args[0]);
                self.access(args[1], &[], false, false);
                self.access(args[2], &[], true, false);
            }
            Op::AtomicTile { .. } => {
                self.access(args[0], &[], false, false);
                self.access(args[1], &[], true, true);
                self.shared_by_intent(args[1]);
            }
            Op::Gemm { .. } => {
                self.access(args[0], &[], false, false);
                self.access(args[1], &[], false, false);
                self.access(args[2], &[], true, false);
            }
            Op::GemmSp {} => {
                for &source in &args[..3] {
                    self.access(source, &[], false, false);
                }
                self.access(args[3], &[], true, false);
            }
            Op::Reduce { .. } | Op::Scan { .. } => {
                self.access(args[0], &[], false, false);
                self.access(args[1], &[], true, false);
            }
            Op::Call { .. } => {
                for &arg in args {
                    if matches!(self.facts.func.ty(arg), Type::Mem(_)) {
                        self.access(arg, &[], true, false);
                    }
                }
            }
            _ => {}
        }
    }

    /// Storage in global memory that an output or workspace stands for.
    fn output(&self, memory: Value) -> Option<Value> {
        let func = self.facts.func;
        let root = func.root(memory);
        let global = func.ty(root).mem().is_some_and(|m| m.space == Space::Global);
        (global && !func.is_input(root)).then_some(root)
    }

    fn access(&mut self, memory: Value, indices: &[Value], write: bool, atomic: bool) {
        let Some(root) = self.output(memory) else { return };
        let mut slabs = vec![Slab::Any; self.facts.func.ty(root).mem().map_or(0, |m| m.rank())];
        for (axis, window) in self.windows(memory).into_iter().enumerate() {
            let Some((root_axis, base, len)) = window else { continue };
            slabs[root_axis] = match (indices.get(axis), len) {
                (Some(&index), _) => Slab::From { base: base.add(&self.facts.affine(index)), len: Dim::int(1) },
                (None, Some(len)) => Slab::From { base, len },
                (None, None) => Slab::Any,
            };
        }
        for (axis, base) in self.dropped(memory) {
            slabs[axis] = Slab::From { base, len: Dim::int(1) };
        }
        self.of.entry(root).or_default().push(slabs);
        if write {
            self.written.insert(root);
        }
        if !atomic {
            self.plain.insert(root);
        }
    }

    /// An access at indices that are read from memory.
    fn anywhere(&mut self, memory: Value) {
        if let Some(root) = self.output(memory) {
            self.of.entry(root).or_default().push(Vec::new());
        }
    }

    /// Atomics are for meeting other blocks: no proof is attempted.
    fn shared_by_intent(&mut self, memory: Value) {
        self.anywhere(memory);
    }

    /// For each axis of a view, the axis of the storage, where it starts and
    /// how long it is; none when that is not known.
    fn windows(&self, memory: Value) -> Vec<Option<(usize, Affine, Option<Dim>)>> {
        let func = self.facts.func;
        let Some(ty) = func.ty(memory).mem() else { return Vec::new() };
        let own = || {
            let whole = |(axis, extent): (usize, &Extent)| Some((axis, Affine::default(), extent.dim().cloned()));
            ty.shape.iter().enumerate().map(whole).collect()
        };
        let Some(inst) = func.def(memory) else { return own() };
        match &inst.op {
            Op::Region { axes, .. } => {
                let inner = self.windows(inst.args[0]);
                let kept = inner.into_iter().zip(axes).zip(&inst.args[1..]);
                kept.filter_map(|((window, axis), &offset)| match axis {
                    Axis::Drop => None,
                    Axis::Keep(extent) => Some(window.map(|(root_axis, base, _)| {
                        (root_axis, base.add(&self.facts.affine(offset)), extent.dim().cloned())
                    })),
                })
                .collect()
            }
            Op::Permute { axes } => {
                let inner = self.windows(inst.args[0]);
                axes.iter().map(|&axis| inner[axis as usize].clone()).collect()
            }
            Op::Bitcast {} => self.windows(inst.args[0]),
            Op::Reshape {} => vec![None; ty.rank()],
            _ => own(),
        }
    }

    /// The axes of the storage at which views on the way fixed an index.
    fn dropped(&self, memory: Value) -> Vec<(usize, Affine)> {
        let Some(inst) = self.facts.func.def(memory) else { return Vec::new() };
        match &inst.op {
            Op::Region { axes, .. } => {
                let mut out = self.dropped(inst.args[0]);
                let inner = self.windows(inst.args[0]);
                for ((window, axis), &offset) in inner.into_iter().zip(axes).zip(&inst.args[1..]) {
                    if let (Some((root_axis, base, _)), Axis::Drop) = (window, axis) {
                        out.push((root_axis, base.add(&self.facts.affine(offset))));
                    }
                }
                out
            }
            Op::Permute { .. } | Op::Bitcast {} => self.dropped(inst.args[0]),
            _ => Vec::new(),
        }
    }
}

struct Proof<'a, 'f> {
    facts: &'a Facts<'f>,
    slabs: &'a [Vec<Slab>],
    divisors: &'a mut BTreeSet<Value>,
}

impl Proof<'_, '_> {
    fn every_block_index(&mut self) -> bool {
        let func = self.facts.func;
        let one = Affine::constant(Dim::int(1));
        let indices: Vec<Value> = func.regions[func.body].args.clone();
        indices.iter().zip(&func.grid).all(|(&index, &extent)| self.facts.affine(extent) == one || self.tells(index))
    }

    /// Whether blocks that access a common element have the same `value`.
    fn tells(&mut self, value: Value) -> bool {
        let axes = self.slabs.iter().map(Vec::len).min().unwrap_or(0);
        (0..axes).any(|axis| self.axis_tells(axis, value)) || self.quotients_tell(value)
    }

    /// Whether `axis` is cut into slabs, one for each `value`.
    fn axis_tells(&self, axis: usize, value: Value) -> bool {
        let mut slab: Option<(Dim, Dim)> = None;
        self.slabs.iter().all(|access| {
            let Slab::From { base, len } = &access[axis] else { return false };
            let pitch = base.coefficient(value);
            let Some(Range { lo, hi }) = self.facts.range(&base.without(value)) else { return false };
            let (expected, start) = slab.get_or_insert_with(|| (pitch.clone(), lo.clone()));
            // start <= lo, and hi + len <= start + pitch.
            pitch == *expected
                && lo.sub(start).never_negative()
                && start.add(&pitch).sub(&hi).sub(len).never_negative()
                && len.never_negative()
        })
    }

    /// Whether some axes tell the quotient of `value` by a number and others
    /// the remainder.
    fn quotients_tell(&mut self, value: Value) -> bool {
        let func = self.facts.func;
        let by = |op: BinOp| -> BTreeMap<Value, Value> {
            let mut found = BTreeMap::new();
            for (result, data) in func.values.iter() {
                if let ValueDef::Inst(inst) = data.def
                    && let Inst { op: Op::Bin { op: is }, args, .. } = &func.insts[inst]
                    && *is == op
                    && self.facts.canonical(args[0]) == value
                    && data.ty == Type::INDEX
                {
                    found.insert(self.facts.canonical(args[1]), self.facts.canonical(result));
                }
            }
            found
        };
        let remainders = by(BinOp::Rem);
        by(BinOp::Div).into_iter().any(|(divisor, quotient)| {
            let Some(&remainder) = remainders.get(&divisor) else { return false };
            let is_host =
                !self.facts.is_made_in(divisor, func.body) || self.facts.affine(divisor).as_constant().is_some();
            if !is_host || !self.tells(quotient) || !self.tells(remainder) {
                return false;
            }
            self.divisors.insert(divisor);
            true
        })
    }
}

#[cfg(test)]
mod tests;
