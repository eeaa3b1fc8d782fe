//! Tests of the WebGPU device itself: its tensors, messages, limits and errors.

use super::errors::apart;
use crate::report;
use crate::support::{random, wgpu};
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use tile_kernel::prelude::*;
use tile_kernel::wgpu::wgpu as api;
use tile_kernels::reference;
use tile_kernels::testing::array;
use wgpu_tests::turned_around;

/// y = x + 1, in blocks of `N`.
#[tile_kernel]
pub(crate) fn increment<const N: usize>(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut t = fragment::<i32>([N]);
    copy(x.at([b * N]), &mut t);
    parallel!(N, |i| {
        t[i] = t[i] + 1;
    });
    copy(&t, y.at_mut([b * N]));
}

/// y = x + 3. No other case launches it.
#[tile_kernel]
fn timed(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n]);
    parallel!(1, |i| {
        y[b + i] = x[b + i] + 3;
    });
}

/// z = x + y.
#[tile_kernel]
fn both(x: &Tensor<i32, 1>, y: &Tensor<i32, 1>, z: &mut Tensor<i32, 1>) {
    dims!(x = [n], y = [n], z = [n]);
    let [b] = blocks([n]);
    parallel!(1, |i| {
        z[b + i] = x[b + i] + y[b + i];
    });
}

/// C = A·B.
#[tile_kernel]
pub(super) fn product<T: Num, const BM: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<T::Acc, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BM)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BM]);
    let mut acc = fragment::<T::Acc>([BM, BM]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BM]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BM]));
}

/// Prints a line for each row, and fails where an element exceeds `limit`.
#[tile_kernel]
fn inspect(x: &Tensor<i32, 2>, limit: i32, y: &mut Tensor<i32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    let [i] = blocks([m]);
    println!("row {i} of {m}");
    parallel!(n, |j| {
        assert!(x[[i, j]] <= limit, "element {j} is {}", x[[i, j]]);
        y[[i, j]] = x[[i, j]];
    });
}

/// Counts in a workspace what every block added.
#[tile_kernel]
fn tally(n: usize, y: &mut Tensor<i32, 1>) {
    dims!(y = [m]);
    let mut w = workspace::<i32>([m, 1]);
    let [b] = blocks([m]);
    parallel!(n, |_i| {
        w.atomic_add([b, 0], 1, Relaxed);
    });
    parallel!(1, |i| {
        y[b + i] = w[[b, i]];
    });
}

/// Every block writes its number, a byte each.
#[tile_kernel]
pub(crate) fn numbered(z: usize, y: usize, x: usize, out: &mut Tensor<u8, 3>) {
    let [i, j, k] = blocks([z, y, x]);
    parallel!(1, |l| {
        store_unordered(out, [i, j, k + l], cast::<u8>(i * 7 + j * 5 + k));
    });
}

/// Sums that are ordered by more than the atomic itself.
#[tile_kernel]
pub(super) fn ordered(y: &mut Tensor<i32, 1>) {
    dims!(y = [n]);
    let [i] = blocks([n]);
    y.atomic_add([i], 1, AcqRel);
}

/// More than a workgroup has memory for.
#[tile_kernel]
pub(super) fn large(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [_b] = blocks([1]);
    let mut t = shared::<f32>([1_048_576]);
    copy(x.at([0]), &mut t);
    copy(&t, y.at_mut([0]));
}

/// The greatest of each row, which lanes find together.
#[tile_kernel]
fn greatest<T: Float>(x: &Tensor<T, 2>, y: &mut Tensor<T, 1>) {
    dims!(x = [m, n], y = [m]);
    require!(n <= 16, "a row fits a tile");
    let [b] = blocks([m.div_ceil(8)]);
    let mut t = fragment::<T>([8, 16]);
    let mut top = fragment::<T>([8]);
    copy(x.at([b * 8, 0]).or(T::NEG_INFINITY), &mut t);
    reduce_max(&t, &mut top, 1);
    copy(&top, y.at_mut([b * 8]));
}

/// Notes an outcome.
pub(crate) fn expect(check: &str, holds: bool, found: impl std::fmt::Debug) {
    if holds {
        report::pass(check);
    } else {
        report::fail(check, &format!("{found:?}"));
    }
}

/// Notes an error where there should be none.
pub(crate) fn attempt<T>(check: &str, result: Result<T, LaunchError>) -> Option<T> {
    result.map_err(|error| report::fail(check, &error.to_string())).ok()
}

pub(super) fn counting(n: usize) -> Tensor<i32, 1> {
    Tensor::from_fn([n], |[i]| i as i32)
}

