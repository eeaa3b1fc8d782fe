//! From WGSL to SPIR-V, by naga.

use crate::wgsl::EmitError;
use naga::back::spv::{Capability, Options, WriterFlags, ZeroInitializeWorkgroupMemoryMode, write_vec};
use naga::proc::{BoundsCheckPolicies, BoundsCheckPolicy};
use naga::valid::{Capabilities, ValidationFlags, Validator};

/// What modules may use, of which devices have what a class has.
const CAPABILITIES: [Capability; 14] = [
    Capability::Shader,
    Capability::Matrix,
    Capability::Float16,
    Capability::Int8,
    Capability::GroupNonUniform,
    Capability::GroupNonUniformVote,
    Capability::GroupNonUniformArithmetic,
    Capability::GroupNonUniformBallot,
    Capability::GroupNonUniformShuffle,
    Capability::GroupNonUniformShuffleRelative,
    Capability::GroupNonUniformQuad,
    Capability::DotProductKHR,
    Capability::DotProductInput4x8BitKHR,
    Capability::DotProductInput4x8BitPackedKHR,
];

/// The words of a module. Names stay, by which stand-ins are found.
pub(super) fn words(text: &str) -> Result<Vec<u32>, EmitError> {
    let refused = |reason: String| EmitError::Malformed(format!("naga refuses its WGSL: {reason}"));
    let module = naga::front::wgsl::parse_str(text).map_err(|error| refused(error.emit_to_string(text)))?;
    let mut validator = Validator::new(ValidationFlags::all(), Capabilities::all());
    let info = validator.validate(&module).map_err(|error| refused(error.emit_to_string(text)))?;
    // As modules that wgpu makes without its checks: a kernel has its own.
    let options = Options {
        lang_version: (1, 6),
        flags: WriterFlags::DEBUG,
        capabilities: Some(CAPABILITIES.into_iter().collect()),
        bounds_check_policies: BoundsCheckPolicies {
            index: BoundsCheckPolicy::Unchecked,
            buffer: BoundsCheckPolicy::Unchecked,
            image_load: BoundsCheckPolicy::Unchecked,
            binding_array: BoundsCheckPolicy::Unchecked,
        },
        zero_initialize_workgroup_memory: ZeroInitializeWorkgroupMemoryMode::None,
        force_loop_bounding: false,
        use_storage_input_output_16: false,
        emit_int_div_checks: false,
        ..Options::default()
    };
    write_vec(&module, &info, &options, None).map_err(|error| refused(error.to_string()))
}
