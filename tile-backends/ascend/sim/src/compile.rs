//! Compiles a kernel with the vendor's pipeline, and checks that all of it was lowered.
//!
//! Exit codes prove little: the compiler leaves operations that it cannot lower and names library
//! functions that do not exist, and exits with success. So the lowered module is inspected.

use crate::library::Library;
use crate::tools::{Scratch, Tools, run, run_command};
use crate::translate::Module;
use std::collections::BTreeSet;
use std::env;
use std::fmt;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

/// A core, and with it a library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Core {
    /// The cube core.
    Aic,
    /// A vector core.
    Aiv,
}

impl Core {
    pub(crate) const ALL: [Core; 2] = [Core::Aic, Core::Aiv];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Core::Aic => "aic",
            Core::Aiv => "aiv",
        }
    }
}

/// A chip that the compiler knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chip(String);

impl Chip {
    /// By the name that follows `Ascend`, such as `910B1`.
    pub fn new(name: &str) -> Chip {
        Chip(name.to_string())
    }

    fn target(&self) -> String {
        format!("Ascend{}", self.0)
    }

    /// Chips of the third generation of AI cores have a compiler of their own.
    fn suffix(&self) -> &'static str {
        if self.0.starts_with("95") { "-a5" } else { "" }
    }
}

impl fmt::Display for Chip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How a kernel is compiled.
#[derive(Clone, Debug)]
pub struct Options {
    /// For which chip.
    pub chip: Chip,
    /// Whether tiles that loops allocate get several buffers.
    pub multi_buffer: bool,
    /// Whether the kernel takes the grid and the program's place in it as its last
    /// six arguments.
    pub grid_arguments: bool,
    /// Whether the compiler sets flags between pipes; without, the kernel does.
    pub auto_sync: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { chip: Chip::new("910B1"), multi_buffer: true, grid_arguments: false, auto_sync: true }
    }
}

/// Why a kernel cannot be run.
#[derive(Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The verifier's message.
    Verify(String),
    /// The compiler's message.
    Compile(String),
    /// Functions that the lowered module calls and the library lacks.
    Missing(Vec<String>),
    /// Operations that nothing lowered.
    Unlowered(Vec<String>),
    /// What has no translation to this machine.
    Untranslated(String),
    /// A program of this machine failed.
    Tool(String),
}

