//! Cases of a mixture-of-experts layer.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::elementwise::silu_mul;
use tile_kernels::moe::{moe_combine, moe_matmul, moe_plan, moe_route};
use tile_kernels::reference;
use tile_kernels::testing::{Tolerance, array, poisoned};

const EXPERTS: usize = 8;
const TOP: usize = 2;
/// Rows of a tile where they need not be many.
const FEW: usize = 8;

pub(crate) fn routing(session: &dyn Session) {
    let mut random = session.random();
    for tokens in [0, 1, 13, 40] {
        let logits = random.tensor_between::<f32, 2>([tokens, EXPERTS], -4.0, 4.0);
        let (experts, weights) = reference::route(&array(&logits), TOP);
        let limit = Tolerance::rounded::<f32>().through::<f32>(1.0);
        session.check(&format!("routing of {tokens}"), [(&experts, Tolerance::EXACT), (&weights, limit)], |device| {
            let (mut experts, mut weights) = (poisoned::<i32, 2>([tokens, TOP]), poisoned::<f32, 2>([tokens, TOP]));
            moe_route::<f32, 4, EXPERTS, TOP>().launch(device, &logits, &mut experts, &mut weights)?;
            Ok([array(&experts), array(&weights)])
        });
    }
}

/// Routing, plan, both GEMMs and the sum: a whole layer.
pub(crate) fn layer<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    session: &dyn Session,
    tokens: &[usize],
    sizes: [usize; 3],
) {
    let mut random = session.random();
    let [k, hidden, n] = sizes;
    for &tokens in tokens {
        let x = random.tensor::<T, 2>([tokens, k]);
        let up = random.tensor::<T, 3>([EXPERTS, 2 * hidden, k]);
        let down = random.tensor::<T, 3>([EXPERTS, n, hidden]);
        let logits = random.tensor_between::<f32, 2>([tokens, EXPERTS], -4.0, 4.0);
        let (experts, weights) = reference::route(&array(&logits), TOP);
        let expected = reference::expert_layer(&array(&x), (&experts, &weights), &array(&up), &array(&down));
        // The middle activations, up to about 9, are rounded to T.
        let limit = Tolerance::rounded::<T>().sum::<f32>(k * hidden, 1.0).through::<T>(9.0 * 4.0);
        session.check(
            &format!("expert layer {} {BM}x{BN}x{BK} of {tokens}", T::DTYPE),
            [(&expected, limit)],
            |device| {
                let slots = tokens * TOP;
                let tiles = (slots + EXPERTS * (BM - 1)).div_ceil(BM);
                let (mut experts, mut weights) = (poisoned::<i32, 2>([tokens, TOP]), poisoned::<f32, 2>([tokens, TOP]));
                let (mut plan, mut tile_expert) = (poisoned::<i32, 1>([tiles * BM]), poisoned::<i32, 1>([tiles]));
                let mut projected = poisoned::<T, 2>([slots, 2 * hidden]);
                let (mut middle, mut y) = (poisoned::<T, 2>([slots, hidden]), poisoned::<T, 2>([slots, n]));
                let mut out = poisoned::<T, 2>([tokens, n]);
                moe_route::<f32, 4, EXPERTS, TOP>().launch(device, &logits, &mut experts, &mut weights)?;
                moe_plan::<EXPERTS, BM>().launch(device, &experts, &mut plan, &mut tile_expert)?;
                moe_matmul::<T, BM, BN, BK, TOP>().launch(device, &x, &up, &plan, &tile_expert, &mut projected)?;
                silu_mul::<T, 64>().launch(device, &projected, &mut middle)?;
                moe_matmul::<T, BM, BN, BK, 1>().launch(device, &middle, &down, &plan, &tile_expert, &mut y)?;
                moe_combine::<T, 16>().launch(device, &y, &weights, &mut out)?;
                Ok([array(&out)])
            },
        );
    }
}

pub(crate) fn expert_layers(session: &dyn Session) {
    layer::<f32, FEW, 16, 8>(session, &[0, 1, 13, 40], [20, 17, 24]);
    layer::<bf16, FEW, 16, 8>(session, &[1, 13, 40], [20, 17, 24]);
}
