//! Rounding errors of a launch as JSON.

use crate::instance::Prepared;
use crate::scalar::TileScalar;
use crate::status::Failure;
use crate::tensor::DLTensor;

/// What the kernel's IR says of a launch of these arguments, as the header says.
///
/// # Errors
/// As [`Prepared::launch`].
///
/// # Safety
/// As for [`Prepared::launch`]; no element is read.
#[cfg(feature = "verify")]
pub(crate) unsafe fn of(
    kernel: &Prepared,
    tensors: &[*const DLTensor],
    scalars: &[TileScalar],
) -> Result<String, Failure> {
    let found = |instance: &tile_core::launch::Instance<'_>, args: &mut [tile_core::launch::Arg<'_>]| {
        Ok(tile_verify::Rounding::of(instance, args)?)
    };
    // SAFETY: the caller's promise.
    let found = unsafe { kernel.with_arguments(tensors, scalars, found) }?;
    let json = serde_json::json!({
        "type": found.dtype.map(|dtype| dtype.name()),
        "accumulation": found.accumulation,
        "unordered": found.unordered,
    });
    Ok(json.to_string())
}

/// What a build without the feature says.
///
/// # Safety
/// None is needed.
#[cfg(not(feature = "verify"))]
pub(crate) unsafe fn of(_: &Prepared, _: &[*const DLTensor], _: &[TileScalar]) -> Result<String, Failure> {
    Err(Failure::call("this library was built without the feature `verify` of `tile-capi`".to_owned()))
}
