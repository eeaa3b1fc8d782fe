//! Compilation from an instance to the text of a program, for every target: the part of a first
//! launch before a driver or a vendor's compiler.

use tile_ascend::Chip;
use tile_ascend::compile::{compile_ascendc, compile_npuir};
use tile_ascend::lower::Facts;
use tile_core::ir::Func;
use tile_core::launch::{Arg, Instance, LaunchError};
use tile_core::passes::fit;
use tile_cuda::ptx::Arch;
use tile_simt::facts::LaunchFacts;
use tile_wgpu::compile::compile_instance;
use tile_wgpu::wgsl::Class;

/// What is known of the arguments of a launch.
#[derive(Clone, Copy)]
pub(crate) enum Known<'a> {
    /// Whole row-major tensors of convenient extents.
    #[allow(dead_code, reason = "the benchmark has arguments")]
    Strongest,
    /// These.
    #[allow(dead_code, reason = "the test has none")]
    Args(&'a [Arg<'a>]),
}

impl Known<'_> {
    fn threads(self, func: &Func) -> LaunchFacts {
        match self {
            Known::Strongest => LaunchFacts::strongest(func),
            Known::Args(args) => LaunchFacts::of(args),
        }
    }

    fn ascend(self, func: &Func) -> Facts {
        match self {
            Known::Strongest => Facts::default(),
            Known::Args(args) => Facts::of(func, args, false),
        }
    }
}

/// A target, and how many bytes the text or the words of an instance's program have.
pub(crate) struct Target {
    pub(crate) name: &'static str,
    pub(crate) lower: fn(&Instance<'_>, Known<'_>) -> Result<usize, LaunchError>,
}

pub(crate) const TARGETS: [Target; 7] = [
    Target { name: "sm_80", lower: |instance, known| ptx(instance, known, Arch::Sm80) },
    Target { name: "sm_90a", lower: |instance, known| ptx(instance, known, Arch::Sm90a) },
    Target { name: "WGSL", lower: |instance, known| module(instance, known, &Class::DESKTOP) },
    Target { name: "WGSL, software GPU", lower: |instance, known| module(instance, known, &Class::SOFTWARE_GPU) },
    Target { name: "SPIR-V", lower: |instance, known| module(instance, known, &Class::spirv()) },
    Target {
        name: "Ascend C",
        lower: |instance, known| {
            fit(instance, |func| compile_ascendc(func, &known.ascend(func), chip()).map(|source| source.text.len()))
        },
    },
    Target {
        name: "AscendNPU IR",
        lower: |instance, known| {
            fit(instance, |func| compile_npuir(func, &known.ascend(func), chip()).map(|text| text.len()))
        },
    },
];

fn ptx(instance: &Instance<'_>, known: Known<'_>, arch: Arch) -> Result<usize, LaunchError> {
    let compile = |func: &Func| tile_cuda::compile::compile(func, &known.threads(func), arch);
    fit(instance, compile).map(|compiled| compiled.emitted.text.len())
}

fn module(instance: &Instance<'_>, known: Known<'_>, class: &Class) -> Result<usize, LaunchError> {
    let func = tile_core::passes::instantiate(instance)?;
    let facts = known.threads(&func);
    let compiled = compile_instance(instance, &facts, class)?;
    Ok(compiled.spirv.map_or(compiled.emitted.text.len(), |words| 4 * words.len()))
}

fn chip() -> Chip {
    Chip::from_name("910B1").expect("a chip of the table")
}
