//! The targets with threads: CUDA, WebGPU and HIP.

use crate::page::{Target, Variant};
use tile_core::elem::DType;
use tile_core::ir::Func;
use tile_core::launch::LaunchError;
use tile_cuda::ptx::{Arch, target};
use tile_simt::lower::Target as Machine;
use tile_wgpu::wgsl::Class;

pub(crate) const CUDA: Target = Target {
    folder: "cuda",
    title: "CUDA",
    about: "`sm_90a` is Hopper, `sm_80` Ampere and what is newer and not Hopper.",
    limits: || machines(&[target(Arch::Sm90a), target(Arch::Sm80)]),
    variants: &[
        Variant { name: "sm_90a", compile: |func| ptx(func, Arch::Sm90a) },
        Variant { name: "sm_80", compile: |func| ptx(func, Arch::Sm80) },
    ],
};

pub(crate) const HIP: Target = Target {
    folder: "hip",
    title: "HIP C++",
    about: "The columns are a CDNA accelerator with waves of 64 lanes and an RDNA GPU with waves of 32. No AMD device has \
            run any of it: cells say what is written as text.",
    limits: || machines(&[(tile_cc::hip::GFX942.target)(), (tile_cc::hip::GFX1100.target)()]),
    variants: &[
        Variant { name: "gfx942", compile: |func| hip(func, &tile_cc::hip::GFX942) },
        Variant { name: "gfx1100", compile: |func| hip(func, &tile_cc::hip::GFX1100) },
    ],
};

pub(crate) const WEBGPU: Target = Target {
    folder: "wgpu",
    title: "WebGPU",
    about: "The columns are WGSL on a GPU of a computer, and the least that every implementation of WebGPU has, browsers \
            included.",
    limits: || {
        let row = |of: fn(&Class) -> String| [&Class::DESKTOP, &Class::MINIMAL].map(of).to_vec();
        vec![
            ("invocations of a workgroup", row(|class| class.max_threads.to_string())),
            ("workgroup memory", row(|class| bytes(class.max_shared.into()))),
            ("lanes that exchange values", row(|class| class.subgroup.to_string())),
            ("storage buffers of a kernel", row(|class| class.storage_buffers.to_string())),
            ("`f16` in arithmetic", row(|class| yes(class.f16))),
        ]
    },
    variants: &[
        Variant { name: "WGSL", compile: |func| wgsl(func, &Class::DESKTOP) },
        Variant { name: "least", compile: |func| wgsl(func, &Class::MINIMAL) },
    ],
};

fn ptx(func: &Func, arch: Arch) -> Result<(), LaunchError> {
    use tile_cuda::compile::{LaunchFacts, compile};
    compile(func, &LaunchFacts::strongest(func), arch).map(drop)
}

fn hip(func: &Func, dialect: &tile_cc::Dialect) -> Result<(), LaunchError> {
    use tile_cc::compile::{LaunchFacts, compile};
    compile(func, &LaunchFacts::strongest(func), dialect).map(drop)
}

fn wgsl(func: &Func, class: &Class) -> Result<(), LaunchError> {
    use tile_wgpu::compile::{LaunchFacts, compile};
    compile(func, &LaunchFacts::strongest(func), class).map(drop)
}

/// The limits of machines whose targets say them.
fn machines(all: &[Machine]) -> Vec<(&'static str, Vec<String>)> {
    let row = |of: fn(&Machine) -> String| all.iter().map(of).collect();
    vec![
        ("lanes of a warp or wave", row(|machine| machine.warp.to_string())),
        ("threads of a block", row(|machine| machine.max_threads.to_string())),
        ("shared memory of a block", row(|machine| bytes(machine.max_shared.into()))),
        ("registers of a thread", row(|machine| machine.max_registers.to_string())),
        ("asynchronous copies", row(|machine| yes(machine.copy_async))),
        (
            "matrix instructions of warps",
            row(|machine| pairs(machine.mma.iter().chain(&machine.cooperative).map(|(a, acc, _)| (*a, *acc)))),
        ),
        ("of warpgroups", row(|machine| pairs(machine.wgmma.iter().copied()))),
    ]
}

/// Pairs of operand and accumulator types, each once.
fn pairs(all: impl Iterator<Item = (DType, DType)>) -> String {
    let mut texts: Vec<String> = all.map(|(operand, acc)| format!("{operand} → {acc}")).collect();
    texts.dedup();
    if texts.is_empty() { "none".to_owned() } else { texts.join(", ") }
}

fn yes(holds: bool) -> String {
    if holds { "yes" } else { "no" }.to_owned()
}

fn bytes(count: u64) -> String {
    if count.is_multiple_of(1024) { format!("{} KiB", count / 1024) } else { format!("{count} bytes") }
}
