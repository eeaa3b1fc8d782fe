//! Linear layer, group normalisation of its results, and hardtanh; a tile is a group.

use crate::prelude::*;

#[tile_kernel(default(BM = 64, GROUP = 64, BK = 32))]
fn gemm_group_norm_hardtanh<const BM: usize, const GROUP: usize, const BK: usize>(
    x: &Tensor<f32, 2>,
    weight: &Tensor<f32, 2>,
    bias: &Tensor<f32, 1>,
    limit: f32,
    y: &mut Tensor<f32, 2>,
) {
    dims!(x = [m, k], weight = [n, k], bias = [n], y = [m, n]);
    require!(n % GROUP == 0, "groups divide the features");
    let [by, g] = blocks([m.div_ceil(BM), n / GROUP]);
    let mut x_s = shared::<f32>([BM, BK]);
    let mut w_s = shared::<f32>([GROUP, BK]);
    let mut acc = fragment::<f32>([BM, GROUP]);
    let mut middle = fragment::<f32>([BM]);
    let mut variance = fragment::<f32>([BM]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(x.at([by * BM, ko * BK]), &mut x_s);
        copy(weight.at([g * GROUP, ko * BK]), &mut w_s);
        gemm(&x_s, w_s.t(), &mut acc);
    });
    parallel!((BM, GROUP), |i, j| {
        acc[[i, j]] += bias[g * GROUP + j];
    });
    reduce_mean(&acc, &mut middle, 1);
    reduce_var(&acc, &mut variance, 1);
    parallel!((BM, GROUP), |i, j| {
        let v = (acc[[i, j]] - middle[i]) * (variance[i] + 1e-5).rsqrt();
        acc[[i, j]] = v.clamp(-limit, limit);
    });
    copy(&acc, y.at_mut([by * BM, g * GROUP]));
}

task!(
    gemm_group_norm_hardtanh,
    [[1, 1, 1], [64, 4, 64]],
    hidden[37, 3, 45]
);

fn check(run: &mut Run<'_>, [m, groups, k]: [usize; 3]) -> Outcome {
    let n = groups * 16;
    let (x, weight, bias) = (run.tensor([m, k]), run.tensor([n, k]), run.tensor([n]));
    let mut y = poisoned([m, n]);
    gemm_group_norm_hardtanh::<32, 16, 16>().launch(run.device, &x, &weight, &bias, 1.5, &mut y)?;
    let (z, bias) = (product(&wide(&x), &transpose(&wide(&weight))), wide(&bias));
    let expected = Tensor::from_fn([m, n], |[i, j]| {
        let z = |l| z[[i, l]] + bias[[l]];
        let (middle, variance) = moments(16, |l| z(j / 16 * 16 + l));
        ((z(j) - middle) / (variance + 1e-5).sqrt()).clamp(-1.5, 1.5)
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(k + 16, 4.0))
}
