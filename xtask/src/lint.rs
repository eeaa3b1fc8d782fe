//! The commands that check format and lints, as both tiers run them.

/// Features that have every backend.
pub(crate) const FEATURES: &str = "tasks-tests/wgpu,tile-adapter/ready,tile-capi/registry,tile-dist/cuda,tile-kernel/ascend,tile-kernel/cuda,tile-kernel/dlpack,tile-kernel/ndarray,tile-kernel/safetensors,tile-kernel/wgpu";

pub(crate) const FORMAT: &str = "cargo fmt --all -- --check";

pub(crate) fn clippy() -> String {
    format!("cargo clippy --workspace --all-targets --features {FEATURES} -- -D warnings")
}
