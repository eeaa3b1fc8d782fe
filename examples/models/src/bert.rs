//! Sentence embedding by a BERT-class encoder, such as all-MiniLM-L6-v2: six layers, 384 wide.
//!
//! Sequences are packed one behind the other, without padding. A layer is seven launches: one GEMM
//! makes queries, keys and values, attention reads them where they are, biases, residuals and GELU
//! are epilogues of GEMMs, and each residual branch ends in a layer norm.

use crate::runtime::Runtime;
use crate::weights::{Weights, stacked};
use crate::{Buffer, Error};
use serde::Deserialize;
use tile_kernel::launch::LaunchError;
use tile_kernel::tensor::Tensor;
use tile_kernels::attention::flash_attention_varlen;
use tile_kernels::embedding::{embedding, mean_pool};
use tile_kernels::linear::{linear, linear_residual};
use tile_kernels::matmul::linear_gelu;
use tile_kernels::norm::{layer_norm, layer_norm_residual};

/// The configuration, by the names of `config.json`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Config {
    /// Tokens that have an embedding.
    pub vocab_size: usize,
    /// Columns of the hidden state: 2048 at most.
    pub hidden_size: usize,
    /// Layers.
    pub num_hidden_layers: usize,
    /// Heads, of 32 or 64 columns each.
    pub num_attention_heads: usize,
    /// Columns inside of a feed-forward layer.
    pub intermediate_size: usize,
    /// Tokens of the longest sequence.
    pub max_position_embeddings: usize,
    /// Types of tokens, of which the first is used.
    pub type_vocab_size: usize,
    /// What is added to variances.
    pub layer_norm_eps: f32,
    /// The activation: `gelu`.
    pub hidden_act: String,
}

impl Config {
    /// Columns of a head.
    pub fn head_size(&self) -> usize {
        self.hidden_size / self.num_attention_heads.max(1)
    }

    fn check(&self) -> Result<(), Error> {
        if self.hidden_act != "gelu" {
            return Err(Error::config("hidden_act", format!("expected `gelu`, found `{}`", self.hidden_act)));
        }
        let (n, heads) = (self.hidden_size, self.num_attention_heads);
        if !(1..=2048).contains(&n) {
            return Err(Error::config("hidden_size", format!("expected 1 to 2048, found {n}")));
        }
        if heads * 32 != n && heads * 64 != n {
            return Err(Error::config(
                "num_attention_heads",
                format!("expected heads of 32 or 64 columns, found {heads} for {n} columns"),
            ));
        }
        Ok(())
    }
}

/// A matrix `[out, in]` and a bias `[out]`.
struct Linear<D: Runtime> {
    weight: Buffer<D, f32, 2>,
    bias: Buffer<D, f32, 1>,
}

/// Weight and bias of a layer norm.
struct Norm<D: Runtime> {
    weight: Buffer<D, f32, 1>,
    bias: Buffer<D, f32, 1>,
}

struct Layer<D: Runtime> {
    /// Queries, keys and values, one below the other.
    qkv: Linear<D>,
    out: Linear<D>,
    attention_norm: Norm<D>,
    up: Linear<D>,
    down: Linear<D>,
    norm: Norm<D>,
}

/// The encoder.
pub struct Bert<D: Runtime> {
    device: D,
    config: Config,
    words: Buffer<D, f32, 2>,
    /// With the embedding of the first token type added.
    positions: Buffer<D, f32, 2>,
    norm: Norm<D>,
    layers: Vec<Layer<D>>,
}

/// The activations of packed sequences.
struct State<D: Runtime> {
    tokens: usize,
    longest: usize,
    /// Where sequences begin, and the last ends.
    start: Buffer<D, i32, 1>,
    hidden: Buffer<D, f32, 2>,
    residual: Buffer<D, f32, 2>,
    qkv: Buffer<D, f32, 2>,
    heads: Buffer<D, f32, 3>,
    inner: Buffer<D, f32, 2>,
}

