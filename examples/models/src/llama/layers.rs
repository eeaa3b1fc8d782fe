//! The launches of a decoder: embeddings, layers, logits.

use super::cache::{Cache, PAGE};
use super::kernels::rope_to_pages;
use super::state::State;
use super::{Layer, Llama};
use crate::runtime::Runtime;
use crate::{Buffer, Error};
use tile_kernel::num::Float;
use tile_kernels::attention::flash_attention_varlen;
use tile_kernels::decoding::{append_to_pages, combine_splits, flash_decoding};
use tile_kernels::elementwise::silu_mul;
use tile_kernels::embedding::embedding;
use tile_kernels::norm::{rms_norm, rms_norm_residual};
use tile_kernels::rope::rope;

/// What the tokens of a step attend to.
pub(crate) enum Attend<'a, D: Runtime> {
    /// Each other: the first tokens of packed sequences, which begin at `start`.
    Prompt { start: &'a Buffer<D, i32, 1>, longest: usize },
    /// One token of each sequence attends to the pages of the cache, `lengths` tokens of each, in
    /// `splits` parts.
    Pages { lengths: &'a Buffer<D, i32, 1>, parts: &'a mut Parts<D> },
}

/// The partial results of split-KV decoding.
pub(crate) struct Parts<D: Runtime> {
    pub(crate) part: Buffer<D, f32, 4>,
    pub(crate) lse: Buffer<D, f32, 3>,
}

/// Cosines and sines of positions.
pub(crate) type Rotations<D> = [Buffer<D, f32, 2>; 2];

impl<D: Runtime, T: Float> Llama<D, T> {
    /// The logits of the last token of each sequence.
    pub(crate) fn forward(
        &self,
        device: &D,
        state: &mut State<D, T>,
        cache: &mut Cache<D, T>,
        rotations: &Rotations<D>,
        mut attend: Attend<'_, D>,
    ) -> Result<(), Error> {
        let eps = self.config.rms_norm_eps;
        let (table, ids, hidden) = (self.table.view(), state.ids.view(), state.stream[0].view_mut());
        embedding::<T, 16, 512>().launch(device, table, ids, hidden)?;
        for (i, layer) in self.layers.iter().enumerate() {
            if i == 0 {
                let (x, w, out) = (state.stream[0].view(), layer.attention_norm.view(), state.normed.x.view_mut());
                match self.config.hidden_size {
                    ..=512 => rms_norm::<T, 1, 512>().launch(device, x, w, out, eps)?,
                    513..=2048 => rms_norm::<T, 1, 2048>().launch(device, x, w, out, eps)?,
                    _ => rms_norm::<T, 1, 8192>().launch(device, x, w, out, eps)?,
                }
            } else {
                self.add_and_norm(device, &layer.attention_norm, state)?;
            }
            self.attention(device, layer, i, state, cache, rotations, &mut attend)?;
            self.add_and_norm(device, &layer.norm, state)?;
            self.feed_forward(device, layer, state)?;
        }
        self.add_and_norm(device, &self.norm, state)?;
        let (normed, last, out) = (state.normed.x.view(), state.last.view(), state.final_normed.x.view_mut());
        embedding::<T, 16, 512>().launch(device, normed, last, out)?;
        state.final_normed.quantise(device)?;
        self.head.multiply(device, &state.final_normed, &mut state.logits)
    }

