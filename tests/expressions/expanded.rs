//! The tile kernels that expressions became.

#![allow(dead_code, reason = "two are launched")]

use super::kernels::silu;
use tile_kernel::prelude::*;

/// out = silu(A·W1ᵀ) ∘ (A·W3ᵀ).
#[tile_kernel(default(BI = 128, BJ = 128, BK = 64),
tune(BK = [64, 32, 16, 128], BJ = [128, 64, 256, 192], BI =
[128, 64, 256, 192, 32, 16]))]
pub(crate) fn swiglu<const BI: usize, const BJ: usize, const BK: usize>(
    a: &Tensor<f32, 2>,
    w1: &Tensor<f32, 2>,
    w3: &Tensor<f32, 2>,
    out: &mut Tensor<f32, 2>,
) {
    dims!(a = [len_i, len_k], w1 = [len_j, len_k], w3 = [len_j, len_k], out = [len_i, len_j]);
    let [i_tile, j_tile] = blocks([len_i.div_ceil(BI), len_j.div_ceil(BJ)]);
    let i_from = i_tile * BI;
    let j_from = j_tile * BJ;
    let mut acc = fragment::<f32>([BI, BJ]);
    let mut acc2 = fragment::<f32>([BI, BJ]);
    let mut a_s = shared::<f32>([BI, BK]);
    let mut w1_s = shared::<f32>([BJ, BK]);
    let mut w3_s = shared::<f32>([BJ, BK]);
    clear(&mut acc);
    clear(&mut acc2);
    pipelined!(0..len_k.div_ceil(BK), stages = 4, |k_tile| {
        let k_from = k_tile * BK;
        copy(a.at((span(i_from, BI), span(k_from, BK))), &mut a_s);
        copy(w1.at((span(j_from, BJ), span(k_from, BK))), &mut w1_s);
        copy(w3.at((span(j_from, BJ), span(k_from, BK))), &mut w3_s);
        gemm(&a_s, w1_s.t(), &mut acc);
        gemm(&a_s, w3_s.t(), &mut acc2);
    });
    parallel!((BI, BJ), |i_in, j_in| {
        acc[[i_in, j_in]] = silu(acc[[i_in, j_in]]) * acc2[[i_in, j_in]];
    });
    copy(&acc, out.at_mut((span(i_from, BI), span(j_from, BJ))));
}

