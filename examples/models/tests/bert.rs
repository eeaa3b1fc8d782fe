//! The sentence embedding against an implementation in candle's plain operations, with the same
//! weights.

mod common;

use candle_core::{D, Device, Tensor as Candle};
use common::{Recorded, sequences, softmax, times};
use safetensors::tensor::{Dtype, TensorView, serialize_to_file};
use tile_kernel::tensor::Tensor;
use tile_models::Error;
use tile_models::bert::{Bert, Config};
use tile_models::runtime::Host;
use tile_models::weights::{Files, Weights};

fn config(hidden: usize, heads: usize) -> Config {
    Config {
        vocab_size: 61,
        hidden_size: hidden,
        num_hidden_layers: 2,
        num_attention_heads: heads,
        intermediate_size: 4 * hidden,
        max_position_embeddings: 300,
        type_vocab_size: 2,
        layer_norm_eps: 1e-12,
        hidden_act: "gelu".to_owned(),
    }
}

/// The embedding of one sequence, straight from the paper.
fn reference(config: &Config, weights: &Recorded, ids: &[u32]) -> candle_core::Result<Vec<f32>> {
    let (n, heads, d) = (ids.len(), config.num_attention_heads, config.head_size());
    let get = |name: String| weights.candle(&name);
    let linear =
        |x: &Candle, name: &str| times(x, &get(format!("{name}.weight")))?.broadcast_add(&get(format!("{name}.bias")));
    let norm = |x: &Candle, name: &str| {
        let centred = x.broadcast_sub(&x.mean_keepdim(D::Minus1)?)?;
        let deviation = (centred.sqr()?.mean_keepdim(D::Minus1)? + f64::from(config.layer_norm_eps))?.sqrt()?;
        let unit = centred.broadcast_div(&deviation)?;
        unit.broadcast_mul(&get(format!("{name}.weight")))?.broadcast_add(&get(format!("{name}.bias")))
    };
    let table = |name: &str| get(format!("embeddings.{name}_embeddings.weight"));
    let words = table("word").index_select(&Candle::new(ids, &Device::Cpu)?, 0)?;
    let sum = (words + table("position").narrow(0, 0, n)?)?.broadcast_add(&table("token_type").get(0)?)?;
    let mut x = norm(&sum, "embeddings.LayerNorm")?;
    for i in 0..config.num_hidden_layers {
        let layer = format!("encoder.layer.{i}");
        let of = |which: &str| {
            let all = linear(&x, &format!("{layer}.attention.self.{which}"))?;
            all.reshape((n, heads, d))?.transpose(0, 1)?.contiguous()
        };
        let (q, k, v) = (of("query")?, of("key")?, of("value")?);
        let scores = (q.matmul(&k.t()?)? / (d as f64).sqrt())?;
        let attended = softmax(&scores)?.matmul(&v)?.transpose(0, 1)?.reshape((n, heads * d))?;
        let out = linear(&attended, &format!("{layer}.attention.output.dense"))?;
        x = norm(&(x + out)?, &format!("{layer}.attention.output.LayerNorm"))?;
        let inner = linear(&x, &format!("{layer}.intermediate.dense"))?.gelu_erf()?;
        let out = linear(&inner, &format!("{layer}.output.dense"))?;
        x = norm(&(x + out)?, &format!("{layer}.output.LayerNorm"))?;
    }
    let mean = x.mean(0)?;
    let length = mean.sqr()?.sum_all()?.sqrt()?;
    mean.broadcast_div(&length)?.to_vec1()
}

/// The cosine of two vectors of length 1.
fn cosine(a: impl Iterator<Item = f32>, b: &[f32]) -> f64 {
    a.zip(b).map(|(x, y)| f64::from(x) * f64::from(*y)).sum()
}

