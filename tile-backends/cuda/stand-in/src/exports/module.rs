//! Modules, their functions, and assembly.

use super::{call, give};
use crate::device::DEVICES;
use crate::module::{CODE, Function, Linker, read};
use crate::state::{Outcome, State};
use cudarc::driver::sys::{
    CUfunction, CUfunction_attribute, CUjit_option, CUjitInputType, CUlaunchConfig, CUlinkState, CUmodule, CUresult,
};
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::ptr::with_exposed_provenance_mut;

/// Writes what the assembler says to the log that the options name.
///
/// # Safety
/// There are so many options and values, and the log is as long as they say.
unsafe fn say(state: &mut State, count: c_uint, options: *const CUjit_option, values: *const *mut c_void) {
    let find = |wanted: CUjit_option| {
        // SAFETY: the caller's promise.
        (0..count as usize).find(|&i| unsafe { *options.add(i) } == wanted).map(|i| unsafe { *values.add(i) })
    };
    let log = find(CUjit_option::CU_JIT_ERROR_LOG_BUFFER);
    let room = find(CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES).map_or(0, |room| room.addr());
    if let Some(log) = log.filter(|log| !log.is_null() && room > state.log.len()) {
        // SAFETY: there is room for the text and a zero.
        unsafe {
            log.cast::<u8>().copy_from_nonoverlapping(state.log.as_ptr(), state.log.len());
            log.cast::<u8>().add(state.log.len()).write(0);
        }
    }
    state.log.clear();
}

