//! Says what a build of the façade cannot see by itself. It downloads nothing,
//! looks for no device or toolkit, and never fails.
//!
//! `cfg(recorded_compiler)` holds for the compiler whose messages `tests/ui` records;
//! other versions word some of them otherwise.

use std::env;
use std::process::Command;

/// The compiler that wrote `tests/ui/**/*.stderr`.
const RECORDED: &str = "rustc 1.95.";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(recorded_compiler)");
    let version = env::var_os("RUSTC").and_then(|rustc| Command::new(rustc).arg("--version").output().ok());
    if version.is_some_and(|output| output.stdout.starts_with(RECORDED.as_bytes())) {
        println!("cargo::rustc-cfg=recorded_compiler");
    }
}
