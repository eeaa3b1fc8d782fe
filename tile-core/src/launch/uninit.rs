//! Uninitialised outputs in device memory.
//!
//! A kernel that writes all of an output does not need its memory cleared. An
//! [`Uninit`] is such an output, whatever device its tensor is of: nothing but a launch
//! reaches it, and after a launch that has written all of it, it becomes the tensor.
//! [`UninitTensor`](crate::tensor::UninitTensor) is the same in host memory.
//!
//! Whether a kernel does so for any arguments is known when it is compiled; for one
//! that may not, the launch is an error that names the argument.

use super::{Arg, TensorArg};
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

/// A tensor that owns memory of a device.
pub trait DeviceTensor {
    /// The extent of each axis: an array.
    type Shape: AsRef<[usize]> + fmt::Debug;

    /// The extent of each axis.
    fn shape(&self) -> Self::Shape;

    /// All of it as an output.
    fn output(&mut self) -> TensorArg<'_>;
}

/// A device tensor without contents, to be written by a launch.
///
/// Devices make them by `uninit` of their tensors, such as `CudaTensor::uninit`. As an
/// argument it is an output like `&mut` of the tensor, but of a kernel that is not known
/// to write all of it, a launch is
/// [`LaunchError::Uninitialised`](super::LaunchError::Uninitialised).
///
/// ```text
/// let mut y = CudaTensor::uninit(&cuda, [m, n])?;
/// some_kernel().launch(&cuda, &x, &mut y)?;
/// let y: CudaTensor<f32, 2> = y.into_tensor().expect("the launch has written it");
/// ```
///
/// A launch that fails leaves it as it is.
pub struct Uninit<X> {
    /// Its elements are initialised if `written`.
    tensor: X,
    written: AtomicBool,
}

impl<X: DeviceTensor> Uninit<X> {
    /// Treats a tensor as one without contents, whatever it holds.
    pub fn new(tensor: X) -> Uninit<X> {
        let written = tensor.shape().as_ref().contains(&0);
        Uninit { tensor, written: AtomicBool::new(written) }
    }

    /// The extent of each axis.
    pub fn shape(&self) -> X::Shape {
        self.tensor.shape()
    }

    /// Whether a launch has written all elements, or there are none.
    pub fn is_written(&self) -> bool {
        self.written.load(Ordering::Acquire)
    }

    /// The tensor, once a launch has written it. Nothing waits: what uses the tensor
    /// comes behind the launch in the device's order.
    ///
    /// # Errors
    /// Itself, if none has.
    pub fn into_tensor(self) -> Result<X, Uninit<X>> {
        if self.is_written() { Ok(self.tensor) } else { Err(self) }
    }

    /// The erased argument, for a device's [`Output`](super::Output).
    pub fn output(&mut self) -> Arg<'_> {
        let Uninit { tensor, written } = self;
        let arg = tensor.output();
        Arg::Tensor(if *written.get_mut() { arg } else { arg.uninit(written) })
    }
}

impl<X: DeviceTensor> fmt::Debug for Uninit<X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = self.is_written();
        f.debug_struct("Uninit").field("shape", &self.shape()).field("written", &written).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elem::DType;
    use crate::launch::{Memory, TensorParts, mark_written};

    /// Four elements of a device, or none.
    struct Owned([i64; 1]);

    impl DeviceTensor for Owned {
        type Shape = [usize; 1];

        fn shape(&self) -> [usize; 1] {
            [self.0[0] as usize]
        }

        fn output(&mut self) -> TensorArg<'_> {
            let parts = TensorParts {
                dtype: DType::Bool,
                address: std::ptr::without_provenance_mut(64),
                memory: Memory::Device(7),
                shape: &self.0,
                strides: &[1],
                mutable: true,
            };
            // SAFETY: nothing reads or writes the elements.
            unsafe { TensorArg::new(parts) }
        }
    }

    fn is_uninit(tensor: &mut Uninit<Owned>) -> bool {
        let Arg::Tensor(arg) = tensor.output() else { panic!("it is a tensor") };
        assert!(arg.mutable && arg.shape == [4]);
        arg.is_uninit()
    }

    #[test]
    fn launches_give_tensors() {
        let tensor = Uninit::new(Owned([4]));
        let mut tensor = tensor.into_tensor().map(|_| ()).expect_err("nothing has written it");
        assert_eq!(format!("{tensor:?}"), "Uninit { shape: [4], written: false, .. }");
        assert!(is_uninit(&mut tensor) && !tensor.is_written());
        // SAFETY: nothing reads the elements.
        unsafe { mark_written(&[tensor.output()]) };
        // Now it is an output like any other.
        assert!(tensor.is_written() && !is_uninit(&mut tensor));
        assert_eq!(tensor.into_tensor().map(|tensor| tensor.shape()).ok(), Some([4]));
    }

    #[test]
    fn without_elements_nothing_is_to_be_written() {
        assert!(Uninit::new(Owned([0])).into_tensor().is_ok());
    }
}
