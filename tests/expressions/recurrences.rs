//! Recurrences beside plain loops.

use super::{NAN, Tiles, at, check, kernels, numbers, on_each};
use tile_kernel::prelude::*;

/// Values of steps in order, from a start.
fn steps(n: usize, start: f64, mut f: impl FnMut(usize, f64) -> f64) -> Vec<f64> {
    let mut value = start;
    (0..n)
        .map(|k| {
            value = f(k, value);
            value
        })
        .collect()
}

const SHAPES: [[usize; 2]; 6] = [[1, 1], [3, 40], [20, 64], [5, 130], [33, 17], [2, 0]];

#[test]
fn recurrences_along_rows() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        for [m, n] in SHAPES {
            let (a, x) = (numbers::<f32, 2>(1, [m, n]), numbers::<f32, 2>(2, [m, n]));
            let first = numbers::<f32, 1>(3, [m]);
            let mut out = Tensor::full([m, n], NAN);
            launch!(on, gated(f32), [8, 16], &a, &x, &first, &mut out);
            let row = |i: usize| steps(n, at(&first, [i]), |k, h| at(&a, [i, k]) * h + at(&x, [i, k]));
            check(&out, 1e-5, |[i, j]| row(i)[j]);

            let done = Tensor::from_fn([m, n], |[i, j]| (i * 7 + j * 3) % 11 == 0);
            let mut out = Tensor::full([m, n], NAN);
            launch!(on, returns(), [8, 16], &x, &done, 0.9, &mut out);
            let back = |i: usize| {
                let f = |k: usize, g: f64| at(&x, [i, n - 1 - k]) + if done[[i, n - 1 - k]] { 0.0 } else { 0.9 * g };
                steps(n, 0.0, f)
            };
            check(&out, 1e-5, |[i, t]| back(i)[n - 1 - t]);

            let mut out = Tensor::full([m], NAN);
            launch!(on, polynomials(), [8, 16], &x, &first, &mut out);
            check(&out, 1e-5, |[i]| (0..n).fold(0.0, |h, k| h * at(&first, [i]) + at(&x, [i, k])));
        }
        let (a, x) = (numbers::<bf16, 2>(1, [5, 70]), numbers::<bf16, 2>(2, [5, 70]));
        let first = numbers::<bf16, 1>(3, [5]);
        let mut out = Tensor::full([5, 70], bf16::from_f64(f64::NAN));
        launch!(on, gated(bf16), [8, 16], &a, &x, &first, &mut out);
        let row = |i: usize| steps(70, at(&first, [i]), |k, h| at(&a, [i, k]) * h + at(&x, [i, k]));
        check(&out, 1e-2, |[i, j]| row(i)[j]);
    });
}

#[test]
fn recurrences_along_other_indices() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        for [c, n] in SHAPES {
            let (a, x) = (numbers::<f32, 3>(1, [2, n, c]), numbers::<f32, 3>(2, [2, n, c]));
            let rate = numbers::<f32, 1>(3, [c]);
            let mut out = Tensor::full([2, n, c], NAN);
            launch!(on, states(), [16, 8], &a, &x, &rate, &mut out);
            let states = |b: usize, c: usize| {
                steps(n, 0.0, |s, h| (at(&a, [b, s, c]) * at(&rate, [c])).exp() * h + at(&x, [b, s, c]))
            };
            let bound = if n > 100 { 1e-3 } else { 1e-4 };
            check(&out, bound, |[b, t, c]| states(b, c)[t] * at(&x, [b, t, c]));

            let x = Tensor::<i32, 2>::from_fn([n, c], |[j, i]| ((i * 31 + j * 17) % 13) as i32 - 6);
            let [mut best, mut wrapped] = [(); 2].map(|()| Tensor::full([n, c], -99));
            launch!(on, best_segments(), [16, 8], &x, 5, &mut best, &mut wrapped);
            check(&best, 0.0, |[j, i]| steps(n, 0.0, |k, h| at(&x, [k, i]) + h.max(0.0))[j]);
            check(&wrapped, 0.0, |[j, i]| {
                let sum = |k, h: f64| h + at(&x, [k, i]);
                steps(n, 5.0, |k, h| if sum(k, h) > 5.0 { k as f64 } else { sum(k, h) })[j]
            });
        }
    });
}

