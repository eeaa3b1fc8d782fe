//! Products with quantised weights, beside candle's own formats of the same
//! width: these quantise the activations too, ours does not.

use crate::matrix;
use crate::report::{Outcome, Peer, Report};
use candle_core::Module;
use candle_core::quantized::{GgmlDType, QMatMul, QTensor};
use tile_kernel::prelude::*;
use tile_kernels::gemv::{gemv_int4, gemv_int8};
use tile_kernels::harness::{Random, Work};
use tile_kernels::quant::{matmul_int4, matmul_int8};

pub(crate) fn measure(report: &mut Report) -> Outcome {
    for m in [1, 16, 128, 512] {
        weights(report, m)?;
    }
    Ok(())
}

fn weights(report: &mut Report, m: usize) -> Outcome {
    let (n, k) = (4096, 4096);
    let names = [format!("int4 weights f32 {m}x{n}x{k}"), format!("int8 weights f32 {m}x{n}x{k}")];
    if !names.iter().any(|name| report.wants(name)) {
        return Ok(());
    }
    let cpu = report.device();
    let mut random = Random::new(1);
    let a = random.tensor::<f32, 2>([m, k]);
    let x = a.view().slice([0..1, 0..k])?.reshape([k])?;
    let (mut c, mut y) = (Tensor::<f32, 2>::zeros([m, n]), Tensor::<f32, 1>::zeros([n]));
    let packed = random.indices::<u8, 2>([n, k / 2], 256);
    let group_scale = random.tensor_between::<f32, 2>([k / 128, n], 0.01, 0.1);
    let w = random.tensor::<i8, 2>([n, k]);
    let row_scale = random.tensor_between::<f32, 1>([n], 0.001, 0.01);
    let a_candle = matrix::candle(&a)?;
    let dense = matrix::candle(&random.tensor::<f32, 2>([n, k]))?;
    let work = Work::product([m, n, k]);
    for (name, formats) in names.iter().zip([[GgmlDType::Q4_0, GgmlDType::Q4K], [GgmlDType::Q8_0, GgmlDType::Q8_0]]) {
        if !report.wants(name) {
            continue;
        }
        let four_bits = formats[0] == GgmlDType::Q4_0;
        let mut ours = || {
            let launched = match (m, four_bits) {
                (1, true) => gemv_int4::<f32, 32, 128, 1>().launch(&cpu, &packed, &group_scale, &x, &mut y),
                (1, false) => gemv_int8::<f32, 8, 256>().launch(&cpu, &w, &row_scale, &x, &mut y),
                (..=16, true) => matmul_int4::<f32, 16, 128, 128, 1>().launch(&cpu, &a, &packed, &group_scale, &mut c),
                (..=16, false) => matmul_int8::<f32, 16, 128, 128>().launch(&cpu, &a, &w, &row_scale, &mut c),
                (_, true) => matmul_int4::<f32, 128, 128, 128, 1>().launch(&cpu, &a, &packed, &group_scale, &mut c),
                (_, false) => matmul_int8::<f32, 128, 128, 128>().launch(&cpu, &a, &w, &row_scale, &mut c),
            };
            launched.expect("shapes agree");
        };
        let mut peers = Vec::new();
        for (i, format) in formats.into_iter().enumerate().filter(|(i, _)| *i == 0 || four_bits) {
            let weights = QMatMul::from_qtensor(QTensor::quantize(&dense, format)?)?;
            weights.forward(&a_candle)?;
            let name = if !four_bits {
                "candle q8_0"
            } else if i == 0 {
                "candle q4_0"
            } else {
                "candle q4_k"
            };
            let a = &a_candle;
            peers.push(Peer::new(name, move || drop(weights.forward(a))));
        }
        report.compare(name, work, None, &mut ours, peers)?;
    }
    Ok(())
}
