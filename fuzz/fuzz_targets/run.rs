//! Fuzz target: the interpreter on any text that describes a concrete function.
//!
//! It runs to an end or an error, and passes do not change what it does.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tile-core/tests/filetests/eval.rs"]
mod eval;
#[path = "../meaning.rs"]
mod meaning;

fuzz_target!(|text: &str| {
    meaning::passes_keep_the_meaning(text);
});
