//! What a launch of a [`Tuned`] device costs beyond one of the instance that it answers with, on a
//! device that does nothing: `cargo bench -p tile-tune --bench cached_launch`.

use std::hint::black_box;
use std::time::Instant;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernel::prelude::*;
use tile_tune::{Cache, Tuned, Tuner, Tuning};

#[tile_kernel(default(BM = 64, BN = 64, BK = 32), tune(BM = [32, 64], BN = [32, 64], BK = [32, 64]))]
fn matmul<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<f32, 2>,
    b: &Tensor<f32, 2>,
    c: &mut Tensor<f32, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<f32>([BM, BK]);
    let mut b_s = shared::<f32>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// A device whose launches do nothing, so that what is around them is seen.
struct Nothing;

impl HostDevice for Nothing {}

impl Device for Nothing {
    fn target(&self) -> &'static str {
        "nothing"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        black_box((instance.consts(), args.len()));
        Ok(())
    }
}

/// The least time of a launch among rounds of many, in nanoseconds.
fn least(mut launch: impl FnMut()) -> f64 {
    const LAUNCHES: u32 = 20_000;
    let round = |_| {
        let start = Instant::now();
        (0..LAUNCHES).for_each(|_| launch());
        start.elapsed().as_nanos() as f64 / f64::from(LAUNCHES)
    };
    (0..20).map(round).fold(f64::INFINITY, f64::min)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let device = Nothing;
    let folder = std::env::temp_dir().join(format!("tile-tune-bench-{}", std::process::id()));
    let cache = Cache::new(&folder);
    for known in [1, 256] {
        let tuned = Tuned::on(&device, Tuning::Cached).cache(Some(cache.clone())).into_device();
        let mut last = None;
        for extent in 1..=known {
            let (a, b, mut c) = (Tensor::zeros([extent, 8]), Tensor::zeros([8, 8]), Tensor::zeros([extent, 8]));
            Tuner::new()
                .cache(cache.clone())
                .tune(&device, |device| matmul::default().launch(device, &a, &b, &mut c))?;
            matmul::default().launch(&tuned, &a, &b, &mut c)?;
            last = Some((a, b, c));
        }
        let Some((a, b, mut c)) = last else { continue };
        let stated = least(|| matmul::<64, 64, 32>().launch(&device, &a, &b, &mut c).expect("it does nothing"));
        let cached = least(|| matmul::default().launch(&tuned, &a, &b, &mut c).expect("it does nothing"));
        println!(
            "{known:3} launches known: stated {stated:.0} ns, cached {cached:.0} ns, {:.0} ns more",
            cached - stated
        );
    }
    std::fs::remove_dir_all(folder)?;
    Ok(())
}
