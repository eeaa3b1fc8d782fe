//! Index-set splitting of masks: iterations of a loop in which a mask holds for a whole tile run
//! without it.
//!
//! Before, a causal mask in a loop over tiles of keys:
//! ```text
//! for … (%y: index) {
//!   parallel %64, %32 (%i: index, %j: index) {
//!     %q = bin.add %first, %i : index
//!     %k = bin.add %start, %j : index       // %start = %y * 32
//!     %c = cmp.le %k, %q : bool
//!     %s = select %c, %a, %b : f32
//!     store %s, %t, %i, %j
//!   }
//! }
//! ```
//! After:
//! ```text
//! for … (%y: index) {
//!   %g = cmp.le (%start + 31), %first : bool
//!   if %g {
//!     parallel %64, %32 (…) { store %a, %t, %i, %j }
//!   } else {
//!     parallel %64, %32 (…) { … as before … }
//!   }
//! }
//! ```
//!
//! The condition of a `select` is looked at where it is made of comparisons of indices, joined by
//! `and`, `or` and `not`, whose sides are sums, differences, minima and maxima of parallel indices
//! and of values that are the same for the whole tile. Bounds of such a side over the tile are
//! found by interval arithmetic ([`Bounds`]).
//!
//! Where a sum might wrap, its bounds are compared as
//! well: the sum of a tile's smallest and largest index never spans half of all integers, so they
//! are in order exactly if nothing between them wraps.
//!
//! Results are the same to the bit. Loops are not divided: a branch that all threads take alike
//! costs little, and the order of iterations stays what it is.

use super::fold::constant;
use super::rewrite::{Cursor, Fate, Rewrite, rewrite};
use super::run_passes;
use crate::interp::scalar::Number;
use crate::ir::verify::verify;
use crate::ir::{
    BinOp, CmpOp, Dim, Func, Inst, InstId, Literal, Op, Region, RegionId, Type, UnOp, Value, ValueData, ValueDef,
};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

/// A function whose masks are split in the loops that `suits` admits by their bodies; not one of
/// [`PASSES`](super::PASSES), because it depends on the backend whether a second copy of a statement
/// is worth its code. Const parameters may still have no value.
pub fn split_masks<'f>(func: &'f Func, suits: &dyn Fn(&Func, RegionId) -> bool) -> Cow<'f, Func> {
    let mut masked = false;
    func.walk(func.body, &mut |_, inst| {
        masked |= matches!(inst.op, Op::For { .. })
            && func.regions[inst.regions[0]].insts.iter().any(|&id| has_select(func, &func.insts[id]));
    });
    if !masked {
        return Cow::Borrowed(func);
    }
    let mut split = func.clone();
    let mut pass = SplitMasks { suits, around: Vec::new(), changed: false };
    rewrite(&mut split, &mut pass);
    if !pass.changed {
        return Cow::Borrowed(func);
    }
    let tidied = run_passes(&mut split, None);
    // What was malformed before is said elsewhere.
    debug_assert!(tidied.is_ok() || verify(func).is_err(), "{tidied:?}");
    Cow::Owned(split)
}

fn has_select(func: &Func, inst: &Inst) -> bool {
    let selects = |id: &InstId| matches!(func.insts[*id].op, Op::Select {});
    matches!(inst.op, Op::Parallel {}) && func.regions[inst.regions[0]].insts.iter().any(selects)
}

struct SplitMasks<'s> {
    suits: &'s dyn Fn(&Func, RegionId) -> bool,
    /// For each region around the place, whether it is the body of a loop that suits.
    around: Vec<bool>,
    changed: bool,
}

impl Rewrite for SplitMasks<'_> {
    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate {
        // What stands under a condition already has one of the user's.
        if self.around.last() != Some(&true) || !has_select(at.func, &at.func.insts[id]) {
            return Fate::Keep;
        }
        let Some(guarded) = guard(at, id) else { return Fate::Keep };
        self.changed = true;
        Fate::Splice(guarded, Vec::new())
    }

    fn enter(&mut self, func: &Func, region: RegionId, owner: Option<InstId>) {
        let looped = owner.is_some_and(|owner| matches!(func.insts[owner].op, Op::For { .. }));
        self.around.push(looped && (self.suits)(func, region));
    }

    fn leave(&mut self) {
        self.around.pop();
    }
}

