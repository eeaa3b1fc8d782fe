//! Points of kernels in index notation, for which nobody states tiles: rows that are normalised,
//! reductions along rows and columns, elementwise kernels, products and attention.

use crate::point::{Data, Given, Point};
use crate::points::{input, listed, output};
use tile_core::elem::DType;
use tile_core::launch::{Definition, Scalar};
use tile_kernel::prelude::*;

#[tile_expr]
fn softmax_formula<T: Float>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    out[[i, j]] = softmax(j, x[[i, j]]);
}

#[tile_expr]
fn layer_norm_formula<T: Float>(
    x: &Tensor<T, 2>,
    weight: &Tensor<T, 1>,
    bias: &Tensor<T, 1>,
    out: &mut Tensor<T, 2>,
    eps: f32,
) {
    let average = |i| mean(k, x[[i, k]]);
    let variance = |i| mean(k, (x[[i, k]] - average(i)) * (x[[i, k]] - average(i)));
    out[[i, j]] = (x[[i, j]] - average(i)) * (variance(i) + eps).rsqrt() * weight[j] + bias[j];
}

#[tile_expr]
fn rms_norm_formula<T: Float>(x: &Tensor<T, 2>, weight: &Tensor<T, 1>, out: &mut Tensor<T, 2>, eps: f32) {
    out[[i, j]] = x[[i, j]] * (mean(k, x[[i, k]] * x[[i, k]]) + eps).rsqrt() * weight[j];
}

#[tile_expr]
fn cross_entropy_formula<T: Float>(logits: &Tensor<T, 2>, target: &Tensor<i32, 1>, loss: &mut Tensor<f32, 1>) {
    loss[i] = cast::<f32>(logsumexp(j, logits[[i, j]]) - logits[[i, target[i]]]);
}

#[tile_expr]
fn matvec_formula<T: Float>(a: &Tensor<T, 2>, x: &Tensor<T, 1>, out: &mut Tensor<T, 1>) {
    out[i] = sum(k, a[[i, k]] * x[k]);
}

#[tile_expr]
fn column_sums_formula<T: Float>(x: &Tensor<T, 2>, out: &mut Tensor<f32, 1>) {
    out[j] = cast::<f32>(sum(i, x[[i, j]]));
}

#[tile_expr]
fn bias_gelu_formula<T: Float>(x: &Tensor<T, 2>, bias: &Tensor<T, 1>, out: &mut Tensor<T, 2>) {
    let y = |i, j| x[[i, j]] + bias[j];
    out[[i, j]] = y(i, j) * 0.5 * (1.0 + (y(i, j) * 0.707_106_77).erf());
}

#[tile_expr]
fn transpose_formula<T: Float>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    out[[j, i]] = x[[i, j]];
}

#[tile_expr]
fn matmul_formula<T: Float>(a: &Tensor<T, 2>, b: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    out[[i, j]] = sum(k, a[[i, k]] * b[[k, j]]);
}

#[tile_expr]
fn swiglu_formula<T: Float>(a: &Tensor<T, 2>, w1: &Tensor<T, 2>, w3: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    let gate = |i, j| sum(k, a[[i, k]] * w1[[j, k]]);
    out[[i, j]] = gate(i, j) * gate(i, j).sigmoid() * sum(k, a[[i, k]] * w3[[j, k]]);
}

#[tile_expr(fast_math, default(D = 64))]
fn attention_formula<T: Float, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
    scale: f32,
) {
    dims!(q = [b, h, m, D], k = [b, h, n, D], v = [b, h, n, D]);
    require!(scale > 0.0, "the scale is positive");
    let score = |b, h, i, j| scale * sum(d, q[[b, h, i, d]] * k[[b, h, j, d]]);
    out[[b, h, i, e]] = sum(j, softmax(j, score(b, h, i, j)) * v[[b, h, j, e]]);
}

#[tile_expr(fast_math, default(D = 64))]
fn causal_attention_formula<T: Float, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
    scale: f32,
) {
    dims!(q = [b, h, m, D], k = [b, h, n, D], v = [b, h, n, D]);
    require!(scale > 0.0, "the scale is positive");
    let score = |b, h, i, j| scale * sum(d, q[[b, h, i, d]] * k[[b, h, j, d]]);
    out[[b, h, i, e]] = sum(j, softmax(j, score(b, h, i, j), j <= i) * v[[b, h, j, e]]);
}

/// Rows of every length that a tile may hold, few and many, and rows that no tile holds.
const ROWS: [[i64; 2]; 12] = [
    [131_072, 128],
    [65_536, 320],
    [32_768, 1024],
    [16_384, 2048],
    [10_000, 3000],
    [8192, 4096],
    [4096, 8192],
    [4096, 16_384],
    [2048, 50_304],
    [128, 4096],
    [16, 16_384],
    [1, 32_768],
];

