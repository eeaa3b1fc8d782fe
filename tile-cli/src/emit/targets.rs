//! Which targets have threads, and what `--after` names of their programs.

/// Whether a target's name is that of one with threads.
pub(crate) fn has_threads(name: &str) -> bool {
    is_webgpu(name) || is_c_text(name) || name.starts_with("sm_")
}

/// Whether an NPU is meant.
pub(super) fn is_npu(name: &str) -> bool {
    name.starts_with("npuir:") || name.starts_with("ascendc:")
}

/// Whether a dialect of C++ is meant: one of a family that has dialects. A dialect that was
/// registered under the name of a target of another kind does not take its place.
pub(crate) fn is_c_text(name: &str) -> bool {
    let Some((family, _)) = name.split_once(':') else { return false };
    let other = is_webgpu(name) || is_npu(name) || name.starts_with("sm_");
    !other && dialects().iter().any(|dialect| dialect.split(':').next() == Some(family))
}

/// The names of the dialects of C++, those of other crates among them.
#[cfg(feature = "cc")]
pub(crate) fn dialects() -> Vec<&'static str> {
    tile_cc::dialects().iter().map(|dialect| dialect.name).collect()
}

/// The same for a build without them.
#[cfg(not(feature = "cc"))]
pub(crate) fn dialects() -> Vec<&'static str> {
    vec!["cuda-c:ARCH", "hip:ARCH"]
}

/// What is said of a target that nobody knows.
pub(crate) fn unknown(name: &str, expected: &[&str]) -> String {
    let known = [expected, &dialects()].concat().join(", ");
    format!(
        "unknown target `{name}`, expected one of {known}; `[package.metadata.tile] register` in Cargo.toml names \
         crates that add others"
    )
}

/// Whether a target of WebGPU is meant.
pub(crate) fn is_webgpu(name: &str) -> bool {
    matches!(name, "wgsl" | "wgsl:coop" | "wgsl:software" | "spirv")
}

/// The stage of thread programs that `--after` names: `threads` is the first,
/// `threads:PASS` is a later one.
pub(super) fn stage(after: &str) -> Option<&str> {
    if after == "threads" { Some(after) } else { after.strip_prefix("threads:") }
}

/// Whether `--after` names something of a target with threads.
pub(crate) fn has(after: &str) -> bool {
    matches!(after, "candidates" | "layout" | "lower" | "plan") || stage(after).is_some()
}
