//! Cases of integer operations on operands of any sign: from memory, constant-folded, of indices
//! with known ranges, and in the prologue.

mod host;

use crate::Session;
use Integer::{Bin, Cast, Cmp, DivCeil, Un};
pub(crate) use host::{operations_of_the_prologue, steps_of_loops};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, UnOp};
use tile_core::testing::integers::{Integer, pairs};
use tile_kernel::prelude::*;
use tile_kernels::reference::Array;
use tile_kernels::testing::{Tolerance, poisoned};

/// Numbers of 64 bits as pairs of halves, which `f64` holds.
fn halves(values: impl IntoIterator<Item = i128>) -> Array {
    let data: Vec<f64> = values.into_iter().flat_map(|x| [(x >> 32) as f64, (x & 0xffff_ffff) as f64]).collect();
    Array::new(&[data.len()], data)
}

fn found<T: Element, const R: usize>(x: &Tensor<T, R>) -> Array {
    halves(x.iter().map(T::to_i128))
}

/// What operations give for pairs of operands of a type, a row for each operation.
fn rows(dtype: DType, operations: &[Integer], pairs: &[(i128, i128)]) -> Array {
    halves(operations.iter().flat_map(|op| pairs.iter().map(|&(x, y)| op.of(dtype, x, y))))
}

const OPERATIONS: [Integer; 21] = [
    Bin(BinOp::Add),
    Bin(BinOp::Sub),
    Bin(BinOp::Mul),
    Bin(BinOp::Div),
    Bin(BinOp::Rem),
    Bin(BinOp::Min),
    Bin(BinOp::Max),
    Bin(BinOp::And),
    Bin(BinOp::Or),
    Bin(BinOp::Xor),
    Bin(BinOp::Shl),
    Bin(BinOp::Shr),
    Un(UnOp::Not),
    Un(UnOp::Abs),
    Un(UnOp::CountOnes),
    Un(UnOp::LeadingZeros),
    Cmp(CmpOp::Eq),
    Cmp(CmpOp::Lt),
    Cmp(CmpOp::Le),
    Cmp(CmpOp::Gt),
    Cmp(CmpOp::Ge),
];

/// [`OPERATIONS`] of elements, in their order.
#[tile_kernel]
fn operations<T: Int>(x: &Tensor<T, 1>, y: &Tensor<T, 1>, z: &mut Tensor<T, 2>) {
    dims!(x = [n], y = [n], z = [21, n]);
    parallel!(n, |i| {
        let a = x[i];
        let b = y[i];
        z[[0, i]] = a + b;
        z[[1, i]] = a - b;
        z[[2, i]] = a * b;
        z[[3, i]] = a / b;
        z[[4, i]] = a % b;
        z[[5, i]] = a.min(b);
        z[[6, i]] = a.max(b);
        z[[7, i]] = a & b;
        z[[8, i]] = a | b;
        z[[9, i]] = a ^ b;
        z[[10, i]] = a << b;
        z[[11, i]] = a >> b;
        z[[12, i]] = !a;
        z[[13, i]] = a.abs();
        z[[14, i]] = cast::<T>(a.count_ones());
        z[[15, i]] = cast::<T>(a.leading_zeros());
        z[[16, i]] = if a == b { 1 } else { 0 };
        z[[17, i]] = if a < b { 1 } else { 0 };
        z[[18, i]] = if a <= b { 1 } else { 0 };
        z[[19, i]] = if a > b { 1 } else { 0 };
        z[[20, i]] = if a >= b { 1 } else { 0 };
    });
}

fn column<T: Element>(values: impl Iterator<Item = i128>) -> Tensor<T, 1> {
    Tensor::from(values.map(T::from_i128).collect::<Vec<T>>())
}

fn of_elements<T: Int>(session: &dyn Session) {
    let pairs = pairs(T::DTYPE);
    let (x, y) = (column::<T>(pairs.iter().map(|p| p.0)), column::<T>(pairs.iter().map(|p| p.1)));
    let expected = rows(T::DTYPE, &OPERATIONS, &pairs);
    session.check(&format!("operations of {}", T::DTYPE), [(&expected, Tolerance::EXACT)], |device| {
        let mut z = poisoned::<T, 2>([21, pairs.len()]);
        operations::<T>().launch(device, &x, &y, &mut z)?;
        Ok([found(&z)])
    });
}

