//! Causal attention whose query heads share keys and values by groups.

use crate::prelude::*;

#[tile_kernel(default(T = bf16, BM = 64, BN = 64, D = 64))]
pub(crate) fn causal_gqa<T: Float, const BM: usize, const BN: usize, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    o: &mut Tensor<T, 4>,
) {
    dims!(q = [n, heads, m, D], k = [n, kv, len, D], v = [n, kv, len, D], o = [n, heads, m, D]);
    require!(heads % kv == 0 && m <= len, "heads in groups, and queries are the last of the keys");
    let [b, h, s] = blocks([n, heads, m.div_ceil(BM)]);
    let mut q_s = shared::<T>([BM, D]);
    let mut k_s = shared::<T>([BN, D]);
    let mut v_s = shared::<T>([BN, D]);
    let mut p_s = shared::<T>([BM, BN]);
    let mut p = fragment::<T::Acc>([BM, BN]);
    let mut acc = fragment::<T::Acc>([BM, D]);
    let mut high = fragment::<T::Acc>([BM]);
    let mut last = fragment::<T::Acc>([BM]);
    let mut total = fragment::<T::Acc>([BM]);
    copy(q.at([b, h, s * BM, 0]), &mut q_s);
    fill(&mut high, -1e30);
    clear(&mut total);
    clear(&mut acc);
    pipelined!(0..(s * BM + BM + len - m).min(len).div_ceil(BN), stages = 2, |j| {
        copy(k.at([b, h / (heads / kv), j * BN, 0]), &mut k_s);
        copy(v.at([b, h / (heads / kv), j * BN, 0]), &mut v_s);
        gemm_set(&q_s, k_s.t(), &mut p);
        parallel!((BM, BN), |r, c| p[[r, c]] *= cast::<T::Acc>(D).rsqrt());
        parallel!((BM, BN), |r, c| p[[r, c]] = select(j * BN + c <= s * BM + r + len - m, p[[r, c]], -1e30));
        copy(&high, &mut last);
        reduce_max_into(&p, &mut high, 1);
        parallel!((BM, BN), |r, c| p[[r, c]] = (p[[r, c]] - high[r]).exp());
        parallel!(BM, |r| total[r] *= (last[r] - high[r]).exp());
        reduce_sum_into(&p, &mut total, 1);
        copy(&p, &mut p_s);
        parallel!((BM, D), |r, c| acc[[r, c]] *= (last[r] - high[r]).exp());
        gemm(&p_s, &v_s, &mut acc);
    });
    parallel!((BM, D), |r, c| o[[b, h, s * BM + r, c]] = cast::<T>(acc[[r, c]] / total[r]));
}

task!(causal_gqa, [[1, 1, 1, 1, 1], [1, 4, 2, 32, 32]], hidden[2, 6, 2, 19, 37]);

fn check(run: &mut Run<'_>, [n, heads, kv, m, len]: [usize; 5]) -> Outcome {
    let q = run.tensor::<bf16, 4>([n, heads, m, 16]);
    let [k, v] = [(); 2].map(|()| run.tensor([n, kv, len, 16]));
    let mut o = poisoned([n, heads, m, 16]);
    causal_gqa::<bf16, 16, 16, 16>().launch(run.device, &q, &k, &v, &mut o)?;
    let expected = super::attention::reference(&wide(&q), &wide(&k), &wide(&v), |i, j| j <= i + len - m);
    run.near("o", &o, &expected, Tolerance::rounded::<bf16>().through::<bf16>(1.0))
}
