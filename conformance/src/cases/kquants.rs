//! Cases of products with weights in blocks of GGUF.

use super::quantised::quantized;
use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::dynamic::quantize_rows;
use tile_kernels::kquants::{
    gemv_q4_k, gemv_q4_k_dynamic, gemv_q6_k, gemv_q6_k_dynamic, gemv_q8_0, gemv_q8_0_dynamic, matmul_q4_k,
    matmul_q4_k_dynamic, matmul_q6_k, matmul_q6_k_dynamic, matmul_q8_0, matmul_q8_0_dynamic,
};
use tile_kernels::reference::kquants::{Format, Q4_K, Q6_K, Q8_0};
use tile_kernels::reference::{self, Array, transpose};
use tile_kernels::testing::{Random, Tolerance, array, poisoned};

/// m, n, k: one row, whole tiles and a row more, ragged ones.
const SHAPES: [[usize; 3]; 3] = [[1, 1, 256], [16, 33, 512], [33, 18, 768]];

/// Formats, with k that are no multiple of 256 where the blocks allow it.
fn shapes() -> impl Iterator<Item = (Format, [usize; 3])> {
    let few = [(Q8_0, [3, 5, 32]), (Q8_0, [2, 17, 288])];
    SHAPES.into_iter().flat_map(|shape| [Q8_0, Q4_K, Q6_K].map(|format| (format, shape))).chain(few)
}

/// Scales of zero, below the normal numbers of `f16`, of either sign, and so large that a sum needs all of `f32`.
const SCALES: [u16; 8] = [0x0000, 0x8000, 0x0001, 0x83ff, 0x0400, 0x9001, 0x1c00, 0xa3ff];

/// Weights of at most 1, or with scales of the edges of `f16`.
fn weights(random: &mut Random, format: &Format, shape: [usize; 2], edges: bool) -> Tensor<u8, 2> {
    match edges {
        false => format.random_unit(random, shape),
        true => format.random(random, shape, |random| f16::from_bits(SCALES[random.below(SCALES.len())])),
    }
}

/// The limit of a sum of `k` products of elements in −1..1 by these weights.
fn limit<T: Float>(k: usize, w: &Array) -> Tolerance {
    Tolerance::rounded::<T>().sum::<f32>(k, largest(w))
}

fn largest(w: &Array) -> f64 {
    w.data.iter().fold(0.0, |largest: f64, x| largest.max(x.abs()))
}

fn gemms<T: Float>(session: &dyn Session, edges: bool) {
    let mut random = session.random();
    for (format, [m, n, k]) in shapes() {
        let (a, w) = (random.tensor::<T, 2>([m, k]), weights(&mut random, &format, [n, k], edges));
        let values = format.dequantised(&w);
        let expected = reference::matmul(&array(&a), &transpose(&values));
        // Weights are rounded to the type of the activations.
        let limit = limit::<T>(k, &values).sum::<T>(k, largest(&values) / 2.0);
        let case = format!("matmul_{} {} {m}x{n}x{k}, edges {edges}", format.name, T::DTYPE);
        session.check(&case, [(&expected, limit)], |device| {
            let mut c = poisoned::<T, 2>([m, n]);
            match format.name {
                "q8_0" => matmul_q8_0::<T, 16, 32, 2>().launch(device, &a, &w, &mut c)?,
                "q4_k" => matmul_q4_k::<T, 16, 32>().launch(device, &a, &w, &mut c)?,
                _ => matmul_q6_k::<T, 16, 32>().launch(device, &a, &w, &mut c)?,
            }
            Ok([array(&c)])
        });
    }
}

pub(crate) fn products_with_blocks(session: &dyn Session) {
    gemms::<f32>(session, false);
    gemms::<bf16>(session, false);
    gemms::<f32>(session, true);
}

fn gemvs<T: Float>(session: &dyn Session, edges: bool) {
    let mut random = session.random();
    for (format, [_, n, k]) in shapes() {
        let (x, w) = (random.tensor::<T, 1>([k]), weights(&mut random, &format, [n, k], edges));
        let values = format.dequantised(&w);
        let expected = reference::gemv(&values, &array(&x));
        let case = format!("gemv_{} {} {n}x{k}, edges {edges}", format.name, T::DTYPE);
        session.check(&case, [(&expected, limit::<T>(k, &values))], |device| {
            let mut y = poisoned::<T, 1>([n]);
            match format.name {
                "q8_0" => gemv_q8_0::<T, 4>().launch(device, &w, &x, &mut y)?,
                "q4_k" => gemv_q4_k::<T, 4>().launch(device, &w, &x, &mut y)?,
                _ => gemv_q6_k::<T, 4>().launch(device, &w, &x, &mut y)?,
            }
            Ok([array(&y)])
        });
    }
}