    /// The residual stream with the branch's result, and its norm.
    fn add_and_norm(&self, device: &D, weight: &Buffer<D, T, 1>, state: &mut State<D, T>) -> Result<(), Error> {
        let eps = self.config.rms_norm_eps;
        let [before, after] = &mut state.stream;
        let (x, residual, w) = (state.branch.view(), before.view(), weight.view());
        let (out, sum) = (state.normed.x.view_mut(), after.view_mut());
        match self.config.hidden_size {
            ..=512 => rms_norm_residual::<T, 1, 512>().launch(device, x, residual, w, out, sum, eps)?,
            513..=2048 => rms_norm_residual::<T, 1, 2048>().launch(device, x, residual, w, out, sum, eps)?,
            _ => rms_norm_residual::<T, 1, 8192>().launch(device, x, residual, w, out, sum, eps)?,
        }
        state.stream.swap(0, 1);
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "what a step holds is borrowed in parts")]
    fn attention(
        &self,
        device: &D,
        layer: &Layer<D, T>,
        i: usize,
        state: &mut State<D, T>,
        cache: &mut Cache<D, T>,
        rotations: &Rotations<D>,
        attend: &mut Attend<'_, D>,
    ) -> Result<(), Error> {
        state.normed.quantise(device)?;
        layer.qkv.multiply(device, &state.normed, &mut state.qkv)?;
        match self.config.head_size() {
            64 => self.attend::<64, 32>(device, i, state, cache, rotations, attend)?,
            _ => self.attend::<128, 64>(device, i, state, cache, rotations, attend)?,
        }
        state.attended.quantise(device)?;
        layer.out.multiply(device, &state.attended, &mut state.branch)
    }

    fn attend<const HEAD: usize, const HALF: usize>(
        &self,
        device: &D,
        i: usize,
        state: &mut State<D, T>,
        cache: &mut Cache<D, T>,
        [cos, sin]: &Rotations<D>,
        attend: &mut Attend<'_, D>,
    ) -> Result<(), Error> {
        let (tokens, heads, kv_heads) = (state.tokens, self.config.num_attention_heads, self.config.kv_heads());
        let all = heads + 2 * kv_heads;
        let part =
            |from: usize, count: usize| state.qkv.part([tokens, all, HEAD], [0..tokens, from..from + count, 0..HEAD]);
        let (at, slots, cos, sin) = (|| state.positions.view(), state.slots.view(), || cos.view(), || sin.view());
        let (keys, values) = (&mut cache.keys[i], &mut cache.values[i]);
        let scale = (HEAD as f32).sqrt().recip();
        match attend {
            Attend::Prompt { start, longest } => {
                let (queries, before) = (part(0, heads)?, part(heads, kv_heads)?);
                rope::<T, 8, HALF>().launch(device, queries, at(), cos(), sin(), state.q.view_mut())?;
                rope::<T, 8, HALF>().launch(device, before, at(), cos(), sin(), state.k.view_mut())?;
                let (k, v) = (|| state.k.view(), || part(heads + kv_heads, kv_heads));
                let append = append_to_pages::<T, PAGE, HEAD>();
                append.launch(device, k(), v()?, slots, keys.view_mut(), values.view_mut())?;
                let (q, start) = (state.q.view(), || start.view());
                let out = state.attended.x.reshaped_mut([tokens, heads, HEAD])?;
                let kernel = flash_attention_varlen::<T, 64, 64, HEAD, true>().fitted();
                kernel.launch(device, q, k(), v()?, start(), start(), out, *longest, scale)?;
            }
            Attend::Pages { lengths, parts } => {
                let (q, new_keys, new_values) = (state.q.view_mut(), keys.view_mut(), values.view_mut());
                let rotate = rope_to_pages::<T, PAGE, HALF>();
                rotate.launch(device, part(0, all)?, at(), slots, cos(), sin(), q, new_keys, new_values)?;
                self.attend_pages::<HEAD>(device, i, state, cache, lengths, parts)?;
            }
        }
        Ok(())
    }

    /// Attention of one token of each sequence to the pages of the cache.
    pub(super) fn attend_pages<const HEAD: usize>(
        &self,
        device: &D,
        i: usize,
        state: &mut State<D, T>,
        cache: &Cache<D, T>,
        lengths: &Buffer<D, i32, 1>,
        parts: &mut Parts<D>,
    ) -> Result<(), Error> {
        let (heads, kv_heads) = (self.config.num_attention_heads, self.config.kv_heads());
        let scale = (HEAD as f32).sqrt().recip();
        let out = state.attended.x.reshaped_mut([state.tokens, heads, HEAD])?;
        let (keys, values, table, n) =
            (cache.keys[i].view(), cache.values[i].view(), cache.table.view(), lengths.view());
        let (q, part, lse) = (state.q.view(), parts.part.view_mut(), parts.lse.view_mut());
        // Few query heads for a key head are few rows, where no matrix unit asks for more.
        if device.is_host() && heads / kv_heads <= 4 {
            let kernel = flash_decoding::<T, 4, PAGE, HEAD>();
            kernel.launch(device, q, keys, values, table, n, part, lse, scale)?;
        } else {
            let kernel = flash_decoding::<T, 16, PAGE, HEAD>().fitted();
            kernel.launch(device, q, keys, values, table, n, part, lse, scale)?;
        }
        combine_splits::<T, HEAD>().launch(device, parts.part.view(), parts.lse.view(), out)?;
        Ok(())
    }

    fn feed_forward(&self, device: &D, layer: &Layer<D, T>, state: &mut State<D, T>) -> Result<(), Error> {
        state.normed.quantise(device)?;
        if !layer.gate_up.gate(device, &state.normed, &mut state.inner)? {
            layer.gate_up.multiply(device, &state.normed, &mut state.gate_up)?;
            silu_mul::<T, 2048>().launch(device, state.gate_up.view(), state.inner.x.view_mut())?;
        }
        state.inner.quantise(device)?;
        layer.down.multiply(device, &state.inner, &mut state.branch)
    }
}
