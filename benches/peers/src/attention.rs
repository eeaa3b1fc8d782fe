//! Attention forward.

use crate::matrix;
use crate::report::{Outcome, Peer, Report};
use candle_nn::attention::{AttnMask, flash_attn};
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention;
use tile_kernels::harness::{Random, Unit, Work};

const HEADS: usize = 8;

pub(crate) fn measure(report: &mut Report) -> Outcome {
    for n in [1024, 2048] {
        forward::<64, false>(report, n)?;
        forward::<64, true>(report, n)?;
        forward::<128, false>(report, n)?;
        forward::<128, true>(report, n)?;
    }
    Ok(())
}

fn forward<const D: usize, const CAUSAL: bool>(report: &mut Report, n: usize) -> Outcome {
    let name = format!("attention f32 {HEADS}x{n}x{D} {}", if CAUSAL { "causal" } else { "full" });
    if !report.wants(&name) {
        return Ok(());
    }
    let cpu = report.device();
    let mut random = Random::new(1);
    let shape = [1, HEADS, n, D];
    let [q, k, v] = [(); 3].map(|()| random.tensor::<f32, 4>(shape));
    let (mut out, mut lse) = (Tensor::<f32, 4>::zeros(shape), Tensor::<f32, 3>::zeros([1, HEADS, n]));
    let scale = (D as f32).sqrt().recip();
    let mut ours = || {
        let kernel = flash_attention::<f32, 128, 128, D, CAUSAL>();
        kernel.launch(&cpu, &q, &k, &v, &mut out, &mut lse, scale).expect("shapes agree");
    };

    // As candle's two ways want them: heads before positions, and after.
    let [qh, kh, vh] = [matrix::candle(&q)?, matrix::candle(&k)?, matrix::candle(&v)?];
    let [qp, kp, vp] = [&qh, &kh, &vh].map(|x| x.transpose(1, 2).and_then(|x| x.contiguous()));
    let (qp, kp, vp) = (qp?, kp?, vp?);
    let mask = || if CAUSAL { AttnMask::causal() } else { AttnMask::None };
    flash_attn::<f32>(&qp, &kp, &vp, scale, mask(), None, None)?;
    let mut peers =
        vec![Peer::new("candle flash", || drop(flash_attn::<f32>(&qp, &kp, &vp, scale, mask(), None, None)))];
    if !CAUSAL {
        let whole = || -> candle_core::Result<candle_core::Tensor> {
            let scores = (qh.matmul(&kh.t()?.contiguous()?)? * f64::from(scale))?;
            candle_nn::ops::softmax_last_dim(&scores)?.matmul(&vh)
        };
        whole()?;
        peers.push(Peer::new("candle matmul and softmax", move || drop(whole())));
    }
    let share = if CAUSAL { 0.5 } else { 1.0 };
    let work = Work::Operations(4.0 * share * (HEADS * n * n * D) as f64);
    report.compare(&name, work, Some(Unit::F32), &mut ours, peers)
}
