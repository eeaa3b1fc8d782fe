//! A mixture of experts beside burn's operations on each token.

use crate::{FLOATS, apart, limit, noise};
use burn::tensor::{DType, Int, Tensor, activation};
use tile_burn::{Result, ops};

#[test]
fn routing() -> Result<()> {
    for (tokens, experts, top) in [(1, 8, 2), (13, 16, 1), (9, 60, 6), (5, 200, 8), (3, 4, 4)] {
        let logits = noise([tokens, experts], 7) * 4.0;
        let (chosen, weights) = ops::moe_route(&logits, top)?;
        let (values, places) = logits.sort_descending_with_indices(1);
        let places = places.narrow(1, 0, top).cast(DType::I32);
        assert_eq!(chosen.into_data(), places.into_data(), "{experts} {top}");
        let expected = activation::softmax(values.narrow(1, 0, top), 1);
        assert!(apart(&weights, &expected) < 1e-6, "{experts} {top}");
    }
    let error = ops::moe_route(&noise([2, 16], 1), 3).unwrap_err().to_string();
    assert_eq!(error, "kernel `moe_route`: `top` is 3, expected 1, 2, 4, 6 or 8");
    Ok(())
}

/// All experts of all tokens, with the weight of zero where a token does not have one.
fn composed(x: Tensor<2>, experts: &[i32], weights: &Tensor<2>, up: Tensor<3>, down: Tensor<3>) -> Tensor<2> {
    let [tokens, top] = weights.dims();
    let ([count, hidden, _], weights) = (up.dims(), crate::values(weights));
    let mut sum = Tensor::<2>::zeros([tokens, down.dims()[1]], &x.device());
    for e in 0..count {
        let of = |t: usize| (0..top).filter(|r| experts[t * top + r] == e as i32).map(|r| weights[t * top + r]).sum();
        let weight: Vec<f32> = (0..tokens).map(of).collect();
        let weight = Tensor::<1>::from_data(weight.as_slice(), &x.device()).reshape([tokens, 1]);
        let matrix = |w: &Tensor<3>| w.clone().narrow(0, e, 1).squeeze_dim::<2>(0).transpose();
        let projected = x.clone().matmul(matrix(&up));
        let (gate, linear) = (projected.clone().narrow(1, 0, hidden / 2), projected.narrow(1, hidden / 2, hidden / 2));
        sum = sum + (activation::silu(gate) * linear).matmul(matrix(&down)) * weight;
    }
    sum
}

#[test]
fn experts_of_tokens() -> Result<()> {
    for (tokens, count, top, [k, hidden, n]) in [(7, 8, 2, [40, 24, 33]), (150, 4, 4, [64, 64, 64])] {
        for dtype in FLOATS {
            let x = noise([tokens, k], 1).cast(dtype);
            let up = (noise([count, 2 * hidden, k], 2) * 0.3).cast(dtype);
            let down = (noise([count, n, hidden], 3) * 0.3).cast(dtype);
            let (experts, weights) = ops::moe_route(&(noise([tokens, count], 4) * 3.0), top)?;
            let out = ops::moe_mlp(&x, &experts, &weights, &up, &down)?;
            let chosen = experts.to_data().try_to_vec::<i32>().unwrap();
            let [up, down] = [up, down].map(|w| w.cast(DType::F32));
            let found = apart(&out, &composed(x.cast(DType::F32), &chosen, &weights, up, down));
            assert!(out.dtype() == dtype && found < 4.0 * limit(dtype), "{dtype:?} {tokens}: {found}");
        }
    }
    let (x, up, down) = (noise([3, 8], 1), noise([4, 16, 8], 2), noise([4, 8, 8], 3));
    let experts = Tensor::<2, Int>::from_data([[0], [1], [3]], &x.device());
    let error = ops::moe_mlp(&x, &experts, &noise([2, 1], 4), &up, &down).unwrap_err().to_string();
    assert_eq!(error, "kernel `moe_matmul`: `weights` are [2, 1], expected [3, 1], as `experts`");
    let x = x.narrow(0, 0, 2);
    let error = ops::moe_mlp(&x, &experts, &noise([3, 1], 4), &up, &down).unwrap_err().to_string();
    assert_eq!(error, "kernel `moe_matmul`: `experts` has 3 rows, expected 2, as `x`");
    Ok(())
}
