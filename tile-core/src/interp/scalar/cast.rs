//! Scalar conversions between any two element types.

use crate::elem::{DType, Kind};
use crate::num::Round;
use crate::num::codec::{self, Format};

/// The value of a scalar, free of its type. Both forms are exact: every float
/// format fits in `f64`, every integer in `i128`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// Of a float type.
    Float(f64),
    /// Of an integer type, `index` or `bool`.
    Int(i128),
}

/// The codec of a float type of 32 bits or less.
fn format(dtype: DType) -> Option<Format> {
    match dtype {
        DType::F32 => Some(Format::F32),
        DType::F16 => Some(Format::F16),
        DType::BF16 => Some(Format::BF16),
        DType::E4M3 => Some(Format::E4M3),
        DType::E5M2 => Some(Format::E5M2),
        _ => None,
    }
}

impl Number {
    /// The value of an encoding.
    pub fn decode(dtype: DType, bits: u64) -> Number {
        match dtype.kind() {
            Kind::Float => Number::Float(match (dtype, format(dtype)) {
                (DType::F32, _) => f64::from(f32::from_bits(bits as u32)),
                (_, Some(format)) => codec::decode(format, bits as u32),
                (_, None) => f64::from_bits(bits),
            }),
            Kind::Int => {
                let unused = 64 - dtype.bits();
                Number::Int(i128::from(((bits << unused) as i64) >> unused))
            }
            Kind::Uint | Kind::Bool => Number::Int(i128::from(bits)),
        }
    }

    /// The encoding of the value converted to `dtype`; `None` rounds to
    /// nearest even when the result is a float and towards zero when it is an
    /// integer.
    pub fn encode(self, dtype: DType, round: Option<Round>) -> u64 {
        match (self, dtype.kind()) {
            (Number::Float(x), Kind::Float) => encode_float(x, dtype, round.unwrap_or_default()),
            (Number::Int(x), Kind::Float) => int_to_float(x, dtype, round.unwrap_or_default()),
            (Number::Float(x), Kind::Bool) => u64::from(x != 0.0),
            (Number::Int(x), Kind::Bool) => u64::from(x != 0),
            (Number::Float(x), Kind::Int | Kind::Uint) => {
                // `as` saturates and takes NaN to 0; `clamp` narrows further.
                let whole = round_to_int(x, round.unwrap_or(Round::TowardZero)) as i128;
                let (lo, hi) = int_range(dtype);
                low_bits(whole.clamp(lo, hi), dtype)
            }
            (Number::Int(x), Kind::Int | Kind::Uint) => low_bits(x, dtype),
        }
    }
}

/// A conversion between two types, chosen once and applied often.
#[derive(Clone, Copy, Debug)]
pub struct Cast {
    from: DType,
    to: DType,
    round: Option<Round>,
}

impl Cast {
    /// A conversion. `None` rounds to nearest even when the result is a float
    /// and towards zero when it is an integer.
    pub fn new(from: DType, to: DType, round: Option<Round>) -> Cast {
        Cast { from, to, round }
    }

    /// The encoding of the converted value.
    pub fn apply(self, bits: u64) -> u64 {
        if self.from == self.to { bits } else { Number::decode(self.from, bits).encode(self.to, self.round) }
    }
}

fn low_bits(x: i128, dtype: DType) -> u64 {
    x as u64 & (u64::MAX >> (64 - dtype.bits()))
}

fn int_range(dtype: DType) -> (i128, i128) {
    let bits = dtype.bits();
    match dtype.kind() {
        Kind::Int => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        Kind::Uint | Kind::Bool | Kind::Float => (0, (1 << bits) - 1),
    }
}

fn round_to_int(x: f64, round: Round) -> f64 {
    match round {
        Round::NearestEven => libm::rint(x),
        Round::TowardZero => libm::trunc(x),
        Round::Up => libm::ceil(x),
        Round::Down => libm::floor(x),
    }
}

fn encode_float(x: f64, dtype: DType, round: Round) -> u64 {
    // A NaN that a conversion makes is the positive quiet one.
    let x = if x.is_nan() { f64::from_bits(0x7ff8 << 48) } else { x };
    match format(dtype) {
        Some(_) if dtype == DType::F32 && round == Round::NearestEven => u64::from((x as f32).to_bits()),
        Some(format) => u64::from(codec::encode(format, x, round)),
        None => x.to_bits(),
    }
}

fn int_to_float(x: i128, dtype: DType, round: Round) -> u64 {
    let magnitude = x.unsigned_abs();
    // The magnitude cut to 53 bits, and whether something was cut off.
    let excess = (128 - magnitude.leading_zeros()).saturating_sub(53);
    let kept = magnitude >> excess;
    let inexact = kept << excess != magnitude;
    let scale = |units: u128| {
        let magnitude = units as f64 * 2_f64.powi(excess as i32);
        if x < 0 { -magnitude } else { magnitude }
    };
    if dtype != DType::F64 {
        // Rounded to odd, so that the second rounding sees what was cut off.
        return encode_float(scale(kept | u128::from(inexact)), dtype, round);
    }
    let value = match round {
        Round::NearestEven => x as f64,
        Round::Up if inexact && x > 0 => scale(kept + 1),
        Round::Down if inexact && x < 0 => scale(kept + 1),
        Round::TowardZero | Round::Up | Round::Down => scale(kept),
    };
    value.to_bits()
}
