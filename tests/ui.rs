//! What the macro and rustc say about kernels that are wrong.
//!
//! One file for one rule, in the folder of its subject; each has several
//! mistakes, because a kernel's mistakes are all reported in one run. Texts are
//! those of the compiler that `build.rs` names, and are compared under it alone;
//! `TRYBUILD=overwrite cargo test --test ui` writes them anew.

#[cfg(recorded_compiler)]
#[test]
fn ui() {
    trybuild::TestCases::new().compile_fail("tests/ui/*/*.rs");
}

/// The table of diagnostics, and what the tests show of it.
#[test]
fn every_code_has_a_test() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ui");
    let mut shown = String::new();
    for entry in std::fs::read_dir(folder).expect("the tests exist") {
        for file in std::fs::read_dir(entry.expect("readable").path()).expect("a folder of tests") {
            let path = file.expect("readable").path();
            if path.extension().is_some_and(|e| e == "stderr") {
                shown.push_str(&std::fs::read_to_string(path).expect("a text"));
            }
        }
    }
    let table = concat!(env!("CARGO_MANIFEST_DIR"), "/tile-macros/src/diag/codes.rs");
    let table = std::fs::read_to_string(table).expect("the table exists");
    let codes: Vec<&str> = table.lines().filter_map(|line| line.split_once("= \"T")?.1.get(..4)).collect();
    assert!(codes.len() > 30, "{codes:?}");
    let missing: Vec<&&str> = codes.iter().filter(|code| !shown.contains(&format!("[T{code}]"))).collect();
    assert!(missing.is_empty(), "no test shows {missing:?}");
}
