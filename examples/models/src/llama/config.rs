//! The configuration of a decoder, and its rotary frequencies.

use crate::Error;
use crate::weights::in_parallel;
use serde::Deserialize;
use tile_kernel::tensor::Tensor;

/// The configuration, by the names of `config.json`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Config {
    /// Tokens that have an embedding.
    pub vocab_size: usize,
    /// Columns of the hidden state: 8192 at most.
    pub hidden_size: usize,
    /// Columns inside of a feed-forward layer.
    pub intermediate_size: usize,
    /// Layers.
    pub num_hidden_layers: usize,
    /// Query heads.
    pub num_attention_heads: usize,
    /// Key heads, which divide query heads, 16 to 1 at most; as many where the file does not say.
    pub num_key_value_heads: Option<usize>,
    /// Columns of a head, 64 or 128; those of the hidden state by heads where the file does not say.
    pub head_dim: Option<usize>,
    /// What is added to mean squares.
    pub rms_norm_eps: f32,
    /// The base of the rotary frequencies.
    #[serde(default = "theta")]
    pub rope_theta: f64,
    /// A change of the rotary frequencies, for sequences longer than those that were trained on.
    #[serde(default)]
    pub rope_scaling: Option<RopeScaling>,
    /// Tokens of the longest sequence.
    pub max_position_embeddings: usize,
    /// Whether the output layer is the table of embeddings.
    #[serde(default)]
    pub tie_word_embeddings: bool,
}

/// The change of frequencies of Llama 3.1 and later.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct RopeScaling {
    /// `llama3`.
    pub rope_type: String,
    /// What low frequencies are divided by.
    pub factor: f64,
    /// Wavelengths in a trained context up to which a frequency is low.
    pub low_freq_factor: f64,
    /// Wavelengths in a trained context from which on a frequency is high.
    pub high_freq_factor: f64,
    /// Tokens of the context that was trained on.
    pub original_max_position_embeddings: f64,
}

fn theta() -> f64 {
    10_000.0
}

impl Config {
    /// Key heads.
    pub fn kv_heads(&self) -> usize {
        self.num_key_value_heads.unwrap_or(self.num_attention_heads)
    }

    /// Columns of a head.
    pub fn head_size(&self) -> usize {
        self.head_dim.unwrap_or(self.hidden_size / self.num_attention_heads.max(1))
    }

    /// Refuses what there are no kernels for.
    pub(crate) fn check(&self) -> Result<(), Error> {
        let (heads, kv_heads, d) = (self.num_attention_heads, self.kv_heads(), self.head_size());
        if d != 64 && d != 128 {
            return Err(Error::config("head_dim", format!("expected 64 or 128, found {d}")));
        }
        if kv_heads == 0 || heads % kv_heads != 0 || heads / kv_heads > 16 {
            let reason = format!("expected a divisor of {heads}, a sixteenth of it at least, found {kv_heads}");
            return Err(Error::config("num_key_value_heads", reason));
        }
        if !(1..=8192).contains(&self.hidden_size) {
            return Err(Error::config("hidden_size", format!("expected 1 to 8192, found {}", self.hidden_size)));
        }
        match &self.rope_scaling {
            Some(scaling) if scaling.rope_type != "llama3" => {
                Err(Error::config("rope_scaling", format!("expected `llama3`, found `{}`", scaling.rope_type)))
            }
            _ => Ok(()),
        }
    }

    /// Cosines and sines `[positions, head_size / 2]` of the angles of each position.
    pub(crate) fn rotations(&self, positions: usize) -> [Tensor<f32, 2>; 2] {
        let half = self.head_size() / 2;
        let frequency = |j: usize| {
            let plain = self.rope_theta.powf(-(j as f64) / half as f64);
            self.rope_scaling.as_ref().map_or(plain, |scaling| scaling.applied(plain))
        };
        let frequencies: Vec<f64> = (0..half).map(frequency).collect();
        [f64::cos, f64::sin].map(|function| {
            let mut rows = vec![0.0; positions * half];
            in_parallel(&mut rows, half, |position, row: &mut [f32]| {
                let angle = |&frequency: &f64| function(position as f64 * frequency) as f32;
                row.iter_mut().zip(frequencies.iter().map(angle)).for_each(|(x, value)| *x = value);
            });
            Tensor::from_vec(rows, [positions, half]).expect("a row for each position")
        })
    }
}

impl RopeScaling {
    /// Low frequencies are divided, high ones stay, and between them it changes gradually.
    fn applied(&self, frequency: f64) -> f64 {
        let turns = self.original_max_position_embeddings * frequency / std::f64::consts::TAU;
        let high = (turns - self.low_freq_factor) / (self.high_freq_factor - self.low_freq_factor);
        let high = high.clamp(0.0, 1.0);
        frequency * (high + (1.0 - high) / self.factor)
    }
}
