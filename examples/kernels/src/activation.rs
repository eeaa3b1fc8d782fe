//! Activation functions of a scalar `f32`, as device functions that any kernel may call.

use tile_kernel::prelude::*;

/// ReLU: max(x, 0).
#[tile_fn]
pub fn relu(x: f32) -> f32 {
    x.max(0.0)
}

/// GELU: x·Φ(x) with the exact normal distribution function, through `erf` (Hendrycks and Gimpel,
/// arXiv 1606.08415).
#[tile_fn]
pub fn gelu(x: f32) -> f32 {
    const SQRT_HALF: f32 = std::f32::consts::FRAC_1_SQRT_2;
    0.5 * x * (1.0 + (x * SQRT_HALF).erf())
}

/// The tanh approximation of [`gelu`](fn@gelu), from the same paper.
#[tile_fn]
pub fn gelu_tanh(x: f32) -> f32 {
    // sqrt(2 / pi)
    const SCALE: f32 = 0.797_884_56;
    0.5 * x * (1.0 + (SCALE * (x + 0.044715 * x * x * x)).tanh())
}

/// SiLU, also known as swish: x·σ(x) (Elfwing et al., arXiv 1702.03118).
#[tile_fn]
pub fn silu(x: f32) -> f32 {
    x * x.sigmoid()
}
