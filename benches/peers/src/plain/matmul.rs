//! Plain loops for matrix multiplication and convolution.

use super::{add_scaled, case, dot, of, of_mut, random};
use crate::report::{Outcome, Report};
use tile_kernel::prelude::*;
use tile_kernels::block_sparse::block_sparse_matmul;
use tile_kernels::conv::conv2d;
use tile_kernels::gemv;
use tile_examples::Work;
use tile_kernels::matmul;

/// Extents of the square matrices.
const N: usize = 256;

pub(super) fn measure(report: &mut Report) -> Outcome {
    let cpu = report.device();
    let (a, b, bias) = (random(1, [N, N]), random(2, [N, N]), random(3, [N]));
    let out = Tensor::<f32, 2>::zeros([N, N]);
    let work = Work::product([N; 3]);
    case(
        report,
        "matmul",
        work,
        out.clone(),
        |c| matmul::matmul::<f32, f32, 128, 128, 64>().launch(&cpu, &a, &b, c),
        |c| product(of(&a), of(&b), of_mut(c)),
    )?;
    case(
        report,
        "matmul_nt",
        work,
        out.clone(),
        |c| matmul::matmul_nt::<f32, f32, 128, 128, 64>().launch(&cpu, &a, &b, c),
        |c| linear(of(&a), of(&b), of_mut(c), |_, x| x),
    )?;
    case(
        report,
        "matmul_split_k",
        work,
        out.clone(),
        |c| matmul::matmul_split_k::<f32, f32, 128, 128, 64, 2>().launch(&cpu, &a, &b, c),
        |c| product(of(&a), of(&b), of_mut(c)),
    )?;
    case(
        report,
        "linear_gelu",
        work,
        out.clone(),
        |c| matmul::linear_gelu::<f32, 128, 128, 64>().launch(&cpu, &a, &b, &bias, c),
        |c| {
            let gelu = |x: f32| 0.5 * x * (1.0 + libm::erff(x * std::f32::consts::FRAC_1_SQRT_2));
            linear(of(&a), of(&b), of_mut(c), |j, x| gelu(x + of(&bias)[j]));
        },
    )?;
    let mask = Tensor::<u8, 2>::from_fn([N / 64, N / 128], |[i, j]| u8::from((i + j) % 2 == 0));
    case(
        report,
        "block_sparse_matmul",
        Work::product([N, N, N / 2]),
        out,
        |c| block_sparse_matmul::<f32, 128, 128, 64>().launch(&cpu, &a, &b, &mask, c),
        |c| masked_product(of(&a), of(&b), &mask, of_mut(c)),
    )?;

    let (n, k) = (1024, 1024);
    let (w, x) = (random(4, [n, k]), random(5, [k]));
    case(
        report,
        "gemv",
        Work::product([n, 1, k]),
        Tensor::zeros([n]),
        |y| gemv::gemv::<f32, 8, 256>().launch(&cpu, &w, &x, y),
        |y| {
            for (w, y) in of(&w).chunks_exact(k).zip(of_mut(y)) {
                *y = dot(w, of(&x));
            }
        },
    )?;

    let (side, c, f) = (14, 64, 64);
    let (x, filter) = (random(6, [1, side, side, c]), random(7, [3, 3, c, f]));
    case(
        report,
        "conv2d",
        Work::product([side * side, f, 9 * c]),
        Tensor::zeros([side * side, f]),
        |out| conv2d::<f32, 128, 64, 64>().launch(&cpu, &x, &filter, out, 1, 1, 1),
        |out| convolution(&x, of(&filter), of_mut(out)),
    )
}

fn product(a: &[f32], b: &[f32], c: &mut [f32]) {
    c.fill(0.0);
    for (a, c) in a.chunks_exact(N).zip(c.chunks_exact_mut(N)) {
        for (a, b) in a.iter().zip(b.chunks_exact(N)) {
            add_scaled(c, *a, b);
        }
    }
}

/// A·Bᵀ, and a function of each element and its column.
fn linear(a: &[f32], b: &[f32], c: &mut [f32], f: impl Fn(usize, f32) -> f32) {
    for (a, c) in a.chunks_exact(N).zip(c.chunks_exact_mut(N)) {
        for (j, (c, b)) in c.iter_mut().zip(b.chunks_exact(N)).enumerate() {
            *c = f(j, dot(a, b));
        }
    }
}

fn masked_product(a: &[f32], b: &[f32], mask: &Tensor<u8, 2>, c: &mut [f32]) {
    c.fill(0.0);
    for (a, c) in a.chunks_exact(N).zip(c.chunks_exact_mut(N)) {
        for (p, (a, b)) in a.iter().zip(b.chunks_exact(N)).enumerate() {
            for (j, (c, b)) in c.chunks_exact_mut(128).zip(b.chunks_exact(128)).enumerate() {
                if mask[[p / 64, j]] != 0 {
                    add_scaled(c, *a, b);
                }
            }
        }
    }
}

/// A filter of 3×3 with a padding of 1.
fn convolution(x: &Tensor<f32, 4>, filter: &[f32], out: &mut [f32]) {
    let [_, h, w, c] = x.shape();
    let f = filter.len() / (9 * c);
    let x = of(x);
    for (pixel, out) in out.chunks_exact_mut(f).enumerate() {
        let (row, col) = (pixel / w, pixel % w);
        out.fill(0.0);
        for (tap, filter) in filter.chunks_exact(c * f).enumerate() {
            let (y, z) = (row + tap / 3, col + tap % 3);
            if (1..=h).contains(&y) && (1..=w).contains(&z) {
                let x = &x[((y - 1) * w + z - 1) * c..][..c];
                for (x, filter) in x.iter().zip(filter.chunks_exact(f)) {
                    add_scaled(out, *x, filter);
                }
            }
        }
    }
}
