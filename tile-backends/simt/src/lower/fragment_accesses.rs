//! Accesses to fragments in a `parallel!`: which index of the loop each axis follows.
//!
//! An iteration may access a run of neighbours, as pairs of columns are:
//!
//! ```text
//! parallel (BM, BN / 2) i, c { y[i, 2 * c] = f(x[i, 2 * c], x[i, 2 * c + 1]); … }
//! ```
//!
//! Where each thread holds whole runs, iterations are distributed as runs are, and nothing is
//! exchanged.

use super::shapes::extents;
use super::uses::{constant, is_fragment, is_zero};
use crate::layout::Fragment;
use tile_core::ir::{Axis, BinOp, Func, Inst, Op, RegionId, Value, ValueDef};

/// How an axis of a fragment is indexed in a `parallel!`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AxisUse {
    /// By this parallel index.
    Arg(usize),
    /// By `run · arg + at` of this parallel index, with `at < run`.
    Run { arg: usize, run: u32 },
    /// By zero, its only index.
    Only,
    /// In another way.
    Other,
}

/// An access to a fragment in a `parallel!`.
#[derive(Clone, Debug)]
pub(super) struct Access {
    pub(super) root: Value,
    pub(super) axes: Vec<AxisUse>,
    pub(super) written: bool,
}

impl Access {
    /// For each axis of the fragment the parallel index, if all have one of
    /// their own.
    pub(super) fn select(&self) -> Option<Vec<Option<usize>>> {
        let whole = |runs: Vec<Option<(usize, u32)>>| -> Option<Vec<Option<usize>>> {
            let arg = |axis: Option<(usize, u32)>| match axis {
                Some((arg, 1)) => Some(Some(arg)),
                Some(_) => None,
                None => Some(None),
            };
            runs.into_iter().map(arg).collect()
        };
        self.runs().and_then(whole)
    }

    /// For each axis of the fragment the parallel index with the run that an
    /// iteration accesses, if all have one of their own.
    fn runs(&self) -> Option<Vec<Option<(usize, u32)>>> {
        let mut seen = Vec::new();
        let mut own = |arg: usize| {
            let new = !seen.contains(&arg);
            seen.push(arg);
            new.then_some(arg)
        };
        self.axes
            .iter()
            .map(|axis| match *axis {
                AxisUse::Arg(arg) => Some(Some((own(arg)?, 1))),
                AxisUse::Run { arg, run } => Some(Some((own(arg)?, run))),
                AxisUse::Only => Some(None),
                AxisUse::Other => None,
            })
            .collect()
    }

    /// Whether all of so many parallel indices choose the element.
    pub(super) fn takes_all(&self, rank: usize) -> bool {
        self.runs().is_some_and(|runs| runs.iter().flatten().count() == rank)
    }

    /// Whether iterations up to these extents stay within those of the fragment.
    pub(super) fn stays_within(&self, iterations: &[u32], held: &[u32]) -> bool {
        self.runs().is_some_and(|runs| {
            runs.len() == held.len()
                && runs.iter().zip(held).all(|(axis, &held)| {
                    axis.is_none_or(|(arg, run)| iterations[arg].checked_mul(run).is_some_and(|end| end <= held))
                })
        })
    }

    /// The layout of the fragment that iterations distributed like this access
    /// without exchange.
    pub(super) fn layout_for(&self, iterations: &Fragment) -> Option<Fragment> {
        let runs = self.runs()?;
        let args: Vec<Option<usize>> = runs.iter().map(|axis| axis.map(|(arg, _)| arg)).collect();
        let lengths = runs.iter().map(|axis| axis.map_or(1, |(_, run)| run));
        Some(lengths.enumerate().fold(iterations.select(&args), |layout, (axis, run)| layout.with_runs(axis, run)))
    }

    /// The distribution of `rank` parallel indices that accesses a fragment of
    /// this layout without exchange; nothing where threads share runs.
    pub(super) fn iterations_for(&self, held: &Fragment, rank: usize) -> Option<Fragment> {
        let runs = self.runs()?;
        let lengths = runs.iter().map(|axis| axis.map_or(1, |(_, run)| run));
        let whole = lengths.enumerate().try_fold(held.clone(), |layout, (axis, run)| layout.of_runs(axis, run))?;
        let axis_of = |arg: usize| runs.iter().position(|axis| axis.is_some_and(|(of, _)| of == arg));
        Some(whole.select(&(0..rank).map(axis_of).collect::<Vec<_>>()))
    }
}

