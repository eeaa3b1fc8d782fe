//! Running products and extremes along either axis, from either end.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::reference::Array;
use tile_kernels::testing::{Tolerance, array, poisoned};

const M: usize = 70;
const N: usize = 40;

#[tile_kernel]
fn scans<T: Num>(x: &Tensor<T, 2>, y: &mut Tensor<T, 3>) {
    dims!(x = [M, N], y = [8, M, N]);
    // One for each axis, in the layout of its scans.
    let mut t = fragment::<T>([M, N]);
    let mut u = fragment::<T>([M, N]);
    let mut s = fragment::<T>([M, N]);
    let mut r = fragment::<T>([M, N]);
    parallel!((M, N), |i, j| {
        t[[i, j]] = x[[i, j]];
    });
    parallel!((M, N), |i, j| {
        u[[i, j]] = x[[i, j]];
    });
    cumprod(&t, &mut s, 1);
    copy(&s, y.at_mut([0, 0, 0]));
    cumprod_rev(&t, &mut s, 1);
    copy(&s, y.at_mut([1, 0, 0]));
    cumprod_rev(&u, &mut r, 0);
    copy(&r, y.at_mut([2, 0, 0]));
    cummin(&t, &mut s, 1);
    copy(&s, y.at_mut([3, 0, 0]));
    cummin_rev(&t, &mut s, 1);
    copy(&s, y.at_mut([4, 0, 0]));
    cummin_rev(&u, &mut r, 0);
    copy(&r, y.at_mut([5, 0, 0]));
    cummax(&u, &mut r, 0);
    copy(&r, y.at_mut([6, 0, 0]));
    cummax_rev(&t, &mut t, 1);
    copy(&t, y.at_mut([7, 0, 0]));
}

/// How elements combine: from where, and by what.
type Fold = (f64, fn(f64, f64) -> f64);

/// One scan of a matrix along an axis.
fn scanned(x: &Array, axis: usize, reverse: bool, (start, combine): Fold) -> Vec<f64> {
    let mut y = vec![0.0; M * N];
    let (lines, len) = if axis == 1 { (M, N) } else { (N, M) };
    for line in 0..lines {
        let place = |i: usize| if axis == 1 { line * N + i } else { i * N + line };
        let mut all = start;
        for i in 0..len {
            let at = place(if reverse { len - 1 - i } else { i });
            all = combine(all, x.data[at]);
            y[at] = all;
        }
    }
    y
}

fn of_type<T: Num>(session: &dyn Session, products: Fold, [lowest, highest]: [f64; 2], x: &Tensor<T, 2>) {
    let (least, greatest): (Fold, Fold) = ((highest, f64::min), (lowest, f64::max));
    let x64 = array(x);
    let all = [
        (1, false, products),
        (1, true, products),
        (0, true, products),
        (1, false, least),
        (1, true, least),
        (0, true, least),
        (0, false, greatest),
        (1, true, greatest),
    ];
    let data = all.into_iter().flat_map(|(axis, reverse, fold)| scanned(&x64, axis, reverse, fold)).collect();
    let expected = Array::new(&[8, M, N], data);
    session.check(&format!("scans of {}", T::DTYPE), [(&expected, Tolerance::EXACT)], |device| {
        let mut y = poisoned::<T, 3>([8, M, N]);
        scans::<T>().launch(device, x, &mut y)?;
        Ok([array(&y)])
    });
}

/// Powers of two whose products are small along either axis, in every order.
fn powers<T: Float>(session: &dyn Session) {
    let x = Tensor::from_fn([M, N], |[i, j]| T::from_f64([2.0, -0.5, 0.25, 4.0, -1.0, 1.0, 0.5, 2.0][(i + j) % 8]));
    of_type(session, (1.0, |a, b| a * b), [f64::NEG_INFINITY, f64::INFINITY], &x);
}

// language: §4 cumsum | cumprod | cummax | cummin (src, dst, AXIS)
pub(crate) fn running_products_and_extremes(session: &dyn Session) {
    powers::<f32>(session);
    powers::<f16>(session);
    powers::<bf16>(session);
    // Products wrap.
    let x = Tensor::from_fn([M, N], |[i, j]| [3_i32, -5, 7, 11, -13][(i * 3 + j) % 5]);
    let wrapping: Fold = (1.0, |a, b| f64::from((a as i32).wrapping_mul(b as i32)));
    of_type(session, wrapping, [f64::from(i32::MIN), f64::from(i32::MAX)], &x);
}

/// Extremes ignore NaN; those of NaN alone are infinite.
pub(crate) fn running_extremes_of_nan(session: &dyn Session) {
    let x = Tensor::from_fn([M, N], |[i, j]| match (i % 3, j) {
        (0, 3) | (1, 0..4 | 39) => f32::NAN,
        (2, _) => {
            if i == 2 {
                f32::NAN
            } else {
                1.5
            }
        }
        _ => (i * 7 + j * 5) as f32 % 11.0 - 5.0,
    });
    let (least, greatest): (Fold, Fold) = ((f64::INFINITY, f64::min), (f64::NEG_INFINITY, f64::max));
    let x64 = array(&x);
    let all = [(1, false, least), (0, true, least), (1, true, greatest), (0, false, greatest)];
    let data = all.into_iter().flat_map(|(axis, reverse, fold)| scanned(&x64, axis, reverse, fold)).collect();
    let expected = Array::new(&[4, M, N], data);
    session.check("extremes of NaN", [(&expected, Tolerance::EXACT)], |device| {
        let mut y = poisoned::<f32, 3>([4, M, N]);
        extremes().launch(device, &x, &mut y)?;
        Ok([array(&y)])
    });
}

#[tile_kernel]
fn extremes(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 3>) {
    dims!(x = [M, N], y = [4, M, N]);
    let mut t = fragment::<f32>([M, N]);
    let mut u = fragment::<f32>([M, N]);
    let mut s = fragment::<f32>([M, N]);
    let mut r = fragment::<f32>([M, N]);
    parallel!((M, N), |i, j| {
        t[[i, j]] = x[[i, j]];
    });
    parallel!((M, N), |i, j| {
        u[[i, j]] = x[[i, j]];
    });
    cummin(&t, &mut s, 1);
    copy(&s, y.at_mut([0, 0, 0]));
    cummin_rev(&u, &mut r, 0);
    copy(&r, y.at_mut([1, 0, 0]));
    cummax_rev(&t, &mut s, 1);
    copy(&s, y.at_mut([2, 0, 0]));
    cummax(&u, &mut r, 0);
    copy(&r, y.at_mut([3, 0, 0]));
}
