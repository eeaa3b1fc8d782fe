//! The two OCP 8-bit floats, as newtypes over their bits.
//!
//! Source: "OCP 8-bit Floating Point Specification (OFP8)", revision 1.0.
//! Conversions from wider types round to nearest, ties to even, and saturate:
//! a finite value too large for the format becomes the largest finite one, and
//! so does an infinity in E4M3, which has none. NaN stays NaN.

use super::codec::{self, Format};
use super::round::Round;

macro_rules! f8 {
    ($(#[$doc:meta])* $name:ident, $format:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default)]
        #[repr(transparent)]
        pub struct $name(u8);

        impl $name {
            /// The value whose encoding is `bits`.
            pub const fn from_bits(bits: u8) -> Self {
                Self(bits)
            }

            /// The encoding.
            pub const fn to_bits(self) -> u8 {
                self.0
            }

            /// Rounds to nearest even, saturating.
            pub fn from_f32(x: f32) -> Self {
                Self(codec::encode($format, f64::from(x), Round::NearestEven) as u8)
            }

            /// Rounds to nearest even, saturating.
            pub fn from_f64(x: f64) -> Self {
                Self(codec::encode($format, x, Round::NearestEven) as u8)
            }

            /// The exact value.
            pub fn to_f32(self) -> f32 {
                codec::decode($format, u32::from(self.0)) as f32
            }

            /// The exact value.
            pub fn to_f64(self) -> f64 {
                codec::decode($format, u32::from(self.0))
            }
        }

        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.to_f32() == other.to_f32()
            }
        }

        impl PartialOrd for $name {
            fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
                self.to_f32().partial_cmp(&other.to_f32())
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(&self.to_f32(), f)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.to_f32(), f)
            }
        }
    };
}

f8! {
    /// OCP E4M3: 4 exponent bits (bias 7), 3 mantissa bits, largest finite
    /// value 448, no infinities, NaN is `S.1111.111`.
    F8E4M3, Format::E4M3
}
f8! {
    /// OCP E5M2: 5 exponent bits (bias 15), 2 mantissa bits, largest finite
    /// value 57344, infinities and NaN as in IEEE 754.
    F8E5M2, Format::E5M2
}