/// Attention of whole heads, of which `D` is the width.
#[tile_kernel(fast_math, default(D = 64, T = f32, BI = 64, BJ = 64),
tune(BJ = [64, 32, 16, 8, 128, 176, 80, 96], BI = [64, 32, 16, 8, 128, 192]))]
pub(crate) fn attention<T: Float, const D: usize, const BI: usize, const BJ: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
    scale: f32,
) {
    dims!(
        q = [len_b, len_h, len_i, D],
        k = [len_b, len_h, len_j, D],
        v = [len_b, len_h, len_j, D],
        out = [len_b, len_h, len_i, D]
    );
    require!(scale > 0.0, "the scale is positive");
    let [b, h, i_tile] = blocks([len_b, len_h, len_i.div_ceil(BI)]);
    let i_from = i_tile * BI;
    let mut q_s = shared::<T>([BI, D]);
    let mut o = fragment::<T::Acc>([BI, D]);
    let mut top = fragment::<T::Acc>([BI]);
    let mut old = fragment::<T::Acc>([BI]);
    let mut sum = fragment::<T::Acc>([BI]);
    let mut p = fragment::<T>([BI, BJ]);
    let mut acc = fragment::<T::Acc>([BI, BJ]);
    let mut k_s = shared::<T>([BJ, D]);
    let mut v_s = shared::<T>([BJ, D]);
    let powers = cast::<T::Acc>(std::f64::consts::LOG2_E) * cast::<T::Acc>(scale);
    copy(q.at((b, h, span(i_from, BI), span(0, D))), &mut q_s);
    clear(&mut o);
    clear(&mut sum);
    fill(&mut top, -1.0e30);
    pipelined!(0..len_j.div_ceil(BJ), stages = 2, |j_tile| {
        let j_from = j_tile * BJ;
        copy(k.at((b, h, span(j_from, BJ), span(0, D))), &mut k_s);
        gemm_set(&q_s, k_s.t(), &mut acc);
        parallel!((BI, BJ), |i_in, j_in| {
            let i = i_from + i_in;
            let j = j_from + j_in;
            acc[[i_in, j_in]] =
                select(j < len_j, select(j <= i, acc[[i_in, j_in]], T::Acc::NEG_INFINITY), T::Acc::NEG_INFINITY);
        });
        copy(&top, &mut old);
        reduce_max_into(&acc, &mut top, 1);
        parallel!(BI, |i_in| {
            old[i_in] = ((old[i_in] - top[i_in]) * powers).exp2();
            sum[i_in] *= old[i_in];
        });
        parallel!((BI, BJ), |i_in, j_in| {
            acc[[i_in, j_in]] = acc[[i_in, j_in]].mul_add(powers, -(top[i_in] * powers)).exp2();
        });
        reduce_sum_into(&acc, &mut sum, 1);
        parallel!((BI, D), |i_in, e_in| {
            o[[i_in, e_in]] *= old[i_in];
        });
        copy(v.at((b, h, span(j_from, BJ), span(0, D))), &mut v_s);
        copy(&acc, &mut p);
        gemm(&p, &v_s, &mut o);
    });
    parallel!((BI, D), |i_in, e_in| {
        o[[i_in, e_in]] = select(sum[i_in] > 0.0, o[[i_in, e_in]] / sum[i_in], 0.0);
    });
    copy(&o, out.at_mut((b, h, span(i_from, BI), span(0, D))));
}

