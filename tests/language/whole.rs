//! Tests of §2.1 and §5.4 of the language: whole-tile expressions, and several names in a `let`.

use crate::everywhere;
use tile_kernel::prelude::*;

#[tile_fn]
fn silu(x: f32) -> f32 {
    x * x.sigmoid()
}

/// Softmax of rows: `tile!` beside reductions, with a mask by index names.
#[tile_kernel]
fn softmax<const M: usize, const N: usize>(x: &Tensor<f32, 2>, scale: f32, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    let [b] = blocks([m.div_ceil(M)]);
    let mut s = shared::<f32>([M, N]);
    let (mut top, mut sum) = (fragment::<f32>([M]), fragment::<f32>([M]));
    copy(x.at([b * M, 0]), &mut s);
    tile!(s = |_, j| select(j < n, s * scale, f32::NEG_INFINITY));
    reduce_max(&s, &mut top, 1);
    tile!(s = exp2(s - top[.., None]));
    reduce_sum(&s, &mut sum, 1);
    tile!(s /= sum[.., None]);
    copy(&s, y.at_mut([b * M, 0]));
}

// language: §5.4
// language: §5.4 t
// language: §5.4 |i, j| …
#[test]
fn rows_are_normalised() {
    everywhere(|name, device| {
        // Scaled by 2 and in powers of two: exact.
        let x = Tensor::from_fn([3, 5], |[i, j]| i as f32 * 0.5 - (j as f32).min(3.0) * 0.5);
        let mut y = Tensor::zeros([3, 5]);
        softmax::<2, 8>().launch(device, &x, 2.0, &mut y).unwrap();
        // Each row is 1, 1/2, 1/4, 1/8, 1/8, whose sum is 2.
        assert_eq!(y, Tensor::from([[0.5, 0.25, 0.125, 0.0625, 0.0625]; 3]), "{name}");
    });
}

/// Each form of an operand, and tiles that `tile!` makes.
#[tile_kernel]
fn operands<const M: usize, const N: usize>(
    a: &Tensor<f32, 1>,
    b: &Tensor<i32, 1>,
    bias: &Tensor<f32, 1>,
    y: &mut Tensor<f32, 2>,
    large: &mut Tensor<bool, 2>,
    z: &mut Tensor<f32, 2>,
) {
    dims!(a = [M], b = [N], bias = [_], y = [M, N], large = [M, N], z = [N, M]);
    let mut p = fragment::<f32>([M]);
    let mut q = shared::<i32>([N]);
    copy(a, &mut p);
    copy(b, &mut q);
    // A scalar whose name an index would have.
    let i = 2;
    let mut s = tile!(max(p[.., None], 0.5) * cast::<f32>(q[None, ..]) + cast::<f32>(i));
    let above = tile!(s > 1.0);
    tile!(s += bias.at([1])[None, ..]);
    copy(&s, y);
    copy(&above, large);
    // The right side sees the tile that had the name.
    let s = tile!(if above { s } else { -s });
    let row = tile!(s[1, ..] + s[[0, 2]]);
    let flipped = tile!(|j, i| select(i == j, 0.0, s.t() * row[.., None]));
    copy(&flipped, z);
}

// language: §5.4 t[.., None]
// language: §5.4 t[0, ..]
// language: §5.4 t[[i, j]]
#[test]
fn operands_have_the_extents_of_the_tile() {
    everywhere(|name, device| {
        let a = [1.0, -2.0, 3.0];
        let b = [1, 2, 0, -1];
        let bias = [9.0, 0.5, 0.25, 2.0, -1.0];
        let (mut y, mut z) = (Tensor::zeros([3, 4]), Tensor::zeros([4, 3]));
        let mut large = Tensor::from([[false; 4]; 3]);
        let (inputs, rows) = ((Tensor::from(a), Tensor::from(b)), Tensor::from(bias));
        operands::<3, 4>().launch(device, &inputs.0, &inputs.1, &rows, &mut y, &mut large, &mut z).unwrap();
        let before = |i: usize, j: usize| f32::max(a[i], 0.5) * b[j] as f32 + 2.0;
        let s = |i: usize, j: usize| before(i, j) + bias[1 + j];
        assert_eq!(y, Tensor::from_fn([3, 4], |[i, j]| s(i, j)), "{name}");
        assert_eq!(large, Tensor::from_fn([3, 4], |[i, j]| before(i, j) > 1.0), "{name}");
        let t = |i: usize, j: usize| if before(i, j) > 1.0 { s(i, j) } else { -s(i, j) };
        let expected = Tensor::from_fn([4, 3], |[j, i]| if i == j { 0.0 } else { t(i, j) * (t(1, j) + t(0, 2)) });
        assert_eq!(z, expected, "{name}");
    });
}

#[tile_fn]
fn damped<const M: usize, const N: usize>(x: &mut Tile<f32, 2>, s: &Tile<f32, 1>) {
    dims!(x = [M, N], s = [M]);
    tile!(x *= silu(s[.., None]));
}

#[tile_kernel]
fn in_functions(x: &Tensor<f32, 2>, s: &Tensor<f32, 1>, y: &mut Tensor<f32, 2>) {
    dims!(x = [2, 3], s = [2], y = [2, 3]);
    let (mut t, mut u) = (shared::<f32>([2, 3]), shared::<f32>([2]));
    copy(x, &mut t);
    copy(s, &mut u);
    damped::<2, 3>(&mut t, &u);
    copy(&t, y);
}

// language: §5.4 f(t)
#[test]
fn functions_have_them_and_are_called_by_them() {
    everywhere(|name, device| {
        let x = Tensor::from_fn([2, 3], |[i, j]| (1 + i + 2 * j) as f32);
        let s = Tensor::from([0.0, 0.0]);
        let mut y = Tensor::full([2, 3], 1.0);
        in_functions().launch(device, &x, &s, &mut y).unwrap();
        assert_eq!(y, Tensor::zeros([2, 3]), "{name}");
    });
}

#[tile_kernel]
fn several(n: usize, y: &mut Tensor<i32, 1>) {
    let [a, b] = [n, n + 1];
    let [i] = blocks([1]);
    let (c, mut d): (_, i32) = (cast::<i32>(a), 5);
    let (c, e) = (c + d, c);
    let [f, _] = [cast::<i32>(b), e];
    d += 1;
    parallel!(1, |k| {
        y[i + k] = c;
        y[i + k + 1] = d;
        y[i + k + 2] = e;
        y[i + k + 3] = f;
    });
}

// language: §2.1 let (a, b) = (x, y);
#[test]
fn several_names_in_a_let() {
    everywhere(|name, device| {
        let mut y = Tensor::zeros([4]);
        several().launch(device, 10, &mut y).unwrap();
        assert_eq!(y, Tensor::from([15, 6, 10, 11]), "{name}");
    });
}
