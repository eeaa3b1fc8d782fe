//! Traits that bound a kernel's type parameters.

use super::codec::{self, Format};
use super::{F8E4M3, F8E5M2, Round, add_to_odd, bf16, f16};
use crate::elem::DType;
use std::fmt::{Debug, Display};
use std::ops::{
    Add, AddAssign, BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Div, DivAssign, Mul, MulAssign,
    Neg, Not, Rem, RemAssign, Shl, ShlAssign, Shr, ShrAssign, Sub, SubAssign,
};

mod sealed {
    pub trait Sealed {}
}

/// A type that a tensor or tile may hold. Sealed; see [`DType`] for the list.
///
/// # Safety
/// Implementors have no padding, are valid for every bit pattern that their
/// [`DType`] can store, and have exactly `DTYPE.bytes()` bytes. (`bool` is the
/// one type with invalid patterns; backends only ever store 0 and 1 in it.)
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an element type",
    label = "expected a float, an integer or `bool`",
    note = "element types are `f64`, `f32`, `f16`, `bf16`, `F8E4M3`, `F8E5M2`, `i8` to `i64`, `u8` to `u64` and `bool`"
)]
pub unsafe trait Element:
    sealed::Sealed + Copy + PartialEq + PartialOrd + Debug + Display + Default + Send + Sync + 'static
{
    /// The IR's name for this type.
    const DTYPE: DType;
    /// The type in which products and sums of this type accumulate: `f64` for
    /// `f64`, `f32` for narrower floats, `i32` for 8-bit integers, otherwise
    /// the type itself.
    type Acc: Element<Acc = Self::Acc>;

    /// Exact for every type but 64-bit integers, which round to nearest.
    fn to_f64(self) -> f64;
    /// Rounds to nearest even; integers truncate and saturate, NaN gives 0.
    fn from_f64(x: f64) -> Self;
    /// Integers exactly; floats truncate and saturate, NaN gives 0.
    fn to_i128(self) -> i128;
    /// Integers wrap; floats round to nearest even.
    fn from_i128(x: i128) -> Self;
}

/// An element type with arithmetic: every float and every integer.
///
/// Integer arithmetic wraps; floating-point arithmetic rounds each operation
/// to the type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a number type of kernels",
    label = "expected a float or an integer that tiles can hold"
)]
pub trait Num:
    Element<Acc = Self::NumAcc>
    + Extremes
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Rem<Output = Self>
    + AddAssign
    + SubAssign
    + MulAssign
    + DivAssign
    + RemAssign
{
    /// `Acc`, said again with its bound: it makes `T::Acc: Num` follow from
    /// `T: Num`. (`Element<Acc: Num>` as a supertrait would be a cycle.)
    #[doc(hidden)]
    type NumAcc: Num<NumAcc = Self::NumAcc>;

    /// The magnitude. Integers wrap at the smallest value.
    fn abs(self) -> Self;
    /// The remainder that is never negative: `self` less the multiple of `y` that is not above it.
    /// For a `y` of 0 that is 0 of integers and NaN of floats.
    #[must_use]
    fn rem_euclid(self, y: Self) -> Self;
}

/// Minimum and maximum, a supertrait of [`Num`]. It stands apart because
/// integers have methods of these names from [`Ord`]: code that imports `Num`
/// may still write `3.max(4)`.
pub trait Extremes: Element {
    /// The smaller operand. When one is NaN, the other.
    fn min(self, other: Self) -> Self;
    /// The larger operand. When one is NaN, the other.
    fn max(self, other: Self) -> Self;
    /// `self` limited to `lo..=hi`.
    fn clamp(self, lo: Self, hi: Self) -> Self;
}

/// An integer element type.
///
/// `Ord` is no supertrait: its `min` and `max` would make those of
/// [`Extremes`] ambiguous for a `T: Int`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an integer type of kernels",
    label = "expected `i8` to `i64` or `u8` to `u64`"
)]
pub trait Int:
    Num<NumAcc = Self::IntAcc>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + ShlAssign
    + ShrAssign
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Shl<Output = Self>
    + Shr<Output = Self>
    + Not<Output = Self>
    + Eq
{
    /// As [`Num::NumAcc`], for integers.
    #[doc(hidden)]
    type IntAcc: Int<IntAcc = Self::IntAcc>;

    /// The number of one bits.
    fn count_ones(self) -> u32;
    /// The number of zero bits above the highest one bit.
    fn leading_zeros(self) -> u32;
}

