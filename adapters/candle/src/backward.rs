//! Gradients of an op from its backward kernels, whose parameters are found by name.

use crate::error::{malformed, wrap};
use crate::op::{Backward, Op};
use candle_core::{Error, Result, Tensor};
use std::collections::HashMap;

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
            Some(Backward::Kernels(kernels)) => self.by_kernels(kernels, &args, results, gradients)?,
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

    fn by_kernels(
        &self,
        kernels: &[Op],
        args: &[Tensor],
        results: &[Tensor],
        gradients: &[Tensor],
    ) -> Result<Vec<Option<Tensor>>> {
        let mut known: HashMap<String, Tensor> = HashMap::new();
        let inputs = || self.tensors(false).zip(args);
        for (name, arg) in inputs() {
            known.insert(name.to_owned(), arg.clone());
        }
        for ((name, result), gradient) in self.tensors(true).zip(results).zip(gradients) {
            known.insert(name.to_owned(), self.as_kernels_axes(name, result)?);
            known.insert(format!("d_{name}"), self.as_kernels_axes(name, gradient)?);
        }
        for kernel in kernels {
            let mut op = kernel.scalars_of(self);
            let mut taken = Vec::new();
            for name in op.tensors(false) {
                taken.push(known.get(name).cloned().ok_or_else(|| self.unknown(kernel, name, &known))?);
            }
            // A gradient has the shape of its argument.
            for (name, arg) in inputs() {
                let gradient = format!("d_{name}");
                if op.tensors(true).any(|output| output == gradient) {
                    op = op.with_shape(&gradient, arg.dims());
                }
            }
            let taken: Vec<&Tensor> = taken.iter().collect();
            let made = op.apply_all(&taken)?;
            known.extend(op.tensors(true).map(str::to_owned).zip(made));
        }
        inputs()
            .map(|(name, arg)| {
                let gradient = known.remove(&format!("d_{name}"));
                gradient.map(|gradient| gradient.to_dtype(arg.dtype())).transpose()
            })
            .collect()
    }

    /// A result, or its gradient, with the axes that the kernel gives it.
    fn as_kernels_axes(&self, output: &str, tensor: &Tensor) -> Result<Tensor> {
        let Some(order) = self.order_of(output) else { return Ok(tensor.clone()) };
        let mut axes = vec![0; order.len()];
        for (axis, &kernels) in order.iter().enumerate() {
            axes[kernels] = axis;
        }
        tensor.permute(axes)
    }

    fn unknown(&self, kernel: &Op, name: &str, known: &HashMap<String, Tensor>) -> Error {
        let mut names: Vec<&str> = known.keys().map(String::as_str).collect();
        names.sort_unstable();
        let reason =
            format!("backward of `{}` has no tensor `{name}`, expected one of {}", self.def().name, names.join(", "));
        wrap(malformed(kernel.def(), reason))
    }
}
