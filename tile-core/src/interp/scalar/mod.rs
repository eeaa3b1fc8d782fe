//! Scalar semantics: the exact result of every scalar operation.
//!
//! The interpreter and the folding pass both compute with these functions, so
//! that a folded constant can never differ from an executed instruction.
//!
//! **Floats** are computed in `f64` and rounded once to their type. For `+ - * /` and `sqrt`
//! this equals rounding the exact result once, also for `f32`: a second rounding is harmless
//! when the first has at least `2p + 2` bits of precision (Figueroa, "When is double rounding
//! innocuous?", 1995), and 53 ≥ 2·24 + 2.
//!
//! A fused FMA has no such luck; it sums with rounding to odd (`float`). A NaN that an
//! operation makes is the positive quiet NaN of the type, because Rust leaves its bits open and
//! results must not depend on that. Functions that only look at a sign or choose an operand
//! keep its bits.
//!
//! **Integers** wrap; `index` is an `i64`.
//!
//! A function here takes and gives encodings as in [`Scalar::bits`],
//! zero-extended. Selection by type happens once, in the functions that
//! return function pointers; the interpreter resolves them before it runs.

mod cast;
mod float;
mod int;
#[cfg(test)]
mod tests;

use crate::elem::{DType, Kind};
use crate::ir::pointwise::Gives;
use crate::ir::{BinOp, CmpOp, Format, FormatPart, Literal, UnOp};
use crate::launch::Scalar;
use crate::num::Round;

pub use cast::{Cast, Number};

/// A function of one encoding.
pub type Fn1 = fn(u64) -> u64;
/// A function of two encodings.
pub type Fn2 = fn(u64, u64) -> u64;
/// A function of three encodings.
pub type Fn3 = fn(u64, u64, u64) -> u64;

/// Calls the function with the marker or primitive type of a dtype.
macro_rules! by_dtype {
    ($dtype:expr, float $f:ident, int $i:ident, bool $b:expr, ($($arg:expr),*)) => {
        match $dtype {
            DType::F64 => float::$f::<float::F64>($($arg),*),
            DType::F32 => float::$f::<float::F32>($($arg),*),
            DType::F16 => float::$f::<float::F16>($($arg),*),
            DType::BF16 => float::$f::<float::Bf16>($($arg),*),
            DType::E4M3 => float::$f::<float::E4m3>($($arg),*),
            DType::E5M2 => float::$f::<float::E5m2>($($arg),*),
            DType::I64 | DType::Index => int::$i::<i64>($($arg),*),
            DType::I32 => int::$i::<i32>($($arg),*),
            DType::I16 => int::$i::<i16>($($arg),*),
            DType::I8 => int::$i::<i8>($($arg),*),
            DType::U64 => int::$i::<u64>($($arg),*),
            DType::U32 => int::$i::<u32>($($arg),*),
            DType::U16 => int::$i::<u16>($($arg),*),
            DType::U8 => int::$i::<u8>($($arg),*),
            DType::Bool => $b,
        }
    };
}

/// The type of the result of a unary operation on `dtype`.
pub fn un_result(op: UnOp, dtype: DType) -> DType {
    match op.row().gives {
        Gives::Same => dtype,
        Gives::Bool => DType::Bool,
        Gives::Word => DType::U32,
    }
}

/// The function of a unary operation, if it is defined for the type.
pub fn un(op: UnOp, dtype: DType) -> Option<Fn1> {
    by_dtype!(dtype, float un, int un, bool (op == UnOp::Not).then_some(|x| u64::from(x == 0)), (op))
}

/// The function of a binary operation, if it is defined for the type. For
/// shifts `dtype` is the left operand's; the amount may be of any integer
/// type, and a negative one counts as too large.
pub fn bin(op: BinOp, dtype: DType) -> Option<Fn2> {
    by_dtype!(dtype, float bin, int bin, bool bool_bin(op), (op))
}

fn bool_bin(op: BinOp) -> Option<Fn2> {
    match op {
        BinOp::And => Some(|x, y| x & y),
        BinOp::Or => Some(|x, y| x | y),
        BinOp::Xor => Some(|x, y| x ^ y),
        _ => None,
    }
}

/// The function of a comparison. Its result is 0 or 1.
pub fn cmp(op: CmpOp, dtype: DType) -> Fn2 {
    by_dtype!(dtype, float cmp, int cmp, bool int::cmp::<u8>(op), (op))
}

