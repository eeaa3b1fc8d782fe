//! Launch checks that need no target: argument types, ranks, extents and aliasing.
//!
//! Typed handles cannot pass a wrong dtype or rank, and the borrow checker keeps `&mut`
//! tensors apart. These checks are for launches with erased arguments and for views
//! made by `unsafe` code. They cost a few range comparisons where memory does not
//! overlap.

use super::{Arg, Instance, LaunchError, Memory, ParamDef, TensorArg, TensorParts};
use crate::elem::{DType, Elem};
use crate::ir::LARGEST_EXTENT;
use crate::tensor::overlap;

/// Checks arguments against the parameters of a kernel for a device that runs
/// in host memory, as [`check_args`] does.
///
/// # Errors
/// The first mistake, in parameter order; overlaps last.
pub fn check_host_args(instance: &Instance<'_>, args: &[Arg<'_>], device: &str) -> Result<(), LaunchError> {
    check_args(instance, args, Memory::Host, &|memory| match memory {
        Memory::Host => format!("{device} (host memory)"),
        Memory::Device(number) => format!("device {number}"),
    })
}

/// Checks arguments against the parameters of a kernel for a device whose
/// tensors live in `memory`: number, kind, element type, rank, memory, extents,
/// strides, and that no output shares memory with another argument or with
/// itself. `name` tells the user what a memory is.
///
/// Extents that the kernel states are checked by its prologue.
///
/// # Errors
/// The first mistake, in parameter order; overlaps last.
pub fn check_args(
    instance: &Instance<'_>,
    args: &[Arg<'_>],
    memory: Memory,
    name: &dyn Fn(Memory) -> String,
) -> Result<(), LaunchError> {
    let def = instance.def();
    if def.params.len() != args.len() {
        let reason = format!("{} arguments, expected {}", args.len(), def.params.len());
        return Err(LaunchError::Arguments { kernel: def.name.to_owned(), reason });
    }
    for (param, arg) in def.params.iter().zip(args) {
        let Some(tensor) = check_arg(instance, param, arg)? else { continue };
        if tensor.memory != memory {
            let argument = param.name.to_owned();
            return Err(LaunchError::Device { argument, expected: name(memory), found: name(tensor.memory) });
        }
        check_extents(param.name, tensor)?;
        if matches!(arg, Arg::Tensor(tensor) if tensor.is_uninit()) {
            check_uninit(instance, param, args)?;
        }
    }
    for (i, (param, arg)) in def.params.iter().zip(args).enumerate() {
        let Arg::Tensor(output) = arg else { continue };
        if output.mutable {
            check_output(def.params, args, i, param, output)?;
        }
    }
    Ok(())
}

/// Gives the tensor, if the argument is one.
fn check_arg<'a>(
    instance: &Instance<'_>,
    param: &ParamDef,
    arg: &'a Arg<'_>,
) -> Result<Option<&'a TensorParts<'a>>, LaunchError> {
    let malformed = |reason: String| LaunchError::Arguments { kernel: instance.def().name.to_owned(), reason };
    let expected = dtype(instance, param.elem)
        .ok_or_else(|| malformed(format!("no element type is chosen for the type parameter of `{}`", param.name)))?;
    let (found, shape) = match arg {
        Arg::Tensor(tensor) => (tensor.dtype, Some(tensor)),
        Arg::Scalar(scalar) => (scalar.dtype, None),
    };
    let tensor = match (param.rank, shape) {
        (None, None) => None,
        (Some(rank), Some(tensor)) if tensor.shape.len() == rank && tensor.strides.len() == rank => Some(tensor),
        (Some(rank), Some(tensor)) => {
            let found = tensor.shape.len();
            return Err(malformed(format!("`{}` is a tensor of rank {found}, expected rank {rank}", param.name)));
        }
        (None, Some(_)) => return Err(malformed(format!("`{}` is a tensor, expected a scalar", param.name))),
        (Some(_), None) => return Err(malformed(format!("`{}` is a scalar, expected a tensor", param.name))),
    };
    if found != expected {
        return Err(LaunchError::DType { argument: param.name.to_owned(), expected, found });
    }
    match tensor {
        Some(tensor) if tensor.mutable != param.mutable => {
            let [is, be] = [tensor.mutable, param.mutable].map(|m| if m { "an output" } else { "an input" });
            Err(malformed(format!("`{}` is {is}, expected {be}", param.name)))
        }
        Some(tensor) => Ok(Some(tensor)),
        None => Ok(None),
    }
}