/// A region in which a `parallel` stands twice, under the condition that its masks, or parts of them,
/// hold and as it is; nothing where no part of a mask is known for a tile.
fn guard(at: &mut Cursor<'_>, id: InstId) -> Option<RegionId> {
    let inst = at.func.insts[id].clone();
    let body = inst.regions[0];
    let mut bounds = Bounds::new(at.func, &inst)?;
    let selects = at.func.regions[body].insts.clone();
    let mut held: HashMap<Value, Value> = HashMap::new();
    let mut guards: Vec<Value> = Vec::new();
    for select in selects {
        let Inst { op: Op::Select {}, args, result: Some(result), .. } = &at.func.insts[select] else { continue };
        let (condition, chosen, result) = (args[0], args[1], *result);
        if !bounds.inside.contains(&condition) {
            continue;
        }
        if let Some(holds) = bounds.always(at, condition) {
            held.insert(result, chosen);
            guards.push(holds);
        } else if let Some((holds, rest)) = bounds.partly(at, condition) {
            held.insert(condition, rest);
            guards.push(holds);
        }
    }
    guards.append(&mut bounds.ordered);
    let holds = guards.into_iter().reduce(|x, y| at.insert(Op::Bin { op: BinOp::And }, &[x, y], Type::BOOL))?;
    if held.is_empty() {
        return None;
    }
    let func = &mut *at.func;
    let without = copy(func, id, &mut held);
    let [then, other] = [without, id].map(|id| func.regions.push(Region { insts: vec![id], ..Region::default() }));
    let branch = InstId::new(func.insts.len());
    func.insts.push(Inst {
        op: Op::If {},
        args: vec![holds],
        regions: vec![then, other],
        result: None,
        span: inst.span,
    });
    Some(func.regions.push(Region { insts: vec![branch], ..Region::default() }))
}

/// Copies an instruction with its regions; results in `map` become what they are mapped to.
pub(super) fn copy(func: &mut Func, id: InstId, map: &mut HashMap<Value, Value>) -> InstId {
    let inst = func.insts[id].clone();
    let current = |map: &HashMap<Value, Value>, value: Value| {
        // What a copied result was mapped to may have been copied as well.
        let mut value = value;
        while let Some(&other) = map.get(&value) {
            value = other;
        }
        value
    };
    let args = inst.args.iter().map(|&arg| current(map, arg)).collect();
    let new = InstId::new(func.insts.len());
    func.insts.push(Inst { args, regions: Vec::new(), result: None, ..inst.clone() });
    if let Some(result) = inst.result {
        let ValueData { ty, name, .. } = func.values[result].clone();
        let copied = func.values.push(ValueData { ty, def: ValueDef::Inst(new), name });
        func.insts[new].result = Some(copied);
        map.insert(result, copied);
    }
    for &region in &inst.regions {
        let Region { args, insts, result } = func.regions[region].clone();
        let inner = func.regions.push(Region::default());
        for (number, arg) in args.into_iter().enumerate() {
            let ValueData { ty, name, .. } = func.values[arg].clone();
            let copied = func.values.push(ValueData { ty, def: ValueDef::Arg(inner, number as u32), name });
            func.regions[inner].args.push(copied);
            map.insert(arg, copied);
        }
        for id in insts {
            // A `select` whose condition holds is its first operand.
            let replaced = func.insts[id].result.is_some_and(|result| map.contains_key(&result));
            if !replaced {
                let copied = copy(func, id, map);
                func.regions[inner].insts.push(copied);
            }
        }
        func.regions[inner].result = result.map(|value| current(map, value));
        func.insts[new].regions.push(inner);
    }
    new
}

/// Bounds of indices over the iterations of a `parallel`.
struct Bounds {
    /// Extents of its indices.
    extents: HashMap<Value, Dim>,
    /// What is defined in it.
    inside: HashSet<Value>,
    /// Conditions that the bounds found so far are in order, and divisors positive.
    ordered: Vec<Value>,
}

impl Bounds {
    /// Nothing where an extent depends on the launch, or the tile is known to be empty.
    fn new(func: &Func, parallel: &Inst) -> Option<Bounds> {
        let body = &func.regions[parallel.regions[0]];
        let extents = body.args.iter().copied().zip(parallel.args.iter().map(|&arg| extent(func, arg)));
        let is_empty = |extent: &Dim| extent.as_int().is_some_and(|extent| extent < 1);
        let extents = extents.map(|(arg, extent)| Some((arg, extent.filter(|extent| !is_empty(extent))?)));
        let mut inside: HashSet<Value> = body.args.iter().copied().collect();
        inside.extend(body.insts.iter().filter_map(|&id| func.insts[id].result));
        Some(Bounds { extents: extents.collect::<Option<_>>()?, inside, ordered: Vec::new() })
    }

