//! GEMM beside the libraries: square and flat, small and batched, with constant weights, in
//! several types and layouts.

use crate::matrix::{self, Order};
use crate::report::{Outcome, Peer, Report, Task, random};
use candle_core::WithDType;
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernel::tensor::TensorError;
use tile_kernels::cpu_gemm;
use tile_examples::{Unit, Work};
use tile_kernels::matmul::matmul_batched;

/// Sides of the small matrices of batched GEMM.
const SIDES: [usize; 6] = [8, 16, 24, 32, 48, 64];

const CUBES: [[usize; 3]; 5] =
    [[256, 256, 256], [512, 512, 512], [1024, 1024, 1024], [2048, 2048, 2048], [4096, 4096, 4096]];

const RAGGED: [[usize; 3]; 2] = [[1000, 999, 333], [4096, 256, 64]];

/// GEMMs of few rows: m, k, n.
const FLAT: [[usize; 3]; 2] = [[1, 4096, 4096], [16, 4096, 4096]];

pub(crate) fn measure(report: &mut Report) -> Outcome {
    let f32_libraries: &[(&str, Library<f32>)] = &[("gemm", matrix::gemm), ("faer", matrix::faer)];
    let f64_libraries: &[(&str, Library<f64>)] = &[("gemm", matrix::gemm), ("faer", matrix::faer)];
    let f16_libraries: &[(&str, Library<f16>)] = &[("gemm", matrix::gemm)];
    for order in [Order::NN, Order::NT, Order::TN] {
        let others = if order == Order::NN { &RAGGED[..] } else { &[] };
        for &size in CUBES.iter().chain(&FLAT).chain(others) {
            product::<f32>(report, order, size, Unit::F32, f32_libraries)?;
        }
    }
    for size in FLAT {
        constant::<f32>(report, size, Unit::F32, f32_libraries)?;
        constant::<f16>(report, size, Unit::F32, f16_libraries)?;
        constant::<bf16>(report, size, Unit::BF16, &[])?;
    }
    constant::<f32>(report, [512, 4096, 4096], Unit::F32, f32_libraries)?;
    for side in SIDES {
        batch(report, side)?;
    }
    for &size in &CUBES[1..3] {
        product::<f64>(report, Order::NN, size, Unit::F64, f64_libraries)?;
    }
    for &size in CUBES[1..].iter().chain(&FLAT) {
        product::<f16>(report, Order::NN, size, Unit::F32, f16_libraries)?;
        product::<bf16>(report, Order::NN, size, Unit::BF16, &[])?;
        integers::<i8>(report, size)?;
        integers::<u8>(report, size)?;
    }
    Ok(())
}

/// The bar for a GEMM of so many rows: the ratio to the fastest library.
fn bar<T: Element>(m: usize) -> f64 {
    match (T::DTYPE, m) {
        (DType::F32, 1) => 1.3,
        (DType::F32, 16) | (DType::F16, _) => 1.5,
        (DType::BF16, _) => 2.3,
        _ => 1.0,
    }
}

/// The bytes of all three matrices.
fn bytes<T, O>([m, n, k]: [usize; 3]) -> usize {
    (m * k + k * n) * size_of::<T>() + m * n * size_of::<O>()
}

/// A library's GEMM on so many threads.
type Library<T> = fn(Order, &Tensor<T, 2>, &Tensor<T, 2>, &mut Tensor<T, 2>, usize);

