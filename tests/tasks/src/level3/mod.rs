//! Level 3: blocks of networks.

pub(crate) mod attention;
mod causal_gqa;
mod contrastive_loss;
mod decode_step;
pub(crate) mod linear_attention;
mod lstm_cell;
mod mlp;
mod mobilenet_block;
mod moe;
mod patch_embedding;
mod squeeze_excite;
mod transformer_block;
mod window_attention;

use crate::task::Task;

/// The tasks of this level.
pub(crate) const TASKS: &[&Task] = &[
    &attention::TASK,
    &causal_gqa::TASK,
    &contrastive_loss::TASK,
    &decode_step::TASK,
    &linear_attention::TASK,
    &lstm_cell::TASK,
    &mlp::TASK,
    &mobilenet_block::TASK,
    &moe::TASK,
    &patch_embedding::TASK,
    &squeeze_excite::TASK,
    &transformer_block::TASK,
    &window_attention::TASK,
];
