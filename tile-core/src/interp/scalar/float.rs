//! Floating-point operations, generic over the format.

use super::{Fn1, Fn2, Fn3};
use crate::ir::{BinOp, CmpOp, UnOp};
use crate::num::codec::{self, Format};
use crate::num::{Round, add_to_odd};

/// A float format. All values of all formats are values of `f64`.
pub(super) trait Fmt {
    const SIGN: u64;
    const LOWEST: u64;
    const HIGHEST: u64;
    fn get(bits: u64) -> f64;
    /// Rounds to nearest even; NaN becomes the positive quiet NaN.
    fn put(x: f64) -> u64;
}

const QUIET_NAN: f64 = f64::from_bits(0x7ff8 << 48);

pub(super) struct F64;
impl Fmt for F64 {
    const SIGN: u64 = 1 << 63;
    const LOWEST: u64 = 0xfff0 << 48;
    const HIGHEST: u64 = 0x7ff0 << 48;
    fn get(bits: u64) -> f64 {
        f64::from_bits(bits)
    }
    fn put(x: f64) -> u64 {
        if x.is_nan() { QUIET_NAN.to_bits() } else { x.to_bits() }
    }
}

pub(super) struct F32;
impl Fmt for F32 {
    const SIGN: u64 = 1 << 31;
    const LOWEST: u64 = 0xff80_0000;
    const HIGHEST: u64 = 0x7f80_0000;
    fn get(bits: u64) -> f64 {
        f64::from(f32::from_bits(bits as u32))
    }
    fn put(x: f64) -> u64 {
        if x.is_nan() { 0x7fc0_0000 } else { u64::from((x as f32).to_bits()) }
    }
}

macro_rules! narrow {
    ($($name:ident $format:expr, $sign:literal, $lowest:literal, $highest:literal;)*) => {$(
        pub(super) struct $name;
        impl Fmt for $name {
            const SIGN: u64 = $sign;
            const LOWEST: u64 = $lowest;
            const HIGHEST: u64 = $highest;
            fn get(bits: u64) -> f64 {
                codec::decode($format, bits as u32)
            }
            fn put(x: f64) -> u64 {
                let x = if x.is_nan() { QUIET_NAN } else { x };
                u64::from(codec::encode($format, x, Round::NearestEven))
            }
        }
    )*};
}
narrow! {
    F16 Format::F16, 0x8000, 0xfc00, 0x7c00;
    Bf16 Format::BF16, 0x8000, 0xff80, 0x7f80;
    E4m3 Format::E4M3, 0x80, 0xfe, 0x7e;
    E5m2 Format::E5M2, 0x80, 0xfc, 0x7c;
}

pub(super) fn lowest<F: Fmt>() -> u64 {
    F::LOWEST
}

pub(super) fn highest<F: Fmt>() -> u64 {
    F::HIGHEST
}

/// The function of a row: what it states, or the arm here.
macro_rules! un_function {
    ($class:ident $variant:ident float($f:expr)) => {
        Some(|x| F::put(($f)(F::get(x))))
    };
    (Integer $variant:ident special) => {
        None
    };
    (Bits $variant:ident special) => {
        None
    };
    ($class:ident Neg special) => {
        Some(|x| x ^ F::SIGN)
    };
    ($class:ident Abs special) => {
        Some(|x| x & !F::SIGN)
    };
    ($class:ident IsNan special) => {
        Some(|x| u64::from(F::get(x).is_nan()))
    };
    ($class:ident IsFinite special) => {
        Some(|x| u64::from(F::get(x).is_finite()))
    };
}

macro_rules! define_un {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        pub(super) fn un<F: Fmt>(op: UnOp) -> Option<Fn1> {
            match op { $(UnOp::$variant => un_function!($class $variant $reference $(($f))?),)* }
        }
    };
}
crate::for_each_un_op!(define_un);

macro_rules! bin_function {
    ($class:ident $variant:ident float($f:expr)) => {
        Some(|x, y| F::put(($f)(F::get(x), F::get(y))))
    };
    (Integer $variant:ident special) => {
        None
    };
    (Bits $variant:ident special) => {
        None
    };
    (Word $variant:ident special) => {
        None
    };
    ($class:ident Add special) => {
        Some(|x, y| F::put(F::get(x) + F::get(y)))
    };
    ($class:ident Sub special) => {
        Some(|x, y| F::put(F::get(x) - F::get(y)))
    };
    ($class:ident Mul special) => {
        Some(|x, y| F::put(F::get(x) * F::get(y)))
    };
    ($class:ident Div special) => {
        Some(|x, y| F::put(F::get(x) / F::get(y)))
    };
    ($class:ident Rem special) => {
        Some(|x, y| F::put(F::get(x) % F::get(y)))
    };
    ($class:ident Min special) => {
        Some(min::<F>)
    };
    ($class:ident Max special) => {
        Some(max::<F>)
    };
    ($class:ident MinNan special) => {
        Some(|x, y| if either_nan::<F>(x, y) { F::put(QUIET_NAN) } else { min::<F>(x, y) })
    };
    ($class:ident MaxNan special) => {
        Some(|x, y| if either_nan::<F>(x, y) { F::put(QUIET_NAN) } else { max::<F>(x, y) })
    };
}

macro_rules! define_bin {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        pub(super) fn bin<F: Fmt>(op: BinOp) -> Option<Fn2> {
            match op { $(BinOp::$variant => bin_function!($class $variant $reference $(($f))?),)* }
        }
    };
}
crate::for_each_bin_op!(define_bin);

fn either_nan<F: Fmt>(x: u64, y: u64) -> bool {
    F::get(x).is_nan() || F::get(y).is_nan()
}

fn min<F: Fmt>(x: u64, y: u64) -> u64 {
    let (a, b) = (F::get(x), F::get(y));
    if b < a || a.is_nan() { y } else { x }
}

fn max<F: Fmt>(x: u64, y: u64) -> u64 {
    let (a, b) = (F::get(x), F::get(y));
    if b > a || a.is_nan() { y } else { x }
}

pub(super) fn cmp<F: Fmt>(op: CmpOp) -> Fn2 {
    match op {
        CmpOp::Eq => |x, y| u64::from(F::get(x) == F::get(y)),
        CmpOp::Ne => |x, y| u64::from(F::get(x) != F::get(y)),
        CmpOp::Lt => |x, y| u64::from(F::get(x) < F::get(y)),
        CmpOp::Le => |x, y| u64::from(F::get(x) <= F::get(y)),
        CmpOp::Gt => |x, y| u64::from(F::get(x) > F::get(y)),
        CmpOp::Ge => |x, y| u64::from(F::get(x) >= F::get(y)),
    }
}

pub(super) fn fma<F: Fmt>() -> Option<Fn3> {
    // `f64` is the one format in which the product is not exact.
    if F::SIGN == F64::SIGN {
        Some(|x, y, z| F64::put(libm::fma(f64::from_bits(x), f64::from_bits(y), f64::from_bits(z))))
    } else {
        Some(|x, y, z| F::put(add_to_odd(F::get(x) * F::get(y), F::get(z))))
    }
}
