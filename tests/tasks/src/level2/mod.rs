//! Level 2: fusions of several operators.

mod adamw;
mod bmm_softmax;
mod causal_softmax;
mod conv1d_gelu_mean;
mod conv2d_bias_relu_pool;
mod cross_entropy_gradient;
pub(crate) mod dequant_gemm;
pub(crate) mod dropout_residual;
mod embedding_layer_norm;
pub(crate) mod gemm_bias_gelu;
mod gemm_group_norm_hardtanh;
pub(crate) mod gemm_logsumexp;
mod gemm_residual_layer_norm;
pub(crate) mod gemm_row_max;
pub(crate) mod gemm_sigmoid_sum;
pub(crate) mod gemm_swish_scale;
mod kl_divergence;
mod lora;
mod residual_rms_norm_quantise;
mod rope;
pub(crate) mod swiglu;

use crate::task::Task;

/// The tasks of this level.
pub(crate) const TASKS: &[&Task] = &[
    &adamw::TASK,
    &bmm_softmax::TASK,
    &causal_softmax::TASK,
    &conv1d_gelu_mean::TASK,
    &conv2d_bias_relu_pool::TASK,
    &cross_entropy_gradient::TASK,
    &dequant_gemm::TASK,
    &dropout_residual::TASK,
    &embedding_layer_norm::TASK,
    &gemm_bias_gelu::TASK,
    &gemm_group_norm_hardtanh::TASK,
    &gemm_logsumexp::TASK,
    &gemm_residual_layer_norm::TASK,
    &gemm_row_max::TASK,
    &gemm_sigmoid_sum::TASK,
    &gemm_swish_scale::TASK,
    &kl_divergence::TASK,
    &lora::TASK,
    &residual_rms_norm_quantise::TASK,
    &rope::TASK,
    &swiglu::TASK,
];