// language: §7 + - * /
// language: §7 %
// language: §7 & | ^ !
// language: §7 << >>
// language: §7 == != < <= > >=
pub(crate) fn operations_of_integers(session: &dyn Session) {
    of_elements::<i8>(session);
    of_elements::<u8>(session);
    of_elements::<i16>(session);
    of_elements::<u16>(session);
    of_elements::<i32>(session);
    of_elements::<u32>(session);
    of_elements::<i64>(session);
    of_elements::<u64>(session);
}

const OF_INDICES: [Integer; 17] = [
    Bin(BinOp::Add),
    Bin(BinOp::Sub),
    Bin(BinOp::Mul),
    Bin(BinOp::Div),
    Bin(BinOp::Rem),
    DivCeil,
    Bin(BinOp::Min),
    Bin(BinOp::Max),
    Bin(BinOp::And),
    Bin(BinOp::Or),
    Bin(BinOp::Xor),
    Bin(BinOp::Shl),
    Bin(BinOp::Shr),
    Cmp(CmpOp::Eq),
    Cmp(CmpOp::Lt),
    Cmp(CmpOp::Ge),
    Cast(DType::Bool),
];

/// [`OF_INDICES`] of elements as indices, in their order.
#[tile_kernel]
fn of_indices(x: &Tensor<i64, 1>, y: &Tensor<i64, 1>, z: &mut Tensor<i64, 2>) {
    dims!(x = [n], y = [n], z = [17, n]);
    parallel!(n, |i| {
        let a = cast::<usize>(x[i]);
        let b = cast::<usize>(y[i]);
        z[[0, i]] = cast::<i64>(a + b);
        z[[1, i]] = cast::<i64>(a - b);
        z[[2, i]] = cast::<i64>(a * b);
        z[[3, i]] = cast::<i64>(a / b);
        z[[4, i]] = cast::<i64>(a % b);
        z[[5, i]] = cast::<i64>(a.div_ceil(b));
        z[[6, i]] = cast::<i64>(a.min(b));
        z[[7, i]] = cast::<i64>(a.max(b));
        z[[8, i]] = cast::<i64>(a & b);
        z[[9, i]] = cast::<i64>(a | b);
        z[[10, i]] = cast::<i64>(a ^ b);
        z[[11, i]] = cast::<i64>(a << b);
        z[[12, i]] = cast::<i64>(a >> b);
        z[[13, i]] = if a == b { 1 } else { 0 };
        z[[14, i]] = if a < b { 1 } else { 0 };
        z[[15, i]] = if a >= b { 1 } else { 0 };
        z[[16, i]] = cast::<i64>(cast::<bool>(a));
    });
}

// language: §2 usize
// language: §7 div_ceil
pub(crate) fn operations_of_indices(session: &dyn Session) {
    let pairs = pairs(DType::Index);
    let (x, y) = (column::<i64>(pairs.iter().map(|p| p.0)), column::<i64>(pairs.iter().map(|p| p.1)));
    let expected = rows(DType::Index, &OF_INDICES, &pairs);
    session.check("operations of indices", [(&expected, Tolerance::EXACT)], |device| {
        let mut z = poisoned::<i64, 2>([17, pairs.len()]);
        of_indices().launch(device, &x, &y, &mut z)?;
        Ok([found(&z)])
    });
}

const NARROW: [DType; 7] = [DType::I8, DType::U8, DType::I16, DType::U16, DType::I32, DType::U32, DType::U64];

