//! Cases of GEMM and GEMV with quantised weights.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::dynamic::{matmul_int4_dynamic, matmul_int8_dynamic, quantize_rows};
use tile_kernels::gemv::{gemv, gemv_int4, gemv_int8, gemv_table4};
use tile_kernels::quant::{FP4, NF4, matmul_int4, matmul_int4_split_k, matmul_int8, matmul_table4};
use tile_kernels::quant_words::{matmul_int4_words, repack_int4};
use tile_kernels::reference::{self, Array, transpose};
use tile_kernels::testing::{Tolerance, array, poisoned};

/// m, n, k.
const SHAPES: [[usize; 3]; 3] = [[1, 1, 32], [20, 33, 64], [35, 18, 96]];

/// What four bits mean.
const CODES: [(&str, [f32; 16]); 2] = [("NF4", NF4), ("FP4", FP4)];

/// The limit of a sum of `k` products of elements in −1..1 by weights of at most `largest`, which are
/// rounded to `T` before they are multiplied.
fn tolerance<T: Float>(k: usize, largest: f64) -> Tolerance {
    Tolerance::rounded::<T>().sum::<f32>(k, largest).sum::<T>(k, largest / 2.0)
}

/// The largest weights: of four bits by a scale below 0.1, of eight by one below 0.01, and of a table
/// by one below 1.
const INT4: f64 = 0.8;
const INT8: f64 = 1.28;

fn largest(table: &Tensor<f32, 1>) -> f64 {
    array(table).data.iter().fold(0.0, |largest: f64, x| largest.max(x.abs()))
}

fn gemms<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in SHAPES {
        let a = random.tensor::<T, 2>([m, k]);
        let packed = random.indices::<u8, 2>([n, k / 2], 256);
        let case = format!("{} {m}x{n}x{k}", T::DTYPE);

        let scale = random.tensor_between::<T, 2>([k / 32, n], 0.01, 0.1);
        let w = reference::dequant_int4(&array(&packed), &array(&scale));
        let expected = reference::matmul(&array(&a), &transpose(&w));
        session.check(&format!("matmul_int4 {case}"), [(&expected, tolerance::<T>(k, INT4))], |device| {
            let mut c = poisoned::<T, 2>([m, n]);
            matmul_int4::<T, 16, 32, 32, 1>().launch(device, &a, &packed, &scale, &mut c)?;
            Ok([array(&c)])
        });
        session.check(&format!("matmul_int4_split_k {case}"), [(&expected, tolerance::<T>(k, INT4))], |device| {
            let mut c = poisoned::<T, 2>([m, n]);
            matmul_int4_split_k::<T, 16, 32, 32, 2>().launch(device, &a, &packed, &scale, &mut c)?;
            Ok([array(&c)])
        });
        session.check(&format!("matmul_int4_words {case}"), [(&expected, tolerance::<T>(k, INT4))], |device| {
            let (mut words, mut c) = (poisoned::<u32, 2>([n, k / 8]), poisoned::<T, 2>([m, n]));
            repack_int4::<16, 32>().launch(device, &packed, &mut words)?;
            matmul_int4_words::<T, 16, 32, 32, 2>().launch(device, &a, &words, &scale, &mut c)?;
            Ok([array(&c)])
        });
        let scale = random.tensor_between::<T, 2>([k / 16, n], 0.01, 0.1);
        let w = reference::dequant_int4(&array(&packed), &array(&scale));
        let expected = reference::matmul(&array(&a), &transpose(&w));
        session.check(
            &format!("matmul_int4 in steps of two groups {case}"),
            [(&expected, tolerance::<T>(k, INT4))],
            |device| {
                let mut c = poisoned::<T, 2>([m, n]);
                matmul_int4::<T, 16, 32, 16, 2>().launch(device, &a, &packed, &scale, &mut c)?;
                Ok([array(&c)])
            },
        );

        for (code, table) in CODES {
            let (table, scale) = (Tensor::from(table), random.tensor_between::<f32, 2>([k / 16, n], 0.1, 1.0));
            let w = reference::dequant_table4(&array(&packed), &array(&table), &array(&scale));
            let expected = reference::matmul(&array(&a), &transpose(&w));
            session.check(
                &format!("matmul_table4 {code} {case}"),
                [(&expected, tolerance::<T>(k, largest(&table)))],
                |device| {
                    let mut c = poisoned::<T, 2>([m, n]);
                    matmul_table4::<T, 16, 32, 16>().launch(device, &a, &packed, &table, &scale, &mut c)?;
                    Ok([array(&c)])
                },
            );
        }

        let (w, scale) =
            (random.indices::<u8, 2>([n, k], 256).map(|x| x as i8), random.tensor_between([n], 0.001, 0.01));
        let expected = reference::matmul(&array(&a), &transpose(&reference::dequant_int8(&array(&w), &array(&scale))));
        session.check(&format!("matmul_int8 {case}"), [(&expected, tolerance::<T>(k, INT8))], |device| {
            let mut c = poisoned::<T, 2>([m, n]);
            matmul_int8::<T, 16, 32, 16>().launch(device, &a, &w, &scale, &mut c)?;
            Ok([array(&c)])
        });
    }
}

