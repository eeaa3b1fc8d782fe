//! Mixture of experts: the best two of the router's logits weigh linear experts with ReLU.

use crate::prelude::*;

#[tile_kernel(default(BM = 32, BN = 64, BK = 32, E = 8))]
fn moe<const BM: usize, const BN: usize, const BK: usize, const E: usize>(
    x: &Tensor<f32, 2>,
    logits: &Tensor<f32, 2>,
    weight: &Tensor<f32, 3>,
    y: &mut Tensor<f32, 2>,
) {
    dims!(x = [m, k], logits = [m, E], weight = [E, n, k], y = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut x_s = shared::<f32>([BM, BK]);
    let mut w_s = shared::<f32>([BN, BK]);
    let mut part = fragment::<f32>([BM, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    let mut gate = shared::<f32>([BM, E]);
    let mut rest = fragment::<f32>([BM, E]);
    let mut first = fragment::<i32>([BM]);
    let mut second = fragment::<i32>([BM]);
    let mut lse = fragment::<f32>([BM]);
    copy(logits.at([by * BM, 0]), &mut gate);
    reduce_argmax(&gate, &mut first, 1);
    parallel!((BM, E), |r, e| rest[[r, e]] = select(cast::<i32>(e) == first[r], f32::NEG_INFINITY, gate[[r, e]]));
    reduce_argmax(&rest, &mut second, 1);
    parallel!((BM, E), |r, e| {
        let chosen = cast::<i32>(e) == first[r] || cast::<i32>(e) == second[r];
        gate[[r, e]] = select(chosen, gate[[r, e]], f32::NEG_INFINITY);
    });
    reduce_logsumexp(&gate, &mut lse, 1);
    clear(&mut acc);
    for e in 0..E {
        clear(&mut part);
        for ko in 0..k.div_ceil(BK) {
            copy(x.at([by * BM, ko * BK]), &mut x_s);
            copy(weight.at([e, bx * BN, ko * BK]), &mut w_s);
            gemm(&x_s, w_s.t(), &mut part);
        }
        parallel!((BM, BN), |r, c| acc[[r, c]] += part[[r, c]].max(0.0) * (gate[[r, e]] - lse[r]).exp());
    }
    copy(&acc, y.at_mut([by * BM, bx * BN]));
}

task!(moe, [[1, 1, 1], [32, 32, 32]], hidden[21, 37, 19]);

fn check(run: &mut Run<'_>, [m, n, k]: [usize; 3]) -> Outcome {
    let (x, logits, weight) = (run.tensor([m, k]), run.tensor([m, 4]), run.tensor([4, n, k]));
    let mut y = poisoned([m, n]);
    moe::<16, 16, 16, 4>().launch(run.device, &x, &logits, &weight, &mut y)?;
    let (x, logits, weight) = (wide(&x), wide(&logits), wide(&weight));
    let expected = Tensor::from_fn([m, n], |[i, j]| {
        let mut order = [0, 1, 2, 3];
        order.sort_by(|&a, &b| logits[[i, b]].total_cmp(&logits[[i, a]]));
        let share = sigmoid(logits[[i, order[0]]] - logits[[i, order[1]]]);
        let expert = |e: usize| sum(k, |l| x[[i, l]] * weight[[e, j, l]]).max(0.0);
        share * expert(order[0]) + (1.0 - share) * expert(order[1])
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(k + 4, 2.0))
}
