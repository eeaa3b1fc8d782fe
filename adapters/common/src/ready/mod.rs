//! The kernels of ready ops, with tiles that suit a CPU and that devices with a choice replace.
//!
//! Functions here choose an instance by what is known at run time: element types, lengths of heads
//! and rows. They know no framework; an adapter makes an op of its own of each [`Ready`].

mod attention;
mod experts;
pub mod quant;
mod rows;
mod sampling;
mod window;

pub use attention::{attention, attention_varlen, decoding, head_dim, window};
pub use experts::{Grouping, experts_combine, experts_matmul, experts_route};
pub use quant::{matmul_int4, matmul_int8};
pub use rows::{Norm, cross_entropy, layer_norm, rms_norm, rope, silu_mul, softmax};
pub use sampling::{keep_largest, sample_top_p};

use crate::{Call, Framework};
use tile_kernel::elem::DType;
use tile_kernel::launch::{Kernel, LaunchError};

/// A kernel, and those of its backward pass in the order of their launches, none where there is none.
#[derive(Clone, Debug)]
pub struct Ready {
    /// The kernel.
    pub forward: Call,
    /// What computes gradients.
    pub backward: Vec<Call>,
}

impl Ready {
    fn new(kernel: impl Kernel + Send + Sync + 'static) -> Ready {
        Ready { forward: Call::new(kernel), backward: Vec::new() }
    }

    fn backward(mut self, kernel: impl Kernel + Send + Sync + 'static) -> Ready {
        self.backward.push(Call::new(kernel));
        self
    }
}

/// An element type that ready ops compute on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Floats {
    /// `f32`.
    F32,
    /// `f16`.
    F16,
    /// `bf16`.
    Bf16,
}

impl Floats {
    /// The type of a framework's elements.
    ///
    /// # Errors
    /// For other types, with the op's name.
    pub fn of<F: Framework>(op: &str, found: F::DType) -> Result<Floats, LaunchError> {
        match F::of(found) {
            Some(DType::F32) => Ok(Floats::F32),
            Some(DType::F16) => Ok(Floats::F16),
            Some(DType::BF16) => Ok(Floats::Bf16),
            _ => Err(refused(op, format!("elements are {found:?}, expected F32, F16 or BF16"))),
        }
    }
}

/// An expression for an element type, as `T`.
macro_rules! of_dtype {
    ($dtype:expr, $ty:ident => $body:expr) => {
        match $dtype {
            $crate::ready::Floats::F32 => {
                type $ty = f32;
                $body
            }
            $crate::ready::Floats::F16 => {
                type $ty = tile_kernel::prelude::f16;
                $body
            }
            $crate::ready::Floats::Bf16 => {
                type $ty = tile_kernel::prelude::bf16;
                $body
            }
        }
    };
}
use of_dtype;

/// An error about the arguments of an op.
#[must_use]
pub fn refused(op: &str, reason: String) -> LaunchError {
    LaunchError::Arguments { kernel: op.to_owned(), reason }
}