impl<D: Runtime> Bert<D> {
    /// The model with these weights, under the names of Hugging Face's checkpoints.
    ///
    /// # Errors
    /// When weights do not match the configuration, this program has no kernels for it, or the
    /// device no memory.
    pub fn new(device: D, config: Config, weights: &impl Weights) -> Result<Bert<D>, Error> {
        config.check()?;
        // Checkpoints of whole models have a prefix.
        let prefix = if weights.has("bert.embeddings.LayerNorm.weight") { "bert." } else { "" };
        let loader = Loader { device: &device, weights, prefix };
        let (n, inner) = (config.hidden_size, config.intermediate_size);
        let mut positions = loader.get("embeddings.position_embeddings.weight", [config.max_position_embeddings, n])?;
        let types = loader.get("embeddings.token_type_embeddings.weight", [config.type_vocab_size, n])?;
        for (i, x) in positions.iter_mut().enumerate() {
            *x += types[[0, i % n]];
        }
        let words = loader.get("embeddings.word_embeddings.weight", [config.vocab_size, n])?;
        let norm = loader.norm("embeddings.LayerNorm", n)?;
        let layer = |i: usize| {
            let name = |part: &str| format!("encoder.layer.{i}.{part}");
            let part = |which: &str, kind: &str| name(&format!("attention.self.{which}.{kind}"));
            let of = |which: &str| loader.get(&part(which, "weight"), [n, n]);
            let bias = |which: &str| loader.get(&part(which, "bias"), [n]).map(Tensor::into_vec);
            let qkv = stacked([of("query")?, of("key")?, of("value")?]);
            let bias = [bias("query")?, bias("key")?, bias("value")?].concat();
            Ok(Layer {
                qkv: Linear {
                    weight: Buffer::constant(&device, qkv)?,
                    bias: Buffer::constant(&device, Tensor::from_vec(bias, [3 * n])?)?,
                },
                out: loader.linear(&name("attention.output.dense"), [n, n])?,
                attention_norm: loader.norm(&name("attention.output.LayerNorm"), n)?,
                up: loader.linear(&name("intermediate.dense"), [inner, n])?,
                down: loader.linear(&name("output.dense"), [n, inner])?,
                norm: loader.norm(&name("output.LayerNorm"), n)?,
            })
        };
        let layers = (0..config.num_hidden_layers).map(layer).collect::<Result<_, Error>>()?;
        let (words, positions) = (Buffer::constant(&device, words)?, Buffer::constant(&device, positions)?);
        Ok(Bert { words, positions, norm, layers, device, config })
    }

    /// The configuration.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The embeddings `[sequences, hidden_size]` of sequences of tokens: the means of their last
    /// hidden states, of length 1.
    ///
    /// # Errors
    /// [`Error::Input`] for a sequence that is empty or too long, or a token that has no embedding,
    /// and [`Error::Launch`].
    pub fn embed(&self, sequences: &[Vec<u32>]) -> Result<Tensor<f32, 2>, Error> {
        let [ids, positions, start] = self.packed(sequences)?;
        let mut state = self.state(ids.len(), &start)?;
        let [ids, positions] = [ids, positions].map(|numbers| {
            Buffer::copied(&self.device, &Tensor::from_vec(numbers, [state.tokens])?).map_err(Error::from)
        });
        self.embeddings(&mut state, &ids?, &positions?)?;
        for layer in &self.layers {
            self.attention(&mut state, layer)?;
            self.feed_forward(&mut state, layer)?;
        }
        let mut pooled = Buffer::zeros(&self.device, [sequences.len(), self.config.hidden_size])?;
        let (x, start, out) = (state.hidden.view(), state.start.view(), pooled.view_mut());
        match self.config.hidden_size {
            ..=512 => mean_pool::<f32, 512, true>().launch(&self.device, x, start, out)?,
            _ => mean_pool::<f32, 2048, true>().launch(&self.device, x, start, out)?,
        }
        Ok(pooled.read(&self.device)?)
    }

    /// Tokens and their positions, one sequence behind the other, and where each begins.
    fn packed(&self, sequences: &[Vec<u32>]) -> Result<[Vec<i32>; 3], Error> {
        let (mut ids, mut positions, mut start) = (Vec::new(), Vec::new(), vec![0]);
        for (i, sequence) in sequences.iter().enumerate() {
            let most = self.config.max_position_embeddings;
            if !(1..=most).contains(&sequence.len()) {
                let reason = format!("expected 1 to {most} tokens in sequence {i}, found {}", sequence.len());
                return Err(Error::input("sequences", reason));
            }
            if let Some(id) = sequence.iter().find(|&&id| id as usize >= self.config.vocab_size) {
                let reason = format!("expected tokens below {}, found {id} in sequence {i}", self.config.vocab_size);
                return Err(Error::input("sequences", reason));
            }
            ids.extend(sequence.iter().map(|&id| id as i32));
            positions.extend(0..sequence.len() as i32);
            start.push(ids.len() as i32);
        }
        Ok([ids, positions, start])
    }