/// The text of an image: PTX, or the code that [`cuLinkComplete`] made of it.
///
/// # Safety
/// The image is a C string, or that code.
unsafe fn text(image: *const c_void) -> Outcome<String> {
    let start = image.cast::<u8>();
    let marked = (0..CODE.len()).all(|i| {
        // SAFETY: bytes before this one were none of a string's end.
        unsafe { *start.add(i) == CODE[i] }
    });
    let bytes = if marked {
        // SAFETY: code has its length behind the mark, and as many bytes.
        unsafe {
            let length = start.add(CODE.len()).cast::<[u8; 8]>().read();
            std::slice::from_raw_parts(start.add(CODE.len() + 8), u64::from_le_bytes(length) as usize)
        }
    } else {
        // SAFETY: the caller's promise.
        unsafe { CStr::from_ptr(image.cast()) }.to_bytes()
    };
    let text = std::str::from_utf8(bytes).map_err(|_| CUresult::CUDA_ERROR_INVALID_IMAGE)?;
    Ok(text.trim_end_matches('\0').to_owned())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuModuleLoadData(to: *mut CUmodule, image: *const c_void) -> CUresult {
    call("cuModuleLoadData", |state| {
        state.may_synchronise()?;
        // SAFETY: as the driver's.
        let module = state.load(&unsafe { text(image) }?)?;
        // SAFETY: as above.
        unsafe { give(to, with_exposed_provenance_mut(module)) }
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuModuleLoadDataEx(
    to: *mut CUmodule,
    image: *const c_void,
    count: c_uint,
    options: *mut CUjit_option,
    values: *mut *mut c_void,
) -> CUresult {
    let result = call("cuModuleLoadDataEx", |state| {
        state.may_synchronise()?;
        // SAFETY: as the driver's.
        let module = state.load(&unsafe { text(image) }?)?;
        // SAFETY: as above.
        unsafe { give(to, with_exposed_provenance_mut(module)) }
    });
    if result != CUresult::CUDA_SUCCESS {
        // SAFETY: as the driver's.
        crate::driver::DRIVER.with(|state| unsafe { say(state, count, options, values) });
    }
    result
}

#[unsafe(no_mangle)]
extern "C" fn cuModuleUnload(module: CUmodule) -> CUresult {
    call("cuModuleUnload", |state| {
        state.may_synchronise()?;
        let device = state.device()?;
        let known = state.modules.get_mut(&module.expose_provenance()).filter(|module| module.loaded);
        let known = known.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        if known.device != device {
            return Err(CUresult::CUDA_ERROR_INVALID_CONTEXT);
        }
        known.loaded = false;
        Ok(())
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuModuleGetFunction(to: *mut CUfunction, module: CUmodule, name: *const c_char) -> CUresult {
    call("cuModuleGetFunction", |state| {
        // SAFETY: as the driver's.
        let entry = unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned();
        let module = module.expose_provenance();
        let known = state.modules.get(&module).filter(|module| module.loaded);
        if !known.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?.entries.contains_key(&entry) {
            return Err(CUresult::CUDA_ERROR_NOT_FOUND);
        }
        let handle = state.handle();
        state.functions.insert(handle, Function { module, entry, shared: None });
        // SAFETY: as above.
        unsafe { give(to, with_exposed_provenance_mut(handle)) }
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuFuncGetAttribute(
    to: *mut c_int,
    attribute: CUfunction_attribute,
    function: CUfunction,
) -> CUresult {
    call("cuFuncGetAttribute", |state| {
        // A function may be loaded as late as this.
        state.may_synchronise()?;
        if attribute != CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES {
            return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED);
        }
        let function = state.functions.get(&function.expose_provenance());
        let entry = &function.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?.entry;
        // SAFETY: as the driver's.
        unsafe { give(to, state.spills.get(entry).copied().unwrap_or(0)) }
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuFuncSetAttribute(function: CUfunction, attribute: CUfunction_attribute, value: c_int) -> CUresult {
    call("cuFuncSetAttribute", |state| {
        if attribute != CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES {
            return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED);
        }
        let most = DEVICES[state.device()?].shared;
        let function = state.functions.get_mut(&function.expose_provenance());
        let function = function.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        let bytes = u32::try_from(value).ok().filter(|&bytes| bytes <= most);
        function.shared = Some(bytes.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)?);
        Ok(())
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
    to: *mut c_int,
    function: CUfunction,
    threads: c_int,
    shared: usize,
) -> CUresult {
    call("cuOccupancyMaxActiveBlocksPerMultiprocessor", |state| {
        let device = &DEVICES[state.device()?];
        if !state.functions.contains_key(&function.expose_provenance()) {
            return Err(CUresult::CUDA_ERROR_INVALID_HANDLE);
        }
        let by_threads = 2048 / threads.max(1);
        let by_memory = device.shared as usize / shared.max(1);
        // SAFETY: as the driver's.
        unsafe { give(to, by_threads.min(by_memory as c_int)) }
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuOccupancyMaxActiveClusters(
    to: *mut c_int,
    function: CUfunction,
    config: *const CUlaunchConfig,
) -> CUresult {
    call("cuOccupancyMaxActiveClusters", |state| {
        let device = &DEVICES[state.device()?];
        if !state.functions.contains_key(&function.expose_provenance()) {
            return Err(CUresult::CUDA_ERROR_INVALID_HANDLE);
        }
        // SAFETY: as the driver's.
        let (blocks, shared) = unsafe { ((*config).gridDimX, (*config).sharedMemBytes) };
        let fits = shared <= device.shared && blocks > 0;
        // SAFETY: as the driver's.
        unsafe { give(to, if fits { (device.multiprocessors / blocks) as c_int } else { 0 }) }
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuLinkCreate_v2(
    _: c_uint,
    _: *mut CUjit_option,
    _: *mut *mut c_void,
    to: *mut CUlinkState,
) -> CUresult {
    call("cuLinkCreate_v2", |state| {
        state.device()?;
        let handle = state.handle();
        state.linkers.insert(handle, Linker::default());
        // SAFETY: as the driver's.
        unsafe { give(to, with_exposed_provenance_mut(handle)) }
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuLinkAddData_v2(
    linker: CUlinkState,
    kind: CUjitInputType,
    data: *mut c_void,
    size: usize,
    _: *const c_char,
    _: c_uint,
    _: *mut CUjit_option,
    _: *mut *mut c_void,
) -> CUresult {
    call("cuLinkAddData_v2", |state| {
        if kind != CUjitInputType::CU_JIT_INPUT_PTX {
            return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED);
        }
        let device = state.device()?;
        let linker = state.linkers.get_mut(&linker.expose_provenance()).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        // SAFETY: as the driver's.
        let bytes = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), size) };
        let text = std::str::from_utf8(bytes).map_err(|_| CUresult::CUDA_ERROR_INVALID_PTX)?;
        text.trim_end_matches('\0').clone_into(&mut linker.text);
        read(&linker.text, DEVICES[device].capability)?;
        Ok(())
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuLinkComplete(linker: CUlinkState, to: *mut *mut c_void, size: *mut usize) -> CUresult {
    call("cuLinkComplete", |state| {
        let linker = state.linkers.get_mut(&linker.expose_provenance()).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        linker.code = [CODE.as_slice(), &(linker.text.len() as u64).to_le_bytes(), linker.text.as_bytes()].concat();
        // SAFETY: as the driver's. The code lives until the linker is destroyed.
        unsafe {
            give(size, linker.code.len())?;
            give(to, linker.code.as_mut_ptr().cast())
        }
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuLinkDestroy(linker: CUlinkState) -> CUresult {
    call("cuLinkDestroy", |state| {
        state.linkers.remove(&linker.expose_provenance()).map(|_| ()).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)
    })
}
