//! Kernels of HIP C++ as AMD's instructions: none keeps registers in memory, and products are matrix
//! instructions.

use crate::clang::compiler;
use crate::compiled::run;
use std::fs;
use std::path::{Path, PathBuf};
use tile_cc::Dialect;
use tile_cc::compile::{LaunchFacts, compile};
use tile_cc::hip::{GFX90A, GFX942, GFX1100, GFX1201};
use tile_core::passes::fit;
use tile_kernel::launch::Definition;
use tile_kernel::num::{F8E4M3, F8E5M2, bf16, f16};
use tile_kernels::attention::flash_attention;
use tile_kernels::matmul::matmul;
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

/// The text of an instance, for launches on tensors like most.
fn text(kernel: &dyn Definition, dialect: &Dialect) -> String {
    let mut text = String::new();
    kernel.with_definition(&mut |instance| {
        let compiled = fit(instance, |func| compile(func, &LaunchFacts::strongest(func), dialect));
        let name = instance.def().name;
        text = compiled.unwrap_or_else(|error| panic!("{name} in {}: {error}", dialect.name)).emitted.text;
    });
    text
}

/// The assembly of a text.
fn assembly(clang: &Path, dialect: &Dialect, name: &str, text: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("spills");
    fs::create_dir_all(&folder).expect("a folder for texts");
    let file = folder.join(format!("{name}.hip"));
    fs::write(&file, text).expect("a text is written");
    let assembly = run(clang, dialect.name, &file, &["-O2", "-S", "-o", "-"])
        .unwrap_or_else(|said| panic!("{name} in {}:\n{said}", dialect.name));
    assert!(assembly.contains("s_endpgm"), "{name} in {}: {assembly}", dialect.name);
    assembly
}

/// Bytes of memory that a thread of a kernel has for itself, by the assembly's comments.
fn scratch(assembly: &str) -> Option<u32> {
    let found = assembly.lines().find_map(|line| line.strip_prefix("; ScratchSize: "))?;
    found.trim().parse().ok()
}

#[test]
fn listed_kernels_have_no_scratch() {
    let Some(clang) = compiler() else { return };
    let dialects = [&GFX1100, &GFX942, &GFX1201, &GFX90A];
    let mut wrong = Vec::new();
    for (&name, dialect) in LISTED.iter().zip(dialects.into_iter().cycle()) {
        let entry = KERNELS.iter().find(|entry| entry.name == name).unwrap_or_else(|| panic!("no kernel `{name}`"));
        let mut made = String::new();
        (entry.with)(&mut |kernel| made = text(kernel, dialect));
        match scratch(&assembly(clang, dialect, name, &made)) {
            Some(0) => {}
            found => wrong.push(format!("{name} in {}: {found:?} bytes of scratch", dialect.name)),
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Kernels whose products are an instruction of each target, in the order of [`TARGETS`]; nothing where a
/// target has none.
fn products() -> Vec<(&'static str, Box<dyn Definition>, [&'static str; 4])> {
    let (wmma, wmma_bf16, bytes) = ("v_wmma_f32_16x16x16_f16", "v_wmma_f32_16x16x16_bf16", "v_wmma_i32_16x16x16_iu8");
    vec![
        (
            "f16",
            Box::new(matmul::<f16, f16, 128, 128, 64>()),
            ["v_mfma_f32_16x16x16f16", "v_mfma_f32_16x16x16_f16", wmma, wmma],
        ),
        (
            "bf16",
            Box::new(matmul::<bf16, bf16, 128, 128, 64>()),
            ["v_mfma_f32_16x16x16bf16_1k", "v_mfma_f32_16x16x16_bf16", wmma_bf16, wmma_bf16],
        ),
        (
            "f32",
            Box::new(matmul::<f32, f32, 64, 64, 32>()),
            ["v_mfma_f32_16x16x4f32", "v_mfma_f32_16x16x4_f32", "", ""],
        ),
        (
            "f64",
            Box::new(matmul::<f64, f64, 64, 64, 16>()),
            ["v_mfma_f64_16x16x4f64", "v_mfma_f64_16x16x4_f64", "", ""],
        ),
        (
            "i8",
            Box::new(matmul::<i8, i32, 128, 128, 64>()),
            ["v_mfma_i32_16x16x16i8", "v_mfma_i32_16x16x32_i8", bytes, bytes],
        ),
        ("u8", Box::new(matmul::<u8, i32, 128, 128, 64>()), ["", "", bytes, bytes]),
        (
            "e4m3",
            Box::new(matmul::<F8E4M3, f32, 128, 128, 64>()),
            ["v_mfma_f32_16x16x16f16", "v_mfma_f32_16x16x32_fp8_fp8", wmma, "v_wmma_f32_16x16x16_fp8_fp8"],
        ),
        (
            "e5m2",
            Box::new(matmul::<F8E5M2, f32, 128, 128, 64>()),
            ["v_mfma_f32_16x16x16bf16_1k", "v_mfma_f32_16x16x16_f16", wmma, "v_wmma_f32_16x16x16_bf8_bf8"],
        ),
        (
            "attention",
            Box::new(flash_attention::<f16, 64, 64, 64, true>()),
            ["v_mfma_f32_16x16x16f16", "v_mfma_f32_16x16x16_f16", wmma, wmma],
        ),
    ]
}

/// The targets of [`products`].
const TARGETS: [&Dialect; 4] = [&GFX90A, &GFX942, &GFX1100, &GFX1201];

#[test]
fn products_are_matrix_instructions() {
    let Some(clang) = compiler() else { return };
    let mut wrong = Vec::new();
    for (what, kernel, instructions) in products() {
        for (dialect, instruction) in TARGETS.into_iter().zip(instructions) {
            if instruction.is_empty() {
                continue;
            }
            let name = format!("{what}-{}", dialect.name.replace(':', "-"));
            let assembly = assembly(clang, dialect, &name, &text(&*kernel, dialect));
            let count = assembly.lines().filter(|line| line.split_whitespace().next() == Some(instruction)).count();
            if count == 0 || scratch(&assembly) != Some(0) {
                let scratch = scratch(&assembly);
                wrong.push(format!("{name}: {count} of `{instruction}`, {scratch:?} bytes of scratch"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn scratch_is_read() {
    assert_eq!(scratch("; codeLenInByte = 8\n; ScratchSize: 16\n"), Some(16));
    assert_eq!(scratch("s_endpgm\n"), None);
}
