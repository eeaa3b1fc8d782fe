//! Reference implementations: what the kernels compute, written plainly in `f64`.
//!
//! There is one function for each kernel or group of kernels, straight from the formula: no tiles,
//! no running statistics, no reordering. They share no code with the kernels, and nothing here is
//! fast.

mod array;
mod attention;
mod conv;
mod experts;
mod gradients;
pub mod kquants;
mod matmul;
mod quant;
mod rows;
mod sampling;
mod state_space;

pub use array::Array;
pub use attention::{Gradients, Mask, attention, attention_backward, attention_varlen, latent_attention, log_sum_exp};
pub use conv::{Window, conv2d};
pub use experts::{expert_layer, route};
pub use gradients::{cross_entropy_backward, norm_backward, silu_mul_backward, softmax_backward};
pub use matmul::{block_scaled_matmul, block_sparse_matmul, gemv, matmul, matmul_rows};
pub use quant::{dequant_int4, dequant_int8, dequant_table4};
pub use rows::{
    cross_entropy, cumsum, embedding, embedding_backward, gelu, gelu_tanh, hadamard, histogram, layer_norm, mean_pool,
    rms_norm, rope, row_max, silu, softmax, sum_rows, top_k, transpose,
};
pub use sampling::{argmax, sample_top_p};
pub use state_space::{linear_attention, mamba2};
