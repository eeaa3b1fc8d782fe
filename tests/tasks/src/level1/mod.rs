//! Level 1: single operators.

pub(crate) mod argmax;
mod avg_pool2d;
pub(crate) mod batch_norm;
pub(crate) mod batched_matmul;
mod conv1d;
pub(crate) mod conv2d;
mod conv_transpose2d;
mod cross_entropy;
pub(crate) mod cumsum;
pub(crate) mod depthwise_conv2d;
pub(crate) mod embedding;
pub(crate) mod gelu;
mod group_norm;
mod instance_norm;
pub(crate) mod layer_norm;
pub(crate) mod leaky_relu;
pub(crate) mod log_softmax;
pub(crate) mod matmul;
pub(crate) mod matmul_tn;
pub(crate) mod matvec;
mod max_pool2d;
pub(crate) mod mean_middle;
pub(crate) mod rms_norm;
pub(crate) mod softmax;
mod top_k;
pub(crate) mod triplet_margin;

use crate::task::Task;

/// The tasks of this level.
pub(crate) const TASKS: &[&Task] = &[
    &argmax::TASK,
    &avg_pool2d::TASK,
    &batch_norm::TASK,
    &batched_matmul::TASK,
    &conv1d::TASK,
    &conv2d::TASK,
    &conv_transpose2d::TASK,
    &cross_entropy::TASK,
    &cumsum::TASK,
    &depthwise_conv2d::TASK,
    &embedding::TASK,
    &gelu::TASK,
    &group_norm::TASK,
    &instance_norm::TASK,
    &layer_norm::TASK,
    &leaky_relu::TASK,
    &log_softmax::TASK,
    &matmul::TASK,
    &matmul_tn::TASK,
    &matvec::TASK,
    &max_pool2d::TASK,
    &mean_middle::TASK,
    &rms_norm::TASK,
    &softmax::TASK,
    &top_k::TASK,
    &triplet_margin::TASK,
];
