//! Cases of one algorithm at the three levels of the language: softmax of rows as a formula, on tiles,
//! and by threads.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::reference;
use tile_kernels::testing::{Tolerance, array, poisoned};

/// A formula; the compiler finds the kernel.
#[tile_expr]
fn softmax_as_formula(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = softmax(j, x[[i, j]]);
}

/// Tiles of `BM` rows; the compiler finds the threads.
#[tile_kernel]
fn softmax_on_tiles<const BM: usize, const BN: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    require!(n <= BN, "a row fits the tile");
    let [b] = blocks([m.div_ceil(BM)]);
    let mut e = fragment::<f32>([BM, BN]);
    let mut top = fragment::<f32>([BM]);
    let mut sum = fragment::<f32>([BM]);
    copy(x.at([b * BM, 0]).or(f32::NEG_INFINITY), &mut e);
    reduce_max(&e, &mut top, 1);
    tile!(e = exp(e - top[.., None]));
    reduce_sum(&e, &mut sum, 1);
    tile!(e = e / sum[.., None]);
    copy(&e, y.at_mut([b * BM, 0]));
}

/// The threads of a row, which meet in shuffles, and their warps in shared memory.
#[tile_kernel]
fn softmax_by_threads<const N: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    let [b] = blocks([m]);
    let mut tops = shared::<f32>([N]);
    let mut sums = shared::<f32>([N]);
    fill(&mut tops, f32::NEG_INFINITY);
    clear(&mut sums);
    threads!(N, |t| {
        let mut top = f32::NEG_INFINITY;
        for j in (t.index()..n).step_by(N) {
            top = top.max(x[[b, j]]);
        }
        for k in 0..5 {
            top = top.max(t.shuffle_xor(top, 16 >> k));
        }
        if t.lane() == 0 {
            tops[t.warp()] = top;
        }
        t.barrier();
        for w in 0..N.div_ceil(t.lanes()) {
            top = top.max(tops[w]);
        }
        let mut sum = 0.0;
        for j in (t.index()..n).step_by(N) {
            sum += (x[[b, j]] - top).exp();
        }
        for k in 0..5 {
            sum += t.shuffle_xor(sum, 16 >> k);
        }
        if t.lane() == 0 {
            sums[t.warp()] = sum;
        }
        t.barrier();
        let mut total = 0.0;
        for w in 0..N.div_ceil(t.lanes()) {
            total += sums[w];
        }
        for j in (t.index()..n).step_by(N) {
            y[[b, j]] = (x[[b, j]] - top).exp() / total;
        }
    });
}

/// One result at each level that a device has.
// language: §10
// language: §11
pub(crate) fn softmax_at_three_levels(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in [[3, 5], [4, 100], [2, 200]] {
        let x = random.tensor_between::<f32, 2>([m, n], -10.0, 10.0);
        let expected = reference::softmax(&array(&x));
        let limit = Tolerance::rounded::<f32>().through::<f32>(20.0);
        session.check(&format!("formula {m}x{n}"), [(&expected, limit)], |device| {
            let mut y = poisoned::<f32, 2>([m, n]);
            softmax_as_formula().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
        session.check(&format!("tiles {m}x{n}"), [(&expected, limit)], |device| {
            let mut y = poisoned::<f32, 2>([m, n]);
            softmax_on_tiles::<2, 256>().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
        session.check(&format!("threads {m}x{n}"), [(&expected, limit)], |device| {
            let mut y = poisoned::<f32, 2>([m, n]);
            softmax_by_threads::<64>().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
    }
}
