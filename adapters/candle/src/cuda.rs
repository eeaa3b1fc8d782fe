//! Launches on candle's memory of CUDA devices, on candle's own stream.

use crate::cpu::operand;
use crate::dtype::{Part, Plan};
use crate::error::{malformed, wrap};
use crate::in_place::{self, elsewhere};
use crate::op::Op;
use candle_core::backend::{BackendDevice, BackendStorage};
use candle_core::cuda_backend::CudaStorageSlice;
use candle_core::cuda_backend::cudarc::driver::{CudaStream, DevicePtr, DevicePtrMut};
use candle_core::{CudaDevice, CudaStorage, DType as Candle, Layout, Result, Shape, Storage, Tensor};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tile_adapter::{Operand, count, dims, extents};
use tile_kernel::elem::DType;
use tile_kernel::launch::{Arg, Device, Input, Instance, KernelDef, LaunchError, Output};
use tile_kernel::prelude::{Cuda, CudaTensorView, CudaTensorViewMut, Element, F8E4M3, F8E5M2, bf16, f16};

type Launched<T> = std::result::Result<T, LaunchError>;

/// Calls `$body` with the slice of a storage as `$slice`.
macro_rules! with_slice {
    ($storage:expr, $slice:ident => $body:expr) => {
        match $storage {
            CudaStorageSlice::U8($slice) => $body,
            CudaStorageSlice::U32($slice) => $body,
            CudaStorageSlice::I16($slice) => $body,
            CudaStorageSlice::I32($slice) => $body,
            CudaStorageSlice::I64($slice) => $body,
            CudaStorageSlice::BF16($slice) => $body,
            CudaStorageSlice::F16($slice) => $body,
            CudaStorageSlice::F32($slice) => $body,
            CudaStorageSlice::F64($slice) => $body,
            CudaStorageSlice::F8E4M3($slice) => $body,
            CudaStorageSlice::F6E2M3($slice) => $body,
            CudaStorageSlice::F6E3M2($slice) => $body,
            CudaStorageSlice::F4($slice) => $body,
            CudaStorageSlice::F8E8M0($slice) => $body,
        }
    };
}

/// The width of elements of a slice, in bytes.
fn width<T>(_: &candle_core::cuda_backend::cudarc::driver::CudaSlice<T>) -> usize {
    size_of::<T>()
}

/// Calls `f` with the operand of a tensor while its memory is in use for reads on the stream.
fn reading<R>(
    def: &KernelDef,
    stream: &Arc<CudaStream>,
    (storage, layout): (&CudaStorage, &Layout),
    f: impl FnOnce(Operand) -> Result<R>,
) -> Result<R> {
    with_slice!(&storage.slice, slice => {
        let (start, _used) = slice.device_ptr(stream);
        f(operand(def, (start, slice.len(), width(slice)), layout)?)
    })
}

/// Calls `f` with the operands of all tensors while they are in use for reads.
fn reading_all<R>(
    def: &KernelDef,
    stream: &Arc<CudaStream>,
    inputs: &[(&CudaStorage, &Layout)],
    found: &mut Vec<Operand>,
    f: &mut dyn FnMut(&[Operand]) -> Result<R>,
) -> Result<R> {
    match inputs {
        [] => f(found),
        [first, rest @ ..] => reading(def, stream, *first, |operand| {
            found.push(operand);
            reading_all(def, stream, rest, found, f)
        }),
    }
}

/// Calls `f` with the operand of an output while its memory is in use for writes.
pub(crate) fn with_output<R>(
    op: &Op,
    storage: &mut CudaStorage,
    layout: &Layout,
    f: impl FnOnce((Candle, Operand)) -> Result<R>,
) -> Result<R> {
    let (dtype, stream) = (storage.dtype(), storage.device.cuda_stream());
    with_slice!(&mut storage.slice, slice => {
        let (len, width) = (slice.len(), width(slice));
        let (start, _used) = slice.device_ptr_mut(&stream);
        f((dtype, operand(op.def(), (start, len, width), layout)?))
    })
}

/// Runs an op on arguments; gives its results.
pub(crate) fn forward(op: &Op, inputs: &[(&CudaStorage, &Layout)]) -> Result<Vec<(CudaStorage, Shape)>> {
    let Some((first, _)) = inputs.first() else {
        return Err(wrap(malformed(op.def(), "it has no argument".to_owned())));
    };
    let device = first.device.clone();
    let stream = device.cuda_stream();
    let given: Vec<(Candle, Vec<i64>)> =
        inputs.iter().map(|(storage, layout)| (storage.dtype(), extents(layout.dims()))).collect();
    op.call.with_instance(|instance| {
        let plan: Plan = op.call.plan(instance, &given).map_err(wrap)?;
        reading_all(op.def(), &stream, inputs, &mut Vec::new(), &mut |operands| {
            let mut results = allocate(instance.def(), &device, &plan, true)?;
            let outcome = match run_new(instance, &stream, &plan, operands, &mut results)? {
                // Known for smaller extents alone: zeros will do for any.
                Err(LaunchError::Uninitialised { .. }) => {
                    results = allocate(instance.def(), &device, &plan, false)?;
                    run_new(instance, &stream, &plan, operands, &mut results)?
                }
                outcome => outcome,
            };
            outcome.map_err(wrap)?;
            Ok(results.drain(..).map(|made| (made.storage, made.shape)).collect())
        })
    })
}

