//! Rules about the repository's own text, checked as tests: sizes of files and functions, prose,
//! and links between pages.
//!
//! What breaks a rule today is listed in `exceptions.txt`; the list may only shrink.

mod exceptions;
mod functions;
mod locks;
mod models;
mod prose;
mod shape;
mod sources;

use exceptions::Findings;
use sources::{files, relative, root, rust_sources, written_sources};
use std::fs;

/// One file, one job.
#[test]
fn source_files_are_small() {
    const LIMIT: usize = 500;
    let mut findings = Findings::default();
    for path in written_sources() {
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        if lines > LIMIT {
            findings.exceeds(&relative(&path), lines);
        }
    }
    findings.check("lines", &format!("files of more than {LIMIT} lines"));
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
    let documents = files("md");
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
