//! Mutation tests: the fuzz targets' properties on damaged filetests.
//!
//! A few thousand texts made from the filetests by cutting, doubling, swapping
//! and inserting, from a fixed seed: what a fuzzer would find in its first
//! second is found in every `cargo test`. `TILE_MUTATIONS=100000` tries more.

mod damage;
#[path = "../filetests/eval.rs"]
mod eval;
#[path = "../../../fuzz/laws.rs"]
mod laws;
#[path = "../../../fuzz/meaning.rs"]
mod meaning;

use damage::{Random, corpus, count, damaged};

#[test]
fn damaged_texts_keep_the_laws() {
    let texts = corpus(&[""]);
    let count = count();
    let mut random = Random(1);
    let (mut parsed, mut well_formed) = (0, 0);
    for _ in 0..count {
        let text = damaged(&mut random, &texts);
        let outcome = std::panic::catch_unwind(|| (laws::reads_back(&text), laws::verifies(&text)));
        let (reads, verifies) = outcome.unwrap_or_else(|_| panic!("the text was\n{text}"));
        parsed += usize::from(reads);
        well_formed += usize::from(verifies);
    }
    // The texts must reach the code behind the parser.
    assert!(parsed * 10 > count && well_formed * 50 > count, "{parsed} of {count} parse, {well_formed} verify");
}

#[test]
fn passes_keep_the_meaning_of_damaged_kernels() {
    let texts = corpus(&["pass", "eval"]);
    let count = count();
    let mut random = Random(2);
    let mut ran = 0;
    for _ in 0..count {
        let text = damaged(&mut random, &texts);
        ran += usize::from(meaning::passes_keep_the_meaning(&text));
    }
    assert!(ran * 20 > count, "{ran} of {count} run");
}
