//! Simplification: integer algebra and branches whose condition is known.
//!
//! Before, with `%i` a parallel index below 64:
//! ```text
//! %1 = bin.mul %b, %64 : index
//! %2 = bin.add %1, %i : index
//! %3 = bin.rem %2, %64 : index
//! %4 = cmp.lt %i, %64 : bool
//! if %4 { … } else { … }
//! ```
//! After (`%1`, `%2` stay if something else uses them):
//! ```text
//! %4 = const true : bool
//! …
//! ```
//! with `%i` in place of `%3`.
//!
//! Rules hold for every value that operands can have; where one needs that
//! arithmetic does not wrap or that a value lies in a range, [`Ranges`] proves
//! it. Each rule makes the function smaller or an operand earlier, so the pass
//! ends; none needs another to have run. Floats are left alone: `x + 0`
//! changes the sign of a zero, `x * 1` the bits of a NaN.

use super::fold::{constant, evaluate, literal};
use super::ranges::{Range, Ranges};
use super::rewrite::{Cursor, Fate, Rewrite, rewrite};
use crate::elem::{DType, Elem};
use crate::interp::scalar::{Number, eval_bin};
use crate::ir::{BinOp, CmpOp, Func, Inst, InstId, Literal, LoopKind, Op, RegionId, Type, UnOp, Value};

/// Runs the pass.
pub(super) fn run(func: &mut Func) {
    rewrite(func, &mut Simplify::default());
}

#[derive(Default)]
struct Simplify {
    ranges: Ranges,
}

impl Rewrite for Simplify {
    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate {
        if let Some(value) = evaluate(at.func, id).and_then(literal) {
            return at.become_literal(id, value);
        }
        let inst = at.func.insts[id].clone();
        let fate = match &inst.op {
            Op::Bin { op } if is_whole(at.func, inst.args[0]) => self.bin(at, id, *op, &inst),
            Op::Cmp { op } if is_whole(at.func, inst.args[0]) => self.cmp(at, id, *op, &inst),
            Op::Un { op: UnOp::Not } => not(at, &inst),
            Op::Select {} => select(at, &inst),
            Op::Cast { .. } if is_whole(at.func, inst.args[0]) => cast(at, &inst),
            Op::If {} => branch(at, &inst),
            Op::For { kind } => self.for_loop(at, kind, &inst),
            Op::Parallel {} if inst.args.iter().any(|&extent| self.ranges.get(at.func, extent).hi < 1) => Fate::Remove,
            _ => Fate::Keep,
        };
        if matches!(fate, Fate::Keep) {
            self.ranges.record(at.func, id);
        }
        fate
    }

    fn enter(&mut self, func: &Func, region: RegionId, owner: Option<InstId>) {
        self.ranges.enter(func, region, owner);
    }
}

/// Whether the value is an integer, index or bool of known type.
fn is_whole(func: &Func, value: Value) -> bool {
    func.ty(value).scalar().and_then(Elem::dtype).is_some_and(|dtype| !dtype.is_float())
}

/// The value of an integer constant.
fn number(func: &Func, value: Value) -> Option<i128> {
    let scalar = constant(func, value)?;
    match Number::decode(scalar.dtype, scalar.bits) {
        Number::Int(x) => Some(x),
        Number::Float(_) => None,
    }
}

/// Whether two values are known to be equal.
fn same(func: &Func, a: Value, b: Value) -> bool {
    let dim = |value| match func.def(value).map(|inst| &inst.op) {
        Some(Op::Dim { dim }) => Some(dim),
        _ => None,
    };
    a == b
        || dim(a).is_some_and(|a| dim(b) == Some(a))
        || number(func, a).is_some_and(|x| number(func, b) == Some(x) && func.ty(a) == func.ty(b))
}

/// The operands of a binary operation that makes the value.
fn operands(func: &Func, value: Value, op: BinOp) -> Option<(Value, Value)> {
    match func.def(value)? {
        Inst { op: Op::Bin { op: found }, args, .. } if *found == op => Some((args[0], args[1])),
        _ => None,
    }
}