#[tile_kernel(default(T = f32, BI = 1, BJ = 4096),
tune(BJ = [4096, 1024, 2048, 8192, 16384], BI = [1, 2, 4, 8]))]
pub(crate) fn layer_norm<T: Float, const BI: usize, const BJ: usize>(
    x: &Tensor<T, 2>,
    weight: &Tensor<T, 1>,
    bias: &Tensor<T, 1>,
    out: &mut Tensor<T, 2>,
    eps: f32,
) {
    dims!(x = [len_i, len_j], weight = [len_j], bias = [len_j], out = [len_i, len_j]);
    let [i_tile] = blocks([len_i.div_ceil(BI)]);
    let i_from = i_tile * BI;
    if len_j <= BJ.div_ceil(32) {
        let mut x_row = fragment::<T::Acc>([BI, BJ.div_ceil(32)]);
        copy(x.at((span(i_from, BI), span(0, BJ.div_ceil(32)))), &mut x_row);
        let mut sum = fragment::<T::Acc>([BI]);
        let mut sum2 = fragment::<T::Acc>([BI]);
        let mut part = fragment::<T::Acc>([BI, BJ.div_ceil(32)]);
        reduce_sum(&x_row, &mut sum, 1);
        parallel!((BI, BJ.div_ceil(32)), |i_in, j_in| {
            let j = j_in;
            part[[i_in, j_in]] = select(
                j < len_j,
                (x_row[[i_in, j_in]] - (sum[i_in] / cast::<T::Acc>(len_j)))
                    * (x_row[[i_in, j_in]] - (sum[i_in] / cast::<T::Acc>(len_j))),
                0.0,
            );
        });
        reduce_sum(&part, &mut sum2, 1);
        parallel!((BI, BJ.div_ceil(32)), |i_in, j_in| {
            let j = j_in;
            x_row[[i_in, j_in]] = (x_row[[i_in, j_in]] - (sum[i_in] / cast::<T::Acc>(len_j)))
                * ((sum2[i_in] / cast::<T::Acc>(len_j)) + cast::<T::Acc>(eps)).rsqrt()
                * cast::<T::Acc>(weight[j])
                + cast::<T::Acc>(bias[j]);
        });
        copy(&x_row, out.at_mut((span(i_from, BI), span(0, BJ.div_ceil(32)))));
    } else if len_j <= BJ.div_ceil(8) {
        let mut x_row = fragment::<T::Acc>([BI, BJ.div_ceil(8)]);
        copy(x.at((span(i_from, BI), span(0, BJ.div_ceil(8)))), &mut x_row);
        let mut sum = fragment::<T::Acc>([BI]);
        let mut sum2 = fragment::<T::Acc>([BI]);
        let mut part = fragment::<T::Acc>([BI, BJ.div_ceil(8)]);
        reduce_sum(&x_row, &mut sum, 1);
        parallel!((BI, BJ.div_ceil(8)), |i_in, j_in| {
            let j = j_in;
            part[[i_in, j_in]] = select(
                j < len_j,
                (x_row[[i_in, j_in]] - (sum[i_in] / cast::<T::Acc>(len_j)))
                    * (x_row[[i_in, j_in]] - (sum[i_in] / cast::<T::Acc>(len_j))),
                0.0,
            );
        });
        reduce_sum(&part, &mut sum2, 1);
        parallel!((BI, BJ.div_ceil(8)), |i_in, j_in| {
            let j = j_in;
            x_row[[i_in, j_in]] = (x_row[[i_in, j_in]] - (sum[i_in] / cast::<T::Acc>(len_j)))
                * ((sum2[i_in] / cast::<T::Acc>(len_j)) + cast::<T::Acc>(eps)).rsqrt()
                * cast::<T::Acc>(weight[j])
                + cast::<T::Acc>(bias[j]);
        });
        copy(&x_row, out.at_mut((span(i_from, BI), span(0, BJ.div_ceil(8)))));
    } else if len_j <= BJ.div_ceil(4) {
        let mut x_row = fragment::<T::Acc>([BI, BJ.div_ceil(4)]);
        copy(x.at((span(i_from, BI), span(0, BJ.div_ceil(4)))), &mut x_row);
        let mut sum = fragment::<T::Acc>([BI]);
        let mut sum2 = fragment::<T::Acc>([BI]);
        let mut part = fragment::<T::Acc>([BI, BJ.div_ceil(4)]);
        reduce_sum(&x_row, &mut sum, 1);
        parallel!((BI, BJ.div_ceil(4)), |i_in, j_in| {
            let j = j_in;
            part[[i_in, j_in]] = select(
                j < len_j,
                (x_row[[i_in, j_in]] - (sum[i_in] / cast::<T::Acc>(len_j)))
                    * (x_row[[i_in, j_in]] - (sum[i_in] / cast::<T::Acc>(len_j))),
                0.0,
            );
        });
        reduce_sum(&part, &mut sum2, 1);
        parallel!((BI, BJ.div_ceil(4)), |i_in, j_in| {
            let j = j_in;
            x_row[[i_in, j_in]] = (x_row[[i_in, j_in]] - (sum[i_in] / cast::<T::Acc>(len_j)))
                * ((sum2[i_in] / cast::<T::Acc>(len_j)) + cast::<T::Acc>(eps)).rsqrt()
                * cast::<T::Acc>(weight[j])
                + cast::<T::Acc>(bias[j]);
        });
        copy(&x_row, out.at_mut((span(i_from, BI), span(0, BJ.div_ceil(4)))));
    } else if len_j <= BJ {
        let mut x_row = fragment::<T::Acc>([BI, BJ]);
        copy(x.at((span(i_from, BI), span(0, BJ))), &mut x_row);
        let mut sum = fragment::<T::Acc>([BI]);
        let mut sum2 = fragment::<T::Acc>([BI]);
        let mut part = fragment::<T::Acc>([BI, BJ]);
        reduce_sum(&x_row, &mut sum, 1);
        parallel!((BI, BJ), |i_in, j_in| {
            let j = j_in;
            part[[i_in, j_in]] = select(
                j < len_j,
                (x_row[[i_in, j_in]] - (sum[i_in] / cast::<T::Acc>(len_j)))
                    * (x_row[[i_in, j_in]] - (sum[i_in] / cast::<T::Acc>(len_j))),
                0.0,
            );
        });
        reduce_sum(&part, &mut sum2, 1);
        parallel!((BI, BJ), |i_in, j_in| {
            let j = j_in;
            x_row[[i_in, j_in]] = (x_row[[i_in, j_in]] - (sum[i_in] / cast::<T::Acc>(len_j)))
                * ((sum2[i_in] / cast::<T::Acc>(len_j)) + cast::<T::Acc>(eps)).rsqrt()
                * cast::<T::Acc>(weight[j])
                + cast::<T::Acc>(bias[j]);
        });
        copy(&x_row, out.at_mut((span(i_from, BI), span(0, BJ))));
    } else {
        let mut sum = fragment::<T::Acc>([BI]);
        let mut part = fragment::<T::Acc>([BI, BJ]);
        let mut sum2 = fragment::<T::Acc>([BI]);
        let mut part2 = fragment::<T::Acc>([BI, BJ]);
        clear(&mut sum);
        for j_tile in 0..len_j.div_ceil(BJ) {
            let j_from = j_tile * BJ;
            parallel!((BI, BJ), |i_in, j_in| {
                let i = i_from + i_in;
                let j = j_from + j_in;
                part[[i_in, j_in]] = cast::<T::Acc>(x[[i, j]]);
            });
            reduce_sum_into(&part, &mut sum, 1);
        }
        clear(&mut sum2);
        for j_tile in 0..len_j.div_ceil(BJ) {
            let j_from = j_tile * BJ;
            parallel!((BI, BJ), |i_in, j_in| {
                let i = i_from + i_in;
                let j = j_from + j_in;
                part2[[i_in, j_in]] = select(
                    j < len_j,
                    (cast::<T::Acc>(x[[i, j]]) - (sum[i_in] / cast::<T::Acc>(len_j)))
                        * (cast::<T::Acc>(x[[i, j]]) - (sum[i_in] / cast::<T::Acc>(len_j))),
                    0.0,
                );
            });
            reduce_sum_into(&part2, &mut sum2, 1);
        }
        for j_tile in 0..len_j.div_ceil(BJ) {
            let j_from = j_tile * BJ;
            parallel!((BI, BJ), |i_in, j_in| {
                let i = i_from + i_in;
                let j = j_from + j_in;
                out[[i, j]] = cast::<T>(
                    (cast::<T::Acc>(x[[i, j]]) - (sum[i_in] / cast::<T::Acc>(len_j)))
                        * ((sum2[i_in] / cast::<T::Acc>(len_j)) + cast::<T::Acc>(eps)).rsqrt()
                        * cast::<T::Acc>(weight[j])
                        + cast::<T::Acc>(bias[j]),
                );
            });
        }
    }
}

