//! Skipping of masked steps: a loop leaves out the iterations in which a mask hides everything.
//!
//! Before, causal attention whose loop goes through all keys:
//! ```text
//! for %zero, %tiles, %one (%y: index) {
//!   copy … keys of %y …
//!   gemm %q, %k, %s
//!   parallel %64, %32 (%i: index, %j: index) {
//!     %c = cmp.le (%y * 32 + %j), (%x * 64 + %i) : bool
//!     %v = select %c, %a, %lowest : f32
//!     store %v, %s, %i, %j
//!   }
//!   … maximum, weights, sums, gemm %p, %v, %o …
//! }
//! ```
//! After:
//! ```text
//! %end = bin.div (%x * 64 + 64 + 31), 32 : index
//! %last = bin.min %tiles, %end : index
//! for %zero, %last, %one (%y: index) { … as before … }
//! ```
//!
//! Two questions decide:
//! - [`step`]: does an iteration in which the mask holds nowhere leave everything as it was that is
//!   read later? Finite values are assumed, as `fast_math` allows (docs/language.md, §7.4).
//! - [`visible`]: in which iterations may the mask hold somewhere? An interval of the counter.
//!
//! The bounds of loops that the user has clipped already stay as they are, where that can be proved
//! ([`sum`]). The method is that of index-set splitting (Griebl, Feautrier, Lengauer: Index set
//! splitting, 2000), with an abstract interpretation in place of a dependence test.

mod data;
mod element;
mod masked_loop;
mod numbers;
mod positive;
mod step;
mod sum;
#[cfg(test)]
mod tests;
mod visible;

use super::dead_fills::{Overwritten, overwritten_behind_iterations};
use super::rewrite::{Cursor, Fate, Rewrite, rewrite};
use super::run_passes;
use super::split_masks::number;
use crate::ir::{BinOp, CmpOp, Dim, Func, Inst, InstId, Literal, Op, Span, Type, Value, ValueData, ValueDef};
use data::{Test, Tight};
use masked_loop::Loop;
use std::borrow::Cow;
use std::collections::HashMap;
use sum::{Atom, Parts, SYMBOL_BITS, Sum, VALUE_BITS};
use visible::Interval;

/// What a mask may compare for its steps to be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Masks {
    /// Indices.
    OfIndices,
    /// Indices, and elements of tensors: the backend has [`Op::Aggregate`].
    OfElements,
}

/// A function with `fast_math` whose loops leave out masked steps; not one of
/// [`PASSES`](super::PASSES), which keep results to the bit whatever the values are.
///
/// Const parameters may still have no value. A bound is then used where they are from 1 to 65536,
/// which an instance decides.
pub fn skip_masked_steps(func: &Func, masks: Masks) -> Cow<'_, Func> {
    let selects = func.insts.values().any(|inst| matches!(inst.op, Op::Select {}));
    if !func.schedule.fast_math || !selects {
        return Cow::Borrowed(func);
    }
    let loops = tightened(func, masks);
    if loops.is_empty() {
        return Cow::Borrowed(func);
    }
    let mut skipping = func.clone();
    rewrite(&mut skipping, &mut SkipMaskedSteps { loops });
    let tidied = run_passes(&mut skipping, None);
    debug_assert!(tidied.is_ok(), "{tidied:?}");
    Cow::Owned(skipping)
}

/// The loops whose bounds a mask tightens.
fn tightened(func: &Func, masks: Masks) -> HashMap<InstId, Interval> {
    // Tiles whose contents behind an iteration of a loop nothing reads.
    let overwritten = overwritten_behind_iterations(func);
    let none = Overwritten::new();
    let mut loops = HashMap::new();
    func.walk(func.body, &mut |id, inst| {
        if matches!(inst.op, Op::For { .. }) && number(func, inst.args[2]) == Some(1) {
            let steps = steps(func, id, overwritten.get(&id).unwrap_or(&none), masks);
            loops.extend(steps.map(|steps| (id, steps)));
        }
    });
    loops
}

struct SkipMaskedSteps {
    loops: HashMap<InstId, Interval>,
}

impl Rewrite for SkipMaskedSteps {
    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate {
        let Some(steps) = self.loops.remove(&id) else { return Fate::Keep };
        let [lo, hi] = [at.func.insts[id].args[0], at.func.insts[id].args[1]];
        let certain = bounded(at, &steps.parts);
        // A bound of the mask, or what is stated where sums might wrap.
        let bound = |at: &mut Cursor<'_>, tight: &Sum, stated: Value, op: BinOp| {
            let tight = value_of(at, tight);
            let tight = match certain {
                Some(certain) => at.insert(Op::Select {}, &[certain, tight, stated], Type::INDEX),
                None => tight,
            };
            at.insert(Op::Bin { op }, &[stated, tight], Type::INDEX)
        };
        let hi = steps.hi.as_ref().map_or(hi, |tight| bound(at, tight, hi, BinOp::Min));
        let first = steps.lo.as_ref().map_or(lo, |tight| bound(at, tight, lo, BinOp::Max));
        let mut bounds = [first, hi];
        for test in &steps.tests {
            bounds = tighten(at, id, test, bounds, certain);
        }
        let [first, hi] = bounds;
        match &steps.front {
            Some(front) => {
                let front = bound(at, front, lo, BinOp::Max);
                join(at, id, [lo, front], [first, hi]);
            }
            None => at.func.insts[id].args[..2].copy_from_slice(&[first, hi]),
        }
        Fate::Keep
    }
}

