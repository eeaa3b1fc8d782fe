//! Conversions between element types.

pub mod narrow;
mod row;
pub(crate) mod wide;

pub use row::convert_row;

use crate::level::Level;
use crate::scalar::CpuElem;
use tile_core::num::Round;

/// Converts `x`: float to float rounds once to nearest even (8-bit floats
/// saturate), float to integer truncates, saturates and takes NaN to 0,
/// integer to integer wraps, integer to float rounds to nearest even, and
/// `bool` is whether the value differs from 0.
#[inline(always)]
pub fn cast<L: Level, S: CpuElem, D: CpuElem>(x: S) -> D {
    x.to()
}

/// Converts `x` by a stated rounding: to a float that cannot hold it, or from a
/// float to an integer by way of the integer that the mode picks.
#[inline(always)]
pub fn cast_round<L: Level, S: CpuElem, D: CpuElem>(x: S, round: Round) -> D {
    x.to_round::<L, D>(round)
}

#[cfg(test)]
mod tests;
