//! DLPack's tensors, and what has to hold of one before it is an argument.
//!
//! The types mirror `DLTensor` of DLPack 1.1, which C and C++ libraries pass
//! among each other. Managed tensors begin with one, so a pointer to it is all
//! that a call takes; who owns the memory is not its business.

use crate::status::Failure;
use std::ffi::c_void;
use tile_core::elem::DType;
use tile_core::launch::{LaunchError, Memory, TensorParts};

/// The most axes of a tensor.
pub const MAX_RANK: usize = 5;

/// Where a tensor's memory is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct DLDevice {
    /// The kind of device.
    pub device_type: i32,
    /// Its number among those of its kind.
    pub device_id: i32,
}

impl DLDevice {
    /// `kDLCPU`: host memory.
    pub const CPU: i32 = 1;
    /// `kDLCUDA`.
    pub const CUDA: i32 = 2;
    /// `kDLCUDAManaged`: memory that host and device share.
    pub const CUDA_MANAGED: i32 = 13;
}

/// What an element is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct DLDataType {
    /// The family.
    pub code: u8,
    /// Bits of a lane.
    pub bits: u8,
    /// Lanes of a vector type; 1 for scalars.
    pub lanes: u16,
}

impl DLDataType {
    /// The element type of kernels, if there is one.
    fn dtype(self) -> Option<DType> {
        Some(match (self.code, self.bits) {
            (0, 8) => DType::I8,
            (0, 16) => DType::I16,
            (0, 32) => DType::I32,
            (0, 64) => DType::I64,
            (1, 8) => DType::U8,
            (1, 16) => DType::U16,
            (1, 32) => DType::U32,
            (1, 64) => DType::U64,
            (2, 16) => DType::F16,
            (2, 32) => DType::F32,
            (2, 64) => DType::F64,
            (4, 16) => DType::BF16,
            (6, 8) => DType::Bool,
            // kDLFloat8_e4m3fn and kDLFloat8_e5m2.
            (10, 8) => DType::E4M3,
            (12, 8) => DType::E5M2,
            _ => return None,
        })
    }
}

/// A tensor.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct DLTensor {
    /// The memory.
    pub data: *mut c_void,
    /// Where it is.
    pub device: DLDevice,
    /// The number of axes.
    pub ndim: i32,
    /// What an element is.
    pub dtype: DLDataType,
    /// Extents.
    pub shape: *mut i64,
    /// Distances between neighbours in elements; null for row-major order.
    pub strides: *mut i64,
    /// Bytes from `data` to the first element.
    pub byte_offset: u64,
}

/// Extents and strides, copied out of a tensor: the caller may share the
/// arrays with other threads.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Axes {
    rank: usize,
    shape: [i64; MAX_RANK],
    strides: [i64; MAX_RANK],
}

impl Axes {
    /// Of a tensor for the parameter of this name.
    ///
    /// # Safety
    /// `shape` is null or valid for `ndim` reads, and so is `strides`.
    pub(crate) unsafe fn of(argument: &str, tensor: &DLTensor) -> Result<Axes, Failure> {
        let rank = usize::try_from(tensor.ndim).ok().filter(|&rank| rank <= MAX_RANK);
        let rank = rank
            .ok_or_else(|| refused(argument, &format!("has {} axes, at most {MAX_RANK} are possible", tensor.ndim)))?;
        let mut axes = Axes { rank, ..Axes::default() };
        if rank == 0 {
            return Ok(axes);
        }
        if tensor.shape.is_null() {
            return Err(refused(argument, "has no extents, its `shape` is null"));
        }
        for axis in 0..rank {
            // SAFETY: the caller's promise.
            axes.shape[axis] = unsafe { tensor.shape.add(axis).read() };
        }
        if tensor.strides.is_null() {
            axes.strides = row_major(&axes.shape[..rank]).ok_or_else(|| {
                Failure::from(LaunchError::Strides {
                    argument: argument.to_owned(),
                    reason: "its elements span more than the address space".to_owned(),
                })
            })?;
        } else {
            for axis in 0..rank {
                // SAFETY: as above.
                axes.strides[axis] = unsafe { tensor.strides.add(axis).read() };
            }
        }
        Ok(axes)
    }

    fn is_empty(&self) -> bool {
        self.shape[..self.rank].contains(&0)
    }
}

/// Strides of row-major order.
fn row_major(shape: &[i64]) -> Option<[i64; MAX_RANK]> {
    let mut strides = [0; MAX_RANK];
    let mut stride = 1_i64;
    for (axis, &extent) in shape.iter().enumerate().rev() {
        strides[axis] = stride;
        stride = stride.checked_mul(extent.max(1))?;
    }
    Some(strides)
}