    fn state(&self, tokens: usize, start: &[i32]) -> Result<State<D>, Error> {
        let (device, n) = (&self.device, self.config.hidden_size);
        let longest = start.windows(2).map(|bounds| (bounds[1] - bounds[0]) as usize).max().unwrap_or(0);
        Ok(State {
            tokens,
            longest,
            start: Buffer::copied(device, &Tensor::from_vec(start.to_vec(), [start.len()])?)?,
            hidden: Buffer::zeros(device, [tokens, n])?,
            residual: Buffer::zeros(device, [tokens, n])?,
            qkv: Buffer::zeros(device, [tokens, 3 * n])?,
            heads: Buffer::zeros(device, [tokens, self.config.num_attention_heads, self.config.head_size()])?,
            inner: Buffer::zeros(device, [tokens, self.config.intermediate_size])?,
        })
    }

    /// The sum of the embeddings of tokens and positions, normalised.
    fn embeddings(
        &self,
        state: &mut State<D>,
        ids: &Buffer<D, i32, 1>,
        positions: &Buffer<D, i32, 1>,
    ) -> Result<(), Error> {
        let (device, n) = (&self.device, self.config.hidden_size);
        let mut at = Buffer::zeros(device, [state.tokens, n])?;
        let mut sum = Buffer::zeros(device, [state.tokens, n])?;
        let lookup = embedding::<f32, 16, 512>();
        lookup.launch(device, self.words.view(), ids.view(), state.residual.view_mut())?;
        lookup.launch(device, self.positions.view(), positions.view(), at.view_mut())?;
        let (weight, bias, eps) = (self.norm.weight.view(), self.norm.bias.view(), self.config.layer_norm_eps);
        let (x, residual) = (state.residual.view(), at.view());
        let (out, sum) = (state.hidden.view_mut(), sum.view_mut());
        match n {
            ..=512 => layer_norm_residual::<f32, 1, 512>().launch(device, x, residual, weight, bias, out, sum, eps)?,
            _ => layer_norm_residual::<f32, 1, 2048>().launch(device, x, residual, weight, bias, out, sum, eps)?,
        }
        Ok(())
    }

    fn attention(&self, state: &mut State<D>, layer: &Layer<D>) -> Result<(), Error> {
        let (tokens, heads, d) = (state.tokens, self.config.num_attention_heads, self.config.head_size());
        self.linear(&layer.qkv, &state.hidden, &mut state.qkv)?;
        let part = |i: usize| state.qkv.part([tokens, 3 * heads, d], [0..tokens, i * heads..(i + 1) * heads, 0..d]);
        let (q, k, v, out) = (part(0)?, part(1)?, part(2)?, state.heads.view_mut());
        let (start, longest, scale) = (|| state.start.view(), state.longest, (d as f32).sqrt().recip());
        macro_rules! attend {
            ($m:literal, $n:literal, $d:literal) => {{
                let kernel = flash_attention_varlen::<f32, $m, $n, $d, false>();
                kernel.launch(&self.device, q, k, v, start(), start(), out, longest, scale)?
            }};
        }
        match (d, longest) {
            (32, ..=16) => attend!(16, 16, 32),
            (32, _) => attend!(64, 64, 32),
            (_, ..=16) => attend!(16, 16, 64),
            (_, _) => attend!(64, 64, 64),
        }
        let attended = state.heads.part([tokens, heads * d], [0..tokens, 0..heads * d])?;
        self.linear_residual(&layer.out, attended, &state.hidden, &mut state.residual)?;
        self.norm(&layer.attention_norm, &state.residual, &mut state.hidden)?;
        Ok(())
    }

    fn feed_forward(&self, state: &mut State<D>, layer: &Layer<D>) -> Result<(), Error> {
        let (x, w, bias, y) =
            (state.hidden.view(), layer.up.weight.view(), layer.up.bias.view(), state.inner.view_mut());
        match self.tile(state.tokens) {
            Tile::Flat => linear_gelu::<f32, 16, 64, 4096>().launch(&self.device, x, w, bias, y)?,
            Tile::Small => linear_gelu::<f32, 64, 128, 512>().launch(&self.device, x, w, bias, y)?,
            Tile::Large => linear_gelu::<f32, 256, 256, 512>().launch(&self.device, x, w, bias, y)?,
            Tile::Device => linear_gelu::<f32, 128, 128, 64>().fitted().launch(&self.device, x, w, bias, y)?,
        }
        self.linear_residual(&layer.down, state.inner.view(), &state.hidden, &mut state.residual)?;
        self.norm(&layer.norm, &state.residual, &mut state.hidden)?;
        Ok(())
    }

