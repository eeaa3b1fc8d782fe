//! Continues prompts with a Llama-class decoder, with a line of progress.
//!
//! ```sh
//! cargo run --release --example generate -- --model FOLDER --precision int4-dynamic 128000,791,2144
//! ```
//!
//! The folder holds `config.json` and `*.safetensors`, as Hugging Face's checkpoints do; with
//! `--config FILE` alone weights are random. A prompt is a list of token ids, and prompts run as one
//! batch. Without a temperature the most probable token is taken.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;
use tile_kernel::num::{Float, bf16};
use tile_models::llama::{Config, Generation, Llama, Precision, Sampling};
use tile_models::runtime::Runtime;
use tile_models::weights::{Files, Seeded};
use tile_models::{Arguments, Error, OnDevice, on, read_json};

const FLAGS: &[&str] =
    &["model", "config", "backend", "threads", "precision", "dtype", "tokens", "temperature", "top-p", "seed"];
const USAGE: &str = "generate (--model FOLDER | --config FILE) [--backend cpu|cuda|interpreter|wgpu] [--threads N] \
                     [--dtype f32|bf16] [--precision float|int8|int4|int8-dynamic|int4-dynamic] [--tokens N] \
                     [--temperature T [--top-p P] [--seed N]] ID,ID,…";

struct Generate {
    arguments: Arguments,
    precision: Precision,
    prompts: Vec<Vec<u32>>,
}

impl Generate {
    fn of(arguments: Arguments) -> Option<Generate> {
        let precision = arguments.get("precision").unwrap_or("float").parse().ok()?;
        let prompt = |word: &String| word.split(',').map(|id| id.parse().ok()).collect::<Option<Vec<u32>>>();
        let prompts = arguments.words.iter().map(prompt).collect::<Option<Vec<_>>>()?;
        let known = arguments.get("model").is_some() || arguments.get("config").is_some();
        (known && !prompts.is_empty()).then_some(Generate { arguments, precision, prompts })
    }

    fn model<D: Runtime, T: Float>(&self, device: D) -> Result<Llama<D, T>, Error> {
        let folder = self.arguments.model().unwrap_or_default();
        let path = self.arguments.get("config").map_or_else(|| folder.join("config.json"), PathBuf::from);
        let config: Config = read_json(&path)?;
        match self.arguments.model() {
            Some(folder) => Llama::new(device, config, &Files::open(&folder)?, self.precision),
            None => Llama::new(device, config, &Seeded(self.arguments.value("seed", 0)), self.precision),
        }
    }

    fn generate<D: Runtime, T: Float>(&self, device: D) -> Result<(), Error> {
        let model = self.model::<D, T>(device)?;
        let count: usize = self.arguments.value("tokens", 64);
        let sampling = match self.arguments.value("temperature", 0.0_f32) {
            temperature if temperature > 0.0 => Sampling::TopP {
                temperature,
                top_p: self.arguments.value("top-p", 0.9),
                seed: self.arguments.value("seed", 0),
            },
            _ => Sampling::Greedy,
        };
        let longest = self.prompts.iter().map(Vec::len).max().unwrap_or(0);
        let start = Instant::now();
        let (mut generation, first) = Generation::new(&model, &self.prompts, longest + count, sampling)?;
        let prompts: usize = self.prompts.iter().map(Vec::len).sum();
        println!("{prompts} tokens of prompts in {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
        let mut tokens: Vec<Vec<u32>> = first.into_iter().map(|token| vec![token]).collect();
        let start = Instant::now();
        for step in 1..count {
            for (tokens, token) in tokens.iter_mut().zip(generation.step()?) {
                tokens.push(token);
            }
            let rate = (step * tokens.len()) as f64 / start.elapsed().as_secs_f64();
            eprint!("\r{}/{count} tokens, {rate:.1} tokens/s ", step + 1);
            // A line of progress that does not come out is no failure.
            let _ = std::io::stderr().flush();
        }
        eprintln!();
        for tokens in tokens {
            println!("{}", tokens.iter().map(u32::to_string).collect::<Vec<_>>().join(","));
        }
        Ok(())
    }
}

impl OnDevice for Generate {
    type Output = ();

    fn run<D: Runtime>(self, device: D) -> Result<(), Error> {
        match self.arguments.get("dtype") {
            Some("bf16") => self.generate::<D, bf16>(device),
            _ => self.generate::<D, f32>(device),
        }
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse(FLAGS, USAGE);
    let (backend, threads) = (arguments.get("backend").unwrap_or("cpu").to_owned(), arguments.threads());
    let Some(work) = Generate::of(arguments) else {
        eprintln!("usage: {USAGE}");
        return ExitCode::from(2);
    };
    match on(&backend, threads, work) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