/// What a tensor is, for the parameter of this name.
pub(crate) fn parts<'a>(
    argument: &str,
    tensor: &DLTensor,
    axes: &'a Axes,
    memory: Memory,
    mutable: bool,
) -> Result<TensorParts<'a>, Failure> {
    let DLDataType { code, bits, lanes } = tensor.dtype;
    if lanes != 1 {
        return Err(refused(argument, &format!("has elements of {lanes} lanes, expected 1")));
    }
    let dtype = tensor.dtype.dtype();
    let dtype = dtype.ok_or_else(|| {
        refused(
            argument,
            &format!("has elements of DLPack's type code {code} with {bits} bits, which kernels do not have"),
        )
    })?;
    let offset = usize::try_from(tensor.byte_offset).ok();
    let address = offset.and_then(|offset| tensor.data.addr().checked_add(offset));
    let address = address.ok_or_else(|| refused(argument, "lies beyond the address space by its `byte_offset`"))?;
    if !axes.is_empty() && tensor.data.is_null() {
        return Err(refused(argument, "has elements, but its `data` is null"));
    }
    if !address.is_multiple_of(dtype.bytes()) {
        return Err(refused(argument, &format!("is not aligned for elements {dtype}")));
    }
    Ok(TensorParts {
        dtype,
        address: tensor.data.with_addr(address).cast(),
        memory,
        shape: &axes.shape[..axes.rank],
        strides: &axes.strides[..axes.rank],
        mutable,
    })
}

fn refused(argument: &str, reason: &str) -> Failure {
    Failure::call(format!("argument `{argument}` {reason}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const F32: DLDataType = DLDataType { code: 2, bits: 32, lanes: 1 };

    fn tensor(data: usize, shape: &mut [i64]) -> DLTensor {
        DLTensor {
            data: std::ptr::without_provenance_mut(data),
            device: DLDevice { device_type: DLDevice::CUDA, device_id: 0 },
            ndim: shape.len() as i32,
            dtype: F32,
            shape: shape.as_mut_ptr(),
            strides: std::ptr::null_mut(),
            byte_offset: 0,
        }
    }

    fn outcome(tensor: &DLTensor) -> Result<(usize, Vec<i64>, Vec<i64>), String> {
        // SAFETY: the arrays are those of `tensor`.
        let axes = unsafe { Axes::of("x", tensor) }.map_err(|error| error.to_string())?;
        let parts = parts("x", tensor, &axes, Memory::Device(0), false).map_err(|error| error.to_string())?;
        Ok((parts.address.addr(), parts.shape.to_vec(), parts.strides.to_vec()))
    }

    #[test]
    fn null_strides_are_row_major() {
        assert_eq!(outcome(&tensor(64, &mut [2, 3, 4])), Ok((64, vec![2, 3, 4], vec![12, 4, 1])));
        assert_eq!(outcome(&tensor(64, &mut [])), Ok((64, vec![], vec![])));
        assert_eq!(outcome(&tensor(0, &mut [5, 0])), Ok((0, vec![5, 0], vec![1, 1])));
        let mut strides = [1, 7];
        let strided = DLTensor { strides: strides.as_mut_ptr(), byte_offset: 8, ..tensor(64, &mut [7, 2]) };
        assert_eq!(outcome(&strided), Ok((72, vec![7, 2], vec![1, 7])));
    }

    #[test]
    fn malformed_tensors_are_errors() {
        let mut shape = [4];
        let plain = tensor(64, &mut shape);
        let refusals = [
            (DLTensor { ndim: -1, ..plain }, "argument `x` has -1 axes, at most 5 are possible"),
            (DLTensor { ndim: 6, ..plain }, "argument `x` has 6 axes, at most 5 are possible"),
            (DLTensor { shape: std::ptr::null_mut(), ..plain }, "argument `x` has no extents, its `shape` is null"),
            (DLTensor { data: std::ptr::null_mut(), ..plain }, "argument `x` has elements, but its `data` is null"),
            (DLTensor { byte_offset: 2, ..plain }, "argument `x` is not aligned for elements f32"),
            (
                DLTensor { byte_offset: u64::MAX, ..plain },
                "argument `x` lies beyond the address space by its `byte_offset`",
            ),
            (
                DLTensor { dtype: DLDataType { lanes: 4, ..F32 }, ..plain },
                "argument `x` has elements of 4 lanes, expected 1",
            ),
            (
                DLTensor { dtype: DLDataType { code: 5, bits: 64, lanes: 1 }, ..plain },
                "argument `x` has elements of DLPack's type code 5 with 64 bits, which kernels do not have",
            ),
        ];
        for (tensor, message) in refusals {
            assert_eq!(outcome(&tensor), Err(message.to_owned()));
        }
        let huge = outcome(&tensor(64, &mut [2, i64::MAX, i64::MAX]));
        assert_eq!(huge, Err("argument `x`: its elements span more than the address space".to_owned()));
    }

    #[test]
    fn every_element_type_has_a_code() {
        let codes = (0..32).flat_map(|code| [8, 16, 32, 64].map(|bits| DLDataType { code, bits, lanes: 1 }));
        let found: Vec<DType> = codes.filter_map(DLDataType::dtype).collect();
        for &dtype in DType::ALL {
            let times = found.iter().filter(|&&found| found == dtype).count();
            assert_eq!(times, usize::from(dtype != DType::Index), "{dtype}");
        }
    }
}
