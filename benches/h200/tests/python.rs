//! Runs the Python tests of the comparison on the H200 that need no GPU.

use std::path::Path;
use std::process::Command;

#[test]
fn the_comparison_passes_its_tests() {
    let test = std::env::current_exe().expect("this program has a path");
    let profile = test.ancestors().nth(2).expect("a test is in `deps` of its profile's folder");
    let name = format!("{}tile_h200{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let library = profile.join(name);
    let python = Command::new("python3")
        .args(["-B", "-m", "unittest", "test_bench", "test_report"])
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")))
        // Without it, and without PyTorch, fewer tests run.
        .env("TILE_KERNEL_LIBRARY", if library.exists() { library.as_os_str() } else { "".as_ref() })
        .output();
    match python {
        Ok(output) => {
            let text = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{text}");
            println!("{text}");
        }
        Err(error) => println!("the comparison was not tested: python3: {error}"),
    }
}
