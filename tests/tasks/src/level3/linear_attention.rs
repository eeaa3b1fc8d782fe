//! Causal linear attention in chunks, with the state in registers.

use crate::prelude::*;

#[tile_kernel(default(BM = 64, D = 64))]
pub(crate) fn linear_attention<const BM: usize, const D: usize>(
    q: &Tensor<f32, 3>,
    k: &Tensor<f32, 3>,
    v: &Tensor<f32, 3>,
    o: &mut Tensor<f32, 3>,
) {
    dims!(q = [heads, len, D], k = [heads, len, D], v = [heads, len, D], o = [heads, len, D]);
    let [h] = blocks([heads]);
    let mut q_s = shared::<f32>([BM, D]);
    let mut k_s = shared::<f32>([BM, D]);
    let mut v_s = shared::<f32>([BM, D]);
    let mut p = fragment::<f32>([BM, BM]);
    let mut acc = fragment::<f32>([BM, D]);
    let mut state = fragment::<f32>([D, D]);
    clear(&mut state);
    for s in (0..len).step_by(BM) {
        copy(q.at([h, s, 0]), &mut q_s);
        copy(k.at([h, s, 0]), &mut k_s);
        copy(v.at([h, s, 0]), &mut v_s);
        gemm_set(&q_s, k_s.t(), &mut p);
        parallel!((BM, BM), |i, j| p[[i, j]] = select(j <= i, p[[i, j]], 0.0));
        gemm_set(&p, &v_s, &mut acc);
        gemm(&q_s, &state, &mut acc);
        copy(&acc, o.at_mut([h, s, 0]));
        gemm(k_s.t(), &v_s, &mut state);
    }
}

task!(linear_attention, [[1, 1], [2, 64]], hidden[3, 45]);

fn check(run: &mut Run<'_>, [heads, len]: [usize; 2]) -> Outcome {
    let [q, k, v] = [(); 3].map(|()| run.tensor::<f32, 3>([heads, len, 16]));
    let mut o = poisoned([heads, len, 16]);
    linear_attention::<16, 16>().launch(run.device, &q, &k, &v, &mut o)?;
    let [q, k, v] = [q, k, v].map(|x| wide(&x));
    let p = Tensor::from_fn([heads, len, len], |[h, i, j]| sum(16, |c| q[[h, i, c]] * k[[h, j, c]]));
    let expected = Tensor::from_fn([heads, len, 16], |[h, i, c]| sum(i + 1, |j| p[[h, i, j]] * v[[h, j, c]]));
    run.near("o", &o, &expected, Tolerance::rounded::<f32>().sum::<f32>(len, 4.0))
}