/// Conversions of indices to [`NARROW`], and which is the lesser behind each.
#[tile_kernel]
fn conversions(x: &Tensor<i32, 1>, y: &Tensor<i32, 1>, z: &mut Tensor<i64, 2>) {
    dims!(x = [n], y = [n], z = [14, n]);
    parallel!(n, |i| {
        let a = cast::<usize>(x[i]);
        let b = cast::<usize>(y[i]);
        z[[0, i]] = cast::<i64>(cast::<i8>(a));
        z[[1, i]] = cast::<i64>(cast::<u8>(a));
        z[[2, i]] = cast::<i64>(cast::<i16>(a));
        z[[3, i]] = cast::<i64>(cast::<u16>(a));
        z[[4, i]] = cast::<i64>(cast::<i32>(a));
        z[[5, i]] = cast::<i64>(cast::<u32>(a));
        z[[6, i]] = cast::<i64>(cast::<u64>(a) >> 1);
        z[[7, i]] = if cast::<i8>(a) < cast::<i8>(b) { 1 } else { 0 };
        z[[8, i]] = if cast::<u8>(a) < cast::<u8>(b) { 1 } else { 0 };
        z[[9, i]] = if cast::<i16>(a) < cast::<i16>(b) { 1 } else { 0 };
        z[[10, i]] = if cast::<u16>(a) < cast::<u16>(b) { 1 } else { 0 };
        z[[11, i]] = if cast::<i32>(a) < cast::<i32>(b) { 1 } else { 0 };
        z[[12, i]] = if cast::<u32>(a) < cast::<u32>(b) { 1 } else { 0 };
        z[[13, i]] = if cast::<u64>(a) < cast::<u64>(b) { 1 } else { 0 };
    });
}

// language: §2 integer → float
pub(crate) fn comparisons_behind_conversions(session: &dyn Session) {
    let pairs = pairs(DType::I32);
    let (x, y) = (column::<i32>(pairs.iter().map(|p| p.0)), column::<i32>(pairs.iter().map(|p| p.1)));
    let value = |to: DType, x| {
        let value = Cast(to).of(DType::Index, x, 0);
        if to == DType::U64 { value >> 1 } else { value }
    };
    let casts = NARROW.iter().flat_map(|&to| pairs.iter().map(move |&(x, _)| value(to, x)));
    let as_type = |to: DType, x| Cast(to).of(DType::Index, x, 0);
    let less = |to, (x, y)| i128::from(as_type(to, x) < as_type(to, y));
    let lesser = NARROW.iter().flat_map(|&to| pairs.iter().map(move |&pair| less(to, pair)));
    let expected = halves(casts.chain(lesser));
    session.check("conversions of indices", [(&expected, Tolerance::EXACT)], |device| {
        let mut z = poisoned::<i64, 2>([14, pairs.len()]);
        conversions().launch(device, &x, &y, &mut z)?;
        Ok([found(&z)])
    });
}

/// Operations of indices from −20 to 20, of the iteration and of the block, whose
/// ranges compilers know, and what lies there.
#[tile_kernel]
fn ranged<const D: usize>(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 2>, z: &mut Tensor<i32, 2>) {
    dims!(x = [21], y = [14, 41], z = [41, 8]);
    let [block] = blocks([41]);
    if block == 0 {
        parallel!(41, |i| {
            let a = i - 20;
            y[[0, i]] = cast::<i32>(a / D);
            y[[1, i]] = cast::<i32>(a % D);
            y[[2, i]] = cast::<i32>(a.div_ceil(D));
            y[[3, i]] = cast::<i32>(a / (0 - D));
            y[[4, i]] = cast::<i32>(a % (0 - D));
            y[[5, i]] = cast::<i32>(a.div_ceil(0 - D));
            y[[6, i]] = cast::<i32>(a >> D);
            y[[7, i]] = cast::<i32>(a << D);
            y[[8, i]] = cast::<i32>(a.div_ceil(i - 10));
            y[[9, i]] = x[a / D + 10];
            y[[10, i]] = x[a % D + 10];
            y[[11, i]] = x[a.div_ceil(D) + 10];
            y[[12, i]] = x[(a >> 1) + 10];
            y[[13, i]] = x[a / D];
        });
    }
    let b = block - 20;
    let up = b.div_ceil(D);
    let mut steps = 0;
    for _ in 0..up {
        steps += 1;
    }
    parallel!(1, |i| {
        z[[block, i]] = cast::<i32>(b / D);
        z[[block, i + 1]] = cast::<i32>(b % D);
        z[[block, i + 2]] = cast::<i32>(up);
        z[[block, i + 3]] = cast::<i32>(b.div_ceil(0 - D));
        z[[block, i + 4]] = cast::<i32>(b >> 1);
        z[[block, i + 5]] = steps;
        z[[block, i + 6]] = x[b % D + 10];
        z[[block, i + 7]] = if b < D { 1 } else { 0 };
    });
}

