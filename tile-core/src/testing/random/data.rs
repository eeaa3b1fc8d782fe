//! Random tensors.

use super::super::Buffer;
use super::rng::Rng;
use super::state::Fact;
use crate::elem::{DType, Kind};
use crate::interp::scalar::{Cast, Number};

/// A tensor of which `fact` is known. Some have padded rows.
pub(super) fn tensor(rng: &mut Rng, dtype: DType, sizes: &[i64], fact: Fact) -> Buffer {
    let padding = if rng.chance(20) { rng.between(1, 5) } else { 0 };
    let mut buffer = Buffer::padded(dtype, sizes, padding);
    for i in 0..buffer.len() {
        let bits = match fact {
            Fact::Small(bound) => small(rng, dtype, bound),
            Fact::Any => any(rng, dtype),
        };
        buffer.set(i, bits);
    }
    buffer
}

fn small(rng: &mut Rng, dtype: DType, bound: i64) -> u64 {
    let lo = if matches!(dtype.kind(), Kind::Uint | Kind::Bool) { 0 } else { -bound };
    Number::Int(rng.between(lo, bound).into()).encode(dtype, None)
}

fn any(rng: &mut Rng, dtype: DType) -> u64 {
    if !dtype.is_float() {
        return match dtype {
            DType::Bool => rng.bits() & 1,
            _ if rng.chance(50) => small(rng, dtype, 20),
            _ => rng.bits() & (u64::MAX >> (64 - dtype.bits())),
        };
    }
    let value = match rng.below(20) {
        0 => f64::NAN,
        1 => f64::INFINITY,
        2 => f64::NEG_INFINITY,
        3 => -0.0,
        4 => rng.between(-9, 9) as f64 * 1e-8,
        5 => rng.between(-9, 9) as f64 * 1e30,
        _ => rng.between(-100_000, 100_000) as f64 / 1000.0,
    };
    Cast::new(DType::F64, dtype, None).apply(value.to_bits())
}
