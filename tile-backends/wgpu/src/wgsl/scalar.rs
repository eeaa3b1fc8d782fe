//! Scalar operations, as expressions over operands.
//!
//! Operands are names or literals. What narrow floats have no operation for is
//! done in `f32` and rounded once more, which gives the same: `f32` has at least
//! 2p + 2 digits for every narrower type (Figueroa, 1995). Of `f16`, where there is
//! such a type, sums and products are its own; a quotient of `f16` would be off by
//! as many units as one of `f32`, which then are lost.

use super::repr::{Repr, Types, canonical};
use tile_core::elem::{DType, Kind};
use tile_core::interp::scalar::one;
use tile_core::ir::{BinOp, CmpOp, UnOp};
use tile_core::num::Round;
use tile_emit::{binary, compare};

/// Round to nearest, and to odd, in the library.
const NEAREST: u32 = 0;
const ODD: u32 = 4;

fn mode(round: Round) -> u32 {
    match round {
        Round::NearestEven => NEAREST,
        Round::TowardZero => 1,
        Round::Up => 2,
        Round::Down => 3,
    }
}

/// The name of a narrow float in the library.
fn narrow_name(ty: DType) -> Option<&'static str> {
    match ty {
        DType::F16 => Some("f16"),
        DType::BF16 => Some("bf16"),
        DType::E4M3 => Some("e4m3"),
        DType::E5M2 => Some("e5m2"),
        _ => None,
    }
}

/// A float as an `f32`.
pub(super) fn widen(types: Types, ty: DType, x: &str) -> String {
    match narrow_name(ty) {
        _ if types.repr(ty) == Repr::F16 => format!("f32({x})"),
        Some(name) => format!("{name}_to_f32({x})"),
        None => x.to_owned(),
    }
}

/// An `f32` rounded to a float type.
fn narrow(types: Types, ty: DType, x: &str, mode: u32) -> String {
    match narrow_name(ty) {
        _ if types.repr(ty) == Repr::F16 && mode == NEAREST => format!("f16({x})"),
        Some(name) if types.repr(ty) == Repr::F16 => types.decoding(ty, &format!("f32_to_{name}({x}, {mode}u)"), false),
        Some(name) => format!("f32_to_{name}({x}, {mode}u)"),
        None => x.to_owned(),
    }
}

/// Whether a float is of a type that WGSL computes with.
fn is_native(types: Types, ty: DType) -> bool {
    matches!(types.repr(ty), Repr::F32 | Repr::F16)
}

fn sign_bit(ty: DType) -> u32 {
    1 << (ty.bits() - 1)
}

/// A function of one operand; `None` when the language has no such function.
pub(super) fn un(types: Types, op: UnOp, ty: DType, x: &str) -> Option<String> {
    match ty.kind() {
        Kind::Float => float_un(types, op, ty, x),
        Kind::Bool => (op == UnOp::Not).then(|| format!("!{x}")),
        _ => int_un(types, op, ty, x),
    }
}

fn float_un(types: Types, op: UnOp, ty: DType, x: &str) -> Option<String> {
    let wide = widen(types, ty, x);
    let name = match op {
        UnOp::Neg if is_native(types, ty) => return Some(format!("-{x}")),
        UnOp::Abs if is_native(types, ty) => return Some(format!("abs({x})")),
        UnOp::Neg => return Some(format!("{x} ^ 0x{:x}u", sign_bit(ty))),
        UnOp::Abs => return Some(format!("{x} & 0x{:x}u", sign_bit(ty) - 1)),
        UnOp::IsNan => return Some(format!("is_nan({wide})")),
        UnOp::IsFinite => return Some(format!("is_finite({wide})")),
        UnOp::Recip => return Some(narrow(types, ty, &format!("1.0f / {wide}"), NEAREST)),
        UnOp::Rsqrt => return Some(narrow(types, ty, &format!("1.0f / sqrt({wide})"), NEAREST)),
        // These are off by 3 + 2·|x| units, which is 2⁻¹⁶ where the result overflows.
        // No bound of WGSL's other functions is as good for all arguments.
        UnOp::Exp if types.fast => "exp",
        UnOp::Exp2 if types.fast => "exp2",
        UnOp::Exp => "exp_f32",
        UnOp::Exp2 => "exp2_f32",
        UnOp::Ln => "ln_f32",
        UnOp::Log2 => "log2_f32",
        UnOp::Log10 => "log10_f32",
        UnOp::Sin => "sin_f32",
        UnOp::Cos => "cos_f32",
        UnOp::Tanh => "tanh_f32",
        UnOp::Erf => "erf_f32",
        UnOp::Sigmoid => "sigmoid_f32",
        UnOp::Round => "round_f32",
        UnOp::Sqrt => "sqrt",
        UnOp::Floor => "floor",
        UnOp::Ceil => "ceil",
        UnOp::Trunc => "trunc",
        // Ties to even, unlike C's.
        UnOp::RoundEven => types.round_even(),
        UnOp::Not | UnOp::CountOnes | UnOp::LeadingZeros => return None,
        // Replaced before.
        tile_core::derived_un_ops!() => return None,
    };
    Some(narrow(types, ty, &format!("{name}({wide})"), NEAREST))
}