fn of_ranges<const D: usize>(session: &dyn Session) {
    let (d, index) = (D as i128, DType::Index);
    let of = |op: Integer, x, y| op.of(index, x, y);
    let at = |i: i128| if (0..21).contains(&i) { 100 + i } else { 0 };
    let row = |row: usize, a: i128| match row {
        0 => of(Bin(BinOp::Div), a, d),
        1 => of(Bin(BinOp::Rem), a, d),
        2 => of(DivCeil, a, d),
        3 => of(Bin(BinOp::Div), a, -d),
        4 => of(Bin(BinOp::Rem), a, -d),
        5 => of(DivCeil, a, -d),
        6 => of(Bin(BinOp::Shr), a, d),
        7 => of(Bin(BinOp::Shl), a, d),
        8 => of(DivCeil, a, a + 10),
        9 => at(of(Bin(BinOp::Div), a, d) + 10),
        10 => at(of(Bin(BinOp::Rem), a, d) + 10),
        11 => at(of(DivCeil, a, d) + 10),
        12 => at((a >> 1) + 10),
        _ => at(of(Bin(BinOp::Div), a, d)),
    };
    let ys = halves((0..14).flat_map(|r| (-20..=20).map(move |a| row(r, a))));
    let block = |b: i128| {
        let up = of(DivCeil, b, d);
        let (quotient, rest) = (of(Bin(BinOp::Div), b, d), of(Bin(BinOp::Rem), b, d));
        [quotient, rest, up, of(DivCeil, b, -d), b >> 1, up.max(0), at(rest + 10), i128::from(b < d)]
    };
    let zs = halves((-20..=20).flat_map(block));
    let x = Tensor::from_fn([21], |[i]| 100 + i as i32);
    session.check(&format!("ranged by {D}"), [(&ys, Tolerance::EXACT), (&zs, Tolerance::EXACT)], |device| {
        let (mut y, mut z) = (poisoned::<i32, 2>([14, 41]), poisoned::<i32, 2>([41, 8]));
        ranged::<D>().launch(device, &x, &mut y, &mut z)?;
        Ok([found(&y), found(&z)])
    });
}

// language: §7 div_ceil
pub(crate) fn operations_of_known_ranges(session: &dyn Session) {
    of_ranges::<4>(session);
    of_ranges::<3>(session);
}

const FOLDED: [Integer; 8] = [
    Bin(BinOp::Div),
    Bin(BinOp::Rem),
    Bin(BinOp::Shl),
    Bin(BinOp::Shr),
    Bin(BinOp::Min),
    Un(UnOp::Abs),
    Cmp(CmpOp::Lt),
    Un(UnOp::LeadingZeros),
];

/// Operations of constants: `P - 64` and `Q - 64` as indices and in other types.
#[tile_kernel]
fn folded<const P: usize, const Q: usize>(y: &mut Tensor<i64, 1>, z: &mut Tensor<i32, 2>) {
    dims!(y = [10], z = [3, 8]);
    let x = P - 64;
    let by = Q - 64;
    let up = (P - 64).div_ceil(Q - 64);
    parallel!(1, |i| {
        y[i] = cast::<i64>(x / by);
        y[i + 1] = cast::<i64>(x % by);
        y[i + 2] = cast::<i64>(up);
        y[i + 3] = cast::<i64>(x.div_ceil(by));
        y[i + 4] = cast::<i64>(x << by);
        y[i + 5] = cast::<i64>(x >> by);
        y[i + 6] = cast::<i64>(cast::<u32>(x));
        y[i + 7] = if cast::<u32>(x) < cast::<u32>(by) { 1 } else { 0 };
        y[i + 8] = cast::<i64>(x.max(by));
        y[i + 9] = cast::<i64>((x * 2).div_ceil(by - 64 + 64));
        let a0 = cast::<i32>(x);
        let b0 = cast::<i32>(by);
        z[[i, 0]] = a0 / b0;
        z[[i, 1]] = a0 % b0;
        z[[i, 2]] = a0 << b0;
        z[[i, 3]] = a0 >> b0;
        z[[i, 4]] = a0.min(b0);
        z[[i, 5]] = a0.abs();
        z[[i, 6]] = if a0 < b0 { 1 } else { 0 };
        z[[i, 7]] = cast::<i32>(a0.leading_zeros());
        let a1 = cast::<i8>(x);
        let b1 = cast::<i8>(by);
        z[[i + 1, 0]] = cast::<i32>(a1 / b1);
        z[[i + 1, 1]] = cast::<i32>(a1 % b1);
        z[[i + 1, 2]] = cast::<i32>(a1 << b1);
        z[[i + 1, 3]] = cast::<i32>(a1 >> b1);
        z[[i + 1, 4]] = cast::<i32>(a1.min(b1));
        z[[i + 1, 5]] = cast::<i32>(a1.abs());
        z[[i + 1, 6]] = if a1 < b1 { 1 } else { 0 };
        z[[i + 1, 7]] = cast::<i32>(a1.leading_zeros());
        let a2 = cast::<u16>(x);
        let b2 = cast::<u16>(by);
        z[[i + 2, 0]] = cast::<i32>(a2 / b2);
        z[[i + 2, 1]] = cast::<i32>(a2 % b2);
        z[[i + 2, 2]] = cast::<i32>(a2 << b2);
        z[[i + 2, 3]] = cast::<i32>(a2 >> b2);
        z[[i + 2, 4]] = cast::<i32>(a2.min(b2));
        z[[i + 2, 5]] = cast::<i32>(a2.abs());
        z[[i + 2, 6]] = if a2 < b2 { 1 } else { 0 };
        z[[i + 2, 7]] = cast::<i32>(a2.leading_zeros());
    });
}

