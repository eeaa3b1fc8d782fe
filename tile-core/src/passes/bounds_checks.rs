//! Checks of bounds: that elements which are accessed lie in their tensor or tile.
//!
//! Before, with `%x x: global<f32, [?]>` and `%i` below 64:
//! ```text
//! %v = load %x, %i : f32
//! ```
//! After:
//! ```text
//! %0 = extent %x, axis = 0 : index
//! %1 = cmp.lt %i, %0 : bool
//! assert %1, %i, %0, format = "kernel `k` reads `x[{}]`, and the extents of `x` are [{}]", fault
//! %v = load %x, %i : f32
//! ```
//!
//! Before: calls are inlined, and the function is as the user wrote it. After: the same, and a
//! launch fails at the first access outside, with the access's position. What follows a check is
//! left as it is: the language drops an access outside, so nothing is touched that does not exist.
//! The cost is two comparisons for each axis of which [`Ranges`] do not prove one, and that loops
//! with checks are not rearranged.
//!
//! Checked are `load`, `store` and `atomic`: accesses of single elements, by their index in the
//! storage that views name, on all axes or on those where it comes [from
//! memory](super::index_sources). Operations on tiles are masked at edges by their definition, and are
//! not. Nor are reads through a view with a fill: who states it counts on it. A read on the right
//! of `&&` or `||` is checked where the left does not decide: the IR reads both sides, and the user
//! means one.

use super::elements::{Element, access, binary, extents, indexed, name_of, place};
use super::index_sources::{Source, sources};
use super::ranges::Ranges;
use super::rewrite::{Cursor, Fate, Rewrite, rewrite};
use crate::elem::Elem;
use crate::ir::{
    BinOp, CmpOp, Effect, Format, FormatPart, Func, Inst, InstId, Literal, Op, RegionId, Type, UnOp, Value,
};
use crate::launch::Bounds;
use std::collections::HashSet;

/// Runs the pass.
pub(super) fn run(func: &mut Func, which: Bounds) {
    let sources = if which == Bounds::All { None } else { Some(sources(func)) };
    let decided = decided(func);
    let (ranges, checked) = (Ranges::default(), Vec::new());
    let seen = func.params.iter().map(|param| param.value).collect();
    rewrite(func, &mut BoundsChecks { ranges, checked, decided, seen, sources });
}

/// Of a read that is the right side of `&&` or `||`: the left side, and its value that decides.
type Decided = Vec<Option<(Value, bool)>>;

struct BoundsChecks {
    ranges: Ranges,
    /// What is checked in each of the regions around.
    checked: Vec<Vec<Element>>,
    /// By the numbers of values.
    decided: Decided,
    /// The parameters, and what instructions and regions in front have made.
    seen: HashSet<Value>,
    /// Where indices come from, by the numbers of values, where only those from memory are checked.
    sources: Option<Vec<Source>>,
}

impl Rewrite for BoundsChecks {
    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate {
        let inst = at.func.insts[id].clone();
        if let Some((verb, memory, indices)) = access(at.func, &inst) {
            self.check(at, &inst, verb, memory, indices);
        }
        self.ranges.record(at.func, id);
        self.seen.extend(inst.result);
        Fate::Keep
    }

    fn enter(&mut self, func: &Func, region: RegionId, owner: Option<InstId>) {
        self.ranges.enter(func, region, owner);
        self.checked.push(Vec::new());
        self.seen.extend(&func.regions[region].args);
    }

    fn leave(&mut self) {
        self.checked.pop();
    }
}

impl BoundsChecks {
    fn check(&mut self, at: &mut Cursor<'_>, inst: &Inst, verb: &str, memory: Value, indices: &[Value]) {
        let key = (memory, indices.to_vec());
        if self.checked.iter().flatten().any(|known| *known == key) {
            return;
        }
        let Some((storage, indices)) = place(at, memory, indices, matches!(inst.op, Op::Load {})) else { return };
        let extents = extents(at, storage);
        let mut inside: Option<Value> = None;
        for (axis, (&index, &extent)) in indices.iter().zip(&extents).enumerate() {
            if !self.is_wanted(at.func, index) {
                continue;
            }
            for condition in self.conditions(at, storage, axis, index, extent).into_iter().flatten() {
                inside = Some(inside.map_or(condition, |all| binary(at, BinOp::And, all, condition)));
            }
        }
        let Some(mut inside) = inside else { return };
        let decided = inst.result.and_then(|result| self.decided[result.index()]);
        match decided.filter(|(left, _)| self.seen.contains(left)) {
            Some((left, decides)) => {
                let skipped = if decides { left } else { at.insert(Op::Un { op: UnOp::Not }, &[left], Type::BOOL) };
                inside = binary(at, BinOp::Or, inside, skipped);
            }
            None => self.checked.last_mut().expect("an instruction is in a region").push(key),
        }
        let format = message(at.func, verb, storage, indices.len());
        let args: Vec<Value> = [inside].into_iter().chain(indices).chain(extents).collect();
        at.effect(Op::Assert { format, fault: true }, &args);
    }

