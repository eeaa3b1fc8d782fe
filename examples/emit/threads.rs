//! Targets with threads: PTX and WGSL.

use crate::options::Options;
use tile_kernel::launch::Instance;

/// What the compiler made.
struct Compiled {
    /// The program of a thread.
    program: String,
    /// Where tiles are.
    layouts: String,
    /// … drawn.
    drawing: String,
    /// The text for the target.
    text: String,
}

/// The instance for a GPU, or the first of its tuning list whose tiles fit.
#[cfg(feature = "cuda")]
fn ptx(name: &str, instance: &Instance<'_>) -> Result<Compiled, String> {
    use tile_core::passes::fit;
    use tile_kernel::cuda::compile::{LaunchFacts, compile};
    use tile_kernel::cuda::ptx::Arch;

    let names: Vec<&str> = Arch::ALL.iter().map(|arch| arch.name()).collect();
    let names = names.join(", ");
    let unknown = || format!("unknown target `{name}`, expected one of cpu, wgsl, npuir:CHIP, ascendc:CHIP, {names}");
    let arch = Arch::from_name(name).ok_or_else(unknown)?;
    let compiled = fit(instance, |func| compile(func, &LaunchFacts::strongest(func), arch));
    let compiled = compiled.map_err(|e| e.to_string())?;
    Ok(Compiled {
        program: compiled.kernel.to_string(),
        layouts: compiled.layouts.to_string(),
        drawing: compiled.layouts.svg(),
        text: compiled.emitted.text,
    })
}

#[cfg(not(feature = "cuda"))]
fn ptx(name: &str, _: &Instance<'_>) -> Result<Compiled, String> {
    Err(format!("the target `{name}` expects a build with `--features cuda`"))
}

/// The same for a device of WebGPU with what desktops have.
#[cfg(feature = "wgpu")]
fn wgsl(instance: &Instance<'_>) -> Result<Compiled, String> {
    use tile_core::passes::fit;
    use tile_kernel::wgpu::compile::{LaunchFacts, compile};
    use tile_kernel::wgpu::wgsl::Class;

    let compiled = fit(instance, |func| compile(func, &LaunchFacts::strongest(func), &Class::DESKTOP));
    let compiled = compiled.map_err(|e| e.to_string())?;
    Ok(Compiled {
        program: compiled.kernel.to_string(),
        layouts: compiled.layouts.to_string(),
        drawing: compiled.layouts.svg(),
        text: compiled.emitted.text,
    })
}

#[cfg(not(feature = "wgpu"))]
fn wgsl(_: &Instance<'_>) -> Result<Compiled, String> {
    Err("the target `wgsl` expects a build with `--features wgpu`".to_owned())
}

/// What was asked for of an instance.
pub(crate) fn text(name: &str, options: &Options, instance: &Instance<'_>) -> Result<String, String> {
    let compiled = if name == "wgsl" { wgsl(instance)? } else { ptx(name, instance)? };
    if let Some(file) = &options.layout_svg {
        std::fs::write(file, compiled.drawing).map_err(|e| format!("{file}: {e}"))?;
        return Ok(compiled.layouts);
    }
    Ok(match options.after.as_deref() {
        Some("lower") => compiled.program,
        Some("layout") => compiled.layouts,
        _ => compiled.text,
    })
}