fn of_constants<const P: usize, const Q: usize>(session: &dyn Session) {
    let (x, by) = (P as i128 - 64, Q as i128 - 64);
    let of = |op: Integer, x, y| op.of(DType::Index, x, y);
    let to = |dtype, x| Cast(dtype).of(DType::Index, x, 0);
    let unsigned = to(DType::U32, x);
    let up = of(DivCeil, x, by);
    let indices = [
        of(Bin(BinOp::Div), x, by),
        of(Bin(BinOp::Rem), x, by),
        up,
        up,
        of(Bin(BinOp::Shl), x, by),
        of(Bin(BinOp::Shr), x, by),
        unsigned,
        i128::from(unsigned < to(DType::U32, by)),
        x.max(by),
        of(DivCeil, x * 2, by),
    ];
    let ys = halves(indices);
    let typed = [DType::I32, DType::I8, DType::U16].into_iter().flat_map(|dtype| {
        FOLDED
            .iter()
            .map(move |op| op.of(dtype, Cast(dtype).of(DType::Index, x, 0), Cast(dtype).of(DType::Index, by, 0)))
    });
    let zs = halves(typed);
    session.check(&format!("folded {x} and {by}"), [(&ys, Tolerance::EXACT), (&zs, Tolerance::EXACT)], |device| {
        let (mut y, mut z) = (poisoned::<i64, 1>([10]), poisoned::<i32, 2>([3, 8]));
        folded::<P, Q>().launch(device, &mut y, &mut z)?;
        Ok([found(&y), found(&z)])
    });
}

// language: §7 div_ceil
pub(crate) fn operations_of_constants(session: &dyn Session) {
    of_constants::<44, 68>(session); // -20 and 4
    of_constants::<43, 68>(session);
    of_constants::<85, 60>(session); // 21 and -4
    of_constants::<43, 60>(session);
    of_constants::<57, 66>(session); // -7 and 2
    of_constants::<0, 63>(session); // -64 and -1
}

/// A tile whose extent is a quotient of a difference.
#[tile_kernel]
fn rounded_extent<const N: usize>(y: &mut Tensor<i32, 1>) {
    dims!(y = [(N - 4).div_ceil(8)]);
    let mut t = shared::<i32>([(N - 4).div_ceil(8)]);
    parallel!((N - 4).div_ceil(8), |i| {
        t[i] = cast::<i32>(i + N);
    });
    copy(&t, y);
}

fn of_extents<const N: usize>(session: &dyn Session) {
    let n = (N - 4).div_ceil(8);
    let expected = halves((0..n).map(|i| (i + N) as i128));
    session.check(&format!("a tile of {n}"), [(&expected, Tolerance::EXACT)], |device| {
        let mut y = poisoned::<i32, 1>([n]);
        rounded_extent::<N>().launch(device, &mut y)?;
        Ok([found(&y)])
    });
}

// language: §7 div_ceil
pub(crate) fn extents_of_quotients(session: &dyn Session) {
    of_extents::<20>(session);
    of_extents::<21>(session);
    of_extents::<12>(session);
}

// A step below 1 that the launch does not know means no iteration.
//
