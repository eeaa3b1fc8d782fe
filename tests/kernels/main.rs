//! Every kernel of the list on every host device, against its `f64` reference.
//!
//! Inputs are new random data each run (the seed is printed; `TILE_SEED` repeats a run), shapes
//! are ragged, and outputs are filled with NaN before the launch, so that an element that is not
//! written shows.
//!
//! A case is a function that calls `support::check`; `tests/gpu` and others run the same cases
//! with a `support` of their own.

#[macro_use]
mod cases;

mod absent;
mod attention;
mod convolution;
mod decoding;
mod edges;
mod elementwise;
mod experts;
mod integers;
mod matmul;
mod normalisation;
mod overrides;
mod quantised;
mod rearrangement;
mod regions;
mod selection;
mod sequence;
mod sparse;
mod support;
mod warpgroups;

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
