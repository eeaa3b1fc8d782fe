//! Encoding and decoding of every binary float format of 32 bits or less, from its
//! parameters.
//!
//! There is one routine for all formats and rounding modes: the exactness of each
//! narrow type rests on this file alone, and the tests compare it with `half` and with
//! exhaustive tables.

use super::round::Round;

/// The parameters of a binary floating-point format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    /// Exponent bits.
    pub exponent: u32,
    /// Explicit mantissa bits.
    pub mantissa: u32,
    /// Whether the all-ones exponent encodes infinities and NaN as in IEEE
    /// 754. When not, only the all-ones pattern is NaN (E4M3).
    pub ieee: bool,
    /// Whether conversion of a too large finite value saturates instead of
    /// giving an infinity.
    pub saturate: bool,
}

impl Format {
    /// IEEE binary32.
    pub const F32: Format = Format { exponent: 8, mantissa: 23, ieee: true, saturate: false };
    /// IEEE binary16.
    pub const F16: Format = Format { exponent: 5, mantissa: 10, ieee: true, saturate: false };
    /// bfloat16.
    pub const BF16: Format = Format { exponent: 8, mantissa: 7, ieee: true, saturate: false };
    /// OCP E4M3.
    pub const E4M3: Format = Format { exponent: 4, mantissa: 3, ieee: false, saturate: true };
    /// OCP E5M2.
    pub const E5M2: Format = Format { exponent: 5, mantissa: 2, ieee: true, saturate: true };

    const fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    const fn exponent_mask(self) -> u32 {
        (1 << self.exponent) - 1
    }

    const fn sign_shift(self) -> u32 {
        self.exponent + self.mantissa
    }

    /// Encoding of the largest finite magnitude.
    const fn max_finite(self) -> u32 {
        if self.ieee {
            ((self.exponent_mask() - 1) << self.mantissa) | ((1 << self.mantissa) - 1)
        } else {
            (1 << self.sign_shift()) - 2
        }
    }

    const fn infinity(self) -> u32 {
        self.exponent_mask() << self.mantissa
    }

    const fn nan(self) -> u32 {
        if self.ieee { self.infinity() | (1 << (self.mantissa - 1)) } else { (1 << self.sign_shift()) - 1 }
    }
}

/// The exact value of an encoding.
pub fn decode(format: Format, bits: u32) -> f64 {
    let negative = (bits >> format.sign_shift()) & 1 == 1;
    let exponent = (bits >> format.mantissa) & format.exponent_mask();
    let mantissa = bits & ((1 << format.mantissa) - 1);
    let special = exponent == format.exponent_mask();
    let magnitude = if special && format.ieee {
        if mantissa == 0 { f64::INFINITY } else { f64::NAN }
    } else if special && mantissa == (1 << format.mantissa) - 1 {
        f64::NAN
    } else if exponent == 0 {
        f64::from(mantissa) * pow2(1 - format.bias() - format.mantissa as i32)
    } else {
        f64::from(mantissa | (1 << format.mantissa)) * pow2(exponent as i32 - format.bias() - format.mantissa as i32)
    };
    if negative { -magnitude } else { magnitude }
}

/// The encoding of `x` rounded by `round`; see [`Format::saturate`] for
/// values too large.
pub fn encode(format: Format, x: f64, round: Round) -> u32 {
    let sign = u32::from(x.is_sign_negative()) << format.sign_shift();
    if x.is_nan() {
        return sign | format.nan();
    }
    if x.is_infinite() {
        return sign | if format.ieee { format.infinity() } else { format.max_finite() };
    }
    let magnitude = x.abs();
    if magnitude == 0.0 {
        return sign;
    }
    // The spacing of representable values around `magnitude`, as a power of
    // two; dividing by it is exact, so all rounding happens in `round_units`.
    let min_exponent = 1 - format.bias();
    let exponent = floor_log2(magnitude).max(min_exponent);
    let units = magnitude / pow2(exponent - format.mantissa as i32);
    let rounded = round_units(units, round, x.is_sign_negative());
    // `rounded` counts units of 2^(exponent - mantissa); in encoded order the
    // formats count the same units, so carry into the exponent comes free.
    let encoded = (((exponent - min_exponent) as u64) << format.mantissa) + rounded;
    if encoded <= u64::from(format.max_finite()) {
        return sign | encoded as u32;
    }
    let away = match round {
        Round::NearestEven => true,
        Round::TowardZero => false,
        Round::Up => sign == 0,
        Round::Down => sign != 0,
    };
    if format.saturate || !away { sign | format.max_finite() } else { sign | format.infinity() }
}

