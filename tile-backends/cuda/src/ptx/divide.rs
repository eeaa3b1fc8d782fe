//! Integer division.
//!
//! By a constant: the assembler divides by constants as by anything else, so the
//! multiplications by a rounded reciprocal are made here (Warren, *Hacker's Delight*, chapter
//! 10; Granlund and Montgomery, 1994).
//!
//! By a value: magnitudes are divided as unsigned numbers and the sign is put back, which makes
//! the lowest value over -1 wrap as the language says; the instruction's own result for it is
//! not defined. Numbers of 64 bits that need only 32, as extents and indices mostly do, are
//! divided as such, which takes a fifth of the time.

use super::asm::{Asm, Class, Operand};
use super::repr::{canonical, class, int_type};
use tile_core::elem::{DType, Kind};

/// `x / y`, truncated; 0 when `y` is.
pub(super) fn quotient(asm: &mut Asm, ty: DType, x: Operand, y: Operand) -> Operand {
    let q = match (y, ty.kind()) {
        (Operand::Int(d), Kind::Int) => by_signed(asm, ty, x, d),
        (Operand::Int(d), _) => by_unsigned(asm, ty, x, d as u64),
        (_, Kind::Int) => {
            let q = magnitude_op(asm, ty, "div", x, y);
            let signs = asm.value(class(ty), &format!("xor.{}", bits(ty)), &[x, y]);
            signed_as(asm, ty, q, signs)
        }
        (_, _) => unsigned_op(asm, ty, "div", x, y),
    };
    let q = zero_when(asm, ty, y, q);
    // -128 / -1 leaves the canonical form.
    if ty.kind() == Kind::Int { canonical(asm, ty, q) } else { q }
}

/// `x % y` with the sign of `x`; 0 when `y` is.
pub(super) fn remainder(asm: &mut Asm, ty: DType, x: Operand, y: Operand) -> Operand {
    let r = match (y, ty.kind()) {
        (Operand::Int(0), _) => Operand::Int(0),
        (Operand::Int(d), kind) => {
            if kind != Kind::Int && (d as u64).is_power_of_two() {
                return asm.value(class(ty), &format!("and.{}", bits(ty)), &[x, Operand::Int(d - 1)]);
            }
            let q = if kind == Kind::Int { by_signed(asm, ty, x, d) } else { by_unsigned(asm, ty, x, d as u64) };
            let product = asm.value(class(ty), &format!("mul.lo.{}", int_type(ty)), &[q, y]);
            asm.value(class(ty), &format!("sub.{}", int_type(ty)), &[x, product])
        }
        (_, Kind::Int) => {
            let r = magnitude_op(asm, ty, "rem", x, y);
            signed_as(asm, ty, r, x)
        }
        (_, _) => unsigned_op(asm, ty, "rem", x, y),
    };
    zero_when(asm, ty, y, r)
}

fn bits(ty: DType) -> &'static str {
    if class(ty) == Class::B64 { "b64" } else { "b32" }
}

/// The unsigned type of the same register.
fn unsigned(ty: DType) -> &'static str {
    if class(ty) == Class::B64 { "u64" } else { "u32" }
}

fn width(ty: DType) -> u32 {
    if class(ty) == Class::B64 { 64 } else { 32 }
}

/// `result`, or 0 when a divisor that is not known is 0.
fn zero_when(asm: &mut Asm, ty: DType, divisor: Operand, result: Operand) -> Operand {
    if let Operand::Int(_) = divisor {
        return result;
    }
    let zero = asm.pred(&format!("setp.eq.{}", int_type(ty)), &[divisor, Operand::Int(0)]);
    asm.value(class(ty), &format!("selp.{}", bits(ty)), &[Operand::Int(0), result, zero])
}

/// The magnitude as an unsigned number.
fn magnitude(asm: &mut Asm, ty: DType, x: Operand) -> Operand {
    let negated = asm.value(class(ty), &format!("sub.{}", int_type(ty)), &[Operand::Int(0), x]);
    asm.value(class(ty), &format!("max.{}", int_type(ty)), &[x, negated])
}

fn magnitude_op(asm: &mut Asm, ty: DType, op: &str, x: Operand, y: Operand) -> Operand {
    let (x, y) = (magnitude(asm, ty, x), magnitude(asm, ty, y));
    unsigned_op(asm, ty, op, x, y)
}