#[tile_kernel(default(T = f32, BO = 128, BW = 128, BC = 64),
tune(BC = [64, 32, 16, 128], BW = [128, 64, 256, 192], BO =
[128, 64, 256, 192, 32, 16]))]
pub(crate) fn conv2d<T: Float, const BO: usize, const BW: usize, const BC: usize>(
    x: &Tensor<T, 4>,
    weight: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
) {
    dims!(x = [len_n, len_c, _, _], weight = [len_o, len_c, len_r, len_s], out = [len_n, len_o, len_h, len_w]);
    let [outer, o_tile, w_tile] = blocks([len_n * len_h, len_o.div_ceil(BO), len_w.div_ceil(BW)]);
    let h = outer % len_h;
    let n = outer / len_h;
    let o_from = o_tile * BO;
    let w_from = w_tile * BW;
    let mut acc = fragment::<T::Acc>([BO, BW]);
    let mut weight_s = shared::<T>([BO, BC]);
    let mut x_s = shared::<T>([BC, BW]);
    clear(&mut acc);
    for r in 0..len_r {
        for s in 0..len_s {
            pipelined!(0..len_c.div_ceil(BC), stages = 4, |c_tile| {
                let c_from = c_tile * BC;
                copy(weight.at((span(o_from, BO), span(c_from, BC), r, s)), &mut weight_s);
                copy(x.at((n, span(c_from, BC), h + r - 1, span(w_from + s - 1, BW))), &mut x_s);
                gemm(&weight_s, &x_s, &mut acc);
            });
        }
    }
    copy(&acc, out.at_mut((n, span(o_from, BO), h, span(w_from, BW))));
}

