//! The commands that check format, lints and documentation.

/// Features that have every backend.
pub(crate) const FEATURES: &str = "tasks-tests/wgpu,tile-adapter/ready,tile-capi/registry,tile-dist/cuda,tile-kernel/ascend,tile-kernel/cuda,tile-kernel/dlpack,tile-kernel/gguf,tile-kernel/ndarray,tile-kernel/safetensors,tile-kernel/wgpu";

pub(crate) const FORMAT: &str = "cargo fmt --all -- --check";

pub(crate) fn clippy() -> String {
    format!("cargo clippy --workspace --all-targets --features {FEATURES} -- -D warnings")
}

/// Programs that are documented: those of packages that have no library.
const PROGRAMS: [&str; 3] = ["tile-choice", "tile-compile-times", "xtask"];

/// An example is among what is documented, because then cargo counts dependencies of tests: so crates have
/// the features that other steps have built them with.
pub(crate) fn doc() -> String {
    let programs: String = PROGRAMS.iter().map(|program| format!(" --bin {program}")).collect();
    format!(
        "RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps --lib{programs} --example matmul --features {FEATURES}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::package::{name, packages};
    use serde_json::Value;

    #[test]
    fn programs_without_a_library_are_documented() {
        let targets = |package: &Value| package["targets"].as_array().cloned().unwrap_or_default();
        let of = |package: &Value, kind: &str| -> Vec<String> {
            let targets = targets(package).into_iter().filter(|target| target["kind"][0] == kind);
            targets.map(|target| name(&target).to_owned()).collect()
        };
        let libraries = ["lib", "rlib", "cdylib", "proc-macro"];
        let packages = packages().unwrap();
        let alone = packages.iter().filter(|package| libraries.iter().all(|kind| of(package, kind).is_empty()));
        let mut programs: Vec<String> = alone.flat_map(|package| of(package, "bin")).collect();
        programs.sort();
        assert_eq!(programs, PROGRAMS);
    }
}
