//! Prints what the compiler makes of a kernel.
//!
//! ```sh
//! cargo run --release --example emit                            # the kernels there are
//! cargo run --release --example emit -- matmul                  # tile IR, as the macro embeds it
//! cargo run --release --example emit -- matmul --after licm     # … of the default instance, after a pass
//! cargo run --release --example emit -- matmul --target cpu     # the Rust text that the CPU runs
//! cargo run --release --example emit -- matmul --target sm_90a  # the PTX of the default instance
//! cargo run --release --example emit -- matmul --target sm_90a --with T=bf16,O=bf16,BK=64   # … of another
//! cargo run --release --example emit -- matmul --target wgsl    # the WGSL of the default instance
//! cargo run --release --example emit -- matmul --target npuir:910B1               # its AscendNPU IR
//! cargo run --release --example emit -- matmul --target npuir:910B1 --after npu   # the program it is written from
//! cargo run --release --example emit -- matmul --target ascendc:910B1                   # its Ascend C
//! cargo run --release --example emit -- matmul --target ascendc:910B1 --after memory    # with places for tiles
//! cargo run --release --example emit -- matmul --target ascendc:910B1 --memory-svg mm   # … drawn: mm.ub.svg, …
//! cargo run --release --example emit -- matmul --target ascendc:910B1 --after cost      # how fast it can be at most
//! cargo run --release --example emit -- matmul --target ascendc:910B1 --after cost --extents a=512x64,b=64x512
//! cargo run --release --example emit -- matmul --target sm_90a --after lower   # its thread program
//! cargo run --release --example emit -- matmul --target sm_90a --after layout  # where tiles are
//! cargo run --release --example emit -- matmul --target sm_90a --layout-svg matmul.svg   # … drawn
//! ```
//!
//! `--after` takes `specialize`, `inline`, the name of a pass, or `layout` and
//! `lower` for a target with threads, `npu` and (for Ascend C) `memory` and `cost`
//! for NPUs. `--with` gives type and const parameters by name other values than the
//! default instance has; flags take 0 and 1. PTX and WGSL are those for launches on row-major tensors with extents
//! that are multiples of 16; no driver is needed to see them. A launch that is
//! predicted has the extents that `--extents` names, and large ones otherwise.

use std::process::ExitCode;
use tile_ascend::Chip;
use tile_ascend::compile::compile_predicted;
use tile_ascend::compile::{compile as compile_npu, compile_ascendc, compile_drawn, compile_npuir, compile_planned};
use tile_ascend::ir::Level;
use tile_ascend::lower::Facts;
use tile_core::elem::DType;
use tile_core::ir::Func;
use tile_core::ir::text::{parse, print};
use tile_core::passes::inline::Function;
use tile_core::passes::{PASSES, fit, inline_calls, run_pass, specialize};
use tile_cuda::ptx::{Arch, target};
use tile_kernel::launch::{Instance, LaunchError};
use tile_kernels::registry::{KERNELS, find};
use tile_simt::facts::LaunchFacts;
use tile_simt::layout::Layouts;
use tile_simt::lower::{Target, lower_with_layouts};
use tile_wgpu::wgsl::Class;

#[derive(Default)]
struct Options {
    kernel: Option<String>,
    target: Option<String>,
    after: Option<String>,
    layout_svg: Option<String>,
    memory_svg: Option<String>,
    extents: Option<String>,
    with: Option<String>,
}

