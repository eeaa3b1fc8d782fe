//! Attention in index notation beside `flash_attention`.

use crate::bench::Bench;
use crate::kernels;
use tile_kernel::cuda::CudaTensor;
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention;

/// Attention without a mask.
#[tile_expr(fast_math, default(D = 64))]
fn attention_without_mask<T: Float, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
    scale: f32,
) {
    dims!(q = [b, h, m, D], k = [b, h, n, D], v = [b, h, n, D]);
    require!(scale > 0.0, "the scale is positive");
    let score = |b, h, i, j| cast::<T::Acc>(scale) * sum(d, q[[b, h, i, d]] * k[[b, h, j, d]]);
    out[[b, h, i, e]] = sum(j, softmax(j, score(b, h, i, j)) * v[[b, h, j, e]]);
}

pub(crate) fn measure(bench: &mut Bench) -> Result<(), LaunchError> {
    let cuda = bench.cuda.clone();
    for [b, h, s] in [[4, 16, 2048], [1, 16, 8192]] {
        let shape = [b, h, s, 128];
        let [q, k, v] = [bench.tensor(1, shape)?, bench.tensor(2, shape)?, bench.tensor(3, shape)?];
        let (mut o, mut p) = (bench.tensor(4, shape)?, bench.tensor(4, shape)?);
        let mut lse = CudaTensor::<f32, 3>::zeros(&cuda, [b, h, s])?;
        let scale = 0.088;
        let mut tile = || {
            flash_attention::<bf16, 128, 128, 128, true>().fitted().launch(&cuda, &q, &k, &v, &mut o, &mut lse, scale)
        };
        let mut formula = || kernels::attention::<bf16, 128>().launch(&cuda, &q, &k, &v, &mut p, scale);
        let name = format!("attention bf16 causal {b}x{h}x{s}x128");
        bench.work(&name, vec![("tile", &mut tile), ("formula", &mut formula)])?;
        let mut tile = || {
            flash_attention::<bf16, 128, 128, 128, false>().fitted().launch(&cuda, &q, &k, &v, &mut o, &mut lse, scale)
        };
        let mut formula = || attention_without_mask::<bf16, 128>().launch(&cuda, &q, &k, &v, &mut p, scale);
        let name = format!("attention bf16 {b}x{h}x{s}x128");
        bench.work(&name, vec![("tile", &mut tile), ("formula", &mut formula)])?;
    }
    Ok(())
}
