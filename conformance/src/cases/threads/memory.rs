//! What threads keep and share: tiles that they transpose, arrays of their own, and tiles between
//! their regions and tile operations.

use super::{ROWS, rows, wholes};
use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::testing::{Tolerance, array, poisoned};

/// A transposition through shared tiles, whose rows are rotated so that neither way has conflicts.
#[tile_kernel]
fn rotated_transpose<T: Num, const N: usize>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    dims!(x = [m, n], y = [n, m]);
    let [by, bx] = blocks([m.div_ceil(32), n.div_ceil(32)]);
    let mut s = shared::<T>([32, 32]);
    clear(&mut s);
    threads!(N, |t| {
        for e in (t.index()..1024).step_by(N) {
            let (i, j) = (e / 32, e % 32);
            s[[i, (i + j) % 32]] = x[[by * 32 + i, bx * 32 + j]];
        }
        t.barrier();
        for e in (t.index()..1024).step_by(N) {
            let (j, i) = (e / 32, e % 32);
            y[[bx * 32 + j, by * 32 + i]] = s[[i, (i + j) % 32]];
        }
    });
}

fn transposes<T: Num, const N: usize>(session: &dyn Session) {
    for [m, n] in [[0, 3], [33, 7], [40, 70]] {
        let x = wholes::<T>(session, [m, n]);
        let expected = array(&Tensor::<T, 2>::from_fn([n, m], |[j, i]| x[[i, j]]));
        let name = format!("rotated_transpose {} {m}x{n} by {N}", T::DTYPE);
        session.check(&name, [(&expected, Tolerance::EXACT)], |device| {
            let mut y = poisoned::<T, 2>([n, m]);
            rotated_transpose::<T, N>().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
    }
}

pub(crate) fn transposes_through_shared_tiles(session: &dyn Session) {
    transposes::<f32, 32>(session);
    transposes::<f32, 256>(session);
    transposes::<f32, 100>(session);
    transposes::<f16, 64>(session);
    transposes::<u8, 64>(session);
}

/// Running sums: of four elements in each thread's array, of the threads in a shared tile with
/// two barriers to each step (Hillis and Steele).
#[tile_kernel]
fn thread_arrays<T: Num, const N: usize>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    dims!(x = [m, n], y = [m, n]);
    let [b, p] = blocks([m, n.div_ceil(4 * N)]);
    let mut s = shared::<T>([N]);
    threads!(N, |t| {
        let mut own = local::<T>([4]);
        let first = (p * N + t.index()) * 4;
        let mut sum: T = 0;
        for k in 0..4 {
            sum += x[[b, first + k]];
            own[k] = sum;
        }
        s[t.index()] = sum;
        t.barrier();
        for k in 0..10 {
            let distance = 1 << k;
            let mut through = s[t.index()];
            if t.index() >= distance {
                through += s[t.index() - distance];
            }
            t.barrier();
            s[t.index()] = through;
            t.barrier();
        }
        let mut before: T = 0;
        if t.index() > 0 {
            before = s[t.index() - 1];
        }
        for k in 0..4 {
            y[[b, first + k]] = before + own[k];
        }
    });
}

fn arrays<T: Num, const N: usize>(session: &dyn Session) {
    for [m, n] in ROWS {
        let x = wholes::<T>(session, [m, n]);
        let expected =
            rows(&array(&x), n, |row| (0..row.len()).map(|i| row[i / (4 * N) * 4 * N..=i].iter().sum()).collect());
        let name = format!("thread_arrays {} {m}x{n} by {N}", T::DTYPE);
        session.check(&name, [(&expected, Tolerance::EXACT)], |device| {
            let mut y = poisoned::<T, 2>([m, n]);
            thread_arrays::<T, N>().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
    }
}

pub(crate) fn arrays_of_threads(session: &dyn Session) {
    arrays::<f32, 32>(session);
    arrays::<f32, 256>(session);
    arrays::<i32, 64>(session);
    arrays::<i32, 50>(session);
}

/// Rows less their greatest element, scaled: regions of `N` and of `K` threads with tile operations
/// in between.
#[tile_kernel]
fn below_greatest<T: Num, const N: usize, const K: usize>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    dims!(x = [m, n], y = [m, n]);
    let [b] = blocks([m]);
    let mut twice = shared::<T>([320]);
    clear(&mut twice);
    let row = x.at((b, span(0, 320))).or(-9);
    threads!(N, |t| {
        for j in (t.index()..320).step_by(N) {
            twice[j] = row[j] * 2;
        }
    });
    let mut greatest = fragment::<T>([1]);
    reduce_max(&twice, &mut greatest, 0);
    let mut top = shared::<T>([1]);
    copy(&greatest, &mut top);
    threads!(K, |t| {
        for j in (t.index()..320).step_by(K) {
            twice[j] -= top[0];
        }
        t.barrier();
        for j in (t.index()..320).step_by(K) {
            twice[j] += twice[j];
        }
    });
    copy(&twice, y.at_mut((b, span(0, 320))));
}

fn regions<T: Num, const N: usize, const K: usize>(session: &dyn Session) {
    for [m, n] in ROWS {
        let x = wholes::<T>(session, [m, n]);
        let expected = rows(&array(&x), n, |row| {
            let greatest = row.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            row.iter().map(|v| 4.0 * (v - greatest)).collect()
        });
        let name = format!("below_greatest {} {m}x{n} by {N} and {K}", T::DTYPE);
        session.check(&name, [(&expected, Tolerance::EXACT)], |device| {
            let mut y = poisoned::<T, 2>([m, n]);
            below_greatest::<T, N, K>().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
    }
}

pub(crate) fn regions_in_turn(session: &dyn Session) {
    regions::<f32, 32, 32>(session);
    regions::<f32, 256, 256>(session);
    regions::<i32, 64, 64>(session);
    regions::<i32, 64, 128>(session);
    regions::<f32, 7, 1>(session);
}

/// A product of tiles that threads bring and take away: `y = 2 · xᵀ · w - 1`.
#[tile_kernel]
fn staged_product<T: Float, const N: usize>(x: &Tensor<T, 2>, w: &Tensor<T, 2>, y: &mut Tensor<T::Acc, 2>) {
    dims!(x = [32, m], w = [32, 32], y = [m, 32]);
    let [b] = blocks([m.div_ceil(32)]);
    let mut x_s = shared::<T>([32, 32]);
    let mut w_s = shared::<T>([32, 32]);
    clear(&mut x_s);
    copy(w, &mut w_s);
    threads!(N, |t| {
        for e in (t.index()..1024).step_by(N) {
            x_s[[e % 32, e / 32]] = x[[e / 32, b * 32 + e % 32]];
        }
    });
    let mut sum = fragment::<T::Acc>([32, 32]);
    gemm_set(&x_s, &w_s, &mut sum);
    let mut y_s = shared::<T::Acc>([32, 32]);
    copy(&sum, &mut y_s);
    threads!(N, |t| {
        for e in (t.index()..1024).step_by(N) {
            y[[b * 32 + e / 32, e % 32]] = y_s[[e / 32, e % 32]] * 2 - 1;
        }
    });
}

fn products<T: Float, const N: usize>(session: &dyn Session)
where
    T::Acc: Float,
{
    for m in [1, 64, 70] {
        let x = wholes::<T>(session, [32, m]);
        let w = wholes::<T>(session, [32, 32]);
        let expected = array(&Tensor::<f64, 2>::from_fn([m, 32], |[i, j]| {
            2.0 * (0..32).map(|k| x[[k, i]].to_f64() * w[[k, j]].to_f64()).sum::<f64>() - 1.0
        }));
        let name = format!("staged_product {} {m} by {N}", T::DTYPE);
        session.check(&name, [(&expected, Tolerance::EXACT)], |device| {
            let mut y = poisoned::<T::Acc, 2>([m, 32]);
            staged_product::<T, N>().launch(device, &x, &w, &mut y)?;
            Ok([array(&y)])
        });
    }
}

pub(crate) fn products_of_staged_tiles(session: &dyn Session) {
    products::<f32, 64>(session);
    products::<f16, 256>(session);
    products::<f16, 96>(session);
}
