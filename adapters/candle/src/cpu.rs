//! Launches on candle's memory of the host, without copies.

use crate::dtype::Types;
use crate::error::wrap;
use crate::op::Op;
use candle_core::{CpuStorage, DType as Candle, Layout, Result, Shape};
use std::sync::atomic::AtomicBool;
use tile_adapter::host::{self, Vector};
use tile_adapter::{Operand, dims};
use tile_kernel::launch::KernelDef;

/// Calls `$body` with the vector of a storage as `$vector`.
macro_rules! with_vector {
    ($storage:expr, $vector:ident => $body:expr) => {
        match $storage {
            CpuStorage::U8($vector) => $body,
            CpuStorage::U32($vector) => $body,
            CpuStorage::I16($vector) => $body,
            CpuStorage::I32($vector) => $body,
            CpuStorage::I64($vector) => $body,
            CpuStorage::BF16($vector) => $body,
            CpuStorage::F16($vector) => $body,
            CpuStorage::F32($vector) => $body,
            CpuStorage::F64($vector) => $body,
            CpuStorage::F8E4M3($vector) => $body,
            CpuStorage::F6E2M3($vector) => $body,
            CpuStorage::F6E3M2($vector) => $body,
            CpuStorage::F4($vector) => $body,
            CpuStorage::F8E8M0($vector) => $body,
        }
    };
}

fn dtype(storage: &CpuStorage) -> Candle {
    candle_core::backend::BackendStorage::dtype(storage)
}

/// A tensor of candle's, to be read.
pub(crate) fn input(def: &KernelDef, storage: &CpuStorage, layout: &Layout) -> Result<Operand> {
    with_vector!(storage, vector => {
        let width = size_of_val(vector.as_slice()) / vector.len().max(1);
        operand(def, (vector.as_ptr().expose_provenance() as u64, vector.len(), width), layout)
    })
}

/// A tensor of candle's, to be updated.
pub(crate) fn output(def: &KernelDef, storage: &mut CpuStorage, layout: &Layout) -> Result<Operand> {
    with_vector!(storage, vector => {
        let width = size_of_val(vector.as_slice()) / vector.len().max(1);
        operand(def, (vector.as_mut_ptr().expose_provenance() as u64, vector.len(), width), layout)
    })
}

/// A tensor in memory that starts at an address, and has so many elements of so many bytes.
pub(crate) fn operand(def: &KernelDef, memory: (u64, usize, usize), layout: &Layout) -> Result<Operand> {
    Operand::new(def, memory, layout.start_offset(), layout.dims(), layout.stride()).map_err(wrap)
}

/// Runs an op on arguments; gives its results.
pub(crate) fn forward(op: &Op, inputs: &[(&CpuStorage, &Layout)]) -> Result<Vec<(CpuStorage, Shape)>> {
    let def = op.def();
    let types: Vec<Candle> = inputs.iter().map(|(storage, _)| dtype(storage)).collect();
    let operands: Vec<Operand> =
        inputs.iter().map(|(storage, layout)| input(def, storage, layout)).collect::<Result<_>>()?;
    // SAFETY: the caller borrows the storages, and no type of candle's is read as `bool`.
    let results = unsafe { host::forward::<Types, CpuStorage>(&op.call, &types, &operands) }.map_err(wrap)?;
    Ok(results.into_iter().map(|(storage, shape)| (storage, Shape::from(dims(&shape)))).collect())
}

/// Runs an op that updates its outputs.
///
/// # Safety
/// The operands lie in storages that are borrowed until then, those of outputs exclusively.
pub(crate) unsafe fn in_place(op: &Op, inputs: &[(Candle, Operand)], outputs: &[(Candle, Operand)]) -> Result<()> {
    op.call.with_instance(|instance| {
        let given: Vec<(Candle, Vec<i64>)> =
            inputs.iter().map(|(dtype, operand)| (*dtype, operand.shape.clone())).collect();
        let plan = crate::in_place::plan(op, instance, &given, outputs)?;
        let inputs: Vec<Operand> = inputs.iter().map(|(_, operand)| operand.clone()).collect();
        let outputs: Vec<(Operand, Option<&AtomicBool>)> =
            outputs.iter().map(|(_, operand)| (operand.clone(), None)).collect();
        // SAFETY: the caller's promise.
        unsafe { host::run(instance, &plan, &inputs, &outputs) }.map_err(wrap)
    })
}

// SAFETY: the memory is that of a vector of the type, which does not grow.
unsafe impl Vector<Types> for CpuStorage {
    fn new(dtype: Candle, len: usize, clear: bool) -> Option<CpuStorage> {
        fn new<T: Copy + Default>(len: usize, clear: bool) -> Vec<T> {
            if clear { vec![T::default(); len] } else { Vec::with_capacity(len) }
        }
        Some(match dtype {
            Candle::U8 => CpuStorage::U8(new(len, clear)),
            Candle::U32 => CpuStorage::U32(new(len, clear)),
            Candle::I16 => CpuStorage::I16(new(len, clear)),
            Candle::I32 => CpuStorage::I32(new(len, clear)),
            Candle::I64 => CpuStorage::I64(new(len, clear)),
            Candle::BF16 => CpuStorage::BF16(new(len, clear)),
            Candle::F16 => CpuStorage::F16(new(len, clear)),
            Candle::F32 => CpuStorage::F32(new(len, clear)),
            Candle::F64 => CpuStorage::F64(new(len, clear)),
            Candle::F8E4M3 => CpuStorage::F8E4M3(new(len, clear)),
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