/// Runs an op on outputs that it updates.
pub(crate) fn in_place(op: &Op, device: &CudaDevice, inputs: &[&Tensor], outputs: &[(Candle, Operand)]) -> Result<()> {
    let guards: Vec<_> = inputs.iter().map(|input| input.storage_and_layout()).collect();
    let mut taken = Vec::with_capacity(guards.len());
    for (name, (storage, layout)) in op.tensors(false).zip(&guards) {
        match &**storage {
            Storage::Cuda(storage) => taken.push((storage, *layout)),
            other => return Err(elsewhere(name, &format!("{:?}", device.location()), other)),
        }
    }
    update(op, device, &taken, outputs)
}

/// Runs an op of candle's kinds, with one output that it updates.
pub(crate) fn in_place_single(
    op: &Op,
    (storage, layout): (&mut CudaStorage, &Layout),
    inputs: &[(&CudaStorage, &Layout)],
) -> Result<()> {
    let device = storage.device.clone();
    with_output(op, storage, layout, |output| update(op, &device, inputs, &[output]))
}

fn update(
    op: &Op,
    device: &CudaDevice,
    inputs: &[(&CudaStorage, &Layout)],
    outputs: &[(Candle, Operand)],
) -> Result<()> {
    let stream = device.cuda_stream();
    let given: Vec<(Candle, Vec<i64>)> =
        inputs.iter().map(|(storage, layout)| (storage.dtype(), extents(layout.dims()))).collect();
    op.call.with_instance(|instance| {
        let plan = in_place::plan(op, instance, &given, outputs)?;
        let outputs: Vec<(Operand, Option<&AtomicBool>)> =
            outputs.iter().map(|(_, operand)| (operand.clone(), None)).collect();
        reading_all(op.def(), &stream, inputs, &mut Vec::new(), &mut |operands| {
            run(instance, &stream, &plan, operands, &outputs).map_err(wrap)
        })
    })
}

/// A result, whose memory is not cleared if there is a flag.
struct Made {
    storage: CudaStorage,
    shape: Shape,
    written: Option<AtomicBool>,
}

fn allocate(def: &KernelDef, device: &CudaDevice, plan: &Plan, may_skip: bool) -> Result<Vec<Made>> {
    let mut made = Vec::new();
    for (candle, whole, shape) in plan.outputs() {
        let len = count(def, &shape).map_err(wrap)?;
        let clear = !(whole && may_skip);
        let storage = memory(device, candle, len, clear)?
            .ok_or_else(|| wrap(malformed(def, format!("a result of candle's type {candle:?}"))))?;
        let written = (!clear).then(|| AtomicBool::new(len == 0));
        made.push(Made { storage, shape: Shape::from(dims(&shape)), written });
    }
    Ok(made)
}

/// Memory for so many elements.
fn memory(device: &CudaDevice, dtype: Candle, len: usize, clear: bool) -> Result<Option<CudaStorage>> {
    // No allocation has no bytes.
    let len = len.max(1);
    macro_rules! new {
        ($ty:ty) => {{
            let slice = match clear {
                true => device.alloc_zeros::<$ty>(len)?,
                // SAFETY: a launch writes all of it before anything reads it, or the result is dropped.
                false => unsafe { device.alloc::<$ty>(len)? },
            };
            CudaStorage::wrap_cuda_slice(slice, device.clone())
        }};
    }
    Ok(Some(match dtype {
        Candle::U8 => new!(u8),
        Candle::U32 => new!(u32),
        Candle::I16 => new!(i16),
        Candle::I32 => new!(i32),
        Candle::I64 => new!(i64),
        Candle::BF16 => new!(half::bf16),
        Candle::F16 => new!(half::f16),
        Candle::F32 => new!(f32),
        Candle::F64 => new!(f64),
        Candle::F8E4M3 => new!(float8::F8E4M3),
        _ => return Ok(None),
    }))
}

/// Runs an instance on new results. The outer error is candle's.
fn run_new(
    instance: &Instance<'_>,
    stream: &Arc<CudaStream>,
    plan: &Plan,
    inputs: &[Operand],
    results: &mut [Made],
) -> Result<Launched<()>> {
    let mut addresses = Vec::with_capacity(results.len());
    for made in results.iter_mut() {
        addresses.push(with_slice!(&mut made.storage.slice, slice => slice.device_ptr_mut(stream).0));
    }
    let written = results.iter().map(|made| made.written.as_ref());
    let outputs: Vec<(Operand, Option<&AtomicBool>)> = plan.operands(&addresses).into_iter().zip(written).collect();
    Ok(run(instance, stream, plan, inputs, &outputs))
}

/// A view of any type and rank.
trait AnyView {
    fn argument(&mut self) -> Arg<'_>;
}

