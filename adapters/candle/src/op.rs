//! An op of candle: a kernel's handle with its scalars.

use crate::dtype;
use crate::error::malformed;
use crate::operand::{Part, Plan};
use candle_core::{DType as Candle, Result, Tensor};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use tile_kernel::elem::{DType, Elem};
use tile_kernel::launch::prologue::{Known, Shapes};
use tile_kernel::launch::{Instance, Kernel, KernelDef, LaunchError, Scalar};
use tile_kernel::prelude::{F8E4M3, F8E5M2, bf16, f16};

/// A scalar argument: a number of the type of the kernel's parameter.
pub trait ScalarValue {
    /// The argument as devices take it.
    fn scalar(self) -> Scalar;
}

macro_rules! scalars {
    ($($ty:ty)*) => {$(
        impl ScalarValue for $ty {
            fn scalar(self) -> Scalar {
                Scalar::new(self)
            }
        }
    )*};
}
scalars!(f64 f32 f16 bf16 F8E4M3 F8E5M2 i64 i32 i16 i8 u64 u32 u16 u8 bool);

impl ScalarValue for usize {
    fn scalar(self) -> Scalar {
        Scalar::index(self)
    }
}

/// What computes gradients: of the op, from its arguments, results and the gradients of these.
pub(crate) type Gradient = dyn Fn(&[Tensor], &[Tensor], &[Tensor]) -> Result<Vec<Option<Tensor>>> + Send + Sync;

/// How an op is differentiated.
#[derive(Clone)]
pub(crate) enum Backward {
    /// Kernels, one after the other, whose parameters are found by name.
    Kernels(Vec<Op>),
    /// A function.
    Function(Arc<Gradient>),
}

/// An op of candle: a kernel's handle with values for its scalar parameters.
///
/// Tensor parameters that the kernel reads are the op's arguments, in order; what it writes are
/// its results. Shapes of results follow from the kernel's own `dims!`.
///
/// - [`apply`](Op::apply) and [`apply_all`](Op::apply_all) take any number of arguments.
/// - An op with one result is candle's `CustomOp1`, `CustomOp2` or `CustomOp3`, as it has one, two
///   or three arguments.
/// - A kernel with one output, which it updates, is candle's `InplaceOp1`, `InplaceOp2` or
///   `InplaceOp3`. [`apply_in_place`](Op::apply_in_place) takes any number of outputs.
#[derive(Clone)]
pub struct Op {
    kernel: Arc<dyn Kernel + Send + Sync>,
    scalars: BTreeMap<String, Scalar>,
    extents: BTreeMap<(String, usize), i64>,
    orders: BTreeMap<String, Vec<usize>>,
    pub(crate) backward: Option<Backward>,
}

impl Op {
    /// The op of a kernel, such as `Op::new(softmax::<f32, 1, 4096>())`.
    pub fn new(kernel: impl Kernel + Send + Sync + 'static) -> Op {
        Op {
            kernel: Arc::new(kernel),
            scalars: BTreeMap::new(),
            extents: BTreeMap::new(),
            orders: BTreeMap::new(),
            backward: None,
        }
    }

    /// The argument for a scalar parameter, by its name.
    #[must_use]
    pub fn scalar(mut self, name: &str, value: impl ScalarValue) -> Op {
        self.scalars.insert(name.to_owned(), value.scalar());
        self
    }

    /// The extent of an output on an axis, where it does not follow from arguments.
    #[must_use]
    pub fn extent(mut self, output: &str, axis: usize, extent: usize) -> Op {
        self.extents.insert((output.to_owned(), axis), i64::try_from(extent).unwrap_or(i64::MAX));
        self
    }

    /// Gives an output with its axes in another order, and its memory in that order: axis `i` of the
    /// result is the kernel's axis `order[i]`.
    ///
    /// A kernel that writes `[batch, heads, tokens, dim]` so gives `(batch, tokens, heads, dim)` for
    /// the order `[0, 2, 1, 3]`, without a copy.
    #[must_use]
    pub fn order(mut self, output: &str, order: &[usize]) -> Op {
        self.orders.insert(output.to_owned(), order.to_vec());
        self
    }

