//! What the macro and rustc say about kernels that are wrong.
//!
//! One file for one rule, in the folder of its subject; each has several
//! mistakes, because a kernel's mistakes are all reported in one run. Texts are
//! those of the compiler that `build.rs` names, and are compared under it alone;
//! `TRYBUILD=overwrite cargo test --test ui` writes them anew. That every message
//! of the macros is among them is checked by the macros' own tests.

#[cfg(recorded_compiler)]
#[test]
fn ui() {
    trybuild::TestCases::new().compile_fail("tests/ui/*/*.rs");
}
