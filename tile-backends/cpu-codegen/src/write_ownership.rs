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
//! Memory of other ranks always races: their blocks access it, whatever this kernel's do.
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
use tile_core::ir::{ConditionKind, Dim, Func, FuncKind, Inst, InstId, Op, Reach, Sym, Value, ValueDef};

/// The classification of a kernel's outputs.
#[derive(Debug, Default)]
pub(crate) struct WriteOwnership {
    /// See the module.
    racing: BTreeSet<Value>,
    /// Memory of other ranks.
    peers: BTreeSet<Value>,
    /// Whether other ranks run beside the kernel, so that its blocks are never alone.
    ranks: bool,
    /// An operation on memory of other ranks that has no version whose accesses are atomic.
    pub(crate) refused: Option<InstId>,
    /// Whether blocks must run one after the other.
    pub(crate) serial: bool,
    /// Divisors that must be positive, else blocks must run one after the
    /// other.
    pub(crate) divisors: BTreeSet<Value>,
}

impl WriteOwnership {
    /// Whether accesses to the storage of `root` must be atomic.
    pub(crate) fn is_racing(&self, root: Value) -> bool {
        self.peers.contains(&root) || !self.serial && self.racing.contains(&root)
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

    /// Whether blocks that run alone have code of their own, because an output is racing.
    pub(crate) fn races(&self) -> bool {
        !self.serial && !self.ranks && !self.racing.is_empty()
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
    let func = facts.func;
    let mut map = WriteOwnership { ranks: func.has_ranks(), ..WriteOwnership::default() };
    for (root, accesses) in of {
        if func.reach(root) != Reach::Own {
            map.refused = map.refused.or_else(|| without_atomic_form(func, root, &accesses));
            map.peers.insert(root);
            continue;
        }
        if accesses.iter().all(|access| access.kind == Kind::Read) {
            continue;
        }
        let mut assumed = Assumed::default();
        if is_owned(&ownership, &accesses, &mut assumed) && assumed.positive.iter().all(|&sym| stated(func, sym)) {
            map.divisors.append(&mut assumed.divisors);
        } else {
            map.serial |= without_atomic_form(func, root, &accesses).is_some();
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

/// An operation that cannot make its accesses to the storage of `root` element by element, each
/// atomic.
fn without_atomic_form(func: &Func, root: Value, accesses: &[Access]) -> Option<InstId> {
    let has_form = |inst: &Inst| {
        let of_root = |arg: Value| func.ty(arg).mem().is_some() && func.root(arg) == root;
        let mut operands = inst.args.iter().enumerate().filter(|(_, arg)| of_root(**arg)).map(|(position, _)| position);
        match &inst.op {
            Op::Load {} | Op::Store { .. } | Op::Atomic { .. } | Op::Copy { .. } | Op::Fill {} => true,
            Op::Gather {} => operands.all(|position| position != 1),
            Op::Scatter {} => operands.all(|position| position == 2),
            Op::AtomicTile { .. } => operands.all(|position| position == 1),
            _ => false,
        }
    };
    accesses.iter().map(|access| access.inst).find(|&id| !has_form(&func.insts[id]))
}

#[cfg(test)]
mod tests;
