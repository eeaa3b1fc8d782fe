//! Matrix products.

use crate::matrix::{self, Order};
use crate::report::{Outcome, Peer, Report};
use candle_core::WithDType;
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::harness::{Random, Unit, Work};
use tile_kernels::products;

const SIZES: [[usize; 3]; 9] = [
    [256, 256, 256],
    [512, 512, 512],
    [1024, 1024, 1024],
    [2048, 2048, 2048],
    [4096, 4096, 4096],
    [1000, 999, 333],
    [4096, 256, 64],
    [16, 4096, 4096],
    [1, 4096, 4096],
];

pub(crate) fn measure(report: &mut Report) -> Outcome {
    for order in [Order::NN, Order::NT, Order::TN] {
        for size in SIZES {
            product::<f32>(report, order, size, Unit::F32, &[("gemm", matrix::gemm), ("faer", matrix::faer)])?;
        }
    }
    for size in SIZES {
        product::<f64>(report, Order::NN, size, Unit::F64, &[("gemm", matrix::gemm), ("faer", matrix::faer)])?;
    }
    for size in SIZES {
        product::<f16>(report, Order::NN, size, Unit::F32, &[("gemm", matrix::gemm)])?;
    }
    for size in SIZES {
        product::<bf16>(report, Order::NN, size, Unit::BF16, &[])?;
    }
    SIZES.into_iter().try_for_each(|size| integers(report, size))
}

/// The product on so many threads.
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
    let mut random = Random::new(1);
    let (a_shape, b_shape) = match order {
        Order::NN => ([m, k], [k, n]),
        Order::NT => ([m, k], [n, k]),
        Order::TN => ([k, m], [k, n]),
    };
    let (a, b) = (random.tensor::<T, 2>(a_shape), random.tensor::<T, 2>(b_shape));
    let mut c = Tensor::<T, 2>::zeros([m, n]);
    let ours = match order {
        Order::NN => products::nn::<T, T>,
        Order::NT => products::nt::<T, T>,
        Order::TN => products::tn::<T, T>,
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
    report.compare(&name, Work::product(size), Some(unit), &mut || drop(ours(&cpu, &a, &b, &mut c)), peers)
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
    products::nn(&cpu, &a, &b, &mut c)?;
    let mut ours = || drop(products::nn(&cpu, &a, &b, &mut c));
    report.compare(&name, Work::product(size), Some(Unit::I8), &mut ours, Vec::new())
}
