//! The decoder against an implementation in candle's plain operations, with the same weights.

mod common;

use candle_core::{D, DType, Device, Tensor as Candle};
use common::{Recorded, sequences, softmax, times};
use tile_kernel::num::{Element, Float, bf16};
use tile_models::Error;
use tile_models::llama::{Config, GROUP, Generation, Llama, Precision, RopeScaling, Sampling};
use tile_models::runtime::Host;

fn config() -> Config {
    Config {
        vocab_size: 512,
        hidden_size: 256,
        intermediate_size: 512,
        num_hidden_layers: 2,
        num_attention_heads: 4,
        num_key_value_heads: Some(2),
        head_dim: None,
        rms_norm_eps: 1e-5,
        rope_theta: 10_000.0,
        rope_scaling: None,
        max_position_embeddings: 256,
        tie_word_embeddings: true,
    }
}

/// A decoder that computes every token anew from the whole sequence.
struct Reference<'a> {
    config: &'a Config,
    weights: &'a Recorded,
    precision: Precision,
    /// The type of the scales of four bits.
    scales: DType,
}

impl Reference<'_> {
    /// A matrix as the precision stores it.
    fn matrix(&self, name: &str) -> candle_core::Result<Candle> {
        let w = self.weights.candle(name);
        let (n, k) = w.dims2()?;
        match self.precision {
            Precision::Float => Ok(w),
            Precision::Int8 | Precision::Int8Dynamic => {
                let scale = (w.abs()?.max_keepdim(1)? / 127.0)?;
                w.broadcast_div(&scale)?.round()?.broadcast_mul(&scale)
            }
            Precision::Int4 | Precision::Int4Dynamic => {
                let groups = w.reshape((n, k / GROUP, GROUP))?;
                let (low, high) = (groups.min_keepdim(2)?, groups.max_keepdim(2)?);
                let largest = low.abs()?.gt(&high.abs()?)?.where_cond(&low, &high)?;
                let scale = (largest / -8.0)?.to_dtype(self.scales)?.to_dtype(DType::F32)?;
                let codes = groups.broadcast_div(&scale)?.round()?.clamp(-8_f32, 7_f32)?;
                codes.broadcast_mul(&scale)?.reshape((n, k))
            }
        }
    }

    fn norm(&self, x: &Candle, name: &str) -> candle_core::Result<Candle> {
        let root = (x.sqr()?.mean_keepdim(D::Minus1)? + f64::from(self.config.rms_norm_eps))?.sqrt()?;
        x.broadcast_div(&root)?.broadcast_mul(&self.weights.candle(name))
    }

    /// Rotates heads `[heads, n, d]`.
    fn rotated(&self, x: &Candle) -> candle_core::Result<Candle> {
        let (_, n, d) = x.dims3()?;
        let half = d / 2;
        let frequency = |j: usize| {
            let plain = self.config.rope_theta.powf(-2.0 * j as f64 / d as f64);
            match &self.config.rope_scaling {
                None => plain,
                Some(scaling) => llama3(plain, scaling),
            }
        };
        let angles: Vec<f32> = (0..n).flat_map(|p| (0..half).map(move |j| (p as f64 * frequency(j)) as f32)).collect();
        let angles = Candle::from_vec(angles, (n, half), &Device::Cpu)?;
        let (cos, sin) = (angles.cos()?, angles.sin()?);
        let (u, v) = (x.narrow(2, 0, half)?, x.narrow(2, half, half)?);
        let first = (u.broadcast_mul(&cos)? - v.broadcast_mul(&sin)?)?;
        let second = (v.broadcast_mul(&cos)? + u.broadcast_mul(&sin)?)?;
        Candle::cat(&[first, second], 2)
    }

    /// The logits of the last token.
    fn logits(&self, ids: &[u32]) -> candle_core::Result<Vec<f32>> {
        let (n, d, heads, kv_heads) =
            (ids.len(), self.config.head_size(), self.config.num_attention_heads, self.config.kv_heads());
        let table = self.weights.candle("model.embed_tokens.weight");
        let mut x = table.index_select(&Candle::new(ids, &Device::Cpu)?, 0)?;
        let hidden: Vec<f32> =
            (0..n).flat_map(|i| (0..n).map(move |j| if j <= i { 0.0 } else { f32::NEG_INFINITY })).collect();
        let mask = Candle::from_vec(hidden, (n, n), &Device::Cpu)?;
        for i in 0..self.config.num_hidden_layers {
            let layer = format!("model.layers.{i}");
            let linear = |x: &Candle, name: &str| times(x, &self.matrix(&format!("{layer}.{name}.weight"))?);
            let normed = self.norm(&x, &format!("{layer}.input_layernorm.weight"))?;
            let of = |name: &str, heads: usize| {
                linear(&normed, &format!("self_attn.{name}_proj"))?
                    .reshape((n, heads, d))?
                    .transpose(0, 1)?
                    .contiguous()
            };
            let q = self.rotated(&of("q", heads)?)?;
            let shared = |x: Candle| {
                let group = heads / kv_heads;
                x.unsqueeze(1)?.broadcast_as((kv_heads, group, n, d))?.reshape((heads, n, d))
            };
            let k = shared(self.rotated(&of("k", kv_heads)?)?)?;
            let v = shared(of("v", kv_heads)?)?;
            let scores = (q.matmul(&k.t()?)? / (d as f64).sqrt())?.broadcast_add(&mask)?;
            let attended = softmax(&scores)?.matmul(&v)?.transpose(0, 1)?.reshape((n, heads * d))?;
            x = (x + linear(&attended, "self_attn.o_proj")?)?;
            let normed = self.norm(&x, &format!("{layer}.post_attention_layernorm.weight"))?;
            let gate = linear(&normed, "mlp.gate_proj")?.silu()?;
            x = (&x + linear(&(gate * linear(&normed, "mlp.up_proj")?)?, "mlp.down_proj")?)?;
        }
        let last = self.norm(&x, "model.norm.weight")?.narrow(0, n - 1, 1)?;
        let head = if self.config.tie_word_embeddings { "model.embed_tokens.weight" } else { "lm_head.weight" };
        times(&last, &self.matrix(head)?)?.flatten_all()?.to_vec1()
    }

    /// The most probable continuation.
    fn continued(&self, prompt: &[u32], count: usize) -> candle_core::Result<Vec<u32>> {
        let mut ids = prompt.to_vec();
        for _ in 0..count {
            let logits = self.logits(&ids)?;
            let best = (0..logits.len()).max_by(|&i, &j| logits[i].total_cmp(&logits[j])).unwrap_or(0);
            ids.push(best as u32);
        }
        Ok(ids.split_off(prompt.len()))
    }
}

