//! Tests of default instances on shapes that fill a device.
//!
//! The reference of a large GEMM is the instance of `f64` with small tiles on the same device, which
//! shares no instruction with tensor cores; at small shapes host references check it.

use crate::report;
use crate::support::{cuda, random};
use tile_conformance::kernels::two_level_nt;
use tile_kernel::launch::HostDevice;
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention;
use tile_kernels::matmul::{matmul, matmul_nt};
use tile_kernels::reference::{self, Array, Mask};
use tile_kernels::rows::transpose;
use tile_kernels::softmax::softmax;
use tile_kernels::testing::{Tolerance, array, poisoned};

/// Launches and compares.
fn compare<T: Element, const R: usize>(
    check: &str,
    expected: &Array,
    tolerance: Tolerance,
    launch: impl Fn(&dyn HostDevice, &mut Tensor<T, R>) -> Result<(), LaunchError>,
) {
    let mut out = poisoned::<T, R>(std::array::from_fn(|axis| expected.shape[axis]));
    match launch(&cuda().host_adapter(), &mut out) {
        Ok(()) => report::compared(check, tolerance.check(&array(&out), expected)),
        Err(error) => report::fail(check, &error.to_string()),
    }
}

/// A·B in `f64` on the device.
fn reference_gemm<T: Element>(a: &Tensor<T, 2>, b: &Tensor<T, 2>) -> Array {
    let wide = |x: &Tensor<T, 2>| Tensor::<f64, 2>::from_fn(x.shape(), |index| x[index].to_f64());
    let mut c = poisoned::<f64, 2>([a.shape()[0], b.shape()[1]]);
    let launched = matmul::<f64, f64, 32, 32, 16>().launch(&cuda().host_adapter(), &wide(a), &wide(b), &mut c);
    launched.expect("every device has 64-bit floats");
    array(&c)
}

/// Products of 16-bit operands that a matrix instruction adds to an accumulator at once.
const STEP: usize = 16;

pub(crate) fn products() {
    let mut random = random();
    for [m, n, k] in [[512, 512, 512], [1000, 777, 333], [4096, 128, 256], [1, 4096, 512], [255, 257, 1025]] {
        let (a, b) = (random.tensor::<f16, 2>([m, k]), random.tensor::<f16, 2>([k, n]));
        let bt = b.view().t().to_tensor();
        let expected = reference_gemm(&a, &b);
        let limit = Tolerance::rounded::<f32>().sum::<f32>(k, 1.0).truncated::<f32>(k.div_ceil(STEP));
        compare::<f32, 2>(&format!("matmul f16 {m}x{n}x{k}"), &expected, limit, |device, c| {
            matmul::<f16, f32, 128, 128, 32>().launch(device, &a, &b, c)
        });
        compare::<f32, 2>(&format!("matmul_nt f16 {m}x{n}x{k}"), &expected, limit, |device, c| {
            matmul_nt::<f16, f32, 128, 128, 32>().launch(device, &a, &bt, c)
        });
    }
    // Tiles for half of the multiprocessors of a Hopper GPU and a few more, and for all
    // and some: blocks divide what is left.
    for [m, n, k] in [[1000, 2296, 8200], [2048, 2296, 8200]] {
        let (a, b) = (random.tensor::<f16, 2>([m, k]), random.tensor::<f16, 2>([n, k]));
        let expected = reference_gemm(&a, &b.view().t().to_tensor());
        let limit = Tolerance::rounded::<f32>().sum::<f32>(k, 1.0).truncated::<f32>(k.div_ceil(STEP));
        for run in 0..3 {
            compare::<f32, 2>(&format!("matmul_nt f16 {m}x{n}x{k}, {run}"), &expected, limit, |device, c| {
                matmul_nt::<f16, f32, 128, 256, 64>().launch(device, &a, &b, c)
            });
        }
    }
}

pub(crate) fn rows() {
    let mut random = random();
    for [m, n] in [[4096, 1000], [333, 1024], [70_000, 33]] {
        let x = random.tensor_between::<f32, 2>([m, n], -8.0, 8.0);
        let limit = Tolerance::rounded::<f32>().sum::<f32>(n, 1.0);
        let expected = reference::softmax(&array(&x));
        compare::<f32, 2>(&format!("softmax f32 {m}x{n}"), &expected, limit, |device, out| {
            softmax::<f32, 4, 1024>().launch(device, &x, out)
        });
        let expected = reference::transpose(&array(&x));
        compare::<f32, 2>(&format!("transpose f32 {m}x{n}"), &expected, Tolerance::EXACT, |device, out| {
            transpose::<f32, 32, 32>().launch(device, &x, out)
        });
    }
}

/// Bytes that tell row and place.
fn stamped(i: usize, j: usize) -> usize {
    (i * 31 + j / 128 * 17) % 251
}

