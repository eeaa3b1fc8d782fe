//! Build script: chooses the declarations, either those generated from CANN's headers, if the
//! feature asks for it and the headers are there, or the committed ones.

#[cfg(feature = "bindgen")]
#[path = "build/generate.rs"]
mod generate;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(generated)");
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "bindgen")]
    from_headers();
}

#[cfg(feature = "bindgen")]
fn from_headers() {
    use std::path::PathBuf;
    use std::{env, fs};

    println!("cargo::rerun-if-env-changed=ASCEND_HOME_PATH");
    println!("cargo::rerun-if-changed=build/generate.rs");
    println!("cargo::rerun-if-changed={}", generate::MINIMAL);
    let Some(home) = env::var_os("ASCEND_HOME_PATH") else { return };
    let include = PathBuf::from(home).join("include");
    let header = include.join("acl/acl.h");
    if !header.is_file() {
        println!("cargo::warning=there is no {}, the committed declarations are used", header.display());
        return;
    }
    println!("cargo::rerun-if-changed={}", header.display());
    let text = match generate::generate(&header, Some(&include)) {
        Ok(text) => text,
        Err(error) => panic!("{}: {error}", header.display()),
    };
    let minimal = fs::read_to_string(generate::MINIMAL).expect("it was read before");
    let missing: Vec<_> =
        generate::functions(&minimal).into_iter().filter(|name| !text.contains(&format!("pub {name}:"))).collect();
    if !missing.is_empty() {
        // An older CANN. What is missing is an error at run time, not here.
        let missing = missing.join(", ");
        println!("cargo::warning={} lacks {missing}: the committed declarations are used", header.display());
        return;
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("bindings.rs");
    fs::write(out, text).expect("cargo's folder can be written");
    println!("cargo::rustc-cfg=generated");
}
