//! Integer instructions.

use super::{mask, width};

/// The value of a type's low bits.
pub(crate) fn value(ty: &str, x: u64) -> i128 {
    let bits = width(ty);
    let x = i128::from(mask(ty, x));
    if ty.starts_with('s') && x >> (bits - 1) == 1 { x - (1 << bits) } else { x }
}

pub(crate) fn binary(name: &str, part: &str, ty: &str, x: u64, y: u64) -> u64 {
    let (a, b) = (value(ty, x), value(ty, y));
    let bits = width(ty);
    let z = match (name, part) {
        ("add", _) => a + b,
        ("sub", _) => a - b,
        ("mul", "lo") => return mask(ty, (a as u128).wrapping_mul(b as u128) as u64),
        ("mul", "hi") if ty.starts_with('u') => return ((a as u128 * b as u128) >> bits) as u64 & mask(ty, u64::MAX),
        ("mul", "hi") => (a * b) >> bits,
        ("mul", "wide") => return (a * b) as u64,
        // The manual leaves these open.
        ("div" | "rem", _) if b == 0 => 0x5555_5555_5555_5555,
        ("div", _) => a / b,
        ("rem", _) => a % b,
        ("min", _) => a.min(b),
        ("max", _) => a.max(b),
        ("and", _) => a & b,
        ("or", _) => a | b,
        ("xor", _) => a ^ b,
        ("shl", _) => {
            let amount = value("u32", y) as u32;
            return if amount >= bits { 0 } else { mask(ty, x << amount) };
        }
        ("shr", _) => a >> (value("u32", y) as u32).min(bits).min(127),
        _ => panic!("{name}.{part}.{ty}"),
    };
    mask(ty, z as u64)
}

pub(crate) fn unary(name: &str, ty: &str, x: u64) -> u64 {
    let bits = width(ty);
    let y = match name {
        "not" => !x,
        "neg" => (-value(ty, x)) as u64,
        "abs" => value(ty, x).unsigned_abs() as u64,
        "popc" => return u64::from(mask(ty, x).count_ones()),
        "clz" => return u64::from(mask(ty, x).leading_zeros() - (64 - bits)),
        _ => panic!("{name}.{ty}"),
    };
    mask(ty, y)
}

pub(crate) fn bit_field(ty: &str, x: u64, start: u64, len: u64) -> u64 {
    let (start, len) = (start & 0xff, len & 0xff);
    let field = (mask(ty, x) >> start) & ((1 << len) - 1);
    let signed = ty.starts_with('s') && (field >> (len - 1)) & 1 == 1;
    mask(ty, if signed { field | (u64::MAX << len) } else { field })
}

pub(crate) fn permute(x: u64, y: u64, selector: u64) -> u64 {
    let bytes = (x & 0xffff_ffff) | y << 32;
    (0..4).map(|i| ((bytes >> (8 * (selector >> (4 * i) & 7))) & 0xff) << (8 * i)).sum()
}

pub(crate) fn compare(name: &str, ty: &str, x: u64, y: u64) -> bool {
    let (a, b) = (value(ty, x), value(ty, y));
    match name {
        "eq" => a == b,
        "ne" => a != b,
        "lt" => a < b,
        "le" => a <= b,
        "gt" => a > b,
        "ge" => a >= b,
        _ => panic!("setp.{name}.{ty}"),
    }
}
