//! External programs that some checks need: what is found or can be installed becomes
//! environment variables of every step; what is not is reported as not checked.

use std::path::Path;
use std::process::{Command, Stdio};

/// What steps are started with.
pub(crate) struct Tools {
    pub(crate) env: Vec<(String, String)>,
    /// What is not checked for want of a program.
    pub(crate) missing: Vec<String>,
    /// Whether a driver of Vulkan can be used.
    pub(crate) vulkan: bool,
}

/// A script under `.ci` that prints the path of a program, or nothing.
struct Program {
    script: &'static str,
    variable: &'static str,
    /// Further variables where it is found: tests that do not find it then fail.
    more: &'static [(&'static str, &'static str)],
    without: &'static str,
}

const PROGRAMS: &[Program] = &[
    Program {
        script: ".ci/ptxas",
        variable: "TILE_PTXAS",
        more: &[("TILE_PTXAS_REQUIRED", "1")],
        without: "PTX is not assembled",
    },
    Program {
        script: ".ci/nvdisasm",
        variable: "TILE_NVDISASM",
        more: &[("TILE_NVDISASM_REQUIRED", "1")],
        without: "machine code of PTX is not looked at",
    },
    Program {
        script: ".ci/clang",
        variable: "TILE_CLANG",
        more: &[("LIBCLANG_PATH", "/usr/lib/llvm-19/lib")],
        without: "Ascend C and CUDA C++ are not compiled",
    },
    Program {
        script: ".ci/nvrtc",
        variable: "TILE_NVRTC",
        more: &[("TILE_NVRTC_REQUIRED", "1")],
        without: "CUDA C++ is not compiled by NVIDIA's compiler",
    },
    Program {
        script: ".ci/numpy",
        variable: "TILE_NUMPY",
        more: &[],
        without: "solutions of tasks are not checked from Python",
    },
    Program { script: ".ci/tint", variable: "TILE_TINT", more: &[], without: "Tint is not asked about WGSL" },
];

/// Finds them, or installs them where that is possible.
pub(crate) fn find(root: &Path) -> Result<Tools, String> {
    let mut tools = Tools { env: Vec::new(), missing: Vec::new(), vulkan: false };
    for program in PROGRAMS {
        let path = output(root, program.script)?;
        if path.is_empty() {
            tools.missing.push(program.without.to_owned());
            continue;
        }
        println!("{}: {path}", program.variable);
        tools.env.push((program.variable.to_owned(), path));
        tools.env.extend(program.more.iter().map(|(name, value)| (name.to_string(), value.to_string())));
    }
    // This one prints variables, one a line.
    let ascend = output(root, ".ci/ascend")?;
    let variables = ascend.lines().filter_map(|line| line.split_once('='));
    tools.env.extend(variables.map(|(name, value)| (name.to_owned(), value.to_owned())));
    if !tools.env.iter().any(|(name, _)| name == "TILE_ASCEND_REQUIRED") {
        tools.missing.push("kernels for NPUs are not run on the simulator".to_owned());
    }
    if succeeds(root, "rustup component add rust-analyzer >/dev/null 2>&1; rust-analyzer --version") {
        tools.env.push(("TILE_ANALYZER_REQUIRED".to_owned(), "1".to_owned()));
    } else {
        tools.missing.push("completion and hover in editors are not tried".to_owned());
    }
    tools.vulkan = succeeds(root, ".ci/vulkan");
    if !tools.vulkan {
        tools.missing.push("nothing runs on WebGPU".to_owned());
    }
    if !succeeds(root, "command -v spirv-val >/dev/null || .ci/apt spirv-tools") {
        tools.missing.push("modules in SPIR-V are not validated".to_owned());
    }
    Ok(tools)
}

/// What a script prints; what it says on the way goes to standard error.
fn output(root: &Path, script: &str) -> Result<String, String> {
    let output =
        Command::new("bash").arg(script).current_dir(root).stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("{script}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{script}: {}", output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn succeeds(root: &Path, command: &str) -> bool {
    let status = Command::new("bash").args(["-c", command]).current_dir(root).stdin(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}
