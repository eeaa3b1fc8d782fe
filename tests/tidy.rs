//! Rules about the source itself, checked as tests.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn files(dir: &Path, extension: &str, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "target" && !name.starts_with(".git") {
                files(&path, extension, out);
            }
        } else if path.extension().is_some_and(|e| e == extension) {
            out.push(path);
        }
    }
}

fn rust_sources() -> Vec<PathBuf> {
    let mut out = Vec::new();
    files(&root(), "rs", &mut out);
    assert!(out.len() > 50, "found only {} sources", out.len());
    out
}

/// One file, one job. Generated tests may be longer.
#[test]
fn source_files_are_small() {
    const LIMIT: usize = 800;
    let long: Vec<String> = rust_sources()
        .iter()
        .filter(|path| !path.components().any(|c| c.as_os_str() == "generated"))
        // One kernel to a file, as the code generator writes it.
        .filter(|path| !path.parent().is_some_and(|dir| dir.ends_with("random/kernels")))
        .filter_map(|path| {
            let lines = fs::read_to_string(path).unwrap().lines().count();
            (lines > LIMIT).then(|| format!("{}: {lines} lines", path.display()))
        })
        .collect();
    assert!(long.is_empty(), "over {LIMIT} lines:\n{}", long.join("\n"));
}

/// What the language is for: kernels that fit on a screen.
#[test]
fn kernels_are_short() {
    for (file, kernel, limit) in
        [("matmul", "matmul", 20), ("attention", "flash_attention", 60), ("mla", "mla_decode", 60)]
    {
        let text = fs::read_to_string(root().join(format!("examples/kernels/src/{file}.rs"))).unwrap();
        let (_, rest) = text.split_once(&format!("pub fn {kernel}<")).unwrap();
        let (_, rest) = rest.split_once("\n) {\n").unwrap();
        let (body, _) = rest.split_once("\n}\n").unwrap();
        let lines = body.lines().count();
        assert!((1..=limit).contains(&lines), "{kernel}: {lines} lines");
    }
}

/// Nothing left to do is left in the tree, and no test is switched off.
#[test]
fn nothing_is_unfinished() {
    // Spelled in pieces, so that this file does not find itself.
    let words = [concat!("to", "do!("), concat!("unimpl", "emented!("), concat!("#[ig", "nore"), concat!("FIX", "ME")];
    let mut found = Vec::new();
    for path in rust_sources() {
        let text = fs::read_to_string(&path).unwrap();
        for (number, line) in text.lines().enumerate() {
            if words.iter().any(|word| line.contains(word)) {
                found.push(format!("{}:{}: {}", path.display(), number + 1, line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "unfinished:\n{}", found.join("\n"));
}

/// Every link between documents leads somewhere.
#[test]
fn documents_link_to_files_that_exist() {
    let mut documents = Vec::new();
    files(&root(), "md", &mut documents);
    let mut dead = Vec::new();
    for document in documents {
        let text = fs::read_to_string(&document).unwrap();
        for piece in text.split("](").skip(1) {
            let Some(target) = piece.split(')').next() else { continue };
            let target = target.split('#').next().unwrap_or_default();
            if target.is_empty() || target.contains("://") || target.contains(' ') {
                continue;
            }
            if !document.parent().unwrap().join(target).exists() {
                dead.push(format!("{} -> {target}", document.display()));
            }
        }
    }
    assert!(dead.is_empty(), "dead links:\n{}", dead.join("\n"));
}
