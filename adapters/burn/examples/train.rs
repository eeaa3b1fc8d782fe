//! Trains a small network with tile kernels between burn's own operations: addition modulo 11, by a
//! norm, a SwiGLU layer and a cross-entropy loss, forward and backward.
//!
//! ```sh
//! cargo run --release --example train
//! ```
//!
//! Exits with an error unless the network has learnt all sums.

use burn::tensor::{Device, Distribution, Int, Tensor, TensorData};
use std::process::ExitCode;
use tile_burn::{Result, ops};

/// Numbers are below this one.
const BASE: usize = 11;
const HIDDEN: usize = 64;
const STEPS: usize = 100;

/// Weights of the network: a projection, the weights of its norm, those of the gate and of the up
/// projection, and those of the logits.
struct Network {
    project: Tensor<2>,
    norm: Tensor<1>,
    gate_up: Tensor<2>,
    logits: Tensor<2>,
}

impl Network {
    fn new(device: &Device) -> Network {
        let random = |m, n| {
            let spread = Distribution::Normal(0.0, 1.0 / (m as f64).sqrt());
            Tensor::<2>::random([m, n], spread, device).require_grad()
        };
        Network {
            project: random(2 * BASE, HIDDEN),
            norm: Tensor::<1>::ones([HIDDEN], device).require_grad(),
            gate_up: random(HIDDEN, 2 * HIDDEN),
            logits: random(HIDDEN, BASE),
        }
    }

    /// Logits `(batch, BASE)` of pairs `(batch, 2·BASE)`.
    fn forward(&self, pairs: &Tensor<2>) -> Result<Tensor<2>> {
        let x = ops::rms_norm(&pairs.clone().matmul(self.project.clone()), &self.norm, 1e-5)?;
        Ok(ops::swiglu(&x.matmul(self.gate_up.clone()))?.matmul(self.logits.clone()))
    }

    /// One step of gradient descent; gives the loss before it.
    fn step(&mut self, pairs: &Tensor<2>, sums: &Tensor<1, Int>, rate: f32) -> Result<f32> {
        let loss = ops::cross_entropy(&self.forward(pairs)?, sums)?.mean();
        let gradients = loss.backward();
        fn moved<const D: usize>(weight: &mut Tensor<D>, gradient: Option<Tensor<D>>, rate: f32) {
            if let Some(gradient) = gradient {
                *weight = Tensor::from_inner(weight.clone().inner() - gradient * rate).require_grad();
            }
        }
        for weight in [&mut self.project, &mut self.gate_up, &mut self.logits] {
            let gradient = weight.grad(&gradients);
            moved(weight, gradient, rate);
        }
        let gradient = self.norm.grad(&gradients);
        moved(&mut self.norm, gradient, rate);
        Ok(loss.into_scalar::<f32>())
    }
}

/// All pairs of numbers, one-hot, and their sums modulo `BASE`.
fn table(device: &Device) -> (Tensor<2>, Tensor<1, Int>) {
    let mut pairs = vec![0.0_f32; BASE * BASE * 2 * BASE];
    let mut sums = Vec::new();
    for a in 0..BASE {
        for b in 0..BASE {
            let row = &mut pairs[(a * BASE + b) * 2 * BASE..][..2 * BASE];
            (row[a], row[BASE + b]) = (1.0, 1.0);
            sums.push(((a + b) % BASE) as i32);
        }
    }
    let count = BASE * BASE;
    (
        Tensor::from_data(TensorData::new(pairs, [count, 2 * BASE]), device),
        Tensor::from_data(TensorData::new(sums, [count]), device),
    )
}

fn train() -> Result<bool> {
    let device = Device::flex().autodiff();
    let (pairs, sums) = table(&device);
    let mut network = Network::new(&device);
    for step in 0..STEPS {
        let loss = network.step(&pairs, &sums, 1.0)?;
        if step % 20 == 0 {
            println!("step {step:4}: loss {loss:.4}");
        }
    }
    let chosen = network.forward(&pairs)?.argmax(1).flatten::<1>(0, 1);
    let (chosen, sums) = (chosen.into_data().convert::<i32>(), sums.into_data().convert::<i32>());
    let right = chosen.iter::<i32>().zip(sums.iter::<i32>()).filter(|(chosen, sum)| chosen == sum).count();
    println!("{right} of {} sums are right", BASE * BASE);
    Ok(right == BASE * BASE)
}

fn main() -> ExitCode {
    match train() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("train: {error}");
            ExitCode::FAILURE
        }
    }
}
