//! Cases of extents, values and views at which implementations of common kernels are known to go
//! wrong, each with its exact result.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::dynamic::quantize_rows;
use tile_kernels::norm::{layer_norm, rms_norm};
use tile_kernels::reference::{self, Array};
use tile_kernels::select::top_k;
use tile_kernels::softmax::softmax;
use tile_kernels::testing::{Tolerance, array, poisoned};

const EXACT: Tolerance = Tolerance::EXACT;

/// C = A·B with two buffers for each operand.
#[tile_kernel]
fn double_buffered<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<f32, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// Small whole numbers, whose dot products are exact.
fn operands<T: Float>([m, n, k]: [usize; 3]) -> (Tensor<T, 2>, Tensor<T, 2>) {
    let whole = |x: usize| T::from_f64(x as f64 - 2.0);
    (
        Tensor::from_fn([m, k], |[i, p]| whole((i * 7 + p * 3) % 5)),
        Tensor::from_fn([k, n], |[p, j]| whole((p * 11 + j) % 5)),
    )
}

fn odd_steps<T: Float>(session: &dyn Session) {
    for [m, n, k] in [[70, 208, 104], [33, 50, 440], [64, 32, 24]] {
        let (a, b) = operands::<T>([m, n, k]);
        let expected = reference::matmul(&array(&a), &array(&b));
        session.check(
            &format!("{} in an odd number of steps, {m}x{n}x{k}", T::DTYPE),
            [(&expected, EXACT)],
            |device| {
                let mut c = poisoned::<f32, 2>([m, n]);
                double_buffered::<T, 32, 32, 8>().launch(device, &a, &b, &mut c)?;
                Ok([array(&c)])
            },
        );
    }
}

/// k of 104 and 440 in steps of 8, which are 13 and 55.
pub(crate) fn odd_numbers_of_steps(session: &dyn Session) {
    odd_steps::<f32>(session);
    odd_steps::<f16>(session);
}

/// Rows in tiles that are not full, of equal elements, and of hardly different ones.
pub(crate) fn norms_of_unusual_rows(session: &dyn Session) {
    let mut random = session.random();
    let norm = |case: &str, x: &Tensor<f32, 2>, eps: f32, expected: &Array, limit: Tolerance| {
        let [m, n] = x.shape();
        let (weight, bias) = (Tensor::full([n], 1.0_f32), Tensor::zeros([n]));
        session.check(&format!("layer_norm of {case}"), [(expected, limit)], |device| {
            let mut out = poisoned::<f32, 2>([m, n]);
            layer_norm::<f32, 1, 2048>().launch(device, x, &weight, &bias, &mut out, eps)?;
            Ok([array(&out)])
        });
    };
    // What is beside a row must not count as a deviation from its mean.
    let x = random.tensor_between::<f32, 2>([2, 1536], 3.0, 5.0);
    let (ones, zeros) = (Array::new(&[1536], vec![1.0; 1536]), Array::zeros(&[1536]));
    let expected = reference::layer_norm(&array(&x), &ones, &zeros, f64::from(1e-5_f32));
    norm("1536 columns", &x, 1e-5, &expected, Tolerance::rounded::<f32>().sum::<f32>(1536, 4.0));

    // Sums of 256 such numbers are exact, deviations zero.
    for value in [3.0, -0.625, 1024.0, 0.0] {
        let x = Tensor::full([2, 256], value);
        norm("equal elements", &x, 1e-5, &Array::zeros(&[2, 256]), EXACT);
    }
    let opposite = Tensor::from([[9.9e-4, -9.9e-4]]);
    // 9.9e-4 / √(9.9e-4² + 1e-12) is 1 to within a millionth.
    let close = Array::new(&[1, 2], vec![1.0, -1.0]);
    norm("opposite elements", &opposite, 1e-12, &close, Tolerance::EXACT.sum::<f32>(10, 1.0));

    // Squares beyond the largest `f16`.
    for n in [64, 795] {
        let x = Tensor::full([3, n], f16::from_f32(795.0));
        let weight = Tensor::full([n], f16::from_f32(0.5));
        let expected = Array::new(&[3, n], vec![0.5; 3 * n]);
        session.check(&format!("rms_norm of {n} times 795"), [(&expected, EXACT)], |device| {
            let mut out = poisoned::<f16, 2>([3, n]);
            rms_norm::<f16, 2, 1024>().launch(device, &x, &weight, &mut out, 1e-5)?;
            Ok([array(&out)])
        });
    }
}

