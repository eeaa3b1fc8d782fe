//! The tests of `bindings/python`, with a library to load.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The library that `examples/library.rs` becomes, which cargo builds before
/// it runs this test.
fn library() -> PathBuf {
    let test = std::env::current_exe().expect("this program has a path");
    let profile = test.ancestors().nth(2).expect("a test is in `deps` of its profile's folder");
    let name = format!("{}tile_capi_example{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    profile.join("examples").join(name)
}

#[test]
fn the_module_passes_its_tests() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../python");
    let library = library();
    if !library.exists() {
        // As with `cargo test --test python`, which builds no examples.
        println!("not run with a library: {} is not built", library.display());
    }
    let python = Command::new("python3")
        .args(["-B", "-m", "unittest", "discover", "--start-directory", ".", "--pattern", "test_*.py"])
        .current_dir(&folder)
        .env("TILE_KERNEL_LIBRARY", if library.exists() { library.as_os_str() } else { "".as_ref() })
        .output();
    match python {
        Ok(output) => {
            let text = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{text}");
            println!("{text}");
        }
        Err(error) => println!("the module was not tested: python3: {error}"),
    }
}