    fn norm(&self, norm: &Norm<D>, x: &Buffer<D, f32, 2>, out: &mut Buffer<D, f32, 2>) -> Result<(), LaunchError> {
        let (x, weight, bias, out) = (x.view(), norm.weight.view(), norm.bias.view(), out.view_mut());
        let eps = self.config.layer_norm_eps;
        match self.config.hidden_size {
            ..=512 => layer_norm::<f32, 1, 512>().launch(&self.device, x, weight, bias, out, eps),
            _ => layer_norm::<f32, 1, 2048>().launch(&self.device, x, weight, bias, out, eps),
        }
    }

    fn linear(&self, layer: &Linear<D>, x: &Buffer<D, f32, 2>, y: &mut Buffer<D, f32, 2>) -> Result<(), LaunchError> {
        let tile = self.tile(x.shape()[0]);
        let (x, w, bias, y) = (x.view(), layer.weight.view(), layer.bias.view(), y.view_mut());
        match tile {
            Tile::Flat => linear::<f32, 16, 64, 4096>().launch(&self.device, x, w, bias, y),
            Tile::Small => linear::<f32, 64, 128, 512>().launch(&self.device, x, w, bias, y),
            Tile::Large => linear::<f32, 256, 256, 512>().launch(&self.device, x, w, bias, y),
            Tile::Device => linear::<f32, 128, 128, 64>().fitted().launch(&self.device, x, w, bias, y),
        }
    }

    fn linear_residual(
        &self,
        layer: &Linear<D>,
        x: D::View<'_, f32, 2>,
        residual: &Buffer<D, f32, 2>,
        y: &mut Buffer<D, f32, 2>,
    ) -> Result<(), LaunchError> {
        let tile = self.tile(residual.shape()[0]);
        let (w, bias, residual, y) = (layer.weight.view(), layer.bias.view(), residual.view(), y.view_mut());
        match tile {
            Tile::Flat => linear_residual::<f32, 16, 64, 4096>().launch(&self.device, x, w, bias, residual, y),
            Tile::Small => linear_residual::<f32, 64, 128, 512>().launch(&self.device, x, w, bias, residual, y),
            Tile::Large => linear_residual::<f32, 256, 256, 512>().launch(&self.device, x, w, bias, residual, y),
            Tile::Device => {
                linear_residual::<f32, 128, 128, 64>().fitted().launch(&self.device, x, w, bias, residual, y)
            }
        }
    }

    /// The tile of a GEMM of so many rows.
    fn tile(&self, rows: usize) -> Tile {
        match rows {
            _ if !self.device.is_host() => Tile::Device,
            ..=16 => Tile::Flat,
            17..=256 => Tile::Small,
            _ => Tile::Large,
        }
    }
}

/// The tiles of GEMMs, by the model of `tile_kernels::cpu_gemm` on a CPU.
#[derive(Clone, Copy)]
enum Tile {
    Flat,
    Small,
    Large,
    /// That which the device chooses.
    Device,
}

/// Loads weights onto a device.
struct Loader<'a, D, W> {
    device: &'a D,
    weights: &'a W,
    prefix: &'static str,
}

impl<D: Runtime, W: Weights> Loader<'_, D, W> {
    fn get<const R: usize>(&self, name: &str, shape: [usize; R]) -> Result<Tensor<f32, R>, Error> {
        self.weights.get(&format!("{}{name}", self.prefix), shape)
    }

    fn constant<const R: usize>(&self, name: &str, shape: [usize; R]) -> Result<Buffer<D, f32, R>, Error> {
        Ok(Buffer::constant(self.device, self.get(name, shape)?)?)
    }

    fn linear(&self, name: &str, [out, inside]: [usize; 2]) -> Result<Linear<D>, Error> {
        Ok(Linear {
            weight: self.constant(&format!("{name}.weight"), [out, inside])?,
            bias: self.constant(&format!("{name}.bias"), [out])?,
        })
    }

    fn norm(&self, name: &str, n: usize) -> Result<Norm<D>, Error> {
        Ok(Norm {
            weight: self.constant(&format!("{name}.weight"), [n])?,
            bias: self.constant(&format!("{name}.bias"), [n])?,
        })
    }
}
