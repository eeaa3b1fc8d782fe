//! Tests of the cases of `tests/kernels` as Ascend C, compiled for the CPU against a test double
//! of its headers (the twin).
//!
//! The twin runs the pipes in several orders, and checks results, missing flags, reads of memory
//! that nothing has written, alignment and ranges.
//!
//! `refused.txt` says how many launches of a case are emitted, and what is refused by which code;
//! `TILE_BLESS=1` writes it. Everything is emitted, and of each case a few launches run, spread
//! over it; with `TILE_TWIN=all` all of them run, in more orders, which takes some ten minutes.

#[path = "../../../tile-backends/ascend/tests/common/clang.rs"]
mod clang;
#[path = "../../../tile-backends/ascend/tests/common/on_twin.rs"]
mod on_twin;
mod support;
#[path = "../../../tile-backends/ascend/tests/common/twin.rs"]
mod twin;

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

macro_rules! tests {
    ($($module:ident::$case:ident,)*) => {$(
        #[test]
        fn $case() {
            support::run(stringify!($case), $module::$case);
        }
    )*};
}
cases!(tests);
