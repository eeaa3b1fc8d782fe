//! GEMMs, layers and convolutions.

use super::{Launch, compare, expressions, kernels};
use crate::report::{Outcome, Report, Task, random};
use candle_core::WithDType;
use tile_examples::{Unit, Work};
use tile_kernel::prelude::*;
use tile_kernels::conv::conv2d;
use tile_kernels::cpu_gemm;
use tile_kernels::matmul::{linear_gelu, matmul, matmul_batched, matmul_nt};

pub(crate) fn measure(report: &mut Report) -> Outcome {
    for size in [[512, 512, 512], [2048, 2048, 2048]] {
        product::<f32>(report, size, Unit::F32)?;
        product::<bf16>(report, size, Unit::BF16)?;
        transposed::<f32>(report, size, Unit::F32)?;
    }
    batch(report)?;
    layers(report)?;
    convolution(report)
}

fn product<T: Float + WithDType>(report: &mut Report, size @ [m, n, k]: [usize; 3], unit: Unit) -> Outcome {
    let name = format!("formula matmul {} {m}x{n}x{k}", <T as Element>::DTYPE);
    if !report.wants(&name) {
        return Ok(());
    }
    let (cpu, mut random) = (report.device(), random());
    let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([k, n]));
    let [mut c, mut d, mut e] = [(); 3].map(|()| Tensor::<T, 2>::zeros([m, n]));
    let mut formula = || expressions::matmul::<T>().launch(&cpu, &a, &b, &mut c);
    let mut library = || cpu_gemm::nn::<T, T>(&cpu, &a, &b, &mut d);
    let mut tiles = || matmul::<T, T, 128, 128, 64>().launch(&cpu, &a, &b, &mut e);
    let others: Vec<(&str, Launch<'_>)> = vec![("library", &mut library), ("tiles", &mut tiles)];
    compare(report, Task::new(&name, Work::product(size)).of(unit), &mut formula, others)
}

fn transposed<T: Float + WithDType>(report: &mut Report, size @ [m, n, k]: [usize; 3], unit: Unit) -> Outcome {
    let name = format!("formula matmul {} {m}x{n}x{k} nt", <T as Element>::DTYPE);
    if !report.wants(&name) {
        return Ok(());
    }
    let (cpu, mut random) = (report.device(), random());
    let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([n, k]));
    let [mut c, mut d, mut e] = [(); 3].map(|()| Tensor::<T, 2>::zeros([m, n]));
    let mut formula = || kernels::matmul_nt::<T>().launch(&cpu, &a, &b, &mut c);
    let mut library = || cpu_gemm::nt::<T, T>(&cpu, &a, &b, &mut d);
    let mut tiles = || matmul_nt::<T, T, 128, 128, 64>().launch(&cpu, &a, &b, &mut e);
    let others: Vec<(&str, Launch<'_>)> = vec![("library", &mut library), ("tiles", &mut tiles)];
    compare(report, Task::new(&name, Work::product(size)).of(unit), &mut formula, others)
}

fn batch(report: &mut Report) -> Outcome {
    let (batches, side) = (32, 256);
    let name = format!("formula matmul_batched f32 {batches}x{side}x{side}x{side}");
    if !report.wants(&name) {
        return Ok(());
    }
    let (cpu, mut random) = (report.device(), random());
    let shape = [batches, side, side];
    let (a, b) = (random.tensor::<f32, 3>(shape), random.tensor::<f32, 3>(shape));
    let [mut c, mut d, mut e] = [(); 3].map(|()| Tensor::<f32, 3>::zeros(shape));
    let mut formula = || kernels::matmul_batched::<f32>().launch(&cpu, &a, &b, &mut c);
    let mut library = || matmul_batched::<f32, f32, 128, 256, 512>().launch(&cpu, &a, &b, &mut d);
    let mut tiles = || matmul_batched::<f32, f32, 128, 128, 64>().launch(&cpu, &a, &b, &mut e);
    let others: Vec<(&str, Launch<'_>)> = vec![("library", &mut library), ("tiles", &mut tiles)];
    let work = Work::product([batches * side, side, side]);
    compare(report, Task::new(&name, work).of(Unit::F32), &mut formula, others)
}

/// Layers of [1024, 1024, 1024]: with bias and gelu, and of two products.
fn layers(report: &mut Report) -> Outcome {
    let (cpu, mut random) = (report.device(), random());
    let size @ [m, n, k] = [1024; 3];
    let (a, w1, w3) = (random.tensor::<f32, 2>([m, k]), random.tensor::<f32, 2>([n, k]), random.tensor([n, k]));
    let bias = random.tensor::<f32, 1>([n]);
    let [mut c, mut d, mut e] = [(); 3].map(|()| Tensor::<f32, 2>::zeros([m, n]));
    let name = format!("formula linear_gelu f32 {m}x{n}x{k}");
    if report.wants(&name) {
        let mut formula = || kernels::linear_gelu::<f32>().launch(&cpu, &a, &w1, &bias, &mut c);
        let mut library = || linear_gelu::<f32, 128, 256, 1024>().launch(&cpu, &a, &w1, &bias, &mut d);
        let mut tiles = || linear_gelu::<f32, 128, 128, 64>().launch(&cpu, &a, &w1, &bias, &mut e);
        let others: Vec<(&str, Launch<'_>)> = vec![("library", &mut library), ("tiles", &mut tiles)];
        compare(report, Task::new(&name, Work::product(size)).of(Unit::F32), &mut formula, others)?;
    }
    let name = format!("formula swiglu f32 {m}x{n}x{k}");
    if report.wants(&name) {
        let mut formula = || kernels::swiglu::<f32>().launch(&cpu, &a, &w1, &w3, &mut c);
        let mut library = || kernels::swiglu_on_tiles::<f32, 128, 256, 128>().launch(&cpu, &a, &w1, &w3, &mut d);
        let mut tiles = || kernels::swiglu_on_tiles::<f32, 128, 128, 64>().launch(&cpu, &a, &w1, &w3, &mut e);
        let others: Vec<(&str, Launch<'_>)> = vec![("library", &mut library), ("tiles", &mut tiles)];
        let work = Work::product([2 * m, n, k]);
        compare(report, Task::new(&name, work).of(Unit::F32), &mut formula, others)?;
    }
    Ok(())
}

fn convolution(report: &mut Report) -> Outcome {
    let [n, h, w, c, f] = [4, 56, 56, 64, 64];
    let name = format!("formula conv2d f32 {n}x{h}x{w}x{c}, {f} of 3x3");
    if !report.wants(&name) {
        return Ok(());
    }
    let (cpu, mut random) = (report.device(), random());
    let (x, filter) = (random.tensor::<f32, 4>([n, h, w, c]), random.tensor::<f32, 4>([3, 3, c, f]));
    let [mut rows, mut others] = [(); 2].map(|()| Tensor::<f32, 2>::zeros([n * h * w, f]));
    let mut out = Tensor::<f32, 4>::zeros([n, h, w, f]);
    let mut formula = || kernels::conv2d::<f32>().launch(&cpu, &x, &filter, &mut out);
    let mut library = || conv2d::<f32, 128, 64, 64>().launch(&cpu, &x, &filter, &mut rows, 1, 1, 1);
    let mut tiles = || conv2d::<f32, 64, 64, 64>().launch(&cpu, &x, &filter, &mut others, 1, 1, 1);
    let others: Vec<(&str, Launch<'_>)> = vec![("library", &mut library), ("tiles", &mut tiles)];
    let work = Work::product([n * h * w, f, 9 * c]);
    compare(report, Task::new(&name, work).of(Unit::F32), &mut formula, others)
}
