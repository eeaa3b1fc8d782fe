//! Race check between blocks: no block accesses an element that another writes.
//!
//! Blocks run at the same time. For each tensor and workspace that a kernel
//! writes it must follow from the indices that two blocks never meet in an
//! element ([`tile_core::analysis::ownership`]), unless
//!
//! * both accesses are atomics, or both are `store_unordered` or `scatter`;
//! * one runs under a condition on what an acquiring atomic gave, which orders
//!   it at run time;
//! * `blocks([…], disjoint = "…")` states it.
//!
//! The interpreter observes what these leave open.

use super::Checked;
use crate::diag::{Code, Loc};
use std::collections::BTreeSet;
use tile_core::analysis::ownership::{Ownership, Race};
use tile_core::analysis::{Access, Kind, Values, accesses};
use tile_core::ir::{Condition, ConditionKind, Dim, FuncKind, Op, Span, Sym, Value};

/// Reports races between blocks. Gives what instances must satisfy for the rest
/// to have none. What iterations of one block already race for is not said again.
pub(super) fn check(checked: &Checked<'_>, races: &BTreeSet<Value>) -> Vec<Condition> {
    let func = checked.func;
    if func.kind == FuncKind::Device || func.grid.is_empty() || func.disjoint.is_some() {
        return Vec::new();
    }
    let values = Values::with_host_symbols(func);
    let ownership = Ownership::new(&values);
    let all: Vec<Access> = accesses(&values).into_iter().filter(|access| checked.touches(access)).collect();
    let roots: BTreeSet<Value> = all.iter().map(|access| access.root).filter(|root| !races.contains(root)).collect();
    let mut conditions = Vec::new();
    for root in roots {
        let of_root: Vec<&Access> = all.iter().filter(|access| access.root == root).collect();
        let mut blocks =
            Blocks { checked, values: &values, ownership: &ownership, root, all: of_root, positive: BTreeSet::new() };
        blocks.check();
        conditions.extend(blocks.positive.iter().map(|(sym, span)| blocks.condition(*sym, *span)));
    }
    conditions
}

/// The accesses to one tensor or workspace.
struct Blocks<'a, 'c> {
    checked: &'a Checked<'c>,
    values: &'a Values<'a>,
    ownership: &'a Ownership<'a, 'a>,
    root: Value,
    all: Vec<&'a Access>,
    /// Symbols that must be positive, and for which access.
    positive: BTreeSet<(Sym, Span)>,
}

impl Blocks<'_, '_> {
    fn check(&mut self) {
        let (func, all) = (self.checked.func, self.all.clone());
        let race = self.ownership.race(&all, &mut |write, assumed| {
            let span = func.insts[write.inst].span;
            self.positive.extend(assumed.positive.into_iter().map(|sym| (sym, span)));
        });
        if let Some(race) = race {
            self.tell(&race);
        }
    }

    /// That a pitch is positive by which blocks are apart.
    fn condition(&self, sym: Sym, span: Span) -> Condition {
        let dim = Dim::sym(sym);
        let name = self.checked.name(self.root);
        let text = self.values.dim_text(&dim);
        let message = format!("{text} is at least 1, since blocks lie {text} apart in `{name}`");
        Condition { kind: ConditionKind::AtMost(Dim::int(1), dim), message, span }
    }

    fn tell(&self, &Race { write, other, index }: &Race<'_>) {
        let func = self.checked.func;
        let name = self.checked.name(self.root);
        let word = func.values[index].name.clone().unwrap_or_else(|| "_".to_owned());
        let apart = "`blocks([…], disjoint = \"…\")` states what cannot be seen here";
        let own = std::ptr::eq(write, other);
        let update = self.all.iter().any(|read| read.kind == Kind::Read && read.axes == write.axes);
        let (loc, message, help) = if own && update && write.kind == Kind::Write {
            let atomic = match func.insts[write.inst].op {
                Op::Store { .. } => format!("{name}.atomic_add([…], value, Relaxed)"),
                _ => format!("atomic_add(&tile, {name}.at_mut([…]), Relaxed)"),
            };
            (
                self.loc(write),
                format!("blocks along `{word}` may update the same element of `{name}` at the same time"),
                format!(
                    "`{atomic}` loses no update; or let the index depend on `{word}` so that no two blocks write one element"
                ),
            )
        } else if own && !self.ownership.depends(write, index) {
            (
                self.loc(write),
                format!("every block along `{word}` writes the same elements of `{name}`"),
                format!("use `{word}` in the index, or write in one block: `if {word} == 0 {{ … }}`"),
            )
        } else if let (true, Some((pitch, len))) = (own, self.ownership.overlap(write, index)) {
            let text = |dim| bare(&self.values.dim_text(dim)).to_owned();
            let (pitch, len) = (text(&pitch), text(&len));
            (
                self.loc(write),
                format!("blocks along `{word}` are `{pitch}` apart in `{name}` and write `{len}` each: they overlap"),
                format!(
                    "offsets of blocks are at least as far apart as what a block writes: `{word} * {}`",
                    factor(&len)
                ),
            )
        } else if matches!(write.kind, Kind::Atomic(_)) != matches!(other.kind, Kind::Atomic(_)) {
            let plain = if matches!(write.kind, Kind::Atomic(_)) { other } else { write };
            let verb = if plain.kind == Kind::Read { "reads" } else { "writes" };
            (
                self.loc(plain),
                format!(
                    "a block {verb} elements of `{name}` that another block along `{word}` may update by an atomic"
                ),
                "use atomics for both, or let the block that an `AcqRel` atomic finds to be the last do this"
                    .to_owned(),
            )
        } else if other.kind == Kind::Read {
            (
                self.loc(other),
                format!("a block reads elements of `{name}` that another block along `{word}` may write"),
                format!("blocks run in any order: read an input, or write in a first launch; {apart}"),
            )
        } else {
            (
                self.loc(other),
                format!("blocks that differ in `{word}` may write the same element of `{name}`"),
                format!("give each block index its own axis or range; {apart}"),
            )
        };
        self.checked.errors.report(Code::BlockRace, loc, message, help);
    }

    fn loc(&self, access: &Access) -> Loc {
        self.checked.loc(access.inst)
    }
}

impl Checked<'_> {
    /// Whether a call that is handed memory may write it; other accesses say so
    /// themselves.
    fn touches(&self, access: &Access) -> bool {
        !matches!(self.func.insts[access.inst].op, Op::Call { .. })
            || self.call_writes.iter().any(|&(id, arg)| id == access.inst && self.func.root(arg) == access.root)
    }
}

/// Without parentheses around it.
fn bare(text: &str) -> &str {
    let inner = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    inner.filter(|inner| !inner.contains(['(', ')'])).unwrap_or(text)
}

/// A factor of a product.
fn factor(text: &str) -> String {
    if text.contains(' ') { format!("({text})") } else { text.to_owned() }
}
