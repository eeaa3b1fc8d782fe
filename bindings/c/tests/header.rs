//! `include/tile_kernel.h` says what the Rust declarations say.

use std::fmt::Write as _;
use std::mem::{offset_of, size_of};
use std::path::Path;
use std::process::Command;
use tile_capi::{ABI, DLDataType, DLDevice, DLTensor, MAX_RANK, Status, TileScalar};

const HEADER: &str = include_str!("../include/tile_kernel.h");
const EXPORT: &str = include_str!("../src/export.rs");

/// A Rust type of the interface as C spells it, with a name.
fn declared(ty: &str, name: &str) -> String {
    let mut pointers = String::new();
    let mut rest = ty.trim();
    // `*const *mut T` is a pointer to what `*mut T` is; C reads from the inside.
    while let Some(inner) = rest.strip_prefix("*const ").or_else(|| rest.strip_prefix("*mut ")) {
        let constant = rest.starts_with("*const ");
        // What is constant is what the pointer leads to: a pointer or the type.
        pointers.insert_str(0, if constant && inner.starts_with('*') { "const *" } else { "*" });
        if constant && !inner.starts_with('*') {
            pointers.insert(0, '!');
        }
        rest = inner;
    }
    let base = match rest {
        "c_char" => "char",
        "c_void" => "void",
        "i32" => "int32_t",
        "u32" => "uint32_t",
        "i64" => "int64_t",
        "usize" => "size_t",
        "Device" => "TileDevice",
        "Prepared" => "TileKernel",
        "DLTensor" => "DLTensor",
        "TileScalar" => "TileScalar",
        other => panic!("the interface has no type {other}"),
    };
    let constant = if pointers.starts_with('!') { "const " } else { "" };
    format!("{constant}{base} {}{name}", pointers.trim_start_matches('!'))
}

/// The prototypes that the macro defines.
fn prototypes() -> Vec<String> {
    EXPORT
        .replace("$crate::", "")
        .replace("::core::ffi::", "")
        .split("extern \"C\" fn ")
        .skip(1)
        .map(|text| {
            let (name, rest) = text.split_once('(').expect("a list of parameters");
            let (params, rest) = rest.split_once(')').expect("its end");
            let params: Vec<String> = params
                .split(',')
                .filter_map(|param| param.trim().split_once(": "))
                .map(|(name, ty)| declared(ty, name))
                .collect();
            let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
            let before = rest.split('{').next().unwrap_or_default().trim();
            let result = before.strip_prefix("->").map_or_else(|| format!("void {name}"), |ty| declared(ty, name));
            format!("{result}({params});")
        })
        .collect()
}

#[test]
fn prototypes_are_those_of_the_macro() {
    let expected = prototypes();
    assert_eq!(expected.len(), 11);
    let found: Vec<&str> =
        HEADER.lines().filter(|line| line.contains(" tile_kernel_") || line.contains("*tile_kernel_")).collect();
    let found: Vec<&str> = found.into_iter().filter(|line| line.ends_with(");") && !line.starts_with(" *")).collect();
    assert_eq!(found, expected);
}

#[test]
fn statuses_are_those_of_the_enum() {
    let entries = HEADER.lines().filter_map(|line| line.trim().strip_prefix("TILE_"));
    let found: Vec<(String, i32)> = entries
        .filter_map(|entry| {
            let (name, rest) = entry.split_once(" = ")?;
            let number = rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()?;
            Some((format!("TILE_{name}"), number))
        })
        .collect();
    let expected: Vec<(String, i32)> =
        Status::ALL.iter().map(|(status, name)| ((*name).to_owned(), *status as i32)).collect();
    assert_eq!(found, expected);
    assert!(HEADER.contains(&format!("#define TILE_KERNEL_ABI {ABI}\n")));
    assert!(HEADER.contains(&format!("int32_t ndim; /* at most {MAX_RANK} */")));
}

/// A C and a C++ compiler take the header, and lay its types out as Rust does.
#[test]
fn compilers_agree_on_the_layout() {
    let mut source = String::from("#include \"tile_kernel.h\"\n");
    let mut same = |what: String, number: usize| {
        let _ = writeln!(source, "typedef char check_{}[({what}) == {number} ? 1 : -1];", source.lines().count());
    };
    macro_rules! layout {
        ($($ty:ident { $($field:ident),* })*) => {$(
            same(format!("sizeof({})", stringify!($ty)), size_of::<$ty>());
            $(same(
                format!("offsetof({}, {})", stringify!($ty), stringify!($field)),
                offset_of!($ty, $field),
            );)*
        )*};
    }
    layout! {
        DLDevice { device_type, device_id }
        DLDataType { code, bits, lanes }
        DLTensor { data, device, ndim, dtype, shape, strides, byte_offset }
        TileScalar { kind, reserved, bits }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for (extension, standard) in [("c", "-std=c99"), ("cpp", "-std=c++11")] {
        let file = folder.join(format!("layout.{extension}"));
        std::fs::write(&file, &source).expect("the folder is there for this");
        let compiler = Command::new("cc")
            .args(["-fsyntax-only", "-Wall", "-Wextra", "-Werror", standard, "-I"])
            .arg(root.join("include"))
            .arg(&file)
            .output();
        match compiler {
            // Without a C++ compiler, `cc` says that it cannot run one.
            Ok(output) if extension == "cpp" && text(&output.stderr).contains("cc1plus") => {
                println!("{extension} was not compiled: {}", text(&output.stderr));
            }
            Ok(output) => assert!(output.status.success(), "{}", text(&output.stderr)),
            Err(error) => println!("{extension} was not compiled: {error}"),
        }
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