#[tile_kernel(default(BI = 8, BJ = 512),
tune(BJ = [512, 256, 1024, 2048], BI = [8, 4, 16, 1]))]
pub(crate) fn distances<const BI: usize, const BJ: usize>(
    a: &Tensor<f32, 2>,
    b: &Tensor<f32, 2>,
    out: &mut Tensor<f32, 2>,
) {
    dims!(a = [len_i, len_k], b = [len_j, len_k], out = [len_i, len_j]);
    let [i_tile, j_tile] = blocks([len_i.div_ceil(BI), len_j.div_ceil(BJ)]);
    let i_from = i_tile * BI;
    let j_from = j_tile * BJ;
    let mut sum = fragment::<f32>([BI, BJ]);
    parallel!((BI, BJ), |i_in, j_in| {
        let i = i_from + i_in;
        let j = j_from + j_in;
        let mut sum_k: f32 = 0.0;
        for k in 0..len_k {
            sum_k += (a[[i, k]] - b[[j, k]]).abs();
        }
        sum[[i_in, j_in]] = sum_k;
    });
    parallel!((BI, BJ), |i_in, j_in| {
        sum[[i_in, j_in]] = sum[[i_in, j_in]].sqrt();
    });
    copy(&sum, out.at_mut((span(i_from, BI), span(j_from, BJ))));
}

#[tile_kernel(default(BI = 4, BJ = 1024),
tune(BJ = [1024, 256, 512, 2048], BI = [4, 1, 2, 8]))]
pub(crate) fn cross_entropy<const BI: usize, const BJ: usize>(
    logits: &Tensor<f32, 2>,
    target: &Tensor<i32, 1>,
    loss: &mut Tensor<f32, 1>,
) {
    dims!(logits = [len_i, len_j], target = [len_i], loss = [len_i]);
    let [i_tile] = blocks([len_i.div_ceil(BI)]);
    let i_from = i_tile * BI;
    let mut score = fragment::<f32>([BI, BJ]);
    let mut top = fragment::<f32>([BI]);
    let mut old = fragment::<f32>([BI]);
    let mut sum = fragment::<f32>([BI]);
    fill(&mut top, -1.0e30);
    clear(&mut sum);
    for j_tile in 0..len_j.div_ceil(BJ) {
        let j_from = j_tile * BJ;
        parallel!((BI, BJ), |i_in, j_in| {
            let i = i_from + i_in;
            let j = j_from + j_in;
            score[[i_in, j_in]] = select(j < len_j, logits[[i, j]], f32::NEG_INFINITY);
        });
        copy(&top, &mut old);
        reduce_max_into(&score, &mut top, 1);
        parallel!(BI, |i_in| {
            old[i_in] = (old[i_in] - top[i_in]).exp();
            sum[i_in] *= old[i_in];
        });
        parallel!((BI, BJ), |i_in, j_in| {
            score[[i_in, j_in]] = (score[[i_in, j_in]] - top[i_in]).exp();
        });
        reduce_sum_into(&score, &mut sum, 1);
    }
    parallel!(BI, |i_in| {
        let i = i_from + i_in;
        top[i_in] = (top[i_in] + sum[i_in].ln()) - logits[[i, cast::<usize>(target[i])]];
    });
    copy(&top, loss.at_mut((span(i_from, BI),)));
}

