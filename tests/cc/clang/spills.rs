//! Kernels of HIP C++ as AMD's instructions: none keeps registers in memory.

use crate::clang::compiler;
use crate::compiled::run;
use std::fs;
use std::path::PathBuf;
use tile_cc::Dialect;
use tile_cc::compile::{LaunchFacts, compile};
use tile_cc::hip::{GFX90A, GFX942, GFX1100, GFX1201};
use tile_core::passes::fit;
use tile_kernels::registry::KERNELS;

/// Kernels that have to stay in registers, each for one target.
const LISTED: &[&str] = &[
    "add",
    "conv2d",
    "flash_attention",
    "gemv",
    "hadamard",
    "layer_norm",
    "linear",
    "matmul",
    "matmul_int4",
    "moe_matmul",
    "rms_norm",
    "softmax",
    "transpose",
];

/// The text of a kernel's default instance, for launches on tensors like most.
fn text(name: &str, dialect: &Dialect) -> String {
    let entry = KERNELS.iter().find(|entry| entry.name == name).unwrap_or_else(|| panic!("no kernel `{name}`"));
    let mut text = String::new();
    (entry.with)(&mut |kernel| {
        kernel.with_definition(&mut |instance| {
            let compiled = fit(instance, |func| compile(func, &LaunchFacts::strongest(func), dialect));
            text = compiled.unwrap_or_else(|error| panic!("{name} in {}: {error}", dialect.name)).emitted.text;
        });
    });
    text
}

/// Bytes of memory that a thread of a kernel has for itself, by the assembly's comments.
fn scratch(assembly: &str) -> Option<u32> {
    let found = assembly.lines().find_map(|line| line.strip_prefix("; ScratchSize: "))?;
    found.trim().parse().ok()
}

#[test]
fn listed_kernels_have_no_scratch() {
    let Some(clang) = compiler() else { return };
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("spills");
    fs::create_dir_all(&folder).expect("a folder for texts");
    let dialects = [&GFX1100, &GFX942, &GFX1201, &GFX90A];
    let mut wrong = Vec::new();
    for (&name, dialect) in LISTED.iter().zip(dialects.into_iter().cycle()) {
        let file = folder.join(format!("{name}.hip"));
        fs::write(&file, text(name, dialect)).expect("a text is written");
        let assembly = run(clang, dialect.name, &file, &["-O2", "-S", "-o", "-"])
            .unwrap_or_else(|said| panic!("{name} in {}:\n{said}", dialect.name));
        assert!(assembly.contains("s_endpgm"), "{name} in {}: {assembly}", dialect.name);
        match scratch(&assembly) {
            Some(0) => {}
            found => wrong.push(format!("{name} in {}: {found:?} bytes of scratch", dialect.name)),
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn scratch_is_read() {
    assert_eq!(scratch("; codeLenInByte = 8\n; ScratchSize: 16\n"), Some(16));
    assert_eq!(scratch("s_endpgm\n"), None);
}
