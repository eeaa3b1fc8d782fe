//! The text of the kernels is current.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use tile_core::elem::{DType, Elem};
use tile_core::launch::Scalar;
use tile_core::testing::Random;

const SEEDS: std::ops::Range<u64> = 0..16;

fn type_name(dtype: DType) -> String {
    match dtype {
        DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2 => format!("tile_cpu::{}", dtype.rust_name()),
        _ => dtype.rust_name().to_owned(),
    }
}

fn value(scalar: Scalar) -> String {
    let (ty, bits) = (type_name(scalar.dtype), scalar.bits);
    match scalar.dtype {
        dtype if dtype.is_float() => format!("{ty}::from_bits({bits})"),
        DType::Bool => (bits != 0).to_string(),
        _ => format!("{bits}_u64 as {ty}"),
    }
}

/// The modules and constants that the kernel's paths name.
fn constants(kernel: &Random) -> String {
    let mut modules: BTreeMap<Vec<String>, String> = BTreeMap::new();
    for (constant, scalar) in kernel.func().externs.iter().zip(kernel.externs()) {
        let mut path: Vec<String> = constant.path.split("::").map(str::to_owned).collect();
        let name = path.pop().unwrap();
        let line = format!("pub const {name}: {} = {};\n", type_name(scalar.dtype), value(scalar));
        modules.entry(path).or_default().push_str(&line);
    }
    modules.into_iter().fold(String::new(), |text, (path, lines)| {
        path.iter().rev().fold(lines, |inner, name| format!("pub mod {name} {{\n{inner}}}\n")) + &text
    })
}

fn module(seed: u64, kernel: &Random) -> String {
    let items = tile_cpu_codegen::emit(&kernel.func()).items.replace("struct __Kernel", "pub struct __Kernel");
    format!(
        "// Emitted from the random kernel of seed {seed}.\n#![cfg_attr(rustfmt, rustfmt_skip)]\n#![allow(clippy::all, \
         dead_code, unreachable_pub, missing_docs, reason = \"emitted text\")]\n\nuse tile_cpu as __cpu;\nuse tile_cpu::CpuElem \
         as __Elem;\n\n{}\n{items}",
        constants(kernel)
    )
}

fn arguments(kernel: &Random) -> String {
    let types = kernel.elems().into_iter().map(type_name);
    let func = kernel.func();
    let consts = func.consts.iter().zip(kernel.consts()).map(|(param, value)| match param.elem {
        Elem::BOOL => (value != 0).to_string(),
        _ => value.to_string(),
    });
    let arguments: Vec<String> = types.chain(consts).collect();
    if arguments.is_empty() { String::new() } else { format!("<{}>", arguments.join(", ")) }
}

#[test]
fn files_are_current() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/random/kernels");
    let mut files = Vec::new();
    let (mut modules, mut codes) = (String::new(), String::new());
    for seed in SEEDS {
        let kernel = Random::new(seed);
        files.push((format!("k{seed}.rs"), module(seed, &kernel)));
        let _ = writeln!(modules, "mod k{seed};");
        let _ = writeln!(codes, "    ({seed}, host_code::<k{seed}::__Kernel{}>()),", arguments(&kernel));
    }
    let index = format!(
        "// The kernels by seed.\n#![cfg_attr(rustfmt, rustfmt_skip)]\n\n{modules}\nuse \
         tile_cpu::{{HostCode, host_code}};\n\npub(crate) const CODES: &[(u64, &HostCode)] = \
         &[\n{codes}];\n"
    );
    files.push(("mod.rs".to_owned(), index));
    for (name, text) in &files {
        tile_golden::check(folder.join(name), text);
    }
}