/// Every access to a fragment in a `parallel!`.
pub(super) fn accesses(func: &Func, parallel: &Inst) -> Vec<Access> {
    let region = parallel.regions[0];
    let mut found: Vec<Access> = Vec::new();
    func.walk(region, &mut |_, inst| {
        let (memory, indices, written) = match &inst.op {
            Op::Load {} => (inst.args[0], &inst.args[1..], false),
            Op::Store { .. } => (inst.args[1], &inst.args[2..], true),
            Op::Atomic { .. } => {
                let rank = func.ty(inst.args[0]).mem().map_or(0, |mem| mem.rank());
                (inst.args[0], &inst.args[1..=rank], true)
            }
            _ => return,
        };
        let root = func.root(memory);
        if is_fragment(func, root) {
            let uses = indices.iter().map(|&index| index_use(func, region, index)).collect();
            found.push(Access { root, axes: trace(func, memory, uses), written });
        }
    });
    found
}

pub(super) fn index_use(func: &Func, region: RegionId, index: Value) -> AxisUse {
    match func.values[index].def {
        ValueDef::Arg(of, i) if of == region => AxisUse::Arg(i as usize),
        _ if is_zero(func, index) => AxisUse::Only,
        _ => match scaled(func, region, index) {
            Some((arg, run, at)) if run > 1 && (0..run).contains(&at) => {
                u32::try_from(run).map_or(AxisUse::Other, |run| AxisUse::Run { arg, run })
            }
            _ => AxisUse::Other,
        },
    }
}

/// An index as `factor · arg + constant` of a parallel index.
fn scaled(func: &Func, region: RegionId, index: Value) -> Option<(usize, i64, i64)> {
    if let ValueDef::Arg(of, arg) = func.values[index].def {
        return (of == region).then_some((arg as usize, 1, 0));
    }
    let inst = func.def(index)?;
    let Op::Bin { op } = inst.op else { return None };
    let with_number = |x: Value, y: Value| Some((scaled(func, region, x)?, constant(func, y)?));
    let (x, y) = (inst.args[0], inst.args[1]);
    match op {
        BinOp::Add => {
            let ((arg, factor, at), number) = with_number(x, y).or_else(|| with_number(y, x))?;
            Some((arg, factor, at.checked_add(number)?))
        }
        BinOp::Mul => {
            let ((arg, factor, at), number) = with_number(x, y).or_else(|| with_number(y, x))?;
            Some((arg, factor.checked_mul(number)?, at.checked_mul(number)?))
        }
        _ => None,
    }
}

/// Whether an index in a `parallel!` is one more in the next iteration along an axis that runs do not
/// go along.
pub(super) fn has_neighbours(func: &Func, region: RegionId, index: Value) -> bool {
    match func.values[index].def {
        ValueDef::Arg(of, number) => of == region && (number as usize) + 1 < func.regions[region].args.len(),
        ValueDef::Param(_) => false,
        ValueDef::Inst(id) => {
            let inst = &func.insts[id];
            matches!(inst.op, Op::Bin { op: BinOp::Add })
                && inst.args.iter().any(|&arg| has_neighbours(func, region, arg))
        }
    }
}

/// Uses of a view's axes as uses of the axes of what it is a view of.
pub(super) fn trace(func: &Func, memory: Value, mut uses: Vec<AxisUse>) -> Vec<AxisUse> {
    let Some(inst) = func.def(memory) else { return uses };
    match &inst.op {
        Op::Region { axes, .. } => {
            let mut inner = uses.into_iter();
            let offsets = &inst.args[1..];
            let outer = axes.iter().zip(offsets).map(|(axis, &offset)| match axis {
                Axis::Drop if is_zero(func, offset) => AxisUse::Only,
                Axis::Drop => AxisUse::Other,
                Axis::Keep(_) => {
                    let axis = inner.next().unwrap_or(AxisUse::Other);
                    if is_zero(func, offset) { axis } else { AxisUse::Other }
                }
            });
            trace(func, inst.args[0], outer.collect())
        }
        Op::Permute { axes } => {
            let mut outer = vec![AxisUse::Other; uses.len()];
            for (&axis, axis_use) in axes.iter().zip(uses) {
                outer[axis as usize] = axis_use;
            }
            trace(func, inst.args[0], outer)
        }
        Op::Reshape {} => {
            let same = extents(func, memory) == extents(func, inst.args[0]);
            let rank = func.ty(inst.args[0]).mem().map_or(0, |mem| mem.rank());
            if !same {
                uses = vec![AxisUse::Other; rank];
            }
            trace(func, inst.args[0], uses)
        }
        Op::Bitcast {} => trace(func, inst.args[0], uses),
        _ => {
            // Zero is the place of an axis without other indices only.
            let extents = extents(func, memory).unwrap_or_default();
            for (axis, extent) in uses.iter_mut().zip(extents) {
                if *axis == AxisUse::Only && extent != 1 {
                    *axis = AxisUse::Other;
                }
            }
            uses
        }
    }
}