fn options() -> Result<Options, String> {
    let mut options = Options::default();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let slot = match arg.as_str() {
            "--target" => &mut options.target,
            "--after" => &mut options.after,
            "--layout-svg" => &mut options.layout_svg,
            "--memory-svg" => &mut options.memory_svg,
            "--extents" => &mut options.extents,
            "--with" => &mut options.with,
            flag if flag.starts_with('-') => {
                let flags = "`--target TARGET`, `--after PASS`, `--with PARAMETERS`, `--layout-svg FILE`, \
                             `--memory-svg STEM` or `--extents EXTENTS`";
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

/// Where threads are, by the name of `--target`.
enum Threads {
    Cuda(Arch),
    Wgsl,
}

/// What the compiler made for a target with threads.
struct Compiled {
    program: String,
    text: String,
}

impl Threads {
    fn named(name: &str) -> Result<Threads, String> {
        if name == "wgsl" {
            return Ok(Threads::Wgsl);
        }
        let names: Vec<&str> = Arch::ALL.iter().map(|arch| arch.name()).collect();
        let unknown = || {
            format!(
                "unknown target `{name}`, expected one of cpu, wgsl, npuir:CHIP, ascendc:CHIP, {}",
                names.join(", ")
            )
        };
        Arch::from_name(name).map(Threads::Cuda).ok_or_else(unknown)
    }

    fn compile(&self, func: &Func) -> Result<Compiled, LaunchError> {
        let facts = LaunchFacts::strongest(func);
        Ok(match self {
            Threads::Cuda(arch) => {
                let compiled = tile_cuda::compile::compile(func, &facts, *arch)?;
                Compiled { program: compiled.kernel.to_string(), text: compiled.emitted.text }
            }
            Threads::Wgsl => {
                let compiled = tile_wgpu::compile::compile(func, &facts, &Class::DESKTOP)?;
                Compiled { program: compiled.kernel.to_string(), text: compiled.emitted.text }
            }
        })
    }

    fn target(&self) -> Target {
        match self {
            Threads::Cuda(arch) => target(*arch),
            Threads::Wgsl => Class::DESKTOP.target(),
        }
    }
}

/// The default instance for a target with threads, or the first of its tuning
/// list whose tiles fit.
fn compiled(instance: &Instance<'_>, name: &str) -> Result<Compiled, String> {
    let threads = Threads::named(name)?;
    fit(instance, |func| threads.compile(func)).map_err(|e| e.to_string())
}

/// Where the tiles of the default instance are.
fn layouts(instance: &Instance<'_>, name: &str) -> Result<Layouts, String> {
    let threads = Threads::named(name)?;
    let lowered = fit(instance, |func| {
        // The same instance as that of the program, so with its errors.
        threads.compile(func)?;
        let lowered = lower_with_layouts(func, &LaunchFacts::strongest(func), &threads.target());
        lowered.map(|(_, layouts)| layouts).map_err(|error| LaunchError::Unsupported {
            kernel: func.name.clone(),
            target: name.to_owned(),
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

/// The languages of NPUs.
#[derive(Clone, Copy)]
enum Npu {
    AscendNpuIr,
    AscendC,
}

/// The language and the chip that `npuir:CHIP` or `ascendc:CHIP` names.
fn npu(name: &str) -> Option<Result<(Npu, Chip), String>> {
    let (language, name) = name.split_once(':')?;
    let language = match language {
        "npuir" => Npu::AscendNpuIr,
        "ascendc" => Npu::AscendC,
        _ => return None,
    };
    let names: Vec<&str> = Chip::ALL.iter().map(|chip| chip.name).collect();
    let unknown = || format!("unknown chip `{name}`, expected one of {}", names.join(", "));
    Some(Chip::from_name(name).map(|chip| (language, chip)).ok_or_else(unknown))
}

/// What an NPU runs, or the program that it is written from.
fn npu_text(options: &Options, instance: &Instance<'_>, (language, chip): (Npu, Chip)) -> Result<String, String> {
    let facts = Facts::default();
    match (&options.memory_svg, language) {
        (Some(stem), Npu::AscendC) => return draw_memories(stem, instance, chip),
        (Some(_), Npu::AscendNpuIr) => return Err("`--memory-svg` expects `--target ascendc:CHIP`".to_owned()),
        (None, _) => {}
    }
    let text = match (options.after.as_deref(), language) {
        (None, Npu::AscendNpuIr) => fit(instance, |func| compile_npuir(func, &facts, chip)),
        (None, Npu::AscendC) => fit(instance, |func| Ok(compile_ascendc(func, &facts, chip)?.text)),
        (Some("npu"), _) => fit(instance, |func| Ok(compile_npu(func, &facts, chip)?.to_string())),
        (Some("cost"), Npu::AscendC) => {
            let extents = extents(options.extents.as_deref().unwrap_or(""))?;
            fit(instance, |func| Ok(compile_predicted(func, &facts, chip, &extents)?.to_string()))
        }
        (Some("cost"), Npu::AscendNpuIr) => return Err("`--after cost` expects `--target ascendc:CHIP`".to_owned()),
        (Some("memory"), Npu::AscendC) => fit(instance, |func| Ok(compile_planned(func, &facts, chip)?.to_string())),
        (Some("memory"), Npu::AscendNpuIr) => {
            return Err("`--after memory` expects `--target ascendc:CHIP`; AscendNPU IR leaves places to its compiler"
                .to_owned());
        }
        (Some(last), _) => return Ok(print(&lowered(instance, last)?)),
    };
    text.map_err(|e| e.to_string())
}

/// `a=4096x1024,b=1024x512`: extents of tensors.
fn extents(text: &str) -> Result<Vec<(String, Vec<i64>)>, String> {
    let one = |part: &str| {
        let wrong = || format!("`--extents` has `{part}`, expected a tensor and its extents, as in `a=4096x1024`");
        let (name, extents) = part.split_once('=').ok_or_else(wrong)?;
        let extents: Result<Vec<i64>, _> = extents.split('x').map(str::parse).collect();
        Ok((name.to_owned(), extents.map_err(|_| wrong())?))
    };
    text.split(',').filter(|part| !part.is_empty()).map(one).collect()
}

/// Writes a drawing of each of a chip's memories; gives their names.
fn draw_memories(stem: &str, instance: &Instance<'_>, chip: Chip) -> Result<String, String> {
    let mut written = String::new();
    for level in [Level::L1, Level::L0C, Level::Ub] {
        let drawing = fit(instance, |func| compile_drawn(func, &Facts::default(), chip, level));
        let file = format!("{stem}.{}.svg", level.name());
        std::fs::write(&file, drawing.map_err(|e| e.to_string())?).map_err(|e| format!("{file}: {e}"))?;
        written += &format!("{file}\n");
    }
    Ok(written)
}

fn text(options: &Options, instance: &Instance<'_>) -> Result<String, String> {
    if let Some(npu) = options.target.as_deref().and_then(npu) {
        return npu_text(options, instance, npu?);
    }
    if options.extents.is_some() {
        return Err("`--extents` expects `--target ascendc:CHIP --after cost`".to_owned());
    }
    if options.memory_svg.is_some() {
        return Err("`--memory-svg` expects `--target ascendc:CHIP`".to_owned());
    }
    if let Some(file) = &options.layout_svg {
        return draw(file, options, instance);
    }
    match (options.target.as_deref(), options.after.as_deref()) {
        (Some(arch), Some("layout")) => Ok(layouts(instance, arch)?.to_string()),
        (None, Some("layout" | "lower")) => {
            Err("`--after layout` and `--after lower` expect `--target`, one with threads".to_owned())
        }
        (None, None) => Ok(instance.def().ir.to_owned()),
        (Some(arch), Some("lower")) => Ok(compiled(instance, arch)?.program),
        (_, Some(last)) => Ok(print(&lowered(instance, last)?)),
        (Some("cpu"), None) => {
            let source = parse(instance.def().ir).map_err(|e| e.to_string())?;
            Ok(tile_cpu_codegen::emit(&source).items)
        }
        (Some(arch), None) => Ok(compiled(instance, arch)?.text),
    }
}

/// The parameters of an instance, some of them as `T=bf16,BM=64` says.
fn chosen(instance: &Instance<'_>, with: &str) -> Result<(Vec<DType>, Vec<i64>), String> {
    let generic = parse(instance.def().ir).map_err(|e| e.to_string())?;
    let (mut elems, mut consts) = (instance.elems().to_vec(), instance.consts().to_vec());
    for part in with.split(',').filter(|part| !part.is_empty()) {
        let wrong = |expected: &str| format!("`--with` has `{part}`, expected {expected}");
        let (name, value) = part.split_once('=').ok_or_else(|| wrong("a parameter and its value, as in `BM=64`"))?;
        if let Some(i) = generic.elems.iter().position(|elem| elem.name == name) {
            elems[i] = DType::from_name(value).ok_or_else(|| wrong("an element type, as in `T=bf16`"))?;
        } else if let Some(i) = generic.consts.iter().position(|param| param.name == name) {
            consts[i] = value.parse().map_err(|_| wrong("a whole number, as in `BM=64`"))?;
        } else {
            let names = generic.elems.iter().map(|elem| elem.name.as_str());
            let names: Vec<&str> = names.chain(generic.consts.iter().map(|param| param.name.as_str())).collect();
            return Err(wrong(&format!("one of the parameters {}", names.join(", "))));
        }
    }
    Ok((elems, consts))
}

/// What was asked for, of the instance that was.
fn emitted(options: &Options, default: &Instance<'_>) -> Result<String, String> {
    let Some(with) = &options.with else { return text(options, default) };
    let (elems, consts) = chosen(default, with)?;
    text(options, &Instance::new(default.def(), &elems, &consts, default.externs()))
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
    (entry.with)(&mut |kernel| kernel.with_instance(&mut |instance| result = emitted(&options, instance)));
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
