//! Compares the sentence embedding with candle's BERT: the cosine of the results, and the time.
//!
//! ```sh
//! RUSTFLAGS="-C target-cpu=native" cargo run --release --features peers --example compare_embedding -- \
//!     --model FOLDER [--threads N] [--seconds 5] [--embeddings FILE]
//! ```
//!
//! Candle's kernels take the machine's instructions when it is compiled, hence the flags. A file of
//! `peers/embedding.py` gives embeddings of PyTorch to compare with, too. The last line is JSON.

use candle_core::{DType, Device, Tensor as Candle};
use candle_nn::VarBuilder;
use candle_transformers::models::bert::{BertModel, Config as CandleConfig};
use serde_json::{Value, json};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tile_models::bert::Bert;
use tile_models::runtime::Host;
use tile_models::tokenizer::WordPiece;
use tile_models::weights::Files;
use tile_models::{Arguments, read_json};

const USAGE: &str = "compare_embedding --model FOLDER [--threads N] [--seconds N] [--embeddings FILE]";

type Failed = Box<dyn std::error::Error>;

/// Candle's embeddings of a batch that is padded to the longest sequence.
fn candle(model: &BertModel, sequences: &[Vec<u32>]) -> candle_core::Result<Candle> {
    let longest = sequences.iter().map(Vec::len).max().unwrap_or(0);
    let padded = |one: u32| {
        let value = move |id: u32| if one == 1 { 1 } else { id };
        let row = move |row: &Vec<u32>| {
            let mut row: Vec<u32> = row.iter().map(|&id| value(id)).collect();
            row.resize(longest, 0);
            row
        };
        let all: Vec<u32> = sequences.iter().flat_map(row).collect();
        Candle::from_vec(all, (sequences.len(), longest), &Device::Cpu)
    };
    let (ids, mask) = (padded(0)?, padded(1)?);
    let hidden = model.forward(&ids, &ids.zeros_like()?, Some(&mask))?;
    let weights = mask.to_dtype(DType::F32)?.unsqueeze(2)?;
    let mean = hidden.broadcast_mul(&weights)?.sum(1)?.broadcast_div(&weights.sum(1)?)?;
    mean.broadcast_div(&mean.sqr()?.sum_keepdim(1)?.sqrt()?)
}

/// Medians and minima of two pieces of work, in milliseconds, that take turns for a time.
fn in_turns(budget: Duration, works: [&mut dyn FnMut() -> Result<(), Failed>; 2]) -> Result<[[f64; 2]; 2], Failed> {
    let mut times = [vec![], vec![]];
    let start = Instant::now();
    let mut works = works;
    while start.elapsed() < budget || times[0].len() < 5 {
        for (work, times) in works.iter_mut().zip(&mut times) {
            // The first run of a turn finds the caches of the other.
            work()?;
            let start = Instant::now();
            work()?;
            times.push(start.elapsed().as_secs_f64() * 1e3);
        }
    }
    Ok(times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        [times[times.len() / 2], times[0]]
    }))
}

/// The lowest cosine of rows.
fn lowest(n: usize, a: &[f32], b: &[f32]) -> f64 {
    let cosine = |(a, b): (&[f32], &[f32])| a.iter().zip(b).map(|(&x, &y)| f64::from(x) * f64::from(y)).sum::<f64>();
    a.chunks_exact(n).zip(b.chunks_exact(n)).map(cosine).fold(1.0, f64::min)
}

fn compare(folder: &Path, arguments: &Arguments) -> Result<(), Failed> {
    let threads = arguments.threads();
    let sentences: Vec<&str> = include_str!("../sentences.txt").lines().collect();
    let tokenizer = WordPiece::open(&folder.join("vocab.txt"))?;
    let all: Vec<Vec<u32>> = sentences.iter().map(|text| tokenizer.encode(text, 256)).collect();
    let ours = Bert::new(Host::cpu(threads), read_json(&folder.join("config.json"))?, &Files::open(folder)?)?;
    let config: CandleConfig = read_json(&folder.join("config.json"))?;
    let weights = std::fs::read(folder.join("model.safetensors"))?;
    let theirs = BertModel::load(VarBuilder::from_buffered_safetensors(weights, DType::F32, &Device::Cpu)?, &config)?;

    let found = ours.embed(&all)?;
    let [_, n] = found.shape();
    let expected = candle(&theirs, &all)?.flatten_all()?.to_vec1::<f32>()?;
    let mut result = json!({ "threads": threads, "cosine_candle": lowest(n, &found.to_vec(), &expected) });
    if let Some(path) = arguments.get("embeddings") {
        let peer: Value = read_json(Path::new(path))?;
        let same = peer["tokens"] == json!(all);
        let rows =
            peer["embeddings"].as_array().into_iter().flatten().flat_map(|row| row.as_array().into_iter().flatten());
        let embeddings: Vec<f32> = rows.filter_map(Value::as_f64).map(|x| x as f32).collect();
        result["tokens_as_the_tokenizers_library"] = json!(same);
        result["cosine_torch"] = json!(lowest(n, &found.to_vec(), &embeddings));
        for (key, value) in peer.as_object().into_iter().flatten() {
            if key != "tokens" && key != "embeddings" {
                result[key] = value.clone();
            }
        }
    }
    for count in [1, 32] {
        let batch = &all[..count];
        let [tile, candle] = in_turns(
            Duration::from_secs(arguments.value("seconds", 5)),
            [&mut || ours.embed(batch).map(|_| ()).map_err(Failed::from), &mut || {
                candle(&theirs, batch).map(|_| ()).map_err(Failed::from)
            }],
        )?;
        let faster = candle[0] / tile[0];
        println!("batch {count}: {:.3} ms, candle {:.3} ms, {faster:.2} times as fast", tile[0], candle[0]);
        for (name, [median, least]) in [("tile", tile), ("candle", candle)] {
            result[format!("{name}_{count}_ms")] = json!(median);
            result[format!("{name}_{count}_least_ms")] = json!(least);
        }
    }
    println!("{result}");
    Ok(())
}

fn main() -> ExitCode {
    let arguments = Arguments::parse(&["model", "threads", "seconds", "embeddings"], USAGE);
    let Some(folder) = arguments.model() else {
        eprintln!("usage: {USAGE}");
        return ExitCode::from(2);
    };
    match compare(&folder, &arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
