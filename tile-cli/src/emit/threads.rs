//! The GPU targets: PTX, WGSL and SPIR-V, and dialects of C++.

use super::options::Options;
use super::targets::{is_c_text, is_webgpu, stage, unknown};
use tile_kernel::launch::Instance;
#[cfg(any(feature = "cc", feature = "wgpu"))]
use tile_simt::{layout::Layouts, lower::Candidate};

/// What the compiler made.
struct Compiled {
    /// The program of a thread, at the stage that was asked for.
    program: String,
    /// Where tiles are.
    layouts: String,
    /// … drawn.
    drawing: String,
    /// The plan that the program follows.
    plan: String,
    /// … drawn.
    schedule: String,
    /// The strategies that were tried for it.
    candidates: String,
    /// The text for the target.
    text: String,
}

#[cfg(any(feature = "cc", feature = "wgpu"))]
impl Compiled {
    /// Of a program with the plan of the last of these candidates.
    fn of(program: String, layouts: &Layouts, candidates: &[Candidate], text: String) -> Compiled {
        let decisions = candidates.last().and_then(|taken| taken.decisions());
        Compiled {
            program,
            layouts: layouts.to_string(),
            drawing: layouts.svg(),
            plan: decisions.map(ToString::to_string).unwrap_or_default(),
            schedule: decisions.map(|decisions| decisions.svg()).unwrap_or_default(),
            candidates: candidates.iter().map(|candidate| format!("{candidate}\n")).collect(),
            text,
        }
    }
}

/// The thread program at a stage, if one is asked for; that of the last attempt.
#[cfg(any(feature = "cc", feature = "wgpu"))]
struct Stage<'a> {
    name: Option<&'a str>,
    program: String,
    /// The stages there are.
    names: Vec<&'static str>,
}

#[cfg(any(feature = "cc", feature = "wgpu"))]
impl<'a> Stage<'a> {
    fn new(name: Option<&'a str>) -> Stage<'a> {
        Stage { name, program: String::new(), names: Vec::new() }
    }

    fn observe(&mut self, name: &'static str, kernel: &impl ToString) {
        if !self.names.contains(&name) {
            self.names.push(name);
        }
        if Some(name) == self.name {
            self.program = kernel.to_string();
        }
    }

    /// The program; the whole way's if no stage is asked for.
    fn program(self, last: &impl ToString) -> Result<String, String> {
        match self.name {
            None => Ok(last.to_string()),
            Some(name) if self.names.contains(&name) => Ok(self.program),
            Some(name) => {
                Err(format!("unknown pass `{name}` of thread programs, expected one of {}", self.names.join(", ")))
            }
        }
    }
}

/// Targets that are neither NVIDIA's nor dialects.
const OTHERS: &[&str] = &["cpu", "wgsl", "wgsl:coop", "wgsl:software", "spirv", "npuir:CHIP", "ascendc:CHIP"];

/// The instance for a GPU, or the first of its tuning list whose tiles fit.
#[cfg(feature = "cuda")]
fn ptx(name: &str, stage: Option<&str>, instance: &Instance<'_>) -> Result<Compiled, String> {
    use tile_core::passes::fit;
    use tile_kernel::cuda::compile::{LaunchFacts, compile_observed};
    use tile_kernel::cuda::ptx::Arch;

    let (arch, how) = name.split_once(':').unwrap_or((name, ""));
    let names = || Arch::ALL.iter().map(|arch| arch.name()).collect::<Vec<_>>();
    let arch = Arch::from_name(arch).ok_or_else(|| unknown(name, &[OTHERS, &names()].concat()))?;
    let (split, stream) = match how.split_once('=').map(|(how, blocks)| (how, blocks.parse())) {
        Some(("split", Ok(blocks @ (2 | 4 | 8)))) => (blocks, 0),
        Some(("stream", Ok(blocks @ 1..=1024))) => (1, blocks),
        None if how.is_empty() => (1, 0),
        _ => {
            return Err(format!(
                "`{name}` expects split=2, 4 or 8, blocks that share a loop, or stream=1 to 1024, \
                 blocks that divide what is left of rounds of tiles"
            ));
        }
    };
    let mut stage = Stage::new(stage);
    let compiled = fit(instance, |func| {
        let facts = LaunchFacts { split, stream, ..LaunchFacts::strongest(func) };
        compile_observed(func, &facts, arch, &mut |name, kernel| stage.observe(name, kernel))
    });
    let compiled = compiled.map_err(|e| e.to_string())?;
    Ok(Compiled::of(stage.program(&compiled.kernel)?, &compiled.layouts, &compiled.candidates, compiled.emitted.text))
}

#[cfg(not(feature = "cuda"))]
fn ptx(name: &str, _: Option<&str>, _: &Instance<'_>) -> Result<Compiled, String> {
    Err(match name.starts_with("sm_") {
        true => format!("the target `{name}` expects a build with `--features cuda`"),
        false => unknown(name, &[OTHERS, &["sm_ARCH"]].concat()),
    })
}

/// The dialect of C++ of that name.
#[cfg(feature = "cc")]
pub(crate) fn dialect(name: &str) -> Result<&'static tile_cc::Dialect, String> {
    tile_cc::dialect(name).ok_or_else(|| unknown(name, &[]))
}

