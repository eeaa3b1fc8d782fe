//! Tests of every case of `tests/kernels` as thread IR for GPUs, on the interpreter of thread IR.
//!
//! They check results, races, redundant barriers, and bank conflicts in shared memory. No GPU is
//! needed.

mod banks;
#[path = "../../../tile-backends/simt/tests/simt/common/mod.rs"]
mod common;
mod support;
mod tuned;

#[macro_use]
#[path = "../../kernels/cases.rs"]
mod cases;
#[path = "../../kernels/absent.rs"]
mod absent;
#[path = "../../kernels/attention.rs"]
mod attention;
#[path = "../../kernels/convolution.rs"]
mod convolution;
#[path = "../../kernels/decoding.rs"]
mod decoding;
#[path = "../../kernels/edges.rs"]
mod edges;
#[path = "../../kernels/elementwise.rs"]
mod elementwise;
#[path = "../../kernels/experts.rs"]
mod experts;
#[path = "../../kernels/integers.rs"]
mod integers;
#[path = "../../kernels/matmul.rs"]
mod matmul;
#[path = "../../kernels/normalisation.rs"]
mod normalisation;
#[path = "../../kernels/overrides.rs"]
mod overrides;
#[path = "../../kernels/quantised.rs"]
mod quantised;
#[path = "../../kernels/rearrangement.rs"]
mod rearrangement;
#[path = "../../kernels/regions.rs"]
mod regions;
#[path = "../../kernels/selection.rs"]
mod selection;
#[path = "../../kernels/sequence.rs"]
mod sequence;
#[path = "../../kernels/sparse.rs"]
mod sparse;
#[path = "../../kernels/warpgroups.rs"]
mod warpgroups;

// Behind the list of cases, which it goes through.
mod barriers;

macro_rules! tests {
    ($($module:ident::$case:ident,)*) => {$(
        #[test]
        fn $case() {
            $module::$case();
        }
    )*};
}
cases!(tests);
cases!(tests, large);