pub(crate) fn points(points: &mut Vec<Point>) {
    for shape in ROWS {
        rows(points, DType::BF16, shape);
    }
    for shape in [[16_384, 1024], [4096, 4096], [2048, 16_384]] {
        rows(points, DType::F32, shape);
    }
    for shape in [[4096, 4096], [14_336, 4096], [65_536, 512], [100_000, 48]] {
        reductions(points, DType::BF16, shape);
    }
    for shape in [[4096, 4096], [8192, 14_336], [100_000, 48]] {
        elementwise(points, DType::BF16, shape);
    }
    for shape in [[16, 4096, 4096], [512, 14_336, 4096], [4096, 4096, 4096]] {
        products(points, DType::BF16, shape);
    }
    for shape in [[4, 16, 2048], [1, 16, 8192]] {
        attention(points, DType::BF16, shape);
    }
}

fn products(points: &mut Vec<Point>, dtype: DType, [m, n, k]: [i64; 3]) {
    let label = format!("{} {m}x{n}x{k}", dtype.name());
    let (a, out) = (input(dtype, &[m, k]), output(dtype, &[m, n]));
    let args = vec![a.clone(), input(dtype, &[k, n]), out.clone()];
    points.push(listed(&matmul_formula::<f32>(), label.clone(), &[dtype], args));
    let weights = input(dtype, &[n, k]);
    points.push(listed(&swiglu_formula::<f32>(), label, &[dtype], vec![a, weights.clone(), weights, out]));
}

fn attention(points: &mut Vec<Point>, dtype: DType, [b, h, s]: [i64; 3]) {
    let scale = Given::Scalar(Scalar::new(0.088_f32));
    let mut add = |kernel: &dyn Definition, d: i64| {
        let (input, output) = (input(dtype, &[b, h, s, d]), output(dtype, &[b, h, s, d]));
        let args = vec![input.clone(), input.clone(), input, output, scale.clone()];
        points.push(listed(kernel, format!("{} {b}x{h}x{s}x{d}", dtype.name()), &[dtype], args));
    };
    add(&attention_formula::<f32, 64>(), 64);
    add(&attention_formula::<f32, 128>(), 128);
    add(&causal_attention_formula::<f32, 64>(), 64);
    add(&causal_attention_formula::<f32, 128>(), 128);
}

fn rows(points: &mut Vec<Point>, dtype: DType, [m, n]: [i64; 2]) {
    let (x, out, vector) = (input(dtype, &[m, n]), output(dtype, &[m, n]), input(dtype, &[n]));
    let eps = Given::Scalar(Scalar::new(1e-5_f32));
    let mut add = |kernel: &dyn Definition, args: &[&Given]| {
        let args = args.iter().map(|&given| given.clone()).collect();
        points.push(listed(kernel, format!("{} {m}x{n}", dtype.name()), &[dtype], args));
    };
    add(&softmax_formula::<f32>(), &[&x, &out]);
    add(&layer_norm_formula::<f32>(), &[&x, &vector, &vector, &out, &eps]);
    add(&rms_norm_formula::<f32>(), &[&x, &vector, &out, &eps]);
    let targets = Given::Tensor { dtype: DType::I32, shape: vec![m], data: Data::Table(vec![1; m as usize]) };
    add(&cross_entropy_formula::<f32>(), &[&x, &targets, &output(DType::F32, &[m])]);
}

fn reductions(points: &mut Vec<Point>, dtype: DType, [m, n]: [i64; 2]) {
    let label = format!("{} {m}x{n}", dtype.name());
    let x = input(dtype, &[m, n]);
    let args = vec![x.clone(), input(dtype, &[n]), output(dtype, &[m])];
    points.push(listed(&matvec_formula::<f32>(), label.clone(), &[dtype], args));
    points.push(listed(&column_sums_formula::<f32>(), label, &[dtype], vec![x, output(DType::F32, &[n])]));
}

fn elementwise(points: &mut Vec<Point>, dtype: DType, [m, n]: [i64; 2]) {
    let label = format!("{} {m}x{n}", dtype.name());
    let x = input(dtype, &[m, n]);
    let args = vec![x.clone(), input(dtype, &[n]), output(dtype, &[m, n])];
    points.push(listed(&bias_gelu_formula::<f32>(), label.clone(), &[dtype], args));
    points.push(listed(&transpose_formula::<f32>(), label, &[dtype], vec![x, output(dtype, &[n, m])]));
}