/// The same in a dialect of C++.
#[cfg(feature = "cc")]
fn c_text(name: &str, stage: Option<&str>, instance: &Instance<'_>) -> Result<Compiled, String> {
    use tile_cc::compile::{LaunchFacts, compile_observed};
    use tile_core::passes::fit;

    let dialect = dialect(name)?;
    let mut stage = Stage::new(stage);
    let compiled = fit(instance, |func| {
        compile_observed(func, &LaunchFacts::strongest(func), dialect, &mut |name, kernel| stage.observe(name, kernel))
    });
    let compiled = compiled.map_err(|e| e.to_string())?;
    Ok(Compiled::of(stage.program(&compiled.kernel)?, &compiled.layouts, &compiled.candidates, compiled.emitted.text))
}

#[cfg(not(feature = "cc"))]
fn c_text(name: &str, _: Option<&str>, _: &Instance<'_>) -> Result<Compiled, String> {
    Err(format!("the target `{name}` expects a build with `--features cc`"))
}

/// The same for a device of WebGPU with what desktops have: in WGSL with or without
/// cooperative matrices, or in SPIR-V.
#[cfg(feature = "wgpu")]
fn webgpu(name: &str, stage: Option<&str>, instance: &Instance<'_>) -> Result<Compiled, String> {
    use tile_core::passes::fit;
    use tile_kernel::wgpu::compile::{LaunchFacts, compile_observed};
    use tile_kernel::wgpu::spirv::disassembly;
    use tile_kernel::wgpu::wgsl::Class;

    let class = match name {
        "spirv" => Class::spirv(),
        "wgsl:coop" => Class::cooperative(),
        "wgsl:software" => Class::SOFTWARE_GPU,
        _ => Class::DESKTOP,
    };
    let mut stage = Stage::new(stage);
    let compiled = fit(instance, |func| {
        compile_observed(func, &LaunchFacts::strongest(func), &class, &mut |name, kernel| stage.observe(name, kernel))
    });
    let compiled = compiled.map_err(|e| e.to_string())?;
    let (mut text, comment) = match &compiled.spirv {
        Some(words) => (disassembly(words).map_err(|e| e.to_string())?, ";"),
        None => (compiled.emitted.text, "//"),
    };
    if let Some(reason) = compiled.without_matrices {
        text.insert_str(0, &format!("{comment} without cooperative matrices: {reason}\n"));
    }
    Ok(Compiled::of(stage.program(&compiled.kernel)?, &compiled.layouts, &compiled.candidates, text))
}

#[cfg(not(feature = "wgpu"))]
fn webgpu(name: &str, _: Option<&str>, _: &Instance<'_>) -> Result<Compiled, String> {
    Err(format!("the target `{name}` expects a build with `--features wgpu`"))
}

/// The schedule and the layouts of an instance for a device of an architecture, drawn.
#[cfg(feature = "cuda")]
pub(crate) fn drawings(architecture: &str, instance: &Instance<'_>) -> Result<[String; 2], String> {
    ptx(architecture, None, instance).map(|compiled| [compiled.schedule, compiled.drawing])
}

/// An instance compiled for a target, with the thread program at a stage.
fn compiled(name: &str, stage: Option<&str>, instance: &Instance<'_>) -> Result<Compiled, String> {
    match name {
        name if is_webgpu(name) => webgpu(name, stage, instance),
        name if is_c_text(name) => c_text(name, stage, instance),
        name => ptx(name, stage, instance),
    }
}

/// The last thread program of an instance for a target, and the text that is written from it.
pub(crate) fn program_and_text(name: &str, instance: &Instance<'_>) -> Result<(String, String), String> {
    compiled(name, None, instance).map(|compiled| (compiled.program, compiled.text))
}

/// What was asked for of an instance.
pub(crate) fn text(name: &str, options: &Options, instance: &Instance<'_>) -> Result<String, String> {
    let after = options.after.as_deref();
    let stage = after.and_then(stage);
    let compiled = compiled(name, stage, instance)?;
    let write = |file: &str, drawing: &str| std::fs::write(file, drawing).map_err(|e| format!("{file}: {e}"));
    let mut told = String::new();
    if let Some(file) = &options.layout_svg {
        write(file, &compiled.drawing)?;
        told += &compiled.layouts;
    }
    if let Some(file) = &options.schedule_svg {
        write(file, &compiled.schedule)?;
        told += &compiled.plan;
    }
    if options.layout_svg.is_some() || options.schedule_svg.is_some() {
        return Ok(told);
    }
    Ok(match after {
        Some("layout") => compiled.layouts,
        Some("plan") => compiled.plan,
        Some("candidates") => compiled.candidates,
        Some(_) => compiled.program,
        None => compiled.text,
    })
}
