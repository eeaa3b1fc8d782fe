//! The cases of `tests/kernels` as Ascend C on the twin, in several orders of the
//! pipes: results, missing flags, what nothing has written, alignment and ranges.
//!
//! `refused.txt` says how many launches of a case are emitted, and what is refused
//! by which code; `TILE_BLESS=1` writes it. Everything is emitted, and of each case
//! a few launches run, spread over it; with `TILE_TWIN=all` all of them run, in more
//! orders, which takes some ten minutes.

#[path = "../common/clang.rs"]
mod clang;
#[path = "../common/on_twin.rs"]
mod on_twin;
mod support;
#[path = "../common/twin.rs"]
mod twin;

#[macro_use]
#[path = "../../../../tests/kernels/cases.rs"]
mod cases;
#[path = "../../../../tests/kernels/attention.rs"]
mod attention;
#[path = "../../../../tests/kernels/convolution.rs"]
mod convolution;
#[path = "../../../../tests/kernels/decoding.rs"]
mod decoding;
#[path = "../../../../tests/kernels/elementwise.rs"]
mod elementwise;
#[path = "../../../../tests/kernels/experts.rs"]
mod experts;
#[path = "../../../../tests/kernels/matmul.rs"]
mod matmul;
#[path = "../../../../tests/kernels/normalisation.rs"]
mod normalisation;
#[path = "../../../../tests/kernels/quantised.rs"]
mod quantised;
#[path = "../../../../tests/kernels/rearrangement.rs"]
mod rearrangement;
#[path = "../../../../tests/kernels/regions.rs"]
mod regions;
#[path = "../../../../tests/kernels/selection.rs"]
mod selection;
#[path = "../../../../tests/kernels/sequence.rs"]
mod sequence;
#[path = "../../../../tests/kernels/sparse.rs"]
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
