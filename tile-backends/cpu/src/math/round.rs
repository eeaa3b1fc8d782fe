//! Rounding to integers.
//!
//! From SSE4.1 on there is an instruction. The baseline of x86-64 has none,
//! and the standard methods would call the C library for each lane, so there
//! the sum with 2^(mantissa bits) does the rounding.

use crate::level::{Level, LevelId};
use tile_core::num::Round;

/// The floats that arithmetic is done in.
pub trait Real: Copy {
    /// Rounds with the target's instruction.
    fn native(self, round: Round) -> Self;
    /// Rounds with additions only.
    fn portable(self, round: Round) -> Self;
    /// Rounds to nearest, ties away from zero, given the integer part.
    fn away(self, integer_part: Self) -> Self;
}

/// 1 when the condition holds, else 0.
macro_rules! unit {
    ($condition:expr) => {
        if $condition { 1.0 } else { 0.0 }
    };
}

macro_rules! real {
    ($ty:ident, $magic:expr) => {
        impl Real for $ty {
            #[inline(always)]
            fn native(self, round: Round) -> Self {
                match round {
                    Round::NearestEven => self.round_ties_even(),
                    Round::TowardZero => self.trunc(),
                    Round::Up => self.ceil(),
                    Round::Down => self.floor(),
                }
            }
            #[inline(always)]
            fn portable(self, round: Round) -> Self {
                let a = self.abs();
                // From `$magic` on every value is an integer (or NaN).
                let nearest = if a < $magic { (a + $magic) - $magic } else { a };
                let signed = nearest.copysign(self);
                let stepped = match round {
                    Round::NearestEven => signed,
                    Round::TowardZero => nearest - unit!(nearest > a),
                    Round::Up => signed + unit!(signed < self),
                    Round::Down => signed - unit!(signed > self),
                };
                // Restores the sign of zero; no mode crosses zero.
                stepped.copysign(self)
            }
            #[inline(always)]
            fn away(self, integer_part: Self) -> Self {
                let whole = integer_part.abs();
                (whole + unit!(self.abs() - whole >= 0.5)).copysign(self)
            }
        }
    };
}
real!(f32, 8_388_608.0);
real!(f64, 4_503_599_627_370_496.0);

/// `x` rounded to an integer by `round`; the sign of zero is that of `x`.
#[inline(always)]
pub fn round_to_integer<L: Level, T: Real>(x: T, round: Round) -> T {
    let native = !matches!(L::ID, LevelId::Baseline) || cfg!(target_arch = "aarch64");
    if native { x.native(round) } else { x.portable(round) }
}

/// `x` rounded to the nearest integer, ties away from zero.
#[inline(always)]
pub fn round_ties_away<L: Level, T: Real>(x: T) -> T {
    x.away(round_to_integer::<L, T>(x, Round::TowardZero))
}
