//! Plain loops for matrix multiplication with quantised weights.

use super::{case, dot, of, of_mut, random};
use crate::report::{Outcome, Report};
use tile_kernel::prelude::*;
use tile_kernels::gemv;
use tile_examples::Work;
use tile_kernels::testing::Random;
use tile_kernels::quant;

const K: usize = 1024;
const N: usize = 1024;
const M: usize = 32;

/// Elements that share a scale.
const GROUP: usize = 128;
/// The same for codes from a table.
const SMALL: usize = 64;

pub(super) fn measure(report: &mut Report) -> Outcome {
    let cpu = report.device();
    let (a, x) = (random(1, [M, K]), random(2, [K]));
    let mut random = Random::new(3);
    let packed = random.indices::<u8, 2>([N, K / 2], 256);
    let bytes = random.tensor::<i8, 2>([N, K]);
    let scale = random.tensor_between::<f32, 2>([K / GROUP, N], 0.01, 0.1);
    let small = random.tensor_between::<f32, 2>([K / SMALL, N], 0.01, 0.1);
    let row_scale = random.tensor_between::<f32, 1>([N], 0.001, 0.01);
    let table = Tensor::from(quant::NF4);
    let (y, c) = (Tensor::<f32, 1>::zeros([N]), Tensor::<f32, 2>::zeros([M, N]));

    let product = Work::product([N, 1, K]);
    case(
        report,
        "gemv_int4",
        product,
        y.clone(),
        |y| gemv::gemv_int4::<f32, 32, GROUP, 1>().launch(&cpu, &packed, &scale, &x, y),
        |y| gemv4(of(&packed), of(&scale), of(&x), of_mut(y), GROUP, |q| f32::from(q) - 8.0),
    )?;
    case(
        report,
        "gemv_table4",
        product,
        y.clone(),
        |y| gemv::gemv_table4::<f32, 8, SMALL>().launch(&cpu, &packed, &table, &small, &x, y),
        |y| gemv4(of(&packed), of(&small), of(&x), of_mut(y), SMALL, |q| quant::NF4[usize::from(q)]),
    )?;
    case(
        report,
        "gemv_int8",
        product,
        y,
        |y| gemv::gemv_int8::<f32, 8, 256>().launch(&cpu, &bytes, &row_scale, &x, y),
        |y| gemv8(of(&bytes), of(&row_scale), of(&x), of_mut(y)),
    )?;

    let product = Work::product([M, N, K]);
    case(
        report,
        "matmul_int4",
        product,
        c.clone(),
        |c| quant::matmul_int4::<f32, 32, 128, GROUP, 1>().launch(&cpu, &a, &packed, &scale, c),
        |c| matmul4(of(&a), of(&packed), of(&scale), of_mut(c), GROUP, |q| f32::from(q) - 8.0),
    )?;
    case(
        report,
        "matmul_table4",
        product,
        c.clone(),
        |c| quant::matmul_table4::<f32, 32, 128, SMALL>().launch(&cpu, &a, &packed, &table, &small, c),
        |c| matmul4(of(&a), of(&packed), of(&small), of_mut(c), SMALL, |q| quant::NF4[usize::from(q)]),
    )?;
    case(
        report,
        "matmul_int8",
        product,
        c,
        |c| quant::matmul_int8::<f32, 32, 128, 64>().launch(&cpu, &a, &bytes, &row_scale, c),
        |c| matmul8(of(&a), of(&bytes), of(&row_scale), of_mut(c)),
    )
}

/// 4-bit weights, the first half of a group in the low nibbles.
fn gemv4(packed: &[u8], scale: &[f32], x: &[f32], y: &mut [f32], group: usize, value: impl Fn(u8) -> f32) {
    for ((i, packed), y) in packed.chunks_exact(K / 2).enumerate().zip(y) {
        *y = 0.0;
        for ((g, packed), x) in packed.chunks_exact(group / 2).enumerate().zip(x.chunks_exact(group)) {
            let (first, second) = x.split_at(group / 2);
            let mut sum = 0.0;
            for ((q, first), second) in packed.iter().zip(first).zip(second) {
                sum += value(q & 15) * first + value(q >> 4) * second;
            }
            *y += sum * scale[g * N + i];
        }
    }
}

fn gemv8(w: &[i8], scale: &[f32], x: &[f32], y: &mut [f32]) {
    for ((w, scale), y) in w.chunks_exact(K).zip(scale).zip(y) {
        *y = w.iter().zip(x).map(|(w, x)| f32::from(*w) * x).sum::<f32>() * scale;
    }
}

/// Unpacks each row of weights once for all rows of `a`.
fn matmul4(a: &[f32], packed: &[u8], scale: &[f32], c: &mut [f32], group: usize, value: impl Fn(u8) -> f32) {
    let mut w = [0.0; K];
    for (j, packed) in packed.chunks_exact(K / 2).enumerate() {
        for ((g, packed), w) in packed.chunks_exact(group / 2).enumerate().zip(w.chunks_exact_mut(group)) {
            let scale = scale[g * N + j];
            let (first, second) = w.split_at_mut(group / 2);
            for ((q, first), second) in packed.iter().zip(first).zip(second) {
                (*first, *second) = (value(q & 15) * scale, value(q >> 4) * scale);
            }
        }
        for (a, c) in a.chunks_exact(K).zip(c.chunks_exact_mut(N)) {
            c[j] = dot(a, &w);
        }
    }
}

fn matmul8(a: &[f32], w: &[i8], scale: &[f32], c: &mut [f32]) {
    let mut row = [0.0; K];
    for (j, (w, scale)) in w.chunks_exact(K).zip(scale).enumerate() {
        for (row, w) in row.iter_mut().zip(w) {
            *row = f32::from(*w) * scale;
        }
        for (a, c) in a.chunks_exact(K).zip(c.chunks_exact_mut(N)) {
            c[j] = dot(a, &row);
        }
    }
}