fn literal_of(ty: &Type, x: i128) -> Literal {
    if *ty == Type::BOOL { Literal::Bool(x != 0) } else { Literal::Int(x) }
}

impl Simplify {
    fn range(&self, func: &Func, value: Value) -> Option<Range> {
        (*func.ty(value) == Type::INDEX).then(|| self.ranges.get(func, value))
    }

    fn bin(&self, at: &mut Cursor<'_>, id: InstId, op: BinOp, inst: &Inst) -> Fate {
        let (x, y) = (inst.args[0], inst.args[1]);
        let ty = at.func.ty(x).clone();
        if let Some(range) = self.result_range(at.func, op, x, y).filter(|range| range.lo == range.hi) {
            return at.become_literal(id, Literal::Int(range.lo.into()));
        }
        match self.identity(at.func, op, x, y) {
            Some(Known::Operand(value)) => return Fate::Replace(value),
            Some(Known::Number(n)) => return at.become_literal(id, literal_of(&ty, n)),
            None => {}
        }
        // Constants stand on the right, so that rules need one form.
        let commutes =
            matches!(op, BinOp::Add | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor | BinOp::Min | BinOp::Max);
        if commutes && number(at.func, x).is_some() && number(at.func, y).is_none() {
            return at.become_op(id, inst.op.clone(), &[y, x]);
        }
        self.associate(at, id, op, x, y, ty)
    }

    fn result_range(&self, func: &Func, op: BinOp, x: Value, y: Value) -> Option<Range> {
        Range::bin(op, self.range(func, x)?, self.range(func, y)?)
    }

    /// `(x + a) + b` is `x + (a + b)`, and so for products; both wrap alike.
    fn associate(&self, at: &mut Cursor<'_>, id: InstId, op: BinOp, x: Value, y: Value, ty: Type) -> Fate {
        if !matches!(op, BinOp::Add | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor) {
            return Fate::Keep;
        }
        let Some((inner, a)) = operands(at.func, x, op) else { return Fate::Keep };
        let sum = constant(at.func, a).zip(constant(at.func, y)).and_then(|(a, b)| eval_bin(op, a, b));
        match sum.map(|sum| Number::decode(sum.dtype, sum.bits)) {
            Some(Number::Int(n)) => {
                let value = at.literal(literal_of(&ty, n), ty);
                at.become_op(id, Op::Bin { op }, &[inner, value])
            }
            _ => Fate::Keep,
        }
    }

    /// What the operation gives when that needs no operation.
    fn identity(&self, func: &Func, op: BinOp, x: Value, y: Value) -> Option<Known> {
        use Known::{Number as N, Operand as V};
        let (a, b) = (number(func, x), number(func, y));
        let all = |n: Option<i128>| n.is_some() && n == all_ones(func, x);
        let equal = same(func, x, y);
        match op {
            BinOp::Add if b == Some(0) => Some(V(x)),
            BinOp::Add if a == Some(0) => Some(V(y)),
            BinOp::Sub if b == Some(0) => Some(V(x)),
            BinOp::Sub if equal => Some(N(0)),
            BinOp::Sub => match operands(func, x, BinOp::Add) {
                Some((left, right)) if same(func, right, y) => Some(V(left)),
                Some((left, right)) if same(func, left, y) => Some(V(right)),
                _ => None,
            },
            BinOp::Mul if b == Some(1) => Some(V(x)),
            BinOp::Mul if a == Some(1) => Some(V(y)),
            BinOp::Mul if a == Some(0) || b == Some(0) => Some(N(0)),
            BinOp::Div if b == Some(1) => Some(V(x)),
            BinOp::Div if a == Some(0) || b == Some(0) => Some(N(0)),
            BinOp::Rem if a == Some(0) || b == Some(0) || b == Some(1) => Some(N(0)),
            BinOp::Div | BinOp::Rem => self.quotient(func, op, x, y),
            BinOp::Min | BinOp::Max => self.extreme(func, op, x, y, equal),
            BinOp::And | BinOp::Or if equal => Some(V(x)),
            BinOp::Xor if equal => Some(N(0)),
            BinOp::And if a == Some(0) || b == Some(0) => Some(N(0)),
            BinOp::And | BinOp::Or if all(if op == BinOp::And { b } else { a }) => Some(V(x)),
            BinOp::And | BinOp::Or if all(if op == BinOp::And { a } else { b }) => Some(V(y)),
            BinOp::Or | BinOp::Xor if b == Some(0) => Some(V(x)),
            BinOp::Or | BinOp::Xor if a == Some(0) => Some(V(y)),
            BinOp::Shl | BinOp::Shr if b == Some(0) => Some(V(x)),
            BinOp::Shl | BinOp::Shr if a == Some(0) => Some(N(0)),
            _ => None,
        }
    }

