//! Reference results of integer operations: one table for every evaluator.
//!
//! [`QUOTIENTS`], [`SHIFTS`] and [`CASTS`] are values written out; [`Integer`]
//! is the definition of `docs/language.md` in 128 bits, which a test holds
//! against them. [`operands`] are the numbers at which evaluators differ.

use crate::elem::{DType, Kind};
use crate::ir::pointwise::Class;
use crate::ir::{BinOp, CmpOp, UnOp};

/// `x`, `y`, `x / y`, `x % y`, `x.div_ceil(y)`, of every type that holds them.
pub const QUOTIENTS: &[[i64; 5]] = &[
    [20, 4, 5, 0, 5],
    [21, 4, 5, 1, 6],
    [19, 4, 4, 3, 5],
    [-20, 4, -5, 0, -5],
    [-21, 4, -5, -1, -5],
    [-19, 4, -4, -3, -4],
    [20, -4, -5, 0, -5],
    [21, -4, -5, 1, -5],
    [19, -4, -4, 3, -4],
    [-20, -4, 5, 0, 5],
    [-21, -4, 5, -1, 6],
    [-19, -4, 4, -3, 5],
    [0, 4, 0, 0, 0],
    [0, -4, 0, 0, 0],
    [1, 4, 0, 1, 1],
    [-1, 4, 0, -1, 0],
    [1, -4, 0, 1, 0],
    [-1, -4, 0, -1, 1],
    [7, 1, 7, 0, 7],
    [7, -1, -7, 0, -7],
    [-7, 1, -7, 0, -7],
    [-7, -1, 7, 0, 7],
    [0, 0, 0, 0, 0],
    [7, 0, 0, 0, 0],
    [-7, 0, 0, 0, 0],
    [127, -1, -127, 0, -127],
    [-128, 127, -1, -1, -1],
    [-128, 3, -42, -2, -42],
    [127, 3, 42, 1, 43],
    // The least `i64`: its opposite wraps.
    [i64::MIN, -1, i64::MIN, 0, i64::MIN],
    [i64::MIN, 1, i64::MIN, 0, i64::MIN],
    [i64::MIN, 0, 0, 0, 0],
    [i64::MIN, i64::MIN, 1, 0, 1],
    [i64::MIN, i64::MAX, -1, -1, -1],
    [i64::MAX, i64::MIN, 0, i64::MAX, 0],
    [i64::MIN, 3, -3_074_457_345_618_258_602, -2, -3_074_457_345_618_258_602],
    [i64::MAX, 4, (1 << 61) - 1, 3, 1 << 61],
    [i64::MAX, i64::MAX, 1, 0, 1],
    [i64::MAX, -1, -i64::MAX, 0, -i64::MAX],
    [1, i64::MAX, 0, 1, 1],
    [-1, i64::MIN, 0, -1, 1],
];

/// The type, `x`, `y`, `x << y`, `x >> y`.
pub const SHIFTS: &[(DType, i64, i64, i64, i64)] = &[
    (DType::I8, -128, 7, 0, -1),
    (DType::I8, -128, 8, 0, -1),
    (DType::I8, 127, 8, 0, 0),
    (DType::I8, -3, 1, -6, -2),
    (DType::I8, 65, 1, -126, 32),
    (DType::I8, -5, -1, 0, -1),
    (DType::I8, 5, -1, 0, 0),
    (DType::I8, 5, -128, 0, 0),
    (DType::U8, 255, 7, 128, 1),
    (DType::U8, 255, 8, 0, 0),
    (DType::U8, 255, 255, 0, 0),
    (DType::I16, -32_768, 16, 0, -1),
    (DType::I16, -32_768, 15, 0, -1),
    (DType::U16, 65_535, 15, 32_768, 1),
    (DType::U16, 65_535, 16, 0, 0),
    (DType::I32, -20, 2, -80, -5),
    (DType::I32, i32::MIN as i64, 31, 0, -1),
    (DType::I32, i32::MIN as i64, 32, 0, -1),
    (DType::I32, 1, 31, i32::MIN as i64, 0),
    (DType::I32, -1, i32::MIN as i64, 0, -1),
    (DType::U32, u32::MAX as i64, 31, 1 << 31, 1),
    (DType::U32, u32::MAX as i64, 32, 0, 0),
    (DType::I64, i64::MIN, 63, 0, -1),
    (DType::I64, i64::MIN, 64, 0, -1),
    (DType::I64, 1, 63, i64::MIN, 0),
    (DType::I64, -1, -1, 0, -1),
    (DType::Index, -20, 2, -80, -5),
    (DType::Index, -21, 1, -42, -11),
    (DType::Index, 20, -2, 0, 0),
    (DType::Index, -20, -2, 0, -1),
    (DType::Index, -20, 64, 0, -1),
];