pub(crate) fn products_with_quantised_weights(session: &dyn Session) {
    gemms::<f32>(session);
    gemms::<bf16>(session);
}

fn vectors<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [_, n, k] in SHAPES {
        let x = random.tensor::<T, 1>([k]);
        let case = format!("{} {n}x{k}", T::DTYPE);
        let limit = |largest| Tolerance::rounded::<T>().sum::<f32>(k, largest);

        let w = random.tensor::<T, 2>([n, k]);
        let expected = reference::gemv(&array(&w), &array(&x));
        session.check(&format!("gemv {case}"), [(&expected, limit(1.0))], |device| {
            let mut y = poisoned::<T, 1>([n]);
            gemv::<T, 4, 40>().launch(device, &w, &x, &mut y)?;
            Ok([array(&y)])
        });

        let packed = random.indices::<u8, 2>([n, k / 2], 256);
        let scale = random.tensor_between::<T, 2>([k / 32, n], 0.01, 0.1);
        let expected = reference::gemv(&reference::dequant_int4(&array(&packed), &array(&scale)), &array(&x));
        session.check(&format!("gemv_int4 {case}"), [(&expected, limit(INT4))], |device| {
            let mut y = poisoned::<T, 1>([n]);
            gemv_int4::<T, 4, 32, 3>().launch(device, &packed, &scale, &x, &mut y)?;
            Ok([array(&y)])
        });

        for (code, table) in CODES {
            let (table, scale) = (Tensor::from(table), random.tensor_between::<f32, 2>([k / 16, n], 0.1, 1.0));
            let w = reference::dequant_table4(&array(&packed), &array(&table), &array(&scale));
            let expected = reference::gemv(&w, &array(&x));
            session.check(&format!("gemv_table4 {code} {case}"), [(&expected, limit(largest(&table)))], |device| {
                let mut y = poisoned::<T, 1>([n]);
                gemv_table4::<T, 4, 16>().launch(device, &packed, &table, &scale, &x, &mut y)?;
                Ok([array(&y)])
            });
        }

        let (w, scale) =
            (random.indices::<u8, 2>([n, k], 256).map(|x| x as i8), random.tensor_between([n], 0.001, 0.01));
        let expected = reference::gemv(&reference::dequant_int8(&array(&w), &array(&scale)), &array(&x));
        session.check(&format!("gemv_int8 {case}"), [(&expected, limit(INT8))], |device| {
            let mut y = poisoned::<T, 1>([n]);
            gemv_int8::<T, 4, 40>().launch(device, &w, &scale, &x, &mut y)?;
            Ok([array(&y)])
        });
    }
}

pub(crate) fn vectors_by_quantised_weights(session: &dyn Session) {
    vectors::<f32>(session);
    vectors::<bf16>(session);
}

/// Elements that share a scale, and rows of a tile of weights.
const GROUP: usize = 32;
const BN: usize = 16;

/// Activations in whole numbers, their scales and their sums, of groups of so many.
pub(super) fn quantized(x: &Array, size: usize) -> [Array; 3] {
    let [m, k] = x.dims();
    let (mut q, mut scale) = (Array::zeros(&[m, k]), Array::zeros(&[k / size, m]));
    let mut sum = Array::zeros(&[k / size, m]);
    for i in 0..m {
        for g in 0..k / size {
            let group = g * size..(g + 1) * size;
            let largest = group.clone().map(|p| x[[i, p]].abs()).fold(0.0, f64::max);
            scale[[g, i]] = f64::from(largest as f32 / 127.0);
            for p in group {
                // As the kernel computes it, or halves may go the other way.
                q[[i, p]] = f64::from((x[[i, p]] as f32 * (127.0 / largest as f32)).round_ties_even());
                sum[[g, i]] += q[[i, p]];
            }
        }
    }
    [q, scale, sum]
}