fn product<T: Float + WithDType>(
    report: &mut Report,
    order: Order,
    size @ [m, n, k]: [usize; 3],
    unit: Unit,
    libraries: &[(&'static str, Library<T>)],
) -> Outcome {
    let name = format!("matmul {} {m}x{n}x{k}{}", <T as Element>::DTYPE, order.suffix());
    if !report.wants(&name) {
        return Ok(());
    }
    let (cpu, threads) = (report.device(), report.threads);
    let mut random = random();
    let (a_shape, b_shape) = match order {
        Order::NN => ([m, k], [k, n]),
        Order::NT => ([m, k], [n, k]),
        Order::TN => ([k, m], [k, n]),
    };
    let (a, b) = (random.tensor::<T, 2>(a_shape), random.tensor::<T, 2>(b_shape));
    let mut c = Tensor::<T, 2>::zeros([m, n]);
    let ours = match order {
        Order::NN => cpu_gemm::nn::<T, T>,
        Order::NT => cpu_gemm::nt::<T, T>,
        Order::TN => cpu_gemm::tn::<T, T>,
    };
    ours(&cpu, &a, &b, &mut c)?;
    let (mut a_candle, mut b_candle) = (matrix::candle(&a)?, matrix::candle(&b)?);
    match order {
        Order::NN => {}
        Order::NT => b_candle = b_candle.t()?,
        Order::TN => a_candle = a_candle.t()?,
    }
    a_candle.matmul(&b_candle)?;
    let mut outputs = vec![Tensor::<T, 2>::zeros([m, n]); libraries.len()];
    let mut peers: Vec<Peer<'_>> = (libraries.iter().zip(&mut outputs))
        .map(|((name, library), c)| Peer::new(name, || library(order, &a, &b, c, threads)))
        .collect();
    // Both calls succeeded above.
    peers.push(Peer::new("candle", || drop(a_candle.matmul(&b_candle))));
    let task = Task::new(&name, Work::product(size)).of(unit).moving(bytes::<T, T>(size)).bar(bar::<T>(m));
    report.compare(task, &mut || drop(ours(&cpu, &a, &b, &mut c)), peers)
}

/// A GEMM with constant weights, which ours packs once;
/// peers read the same weights in either order.
fn constant<T: Float + WithDType>(
    report: &mut Report,
    size @ [m, n, k]: [usize; 3],
    unit: Unit,
    libraries: &[(&'static str, Library<T>)],
) -> Outcome {
    let name = format!("matmul {} {m}x{n}x{k} constant", <T as Element>::DTYPE);
    if !report.wants(&name) {
        return Ok(());
    }
    let (cpu, threads) = (report.device(), report.threads);
    let mut random = random();
    let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([k, n]));
    let bt = b.view().t().to_tensor();
    let weights = Constant::new(b.clone());
    let mut c = Tensor::<T, 2>::zeros([m, n]);
    cpu_gemm::nn_constant(&cpu, &a, &weights, &mut c)?;
    let (a_candle, b_candle, bt_candle) = (matrix::candle(&a)?, matrix::candle(&b)?, matrix::candle(&bt)?.t()?);
    a_candle.matmul(&b_candle)?;
    a_candle.matmul(&bt_candle)?;
    let mut outputs = vec![[(); 2].map(|()| Tensor::<T, 2>::zeros([m, n])); libraries.len()];
    let mut peers = Vec::new();
    for ((name, library), [nn, nt]) in libraries.iter().zip(&mut outputs) {
        let (a, b, bt) = (&a, &b, &bt);
        peers.push(Peer::new(name, || library(Order::NN, a, b, nn, threads)));
        peers.push(Peer::new(transposed(name), || library(Order::NT, a, bt, nt, threads)));
    }
    // Both calls succeeded above.
    peers.push(Peer::new("candle", || drop(a_candle.matmul(&b_candle))));
    peers.push(Peer::new("candle nt", || drop(a_candle.matmul(&bt_candle))));
    let mut ours = || drop(cpu_gemm::nn_constant(&cpu, &a, &weights, &mut c));
    let task = Task::new(&name, Work::product(size)).of(unit).moving(bytes::<T, T>(size)).bar(bar::<T>(m));
    report.compare(task, &mut ours, peers)
}

/// The name of a library that reads weights along k.
fn transposed(name: &str) -> &'static str {
    match name {
        "gemm" => "gemm nt",
        _ => "faer nt",
    }
}

/// Many small GEMMs, which libraries compute one after the other.
fn batch(report: &mut Report, side: usize) -> Outcome {
    let batch = (1 << 21) / (side * side * side);
    let name = format!("matmul_batched {} {batch}x{side}x{side}x{side}", DType::F32);
    if !report.wants(&name) {
        return Ok(());
    }
    let (cpu, threads) = (report.device(), report.threads);
    let mut random = random();
    let [a, b] = [(); 2].map(|()| random.tensor::<f32, 3>([batch, side, side]));
    let mut c = Tensor::<f32, 3>::zeros([batch, side, side]);
    let part = |x: &Tensor<f32, 3>, z: usize| -> Result<Tensor<f32, 2>, TensorError> {
        x.slice([z..z + 1, 0..side, 0..side])?.reshape([side, side]).map(|x| x.to_tensor())
    };
    let parts = |x: &Tensor<f32, 3>| (0..batch).map(|z| part(x, z)).collect::<Result<Vec<_>, _>>();
    let (parts_a, parts_b) = (parts(&a)?, parts(&b)?);
    let libraries: [(&'static str, Library<f32>); 2] = [("gemm", matrix::gemm), ("faer", matrix::faer)];
    let mut outputs = [(); 2].map(|()| vec![Tensor::<f32, 2>::zeros([side, side]); batch]);
    let mut peers = Vec::new();
    for ((name, library), outputs) in libraries.into_iter().zip(&mut outputs) {
        let (parts_a, parts_b) = (&parts_a, &parts_b);
        // One GEMM is too small for several threads.
        let share = batch.div_ceil(threads);
        let run = move |(a, (b, c)): (&[Tensor<f32, 2>], (&[Tensor<f32, 2>], &mut [Tensor<f32, 2>]))| {
            for ((a, b), c) in a.iter().zip(b).zip(c) {
                library(Order::NN, a, b, c, 1);
            }
        };
        peers.push(Peer::new(name, move || {
            rayon::scope(|scope| {
                let mut works = parts_a.chunks(share).zip(parts_b.chunks(share).zip(outputs.chunks_mut(share)));
                let first = works.next();
                for work in works {
                    scope.spawn(move |_| run(work));
                }
                first.into_iter().for_each(run);
            });
        }));
    }
    let work = Work::product([batch * side, side, side]);
    let mut ours = || matmul_batched::<f32, f32, 64, 64, 64>().launch(&cpu, &a, &b, &mut c).expect("shapes agree");
    // The bar for small GEMMs: a fifth faster.
    let task = Task::new(&name, work).of(Unit::F32).moving(batch * bytes::<f32, f32>([side; 3])).bar(1.2);
    report.compare(task, &mut ours, peers)
}

fn integers<T: Num>(report: &mut Report, size @ [m, n, k]: [usize; 3]) -> Outcome {
    let name = format!("matmul {} {m}x{n}x{k}", <T as Element>::DTYPE);
    if !report.wants(&name) {
        return Ok(());
    }
    let cpu = report.device();
    let mut random = random();
    let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([k, n]));
    let mut c = Tensor::<i32, 2>::zeros([m, n]);
    cpu_gemm::nn(&cpu, &a, &b, &mut c)?;
    let mut ours = || drop(cpu_gemm::nn(&cpu, &a, &b, &mut c));
    let task = Task::new(&name, Work::product(size)).of(Unit::I8).moving(bytes::<T, i32>(size));
    report.compare(task, &mut ours, Vec::new())
}
