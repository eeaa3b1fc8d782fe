//! The committed declarations, and those of a build with the feature `bindgen`.

mod committed;
#[path = "../../build/generate.rs"]
mod generate;
mod headers;

use std::{env, panic};

/// Whether bindgen can run here. Where `LIBCLANG_PATH` is set it must.
fn libclang() -> bool {
    if env::var_os("LIBCLANG_PATH").is_some() {
        return true;
    }
    // bindgen panics where there is no libclang.
    match panic::catch_unwind(bindgen::clang_version) {
        Ok(_) => true,
        Err(_) => {
            println!("skipped: there is no libclang (its folder may be named in LIBCLANG_PATH)");
            false
        }
    }
}
