//! Launches.

use super::call;
use crate::driver::DRIVER;
use crate::launch::{Attribute, Launch};
use cudarc::driver::sys::{CUfunction, CUlaunchAttributeID as Id, CUlaunchConfig, CUresult};
use std::ffi::c_void;
use std::sync::atomic::Ordering;

#[unsafe(no_mangle)]
unsafe extern "C" fn cuLaunchKernelEx(
    config: *const CUlaunchConfig,
    function: CUfunction,
    params: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> CUresult {
    if DRIVER.quick.load(Ordering::Relaxed) {
        return CUresult::CUDA_SUCCESS;
    }
    call("cuLaunchKernelEx", |state| {
        if !extra.is_null() {
            return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED);
        }
        // SAFETY: as the driver's.
        let config = unsafe { &*config };
        let stream = state.stream(config.hStream.expose_provenance())?;
        let attributes = (0..config.numAttrs as usize).map(|i| {
            // SAFETY: as the driver's: there are so many, and the number says
            // which field of a value is meant.
            let attribute = unsafe { &*config.attrs.add(i) };
            match attribute.id {
                Id::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION => {
                    // SAFETY: as above.
                    let allowed = unsafe { attribute.value.programmaticStreamSerializationAllowed };
                    Attribute::ProgrammaticStreamSerialization(allowed != 0)
                }
                other => Attribute::Other(other as u32),
            }
        });
        let launch = Launch {
            entry: String::new(),
            module: 0,
            stream: stream.handle,
            grid: [config.gridDimX, config.gridDimY, config.gridDimZ],
            block: [config.blockDimX, config.blockDimY, config.blockDimZ],
            shared: config.sharedMemBytes,
            attributes: attributes.collect(),
            params: Vec::new(),
            captured: false,
        };
        // SAFETY: as the driver's: an address for each parameter.
        unsafe { state.launch(function.expose_provenance(), stream, launch, params) }
    })
}
