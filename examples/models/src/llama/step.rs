//! A decoding step on a device that chooses tiles: five launches a layer, and one that combines what
//! parts of the keys give. Everything between attention and the four GEMMs is in these.

use super::cache::{Cache, PAGE};
use super::layers::{Parts, Rotations};
use super::matrix::{GROUP, Matrix, gates};
use super::state::State;
use super::step_kernels::{PART, add_branch, embed, gated, project, project_heads};
use super::{Config, Llama, Precision};
use crate::runtime::Runtime;
use crate::{Buffer, Error};
use tile_kernel::num::Float;

/// Tokens of a step whose GEMMs do what lies between them; of more, tiles are larger than theirs.
const TOKENS: usize = 64;

/// The widest residual stream, in parts of [`PART`] columns.
const PARTS: usize = 128;

/// What the GEMMs of a step tell each other besides activations.
pub(super) struct Fused<D: Runtime, T: Float> {
    /// The stream times the weight of the next norm.
    scaled: Buffer<D, T, 2>,
    /// Sums of squares of [`PART`] columns of the stream.
    squares: Buffer<D, f32, 2>,
    /// Cosines and sines of the tokens' positions.
    rotation: Buffer<D, f32, 3>,
}

impl<D: Runtime, T: Float> Fused<D, T> {
    /// The tensors for so many tokens, where kernels are for them.
    pub(super) fn new(device: &D, config: &Config, precision: Precision, tokens: usize) -> Result<Option<Self>, Error> {
        let (n, half) = (config.hidden_size, config.head_size() / 2);
        let parts = n.div_ceil(PART);
        if !gates(device, precision) || tokens > TOKENS || parts > PARTS {
            return Ok(None);
        }
        Ok(Some(Fused {
            scaled: Buffer::zeros(device, [tokens, n])?,
            squares: Buffer::zeros(device, [tokens, parts])?,
            rotation: Buffer::zeros(device, [tokens, 2, half])?,
        }))
    }
}

impl<D: Runtime, T: Float> Llama<D, T> {
    /// The logits of one new token of each sequence, which attends to the pages of the cache.
    #[expect(clippy::too_many_arguments, reason = "what a step holds is borrowed in parts")]
    pub(super) fn step(
        &self,
        device: &D,
        state: &mut State<D, T>,
        fused: &mut Fused<D, T>,
        cache: &mut Cache<D, T>,
        rotations: &Rotations<D>,
        lengths: &Buffer<D, i32, 1>,
        parts: &mut Parts<D>,
    ) -> Result<(), Error> {
        match self.config.head_size() {
            64 => self.step_of::<64, 32>(device, state, fused, cache, rotations, lengths, parts),
            _ => self.step_of::<128, 64>(device, state, fused, cache, rotations, lengths, parts),
        }
    }

    #[expect(clippy::too_many_arguments, reason = "what a step holds is borrowed in parts")]
    fn step_of<const HEAD: usize, const HALF: usize>(
        &self,
        device: &D,
        state: &mut State<D, T>,
        fused: &mut Fused<D, T>,
        cache: &mut Cache<D, T>,
        [cos, sin]: &Rotations<D>,
        lengths: &Buffer<D, i32, 1>,
        parts: &mut Parts<D>,
    ) -> Result<(), Error> {
        let first = self.layers.first().map_or(&self.norm, |layer| &layer.attention_norm);
        let (table, ids, positions) = (self.table.view(), state.ids.view(), state.positions.view());
        let (stream, scaled) = (state.stream[0].view_mut(), fused.scaled.view_mut());
        let (squares, rotation, cos, sin) =
            (fused.squares.view_mut(), fused.rotation.view_mut(), cos.view(), sin.view());
        let norm = first.view();
        embed::<T, HALF, PART>()
            .launch(device, table, ids, positions, norm, cos, sin, stream, scaled, squares, rotation)?;
        for (i, layer) in self.layers.iter().enumerate() {
            self.project_heads::<HEAD>(device, &layer.qkv, i, state, fused, cache)?;
            self.attend_pages::<HEAD>(device, i, state, cache, lengths, parts)?;
            let [before, after] = &mut state.stream;
            fused.add_branch(device, &layer.out, &state.attended.x, [before, after], &layer.norm)?;
            state.stream.swap(0, 1);
            self.gate(device, &layer.gate_up, fused, &mut state.inner.x)?;
            let next = self.layers.get(i + 1).map_or(&self.norm, |next| &next.attention_norm);
            let [before, after] = &mut state.stream;
            fused.add_branch(device, &layer.down, &state.inner.x, [before, after], next)?;
            state.stream.swap(0, 1);
        }
        self.project(device, fused, &mut state.logits)
    }

