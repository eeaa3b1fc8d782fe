//! Launches on tensors of Flex, burn's backend for CPUs, without copies.

use crate::dtype::Types;
use burn::backend::Flex;
use burn::backend::TensorMetadata;
use burn::backend::flex::{FlexTensor, Layout};
use burn::backend::ops::FloatTensorOps;
use burn::tensor::{Bytes, DType as Burn, Shape, bf16, f16};
use std::fmt;
use tile_adapter::host::{self, Vector};
use tile_adapter::{Call, Differentiable, Framework, Operand, dims, malformed};
use tile_kernel::elem::{DType, Elem};
use tile_kernel::launch::{KernelDef, LaunchError};

/// The alignment that every element type is content with.
const ALIGN: usize = 8;

/// Memory of a result, until it is a tensor's.
pub(crate) enum Memory {
    F64(Vec<f64>),
    F32(Vec<f32>),
    F16(Vec<f16>),
    BF16(Vec<bf16>),
    I64(Vec<i64>),
    I32(Vec<i32>),
    I16(Vec<i16>),
    I8(Vec<i8>),
    U64(Vec<u64>),
    U32(Vec<u32>),
    U16(Vec<u16>),
    U8(Vec<u8>),
}

/// Calls `$body` with the vector of a memory as `$vector`.
macro_rules! with_vector {
    ($memory:expr, $vector:ident => $body:expr) => {
        match $memory {
            Memory::F64($vector) => $body,
            Memory::F32($vector) => $body,
            Memory::F16($vector) => $body,
            Memory::BF16($vector) => $body,
            Memory::I64($vector) => $body,
            Memory::I32($vector) => $body,
            Memory::I16($vector) => $body,
            Memory::I8($vector) => $body,
            Memory::U64($vector) => $body,
            Memory::U32($vector) => $body,
            Memory::U16($vector) => $body,
            Memory::U8($vector) => $body,
        }
    };
}

// SAFETY: the memory is that of a vector of the type, which does not grow.
unsafe impl Vector<Types> for Memory {
    fn new(dtype: Burn, len: usize, clear: bool) -> Option<Memory> {
        fn new<T: Copy + Default>(len: usize, clear: bool) -> Vec<T> {
            if clear { vec![T::default(); len] } else { Vec::with_capacity(len) }
        }
        Some(match dtype {
            Burn::F64 => Memory::F64(new(len, clear)),
            Burn::F32 => Memory::F32(new(len, clear)),
            Burn::F16 => Memory::F16(new(len, clear)),
            Burn::BF16 => Memory::BF16(new(len, clear)),
            Burn::I64 => Memory::I64(new(len, clear)),
            Burn::I32 => Memory::I32(new(len, clear)),
            Burn::I16 => Memory::I16(new(len, clear)),
            Burn::I8 => Memory::I8(new(len, clear)),
            Burn::U64 => Memory::U64(new(len, clear)),
            Burn::U32 => Memory::U32(new(len, clear)),
            Burn::U16 => Memory::U16(new(len, clear)),
            Burn::U8 | Burn::Bool(_) => Memory::U8(new(len, clear)),
            _ => return None,
        })
    }

    fn address(&mut self) -> u64 {
        with_vector!(self, vector => vector.as_mut_ptr().expose_provenance() as u64)
    }

    unsafe fn set_len(&mut self, len: usize) {
        // SAFETY: the caller's promise.
        with_vector!(self, vector => unsafe { vector.set_len(len) });
    }
}

impl Memory {
    fn into_bytes(self) -> Bytes {
        with_vector!(self, vector => Bytes::from_elems(vector))
    }
}

/// Runs a call on tensors; gives its results.
///
/// # Errors
/// For arguments that do not fit the kernel, and as a launch.
pub(crate) fn forward(call: &Call, inputs: &[FlexTensor]) -> Result<Vec<FlexTensor>, LaunchError> {
    let def = call.def();
    let stored: Vec<FlexTensor> = inputs.iter().map(readable).collect();
    check_bools(call, &stored)?;
    let types: Vec<Burn> = stored.iter().map(FlexTensor::dtype).collect();
    let operands: Vec<Operand> = stored.iter().map(|input| operand(def, input)).collect::<Result<_, _>>()?;
    // SAFETY: the tensors own their memory until the end of this function, nobody writes memory
    // that is shared, and those of `bool` have been checked.
    let results = unsafe { host::forward::<Types, Memory>(call, &types, &operands) }?;
    let kinds = call.with_instance(|instance| {
        let outputs = instance.def().params.iter().filter(|param| param.mutable);
        outputs.map(|param| tile_adapter::element(instance, param.elem)).collect::<Vec<_>>()
    });
    let made = results.into_iter().zip(kinds).map(|((memory, shape), kind)| {
        let dtype = kind
            .and_then(Types::stored)
            .ok_or_else(|| malformed(def, "a result has elements that burn lacks".to_owned()))?;
        Ok(FlexTensor::new(memory.into_bytes(), Layout::contiguous(Shape::from(dims(&shape))), dtype))
    });
    made.collect()
}

