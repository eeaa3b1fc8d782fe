//! Fuzz target: the parser and the passes of thread IR on any text.
//!
//! The parser gives a kernel or an error, a kernel reads back from its own text, and passes keep
//! well-formed kernels well-formed.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../threads.rs"]
mod threads;

fuzz_target!(|text: &str| {
    threads::reads_back(text);
});
