//! Memory, copies and tensor maps.

use super::{call, give};
use crate::device::DEVICES;
use crate::launch::MAP_MARK;
use crate::memory::{Map, Window};
use crate::state::{Outcome, State};
use crate::stream::{StreamId, Work};
use cudarc::driver::sys::{
    CUdevice, CUdeviceptr, CUmemPool_attribute, CUmemoryPool, CUresult, CUstream, CUtensorMap, CUtensorMapDataType,
    CUtensorMapFloatOOBfill, CUtensorMapInterleave, CUtensorMapL2promotion, CUtensorMapSwizzle,
};
use std::ffi::{c_uchar, c_void};

/// Memory for so many bytes, unless the device has not as much.
fn reserve(state: &mut State, bytes: usize) -> Outcome<u64> {
    let device = state.device()?;
    match bytes {
        0 => Err(CUresult::CUDA_ERROR_INVALID_VALUE),
        _ if bytes > DEVICES[device].memory / 8 => Err(CUresult::CUDA_ERROR_OUT_OF_MEMORY),
        _ => Ok(state.memory.reserve(bytes)),
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuMemAlloc_v2(to: *mut CUdeviceptr, bytes: usize) -> CUresult {
    call("cuMemAlloc_v2", |state| {
        state.may_synchronise()?;
        let address = reserve(state, bytes)?;
        state.memory.begin(address).map_err(|_| CUresult::CUDA_ERROR_UNKNOWN)?;
        // SAFETY: as the driver's.
        unsafe { give(to, address) }
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuMemFree_v2(address: CUdeviceptr) -> CUresult {
    call("cuMemFree_v2", |state| {
        state.may_synchronise()?;
        let device = state.device()?;
        state.finish_all(device);
        state.memory.end(address).map_err(|reason| {
            state.fault(reason);
            CUresult::CUDA_ERROR_INVALID_VALUE
        })
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuMemAllocAsync(to: *mut CUdeviceptr, bytes: usize, stream: CUstream) -> CUresult {
    call("cuMemAllocAsync", |state| {
        let stream = state.stream(stream.expose_provenance())?;
        if !DEVICES[stream.device].pools {
            return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED);
        }
        let address = reserve(state, bytes)?;
        state.queue(stream, Work::Allocate(address));
        // SAFETY: as the driver's.
        unsafe { give(to, address) }
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuMemFreeAsync(address: CUdeviceptr, stream: CUstream) -> CUresult {
    call("cuMemFreeAsync", |state| {
        let stream = state.stream(stream.expose_provenance())?;
        if !state.memory.knows(address) {
            state.fault(format!("what is freed at {address:#x} was never allocated"));
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        state.queue(stream, Work::Free(address));
        Ok(())
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> CUresult {
    call("cuMemGetInfo_v2", |state| {
        let device = &DEVICES[state.device()?];
        // SAFETY: as the driver's.
        unsafe {
            give(free, (device.memory / 8).saturating_sub(state.memory.live()))?;
            give(total, device.memory)
        }
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuMemsetD8Async(at: CUdeviceptr, value: c_uchar, bytes: usize, stream: CUstream) -> CUresult {
    call("cuMemsetD8Async", |state| {
        let stream = state.stream(stream.expose_provenance())?;
        state.queue(stream, Work::Set { at, value, bytes });
        Ok(())
    })
}

/// The stream of a copy between host and device: a graph would read or write
/// the host's memory when it is launched, long after the call.
fn uncaptured(state: &mut State, stream: CUstream) -> Outcome<StreamId> {
    let stream = state.stream(stream.expose_provenance())?;
    if state.streams[&stream].capture.is_some() {
        state.fault("a copy of memory that is the host's for the call alone is captured".to_owned());
    }
    Ok(stream)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuMemcpyHtoDAsync_v2(
    to: CUdeviceptr,
    from: *const c_void,
    bytes: usize,
    stream: CUstream,
) -> CUresult {
    call("cuMemcpyHtoDAsync_v2", |state| {
        let stream = uncaptured(state, stream)?;
        // SAFETY: as the driver's. Memory that is not page-locked is read
        // before the call returns.
        let bytes = unsafe { std::slice::from_raw_parts(from.cast::<u8>(), bytes) }.to_vec();
        state.queue(stream, Work::CopyIn { to, bytes });
        Ok(())
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuMemcpyDtoHAsync_v2(to: *mut c_void, from: CUdeviceptr, bytes: usize, stream: CUstream) -> CUresult {
    call("cuMemcpyDtoHAsync_v2", |state| {
        let stream = uncaptured(state, stream)?;
        // As late as for memory that is page-locked.
        state.queue(stream, Work::CopyOut { from, to: to.expose_provenance(), bytes });
        Ok(())
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuMemcpyDtoDAsync_v2(to: CUdeviceptr, from: CUdeviceptr, bytes: usize, stream: CUstream) -> CUresult {
    call("cuMemcpyDtoDAsync_v2", |state| {
        let stream = state.stream(stream.expose_provenance())?;
        state.queue(stream, Work::Copy { from, to, bytes });
        Ok(())
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuDeviceGetDefaultMemPool(to: *mut CUmemoryPool, device: CUdevice) -> CUresult {
    call("cuDeviceGetDefaultMemPool", |_| {
        let known = usize::try_from(device).ok().filter(|&device| device < DEVICES.len());
        let device = known.ok_or(CUresult::CUDA_ERROR_INVALID_DEVICE)?;
        // SAFETY: as the driver's.
        unsafe { give(to, std::ptr::without_provenance_mut(0xb00 + device)) }
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuMemPoolGetAttribute(_: CUmemoryPool, _: CUmemPool_attribute, to: *mut c_void) -> CUresult {
    // SAFETY: as the driver's; the one attribute asked for has 64 bits.
    call("cuMemPoolGetAttribute", |state| unsafe { give(to.cast(), state.kept) })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuMemPoolSetAttribute(_: CUmemoryPool, _: CUmemPool_attribute, from: *mut c_void) -> CUresult {
    call("cuMemPoolSetAttribute", |state| {
        // SAFETY: as above.
        state.kept = unsafe { from.cast::<u64>().read() };
        Ok(())
    })
}

#[unsafe(no_mangle)]
#[allow(clippy::too_many_arguments, reason = "the driver's")]
unsafe extern "C" fn cuTensorMapEncodeTiled(
    to: *mut CUtensorMap,
    ty: CUtensorMapDataType,
    rank: u32,
    address: *mut c_void,
    dims: *const u64,
    strides: *const u64,
    boxes: *const u32,
    steps: *const u32,
    _: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    _: CUtensorMapL2promotion,
    _: CUtensorMapFloatOOBfill,
) -> CUresult {
    call("cuTensorMapEncodeTiled", |state| {
        let rank = usize::try_from(rank).ok().filter(|rank| (1..=5).contains(rank));
        let rank = rank.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)?;
        // SAFETY: as the driver's: arrays of that many elements.
        let (dims, strides, boxes, steps) =
            unsafe { (list(dims, rank), list(strides, rank - 1), list(boxes, rank), list(steps, rank)) };
        if steps.iter().any(|&step| step != 1) {
            return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED);
        }
        let (address, width, swizzle) = (address.addr() as u64, width(ty), span(swizzle));
        // SAFETY: as the driver's.
        unsafe { encode(state, to, Map { address, dims, strides, boxes, width, swizzle, window: None }) }
    })
}

#[unsafe(no_mangle)]
#[allow(clippy::too_many_arguments, reason = "the driver's")]
unsafe extern "C" fn cuTensorMapEncodeIm2col(
    to: *mut CUtensorMap,
    ty: CUtensorMapDataType,
    rank: u32,
    address: *mut c_void,
    dims: *const u64,
    strides: *const u64,
    first: *const i32,
    last: *const i32,
    columns: u32,
    places: u32,
    steps: *const u32,
    _: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    _: CUtensorMapL2promotion,
    _: CUtensorMapFloatOOBfill,
) -> CUresult {
    call("cuTensorMapEncodeIm2col", |state| {
        let rank = usize::try_from(rank).ok().filter(|rank| (3..=5).contains(rank));
        let rank = rank.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)?;
        // SAFETY: as the driver's: arrays of that many elements, corners on the
        // axes between the fastest and the slowest.
        let (dims, strides, first, last, steps) = unsafe {
            (list(dims, rank), list(strides, rank - 1), list(first, rank - 2), list(last, rank - 2), list(steps, rank))
        };
        let window = Some(Window { first, last, steps: steps[1..rank - 1].to_vec() });
        let mut boxes = vec![1; rank];
        (boxes[0], boxes[rank - 1]) = (columns, places);
        let (address, width, swizzle) = (address.addr() as u64, width(ty), span(swizzle));
        // SAFETY: as the driver's.
        unsafe { encode(state, to, Map { address, dims, strides, boxes, width, swizzle, window }) }
    })
}

/// Copies an array.
///
/// # Safety
/// It has so many elements.
unsafe fn list<T: Copy>(from: *const T, len: usize) -> Vec<T> {
    // SAFETY: the caller's promise.
    unsafe { std::slice::from_raw_parts(from, len) }.to_vec()
}

/// Bytes of an element.
fn width(ty: CUtensorMapDataType) -> u64 {
    use CUtensorMapDataType as Type;
    match ty {
        Type::CU_TENSOR_MAP_DATA_TYPE_UINT8 => 1,
        Type::CU_TENSOR_MAP_DATA_TYPE_UINT16
        | Type::CU_TENSOR_MAP_DATA_TYPE_FLOAT16
        | Type::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 => 2,
        Type::CU_TENSOR_MAP_DATA_TYPE_UINT64
        | Type::CU_TENSOR_MAP_DATA_TYPE_INT64
        | Type::CU_TENSOR_MAP_DATA_TYPE_FLOAT64 => 8,
        _ => 4,
    }
}

/// Bytes of a row of a permutation.
fn span(swizzle: CUtensorMapSwizzle) -> u32 {
    match swizzle {
        CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B => 32,
        CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B => 64,
        CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B => 128,
        _ => 0,
    }
}

/// Keeps a map, and gives words that name it.
///
/// # Safety
/// A map may be written to the pointer.
unsafe fn encode(state: &mut State, to: *mut CUtensorMap, map: Map) -> Outcome<()> {
    map.check()?;
    let mut encoded = CUtensorMap { opaque: [0; 16] };
    encoded.opaque[0] = MAP_MARK;
    encoded.opaque[1] = state.maps.len() as u64;
    // For behaviours, which see the parameter alone: extents and strides.
    let fields = map.dims.iter().chain(&map.strides).copied();
    encoded.opaque[2..].iter_mut().zip(fields).for_each(|(word, field)| *word = field);
    state.maps.push(map);
    // SAFETY: the caller's promise.
    unsafe { give(to, encoded) }
}
