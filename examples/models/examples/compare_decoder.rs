//! Compares the decoder with candle's quantised Llama: tokens per second, and the logits.
//!
//! ```sh
//! RAYON_NUM_THREADS=2 RUSTFLAGS="-C target-cpu=native" cargo run --release --features peers \
//!     --example compare_decoder -- --config examples/llama_1b.json --threads 2
//! ```
//!
//! Both have the same random weights: ours in four bits with a scale for 128 elements, candle's as
//! `Q4_0`, with one for 32; both bring activations to eight bits. Candle's kernels take the machine's
//! instructions when it is compiled, and its threads from the environment. The last line is JSON.

use candle_core::quantized::gguf_file::{Content, Value, write};
use candle_core::quantized::{GgmlDType, QTensor};
use candle_core::{Device, Tensor as Candle};
use candle_transformers::models::quantized_llama::ModelWeights;
use serde_json::json;
use std::io::Cursor;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;
use tile_models::llama::{Config, GROUP, Generation, Llama, Precision, Sampling};
use tile_models::runtime::Host;
use tile_models::weights::{Seeded, Weights};
use tile_models::{Arguments, read_json};

const USAGE: &str = "compare_decoder --config FILE [--threads N] [--prompt N] [--tokens N] [--rounds N]";

type Failed = Box<dyn std::error::Error>;

/// Candle's model with the same weights, through the bytes of a GGUF file.
fn candle(config: &Config, weights: &Seeded) -> Result<ModelWeights, Failed> {
    let (n, inner, d) = (config.hidden_size, config.intermediate_size, config.head_size());
    let (queries, keys) = (config.num_attention_heads * d, config.kv_heads() * d);
    let mut tensors: Vec<(String, QTensor)> = Vec::new();
    let mut matrix = |theirs: String, ours: String, shape: [usize; 2]| -> Result<(), Failed> {
        let weight = Candle::from_vec(weights.get(&ours, shape)?.into_vec(), &shape, &Device::Cpu)?;
        tensors.push((theirs, QTensor::quantize(&weight, GgmlDType::Q4_0)?));
        Ok(())
    };
    matrix("token_embd.weight".into(), "model.embed_tokens.weight".into(), [config.vocab_size, n])?;
    for i in 0..config.num_hidden_layers {
        for (theirs, ours, shape) in [
            ("attn_q", "self_attn.q_proj", [queries, n]),
            ("attn_k", "self_attn.k_proj", [keys, n]),
            ("attn_v", "self_attn.v_proj", [keys, n]),
            ("attn_output", "self_attn.o_proj", [n, queries]),
            ("ffn_gate", "mlp.gate_proj", [inner, n]),
            ("ffn_up", "mlp.up_proj", [inner, n]),
            ("ffn_down", "mlp.down_proj", [n, inner]),
        ] {
            matrix(format!("blk.{i}.{theirs}.weight"), format!("model.layers.{i}.{ours}.weight"), shape)?;
        }
    }
    let mut norm = |theirs: String, ours: String| -> Result<(), Failed> {
        let weight = Candle::from_vec(weights.get(&ours, [n])?.into_vec(), n, &Device::Cpu)?;
        tensors.push((theirs, QTensor::quantize(&weight, GgmlDType::F32)?));
        Ok(())
    };
    norm("output_norm.weight".into(), "model.norm.weight".into())?;
    for i in 0..config.num_hidden_layers {
        let layer = format!("model.layers.{i}");
        norm(format!("blk.{i}.attn_norm.weight"), format!("{layer}.input_layernorm.weight"))?;
        norm(format!("blk.{i}.ffn_norm.weight"), format!("{layer}.post_attention_layernorm.weight"))?;
    }
    let number = |value: usize| Value::U32(value as u32);
    let metadata = [
        // What candle names so rotates halves, as checkpoints of Hugging Face do.
        ("general.architecture", Value::String("qwen2".to_owned())),
        ("llama.attention.head_count", number(config.num_attention_heads)),
        ("llama.attention.head_count_kv", number(config.kv_heads())),
        ("llama.block_count", number(config.num_hidden_layers)),
        ("llama.embedding_length", number(n)),
        ("llama.rope.dimension_count", number(d)),
        ("llama.attention.layer_norm_rms_epsilon", Value::F32(config.rms_norm_eps)),
        ("llama.rope.freq_base", Value::F32(config.rope_theta as f32)),
    ];
    let metadata: Vec<(&str, &Value)> = metadata.iter().map(|(key, value)| (*key, value)).collect();
    let named: Vec<(&str, &QTensor)> = tensors.iter().map(|(name, tensor)| (name.as_str(), tensor)).collect();
    let mut file = Cursor::new(Vec::new());
    write(&mut file, &metadata, &named)?;
    drop(tensors);
    file.set_position(0);
    let content = Content::read(&mut file)?;
    Ok(ModelWeights::from_gguf(content, &mut file, &Device::Cpu)?)
}

