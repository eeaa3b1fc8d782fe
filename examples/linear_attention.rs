//! Linear attention and the Mamba-2 recurrence, both in chunks.

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::linear_attention::linear_attention;
use tile_kernels::mamba2::{mamba2_chunk_scan, mamba2_chunk_state, mamba2_pass_states};
use tile_kernels::reference;
use tile_kernels::testing::{Tolerance, array, poisoned};

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::BF16]) {
        DType::BF16 => example::<bf16>(run),
        _ => example::<f32>(run),
    })
}

/// With larger chunks and states, and with smaller ones where there is no memory
/// for tiles of these.
fn example<T: Float>(run: &mut Run) -> Result<(), LaunchError> {
    match chunked::<T, 64, 128, 64>(run) {
        Err(LaunchError::Memory { .. }) => chunked::<T, 16, 64, 32>(run),
        done => done,
    }
}

/// `L` time steps in a chunk, `N` elements of a key, `P` elements of a value.
fn chunked<T: Float, const L: usize, const N: usize, const P: usize>(run: &mut Run) -> Result<(), LaunchError> {
    let cpu = run.device()?;
    let [heads, n] = run.size([8, 1000]);
    let [q, k] = [(); 2].map(|()| run.random.tensor::<T, 4>([1, heads, n, N]));
    let v = run.random.tensor::<T, 4>([1, heads, n, P]);
    let (mut out, mut last) = (poisoned::<T, 4>([1, heads, n, P]), poisoned::<f32, 4>([1, heads, N, P]));
    let time = run.time(|| linear_attention::<T, L, N, P>().launch(&cpu, &q, &k, &v, &mut out, &mut last))?;
    let (expected, _) = reference::linear_attention(&array(&q), &array(&k), &array(&v));
    let limit = Tolerance::rounded::<T>().sum::<f32>(n * N, 1.0).through::<T>((n + N) as f64 / 4.0);
    // Scores and their product in a chunk, reading and updating the state.
    let work = |products: usize| Work::Operations(2.0 * (heads * n) as f64 * products as f64);
    let name = format!("linear_attention {heads}x{n}x{N}x{P}");
    run.report::<T>(&name, work(L * (N + P) + 2 * N * P), &time, limit.check(&array(&out), &expected));

    let chunks = n.div_ceil(L);
    let x = run.random.tensor::<T, 4>([1, n, heads, P]);
    let dt = run.random.tensor_between::<f32, 3>([1, n, heads], 0.001, 0.1);
    let a = run.random.tensor_between::<f32, 1>([heads], -16.0, -1.0);
    let [b, c] = [(); 2].map(|()| run.random.tensor::<T, 4>([1, n, 1, N]));
    let d = run.random.tensor::<f32, 1>([heads]);
    let mut states = poisoned::<f32, 5>([1, chunks, heads, N, P]);
    let mut decay = poisoned::<f32, 3>([1, chunks, heads]);
    let mut y = poisoned::<T, 4>([1, n, heads, P]);
    let time = run.time(|| {
        mamba2_chunk_state::<T, L, N, P>().launch(&cpu, &x, &dt, &a, &b, &mut states, &mut decay)?;
        mamba2_pass_states::<N, P>().launch(&cpu, &decay, &mut states, &mut last)?;
        mamba2_chunk_scan::<T, L, N, P>().launch(&cpu, &x, &dt, &a, &b, &c, &d, &states, &mut y)
    })?;
    let (expected, _) = reference::mamba2(&array(&x), &array(&dt), &array(&a), [&array(&b), &array(&c)], &array(&d));
    let limit = Tolerance::rounded::<T>().sum::<f32>(n * N, 0.1).through::<T>(N as f64 / 8.0);
    let name = format!("mamba2 {heads}x{n}x{N}x{P}");
    run.report::<T>(&name, work(L * (N + P) + 2 * N * P), &time, limit.check(&array(&y), &expected));
    Ok(())
}
