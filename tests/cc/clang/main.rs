//! Every launch of the conformance suite as C++, compiled by Clang.
//!
//! Each kernel is lowered for the launch's arguments, in every dialect. Clang checks the syntax and
//! types of each distinct text, without a toolkit's headers; of a slice it makes PTX, and NVRTC machine
//! code. A run takes one slice of the texts, chosen by the commit.

#[path = "../../../tile-backends/ascend/tests/common/clang.rs"]
mod clang;
mod compiled;
mod session;
mod spills;
mod target;

macro_rules! tests {
    ($($module:ident::$case:ident,)*) => {$(
        #[test]
        fn $case() {
            session::run(concat!(stringify!($module), "::", stringify!($case)));
        }
    )*};
}
tile_conformance::cases!(tests);
