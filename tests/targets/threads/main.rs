//! The conformance suite as thread IR for GPUs, on the interpreter of thread IR.
//!
//! They check results, races, redundant barriers, and bank conflicts in shared memory. No GPU is
//! needed.

mod banks;
mod barriers;
#[path = "../../../tile-backends/simt/tests/simt/common/mod.rs"]
mod common;
mod lanes;
mod masked_steps;
mod support;
mod tuned;

macro_rules! tests {
    ($($module:ident::$case:ident,)*) => {$(
        #[test]
        fn $case() {
            support::run(concat!(stringify!($module), "::", stringify!($case)));
        }
    )*};
}
tile_conformance::cases!(tests);
tile_conformance::cases!(tests, large);
