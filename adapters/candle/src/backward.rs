//! Gradients of an op from its backward kernels, whose parameters are found by name.

use crate::error::{malformed, wrap};
use crate::op::{Backward, Op};
use candle_core::{Error, Result, Tensor};
use tile_adapter::{Call, Differentiable};
use tile_kernel::launch::LaunchError;

impl Op {
    /// The gradient of each argument, from arguments, results and the gradients of results.
    pub(crate) fn gradients(
        &self,
        args: &[Tensor],
        results: &[Tensor],
        gradients: &[Tensor],
    ) -> Result<Vec<Option<Tensor>>> {
        let args: Vec<Tensor> = args.iter().map(Tensor::detach).collect();
        let found = match &self.backward {
            None => return Err(Error::BackwardNotSupported { op: self.def().name }.bt()),
            Some(Backward::Function(gradient)) => gradient(&args, results, gradients)?,
            Some(Backward::Kernels(kernels)) => {
                let known = |tensors: &[Tensor]| tensors.iter().cloned().map(Known).collect::<Vec<_>>();
                let found =
                    tile_adapter::gradients(&self.call, kernels, &known(&args), &known(results), &known(gradients))?;
                found.into_iter().map(|gradient| gradient.map(|Known(tensor)| tensor)).collect()
            }
        };
        if found.len() != args.len() {
            let reason = format!("its backward function gave {} gradients, expected {}", found.len(), args.len());
            return Err(wrap(malformed(self.def(), reason)));
        }
        Ok(found)
    }

    /// Fails for an argument that needs a gradient and gets none.
    pub(crate) fn check_gradients(&self, args: &[Tensor], found: &[Option<Tensor>]) -> Result<()> {
        for ((name, arg), gradient) in self.tensors(false).zip(args).zip(found) {
            if gradient.is_none() && arg.track_op() && arg.dtype().is_float() {
                let reason = format!("the argument `{name}` has no gradient: no backward kernel writes `d_{name}`");
                return Err(wrap(malformed(self.def(), reason)));
            }
        }
        Ok(())
    }
}

/// A tensor that kernels of a backward pass run on.
#[derive(Clone)]
struct Known(Tensor);

impl Differentiable for Known {
    type Error = Error;

    fn refused(error: LaunchError) -> Error {
        wrap(error)
    }

    fn extents(&self) -> Vec<usize> {
        self.0.dims().to_vec()
    }

    fn permuted(&self, axes: &[usize]) -> Result<Known> {
        Ok(Known(self.0.permute(axes)?))
    }

    fn of_type(self, other: &Known) -> Result<Known> {
        Ok(Known(self.0.to_dtype(other.0.dtype())?))
    }

    fn run(call: &Call, args: &[Known]) -> Result<Vec<Known>> {
        let op = Op { call: call.clone(), backward: None };
        let args: Vec<&Tensor> = args.iter().map(|arg| &arg.0).collect();
        Ok(op.apply_all(&args)?.into_iter().map(Known).collect())
    }
}
