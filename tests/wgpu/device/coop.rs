//! Tests of GEMM with cooperative matrices, on devices whose adapters report them.
//!
//! Operands are small integers, so that accumulators are exact in any order.

use crate::report;
use crate::support::{random, wgpu};
use tile_core::passes::fit;
use tile_kernel::elem::DType;
use tile_kernel::launch::Kernel;
use tile_kernel::prelude::*;
use tile_kernel::wgpu::wgsl::Spirv;
use tile_kernel::wgpu::{HostAdapter, Wgpu};
use tile_kernels::matmul::{matmul, matmul_nt, matmul_tn, matmul_tt};
use tile_simt::facts::LaunchFacts;
use tile_wgpu::compile::compile;

/// The sum of the GEMMs over parts of k, each plus one.
#[tile_kernel]
fn looked_at<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<O, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
        parallel!((BM, BN), |i, j| {
            acc[[i, j]] = acc[[i, j]] + 1;
        });
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// The type of operands for which the device has cooperative matrices.
enum Operands {
    Half,
    Single,
}

/// What the device has; where it has nothing, that is what the case says.
fn operands() -> Option<Operands> {
    let shapes = wgpu().class().cooperative.clone().map(|cooperative| cooperative.shapes).unwrap_or_default();
    let has = |ty: DType| shapes.iter().any(|&(operand, sum, _)| operand == ty && sum == DType::F32);
    match (has(DType::F16), has(DType::F32)) {
        (true, _) => Some(Operands::Half),
        (_, true) => Some(Operands::Single),
        _ => {
            report::pass("the device has no cooperative matrices");
            None
        }
    }
}

/// Extents m, n and k: whole tiles, parts of tiles, and little.
const EXTENTS: [[usize; 3]; 6] =
    [[16, 16, 16], [64, 64, 64], [128, 256, 512], [70, 65, 72], [129, 200, 333], [1, 300, 40]];

/// Integers from -4 to 4, of types without a sign from 0.
fn small<T: Num>(shape: [usize; 2], of: fn(f32) -> T) -> (Tensor<T, 2>, Vec<f32>) {
    let numbers = random().tensor::<f32, 2>(shape).to_vec();
    let least = if T::DTYPE == DType::U8 { 0.0 } else { -4.0 };
    let whole: Vec<f32> = numbers.iter().map(|x| (x * 4.0).round().clamp(least, 4.0)).collect();
    (Tensor::from_fn(shape, |[i, j]| of(whole[i * shape[1] + j])), whole)
}

/// A GEMM to launch.
type Launch<T, O> = fn(&HostAdapter<Wgpu>, &Tensor<T, 2>, &Tensor<T, 2>, &mut Tensor<O, 2>) -> Result<(), LaunchError>;

/// Runs a GEMM on every shape. The left and the right operand are stored transposed
/// if `flip` says so; each element is greater by what `added` gives for a depth.
fn check<T: Num, O: Num + Into<f64>>(
    name: &str,
    of: fn(f32) -> T,
    flip: [bool; 2],
    added: fn(usize) -> usize,
    launch: Launch<T, O>,
) {
    for [m, n, k] in EXTENTS {
        let stored = |flip, rows, columns| if flip { [columns, rows] } else { [rows, columns] };
        let (a, lefts) = small(stored(flip[0], m, k), of);
        let (b, rights) = small(stored(flip[1], k, n), of);
        let left = |i: usize, l: usize| if flip[0] { lefts[l * m + i] } else { lefts[i * k + l] };
        let right = |l: usize, j: usize| if flip[1] { rights[j * k + l] } else { rights[l * n + j] };
        let mut c = Tensor::<O, 2>::zeros([m, n]);
        let check = format!("{name} of {}, {m}x{n}x{k}", T::DTYPE);
        if let Err(error) = launch(&wgpu().host_adapter(), &a, &b, &mut c) {
            report::fail(&check, &error.to_string());
            continue;
        }
        let found = c.to_vec();
        let wrong = (0..m * n).find_map(|at| {
            let (i, j) = (at / n, at % n);
            let sum = (0..k).map(|l| f64::from(left(i, l) * right(l, j))).sum::<f64>() + added(k) as f64;
            let one: f64 = found[at].into();
            (one != sum).then(|| format!("element {i}, {j} is {one}, expected {sum}"))
        });
        match wrong {
            None => report::pass(&check),
            Some(reason) => report::fail(&check, &reason),
        }
    }
}

