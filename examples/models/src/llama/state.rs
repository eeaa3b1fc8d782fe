//! The activations of a step, in buffers that stay where they are.

use super::matrix::{Activations, gates};
use super::{Config, Precision};
use crate::runtime::Runtime;
use crate::{Buffer, Error};
use tile_kernel::num::Float;
use tile_kernel::tensor::Tensor;

/// Activations of `tokens` tokens of `sequences` sequences.
pub(crate) struct State<D: Runtime, T: Float> {
    pub(crate) tokens: usize,
    pub(crate) ids: Buffer<D, i32, 1>,
    pub(crate) positions: Buffer<D, i32, 1>,
    pub(crate) slots: Buffer<D, i32, 1>,
    /// Sums of the residual stream: before and after a branch.
    pub(crate) stream: [Buffer<D, T, 2>; 2],
    pub(crate) normed: Activations<D, T>,
    pub(crate) qkv: Buffer<D, T, 2>,
    pub(crate) q: Buffer<D, T, 3>,
    pub(crate) k: Buffer<D, T, 3>,
    pub(crate) attended: Activations<D, T>,
    /// Gate and up projection, where they are not multiplied in the launch that computes them.
    pub(crate) gate_up: Buffer<D, T, 2>,
    pub(crate) inner: Activations<D, T>,
    pub(crate) branch: Buffer<D, T, 2>,
    /// The last token of each sequence.
    pub(crate) last: Buffer<D, i32, 1>,
    pub(crate) final_normed: Activations<D, T>,
    pub(crate) logits: Buffer<D, T, 2>,
}

impl<D: Runtime, T: Float> State<D, T> {
    pub(crate) fn new(
        device: &D,
        config: &Config,
        precision: Precision,
        [tokens, sequences]: [usize; 2],
    ) -> Result<Self, Error> {
        let (n, inner, d) = (config.hidden_size, config.intermediate_size, config.head_size());
        let (heads, kv_heads) = (config.num_attention_heads, config.kv_heads());
        let numbers = |count: usize| Buffer::zeros(device, [count]);
        let wide = |columns: usize| Buffer::zeros(device, [tokens, columns]);
        let of_heads = |heads: usize| Buffer::zeros(device, [tokens, heads, d]);
        Ok(State {
            tokens,
            ids: numbers(tokens)?,
            positions: numbers(tokens)?,
            slots: numbers(tokens)?,
            stream: [wide(n)?, wide(n)?],
            normed: Activations::new(device, [tokens, n], precision)?,
            qkv: wide((heads + 2 * kv_heads) * d)?,
            q: of_heads(heads)?,
            k: of_heads(kv_heads)?,
            attended: Activations::new(device, [tokens, heads * d], precision)?,
            gate_up: Buffer::zeros(device, [if gates(device, precision) { 0 } else { tokens }, 2 * inner])?,
            inner: Activations::new(device, [tokens, inner], precision)?,
            branch: wide(n)?,
            last: numbers(sequences)?,
            final_normed: Activations::new(device, [sequences, n], precision)?,
            logits: Buffer::zeros(device, [sequences, config.vocab_size])?,
        })
    }

    /// The positions and slots of the tokens.
    pub(crate) fn place(&mut self, device: &D, positions: Vec<i32>, slots: Vec<i32>) -> Result<(), Error> {
        let tokens = self.tokens;
        self.positions.write(device, &Tensor::from_vec(positions, [tokens])?)?;
        self.slots.write(device, &Tensor::from_vec(slots, [tokens])?)?;
        Ok(())
    }
}
