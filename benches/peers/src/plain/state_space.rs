//! Plain loops for recurrences, one time step at a time.

use super::{add_scaled, case, of, of_mut, random};
use crate::report::{Outcome, Report};
use tile_kernel::prelude::*;
use tile_examples::Work;
use tile_kernels::testing::Random;
use tile_kernels::linear_attention::linear_attention;
use tile_kernels::mamba2::{mamba2_chunk_scan, mamba2_chunk_state, mamba2_pass_states};

/// Steps in a chunk, elements of a key and of a value.
const L: usize = 64;
const N: usize = 128;
const P: usize = 64;

const HEADS: usize = 2;
const STEPS: usize = 512;

pub(super) fn measure(report: &mut Report) -> Outcome {
    let cpu = report.device();
    let work = Work::Operations(2.0 * (HEADS * STEPS * 2 * N * P) as f64);
    let [q, k] = [1, 2].map(|seed| random(seed, [1, HEADS, STEPS, N]));
    let v = random(3, [1, HEADS, STEPS, P]);
    case(
        report,
        "linear_attention",
        work,
        (Tensor::zeros([1, HEADS, STEPS, P]), Tensor::zeros([1, HEADS, N, P])),
        |(out, last)| linear_attention::<f32, L, N, P>().launch(&cpu, &q, &k, &v, out, last),
        |(out, last)| accumulate(of(&q), of(&k), of(&v), of_mut(out), of_mut(last)),
    )?;

    let chunks = STEPS / L;
    let x = random(4, [1, STEPS, HEADS, P]);
    let dt = Random::new(5).tensor_between::<f32, 3>([1, STEPS, HEADS], 0.001, 0.1);
    let a = Random::new(6).tensor_between::<f32, 1>([HEADS], -16.0, -1.0);
    let [b, c] = [7, 8].map(|seed| random(seed, [1, STEPS, 1, N]));
    let d = random(9, [HEADS]);
    let mut states = Tensor::zeros([1, chunks, HEADS, N, P]);
    let mut decay = Tensor::zeros([1, chunks, HEADS]);
    case(
        report,
        "mamba2",
        work,
        (Tensor::zeros([1, STEPS, HEADS, P]), Tensor::zeros([1, HEADS, N, P])),
        |(out, last)| {
            mamba2_chunk_state::<f32, L, N, P>().launch(&cpu, &x, &dt, &a, &b, &mut states, &mut decay)?;
            mamba2_pass_states::<N, P>().launch(&cpu, &decay, &mut states, last)?;
            mamba2_chunk_scan::<f32, L, N, P>().launch(&cpu, &x, &dt, &a, &b, &c, &d, &states, out)
        },
        |(out, last)| recur(of(&x), of(&dt), [of(&a), of(&d)], [of(&b), of(&c)], of_mut(out), of_mut(last)),
    )
}

fn accumulate(q: &[f32], k: &[f32], v: &[f32], out: &mut [f32], last: &mut [f32]) {
    last.fill(0.0);
    let steps = q.chunks_exact(N).zip(k.chunks_exact(N)).zip(v.chunks_exact(P)).zip(out.chunks_exact_mut(P));
    for (t, (((q, k), v), out)) in steps.enumerate() {
        let state = &mut last[t / STEPS * N * P..][..N * P];
        out.fill(0.0);
        for ((q, k), state) in q.iter().zip(k).zip(state.chunks_exact_mut(P)) {
            add_scaled(state, *k, v);
            add_scaled(out, *q, state);
        }
    }
}

fn recur(x: &[f32], dt: &[f32], [a, d]: [&[f32]; 2], [b, c]: [&[f32]; 2], out: &mut [f32], last: &mut [f32]) {
    last.fill(0.0);
    let steps = x.chunks_exact(P).zip(out.chunks_exact_mut(P)).zip(dt);
    for (i, ((x, out), dt)) in steps.enumerate() {
        let (t, h) = (i / HEADS, i % HEADS);
        let keep = (dt * a[h]).exp();
        let state = last[h * N * P..][..N * P].chunks_exact_mut(P);
        for (out, x) in out.iter_mut().zip(x) {
            *out = d[h] * x;
        }
        for ((state, b), c) in state.zip(&b[t * N..][..N]).zip(&c[t * N..][..N]) {
            for ((state, x), out) in state.iter_mut().zip(x).zip(&mut *out) {
                *state = keep * *state + dt * b * x;
                *out += c * *state;
            }
        }
    }
}
