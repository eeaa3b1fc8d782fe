//! Plain loops for table lookup, rotary embedding, transforms, selection and counting.

use super::{add_scaled, case, of, of_mut, random};
use crate::report::{Outcome, Report};
use tile_kernel::prelude::*;
use tile_kernels::embedding;
use tile_kernels::hadamard;
use tile_examples::Work;
use tile_kernels::testing::Random;
use tile_kernels::rope;
use tile_kernels::select;

const N: usize = 1024;
const HALF: usize = 64;
const HEADS: usize = 16;
const TOP: usize = 8;

const TOKENS: usize = 200;

pub(super) fn measure(report: &mut Report) -> Outcome {
    embeddings(report)?;
    rotations(report)?;
    selections(report)
}

fn embeddings(report: &mut Report) -> Outcome {
    let cpu = report.device();
    let (tokens, vocabulary) = (TOKENS, 1000);
    let table = random(1, [vocabulary, N]);
    let ids = Random::new(2).indices::<i32, 1>([tokens], vocabulary);
    let bytes = Work::elements::<f32>(2 * tokens * N);
    case(
        report,
        "embedding",
        bytes,
        Tensor::zeros([tokens, N]),
        |out| embedding::embedding::<f32, 64, 1024>().launch(&cpu, &table, &ids, out),
        |out| gather(of(&table), of(&ids), of_mut(out)),
    )?;
    // A table that no cache holds.
    let (many, large) = (4096, 32_000);
    let whole = random(9, [large, N]);
    let some = Random::new(10).indices::<i32, 1>([many], large);
    case(
        report,
        "embedding from memory",
        Work::elements::<f32>(2 * many * N),
        Tensor::zeros([many, N]),
        |out| embedding::embedding::<f32, 64, 1024>().launch(&cpu, &whole, &some, out),
        |out| gather(of(&whole), of(&some), of_mut(out)),
    )?;
    drop(whole);
    let d_out = random(3, [tokens, N]);
    case(
        report,
        "embedding_backward",
        bytes,
        Tensor::zeros([vocabulary, N]),
        |out| embedding::embedding_backward::<f32, 16, 512>().launch(&cpu, &d_out, &ids, out),
        |out| scatter_add(of(&d_out), of(&ids), of_mut(out)),
    )
}

fn rotations(report: &mut Report) -> Outcome {
    let (cpu, tokens) = (report.device(), TOKENS);
    let angle = |[p, j]: [usize; 2]| p as f64 * 10_000_f64.powf(-(j as f64) / HALF as f64);
    let cos = Tensor::<f32, 2>::from_fn([tokens, HALF], |at| angle(at).cos() as f32);
    let sin = Tensor::<f32, 2>::from_fn([tokens, HALF], |at| angle(at).sin() as f32);
    let x = random(4, [tokens, HEADS, 2 * HALF]);
    let position = Random::new(5).indices::<i32, 1>([tokens], tokens);
    case(
        report,
        "rope",
        Work::elements::<f32>(2 * x.len()),
        x.clone(),
        |out| rope::rope::<f32, HEADS, HALF>().launch(&cpu, &x, &position, &cos, &sin, out),
        |out| rotate(of(&x), of(&position), of(&cos), of(&sin), of_mut(out)),
    )?;

    let x = random(6, [64, 64, 64]);
    case(
        report,
        "hadamard",
        Work::elements::<f32>(2 * x.len()),
        x.clone(),
        |out| hadamard::hadamard::<f32, 64, 64>().launch(&cpu, &x, out, 1.0 / 64.0),
        |out| transform(of(&x), of_mut(out), 64 * 64, 1.0 / 64.0),
    )
}

fn selections(report: &mut Report) -> Outcome {
    let cpu = report.device();
    let (m, n) = (64, 4096);
    let x = random(7, [m, n]);
    case(
        report,
        "top_k",
        Work::elements::<f32>(m * n),
        (Tensor::<f32, 2>::zeros([m, TOP]), Tensor::<i32, 2>::zeros([m, TOP])),
        |(values, places)| select::top_k::<f32, 1, 4096, TOP>().launch(&cpu, &x, values, places),
        |(values, places)| top(of(&x), of_mut(values), of_mut(places), n),
    )?;
    let x = Random::new(8).indices::<i32, 1>([1 << 18], 256);
    case(
        report,
        "histogram",
        Work::elements::<i32>(x.len()),
        Tensor::<i32, 1>::zeros([256]),
        |counts| select::histogram::<8192, 256>().launch(&cpu, &x, counts),
        |counts| count(of(&x), of_mut(counts)),
    )
}

fn gather(table: &[f32], ids: &[i32], out: &mut [f32]) {
    for (out, id) in out.chunks_exact_mut(N).zip(ids) {
        out.copy_from_slice(&table[*id as usize * N..][..N]);
    }
}

fn scatter_add(d_out: &[f32], ids: &[i32], d_table: &mut [f32]) {
    for (d_out, id) in d_out.chunks_exact(N).zip(ids) {
        add_scaled(&mut d_table[*id as usize * N..][..N], 1.0, d_out);
    }
}

fn rotate(x: &[f32], position: &[i32], cos: &[f32], sin: &[f32], out: &mut [f32]) {
    let tokens = x.chunks_exact(HEADS * 2 * HALF).zip(out.chunks_exact_mut(HEADS * 2 * HALF));
    for ((x, out), at) in tokens.zip(position) {
        let (cos, sin) = (&cos[*at as usize * HALF..][..HALF], &sin[*at as usize * HALF..][..HALF]);
        for (x, out) in x.chunks_exact(2 * HALF).zip(out.chunks_exact_mut(2 * HALF)) {
            let ((u, v), (first, second)) = (x.split_at(HALF), out.split_at_mut(HALF));
            for j in 0..HALF {
                first[j] = u[j] * cos[j] - v[j] * sin[j];
                second[j] = v[j] * cos[j] + u[j] * sin[j];
            }
        }
    }
}

fn transform(x: &[f32], out: &mut [f32], n: usize, scale: f32) {
    for (x, out) in x.chunks_exact(n).zip(out.chunks_exact_mut(n)) {
        for (out, x) in out.iter_mut().zip(x) {
            *out = x * scale;
        }
        let mut half = 1;
        while half < n {
            for pair in out.chunks_exact_mut(2 * half) {
                let (low, high) = pair.split_at_mut(half);
                for (low, high) in low.iter_mut().zip(high) {
                    (*low, *high) = (*low + *high, *low - *high);
                }
            }
            half *= 2;
        }
    }
}

/// Keeps the best so far in order.
fn top(x: &[f32], values: &mut [f32], places: &mut [i32], n: usize) {
    let outputs = values.chunks_exact_mut(TOP).zip(places.chunks_exact_mut(TOP));
    for (x, (values, places)) in x.chunks_exact(n).zip(outputs) {
        values.fill(f32::NEG_INFINITY);
        for (j, &x) in x.iter().enumerate() {
            if x > values[TOP - 1] {
                let at = values.partition_point(|value| *value >= x);
                values[at..].rotate_right(1);
                places[at..].rotate_right(1);
                (values[at], places[at]) = (x, j as i32);
            }
        }
    }
}

fn count(x: &[i32], counts: &mut [i32]) {
    for x in x {
        counts[*x as usize] += 1;
    }
}
