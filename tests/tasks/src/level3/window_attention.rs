//! Attention to the last `window` keys, in `f32`.

use crate::prelude::*;

#[tile_kernel(default(BM = 32, BN = 32, D = 64))]
fn window_attention<const BM: usize, const BN: usize, const D: usize>(
    q: &Tensor<f32, 3>,
    k: &Tensor<f32, 3>,
    v: &Tensor<f32, 3>,
    window: usize,
    o: &mut Tensor<f32, 3>,
) {
    dims!(q = [heads, len, D], k = [heads, len, D], v = [heads, len, D], o = [heads, len, D]);
    let [h, s] = blocks([heads, len.div_ceil(BM)]);
    let mut q_s = shared::<f32>([BM, D]);
    let mut k_s = shared::<f32>([BN, D]);
    let mut v_s = shared::<f32>([BN, D]);
    let mut p = fragment::<f32>([BM, BN]);
    let mut acc = fragment::<f32>([BM, D]);
    let mut high = fragment::<f32>([BM]);
    let mut last = fragment::<f32>([BM]);
    let mut total = fragment::<f32>([BM]);
    copy(q.at([h, s * BM, 0]), &mut q_s);
    fill(&mut high, -1e30);
    clear(&mut total);
    clear(&mut acc);
    for j in (s * BM + 1 - window).max(0) / BN..(s * BM + BM).min(len).div_ceil(BN) {
        copy(k.at([h, j * BN, 0]), &mut k_s);
        copy(v.at([h, j * BN, 0]), &mut v_s);
        gemm_set(&q_s, k_s.t(), &mut p);
        parallel!((BM, BN), |r, c| {
            let back = s * BM + r - j * BN - c;
            p[[r, c]] = select(back >= 0 && back < window, p[[r, c]] * cast::<f32>(D).rsqrt(), f32::NEG_INFINITY);
        });
        copy(&high, &mut last);
        reduce_max_into(&p, &mut high, 1);
        parallel!((BM, BN), |r, c| p[[r, c]] = (p[[r, c]] - high[r]).exp());
        parallel!((BM, D), |r, c| acc[[r, c]] *= (last[r] - high[r]).exp());
        parallel!(BM, |r| total[r] *= (last[r] - high[r]).exp());
        reduce_sum_into(&p, &mut total, 1);
        gemm(&p, &v_s, &mut acc);
    }
    parallel!((BM, D), |r, c| o[[h, s * BM + r, c]] = acc[[r, c]] / total[r]);
}

task!(window_attention, [[1, 1, 1], [2, 64, 16]], hidden[3, 53, 21]);

fn check(run: &mut Run<'_>, [heads, len, window]: [usize; 3]) -> Outcome {
    let [q, k, v] = [(); 3].map(|()| run.tensor::<f32, 3>([heads, len, 16]));
    let mut o = poisoned([heads, len, 16]);
    window_attention::<16, 16, 16>().launch(run.device, &q, &k, &v, window, &mut o)?;
    let [q, k, v] = [q, k, v].map(|x| Tensor::from_fn([1, heads, len, 16], |[_, h, i, c]| f64::from(x[[h, i, c]])));
    let expected = super::attention::reference(&q, &k, &v, |i, j| j <= i && i - j < window);
    let expected = Tensor::from_fn([heads, len, 16], |[h, i, c]| expected[[0, h, i, c]]);
    run.near("o", &o, &expected, Tolerance::rounded::<f32>().sum::<f32>(len, 1.0))
}
