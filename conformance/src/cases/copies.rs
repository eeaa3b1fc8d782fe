//! Cases of asynchronous copies: a plain one, and a residual that is on its way during the loop of a GEMM.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::reference::{self, Array, transpose};
use tile_kernels::testing::{Tolerance, array, poisoned};

/// C = A·Bᵀ + R. The tile of R is asked for in front of the loop and waited for behind it.
#[tile_kernel]
fn matmul_residual<T: Float, S: Float, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    r: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], b = [n, k], r = [m, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BN, BK]);
    let mut r_s = shared::<S>([BM, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    let arrived = copy_async(r.at([by * BM, bx * BN]), &mut r_s);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([bx * BN, ko * BK]), &mut b_s);
        gemm(&a_s, b_s.t(), &mut acc);
    });
    arrived.wait();
    tile!(acc += cast::<T::Acc>(r_s));
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

fn residuals<T: Float, S: Float, const BM: usize, const BN: usize, const BK: usize>(
    session: &dyn Session,
    shapes: &[[usize; 3]],
) {
    let mut random = session.random();
    for &[m, n, k] in shapes {
        let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([n, k]));
        let r = random.tensor::<T, 2>([m, n]);
        let product = reference::matmul(&array(&a), &transpose(&array(&b)));
        let sums = product.data.iter().zip(&array(&r).data).map(|(product, residual)| product + residual).collect();
        let expected = Array::new(&[m, n], sums);
        let limit = Tolerance::rounded::<T>().sum::<T::Acc>(k + 1, 1.0);
        let case = format!("matmul_residual {} {} {BM}x{BN}x{BK} {m}x{n}x{k}", T::DTYPE, S::DTYPE);
        session.check(&case, [(&expected, limit)], |device| {
            let mut c = poisoned::<T, 2>([m, n]);
            matmul_residual::<T, S, BM, BN, BK>().launch(device, &a, &b, &r, &mut c)?;
            Ok([array(&c)])
        });
    }
}

/// Whole tiles, ragged edges, and no product at all.
// language: §4.3
pub(crate) fn residuals_beside_a_loop(session: &dyn Session) {
    residuals::<bf16, bf16, 64, 64, 32>(session, &[[128, 64, 96], [70, 72, 40], [5, 7, 0]]);
    residuals::<f32, f32, 16, 32, 16>(session, &[[32, 32, 48], [17, 35, 9]]);
}

/// The tile has another type than the tensor.
pub(crate) fn residuals_that_are_converted(session: &dyn Session) {
    residuals::<bf16, f32, 64, 64, 32>(session, &[[64, 128, 64], [33, 65, 50]]);
}

/// y = x with rows of each tile in the opposite order, z = x; both tiles are on their way at once.
#[tile_kernel]
fn turned<const N: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>, z: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], y = [m, n], z = [m, n]);
    let [b, j] = blocks([m.div_ceil(N), n.div_ceil(16)]);
    let mut s = shared::<f32>([N, 16]);
    let mut t = shared::<f32>([N, 16]);
    let first = copy_async(x.at([b * N, j * 16]), &mut s);
    let second = copy_async(x.at([b * N, j * 16]), &mut t);
    first.wait();
    parallel!((N, 16), |e, f| {
        if b * N + e < m && j * 16 + f < n {
            y[[b * N + e, j * 16 + f]] = s[[N - 1 - e, f]];
        }
    });
    second.wait();
    copy(&t, z.at_mut([b * N, j * 16]));
}

/// Two at once, which are waited for one after the other; rows behind the last are zero.
pub(crate) fn two_copies_at_once(session: &dyn Session) {
    const N: usize = 8;
    let mut random = session.random();
    for [m, n] in [[16, 32], [13, 19]] {
        let x = random.tensor::<f32, 2>([m, n]);
        let whole = array(&x);
        let turned_row = |i: usize| i / N * N + (N - 1 - i % N);
        let at = |i: usize, j: usize| if i < m { whole.data[i * n + j] } else { 0.0 };
        let rows = Array::new(&[m, n], (0..m * n).map(|k| at(turned_row(k / n), k % n)).collect());
        let expected = [(&rows, Tolerance::EXACT), (&whole, Tolerance::EXACT)];
        session.check(&format!("turned {m}x{n}"), expected, |device| {
            let (mut y, mut z) = (poisoned::<f32, 2>([m, n]), poisoned::<f32, 2>([m, n]));
            turned::<N>().launch(device, &x, &mut y, &mut z)?;
            Ok([array(&y), array(&z)])
        });
    }
}