/// The type, `x`, the other type, `x` in it.
pub const CASTS: &[(DType, i64, DType, i128)] = &[
    (DType::I8, -1, DType::U32, u32::MAX as i128),
    (DType::I8, -128, DType::U8, 128),
    (DType::I8, -1, DType::U64, u64::MAX as i128),
    (DType::I8, -1, DType::Index, -1),
    (DType::U8, 255, DType::I8, -1),
    (DType::U8, 255, DType::Index, 255),
    (DType::U16, 65_535, DType::I16, -1),
    (DType::U32, u32::MAX as i64, DType::I32, -1),
    (DType::U32, u32::MAX as i64, DType::Index, u32::MAX as i128),
    (DType::I32, i32::MIN as i64, DType::U64, (u64::MAX - (1 << 31) + 1) as i128),
    (DType::I32, -1, DType::Index, -1),
    (DType::I32, -1, DType::Bool, 1),
    (DType::I32, 256, DType::Bool, 1),
    (DType::I32, 0, DType::Bool, 0),
    (DType::Index, -1, DType::I32, -1),
    (DType::Index, -1, DType::U32, u32::MAX as i128),
    (DType::Index, -1, DType::U64, u64::MAX as i128),
    (DType::Index, -129, DType::I8, 127),
    (DType::Index, 1 << 32, DType::I32, 0),
    (DType::Index, 1 << 32, DType::Bool, 1),
    (DType::I64, i64::MIN, DType::I32, 0),
    (DType::I64, i64::MIN, DType::Index, i64::MIN as i128),
];

/// An operation of integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Integer {
    /// Of one operand; the second is ignored.
    Un(UnOp),
    /// Of two.
    Bin(BinOp),
    /// The quotient rounded towards +∞.
    DivCeil,
    /// 1 where it holds.
    Cmp(CmpOp),
    /// Conversion to a type; the second operand is ignored.
    Cast(DType),
}

impl Integer {
    /// Every operation of all integers, but for conversions.
    pub fn all() -> impl Iterator<Item = Integer> {
        let un = UnOp::ALL.iter().copied().filter(|op| op.row().class != Class::Float).map(Integer::Un);
        let words = Integer::of_words();
        let bin = BinOp::ALL.iter().copied().filter(|op| op.row().class != Class::Float).map(Integer::Bin);
        let bin = bin.filter(move |op| !words.contains(op));
        let cmp = CmpOp::ALL.iter().copied().map(Integer::Cmp);
        un.chain(bin).chain([Integer::DivCeil]).chain(cmp)
    }

    /// The operations of `i32` and `u32` alone.
    pub fn of_words() -> Vec<Integer> {
        BinOp::ALL.iter().copied().filter(|op| op.row().class == Class::Word).map(Integer::Bin).collect()
    }

    /// The result for operands of a type.
    pub fn of(self, dtype: DType, x: i128, y: i128) -> i128 {
        let bits = width(dtype);
        let inside = (0..i128::from(bits)).contains(&y);
        let exact = match self {
            Integer::Cast(to) => return if to == DType::Bool { i128::from(x != 0) } else { wrapped(to, x) },
            Integer::Un(UnOp::Neg) => -x,
            Integer::Un(UnOp::Not) => !x,
            Integer::Un(UnOp::Abs) => x.abs(),
            Integer::Un(UnOp::CountOnes) => return encoded(dtype, x).count_ones().into(),
            Integer::Un(UnOp::LeadingZeros) => {
                return i128::from(encoded(dtype, x).leading_zeros()) - 64 + i128::from(bits);
            }
            Integer::Bin(BinOp::Add) => x + y,
            Integer::Bin(BinOp::Sub) => x - y,
            // Wraps at 128 bits, which agrees with wrapping at fewer.
            Integer::Bin(BinOp::Mul) => x.wrapping_mul(y),
            Integer::Bin(BinOp::Div) => x.checked_div(y).unwrap_or(0),
            Integer::Bin(BinOp::Rem) => x.checked_rem(y).unwrap_or(0),
            Integer::Bin(BinOp::Min) => x.min(y),
            Integer::Bin(BinOp::Max) => x.max(y),
            Integer::Bin(BinOp::And) => x & y,
            Integer::Bin(BinOp::Or) => x | y,
            Integer::Bin(BinOp::Xor) => x ^ y,
            Integer::Bin(BinOp::Dot4I8) => dot4(encoded(dtype, x), encoded(dtype, y), [true, true]),
            Integer::Bin(BinOp::Dot4U8) => dot4(encoded(dtype, x), encoded(dtype, y), [false, false]),
            Integer::Bin(BinOp::Dot4U8I8) => dot4(encoded(dtype, x), encoded(dtype, y), [false, true]),
            Integer::Bin(BinOp::Shl) if inside => x << y,
            Integer::Bin(BinOp::Shr) if inside => x >> y,
            Integer::Bin(BinOp::Shl) => 0,
            Integer::Bin(BinOp::Shr) => x.signum().min(0),
            Integer::DivCeil if y == 0 => 0,
            Integer::DivCeil => x.div_euclid(y) + i128::from(x.rem_euclid(y) != 0 && y > 0),
            Integer::Cmp(CmpOp::Eq) => (x == y).into(),
            Integer::Cmp(CmpOp::Ne) => (x != y).into(),
            Integer::Cmp(CmpOp::Lt) => (x < y).into(),
            Integer::Cmp(CmpOp::Le) => (x <= y).into(),
            Integer::Cmp(CmpOp::Gt) => (x > y).into(),
            Integer::Cmp(CmpOp::Ge) => (x >= y).into(),
            Integer::Un(_) | Integer::Bin(_) => unreachable!("an operation of floats"),
        };
        wrapped(dtype, exact)
    }
}

