//! Write-ownership analysis: which outputs need atomic accesses.
//!
//! Blocks run concurrently. A plain store by one block and a plain access by another to the
//! same element would be undefined behaviour, and a launch is a safe function whatever the
//! kernel does. So each output and workspace is classified:
//!
//! * *owned*: at most one block accesses each element. Accesses are plain.
//! * *racing*: ownership is not proved. Every access is atomic. If an operation without an
//!   atomic version is among them, the launch runs its blocks serially, and accesses are plain
//!   again.
//!
//! A launch may have a single thread anyway. A kernel with racing outputs is therefore emitted
//! twice; [`WriteOwnership::alone`] classifies the second copy: nothing races, and atomics are
//! plain too.
//!
//! The proof is [`tile_core::analysis::ownership`]. It assumes that divisors which are not
//! constants are positive, as when heads and batches share a grid axis; the launch checks them.

use crate::facts::Facts;
use std::collections::{BTreeMap, BTreeSet};
use tile_core::analysis::ownership::{Assumed, Ownership};
use tile_core::analysis::{Access, Kind, accesses};
use tile_core::ir::{ConditionKind, Dim, Func, FuncKind, Op, Sym, Value, ValueDef};

/// The classification of a kernel's outputs.
#[derive(Debug, Default)]
pub(crate) struct WriteOwnership {
    /// See the module.
    racing: BTreeSet<Value>,
    /// Whether blocks must run one after the other.
    pub(crate) serial: bool,
    /// Divisors that must be positive, else blocks must run one after the
    /// other.
    pub(crate) divisors: BTreeSet<Value>,
}

impl WriteOwnership {
    /// Whether accesses to the storage of `root` must be atomic.
    pub(crate) fn is_racing(&self, root: Value) -> bool {
        !self.serial && self.racing.contains(&root)
    }

    /// Whether a view is part of an output of the kernel that no two blocks
    /// access and of which nothing is read.
    pub(crate) fn is_result(&self, func: &Func, view: Value) -> bool {
        let memory = func.root(view);
        let mut reads = func.kind != FuncKind::Kernel || !matches!(func.values[memory].def, ValueDef::Param(_));
        func.walk(func.body, &mut |_, inst| {
            for (position, &arg) in inst.args.iter().enumerate() {
                let writes = matches!(inst.op, Op::Copy { .. } | Op::Store { .. }) && position == 1;
                let names = inst.op.is_view() || matches!(inst.op, Op::Extent { .. });
                reads |= func.ty(arg).mem().is_some() && func.root(arg) == memory && !writes && !names;
            }
        });
        !reads && !self.is_racing(memory)
    }

    /// Whether any output is racing.
    pub(crate) fn races(&self) -> bool {
        !self.serial && !self.racing.is_empty()
    }

    /// The classification when blocks run one after the other.
    pub(crate) fn alone() -> WriteOwnership {
        WriteOwnership { serial: true, ..WriteOwnership::default() }
    }
}

/// Classifies all outputs and workspaces of a kernel.
pub(crate) fn classify(facts: &Facts<'_>) -> WriteOwnership {
    let ownership = Ownership::new(facts);
    let mut of: BTreeMap<Value, Vec<Access>> = BTreeMap::new();
    for access in accesses(facts) {
        of.entry(access.root).or_default().push(access);
    }
    let mut map = WriteOwnership::default();
    for (root, accesses) in of {
        if accesses.iter().all(|access| access.kind == Kind::Read) {
            continue;
        }
        let mut assumed = Assumed::default();
        if is_owned(&ownership, &accesses, &mut assumed) && assumed.positive.iter().all(|&sym| stated(facts.func, sym))
        {
            map.divisors.append(&mut assumed.divisors);
        } else {
            map.serial |=
                accesses.iter().any(|access| !has_atomic_form(&facts.func.insts[access.inst].op, access.kind));
            map.racing.insert(root);
        }
    }
    map
}

/// Whether no two blocks access one element. Atomics are meant for shared elements: no proof is
/// attempted.
fn is_owned(ownership: &Ownership<'_, '_>, accesses: &[Access], assumed: &mut Assumed) -> bool {
    let atomic = accesses.iter().any(|access| matches!(access.kind, Kind::Atomic(_)));
    let apart = accesses.iter().enumerate().any(|(i, a)| {
        accesses[i..]
            .iter()
            .filter(|b| a.kind != Kind::Read || b.kind != Kind::Read)
            .any(|b| ownership.apart(a, b, assumed).is_some())
    });
    ownership.is_alone() || (!atomic && !apart)
}

/// Whether a condition of the function states that the symbol is positive.
fn stated(func: &Func, sym: Sym) -> bool {
    let positive = ConditionKind::AtMost(Dim::int(1), Dim::sym(sym));
    func.conditions.iter().any(|condition| condition.kind == positive)
}

/// Whether an operation can make its accesses element by element, each atomic.
fn has_atomic_form(op: &Op, kind: Kind) -> bool {
    match op {
        Op::Load {} | Op::Store { .. } | Op::Atomic { .. } | Op::Copy { .. } | Op::Fill {} => true,
        Op::Scatter {} | Op::AtomicTile { .. } => kind != Kind::Read,
        _ => false,
    }
}

#[cfg(test)]
mod tests;