fn dynamic<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in [[1, 2 * BN, 2 * GROUP], [3, BN, 3 * GROUP], [20, 3 * BN, 4 * GROUP]] {
        let case = format!("{} {m}x{n}x{k}", T::DTYPE);
        let a = random.tensor::<T, 2>([m, k]);
        let [q, q_scale, q_sum] = quantized(&array(&a), GROUP);
        let expected = [(&q, Tolerance::EXACT), (&q_scale, Tolerance::rounded::<f32>()), (&q_sum, Tolerance::EXACT)];
        session.check(&format!("quantize_rows {case}"), expected, |device| {
            let (mut q, mut scale) = (poisoned::<i8, 2>([m, k]), poisoned::<f32, 2>([k / GROUP, m]));
            let mut sum = poisoned::<i32, 2>([k / GROUP, m]);
            quantize_rows::<T, 4, GROUP>().launch(device, &a, &mut q, &mut scale, &mut sum)?;
            Ok([array(&q), array(&scale), array(&sum)])
        });

        // The quantised operand of the GEMM, and the values that it stands for.
        let mut rounded = q.clone();
        for i in 0..m {
            for p in 0..k {
                rounded[[i, p]] *= q_scale[[p / GROUP, i]];
            }
        }
        let q = Tensor::from_fn([m, k], |[i, p]| q[[i, p]] as i8);
        let q_sum = Tensor::from_fn([k / GROUP, m], |[g, i]| q_sum[[g, i]] as i32);
        let q_scale = Tensor::from_fn([k / GROUP, m], |[g, i]| q_scale[[g, i]] as f32);
        let limit = Tolerance::rounded::<T>().sum::<f32>(k, 1.0);

        let packed = random.indices::<u8, 2>([n, k / 2], 256);
        let scale = random.tensor_between::<T, 2>([k / GROUP, n], 0.01, 0.1);
        let w = reference::dequant_int4(&array(&packed), &array(&scale));
        let expected = reference::matmul(&rounded, &transpose(&w));
        let seen = packed.view().reshape([n / BN, BN, k / GROUP, GROUP / 2]).expect("a whole tensor");
        let seen = seen.permute([0, 2, 1, 3]).expect("each axis once");
        let together = Tensor::from_fn(seen.shape(), |at| seen[at]);
        for (order, packed) in [("as they are", seen), ("together", together.view())] {
            session.check(&format!("matmul_int4_dynamic {order} {case}"), [(&expected, limit)], |device| {
                let mut c = poisoned::<T, 2>([m, n]);
                let kernel = matmul_int4_dynamic::<T, 16, BN, GROUP>();
                kernel.launch(device, &q, &q_scale, &q_sum, packed, &scale, &mut c)?;
                Ok([array(&c)])
            });
        }
        // The second launch finds them packed, where packing is kept.
        let constant = Constant::new(together);
        for launch in ["first", "second"] {
            session.check(
                &format!("matmul_int4_dynamic, constant weights, {launch}, {case}"),
                [(&expected, limit)],
                |device| {
                    let mut c = poisoned::<T, 2>([m, n]);
                    let kernel = matmul_int4_dynamic::<T, 16, BN, GROUP>();
                    kernel.launch(device, &q, &q_scale, &q_sum, &constant, &scale, &mut c)?;
                    Ok([array(&c)])
                },
            );
        }

        let (w, scale) =
            (random.indices::<u8, 2>([n, k], 256).map(|x| x as i8), random.tensor_between([n], 0.001, 0.01));
        let w_values = reference::dequant_int8(&array(&w), &array(&scale));
        let expected = reference::matmul(&rounded, &transpose(&w_values));
        session.check(&format!("matmul_int8_dynamic {case}"), [(&expected, limit)], |device| {
            let mut c = poisoned::<T, 2>([m, n]);
            matmul_int8_dynamic::<T, 16, 32, GROUP>().launch(device, &q, &q_scale, &w, &scale, &mut c)?;
            Ok([array(&c)])
        });
    }
}

pub(crate) fn products_with_quantised_activations(session: &dyn Session) {
    dynamic::<f32>(session);
    dynamic::<bf16>(session);
}
