//! Attention whose mask is one `select` in a loop over all keys, beside candle's fused kernel and beside
//! the same loop with a mask that shows all keys.

use crate::matrix;
use crate::report::{Outcome, Peer, Report, Task, random};
use candle_nn::attention::{AttnMask, flash_attn};
use tile_examples::{Unit, Work};
use tile_kernel::prelude::*;

const HEADS: usize = 8;
const LENGTH: usize = 4096;
const WIDTH: usize = 64;
const WINDOW: usize = 256;

/// All keys.
const ALL: usize = 0;
/// Keys up to the query.
const CAUSAL: usize = 1;
/// The last `WINDOW` keys up to the query.
const RECENT: usize = 2;

/// Attention of `q` on `k` and `v`, all `[heads, n, D]`, without a scale. The loop goes
/// through all keys, and the compiler leaves out what `KIND` hides.
#[tile_kernel(fast_math)]
fn masked<const BM: usize, const BN: usize, const D: usize, const KIND: usize>(
    q: &Tensor<f32, 3>,
    k: &Tensor<f32, 3>,
    v: &Tensor<f32, 3>,
    out: &mut Tensor<f32, 3>,
) {
    dims!(q = [heads, n, D], k = [heads, n, D], v = [heads, n, D], out = [heads, n, D]);
    let [h, x] = blocks([heads, n.div_ceil(BM)]);
    let mut q_s = shared::<f32>([BM, D]);
    let mut k_s = shared::<f32>([BN, D]);
    let mut v_s = shared::<f32>([BN, D]);
    let mut s = fragment::<f32>([BM, BN]);
    let mut o = fragment::<f32>([BM, D]);
    let mut top = fragment::<f32>([BM]);
    let mut old = fragment::<f32>([BM]);
    let mut sum = fragment::<f32>([BM]);
    copy(q.at([h, x * BM, 0]), &mut q_s);
    clear(&mut o);
    clear(&mut sum);
    fill(&mut top, -1.0e30);
    pipelined!(0..n.div_ceil(BN), stages = 2, |y| {
        copy(k.at([h, y * BN, 0]), &mut k_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        parallel!((BM, BN), |i, j| {
            let query = x * BM + i;
            let key = y * BN + j;
            let mut seen = key < n;
            if KIND != ALL {
                seen = seen && key <= query;
            }
            if KIND == RECENT {
                seen = seen && key + WINDOW > query;
            }
            s[[i, j]] = select(seen, s[[i, j]], f32::NEG_INFINITY);
        });
        copy(&top, &mut old);
        reduce_max_into(&s, &mut top, 1);
        parallel!(BM, |i| {
            old[i] = (old[i] - top[i]).exp();
            sum[i] *= old[i];
        });
        parallel!((BM, BN), |i, j| {
            s[[i, j]] = (s[[i, j]] - top[i]).exp();
        });
        reduce_sum_into(&s, &mut sum, 1);
        parallel!((BM, D), |i, d| {
            o[[i, d]] *= old[i];
        });
        copy(v.at([h, y * BN, 0]), &mut v_s);
        gemm(&s, &v_s, &mut o);
    });
    parallel!((BM, D), |i, d| {
        o[[i, d]] /= sum[i];
    });
    copy(&o, out.at_mut([h, x * BM, 0]));
}

pub(crate) fn measure(report: &mut Report) -> Outcome {
    let (n, window) = (LENGTH as f64, WINDOW as f64);
    each::<CAUSAL>(report, "causal", n * n / 2.0)?;
    each::<RECENT>(report, &format!("window {WINDOW}"), window * (n - window / 2.0))
}

/// A mask that shows so many pairs of a query and a key.
fn each<const KIND: usize>(report: &mut Report, mask: &str, pairs: f64) -> Outcome {
    let name = format!("masked attention f32 {HEADS}x{LENGTH}x{WIDTH} {mask}");
    if !report.wants(&name) {
        return Ok(());
    }
    let cpu = report.device();
    let mut random = random();
    let shape = [HEADS, LENGTH, WIDTH];
    let [q, k, v] = [(); 3].map(|()| random.tensor::<f32, 3>(shape));
    let [mut out, mut whole] = [(); 2].map(|()| Tensor::<f32, 3>::zeros(shape));
    let mut ours = || {
        masked::<128, 64, WIDTH, KIND>().launch(&cpu, &q, &k, &v, &mut out).expect("shapes agree");
    };
    let mut peers = vec![Peer::new("all keys", || {
        masked::<128, 64, WIDTH, ALL>().launch(&cpu, &q, &k, &v, &mut whole).expect("shapes agree");
    })];
    if KIND == CAUSAL {
        // Positions before heads, and a batch of one.
        let [q, k, v] = [matrix::candle(&q)?, matrix::candle(&k)?, matrix::candle(&v)?]
            .map(|x| x.transpose(0, 1).and_then(|x| x.unsqueeze(0)).and_then(|x| x.contiguous()));
        let (q, k, v) = (q?, k?, v?);
        peers.push(Peer::new("candle flash", move || {
            drop(flash_attn::<f32>(&q, &k, &v, 1.0, AttnMask::causal(), None, None));
        }));
    }
    let work = Work::Operations(4.0 * pairs * (HEADS * WIDTH) as f64);
    let task = Task::new(&name, work).of(Unit::F32).moving(4 * HEADS * LENGTH * WIDTH * size_of::<f32>());
    report.compare(task, &mut ours, peers)
}