/// Runs a GEMM in tiles of several sizes on operands of the device's type.
macro_rules! check_tiles {
    ($kernel:ident, $name:literal, $flip:expr, [$($bm:literal $bn:literal $bk:literal),*], $added:expr) => {
        match operands() {
            None => {}
            Some(Operands::Half) => {
                $(check::<f16, f32>(
                    concat!($name, " in tiles of ", $bm, "x", $bn, "x", $bk), f16::from_f32, [$flip; 2], $added,
                    |device, a, b, c| $kernel::<f16, f32, $bm, $bn, $bk>().launch(device, a, b, c),
                );)*
            }
            Some(Operands::Single) => {
                $(check::<f32, f32>(
                    concat!($name, " in tiles of ", $bm, "x", $bn, "x", $bk), |x| x, [$flip; 2], $added,
                    |device, a, b, c| $kernel::<f32, f32, $bm, $bn, $bk>().launch(device, a, b, c),
                );)*
            }
        }
    };
}

pub(crate) fn products_are_right() {
    check_tiles!(matmul, "a product", false, [64 64 32, 32 32 16, 16 128 64, 128 64 16], |_| 0);
}

pub(crate) fn operands_may_be_transposed() {
    check_tiles!(matmul_tt, "a product of transposed", true, [64 64 32, 32 64 16], |_| 0);
}

pub(crate) fn sums_may_be_looked_at() {
    // One for each tile of k.
    check_tiles!(looked_at, "a product, looked at,", false, [64 64 16, 32 16 16], |k| k.div_ceil(16));
}

fn multiplies(kernel: &dyn Kernel) -> bool {
    let mut found = false;
    kernel.with_instance(&mut |instance| {
        let compiled = fit(instance, |func| compile(func, &LaunchFacts::strongest(func), wgpu().class()));
        found = compiled.is_ok_and(|compiled| {
            let text = &compiled.emitted.text;
            text.contains("coopMultiplyAdd") || text.contains("= coop_multiply_") && compiled.spirv.is_some()
        });
    });
    found
}

pub(crate) fn matrices_are_used() {
    let used = match operands() {
        None => return,
        Some(Operands::Half) => multiplies(&matmul::<f16, f32, 64, 64, 32>()),
        Some(Operands::Single) => multiplies(&matmul::<f32, f32, 64, 64, 32>()),
    };
    match used {
        true => report::pass("a product is one of matrices"),
        false => report::fail("a product is one of matrices", "its module multiplies and adds"),
    }
}

/// Runs GEMMs of bytes, whatever the device multiplies them with.
macro_rules! check_bytes {
    ($ty:ty, [$($kernel:ident $left:literal $right:literal $bm:literal $bn:literal $bk:literal),*]) => {
        $(check::<$ty, i32>(
            concat!(stringify!($kernel), " in tiles of ", $bm, "x", $bn, "x", $bk), |x| x as $ty, [$left, $right], |_| 0,
            |device, a, b, c| $kernel::<$ty, i32, $bm, $bn, $bk>().launch(device, a, b, c),
        );)*
    };
}

pub(crate) fn products_of_bytes_are_right() {
    check_bytes!(i8, [matmul false false 64 64 64, matmul false false 32 32 32, matmul_nt false true 64 64 64]);
    check_bytes!(u8, [matmul false false 64 64 32, matmul_nt false true 32 64 64]);
    let shapes = wgpu().class().cooperative.clone().map(|cooperative| cooperative.shapes).unwrap_or_default();
    match shapes.iter().any(|&(operand, ..)| operand == DType::I8) {
        false => report::pass("the device has no cooperative matrices of bytes"),
        true if multiplies(&matmul::<i8, i32, 64, 64, 64>()) => report::pass("bytes are multiplied in matrices"),
        true => report::fail("bytes are multiplied in matrices", "their module multiplies and adds"),
    }
}

pub(crate) fn bytes_may_be_transposed() {
    check_bytes!(i8, [matmul_tn true false 64 64 64, matmul_tt true true 64 32 64]);
    check_bytes!(u8, [matmul_tn true false 64 64 64]);
}

pub(crate) fn modules_are_taken_as_they_are() {
    match wgpu().class().spirv {
        Spirv::Never => report::pass("the device takes no SPIR-V, or is given none"),
        given => report::pass(&format!("the device takes SPIR-V: {given:?}")),
    }
}