#[tile_kernel]
fn stamp<const N: usize>(x: &mut Tensor<u8, 2>) {
    dims!(x = [m, n]);
    let [b, i] = blocks([n.div_ceil(N), m]);
    parallel!(N, |j| {
        let column = b * N + j;
        x[[i, column]] = cast::<u8>((i * 31 + column / 128 * 17) % 251);
    });
}

#[tile_kernel]
fn totals<const BM: usize, const N: usize>(x: &Tensor<u8, 2>, sum: &mut Tensor<i32, 1>) {
    dims!(x = [m, n], sum = [m]);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut tile = shared::<u8>([BM, N]);
    let mut acc = fragment::<i32>([BM, N]);
    let mut total = fragment::<i32>([BM]);
    clear(&mut acc);
    pipelined!(0..n.div_ceil(N), stages = 2, |t| {
        copy(x.at([b * BM, t * N]), &mut tile);
        parallel!((BM, N), |i, j| {
            acc[[i, j]] += cast::<i32>(tile[[i, j]]);
        });
    });
    reduce_sum(&acc, &mut total, 1);
    copy(&total, sum.at_mut([b * BM]));
}

/// More elements than 31 bits count, written, read and multiplied where they are.
pub(crate) fn offsets() {
    const N: usize = 1 << 15;
    let m = (1_usize << 31) / N + 77;
    let run = || -> Result<(), LaunchError> {
        let cuda = cuda();
        let mut x = CudaTensor::<u8, 2>::zeros(&cuda, [m, N])?;
        let mut sums = CudaTensor::<i32, 1>::zeros(&cuda, [m])?;
        stamp::<4096>().launch(&cuda, &mut x)?;
        totals::<4, 2048>().launch(&cuda, &x, &mut sums)?;
        let row = |i: usize| (0..N / 128).map(|j| 128 * stamped(i, j * 128)).sum::<usize>() as f64;
        let expected = Array::new(&[m], (0..m).map(row).collect());
        report::compared("row sums of 2^31 bytes", Tolerance::EXACT.check(&array(&sums.to_host()?), &expected));
        // The last rows as an operand of a GEMM.
        let (k, n) = (64, 40);
        let rows = m - 50..m;
        let a = x.view().slice([rows.clone(), 0..k]).expect("inside");
        let b = random().tensor::<u8, 2>([k, n]);
        let of_a = Array::new(&[50, k], rows.flat_map(|i| (0..k).map(move |j| stamped(i, j) as f64)).collect());
        let mut c = CudaTensor::<i32, 2>::zeros(&cuda, [50, n])?;
        matmul::<u8, i32, 64, 64, 64>().launch(&cuda, a, &CudaTensor::from_host(&cuda, &b.view())?, &mut c)?;
        let expected = reference::matmul(&of_a, &array(&b));
        report::compared("product of rows behind", Tolerance::EXACT.check(&array(&c.to_host()?), &expected));
        Ok(())
    };
    if let Err(error) = run() {
        report::fail("offsets beyond 2^31", &error.to_string());
    }
}

/// Long sums of one sign, which tensor cores alone would leave far below this
/// tolerance's accuracy: they drop what is beyond some 13 bits at each addition.
pub(crate) fn sums_in_two_levels() {
    let mut random = random();
    let [m, n, k] = [128, 256, 16384];
    let a = random.tensor_between::<F8E4M3, 2>([m, k], 0.5, 1.0);
    let b = random.tensor_between::<F8E4M3, 2>([n, k], 0.5, 1.0);
    let run = || -> Result<(), LaunchError> {
        let device = cuda().host_adapter();
        let expected = reference::matmul(&array(&a), &reference::transpose(&array(&b)));
        let mut c = poisoned::<f32, 2>([m, n]);
        two_level_nt::<128, 128, 128>().launch(&device, &a, &b, &mut c)?;
        let limit = Tolerance::rounded::<f16>();
        report::compared("8-bit floats, k = 16384", limit.check(&array(&c), &expected));
        Ok(())
    };
    if let Err(error) = run() {
        report::fail("8-bit floats, k = 16384", &error.to_string());
    }
}

pub(crate) fn attention() {
    let mut random = random();
    for [batch, heads, kv_heads, m, n] in [[2, 4, 2, 512, 512], [1, 3, 1, 300, 777]] {
        let q = random.tensor::<f16, 4>([batch, heads, m, 64]);
        let k = random.tensor::<f16, 4>([batch, kv_heads, n, 64]);
        let v = random.tensor::<f16, 4>([batch, kv_heads, n, 64]);
        let expected = reference::attention(&array(&q), &array(&k), &array(&v), Mask::Causal, 0.125);
        let limit = Tolerance::rounded::<f16>().sum::<f32>(n + 64, 4.0).through::<f16>(2.0);
        let check = format!("flash_attention f16 {batch}x{heads}x{m}x{n}");
        compare::<f16, 4>(&check, &expected, limit, |device, out| {
            let mut lse = poisoned::<f32, 3>([batch, heads, m]);
            flash_attention::<f16, 64, 64, 64, true>().launch(device, &q, &k, &v, out, &mut lse, 0.125)
        });
    }
}