/// The method of a row with a function of `f64`; the others are written out.
macro_rules! float_method {
    (un $doc:literal method($name:ident) float($f:expr)) => {
        #[doc = $doc]
        fn $name(self) -> Self {
            Self::from_f64(($f)(self.to_f64()))
        }
    };
    (bin $doc:literal method($name:ident) float($f:expr)) => {
        #[doc = $doc]
        fn $name(self, y: Self) -> Self {
            Self::from_f64(($f)(self.to_f64(), y.to_f64()))
        }
    };
    ($($rest:tt)*) => {};
}

macro_rules! un_methods {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        $(float_method!(un $doc $how($what) $reference $(($f))?);)*
    };
}

macro_rules! bin_methods {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        $(float_method!(bin $doc $how($what) $reference $(($f))?);)*
    };
}

/// A floating-point element type.
///
/// The function bodies evaluate in `f64` and round once; they serve
/// host code. Kernels lower the same names to each target's own code,
/// with the errors that the language reference states.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a float type of kernels",
    label = "expected `f64`, `f32`, `f16`, `bf16`, `F8E4M3` or `F8E5M2`"
)]
pub trait Float: Num<NumAcc = Self::FloatAcc> + Neg<Output = Self> {
    /// As [`Num::NumAcc`], for floats.
    #[doc(hidden)]
    type FloatAcc: Float<FloatAcc = Self::FloatAcc>;

    crate::for_each_un_op!(un_methods);
    crate::for_each_bin_op!(bin_methods);

    /// ReLU: the larger of `self` and 0; 0 of NaN.
    fn relu(self) -> Self {
        Extremes::max(self, Self::from_f64(0.0))
    }
    /// SiLU, also known as swish: x·σ(x).
    fn silu(self) -> Self {
        let x = self.to_f64();
        Self::from_f64(x / (1.0 + libm::exp(-x)))
    }
    /// GELU: x·Φ(x), with the normal distribution function by `erf`.
    fn gelu(self) -> Self {
        let x = self.to_f64();
        Self::from_f64(0.5 * x * (1.0 + libm::erf(x * std::f64::consts::FRAC_1_SQRT_2)))
    }
    /// The approximation of GELU by `tanh`.
    fn gelu_tanh(self) -> Self {
        let x = self.to_f64();
        let inner = 0.797_884_560_802_865_4 * (x + 0.044_715 * x * x * x);
        Self::from_f64(0.5 * x * (1.0 + libm::tanh(inner)))
    }
    /// `self * a + b`, rounded once.
    fn mul_add(self, a: Self, b: Self) -> Self;
    /// The smaller operand; NaN when either is NaN.
    fn min_nan(self, other: Self) -> Self {
        if self.is_nan() || other.is_nan() { Self::from_f64(f64::NAN) } else { Extremes::min(self, other) }
    }
    /// The larger operand; NaN when either is NaN.
    fn max_nan(self, other: Self) -> Self {
        if self.is_nan() || other.is_nan() { Self::from_f64(f64::NAN) } else { Extremes::max(self, other) }
    }
    /// Whether the value is not a number.
    fn is_nan(self) -> bool {
        self.to_f64().is_nan()
    }
    /// Whether the value is neither infinite nor NaN.
    fn is_finite(self) -> bool {
        self.to_f64().is_finite()
    }
    /// Positive infinity; the largest finite value where the format
    /// has no infinity.
    const INFINITY: Self;
    /// Negative infinity; the lowest finite value where the format
    /// has no infinity.
    const NEG_INFINITY: Self;
}

macro_rules! element {
    ($ty:ty, $dtype:ident, $acc:ty, $to:expr, $from:expr, $to_int:expr, $from_int:expr) => {
        impl sealed::Sealed for $ty {}
        // SAFETY: a primitive or transparent wrapper of one, no padding, of
        // the width that DType states (checked in the tests below).
        unsafe impl Element for $ty {
            const DTYPE: DType = DType::$dtype;
            type Acc = $acc;
            fn to_f64(self) -> f64 {
                ($to)(self)
            }
            fn from_f64(x: f64) -> Self {
                ($from)(x)
            }
            fn to_i128(self) -> i128 {
                ($to_int)(self)
            }
            fn from_i128(x: i128) -> Self {
                ($from_int)(x)
            }
        }
    };
}