/// Codes without a sign, less their zero point, by each way to write it.
#[tile_kernel]
fn dequantised(code: &Tensor<u8, 2>, zero: &Tensor<u8, 1>, y: &mut Tensor<f32, 2>, z: &mut Tensor<i32, 2>) {
    dims!(code = [m, 8], zero = [m], y = [m, 8], z = [m, 8]);
    let [b] = blocks([m.div_ceil(4)]);
    let mut t = shared::<u8>([4, 8]);
    let mut d = fragment::<f32>([4, 8]);
    copy(code.at([b * 4, 0]), &mut t);
    parallel!((4, 8), |i, j| {
        d[[i, j]] = (cast::<f32>(t[[i, j]]) - cast::<f32>(zero[b * 4 + i])) * 0.5;
        if b * 4 + i < m {
            z[[b * 4 + i, j]] = cast::<i32>(t[[i, j]]) - cast::<i32>(zero[b * 4 + i]);
        }
    });
    copy(&d, y.at_mut([b * 4, 0]));
}

pub(crate) fn codes_below_their_zero_point(session: &dyn Session) {
    let code = Tensor::from_fn([5, 8], |[_, j]| [0_u8, 1, 7, 8, 127, 128, 254, 255][j]);
    let zero = Tensor::from([0_u8, 8, 128, 129, 255]);
    let less = |at: usize| i32::from(code[[at / 8, at % 8]]) - i32::from(zero[[at / 8]]);
    let y = Array::new(&[5, 8], (0..40).map(|at| f64::from(less(at)) * 0.5).collect());
    let z = Array::new(&[5, 8], (0..40).map(|at| f64::from(less(at))).collect());
    session.check("codes less zero points", [(&y, EXACT), (&z, EXACT)], |device| {
        let (mut y, mut z) = (poisoned::<f32, 2>([5, 8]), poisoned::<i32, 2>([5, 8]));
        dequantised().launch(device, &code, &zero, &mut y, &mut z)?;
        Ok([array(&y), array(&z)])
    });
}

/// Scans from the far end, along either axis.
#[tile_kernel]
fn from_the_end(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 2>, z: &mut Tensor<f32, 2>) {
    dims!(x = [64], y = [3, 64], z = [64, 32]);
    let mut rows = fragment::<f32>([3, 64]);
    let mut columns = fragment::<f32>([64, 32]);
    let mut row_sums = fragment::<f32>([3, 64]);
    let mut column_sums = fragment::<f32>([64, 32]);
    parallel!((3, 64), |i, j| {
        rows[[i, j]] = x[j];
    });
    parallel!((64, 32), |i, j| {
        columns[[i, j]] = x[i];
    });
    cumsum_rev(&rows, &mut row_sums, 1);
    cumsum_rev(&columns, &mut column_sums, 0);
    copy(&row_sums, y);
    copy(&column_sums, z);
}

