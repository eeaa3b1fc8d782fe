//! Access analysis: which elements of global memory each instruction reads and writes.
//!
//! An access is a hyperrectangle: on each axis of the storage an interval whose start
//! is affine. Views are followed down to the storage:
//!
//! ```text
//! %w = region %y, %i*BM, %zero, axes = [BM, BN]
//! copy %t, %w          writes %y at [i*BM .. i*BM + BM, 0 .. BN]
//! store %v, %y, %i, %j writes %y at [i .. i + 1, j .. j + 1]
//! ```

use super::affine::Affine;
use super::values::Values;
use crate::ir::{Axis, Dim, Extent, Func, Inst, InstId, Op, Order, RegionId, Space, Type, Value};
use std::collections::BTreeSet;

/// What an access does with the elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Reads them.
    Read,
    /// Writes them, and may read them first.
    Write,
    /// Writes them where others may do so, too: any of the values wins.
    Unordered,
    /// Reads and writes each indivisibly.
    Atomic(Order),
}

/// The indices that an access touches on one axis of the storage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Interval {
    /// `base .. base + len`.
    From {
        /// The first index.
        base: Affine,
        /// How many.
        len: Dim,
    },
    /// Any.
    Any,
}

/// What one instruction does to one piece of global memory.
#[derive(Clone, Debug)]
pub struct Access {
    /// The instruction.
    pub inst: InstId,
    /// The tensor or workspace.
    pub root: Value,
    /// What happens to the elements.
    pub kind: Kind,
    /// One for each axis of the storage.
    pub axes: Vec<Interval>,
    /// The conditions under which the instruction runs, the outermost first, and
    /// what each of them is then.
    pub conditions: Vec<(Value, bool)>,
    /// Whether one of the conditions depends on what an acquiring atomic gave:
    /// then the order of other blocks' accesses is a matter of the execution.
    pub ordered: bool,
}

impl Access {
    /// Whether two accesses of different blocks to one element are in order, or
    /// need no order. What orders them at run time is taken for granted.
    pub fn needs_no_order(&self, other: &Access) -> bool {
        self.ordered
            || other.ordered
            || matches!(
                (self.kind, other.kind),
                (Kind::Atomic(_), Kind::Atomic(_)) | (Kind::Unordered, Kind::Unordered) | (Kind::Read, Kind::Read)
            )
    }
}

/// Every access of the body to global memory that the function may write.
pub fn accesses(values: &Values<'_>) -> Vec<Access> {
    let acquired = acquired(values.func);
    let mut collector = Collector { values, acquired, conditions: Vec::new(), found: Vec::new() };
    collector.visit(values.func.body);
    collector.found
}

struct Collector<'a, 'f> {
    values: &'a Values<'f>,
    acquired: BTreeSet<Value>,
    conditions: Vec<(Value, bool)>,
    found: Vec<Access>,
}

/// Where an axis of a view lies: the axis of the storage, where it starts there
/// and how long it is, if that is known.
type Window = (usize, Affine, Option<Dim>);

