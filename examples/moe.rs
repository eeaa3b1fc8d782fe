//! A mixture-of-experts layer: routing, grouped GEMM, and the weighted sum of the experts'
//! results.

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::elementwise::silu_mul;
use tile_kernels::moe::{moe_combine, moe_matmul, moe_plan, moe_route};
use tile_kernels::reference;
use tile_kernels::testing::{Tolerance, array, poisoned};

const EXPERTS: usize = 8;
const TOP: usize = 2;
const BM: usize = 32;

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::BF16]) {
        DType::BF16 => example::<bf16>(run),
        _ => example::<f32>(run),
    })
}

fn example<T: Float>(run: &mut Run) -> Result<(), LaunchError> {
    let cpu = run.device()?;
    let [tokens, k, hidden] = run.size([100, 512, 512]);
    let x = run.random.tensor::<T, 2>([tokens, k]);
    let logits = run.random.tensor_between::<f32, 2>([tokens, EXPERTS], -4.0, 4.0);
    let up = run.random.tensor_between::<T, 3>([EXPERTS, 2 * hidden, k], -0.1, 0.1);
    let down = run.random.tensor_between::<T, 3>([EXPERTS, k, hidden], -0.1, 0.1);

    let slots = tokens * TOP;
    let tiles = (slots + EXPERTS * (BM - 1)).div_ceil(BM);
    let (mut experts, mut weights) = (poisoned::<i32, 2>([tokens, TOP]), poisoned::<f32, 2>([tokens, TOP]));
    let (mut plan, mut tile_expert) = (poisoned::<i32, 1>([tiles * BM]), poisoned::<i32, 1>([tiles]));
    let mut projected = poisoned::<T, 2>([slots, 2 * hidden]);
    let (mut middle, mut y) = (poisoned::<T, 2>([slots, hidden]), poisoned::<T, 2>([slots, k]));
    let mut out = poisoned::<T, 2>([tokens, k]);
    let time = run.time(|| {
        moe_route::<f32, 8, EXPERTS, TOP>().launch(&cpu, &logits, &mut experts, &mut weights)?;
        moe_plan::<EXPERTS, BM>().launch(&cpu, &experts, &mut plan, &mut tile_expert)?;
        moe_matmul::<T, BM, 128, 64, TOP>().launch(&cpu, &x, &up, &plan, &tile_expert, &mut projected)?;
        silu_mul::<T, 512>().launch(&cpu, &projected, &mut middle)?;
        moe_matmul::<T, BM, 128, 64, 1>().launch(&cpu, &middle, &down, &plan, &tile_expert, &mut y)?;
        moe_combine::<T, 1024>().launch(&cpu, &y, &weights, &mut out)
    })?;
    let (experts, weights) = reference::route(&array(&logits), TOP);
    let expected = reference::expert_layer(&array(&x), (&experts, &weights), &array(&up), &array(&down));
    let limit = Tolerance::rounded::<T>().sum::<f32>(k + hidden, 1.0).through::<T>(4.0);
    let work = Work::product([slots, 3 * hidden, k]);
    let name = format!("moe {tokens} tokens, {TOP} of {EXPERTS}, {k}x{hidden}");
    run.report::<T>(&name, work, &time, limit.check(&array(&out), &expected));
    Ok(())
}