/// Leaves out what a test of data says sees nothing, and states where it holds everywhere.
fn tighten(at: &mut Cursor<'_>, id: InstId, test: &Test, stated: [Value; 2], certain: Option<Value>) -> [Value; 2] {
    let Tight { inside, bounds, everywhere } = data::tightened(at, test, stated);
    let sure = match (certain, inside) {
        (Some(x), Some(y)) => Some(at.insert(Op::Bin { op: BinOp::And }, &[x, y], Type::BOOL)),
        (x, y) => x.or(y),
    };
    let mut or = |value: Value, other: Value| match sure {
        Some(sure) => at.insert(Op::Select {}, &[sure, value, other], Type::INDEX),
        None => value,
    };
    let tight = [or(bounds[0], stated[0]), or(bounds[1], stated[1])];
    if let Some([from, to]) = everywhere {
        let to = or(to, from);
        data::know(at, id, test, [from, to]);
    }
    tight
}

/// Makes a loop go through the numbers of two intervals, of which the first begins first:
/// ```text
/// for 0, %both, %one (%c: index) {
///   %front = cmp.lt %c, %length : bool
///   %offset = select %front, %lo, (%first - %length)
///   %y = bin.add %c, %offset : index
///   …
/// }
/// ```
fn join(at: &mut Cursor<'_>, id: InstId, [lo, front]: [Value; 2], [first, hi]: [Value; 2]) {
    let mut bin = |op: BinOp, x: Value, y: Value| at.insert(Op::Bin { op }, &[x, y], Type::INDEX);
    // Where they overlap, or the second ends early, the first is shorter.
    let end = bin(BinOp::Min, front, first);
    let end = bin(BinOp::Min, end, hi);
    let length = bin(BinOp::Sub, end, lo);
    let rest = bin(BinOp::Sub, hi, first);
    let zero = at.literal(Literal::Int(0), Type::INDEX);
    let mut bin = |op: BinOp, x: Value, y: Value| at.insert(Op::Bin { op }, &[x, y], Type::INDEX);
    let [length, rest] = [length, rest].map(|part| bin(BinOp::Max, part, zero));
    let both = bin(BinOp::Add, length, rest);
    let later = bin(BinOp::Sub, first, length);
    let func = &mut *at.func;
    func.insts[id].args[..2].copy_from_slice(&[zero, both]);
    let (body, span) = (func.insts[id].regions[0], func.insts[id].span);
    let name = func.values[func.regions[body].args[0]].name.take();
    let count = func.values.push(ValueData { ty: Type::INDEX, def: ValueDef::Arg(body, 0), name });
    let counter = std::mem::replace(&mut func.regions[body].args[0], count);
    let mut insts = Vec::new();
    let mut set = |func: &mut Func, op: Op, args: &[Value], result: Value| {
        insts.push(appended(func, span, op, args, result));
    };
    let fresh = |func: &mut Func, ty: Type| func.values.push(ValueData { ty, def: ValueDef::Arg(body, 0), name: None });
    let [is_front, offset] = [Type::BOOL, Type::INDEX].map(|ty| fresh(func, ty));
    set(func, Op::Cmp { op: CmpOp::Lt }, &[count, length], is_front);
    set(func, Op::Select {}, &[is_front, lo, later], offset);
    set(func, Op::Bin { op: BinOp::Add }, &[count, offset], counter);
    let region = &mut func.regions[body];
    insts.append(&mut region.insts);
    region.insts = insts;
}

/// A new instruction that defines a value, in no region yet.
fn appended(func: &mut Func, span: Span, op: Op, args: &[Value], result: Value) -> InstId {
    let inst = InstId::new(func.insts.len());
    func.values[result].def = ValueDef::Inst(inst);
    func.insts.push(Inst { op, args: args.to_vec(), regions: Vec::new(), result: Some(result), span });
    inst
}