/// Checks that extents and strides are those of a tensor: none negative, no
/// extent above 2⁶², and all elements within the address space.
///
/// # Errors
/// [`LaunchError::Strides`].
pub fn check_extents(argument: &str, tensor: &TensorParts<'_>) -> Result<(), LaunchError> {
    let strides = |reason: String| LaunchError::Strides { argument: argument.to_owned(), reason };
    let width = tensor.dtype.bytes() as i64;
    let mut span = Some(width);
    let empty = tensor.shape.contains(&0);
    for (axis, (&extent, &stride)) in tensor.shape.iter().zip(tensor.strides).enumerate() {
        if extent < 0 {
            return Err(strides(format!("axis {axis} has extent {extent}, expected a non-negative one")));
        }
        if extent > LARGEST_EXTENT {
            return Err(strides(format!("axis {axis} has extent {extent}, expected at most 2⁶²")));
        }
        if stride < 0 {
            return Err(strides(format!("axis {axis} has stride {stride}, expected a non-negative one")));
        }
        if !empty {
            let last = (extent - 1).checked_mul(stride).and_then(|last| last.checked_mul(width));
            span = span.zip(last).and_then(|(span, last)| span.checked_add(last));
        }
    }
    if span.and_then(|span| isize::try_from(span).ok()).is_none() {
        return Err(strides("its elements span more than the address space".to_owned()));
    }
    Ok(())
}

/// Checks that the kernel is known to write all of an output without contents.
fn check_uninit(instance: &Instance<'_>, param: &ParamDef, args: &[Arg<'_>]) -> Result<(), LaunchError> {
    let unknown = |reason: String| LaunchError::Uninitialised { argument: param.name.to_owned(), reason };
    let kernel = instance.def().name;
    let Some(writes) = param.writes_all.filter(|_| instance.knows_outputs()) else {
        let reason =
            format!("kernel `{kernel}` is not known to write all of it before it reads any: pass `Tensor::zeros`");
        return Err(unknown(reason));
    };
    let consts = instance.consts().iter().copied();
    if writes.positive && consts.clone().any(|value| value < 1) {
        return Err(unknown(format!("kernel `{kernel}` is known to write all of it for const parameters above zero")));
    }
    // Where index arithmetic might wrap nothing is known.
    let scalars = args.iter().flat_map(|arg| match arg {
        Arg::Tensor(tensor) => tensor.shape.to_vec(),
        Arg::Scalar(scalar) if scalar.dtype == DType::Index => vec![scalar.bits as i64],
        Arg::Scalar(_) => Vec::new(),
    });
    let largest = writes.largest();
    match consts.chain(scalars).find(|&value| value > largest) {
        Some(value) => Err(unknown(format!(
            "{value} is above {largest}, up to which kernel `{kernel}` is known to write all of it"
        ))),
        None => Ok(()),
    }
}

fn check_output(
    params: &[ParamDef],
    args: &[Arg<'_>],
    position: usize,
    param: &ParamDef,
    output: &TensorArg<'_>,
) -> Result<(), LaunchError> {
    let overlap = |other: &str| LaunchError::Overlap { argument: param.name.to_owned(), other: other.to_owned() };
    if !overlap::distinct(output.shape, output.strides) {
        return Err(overlap(param.name));
    }
    for (i, (other, arg)) in params.iter().zip(args).enumerate() {
        let Arg::Tensor(tensor) = arg else { continue };
        // Two outputs are compared once, and reported for the first.
        let compared = tensor.mutable && i < position;
        if i != position && !compared && overlap::meet(output, tensor) {
            return Err(overlap(other.name));
        }
    }
    Ok(())
}

/// Whether two tensors have a byte in common: an element of one lies on an element of
/// the other. Tensors with other elements between theirs, such as alternate rows of one
/// array, have none. Layouts contrived to make that hard to decide are taken to meet.
///
/// Both are parts that [`check_extents`] takes.
pub fn share_bytes(a: &TensorParts<'_>, b: &TensorParts<'_>) -> bool {
    overlap::meet(a, b)
}

/// The concrete type of a parameter's element.
fn dtype(instance: &Instance<'_>, elem: Elem) -> Option<DType> {
    match elem {
        Elem::Is(dtype) => Some(dtype),
        Elem::Param(i) => instance.elems().get(i as usize).copied(),
        Elem::Acc(i) => instance.elems().get(i as usize).map(|dtype| dtype.acc()),
    }
}