    /// Whether a condition holds in all iterations: a value in front of the `parallel`, or nothing
    /// where that is not known.
    fn always(&mut self, at: &mut Cursor<'_>, condition: Value) -> Option<Value> {
        self.decided(at, condition, true)
    }

    /// Whether a part of a condition holds in all iterations, and the part that then says what the
    /// whole one does.
    fn partly(&mut self, at: &mut Cursor<'_>, condition: Value) -> Option<(Value, Value)> {
        let inst = at.func.def(condition).filter(|inst| inst.op == Op::Bin { op: BinOp::And })?;
        let [x, y] = [inst.args[0], inst.args[1]];
        for (part, rest) in [(x, y), (y, x)] {
            if let Some(holds) = self.always(at, part) {
                return Some(match self.partly(at, rest) {
                    Some((more, rest)) => (at.insert(Op::Bin { op: BinOp::And }, &[holds, more], Type::BOOL), rest),
                    None => (holds, rest),
                });
            }
        }
        None
    }

    /// Whether a condition has a value in all iterations.
    fn decided(&mut self, at: &mut Cursor<'_>, condition: Value, holds: bool) -> Option<Value> {
        if !self.inside.contains(&condition) {
            return Some(if holds { condition } else { at.insert(Op::Un { op: UnOp::Not }, &[condition], Type::BOOL) });
        }
        let inst = at.func.def(condition)?.clone();
        match inst.op {
            Op::Const { value: Literal::Bool(known) } => Some(at.literal(Literal::Bool(known == holds), Type::BOOL)),
            Op::Un { op: UnOp::Not } => self.decided(at, inst.args[0], !holds),
            Op::Bin { op: op @ (BinOp::And | BinOp::Or) } => {
                let x = self.decided(at, inst.args[0], holds);
                let y = self.decided(at, inst.args[1], holds);
                // Both have to be known to be true, or one of them false, and the other way round.
                let both = (op == BinOp::And) == holds;
                match (x, y) {
                    (Some(x), Some(y)) => {
                        let op = if both { BinOp::And } else { BinOp::Or };
                        Some(at.insert(Op::Bin { op }, &[x, y], Type::BOOL))
                    }
                    (x, y) if !both => x.or(y),
                    _ => None,
                }
            }
            // A condition in front of the `parallel` says which of two it is.
            Op::Select {} if !self.inside.contains(&inst.args[0]) => {
                let [x, y] = [1, 2].map(|side| self.decided(at, inst.args[side], holds));
                Some(at.insert(Op::Select {}, &[inst.args[0], x?, y?], Type::BOOL))
            }
            Op::Cmp { op } if *at.func.ty(inst.args[0]) == Type::INDEX => {
                let op = if holds { op } else { op.opposite() };
                let [x, y] = [self.bounds(at, inst.args[0])?, self.bounds(at, inst.args[1])?];
                // One value on both sides, which of what differs in the tile only quotients may have.
                if op == CmpOp::Eq && ![x, y].iter().all(|side| side[0] == side[1] || is_quotient(at.func, side[0])) {
                    return None;
                }
                let mut compare = |op: CmpOp, x: Value, y: Value| at.insert(Op::Cmp { op }, &[x, y], Type::BOOL);
                match op {
                    CmpOp::Lt | CmpOp::Le => Some(compare(op, x[1], y[0])),
                    CmpOp::Gt | CmpOp::Ge => Some(compare(op, x[0], y[1])),
                    CmpOp::Ne => {
                        let (below, above) = (compare(CmpOp::Lt, x[1], y[0]), compare(CmpOp::Gt, x[0], y[1]));
                        Some(at.insert(Op::Bin { op: BinOp::Or }, &[below, above], Type::BOOL))
                    }
                    CmpOp::Eq => {
                        let (below, above) = (compare(CmpOp::Ge, x[0], y[1]), compare(CmpOp::Le, x[1], y[0]));
                        Some(at.insert(Op::Bin { op: BinOp::And }, &[below, above], Type::BOOL))
                    }
                }
            }
            _ => None,
        }
    }

