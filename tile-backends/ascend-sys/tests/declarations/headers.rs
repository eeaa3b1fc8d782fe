//! The feature `bindgen`: builds this crate with `ASCEND_HOME_PATH` naming folders whose headers are
//! generated here from the minimal one.
//!
//! Builds go to a folder of their own, since cargo's is in use, and use the versions of `Cargo.lock`,
//! which the tests themselves were built with.

use crate::generate::{MINIMAL, functions};
use crate::libclang;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// What cargo says of the crate's build script.
struct Built {
    succeeds: bool,
    /// The declarations, if the script made them and the crate takes them.
    generated: Option<String>,
    /// Warnings and errors.
    said: String,
}

fn build(home: &Path) -> Built {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let output = Command::new(env::var_os("CARGO").expect("cargo runs tests"))
        .args(["build", "--offline", "--locked", "--features", "bindgen", "--manifest-path", manifest])
        .args(["--message-format", "json-render-diagnostics", "--target-dir"])
        .arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("headers"))
        .env("ASCEND_HOME_PATH", home)
        // bindgen runs four times and is compiled once: that takes longer where it is optimised.
        .env("CARGO_PROFILE_DEV_BUILD_OVERRIDE_OPT_LEVEL", "0")
        .output()
        .expect("cargo starts");
    let messages = String::from_utf8_lossy(&output.stdout);
    let is_ours = |line: &&str| line.contains(r#""reason":"build-script-executed""#) && line.contains("ascend-sys");
    let ours = messages.lines().find(is_ours).unwrap_or_default();
    let generated = ours.contains(r#""cfgs":["generated"]"#).then(|| {
        let (_, rest) = ours.split_once(r#""out_dir":""#).expect("cargo says where");
        let folder = rest.split('"').next().expect("a string ends");
        fs::read_to_string(Path::new(folder).join("bindings.rs")).expect("the script wrote it")
    });
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    Built { succeeds: output.status.success(), generated, said }
}

/// A folder like CANN's, with these headers.
fn home(name: &str, headers: &[(&str, &str)]) -> PathBuf {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("homes").join(name);
    let folder = home.join("include/acl");
    fs::create_dir_all(&folder).expect("there is room");
    for (name, text) in headers {
        fs::write(folder.join(name), text).expect("there is room");
    }
    home
}

/// The header without the declaration of a function.
fn without(header: &str, function: &str) -> String {
    let (before, rest) = header.split_once(&format!("aclError {function}(")).expect("it is declared");
    before.to_owned() + rest.split_once(";\n").expect("a declaration ends").1
}

/// One test, so that builds come one after the other.
#[test]
fn a_build_takes_the_headers_that_declare_everything() {
    if !libclang() {
        return;
    }
    let minimal = fs::read_to_string(MINIMAL).expect("it is committed");
    let committed = include_str!("../../src/bindings.rs");
    let outer = "#include \"acl/acl_rt.h\"\nint aclSomethingElse(void);\n";

    let built = build(&home("whole", &[("acl.h", outer), ("acl_rt.h", &minimal)]));
    assert!(built.succeeds, "{}", built.said);
    let generated = built.generated.expect("the headers are whole");
    for name in functions(&minimal) {
        assert!(generated.contains(&format!("pub {name}:")), "{name} is missing");
    }
    assert!(!generated.contains("aclSomethingElse"), "what nobody calls is declared");
    assert!(generated == committed, "other declarations than the committed ones:\n{generated}");

    // An older CANN: the committed declarations, of which some are errors at run time.
    let older = without(&minimal, "aclrtBinaryLoadFromFile");
    let built = build(&home("older", &[("acl.h", outer), ("acl_rt.h", &older)]));
    assert!(built.succeeds, "{}", built.said);
    assert!(built.generated.is_none(), "declarations that lack a function are taken");
    let warning = "acl/acl.h lacks aclrtBinaryLoadFromFile: the committed declarations are used";
    assert!(built.said.contains(warning), "{}", built.said);

    // No CANN.
    let built = build(&home("none", &[]));
    assert!(built.succeeds, "{}", built.said);
    assert!(built.generated.is_none(), "declarations of no header are taken");
    assert!(built.said.contains("acl/acl.h, the committed declarations are used"), "{}", built.said);

    // Headers that are no C.
    let built = build(&home("broken", &[("acl.h", "#include \"acl/none.h\"\n")]));
    assert!(!built.succeeds, "a broken header is taken");
    assert!(built.said.contains("acl/none.h' file not found"), "{}", built.said);
}
