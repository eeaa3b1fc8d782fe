//! Fuzz target: the parser of tile IR on any text.
//!
//! The parser gives a function or an error, and a function reads back from its own text.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../laws.rs"]
#[expect(dead_code, reason = "each target needs its own law")]
mod laws;

fuzz_target!(|text: &str| {
    laws::reads_back(text);
});