    /// A kernel of the backward pass. With several, each may read what those before it wrote.
    ///
    /// Its tensor parameters are found by name: an argument or a result of this op, `d_NAME` for
    /// the gradient of the result `NAME`, or an output of a backward kernel before it. What it
    /// writes to `d_NAME` is the gradient of the argument `NAME`. Scalars are those of this op.
    #[must_use]
    pub fn backward(self, kernel: impl Kernel + Send + Sync + 'static) -> Op {
        self.backward_op(Op::new(kernel))
    }

    /// The same with scalars or extents of its own.
    #[must_use]
    pub fn backward_op(mut self, op: Op) -> Op {
        match &mut self.backward {
            Some(Backward::Kernels(ops)) => ops.push(op),
            _ => self.backward = Some(Backward::Kernels(vec![op])),
        }
        self
    }

    /// A function of arguments, results and the gradients of the results, which gives the gradient
    /// of each argument, or `None` for arguments without one.
    #[must_use]
    pub fn backward_with(
        mut self,
        gradient: impl Fn(&[Tensor], &[Tensor], &[Tensor]) -> Result<Vec<Option<Tensor>>> + Send + Sync + 'static,
    ) -> Op {
        self.backward = Some(Backward::Function(Arc::new(gradient)));
        self
    }

    /// The axes of a result, of an output that is not given as the kernel writes it.
    pub(crate) fn order_of(&self, output: &str) -> Option<&[usize]> {
        self.orders.get(output).map(Vec::as_slice)
    }

