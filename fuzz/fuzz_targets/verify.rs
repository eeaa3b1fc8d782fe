//! Any text that describes a function: the verifier gives a verdict, and passes
//! keep well-formed functions so.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../laws.rs"]
mod laws;

fuzz_target!(|text: &str| {
    laws::verifies(text);
});
