//! Prints what the compiler makes of a kernel.
//!
//! ```sh
//! cargo run --release --example emit                            # the kernels there are
//! cargo run --release --example emit -- matmul                  # tile IR, as the macro embeds it
//! cargo run --release --example emit -- matmul --after licm     # … of the default instance, after a pass
//! cargo run --release --example emit -- matmul --target cpu     # the Rust text that the CPU runs
//! cargo run --release --example emit -- matmul --target sm_90a  # the PTX of the default instance
//! cargo run --release --example emit -- matmul --target sm_90a --after lower   # its thread program
//! cargo run --release --example emit -- matmul --target sm_90a --after layout  # where tiles are
//! cargo run --release --example emit -- matmul --target sm_90a --layout-svg matmul.svg   # … drawn
//! ```
//!
//! `--after` takes `specialize`, `inline`, the name of a pass, or `layout` and
//! `lower` for a target with threads. PTX is that for launches on row-major tensors
//! with extents that are multiples of 16; no CUDA is needed to see it.

use std::process::ExitCode;
use tile_core::ir::Func;
use tile_core::ir::text::{parse, print};
use tile_core::passes::inline::Function;
use tile_core::passes::{PASSES, fit, inline_calls, run_pass, specialize};
use tile_cuda::compile::{Compiled, LaunchFacts, compile};
use tile_cuda::ptx::{Arch, target};
use tile_kernel::launch::{Instance, LaunchError};
use tile_kernels::registry::{KERNELS, find};
use tile_simt::layout::Layouts;
use tile_simt::lower::lower_with_layouts;

struct Options {
    kernel: Option<String>,
    target: Option<String>,
    after: Option<String>,
    layout_svg: Option<String>,
}

fn options() -> Result<Options, String> {
    let mut options = Options { kernel: None, target: None, after: None, layout_svg: None };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let slot = match arg.as_str() {
            "--target" => &mut options.target,
            "--after" => &mut options.after,
            "--layout-svg" => &mut options.layout_svg,
            flag if flag.starts_with('-') => {
                let flags = "`--target TARGET`, `--after PASS` or `--layout-svg FILE`";
                return Err(format!("unknown flag `{flag}`, expected {flags}"));
            }
            _ if options.kernel.is_some() => return Err(format!("a second kernel `{arg}`, expected one")),
            _ => {
                options.kernel = Some(arg);
                continue;
            }
        };
        *slot = Some(args.next().ok_or_else(|| format!("`{arg}` expects a value"))?);
    }
    Ok(options)
}

/// The names that `--after` takes, in order.
fn stages() -> Vec<&'static str> {
    ["specialize", "inline"].into_iter().chain(PASSES.iter().map(|pass| pass.name)).collect()
}

/// The default instance after every stage up to `last`.
fn lowered(instance: &Instance<'_>, last: &str) -> Result<Func, String> {
    if !stages().contains(&last) {
        return Err(format!("unknown pass `{last}`, expected one of {}", stages().join(", ")));
    }
    let source = parse(instance.def().ir).map_err(|e| e.to_string())?;
    let mut func =
        specialize(&source, instance.elems(), instance.consts(), instance.externs()).map_err(|e| e.to_string())?;
    for stage in stages() {
        match stage {
            "specialize" => {}
            "inline" => {
                let callee = |i: usize| instance.def().callees.get(i).map(|&def| def as &dyn Function);
                inline_calls(&mut func, &callee).map_err(|e| e.to_string())?;
            }
            pass => run_pass(&mut func, pass).map_err(|e| e.to_string())?,
        }
        if stage == last {
            break;
        }
    }
    Ok(func)
}

fn arch(name: &str) -> Result<Arch, String> {
    let names: Vec<&str> = Arch::ALL.iter().map(|arch| arch.name()).collect();
    Arch::from_name(name).ok_or_else(|| format!("unknown target `{name}`, expected one of cpu, {}", names.join(", ")))
}

/// The default instance for an architecture of NVIDIA's, or the first of its
/// tuning list whose tiles fit.
fn compiled(instance: &Instance<'_>, name: &str) -> Result<Compiled, String> {
    let arch = arch(name)?;
    fit(instance, |func| compile(func, &LaunchFacts::strongest(func), arch)).map_err(|e| e.to_string())
}

/// Where the tiles of the default instance are.
fn layouts(instance: &Instance<'_>, name: &str) -> Result<Layouts, String> {
    let arch = arch(name)?;
    let lowered = fit(instance, |func| {
        // The same instance as that of the program, so with its errors.
        compile(func, &LaunchFacts::strongest(func), arch)?;
        let lowered = lower_with_layouts(func, &LaunchFacts::strongest(func), &target(arch));
        lowered.map(|(_, layouts)| layouts).map_err(|error| LaunchError::Unsupported {
            kernel: func.name.clone(),
            target: arch.name().to_owned(),
            reason: error.to_string(),
        })
    });
    lowered.map_err(|e| e.to_string())
}

/// Writes the drawing that was asked for; gives what to print of it.
fn draw(file: &str, options: &Options, instance: &Instance<'_>) -> Result<String, String> {
    let Some(name) = options.target.as_deref() else {
        return Err("`--layout-svg` expects `--target`, one with threads".to_owned());
    };
    if options.after.as_deref().is_some_and(|after| after != "layout") {
        return Err("`--layout-svg` draws what `--after layout` prints, expected no other `--after`".to_owned());
    }
    let layouts = layouts(instance, name)?;
    std::fs::write(file, layouts.svg()).map_err(|e| format!("{file}: {e}"))?;
    Ok(layouts.to_string())
}

fn text(options: &Options, instance: &Instance<'_>) -> Result<String, String> {
    if let Some(file) = &options.layout_svg {
        return draw(file, options, instance);
    }
    match (options.target.as_deref(), options.after.as_deref()) {
        (Some(arch), Some("layout")) => Ok(layouts(instance, arch)?.to_string()),
        (None, Some("layout" | "lower")) => {
            Err("`--after layout` and `--after lower` expect `--target`, one with threads".to_owned())
        }
        (None, None) => Ok(instance.def().ir.to_owned()),
        (Some(arch), Some("lower")) => Ok(compiled(instance, arch)?.kernel.to_string()),
        (_, Some(last)) => Ok(print(&lowered(instance, last)?)),
        (Some("cpu"), None) => {
            let source = parse(instance.def().ir).map_err(|e| e.to_string())?;
            Ok(tile_cpu_codegen::emit(&source).items)
        }
        (Some(arch), None) => Ok(compiled(instance, arch)?.emitted.text),
    }
}

fn run() -> Result<(), String> {
    let options = options()?;
    let Some(name) = &options.kernel else {
        for entry in KERNELS {
            println!("{}", entry.name);
        }
        return Ok(());
    };
    let entry = find(name)
        .ok_or_else(|| format!("unknown kernel `{name}`, expected one of those that `emit` lists without arguments"))?;
    let mut result = Err(String::new());
    (entry.with)(&mut |kernel| kernel.with_instance(&mut |instance| result = text(&options, instance)));
    print!("{}", result?);
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("emit: {message}");
            ExitCode::FAILURE
        }
    }
}
