//! Binds the arguments of a launch to registers and views.

use super::memory::{Storage, View, ViewAxis};
use super::program::{Reg, Slot, number};
use crate::ir::{Extent, Func, Type};
use crate::launch::{Arg, LaunchError, Memory, TensorArg, check_extents as check_strides};

/// Parameters in the form the machine wants.
#[derive(Default)]
pub(super) struct Bound {
    pub regs: Vec<(Reg, u64)>,
    pub views: Vec<(Slot, View)>,
    pub storages: Vec<Storage>,
}

/// Checks arguments against parameters.
pub(super) fn bind(func: &Func, args: &[Arg<'_>]) -> Result<Bound, LaunchError> {
    let wrong = |reason| LaunchError::Arguments { kernel: func.name.clone(), reason };
    if args.len() != func.params.len() {
        return Err(wrong(format!("{} arguments for {} parameters", args.len(), func.params.len())));
    }
    let mut bound = Bound::default();
    for (param, arg) in func.params.iter().zip(args) {
        let ty = func.ty(param.value);
        let found = match arg {
            Arg::Tensor(tensor) => tensor.dtype,
            Arg::Scalar(scalar) => scalar.dtype,
        };
        let expected = ty.elem().dtype().ok_or_else(|| wrong(format!("`{}` has no type", param.name)))?;
        if expected != found {
            return Err(LaunchError::DType { argument: param.name.clone(), expected, found });
        }
        match (ty, arg) {
            (Type::Scalar(_), Arg::Scalar(scalar)) => bound.regs.push((number(param.value), scalar.bits)),
            (Type::Mem(ty), Arg::Tensor(tensor)) => {
                if tensor.memory != Memory::Host {
                    return Err(LaunchError::Device {
                        argument: param.name.clone(),
                        expected: "the host".to_owned(),
                        found: format!("{:?}", tensor.memory),
                    });
                }
                if ty.rank() != tensor.shape.len() || ty.rank() != tensor.strides.len() {
                    let rank = tensor.shape.len();
                    return Err(wrong(format!("`{}` has rank {rank}, expected {}", param.name, ty.rank())));
                }
                if let Some(extent) = tensor.shape.iter().find(|&&extent| extent < 0) {
                    return Err(wrong(format!("`{}` has an axis of extent {extent}", param.name)));
                }
                if param.mutable && !tensor.mutable {
                    return Err(wrong(format!("`{}` is not mutable", param.name)));
                }
                check_strides(&param.name, tensor)?;
                check_extents(&param.name, &ty.shape, tensor.shape)?;
                bound.views.push((number(param.value), view(bound.storages.len(), tensor)));
                let bytes = tensor.dtype.bytes();
                bound.storages.push(Storage::Host { address: tensor.address, bytes });
            }
            (Type::Scalar(_), Arg::Tensor(_)) => return Err(wrong(format!("`{}` is a scalar", param.name))),
            (Type::Mem(_), Arg::Scalar(_)) => return Err(wrong(format!("`{}` is a tensor", param.name))),
        }
    }
    Ok(bound)
}

/// A parameter's type may fix extents.
fn check_extents(argument: &str, stated: &[Extent], shape: &[i64]) -> Result<(), LaunchError> {
    for (axis, (extent, &found)) in stated.iter().zip(shape).enumerate() {
        if let Some(expected) = extent.dim().and_then(|dim| dim.as_int())
            && expected != found
        {
            return Err(LaunchError::Shape { argument: argument.to_owned(), axis, expected, found });
        }
    }
    Ok(())
}

fn view(storage: usize, tensor: &TensorArg<'_>) -> View {
    let axis = |(&extent, &stride): (&i64, &i64)| ViewAxis { extent, lo: 0, hi: extent, stride };
    View { storage, axes: tensor.shape.iter().zip(tensor.strides).map(axis).collect(), ..View::default() }
}
