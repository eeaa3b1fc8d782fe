//! A point of the benchmark: a kernel with its arguments and the instances to time.

use tile_core::elem::DType;
use tile_core::launch::{Instance, KernelDef, Scalar, Tunable};

/// Contents of a tensor.
#[derive(Clone, Debug)]
pub(crate) enum Data {
    /// Uniform in [-1, 1], or over all values of an integer type.
    Random,
    /// 32-bit integers.
    Table(Vec<i32>),
    /// An output: zeros.
    Output,
}

/// An argument.
#[derive(Clone, Debug)]
pub(crate) enum Given {
    Tensor { dtype: DType, shape: Vec<i64>, data: Data },
    Scalar(Scalar),
}

/// A kernel with what it is launched on, and the values of const parameters to time.
#[derive(Clone)]
pub(crate) struct Point {
    pub(crate) name: String,
    pub(crate) def: &'static KernelDef,
    pub(crate) elems: Vec<DType>,
    pub(crate) externs: Vec<Scalar>,
    pub(crate) tuning: &'static [Tunable],
    /// Those of the default instance, but for what the point is about.
    pub(crate) stated: Vec<i64>,
    /// Values of const parameters in the order of the definition.
    pub(crate) instances: Vec<Vec<i64>>,
    pub(crate) args: Vec<Given>,
}

impl Point {
    pub(crate) fn instance<'a>(&'a self, consts: &'a [i64]) -> Instance<'a> {
        Instance::new(self.def, &self.elems, consts, &self.externs)
    }

    /// The instance for which a device chooses among the kernel's tuning list.
    pub(crate) fn left_to_the_device(&self) -> Instance<'_> {
        self.instance(&self.stated).fitted(self.tuning)
    }
}
