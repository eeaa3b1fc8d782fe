//! The committed declarations are those that bindgen generates from the minimal header.
//! `TILE_BLESS=1` rewrites them.

use crate::generate::{MINIMAL, functions, generate};
use crate::libclang;
use std::path::Path;
use std::{env, fs};

const COMMITTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/bindings.rs");

#[test]
fn the_committed_declarations_are_bindgens() {
    if !libclang() {
        return;
    }
    let made = generate(Path::new(MINIMAL), None).expect("the header is C");
    tile_golden::check(COMMITTED, &made);
}

/// Headers elsewhere give the same functions under the same types.
#[test]
fn other_headers_give_the_functions_they_have() {
    if !libclang() {
        return;
    }
    let include = env::temp_dir().join(format!("ascend-sys-{}", std::process::id()));
    fs::create_dir_all(include.join("acl")).expect("there is room");
    fs::copy(MINIMAL, include.join("acl/acl_rt.h")).expect("there is room");
    let header = include.join("acl/acl.h");
    fs::write(&header, "#include \"acl/acl_rt.h\"\nint aclSomethingElse(void);\n").expect("there is room");
    let made = generate(&header, Some(&include)).expect("the header is C");
    assert!(made == fs::read_to_string(COMMITTED).expect("it is committed"), "{made}");
    fs::write(&header, "typedef int aclError;\naclError aclInit(const char *configPath);\n").expect("there is room");
    let made = generate(&header, Some(&include)).expect("the header is C");
    assert!(made.contains("pub aclInit:") && !made.contains("pub aclFinalize:"), "{made}");
    fs::write(&header, "#include \"acl/none.h\"\n").expect("there is room");
    assert!(generate(&header, Some(&include)).is_err());
    fs::remove_dir_all(include).expect("the folder is ours");
}

#[test]
fn every_function_of_the_header_is_declared() {
    let header = fs::read_to_string(MINIMAL).expect("it is committed");
    let committed = fs::read_to_string(COMMITTED).expect("it is committed");
    let names = functions(&header);
    assert!(names.len() > 40, "{names:?}");
    for name in names {
        assert!(committed.contains(&format!("pub {name}:")), "{name}");
    }
}
