//! Attention, forward and backward, with four query heads to a key head: full, causal, and of
//! packed sequences of different lengths ("varlen").
//!
//! The reference checks the heads of one group.

use std::process::ExitCode;
use tile_examples::{Run, Target, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::attention::{flash_attention, flash_attention_varlen};
use tile_kernels::attention_backward::{
    attention_backward_fused, attention_backward_kv, attention_backward_q, attention_delta,
};
use tile_kernels::reference::{self, Array, Mask};
use tile_kernels::testing::{Tolerance, array, poisoned};

const D: usize = 128;
const GROUP: usize = 4;

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::BF16]) {
        DType::BF16 => example::<bf16>(run),
        _ => example::<f32>(run),
    })
}

/// The first `heads` heads.
fn first<T: Element>(x: &Tensor<T, 4>, heads: usize) -> Array {
    let [_, _, n, d] = x.shape();
    Array::new(&[1, heads, n, d], array(x).data[..heads * n * d].to_vec())
}

fn example<T: Float>(run: &mut Run) -> Result<(), LaunchError> {
    let cpu = run.device()?;
    let [heads, n] = run.size([8, 1024]);
    let (heads, kv_heads) = (heads.next_multiple_of(GROUP), heads.div_ceil(GROUP));
    let [queries, keys] = [[1, heads, n, D], [1, kv_heads, n, D]];
    let [q, d_out] = [(); 2].map(|()| run.random.tensor::<T, 4>(queries));
    let [k, v] = [(); 2].map(|()| run.random.tensor::<T, 4>(keys));
    let scale = (D as f32).sqrt().recip();
    let [qa, ka, va] = [first(&q, GROUP), first(&k, 1), first(&v, 1)];
    let limit = Tolerance::rounded::<T>().sum::<T::Acc>(n + D, 2.0).through::<T>(0.5);
    // Half of the scores are masked.
    let operations = 2.0 * (heads * n * n * D) as f64;

    let (mut out, mut lse) = (poisoned::<T, 4>(queries), poisoned::<f32, 3>([1, heads, n]));
    let kernel = flash_attention::<T, 64, 64, D, false>();
    let time = run.time(|| kernel.launch(&cpu, &q, &k, &v, &mut out, &mut lse, scale))?;
    let expected = reference::attention(&qa, &ka, &va, Mask::Full, f64::from(scale));
    let checked = limit.check(&first(&out, GROUP), &expected);
    run.report::<T>(&format!("flash_attention {heads}x{n}x{D}"), Work::Operations(2.0 * operations), &time, checked);

    let kernel = flash_attention::<T, 64, 64, D, true>();
    let time = run.time(|| kernel.launch(&cpu, &q, &k, &v, &mut out, &mut lse, scale))?;
    let expected = reference::attention(&qa, &ka, &va, Mask::Causal, f64::from(scale));
    let checked = limit.check(&first(&out, GROUP), &expected);
    run.report::<T>(&format!("flash_attention {heads}x{n}x{D} causal"), Work::Operations(operations), &time, checked);

    let mut delta = poisoned::<f32, 3>([1, heads, n]);
    let (mut d_q, mut d_k, mut d_v) = (poisoned::<T, 4>(queries), poisoned::<T, 4>(keys), poisoned::<T, 4>(keys));
    let time = run.time(|| {
        attention_delta::<T, 64, D>().launch(&cpu, &out, &d_out, &mut delta)?;
        // Tiles of f32 are smaller where shared memory is.
        attention_backward_kv::<T, 64, 64, D, true>()
            .fitted()
            .launch(&cpu, &q, &k, &v, &d_out, &lse, &delta, &mut d_k, &mut d_v, scale)?;
        attention_backward_q::<T, 64, 64, D, true>()
            .fitted()
            .launch(&cpu, &q, &k, &v, &d_out, &lse, &delta, &mut d_q, scale)
    })?;
    let g = reference::attention_backward(&qa, &ka, &va, &first(&d_out, GROUP), Mask::Causal, f64::from(scale));
    let limit = limit.through::<T>(4.0);
    let checked = (limit.check(&first(&d_q, GROUP), &g.q))
        .and_then(|_| limit.check(&first(&d_k, 1), &g.k))
        .and_then(|_| limit.check(&first(&d_v, 1), &g.v));
    let name = |form| format!("backward{form} {heads}x{n}x{D} causal");
    run.report::<T>(&name(""), Work::Operations(2.5 * operations), &time, checked);

    // One kernel that adds dQ up from all of its blocks.
    let mut d_q = Tensor::<T::Acc, 4>::zeros(queries);
    let time = run.time(|| {
        d_q.fill(T::Acc::from_f64(0.0));
        attention_backward_fused::<T, 64, 64, D, true>()
            .fitted()
            .launch(&cpu, &q, &k, &v, &d_out, &lse, &delta, &mut d_q, &mut d_k, &mut d_v, scale)
    })?;
    let checked = (limit.check(&first(&d_q, GROUP), &g.q))
        .and_then(|_| limit.check(&first(&d_k, 1), &g.k))
        .and_then(|_| limit.check(&first(&d_v, 1), &g.v));
    run.report::<T>(&name(" in one kernel"), Work::Operations(2.5 * operations), &time, checked);
    sequences::<T>(run, &cpu, heads, n)
}

/// Sequences one behind the other, of which the second is empty.
fn sequences<T: Float>(run: &mut Run, device: &Target, heads: usize, n: usize) -> Result<(), LaunchError> {
    let starts = [0, n / 3, n / 3, n].map(|at| at as i32);
    let [queries, keys] = [[n, heads, D], [n, heads / GROUP, D]];
    let q = run.random.tensor::<T, 3>(queries);
    let [k, v] = [(); 2].map(|()| run.random.tensor::<T, 3>(keys));
    let mut out = poisoned::<T, 3>(queries);
    let (bounds, longest, scale) = (Tensor::from(starts), n - n / 3, (D as f32).sqrt().recip());
    let kernel = flash_attention_varlen::<T, 64, 64, D, true>();
    let time = run.time(|| kernel.launch(device, &q, &k, &v, &bounds, &bounds, &mut out, longest, scale))?;
    let inputs = [&array(&q), &array(&k), &array(&v)];
    let expected = reference::attention_varlen(inputs, [&starts, &starts], true, f64::from(scale));
    let checked = Tolerance::rounded::<T>().sum::<T::Acc>(n + D, 2.0).through::<T>(0.5).check(&array(&out), &expected);
    let squares: f64 = starts.windows(2).map(|of| f64::from(of[1] - of[0]).powi(2)).sum();
    let work = Work::Operations(2.0 * squares * (heads * D) as f64);
    run.report::<T>(&format!("flash_attention_varlen {heads} heads, {n} rows, causal"), work, &time, checked);
    Ok(())
}
