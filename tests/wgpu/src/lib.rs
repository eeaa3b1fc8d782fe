//! The parts that tests of WGSL share: naga and Tint as validators of modules, and kernels that
//! only these tests have.

use naga::back::{hlsl, msl, spv};
use naga::proc::BoundsCheckPolicies;
use naga::valid::{Capabilities, ModuleInfo, ValidationFlags, Validator};
use std::collections::BTreeMap;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use tile_kernel::elem::DType;
use tile_kernel::launch::Instance;
use tile_kernel::prelude::*;
use tile_wgpu::wgsl::Class;

/// Turns the first 64 elements of `y` around and adds 1, as often as `count` says, which
/// the kernel writes as well; then, where `count` was 3, by what is read from a tile, adds
/// 100. So every loop and branch around barriers is decided by memory that is written.
#[tile_kernel]
pub fn turned_around(count: &mut Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(count = [_], y = [n]);
    require!(n >= 64, "there are 64 elements");
    let [_b] = blocks([1]);
    let mut t = shared::<i32>([64]);
    let mut seen = shared::<i32>([1]);
    for _ in 0..cast::<usize>(count[0]) {
        copy(y.at([0]), &mut t);
        parallel!(64, |i| {
            y[i] = t[63 - i] + 1;
        });
    }
    let old = count.atomic_add([0], 1, Relaxed);
    parallel!(1, |i| {
        seen[i] = old;
    });
    if seen[0] == 3 {
        copy(y.at([0]), &mut t);
        parallel!(64, |i| {
            y[i] = t[63 - i] + 100;
        });
    }
}

/// The element types of an instance, and the same with `f16` in the place of `f32` where
/// those are others.
pub fn with_halves(instance: &Instance<'_>) -> Vec<Vec<DType>> {
    let own = instance.elems().to_vec();
    let halves: Vec<DType> = own.iter().map(|&ty| if ty == DType::F32 { DType::F16 } else { ty }).collect();
    if halves == own { vec![own] } else { vec![own, halves] }
}

/// Asks Tint about modules that browsers may run, by their names: what it refuses, with
/// its words. Nothing where `TILE_TINT` names no package of it (`.ci/tint`).
///
/// # Errors
/// When Node.js gives no answer, with what it said.
pub fn tint_refuses(modules: &BTreeMap<String, String>) -> Option<Result<BTreeMap<String, String>, String>> {
    let package = std::env::var_os("TILE_TINT")?;
    static FOLDERS: AtomicU32 = AtomicU32::new(0);
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("tile-tint-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder in a temporary one");
    for (number, text) in modules.values().enumerate() {
        std::fs::write(folder.join(format!("{number:05}")), text).expect("a file in a temporary folder");
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tint.mjs");
    let said = Command::new("node").arg(script).arg(&package).arg(&folder).output().expect("Node.js starts");
    std::fs::remove_dir_all(&folder).expect("the folder is still there");
    let text = String::from_utf8_lossy(&said.stdout);
    let answers: Vec<&str> = text.lines().filter_map(|line| line.split_once(' ')).map(|(_, answer)| answer).collect();
    if answers.len() != modules.len() {
        return Some(Err(format!("{text}{}", String::from_utf8_lossy(&said.stderr))));
    }
    let refused = modules.keys().zip(answers).filter(|&(_, answer)| answer != "taken");
    Some(Ok(refused.map(|(name, answer)| (name.clone(), answer.to_owned())).collect()))
}

/// Parses and validates a module, and writes it as SPIR-V, MSL and HLSL.
///
/// # Errors
/// What naga says.
pub fn accepted(text: &str, class: &Class) -> Result<(), String> {
    let module = naga::front::wgsl::parse_str(text).map_err(|error| error.emit_to_string(text))?;
    // WGSL's core, as browsers have it: `unpack2x16float` is in it.
    let mut capabilities = Capabilities::SHADER_FLOAT16_IN_FLOAT32;
    capabilities.set(Capabilities::SUBGROUP, class.subgroup > 1);
    capabilities.set(Capabilities::SHADER_FLOAT16, class.f16);
    capabilities.set(Capabilities::COOPERATIVE_MATRIX, class.cooperative.is_some());
    let info = Validator::new(ValidationFlags::all(), capabilities)
        .validate(&module)
        .map_err(|error| error.emit_to_string(text))?;
    let matrices = module.types.iter().any(|(_, ty)| matches!(ty.inner, naga::TypeInner::CooperativeMatrix { .. }));
    for_vulkan(&module, &info)?;
    match &class.cooperative {
        // DirectX has no cooperative matrices, and Metal reads them from elements alone.
        Some(cooperative) if matrices && cooperative.vectors => Ok(()),
        Some(_) if matrices => for_metal(&module, &info),
        _ => for_metal(&module, &info).and_then(|()| for_directx(&module, &info)),
    }
}

fn for_vulkan(module: &naga::Module, info: &ModuleInfo) -> Result<(), String> {
    let options = spv::Options::default();
    spv::write_vec(module, info, &options, None).map_err(|error| format!("SPIR-V: {error}"))?;
    Ok(())
}

fn for_metal(module: &naga::Module, info: &ModuleInfo) -> Result<(), String> {
    let options = msl::Options {
        lang_version: (2, 4),
        fake_missing_bindings: true,
        bounds_check_policies: BoundsCheckPolicies::default(),
        ..msl::Options::default()
    };
    msl::write_string(module, info, &options, &msl::PipelineOptions::default())
        .map_err(|error| format!("MSL: {error}"))?;
    Ok(())
}

fn for_directx(module: &naga::Module, info: &ModuleInfo) -> Result<(), String> {
    let options = hlsl::Options { fake_missing_bindings: true, ..hlsl::Options::default() };
    let (mut text, pipeline) = (String::new(), hlsl::PipelineOptions::default());
    hlsl::Writer::new(&mut text, &options, &pipeline)
        .write(module, info, None)
        .map_err(|error| format!("HLSL: {error}"))?;
    Ok(())
}
