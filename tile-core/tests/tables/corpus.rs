//! Checks that the committed file of random kernels is what the generator writes.

use tile_core::testing::{CORPUS, corpus};

#[test]
fn the_corpus_is_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/generated/kernels.rs");
    tile_golden::check(path, &corpus(CORPUS));
}
