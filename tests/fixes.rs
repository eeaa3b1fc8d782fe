//! Tests of `cargo fix` on a crate with kernels.
//!
//! Suggestions of rustc are applied as `cargo fix` does; the resulting crate is the expected one
//! and compiles without a warning.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const BEFORE: &str = r#"use tile_kernel::prelude::*;

#[tile_fn]
fn scaled(x: f32) -> f32 {
    let mut factor = 2.0;
    x * factor
}

#[tile_kernel]
pub fn kernel<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut unchanged = 1.0;
    let mut typed: f32 = 0.5;
    #[allow(dead_code)]
    let mut  spaced = 2.0;
    let mut tile = fragment::<f32>([N]);
    copy(x.at([b * N]), &mut tile);
    for k in 0..2 {
        let mut inner = k;
        println!("{inner}");
    }
    parallel!(N, |i| {
        let mut element = tile[i];
        tile[i] = scaled(element) * unchanged * typed * spaced;
    });
    copy(&tile, y.at_mut([b * N]));
}
"#;

/// The libraries that this test was compiled with, for a compiler to link.
fn folder() -> PathBuf {
    std::env::current_exe().expect("a test").parent().expect("a folder").to_owned()
}

/// The façades in the folder, those made last first: other features may be there.
fn facades() -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder()).expect("a folder").filter_map(|entry| Some(entry.ok()?.path()));
    let mut all: Vec<PathBuf> = files
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            name.starts_with("libtile_kernel-") && name.ends_with(".rlib")
        })
        .collect();
    all.sort_by_key(|path| std::cmp::Reverse(path.metadata().and_then(|data| data.modified()).ok()));
    all
}

/// Checks a source.
fn check(facade: &Path, source: &Path) -> Output {
    let mut library = OsString::from("tile_kernel=");
    library.push(facade);
    let mut dependencies = OsString::from("dependency=");
    dependencies.push(folder());
    Command::new("rustc")
        .args(["--edition", "2024", "--crate-type", "lib", "--emit", "metadata", "--error-format", "json"])
        .arg("--out-dir")
        .arg(source.parent().expect("a folder"))
        .arg("--extern")
        .arg(library)
        .arg("-L")
        .arg(dependencies)
        .arg(source)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("a compiler")
}

/// A number behind a key.
fn number(text: &str, key: &str) -> usize {
    let (_, rest) = text.split_once(&format!("\"{key}\":")).expect("a key");
    rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().expect("a number")
}

/// The replacements that `cargo fix` makes: first byte, last byte, text.
fn replacements(output: &Output) -> Vec<(usize, usize, String)> {
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let mut all = Vec::new();
    let mut parts: Vec<&str> = text.split("\"suggestion_applicability\":\"MachineApplicable\"").collect();
    parts.pop();
    for part in parts {
        // The span that the suggestion ends.
        let span = &part[part.rfind("{\"file_name\"").expect("a span")..];
        let (_, replacement) = span.split_once("\"suggested_replacement\":\"").expect("a replacement");
        let replacement: String = replacement.split('"').next().unwrap_or_default().to_owned();
        assert!(!replacement.contains('\\'), "{replacement}");
        all.push((number(span, "byte_start"), number(span, "byte_end"), replacement));
    }
    all.sort();
    all.dedup();
    all
}

#[test]
fn proposed_changes_give_the_crate_that_is_meant() {
    let work = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fixes");
    std::fs::create_dir_all(&work).expect("a folder");
    let source = work.join("lib.rs");
    std::fs::write(&source, "pub use tile_kernel::prelude::*;\n").expect("a source");
    let facade = facades().into_iter().find(|facade| check(facade, &source).status.success()).expect("the façade");

    std::fs::write(&source, BEFORE).expect("a source");
    let output = check(&facade, &source);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let replacements = replacements(&output);
    assert_eq!(replacements.len(), 6, "{replacements:?}");
    let mut after = BEFORE.to_owned();
    for (start, end, text) in replacements.into_iter().rev() {
        after.replace_range(start..end, &text);
    }
    let mut meant = BEFORE.to_owned();
    for name in ["factor", "unchanged", "typed", "inner", "element"] {
        meant = meant.replace(&format!("let mut {name}"), &format!("let {name}"));
    }
    let meant = meant.replace("let mut  spaced", "let spaced");
    assert_eq!(after, meant);

    std::fs::write(&source, &after).expect("a source");
    let output = check(&facade, &source);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && !said.contains("\"level\":\"warning\""), "{said}");
}
