//! Tests of the compile time of a software GPU's driver: kernels whose modules are long when loops
//! are unrolled stay within the bound there, and are right.

use crate::own::{attempt, expect};
use crate::report;
use crate::support::{random, wgpu};
use std::time::Instant;
use tile_kernel::launch::Remark;
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention;
use tile_kernels::matmul::matmul;
use tile_kernels::reference::{self, Mask};
use tile_kernels::testing::{Tolerance, array};

/// The eight reductions of numbers, of one tile's rows.
#[tile_kernel]
fn eight<const BM: usize, const BN: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>, places: &mut Tensor<i32, 2>) {
    dims!(x = [m, n], y = [6, m], places = [2, m]);
    require!(m <= BM && n <= BN, "one tile has all");
    let [_b] = blocks([1]);
    let mut t = fragment::<f32>([BM, BN]);
    let mut sum = fragment::<f32>([BM]);
    let mut product = fragment::<f32>([BM]);
    let mut high = fragment::<f32>([BM]);
    let mut low = fragment::<f32>([BM]);
    let mut large = fragment::<f32>([BM]);
    let mut size = fragment::<f32>([BM]);
    let mut highest = fragment::<i32>([BM]);
    let mut lowest = fragment::<i32>([BM]);
    copy(x.at([0, 0]), &mut t);
    reduce_sum(&t, &mut sum, 1);
    reduce_product(&t, &mut product, 1);
    reduce_max(&t, &mut high, 1);
    reduce_min(&t, &mut low, 1);
    reduce_abs_max(&t, &mut large, 1);
    reduce_abs_sum(&t, &mut size, 1);
    reduce_argmax(&t, &mut highest, 1);
    reduce_argmin(&t, &mut lowest, 1);
    parallel!(BM, |i| {
        y[[0, i]] = sum[i];
        y[[1, i]] = product[i];
        y[[2, i]] = high[i];
        y[[3, i]] = low[i];
        y[[4, i]] = large[i];
        y[[5, i]] = size[i];
        places[[0, i]] = highest[i];
        places[[1, i]] = lowest[i];
    });
}

/// Launches, waits, and prints how long that took: some drivers compile when a kernel
/// first runs.
fn timed(check: &str, launch: impl FnOnce() -> Result<(), LaunchError>) -> bool {
    let start = Instant::now();
    let launched = launch().and_then(|()| wgpu().synchronize());
    let taken = start.elapsed();
    if let Some(last) = wgpu().compilations().last() {
        println!("  {check}: {:?} here, {} operations, {taken:?} in all", last.ours, last.operations);
    }
    attempt(check, launched).is_some()
}

/// The longest module that was compiled of a kernel stays within the device's bound; where
/// it has one and the fastest form would not, a remark says so.
fn bounded(kernel: &str, is_long: bool) {
    let most = wgpu().class().max_operations;
    let compilations = wgpu().compilations();
    let longest = compilations.iter().filter(|made| made.kernel == kernel).map(|made| made.operations).max();
    expect(&format!("operations of {kernel}"), longest.is_some_and(|longest| longest <= most), longest);
    let remarks: Vec<Remark> = wgpu().remarks().into_iter().filter(|remark| remark.kernel == kernel).collect();
    remarks.iter().for_each(|remark| println!("  {remark}"));
    let told = remarks.iter().any(|remark| remark.text.starts_with("its fastest form has"));
    // What a GPU would divide among many invocations is short at once.
    if wgpu().class().software_gpu {
        expect(&format!("remarks on {kernel}"), told == is_long, &remarks);
    }
}

fn there<const R: usize>(host: &Tensor<f32, R>) -> Option<WgpuTensor<f32, R>> {
    attempt("a tensor", WgpuTensor::from_host(&wgpu(), &host.view()))
}

/// Small integers, whose products and sums are exact.
fn counts<const R: usize>(shape: [usize; R]) -> Tensor<f32, R> {
    let mut random = random();
    Tensor::from_fn(shape, |_| random.below(9) as f32 - 4.0)
}