    /// The least and the greatest value of an index.
    fn bounds(&mut self, at: &mut Cursor<'_>, value: Value) -> Option<[Value; 2]> {
        if let Some(extent) = self.extents.get(&value) {
            let last = extent.sub(&Dim::int(1));
            return Some([Dim::int(0), last].map(|bound| at.extent(&bound)));
        }
        if !self.inside.contains(&value) {
            return Some([value; 2]);
        }
        if let Some(known) = number(at.func, value) {
            return Some([at.literal(Literal::Int(known.into()), Type::INDEX); 2]);
        }
        let inst = at.func.def(value)?.clone();
        // Rounding towards zero is monotonic in the dividend.
        if inst.op == (Op::Bin { op: BinOp::Div }) {
            let by = extent(at.func, inst.args[1])?;
            let dividend = self.bounds(at, inst.args[0])?;
            let divisor = at.extent(&by);
            match by.as_int() {
                Some(1..) => {}
                Some(_) => return None,
                None => {
                    let one = at.literal(Literal::Int(1), Type::INDEX);
                    self.ordered.push(at.insert(Op::Cmp { op: CmpOp::Ge }, &[divisor, one], Type::BOOL));
                }
            }
            return Some(dividend.map(|end| at.insert(Op::Bin { op: BinOp::Div }, &[end, divisor], Type::INDEX)));
        }
        let Op::Bin { op: op @ (BinOp::Add | BinOp::Sub | BinOp::Min | BinOp::Max) } = inst.op else { return None };
        let [x, y] = [self.bounds(at, inst.args[0])?, self.bounds(at, inst.args[1])?];
        let other = if op == BinOp::Sub { [y[1], y[0]] } else { y };
        let bounds = [0, 1].map(|end| at.insert(Op::Bin { op }, &[x[end], other[end]], Type::INDEX));
        if matches!(op, BinOp::Add | BinOp::Sub) {
            self.ordered.push(at.insert(Op::Cmp { op: CmpOp::Le }, &bounds, Type::BOOL));
        }
        Some(bounds)
    }
}

fn is_quotient(func: &Func, value: Value) -> bool {
    func.def(value).is_some_and(|inst| inst.op == Op::Bin { op: BinOp::Div })
}

pub(super) fn number(func: &Func, value: Value) -> Option<i64> {
    if let Some(Op::Dim { dim }) = func.def(value).map(|inst| &inst.op) {
        return dim.as_int();
    }
    let scalar = constant(func, value)?;
    match Number::decode(scalar.dtype, scalar.bits) {
        Number::Int(known) => i64::try_from(known).ok(),
        Number::Float(_) => None,
    }
}

