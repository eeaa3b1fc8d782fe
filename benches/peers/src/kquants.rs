//! GEMM and GEMV with weights in blocks of GGUF beside candle's `QMatMul` on the same bytes.
//!
//! Ours read the bytes as they stand in a file; candle packs a copy of them the first time, before it is measured. Candle quantises the activations. Ours do under the names with "dynamic", where the time is that of both
//! kernels, and multiply `f32` under the others.

use crate::matrix;
use crate::report::{Outcome, Peer, Report, Task, random};
use candle_core::quantized::{GgmlDType, QMatMul, QStorage, QTensor};
use candle_core::{Device, Module};
use std::borrow::Cow;
use tile_examples::Work;
use tile_kernel::prelude::*;
use tile_kernels::dynamic::quantize_rows;
use tile_kernels::kquants::{matmul_q4_k_dynamic, matmul_q6_k_dynamic, matmul_q8_0_dynamic, gemv_q4_k_dynamic, gemv_q6_k_dynamic, gemv_q8_0_dynamic, gemv_q4_k, gemv_q6_k, gemv_q8_0, matmul_q4_k, matmul_q6_k, matmul_q8_0};
use tile_kernels::reference::kquants::{Format, Q4_K, Q6_K, Q8_0};

/// Rows and columns of the weights.
const SIZE: usize = 4096;

pub(crate) fn measure(report: &mut Report) -> Outcome {
    for m in [1, 16, 512] {
        for (format, dtype) in [(Q8_0, GgmlDType::Q8_0), (Q4_K, GgmlDType::Q4K), (Q6_K, GgmlDType::Q6K)] {
            weights(report, m, format, dtype)?;
        }
    }
    Ok(())
}

fn weights(report: &mut Report, m: usize, format: Format, dtype: GgmlDType) -> Outcome {
    let (n, k) = (SIZE, SIZE);
    let name = |form: &str| format!("{}{form} weights f32 {m}x{n}x{k}", format.name);
    let names = [name(""), name(" dynamic")];
    if !names.iter().any(|name| report.wants(name)) {
        return Ok(());
    }
    let cpu = report.device();
    let mut random = random();
    let w = format.random_unit(&mut random, [n, k]);
    let a = random.tensor::<f32, 2>([m, k]);
    let (mut c, mut y) = (Tensor::<f32, 2>::zeros([m, n]), Tensor::<f32, 1>::zeros([n]));
    let x = a.view().slice([0..1, 0..k])?.reshape([k])?;
    let bytes = w.to_vec();
    let storage = QStorage::from_data(Cow::Borrowed(&bytes), &Device::Cpu, dtype)?;
    let candle = QMatMul::from_qtensor(QTensor::new(storage, (n, k))?)?;
    let candle_a = matrix::candle(&a)?;
    let task = |name| Task::new(name, Work::product([m, n, k])).moving(bytes.len() + (m * k + m * n) * 4);
    let peer = || vec![Peer::new("candle", || drop(candle.forward(&candle_a)))];
    if report.wants(&names[0]) {
        let mut launch = || match m {
            1 => vector(&cpu, format.name, &w, x, &mut y),
            _ => exact(&cpu, format.name, &a, &w, &mut c),
        };
        launch()?;
        report.compare(task(&names[0]), &mut || drop(launch()), peer())?;
        let ours = if m == 1 { y.to_vec() } else { c.to_vec() };
        check(&ours, &candle.forward(&candle_a)?)?;
    }
    if report.wants(&names[1]) {
        let group = format.elements;
        let mut codes = Codes {
            q: Tensor::zeros([m, k]),
            scale: Tensor::zeros([k / group, m]),
            sum: Tensor::zeros([k / group, m]),
        };
        let mut launch = || match m {
            1 => codes.multiply_row(&cpu, format.name, &a, &w, &mut y),
            _ => codes.multiply(&cpu, format.name, &a, &w, &mut c),
        };
        launch()?;
        report.compare(task(&names[1]), &mut || drop(launch()), peer())?;
        let ours = if m == 1 { y.to_vec() } else { c.to_vec() };
        check(&ours, &candle.forward(&candle_a)?)?;
    }
    Ok(())
}

/// That results agree as well as activations of 8 bits let them.
fn check(ours: &[f32], theirs: &candle_core::Tensor) -> Outcome {
    let theirs = theirs.flatten_all()?.to_vec1::<f32>()?;
    let size = (theirs.iter().map(|x| x * x).sum::<f32>() / theirs.len() as f32).sqrt();
    match ours.iter().zip(&theirs).find(|(x, y)| (*x - *y).abs() > 0.1 * size) {
        Some((x, y)) => Err(format!("results differ: {x}, candle {y}").into()),
        None => Ok(()),
    }
}

