//! A mixture of experts beside candle's operations on each token.

use crate::rows::softmax;
use crate::{CPU, FLOATS, apart, limit, noise};
use candle_core::{D, DType, Result, Tensor};
use tile_candle::ops;

/// The experts of a token and their weights, by a sort.
fn routed(logits: &Tensor, top: usize) -> Result<(Tensor, Tensor)> {
    let (values, places) = logits.contiguous()?.sort_last_dim(false)?;
    Ok((places.narrow(D::Minus1, 0, top)?, softmax(&values.narrow(D::Minus1, 0, top)?.contiguous()?)?))
}

#[test]
fn routing() -> Result<()> {
    for (tokens, experts, top) in [(1, 8, 2), (13, 16, 1), (9, 60, 6), (5, 200, 8), (3, 4, 4)] {
        let logits = (noise(&[tokens, experts], 7) * 4.0)?;
        let (chosen, weights) = ops::moe_route(&logits, top)?;
        let (expected, expected_weights) = routed(&logits, top)?;
        assert_eq!(apart(&chosen.to_dtype(DType::I64)?, &expected), 0.0, "{experts} {top}");
        assert!(apart(&weights, &expected_weights) < 1e-6, "{experts} {top}");
    }
    let error = |experts, top| ops::moe_route(&noise(&[2, experts], 1), top).unwrap_err().to_string();
    assert_eq!(error(16, 3), "kernel `moe_route`: `top` is 3, expected 1, 2, 4, 6 or 8");
    assert_eq!(error(4, 6), "kernel `moe_route`: `top` is 6, expected at most 4, the number of experts");
    assert_eq!(error(300, 2), "kernel `moe_route`: 300 experts, expected 1 to 256");
    Ok(())
}

/// The experts of each token, one after the other.
fn composed(x: &Tensor, experts: &[Vec<u32>], weights: &[Vec<f32>], up: &Tensor, down: &Tensor) -> Result<Tensor> {
    let mut rows = Vec::new();
    for (t, (experts, weights)) in experts.iter().zip(weights).enumerate() {
        let token = x.narrow(0, t, 1)?;
        let mut sum = Tensor::zeros((1, down.dim(1)?), DType::F32, &CPU)?;
        for (&expert, &weight) in experts.iter().zip(weights) {
            let projected = token.matmul(&up.get(expert as usize)?.t()?)?;
            let hidden = projected.dim(1)? / 2;
            let middle = (projected.narrow(1, 0, hidden)?.silu()? * projected.narrow(1, hidden, hidden)?)?;
            sum = (sum + (middle.matmul(&down.get(expert as usize)?.t()?)? * f64::from(weight))?)?;
        }
        rows.push(sum);
    }
    Tensor::cat(&rows, 0)
}

#[test]
fn experts_of_tokens() -> Result<()> {
    // Few slots of an expert and many, and experts that no token has.
    for (tokens, count, top, [k, hidden, n]) in [(7, 8, 2, [40, 24, 33]), (150, 4, 4, [64, 64, 64])] {
        for dtype in FLOATS {
            let scaled = |shape: &[usize], seed| (noise(shape, seed) * 0.3)?.to_dtype(dtype);
            let x = noise(&[tokens, k], 1).to_dtype(dtype)?;
            let (up, down) = (scaled(&[count, 2 * hidden, k], 2)?, scaled(&[count, n, hidden], 3)?);
            let (experts, weights) = ops::moe_route(&(noise(&[tokens, count], 4) * 3.0)?, top)?;
            let out = ops::moe_mlp(&x, &experts, &weights, &up, &down)?;
            let chosen = experts.to_dtype(DType::I64)?.to_dtype(DType::U32)?.to_vec2::<u32>()?;
            let [x, up, down] = [&x, &up, &down].map(|t| t.to_dtype(DType::F32).unwrap());
            let expected = composed(&x, &chosen, &weights.to_vec2::<f32>()?, &up, &down)?;
            let found = apart(&out, &expected);
            assert!(out.dtype() == dtype && found < 4.0 * limit(dtype), "{dtype:?} {tokens}: {found}");
        }
    }
    Ok(())
}

#[test]
fn what_does_not_fit() -> Result<()> {
    let (x, up, down) = (noise(&[3, 8], 1), noise(&[4, 16, 8], 2), noise(&[4, 8, 8], 3));
    let (experts, weights) = (Tensor::new(&[[0_u32], [1], [3]], &CPU)?, noise(&[3, 1], 4));
    let short = weights.narrow(0, 0, 2)?;
    let error = ops::moe_mlp(&x, &experts, &short, &up, &down).unwrap_err().to_string();
    assert_eq!(error, "kernel `moe_matmul`: `weights` are [2, 1], expected [3, 1], as `experts`");
    let error = ops::moe_mlp(&x.narrow(0, 0, 2)?, &experts, &weights, &up, &down).unwrap_err().to_string();
    assert_eq!(error, "kernel `moe_matmul`: `experts` has 3 rows, expected 2, as `x`");
    let error = ops::moe_mlp(&x, &weights, &weights, &up, &down).unwrap_err().to_string();
    assert_eq!(error, "kernel `moe_matmul`: `experts` has elements F32, expected integers");
    Ok(())
}
