//! Activation functions of a scalar `f32`, as device functions that any kernel may call.

use tile_kernel::prelude::*;

/// ReLU: max(x, 0).
#[tile_fn]
pub fn relu(x: f32) -> f32 {
    x.relu()
}

/// GELU: x·Φ(x) with the exact normal distribution function, through `erf` (Hendrycks and Gimpel,
/// arXiv 1606.08415).
#[tile_fn]
pub fn gelu(x: f32) -> f32 {
    x.gelu()
}

/// The tanh approximation of [`gelu`](fn@gelu), from the same paper.
#[tile_fn]
pub fn gelu_tanh(x: f32) -> f32 {
    x.gelu_tanh()
}

/// SiLU, also known as swish: x·σ(x) (Elfwing et al., arXiv 1702.03118).
#[tile_fn]
pub fn silu(x: f32) -> f32 {
    x.silu()
}
