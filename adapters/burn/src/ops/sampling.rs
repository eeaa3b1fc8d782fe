//! The next token from logits.

use super::{floats, rows};
use crate::{Op, Result};
use burn::tensor::{DType, Int, Tensor};
use tile_adapter::ready::{self, refused};

/// A token of each row of logits, drawn from softmax(logits / temperature) restricted to the `top_k`
/// most probable tokens, and of these to the smallest set of the most probable whose probabilities
/// add up to `top_p`.
///
/// - `logits`: `(…, n)`, without NaN or +∞; the result is `(…)`, `I32`.
/// - `uniform`: `(…)`: a random number in 0..1 for each row, which decides.
/// - `temperature` is above zero; `top_k` at least 1, `None` for all; `top_p` is 1 for all.
///
/// Tokens as probable as the least of a set are in it, too. `Some(1)` is greedy decoding, but for
/// equal logits. There is no backward pass.
///
/// ```
/// use burn::tensor::{Device, Tensor};
/// let logits = Tensor::<2>::from_data([[0.0, 3.0, 2.9, 1.0]], &Device::flex());
/// let uniform = Tensor::<1>::from_data([0.9], &Device::flex());
/// let token = tile_burn::ops::sample(&logits, &uniform, 1.0, Some(2), 0.95)?;
/// assert_eq!(token.into_data().try_to_vec::<i32>().unwrap(), [2]);
/// # Ok::<(), tile_burn::Error>(())
/// ```
///
/// # Errors
/// For other element types or extents, for a `temperature` that is not positive, and a `top_k` of 0.
pub fn sample<const D: usize, const E: usize>(
    logits: &Tensor<D>,
    uniform: &Tensor<E>,
    temperature: f32,
    top_k: Option<usize>,
    top_p: f32,
) -> Result<Tensor<E, Int>> {
    const OP: &str = "sample_top_p";
    let (found, shape) = (logits.dims(), uniform.dims());
    if D != E + 1 || found[..E] != shape {
        let reason = format!("`uniform` are {shape:?} and `logits` {found:?}, expected (…) and (…, n)");
        return Err(refused(OP, reason));
    }
    let dtype = floats(OP, logits.dtype())?;
    let mut x = rows(logits);
    match top_k {
        Some(0) => return Err(refused(OP, "`top_k` is 0, expected at least 1".to_owned())),
        Some(count) if count < x.dims()[1] => {
            x = Op::from(ready::keep_largest(dtype)).scalar("count", count).apply(x)?;
        }
        _ => {}
    }
    let uniform = uniform.clone().cast(DType::F32).reshape([shape.iter().product::<usize>()]);
    let op = Op::from(ready::sample_top_p(dtype)).scalar("temperature", temperature).scalar("top_p", top_p);
    Ok(op.apply::<Tensor<1, Int>>((x, uniform))?.reshape(shape))
}