/// A·B with default tiles, or those that fit, of operands as they lie.
fn product(check: &str, [m, k, n]: [usize; 3], transposed: bool) {
    let (a, b) = (counts([m, k]), counts([k, n]));
    let turned = |x: &Tensor<f32, 2>| if transposed { x.view().t().to_tensor() } else { x.view().to_tensor() };
    let (Some(a_there), Some(b_there)) = (there(&turned(&a)), there(&turned(&b))) else { return };
    let Some(mut c) = there(&Tensor::zeros([m, n])) else { return };
    let done = timed(check, || match transposed {
        true => <matmul>::default().launch(&wgpu(), a_there.view().t(), b_there.view().t(), &mut c),
        false => <matmul>::default().launch(&wgpu(), &a_there, &b_there, &mut c),
    });
    if done && let Some(c) = attempt(check, c.to_host()) {
        let expected = reference::matmul(&array(&a), &array(&b));
        expect(check, array(&c).data == expected.data, "another product");
    }
}

pub(crate) fn products_of_transposed_views() {
    product("transposed views", [100, 70, 90], true);
    bounded("matmul", true);
}

pub(crate) fn products_with_tails_of_k() {
    product("a tail of k", [100, 71, 90], false);
    bounded("matmul", true);
}

/// Default tiles on heads of an odd size and extents that no tile divides.
pub(crate) fn attention_of_odd_shapes() {
    fn forward<const D: usize>() {
        let (m, n, scale) = (37, 53, 0.25_f32);
        let mut random = random();
        let [q, k, v] = [m, n, n].map(|rows| random.tensor::<f32, 4>([1, 2, rows, D]));
        let there = |x| attempt("a tensor", WgpuTensor::<f32, 4>::from_host(&wgpu(), &Tensor::view(x)));
        let (Some(q_there), Some(k_there), Some(v_there)) = (there(&q), there(&k), there(&v)) else { return };
        let (Some(mut out), Some(mut lse)) = (
            attempt("a result", WgpuTensor::<f32, 4>::zeros(&wgpu(), [1, 2, m, D])),
            attempt("a result", WgpuTensor::<f32, 3>::zeros(&wgpu(), [1, 2, m])),
        ) else {
            return;
        };
        let check = format!("heads of {D}");
        let kernel = flash_attention::<f32, 32, 32, D, true>();
        let done = timed(&check, || kernel.launch(&wgpu(), &q_there, &k_there, &v_there, &mut out, &mut lse, scale));
        if done && let Some(out) = attempt(&check, out.to_host()) {
            let expected = reference::attention(&array(&q), &array(&k), &array(&v), Mask::Causal, f64::from(scale));
            let tolerance = Tolerance::rounded::<f32>().sum::<f32>(n + D, 4.0).through::<f32>(0.5);
            report::compared(&check, tolerance.check(&array(&out), &expected));
        }
    }
    forward::<40>();
    forward::<63>();
    bounded("flash_attention", true);
}

pub(crate) fn many_reductions_of_one_tile() {
    // Powers of two, whose sums and products are exact.
    let (m, n) = (61_usize, 128);
    let mut random = random();
    let x = Tensor::<f32, 2>::from_fn([m, n], |_| [-1.0, -0.5, 0.5, 1.0][random.below(4)]);
    let Some(there) = there(&x) else { return };
    let (Some(mut y), Some(mut places)) = (
        attempt("a result", WgpuTensor::<f32, 2>::zeros(&wgpu(), [6, m])),
        attempt("a result", WgpuTensor::<i32, 2>::zeros(&wgpu(), [2, m])),
    ) else {
        return;
    };
    if !timed("eight reductions", || eight::<64, 128>().launch(&wgpu(), &there, &mut y, &mut places)) {
        return;
    }
    let (Some(y), Some(places)) = (attempt("values", y.to_host()), attempt("places", places.to_host())) else { return };
    for i in 0..m {
        let row = || (0..n).map(|j| x[[i, j]]);
        let (high, low) = (row().fold(f32::NEG_INFINITY, f32::max), row().fold(f32::INFINITY, f32::min));
        let place = |value: f32| row().position(|x| x == value).map(|at| at as i32);
        let large = row().map(f32::abs).fold(0.0, f32::max);
        let expected = [row().sum(), row().product(), high, low, large, row().map(f32::abs).sum::<f32>()];
        let found = [0, 1, 2, 3, 4, 5].map(|kind| y[[kind, i]]);
        let at = [places[[0, i]], places[[1, i]]];
        if found != expected || at.map(Some) != [place(high), place(low)] {
            return report::fail("eight reductions", &format!("row {i} is {found:?} at {at:?}, expected {expected:?}"));
        }
    }
    report::pass("eight reductions");
    bounded("eight", true);
}