/// A gated linear recurrence along rows, from a state.
#[tile_kernel(default(T = f32, BI = 16, BJ = 64),
tune(BJ = [64, 32, 128, 16], BI = [16, 32, 64, 8]))]
pub(crate) fn gated<T: Float, const BI: usize, const BJ: usize>(
    a: &Tensor<T, 2>,
    x: &Tensor<T, 2>,
    first: &Tensor<T, 1>,
    out: &mut Tensor<T, 2>,
) {
    dims!(a = [len_i, len_j], x = [len_i, len_j], first = [len_i], out = [len_i, len_j]);
    let [i_tile] = blocks([len_i.div_ceil(BI)]);
    let i_from = i_tile * BI;
    let mut carry = fragment::<T::Acc>([BI]);
    let mut runs = shared::<T::Acc>([BI, BJ]);
    clear(&mut runs);
    let mut a_s = shared::<T::Acc>([BI, BJ]);
    let mut x_s = shared::<T::Acc>([BI, BJ]);
    parallel!(BI, |i_in| {
        let i = i_from + i_in;
        carry[i_in] = cast::<T::Acc>(first[i]);
    });
    for j_tile in 0..len_j.div_ceil(BJ) {
        let j_from = j_tile * BJ;
        copy(a.at((span(i_from, BI), span(j_from, BJ))), &mut a_s);
        copy(x.at((span(i_from, BI), span(j_from, BJ))), &mut x_s);
        for j_in in 0..(len_j - j_from).min(BJ) {
            parallel!(BI, |i_in| {
                carry[i_in] = a_s[[i_in, j_in]] * carry[i_in] + x_s[[i_in, j_in]];
                runs[[i_in, j_in]] = carry[i_in];
            });
        }
        copy(&runs, out.at_mut((span(i_from, BI), span(j_from, BJ))));
    }
}

/// Discounted returns: from the far end of rows, where an episode may end.
#[tile_kernel(default(BI = 16, BT = 64),
tune(BT = [64, 32, 128, 16], BI = [16, 32, 64, 8]))]
pub(crate) fn returns<const BI: usize, const BT: usize>(
    reward: &Tensor<f32, 2>,
    done: &Tensor<bool, 2>,
    gamma: f32,
    out: &mut Tensor<f32, 2>,
) {
    dims!(reward = [len_i, len_t], done = [len_i, len_t], out = [len_i, len_t]);
    let [i_tile] = blocks([len_i.div_ceil(BI)]);
    let i_from = i_tile * BI;
    let mut carry = fragment::<f32>([BI]);
    let mut runs = shared::<f32>([BI, BT]);
    clear(&mut runs);
    let mut reward_s = shared::<f32>([BI, BT]);
    fill(&mut carry, 0.0);
    for t_tile in 0..len_t.div_ceil(BT) {
        let t_from = (len_t.div_ceil(BT) - 1 - t_tile) * BT;
        copy(reward.at((span(i_from, BI), span(t_from, BT))), &mut reward_s);
        let steps = (len_t - t_from).min(BT);
        for back in 0..steps {
            let t_in = steps - 1 - back;
            let t = t_from + t_in;
            parallel!(BI, |i_in| {
                let i = i_from + i_in;
                carry[i_in] = reward_s[[i_in, t_in]] + if done[[i, t]] { 0.0 } else { gamma * carry[i_in] };
                runs[[i_in, t_in]] = carry[i_in];
            });
        }
        copy(&runs, out.at_mut((span(i_from, BI), span(t_from, BT))));
    }
}
