//! GEMM with quantised weights beside candle's own formats of the same width.
//!
//! Candle's formats quantise the activations, too. Ours do under the names with "dynamic", where
//! the time is that of both kernels, and multiply `f32` under the others.

use crate::matrix;
use crate::report::{Outcome, Peer, Report, Task, random};
use candle_core::Module;
use candle_core::quantized::{GgmlDType, QMatMul, QTensor};
use tile_kernel::prelude::*;
use tile_kernels::dynamic::{matmul_int4_dynamic, matmul_int8_dynamic, quantize_rows};
use tile_kernels::gemv::{gemv_int4, gemv_int8};
use tile_examples::Work;
use tile_kernels::quant::{matmul_int4, matmul_int8};

pub(crate) fn measure(report: &mut Report) -> Outcome {
    for m in [1, 16, 512] {
        weights(report, m)?;
    }
    Ok(())
}

/// Elements of a row of weights, and of activations, that share a scale.
const GROUP: usize = 128;
/// Elements of a row of activations that share a scale where rows of weights have
/// one each.
const LONG: usize = 1024;
/// Rows of weights of a block.
const TILE: usize = 64;
/// Rows of weights of a block that multiplies codes, of which a step should not be too short.
const WIDE: usize = 256;

fn weights(report: &mut Report, m: usize) -> Outcome {
    let (n, k) = (4096, 4096);
    let size = format!("f32 {m}x{n}x{k}");
    let name = |bits: &str| format!("{bits} weights {size}");
    if !["int4", "int8", "int4 dynamic", "int8 dynamic"].iter().any(|bits| report.wants(&name(bits))) {
        return Ok(());
    }
    let cpu = report.device();
    let mut random = random();
    let a = random.tensor::<f32, 2>([m, k]);
    let x = a.view().slice([0..1, 0..k])?.reshape([k])?;
    let (mut c, mut y) = (Tensor::<f32, 2>::zeros([m, n]), Tensor::<f32, 1>::zeros([n]));
    let packed = random.indices::<u8, 2>([n, k / 2], 256);
    // The same number of bytes, in the order of the blocks that read them. Candle
    // keeps its weights in the order of its kernels, too.
    let together = Constant::new(random.indices::<u8, 4>([n / WIDE, k / GROUP, WIDE, GROUP / 2], 256));
    let group_scale = random.tensor_between::<f32, 2>([k / GROUP, n], 0.01, 0.1);
    let w = random.tensor::<i8, 2>([n, k]);
    let row_scale = random.tensor_between::<f32, 1>([n], 0.001, 0.01);
    let mut q = Tensor::<i8, 2>::zeros([m, k]);
    let scales = |group: usize| (Tensor::<f32, 2>::zeros([k / group, m]), Tensor::<i32, 2>::zeros([k / group, m]));
    let ((mut s4, mut t4), (mut s8, mut t8)) = (scales(GROUP), scales(LONG));
    let a_candle = matrix::candle(&a)?;
    let dense = matrix::candle(&random.tensor::<f32, 2>([n, k]))?;
    let work = Work::product([m, n, k]);

    let mut exact4 = || match m {
        1 => gemv_int4::<f32, 32, GROUP, 1>().launch(&cpu, &packed, &group_scale, &x, &mut y),
        ..=16 => matmul_int4::<f32, 16, 128, GROUP, 1>().launch(&cpu, &a, &packed, &group_scale, &mut c),
        _ => matmul_int4::<f32, 128, 128, GROUP, 1>().launch(&cpu, &a, &packed, &group_scale, &mut c),
    };
    beside(report, &name("int4"), work, &mut exact4, &a_candle, &dense)?;
    let mut exact8 = || match m {
        1 => gemv_int8::<f32, 8, 256>().launch(&cpu, &w, &row_scale, &x, &mut y),
        ..=16 => matmul_int8::<f32, 16, 128, 128>().launch(&cpu, &a, &w, &row_scale, &mut c),
        _ => matmul_int8::<f32, 128, 128, 128>().launch(&cpu, &a, &w, &row_scale, &mut c),
    };
    beside(report, &name("int8"), work, &mut exact8, &a_candle, &dense)?;
    let mut dynamic4 = || {
        quantize_rows::<f32, 4, GROUP>().launch(&cpu, &a, &mut q, &mut s4, &mut t4)?;
        let (s, t, w, scale) = (&s4, &t4, &together, &group_scale);
        match m {
            1 => matmul_int4_dynamic::<f32, 1, WIDE, GROUP>().launch(&cpu, &q, s, t, w, scale, &mut c),
            ..=16 => matmul_int4_dynamic::<f32, 16, WIDE, GROUP>().launch(&cpu, &q, s, t, w, scale, &mut c),
            _ => matmul_int4_dynamic::<f32, 128, WIDE, GROUP>().launch(&cpu, &q, s, t, w, scale, &mut c),
        }
    };
    beside(report, &name("int4 dynamic"), work, &mut dynamic4, &a_candle, &dense)?;
    let mut dynamic8 = || {
        quantize_rows::<f32, 4, LONG>().launch(&cpu, &a, &mut q, &mut s8, &mut t8)?;
        match m {
            1 => matmul_int8_dynamic::<f32, 1, TILE, LONG>().launch(&cpu, &q, &s8, &w, &row_scale, &mut c),
            ..=16 => matmul_int8_dynamic::<f32, 16, TILE, LONG>().launch(&cpu, &q, &s8, &w, &row_scale, &mut c),
            _ => matmul_int8_dynamic::<f32, 128, TILE, LONG>().launch(&cpu, &q, &s8, &w, &row_scale, &mut c),
        }
    };
    beside(report, &name("int8 dynamic"), work, &mut dynamic8, &a_candle, &dense)
}

/// Measures a launch beside candle's formats of the same width.
fn beside(
    report: &mut Report,
    name: &str,
    work: Work,
    launch: &mut dyn FnMut() -> Result<(), LaunchError>,
    a: &candle_core::Tensor,
    dense: &candle_core::Tensor,
) -> Outcome {
    if !report.wants(name) {
        return Ok(());
    }
    launch()?;
    let formats: &[(&str, GgmlDType)] = match name.starts_with("int4") {
        true => &[("candle q4_0", GgmlDType::Q4_0), ("candle q4_k", GgmlDType::Q4K)],
        false => &[("candle q8_0", GgmlDType::Q8_0)],
    };
    let mut peers = Vec::new();
    for &(format, dtype) in formats {
        let weights = QMatMul::from_qtensor(QTensor::quantize(dense, dtype)?)?;
        weights.forward(a)?;
        peers.push(Peer::new(format, move || drop(weights.forward(a))));
    }
    // The launch succeeded above.
    let ([m, k], n) = (a.dims2().map(|(m, k)| [m, k])?, dense.dims2()?.0);
    let weights = if name.starts_with("int4") { n * k / 2 } else { n * k };
    let bar = match (name.starts_with("int4"), m) {
        (true, 1) => 2.3,
        (true, 16) => 1.6,
        _ => 1.0,
    };
    let task = Task::new(name, work).moving(weights + (m * k + m * n) * size_of::<f32>()).bar(bar);
    report.compare(task, &mut || drop(launch()), peers)
}