/// `div` or `rem` of unsigned numbers.
fn unsigned_op(asm: &mut Asm, ty: DType, op: &str, x: Operand, y: Operand) -> Operand {
    if class(ty) == Class::B32 {
        return asm.b32(&format!("{op}.u32"), &[x, y]);
    }
    let result = asm.register(Class::B64);
    let (wide, end) = (asm.label(), asm.label());
    let both = asm.b64("or.b64", &[x, y]);
    let high = asm.b64("shr.u64", &[both, Operand::Int(32)]);
    let is_wide = asm.pred("setp.ne.u64", &[high, Operand::Int(0)]);
    asm.jump_if(is_wide, wide);
    let (low_x, low_y) = (asm.b32("cvt.u32.u64", &[x]), asm.b32("cvt.u32.u64", &[y]));
    let low = asm.b32(&format!("{op}.u32"), &[low_x, low_y]);
    asm.set(result, "cvt.u64.u32", &[low]);
    asm.jump(end);
    asm.place(wide);
    asm.set(result, &format!("{op}.u64"), &[x, y]);
    asm.place(end);
    result
}

/// `x`, negated where `sign` is negative.
fn signed_as(asm: &mut Asm, ty: DType, x: Operand, sign: Operand) -> Operand {
    let negated = asm.value(class(ty), &format!("sub.{}", int_type(ty)), &[Operand::Int(0), x]);
    let negative = asm.pred(&format!("setp.lt.{}", int_type(ty)), &[sign, Operand::Int(0)]);
    asm.value(class(ty), &format!("selp.{}", bits(ty)), &[negated, x, negative])
}

/// How to divide an unsigned number by a constant that is no power of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct UnsignedMagic {
    /// The reciprocal, without its bit above the width where `add`.
    multiplier: u64,
    /// The shift after the upper half of the product.
    shift: u32,
    /// Whether the reciprocal has a bit above the width.
    add: bool,
}

/// `width` is 32 or 64; `d` is above 1 and no power of two.
fn unsigned_magic(d: u64, width: u32) -> UnsignedMagic {
    let log = 64 - (d - 1).leading_zeros();
    // The least shift whose rounded-up reciprocal is exact enough:
    // 2^(width + shift) ≤ m·d ≤ 2^(width + shift) + 2^shift.
    for shift in 0..log {
        let power = 1_u128 << (width + shift);
        let multiplier = power.div_ceil(d.into());
        if multiplier >> width == 0 && multiplier * u128::from(d) - power <= 1 << shift {
            return UnsignedMagic { multiplier: multiplier as u64, shift, add: false };
        }
    }
    // 2^(width + log) / d has width + 1 bits. For 64 bits the power itself
    // would need 129; dividing without its multiple of d gives the rest.
    let low = ((1_u128 << log) - u128::from(d)) << width;
    let multiplier = low / u128::from(d) + 1;
    UnsignedMagic { multiplier: multiplier as u64, shift: log, add: true }
}

fn by_unsigned(asm: &mut Asm, ty: DType, x: Operand, d: u64) -> Operand {
    let (class, u) = (class(ty), unsigned(ty));
    let shr = |asm: &mut Asm, x, n: u32| asm.value(class, &format!("shr.{u}"), &[x, Operand::Int(n.into())]);
    match d {
        0 => return Operand::Int(0),
        1 => return x,
        _ if d.is_power_of_two() => return shr(asm, x, d.trailing_zeros()),
        _ => {}
    }
    let magic = unsigned_magic(d, width(ty));
    let high = asm.value(class, &format!("mul.hi.{u}"), &[x, constant(ty, magic.multiplier)]);
    if !magic.add {
        return if magic.shift == 0 { high } else { shr(asm, high, magic.shift) };
    }
    // (x + high) >> shift without the carry: ((x - high) / 2 + high) >> (shift - 1).
    let rest = asm.value(class, &format!("sub.{u}"), &[x, high]);
    let half = shr(asm, rest, 1);
    let sum = asm.value(class, &format!("add.{u}"), &[half, high]);
    if magic.shift == 1 { sum } else { shr(asm, sum, magic.shift - 1) }
}

/// An integer of the type's register as it is written in an instruction.
fn constant(ty: DType, x: u64) -> Operand {
    Operand::Int(if width(ty) == 32 { i64::from(x as u32) } else { x as i64 })
}

/// The multiplier and shift for dividing a signed number by a constant of
/// magnitude above 1: `x·m / 2^(width + shift)`, where `m` counts as signed.
fn signed_magic(magnitude: u64, width: u32) -> (i64, u32) {
    // The least shift with 2^(width + shift) < m·d ≤ 2^(width + shift) + 2^(shift + 1)
    // is right for |x| ≤ 2^(width - 1); shift below the width always suffices.
    let log = 63 - magnitude.leading_zeros();
    for shift in 0..=log {
        let power = 1_u128 << (width + shift);
        let multiplier = power / u128::from(magnitude) + 1;
        if multiplier >> width == 0 && multiplier * u128::from(magnitude) - power <= 1 << (shift + 1) {
            let signed = if width == 32 { i64::from(multiplier as u32 as i32) } else { multiplier as u64 as i64 };
            return (signed, shift);
        }
    }
    unreachable!("a shift of log2 of the divisor gives a reciprocal of the width's bits")
}

