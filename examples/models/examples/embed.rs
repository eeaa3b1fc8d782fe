//! Embeds sentences, and prints how similar each is to the first.
//!
//! ```sh
//! cargo run --release --example embed -- --model FOLDER "A cat sits." "A kitten rests." "Taxes are due."
//! ```
//!
//! The folder holds `config.json`, `vocab.txt` and `*.safetensors`, as that of all-MiniLM-L6-v2 does.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;
use tile_models::bert::Bert;
use tile_models::runtime::Runtime;
use tile_models::tokenizer::WordPiece;
use tile_models::weights::Files;
use tile_models::{Arguments, Error, OnDevice, on, read_json};

const USAGE: &str = "embed --model FOLDER [--backend cpu|cuda|interpreter|wgpu] [--threads N] SENTENCE…";

struct Embed {
    folder: PathBuf,
    sentences: Vec<String>,
}

impl OnDevice for Embed {
    type Output = ();

    fn run<D: Runtime>(self, device: D) -> Result<(), Error> {
        let weights = Files::open(&self.folder)?;
        let model = Bert::new(device, read_json(&self.folder.join("config.json"))?, &weights)?;
        let tokenizer = WordPiece::open(&self.folder.join("vocab.txt"))?;
        let tokens: Vec<Vec<u32>> = self.sentences.iter().map(|text| tokenizer.encode(text, 256)).collect();
        // The first call packs weights, and compiles kernels where a device does.
        model.embed(&tokens)?;
        let start = Instant::now();
        let embeddings = model.embed(&tokens)?;
        let milliseconds = start.elapsed().as_secs_f64() * 1e3;
        let [_, n] = embeddings.shape();
        for (b, sentence) in self.sentences.iter().enumerate() {
            let similarity: f32 = (0..n).map(|j| embeddings[[0, j]] * embeddings[[b, j]]).sum();
            println!("{similarity:6.3}  {sentence}");
        }
        println!("{} sentences in {milliseconds:.2} ms", self.sentences.len());
        Ok(())
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse(&["model", "backend", "threads"], USAGE);
    let (Some(folder), false) = (arguments.model(), arguments.words.is_empty()) else {
        eprintln!("usage: {USAGE}");
        return ExitCode::from(2);
    };
    let work = Embed { folder, sentences: arguments.words.clone() };
    match on(arguments.get("backend").unwrap_or("cpu"), arguments.threads(), work) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