fn check(device: Host, config: &Config, lengths: &[usize]) {
    let weights = Recorded::new(7);
    let model = Bert::new(device, config.clone(), &weights).expect("kernels for this configuration");
    let sequences = sequences(3, lengths, config.vocab_size);
    let embeddings = model.embed(&sequences).expect("the launches succeed");
    assert_eq!(embeddings.shape(), [lengths.len(), config.hidden_size]);
    for (b, sequence) in sequences.iter().enumerate() {
        let expected = reference(config, &weights, sequence).expect("candle computes it");
        let found = (0..config.hidden_size).map(|j| embeddings[[b, j]]);
        let cosine = cosine(found, &expected);
        assert!(cosine > 0.999_999, "sequence {b} of {} tokens: {cosine}", sequence.len());
    }
}

#[test]
fn embeddings_are_those_of_candle() {
    // Few rows, a short and a long sequence, and many rows, in every tile.
    check(Host::cpu(2), &config(64, 2), &[5]);
    check(Host::cpu(2), &config(64, 2), &[1, 37, 16, 80]);
    check(Host::cpu(2), &config(128, 2), &[13, 11]);
    check(Host::cpu(2), &config(128, 2), &[300, 65, 2]);
}

#[test]
fn the_interpreter_has_the_same_model() {
    let small = Config { num_hidden_layers: 1, intermediate_size: 64, ..config(32, 1) };
    check(Host::open("interpreter").expect("every build has it"), &small, &[3, 1]);
}

#[test]
fn files_of_safetensors_give_the_same_embeddings() {
    let (config, weights) = (config(64, 2), Recorded::new(1));
    let sequences = sequences(2, &[9, 4], config.vocab_size);
    let model = Bert::new(Host::cpu(1), config.clone(), &weights).expect("seeded weights");
    let expected = model.embed(&sequences).expect("the launches succeed");

    let known = weights.known.borrow();
    let bytes: Vec<(String, Vec<usize>, Vec<u8>)> = known
        .iter()
        .map(|(name, (shape, data))| {
            (format!("bert.{name}"), shape.clone(), data.iter().flat_map(|x| x.to_le_bytes()).collect())
        })
        .collect();
    let entries: Vec<(&str, TensorView<'_>)> = bytes
        .iter()
        .map(|(name, shape, data)| {
            (name.as_str(), TensorView::new(Dtype::F32, shape.clone(), data).expect("as many bytes"))
        })
        .collect();
    let directory = std::env::temp_dir().join(format!("tile-models-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("a temporary folder");
    serialize_to_file(entries, None, &directory.join("model.safetensors")).expect("a file");
    let files = Files::open(&directory).expect("the file that was written");
    let found = Bert::new(Host::cpu(1), config, &files).and_then(|model| model.embed(&sequences));
    let missing = files.get("bert.pooler", [1]);
    std::fs::remove_dir_all(&directory).expect("it is ours");
    assert_eq!(found.expect("the launches succeed").to_vec(), expected.to_vec());
    assert!(matches!(missing, Err(Error::Weight { name, .. }) if name == "bert.pooler"));
}

#[test]
fn what_the_model_does_not_take_is_an_error() {
    let weights = Recorded::new(1);
    let refused = |config: Config| Bert::new(Host::cpu(1), config, &weights).err().map(|error| error.to_string());
    let heads = refused(config(64, 4)).expect("heads of 16 columns");
    assert_eq!(
        heads,
        "`num_attention_heads` of the configuration: expected heads of 32 or 64 columns, found 4 for 64 columns"
    );
    let other = Config { hidden_act: "relu".to_owned(), ..config(64, 2) };
    assert_eq!(
        refused(other).expect("an activation"),
        "`hidden_act` of the configuration: expected `gelu`, found `relu`"
    );

    let model = Bert::new(Host::cpu(1), config(64, 2), &weights).expect("seeded weights");
    for sequences in [vec![vec![]], vec![vec![1], vec![61]], vec![vec![0; 301]]] {
        assert!(matches!(model.embed(&sequences), Err(Error::Input { input: "sequences", .. })), "{sequences:?}");
    }
    let nothing: Tensor<f32, 2> = model.embed(&[]).expect("no sequences are fine");
    assert_eq!(nothing.shape(), [0, 64]);
}
