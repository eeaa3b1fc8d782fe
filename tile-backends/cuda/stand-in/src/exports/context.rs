//! The driver, devices and contexts.

use super::{call, give};
use crate::device::{self, DEVICES, Device};
use crate::driver::DRIVER;
use crate::state::{Outcome, context_handle, current};
use cudarc::driver::sys::{CUcontext, CUdevice, CUdevice_attribute, CUresult};
use std::ffi::{c_char, c_int, c_uint};
use std::ptr::{null_mut, with_exposed_provenance_mut};

fn device(number: CUdevice) -> Outcome<(usize, &'static Device)> {
    let number = usize::try_from(number).map_err(|_| CUresult::CUDA_ERROR_INVALID_DEVICE)?;
    DEVICES.get(number).map(|device| (number, device)).ok_or(CUresult::CUDA_ERROR_INVALID_DEVICE)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuDriverGetVersion(version: *mut c_int) -> CUresult {
    // SAFETY: as the driver's.
    match unsafe { give(version, device::version()) } {
        Ok(()) => CUresult::CUDA_SUCCESS,
        Err(error) => error,
    }
}

#[unsafe(no_mangle)]
extern "C" fn cuInit(flags: c_uint) -> CUresult {
    DRIVER.with(|state| {
        state.calls.push("cuInit");
        if flags != 0 {
            return CUresult::CUDA_ERROR_INVALID_VALUE;
        }
        if device::start() == Some(CUresult::CUDA_ERROR_NO_DEVICE as i32) {
            return CUresult::CUDA_ERROR_NO_DEVICE;
        }
        state.started = true;
        CUresult::CUDA_SUCCESS
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuDeviceGetCount(count: *mut c_int) -> CUresult {
    // SAFETY: as the driver's.
    call("cuDeviceGetCount", |_| unsafe { give(count, DEVICES.len() as c_int) })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuDeviceGet(to: *mut CUdevice, ordinal: c_int) -> CUresult {
    // SAFETY: as the driver's.
    call("cuDeviceGet", |_| device(ordinal).and_then(|_| unsafe { give(to, ordinal) }))
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuDeviceGetName(name: *mut c_char, length: c_int, number: CUdevice) -> CUresult {
    call("cuDeviceGetName", |_| {
        let (_, device) = device(number)?;
        let room = usize::try_from(length).ok().filter(|&room| room > device.name.len());
        room.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)?;
        // SAFETY: as the driver's: there is room for the name and a zero.
        unsafe {
            name.cast::<u8>().copy_from_nonoverlapping(device.name.as_ptr(), device.name.len());
            give(name.add(device.name.len()), 0)
        }
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuDeviceTotalMem_v2(bytes: *mut usize, number: CUdevice) -> CUresult {
    // SAFETY: as the driver's.
    call("cuDeviceTotalMem_v2", |_| device(number).and_then(|(_, device)| unsafe { give(bytes, device.memory) }))
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuDeviceGetAttribute(to: *mut c_int, attribute: CUdevice_attribute, number: CUdevice) -> CUresult {
    call("cuDeviceGetAttribute", |_| {
        let value = device(number)?.1.attribute(attribute).ok_or(CUresult::CUDA_ERROR_NOT_SUPPORTED)?;
        // SAFETY: as the driver's.
        unsafe { give(to, value) }
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuDevicePrimaryCtxRetain(to: *mut CUcontext, number: CUdevice) -> CUresult {
    call("cuDevicePrimaryCtxRetain", |state| {
        let (number, _) = device(number)?;
        state.contexts[number] += 1;
        // SAFETY: as the driver's.
        unsafe { give(to, with_exposed_provenance_mut(context_handle(number))) }
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuDevicePrimaryCtxRelease_v2(number: CUdevice) -> CUresult {
    call("cuDevicePrimaryCtxRelease_v2", |state| {
        let (number, _) = device(number)?;
        match state.contexts[number] {
            0 => return Err(CUresult::CUDA_ERROR_INVALID_CONTEXT),
            1 => state.finish_all(number),
            _ => {}
        }
        state.contexts[number] -= 1;
        Ok(())
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuCtxSetCurrent(context: CUcontext) -> CUresult {
    call("cuCtxSetCurrent", |state| state.choose(context.expose_provenance()))
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuCtxGetCurrent(to: *mut CUcontext) -> CUresult {
    let handle = current().map_or(null_mut(), |device| with_exposed_provenance_mut(context_handle(device)));
    // Every launch asks, so measurements go without the lock.
    // SAFETY: as the driver's.
    match unsafe { give(to, handle) } {
        Ok(()) => CUresult::CUDA_SUCCESS,
        Err(error) => error,
    }
}

#[unsafe(no_mangle)]
extern "C" fn cuCtxSynchronize() -> CUresult {
    call("cuCtxSynchronize", |state| {
        let device = state.device()?;
        state.none_captures(device)?;
        state.finish_all(device);
        Ok(())
    })
}
