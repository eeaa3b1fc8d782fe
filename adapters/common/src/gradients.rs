//! Gradients of a call from its backward kernels, whose parameters are found by name.

use crate::{Call, malformed};
use std::collections::HashMap;
use tile_kernel::launch::LaunchError;

/// What calls of kernels run on: tensors of a framework, or their types and extents alone, which
/// tell whether a backward pass will do before there is one.
pub trait Differentiable: Clone {
    /// The framework's error.
    type Error;

    /// A launch's error as the framework's.
    fn refused(error: LaunchError) -> Self::Error;

    /// The extents.
    fn extents(&self) -> Vec<usize>;

    /// The same elements with axis `i` being axis `axes[i]`.
    ///
    /// # Errors
    /// Where the framework fails.
    fn permuted(&self, axes: &[usize]) -> Result<Self, Self::Error>;

    /// The elements in the type of another tensor's.
    ///
    /// # Errors
    /// Where the framework fails.
    fn of_type(self, other: &Self) -> Result<Self, Self::Error>;

    /// The results of a call.
    ///
    /// # Errors
    /// For arguments that do not fit the kernel, and as a launch.
    fn run(call: &Call, args: &[Self]) -> Result<Vec<Self>, Self::Error>;
}

/// The gradient of each argument, where a backward kernel writes one, from arguments, results and
/// the gradients of results.
///
/// # Errors
/// For a backward kernel that reads a tensor there is none of, or that fails.
pub fn gradients<T: Differentiable>(
    call: &Call,
    kernels: &[Call],
    args: &[T],
    results: &[T],
    gradients: &[T],
) -> Result<Vec<Option<T>>, T::Error> {
    let mut known: HashMap<String, T> = HashMap::new();
    let inputs = || call.tensors(false).zip(args);
    for (name, arg) in inputs() {
        known.insert(name.to_owned(), arg.clone());
    }
    for ((name, result), gradient) in call.tensors(true).zip(results).zip(gradients) {
        known.insert(name.to_owned(), as_kernels_axes(call, name, result)?);
        known.insert(format!("d_{name}"), as_kernels_axes(call, name, gradient)?);
    }
    for kernel in kernels {
        let mut backward = kernel.scalars_of(call);
        let mut taken = Vec::new();
        for name in backward.tensors(false) {
            taken.push(known.get(name).cloned().ok_or_else(|| T::refused(unknown(call, kernel, name, &known)))?);
        }
        // A gradient has the shape of its argument.
        for (name, arg) in inputs() {
            let gradient = format!("d_{name}");
            if backward.tensors(true).any(|output| output == gradient) {
                backward = backward.with_shape(&gradient, &arg.extents());
            }
        }
        let made = T::run(&backward, &taken)?;
        known.extend(backward.tensors(true).map(str::to_owned).zip(made));
    }
    inputs()
        .map(|(name, arg)| known.remove(&format!("d_{name}")).map(|gradient| gradient.of_type(arg)).transpose())
        .collect()
}

/// A result, or its gradient, with the axes that the kernel gives it.
fn as_kernels_axes<T: Differentiable>(call: &Call, output: &str, tensor: &T) -> Result<T, T::Error> {
    let Some(order) = call.order_of(output) else { return Ok(tensor.clone()) };
    let mut axes = vec![0; order.len()];
    for (axis, &kernels) in order.iter().enumerate() {
        axes[kernels] = axis;
    }
    tensor.permuted(&axes)
}

fn unknown<T>(call: &Call, kernel: &Call, name: &str, known: &HashMap<String, T>) -> LaunchError {
    let mut names: Vec<&str> = known.keys().map(String::as_str).collect();
    names.sort_unstable();
    let reason =
        format!("backward of `{}` has no tensor `{name}`, expected one of {}", call.def().name, names.join(", "));
    malformed(kernel.def(), reason)
}
