//! Decoding with multi-head latent attention (MLA) at DeepSeek's sizes: 128 heads over latent
//! vectors of 512 and rotary keys of 64 elements.

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::decoding::combine_splits;
use tile_kernels::mla::mla_decode;
use tile_kernels::reference;
use tile_kernels::testing::{Tolerance, array, poisoned};

const HEADS: usize = 128;
const DC: usize = 512;
const DR: usize = 64;

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::BF16]) {
        DType::BF16 => example::<bf16>(run),
        _ => example::<f32>(run),
    })
}

fn example<T: Float>(run: &mut Run) -> Result<(), LaunchError> {
    let cpu = run.device()?;
    let [batch, n] = run.size([2, 1000]);
    let splits = 2;
    let (q, q_rope) = (run.random.tensor::<T, 3>([batch, HEADS, DC]), run.random.tensor::<T, 3>([batch, HEADS, DR]));
    let (c, k_rope) = (run.random.tensor::<T, 3>([batch, n, DC]), run.random.tensor::<T, 3>([batch, n, DR]));
    let lens = Tensor::full([batch], n as i32);
    let scale = ((DC + DR) as f32).sqrt().recip();
    let (mut part, mut lse) = (poisoned([splits, batch, HEADS, DC]), poisoned([splits, batch, HEADS]));
    let mut out = poisoned::<T, 3>([batch, HEADS, DC]);
    let time = run.time(|| {
        // Blocks of 64 heads and keys, or what a GPU has the memory for.
        let kernel = <mla_decode<T>>::default();
        kernel.launch(&cpu, &q, &q_rope, &c, &k_rope, &lens, &mut part, &mut lse, scale)?;
        combine_splits::<T, DC>().launch(&cpu, &part, &lse, &mut out)
    })?;
    let inputs = [&array(&q), &array(&q_rope), &array(&c), &array(&k_rope)];
    let expected = reference::latent_attention(inputs, &lens.to_vec(), f64::from(scale));
    let checked = Tolerance::rounded::<T>().sum::<f32>(n + DC, 1.0).through::<T>(0.5).check(&array(&out), &expected);
    let work = Work::Operations(2.0 * (batch * HEADS * n * (2 * DC + DR)) as f64);
    run.report::<T>(&format!("mla_decode {batch}x{HEADS}x{n}"), work, &time, checked);
    Ok(())
}
