//! Integers in the prologue, and steps of loops.

use super::{found, halves};
use crate::Session;
use Integer::{Bin, Cast, Cmp, DivCeil, Un};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, UnOp};
use tile_core::testing::integers::{Integer, QUOTIENTS};
use tile_kernel::prelude::*;
use tile_kernels::reference::Array;
use tile_kernels::testing::{Tolerance, array, poisoned};

/// Operations of scalars on the host, and a grid whose extent is a quotient.
#[tile_kernel]
fn before_the_launch(
    u: i64,
    v: i64,
    s: i32,
    t: i32,
    y: &mut Tensor<i64, 1>,
    z: &mut Tensor<i32, 1>,
    grid: &mut Tensor<i32, 1>,
) {
    dims!(y = [8], z = [7]);
    let a = cast::<usize>(u);
    let b = cast::<usize>(v);
    let quotient = a / b;
    let rest = a % b;
    let up = a.div_ceil(b);
    let left = a << b;
    let right = a >> b;
    let low = a.min(b);
    let unsigned = cast::<u32>(a);
    let below = if cast::<u64>(a) < cast::<u64>(b) { 1 } else { 0 };
    let divided = s / t;
    let remains = s % t;
    let shifted = s >> t;
    let raised = s << t;
    let size = s.abs();
    let less = if s < t { 1 } else { 0 };
    let bits = cast::<i32>(s.leading_zeros());
    let [block] = blocks([if b == 0 { 1 } else { (up + 1).max(0).min(9) }]);
    if block == 0 {
        parallel!(1, |i| {
            y[i] = cast::<i64>(quotient);
            y[i + 1] = cast::<i64>(rest);
            y[i + 2] = cast::<i64>(up);
            y[i + 3] = cast::<i64>(left);
            y[i + 4] = cast::<i64>(right);
            y[i + 5] = cast::<i64>(low);
            y[i + 6] = cast::<i64>(unsigned);
            y[i + 7] = below;
            z[i] = divided;
            z[i + 1] = remains;
            z[i + 2] = shifted;
            z[i + 3] = raised;
            z[i + 4] = size;
            z[i + 5] = less;
            z[i + 6] = bits;
        });
    }
    parallel!(1, |i| {
        grid[block + i] = 1;
    });
}

// language: §1.5
// language: §7 div_ceil
pub(crate) fn operations_of_the_prologue(session: &dyn Session) {
    for &[a, b, ..] in QUOTIENTS {
        let (x, by) = (i128::from(a), i128::from(b));
        let of = |op: Integer| op.of(DType::Index, x, by);
        let to = |dtype, x| Cast(dtype).of(DType::Index, x, 0);
        let blocks = of(DivCeil).clamp(-1, 8) + 1;
        let ran = blocks > 0;
        let poison = 0x5a5a_5a5a_i128;
        let wide = |op| of(Bin(op));
        let ys = [
            wide(BinOp::Div),
            wide(BinOp::Rem),
            of(DivCeil),
            wide(BinOp::Shl),
            wide(BinOp::Shr),
            x.min(by),
            to(DType::U32, x),
            i128::from(to(DType::U64, x) < to(DType::U64, by)),
        ];
        let (s, t) = (to(DType::I32, x), to(DType::I32, by));
        let narrow = |op: Integer| op.of(DType::I32, s, t);
        let zs = [
            narrow(Bin(BinOp::Div)),
            narrow(Bin(BinOp::Rem)),
            narrow(Bin(BinOp::Shr)),
            narrow(Bin(BinOp::Shl)),
            narrow(Un(UnOp::Abs)),
            narrow(Cmp(CmpOp::Lt)),
            narrow(Un(UnOp::LeadingZeros)),
        ];
        let kept = |value| if ran { value } else { poison };
        let (ys, zs) = (halves(ys.map(kept)), halves(zs.map(kept)));
        let grid = halves((0..9).map(|i| i128::from(i < blocks)));
        let expected = [&ys, &zs, &grid].map(|array| (array, Tolerance::EXACT));
        session.check(&format!("before the launch, {a} and {b}"), expected, |device| {
            let (mut y, mut z) = (poisoned::<i64, 1>([8]), poisoned::<i32, 1>([7]));
            let mut grid = Tensor::<i32, 1>::zeros([9]);
            let (s, t) = (s as i32, t as i32);
            before_the_launch().launch(device, a, b, s, t, &mut y, &mut z, &mut grid)?;
            Ok([found(&y), found(&z), found(&grid)])
        });
    }
}

/// How loops run whose ranges and steps a block reads: `(sum of counters) · 8 + number`.
#[tile_kernel]
fn stepped_by_blocks(from: &Tensor<i32, 1>, to: &Tensor<i32, 1>, by: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(from = [n], to = [n], by = [n], y = [n]);
    let [b] = blocks([n]);
    let lo = from[b] as usize;
    let hi = to[b] as usize;
    let step = by[b] as usize;
    let mut sum = 0;
    for k in (lo..hi).step_by(step) {
        sum += 8 * cast::<i32>(k) + 1;
    }
    parallel!(1, |i| {
        y[b + i] = sum;
    });
}

/// The same, of each iteration of `parallel!`.
#[tile_kernel]
fn stepped_by_elements(from: &Tensor<i32, 1>, to: &Tensor<i32, 1>, by: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(from = [n], to = [n], by = [n], y = [n]);
    parallel!(n, |i| {
        let lo = from[i] as usize;
        let hi = to[i] as usize;
        let step = by[i] as usize;
        let mut sum = 0;
        for k in (lo..hi).step_by(step) {
            sum += 8 * cast::<i32>(k) + 1;
        }
        y[i] = sum;
    });
}

// language: §1.6 Values that a block computes
pub(crate) fn steps_of_loops(session: &dyn Session) {
    let mut cases: Vec<[i32; 3]> = Vec::new();
    for by in [i32::MIN, -3, -1, 0, 1, 2, 3, 7, i32::MAX] {
        cases.extend([[0, 8], [-2, 5], [3, 3], [5, -4]].map(|[from, to]| [from, to, by]));
    }
    let [from, to, by] = [0, 1, 2].map(|i| Tensor::from(cases.iter().map(|case| case[i]).collect::<Vec<i32>>()));
    let sum = |&[from, to, by]: &[i32; 3]| match usize::try_from(by) {
        Ok(step @ 1..) => (from..to).step_by(step).map(|k| f64::from(8 * k + 1)).sum(),
        _ => 0.0,
    };
    let expected = Array::new(&[cases.len()], cases.iter().map(sum).collect());
    session.check("steps of blocks", [(&expected, Tolerance::EXACT)], |device| {
        let mut y = poisoned::<i32, 1>([cases.len()]);
        stepped_by_blocks().launch(device, &from, &to, &by, &mut y)?;
        Ok([array(&y)])
    });
    session.check("steps of elements", [(&expected, Tolerance::EXACT)], |device| {
        let mut y = poisoned::<i32, 1>([cases.len()]);
        stepped_by_elements().launch(device, &from, &to, &by, &mut y)?;
        Ok([array(&y)])
    });
}
