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

mod step;
mod sum;
mod visible;

use super::dead_fills::{Overwritten, overwritten_behind_iterations};
use super::rewrite::{Cursor, Fate, Rewrite, rewrite};
use super::run_passes;
use super::split_masks::number;
use crate::ir::{BinOp, CmpOp, Func, Inst, InstId, Literal, Op, Type, Value, ValueData, ValueDef};
use std::borrow::Cow;
use std::collections::HashMap;
use sum::{Atom, Sum, VALUE_BITS};
use visible::{Interval, Loop};

/// A function with `fast_math` whose loops leave out masked steps; not one of
/// [`PASSES`](super::PASSES), which keep results to the bit whatever the values are.
pub fn skip_masked_steps(func: &Func) -> Cow<'_, Func> {
    let selects = func.insts.values().any(|inst| matches!(inst.op, Op::Select {}));
    if !func.schedule.fast_math || !selects {
        return Cow::Borrowed(func);
    }
    let mut skipping = func.clone();
    let mut pass = SkipMaskedSteps { overwritten: overwritten_behind_iterations(func), changed: false };
    rewrite(&mut skipping, &mut pass);
    if !pass.changed {
        return Cow::Borrowed(func);
    }
    let tidied = run_passes(&mut skipping, None);
    debug_assert!(tidied.is_ok(), "{tidied:?}");
    Cow::Owned(skipping)
}

struct SkipMaskedSteps {
    /// Tiles whose contents behind an iteration of a loop nothing reads.
    overwritten: HashMap<InstId, Overwritten>,
    changed: bool,
}

impl Rewrite for SkipMaskedSteps {
    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate {
        if !matches!(at.func.insts[id].op, Op::For { .. }) || number(at.func, at.func.insts[id].args[2]) != Some(1) {
            return Fate::Keep;
        }
        let none = Overwritten::new();
        let overwritten = self.overwritten.get(&id).unwrap_or(&none);
        let Some(steps) = steps(at.func, id, overwritten) else { return Fate::Keep };
        self.changed = true;
        let [lo, hi] = [at.func.insts[id].args[0], at.func.insts[id].args[1]];
        let certain = bounded(at, &steps);
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
    let mut insert = |func: &mut Func, op: Op, args: Vec<Value>, ty: Type, result: Option<Value>| {
        let inst = InstId::new(func.insts.len());
        let def = ValueDef::Inst(inst);
        let result = match result {
            Some(result) => {
                func.values[result].def = def;
                result
            }
            None => func.values.push(ValueData { ty, def, name: None }),
        };
        func.insts.push(Inst { op, args, regions: Vec::new(), result: Some(result), span });
        insts.push(inst);
        result
    };
    let is_front = insert(func, Op::Cmp { op: CmpOp::Lt }, vec![count, length], Type::BOOL, None);
    let offset = insert(func, Op::Select {}, vec![is_front, lo, later], Type::INDEX, None);
    insert(func, Op::Bin { op: BinOp::Add }, vec![count, offset], Type::INDEX, Some(counter));
    let region = &mut func.regions[body];
    insts.append(&mut region.insts);
    region.insts = insts;
}

/// The bounds within which a loop has steps that do something, as far as its own do not say so.
fn steps(func: &Func, id: InstId, overwritten: &Overwritten) -> Option<Interval> {
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
                let visible = around.possible(parallel, condition, shown);
                let known = visible.lo.is_some() || visible.hi.is_some();
                if known && step::changes_nothing(func, inst, (condition, !shown), overwritten) {
                    steps = steps.and(visible);
                }
            }
        }
    }
    let [lo, hi] = [around.outside(inst.args[0])?, around.outside(inst.args[1])?];
    for bound in [&lo, &hi] {
        steps.values.extend(bound.values());
    }
    steps.lo = steps.lo.filter(|tight| !lo.is_at_least(tight));
    steps.hi = steps.hi.filter(|tight| !tight.is_at_least(&hi));
    // Without a gap there is nothing in front of it.
    steps.front = steps.front.filter(|_| steps.lo.is_some());
    (steps.lo.is_some() || steps.hi.is_some()).then_some(steps)
}

