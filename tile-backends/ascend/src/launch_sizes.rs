//! Synthesises the sizes of a launch for the performance model.
//!
//! The model needs the trip counts of loops, which depend on the arguments of a launch. Extents
//! may be given; the others start large and are then corrected by the kernel's prologue: it is
//! run, and each extent that it refuses is set to the one that it names.

use crate::ascendc::Sizes;
use crate::binding::Binding;
use crate::ir::Program;
use tile_core::elem::DType;
use tile_core::elem::Elem;
use tile_core::ir::{Func, Type};
use tile_core::launch::prologue::{Origin, Plan, Prologue};
use tile_core::launch::{Arg, LaunchError, Memory, Scalar, TensorArg, TensorParts};
use tile_core::num::f16;

/// Given arguments, by name: the extents of a tensor, or an integer.
pub type Extents = [(String, Vec<i64>)];

/// The default for the last two extents of a tensor; earlier axes have smaller ones.
const LARGE: i64 = 4096;
const OUTER: i64 = 8;
/// How often a prologue may correct an extent.
const TRIES: usize = 64;

/// The memory behind tensors whose elements are never read.
static NOTHING: [u64; 2] = [0; 2];

/// The arguments of a synthetic launch, without memory.
struct Launch {
    params: Vec<(String, Given)>,
}

enum Given {
    Tensor { dtype: DType, shape: Vec<i64>, given: bool },
    Scalar(Scalar),
}

impl Launch {
    fn new(func: &Func, extents: &Extents) -> Result<Launch, LaunchError> {
        let wrong = |reason: String| LaunchError::Arguments { kernel: func.name.clone(), reason };
        let mut params = Vec::new();
        for param in &func.params {
            let named = extents.iter().find(|(name, _)| *name == param.name);
            let given = match func.ty(param.value) {
                Type::Scalar(elem) => Given::Scalar(match (named, elem.dtype()) {
                    (None, _) => scalar(*elem),
                    (Some((_, value)), Some(dtype)) if dtype.is_int() && value.len() == 1 => {
                        Scalar { dtype, bits: value[0] as u64 }
                    }
                    (Some((name, _)), _) => return Err(wrong(format!("`{name}` is no integer, or not one is given"))),
                }),
                Type::Mem(ty) => {
                    let rank = ty.shape.len();
                    let free = |axis: usize| if axis + 2 >= rank { LARGE } else { OUTER };
                    let stated = |axis: usize| ty.shape[axis].dim().and_then(|dim| dim.as_int());
                    if let Some((name, shape)) = named
                        && shape.len() != rank
                    {
                        return Err(wrong(format!("`{name}` has {rank} axes, {} extents are given", shape.len())));
                    }
                    let shape = (0..rank).map(|axis| match (stated(axis), named) {
                        (Some(extent), _) => extent,
                        (None, Some((_, shape))) => shape[axis],
                        (None, None) => free(axis),
                    });
                    let dtype = ty.elem.dtype().ok_or_else(|| wrong("an element type is not known".to_owned()))?;
                    Given::Tensor { dtype, shape: shape.collect(), given: named.is_some() }
                }
            };
            params.push((param.name.clone(), given));
        }
        if let Some((name, _)) = extents.iter().find(|(name, _)| !params.iter().any(|(param, _)| param == name)) {
            return Err(wrong(format!("extents are given of `{name}`, which is no argument of it")));
        }
        Ok(Launch { params })
    }

    fn plan(&self, prologue: &Prologue) -> Result<Plan, LaunchError> {
        let strides = [0; 16];
        let args: Vec<Arg<'_>> = self
            .params
            .iter()
            .map(|(_, given)| match given {
                Given::Scalar(scalar) => Arg::Scalar(*scalar),
                Given::Tensor { dtype, shape, .. } => {
                    let parts = TensorParts {
                        dtype: *dtype,
                        address: NOTHING.as_ptr().cast_mut().cast(),
                        memory: Memory::Host,
                        shape,
                        strides: &strides[..shape.len()],
                        mutable: false,
                    };
                    // SAFETY: all elements are the first one, which lies in
                    // memory that nothing ever writes, of zeros.
                    Arg::Tensor(unsafe { TensorArg::new(parts) })
                }
            })
            .collect();
        prologue.plan(&args)
    }

    /// Takes the extent that the prologue requires; `false` if the extent is given.
    fn take(&mut self, argument: &str, axis: usize, expected: i64) -> bool {
        match self.params.iter_mut().find(|(name, _)| name == argument) {
            Some((_, Given::Tensor { shape, given: false, .. })) if axis < shape.len() && expected >= 0 => {
                shape[axis] = expected;
                true
            }
            _ => false,
        }
    }
}

/// Sizes of a launch of a program with these extents, and large ones elsewhere.
///
/// # Errors
/// What the kernel's prologue requires and does not get; extents of what is no argument, or of
/// too many or too few axes.
pub fn sizes(func: &Func, program: &Program, extents: &Extents) -> Result<Sizes, LaunchError> {
    let prologue = Prologue::new(func)?;
    let binding = Binding::new(func, program, &prologue)?;
    let mut launch = Launch::new(func, extents)?;
    let mut tries = 0;
    let plan = loop {
        match launch.plan(&prologue) {
            Ok(plan) => break plan,
            Err(error) => {
                let LaunchError::Shape { argument, axis, expected, .. } = &error else { return Err(error) };
                tries += 1;
                if tries > TRIES || !launch.take(argument, *axis, *expected) {
                    return Err(error);
                }
            }
        }
    };
    let bytes = |address: &Origin| match *address {
        Origin::Workspace(i) => plan.workspaces[i] as u64,
        Origin::Argument(i) => match &launch.params[i].1 {
            Given::Tensor { dtype, shape, .. } => shape.iter().product::<i64>() as u64 * dtype.bytes() as u64,
            Given::Scalar(_) => 0,
        },
    };
    let scalars = program.params.iter().zip(binding.scalars(&plan));
    Ok(Sizes {
        params: scalars.filter_map(|(param, scalar)| Some((param.val, integer(scalar)?))).collect(),
        tensors: binding.sources().iter().map(bytes).collect(),
        blocks: plan.blocks().unwrap_or(i64::MAX).max(0) as u64,
    })
}

/// A default scalar: one for floats, an axis length for integers.
fn scalar(elem: Elem) -> Scalar {
    match elem.dtype() {
        Some(DType::F32) => Scalar::new(1.0_f32),
        Some(DType::F64) => Scalar::new(1.0_f64),
        Some(DType::F16) => Scalar::new(f16::from_f32(1.0)),
        Some(dtype) if dtype.bits() >= 32 => Scalar { dtype, bits: LARGE as u64 },
        Some(dtype) => Scalar { dtype, bits: 1 },
        None => Scalar::index(LARGE as usize),
    }
}

fn integer(scalar: Scalar) -> Option<i64> {
    match scalar.dtype {
        DType::Index | DType::I64 | DType::U64 => Some(scalar.bits as i64),
        DType::I32 => Some((scalar.bits as u32 as i32).into()),
        DType::I16 => Some((scalar.bits as u16 as i16).into()),
        DType::I8 => Some((scalar.bits as u8 as i8).into()),
        DType::U32 | DType::U16 | DType::U8 | DType::Bool => Some(scalar.bits as i64),
        _ => None,
    }
}
