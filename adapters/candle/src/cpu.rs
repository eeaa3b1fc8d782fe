//! Launches on candle's memory of the host, without copies.

use crate::error::{malformed, wrap};
use crate::op::Op;
use crate::operand::{Operand, Part, Plan, count, dims, extents};
use candle_core::{CpuStorage, DType as Candle, Layout, Result, Shape};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use tile_kernel::elem::DType;
use tile_kernel::launch::{Arg, Device, Instance, KernelDef, LaunchError, Memory, TensorArg, TensorParts};
use tile_kernel::prelude::Cpu;

/// One device for all ops: it keeps memory of its blocks between launches.
static DEVICE: LazyLock<Cpu> = LazyLock::new(Cpu::new);

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
        Operand::new(def, vector.as_ptr().expose_provenance() as u64, vector.len(), width, layout).map_err(wrap)
    })
}

/// A tensor of candle's, to be updated.
pub(crate) fn output(def: &KernelDef, storage: &mut CpuStorage, layout: &Layout) -> Result<Operand> {
    with_vector!(storage, vector => {
        let width = size_of_val(vector.as_slice()) / vector.len().max(1);
        Operand::new(def, vector.as_mut_ptr().expose_provenance() as u64, vector.len(), width, layout).map_err(wrap)
    })
}

/// The types and extents of arguments.
fn given(inputs: &[(&CpuStorage, &Layout)]) -> Vec<(Candle, Vec<i64>)> {
    inputs.iter().map(|(storage, layout)| (dtype(storage), extents(layout.dims()))).collect()
}

/// Runs an op on arguments; gives its results.
pub(crate) fn forward(op: &Op, inputs: &[(&CpuStorage, &Layout)]) -> Result<Vec<(CpuStorage, Shape)>> {
    op.with_instance(|instance| {
        let plan = op.plan(instance, &given(inputs)).map_err(wrap)?;
        let def = instance.def();
        let operands: Vec<Operand> =
            inputs.iter().map(|(storage, layout)| input(def, storage, layout)).collect::<Result<_>>()?;
        let mut results = allocate(def, &plan, true).map_err(wrap)?;
        let outcome = match run_new(instance, &plan, &operands, &mut results) {
            // Known for smaller extents alone: zeros will do for any.
            Err(LaunchError::Uninitialised { .. }) => {
                results = allocate(def, &plan, false).map_err(wrap)?;
                run_new(instance, &plan, &operands, &mut results)
            }
            outcome => outcome,
        };
        outcome.map_err(wrap)?;
        Ok(results.into_iter().map(|result| (result.storage, result.shape)).collect())
    })
}

/// Runs an op that updates its outputs.
///
/// # Safety
/// The operands lie in storages that are borrowed until then, those of outputs exclusively.
pub(crate) unsafe fn in_place(op: &Op, inputs: &[(Candle, Operand)], outputs: &[(Candle, Operand)]) -> Result<()> {
    op.with_instance(|instance| {
        let given: Vec<(Candle, Vec<i64>)> =
            inputs.iter().map(|(dtype, operand)| (*dtype, operand.shape.clone())).collect();
        let plan = crate::in_place::plan(op, instance, &given, outputs)?;
        let inputs: Vec<Operand> = inputs.iter().map(|(_, operand)| operand.clone()).collect();
        let outputs: Vec<(Operand, Option<&AtomicBool>)> =
            outputs.iter().map(|(_, operand)| (operand.clone(), None)).collect();
        // SAFETY: the caller's promise.
        unsafe { run(instance, &plan, &inputs, &outputs) }.map_err(wrap)
    })
}

/// A result: its memory, empty until it is written if it is not cleared.
struct Made {
    storage: CpuStorage,
    shape: Shape,
    address: u64,
    len: usize,
    /// Whether a launch has written it, of one that is not cleared.
    written: Option<AtomicBool>,
}

