//! Plain loops for functions of rows.

use super::{case, of, of_mut, random};
use crate::report::{Outcome, Report};
use tile_kernel::prelude::*;
use tile_examples::Work;
use tile_kernels::testing::Random;
use tile_kernels::norm;
use tile_kernels::rows;
use tile_kernels::softmax;

const M: usize = 128;
const N: usize = 4096;
const EPS: f32 = 1e-5;

pub(super) fn measure(report: &mut Report) -> Outcome {
    let cpu = report.device();
    let x = random(1, [M, N]);
    let (weight, bias) = (random(2, [N]), random(3, [N]));
    let (whole, column) = (Tensor::<f32, 2>::zeros([M, N]), Tensor::<f32, 1>::zeros([M]));
    let (once, twice) = (Work::elements::<f32>(M * N), Work::elements::<f32>(2 * M * N));
    case(
        report,
        "softmax",
        twice,
        whole.clone(),
        |out| softmax::softmax::<f32, 1, N>().launch(&cpu, &x, out),
        |out| softmax(of(&x), of_mut(out)),
    )?;
    case(
        report,
        "online_softmax",
        twice,
        whole.clone(),
        |out| softmax::online_softmax::<f32, 4, 1024>().launch(&cpu, &x, out),
        |out| softmax(of(&x), of_mut(out)),
    )?;
    let target = Random::new(4).indices::<i32, 1>([M], N);
    case(
        report,
        "cross_entropy",
        once,
        (column.clone(), column.clone()),
        |(loss, lse)| softmax::cross_entropy::<f32, 4, 1024>().launch(&cpu, &x, &target, loss, lse),
        |(loss, lse)| cross_entropy(of(&x), of(&target), of_mut(loss), of_mut(lse)),
    )?;
    case(
        report,
        "layer_norm",
        twice,
        whole.clone(),
        |out| norm::layer_norm::<f32, 1, N>().launch(&cpu, &x, &weight, &bias, out, EPS),
        |out| layer_norm(of(&x), of(&weight), of(&bias), of_mut(out)),
    )?;
    case(
        report,
        "rms_norm",
        twice,
        whole.clone(),
        |out| norm::rms_norm::<f32, 1, N>().launch(&cpu, &x, &weight, out, EPS),
        |out| rms_norm(of(&x), of(&weight), of_mut(out)),
    )?;
    case(
        report,
        "transpose",
        twice,
        Tensor::<f32, 2>::zeros([N, M]),
        |out| rows::transpose::<f32, 64, 64>().launch(&cpu, &x, out),
        |out| transpose(of(&x), of_mut(out)),
    )?;
    case(
        report,
        "row_cumsum",
        twice,
        whole,
        |out| rows::row_cumsum::<f32, 4, 1024>().launch(&cpu, &x, out),
        |out| cumsum(of(&x), of_mut(out)),
    )?;
    case(
        report,
        "row_sum",
        once,
        column.clone(),
        |out| rows::row_sum::<f32, 8, 512>().launch(&cpu, &x, out),
        |out| sum(of(&x), of_mut(out)),
    )?;
    case(
        report,
        "row_max",
        once,
        (column, Tensor::<i32, 1>::zeros([M])),
        |(top, place)| rows::row_max::<f32, 1, N>().launch(&cpu, &x, top, place),
        |(top, place)| max(of(&x), of_mut(top), of_mut(place)),
    )
}

fn softmax(x: &[f32], out: &mut [f32]) {
    for (x, out) in x.chunks_exact(N).zip(out.chunks_exact_mut(N)) {
        let top = x.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for (out, x) in out.iter_mut().zip(x) {
            *out = (x - top).exp();
            sum += *out;
        }
        for out in out {
            *out /= sum;
        }
    }
}

fn cross_entropy(x: &[f32], target: &[i32], loss: &mut [f32], lse: &mut [f32]) {
    for (((x, target), loss), lse) in x.chunks_exact(N).zip(target).zip(loss).zip(lse) {
        let top = x.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        *lse = top + x.iter().map(|x| (x - top).exp()).sum::<f32>().ln();
        *loss = if *target < 0 { 0.0 } else { *lse - x[*target as usize] };
    }
}

fn layer_norm(x: &[f32], weight: &[f32], bias: &[f32], out: &mut [f32]) {
    for (x, out) in x.chunks_exact(N).zip(out.chunks_exact_mut(N)) {
        let mean = x.iter().sum::<f32>() / N as f32;
        let var = x.iter().map(|x| (x - mean) * (x - mean)).sum::<f32>() / N as f32;
        let scale = (var + EPS).sqrt().recip();
        for (((out, x), weight), bias) in out.iter_mut().zip(x).zip(weight).zip(bias) {
            *out = (x - mean) * scale * weight + bias;
        }
    }
}

fn rms_norm(x: &[f32], weight: &[f32], out: &mut [f32]) {
    for (x, out) in x.chunks_exact(N).zip(out.chunks_exact_mut(N)) {
        let scale = (x.iter().map(|x| x * x).sum::<f32>() / N as f32 + EPS).sqrt().recip();
        for ((out, x), weight) in out.iter_mut().zip(x).zip(weight) {
            *out = x * scale * weight;
        }
    }
}

fn transpose(x: &[f32], out: &mut [f32]) {
    for (j, out) in out.chunks_exact_mut(M).enumerate() {
        for (i, out) in out.iter_mut().enumerate() {
            *out = x[i * N + j];
        }
    }
}

fn cumsum(x: &[f32], out: &mut [f32]) {
    for (x, out) in x.chunks_exact(N).zip(out.chunks_exact_mut(N)) {
        let mut sum = 0.0;
        for (out, x) in out.iter_mut().zip(x) {
            sum += x;
            *out = sum;
        }
    }
}

fn sum(x: &[f32], out: &mut [f32]) {
    for (x, out) in x.chunks_exact(N).zip(out) {
        *out = x.iter().sum();
    }
}

fn max(x: &[f32], top: &mut [f32], place: &mut [i32]) {
    for ((x, top), place) in x.chunks_exact(N).zip(top).zip(place) {
        (*top, *place) = (x[0], 0);
        for (j, x) in x.iter().enumerate() {
            if x > top {
                (*top, *place) = (*x, j as i32);
            }
        }
    }
}