/// Seconds of a prompt, and of each step behind it, and the logits of the last.
struct Run {
    prompt: f64,
    steps: Vec<f64>,
    logits: Vec<f32>,
}

fn run_ours(model: &Llama<Host, f32>, prompt: &[u32], tokens: &[u32]) -> Result<Run, Failed> {
    let start = Instant::now();
    let most = prompt.len() + tokens.len();
    let (mut generation, _) = Generation::new(model, &[prompt.to_vec()], most, Sampling::Greedy)?;
    let prompt = start.elapsed().as_secs_f64();
    let mut steps = Vec::new();
    for &token in tokens {
        let start = Instant::now();
        generation.step_with(&[token])?;
        steps.push(start.elapsed().as_secs_f64());
    }
    Ok(Run { prompt, steps, logits: generation.logits()?.to_vec() })
}

fn run_candle(model: &mut ModelWeights, prompt: &[u32], tokens: &[u32]) -> Result<Run, Failed> {
    let start = Instant::now();
    let mut logits = model.forward(&Candle::new(prompt, &Device::Cpu)?.unsqueeze(0)?, 0)?;
    let seconds = start.elapsed().as_secs_f64();
    let mut steps = Vec::new();
    for (i, &token) in tokens.iter().enumerate() {
        let start = Instant::now();
        logits = model.forward(&Candle::new(&[token], &Device::Cpu)?.unsqueeze(0)?, prompt.len() + i)?;
        // As ours, it chooses a token.
        logits.argmax(1)?.to_vec1::<u32>()?;
        steps.push(start.elapsed().as_secs_f64());
    }
    Ok(Run { prompt: seconds, steps, logits: logits.flatten_all()?.to_vec1()? })
}

/// The cosine of two vectors.
fn cosine(a: &[f32], b: &[f32]) -> f64 {
    let dot = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(&x, &y)| f64::from(x) * f64::from(y)).sum::<f64>();
    dot(a, b) / (dot(a, a) * dot(b, b)).sqrt()
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(f64::NAN)
}

fn compare(arguments: &Arguments) -> Result<(), Failed> {
    let config: Config = read_json(Path::new(arguments.get("config").ok_or(USAGE)?))?;
    let (threads, weights) = (arguments.threads(), Seeded(1));
    let ours = Llama::<_, f32>::new(Host::cpu(threads), config.clone(), &weights, Precision::Int4Dynamic)?;
    let mut theirs = candle(&config, &weights)?;
    let ids = |count: usize, factor: usize| (0..count).map(|i| (i * factor % config.vocab_size) as u32).collect();
    let prompt: Vec<u32> = ids(arguments.value("prompt", 128), 7919);
    let tokens: Vec<u32> = ids(arguments.value("tokens", 32), 104_729);
    // The first run packs weights.
    let (mut tile, mut candle) = (run_ours(&ours, &prompt, &tokens)?, run_candle(&mut theirs, &prompt, &tokens)?);
    let (mut prompts, mut similar) = ([vec![], vec![]], 1.0_f64);
    for run in [&mut tile, &mut candle] {
        run.steps.clear();
    }
    for _ in 0..arguments.value("rounds", 3) {
        let (one, other) = (run_ours(&ours, &prompt, &tokens)?, run_candle(&mut theirs, &prompt, &tokens)?);
        similar = similar.min(cosine(&one.logits, &other.logits));
        for ((run, all), prompts) in [one, other].into_iter().zip([&mut tile, &mut candle]).zip(&mut prompts) {
            prompts.push(run.prompt);
            all.steps.extend(run.steps);
        }
    }
    let least = |run: &Run| run.steps.iter().copied().fold(f64::INFINITY, f64::min).recip();
    let highest = [&tile, &candle].map(least);
    let rate = |run: Run| median(run.steps).recip();
    let [tile_prompt, candle_prompt] = prompts.map(|seconds| prompt.len() as f64 / median(seconds));
    let (tile, candle) = (rate(tile), rate(candle));
    println!("decoding: {tile:.2} tokens/s, candle {candle:.2}, {:.2} times as fast", tile / candle);
    println!("prompt: {tile_prompt:.1} tokens/s, candle {candle_prompt:.1}, {:.2} times", tile_prompt / candle_prompt);
    let result = json!({
        "threads": threads, "group": GROUP, "prompt_tokens": prompt.len(), "steps": tokens.len(),
        "tile_tokens_per_s": tile, "candle_tokens_per_s": candle,
        "tile_highest_tokens_per_s": highest[0], "candle_highest_tokens_per_s": highest[1],
        "tile_prompt_tokens_per_s": tile_prompt, "candle_prompt_tokens_per_s": candle_prompt,
        "cosine_of_logits": similar,
    });
    println!("{result}");
    Ok(())
}

fn main() -> ExitCode {
    let arguments = Arguments::parse(&["config", "threads", "prompt", "tokens", "rounds"], USAGE);
    match compare(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
