//! Every case on every host device: the interpreter, and the CPU at each level of vector
//! instructions and with each number of threads.
//!
//! The seed is printed; `TILE_SEED` repeats a run.

mod steps;
mod support;

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
