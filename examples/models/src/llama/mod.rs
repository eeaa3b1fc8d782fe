//! A Llama-class decoder: grouped-query attention over a paged cache, rotary positions, SwiGLU and
//! RMS norms, with weights of floats, eight or four bits.
//!
//! [`Llama`] holds the weights, by the names of Hugging Face's checkpoints; a [`Generation`] is a
//! batch of sequences that grow. `T` is the type of activations, `f32` or `bf16`.
//!
//! A layer is: RMS norm with the residual, one GEMM for queries, keys and values, rotation, append to
//! the cache, attention, a GEMM, RMS norm, one GEMM for gate and up projection, SwiGLU, a GEMM. In steps
//! of a device that chooses tiles, all but attention are parts of the four GEMMs.

mod cache;
mod config;
mod generation;
mod kernels;
mod layers;
mod matrix;
mod state;
mod step;
mod step_kernels;

pub use config::{Config, RopeScaling};
pub use generation::{Generation, Sampling};
pub use matrix::{GROUP, Precision};

use crate::runtime::Runtime;
use crate::weights::{Weights, alternating, converted, stacked};
use crate::{Buffer, Error};
use matrix::{Matrix, gates};
use tile_kernel::num::Float;
use tile_kernel::tensor::Tensor;

/// A layer's weights.
struct Layer<D: Runtime, T: Float> {
    attention_norm: Buffer<D, T, 1>,
    /// Queries, keys and values, one below the other.
    qkv: Matrix<D, T>,
    out: Matrix<D, T>,
    norm: Buffer<D, T, 1>,
    /// Gate and up projection, one below the other, or their rows alternately where one launch
    /// [multiplies and gates](matrix::gates).
    gate_up: Matrix<D, T>,
    down: Matrix<D, T>,
}

/// The decoder.
pub struct Llama<D: Runtime, T: Float> {
    device: D,
    config: Config,
    precision: Precision,
    table: Buffer<D, T, 2>,
    layers: Vec<Layer<D, T>>,
    norm: Buffer<D, T, 1>,
    head: Matrix<D, T>,
}

impl<D: Runtime, T: Float> Llama<D, T> {
    /// The model with these weights in a precision; the table of embeddings and the weights of norms
    /// are in `T` in any.
    ///
    /// # Errors
    /// When weights do not match the configuration, this program has no kernels for it, or the
    /// device no memory.
    pub fn new(device: D, config: Config, weights: &impl Weights, precision: Precision) -> Result<Self, Error> {
        config.check()?;
        let (n, inner, d) = (config.hidden_size, config.intermediate_size, config.head_size());
        let (queries, keys) = (config.num_attention_heads * d, config.kv_heads() * d);
        let norm = |name: &str| -> Result<Buffer<D, T, 1>, Error> {
            Ok(Buffer::constant(&device, converted(weights.get(name, [n])?))?)
        };
        let layer = |i: usize| {
            let get = |part: &str, shape: [usize; 2]| weights.get(&format!("model.layers.{i}.{part}.weight"), shape);
            let matrix = |weight: Tensor<f32, 2>| Matrix::new(&device, weight, precision);
            let attention = |which: &str, rows: usize| get(&format!("self_attn.{which}_proj"), [rows, n]);
            let qkv = stacked([attention("q", queries)?, attention("k", keys)?, attention("v", keys)?]);
            let both = [get("mlp.gate_proj", [inner, n])?, get("mlp.up_proj", [inner, n])?];
            let gate_up = if gates(&device, precision) { alternating(both) } else { stacked(both) };
            Ok(Layer {
                attention_norm: norm(&format!("model.layers.{i}.input_layernorm.weight"))?,
                qkv: matrix(qkv)?,
                out: matrix(get("self_attn.o_proj", [n, queries])?)?,
                norm: norm(&format!("model.layers.{i}.post_attention_layernorm.weight"))?,
                gate_up: matrix(gate_up)?,
                down: matrix(get("mlp.down_proj", [n, inner])?)?,
            })
        };
        let layers = (0..config.num_hidden_layers).map(layer).collect::<Result<_, Error>>()?;
        let table = weights.get("model.embed_tokens.weight", [config.vocab_size, n])?;
        let tied = config.tie_word_embeddings;
        let head = if tied { table.clone() } else { weights.get("lm_head.weight", [config.vocab_size, n])? };
        Ok(Llama {
            table: Buffer::constant(&device, converted(table))?,
            layers,
            norm: norm("model.norm.weight")?,
            head: Matrix::new(&device, head, precision)?,
            device,
            config,
            precision,
        })
    }

    /// The configuration.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The device.
    pub fn device(&self) -> &D {
        &self.device
    }
}
