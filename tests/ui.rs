//! Tests of the errors and warnings that the macro and rustc give for wrong kernels.
//!
//! There is one file for each rule, in the folder of its subject. Each has several mistakes,
//! because a kernel's mistakes are all reported in one run. Messages are those of the compiler
//! that `build.rs` names, and are compared under it alone;
//! `TRYBUILD=overwrite cargo test --test ui` writes them anew. The macros' own tests check that
//! every message of the macros is among them.

#[cfg(recorded_compiler)]
#[test]
fn ui() {
    trybuild::TestCases::new().compile_fail("tests/ui/*/*.rs");
}