/// A scan from the end that takes prefixes off the total loses what is small.
pub(crate) fn small_sums_behind_large_ones(session: &dyn Session) {
    let x = Tensor::from_fn([64], |[i]| if i < 32 { 1e8_f32 } else { 1.0 });
    // Ones first, from the end; sums of 1e8 are then within their roundings.
    let sum = |i: usize| if i < 32 { 32.0 + (32 - i) as f64 * 1e8 } else { (64 - i) as f64 };
    let part = |lines: usize, from: usize, to: usize| {
        Array::new(&[lines, to - from], (0..lines).flat_map(|_| (from..to).map(sum)).collect())
    };
    let [rows, columns] = [3, 32].map(|lines| [part(lines, 0, 32), part(lines, 32, 64)]);
    let near = Tolerance::rounded::<f32>().sum::<f32>(64, 1e8);
    let expected = [(&rows[0], near), (&rows[1], EXACT), (&columns[0], near), (&columns[1], EXACT)];
    session.check("sums from the end", expected, |device| {
        let (mut y, mut z) = (poisoned::<f32, 2>([3, 64]), poisoned::<f32, 2>([64, 32]));
        from_the_end().launch(device, &x, &mut y, &mut z)?;
        let z = z.view().t().to_tensor();
        let half =
            |x: &Tensor<f32, 2>, from| array(&x.slice([0..x.shape()[0], from..from + 32]).expect("inside").to_tensor());
        Ok([half(&y, 0), half(&y, 32), half(&z, 0), half(&z, 32)])
    });
}

/// Rows to bytes by their largest magnitude: 8-bit floats and whole numbers.
#[tile_kernel(fast_math)]
fn quantised_rows<const N: usize>(
    x: &Tensor<f32, 2>,
    floats: &mut Tensor<F8E4M3, 2>,
    wholes: &mut Tensor<i8, 2>,
    scale: &mut Tensor<f32, 2>,
) {
    dims!(x = [m, N], floats = [m, N], wholes = [m, N], scale = [m, 2]);
    let [b] = blocks([m.div_ceil(2)]);
    let mut t = shared::<f32>([2, N]);
    let mut f = fragment::<F8E4M3>([2, N]);
    let mut w = fragment::<i8>([2, N]);
    let mut largest = fragment::<f32>([2]);
    copy(x.at([b * 2, 0]), &mut t);
    reduce_abs_max(&t, &mut largest, 1);
    parallel!((2, N), |i, j| {
        let inverse = if largest[i] > 0.0 { 1.0 / largest[i] } else { 0.0 };
        f[[i, j]] = cast::<F8E4M3>(t[[i, j]] * (inverse * 448.0));
        w[[i, j]] = cast_with::<i8>(t[[i, j]] * (inverse * 127.0), Round::NearestEven);
    });
    copy(&f, floats.at_mut([b * 2, 0]));
    copy(&w, wholes.at_mut([b * 2, 0]));
    parallel!(2, |i| {
        if b * 2 + i < m {
            scale[[b * 2 + i, 0]] = largest[i] / 448.0;
            scale[[b * 2 + i, 1]] = largest[i] / 127.0;
        }
    });
}

/// Codes of zeros are zeros and their scale is finite.
pub(crate) fn rows_of_zeros_in_bytes(session: &dyn Session) {
    const N: usize = 32;
    // Zeros, minus zeros, and powers of two, whose codes are exact.
    let x = Tensor::from_fn([3, N], |[i, j]| [0.0, -0.0, if j == 3 { -4.0 } else { 0.0 }][i]);
    let codes =
        |largest: f64| Array::new(&[3, N], (0..3 * N).map(|at| if at == 2 * N + 3 { -largest } else { 0.0 }).collect());
    let (floats, wholes) = (codes(448.0), codes(127.0));
    let scale = Array::new(&[3, 2], vec![0.0, 0.0, 0.0, 0.0, 4.0 / 448.0, 4.0 / 127.0]);
    // A division under `fast_math`.
    let near = Tolerance::EXACT.sum::<f32>(256, 0.01);
    session.check("bytes of zeros", [(&floats, EXACT), (&wholes, EXACT), (&scale, near)], |device| {
        let (mut floats, mut wholes) = (poisoned::<F8E4M3, 2>([3, N]), poisoned::<i8, 2>([3, N]));
        let mut scale = poisoned::<f32, 2>([3, 2]);
        quantised_rows::<N>().launch(device, &x, &mut floats, &mut wholes, &mut scale)?;
        Ok([array(&floats), array(&wholes), array(&scale)])
    });
    let (zeros, none) = (Array::zeros(&[3, N]), Array::zeros(&[1, 3]));
    session.check("quantize_rows of zeros", [(&zeros, EXACT), (&none, EXACT), (&none, EXACT)], |device| {
        let x = Tensor::<f32, 2>::zeros([3, N]);
        let (mut q, mut scale) = (poisoned::<i8, 2>([3, N]), poisoned::<f32, 2>([1, 3]));
        let mut sum = poisoned::<i32, 2>([1, 3]);
        quantize_rows::<f32, 4, N>().launch(device, &x, &mut q, &mut scale, &mut sum)?;
        Ok([array(&q), array(&scale), array(&sum)])
    });
}

