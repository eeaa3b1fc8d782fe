//! What launches allocate.

use crate::kernels::matmul;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use tile_kernel::prelude::*;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

/// The system's allocator, counting what each thread asks for.
struct Counting;

// SAFETY: the system's allocator does all the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller's promise. The system has zeros that cost nothing.
        unsafe { System.alloc_zeroed(layout) }
    }
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn blocks_allocate_nothing_once_a_kernel_has_run() {
    let cpu = Cpu::new().with_threads(1);
    let launch = |n: usize| {
        let (a, b) = (Tensor::<f32, 2>::full([n, 24], 1.0), Tensor::<f32, 2>::full([24, n], 2.0));
        let mut c = Tensor::<f32, 2>::zeros([n, n]);
        let before = ALLOCATIONS.get();
        matmul::<f32, 8, 8>().launch(&cpu, &a, &b, &mut c).unwrap();
        ALLOCATIONS.get() - before
    };
    // The largest first: tiles and packed operands are kept.
    launch(160);
    let few = launch(16);
    assert_eq!(launch(160), few, "4 and 400 blocks");
}