    fn project_heads<const HEAD: usize>(
        &self,
        device: &D,
        weights: &Matrix<D, T>,
        i: usize,
        state: &mut State<D, T>,
        fused: &Fused<D, T>,
        cache: &mut Cache<D, T>,
    ) -> Result<(), Error> {
        let (x, squares, slots, rotation) =
            (fused.scaled.view(), fused.squares.view(), state.slots.view(), fused.rotation.view());
        let (q, keys, values) = (state.q.view_mut(), cache.keys[i].view_mut(), cache.values[i].view_mut());
        let eps = self.config.rms_norm_eps;
        match weights {
            Matrix::Int4Words { words, scale } => {
                let (w, scale) = (words.view(), scale.view());
                let kernel = project_heads::<T, u32, PAGE, HEAD, 8, 128, GROUP, PARTS>().fitted();
                kernel.launch(device, x, squares, w, Some(&scale), slots, rotation, q, keys, values, eps)?;
            }
            weights => {
                let w = weights.floats()?;
                let kernel = project_heads::<T, T, PAGE, HEAD, 8, 128, GROUP, PARTS>().fitted();
                kernel.launch(device, x, squares, w, None, slots, rotation, q, keys, values, eps)?;
            }
        }
        Ok(())
    }

    fn gate(
        &self,
        device: &D,
        weights: &Matrix<D, T>,
        fused: &Fused<D, T>,
        y: &mut Buffer<D, T, 2>,
    ) -> Result<(), Error> {
        let (x, squares, y, eps) = (fused.scaled.view(), fused.squares.view(), y.view_mut(), self.config.rms_norm_eps);
        match weights {
            Matrix::Int4Words { words, scale } => {
                let (w, scale) = (words.view(), scale.view());
                let kernel = gated::<T, u32, 8, 128, 128, GROUP, 2, PARTS>().fitted();
                kernel.launch(device, x, Some(&squares), w, Some(&scale), y, eps)?;
            }
            weights => {
                let kernel = gated::<T, T, 8, 64, 128, GROUP, 2, PARTS>().fitted();
                kernel.launch(device, x, Some(&squares), weights.floats()?, None, y, eps)?;
            }
        }
        Ok(())
    }

    /// The logits of the normed stream.
    fn project(&self, device: &D, fused: &Fused<D, T>, y: &mut Buffer<D, T, 2>) -> Result<(), Error> {
        let (x, squares, y, eps) = (fused.scaled.view(), fused.squares.view(), y.view_mut(), self.config.rms_norm_eps);
        match &self.head {
            Matrix::Int4Words { words, scale } => {
                let (w, scale) = (words.view(), scale.view());
                let kernel = project::<T, u32, 8, 128, 128, GROUP, PARTS>().fitted();
                kernel.launch(device, x, squares, w, Some(&scale), y, eps)?;
            }
            weights => {
                let kernel = project::<T, T, 8, 64, 128, GROUP, PARTS>().fitted();
                kernel.launch(device, x, squares, weights.floats()?, None, y, eps)?;
            }
        }
        Ok(())
    }
}

impl<D: Runtime, T: Float> Fused<D, T> {
    /// Adds a branch to the stream, and prepares the next norm.
    fn add_branch(
        &mut self,
        device: &D,
        weights: &Matrix<D, T>,
        x: &Buffer<D, T, 2>,
        [before, after]: [&mut Buffer<D, T, 2>; 2],
        norm: &Buffer<D, T, 1>,
    ) -> Result<(), Error> {
        let (x, before, norm) = (x.view(), before.view(), norm.view());
        let (after, scaled, squares) = (after.view_mut(), self.scaled.view_mut(), self.squares.view_mut());
        match weights {
            Matrix::Int4Words { words, scale } => {
                let (w, scale) = (words.view(), scale.view());
                let kernel = add_branch::<T, u32, 8, PART, 128, GROUP>().fitted();
                kernel.launch(device, x, w, Some(&scale), before, norm, after, scaled, squares)?;
            }
            weights => {
                let kernel = add_branch::<T, T, 8, PART, 128, GROUP>().fitted();
                kernel.launch(device, x, weights.floats()?, None, before, norm, after, scaled, squares)?;
            }
        }
        Ok(())
    }
}