/// A tensor that views can be made of: the same one, or a copy where axes run backwards or memory
/// of another library is not aligned.
fn readable(tensor: &FlexTensor) -> FlexTensor {
    let aligned = if tensor.bytes().as_ptr().addr().is_multiple_of(ALIGN) {
        tensor.clone()
    } else {
        FlexTensor::new(Bytes::from_bytes_vec(tensor.bytes().to_vec()), tensor.layout().clone(), tensor.dtype())
    };
    let backwards = aligned.layout().strides().iter().any(|&stride| stride < 0);
    if backwards { aligned.to_contiguous() } else { aligned }
}

fn operand(def: &KernelDef, tensor: &FlexTensor) -> Result<Operand, LaunchError> {
    let (layout, width) = (tensor.layout(), tensor.dtype().size());
    let start = tensor.bytes().as_ptr().expose_provenance() as u64;
    let strides: Vec<usize> = layout.strides().iter().map(|&stride| stride.unsigned_abs()).collect();
    let memory = (start, tensor.bytes().len() / width, width);
    Operand::new(def, memory, layout.start_offset(), layout.shape().as_slice(), &strides)
}

/// Fails for a tensor of booleans with a byte that is none, which a kernel must not read.
fn check_bools(call: &Call, inputs: &[FlexTensor]) -> Result<(), LaunchError> {
    let params = call.def().params.iter().filter(|param| param.rank.is_some() && !param.mutable);
    for (param, input) in params.zip(inputs) {
        let reads_bools = match param.elem {
            Elem::Is(dtype) => dtype == DType::Bool,
            _ => matches!(input.dtype(), Burn::Bool(_)),
        };
        if reads_bools && input.bytes().iter().any(|&byte| byte > 1) {
            let argument = param.name.to_owned();
            let reason = "has elements of `bool` with bytes other than 0 and 1".to_owned();
            return Err(LaunchError::Strides { argument, reason });
        }
    }
    Ok(())
}

impl Differentiable for Flexible {
    type Error = LaunchError;

    fn refused(error: LaunchError) -> LaunchError {
        error
    }

    fn extents(&self) -> Vec<usize> {
        self.0.shape().to_vec()
    }

    fn permuted(&self, axes: &[usize]) -> Result<Flexible, LaunchError> {
        Ok(Flexible(self.0.permute(axes)))
    }

    fn of_type(self, other: &Flexible) -> Result<Flexible, LaunchError> {
        Ok(if self.0.dtype() == other.0.dtype() {
            self
        } else {
            Flexible(Flex::float_cast(self.0, other.0.dtype().into()))
        })
    }

    fn run(call: &Call, args: &[Flexible]) -> Result<Vec<Flexible>, LaunchError> {
        let args: Vec<FlexTensor> = args.iter().map(|arg| arg.0.clone()).collect();
        Ok(forward(call, &args)?.into_iter().map(Flexible).collect())
    }
}

/// A tensor that kernels of a backward pass run on.
#[derive(Clone, Debug)]
pub(crate) struct Flexible(pub(crate) FlexTensor);

/// The type and extents of a tensor, on which a backward pass is tried out.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Described {
    dtype: Burn,
    shape: Vec<usize>,
}

impl Described {
    pub(crate) fn of(tensor: &FlexTensor) -> Described {
        Described { dtype: tensor.dtype(), shape: tensor.shape().to_vec() }
    }
}

impl fmt::Display for Described {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} of elements {:?}", self.shape, self.dtype)
    }
}

impl Differentiable for Described {
    type Error = LaunchError;

    fn refused(error: LaunchError) -> LaunchError {
        error
    }

    fn extents(&self) -> Vec<usize> {
        self.shape.clone()
    }

    fn permuted(&self, axes: &[usize]) -> Result<Described, LaunchError> {
        Ok(Described { dtype: self.dtype, shape: axes.iter().map(|&axis| self.shape[axis]).collect() })
    }

    fn of_type(self, other: &Described) -> Result<Described, LaunchError> {
        Ok(Described { dtype: other.dtype, ..self })
    }

    fn run(call: &Call, args: &[Described]) -> Result<Vec<Described>, LaunchError> {
        let given: Vec<_> = args.iter().map(|arg| (arg.dtype, tile_adapter::extents(&arg.shape))).collect();
        let plan = call.with_instance(|instance| call.plan::<Types>(instance, &given))?;
        Ok(plan.outputs().map(|(dtype, _, shape)| Described { dtype, shape: dims(&shape) }).collect())
    }
}