/// Memory for results, cleared where the kernel may not write all of it, or everywhere.
fn allocate(def: &KernelDef, plan: &Plan, may_skip: bool) -> std::result::Result<Vec<Made>, LaunchError> {
    plan.outputs()
        .map(|(candle, whole, shape)| {
            let len = count(def, &shape)?;
            let clear = !(whole && may_skip);
            let mut storage =
                vector(candle, len, clear).ok_or_else(|| malformed(def, format!("candle's {candle:?}")))?;
            let address = with_vector!(&mut storage, vector => vector.as_mut_ptr().expose_provenance());
            let written = (!clear).then(|| AtomicBool::new(len == 0));
            Ok(Made { storage, shape: Shape::from(dims(&shape)), address: address as u64, len, written })
        })
        .collect()
}

/// A vector of so many zeros, or one with that capacity.
fn vector(dtype: Candle, len: usize, clear: bool) -> Option<CpuStorage> {
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

/// Runs an op on new results, and makes those vectors long that it has written.
fn run_new(
    instance: &Instance<'_>,
    plan: &Plan,
    inputs: &[Operand],
    results: &mut [Made],
) -> std::result::Result<(), LaunchError> {
    let addresses: Vec<u64> = results.iter().map(|made| made.address).collect();
    let outputs: Vec<(Operand, Option<&AtomicBool>)> =
        plan.operands(&addresses).into_iter().zip(results.iter().map(|made| made.written.as_ref())).collect();
    // SAFETY: the caller borrows the storages of inputs, and results are new.
    unsafe { run(instance, plan, inputs, &outputs) }?;
    for made in results {
        let Some(written) = &made.written else { continue };
        if !written.load(Ordering::Acquire) {
            let reason = "a launch has not written a result".to_owned();
            return Err(malformed(instance.def(), reason));
        }
        let len = made.len;
        // SAFETY: there is capacity for so many elements, and all are written.
        with_vector!(&mut made.storage, vector => unsafe { vector.set_len(len) });
    }
    Ok(())
}

/// Runs an instance on operands.
///
/// # Safety
/// Operands of inputs are borrowed until then and initialised; those of outputs are borrowed
/// exclusively, and initialised unless there is a flag that says whether they are written.
unsafe fn run(
    instance: &Instance<'_>,
    plan: &Plan,
    inputs: &[Operand],
    outputs: &[(Operand, Option<&AtomicBool>)],
) -> std::result::Result<(), LaunchError> {
    let (mut inputs, mut outputs) = (inputs.iter(), outputs.iter());
    let missing = |name: &str| malformed(instance.def(), format!("the tensor `{name}` is missing"));
    let mut args = Vec::with_capacity(plan.parts.len());
    for part in &plan.parts {
        args.push(match part {
            Part::Scalar(scalar) => Arg::Scalar(*scalar),
            Part::Input { name, dtype } => {
                let operand = inputs.next().ok_or_else(|| missing(name))?;
                // SAFETY: the caller's promise.
                Arg::Tensor(unsafe { TensorArg::new(parts(operand, *dtype, false)) })
            }
            Part::Output { name, dtype, .. } => {
                let (operand, written) = outputs.next().ok_or_else(|| missing(name))?;
                // SAFETY: the caller's promise.
                let arg = unsafe { TensorArg::new(parts(operand, *dtype, true)) };
                Arg::Tensor(match written {
                    Some(written) if !written.load(Ordering::Acquire) => arg.uninit(written),
                    _ => arg,
                })
            }
        });
    }
    DEVICE.launch(instance, &mut args)
}

fn parts(operand: &Operand, dtype: DType, mutable: bool) -> TensorParts<'_> {
    TensorParts {
        dtype,
        address: std::ptr::with_exposed_provenance_mut(operand.address as usize),
        memory: Memory::Host,
        shape: &operand.shape,
        strides: &operand.strides,
        mutable,
    }
}