pub(crate) fn tensors_come_back() {
    fn trip<T: Element>() {
        let host = random().tensor::<T, 2>([37, 21]);
        let check = format!("{} to the device and back", T::DTYPE);
        let Some(there) = attempt(&check, WgpuTensor::from_host(&wgpu(), &host.view().t())) else { return };
        let Some(back) = attempt(&check, there.to_host()) else { return };
        expect(&check, back.to_vec() == host.view().t().to_vec(), back);
    }
    trip::<f64>();
    trip::<f32>();
    trip::<f16>();
    trip::<bf16>();
    trip::<F8E4M3>();
    trip::<F8E5M2>();
    trip::<i64>();
    trip::<u8>();
    let empty = WgpuTensor::<f32, 2>::zeros(&wgpu(), [0, 5]).and_then(|tensor| tensor.to_host());
    expect("no elements", empty.as_ref().is_ok_and(Tensor::is_empty), &empty);
}

pub(crate) fn tensors_are_read_without_waiting() {
    let (wgpu, host) = (wgpu(), counting(1000));
    let Some(there) = attempt("a tensor", WgpuTensor::from_host(&wgpu, &host.view())) else { return };
    let mut reading = pin!(there.read());
    let mut context = Context::from_waker(Waker::noop());
    let mut turns = 0_u32;
    let back = loop {
        match reading.as_mut().poll(&mut context) {
            Poll::Ready(back) => break back,
            Poll::Pending => {
                turns += 1;
                let polled = wgpu.poll();
                expect("polling", polled.is_ok() && turns < 10_000_000, &polled);
                std::thread::yield_now();
            }
        }
        if turns > 1000 {
            // The device needs its time.
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
    };
    expect("what was written", back.as_ref().is_ok_and(|back| back.to_vec() == host.to_vec()), &back);
}

pub(crate) fn views_of_tensors() {
    let wgpu = wgpu();
    let host = Tensor::<f32, 2>::from_fn([40, 60], |[i, j]| ((i * 60 + j) % 17) as f32);
    let Some(there) = attempt("a tensor", WgpuTensor::from_host(&wgpu, &host.view())) else { return };
    let Ok(part) = there.view().slice([3..30, 7..40]) else { return report::fail("part", "refused") };
    let Some(mut out) = attempt("a result", WgpuTensor::<f32, 2>::zeros(&wgpu, [33, 33])) else { return };
    if attempt("a product of parts", product::<f32, 16, 16>().launch(&wgpu, part.t(), &part, &mut out)).is_none() {
        return;
    }
    let x = Tensor::<f32, 2>::from_fn([27, 33], |[i, j]| host[[i + 3, j + 7]]);
    let expected = reference::matmul(&array(&x.view().t().to_tensor()), &array(&x));
    if let Some(out) = attempt("a product of parts", out.to_host()) {
        expect("a product of parts", array(&out).data == expected.data, "another product");
    }
    // Elements beside the part of an output stay as they are.
    let Some(mut whole) = attempt("a result", WgpuTensor::<i32, 1>::from_host(&wgpu, &counting(300).view())) else {
        return;
    };
    let input = WgpuTensor::from_host(&wgpu, &counting(100).view());
    let Some(input) = attempt("an input", input) else { return };
    let part = 101..201;
    let Ok(output) = whole.view_mut().slice([part]) else { return report::fail("part", "refused") };
    if attempt("a part of an output", increment::<32>().launch(&wgpu, &input, output)).is_some()
        && let Some(back) = attempt("a part of an output", whole.to_host())
    {
        let expected: Vec<i32> = (0..300).map(|i| if (101..201).contains(&i) { i - 100 } else { i }).collect();
        expect("a part of an output", back.to_vec() == expected, &back);
    }
}

pub(crate) fn buffers_of_the_program() {
    let wgpu = wgpu();
    let usage = api::BufferUsages::STORAGE | api::BufferUsages::COPY_SRC | api::BufferUsages::COPY_DST;
    let descriptor = api::BufferDescriptor { label: None, size: 400, usage, mapped_at_creation: false };
    let buffer = wgpu.device().create_buffer(&descriptor);
    let bytes: Vec<u8> = (0..100_i32).flat_map(i32::to_le_bytes).collect();
    wgpu.queue().write_buffer(&buffer, 0, &bytes);
    expect(
        "a buffer of another length",
        WgpuTensor::<i32, 1>::from_buffer(&wgpu, buffer.clone(), [95]).is_err(),
        "a tensor",
    );
    let Ok(input) = WgpuTensor::<i32, 1>::from_buffer(&wgpu, buffer.clone(), [100]) else {
        return report::fail("a buffer of the program", "refused");
    };
    let Some(mut output) = attempt("a result", WgpuTensor::<i32, 1>::zeros(&wgpu, [100])) else { return };
    if attempt("launch", increment::<32>().launch(&wgpu, &input, &mut output)).is_some()
        && let Some(back) = attempt("launch", output.to_host())
    {
        expect("a buffer of the program", back.to_vec() == (1..=100).collect::<Vec<i32>>(), &back);
    }
    // One buffer twice, which no kernel may write.
    let again = || WgpuTensor::<i32, 1>::from_buffer(&wgpu, buffer.clone(), [100]);
    let (Ok(mut one), Ok(mut other)) = (again(), again()) else {
        return report::fail("one buffer twice", "refused");
    };
    let launched = increment::<32>().launch(&wgpu, &input, &mut one);
    expect("one buffer as input and output", overlap(&launched) == Some(["y", "x"]), &launched);
    let launched = apart().launch(&wgpu, &output, &mut one, &mut other);
    expect("one buffer as two outputs", overlap(&launched) == Some(["y", "z"]), &launched);
    // Two inputs may be one.
    let added = both().launch(&wgpu, &input, &one, &mut output);
    if attempt("one buffer as two inputs", added).is_some()
        && let Some(back) = attempt("one buffer as two inputs", output.to_host())
    {
        let expected: Vec<i32> = (0..100).map(|i| 2 * i).collect();
        expect("one buffer as two inputs", back.to_vec() == expected, &back);
    }
}

/// The output and what it meets.
pub(crate) fn overlap(launched: &Result<(), LaunchError>) -> Option<[&str; 2]> {
    match launched {
        Err(LaunchError::Overlap { argument, other }) => Some([argument, other]),
        _ => None,
    }
}

pub(crate) fn buffers_that_end_within_a_vector() {
    // The same kernel on buffers of whole vectors has other arrays.
    let wgpu = wgpu();
    let usage = api::BufferUsages::STORAGE | api::BufferUsages::COPY_SRC | api::BufferUsages::COPY_DST;
    for n in [1, 101, 128, 130] {
        let size = 4 * n as u64;
        let descriptor = api::BufferDescriptor { label: None, size, usage, mapped_at_creation: false };
        let [input, output] = [(); 2].map(|()| wgpu.device().create_buffer(&descriptor));
        let bytes: Vec<u8> = (0..n as i32).flat_map(i32::to_le_bytes).collect();
        wgpu.queue().write_buffer(&input, 0, &bytes);
        let tensors = [input, output].map(|buffer| WgpuTensor::<i32, 1>::from_buffer(&wgpu, buffer, [n]));
        let [Ok(input), Ok(mut output)] = tensors else {
            return report::fail("a buffer of the program", "refused");
        };
        let check = format!("{n} words");
        if attempt(&check, increment::<32>().launch(&wgpu, &input, &mut output)).is_some()
            && let Some(back) = attempt(&check, output.to_host())
        {
            expect(&check, back.to_vec() == (1..=n as i32).collect::<Vec<i32>>(), &back);
        }
    }
}

pub(crate) fn devices_of_the_program() {
    let ours = wgpu();
    let theirs = Wgpu::from_wgpu(ours.device().clone(), ours.queue().clone());
    let input = WgpuTensor::from_host(&theirs, &counting(50).view());
    let (Some(input), Some(mut output)) =
        (attempt("an input", input), attempt("a result", WgpuTensor::<i32, 1>::zeros(&theirs, [50])))
    else {
        return;
    };
    if attempt("a launch", increment::<32>().launch(&theirs, &input, &mut output)).is_some()
        && let Some(back) = attempt("a launch", output.to_host())
    {
        expect("a device of the program", back.to_vec() == (1..=50).collect::<Vec<i32>>(), &back);
    }
    let launched = increment::<32>().launch(&ours, &input, &mut output);
    expect("tensors of another device", matches!(launched, Err(LaunchError::Device { .. })), &launched);
}

pub(crate) fn work_is_measured() {
    let wgpu = wgpu();
    let input = WgpuTensor::from_host(&wgpu, &counting(50_000).view());
    let (Some(input), Some(mut output)) =
        (attempt("an input", input), attempt("a result", WgpuTensor::<i32, 1>::zeros(&wgpu, [50_000])))
    else {
        return;
    };
    let mut timed = |launches: u32| {
        let start = std::time::Instant::now();
        let measured = wgpu.measure(|| {
            (0..launches).try_for_each(|_| increment::<32>().launch(&wgpu, &input, &mut output))?;
            Ok(launches)
        });
        let outside = start.elapsed();
        let is_time = matches!(measured, Ok((done, time)) if done == launches && !time.is_zero() && time <= outside);
        expect("a time", is_time, (&measured, outside));
    };
    // The first one compiles.
    timed(1);
    timed(20);
    let failed = wgpu.measure(|| increment::<32>().launch(&wgpu, &input, &mut WgpuTensor::zeros(&wgpu, [3])?));
    expect("the error of what is measured", matches!(failed, Err(LaunchError::Shape { .. })), &failed);
}

pub(crate) fn workspaces_start_as_zeros() {
    let wgpu = wgpu();
    for round in 0..3 {
        let mut y = Tensor::<i32, 1>::full([70], -1);
        if attempt("a workspace", tally().launch(&wgpu.host_adapter(), 1000 + round, &mut y)).is_some() {
            expect("a workspace", y.to_vec() == vec![1000 + round as i32; 70], &y);
        }
    }
}

pub(crate) fn lanes_exchange_floats() {
    fn exchange<T: Float>() {
        let x = random().tensor::<T, 2>([19, 13]);
        let mut y = Tensor::<T, 1>::zeros([19]);
        let check = format!("the greatest of rows of {}", T::DTYPE);
        if attempt(&check, greatest::<T>().launch(&wgpu().host_adapter(), &x, &mut y)).is_some() {
            let (expected, _) = reference::row_max(&array(&x));
            expect(&check, array(&y).data == expected.data, &y);
        }
    }
    exchange::<f16>();
    exchange::<bf16>();
    exchange::<f32>();
}

pub(crate) fn printed_lines_and_failed_assertions() {
    let device = wgpu().host_adapter();
    let x = Tensor::<i32, 2>::from_fn([3, 40], |[i, j]| (i * 40 + j) as i32);
    let mut y = Tensor::<i32, 2>::zeros([3, 40]);
    if attempt("an assertion that holds", inspect().launch(&device, &x, 200, &mut y)).is_some() {
        expect("an assertion that holds", y.to_vec() == x.to_vec(), &y);
    }
    let failed = inspect().launch(&device, &x, 100, &mut y);
    let is_failure = matches!(&failed, Err(LaunchError::Assertion { block: [0, 0, 2], message, .. })
        if message.starts_with("element "));
    expect("an assertion that fails", is_failure, &failed);
}

pub(crate) fn threads_agree_on_what_they_branch_on() {
    let device = wgpu().host_adapter();
    for rounds in 0..5 {
        let mut count = Tensor::from_fn([1], |_| rounds);
        let mut y = counting(64);
        let check = format!("{rounds} rounds");
        if attempt(&check, turned_around().launch(&device, &mut count, &mut y)).is_some() {
            let mut expected = counting(64).to_vec();
            for more in (0..rounds).map(|_| 1).chain((rounds == 3).then_some(100)) {
                expected.reverse();
                expected.iter_mut().for_each(|y| *y += more);
            }
            expect(&check, y.to_vec() == expected && count[[0]] == rounds + 1, &y);
        }
    }
}

pub(crate) fn compilations_are_timed() {
    let of_kernel = || {
        let all = wgpu().compilations();
        all.into_iter().filter(|one| one.kernel == "timed").collect::<Vec<_>>()
    };
    expect("in front of a launch", of_kernel().is_empty(), of_kernel());
    let device = wgpu().host_adapter();
    for _ in 0..2 {
        let (x, mut y) = (counting(64), counting(64));
        attempt("a launch", timed().launch(&device, &x, &mut y));
    }
    let all = of_kernel();
    let told = all.len() == 1 && [all[0].ours, all[0].module, all[0].pipeline].iter().all(|time| !time.is_zero());
    expect("two launches", told, &all);
}

pub(crate) fn empty_grids_do_nothing() {
    let device = wgpu().host_adapter();
    let (x, mut y) = (counting(0), counting(0));
    expect("no blocks", increment::<32>().launch(&device, &x, &mut y).is_ok(), "an error");
}

pub(crate) fn lines_of_blocks_are_folded() {
    let device = wgpu().host_adapter();
    for shape in [[3, 5, 7], [2, 300, 301], [1, 1, 70_000]] {
        let mut out = Tensor::<u8, 3>::full(shape, 255);
        let [z, y, x] = shape;
        let check = format!("{z}x{y}x{x} blocks");
        if attempt(&check, numbered().launch(&device, z, y, x, &mut out)).is_some() {
            let expected = Tensor::<u8, 3>::from_fn(shape, |[i, j, k]| (i * 7 + j * 5 + k) as u8);
            expect(&check, out.to_vec() == expected.to_vec(), "other numbers");
        }
    }
    let mut out = Tensor::<u8, 3>::full([1, 1, 1], 255);
    let launched = numbered().launch(&device, 1 << 20, 1 << 20, 1, &mut out);
    expect("more blocks than words number", matches!(launched, Err(LaunchError::Grid { .. })), &launched);
}
