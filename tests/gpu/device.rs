//! Tests of the CUDA device itself: its tensors, streams, messages and errors.

use crate::report;
use crate::support::{cuda, random};
use tile_kernel::cuda::cudarc::driver::CudaSlice;
use tile_kernel::prelude::*;
use tile_kernels::reference;
use tile_kernels::testing::array;

/// y = x + 1, in blocks of `N`.
#[tile_kernel]
fn increment<const N: usize>(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut t = fragment::<i32>([N]);
    copy(x.at([b * N]), &mut t);
    parallel!(N, |i| {
        t[i] = t[i] + 1;
    });
    copy(&t, y.at_mut([b * N]));
}

/// C = A·B.
#[tile_kernel]
fn product<T: Num, const BM: usize, const BK: usize>(a: &Tensor<T, 2>, b: &Tensor<T, 2>, c: &mut Tensor<T::Acc, 2>) {
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

/// As many blocks as stated, which do nothing.
#[tile_kernel]
fn idle(z: usize, y: usize, x: usize, out: &mut Tensor<i32, 1>) {
    let [_, _, i] = blocks([z, y, x]);
    if i == 0 {
        parallel!(1, |j| {
            store_unordered(out, [j], 1);
        });
    }
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

fn counting(n: usize) -> Tensor<i32, 1> {
    Tensor::from_fn([n], |[i]| i as i32)
}

pub(crate) fn tensors_come_back() {
    fn trip<T: Element>() {
        let host = random().tensor::<T, 2>([37, 21]);
        let check = format!("{} to the device and back", T::DTYPE);
        let Some(there) = attempt(&check, CudaTensor::from_host(&cuda(), &host.view().t())) else { return };
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
    let empty = CudaTensor::<f32, 2>::zeros(&cuda(), [0, 5]).and_then(|tensor| tensor.to_host());
    expect("no elements", empty.as_ref().is_ok_and(Tensor::is_empty), &empty);
}

pub(crate) fn views_of_slices() {
    let cuda = cuda();
    let data: Vec<f32> = (0..24).map(|i| i as f32).collect();
    let Ok(slice) = cuda.stream().clone_htod(&data) else { return report::fail("slice", "no memory") };
    let view = CudaTensorView::new(slice.as_view(), [4, 6]);
    expect("a slice of another length", CudaTensorView::new(slice.as_view(), [4, 5]).is_err(), "a view");
    let Ok(view) = view else { return report::fail("view", "refused") };
    let Ok(part) = view.slice([1..3, 2..5]) else { return report::fail("part", "refused") };
    let mut out = CudaTensor::<f32, 2>::zeros(&cuda, [3, 3]).expect("there is memory for nine numbers");
    // Rows 1 and 2, columns 2 to 4, transposed, times the part.
    let launched = product::<f32, 16, 16>().launch(&cuda, part.t(), &part, &mut out);
    if attempt("parts of slices", launched).is_none() {
        return;
    }
    let x = Tensor::<f32, 2>::from_fn([2, 3], |[i, j]| ((1 + i) * 6 + 2 + j) as f32);
    let expected = reference::matmul(&array(&x.view().t().to_tensor()), &array(&x));
    if let Some(out) = attempt("parts of slices", out.to_host()) {
        expect("parts of slices", array(&out).data == expected.data, &out);
    }
}

pub(crate) fn launches_on_tensors_of_the_device() {
    let (cuda, mut random) = (cuda(), random());
    let (a, b) = (random.tensor::<i8, 2>([100, 70]), random.tensor::<i8, 2>([70, 50]));
    let run = || -> Result<Tensor<i32, 2>, LaunchError> {
        let (a, b) = (CudaTensor::from_host(&cuda, &a.view())?, CudaTensor::from_host(&cuda, &b.view())?);
        let mut c = CudaTensor::<i32, 2>::zeros(&cuda, [100, 50])?;
        product::<i8, 32, 32>().launch(&cuda, &a, &b, &mut c)?;
        c.to_host()
    };
    if let Some(c) = attempt("i8 product", run()) {
        expect("i8 product", array(&c).data == reference::matmul(&array(&a), &array(&b)).data, "another product");
    }
}

/// Chains of launches that alternate between streams; each reads what the one
/// before wrote.
pub(crate) fn streams_are_ordered() {
    const N: usize = 1 << 16;
    let run = || -> Result<Tensor<i32, 1>, LaunchError> {
        let first = cuda();
        let streams = [first.new_stream()?, first.new_stream()?, first.clone()];
        let mut x = CudaTensor::from_host(&streams[0], &counting(N).view())?;
        let mut y = CudaTensor::<i32, 1>::zeros(&streams[1], [N])?;
        for i in 0..50 {
            increment::<256>().launch(&streams[i % 3], &x, &mut y)?;
            std::mem::swap(&mut x, &mut y);
        }
        x.to_host()
    };
    if let Some(x) = attempt("fifty launches on three streams", run()) {
        let expected: Vec<i32> = (50..50 + N as i32).collect();
        expect("fifty launches on three streams", x.to_vec() == expected, x);
    }
}

/// A tensor that is dropped at once after a launch on another stream; its
/// memory goes to other tensors while the launch may still run.
pub(crate) fn freed_memory_is_not_in_use() {
    const N: usize = 1 << 20;
    let run = || -> Result<bool, LaunchError> {
        let first = cuda();
        let other = first.new_stream()?;
        let mut fine = true;
        for _ in 0..20 {
            let mut y = CudaTensor::<i32, 1>::zeros(&first, [N])?;
            let x = CudaTensor::from_host(&first, &counting(N).view())?;
            increment::<256>().launch(&other, &x, &mut y)?;
            drop(x);
            let garbage = CudaTensor::from_host(&first, &Tensor::full([N], -7_i32).view())?;
            let y = y.to_host()?;
            fine &= y.iter().enumerate().all(|(i, y)| y == i as i32 + 1);
            drop(garbage);
        }
        Ok(fine)
    };
    if let Some(fine) = attempt("inputs dropped after launches", run()) {
        expect("inputs dropped after launches", fine, "other numbers");
    }
}

/// Outputs in memory that other tensors had before, written on another stream than the
/// one that it is allocated on.
pub(crate) fn outputs_without_contents() {
    const N: usize = (1 << 20) + 3;
    let run = || -> Result<bool, LaunchError> {
        let first = cuda();
        let other = first.new_stream()?;
        let x = CudaTensor::from_host(&first, &counting(N).view())?;
        let mut fine = true;
        for _ in 0..20 {
            drop(CudaTensor::from_host(&first, &Tensor::full([N], -7_i32).view())?);
            let mut y = CudaTensor::<i32, 1>::uninit(&first, [N])?;
            increment::<256>().launch(&other, &x, &mut y)?;
            let Ok(y) = y.into_tensor() else { return Ok(false) };
            fine &= y.to_host()?.iter().enumerate().all(|(i, y)| y == i as i32 + 1);
        }
        Ok(fine)
    };
    if let Some(fine) = attempt("memory that nothing clears", run()) {
        expect("memory that nothing clears", fine, "other numbers");
    }
}

pub(crate) fn printed_lines_and_failed_assertions() {
    let x = Tensor::<i32, 2>::from_fn([3, 40], |[i, j]| (40 * i + j) as i32);
    let mut y = Tensor::<i32, 2>::zeros([3, 40]);
    let device = cuda().host_adapter();
    let fine = inspect().launch(&device, &x, 1000, &mut y);
    expect("assertions that hold", fine.is_ok() && y.to_vec() == x.to_vec(), (&fine, &y));
    let failed = inspect().launch(&device, &x, 118, &mut y);
    let expected = match &failed {
        Err(LaunchError::Assertion { block, message, location }) => {
            *block == [0, 0, 2] && message == "element 39 is 119 (j = 39)" && location.contains("device.rs")
        }
        _ => false,
    };
    expect("an assertion that fails", expected, &failed);
    // The context is usable after it.
    let again = inspect().launch(&device, &x, 1000, &mut y);
    expect("a launch after it", again.is_ok(), &again);
}

pub(crate) fn workspaces_start_as_zeros() {
    for round in 0..3 {
        let mut y = Tensor::<i32, 1>::full([300], -1);
        let launched = tally().launch(&cuda().host_adapter(), 100, &mut y);
        let check = format!("round {round}");
        if attempt(&check, launched).is_some() {
            let wrong: Vec<_> = y.iter().enumerate().filter(|&(_, count)| count != 100).collect();
            expect(&check, wrong.is_empty(), wrong);
        }
    }
}

pub(crate) fn empty_grids_do_nothing() {
    let mut y = Tensor::<i32, 1>::full([1], 9);
    let launched = idle().launch(&cuda().host_adapter(), 3, 0, 5, &mut y);
    expect("no blocks", launched.is_ok() && y[[0]] == 9, (&launched, &y));
    let empty = increment::<64>().launch(&cuda().host_adapter(), &counting(0), &mut Tensor::zeros([0]));
    expect("no elements", empty.is_ok(), &empty);
}

pub(crate) fn wrong_arguments_are_errors() {
    let cuda = cuda();
    let x = CudaTensor::<i32, 1>::zeros(&cuda, [10]).expect("there is memory for ten numbers");
    let mut y = CudaTensor::<i32, 1>::zeros(&cuda, [9]).expect("there is memory for nine numbers");
    let shape = increment::<64>().launch(&cuda, &x, &mut y);
    let expected = LaunchError::Shape { argument: "y".to_owned(), axis: 0, expected: 10, found: 9 };
    expect("another extent", shape == Err(expected), &shape);
    // Another context of the same device keeps an order of its own.
    let other = tile_kernel::cuda::cudarc::driver::CudaContext::new(cuda.context().ordinal());
    let foreign = other.and_then(|context| context.default_stream().alloc_zeros::<i32>(10));
    let Ok(foreign): Result<CudaSlice<i32>, _> = foreign else { return report::fail("context", "no second one") };
    let foreign = CudaTensorView::new(foreign.as_view(), [10]).expect("ten elements");
    let mut y = CudaTensor::<i32, 1>::zeros(&cuda, [10]).expect("there is memory for ten numbers");
    let device = increment::<64>().launch(&cuda, &foreign, &mut y);
    expect("another context", matches!(device, Err(LaunchError::Device { .. })), &device);
}

/// Each block counts itself where it is.
#[tile_kernel]
fn places(z: usize, y: usize, x: usize, out: &mut Tensor<i32, 3>) {
    let [i, j, k] = blocks([z, y, x]);
    parallel!(1, |_n| {
        out.atomic_add([i, j, k], 1, Relaxed);
    });
}

/// More blocks on an axis than the device counts there.
pub(crate) fn grids_may_be_long_on_any_axis() {
    for shape in [[65_536, 2, 1], [2, 65_537, 3], [70_001, 1, 2]] {
        let mut out = Tensor::<i32, 3>::zeros(shape);
        let [z, y, x] = shape;
        let launched = places().launch(&cuda().host_adapter(), z, y, x, &mut out);
        let counts = out.to_vec();
        expect(&format!("{z}x{y}x{x}"), launched.is_ok() && counts.iter().all(|&count| count == 1), &launched);
    }
}

pub(crate) fn grids_beyond_the_device_are_errors() {
    for [z, y, x] in [[1, 1, 1 << 31], [1, 1 << 16, 1 << 15], [1 << 30, 1, 2]] {
        let mut out = Tensor::<i32, 1>::zeros([1]);
        let error = idle().launch(&cuda().host_adapter(), z, y, x, &mut out);
        expect(&format!("{z}x{y}x{x}"), matches!(error, Err(LaunchError::Grid { .. })), &error);
    }
    let mut out = Tensor::<i32, 1>::zeros([1]);
    let launched = idle().launch(&cuda().host_adapter(), 65_535, 1, 3, &mut out);
    expect("65535x1x3", launched.is_ok() && out[[0]] == 1, (&launched, &out));
}

/// Launches that start before those in front of them have ended read what those
/// write.
pub(crate) fn launches_start_early() {
    const TURNS: i32 = 200;
    let run = || -> Result<Vec<i32>, LaunchError> {
        let cuda = cuda();
        let mut x = CudaTensor::from_host(&cuda, &counting(100_000).view())?;
        let mut y = CudaTensor::<i32, 1>::zeros(&cuda, [100_000])?;
        for _ in 0..TURNS / 2 {
            increment::<640>().launch(&cuda, &x, &mut y)?;
            increment::<640>().launch(&cuda, &y, &mut x)?;
        }
        Ok(x.to_host()?.to_vec())
    };
    if let Some(found) = attempt("early launches", run()) {
        let wrong = found.iter().zip(0..).position(|(&x, i)| x != i + TURNS);
        expect("two hundred launches, each of what the last one wrote", wrong.is_none(), wrong);
    }
}

/// Launches that are captured run when their graph is launched, as often as it
/// is.
pub(crate) fn graphs_launch_again() {
    let run = || -> Result<[Vec<i32>; 2], LaunchError> {
        let cuda = cuda().new_stream()?;
        let mut x = CudaTensor::from_host(&cuda, &counting(5000).view())?;
        let mut y = CudaTensor::<i32, 1>::zeros(&cuda, [5000])?;
        // SAFETY: the tensors outlive the graph and are of its stream.
        let graph = unsafe {
            cuda.capture(|cuda| {
                // Views are made in the capture, too.
                increment::<640>().launch(cuda, x.view(), y.view_mut())?;
                increment::<640>().launch(cuda, &y, &mut x)
            })
        }?;
        let before = x.to_host()?.to_vec();
        (0..50).try_for_each(|_| graph.launch())?;
        Ok([before, x.to_host()?.to_vec()])
    };
    if let Some([before, after]) = attempt("a graph", run()) {
        expect("nothing runs while launches are captured", before == counting(5000).to_vec(), &before[..4]);
        let wrong = after.iter().zip(0..).position(|(&x, i)| x != i + 100);
        expect("fifty launches of a graph of two", wrong.is_none(), wrong);
    }
}