/// A number, or an extent of const parameters.
pub(super) fn extent(func: &Func, value: Value) -> Option<Dim> {
    match func.def(value).map(|inst| &inst.op) {
        Some(Op::Dim { dim }) => Some(dim.clone()),
        _ => number(func, value).map(Dim::int),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elem::DType;
    use crate::interp::{Options, run};
    use crate::ir::text::parse;
    use crate::launch::{Arg, Memory, Scalar, TensorArg, TensorParts};
    use crate::passes::specialize;

    /// A kernel of two blocks that writes where a condition on `%i`, `%j`, `%y`, `%g` and `%n`
    /// holds, in a loop over `%y`.
    fn masked(condition: &str) -> Func {
        parsed(&text(condition))
    }

    fn parsed(text: &str) -> Func {
        parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn text(condition: &str) -> String {
        format!(
            "kernel k(%x x: mut global<i32, [2, 5, 8, 4]>, %n n: index)
             host {{ %blocks = const 2 : index }}
             grid %blocks
             body (%g: index) {{
               %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index
               %rows = const 8 : index  %columns = const 4 : index  %steps = const 5 : index
               %yes = const 1 : i32  %no = const 7 : i32
               for %zero, %steps, %one (%y: index) {{
                 %first = bin.mul %g, %rows : index
                 %start = bin.mul %y, %columns : index
                 parallel %rows, %columns (%i: index, %j: index) {{
                   %q = bin.add %first, %i : index
                   %k = bin.add %start, %j : index
                   {condition}
                   %s = select %c, %yes, %no : i32
                   store %s, %x, %g, %y, %i, %j
                 }}
               }}
             }}"
        )
    }

    fn branches(func: &Func) -> usize {
        let mut found = 0;
        func.walk(func.body, &mut |_, inst| found += usize::from(matches!(inst.op, Op::If {})));
        found
    }

    /// What the kernel writes for a number.
    fn written(func: &Func, n: i64) -> Vec<i32> {
        let mut out = vec![0_i32; 320];
        let shape = [2, 5, 8, 4];
        let strides = [160, 32, 4, 1];
        let address = out.as_mut_ptr().cast();
        let parts = TensorParts {
            dtype: DType::I32,
            address,
            memory: Memory::Host,
            shape: &shape,
            strides: &strides,
            mutable: true,
        };
        // SAFETY: the tensor is the vector, which nothing else uses meanwhile.
        let tensor = Arg::Tensor(unsafe { TensorArg::new(parts) });
        let scalar = Arg::Scalar(Scalar { dtype: DType::Index, bits: n as u64 });
        run(func, "", &mut [tensor, scalar], &Options::default()).expect("it runs");
        out
    }

    #[test]
    fn masks_are_the_same_to_the_bit() {
        let masks = [
            ("%c = cmp.le %k, %q : bool", 1),
            ("%c = cmp.lt %k, %n : bool", 1),
            (
                "%a = cmp.le %k, %q : bool %w = bin.add %k, %n : index %b = cmp.gt %w, %q : bool %c = bin.and %a, %b : bool",
                1,
            ),
            ("%a = cmp.ge %k, %q : bool %b = cmp.ne %k, %n : bool %c = bin.or %a, %b : bool", 1),
            ("%a = cmp.gt %k, %q : bool %c = un.not %a : bool", 1),
            ("%d = bin.sub %q, %k : index %m = bin.min %d, %n : index %c = cmp.ge %m, %two : bool", 1),
            ("%d = bin.sub %q, %k : index %m = bin.max %d, %n : index %c = cmp.lt %m, %rows : bool", 1),
            (
                "%three = const 3 : index %a = bin.div %k, %three : index %b = bin.div %n, %three : index %c = cmp.eq %a, %b : bool",
                1,
            ),
            (
                "%r = bin.rem %k, %two : index %a = cmp.lt %r, %one : bool %b = cmp.le %k, %q : bool %c = bin.and %a, %b : bool",
                1,
            ),
            // Known for no tile, or for all of it already.
            ("%c = cmp.eq %k, %q : bool", 0),
            ("%r = bin.rem %k, %two : index %c = cmp.lt %r, %one : bool", 0),
            ("%c = cmp.lt %y, %n : bool", 1),
        ];
        for (mask, expected) in masks {
            let func = masked(mask);
            let split = split_masks(&func, &|_, _| true);
            let found = branches(&split);
            assert!(found == expected || mask.contains("%y,"), "{mask}: {found}");
            for n in [0, 1, 3, 7, 8, 12, 20, 1 << 40, i64::MAX - 3, i64::MAX, -1, -9, i64::MIN] {
                assert_eq!(written(&func, n), written(&split, n), "{mask} with {n}");
            }
        }
    }

    #[test]
    fn masks_of_symbolic_tiles_are_the_same_to_the_bit() {
        for mask in [
            "%c = cmp.le %k, %q : bool",
            "%a = bin.div %k, %columns : index %b = bin.div %n, %rows : index %c = cmp.eq %a, %b : bool",
            // Conditions in front of the loop choose a mask.
            "%flag = cmp.lt %n, %two : bool %b = cmp.lt %k, %n : bool %a = cmp.le %k, %q : bool \
             %c = select %flag, %a, %b : bool",
        ] {
            let text = text(mask)
                .replace("kernel k(", "kernel k<const M: index, const N: index>(")
                .replace("const 8 : index", "dim M : index")
                .replace("const 4 : index", "dim N : index");
            let mut func = parsed(&text);
            run_passes(&mut func, None).expect("the function is well-formed");
            let split = split_masks(&func, &|_, _| true);
            assert_eq!(branches(&split), 1, "{mask}");
            let [func, split] = [&func, &split].map(|func| specialize(func, &[], &[8, 4], &[]).expect("an instance"));
            for n in [0, 1, 3, 7, 8, 12, 20, 1 << 40, i64::MAX, -1, -9, i64::MIN] {
                assert_eq!(written(&func, n), written(&split, n), "{mask} with {n}");
            }
        }
    }
}