    /// `x / y` and `x % y` where `x` is `q*y + r`, or is less than `y`.
    fn quotient(&self, func: &Func, op: BinOp, x: Value, y: Value) -> Option<Known> {
        let quotient = op == BinOp::Div;
        if self.is_below(func, x, y) {
            return Some(if quotient { Known::Number(0) } else { Known::Operand(x) });
        }
        let divisor = self.range(func, y)?;
        if divisor.lo < 1 {
            return None;
        }
        // A product that does not wrap divides exactly, whatever its sign.
        if let Some((q, factor)) = operands(func, x, BinOp::Mul)
            && same(func, factor, y)
            && self.result_range(func, BinOp::Mul, q, factor).is_some()
        {
            return Some(if quotient { Known::Operand(q) } else { Known::Number(0) });
        }
        // Rounding is towards zero, so the sum must not be negative.
        let (a, b) = operands(func, x, BinOp::Add)?;
        self.result_range(func, BinOp::Add, a, b)?;
        for (product, rest) in [(a, b), (b, a)] {
            if let Some((q, factor)) = operands(func, product, BinOp::Mul)
                && same(func, factor, y)
                && self.range(func, q)?.lo >= 0
                && self.result_range(func, BinOp::Mul, q, factor).is_some()
                && self.is_below(func, rest, y)
            {
                return Some(Known::Operand(if quotient { q } else { rest }));
            }
        }
        None
    }

    /// Whether `0 <= x < y`.
    fn is_below(&self, func: &Func, x: Value, y: Value) -> bool {
        let (Some(range), Some(end)) = (self.range(func, x), self.range(func, y)) else { return false };
        range.lo >= 0 && (range.hi < end.lo || self.ranges.bound(x).is_some_and(|bound| same(func, bound, y)))
    }

    fn extreme(&self, func: &Func, op: BinOp, x: Value, y: Value, equal: bool) -> Option<Known> {
        if equal {
            return Some(Known::Operand(x));
        }
        let first = match self.order(func, x, y)? {
            Order::Less | Order::AtMost => op == BinOp::Min,
            Order::Greater | Order::AtLeast => op == BinOp::Max,
        };
        Some(Known::Operand(if first { x } else { y }))
    }

    /// What ranges say about the order of two values.
    fn order(&self, func: &Func, x: Value, y: Value) -> Option<Order> {
        let (a, b) = (self.range(func, x)?, self.range(func, y)?);
        if a.hi < b.lo || self.is_below(func, x, y) {
            Some(Order::Less)
        } else if b.hi < a.lo || self.is_below(func, y, x) {
            Some(Order::Greater)
        } else if a.hi == b.lo {
            Some(Order::AtMost)
        } else if b.hi == a.lo {
            Some(Order::AtLeast)
        } else {
            None
        }
    }

