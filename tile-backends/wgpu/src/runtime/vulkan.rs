//! What Vulkan tells of an adapter, and wgpu does not: all of its cooperative matrices.
//!
//! wgpu knows those that WGSL can say. Vulkan reports matrices by the types of all
//! four of a product, the extents, and who holds them; those that thread IR can say
//! have operands of one type, sums of one type, and belong to a subgroup.

use super::extensions::Shape;
use wgpu::Adapter;

/// The matrices of an adapter that takes modules in SPIR-V 1.6; nothing where it is not
/// of Vulkan 1.3. wgpu was found to have `EXPERIMENTAL_COOPERATIVE_MATRIX` where there
/// are any.
#[cfg(all(feature = "spirv", not(target_family = "wasm"), not(target_vendor = "apple")))]
pub(super) fn matrices(adapter: &Adapter) -> Option<Vec<Shape>> {
    use ash::khr::cooperative_matrix;
    use ash::vk;
    use tile_core::elem::DType;
    use wgpu::Features;

    // SAFETY: nothing of the adapter is changed, and nothing of it is kept.
    let vulkan = unsafe { adapter.as_hal::<wgpu::hal::api::Vulkan>() }?;
    let (shared, physical) = (vulkan.shared_instance(), vulkan.raw_physical_device());
    // SAFETY: the device is one of the instance.
    let properties = unsafe { shared.raw_instance().get_physical_device_properties(physical) };
    if properties.api_version < vk::API_VERSION_1_3 {
        return None;
    }
    if !adapter.features().contains(Features::EXPERIMENTAL_COOPERATIVE_MATRIX) {
        return Some(Vec::new());
    }
    let functions = cooperative_matrix::Instance::new(shared.entry(), shared.raw_instance());
    // SAFETY: the device has the extension, as the feature says.
    let reported = unsafe { functions.get_physical_device_cooperative_matrix_properties(physical) };
    let of = |ty| match ty {
        vk::ComponentTypeKHR::FLOAT16 => Some(DType::F16),
        vk::ComponentTypeKHR::FLOAT32 => Some(DType::F32),
        vk::ComponentTypeKHR::SINT8 => Some(DType::I8),
        vk::ComponentTypeKHR::UINT8 => Some(DType::U8),
        vk::ComponentTypeKHR::SINT32 | vk::ComponentTypeKHR::UINT32 => Some(DType::I32),
        _ => None,
    };
    let shape = |matrix: &vk::CooperativeMatrixPropertiesKHR<'_>| {
        let same = matrix.a_type == matrix.b_type && matrix.c_type == matrix.result_type;
        let held = matrix.scope == vk::ScopeKHR::SUBGROUP && matrix.saturating_accumulation == vk::FALSE;
        let (operand, sum) = (of(matrix.a_type)?, of(matrix.c_type)?);
        // Sums of bytes have a sign where these have one.
        let signs = match operand {
            DType::I8 => matrix.c_type == vk::ComponentTypeKHR::SINT32,
            DType::U8 => matrix.c_type == vk::ComponentTypeKHR::UINT32,
            _ => operand.is_float() && sum.is_float(),
        };
        let extents = [matrix.m_size, matrix.n_size, matrix.k_size].map(u8::try_from);
        let [Ok(m), Ok(n), Ok(k)] = extents else { return None };
        (same && held && signs).then_some((operand, sum, [m, n, k]))
    };
    let mut shapes: Vec<Shape> = reported.unwrap_or_default().iter().filter_map(shape).collect();
    // The largest first, in the driver's order where they are as large.
    shapes.sort_by_key(|&(_, _, extents)| std::cmp::Reverse(extents.map(u32::from).iter().product::<u32>()));
    Some(shapes)
}

/// No adapter here takes such modules.
#[cfg(not(all(feature = "spirv", not(target_family = "wasm"), not(target_vendor = "apple"))))]
pub(super) fn matrices(_: &Adapter) -> Option<Vec<Shape>> {
    None
}