impl Collector<'_, '_> {
    fn visit(&mut self, region: RegionId) {
        let func = self.values.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            self.inst(id, inst);
            for (number, &inner) in inst.regions.iter().enumerate() {
                let condition = matches!(inst.op, Op::If {}).then(|| (inst.args[0], number == 0));
                self.conditions.extend(condition);
                self.visit(inner);
                self.conditions.truncate(self.conditions.len() - usize::from(condition.is_some()));
            }
        }
    }

    fn inst(&mut self, id: InstId, inst: &Inst) {
        let args = &inst.args;
        let read = |this: &mut Self, memory| this.access(id, memory, &[], Kind::Read);
        match &inst.op {
            Op::Load {} => self.access(id, args[0], &args[1..], Kind::Read),
            Op::Store { unordered } => {
                let kind = if *unordered { Kind::Unordered } else { Kind::Write };
                self.access(id, args[1], &args[2..], kind);
            }
            Op::Atomic { order, .. } => {
                let rank = self.values.func.ty(args[0]).mem().map_or(0, |m| m.rank());
                self.access(id, args[0], &args[1..1 + rank], Kind::Atomic(*order));
            }
            Op::Copy { .. } | Op::Reduce { .. } | Op::Scan { .. } => {
                read(self, args[0]);
                self.access(id, args[1], &[], Kind::Write);
            }
            Op::Fill {} => self.access(id, args[0], &[], Kind::Write),
            Op::Scatter {} => {
                read(self, args[0]);
                read(self, args[1]);
                self.rows(id, args[2], Kind::Unordered);
            }
            Op::Gather {} => {
                self.rows(id, args[0], Kind::Read);
                read(self, args[1]);
                self.access(id, args[2], &[], Kind::Write);
            }
            Op::AtomicTile { order, .. } => {
                read(self, args[0]);
                self.access(id, args[1], &[], Kind::Atomic(*order));
            }
            Op::Gemm { .. } | Op::GemmSp {} => {
                let Some((&acc, sources)) = args.split_last() else { return };
                sources.iter().for_each(|&source| read(self, source));
                self.access(id, acc, &[], Kind::Write);
            }
            Op::Call { .. } => {
                for &arg in args {
                    if matches!(self.values.func.ty(arg), Type::Mem(_)) {
                        self.access(id, arg, &[], Kind::Write);
                    }
                }
            }
            _ => {}
        }
    }

    /// Global memory that the function may write.
    fn output(&self, memory: Value) -> Option<Value> {
        let func = self.values.func;
        let root = func.root(memory);
        let global = func.ty(root).mem().is_some_and(|m| m.space == Space::Global);
        (global && !func.is_input(root)).then_some(root)
    }

    /// An access to a view, or to the element of it at `indices`.
    fn access(&mut self, inst: InstId, memory: Value, indices: &[Value], kind: Kind) {
        let element = |axis: usize, (root, base, len): Window| match (indices.get(axis), len) {
            (Some(&index), _) => {
                (root, Interval::From { base: base.add(&self.values.affine(index)), len: Dim::int(1) })
            }
            (None, Some(len)) => (root, Interval::From { base, len }),
            (None, None) => (root, Interval::Any),
        };
        let windows = self.windows(memory).into_iter().enumerate();
        let intervals: Vec<_> = windows.filter_map(|(axis, window)| Some(element(axis, window?))).collect();
        self.push(inst, memory, intervals, kind);
    }

    /// An access to rows of a view whose numbers are read from memory.
    fn rows(&mut self, inst: InstId, memory: Value, kind: Kind) {
        let whole = |(root, base, len): Window| Some((root, Interval::From { base, len: len? }));
        let columns = self.windows(memory).into_iter().skip(1);
        let intervals = columns.filter_map(|window| whole(window?)).collect();
        self.push(inst, memory, intervals, kind);
    }

    fn push(&mut self, inst: InstId, memory: Value, intervals: Vec<(usize, Interval)>, kind: Kind) {
        let Some(root) = self.output(memory) else { return };
        let mut axes = vec![Interval::Any; self.values.func.ty(root).mem().map_or(0, |m| m.rank())];
        for (axis, interval) in intervals {
            axes[axis] = interval;
        }
        for (axis, base) in self.dropped(memory) {
            axes[axis] = Interval::From { base, len: Dim::int(1) };
        }
        let conditions = self.conditions.clone();
        let ordered = conditions.iter().any(|(condition, _)| self.acquired.contains(condition));
        self.found.push(Access { inst, root, kind, axes, conditions, ordered });
    }

    /// Where each axis of a view lies; none when that is not known.
    fn windows(&self, memory: Value) -> Vec<Option<Window>> {
        let func = self.values.func;
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
                        (root_axis, base.add(&self.values.affine(offset)), extent.dim().cloned())
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
        let Some(inst) = self.values.func.def(memory) else { return Vec::new() };
        match &inst.op {
            Op::Region { axes, .. } => {
                let mut out = self.dropped(inst.args[0]);
                let inner = self.windows(inst.args[0]);
                for ((window, axis), &offset) in inner.into_iter().zip(axes).zip(&inst.args[1..]) {
                    if let (Some((root_axis, base, _)), Axis::Drop) = (window, axis) {
                        out.push((root_axis, base.add(&self.values.affine(offset))));
                    }
                }
                out
            }
            Op::Permute { .. } | Op::Bitcast {} => self.dropped(inst.args[0]),
            _ => Vec::new(),
        }
    }
}

/// The values, and the tiles and variables, that depend on what an acquiring
/// atomic gave.
fn acquired(func: &Func) -> BTreeSet<Value> {
    let mut found: BTreeSet<Value> = BTreeSet::new();
    loop {
        let before = found.len();
        func.walk(func.body, &mut |_, inst| {
            let depends = match &inst.op {
                Op::Atomic { order, .. } => order.acquires(),
                Op::If {} => {
                    let results = inst.regions.iter().filter_map(|&region| func.regions[region].result);
                    results.into_iter().any(|value| found.contains(&value))
                }
                Op::Store { .. } => found.contains(&inst.args[0]),
                _ => inst.args.iter().any(|arg| found.contains(arg)),
            };
            if depends {
                found.extend(inst.result);
                if matches!(inst.op, Op::Store { .. }) {
                    found.insert(func.root(inst.args[1]));
                }
            }
        });
        if found.len() == before {
            return found;
        }
    }
}
