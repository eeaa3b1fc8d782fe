//! Split-KV decoding: attention of one new token for each sequence over keys stored in pages.

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::decoding::{combine_splits, flash_decoding};
use tile_kernels::reference::{self, Array, Mask};
use tile_kernels::testing::{Tolerance, array, poisoned};

const D: usize = 128;

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::BF16]) {
        DType::BF16 => example::<bf16>(run),
        _ => example::<f32>(run),
    })
}

/// With pages of 64 keys, and of 16 where there is no memory for tiles of these.
fn example<T: Float>(run: &mut Run) -> Result<(), LaunchError> {
    match paged::<T, 64>(run) {
        Err(LaunchError::Memory { .. }) => paged::<T, 16>(run),
        done => done,
    }
}

fn paged<T: Float, const PAGE: usize>(run: &mut Run) -> Result<(), LaunchError> {
    let cpu = run.device()?;
    let [batch, n] = run.size([4, 2000]);
    let (heads, kv_heads, splits, pages) = (32, 4, 2, n.div_ceil(PAGE));
    let q = run.random.tensor::<T, 3>([batch, heads, D]);
    let [k_cache, v_cache] = [(); 2].map(|()| run.random.tensor::<T, 4>([batch * pages, PAGE, kv_heads, D]));
    // Page i of sequence b is page i·batch + b of the cache.
    let table = Tensor::<i32, 2>::from_fn([batch, pages], |[b, i]| (i * batch + b) as i32);
    let lens = Tensor::full([batch], n as i32);
    let scale = (D as f32).sqrt().recip();
    let (mut part, mut lse) = (poisoned([splits, batch, heads, D]), poisoned([splits, batch, heads]));
    let mut out = poisoned::<T, 3>([batch, heads, D]);
    let time = run.time(|| {
        let kernel = flash_decoding::<T, 8, PAGE, D>();
        kernel.launch(&cpu, &q, &k_cache, &v_cache, &table, &lens, &mut part, &mut lse, scale)?;
        combine_splits::<T, D>().launch(&cpu, &part, &lse, &mut out)
    })?;

    let gathered = |cache: &Tensor<T, 4>| {
        let mut keys = Array::zeros(&[batch, kv_heads, n, D]);
        for (row, keys) in keys.data.chunks_exact_mut(D).enumerate() {
            let (b, h, j) = (row / n / kv_heads, row / n % kv_heads, row % n);
            for (e, key) in keys.iter_mut().enumerate() {
                *key = cache[[j / PAGE * batch + b, j % PAGE, h, e]].to_f64();
            }
        }
        keys
    };
    let queries = array(&q).reshape(&[batch, heads, 1, D]);
    let expected =
        reference::attention(&queries, &gathered(&k_cache), &gathered(&v_cache), Mask::Full, f64::from(scale))
            .reshape(&[batch, heads, D]);
    let limit = Tolerance::rounded::<T>().sum::<f32>(n + D, 1.0).through::<T>(0.5);
    let work = Work::elements::<T>(2 * batch * kv_heads * n * D);
    run.report::<T>(
        &format!("flash_decoding {batch}x{heads}x{n}x{D}"),
        work,
        &time,
        limit.check(&array(&out), &expected),
    );
    Ok(())
}