    fn cmp(&self, at: &mut Cursor<'_>, id: InstId, op: CmpOp, inst: &Inst) -> Fate {
        let (x, y) = (inst.args[0], inst.args[1]);
        let known = if same(at.func, x, y) {
            Some(matches!(op, CmpOp::Eq | CmpOp::Le | CmpOp::Ge))
        } else {
            self.order(at.func, x, y).and_then(|order| match (op, order) {
                (CmpOp::Lt, Order::Less) | (CmpOp::Le, Order::Less | Order::AtMost) => Some(true),
                (CmpOp::Gt, Order::Greater) | (CmpOp::Ge, Order::Greater | Order::AtLeast) => Some(true),
                (CmpOp::Lt, Order::Greater | Order::AtLeast) | (CmpOp::Le, Order::Greater) => Some(false),
                (CmpOp::Gt, Order::Less | Order::AtMost) | (CmpOp::Ge, Order::Less) => Some(false),
                (CmpOp::Eq, Order::Less | Order::Greater) => Some(false),
                (CmpOp::Ne, Order::Less | Order::Greater) => Some(true),
                _ => None,
            })
        };
        match known {
            Some(truth) => at.become_literal(id, Literal::Bool(truth)),
            None => Fate::Keep,
        }
    }

    /// A loop that runs never or once.
    fn for_loop(&self, at: &mut Cursor<'_>, kind: &LoopKind, inst: &Inst) -> Fate {
        let range = |value| self.ranges.get(at.func, value);
        let (lo, hi, step) = (range(inst.args[0]), range(inst.args[1]), range(inst.args[2]));
        if hi.hi <= lo.lo || step.hi < 1 {
            return Fate::Remove;
        }
        let first = number(at.func, inst.args[0]).zip(number(at.func, inst.args[1]));
        let once = first.is_some_and(|(first, end)| first < end && i128::from(step.lo) >= (end - first).max(1));
        match kind {
            LoopKind::Serial | LoopKind::Pipelined { .. } if once => Fate::Splice(inst.regions[0], vec![inst.args[0]]),
            LoopKind::Serial | LoopKind::Pipelined { .. } => Fate::Keep,
        }
    }
}

enum Known {
    Operand(Value),
    Number(i128),
}

enum Order {
    Less,
    AtMost,
    Greater,
    AtLeast,
}

/// The number whose bits are all set, of the value's type.
fn all_ones(func: &Func, value: Value) -> Option<i128> {
    let dtype = func.ty(value).scalar()?.dtype()?;
    let scalar =
        crate::launch::Scalar { dtype, bits: if dtype == DType::Bool { 1 } else { u64::MAX >> (64 - dtype.bits()) } };
    match Number::decode(dtype, scalar.bits) {
        Number::Int(x) => Some(x),
        Number::Float(_) => None,
    }
}

fn not(at: &Cursor<'_>, inst: &Inst) -> Fate {
    match at.func.def(inst.args[0]) {
        Some(Inst { op: Op::Un { op: UnOp::Not }, args, .. }) => Fate::Replace(args[0]),
        _ => Fate::Keep,
    }
}

fn select(at: &Cursor<'_>, inst: &Inst) -> Fate {
    let (x, y) = (inst.args[1], inst.args[2]);
    match number(at.func, inst.args[0]) {
        Some(condition) => Fate::Replace(if condition != 0 { x } else { y }),
        None if x == y => Fate::Replace(x),
        None => Fate::Keep,
    }
}

/// A conversion to the type that the value has.
fn cast(at: &Cursor<'_>, inst: &Inst) -> Fate {
    match inst.result {
        Some(result) if at.func.ty(result) == at.func.ty(inst.args[0]) => Fate::Replace(inst.args[0]),
        _ => Fate::Keep,
    }
}

fn branch(at: &Cursor<'_>, inst: &Inst) -> Fate {
    let Some(condition) = number(at.func, inst.args[0]) else { return Fate::Keep };
    match inst.regions.get(usize::from(condition == 0)) {
        Some(&region) => Fate::Splice(region, Vec::new()),
        None => Fate::Remove,
    }
}
