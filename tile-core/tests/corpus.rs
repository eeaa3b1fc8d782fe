//! Checks that the committed file of random kernels is what the generator writes.

use std::fs;
use tile_core::testing::{CORPUS, corpus};

#[test]
fn the_corpus_is_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/generated/kernels.rs");
    let text = corpus(CORPUS);
    if std::env::var_os("TILE_BLESS").is_some() {
        fs::write(path, &text).unwrap();
    }
    let current = fs::read_to_string(path).unwrap_or_default() == text;
    assert!(current, "tests/generated/kernels.rs differs from what the generator writes; TILE_BLESS=1 writes it");
}