macro_rules! int {
    ($($ty:ident $dtype:ident $acc:ty;)*) => {$(
        element!($ty, $dtype, $acc, |x: $ty| x as f64, |x: f64| x as $ty, |x: $ty| x as i128, |x: i128| x as $ty);
        impl Extremes for $ty {
            fn min(self, other: Self) -> Self {
                Ord::min(self, other)
            }
            fn max(self, other: Self) -> Self {
                Ord::max(self, other)
            }
            fn clamp(self, lo: Self, hi: Self) -> Self {
                Ord::max(lo, Ord::min(self, hi))
            }
        }
        impl Num for $ty {
            type NumAcc = $acc;
            fn abs(self) -> Self {
                if (self as i128) < 0 { (0 as $ty).wrapping_sub(self) } else { self }
            }
            fn rem_euclid(self, y: Self) -> Self {
                if y == 0 { 0 } else { <$ty>::wrapping_rem_euclid(self, y) }
            }
        }
        impl Int for $ty {
            type IntAcc = $acc;
            fn count_ones(self) -> u32 {
                <$ty>::count_ones(self)
            }
            fn leading_zeros(self) -> u32 {
                <$ty>::leading_zeros(self)
            }
        }
    )*};
}
int! {
    i8 I8 i32; i16 I16 i16; i32 I32 i32; i64 I64 i64;
    u8 U8 i32; u16 U16 u16; u32 U32 u32; u64 U64 u64;
}
element!(bool, Bool, bool, |x| f64::from(u8::from(x)), |x| x != 0.0, i128::from, |x| x != 0);

macro_rules! float {
    ($ty:ident, $dtype:ident, $acc:ty, $to:expr, $from:expr, $fma:expr, $inf:expr) => {
        element!($ty, $dtype, $acc, $to, $from, |x: $ty| ($to)(x) as i128, |x: i128| ($from)(x as f64));
        impl Extremes for $ty {
            fn min(self, other: Self) -> Self {
                if other < self || self != self { other } else { self }
            }
            fn max(self, other: Self) -> Self {
                if other > self || self != self { other } else { self }
            }
            fn clamp(self, lo: Self, hi: Self) -> Self {
                Extremes::max(lo, Extremes::min(self, hi))
            }
        }
        impl Num for $ty {
            type NumAcc = $acc;
            fn abs(self) -> Self {
                <$ty as Element>::from_f64(<$ty as Element>::to_f64(self).abs())
            }
            fn rem_euclid(self, y: Self) -> Self {
                let rest = self % y;
                if <$ty as Element>::to_f64(rest) < 0.0 { rest + <$ty as Num>::abs(y) } else { rest }
            }
        }
        impl Float for $ty {
            type FloatAcc = $acc;
            fn mul_add(self, a: Self, b: Self) -> Self {
                <$ty as Element>::from_f64(($fma)(Element::to_f64(self), Element::to_f64(a), Element::to_f64(b)))
            }
            const INFINITY: Self = $inf.0;
            const NEG_INFINITY: Self = $inf.1;
        }
    };
}
// The `f64` product of two narrower floats is exact; its sum must not be
// rounded to nearest twice.
fn fma_of_narrow(a: f64, b: f64, c: f64) -> f64 {
    add_to_odd(a * b, c)
}
fn f16_from_f64(x: f64) -> f16 {
    f16::from_bits(codec::encode(Format::F16, x, Round::NearestEven) as u16)
}
fn bf16_from_f64(x: f64) -> bf16 {
    bf16::from_bits(codec::encode(Format::BF16, x, Round::NearestEven) as u16)
}
float!(f64, F64, f64, |x| x, |x| x, libm::fma, (f64::INFINITY, f64::NEG_INFINITY));
float!(f32, F32, f32, f64::from, |x| x as f32, fma_of_narrow, (f32::INFINITY, f32::NEG_INFINITY));
float!(f16, F16, f32, |x: f16| x.to_f64(), f16_from_f64, fma_of_narrow, (f16::INFINITY, f16::NEG_INFINITY));
float!(bf16, BF16, f32, |x: bf16| x.to_f64(), bf16_from_f64, fma_of_narrow, (bf16::INFINITY, bf16::NEG_INFINITY));
float!(
    F8E4M3,
    E4M3,
    f32,
    F8E4M3::to_f64,
    F8E4M3::from_f64,
    fma_of_narrow,
    (F8E4M3::from_bits(0x7e), F8E4M3::from_bits(0xfe))
);
float!(
    F8E5M2,
    E5M2,
    f32,
    F8E5M2::to_f64,
    F8E5M2::from_f64,
    fma_of_narrow,
    (F8E5M2::from_bits(0x7c), F8E5M2::from_bits(0xfc))
);