/// Rounds a non-negative count of units to an integer. `units` is below 2^24
/// times two, so the conversion to `u64` is exact.
fn round_units(units: f64, round: Round, negative: bool) -> u64 {
    let down = units.floor();
    let rest = units - down;
    let up = match round {
        Round::NearestEven => rest > 0.5 || (rest == 0.5 && (down as u64) & 1 == 1),
        Round::TowardZero => false,
        Round::Up => rest > 0.0 && !negative,
        Round::Down => rest > 0.0 && negative,
    };
    down as u64 + u64::from(up)
}

fn floor_log2(x: f64) -> i32 {
    let bits = x.to_bits();
    let exponent = ((bits >> 52) & 0x7ff) as i32;
    if exponent == 0 { floor_log2(x * pow2(64)) - 64 } else { exponent - 1023 }
}

/// 2^e for any `e` whose power a binary64 holds, subnormals included.
fn pow2(e: i32) -> f64 {
    if e >= -1022 { f64::from_bits(((e + 1023) as u64) << 52) } else { f64::from_bits(1 << (e + 1074)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_and_bfloat_agree_with_the_half_crate_on_every_encoding() {
        for bits in 0..=u16::MAX {
            let f = half::f16::from_bits(bits);
            let b = half::bf16::from_bits(bits);
            assert!(
                f.is_nan() && decode(Format::F16, bits.into()).is_nan()
                    || decode(Format::F16, bits.into()) == f.to_f64()
            );
            assert!(
                b.is_nan() && decode(Format::BF16, bits.into()).is_nan()
                    || decode(Format::BF16, bits.into()) == b.to_f64()
            );
        }
    }

    #[test]
    fn rounding_agrees_with_the_half_crate() {
        let mut x = 0x1234_5678_u32;
        for _ in 0..400_000 {
            x = x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let v = f32::from_bits(x);
            if v.is_nan() {
                continue;
            }
            assert_eq!(
                encode(Format::F16, v.into(), Round::NearestEven) as u16,
                half::f16::from_f32(v).to_bits(),
                "{v}"
            );
            assert_eq!(
                encode(Format::BF16, v.into(), Round::NearestEven) as u16,
                half::bf16::from_f32(v).to_bits(),
                "{v}"
            );
            assert_eq!(encode(Format::F32, v.into(), Round::NearestEven), x);
        }
    }

    #[test]
    fn eight_bit_formats_round_trip_and_pick_the_nearest() {
        for format in [Format::E4M3, Format::E5M2] {
            let finite: Vec<f64> = (0..=format.max_finite()).map(|b| decode(format, b)).collect();
            for (b, &v) in finite.iter().enumerate() {
                assert_eq!(encode(format, v, Round::NearestEven), b as u32);
                assert_eq!(encode(format, -v, Round::NearestEven), b as u32 | 0x80);
            }
            for pair in finite.windows(2) {
                let b = encode(format, pair[0], Round::NearestEven);
                let middle = (pair[0] + pair[1]) / 2.0;
                assert_eq!(encode(format, middle, Round::NearestEven), if b & 1 == 0 { b } else { b + 1 });
                assert_eq!(encode(format, middle, Round::TowardZero), b);
                assert_eq!(encode(format, middle, Round::Up), b + 1);
                assert_eq!(encode(format, -middle, Round::Up), b | 0x80);
                assert_eq!(encode(format, -middle, Round::Down), (b + 1) | 0x80);
                assert_eq!(encode(format, middle.next_up(), Round::NearestEven), b + 1);
            }
            assert_eq!(encode(format, 1e30, Round::NearestEven), format.max_finite());
            assert!(decode(format, encode(format, f64::NAN, Round::NearestEven)).is_nan());
        }
        assert_eq!(decode(Format::E4M3, Format::E4M3.max_finite()), 448.0);
        assert_eq!(decode(Format::E5M2, Format::E5M2.max_finite()), 57344.0);
    }
}
