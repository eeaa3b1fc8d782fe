//! What tests of WGSL share: naga as the judge of modules.

use naga::back::{hlsl, msl, spv};
use naga::proc::BoundsCheckPolicies;
use naga::valid::{Capabilities, ModuleInfo, ValidationFlags, Validator};
use tile_wgpu::wgsl::Class;

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
