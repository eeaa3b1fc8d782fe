//! Norms, softmax, losses, rotary embedding and gates.

use super::{Floats, Ready, of_dtype, refused};
use tile_kernel::launch::LaunchError;
use tile_kernel::prelude::Float;
use tile_kernels::{elementwise, norm, norm_backward, rope as rotary, softmax as losses};

/// The most elements of a row of a norm.
const LONGEST: usize = 8192;

/// The kernels of a norm.
#[derive(Clone, Debug)]
pub struct Norm {
    /// Of a tensor, with gradients.
    pub norm: Ready,
    /// Of a sum, which is a result, too.
    pub residual: Ready,
    /// The gradients of `norm`, as an op of its own.
    pub backward: Ready,
}

/// Fails for rows that no kernel of a norm takes.
fn check_length(op: &str, n: usize) -> Result<(), LaunchError> {
    if n > LONGEST {
        return Err(refused(op, format!("rows of `x` have {n} elements, expected at most {LONGEST}")));
    }
    Ok(())
}

/// RMS norm of rows of `n` elements.
///
/// # Errors
/// For rows of more than 8192 elements; `op` is who asks.
pub fn rms_norm(op: &str, dtype: Floats, n: usize) -> Result<Norm, LaunchError> {
    fn of<T: Float + Send + Sync + 'static>(n: usize) -> Norm {
        macro_rules! with {
            ($n:expr) => {{
                let back = norm_backward::rms_norm_backward::<T, 1, { $n }>();
                Norm {
                    norm: Ready::new(norm::rms_norm::<T, 1, { $n }>()).backward(back),
                    residual: Ready::new(norm::rms_norm_residual::<T, 1, { $n }>()),
                    backward: Ready::new(back),
                }
            }};
        }
        if n <= 1024 { with!(1024) } else { with!(LONGEST) }
    }
    check_length(op, n)?;
    Ok(of_dtype!(dtype, T => of::<T>(n)))
}

/// Layer norm of rows of `n` elements.
///
/// # Errors
/// As [`rms_norm`].
pub fn layer_norm(op: &str, dtype: Floats, n: usize) -> Result<Norm, LaunchError> {
    fn of<T: Float + Send + Sync + 'static>(n: usize) -> Norm {
        macro_rules! with {
            ($n:expr) => {{
                let back = norm_backward::layer_norm_backward::<T, 1, { $n }>();
                Norm {
                    norm: Ready::new(norm::layer_norm::<T, 1, { $n }>()).backward(back),
                    residual: Ready::new(norm::layer_norm_residual::<T, 1, { $n }>()),
                    backward: Ready::new(back),
                }
            }};
        }
        if n <= 1024 { with!(1024) } else { with!(LONGEST) }
    }
    check_length(op, n)?;
    Ok(of_dtype!(dtype, T => of::<T>(n)))
}

/// Softmax of rows of any length, with gradients.
pub fn softmax(dtype: Floats) -> Ready {
    of_dtype!(dtype, T => {
        Ready::new(losses::online_softmax::<T, 4, 1024>()).backward(losses::softmax_backward::<T, 4, 1024>())
    })
}

/// Cross-entropy of rows of any length, with gradients.
pub fn cross_entropy(dtype: Floats) -> Ready {
    of_dtype!(dtype, T => {
        Ready::new(losses::cross_entropy::<T, 4, 1024>()).backward(losses::cross_entropy_backward::<T, 4, 1024>())
    })
}

/// Rotary embedding of heads of `dim` elements.
///
/// # Errors
/// Unless heads have 64, 128 or 256 elements.
pub fn rope(dtype: Floats, dim: usize) -> Result<Ready, LaunchError> {
    fn of<T: Float + Send + Sync + 'static>(dim: usize) -> Option<Ready> {
        Some(match dim {
            64 => Ready::new(rotary::rope::<T, 8, 32>()),
            128 => Ready::new(rotary::rope::<T, 8, 64>()),
            256 => Ready::new(rotary::rope::<T, 8, 128>()),
            _ => return None,
        })
    }
    of_dtype!(dtype, T => of::<T>(dim))
        .ok_or_else(|| refused("rope", format!("heads have {dim} elements, expected 64, 128 or 256")))
}

/// The gate of a SwiGLU layer, and its gradient, which has the halves of a row on an axis of their own.
pub fn silu_mul(dtype: Floats) -> (Ready, Ready) {
    of_dtype!(dtype, T => {
        (Ready::new(elementwise::silu_mul::<T, 2048>()), Ready::new(elementwise::silu_mul_backward::<T, 2048>()))
    })
}