/// Numbers at which evaluators differ: ends of the type, small ones of either
/// sign, and the width.
pub fn operands(dtype: DType) -> Vec<i128> {
    let bits = i128::from(width(dtype));
    let [least, most] = ends(dtype);
    let near = [least, least + 1, least / 2, most / 2, most / 2 + 1, most - 1, most];
    let small = [-21, -20, -19, -4, -3, -2, -1, 0, 1, 2, 3, 4, 19, 20, 21, bits - 1, bits, bits + 1];
    let mut all: Vec<i128> = near.into_iter().chain(small).filter(|x| (least..=most).contains(x)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// All pairs of [`operands`].
pub fn pairs(dtype: DType) -> Vec<(i128, i128)> {
    let all = operands(dtype);
    all.iter().flat_map(|&x| all.iter().map(move |&y| (x, y))).collect()
}

/// The sum of four products of bytes of two words.
fn dot4(x: u64, y: u64, signs: [bool; 2]) -> i128 {
    let byte = |word: u64, i: usize, signed: bool| {
        let byte = i128::from(word >> (8 * i) & 255);
        if signed && byte > 127 { byte - 256 } else { byte }
    };
    (0..4).map(|i| byte(x, i, signs[0]) * byte(y, i, signs[1])).sum()
}

fn width(dtype: DType) -> u32 {
    if dtype == DType::Index { 64 } else { dtype.bits() }
}

fn ends(dtype: DType) -> [i128; 2] {
    let bits = width(dtype);
    match dtype.kind() {
        Kind::Uint => [0, (1 << bits) - 1],
        _ => [-(1 << (bits - 1)), (1 << (bits - 1)) - 1],
    }
}

fn encoded(dtype: DType, x: i128) -> u64 {
    x as u64 & (u64::MAX >> (64 - width(dtype)))
}

/// The number that a type holds in the low bits of another.
fn wrapped(dtype: DType, x: i128) -> i128 {
    let ([least, _], span) = (ends(dtype), 1_i128 << width(dtype));
    (x - least).rem_euclid(span) + least
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIGNED: [DType; 5] = [DType::I8, DType::I16, DType::I32, DType::I64, DType::Index];
    const UNSIGNED: [DType; 4] = [DType::U8, DType::U16, DType::U32, DType::U64];

    #[test]
    fn the_definition_gives_what_is_written() {
        for dtype in SIGNED.into_iter().chain(UNSIGNED) {
            let [least, most] = ends(dtype);
            for &row in QUOTIENTS {
                let [x, y, quotient, rest, up] = row.map(i128::from);
                // What wraps in 64 bits does so at another place in fewer.
                let fits = [x, y, up].iter().all(|x| (least..=most).contains(x));
                if !fits {
                    continue;
                }
                assert_eq!(Integer::Bin(BinOp::Div).of(dtype, x, y), quotient, "{dtype}: {x} / {y}");
                assert_eq!(Integer::Bin(BinOp::Rem).of(dtype, x, y), rest, "{dtype}: {x} % {y}");
                assert_eq!(Integer::DivCeil.of(dtype, x, y), up, "{dtype}: {x}.div_ceil({y})");
            }
        }
        for &(dtype, x, y, left, right) in SHIFTS {
            let (x, y) = (x.into(), y.into());
            assert_eq!(Integer::Bin(BinOp::Shl).of(dtype, x, y), left.into(), "{dtype}: {x} << {y}");
            assert_eq!(Integer::Bin(BinOp::Shr).of(dtype, x, y), right.into(), "{dtype}: {x} >> {y}");
        }
        for &(dtype, x, to, value) in CASTS {
            assert_eq!(Integer::Cast(to).of(dtype, x.into(), 0), value, "{dtype}: {x} as {to}");
        }
        for dtype in SIGNED {
            let least = ends(dtype)[0];
            assert_eq!(Integer::Un(UnOp::Abs).of(dtype, least, 0), least);
            assert_eq!(Integer::Un(UnOp::Neg).of(dtype, least, 0), least);
            assert_eq!(Integer::Bin(BinOp::Div).of(dtype, least, -1), least);
            assert_eq!(Integer::Bin(BinOp::Rem).of(dtype, least, -1), 0);
            assert_eq!(Integer::Un(UnOp::CountOnes).of(dtype, least, 0), 1);
            assert_eq!(Integer::Un(UnOp::LeadingZeros).of(dtype, -1, 0), 0);
            assert_eq!(Integer::Un(UnOp::LeadingZeros).of(dtype, 0, 0), width(dtype).into());
        }
    }
}