fn int_un(types: Types, op: UnOp, ty: DType, x: &str) -> Option<String> {
    let signed = ty.kind() != Kind::Uint;
    Some(match (op, types.repr(ty)) {
        (UnOp::Neg, Repr::Wide) => format!("neg64({x})"),
        (UnOp::Neg, Repr::U32) => canonical(ty, format!("0u - {x}")),
        (UnOp::Neg, _) => canonical(ty, format!("-{x}")),
        (UnOp::Not, _) => canonical(ty, format!("~{x}")),
        (UnOp::Abs, _) if !signed => x.to_owned(),
        (UnOp::Abs, Repr::Wide) => format!("abs64({x})"),
        (UnOp::Abs, _) => canonical(ty, format!("abs({x})")),
        (UnOp::CountOnes, Repr::Wide) => format!("countOneBits({x}.x) + countOneBits({x}.y)"),
        (UnOp::CountOnes, _) => format!("countOneBits({})", types.encoding(ty, x)),
        (UnOp::LeadingZeros, Repr::Wide) => format!("clz64({x})"),
        (UnOp::LeadingZeros, _) => match 32 - ty.bits() {
            0 => format!("countLeadingZeros({})", types.encoding(ty, x)),
            beyond => format!("countLeadingZeros({}) - {beyond}u", types.encoding(ty, x)),
        },
        _ => return None,
    })
}

/// A function of two operands of one type, shifts excepted; `None` when the
/// language has no such function. `divisor` is what `y` is known to be.
pub(super) fn bin(types: Types, op: BinOp, ty: DType, x: &str, y: &str, divisor: Option<i64>) -> Option<String> {
    match ty.kind() {
        Kind::Float => float_bin(types, op, ty, x, y),
        Kind::Bool => Some(match op {
            BinOp::And | BinOp::Or => binary(op, x, y)?,
            BinOp::Xor => format!("{x} != {y}"),
            _ => return None,
        }),
        _ if types.repr(ty) == Repr::Wide => wide_bin(op, ty, x, y),
        _ => int_bin(types, op, ty, x, y, divisor),
    }
}

fn float_bin(types: Types, op: BinOp, ty: DType, x: &str, y: &str) -> Option<String> {
    if is_native(types, ty) && matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul) {
        return binary(op, x, y);
    }
    let (x, y) = (widen(types, ty, x), widen(types, ty, y));
    let call = |name: &str| format!("{name}({x}, {y})");
    let result = match op {
        BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div => binary(op, &x, &y)?,
        BinOp::Min => call("min_f32"),
        BinOp::Max => call("max_f32"),
        BinOp::MinNan => call("min_nan_f32"),
        BinOp::MaxNan => call("max_nan_f32"),
        BinOp::Pow => call("pow_f32"),
        BinOp::And | BinOp::Or | BinOp::Xor | BinOp::Shl | BinOp::Shr => return None,
        // Replaced before.
        BinOp::Rem | tile_core::derived_bin_ops!() => return None,
    };
    Some(narrow(types, ty, &result, NEAREST))
}

fn wide_bin(op: BinOp, ty: DType, x: &str, y: &str) -> Option<String> {
    let sign = if ty.kind() == Kind::Uint { 'u' } else { 's' };
    Some(match op {
        BinOp::Add => format!("add64({x}, {y})"),
        BinOp::Sub => format!("sub64({x}, {y})"),
        BinOp::Mul => format!("mul64({x}, {y})"),
        BinOp::Div => format!("div64{sign}({x}, {y})"),
        BinOp::Rem => format!("rem64{sign}({x}, {y})"),
        BinOp::Min => format!("select({x}, {y}, lt64{sign}({y}, {x}))"),
        BinOp::Max => format!("select({x}, {y}, lt64{sign}({x}, {y}))"),
        BinOp::And | BinOp::Or | BinOp::Xor => binary(op, x, y)?,
        BinOp::Shl | BinOp::Shr | BinOp::MinNan | BinOp::MaxNan | BinOp::Pow | tile_core::derived_bin_ops!() => {
            return None;
        }
    })
}