/// Views whose elements lie anywhere: transposed, padded, and repeated.
pub(crate) fn softmax_of_views(session: &dyn Session) {
    let mut random = session.random();
    let (m, n) = (10, 37);
    let limit = Tolerance::rounded::<f32>().sum::<f32>(64, 1.0);
    let x = random.tensor_between::<f32, 2>([n, m], -10.0, 10.0);
    let padded = random.tensor_between::<f32, 2>([m + 3, n + 5], -10.0, 10.0);
    let row = random.tensor_between::<f32, 2>([1, n], -10.0, 10.0);
    let column = random.tensor_between::<f32, 2>([m, 1], -10.0, 10.0);
    let part = padded.view().slice([2..m + 2, 4..n + 4]).expect("inside");
    let rows = row.view().broadcast([m, n]).expect("one row");
    let columns = column.view().broadcast([m, n]).expect("one column");
    for (case, view) in [("transposed", x.view().t()), ("padded", part), ("one row", rows), ("one column", columns)] {
        let expected = reference::softmax(&array(&view.to_tensor()));
        session.check(&format!("softmax of a view, {case}"), [(&expected, limit)], |device| {
            let mut out = poisoned::<f32, 2>([m, n]);
            softmax::<f32, 2, 64>().launch(device, view, &mut out)?;
            Ok([array(&out)])
        });
        // And to one, whose padding stays as it is.
        session.check(
            &format!("softmax to a view, {case}"),
            [(&expected, limit), (&Array::zeros(&[3, n + 5]), EXACT)],
            |device| {
                let mut out = Tensor::<f32, 2>::zeros([m + 3, n + 5]);
                let target = out.view_mut().slice([0..m, 4..n + 4]).expect("inside");
                softmax::<f32, 2, 64>().launch(device, view, target)?;
                let inside = out.slice([0..m, 4..n + 4]).expect("inside").to_tensor();
                let beyond = out.slice([m..m + 3, 0..n + 5]).expect("inside").to_tensor();
                Ok([array(&inside), array(&beyond)])
            },
        );
    }
}

/// Ties, and infinities of both signs, in rows of `n` elements.
pub(crate) fn tops<const BN: usize>(session: &dyn Session, n: usize) {
    let row = |i: usize, j: usize| match (i, j) {
        (0, j) => ((j * 7) % 13) as f32,
        (1, 3 | 900) => f32::INFINITY,
        (1, j) => -(j as f32),
        (_, 1000 | 1010) => 5.0,
        (_, 1020) => -1e30,
        (_, 0..1000) => f32::NEG_INFINITY,
        (_, _) => -3.0,
    };
    let x = Tensor::from_fn([3, n], |[i, j]| row(i, j));
    let (values, places) = reference::top_k(&array(&x), 5);
    session.check(&format!("top_k of {n}"), [(&values, EXACT), (&places, EXACT)], |device| {
        let (mut values, mut places) = (poisoned::<f32, 2>([3, 5]), poisoned::<i32, 2>([3, 5]));
        top_k::<f32, 1, BN, 5>().launch(device, &x, &mut values, &mut places)?;
        Ok([array(&values), array(&places)])
    });
}

