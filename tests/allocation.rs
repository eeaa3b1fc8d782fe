//! Counts of what launches allocate, over the whole process: nothing for a block once a kernel has
//! run, and nothing for helpers.
//!
//! It is a test binary of its own, with one test, so that no other test allocates meanwhile.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};
use tile_kernel::prelude::*;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

/// The system's allocator, counting what all threads ask for.
struct Counting;

// SAFETY: the system's allocator does all the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// The fewest allocations of a launch among many: threads that come for the
/// first time make their tiles' memory, and a pool's queue grows now and then.
fn fewest(launches: usize, mut launch: impl FnMut()) -> usize {
    let one = |_| {
        let before = ALLOCATIONS.load(Ordering::Relaxed);
        launch();
        ALLOCATIONS.load(Ordering::Relaxed) - before
    };
    (0..launches).map(one).min().unwrap_or_default()
}

/// C = A·B.
#[tile_kernel]
fn product<const BM: usize, const BK: usize>(a: &Tensor<f32, 2>, b: &Tensor<f32, 2>, c: &mut Tensor<f32, 2>) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BM)]);
    let mut a_s = shared::<f32>([BM, BK]);
    let mut b_s = shared::<f32>([BK, BM]);
    let mut acc = fragment::<f32>([BM, BM]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BM]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BM]));
}

/// Reductions, scans, gathered rows, private arrays and a workspace.
#[tile_kernel]
fn everything<const N: usize>(x: &Tensor<f32, 2>, rows: &Tensor<i32, 1>, y: &mut Tensor<f32, 2>) {
    dims!(x = [_, N], rows = [m], y = [m, N]);
    let mut w = workspace::<f32>([m, N]);
    let [b] = blocks([m.div_ceil(4)]);
    let mut idx = shared::<i32>([4]);
    let mut t = shared::<f32>([4, N]);
    let mut u = fragment::<f32>([4, N]);
    let mut sum = fragment::<f32>([4]);
    let mut best = fragment::<i32>([4]);
    copy(rows.at([b * 4]), &mut idx);
    gather(x, &idx, &mut t);
    reduce_sum(&t, &mut sum, 1);
    reduce_argmax(&t, &mut best, 1);
    cumsum(&t, &mut u, 1);
    copy(t.t(), w.at_mut([b * 4, 0]).t());
    parallel!((4, N), |i, j| {
        let mut own = local::<f32>([4]);
        for k in 0..4 {
            own[k] = u[[i, j]] + cast::<f32>(k);
        }
        t[[i, j]] = own[j % 4] + sum[i] + cast::<f32>(best[i]) + w[[b * 4 + i, j]];
    });
    scatter(&t, &idx, y);
}

#[test]
fn blocks_allocate_nothing_once_a_kernel_has_run() {
    for threads in [1, 3] {
        let cpu = Cpu::new().with_threads(threads);
        let products = |n: usize| {
            let (a, b) = (Tensor::<f32, 2>::full([n, 24], 1.0), Tensor::<f32, 2>::full([24, n], 2.0));
            let mut c = Tensor::<f32, 2>::zeros([n, n]);
            fewest(15, || product::<8, 8>().launch(&cpu, &a, &b, &mut c).unwrap())
        };
        let others = |m: usize| {
            let x = Tensor::<f32, 2>::from_fn([m, 16], |[i, j]| (i + j) as f32);
            let rows = Tensor::from_fn([m], |[i]| (m - 1 - i) as i32);
            let mut y = Tensor::<f32, 2>::zeros([m, 16]);
            fewest(15, || everything::<16>().launch(&cpu, &x, &rows, &mut y).unwrap())
        };
        // The largest first: tiles and packed operands are kept.
        for allocations in [&products as &dyn Fn(usize) -> usize, &others] {
            allocations(200);
            // Nor does a launch for the helpers that it calls, or not.
            let (few, many) = (allocations(80), allocations(200));
            assert_eq!(few, many, "{threads} threads");
        }
    }
}
