//! An operation on burn tensors: a kernel's handle with its scalars.

use crate::any::AnyTensor;
use crate::error::{Error, Result};
use std::fmt;
use std::sync::Arc;
use tile_adapter::ready::Ready;
use tile_adapter::{Call, ScalarValue, malformed};
use tile_kernel::launch::Kernel;

/// What computes gradients: of the op, from its arguments, results and the gradients of these.
pub(crate) type Gradient =
    dyn Fn(&[AnyTensor], &[AnyTensor], &[AnyTensor]) -> Result<Vec<Option<AnyTensor>>> + Send + Sync;

/// How an op is differentiated.
#[derive(Clone)]
pub(crate) enum Backward {
    /// Kernels, one after the other, whose parameters are found by name.
    Kernels(Vec<Call>),
    /// A function.
    Function(Arc<Gradient>),
}

/// An operation on burn tensors: a kernel's handle with values for its scalar parameters.
///
/// Tensor parameters that the kernel reads are the op's arguments, in order; what it writes are
/// its results. Shapes of results follow from the kernel's own `dims!`.
#[derive(Clone)]
pub struct Op {
    pub(crate) call: Call,
    pub(crate) backward: Option<Backward>,
}

impl Op {
    /// The op of a kernel, such as `Op::new(softmax::<f32, 1, 4096>())`.
    pub fn new(kernel: impl Kernel + Send + Sync + 'static) -> Op {
        Op { call: Call::new(kernel), backward: None }
    }

    /// The argument for a scalar parameter, by its name.
    #[must_use]
    pub fn scalar(mut self, name: &str, value: impl ScalarValue) -> Op {
        self.call.set_scalar(name, value);
        self
    }

    /// The extent of an output on an axis, where it does not follow from arguments.
    #[must_use]
    pub fn extent(mut self, output: &str, axis: usize, extent: usize) -> Op {
        self.call.set_extent(output, axis, extent);
        self
    }

    /// Gives an output with its axes in another order, and its memory in that order: axis `i` of the
    /// result is the kernel's axis `order[i]`.
    ///
    /// A kernel that writes `[batch, heads, tokens, dim]` so gives `(batch, tokens, heads, dim)` for
    /// the order `[0, 2, 1, 3]`, without a copy.
    #[must_use]
    pub fn order(mut self, output: &str, order: &[usize]) -> Op {
        self.call.set_order(output, order);
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
            Some(Backward::Kernels(calls)) => calls.push(op.call),
            _ => self.backward = Some(Backward::Kernels(vec![op.call])),
        }
        self
    }

    /// A function of arguments, results and the gradients of the results, which gives the gradient
    /// of each argument, or `None` for arguments without one.
    ///
    /// Its tensors are no part of a graph, and it must use no tensor that is: burn holds the graph
    /// locked while it runs. Where it fails, burn's `backward` panics with its error.
    #[must_use]
    pub fn backward_with(
        mut self,
        gradient: impl Fn(&[AnyTensor], &[AnyTensor], &[AnyTensor]) -> Result<Vec<Option<AnyTensor>>>
        + Send
        + Sync
        + 'static,
    ) -> Op {
        self.backward = Some(Backward::Function(Arc::new(gradient)));
        self
    }

    pub(crate) fn malformed(&self, reason: String) -> Error {
        malformed(self.call.def(), reason)
    }
}

/// A ready op's kernels as an op.
impl From<Ready> for Op {
    fn from(ready: Ready) -> Op {
        let backward = if ready.backward.is_empty() { None } else { Some(Backward::Kernels(ready.backward)) };
        Op { call: ready.forward, backward }
    }
}

impl fmt::Debug for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Op").field(&self.call).finish()
    }
}
