//! The conformance suite as Ascend C, compiled for the CPU against a test double
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

macro_rules! tests {
    ($($module:ident::$case:ident,)*) => {$(
        #[test]
        fn $case() {
            support::run(concat!(stringify!($module), "::", stringify!($case)));
        }
    )*};
}
tile_conformance::cases!(tests);