fn int_bin(types: Types, op: BinOp, ty: DType, x: &str, y: &str, divisor: Option<i64>) -> Option<String> {
    let word = types.repr(ty).name();
    // Only these two divisors need care.
    let plain = divisor.is_some_and(|divisor| divisor != 0 && divisor != -1);
    Some(match op {
        BinOp::Add | BinOp::Sub | BinOp::Mul => canonical(ty, binary(op, x, y)?),
        BinOp::Div | BinOp::Rem if plain => binary(op, x, y)?,
        BinOp::Div => canonical(ty, format!("div_{word}({x}, {y})")),
        BinOp::Rem => format!("rem_{word}({x}, {y})"),
        BinOp::Min => format!("min({x}, {y})"),
        BinOp::Max => format!("max({x}, {y})"),
        BinOp::And | BinOp::Or | BinOp::Xor => binary(op, x, y)?,
        BinOp::Shl | BinOp::Shr | BinOp::MinNan | BinOp::MaxNan | BinOp::Pow | tile_core::derived_bin_ops!() => {
            return None;
        }
    })
}

/// `x` shifted; the amount is of an integer type of its own, and perhaps known.
pub(super) fn shift(
    types: Types,
    op: BinOp,
    ty: DType,
    x: &str,
    amount: &str,
    amount_ty: DType,
    known_amount: Option<i64>,
) -> String {
    let left = op == BinOp::Shl;
    let amount = match (known_amount, types.repr(amount_ty)) {
        (Some(n @ 0..32), _) if types.repr(ty) != Repr::Wide => {
            let amount = format!("{n}u");
            return canonical(ty, binary(op, x, &amount).expect("a shift has an operator"));
        }
        (Some(n), _) => format!("{}u", if (0..64).contains(&n) { n } else { 64 }),
        (None, Repr::Wide) => format!("amount64({amount})"),
        // A negative amount is a large one when read as unsigned.
        (None, Repr::I32) => format!("bitcast<u32>({amount})"),
        (None, _) => amount.to_owned(),
    };
    let name = match (types.repr(ty), left) {
        (Repr::Wide, true) => "shl64",
        (Repr::Wide, false) if ty.kind() == Kind::Uint => "shr64u",
        (Repr::Wide, false) => "shr64s",
        (Repr::U32, true) => "shl_u32",
        (Repr::U32, false) => "shr_u32",
        (_, true) => "shl_i32",
        (_, false) => "shr_i32",
    };
    canonical(ty, format!("{name}({x}, {amount})"))
}

/// A comparison as IEEE 754 has it for floats.
pub(super) fn cmp(types: Types, op: CmpOp, ty: DType, x: &str, y: &str) -> String {
    let (x, y) = match ty.kind() {
        Kind::Float if !is_native(types, ty) => (widen(types, ty, x), widen(types, ty, y)),
        Kind::Bool if !matches!(op, CmpOp::Eq | CmpOp::Ne) => (types.encoding(ty, x), types.encoding(ty, y)),
        _ => (x.to_owned(), y.to_owned()),
    };
    if types.repr(ty) == Repr::Wide {
        let sign = if ty.kind() == Kind::Uint { 'u' } else { 's' };
        return match op {
            CmpOp::Eq => format!("eq64({x}, {y})"),
            CmpOp::Ne => format!("!eq64({x}, {y})"),
            CmpOp::Lt => format!("lt64{sign}({x}, {y})"),
            CmpOp::Ge => format!("!lt64{sign}({x}, {y})"),
            CmpOp::Gt => format!("lt64{sign}({y}, {x})"),
            CmpOp::Le => format!("!lt64{sign}({y}, {x})"),
        };
    }
    match op {
        // True for NaN, which `!=` of some compilers is not.
        CmpOp::Ne if ty.is_float() => format!("!({})", compare(CmpOp::Eq, &x, &y)),
        _ => compare(op, &x, &y),
    }
}

