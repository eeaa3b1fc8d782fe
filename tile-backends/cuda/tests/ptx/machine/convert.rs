//! `cvt`.

use super::{float, int, mask, width};
use tile_core::elem::DType;
use tile_core::interp::scalar::Number;
use tile_core::num::Round;

fn is_float(ty: &str) -> bool {
    ty.starts_with('f') || ty.starts_with("bf")
}

/// One value from one.
pub(crate) fn single(rounding: &str, to: &str, from: &str, x: u64) -> u64 {
    match (is_float(from), is_float(to)) {
        (false, false) => mask(to, int::value(from, x) as u64),
        (true, false) => to_int(rounding, to, from, x),
        (false, true) => {
            let dtype = DType::from_name(to).unwrap();
            Number::Int(int::value(from, x)).encode(dtype, Some(float::rounding(rounding)))
        }
        (true, true) => {
            let value = float::get(from, x);
            let whole = integral(rounding, value);
            float::put(to, whole.unwrap_or(value), float::rounding(rounding))
        }
    }
}

/// The integer that a rounding to integers gives.
fn integral(rounding: &str, x: f64) -> Option<f64> {
    match rounding {
        "rni" => Some(x.round_ties_even()),
        "rzi" => Some(x.trunc()),
        "rmi" => Some(x.floor()),
        "rpi" => Some(x.ceil()),
        _ => None,
    }
}

/// Clamped. NaN gives 0 from narrow sources to 32 bits, elsewhere only the
/// highest bit.
fn to_int(rounding: &str, to: &str, from: &str, x: u64) -> u64 {
    let value = float::get(from, x);
    let bits = width(to);
    if value.is_nan() {
        return if from == "f64" || bits == 64 { 1 << (bits - 1) } else { 0 };
    }
    let whole = integral(rounding, value).expect("conversions to integers state how") as i128;
    let (low, high) =
        if to.starts_with('s') { (-(1_i128 << (bits - 1)), (1_i128 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) };
    mask(to, whole.clamp(low, high) as u64)
}

/// Two values from two of `f32`, the second lowest.
pub(crate) fn narrow_pair(to: &str, high: u64, low: u64) -> u64 {
    let element = to.trim_end_matches("x2");
    let bits = if element.starts_with('e') { 8 } else { 16 };
    let one = |x| {
        let value = float::get("f32", x);
        // Infinities saturate, too.
        let value = if bits == 8 && value.is_infinite() { f64::from(f32::MAX).copysign(value) } else { value };
        float::put(element, value, Round::NearestEven)
    };
    one(high) << bits | one(low)
}

/// Two values of `f16` from two of an 8-bit format.
pub(crate) fn widen_pair(from: &str, x: u64) -> u64 {
    let element = from.trim_end_matches("x2");
    let one = |x| float::put("f16", float::get(element, x), Round::NearestEven);
    one(x >> 8 & 0xff) << 16 | one(x & 0xff)
}