/// `x * y + z` rounded once, if defined for the type (every number).
pub fn fma(dtype: DType) -> Option<Fn3> {
    by_dtype!(dtype, float fma, int fma, bool None, ())
}

/// The encoding of zero or `false`.
pub const ZERO: u64 = 0;

/// The encoding of one or `true`.
pub fn one(dtype: DType) -> u64 {
    Cast::new(DType::Bool, dtype, None).apply(1)
}

/// The encoding of the lowest value: negative infinity where there is one.
pub fn lowest(dtype: DType) -> u64 {
    by_dtype!(dtype, float lowest, int lowest, bool 0, ())
}

/// The encoding of the highest value: infinity where there is one.
pub fn highest(dtype: DType) -> u64 {
    by_dtype!(dtype, float highest, int highest, bool 1, ())
}

/// The value of an encoding as text, as Rust's `Display` prints it.
pub fn text(x: Scalar) -> String {
    match (x.dtype, Number::decode(x.dtype, x.bits)) {
        (DType::F64, Number::Float(v)) => v.to_string(),
        // Shortest text that reads back, which for `f32` differs from the
        // text of the same value as `f64`; narrower floats print as `f32`.
        (_, Number::Float(v)) => (v as f32).to_string(),
        (DType::Bool, Number::Int(v)) => (v != 0).to_string(),
        (_, Number::Int(v)) => v.to_string(),
    }
}

/// The line of a `println!` or `assert!` with these operands.
pub fn message(format: &Format, operands: impl IntoIterator<Item = Scalar>) -> String {
    let mut operands = operands.into_iter();
    let part = |part: &FormatPart| match part {
        FormatPart::Text(text) => text.clone(),
        FormatPart::Arg => operands.next().map(text).unwrap_or_default(),
    };
    format.parts.iter().map(part).collect()
}

/// A unary operation.
pub fn eval_un(op: UnOp, x: Scalar) -> Option<Scalar> {
    Some(Scalar { dtype: un_result(op, x.dtype), bits: un(op, x.dtype)?(x.bits) })
}

/// A binary operation; `None` when it is not defined for the types.
pub fn eval_bin(op: BinOp, x: Scalar, y: Scalar) -> Option<Scalar> {
    let compatible = match op {
        BinOp::Shl | BinOp::Shr => matches!(y.dtype.kind(), Kind::Int | Kind::Uint),
        _ => x.dtype == y.dtype,
    };
    if !compatible {
        return None;
    }
    Some(Scalar { dtype: x.dtype, bits: bin(op, x.dtype)?(x.bits, y.bits) })
}

/// A comparison; `None` when the types differ.
pub fn eval_cmp(op: CmpOp, x: Scalar, y: Scalar) -> Option<Scalar> {
    (x.dtype == y.dtype).then(|| Scalar { dtype: DType::Bool, bits: cmp(op, x.dtype)(x.bits, y.bits) })
}

/// `x` if the condition holds, else `y`.
pub fn eval_select(condition: Scalar, x: Scalar, y: Scalar) -> Scalar {
    if condition.bits != 0 { x } else { y }
}

/// `x * y + z` rounded once; `None` when it is not defined for the types.
pub fn eval_fma(x: Scalar, y: Scalar, z: Scalar) -> Option<Scalar> {
    if x.dtype != y.dtype || x.dtype != z.dtype {
        return None;
    }
    Some(Scalar { dtype: x.dtype, bits: fma(x.dtype)?(x.bits, y.bits, z.bits) })
}

/// Conversion of a value; `round` as in [`Cast::new`].
pub fn eval_cast(x: Scalar, to: DType, round: Option<Round>) -> Scalar {
    Scalar { dtype: to, bits: Cast::new(x.dtype, to, round).apply(x.bits) }
}

/// The same bits as another type; `None` when the widths differ.
pub fn eval_bits(x: Scalar, to: DType) -> Option<Scalar> {
    (x.dtype.bits() == to.bits()).then_some(Scalar { dtype: to, bits: x.bits })
}

/// A literal as a value of a type, by the rules of a cast.
pub fn eval_literal(value: Literal, to: DType) -> Scalar {
    let number = match value {
        Literal::Int(x) => Number::Int(x),
        Literal::Float(x) => Number::Float(x),
        Literal::Bool(x) => Number::Int(x.into()),
    };
    Scalar { dtype: to, bits: number.encode(to, None) }
}
