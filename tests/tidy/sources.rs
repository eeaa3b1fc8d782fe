//! The files of the repository that rules apply to.

use std::fs;
use std::path::{Path, PathBuf};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The path from the root, with slashes.
pub(crate) fn relative(path: &Path) -> String {
    let path = path.strip_prefix(root()).unwrap_or(path);
    path.components().map(|c| c.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// All files with an extension, in order, but those of builds and of git.
pub(crate) fn files(extension: &str) -> Vec<PathBuf> {
    let mut out = Vec::new();
    collect(&root(), extension, &mut out);
    out
}

fn collect(dir: &Path, extension: &str, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "target" && name != "node_modules" && !name.starts_with(".git") {
                collect(&path, extension, out);
            }
        } else if path.extension().is_some_and(|e| e == extension) {
            out.push(path);
        }
    }
}

/// All Rust sources.
pub(crate) fn rust_sources() -> Vec<PathBuf> {
    let out = files("rs");
    assert!(out.len() > 50, "found only {} sources", out.len());
    out
}

/// All Rust sources that people write: random kernels, goldens, bindings and lists of tables are
/// generated.
pub(crate) fn written_sources() -> Vec<PathBuf> {
    let mut out = rust_sources();
    out.retain(|path| {
        let path = relative(path);
        let generated = ["tests/generated/kernels.rs", "/random/kernels/", "/tests/emitted/", "/tuning/tables.rs"];
        let also = ["ascend-sys/src/bindings.rs", "tests/expressions/expanded.rs"];
        !generated.iter().chain(&also).any(|part| path.contains(part))
    });
    out
}
