//! Tests of §3, §4 of the language: tiles of four and five axes, and reductions into existing
//! values.

use crate::{count, everywhere};
use tile_kernel::prelude::*;

#[tile_kernel]
fn five_axes<const N: usize>(x: &Tensor<i32, 5>, y: &mut Tensor<i32, 5>, z: &mut Tensor<i32, 4>) {
    dims!(x = [_, 2, 3, 2, N], y = [_, 2, 3, 2, N], z = [_, 3, 2, 2]);
    let [b] = blocks([x.dim(0)]);
    let mut t = shared::<i32>([1, 2, 3, 2, N]);
    let mut f = fragment::<i32>([1, 2, 3, 2, N]);
    let mut turned = shared::<i32>([3, 2, 2, N]);
    let mut s = fragment::<i32>([1, 2, 3, 2]);
    let mut run = shared::<i32>([3, 2, 2, N]);
    copy(x.at([b, 0, 0, 0, 0]), &mut t);
    parallel!((2, 3, 2, N), |i, j, k, l| {
        f[[0, i, j, k, l]] = t[[0, i, j, k, l]] * 10 + t[[0, 1 - i, j, k, N - 1 - l]];
    });
    reduce_sum(&f, &mut s, 4);
    copy(&f, y.at_mut([b, 0, 0, 0, 0]));
    // Axes of a region of four, in another order.
    copy(t.at((0, .., .., .., ..)).permute([1, 2, 0, 3]), &mut turned);
    cumsum(&turned, &mut run, 0);
    cummax_rev(&run, &mut run, 3);
    parallel!((3, 2, 2), |j, k, i| {
        z[[b, j, k, i]] = s[[0, i, j, k]] + run[[j, k, i, 0]];
    });
    fill(y.at_mut((b, 1, span(0, 1), .., span(N - 1, 1))), -7);
}

// language: §3
#[test]
fn tiles_have_up_to_five_axes() {
    everywhere(|name, device| {
        let x = count::<i32, 5>([3, 2, 3, 2, 5]).map(|x| x % 17 - 5);
        let (mut y, mut z) = (Tensor::zeros([3, 2, 3, 2, 5]), Tensor::zeros([3, 3, 2, 2]));
        five_axes::<5>().launch(device, &x, &mut y, &mut z).unwrap();
        let f = |[b, i, j, k, l]: [usize; 5]| x[[b, i, j, k, l]] * 10 + x[[b, 1 - i, j, k, 4 - l]];
        let expected = Tensor::from_fn(
            [3, 2, 3, 2, 5],
            |[b, i, j, k, l]| {
                if (i, j, l) == (1, 0, 4) { -7 } else { f([b, i, j, k, l]) }
            },
        );
        assert_eq!(y, expected, "{name}");
        let expected = Tensor::from_fn([3, 3, 2, 2], |[b, j, k, i]| {
            let sum: i32 = (0..5).map(|l| f([b, i, j, k, l])).sum();
            let run = |l: usize| (0..=j).map(|j| x[[b, i, j, k, l]]).sum::<i32>();
            sum + (0..5).map(run).max().unwrap()
        });
        assert_eq!(z, expected, "{name}");
    });
}

/// Every reduction that goes into what there is, along each axis of four.
#[tile_kernel]
fn into<T: Num>(x: &Tensor<T, 4>, p: &Tensor<bool, 4>, y: &mut Tensor<T, 4>, q: &mut Tensor<bool, 4>) {
    dims!(x = [2, 3, 2, 4], p = [2, 3, 2, 4], y = [6, 2, 3, 2], q = [2, 3, 2, 4]);
    let mut t = shared::<T>([2, 3, 2, 4]);
    let mut b = shared::<bool>([2, 3, 2, 4]);
    let mut s = fragment::<T>([2, 3, 2]);
    let mut any = shared::<bool>([3, 2, 4]);
    copy(x, &mut t);
    copy(p, &mut b);
    fill(&mut s, 2);
    reduce_product_into(&t, &mut s, 3);
    copy(&s, y.at_mut((0, .., .., ..)));
    fill(&mut s, 3);
    reduce_abs_max_into(&t, &mut s, 3);
    copy(&s, y.at_mut((1, .., .., ..)));
    fill(&mut s, 100);
    reduce_abs_sum_into(&t, &mut s, 3);
    copy(&s, y.at_mut((2, .., .., ..)));
    fill(&mut s, 1);
    reduce_sum_into(&t, &mut s, 3);
    copy(&s, y.at_mut((3, .., .., ..)));
    fill(&mut s, 1);
    reduce_max_into(&t, &mut s, 3);
    copy(&s, y.at_mut((4, .., .., ..)));
    fill(&mut s, 1);
    reduce_min_into(&t, &mut s, 3);
    copy(&s, y.at_mut((5, .., .., ..)));
    parallel!((3, 2, 4), |i, j, k| {
        any[[i, j, k]] = k == 1;
    });
    reduce_any_into(&b, &mut any, 0);
    copy(&any, q.at_mut((0, .., .., ..)));
    parallel!((3, 2, 4), |i, j, k| {
        any[[i, j, k]] = k != 1;
    });
    reduce_all_into(&b, &mut any, 0);
    copy(&any, q.at_mut((1, .., .., ..)));
}

// language: §4 reduce_sum | reduce_max | reduce_min | reduce_product | reduce_abs_max | reduce_abs_sum | reduce_any | reduce_all (src, dst, AXIS)
#[test]
fn reductions_combine_with_what_there_is() {
    fn check<T: Num>() {
        let value = |[a, b, c, d]: [usize; 4]| ((a * 5 + b * 3 + c * 7 + d * 2) % 6) as f64 - 2.0;
        let truth = |[a, b, c, d]: [usize; 4]| (a + b + c + d) % 2 == 0;
        let (x, p) = (Tensor::from_fn([2, 3, 2, 4], |at| T::from_f64(value(at))), Tensor::from_fn([2, 3, 2, 4], truth));
        everywhere(|name, device| {
            let (mut y, mut q) = (Tensor::<T, 4>::zeros([6, 2, 3, 2]), Tensor::zeros([2, 3, 2, 4]));
            into::<T>().launch(device, &x, &p, &mut y, &mut q).unwrap();
            let expected = Tensor::from_fn([6, 2, 3, 2], |[row, a, b, c]| {
                let row_of = (0..4).map(|d| value([a, b, c, d]));
                T::from_f64(match row {
                    0 => row_of.fold(2.0, |s, x| s * x),
                    1 => row_of.fold(3.0, |s, x| f64::max(s, x.abs())),
                    2 => row_of.fold(100.0, |s, x| s + x.abs()),
                    3 => row_of.fold(1.0, |s, x| s + x),
                    4 => row_of.fold(1.0, f64::max),
                    _ => row_of.fold(1.0, f64::min),
                })
            });
            assert_eq!(y, expected, "{name}, {}", T::DTYPE);
            let expected = Tensor::from_fn([2, 3, 2, 4], |[row, b, c, d]| match row {
                0 => d == 1 || truth([0, b, c, d]) || truth([1, b, c, d]),
                _ => d != 1 && truth([0, b, c, d]) && truth([1, b, c, d]),
            });
            assert_eq!(q, expected, "{name}, {}", T::DTYPE);
        });
    }
    check::<f32>();
    check::<f64>();
    check::<f16>();
    check::<i32>();
    check::<i64>();
}