/// `x * y + z` rounded once.
pub(super) fn fma(types: Types, ty: DType, [x, y, z]: [&str; 3]) -> String {
    match (ty.kind(), types.repr(ty)) {
        (Kind::Float, Repr::F32) if types.fma => format!("fma({x}, {y}, {z})"),
        (Kind::Float, Repr::F32) => format!("fma_f32({x}, {y}, {z}, {NEAREST}u)"),
        (Kind::Float, _) => {
            let [x, y, z] = [x, y, z].map(|x| widen(types, ty, x));
            narrow(types, ty, &format!("fma_f32({x}, {y}, {z}, {ODD}u)"), NEAREST)
        }
        (_, Repr::Wide) => format!("add64(mul64({x}, {y}), {z})"),
        _ => canonical(ty, format!("{x} * {y} + {z}")),
    }
}

/// The value converted; `round` as in tile IR's `cast`.
pub(super) fn cast(types: Types, from: DType, to: DType, x: &str, round: Option<Round>) -> String {
    if from == to {
        return x.to_owned();
    }
    match (from.kind(), to.kind()) {
        (Kind::Float, Kind::Bool) => format!("!({} == 0.0f)", widen(types, from, x)),
        (_, Kind::Bool) if types.repr(from) == Repr::Wide => format!("({x}.x | {x}.y) != 0u"),
        (_, Kind::Bool) => format!("{x} != {}", types.literal(from, 0)),
        (Kind::Bool, _) => {
            let [one, zero] = [one(to), 0].map(|bits| types.literal(to, bits));
            format!("select({zero}, {one}, {x})")
        }
        (Kind::Float, Kind::Float) => narrow(types, to, &widen(types, from, x), mode(round.unwrap_or_default())),
        (Kind::Float, _) => float_to_int(types, from, to, x, round.unwrap_or(Round::TowardZero)),
        (_, Kind::Float) => int_to_float(types, from, to, x, round.unwrap_or_default()),
        (_, _) => int_to_int(types, from, to, x),
    }
}

fn float_to_int(types: Types, from: DType, to: DType, x: &str, round: Round) -> String {
    let name = match round {
        Round::NearestEven => types.round_even(),
        Round::TowardZero => "trunc",
        Round::Up => "ceil",
        Round::Down => "floor",
    };
    let whole = format!("{name}({})", widen(types, from, x));
    match (to, to.kind(), to.bits()) {
        (_, Kind::Uint, 64) => format!("f32_to_u64({whole})"),
        (_, _, 64) => format!("f32_to_i64({whole})"),
        (_, Kind::Uint, 32) => format!("f32_to_u32({whole})"),
        (_, _, 32) => format!("f32_to_i32({whole})"),
        (_, Kind::Uint, bits) => format!("min(f32_to_u32({whole}), {}u)", (1_u32 << bits) - 1),
        (_, _, bits) => {
            let high = (1_i32 << (bits - 1)) - 1;
            format!("clamp(f32_to_i32({whole}), ({}i), {high}i)", -high - 1)
        }
    }
}

fn int_to_float(types: Types, from: DType, to: DType, x: &str, round: Round) -> String {
    let signed = from.kind() != Kind::Uint;
    // 8 and 16 bits are exact in `f32`, and WGSL's own conversion is to nearest.
    if from.bits() <= 16 || (from.bits() == 32 && to == DType::F32 && round == Round::NearestEven) {
        return narrow(types, to, &format!("f32({x})"), mode(round));
    }
    let mode_of_f32 = if to == DType::F32 { mode(round) } else { ODD };
    let name = match (from.bits(), signed) {
        (64, true) => "i64_to_f32",
        (64, false) => "u64_to_f32",
        (_, true) => "i32_to_f32",
        (_, false) => "u32_to_f32",
    };
    narrow(types, to, &format!("{name}({x}, {mode_of_f32}u)"), mode(round))
}

fn int_to_int(types: Types, from: DType, to: DType, x: &str) -> String {
    match (types.repr(from), types.repr(to)) {
        (Repr::Wide, Repr::Wide) => x.to_owned(),
        (Repr::I32, Repr::Wide) => format!("sext64({x})"),
        (_, Repr::Wide) => format!("vec2<u32>({x}, 0u)"),
        (Repr::Wide, Repr::I32) => canonical(to, format!("bitcast<i32>({x}.x)")),
        (Repr::Wide, _) => canonical(to, format!("{x}.x")),
        (a, b) if a == b => canonical(to, x.to_owned()),
        (_, b) => canonical(to, format!("bitcast<{}>({x})", b.name())),
    }
}

/// The same bits as another type of equal width.
pub(super) fn bits(types: Types, from: DType, to: DType, x: &str) -> String {
    if types.repr(from) == Repr::Wide {
        return x.to_owned();
    }
    types.decoding(to, &types.encoding(from, x), false)
}
