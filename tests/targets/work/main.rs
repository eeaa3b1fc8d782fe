//! A test of the compiler's work: how much it takes to lower every kernel of the list, for every
//! target.
//!
//! It is counted in allocations, which all parts of a compiler make: as many on a slow machine as
//! on a fast one, with and without optimisation. `docs/compile-times.md` has the times of an
//! optimised build.

mod lowering;

use lowering::{Known, TARGETS};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};
use tile_core::passes::instrument;
use tile_kernel::launch::LaunchError;
use tile_kernels::registry::KERNELS;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

/// The system's allocator, counting what is asked for.
struct Counting;

// SAFETY: the system's allocator does all the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }
    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.realloc(memory, layout, size) }
    }
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// The most for one kernel, some five million a second in an optimised build, and for half
/// of those of a target.
const MOST: u64 = 4_000_000;
const MEDIAN: u64 = 250_000;

#[test]
fn kernels_are_lowered_with_little_work() {
    let mut wrong = Vec::new();
    for target in &TARGETS {
        let mut counts: Vec<(u64, &str)> = Vec::new();
        for entry in KERNELS {
            (entry.with)(&mut |kernel| {
                kernel.with_definition(&mut |instance| {
                    let before = ALLOCATIONS.load(Ordering::Relaxed);
                    // Without the verifier after each pass, which release builds leave out.
                    let (lowered, _) = instrument(false, || (target.lower)(instance, Known::Strongest));
                    counts.push((ALLOCATIONS.load(Ordering::Relaxed) - before, entry.name));
                    // What is refused, and why, other tests know.
                    match lowered {
                        Ok(_) | Err(LaunchError::Unsupported { .. } | LaunchError::Memory { .. }) => {}
                        Err(error) => wrong.push(format!("{} for {}: {error}", entry.name, target.name)),
                    }
                });
            });
        }
        counts.sort_unstable();
        let (median, most) = (counts[counts.len() / 2].0, counts[counts.len() - 1]);
        println!("{}: {median} allocations in the median, {} for {}", target.name, most.0, most.1);
        if median > MEDIAN {
            wrong.push(format!("half of all take {median} for {}, at most {MEDIAN}", target.name));
        }
        let long = counts.iter().filter(|(count, _)| *count > MOST);
        wrong.extend(long.map(|(count, name)| format!("{name} takes {count} for {}, at most {MOST}", target.name)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
