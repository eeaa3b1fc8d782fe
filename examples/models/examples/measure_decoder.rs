//! Measures the decoder on any device: tokens per second of the prompt and of each step.
//!
//! ```sh
//! cargo run --release --features cuda --example measure_decoder -- --config examples/llama_1b.json \
//!     --backend cuda --dtype bf16 --precision float --prompt 128 --tokens 64
//! ```
//!
//! Weights are random. Every layer has a copy of its own of the same ones: what a device reads is as
//! much as in a model, and making them takes a minute less. The last line is JSON:
//!
//! - `step_ms`: the median of a step, and `tokens_per_s` the tokens of all sequences by it;
//! - `step_bytes`: weights and cached keys and values that a step reads;
//! - `prompt_ms`: the median of a prompt, and `prompt_flops` the operations of its GEMMs.

use serde_json::json;
use std::cell::RefCell;
use std::collections::HashMap;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;
use tile_kernel::num::{Float, bf16};
use tile_kernel::tensor::Tensor;
use tile_models::llama::{Config, Generation, Llama, Precision, Sampling};
use tile_models::runtime::Runtime;
use tile_models::weights::{Seeded, Weights};
use tile_models::{Arguments, Error, OnDevice, on, read_json};

const FLAGS: &[&str] =
    &["config", "backend", "threads", "precision", "dtype", "prompt", "tokens", "sequences", "rounds", "seed"];
const USAGE: &str = "measure_decoder --config FILE [--backend cpu|cuda] [--threads N] [--dtype f32|bf16] \
                     [--precision float|int8|int4|int8-dynamic|int4-dynamic] [--prompt N] [--tokens N] \
                     [--sequences N] [--rounds N] [--seed N]";

/// Random weights, of which all layers have the same.
struct OfOneLayer {
    seeded: Seeded,
    made: RefCell<HashMap<String, Vec<f32>>>,
}

impl OfOneLayer {
    /// `model.layers.17.mlp` as `model.layers.0.mlp`.
    fn first(name: &str) -> String {
        let of_layer = name.strip_prefix("model.layers.").and_then(|rest| rest.split_once('.'));
        of_layer.map_or_else(|| name.to_owned(), |(_, part)| format!("model.layers.0.{part}"))
    }
}

impl Weights for OfOneLayer {
    fn get<const R: usize>(&self, name: &str, shape: [usize; R]) -> Result<Tensor<f32, R>, Error> {
        let name = Self::first(name);
        let mut made = self.made.borrow_mut();
        let data = match made.get(&name) {
            Some(data) => data.clone(),
            None => {
                let data = self.seeded.get(&name, shape)?.into_vec();
                made.insert(name, data.clone());
                data
            }
        };
        Ok(Tensor::from_vec(data, shape)?)
    }

    fn has(&self, name: &str) -> bool {
        self.seeded.has(&Self::first(name))
    }
}

struct Measure {
    config: Config,
    precision: Precision,
    name: String,
    arguments: Arguments,
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Elements of the matrices that every token is multiplied with.
fn elements(config: &Config) -> usize {
    let (n, d) = (config.hidden_size, config.head_size());
    let (queries, keys) = (config.num_attention_heads * d, config.kv_heads() * d);
    n * (queries + 2 * keys) + queries * n + 3 * n * config.intermediate_size
}

impl Measure {
    fn measure<D: Runtime, T: Float>(&self, device: D) -> Result<(), Error> {
        let value = |flag: &str, default: usize| self.arguments.value(flag, default);
        let (prompt, tokens, sequences) = (value("prompt", 128), value("tokens", 64), value("sequences", 1));
        let weights = OfOneLayer { seeded: Seeded(self.arguments.value("seed", 1)), made: RefCell::default() };
        let start = Instant::now();
        let model = Llama::<D, T>::new(device, self.config.clone(), &weights, self.precision)?;
        drop(weights);
        println!("weights in place after {:.1} s", start.elapsed().as_secs_f64());
        let vocabulary = self.config.vocab_size;
        let ids = |b: usize| (0..prompt).map(|i| ((i * 7919 + b * 101) % vocabulary) as u32).collect();
        let prompts: Vec<Vec<u32>> = (0..sequences).map(ids).collect();
        let (mut read, mut steps) = (Vec::new(), Vec::new());
        // The first round compiles what is to be compiled.
        for round in 0..=value("rounds", 3) {
            let start = Instant::now();
            let (mut generation, _) = Generation::new(&model, &prompts, prompt + tokens + 4, Sampling::Greedy)?;
            let seconds = start.elapsed().as_secs_f64();
            // The third step is the first that is replayed.
            for _ in 0..3 {
                generation.step()?;
            }
            let start = Instant::now();
            for _ in 0..tokens {
                generation.step()?;
            }
            if round > 0 {
                read.push(seconds);
                steps.push(start.elapsed().as_secs_f64() / tokens as f64);
            } else {
                println!("first prompt {seconds:.2} s; steps are replayed as a graph: {}", generation.is_recorded());
            }
        }
        self.tell::<T>([prompt, tokens, sequences], median(read), median(steps));
        Ok(())
    }

    fn tell<T: Float>(&self, [prompt, tokens, sequences]: [usize; 3], read: f64, step: f64) {
        let (config, size) = (&self.config, size_of::<T>() as f64);
        let weight = match self.precision {
            Precision::Float => size,
            Precision::Int8 | Precision::Int8Dynamic => 1.0,
            Precision::Int4 | Precision::Int4Dynamic => 0.5 + size / 128.0,
        };
        let (head, layers) = (config.vocab_size * config.hidden_size, config.num_hidden_layers * elements(config));
        let keys = (config.num_hidden_layers * 2 * config.kv_heads() * config.head_size()) as f64 * size;
        let cached = (prompt + 3 + tokens / 2) * sequences;
        let bytes = (head + layers) as f64 * weight + keys * cached as f64;
        let flops = 2.0 * (layers * prompt * sequences + head * sequences) as f64;
        let rate = sequences as f64 / step;
        println!("decoding: {rate:.1} tokens/s, {:.3} ms a step, {:.2} TB/s", step * 1e3, bytes / step * 1e-12);
        println!("prompt: {:.2} ms, {:.1} TFLOP/s", read * 1e3, flops / read * 1e-12);
        let result = json!({
            "config": self.name, "precision": self.arguments.get("precision").unwrap_or("float"),
            "dtype": T::DTYPE.name(), "prompt": prompt, "tokens": tokens, "sequences": sequences,
            "step_ms": step * 1e3, "tokens_per_s": rate, "step_bytes": bytes,
            "prompt_ms": read * 1e3, "prompt_flops": flops,
        });
        println!("{result}");
    }
}

impl OnDevice for Measure {
    type Output = ();

    fn run<D: Runtime>(self, device: D) -> Result<(), Error> {
        match self.arguments.get("dtype") {
            Some("bf16") => self.measure::<D, bf16>(device),
            _ => self.measure::<D, f32>(device),
        }
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse(FLAGS, USAGE);
    let (backend, threads) = (arguments.get("backend").unwrap_or("cpu").to_owned(), arguments.threads());
    let precision = arguments.get("precision").unwrap_or("float").parse();
    let (Some(path), Ok(precision)) = (arguments.get("config").map(Path::new), precision) else {
        eprintln!("usage: {USAGE}");
        return ExitCode::from(2);
    };
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let work = read_json(path).map(|config| Measure { config, precision, name, arguments: arguments.clone() });
    match work.and_then(|work| on(&backend, threads, work)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
