//! Measures what a device does at most: a copy of tensors that no cache holds, and GEMMs.
//!
//! Sizes grow until a launch takes long enough to count or is as large as it gets, so that slow
//! devices, such as interpreters, answer in seconds. At that size a short search takes the fastest of
//! a few tiles.

use crate::Failure;
use crate::buffers::Buffer;
use crate::device::args;
use crate::launches::Argument;
use std::time::Duration;
use tile_core::elem::DType;
use tile_kernel::launch::{Arg, Device, Instance, Kernel};
use tile_kernel::prelude::*;
use tile_profile::Roofs;
use tile_tune::Tuner;

/// A launch that takes so long is large enough.
const LONG: Duration = Duration::from_millis(100);

/// What the search for the fastest tiles may take.
const TRIALS: usize = 6;
const TIME: Duration = Duration::from_secs(2);

/// The most elements of a copied tensor, 256 MiB: several times what caches hold.
const ELEMENTS: i64 = 1 << 26;

/// The most rows and columns of a GEMM.
const ROWS: i64 = 8192;

/// `y = x`.
#[tile_kernel(default(N = 4096), tune(N = [4096, 1024, 16384]))]
fn streamed<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        y[b * N + i] = x[b * N + i];
    });
}

/// `c = a·b`.
#[tile_kernel(
    default(T = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64, 32], BN = [128, 256, 64, 32], BK = [64, 32], where BM * BN <= 32768)
)]
fn multiplied<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<T::Acc, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// What a device does at most, by these kernels.
pub(crate) fn measure<D: Device + ?Sized>(device: &D) -> Result<Roofs, Failure> {
    let mut sizes = sizes(1 << 14, 4, ELEMENTS);
    let (elements, seconds) = fastest(device, &streamed::<4096>().fitted(), &mut sizes, &|elements| {
        [(vec![elements], false), (vec![elements], true)]
            .map(|(shape, mutable)| tensor(DType::F32, shape, mutable))
            .to_vec()
    })?;
    let bytes = 2.0 * 4.0 * elements as f64 / seconds;
    let operations = product(device, DType::F32, &multiplied::<f32, 128, 128, 64>().fitted())?;
    // Not every device multiplies both types.
    let half = product(device, DType::BF16, &multiplied::<bf16, 128, 128, 64>().fitted())
        .or_else(|_| product(device, DType::F16, &multiplied::<f16, 128, 128, 64>().fitted()));
    let half = half.map_or(operations, |half| half.max(operations));
    // Units of matrices do twice as many of 8 bits.
    Ok(Roofs { bytes, operations, half, byte: 2.0 * half })
}

/// Operations a second of a square GEMM.
fn product<D: Device + ?Sized>(device: &D, dtype: DType, kernel: &dyn Kernel) -> Result<f64, Failure> {
    let (rows, seconds) = fastest(device, kernel, &mut sizes(64, 2, ROWS), &|rows| {
        [(dtype, false), (dtype, false), (DType::F32, true)]
            .map(|(dtype, mutable)| tensor(dtype, vec![rows, rows], mutable))
            .to_vec()
    })?;
    Ok(2.0 * (rows as f64).powi(3) / seconds)
}

fn tensor(dtype: DType, shape: Vec<i64>, mutable: bool) -> Argument {
    Argument::Tensor { dtype, shape, mutable }
}

/// Sizes that grow by a factor.
fn sizes(first: i64, factor: i64, most: i64) -> impl Iterator<Item = i64> {
    std::iter::successors(Some(first), move |size| Some(size * factor).filter(|&size| size <= most))
}

/// The first size of which a launch is long, or the last one, and the seconds of a launch of the
/// fastest instance.
fn fastest<D: Device + ?Sized>(
    device: &D,
    kernel: &dyn Kernel,
    sizes: &mut dyn Iterator<Item = i64>,
    arguments: &dyn Fn(i64) -> Vec<Argument>,
) -> Result<(i64, f64), Failure> {
    let mut sizes = sizes.peekable();
    while let Some(size) = sizes.next() {
        let all = arguments(size);
        let mut buffers: Vec<Buffer> = all.iter().enumerate().map(|(at, it)| Buffer::new(it, at)).collect();
        let mut found = Ok(None);
        kernel.with_instance(&mut |instance| {
            found = long(device, instance, &mut args(&mut buffers), sizes.peek().is_none());
        });
        if let Some(seconds) = found? {
            return Ok((size, seconds));
        }
    }
    Err(Failure::Failed("there is no size to measure".to_owned()))
}

/// The seconds of a launch of the fastest instance, where one of the stated one is long or it is the
/// last to be tried.
fn long<D: Device + ?Sized>(
    device: &D,
    instance: &Instance<'_>,
    args: &mut [Arg<'_>],
    last: bool,
) -> Result<Option<f64>, Failure> {
    // The first launch may compile the kernel.
    device.launch(instance, args)?;
    if device.timed(&mut || device.launch(instance, args))? < LONG && !last {
        return Ok(None);
    }
    let tuner = Tuner::new().own_plans().trials(TRIALS).time(TIME);
    let report = tuner.tune(device, |device| device.launch(instance, args));
    Ok(Some(report.map_err(|error| Failure::Failed(error.to_string()))?.seconds))
}