/// Whether the values in bounds are far enough from where sums would wrap, unless that is known.
fn bounded(at: &mut Cursor<'_>, steps: &Interval) -> Option<Value> {
    let most = 1_i128 << VALUE_BITS;
    let mut all = None;
    for (&value, &natural) in &steps.values {
        if !visible::is_unbounded(at.func, value) {
            continue;
        }
        let mut within = vec![(CmpOp::Le, most)];
        within.extend((!natural).then_some((CmpOp::Ge, -most)));
        for (op, limit) in within {
            let limit = at.literal(Literal::Int(limit), Type::INDEX);
            let holds = at.insert(Op::Cmp { op }, &[value, limit], Type::BOOL);
            all = Some(match all {
                Some(all) => at.insert(Op::Bin { op: BinOp::And }, &[all, holds], Type::BOOL),
                None => holds,
            });
        }
    }
    all
}

/// Computes a sum without the counter.
fn value_of(at: &mut Cursor<'_>, sum: &Sum) -> Value {
    let mut total: Option<Value> =
        (sum.constant != 0 || sum.terms.is_empty()).then(|| at.literal(Literal::Int(sum.constant.into()), Type::INDEX));
    for (atom, &times) in &sum.terms {
        let mut term = match atom {
            Atom::Counter => unreachable!("bounds are in front of the loop"),
            Atom::Value { value, .. } => *value,
            Atom::Min(sides) => extreme(at, BinOp::Min, sides),
            Atom::Max(sides) => extreme(at, BinOp::Max, sides),
            Atom::Product(sides) => extreme(at, BinOp::Mul, sides),
            Atom::Quotient(dividend, divisor) => {
                let dividend = value_of(at, dividend);
                let divisor = at.literal(Literal::Int((*divisor).into()), Type::INDEX);
                at.insert(Op::Bin { op: BinOp::Div }, &[dividend, divisor], Type::INDEX)
            }
        };
        let subtracted = times == -1 && total.is_some();
        if times != 1 && !subtracted {
            let times = at.literal(Literal::Int(times.into()), Type::INDEX);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elem::DType;
    use crate::interp::{Options, run};
    use crate::ir::text::{parse, print};
    use crate::launch::{Arg, Memory, Scalar, TensorArg, TensorParts};

    /// A kernel of three blocks that gives the maximum and the sum of exponentials of 8 rows, over
    /// the columns for which a mask on `%q`, `%k`, `%n` and `%g` holds; other columns are `hidden`.
    /// `more` stands at the end of the loop's body, and `behind` behind the loop.
    fn kernel(mask: &str, bounds: &str, hidden: &str, more: &str, behind: &str) -> Func {
        let text = format!(
            "kernel k(%x x: global<f32, [24, 20]>, %o o: mut global<f32, [2, 24]>, %n n: index)
             schedule fast_math
             host {{ %blocks = const 3 : index }}
             grid %blocks
             body (%g: index) {{
               %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index
               %rows = const 8 : index  %columns = const 4 : index
               %none = const {hidden} : f32  %low = const -1000.0 : f32  %nothing = const 0.0 : f32
               %s = alloc : fragment<f32, [8, 4]>
               %m = alloc : fragment<f32, [8]>
               %w = alloc : fragment<f32, [8]>
               %l = alloc : fragment<f32, [8]>
               fill %m, %low
               fill %l, %nothing
               %first = bin.mul %g, %rows : index
               {bounds}
               for %lo, %hi, %one (%y: index) {{
                 %start = bin.mul %y, %columns : index
                 parallel %rows, %columns (%i: index, %j: index) {{
                   %q = bin.add %first, %i : index
                   %k = bin.add %start, %j : index
                   %v = load %x, %q, %k : f32
                   {mask}
                   %t = select %c, %v, %none : f32
                   store %t, %s, %i, %j
                 }}
                 copy %m, %w
                 reduce.max %s, %m, axis = 1, accumulate
                 parallel %rows (%i1: index) {{
                   %a1 = load %w, %i1 : f32
                   %b1 = load %m, %i1 : f32
                   %d1 = bin.sub %a1, %b1 : f32
                   %e1 = un.exp2 %d1 : f32
                   %f1 = load %l, %i1 : f32
                   %h1 = bin.mul %f1, %e1 : f32
                   store %h1, %l, %i1
                 }}
                 parallel %rows, %columns (%i2: index, %j2: index) {{
                   %a2 = load %s, %i2, %j2 : f32
                   %b2 = load %m, %i2 : f32
                   %d2 = bin.sub %a2, %b2 : f32
                   %e2 = un.exp2 %d2 : f32
                   store %e2, %s, %i2, %j2
                 }}
                 reduce.sum %s, %l, axis = 1, accumulate
                 {more}
               }}
               {behind}
               parallel %rows (%i3: index) {{
                 %q3 = bin.add %first, %i3 : index
                 %a3 = load %m, %i3 : f32
                 %b3 = load %l, %i3 : f32
                 store %a3, %o, %zero, %q3
                 store %b3, %o, %one, %q3
               }}
             }}"
        );
        parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn masked(mask: &str, bounds: &str) -> Func {
        kernel(mask, bounds, "-inf", "", "")
    }

    /// What the kernel writes for a number, as bits.
    fn written(func: &Func, n: i64, x: &mut [f32]) -> Vec<u32> {
        let mut out = vec![0.0_f32; 48];
        let scalar = Scalar { dtype: DType::Index, bits: n as u64 };
        let parts = |address: *mut u8, shape, strides, mutable| TensorParts {
            dtype: DType::F32,
            address,
            memory: Memory::Host,
            shape,
            strides,
            mutable,
        };
        let x = parts(x.as_mut_ptr().cast(), &[24, 20], &[20, 1], false);
        let o = parts(out.as_mut_ptr().cast(), &[2, 24], &[24, 1], true);
        // SAFETY: the tensors are vectors, which nothing else uses meanwhile.
        let [x, o] = [x, o].map(|parts| Arg::Tensor(unsafe { TensorArg::new(parts) }));
        run(func, "", &mut [x, o, Arg::Scalar(scalar)], &Options::default()).expect("it runs");
        out.into_iter().map(f32::to_bits).collect()
    }

    const ALL: &str = "%lo = const 0 : index %hi = const 5 : index";

    #[test]
    fn steps_that_change_nothing_are_left_out_to_the_bit() {
        let masks = [
            ("%c = cmp.le %k, %q : bool", true),
            ("%c = cmp.lt %k, %n : bool", true),
            ("%a = cmp.gt %k, %q : bool %c = un.not %a : bool", true),
            ("%u = bin.add %k, %n : index %c = cmp.gt %u, %q : bool", true),
            ("%a = cmp.le %k, %q : bool %b = cmp.lt %k, %n : bool %c = bin.or %a, %b : bool", true),
            (
                "%five = const 5 : index %a = bin.div %k, %five : index %b = bin.div %q, %five : index %c = cmp.eq %a, %b : bool",
                true,
            ),
            ("%d = bin.sub %q, %k : index %e = bin.max %d, %zero : index %c = cmp.lt %e, %n : bool", true),
            ("%d = bin.sub %k, %n : index %c = cmp.eq %d, %g : bool", true),
            (
                "%a = cmp.le %k, %q : bool %u = bin.add %k, %n : index %b = cmp.gt %u, %q : bool %p = cmp.lt %k, %two : bool \
                 %d = bin.or %b, %p : bool %c = bin.and %a, %d : bool",
                true,
            ),
            (
                "%u = bin.add %k, %n : index %a = cmp.gt %u, %q : bool %b = cmp.lt %k, %n : bool %c = bin.or %a, %b : bool",
                true,
            ),
            (
                "%a = cmp.le %k, %q : bool %u = bin.add %k, %two : index %b = cmp.gt %u, %q : bool %p = cmp.lt %k, %n : bool \
                 %d = bin.and %a, %b : bool %c = bin.or %d, %p : bool",
                true,
            ),
            // Nothing is known of remainders, or of values that a tensor gives.
            ("%r = bin.rem %k, %two : index %c = cmp.lt %r, %one : bool", false),
            ("%c = cmp.gt %v, %nothing : bool", false),
        ];
        for (mask, skips) in masks {
            let func = masked(mask, ALL);
            let skipping = skip_masked_steps(&func);
            assert_eq!(matches!(skipping, Cow::Owned(_)), skips, "{mask}");
            let mut x: Vec<f32> = (0..480).map(|i| (i * 37 % 101) as f32 / 8.0 - 6.0).collect();
            for n in [0, 1, 3, 4, 5, 8, 12, 19, 20, 40, 1 << 40, 1 << 41, i64::MAX - 3, i64::MAX, -1, -9, i64::MIN] {
                assert_eq!(written(&func, n, &mut x), written(&skipping, n, &mut x), "{mask} with {n}");
            }
        }
    }

    #[test]
    fn bounds_are_those_of_the_mask() {
        let bounds = |mask: &str| {
            let skipping = skip_masked_steps(&masked(mask, ALL)).into_owned();
            let text = print(&skipping);
            let lines: Vec<&str> = text.lines().map(str::trim).collect();
            let end = lines.iter().position(|line| line.starts_with("for ")).expect("a loop");
            let start = lines.iter().rposition(|line| line.starts_with("fill ")).expect("a fill");
            lines[start + 1..=end].join("\n")
        };
        let causal = "%16 = bin.mul %4, %7 : index
            %17 = const 5 : index
            %18 = const 11 : index
            %19 = bin.add %16, %18 : index
            %20 = bin.div %19, %8 : index
            %21 = bin.min %20, %17 : index
            for %5, %21, %6 (%22: index) {";
        let lines = |text: &str| text.lines().map(str::trim).collect::<Vec<_>>().join("\n");
        assert_eq!(bounds("%c = cmp.le %k, %q : bool"), lines(causal));
        let window = "%16 = bin.mul %4, %7 : index
            %17 = const 5 : index
            %18 = const 1099511627776 : index
            %19 = cmp.le %2, %18 : bool
            %20 = const -1099511627776 : index
            %21 = cmp.ge %2, %20 : bool
            %22 = bin.and %19, %21 : bool
            %23 = bin.sub %6, %2 : index
            %24 = bin.add %23, %16 : index
            %25 = bin.max %24, %5 : index
            %26 = bin.div %25, %8 : index
            %27 = select %22, %26, %5 : index
            for %27, %17, %6 (%28: index) {";
        assert_eq!(bounds("%u = bin.add %k, %n : index %c = cmp.gt %u, %q : bool"), lines(window));
    }

    #[test]
    fn clipped_loops_keep_their_bounds() {
        let causal = "%c = cmp.le %k, %q : bool";
        let clipped = "%lo = const 0 : index
             %next = bin.add %first, %rows : index
             %limit = bin.min %n, %next : index
             %three = const 3 : index
             %up = bin.add %limit, %three : index
             %hi = bin.div %up, %columns : index";
        assert!(matches!(skip_masked_steps(&masked(causal, clipped)), Cow::Borrowed(_)));
    }

    #[test]
    fn steps_that_change_something_stay() {
        let causal = "%c = cmp.le %k, %q : bool";
        let skips = |hidden: &str, more: &str, behind: &str| {
            let func = kernel(causal, ALL, hidden, more, behind);
            matches!(skip_masked_steps(&func), Cow::Owned(_))
        };
        assert!(skips("-inf", "", ""));
        // What is overwritten in each step may be anything.
        assert!(skips("-inf", "fill %s, %low", ""));
        // Weights that are not zero, a maximum that is reached, counted steps, other writes.
        assert!(!skips("0.0", "", ""));
        assert!(!skips("inf", "", ""));
        assert!(!skips("-inf", "fill %m, %low", ""));
        assert!(!skips("-inf", "store %low, %o, %zero, %y", ""));
        assert!(!skips("-inf", "parallel %rows (%i4: index) { store %low, %o, %zero, %i4 }", ""));
        // Scores that are read behind the loop.
        assert!(!skips("-inf", "", "reduce.sum %s, %l, axis = 1, accumulate"));
        let mut exact = masked(causal, ALL);
        exact.schedule.fast_math = false;
        assert!(matches!(skip_masked_steps(&exact), Cow::Borrowed(_)));
    }
}