/// Counts that are no multiple of anything.
pub(crate) fn largest_of_many(session: &dyn Session) {
    tops::<1040>(session, 1025);
}

/// Places of extremes along an axis of one element, and among infinities.
#[tile_kernel]
fn extremes<const N: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<i32, 2>) {
    dims!(x = [4, N], y = [2, 4]);
    let mut t = fragment::<f32>([4, N]);
    let mut place = fragment::<i32>([4]);
    copy(x, &mut t);
    reduce_argmax(&t, &mut place, 1);
    copy(&place, y.at_mut((0, ..)));
    reduce_argmin(&t, &mut place, 1);
    copy(&place, y.at_mut((1, ..)));
}

/// Places of extremes along the other axis.
#[tile_kernel]
fn extremes_of_columns<const N: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<i32, 2>) {
    dims!(x = [4, N], y = [2, N]);
    let mut t = fragment::<f32>([4, N]);
    let mut place = fragment::<i32>([N]);
    copy(x, &mut t);
    reduce_argmax(&t, &mut place, 0);
    copy(&place, y.at_mut((0, ..)));
    reduce_argmin(&t, &mut place, 0);
    copy(&place, y.at_mut((1, ..)));
}

pub(crate) fn places_of_extremes(session: &dyn Session) {
    let (least, most, none) = (f32::NEG_INFINITY, f32::INFINITY, f32::NAN);
    let one = Tensor::from([[7.0], [least], [most], [-0.0]]);
    session.check("places along one element", [(&Array::zeros(&[2, 4]), EXACT)], |device| {
        let mut y = poisoned::<i32, 2>([2, 4]);
        extremes::<1>().launch(device, &one, &mut y)?;
        Ok([array(&y)])
    });
    let x = Tensor::from([[least, least, least], [most, most, most], [none, least, least], [none, 2.0, most]]);
    let expected = Array::new(&[2, 4], vec![0.0, 0.0, 1.0, 2.0, 0.0, 0.0, 1.0, 1.0]);
    let nothing = Tensor::full([4, 3], none);
    session.check("places where there is no number", [(&Array::zeros(&[2, 4]), EXACT)], |device| {
        let mut y = poisoned::<i32, 2>([2, 4]);
        extremes::<3>().launch(device, &nothing, &mut y)?;
        Ok([array(&y)])
    });
    session.check("places among infinities", [(&expected, EXACT)], |device| {
        let mut y = poisoned::<i32, 2>([2, 4]);
        extremes::<3>().launch(device, &x, &mut y)?;
        Ok([array(&y)])
    });
    let columns = Tensor::from([[none, none, least], [none, least, least], [none, least, none], [none, 2.0, most]]);
    let expected = Array::new(&[2, 3], vec![0.0, 3.0, 3.0, 0.0, 1.0, 0.0]);
    session.check("places along columns", [(&expected, EXACT)], |device| {
        let mut y = poisoned::<i32, 2>([2, 3]);
        extremes_of_columns::<3>().launch(device, &columns, &mut y)?;
        Ok([array(&y)])
    });
}

/// The lesser and the greater, where NaN is shown as 99.
#[tile_kernel]
fn lesser_and_greater<T: Float>(x: &Tensor<T, 1>, y: &Tensor<T, 1>, z: &mut Tensor<T, 2>) {
    dims!(x = [n], y = [n], z = [6, n]);
    parallel!(n, |i| {
        let less = x[i].min(y[i]);
        let more = x[i].max(y[i]);
        let low = x[i].clamp(y[i], 2.0);
        let high = x[i].clamp(-1.0, y[i]);
        let less_nan = x[i].min_nan(y[i]);
        let more_nan = x[i].max_nan(y[i]);
        z[[0, i]] = select(less.is_nan(), 99.0, less);
        z[[1, i]] = select(more.is_nan(), 99.0, more);
        z[[2, i]] = select(low.is_nan(), 99.0, low);
        z[[3, i]] = select(high.is_nan(), 99.0, high);
        z[[4, i]] = select(less_nan.is_nan(), 99.0, less_nan);
        z[[5, i]] = select(more_nan.is_nan(), 99.0, more_nan);
    });
}

