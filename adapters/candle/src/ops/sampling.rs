//! The next token from logits.

use super::{floats, refused, rows};
use crate::Op;
use candle_core::{DType, Result, Tensor};
use tile_adapter::ready;

/// A token of each row of logits, drawn from softmax(logits / temperature) restricted to the `top_k`
/// most probable tokens, and of these to the smallest set of the most probable whose probabilities
/// add up to `top_p`.
///
/// - `logits`: `(…, n)`, without NaN or +∞; the result is `(…)`, `I32`.
/// - `uniform`: `(…)`, of any float type: a random number in 0..1 for each row, which decides.
/// - `temperature` is above zero; `top_k` at least 1, `None` for all; `top_p` is 1 for all.
///
/// Tokens as probable as the least of a set are in it, too. `Some(1)` is greedy decoding, but for
/// equal logits. There is no backward pass.
///
/// ```
/// use candle_core::{Device, Tensor};
/// let logits = Tensor::new(&[[0.0_f32, 3.0, 2.9, 1.0]], &Device::Cpu)?;
/// let uniform = Tensor::new(&[0.9_f32], &Device::Cpu)?;
/// let token = tile_candle::ops::sample(&logits, &uniform, 1.0, Some(2), 0.95)?;
/// assert_eq!(token.to_vec1::<i32>()?, [2]);
/// # Ok::<(), candle_core::Error>(())
/// ```
///
/// # Errors
/// For other element types or extents, for a `temperature` that is not positive, and a `top_k` of 0.
pub fn sample(logits: &Tensor, uniform: &Tensor, temperature: f32, top_k: Option<usize>, top_p: f32) -> Result<Tensor> {
    const OP: &str = "sample_top_p";
    let dtype = floats(OP, logits.dtype())?;
    let mut x = rows(OP, logits)?;
    match top_k {
        Some(0) => return Err(refused(OP, "`top_k` is 0, expected at least 1".to_owned())),
        Some(count) if count < x.dim(1)? => {
            x = Op::from(ready::keep_largest(dtype)).scalar("count", count).apply(&[&x])?;
        }
        _ => {}
    }
    let uniform = uniform.to_dtype(DType::F32)?;
    let op = Op::from(ready::sample_top_p(dtype)).scalar("temperature", temperature).scalar("top_p", top_p);
    op.apply(&[&x, &uniform.flatten_all()?])?.reshape(uniform.shape())
}
