//! What an operation should give, and how far from it a result may be.

use super::Step;
use tile_core::elem::DType;
use tile_core::interp::scalar;
use tile_core::ir::pointwise::Tolerance;
use tile_core::ir::{BinOp, UnOp};
use tile_core::launch::Scalar;
use tile_simt::ir::Op;

/// The result by the reference semantics, from the encodings of the operands.
pub(crate) fn reference(step: &Step, args: &[u64]) -> u64 {
    let args: Vec<Scalar> = step.args.iter().zip(args).map(|(&dtype, &bits)| Scalar { dtype, bits }).collect();
    let result = match &step.op {
        Op::Un { op } => scalar::eval_un(*op, args[0]),
        Op::Bin { op } => scalar::eval_bin(*op, args[0], args[1]),
        Op::Cmp { op } => scalar::eval_cmp(*op, args[0], args[1]),
        Op::Select {} => Some(scalar::eval_select(args[0], args[1], args[2])),
        Op::Fma {} => scalar::eval_fma(args[0], args[1], args[2]),
        Op::Cast { round } => Some(scalar::eval_cast(args[0], step.result, *round)),
        Op::Bits {} => scalar::eval_bits(args[0], step.result),
        other => panic!("{other:?} is no scalar operation"),
    };
    result.expect("steps are defined for their types").bits
}

/// How many units in the last place a result may be off.
pub(crate) fn tolerance(step: &Step) -> u64 {
    let tolerance = match step.op {
        Op::Un { op } => op.row().tolerance,
        Op::Bin { op } => op.row().tolerance,
        _ => Tolerance::Exact,
    };
    tolerance.ulps(step.result)
}

/// Whether zeros of either sign will do: `min` and `max` leave it open.
fn zeros_agree(step: &Step) -> bool {
    matches!(step.op, Op::Bin { op: BinOp::Min | BinOp::Max | BinOp::MinNan | BinOp::MaxNan })
}

fn is_nan(ty: DType, bits: u64) -> bool {
    scalar::eval_un(UnOp::IsNan, Scalar { dtype: ty, bits }).is_some_and(|nan| nan.bits == 1)
}

/// Units in the last place between two encodings; `None` when they have
/// nothing to do with each other.
pub(crate) fn distance(step: &Step, expected: u64, found: u64) -> Option<u64> {
    let ty = step.result;
    // The reference overflows on its way to a result that is subnormal.
    let overflows = matches!(step.op, Op::Un { op: UnOp::Sigmoid }) && ty == DType::F64;
    if overflows && expected == 0 && f64::from_bits(found) < f64::MIN_POSITIVE {
        return Some(0);
    }
    if !ty.is_float() {
        return (expected == found).then_some(0);
    }
    match (is_nan(ty, expected), is_nan(ty, found)) {
        (true, true) => return Some(0),
        (false, false) => {}
        _ => return None,
    }
    let sign = 1_u64 << (ty.bits() - 1);
    if (expected | found) & !sign == 0 && expected != found {
        return zeros_agree(step).then_some(0);
    }
    let ordered = |bits: u64| {
        let magnitude = i128::from(bits & !sign);
        if bits & sign == 0 { magnitude } else { -magnitude }
    };
    u64::try_from((ordered(expected) - ordered(found)).unsigned_abs()).ok()
}
