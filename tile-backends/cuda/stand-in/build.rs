//! Gives the library the name by which programs look for the driver, so that
//! one that has it open finds it under that name.

fn main() {
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("linux") {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libcuda.so");
    }
    println!("cargo::rerun-if-changed=build.rs");
}