    pub(crate) fn def(&self) -> &'static KernelDef {
        self.kernel.def()
    }

    /// The names of the tensor parameters that the kernel reads, or writes.
    pub(crate) fn tensors(&self, mutable: bool) -> impl Iterator<Item = &'static str> {
        let params = self.def().params.iter();
        params.filter(move |param| param.rank.is_some() && param.mutable == mutable).map(|param| param.name)
    }

    /// The scalars, for an op that shares them.
    pub(crate) fn scalars_of(&self, other: &Op) -> Op {
        let mut op = self.clone();
        for (name, scalar) in &other.scalars {
            if self.def().params.iter().any(|param| param.rank.is_none() && param.name == name) {
                op.scalars.entry(name.clone()).or_insert(*scalar);
            }
        }
        op
    }

    /// The same op with extents of outputs, where none were given.
    pub(crate) fn with_shape(mut self, output: &str, shape: &[usize]) -> Op {
        for (axis, &extent) in shape.iter().enumerate() {
            self.extents.entry((output.to_owned(), axis)).or_insert(i64::try_from(extent).unwrap_or(i64::MAX));
        }
        self
    }

    /// The same op with outputs as the kernel writes them.
    pub(crate) fn as_written(&self) -> Op {
        Op { orders: BTreeMap::new(), ..self.clone() }
    }

    /// Calls a function with the kernel's instance.
    pub(crate) fn with_instance<R>(&self, f: impl FnOnce(&Instance<'_>) -> R) -> R {
        let (mut f, mut result) = (Some(f), None);
        self.kernel.with_instance(&mut |instance| {
            if let Some(f) = f.take() {
                result = Some(f(instance));
            }
        });
        result.expect("a handle calls the function that it is given")
    }

    /// What a launch takes for arguments of these types and extents: each parameter's part.
    ///
    /// # Errors
    /// For arguments of another number, type, rank or extent than the kernel's.
    pub(crate) fn plan(
        &self,
        instance: &Instance<'_>,
        inputs: &[(Candle, Vec<i64>)],
    ) -> std::result::Result<Plan, LaunchError> {
        let def = instance.def();
        self.check_names(def)?;
        let expected: Vec<&str> = self.tensors(false).collect();
        if expected.len() != inputs.len() {
            let reason = format!("{} tensors, expected {}: {}", inputs.len(), expected.len(), expected.join(", "));
            return Err(malformed(def, reason));
        }
        let mut inputs = inputs.iter();
        let (mut known, mut parts) = (Vec::new(), Vec::new());
        for param in def.params {
            let dtype = element(instance, param.elem)
                .ok_or_else(|| malformed(def, format!("`{}` has no element type", param.name)))?;
            match param.rank {
                None => {
                    let scalar = *self.scalars.get(param.name).ok_or_else(|| {
                        malformed(
                            def,
                            format!("the scalar `{}` is missing, expected `.scalar(\"{0}\", …)`", param.name),
                        )
                    })?;
                    known.push(Known::Scalar(scalar));
                    parts.push(Part::Scalar(scalar));
                }
                Some(rank) if param.mutable => {
                    let given = (0..rank).map(|axis| self.extents.get(&(param.name.to_owned(), axis)).copied());
                    known.push(Known::Shape(given.collect()));
                    let candle = dtype::stored(dtype).ok_or_else(|| {
                        malformed(def, format!("`{}` has elements {dtype}, which candle lacks", param.name))
                    })?;
                    let whole = param.writes_all.is_some() && instance.knows_outputs();
                    parts.push(Part::Output {
                        name: param.name,
                        dtype,
                        candle,
                        whole,
                        shape: Vec::new(),
                        order: self.orders.get(param.name).cloned(),
                    });
                }
                Some(_) => {
                    let Some((candle, shape)) = inputs.next() else { continue };
                    check_dtype(param.name, dtype, *candle)?;
                    known.push(Known::Shape(shape.iter().map(|&extent| Some(extent)).collect()));
                    parts.push(Part::Input { name: param.name, dtype });
                }
            }
        }
        let shapes = Shapes::of(instance)?.infer(&known)?;
        for (part, found) in parts.iter_mut().zip(shapes) {
            if let Part::Output { shape, .. } = part {
                *shape = found;
            }
        }
        Ok(Plan { parts })
    }

    /// Every scalar and extent that was given is one of the kernel's.
    fn check_names(&self, def: &KernelDef) -> std::result::Result<(), LaunchError> {
        for name in self.scalars.keys() {
            if !def.params.iter().any(|param| param.rank.is_none() && param.name == name) {
                let known: Vec<&str> = def.params.iter().filter(|p| p.rank.is_none()).map(|p| p.name).collect();
                let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
                return Err(malformed(def, format!("there is no scalar `{name}`, expected one of: {known}")));
            }
        }
        let output = |name: &str| {
            let param = def.params.iter().find(|param| param.mutable && param.name == name);
            param.and_then(|param| param.rank)
        };
        for (name, axis) in self.extents.keys() {
            if output(name).is_none_or(|rank| *axis >= rank) {
                return Err(malformed(def, format!("there is no output `{name}` with an axis {axis}")));
            }
        }
        for (name, order) in &self.orders {
            let mut axes = order.clone();
            axes.sort_unstable();
            if !output(name).is_some_and(|rank| axes.iter().copied().eq(0..rank)) {
                return Err(malformed(def, format!("there is no output `{name}` with the axes {order:?}")));
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Op").field("kernel", &self.def().name).field("scalars", &self.scalars).finish_non_exhaustive()
    }
}

pub(crate) fn check_dtype(argument: &str, expected: DType, found: Candle) -> std::result::Result<(), LaunchError> {
    if dtype::reads(expected, found) {
        return Ok(());
    }
    let argument = argument.to_owned();
    Err(match dtype::of(found) {
        Some(found) => LaunchError::DType { argument, expected, found },
        None => LaunchError::Strides { argument, reason: format!("has elements {found:?}, expected {expected}") },
    })
}

/// The concrete type of a parameter's elements.
pub(crate) fn element(instance: &Instance<'_>, elem: Elem) -> Option<DType> {
    match elem {
        Elem::Is(dtype) => Some(dtype),
        Elem::Param(i) => instance.elems().get(i as usize).copied(),
        Elem::Acc(i) => instance.elems().get(i as usize).map(|dtype| dtype.acc()),
    }
}
