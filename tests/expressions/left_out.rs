//! What formulas leave out: conversions of scalars, arguments of const parameters, and extents of tiles.

use super::{at, check, numbers};
use tile_kernel::launch::HostDevice;
use tile_kernel::prelude::*;

/// Groups of `CG` channels, whose number has no default.
#[tile_expr]
fn group_norm<T: Float, const CG: usize>(
    x: &Tensor<T, 3>,
    scale: &Tensor<f32, 1>,
    y: &mut Tensor<T, 3>,
    eps: f32,
    gain: f32,
) {
    let one_more = 1.0 + gain;
    let mu = |n, c| mean((q < CG, s), x[[n, c / CG * CG + q, s]]);
    let off = |n, c, s| x[[n, c, s]] - mu(n, c);
    let var = |n, c| mean((q < CG, s), off(n, c / CG * CG + q, s) * off(n, c / CG * CG + q, s));
    y[[n, c, t]] = (x[[n, c, t]] - mu(n, c)) * rsqrt(var(n, c) + eps) * scale[c] * one_more;
}

/// A mask, a slope and an infinity of `f32` beside scores of another type.
#[tile_expr]
fn sloped_attention<T: Float, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    slopes: &Tensor<f32, 1>,
    y: &mut Tensor<T, 4>,
    scale: f32,
) {
    dims!(q = [_, heads, _, D], k = [_, kv, _, D], v = [_, _, _, D], y = [_, _, _, D]);
    require!(heads % kv == 0);
    let group = heads / kv;
    let score = |b, h, i, j| sum(d, q[[b, h, i, d]] * k[[b, h / group, j, d]]) * scale - slopes[h] * cast::<f32>(i - j);
    let seen = |b, h, i, j| select(j <= i, score(b, h, i, j), f32::NEG_INFINITY);
    y[[b, h, i, e]] = sum(j, softmax(j, seen(b, h, i, j)) * v[[b, h / group, j, e]]);
}

/// The value before, of the accumulator type, beside scalars of `f32`.
#[tile_expr]
fn gated<T: Float>(f: &Tensor<T, 2>, x: &Tensor<T, 2>, y: &mut Tensor<T, 2>, decay: f32, first: f32) {
    y[[i, t]] = scan(k <= t, first, |h| decay * sigmoid(f[[i, k]]) * h + (1.0 - decay) * x[[i, k]]);
}

/// Names of `dims!` in positions and values.
#[tile_expr]
fn turned(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [rows, cols]);
    require!(rows > 0);
    y[[i, j]] = x[[rows - 1 - i, cols - 1 - j]] * cast::<f32>(cols);
}

// language: §10.3
/// A bound goes before the extent of an axis.
#[tile_expr]
fn sum_of_first<const N: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>, w: usize) {
    y[[i]] = sum(k < N, x[[i, k]]) + max(l < w, x[[i, l]]);
}

// language: §7 relu silu gelu gelu_tanh
/// Functions of two numbers, and of activations.
#[tile_expr]
fn functions(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>, low: f32) {
    let a = |i, j| max(x[[i, j]], low).silu() + min(low, x[[i, j]]).relu();
    y[[i, j]] = a(i, j) + x[[i, j]].gelu() + x[[i, j]].gelu_tanh() + exp(x[[i, j]]) + powf(abs(x[[i, j]]), 1.5);
}

/// A value at a position that a tensor holds.
#[tile_expr]
fn of_labels<T: Float>(x: &Tensor<T, 2>, w: &Tensor<T, 2>, label: &Tensor<i32, 1>, y: &mut Tensor<f32, 1>) {
    let logit = |i, j| sum(k, x[[i, k]] * w[[j, k]]) + select(j < 2, 0.5, 0.0);
    y[[i]] = logsumexp(j, logit(i, j)) - logit(i, label[i]);
}

/// Bytes of two kinds.
#[tile_expr]
fn bytes(a: &Tensor<u8, 2>, b: &Tensor<i8, 2>, y: &mut Tensor<i32, 2>) {
    y[[i, j]] = sum(k, a[[i, k]] * b[[k, j]]);
}

/// An operand of more bits than the other one keeps them.
#[tile_expr]
fn mixed<T: Float>(a: &Tensor<T, 2>, b: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = sum(k, a[[i, k]] * b[[k, j]]);
}

/// The row that a constant outside names, and a mask of bytes beside elements that keep their bits.
#[tile_expr]
fn masked_product(a: &Tensor<bf16, 2>, b: &Tensor<f32, 2>, keep: &Tensor<u8, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = sum(k, a[[i, k]] * select(keep[[k, j]] != 0, b[[k, j]], 0.0)) + b[[ROW, j]];
}

