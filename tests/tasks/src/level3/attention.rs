//! Attention of all queries to all keys, with online softmax.

use crate::prelude::*;

#[tile_kernel(default(BM = 64, BN = 64, D = 64))]
pub(crate) fn attention<const BM: usize, const BN: usize, const D: usize>(
    q: &Tensor<f16, 4>,
    k: &Tensor<f16, 4>,
    v: &Tensor<f16, 4>,
    o: &mut Tensor<f16, 4>,
) {
    dims!(q = [n, heads, m, D], k = [n, heads, len, D], v = [n, heads, len, D], o = [n, heads, m, D]);
    let [b, h, s] = blocks([n, heads, m.div_ceil(BM)]);
    let mut q_s = shared::<f16>([BM, D]);
    let mut k_s = shared::<f16>([BN, D]);
    let mut v_s = shared::<f16>([BN, D]);
    let mut p_s = shared::<f16>([BM, BN]);
    let mut p = fragment::<f32>([BM, BN]);
    let mut acc = fragment::<f32>([BM, D]);
    let mut high = fragment::<f32>([BM]);
    let mut last = fragment::<f32>([BM]);
    let mut total = fragment::<f32>([BM]);
    copy(q.at([b, h, s * BM, 0]), &mut q_s);
    fill(&mut high, f32::NEG_INFINITY);
    clear(&mut total);
    clear(&mut acc);
    pipelined!(0..len.div_ceil(BN), stages = 2, |j| {
        copy(k.at([b, h, j * BN, 0]), &mut k_s);
        copy(v.at([b, h, j * BN, 0]), &mut v_s);
        gemm_set(&q_s, k_s.t(), &mut p);
        let scale = cast::<f32>(D).rsqrt();
        parallel!((BM, BN), |r, c| p[[r, c]] = select(j * BN + c < len, p[[r, c]] * scale, f32::NEG_INFINITY));
        copy(&high, &mut last);
        reduce_max_into(&p, &mut high, 1);
        parallel!((BM, BN), |r, c| p[[r, c]] = (p[[r, c]] - high[r]).exp());
        parallel!(BM, |r| total[r] *= (last[r] - high[r]).exp());
        reduce_sum_into(&p, &mut total, 1);
        copy(&p, &mut p_s);
        parallel!((BM, D), |r, c| acc[[r, c]] *= (last[r] - high[r]).exp());
        gemm(&p_s, &v_s, &mut acc);
    });
    parallel!((BM, D), |r, c| o[[b, h, s * BM + r, c]] = cast::<f16>(acc[[r, c]] / total[r]));
}

task!(attention, [[1, 1, 1, 1], [1, 2, 32, 32]], hidden[2, 3, 19, 37]);

fn check(run: &mut Run<'_>, [n, heads, m, len]: [usize; 4]) -> Outcome {
    let q = run.tensor([n, heads, m, 16]);
    let [k, v] = [(); 2].map(|()| run.tensor([n, heads, len, 16]));
    let mut o = poisoned([n, heads, m, 16]);
    attention::<16, 16, 16>().launch(run.device, &q, &k, &v, &mut o)?;
    let expected = reference(&wide(&q), &wide(&k), &wide(&v), |_, _| true);
    run.near("o", &o, &expected, Tolerance::rounded::<f16>().through::<f16>(1.0))
}

/// Attention in `f64`, of heads that share keys by groups, where a query sees some keys.
pub(crate) fn reference(
    q: &Tensor<f64, 4>,
    k: &Tensor<f64, 4>,
    v: &Tensor<f64, 4>,
    sees: impl Fn(usize, usize) -> bool,
) -> Tensor<f64, 4> {
    let ([_, heads, m, d], [n, kv_heads, len, _]) = (q.shape(), k.shape());
    let group = heads / kv_heads;
    let p = Tensor::from_fn([n, heads * m, len, 1], |[b, hi, j, _]| {
        let (h, i) = (hi / m, hi % m);
        let score = sum(d, |c| q[[b, h, i, c]] * k[[b, h / group, j, c]]) / (d as f64).sqrt();
        if sees(i, j) { score.exp() } else { 0.0 }
    });
    let totals = each(n * heads * m, |row| sum(len, |j| p[[row / (heads * m), row % (heads * m), j, 0]]));
    Tensor::from_fn(q.shape(), |[b, h, i, c]| {
        let row = h * m + i;
        sum(len, |j| p[[b, row, j, 0]] * v[[b, h / group, j, c]]) / totals[b * heads * m + row]
    })
}