fn extremes_of_nan<T: Float>(session: &dyn Session) {
    let values = [f64::NAN, 0.0, 1.5, -3.0, f64::INFINITY, f64::NEG_INFINITY];
    let pairs: Vec<[f64; 2]> = values.iter().flat_map(|&a| values.iter().map(move |&b| [a, b])).collect();
    let side = |k: usize| Tensor::from(pairs.iter().map(|pair| T::from_f64(pair[k])).collect::<Vec<T>>());
    let (x, y) = (side(0), side(1));
    let shown = |x: f64| if x.is_nan() { 99.0 } else { x };
    let or_nan = |a: f64, b: f64, c: f64| if a.is_nan() || b.is_nan() { f64::NAN } else { c };
    // Rust's `min` and `max` return the other operand when one is NaN, too.
    let row = |row: usize, [a, b]: [f64; 2]| match row {
        0 => a.min(b),
        1 => a.max(b),
        2 => b.max(2.0_f64.min(a)),
        3 => (-1.0_f64).max(b.min(a)),
        4 => or_nan(a, b, a.min(b)),
        _ => or_nan(a, b, a.max(b)),
    };
    let expected: Vec<f64> = (0..6).flat_map(|r| pairs.iter().map(move |&pair| shown(row(r, pair)))).collect();
    let expected = Array::new(&[6, pairs.len()], expected);
    session.check(&format!("lesser and greater of {}", T::DTYPE), [(&expected, EXACT)], |device| {
        let mut z = poisoned::<T, 2>([6, pairs.len()]);
        lesser_and_greater::<T>().launch(device, &x, &y, &mut z)?;
        Ok([array(&z)])
    });
}

// language: §7 min max clamp abs
// language: §7 min_nan max_nan
pub(crate) fn lesser_and_greater_of_nan(session: &dyn Session) {
    extremes_of_nan::<f32>(session);
    extremes_of_nan::<f16>(session);
}

/// Angles of far positions, of which `fast_math` may not lose the turn.
#[tile_kernel(fast_math)]
fn far_positions(position: &Tensor<i32, 1>, frequency: &Tensor<f32, 1>, y: &mut Tensor<f32, 3>) {
    dims!(position = [m], frequency = [n], y = [2, m, n]);
    parallel!((m, n), |i, j| {
        let angle = cast::<f32>(position[i]) * frequency[j];
        y[[0, i, j]] = angle.cos();
        y[[1, i, j]] = angle.sin();
    });
}

// language: §7.4 fast_math
pub(crate) fn angles_of_far_positions(session: &dyn Session) {
    let position = Tensor::from([0, 1, 8191, 65_535, 131_071]);
    let frequency = Tensor::from_fn([16], |[j]| 10_000_f32.powf(-(j as f32) / 16.0));
    let angle = |i: usize, j: usize| f64::from(position[[i]] as f32 * frequency[[j]]);
    let all =
        |f: fn(f64) -> f64| (0..5).flat_map(move |i| (0..16).map(move |j| (i, j))).map(move |(i, j)| f(angle(i, j)));
    let expected = Array::new(&[2, 5, 16], all(f64::cos).chain(all(f64::sin)).collect());
    // 1e-4, as a sum of so many roundings of one.
    let limit = Tolerance::EXACT.sum::<f32>(838, 1.0);
    session.check("angles of far positions", [(&expected, limit)], |device| {
        let mut y = poisoned::<f32, 3>([2, 5, 16]);
        far_positions().launch(device, &position, &frequency, &mut y)?;
        Ok([array(&y)])
    });
}
