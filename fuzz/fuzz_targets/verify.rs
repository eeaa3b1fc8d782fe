//! Fuzz target: the verifier of tile IR on any text that describes a function.
//!
//! The verifier gives a verdict, and passes keep well-formed functions well-formed.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../laws.rs"]
mod laws;

fuzz_target!(|text: &str| {
    laws::verifies(text);
});