#[test]
fn recurrences_of_other_forms() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        for n in [1, 16, 130] {
            let x = numbers::<f32, 1>(1, [n]);
            let (mut out, mut apart) = (Tensor::full([n], NAN), Tensor::full([n], NAN));
            launch!(on, averages(), [16], &x, 0.25, &mut out, &mut apart);
            let average = steps(n, at(&x, [0]), |k, h| h + 0.25 * (at(&x, [k]) - h));
            let top = (0..n).map(|k| at(&x, [k]).abs()).fold(0.0, f64::max);
            check(&out, 1e-5, |[j]| average[j]);
            check(&apart, 1e-5, |[j]| (at(&x, [j]) - average[j]).abs() / top);

            let (a, x) = (numbers::<f32, 1>(2, [n]), numbers::<f32, 2>(3, [21, n]));
            let mut out = Tensor::full([n, 21], NAN);
            launch!(on, weighted(), [8, 16], &a, &x, &mut out);
            check(&out, 1e-5, |[j, i]| steps(n, 1.0, |k, h| h * at(&a, [k]))[j] * at(&x, [i, j]));
        }
        let (x, w) = (numbers::<f32, 2>(1, [19, 10]), numbers::<f32, 2>(2, [10, 24]));
        let decay = numbers::<f32, 1>(3, [24]);
        let mut out = Tensor::full([19, 24], NAN);
        launch!(on, driven(24), [8, 4], &x, &w, &decay, &mut out);
        let product = |i: usize, l: usize| (0..10).map(|k| at(&x, [i, k]) * at(&w, [k, l])).sum::<f64>();
        check(&out, 1e-5, |[i, j]| steps(24, 0.0, |l, h| at(&decay, [l]) * h + product(i, l))[j]);
    });
}

#[test]
fn recurrences_that_are_reduced() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        for [d, l] in [[1, 1], [20, 40], [5, 19], [3, 0]] {
            let [x, dt] = [1, 2].map(|seed| numbers::<f32, 3>(seed, [2, l, d]));
            let [b, c] = [3, 4].map(|seed| numbers::<f32, 3>(seed, [2, l, 6]));
            // States decay, as those of such models do.
            let rates = numbers::<f32, 2>(5, [d, 6]);
            let a = Tensor::from_fn([d, 6], |index| -rates[index].abs());
            let mut out = Tensor::full([2, l, d], NAN);
            launch!(on, selective_scan(f32, 6), [8, 8], &x, &dt, &a, &b, &c, &mut out);
            let states = |i: usize, d: usize, n: usize| {
                steps(l, 0.0, |t, h| {
                    let step = at(&dt, [i, t, d]).exp().ln_1p();
                    (step * at(&a, [d, n])).exp() * h + step * at(&b, [i, t, n]) * at(&x, [i, t, d])
                })
            };
            check(&out, 1e-5, |[i, t, d]| {
                (0..6).map(|n| states(i, d, n)[t] * at(&c, [i, t, n])).sum::<f64>() + at(&x, [i, t, d])
            });
        }
        for [m, n] in SHAPES {
            let (x, rates) = (numbers::<f32, 2>(6, [m, n]), Tensor::from([0.1f32, 0.5, 0.9]));
            let mut out = Tensor::full([m, n], NAN);
            launch!(on, highest_average(), [8, 8], &x, &rates, &mut out);
            let back = |i: usize, r: usize| steps(n, 0.5, |k, h| h + at(&rates, [r]) * (at(&x, [i, n - 1 - k]) - h));
            check(&out, 1e-5, |[i, t]| (0..3).map(|r| back(i, r)[n - 1 - t]).fold(f64::MIN, f64::max) + at(&x, [i, t]));
        }
    });
}