pub(crate) fn vectors_by_blocks(session: &dyn Session) {
    gemvs::<f32>(session, false);
    gemvs::<bf16>(session, false);
    gemvs::<f32>(session, true);
}

/// That results of quantised activations are as near to those of the activations `a` by `w` as documented.
fn check_bound(a: &Array, w: &Array, quantised: &Array, group: usize) {
    let [[m, k], [n, _]] = [a.dims(), w.dims()];
    let exact = reference::matmul(a, &transpose(w));
    let of = |x: &Array, i: usize, g: usize| x.row([i])[g * group..(g + 1) * group].to_vec();
    for i in 0..m {
        for j in 0..n {
            let term = |g: usize| {
                let largest = of(a, i, g).iter().fold(0.0, |largest: f64, x| largest.max(x.abs()));
                largest / 254.0 * of(w, j, g).iter().map(|x| x.abs()).sum::<f64>()
            };
            // Scales are rounded to `f32`.
            let bound = (0..k / group).map(term).sum::<f64>() * (1.0 + 1e-4);
            let error = (quantised[[i, j]] - exact[[i, j]]).abs();
            assert!(error <= bound, "an error of {error} in row {i}, column {j}, above the bound {bound}");
        }
    }
}

fn dynamic<T: Float>(session: &dyn Session, edges: bool) {
    let mut random = session.random();
    for (format, [m, n, k]) in shapes() {
        let (a, w) = (random.tensor::<T, 2>([m, k]), weights(&mut random, &format, [n, k], edges));
        let values = format.dequantised(&w);
        let group = format.elements;
        let [codes, scale, _] = quantized(&array(&a), group);
        let mut rounded = codes;
        for i in 0..m {
            for p in 0..k {
                rounded[[i, p]] *= scale[[p / group, i]];
            }
        }
        let expected = reference::matmul(&rounded, &transpose(&values));
        check_bound(&array(&a), &values, &expected, group);
        let first = Array::new(&[n], expected.row([0]).to_vec());
        let expected = [&expected, &first].map(|values_of| (values_of, limit::<T>(k, &values)));
        let case = format!("matmul_{}_dynamic {} {m}x{n}x{k}, edges {edges}", format.name, T::DTYPE);
        session.check(&case, expected, |device| {
            let (mut q, mut scale) = (poisoned::<i8, 2>([m, k]), poisoned::<f32, 2>([k / group, m]));
            let (mut sum, mut c) = (poisoned::<i32, 2>([k / group, m]), poisoned::<T, 2>([m, n]));
            let mut y = poisoned::<T, 1>([n]);
            match group {
                32 => quantize_rows::<T, 4, 32>().launch(device, &a, &mut q, &mut scale, &mut sum)?,
                _ => quantize_rows::<T, 4, 256>().launch(device, &a, &mut q, &mut scale, &mut sum)?,
            }
            // One row of activations and its scales.
            let x = q.view().slice([0..1, 0..k]).and_then(|row| row.reshape([k])).expect("a row");
            let first = Tensor::from_fn([k / group], |[g]| scale[[g, 0]]);
            match format.name {
                "q8_0" => {
                    matmul_q8_0_dynamic::<T, 16, 16>().launch(device, &q, &scale, &w, &mut c)?;
                    gemv_q8_0_dynamic::<T, 4>().launch(device, &w, x, &first, &mut y)?;
                }
                "q4_k" => {
                    matmul_q4_k_dynamic::<T, 16, 16>().launch(device, &q, &scale, &w, &mut c)?;
                    gemv_q4_k_dynamic::<T, 4, 2>().launch(device, &w, x, &first, &mut y)?;
                }
                _ => {
                    matmul_q6_k_dynamic::<T, 16, 16>().launch(device, &q, &scale, &sum, &w, &mut c)?;
                    gemv_q6_k_dynamic::<T, 4, 2>().launch(device, &w, x, &first, &mut y)?;
                }
            }
            Ok([array(&c), array(&y)])
        });
    }
}

pub(crate) fn products_of_codes_with_blocks(session: &dyn Session) {
    dynamic::<f32>(session, false);
    dynamic::<bf16>(session, false);
    dynamic::<f32>(session, true);
}