impl<T: Element, const R: usize> AnyView for CudaTensorView<'static, T, R> {
    fn argument(&mut self) -> Arg<'_> {
        <Self as Input<Cuda, T, R>>::arg(self)
    }
}

impl<T: Element, const R: usize> AnyView for CudaTensorViewMut<'static, T, R> {
    fn argument(&mut self) -> Arg<'_> {
        <Self as Output<Cuda, T, R>>::arg_mut(self)
    }
}

/// A view, and the flag of a result whose memory is not cleared.
type View<'a> = (Box<dyn AnyView>, Option<&'a AtomicBool>);

/// Runs an instance on operands in memory that is in use on the stream.
fn run(
    instance: &Instance<'_>,
    stream: &Arc<CudaStream>,
    plan: &Plan,
    inputs: &[Operand],
    outputs: &[(Operand, Option<&AtomicBool>)],
) -> Launched<()> {
    let cuda = Cuda::on(stream)?;
    let missing = |name: &str| malformed(instance.def(), format!("the tensor `{name}` is missing"));
    let (mut inputs, mut outputs) = (inputs.iter(), outputs.iter());
    let mut views: Vec<Option<View<'_>>> = Vec::with_capacity(plan.parts.len());
    for part in &plan.parts {
        views.push(match part {
            Part::Scalar(_) => None,
            Part::Input { name, dtype } => {
                let operand = inputs.next().ok_or_else(|| missing(name))?;
                Some((view(&cuda, name, *dtype, operand, false)?, None))
            }
            Part::Output { name, dtype, .. } => {
                let (operand, written) = outputs.next().ok_or_else(|| missing(name))?;
                Some((view(&cuda, name, *dtype, operand, true)?, *written))
            }
        });
    }
    let mut args = Vec::with_capacity(views.len());
    for (view, part) in views.iter_mut().zip(&plan.parts) {
        args.push(match (view, part) {
            (Some((view, written)), _) => match (view.argument(), *written) {
                (Arg::Tensor(tensor), Some(written)) => Arg::Tensor(tensor.uninit(written)),
                (arg, _) => arg,
            },
            (None, Part::Scalar(scalar)) => Arg::Scalar(*scalar),
            (None, Part::Input { name, .. } | Part::Output { name, .. }) => return Err(missing(name)),
        });
    }
    cuda.launch(instance, &mut args)
}

fn view(cuda: &Cuda, name: &str, dtype: DType, operand: &Operand, mutable: bool) -> Launched<Box<dyn AnyView>> {
    macro_rules! by_type {
        ($($variant:ident: $ty:ty),*) => {
            match dtype {
                $(DType::$variant => by_rank::<$ty>(cuda, name, operand, mutable),)*
                DType::Index => Err(LaunchError::Strides {
                    argument: name.to_owned(),
                    reason: "has elements usize, which no tensor has".to_owned(),
                }),
            }
        };
    }
    by_type!(
        F64: f64, F32: f32, F16: f16, BF16: bf16, E4M3: F8E4M3, E5M2: F8E5M2, I64: i64, I32: i32, I16: i16, I8: i8,
        U64: u64, U32: u32, U16: u16, U8: u8, Bool: bool
    )
}

fn by_rank<T: Element>(cuda: &Cuda, name: &str, operand: &Operand, mutable: bool) -> Launched<Box<dyn AnyView>> {
    match operand.shape.len() {
        0 => typed::<T, 0>(cuda, name, operand, mutable),
        1 => typed::<T, 1>(cuda, name, operand, mutable),
        2 => typed::<T, 2>(cuda, name, operand, mutable),
        3 => typed::<T, 3>(cuda, name, operand, mutable),
        4 => typed::<T, 4>(cuda, name, operand, mutable),
        5 => typed::<T, 5>(cuda, name, operand, mutable),
        6 => typed::<T, 6>(cuda, name, operand, mutable),
        rank => Err(LaunchError::Strides {
            argument: name.to_owned(),
            reason: format!("is a tensor of rank {rank}, expected at most rank 6"),
        }),
    }
}

fn typed<T: Element, const R: usize>(
    cuda: &Cuda,
    name: &str,
    operand: &Operand,
    mutable: bool,
) -> Launched<Box<dyn AnyView>> {
    let array = |from: &[i64]| std::array::from_fn::<usize, R, _>(|axis| from[axis].max(0) as usize);
    let (shape, strides) = (array(&operand.shape), array(&operand.strides));
    let error = |error: tile_kernel::tensor::TensorError| LaunchError::Strides {
        argument: name.to_owned(),
        reason: error.to_string(),
    };
    Ok(if mutable {
        // SAFETY: the operand lies in memory of candle's that is borrowed exclusively and in use
        // for writes on this stream, until the launch is queued.
        let view = unsafe { CudaTensorViewMut::<T, R>::from_raw_parts(cuda, operand.address, 0, shape, strides) };
        Box::new(view.map_err(error)?)
    } else {
        // SAFETY: as above, borrowed and in use for reads.
        let view = unsafe { CudaTensorView::<T, R>::from_raw_parts(cuda, operand.address, 0, shape, strides) };
        Box::new(view.map_err(error)?)
    })
}