fn by_signed(asm: &mut Asm, ty: DType, x: Operand, d: i64) -> Operand {
    let (class, s, width) = (class(ty), int_type(ty), width(ty));
    let negate = |asm: &mut Asm, x| asm.value(class, &format!("sub.{s}"), &[Operand::Int(0), x]);
    let shr = |asm: &mut Asm, ty: &str, x, n: u32| asm.value(class, &format!("shr.{ty}"), &[x, Operand::Int(n.into())]);
    let magnitude = d.unsigned_abs();
    let q = match magnitude {
        0 => return Operand::Int(0),
        1 => x,
        _ if magnitude.is_power_of_two() => {
            // Negative numbers are moved up so that the shift truncates.
            let log = magnitude.trailing_zeros();
            let sign = shr(asm, s, x, width - 1);
            let bias = shr(asm, unsigned(ty), sign, width - log);
            let sum = asm.value(class, &format!("add.{s}"), &[x, bias]);
            shr(asm, s, sum, log)
        }
        _ => {
            let (multiplier, shift) = signed_magic(magnitude, width);
            let high = asm.value(class, &format!("mul.hi.{s}"), &[x, Operand::Int(multiplier)]);
            // A multiplier that is negative as a signed number stands for one
            // larger by 2^width.
            let high = if multiplier < 0 { asm.value(class, &format!("add.{s}"), &[high, x]) } else { high };
            let high = if shift == 0 { high } else { shr(asm, s, high, shift) };
            let sign = shr(asm, unsigned(ty), x, width - 1);
            asm.value(class, &format!("add.{s}"), &[high, sign])
        }
    };
    if d < 0 { negate(asm, q) } else { q }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Divisors near every power of two, and small ones.
    fn divisors(width: u32) -> impl Iterator<Item = u64> {
        let powers = (2..width).flat_map(|log| {
            let power = 1_u64 << log;
            [power - 1, power + 1, power + power / 3]
        });
        let top = u64::MAX >> (64 - width);
        (3..500)
            .chain(powers)
            .chain([top, top - 1, top / 3, top / 7, 0x1234_5679])
            .filter(move |&d| d > 2 && d <= top && !d.is_power_of_two())
    }

    /// Dividends around multiples of the divisor and at the ends of the range.
    fn dividends(d: u64, top: u64) -> Vec<u64> {
        let largest = top / d * d;
        let near = |x: u64| [x.saturating_sub(1), x, x.saturating_add(1)];
        let mut all = vec![0, 1, 2, top, top - 1, top / 2];
        for multiple in [d, d.saturating_mul(2), d.saturating_mul(1000), largest, largest - d, largest / 2 / d * d] {
            all.extend(near(multiple));
        }
        all.into_iter().filter(|&x| x <= top).collect()
    }

    #[test]
    fn unsigned_reciprocals_divide() {
        for width in [32, 64] {
            let top = u64::MAX >> (64 - width);
            for d in divisors(width) {
                let magic = unsigned_magic(d, width);
                for x in dividends(d, top) {
                    let high = (u128::from(x) * u128::from(magic.multiplier)) >> width;
                    let q = if magic.add { (u128::from(x) + high) >> magic.shift } else { high >> magic.shift };
                    assert_eq!(q as u64, x / d, "{x} / {d} in {width} bits, {magic:?}");
                }
            }
        }
    }

    #[test]
    fn signed_reciprocals_divide() {
        for width in [32, 64] {
            let top = u64::MAX >> (65 - width);
            for d in divisors(width - 1).chain([top]) {
                let (multiplier, shift) = signed_magic(d, width);
                for magnitude in dividends(d, top).into_iter().chain([top + 1]) {
                    for x in [i128::from(magnitude), -i128::from(magnitude)] {
                        if x > i128::from(top) {
                            continue;
                        }
                        let high = (x * i128::from(multiplier)) >> width;
                        let high = if multiplier < 0 { high + x } else { high };
                        let q = (high >> shift) + i128::from(x < 0);
                        assert_eq!(q, x / i128::from(d), "{x} / {d} in {width} bits");
                    }
                }
            }
        }
    }
}
