//! Which targets have threads, and what `--after` names of their programs.

/// Whether a target's name is that of one with threads.
pub(crate) fn has_threads(name: &str) -> bool {
    is_webgpu(name) || is_c_text(name) || name.starts_with("sm_")
}

/// Whether a dialect of C++ is meant.
pub(crate) fn is_c_text(name: &str) -> bool {
    name.starts_with("cuda-c:") || name.starts_with("hip:")
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
