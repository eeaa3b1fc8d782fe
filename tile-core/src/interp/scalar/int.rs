//! Integer operations, generic over the primitive type.

use super::{Fn1, Fn2, Fn3};
use crate::ir::{BinOp, CmpOp, UnOp};

/// A primitive integer.
pub(super) trait Prim: Copy + Ord {
    const BITS: u64;
    const MIN: Self;
    const MAX: Self;
    /// From the low bits.
    fn get(bits: u64) -> Self;
    /// Zero-extended.
    fn put(self) -> u64;
    /// Sign-extended for signed types.
    fn wide(self) -> i128;
    fn add(self, y: Self) -> Self;
    fn sub(self, y: Self) -> Self;
    fn mul(self, y: Self) -> Self;
    /// Zero when `y` is.
    fn div(self, y: Self) -> Self;
    /// Zero when `y` is.
    fn rem(self, y: Self) -> Self;
    fn abs(self) -> Self;
    /// Arithmetic for signed types; the amount is below the width.
    fn shr(self, amount: u32) -> Self;
}

macro_rules! prim {
    ($($t:ident $u:ident $abs:expr;)*) => {$(
        impl Prim for $t {
            const BITS: u64 = $t::BITS as u64;
            const MIN: $t = $t::MIN;
            const MAX: $t = $t::MAX;
            fn get(bits: u64) -> $t {
                bits as $t
            }
            fn put(self) -> u64 {
                self as $u as u64
            }
            fn wide(self) -> i128 {
                self as i128
            }
            fn add(self, y: $t) -> $t {
                self.wrapping_add(y)
            }
            fn sub(self, y: $t) -> $t {
                self.wrapping_sub(y)
            }
            fn mul(self, y: $t) -> $t {
                self.wrapping_mul(y)
            }
            fn div(self, y: $t) -> $t {
                if y == 0 { 0 } else { self.wrapping_div(y) }
            }
            fn rem(self, y: $t) -> $t {
                if y == 0 { 0 } else { self.wrapping_rem(y) }
            }
            fn abs(self) -> $t {
                ($abs)(self)
            }
            fn shr(self, amount: u32) -> $t {
                self >> amount
            }
        }
    )*};
}
prim! {
    i64 u64 i64::wrapping_abs;
    i32 u32 i32::wrapping_abs;
    i16 u16 i16::wrapping_abs;
    i8 u8 i8::wrapping_abs;
    u64 u64 |x| x;
    u32 u32 |x| x;
    u16 u16 |x| x;
    u8 u8 |x| x;
}

pub(super) fn lowest<T: Prim>() -> u64 {
    T::MIN.put()
}

pub(super) fn highest<T: Prim>() -> u64 {
    T::MAX.put()
}

/// The function of a row that integers have.
macro_rules! un_function {
    (Float $variant:ident) => {
        None
    };
    ($class:ident Neg) => {
        Some(|x| T::get(0).sub(T::get(x)).put())
    };
    ($class:ident Not) => {
        Some(|x| T::get(!x).put())
    };
    ($class:ident Abs) => {
        Some(|x| T::get(x).abs().put())
    };
    ($class:ident CountOnes) => {
        Some(|x| u64::from(x.count_ones()))
    };
    ($class:ident LeadingZeros) => {
        Some(|x| u64::from(x.leading_zeros()) - (64 - T::BITS))
    };
}

macro_rules! define_un {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        pub(super) fn un<T: Prim>(op: UnOp) -> Option<Fn1> {
            match op { $(UnOp::$variant => un_function!($class $variant),)* }
        }
    };
}
crate::for_each_un_op!(define_un);

macro_rules! bin_function {
    (Float $variant:ident) => {
        None
    };
    ($class:ident Add) => {
        Some(|x, y| T::get(x).add(T::get(y)).put())
    };
    ($class:ident Sub) => {
        Some(|x, y| T::get(x).sub(T::get(y)).put())
    };
    ($class:ident Mul) => {
        Some(|x, y| T::get(x).mul(T::get(y)).put())
    };
    ($class:ident Div) => {
        Some(|x, y| T::get(x).div(T::get(y)).put())
    };
    ($class:ident Rem) => {
        Some(|x, y| T::get(x).rem(T::get(y)).put())
    };
    ($class:ident Min) => {
        Some(|x, y| T::get(x).min(T::get(y)).put())
    };
    ($class:ident Max) => {
        Some(|x, y| T::get(x).max(T::get(y)).put())
    };
    ($class:ident And) => {
        Some(|x, y| x & y)
    };
    ($class:ident Or) => {
        Some(|x, y| x | y)
    };
    ($class:ident Xor) => {
        Some(|x, y| x ^ y)
    };
    ($class:ident Shl) => {
        Some(|x, amount| if amount < T::BITS { T::get(x << amount).put() } else { 0 })
    };
    (Word Dot4I8) => {
        words::<T>(|x, y| dot4(x, y, i8_at, i8_at))
    };
    (Word Dot4U8) => {
        words::<T>(|x, y| dot4(x, y, u8_at, u8_at))
    };
    (Word Dot4U8I8) => {
        words::<T>(|x, y| dot4(x, y, u8_at, i8_at))
    };
    // A shift by width - 1 leaves only copies of the sign.
    ($class:ident Shr) => {
        Some(|x, amount| {
            let negative = T::get(x).wide() < 0;
            if amount < T::BITS || negative { T::get(x).shr(amount.min(T::BITS - 1) as u32).put() } else { 0 }
        })
    };
}

macro_rules! define_bin {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        pub(super) fn bin<T: Prim>(op: BinOp) -> Option<Fn2> {
            match op { $(BinOp::$variant => bin_function!($class $variant),)* }
        }
    };
}
crate::for_each_bin_op!(define_bin);

/// A function that only types of 32 bits have.
fn words<T: Prim>(f: Fn2) -> Option<Fn2> {
    (T::BITS == 32).then_some(f)
}

/// Σ x[i]·y[i] over the bytes of two words, of which `a` and `b` read one.
fn dot4(x: u64, y: u64, a: fn(u64, usize) -> i64, b: fn(u64, usize) -> i64) -> u64 {
    let sum: i64 = (0..4).map(|i| a(x, i) * b(y, i)).sum();
    u64::from(sum as u32)
}

fn i8_at(word: u64, i: usize) -> i64 {
    word.to_le_bytes()[i].cast_signed().into()
}

fn u8_at(word: u64, i: usize) -> i64 {
    word.to_le_bytes()[i].into()
}

pub(super) fn cmp<T: Prim>(op: CmpOp) -> Fn2 {
    match op {
        CmpOp::Eq => |x, y| u64::from(T::get(x) == T::get(y)),
        CmpOp::Ne => |x, y| u64::from(T::get(x) != T::get(y)),
        CmpOp::Lt => |x, y| u64::from(T::get(x) < T::get(y)),
        CmpOp::Le => |x, y| u64::from(T::get(x) <= T::get(y)),
        CmpOp::Gt => |x, y| u64::from(T::get(x) > T::get(y)),
        CmpOp::Ge => |x, y| u64::from(T::get(x) >= T::get(y)),
    }
}

pub(super) fn fma<T: Prim>() -> Option<Fn3> {
    Some(|x, y, z| T::get(x).mul(T::get(y)).add(T::get(z)).put())
}