    /// Whether an index is checked; of a sum that a view makes, both operands count.
    fn is_wanted(&self, func: &Func, index: Value) -> bool {
        self.sources.as_ref().is_none_or(|sources| source(func, sources, index) == Source::Memory)
    }

    /// What of `0 <= index < extent` is not known to hold.
    fn conditions(
        &self,
        at: &mut Cursor<'_>,
        storage: Value,
        axis: usize,
        index: Value,
        extent: Value,
    ) -> [Option<Value>; 2] {
        let range = self.ranges.get(at.func, index);
        let bound = self.ranges.bound(index).and_then(|bound| at.func.def(bound));
        let same =
            |inst: &Inst| matches!(inst.op, Op::Extent { axis: of } if of as usize == axis) && inst.args == [storage];
        let is_below = bound.is_some_and(same) || range.hi < self.ranges.get(at.func, extent).lo;
        let at_least = (range.lo < 0).then(|| {
            let zero = at.literal(Literal::Int(0), Type::INDEX);
            at.insert(Op::Cmp { op: CmpOp::Ge }, &[index, zero], Type::BOOL)
        });
        let below = (!is_below).then(|| at.insert(Op::Cmp { op: CmpOp::Lt }, &[index, extent], Type::BOOL));
        [at_least, below]
    }
}

/// Where an index comes from, which may be a sum that [`place`] has made.
fn source(func: &Func, sources: &[Source], index: Value) -> Source {
    match (sources.get(index.index()), func.def(index)) {
        (Some(&known), _) => known,
        (None, Some(sum)) => sum.args.iter().map(|&arg| source(func, sources, arg)).max().unwrap_or(Source::Launch),
        (None, None) => Source::Launch,
    }
}

/// The message of a check, which shows indices and extents.
fn message(func: &Func, verb: &str, storage: Value, rank: usize) -> Format {
    let name = name_of(func, storage);
    let mut parts = vec![FormatPart::Text(format!("kernel `{}` {verb} `{name}[", func.name))];
    indexed(&mut parts, rank);
    parts.push(FormatPart::Text(format!("]`, and the extents of `{name}` are [")));
    indexed(&mut parts, rank);
    parts.push(FormatPart::Text("]".to_owned()));
    Format { parts }
}

/// The reads whose only use is, through operations that have no other, the right side of `&&` or
/// `||`.
fn decided(func: &Func) -> Decided {
    let mut uses: Vec<(u32, Option<InstId>)> = vec![(0, None); func.values.len()];
    let mut used = |value: Value, by: Option<InstId>| {
        let (count, user) = &mut uses[value.index()];
        (*count, *user) = (*count + 1, by);
    };
    let mut loads = Vec::new();
    func.walk(func.body, &mut |id, inst| {
        inst.args.iter().for_each(|&arg| used(arg, Some(id)));
        inst.regions.iter().filter_map(|&region| func.regions[region].result).for_each(|value| used(value, None));
        if matches!(inst.op, Op::Load {}) {
            loads.extend(inst.result);
        }
    });
    let mut decided = vec![None; func.values.len()];
    for load in loads {
        let mut value = load;
        while let (1, Some(user)) = uses[value.index()] {
            let inst = &func.insts[user];
            let side = match inst.op {
                Op::Bin { op: BinOp::And } => Some(false),
                Op::Bin { op: BinOp::Or } => Some(true),
                _ => None,
            };
            let logical = func.ty(value).scalar() == Some(Elem::BOOL) && inst.args.get(1) == Some(&value);
            if let Some(decides) = side.filter(|_| logical) {
                decided[load.index()] = Some((inst.args[0], decides));
                break;
            }
            match (inst.op.effect(), inst.result) {
                (Effect::Pure, Some(result)) => value = result,
                _ => break,
            }
        }
    }
    decided
}
