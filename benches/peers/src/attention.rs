//! Attention forward beside candle: its fused kernel, and its separate operations.

use crate::matrix;
use crate::report::{Outcome, Peer, Report, Task, random};
use candle_core::{Tensor as Candle, WithDType};
use candle_nn::attention::{AttnMask, flash_attn};
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention;
use tile_examples::{Unit, Work};

const HEADS: usize = 8;

/// Candle's fused attention: queries, keys and values, the scale, and whether
/// the mask is causal.
type Flash = fn(&Candle, &Candle, &Candle, f32, bool) -> candle_core::Result<Candle>;

fn mask(causal: bool) -> AttnMask {
    if causal { AttnMask::causal() } else { AttnMask::None }
}

pub(crate) fn measure(report: &mut Report) -> Outcome {
    let single: Flash = |q, k, v, scale, causal| flash_attn::<f32>(q, k, v, scale, mask(causal), None, None);
    let half: Flash = |q, k, v, scale, causal| flash_attn::<bf16>(q, k, v, scale, mask(causal), None, None);
    for n in [1024, 4096] {
        each::<f32>(report, n, Unit::F32, single)?;
        each::<bf16>(report, n, Unit::BF16, half)?;
    }
    Ok(())
}

fn each<T: Float + WithDType>(report: &mut Report, n: usize, unit: Unit, flash: Flash) -> Outcome {
    forward::<T, 64, false>(report, n, unit, flash)?;
    forward::<T, 64, true>(report, n, unit, flash)?;
    forward::<T, 128, false>(report, n, unit, flash)?;
    forward::<T, 128, true>(report, n, unit, flash)
}

fn forward<T: Float + WithDType, const D: usize, const CAUSAL: bool>(
    report: &mut Report,
    n: usize,
    unit: Unit,
    flash: Flash,
) -> Outcome {
    let kind = if CAUSAL { "causal" } else { "full" };
    let name = format!("attention {} {HEADS}x{n}x{D} {kind}", <T as Element>::DTYPE);
    if !report.wants(&name) {
        return Ok(());
    }
    let cpu = report.device();
    let mut random = random();
    let shape = [1, HEADS, n, D];
    let [q, k, v] = [(); 3].map(|()| random.tensor::<T, 4>(shape));
    let (mut out, mut lse) = (Tensor::<T, 4>::zeros(shape), Tensor::<f32, 3>::zeros([1, HEADS, n]));
    let scale = (D as f32).sqrt().recip();
    let mut ours = || {
        let kernel = flash_attention::<T, 128, 128, D, CAUSAL>();
        kernel.launch(&cpu, &q, &k, &v, &mut out, &mut lse, scale).expect("shapes agree");
    };

    // As candle's two ways want them: heads before positions, and after.
    let [qh, kh, vh] = [matrix::candle(&q)?, matrix::candle(&k)?, matrix::candle(&v)?];
    let [qp, kp, vp] = [&qh, &kh, &vh].map(|x| x.transpose(1, 2).and_then(|x| x.contiguous()));
    let (qp, kp, vp) = (qp?, kp?, vp?);
    let mut peers = Vec::new();
    if flash(&qp, &kp, &vp, scale, CAUSAL).is_ok() {
        peers.push(Peer::new("candle flash", move || drop(flash(&qp, &kp, &vp, scale, CAUSAL))));
    }
    if !CAUSAL {
        let whole = move || -> candle_core::Result<Candle> {
            let scores = (qh.matmul(&kh.t()?.contiguous()?)? * f64::from(scale))?;
            candle_nn::ops::softmax_last_dim(&scores)?.matmul(&vh)
        };
        peers.push(Peer::new("candle matmul and softmax", move || drop(whole())));
    }
    let share = if CAUSAL { 0.5 } else { 1.0 };
    let elements = HEADS * n * D;
    let work = Work::Operations(4.0 * share * (elements * n) as f64);
    let task = Task::new(&name, work).of(unit).moving(4 * elements * size_of::<T>()).bar(3.0);
    report.compare(task, &mut ours, peers)
}
