//! Constant folding: computes operations on constants.
//!
//! Before:
//! ```text
//! %0 = const 64 : index
//! %1 = const 3.5 : index
//! %2 = bin.mul %0, %1 : index
//! %3 = cast %2 : f16
//! ```
//! After:
//! ```text
//! %0 = const 64 : index
//! %1 = const 3 : index
//! %2 = const 192 : index
//! %3 = const 192.0 : f16
//! ```
//!
//! Results come from the evaluator that the reference interpreter uses, so a
//! folded operation gives the bits that an executed one would. Literals take
//! the form of their type. A NaN whose payload no literal of the type can say
//! is left to be computed. Operations on type parameters stay.

use super::rewrite::{Cursor, Fate, Rewrite, rewrite};
use crate::elem::DType;
use crate::interp::scalar::{self, Number};
use crate::ir::{Func, InstId, Literal, Op, Value};
use crate::launch::Scalar;

/// Runs the pass.
pub(super) fn run(func: &mut Func) {
    rewrite(func, &mut Fold);
}

struct Fold;

impl Rewrite for Fold {
    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate {
        match evaluate(at.func, id).and_then(literal) {
            Some(value) => at.become_literal(id, value),
            None => Fate::Keep,
        }
    }
}

/// The value of a constant of known type.
pub(super) fn constant(func: &Func, value: Value) -> Option<Scalar> {
    let dtype = func.ty(value).scalar()?.dtype()?;
    match func.def(value)?.op {
        Op::Const { value } => Some(scalar::eval_literal(value, dtype)),
        _ => None,
    }
}

/// The literal of a value, if one says exactly it: the shortest, so that equal
/// values have equal literals and people can read them.
pub fn literal(x: Scalar) -> Option<Literal> {
    let exact = match (x.dtype, Number::decode(x.dtype, x.bits)) {
        (DType::Bool, Number::Int(v)) => Literal::Bool(v != 0),
        (_, Number::Int(v)) => Literal::Int(v),
        (_, Number::Float(v)) => Literal::Float(v),
    };
    let short = match exact {
        Literal::Float(v) if x.dtype != DType::F64 => (v as f32).to_string().parse().ok().map(Literal::Float),
        _ => None,
    };
    short.into_iter().chain([exact]).find(|&literal| scalar::eval_literal(literal, x.dtype) == x)
}

/// The value of an instruction whose operands are constants.
pub(super) fn evaluate(func: &Func, id: InstId) -> Option<Scalar> {
    let inst = &func.insts[id];
    let dtype = func.ty(inst.result?).scalar()?.dtype()?;
    let arg = |i: usize| constant(func, inst.args[i]);
    match &inst.op {
        Op::Const { value } => Some(scalar::eval_literal(*value, dtype)),
        Op::Un { op } => scalar::eval_un(*op, arg(0)?),
        Op::Bin { op } => scalar::eval_bin(*op, arg(0)?, arg(1)?),
        Op::Cmp { op } => scalar::eval_cmp(*op, arg(0)?, arg(1)?),
        Op::Select {} => Some(scalar::eval_select(arg(0)?, arg(1)?, arg(2)?)),
        Op::Fma {} => scalar::eval_fma(arg(0)?, arg(1)?, arg(2)?),
        Op::Cast { round } => Some(scalar::eval_cast(arg(0)?, dtype, *round)),
        Op::Bits {} => scalar::eval_bits(arg(0)?, dtype),
        Op::Extent { axis } => {
            let mem = func.ty(inst.args[0]).mem()?;
            let extent = mem.shape.get(*axis as usize)?.dim()?.as_int()?;
            Some(scalar::eval_literal(Literal::Int(extent.into()), dtype))
        }
        Op::Dim { dim } => Some(scalar::eval_literal(Literal::Int(dim.as_int()?.into()), dtype)),
        _ => None,
    }
}