fn vector(
    cpu: &Cpu,
    format: &str,
    w: &Tensor<u8, 2>,
    x: TensorView<'_, f32, 1>,
    y: &mut Tensor<f32, 1>,
) -> Result<(), LaunchError> {
    match format {
        "q8_0" => gemv_q8_0::<f32, 32>().launch(cpu, w, x, y),
        "q4_k" => gemv_q4_k::<f32, 32>().launch(cpu, w, x, y),
        _ => gemv_q6_k::<f32, 32>().launch(cpu, w, x, y),
    }
}

fn exact(
    cpu: &Cpu,
    format: &str,
    a: &Tensor<f32, 2>,
    w: &Tensor<u8, 2>,
    c: &mut Tensor<f32, 2>,
) -> Result<(), LaunchError> {
    match (format, a.shape()[0] <= 16) {
        ("q8_0", true) => matmul_q8_0::<f32, 16, 64, 8>().launch(cpu, a, w, c),
        ("q8_0", false) => matmul_q8_0::<f32, 128, 128, 8>().launch(cpu, a, w, c),
        ("q4_k", true) => matmul_q4_k::<f32, 16, 64>().launch(cpu, a, w, c),
        ("q4_k", false) => matmul_q4_k::<f32, 128, 128>().launch(cpu, a, w, c),
        (_, true) => matmul_q6_k::<f32, 16, 64>().launch(cpu, a, w, c),
        (_, false) => matmul_q6_k::<f32, 128, 128>().launch(cpu, a, w, c),
    }
}

/// Activations of 8 bits.
struct Codes {
    q: Tensor<i8, 2>,
    scale: Tensor<f32, 2>,
    sum: Tensor<i32, 2>,
}

impl Codes {
    /// Brings activations to 8 bits.
    fn quantise(&mut self, cpu: &Cpu, a: &Tensor<f32, 2>) -> Result<(), LaunchError> {
        let Codes { q, scale, sum } = self;
        match q.shape()[1] / scale.shape()[0] {
            32 => quantize_rows::<f32, 4, 32>().launch(cpu, a, q, scale, sum),
            _ => quantize_rows::<f32, 4, 256>().launch(cpu, a, q, scale, sum),
        }
    }

    /// Quantises several rows and multiplies.
    fn multiply(
        &mut self,
        cpu: &Cpu,
        format: &str,
        a: &Tensor<f32, 2>,
        w: &Tensor<u8, 2>,
        c: &mut Tensor<f32, 2>,
    ) -> Result<(), LaunchError> {
        self.quantise(cpu, a)?;
        let Codes { q, scale, sum } = self;
        let (q, scale, sum) = (&*q, &*scale, &*sum);
        match (format, a.shape()[0]) {
            ("q8_0", 16) => matmul_q8_0_dynamic::<f32, 16, 256>().launch(cpu, q, scale, w, c),
            ("q8_0", _) => matmul_q8_0_dynamic::<f32, 128, 64>().launch(cpu, q, scale, w, c),
            ("q4_k", 16) => matmul_q4_k_dynamic::<f32, 16, 128>().launch(cpu, q, scale, w, c),
            ("q4_k", _) => matmul_q4_k_dynamic::<f32, 128, 128>().launch(cpu, q, scale, w, c),
            (_, 16) => matmul_q6_k_dynamic::<f32, 16, 64>().launch(cpu, q, scale, sum, w, c),
            (_, _) => matmul_q6_k_dynamic::<f32, 128, 128>().launch(cpu, q, scale, sum, w, c),
        }
    }

    /// The same for one row.
    fn multiply_row(
        &mut self,
        cpu: &Cpu,
        format: &str,
        a: &Tensor<f32, 2>,
        w: &Tensor<u8, 2>,
        y: &mut Tensor<f32, 1>,
    ) -> Result<(), LaunchError> {
        self.quantise(cpu, a)?;
        let (q, scale) = (self.q.view(), self.scale.view());
        let q = q.reshape([q.len()]).expect("one row");
        let scale = scale.reshape([scale.len()]).expect("of one row");
        match format {
            "q8_0" => gemv_q8_0_dynamic::<f32, 32>().launch(cpu, w, q, scale, y),
            "q4_k" => gemv_q4_k_dynamic::<f32, 32, 16>().launch(cpu, w, q, scale, y),
            _ => gemv_q6_k_dynamic::<f32, 32, 16>().launch(cpu, w, q, scale, y),
        }
    }
}