const ROW: usize = 3;

/// Weights of bytes that become floats, on both sides.
#[tile_expr]
fn scaled_bytes(a: &Tensor<u8, 2>, b: &Tensor<i8, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = sum(k, cast::<f32>(a[[i, k]]) * 0.25 * (cast::<f32>(b[[k, j]]) + 0.5));
}

/// Attention over values of bytes.
#[tile_expr]
fn attention_over_bytes<const D: usize>(
    q: &Tensor<f32, 2>,
    k: &Tensor<f32, 2>,
    v: &Tensor<i8, 2>,
    y: &mut Tensor<f32, 2>,
) {
    dims!(q = [_, D], k = [_, D], v = [_, D], y = [_, D]);
    let score = |i, j| sum(d, q[[i, d]] * k[[j, d]]);
    y[[i, e]] = sum(j, softmax(j, score(i, j)) * cast::<f32>(v[[j, e]]));
}

fn on_both(check: impl Fn(&dyn HostDevice)) {
    check(&Interpreter::default());
    check(&Cpu::default());
}

#[test]
fn const_parameters_without_defaults() {
    let (x, scale) = (numbers::<f32, 3>(1, [2, 12, 37]), numbers::<f32, 1>(2, [12]));
    on_both(|device| {
        let mut y = Tensor::zeros([2, 12, 37]);
        group_norm::<f32, 4>().launch(device, &x, &scale, &mut y, 1e-5, 0.5).unwrap();
        check(&y, 1e-5, |[n, c, t]| {
            let group: Vec<f64> =
                (c / 4 * 4..c / 4 * 4 + 4).flat_map(|q| (0..37).map(move |s| [n, q, s])).map(|i| at(&x, i)).collect();
            let mu = group.iter().sum::<f64>() / 148.0;
            let var = group.iter().map(|x| (x - mu) * (x - mu)).sum::<f64>() / 148.0;
            (at(&x, [n, c, t]) - mu) / (var + 1e-5).sqrt() * at(&scale, [c]) * 1.5
        });
    });
}

fn scalars_of_another_type<T: Float>(bound: f64) {
    let (q, slopes) = (numbers::<T, 4>(3, [2, 4, 21, 16]), numbers::<f32, 1>(6, [4]));
    let (k, v) = (numbers::<T, 4>(4, [2, 2, 21, 16]), numbers::<T, 4>(5, [2, 2, 21, 16]));
    on_both(|device| {
        let mut y = Tensor::zeros([2, 4, 21, 16]);
        sloped_attention::<T, 16>().launch(device, &q, &k, &v, &slopes, &mut y, 0.25).unwrap();
        check(&y, bound, |[b, h, i, e]| {
            let score = |j: usize| {
                let dot: f64 = (0..16).map(|d| at(&q, [b, h, i, d]) * at(&k, [b, h / 2, j, d])).sum();
                (dot * 0.25 - at(&slopes, [h]) * (i - j) as f64).exp()
            };
            (0..=i).map(|j| score(j) * at(&v, [b, h / 2, j, e])).sum::<f64>() / (0..=i).map(score).sum::<f64>()
        });
    });
    let (f, x) = (numbers::<T, 2>(7, [9, 70]), numbers::<T, 2>(8, [9, 70]));
    on_both(|device| {
        let mut y = Tensor::zeros([9, 70]);
        gated::<T>().launch(device, &f, &x, &mut y, 0.75, -1.0).unwrap();
        check(&y, bound, |[i, t]| {
            (0..=t).fold(-1.0, |h, k| 0.75 / (1.0 + (-at(&f, [i, k])).exp()) * h + 0.25 * at(&x, [i, k]))
        });
    });
}

#[test]
fn scalars_are_converted_to_the_accumulator_type() {
    scalars_of_another_type::<f32>(1e-5);
    scalars_of_another_type::<bf16>(1e-2);
    scalars_of_another_type::<f64>(1e-5);
}

#[test]
fn names_of_extents() {
    let x = numbers::<f32, 2>(9, [19, 41]);
    on_both(|device| {
        let mut y = Tensor::zeros([19, 41]);
        turned().launch(device, &x, &mut y).unwrap();
        check(&y, 1e-6, |[i, j]| at(&x, [18 - i, 40 - j]) * 41.0);
        let error = turned().launch(device, &Tensor::zeros([0, 4]), &mut Tensor::zeros([0, 4])).unwrap_err();
        assert_eq!(error.to_string(), "kernel `turned` requires: rows > 0: rows = 0");
    });
}

