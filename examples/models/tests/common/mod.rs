//! What the tests of models share: seeded weights, and a reference in candle's plain operations.

#![allow(dead_code, reason = "each test program uses its own part")]

use candle_core::{D, Device, Tensor as Candle};
use std::cell::RefCell;
use std::collections::BTreeMap;
use tile_kernel::tensor::Tensor;
use tile_kernels::testing::Random;
use tile_models::Error;
use tile_models::weights::{Seeded, Weights};

/// Extents and elements.
type Known = (Vec<usize>, Vec<f32>);

/// Seeded weights that remember what a model asks for.
pub(crate) struct Recorded {
    weights: Seeded,
    /// By name.
    pub(crate) known: RefCell<BTreeMap<String, Known>>,
}

impl Recorded {
    pub(crate) fn new(seed: u64) -> Recorded {
        Recorded { weights: Seeded(seed), known: RefCell::default() }
    }

    /// A weight as candle has it; one that the model has asked for.
    pub(crate) fn candle(&self, name: &str) -> Candle {
        let known = self.known.borrow();
        let (shape, data) = known.get(name).unwrap_or_else(|| panic!("the model has not asked for `{name}`"));
        Candle::from_slice(data, shape.as_slice(), &Device::Cpu).expect("a tensor of these extents")
    }
}

impl Weights for Recorded {
    fn get<const R: usize>(&self, name: &str, shape: [usize; R]) -> Result<Tensor<f32, R>, Error> {
        let tensor = self.weights.get(name, shape)?;
        self.known.borrow_mut().insert(name.to_owned(), (shape.to_vec(), tensor.to_vec()));
        Ok(tensor)
    }

    fn has(&self, name: &str) -> bool {
        self.weights.has(name)
    }
}

/// x·Wᵀ.
pub(crate) fn times(x: &Candle, w: &Candle) -> candle_core::Result<Candle> {
    x.matmul(&w.t()?)
}

/// Softmax along the last axis.
pub(crate) fn softmax(x: &Candle) -> candle_core::Result<Candle> {
    let weights = x.broadcast_sub(&x.max_keepdim(D::Minus1)?)?.exp()?;
    weights.broadcast_div(&weights.sum_keepdim(D::Minus1)?)
}

/// Runs of tokens below `vocabulary`, as long as stated.
pub(crate) fn sequences(seed: u64, lengths: &[usize], vocabulary: usize) -> Vec<Vec<u32>> {
    let mut random = Random::new(seed);
    lengths.iter().map(|&n| (0..n).map(|_| random.below(vocabulary) as u32).collect()).collect()
}
