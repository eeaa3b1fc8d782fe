//! Matrix products.

use crate::matrix;
use crate::report::{Outcome, Peer, Report};
use candle_core::WithDType;
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::harness::{Random, Unit, Work};
use tile_kernels::matmul::matmul;

const SIZES: [[usize; 3]; 8] = [
    [256, 256, 256],
    [512, 512, 512],
    [1024, 1024, 1024],
    [2048, 2048, 2048],
    [1000, 999, 333],
    [4096, 256, 64],
    [16, 4096, 4096],
    [1, 4096, 4096],
];

pub(crate) fn measure(report: &mut Report) -> Outcome {
    for size in SIZES {
        product::<f32>(report, size, Unit::F32, &[("gemm", matrix::gemm), ("faer", matrix::faer)])?;
    }
    for size in SIZES {
        product::<f64>(report, size, Unit::F64, &[("gemm", matrix::gemm), ("faer", matrix::faer)])?;
    }
    for size in SIZES {
        product::<f16>(report, size, Unit::F32, &[("gemm", matrix::gemm)])?;
    }
    for size in SIZES {
        product::<bf16>(report, size, Unit::BF16, &[])?;
    }
    SIZES.into_iter().try_for_each(|size| integers(report, size))
}

/// C = A·B on so many threads.
type Library<T> = fn(&Tensor<T, 2>, &Tensor<T, 2>, &mut Tensor<T, 2>, usize);

/// The kernel with the tile that suits the shape: tall enough for what there
/// is, and large where every thread still has one.
fn launch<T: Num, O: Num>(
    cpu: &Cpu,
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<O, 2>,
) -> Result<(), LaunchError> {
    let ([m, n], [_, k]) = (c.shape(), a.shape());
    let large = m.div_ceil(256) * n.div_ceil(256) >= cpu.threads();
    match m {
        ..=16 => matmul::<T, O, 16, 256, 256>().launch(cpu, a, b, c),
        // Tiles that go through all of k keep their sums in registers, and
        // their rows of A, one behind the other, stay in the second cache.
        _ if large && k * size_of::<T>() <= 2048 => matmul::<T, O, 256, 256, 512>().launch(cpu, a, b, c),
        _ if large && (513..=1024).contains(&k) && size_of::<T>() <= 4 => {
            matmul::<T, O, 128, 256, 1024>().launch(cpu, a, b, c)
        }
        _ if large => matmul::<T, O, 256, 256, 128>().launch(cpu, a, b, c),
        _ => matmul::<T, O, 128, 128, 128>().launch(cpu, a, b, c),
    }
}

fn product<T: Float + WithDType>(
    report: &mut Report,
    size @ [m, n, k]: [usize; 3],
    unit: Unit,
    libraries: &[(&'static str, Library<T>)],
) -> Outcome {
    let name = format!("matmul {} {m}x{n}x{k}", <T as Element>::DTYPE);
    if !report.wants(&name) {
        return Ok(());
    }
    let (cpu, threads) = (report.device(), report.threads);
    let mut random = Random::new(1);
    let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([k, n]));
    let mut c = Tensor::<T, 2>::zeros([m, n]);
    launch(&cpu, &a, &b, &mut c)?;
    let (a_candle, b_candle) = (matrix::candle(&a)?, matrix::candle(&b)?);
    a_candle.matmul(&b_candle)?;
    let mut outputs = vec![Tensor::<T, 2>::zeros([m, n]); libraries.len()];
    let mut peers: Vec<Peer<'_>> = (libraries.iter().zip(&mut outputs))
        .map(|((name, library), c)| Peer::new(name, || library(&a, &b, c, threads)))
        .collect();
    // Both calls succeeded above.
    peers.push(Peer::new("candle", || drop(a_candle.matmul(&b_candle))));
    report.compare(&name, Work::product(size), Some(unit), &mut || drop(launch(&cpu, &a, &b, &mut c)), peers)
}

fn integers(report: &mut Report, size @ [m, n, k]: [usize; 3]) -> Outcome {
    let name = format!("matmul {} {m}x{n}x{k}", DType::I8);
    if !report.wants(&name) {
        return Ok(());
    }
    let cpu = report.device();
    let mut random = Random::new(1);
    let (a, b) = (random.tensor::<i8, 2>([m, k]), random.tensor::<i8, 2>([k, n]));
    let mut c = Tensor::<i32, 2>::zeros([m, n]);
    launch(&cpu, &a, &b, &mut c)?;
    let mut ours = || drop(launch(&cpu, &a, &b, &mut c));
    report.compare(&name, Work::product(size), Some(Unit::I8), &mut ours, Vec::new())
}
