//! What the macro and rustc say about kernels that are wrong.
//!
//! One file for one rule, in the folder of its subject; each has several
//! mistakes, because a kernel's mistakes are all reported in one run. Texts are
//! those of the pinned compiler; `TRYBUILD=overwrite cargo test --test ui`
//! writes them anew.

#[test]
fn ui() {
    trybuild::TestCases::new().compile_fail("tests/ui/*/*.rs");
}