/// The bounds within which a loop has steps that do something, as far as its own do not say so.
fn steps(func: &Func, id: InstId, overwritten: &Overwritten, masks: Masks) -> Option<Interval> {
    let around = Loop::new(func, id)?;
    let inst = &func.insts[id];
    let mut steps = Interval::default();
    for &parallel in &func.regions[inst.regions[0]].insts {
        let parallel = &func.insts[parallel];
        if !matches!(parallel.op, Op::Parallel {}) {
            continue;
        }
        let body = &func.regions[parallel.regions[0]].insts;
        for &select in body.iter().filter(|&&id| matches!(func.insts[id].op, Op::Select {})) {
            let condition = func.insts[select].args[0];
            for shown in [true, false] {
                let mut visible = around.possible(parallel, condition, shown);
                if masks == Masks::OfIndices {
                    visible.tests.clear();
                }
                let known = visible.lo.is_some() || visible.hi.is_some() || !visible.tests.is_empty();
                if known && step::changes_nothing(func, inst, (condition, !shown), overwritten) {
                    steps = steps.and(visible);
                }
            }
        }
    }
    let [lo, hi] = &around.stated;
    for bound in [lo, hi] {
        steps.parts.extend(bound.parts());
    }
    steps.lo = steps.lo.filter(|tight| !lo.is_at_least(tight));
    steps.hi = steps.hi.filter(|tight| !tight.is_at_least(hi));
    // Without a gap there is nothing in front of it.
    steps.front = steps.front.filter(|_| steps.lo.is_some());
    // A search takes as long as a step that multiplies nothing.
    let multiplies = |id: &InstId| matches!(func.insts[*id].op, Op::Gemm { .. } | Op::GemmSp {});
    if steps.front.is_some() || !func.regions[inst.regions[0]].insts.iter().any(multiplies) {
        steps.tests.clear();
    }
    steps.tests.dedup();
    (steps.lo.is_some() || steps.hi.is_some() || !steps.tests.is_empty()).then_some(steps)
}

/// Whether what bounds are made of is far enough from where sums would wrap, unless that is known.
fn bounded(at: &mut Cursor<'_>, parts: &Parts) -> Option<Value> {
    let most = 1_i128 << VALUE_BITS;
    let mut within: Vec<(Value, CmpOp, i128)> = Vec::new();
    for (&value, &natural) in &parts.values {
        if masked_loop::is_unbounded(at.func, value) {
            within.push((value, CmpOp::Le, most));
            within.extend((!natural).then_some((value, CmpOp::Ge, -most)));
        }
    }
    for &symbol in &parts.symbols {
        within.push((at.extent(&Dim::sym(symbol)), CmpOp::Le, 1 << SYMBOL_BITS));
    }
    for extent in &parts.positive {
        within.push((at.extent(extent), CmpOp::Ge, 1));
    }
    let mut holds = |(value, op, limit): (Value, CmpOp, i128)| {
        let limit = at.literal(Literal::Int(limit), Type::INDEX);
        at.insert(Op::Cmp { op }, &[value, limit], Type::BOOL)
    };
    let within: Vec<Value> = within.into_iter().map(&mut holds).collect();
    within.into_iter().reduce(|x, y| at.insert(Op::Bin { op: BinOp::And }, &[x, y], Type::BOOL))
}

/// Computes a sum without the counter.
fn value_of(at: &mut Cursor<'_>, sum: &Sum) -> Value {
    let alone = sum.constant != Dim::default() || sum.terms.is_empty();
    let mut total: Option<Value> = alone.then(|| at.extent(&sum.constant));
    for (atom, times) in &sum.terms {
        let mut term = match atom {
            Atom::Counter => unreachable!("bounds are in front of the loop"),
            Atom::Value { value, .. } => *value,
            Atom::Min(sides) => extreme(at, BinOp::Min, sides),
            Atom::Max(sides) => extreme(at, BinOp::Max, sides),
            Atom::Product(sides) => extreme(at, BinOp::Mul, sides),
            Atom::Choice(condition, sides) => {
                let [first, second] = sides.each_ref().map(|side| value_of(at, side));
                at.insert(Op::Select {}, &[*condition, first, second], Type::INDEX)
            }
            Atom::Quotient(dividend, divisor) => {
                let dividend = value_of(at, dividend);
                let divisor = at.extent(divisor);
                at.insert(Op::Bin { op: BinOp::Div }, &[dividend, divisor], Type::INDEX)
            }
        };
        let number = times.as_int();
        let subtracted = number == Some(-1) && total.is_some();
        if number != Some(1) && !subtracted {
            let times = at.extent(times);
            term = at.insert(Op::Bin { op: BinOp::Mul }, &[term, times], Type::INDEX);
        }
        let op = if subtracted { BinOp::Sub } else { BinOp::Add };
        total = Some(match total {
            Some(total) => at.insert(Op::Bin { op }, &[total, term], Type::INDEX),
            None => term,
        });
    }
    total.expect("a sum has a constant or terms")
}

fn extreme(at: &mut Cursor<'_>, op: BinOp, sides: &[Sum; 2]) -> Value {
    let sides = [value_of(at, &sides[0]), value_of(at, &sides[1])];
    at.insert(Op::Bin { op }, &sides, Type::INDEX)
}
