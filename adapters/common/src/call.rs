//! A kernel's handle with values for its scalars, and the plan of its launch.

use crate::operand::{Part, Plan};
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

/// The element types of a framework, by those of kernels.
pub trait Framework {
    /// The framework's own type of an element type.
    type DType: Copy + fmt::Debug;
    /// The framework's name, for messages.
    const NAME: &'static str;

    /// The type in whose memory elements of a kernel's type lie: the same one, or, for what the
    /// framework lacks, one of the same width.
    fn stored(dtype: DType) -> Option<Self::DType>;

    /// The kernel's type that a type of the framework is.
    fn of(dtype: Self::DType) -> Option<DType>;

    /// Whether a kernel may read elements of the framework's type as its own.
    fn reads(kernel: DType, found: Self::DType) -> bool;
}

/// A kernel's handle with values for its scalar parameters.
#[derive(Clone)]
pub struct Call {
    kernel: Arc<dyn Kernel + Send + Sync>,
    scalars: BTreeMap<String, Scalar>,
    extents: BTreeMap<(String, usize), i64>,
    orders: BTreeMap<String, Vec<usize>>,
}

impl Call {
    /// The call of a kernel without scalars.
    pub fn new(kernel: impl Kernel + Send + Sync + 'static) -> Call {
        Call { kernel: Arc::new(kernel), scalars: BTreeMap::new(), extents: BTreeMap::new(), orders: BTreeMap::new() }
    }

    /// Sets a scalar parameter.
    pub fn set_scalar(&mut self, name: &str, value: impl ScalarValue) {
        self.scalars.insert(name.to_owned(), value.scalar());
    }

    /// Sets the extent of an output on an axis.
    pub fn set_extent(&mut self, output: &str, axis: usize, extent: usize) {
        self.extents.insert((output.to_owned(), axis), i64::try_from(extent).unwrap_or(i64::MAX));
    }

    /// Gives an output its axes in another order: axis `i` is the kernel's axis `order[i]`.
    pub fn set_order(&mut self, output: &str, order: &[usize]) {
        self.orders.insert(output.to_owned(), order.to_vec());
    }

    /// The axes of a result, of an output that is not given as the kernel writes it.
    pub fn order_of(&self, output: &str) -> Option<&[usize]> {
        self.orders.get(output).map(Vec::as_slice)
    }

    /// The kernel's definition.
    pub fn def(&self) -> &'static KernelDef {
        self.kernel.def()
    }

    /// The names of the tensor parameters that the kernel reads, or writes.
    pub fn tensors(&self, mutable: bool) -> impl Iterator<Item = &'static str> {
        let params = self.def().params.iter();
        params.filter(move |param| param.rank.is_some() && param.mutable == mutable).map(|param| param.name)
    }

    /// The call with the scalars of another, where it has none of its own.
    #[must_use]
    pub fn scalars_of(&self, other: &Call) -> Call {
        let mut call = self.clone();
        for (name, scalar) in &other.scalars {
            if self.def().params.iter().any(|param| param.rank.is_none() && param.name == name) {
                call.scalars.entry(name.clone()).or_insert(*scalar);
            }
        }
        call
    }

    /// The same call with extents of outputs, where none were given.
    #[must_use]
    pub fn with_shape(mut self, output: &str, shape: &[usize]) -> Call {
        for (axis, &extent) in shape.iter().enumerate() {
            self.extents.entry((output.to_owned(), axis)).or_insert(i64::try_from(extent).unwrap_or(i64::MAX));
        }
        self
    }

    /// The same call with outputs as the kernel writes them.
    #[must_use]
    pub fn as_written(&self) -> Call {
        Call { orders: BTreeMap::new(), ..self.clone() }
    }

    /// Calls a function with the kernel's instance.
    ///
    /// # Panics
    /// For a handle that breaks the contract of [`Kernel`] and does not call the function.
    pub fn with_instance<R>(&self, f: impl FnOnce(&Instance<'_>) -> R) -> R {
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
    pub fn plan<F: Framework>(
        &self,
        instance: &Instance<'_>,
        inputs: &[(F::DType, Vec<i64>)],
    ) -> Result<Plan<F>, LaunchError> {
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
                        let reason = format!("the scalar `{}` is missing, expected `.scalar(\"{0}\", …)`", param.name);
                        malformed(def, reason)
                    })?;
                    known.push(Known::Scalar(scalar));
                    parts.push(Part::Scalar(scalar));
                }
                Some(rank) if param.mutable => {
                    let given = (0..rank).map(|axis| self.extents.get(&(param.name.to_owned(), axis)).copied());
                    known.push(Known::Shape(given.collect()));
                    let stored = F::stored(dtype).ok_or_else(|| {
                        malformed(def, format!("`{}` has elements {dtype}, which {} lacks", param.name, F::NAME))
                    })?;
                    let whole = param.writes_all.is_some() && instance.knows_outputs();
                    let order = self.orders.get(param.name).cloned();
                    parts.push(Part::Output { name: param.name, dtype, stored, whole, shape: Vec::new(), order });
                }
                Some(_) => {
                    let Some((found, shape)) = inputs.next() else { continue };
                    check_dtype::<F>(param.name, dtype, *found)?;
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
    fn check_names(&self, def: &KernelDef) -> Result<(), LaunchError> {
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

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call").field("kernel", &self.def().name).field("scalars", &self.scalars).finish_non_exhaustive()
    }
}

/// Arguments do not fit a kernel.
pub fn malformed(def: &KernelDef, reason: String) -> LaunchError {
    LaunchError::Arguments { kernel: def.name.to_owned(), reason }
}

/// Fails for an argument whose elements a parameter cannot read.
///
/// # Errors
/// With the argument's name, the expected type and the found one.
pub fn check_dtype<F: Framework>(argument: &str, expected: DType, found: F::DType) -> Result<(), LaunchError> {
    if F::reads(expected, found) {
        return Ok(());
    }
    let argument = argument.to_owned();
    Err(match F::of(found) {
        Some(found) => LaunchError::DType { argument, expected, found },
        None => LaunchError::Strides { argument, reason: format!("has elements {found:?}, expected {expected}") },
    })
}

/// The concrete type of a parameter's elements.
pub fn element(instance: &Instance<'_>, elem: Elem) -> Option<DType> {
    match elem {
        Elem::Is(dtype) => Some(dtype),
        Elem::Param(i) => instance.elems().get(i as usize).copied(),
        Elem::Acc(i) => instance.elems().get(i as usize).map(|dtype| dtype.acc()),
    }
}
