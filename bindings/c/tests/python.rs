//! The tests of `bindings/python`, with a library and a driver to load.

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

/// The folder of a driver that has no device and takes notes.
fn driver() -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fake_driver");
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fake_driver.c");
    let flags = ["-shared", "-fPIC", "-std=c99", "-Wall", "-Wextra", "-Werror", "-o"];
    let compiler = Command::new("cc").args(flags).arg(folder.join("libcuda.so.1")).arg(source).output();
    let compiler = compiler.map_err(|error| error.to_string())?;
    if !compiler.status.success() {
        return Err(String::from_utf8_lossy(&compiler.stderr).into_owned());
    }
    Ok(folder)
}

/// Runs the tests of a class, or all that need no driver.
fn tests(names: &[&str], prepare: impl FnOnce(&mut Command)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../python");
    let library = library();
    if !library.exists() {
        // As with `cargo test --test python`, which builds no examples.
        println!("not run with a library: {} is not built", library.display());
    }
    let mut python = Command::new("python3");
    python.args(["-B", "-m", "unittest"]).args(names).current_dir(folder);
    python.env("TILE_KERNEL_LIBRARY", if library.exists() { library.as_os_str() } else { "".as_ref() });
    prepare(&mut python);
    match python.output() {
        Ok(output) => {
            let text = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{text}");
            println!("{text}");
        }
        Err(error) => println!("the module was not tested: python3: {error}"),
    }
}

#[test]
fn the_module_passes_its_tests() {
    tests(&["test_tile_kernel"], |_| {});
}

/// With NumPy: an installed one, or the folder that `TILE_NUMPY` names, where it has to be.
#[test]
fn solutions_of_tasks_are_checked() {
    let folder = std::env::var_os("TILE_NUMPY");
    let mut numpy = Command::new("python3");
    numpy.args(["-c", "import numpy"]);
    if let Some(folder) = &folder {
        numpy.env("PYTHONPATH", folder);
    }
    let is_there = numpy.output().is_ok_and(|output| output.status.success());
    assert!(is_there || folder.is_none(), "`TILE_NUMPY` names a folder without NumPy");
    if !is_there {
        println!("solutions of tasks were not checked: there is no NumPy");
        return;
    }
    tests(&["test_task"], |python| {
        if let Some(folder) = folder {
            python.env("PYTHONPATH", folder);
        }
    });
}

#[cfg(target_os = "linux")]
#[test]
fn launches_reach_the_driver() {
    match driver() {
        Ok(folder) => tests(&["test_tile_kernel.Driver"], |python| {
            python.env("FAKE_DRIVER_LOG", folder.join("log")).env("LD_LIBRARY_PATH", &folder);
        }),
        Err(error) => println!("not run: there is no driver to take notes: {error}"),
    }
}
