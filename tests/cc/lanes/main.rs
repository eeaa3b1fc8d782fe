//! Thread programs for HIP C++, interpreted: the conformance suite with waves of 64 and 32 lanes.
//!
//! No AMD GPU is needed. What the writer makes of the programs is not part of it. A run takes a slice
//! of the checks, chosen by the commit.

use std::sync::atomic::{AtomicUsize, Ordering};
use tile_cc::hip::{GFX90A, GFX942, GFX1100, GFX1201};
use tile_conformance::{Check, Session, test_seed};
use tile_golden::slice::Slices;
use tile_kernels::testing::Random;
use tile_simt::interp::ThreadInterpreter;

/// Slices of the checks, of which a run takes one.
const SLICES: usize = 8;

/// Launches with either number of lanes, and compares the outputs.
struct BothWidths {
    /// The number of the next check.
    next: AtomicUsize,
}

impl Session for BothWidths {
    /// Random data for one test, from a seed that is printed when the test fails.
    fn random(&self) -> Random {
        Random::new(test_seed(None))
    }

    fn run(&self, check: &Check<'_>) {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        if !Slices::of_environment().takes(number, SLICES) {
            return;
        }
        // One check has the matrix instructions of one generation, the next those of the other.
        let dialects = if (number / SLICES).is_multiple_of(2) { [&GFX942, &GFX1100] } else { [&GFX90A, &GFX1201] };
        for dialect in dialects {
            let outputs = check
                .launch(&ThreadInterpreter::new(dialect.name, (dialect.target)()))
                .unwrap_or_else(|error| panic!("{} in {}: {error}", check.name, dialect.name));
            check.all_right(&outputs).unwrap_or_else(|wrong| panic!("in {}: {wrong}", dialect.name));
        }
    }
}

/// Runs a case.
fn run(name: &str) {
    let start = name.bytes().map(usize::from).sum();
    let session = BothWidths { next: AtomicUsize::new(start) };
    tile_conformance::find(name).expect("a case of the list").run(&session);
}

macro_rules! tests {
    ($($module:ident::$case:ident,)*) => {$(
        #[test]
        fn $case() {
            run(concat!(stringify!($module), "::", stringify!($case)));
        }
    )*};
}
tile_conformance::cases!(tests);