/// The frequencies of Llama 3.1, as its authors' code has them.
fn llama3(frequency: f64, scaling: &RopeScaling) -> f64 {
    let wavelength = std::f64::consts::TAU / frequency;
    let context = scaling.original_max_position_embeddings;
    if wavelength < context / scaling.high_freq_factor {
        return frequency;
    }
    if wavelength > context / scaling.low_freq_factor {
        return frequency / scaling.factor;
    }
    let smooth =
        (context / wavelength - scaling.low_freq_factor) / (scaling.high_freq_factor - scaling.low_freq_factor);
    (1.0 - smooth) * frequency / scaling.factor + smooth * frequency
}

/// The tokens that the model continues prompts with.
fn continuation<T: Float>(
    model: &Llama<Host, T>,
    prompts: &[Vec<u32>],
    count: usize,
    sampling: Sampling,
) -> Result<Vec<Vec<u32>>, Error> {
    let (mut generation, first) = Generation::new(model, prompts, 128, sampling)?;
    let mut tokens: Vec<Vec<u32>> = first.into_iter().map(|token| vec![token]).collect();
    for _ in 1..count {
        for (tokens, token) in tokens.iter_mut().zip(generation.step()?) {
            tokens.push(token);
        }
    }
    assert!(!generation.is_recorded(), "launches on the host are over when they return");
    Ok(tokens)
}

fn check(device: Host, config: &Config, precision: Precision, lengths: &[usize], count: usize) {
    let weights = Recorded::new(11);
    let model = Llama::<_, f32>::new(device, config.clone(), &weights, precision).expect("kernels for it");
    let prompts = sequences(5, lengths, config.vocab_size);
    let found = continuation(&model, &prompts, count, Sampling::Greedy).expect("the launches succeed");
    let reference = Reference { config, weights: &weights, precision, scales: DType::F32 };
    for (prompt, found) in prompts.iter().zip(&found) {
        let expected = reference.continued(prompt, count).expect("candle computes it");
        assert_eq!(found, &expected, "{precision:?}, behind {} tokens", prompt.len());
    }
}

#[test]
fn tokens_are_those_of_candle() {
    // Prompts around the end of a page, and steps that go on to the next.
    check(Host::cpu(2), &config(), Precision::Float, &[1, 60, 17], 8);
    check(Host::cpu(2), &config(), Precision::Float, &[64], 3);
}

#[test]
fn tokens_of_quantised_weights_are_those_of_candle() {
    check(Host::cpu(2), &config(), Precision::Int8, &[5, 20], 6);
    check(Host::cpu(2), &config(), Precision::Int4, &[5, 20], 6);
}

#[test]
fn configurations_change_the_model() {
    let scaling = RopeScaling {
        rope_type: "llama3".to_owned(),
        factor: 8.0,
        low_freq_factor: 1.0,
        high_freq_factor: 4.0,
        original_max_position_embeddings: 64.0,
    };
    let other = Config {
        num_attention_heads: 2,
        num_key_value_heads: Some(1),
        head_dim: Some(128),
        rope_scaling: Some(scaling),
        rope_theta: 500_000.0,
        tie_word_embeddings: false,
        ..config()
    };
    check(Host::cpu(1), &other, Precision::Float, &[30], 5);
}