macro_rules! f8_ops {
    ($($ty:ident)*) => {$(
        impl Neg for $ty {
            type Output = Self;
            fn neg(self) -> Self {
                Self::from_bits(self.to_bits() ^ 0x80)
            }
        }
        f8_ops!(@ $ty Add add AddAssign add_assign +);
        f8_ops!(@ $ty Sub sub SubAssign sub_assign -);
        f8_ops!(@ $ty Mul mul MulAssign mul_assign *);
        f8_ops!(@ $ty Div div DivAssign div_assign /);
        f8_ops!(@ $ty Rem rem RemAssign rem_assign %);
    )*};
    (@ $ty:ident $op:ident $f:ident $assign:ident $g:ident $sign:tt) => {
        impl $op for $ty {
            type Output = Self;
            fn $f(self, other: Self) -> Self {
                Self::from_f64(self.to_f64() $sign other.to_f64())
            }
        }
        impl $assign for $ty {
            fn $g(&mut self, other: Self) {
                *self = *self $sign other;
            }
        }
    };
}
f8_ops!(F8E4M3 F8E5M2);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_are_those_the_ir_states() {
        fn check<T: Element>() {
            assert_eq!(size_of::<T>(), T::DTYPE.bytes());
        }
        check::<f64>();
        check::<f32>();
        check::<f16>();
        check::<bf16>();
        check::<F8E4M3>();
        check::<F8E5M2>();
        check::<i64>();
        check::<i32>();
        check::<i16>();
        check::<i8>();
        check::<u64>();
        check::<u32>();
        check::<u16>();
        check::<u8>();
        check::<bool>();
    }

    #[test]
    fn accumulator_types_are_those_the_ir_states() {
        fn check<T: Element>() {
            assert_eq!(<T::Acc as Element>::DTYPE, T::DTYPE.acc());
        }
        check::<f64>();
        check::<f16>();
        check::<i8>();
        check::<u8>();
        check::<i16>();
        check::<u64>();
        check::<bool>();
    }

    #[test]
    fn accumulators_have_the_arithmetic_of_their_type() {
        fn twice<T: Num>(x: T::Acc) -> T::Acc {
            x + x
        }
        fn root<T: Float>(x: T::Acc) -> T::Acc {
            x.sqrt().max(T::Acc::NEG_INFINITY)
        }
        assert_eq!(twice::<i8>(200), 400);
        assert_eq!(root::<bf16>(9.0), 3.0);
    }

    #[test]
    fn conversions_and_fused_operations_round_once() {
        // Above a tie of the narrow type by less than `f32` sees.
        let x = 1.0 + 2_f64.powi(-11) + 2_f64.powi(-40);
        assert_eq!(<f16 as Element>::from_f64(x).to_bits(), 0x3c01);
        let x = 1.0 + 2_f64.powi(-8) + 2_f64.powi(-40);
        assert_eq!(<bf16 as Element>::from_f64(x).to_bits(), 0x3f81);
        let (a, b, c) = (f32::from_bits(0x3fb5_04f3), f32::from_bits(0x3f35_04f3), 2_f32.powi(-60));
        assert_eq!(Float::mul_add(a, b, c), f32::mul_add(a, b, c));
        let (a, tiny) = (bf16::from_f32(1.0 + 2_f32.powi(-4)), bf16::from_f32(2_f32.powi(-100)));
        assert_eq!(Float::mul_add(a, a, tiny).to_f32(), 1.0 + 2_f32.powi(-3) + 2_f32.powi(-7));
    }

    #[test]
    fn min_and_max_prefer_the_number() {
        assert_eq!(Extremes::max(f32::NAN, 1.0), 1.0);
        assert_eq!(Extremes::max(1.0, f32::NAN), 1.0);
        assert_eq!(Extremes::min(f32::NAN, 1.0), 1.0);
        assert!(Float::max_nan(1.0, f32::NAN).is_nan());
        assert_eq!(Extremes::clamp(7.0_f32, 0.0, 6.0), 6.0);
    }
}
