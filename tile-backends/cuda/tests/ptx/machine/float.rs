//! Floating-point instructions. All formats but `f64` are computed in `f64`
//! and rounded once, with rounding to odd where that is not exact.

use tile_core::num::Round;
use tile_core::num::codec::{Format, decode, encode};

pub(crate) fn get(ty: &str, x: u64) -> f64 {
    match ty {
        "f64" => f64::from_bits(x),
        _ => decode(format(ty), x as u32),
    }
}

pub(crate) fn format(ty: &str) -> Format {
    match ty {
        "f32" => Format::F32,
        "f16" => Format::F16,
        "bf16" => Format::BF16,
        "e4m3" => Format::E4M3,
        "e5m2" => Format::E5M2,
        _ => panic!("float type {ty}"),
    }
}

pub(crate) fn put(ty: &str, x: f64, round: Round) -> u64 {
    if ty == "f64" { x.to_bits() } else { encode(format(ty), x, round).into() }
}

pub(crate) fn rounding(part: &str) -> Round {
    match part {
        "rz" => Round::TowardZero,
        "rp" => Round::Up,
        "rm" => Round::Down,
        _ => Round::NearestEven,
    }
}

/// The sum rounded to odd.
fn odd_sum(a: f64, b: f64) -> f64 {
    let sum = a + b;
    if !sum.is_finite() {
        return sum;
    }
    let part = sum - a;
    let error = (a - (sum - part)) + (b - part);
    if error == 0.0 || sum.to_bits() & 1 == 1 {
        return sum;
    }
    if (error > 0.0) == (sum > 0.0) { f64::from_bits(sum.to_bits() + 1) } else { f64::from_bits(sum.to_bits() - 1) }
}

pub(crate) fn binary(name: &str, part: &str, ty: &str, x: u64, y: u64) -> u64 {
    let (a, b) = (get(ty, x), get(ty, y));
    let round = rounding(part);
    let z = match name {
        "add" if ty == "f64" => a + b,
        "add" => odd_sum(a, b),
        "sub" if ty == "f64" => a - b,
        "sub" => odd_sum(a, -b),
        "mul" => a * b,
        "div" => a / b,
        "min" | "max" => {
            if part == "NaN" && (a.is_nan() || b.is_nan()) {
                f64::NAN
            } else if a.is_nan() {
                b
            } else if b.is_nan() || (a < b || a == b && a.is_sign_negative()) == (name == "min") {
                a
            } else {
                b
            }
        }
        "copysign" => b.copysign(a),
        _ => panic!("{name}.{part}.{ty}"),
    };
    put(ty, z, round)
}

pub(crate) fn fma(part: &str, ty: &str, x: u64, y: u64, z: u64) -> u64 {
    let (a, b, c) = (get(ty, x), get(ty, y), get(ty, z));
    match ty {
        "f64" => a.mul_add(b, c).to_bits(),
        _ => put(ty, odd_sum(a * b, c), rounding(part)),
    }
}

/// The value limited to 0 to 1; NaN becomes 0.
pub(crate) fn saturate(ty: &str, x: u64) -> u64 {
    let x = get(ty, x);
    put(ty, if x.is_nan() { 0.0 } else { x.clamp(0.0, 1.0) }, Round::NearestEven)
}

pub(crate) fn unary(name: &str, ty: &str, x: u64) -> u64 {
    let sign = match ty {
        "f64" => 1 << 63,
        "f32" => 1 << 31,
        _ => 1 << 15,
    };
    let a = get(ty, x);
    let y = match name {
        "neg" => return x ^ sign,
        "abs" => return x & (sign - 1),
        "rcp" => 1.0 / a,
        "sqrt" => a.sqrt(),
        "rsqrt" => 1.0 / a.sqrt(),
        "ex2" => a.exp2(),
        "lg2" => a.log2(),
        "tanh" => a.tanh(),
        _ => panic!("{name}.{ty}"),
    };
    put(ty, y, Round::NearestEven)
}

pub(crate) fn compare(name: &str, ty: &str, x: u64, y: u64) -> bool {
    let (a, b) = (get(ty, x), get(ty, y));
    match name {
        "eq" => a == b,
        "ne" => a.partial_cmp(&b).is_some_and(std::cmp::Ordering::is_ne),
        "neu" => a != b,
        "lt" => a < b,
        "le" => a <= b,
        "gt" => a > b,
        "ge" => a >= b,
        "nan" => a.is_nan() || b.is_nan(),
        _ => panic!("setp.{name}.{ty}"),
    }
}