#[test]
fn bounds_go_before_axes() {
    let x = numbers::<f32, 2>(10, [19, 41]);
    on_both(|device| {
        let mut y = Tensor::zeros([19]);
        sum_of_first::<10>().launch(device, &x, &mut y, 7).unwrap();
        check(&y, 1e-5, |[i]| {
            (0..10).map(|k| at(&x, [i, k])).sum::<f64>() + (0..7).map(|l| at(&x, [i, l])).fold(f64::MIN, f64::max)
        });
    });
}

#[test]
fn functions_of_numbers() {
    let x = Tensor::from_fn([11, 53], |[i, j]| (i as f32 - 5.0) * 0.7 + (j as f32 - 26.0) * 0.11);
    on_both(|device| {
        let mut y = Tensor::zeros([11, 53]);
        functions().launch(device, &x, &mut y, 0.5).unwrap();
        check(&y, 1e-5, |index| {
            let x = at(&x, index);
            let top = x.max(0.5);
            let gelu = 0.5 * x * (1.0 + Float::erf(x / std::f64::consts::SQRT_2));
            let inner = (2.0 / std::f64::consts::PI).sqrt() * (x + 0.044_715 * x.powi(3));
            let near = 0.5 * x * (1.0 + inner.tanh());
            top / (1.0 + (-top).exp()) + x.clamp(0.0, 0.5) + gelu + near + x.exp() + x.abs().powf(1.5)
        });
    });
}

#[test]
fn values_at_positions_of_tensors() {
    let (x, w) = (numbers::<f32, 2>(11, [19, 41]), numbers::<f32, 2>(12, [50, 41]));
    let label = Tensor::from_fn([19], |[i]| (i * 7 % 50) as i32);
    on_both(|device| {
        let mut y = Tensor::zeros([19]);
        of_labels::<f32>().launch(device, &x, &w, &label, &mut y).unwrap();
        check(&y, 1e-5, |[i]| {
            let logit = |j: usize| {
                (0..41).map(|k| at(&x, [i, k]) * at(&w, [j, k])).sum::<f64>() + if j < 2 { 0.5 } else { 0.0 }
            };
            (0..50).map(|j| logit(j).exp()).sum::<f64>().ln() - logit(i * 7 % 50)
        });
    });
}

#[test]
fn operands_keep_their_numbers() {
    let a = Tensor::from_fn([17, 33], |[i, j]| (i * 37 + j * 11) as u8);
    let b = Tensor::from_fn([33, 9], |[i, j]| (i * 31 + j * 7) as i8);
    let (narrow, wide) = (numbers::<bf16, 2>(13, [17, 33]), numbers::<f32, 2>(14, [33, 9]));
    on_both(|device| {
        let mut y = Tensor::zeros([17, 9]);
        bytes().launch(device, &a, &b, &mut y).unwrap();
        check(&y, 0.0, |[i, j]| (0..33).map(|k| at(&a, [i, k]) * at(&b, [k, j])).sum());
        let mut y = Tensor::zeros([17, 9]);
        mixed::<bf16>().launch(device, &narrow, &wide, &mut y).unwrap();
        check(&y, 1e-6, |[i, j]| (0..33).map(|k| at(&narrow, [i, k]) * at(&wide, [k, j])).sum());
        let keep = Tensor::from_fn([33, 9], |[i, j]| ((i + j) % 3) as u8);
        masked_product().launch(device, &narrow, &wide, &keep, &mut y).unwrap();
        check(&y, 1e-6, |[i, j]| {
            let kept = |k: usize| if (k + j).is_multiple_of(3) { 0.0 } else { at(&wide, [k, j]) };
            (0..33).map(|k| at(&narrow, [i, k]) * kept(k)).sum::<f64>() + at(&wide, [ROW, j])
        });
        scaled_bytes().launch(device, &a, &b, &mut y).unwrap();
        check(&y, 1e-6, |[i, j]| (0..33).map(|k| at(&a, [i, k]) * 0.25 * (at(&b, [k, j]) + 0.5)).sum());
    });
}

#[test]
fn weights_of_attention_are_floats() {
    let (q, k) = (numbers::<f32, 2>(15, [21, 16]), numbers::<f32, 2>(16, [40, 16]));
    let v = Tensor::from_fn([40, 16], |[i, j]| (i * 29 + j * 13) as i8);
    on_both(|device| {
        let mut y = Tensor::zeros([21, 16]);
        attention_over_bytes::<16>().launch(device, &q, &k, &v, &mut y).unwrap();
        check(&y, 1e-4, |[i, e]| {
            let weight = |j: usize| (0..16).map(|d| at(&q, [i, d]) * at(&k, [j, d])).sum::<f64>().exp();
            (0..40).map(|j| weight(j) * at(&v, [j, e])).sum::<f64>() / (0..40).map(weight).sum::<f64>()
        });
    });
}