#[test]
fn a_device_that_chooses_tiles_has_the_same_model() {
    let small = Config {
        vocab_size: 64,
        hidden_size: 128,
        intermediate_size: 256,
        num_attention_heads: 2,
        num_key_value_heads: Some(1),
        ..config()
    };
    let interpreter = || Host::open("interpreter").expect("every build has it");
    check(interpreter(), &small, Precision::Float, &[3, 66], 3);
    check(interpreter(), &small, Precision::Int4, &[3, 5], 3);
    check(interpreter(), &small, Precision::Int8, &[4], 2);
}

/// The distance of logits from candle's, as a part of the logits' length.
fn distance<T: Float>(precision: Precision) -> f64 {
    let (config, weights) = (config(), Recorded::new(4));
    let model = Llama::<_, T>::new(Host::cpu(2), config.clone(), &weights, precision).expect("kernels for it");
    let prompts = sequences(9, &[33, 6], config.vocab_size);
    let (mut generation, first) = Generation::new(&model, &prompts, 64, Sampling::Greedy).expect("it runs");
    generation.step().expect("it runs");
    let logits = generation.logits().expect("it runs");
    let scales = if T::DTYPE == bf16::DTYPE { DType::BF16 } else { DType::F32 };
    let reference = Reference { config: &config, weights: &weights, precision, scales };
    let (mut far, mut length) = (0.0, 0.0);
    for (b, (prompt, token)) in prompts.iter().zip(first).enumerate() {
        let expected = reference.logits(&[prompt.as_slice(), &[token]].concat()).expect("candle computes it");
        for (j, &x) in expected.iter().enumerate() {
            far += (logits[[b, j]].to_f64() - f64::from(x)).powi(2);
            length += f64::from(x).powi(2);
        }
    }
    (far / length).sqrt()
}

#[test]
fn logits_of_rounded_activations_are_close() {
    // A sum of rounded terms is off by about as much as each of them: 8 bits are 1/254 of the largest
    // of a group, which is three times the usual element, and bf16 is 1/256.
    for (what, far, limit) in [
        ("f32", distance::<f32>(Precision::Float), 1e-5),
        ("int8 dynamic", distance::<f32>(Precision::Int8Dynamic), 0.03),
        ("int4 dynamic", distance::<f32>(Precision::Int4Dynamic), 0.03),
        ("bf16", distance::<bf16>(Precision::Float), 0.03),
        ("int4 with bf16", distance::<bf16>(Precision::Int4), 0.03),
    ] {
        println!("{what}: {far:.1e}");
        assert!(far < limit, "{what}: {far} of the logits' length, expected {limit} at most");
    }
}

#[test]
fn samples_are_of_the_nucleus() {
    let (config, weights) = (config(), Recorded::new(2));
    let model = Llama::<_, f32>::new(Host::cpu(2), config.clone(), &weights, Precision::Float).expect("kernels");
    let prompts = sequences(1, &[7, 9], config.vocab_size);
    let draw = |top_p: f32, seed: u64| {
        let sampling = Sampling::TopP { temperature: 0.8, top_p, seed };
        continuation(&model, &prompts, 8, sampling).expect("it runs")
    };
    let greedy = continuation(&model, &prompts, 8, Sampling::Greedy).expect("it runs");
    assert_eq!(draw(0.0, 3), greedy, "a nucleus of one token");
    assert_eq!(draw(0.9, 3), draw(0.9, 3), "a seed decides");
    assert_ne!(draw(0.9, 3), draw(0.9, 4));
}

#[test]
fn what_the_model_does_not_take_is_an_error() {
    let weights = Recorded::new(1);
    let refused = |config: Config, precision| {
        let model = Llama::<_, f32>::new(Host::cpu(1), config, &weights, precision);
        model.err().map(|error| error.to_string()).unwrap_or_default()
    };
    let heads = refused(Config { head_dim: Some(48), ..config() }, Precision::Float);
    assert_eq!(heads, "`head_dim` of the configuration: expected 64 or 128, found 48");
    let groups = refused(Config { num_key_value_heads: Some(3), ..config() }, Precision::Float);
    assert_eq!(
        groups,
        "`num_key_value_heads` of the configuration: expected a divisor of 4, a sixteenth of it at least, found 3"
    );
    let rows = refused(Config { vocab_size: 500, ..config() }, Precision::Int4Dynamic);
    assert_eq!(rows, "`vocab_size` of the configuration: expected multiples of 256 rows, found 500");

    let model = Llama::<_, f32>::new(Host::cpu(1), config(), &weights, Precision::Float).expect("kernels");
    let begun = |prompts: &[Vec<u32>], most| Generation::new(&model, prompts, most, Sampling::Greedy);
    let is_refused = |prompts: &[Vec<u32>], most| matches!(begun(prompts, most), Err(Error::Input { .. }));
    assert!(is_refused(&[vec![]], 9) && is_refused(&[vec![512]], 9) && is_refused(&[vec![1]], 257));
    assert!(is_refused(&[vec![1; 10]], 9));
    let (mut full, _) = begun(&[vec![1; 8]], 9).expect("a token is free");
    assert!(full.step().is_ok());
    assert!(matches!(full.step(), Err(Error::Input { input: "tokens", .. })));
}
