//! The committed file of random kernels, which the macro compiles.

use super::Random;
use std::fmt::Write;
use std::ops::Range;

const HEADER: &str = "\
//! Random kernels. Written by `tile_core::testing::corpus`; `TILE_BLESS=1 cargo
//! test -p tile-core --test tables corpus` writes it anew.
#![allow(
    missing_docs,
    unused,
    unreachable_pub,
    clippy::all,
    clippy::allow_attributes_without_reason,
    reason = \"the kernels are noise; what matters is that they mean the same everywhere\"
)]
#![deny(
    non_snake_case,
    unused_doc_comments,
    unfulfilled_lint_expectations,
    reason = \"a statement that does without its attribute is an error\"
)]

use tile_kernel::launch::Kernel;
use tile_kernel::prelude::*;

";

/// The seeds of the corpus that the repository holds, among which every operation
/// is compiled (`tests/properties.rs`).
pub const CORPUS: Range<u64> = 18919..18979;

/// A module with the kernels of the seeds and a function `all` that gives their
/// instances by seed.
pub fn corpus(seeds: Range<u64>) -> String {
    let mut text = HEADER.to_owned();
    let mut all = String::new();
    for seed in seeds {
        let kernel = Random::new(seed);
        let _ = writeln!(text, "{}", kernel.source());
        let _ = writeln!(all, "        ({seed}, Box::new({})),", kernel.handle());
    }
    let _ = write!(text, "pub fn all() -> Vec<(u64, Box<dyn Kernel>)> {{\n    vec![\n{all}    ]\n}}\n");
    text
}
