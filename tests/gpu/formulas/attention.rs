//! Attention in index notation beside `flash_attention`.

use crate::bench::Bench;
use crate::{formulas, kernels};
use tile_kernel::cuda::CudaTensor;
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention;

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
        let mut formula = || formulas::attention_without_mask::<bf16, 128>().launch(&cuda, &q, &k, &v, &mut p, scale);
        let name = format!("attention bf16 {b}x{h}x{s}x128");
        bench.work(&name, vec![("tile", &mut tile), ("formula", &mut formula)])?;
    }
    windows(bench)
}

/// Causal attention of the last 1024 keys.
fn windows(bench: &mut Bench) -> Result<(), LaunchError> {
    let cuda = bench.cuda.clone();
    let shape = [1, 16, 8192, 128];
    let [q, k, v] = [bench.tensor(1, shape)?, bench.tensor(2, shape)?, bench.tensor(3, shape)?];
    let (mut o, mut p) = (bench.tensor(4, shape)?, bench.tensor(4, shape)?);
    let (scale, window) = (0.088, 1024);
    let mut tile = || {
        let kernel = formulas::attention_of_window_on_tiles::<bf16, 128, 128, 128>().fitted();
        kernel.launch(&cuda, &q, &k, &v, &mut o, scale, window)
    };
    let mut formula = || formulas::attention_of_window::<bf16, 128>().launch(&cuda, &q, &k, &v, &mut p, scale, window);
    bench.work("attention bf16 window 1024 1x16x8192x128", vec![("tile", &mut tile), ("formula", &mut formula)])
}