impl Refusal {
    /// A short name of the step that refuses.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Verify(_) => "tools-verify",
            Refusal::Compile(_) => "tools-compile",
            Refusal::Missing(_) => "tools-missing",
            Refusal::Unlowered(_) => "tools-unlowered",
            Refusal::Untranslated(_) => "tools-untranslated",
            Refusal::Tool(_) => "tools-host",
        }
    }

    /// Where the compiler finds too little memory for the kernel's tiles: how many
    /// bytes they need, and how many there are.
    pub fn overflow(&self) -> Option<(u64, u64)> {
        let Refusal::Compile(message) = self else { return None };
        let (before, after) = message.split_once(" bits while ")?;
        let needed: u64 = before.rsplit_once("requires ")?.1.trim().parse().ok()?;
        let available: u64 = after.split_once(" bits ")?.0.trim().parse().ok()?;
        Some((needed.div_ceil(8), available / 8))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Verify(message) => write!(f, "the verifier refuses the kernel: {message}"),
            Refusal::Compile(message) => write!(f, "the compiler refuses the kernel: {message}"),
            Refusal::Missing(names) => write!(f, "the device's library has no {}", names.join(", ")),
            Refusal::Unlowered(names) => write!(f, "the compiler does not lower {}", names.join(", ")),
            Refusal::Untranslated(message) => write!(f, "no translation: {message}"),
            Refusal::Tool(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for Refusal {}

/// Whether the verifier takes a module.
pub fn verify(tools: &Tools, text: &str, chip: &Chip) -> Result<(), Refusal> {
    let scratch = Scratch::new().map_err(Refusal::Tool)?;
    let input = scratch.write("kernel.mlir", text).map_err(Refusal::Tool)?;
    let opt = tools.tool(&format!("bishengir-opt{}", chip.suffix()));
    run(&opt, [input.as_os_str(), "-o".as_ref(), "/dev/null".as_ref()]).map_err(Refusal::Verify)?;
    Ok(())
}

/// Those of many modules that the verifier refuses, by their numbers. It reads them in one
/// process, whose start takes as long as ten of them.
pub fn verify_all(tools: &Tools, texts: &[&str], chip: &Chip) -> Vec<(usize, Refusal)> {
    let joined = texts.join("\n// -----\n");
    let together = Scratch::new().and_then(|scratch| {
        let input = scratch.write("kernels.mlir", &joined)?;
        let opt = tools.tool(&format!("bishengir-opt{}", chip.suffix()));
        run(&opt, ["--split-input-file".as_ref(), input.as_os_str(), "-o".as_ref(), "/dev/null".as_ref()])
    });
    if together.is_ok() {
        return Vec::new();
    }
    let alone = texts.iter().map(|text| verify(tools, text, chip).err());
    alone.enumerate().filter_map(|(i, refusal)| Some((i, refusal?))).collect()
}

/// Whether the verifier and the compiler take a module, whatever becomes of it.
/// That is all there is to ask of a package without the device's library, whose
/// calls its closed part makes ([`Tools::has_library`]).
pub fn accept(tools: &Tools, text: &str, options: &Options) -> Result<(), Refusal> {
    verify(tools, text, &options.chip)?;
    lower(tools, text, options).map(|_| ())
}

/// What stands for the closed compiler behind the open one: it says its version,
/// keeps the module it is called with, and is done.
fn stand_in(scratch: &Scratch, name: &str, module: &Path) -> Result<(), String> {
    let script = format!(
        "#!/bin/sh\n[ \"$1\" = --version ] && echo 'hivmc 0.2.0 (0123456789ab 2026-07-29)' || cp \"$1\" '{}'\n",
        module.display()
    );
    let path = scratch.write(name, &script)?;
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).map_err(|error| error.to_string())
}

/// A module that went through the compiler whole.
#[derive(Debug)]
pub struct Compiled {
    pub(crate) module: Module,
    /// As the compiler printed it.
    pub text: String,
    /// The library's functions that it calls.
    pub calls: BTreeSet<(Core, String)>,
    pub(crate) options: Options,
}

impl Compiled {
    /// Verifies a module, compiles it, and looks whether all of it was lowered.
    pub fn new(tools: &Tools, text: &str, options: &Options) -> Result<Compiled, Refusal> {
        verify(tools, text, &options.chip)?;
        let lowered = lower(tools, text, options)?;
        Compiled::from_lowered(tools, &lowered, options)
    }

    /// The same for a module that the compiler wrote, perhaps with a fault put in.
    pub fn from_lowered(tools: &Tools, text: &str, options: &Options) -> Result<Compiled, Refusal> {
        let scratch = Scratch::new().map_err(Refusal::Tool)?;
        let input = scratch.write("lowered.mlir", text).map_err(Refusal::Tool)?;
        let opt = tools.tool(&format!("bishengir-opt{}", options.chip.suffix()));
        let generic = run(&opt, [input.as_os_str(), "--mlir-print-op-generic".as_ref()]).map_err(Refusal::Compile)?;
        let module = Module::parse(&generic).map_err(Refusal::Untranslated)?;
        let left = module.unlowered();
        if !left.is_empty() {
            return Err(Refusal::Unlowered(left));
        }
        let calls: BTreeSet<(Core, String)> = module.calls().collect();
        // That of the third generation is bitcode of another LLVM.
        if options.chip.suffix().is_empty() {
            let library = Library::new(tools).map_err(Refusal::Tool)?;
            let missing: Vec<String> =
                calls.iter().filter(|(core, name)| !library.has(*core, name)).map(|(_, name)| name.clone()).collect();
            if !missing.is_empty() {
                return Err(Refusal::Missing(missing));
            }
        }
        Ok(Compiled { module, text: text.to_string(), calls, options: options.clone() })
    }

    /// Bytes of workspace for each block, by the kernel's own account.
    pub fn has_workspace(&self) -> bool {
        self.module.function("_infer_workspace_shape_function").is_some()
    }
}

/// What the compiler makes of a module, in the compiler's own print.
pub fn lower(tools: &Tools, text: &str, options: &Options) -> Result<String, Refusal> {
    let scratch = Scratch::new().map_err(Refusal::Tool)?;
    let input = scratch.write("kernel.mlir", text).map_err(Refusal::Tool)?;
    let suffix = options.chip.suffix();
    let module = "lowered.mlir";
    stand_in(&scratch, &format!("hivmc{suffix}"), &scratch.path(module)).map_err(Refusal::Tool)?;
    let mut path = scratch.path("").into_os_string();
    path.push(":");
    path.push(env::var_os("PATH").unwrap_or_default());
    let mut command = Command::new(tools.tool(&format!("bishengir-compile{suffix}")));
    command.env("PATH", path).env_remove("BISHENG_INSTALL_PATH").arg(&input);
    command.arg(format!("--target={}", options.chip.target())).arg("--enable-hivm-compile=true");
    command.arg(format!("--enable-auto-multi-buffer={}", options.multi_buffer));
    command.arg(format!("--disable-hivm-auto-inject-sync={}", !options.auto_sync));
    if options.grid_arguments {
        command.arg("--enable-triton-kernel-compile=true");
    }
    // Tests run as many at once as there are processors.
    command.arg("--mlir-disable-threading");
    command.arg("-o").arg(scratch.path("kernel.o"));
    run_command(&mut command).map_err(|message| Refusal::Compile(essence(&message)))?;
    scratch.read(module).map_err(Refusal::Compile)
}

/// The errors among what the compiler says.
fn essence(message: &str) -> String {
    let errors: Vec<&str> = message.lines().filter(|line| line.contains("error:") || line.contains("ERROR")).collect();
    if errors.is_empty() { message.to_string() } else { errors.join("\n") }
}
