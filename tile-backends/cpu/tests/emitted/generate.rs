//! The files are what the code generator writes.

use std::path::{Path, PathBuf};
use tile_core::ir::FuncKind;
use tile_core::ir::text::parse;
use tile_core::ir::verify::{print_errors, verify};

const ALLOW: &str = "#![allow(
    clippy::all,
    missing_docs,
    non_camel_case_types,
    unused_imports,
    unreachable_pub,
    reason = \"emitted text\"
)]

use super::cube::cube;
use super::scale_rows::scale_rows;
use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

";

fn generate(path: &Path) -> String {
    let source = std::fs::read_to_string(path).unwrap();
    let func = parse(&source).unwrap_or_else(|e| panic!("{}:{e}", path.display()));
    if let Err(errors) = verify(&func) {
        panic!("{}:\n{}", path.display(), print_errors(&func, &errors));
    }
    let emitted = tile_cpu_codegen::emit(&func);
    let items = match func.kind {
        FuncKind::Kernel => emitted.items.replace("struct __Kernel", "pub struct __Kernel"),
        FuncKind::Device => format!("pub struct {0};\n\nimpl {0} {{\n{1}}}\n", func.name, emitted.items),
    };
    let name = path.file_name().unwrap().to_str().unwrap();
    let imports = if emitted.items.contains(">::host") {
        ALLOW.to_owned()
    } else {
        ALLOW.lines().filter(|line| !line.starts_with("use super")).fold(String::new(), |s, l| s + l + "\n")
    };
    format!("// Emitted from {name}.\n#![cfg_attr(rustfmt, rustfmt_skip)]\n{imports}{items}")
}

#[test]
fn files_are_current() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/emitted");
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "tile") {
            continue;
        }
        tile_golden::check(path.with_extension("rs"), &generate(&path));
    }
}
