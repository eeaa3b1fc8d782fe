//! Scalars that are positive: numbers, arguments of which the kernel requires it, and those times
//! numbers of one or more, by which nothing underflows.

use crate::elem::{Bound, DType, Elem};
use crate::interp::scalar::Number;
use crate::ir::{BinOp, CmpOp, Func, Op, Value};
use crate::passes::fold::constant;

/// Numbers below this may vanish in another type.
const LEAST: f64 = 1e-30;

/// Whether a scalar that is computed in front of a loop is positive for certain.
pub(super) fn is_positive(func: &Func, value: Value) -> bool {
    if number(func, value).is_some_and(|number| number >= LEAST) || is_required(func, value) {
        return true;
    }
    let Some(inst) = func.def(value) else { return false };
    let of = |at: usize| inst.args[at];
    match inst.op {
        Op::Cast { .. } => keeps(func, of(0), value) && is_positive(func, of(0)),
        // The number first: factors that are shared are not looked at again and again.
        Op::Bin { op: BinOp::Mul } => [(0, 1), (1, 0)]
            .into_iter()
            .any(|(x, y)| number(func, of(y)).is_some_and(|number| number >= 1.0) && is_positive(func, of(x))),
        _ => false,
    }
}

/// A finite number, as it was before it was converted between floats.
fn number(func: &Func, value: Value) -> Option<f64> {
    if let Some(known) = constant(func, value) {
        return match Number::decode(known.dtype, known.bits) {
            Number::Float(number) => Some(number).filter(|number| number.is_finite()),
            _ => None,
        };
    }
    let inst = func.def(value)?;
    let converted = matches!(inst.op, Op::Cast { .. }) && is_wide(func, func.ty(value).scalar()?);
    if converted { number(func, inst.args[0]) } else { None }
}

/// Whether a type is a float that has 8 bits of exponent or more.
fn is_wide(func: &Func, elem: Elem) -> bool {
    match elem {
        Elem::Is(dtype) => matches!(dtype, DType::F32 | DType::F64 | DType::BF16),
        Elem::Acc(param) => func.elems[param as usize].bound == Bound::Float,
        Elem::Param(_) => false,
    }
}

/// Whether a conversion of a positive number gives one.
fn keeps(func: &Func, from: Value, to: Value) -> bool {
    let of = |value: Value| func.ty(value).scalar();
    let (Some(from), Some(to)) = (of(from), of(to)) else { return false };
    let narrow = matches!(from, Elem::Is(DType::F32 | DType::F16 | DType::BF16));
    from == to || narrow && is_wide(func, to) && to != Elem::Is(DType::BF16)
}

/// Whether the prologue requires that a value is above a number that is not negative.
fn is_required(func: &Func, value: Value) -> bool {
    func.regions[func.host].insts.iter().any(|&id| {
        let inst = &func.insts[id];
        matches!(inst.op, Op::Require { .. }) && says(func, inst.args[0], value)
    })
}

/// Whether a condition says so.
fn says(func: &Func, condition: Value, value: Value) -> bool {
    let Some(inst) = func.def(condition) else { return false };
    let (x, y) = match (&inst.op, inst.args.as_slice()) {
        (Op::Bin { op: BinOp::And }, &[x, y]) => return says(func, x, value) || says(func, y, value),
        (Op::Cmp { op: CmpOp::Gt }, &[x, y]) => (x, y),
        (Op::Cmp { op: CmpOp::Lt }, &[x, y]) => (y, x),
        _ => return false,
    };
    x == value && number(func, y).is_some_and(|number| number >= 0.0)
}
