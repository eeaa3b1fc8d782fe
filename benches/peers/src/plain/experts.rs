//! Plain loops for a mixture-of-experts layer.

use super::{add_scaled, case, dot, of, of_mut, random};
use crate::report::{Outcome, Report};
use tile_kernel::prelude::*;
use tile_kernels::elementwise::silu_mul;
use tile_examples::Work;
use tile_kernels::moe::{moe_combine, moe_matmul, moe_plan, moe_route};

const EXPERTS: usize = 8;
const TOP: usize = 2;
const BM: usize = 32;
const TOKENS: usize = 64;
const K: usize = 256;
const HIDDEN: usize = 256;

pub(super) fn measure(report: &mut Report) -> Outcome {
    let cpu = report.device();
    let (x, logits) = (random(1, [TOKENS, K]), random(2, [TOKENS, EXPERTS]));
    let (up, down) = (random(3, [EXPERTS, 2 * HIDDEN, K]), random(4, [EXPERTS, K, HIDDEN]));
    let slots = TOKENS * TOP;
    let tiles = (slots + EXPERTS * (BM - 1)).div_ceil(BM);
    let (mut experts, mut weights) = (Tensor::zeros([TOKENS, TOP]), Tensor::zeros([TOKENS, TOP]));
    let (mut plan, mut tile_expert) = (Tensor::zeros([tiles * BM]), Tensor::zeros([tiles]));
    let (mut projected, mut middle) = (Tensor::zeros([slots, 2 * HIDDEN]), Tensor::zeros([slots, HIDDEN]));
    let mut y = Tensor::zeros([slots, K]);
    case(
        report,
        "moe",
        Work::product([slots, 3 * HIDDEN, K]),
        Tensor::zeros([TOKENS, K]),
        |out| {
            moe_route::<f32, 8, EXPERTS, TOP>().launch(&cpu, &logits, &mut experts, &mut weights)?;
            moe_plan::<EXPERTS, BM>().launch(&cpu, &experts, &mut plan, &mut tile_expert)?;
            moe_matmul::<f32, BM, 128, 64, TOP>().launch(&cpu, &x, &up, &plan, &tile_expert, &mut projected)?;
            silu_mul::<f32, 256>().launch(&cpu, &projected, &mut middle)?;
            moe_matmul::<f32, BM, 128, 64, 1>().launch(&cpu, &middle, &down, &plan, &tile_expert, &mut y)?;
            moe_combine::<f32, 1024>().launch(&cpu, &y, &weights, out)
        },
        |out| layer(of(&x), of(&logits), of(&up), of(&down), of_mut(out)),
    )
}

/// Token by token.
fn layer(x: &[f32], logits: &[f32], up: &[f32], down: &[f32], out: &mut [f32]) {
    let tokens = x.chunks_exact(K).zip(logits.chunks_exact(EXPERTS)).zip(out.chunks_exact_mut(K));
    let (mut middle, mut y) = (vec![0.0; HIDDEN], vec![0.0; K]);
    for ((x, logits), out) in tokens {
        let mut order: Vec<usize> = (0..EXPERTS).collect();
        order.sort_by(|a, b| logits[*b].total_cmp(&logits[*a]));
        let sum: f32 = order[..TOP].iter().map(|e| logits[*e].exp()).sum();
        out.fill(0.0);
        for e in &order[..TOP] {
            let (gate, value) = up[e * 2 * HIDDEN * K..][..2 * HIDDEN * K].split_at(HIDDEN * K);
            for ((middle, gate), value) in middle.iter_mut().zip(gate.chunks_exact(K)).zip(value.chunks_exact(K)) {
                let gate = dot(x, gate);
                *middle = gate / (1.0 + (-gate).exp()) * dot(x, value);
            }
            for (y, w) in y.iter_mut().zip(down[e * K * HIDDEN..][..K * HIDDEN].chunks_exact(HIDDEN)) {
                *y = dot(&middle, w);
            }
            add_scaled(out, logits[*e].exp() / sum, &y);
        }
    }
}
