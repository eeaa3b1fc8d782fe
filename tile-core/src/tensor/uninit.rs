//! Uninitialised outputs in host memory.
//!
//! A kernel that writes all of an output does not need it to hold anything first. An
//! [`UninitTensor`] is such an output in memory of its own, an [`UninitView`] one in
//! a slice of the caller's. Neither can be read: after a launch that has written all
//! of it, it becomes a tensor, or a slice of elements.
//!
//! Whether a kernel does so for any arguments is known when it is compiled; for one
//! that may not, the launch is an error that names the argument.

use super::error::TensorError;
use super::layout::Layout;
use super::owned::{or_panic, room, start_of_line};
use super::{Tensor, args};
use crate::launch::{Arg, HostDevice, Output};
use crate::num::Element;
use std::fmt;
use std::mem::MaybeUninit;
use std::sync::atomic::{AtomicBool, Ordering};

/// A tensor of rank `R` in host memory whose elements a launch is to write.
///
/// ```
/// use tile_core::tensor::Tensor;
/// let y = Tensor::<f32, 2>::uninit([1000, 1000]);
/// // some_kernel().launch(&device, &x, &mut y)?;
/// // let y = y.into_tensor().expect("the launch has written it");
/// assert!(!y.is_written());
/// ```
pub struct UninitTensor<T, const R: usize> {
    /// Elements up to `start`, and capacity for those of `layout` behind it, which are
    /// initialised if `written`.
    data: Vec<T>,
    layout: Layout<R>,
    written: AtomicBool,
}

impl<T: Element, const R: usize> Tensor<T, R> {
    /// An output without contents, in row-major order.
    ///
    /// # Panics
    /// When there are more elements than memory holds; see [`Tensor::try_uninit`].
    pub fn uninit(shape: [usize; R]) -> UninitTensor<T, R> {
        or_panic(Tensor::try_uninit(shape))
    }

    /// An output without contents, in row-major order, if memory holds it.
    ///
    /// # Errors
    /// [`TensorError::TooLarge`] and [`TensorError::Memory`].
    pub fn try_uninit(shape: [usize; R]) -> Result<UninitTensor<T, R>, TensorError> {
        let (layout, mut data) = room(shape)?;
        data.resize(start_of_line(data.as_ptr()), T::default());
        Ok(UninitTensor { data, layout, written: AtomicBool::new(layout.is_empty()) })
    }
}

impl<T: Element, const R: usize> UninitTensor<T, R> {
    /// The extent of each axis.
    pub fn shape(&self) -> [usize; R] {
        self.layout.shape()
    }

    /// Whether a launch has written all elements, or there are none.
    pub fn is_written(&self) -> bool {
        self.written.load(Ordering::Acquire)
    }

    /// The tensor, once a launch has written it.
    ///
    /// # Errors
    /// Itself, if none has.
    pub fn into_tensor(mut self) -> Result<Tensor<T, R>, UninitTensor<T, R>> {
        if !self.is_written() {
            return Err(self);
        }
        let start = self.data.len();
        // SAFETY: there is room for the elements behind `start`, and they are
        // initialised.
        unsafe { self.data.set_len(start + self.layout.len()) };
        Ok(Tensor::from_aligned(self.data, start, self.layout))
    }

    fn first(&mut self) -> *mut T {
        self.data.spare_capacity_mut().as_mut_ptr().cast()
    }
}

/// A part of the caller's memory, as a tensor of rank `R` in row-major order whose
/// elements a launch is to write.
///
/// ```
/// use tile_core::tensor::UninitView;
/// let mut memory: Vec<f32> = Vec::with_capacity(6);
/// let y = UninitView::new(&mut memory.spare_capacity_mut()[..6], [2, 3])?;
/// // some_kernel().launch(&device, &x, &mut y)?;
/// // let elements: &mut [f32] = y.into_slice().expect("the launch has written it");
/// assert!(!y.is_written());
/// # Ok::<(), tile_core::tensor::TensorError>(())
/// ```
pub struct UninitView<'a, T, const R: usize> {
    /// Initialised if `written`.
    data: &'a mut [MaybeUninit<T>],
    layout: Layout<R>,
    written: AtomicBool,
}

impl<'a, T: Element, const R: usize> UninitView<'a, T, R> {
    /// As many elements as the shape says.
    ///
    /// # Errors
    /// [`TensorError::Length`] unless the slice has exactly as many.
    pub fn new(data: &'a mut [MaybeUninit<T>], shape: [usize; R]) -> Result<Self, TensorError> {
        let layout = Layout::contiguous(shape)?;
        if layout.len() != data.len() {
            return Err(TensorError::Length { expected: layout.len(), found: data.len() });
        }
        Ok(UninitView { data, layout, written: AtomicBool::new(layout.is_empty()) })
    }

    /// The extent of each axis.
    pub fn shape(&self) -> [usize; R] {
        self.layout.shape()
    }

    /// Whether a launch has written all elements, or there are none.
    pub fn is_written(&self) -> bool {
        self.written.load(Ordering::Acquire)
    }

    /// The elements, once a launch has written them.
    ///
    /// # Errors
    /// Itself, if none has.
    pub fn into_slice(self) -> Result<&'a mut [T], Self> {
        if !self.is_written() {
            return Err(self);
        }
        let (first, len) = (self.data.as_mut_ptr(), self.data.len());
        // SAFETY: all elements are initialised, and borrowed for `'a`.
        Ok(unsafe { std::slice::from_raw_parts_mut(first.cast(), len) })
    }

    fn first(&mut self) -> *mut T {
        self.data.as_mut_ptr().cast()
    }
}

macro_rules! outputs {
    ($($ty:ty),*) => {$(
        impl<D: HostDevice + ?Sized, T: Element, const R: usize> Output<D, T, R> for $ty {
            fn arg_mut(&mut self) -> Arg<'_> {
                let first = self.first();
                let written = self.is_written();
                // SAFETY: `self` borrows the elements exclusively. They are initialised
                // if they are written, and else the argument says that they may not be.
                let arg = unsafe { args::arg(first, &self.layout, true) };
                Arg::Tensor(if written { arg } else { arg.uninit(&self.written) })
            }
        }
    )*};
}
outputs!(&mut UninitTensor<T, R>, &mut UninitView<'_, T, R>);

impl<T: Element, const R: usize> fmt::Debug for UninitTensor<T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = self.is_written();
        f.debug_struct("UninitTensor").field("shape", &self.shape()).field("written", &written).finish_non_exhaustive()
    }
}

impl<T: Element, const R: usize> fmt::Debug for UninitView<'_, T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = self.is_written();
        f.debug_struct("UninitView").field("shape", &self.shape()).field("written", &written).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elem::{DType, Elem};
    use crate::interp::Interpreter;
    use crate::launch::{Device, Instance, KernelDef, LaunchError, ParamDef, WritesAll};

    const fn param(mutable: bool, writes_all: Option<WritesAll>) -> ParamDef {
        let name = if mutable { "y" } else { "x" };
        ParamDef { name, elem: Elem::Is(DType::F32), rank: Some(1), mutable, writes_all }
    }

    const IR: &str = "
        kernel double<const N: index>(%x x: global<f32, [?]>, %y y: mut global<f32, [?]>)
        host { %m = extent %x, axis = 0 : index  expect %y, %m, axis = 0 }
        body {
          parallel %m (%i: index) {
            %v = load %x, %i : f32
            %w = bin.add %v, %v : f32
            store %w, %y, %i
          }
        }";
    static ALL: KernelDef = KernelDef {
        name: "double",
        file: "double.rs",
        span: crate::ir::Span::UNKNOWN,
        doc: "",
        ir: IR,
        params: &[param(false, None), param(true, Some(WritesAll { positive: true, degree: 2 }))],
        callees: &[],
        admits: None,
    };
    static SOME: KernelDef = KernelDef {
        name: "double",
        file: "double.rs",
        span: crate::ir::Span::UNKNOWN,
        doc: "",
        ir: IR,
        params: &[param(false, None), param(true, None)],
        callees: &[],
        admits: None,
    };

    fn launch(
        def: &'static KernelDef,
        n: i64,
        x: &Tensor<f32, 1>,
        y: impl Output<Interpreter, f32, 1>,
    ) -> Result<(), LaunchError> {
        let (elems, consts) = ([], [n]);
        let instance = Instance::new(def, &elems, &consts, &[]);
        // SAFETY: `ALL` writes all of its output, and the other one says nothing.
        launch_instance(&unsafe { instance.with_known_outputs() }, x, y)
    }

    fn launch_instance(
        instance: &Instance<'_>,
        x: &Tensor<f32, 1>,
        mut y: impl Output<Interpreter, f32, 1>,
    ) -> Result<(), LaunchError> {
        let x: &dyn crate::launch::Input<Interpreter, f32, 1> = &x;
        Interpreter::default().launch(instance, &mut [x.arg(), y.arg_mut()])
    }

    #[test]
    fn launches_give_tensors() {
        let x = Tensor::from([1.0, 2.0, 3.0]);
        let mut y = Tensor::<f32, 1>::uninit([3]);
        launch(&ALL, 1, &x, &mut y).unwrap();
        // Now it is an output like any other.
        launch(&SOME, 1, &x, &mut y).unwrap();
        assert_eq!(y.into_tensor().unwrap(), Tensor::from([2.0, 4.0, 6.0]));

        let mut memory: Vec<f32> = Vec::with_capacity(8);
        let mut y = UninitView::new(&mut memory.spare_capacity_mut()[..3], [3]).unwrap();
        launch(&ALL, 1, &x, &mut y).unwrap();
        assert_eq!(y.into_slice().unwrap(), [2.0, 4.0, 6.0]);
        assert!(UninitView::new(&mut memory.spare_capacity_mut()[..3], [4]).is_err());
    }

    #[test]
    fn without_elements_nothing_is_to_be_written() {
        let y = Tensor::<f32, 2>::uninit([0, 4]);
        assert!(y.into_tensor().unwrap().is_empty());
        let y = UninitView::<f32, 2>::new(&mut [], [3, 0]).unwrap();
        assert!(y.into_slice().unwrap().is_empty());
    }

    #[test]
    fn what_is_not_known_to_be_written_is_refused() {
        let x = Tensor::from([1.0, 2.0, 3.0]);
        let mut y = Tensor::<f32, 1>::uninit([3]);
        let error = |def, n, y: &mut UninitTensor<f32, 1>| launch(def, n, &x, y).unwrap_err().to_string();
        assert_eq!(
            error(&SOME, 1, &mut y),
            "argument `y` has no contents, and kernel `double` is not known to write all of it before it reads any: \
             pass `Tensor::zeros`"
        );
        assert_eq!(
            error(&ALL, 0, &mut y),
            "argument `y` has no contents, and kernel `double` is known to write all of it for const parameters above zero"
        );
        assert_eq!(
            error(&ALL, 1 << 30, &mut y),
            "argument `y` has no contents, and 1073741824 is above 268435456, up to which kernel `double` is known to write \
             all of it"
        );
        // Definitions that nobody vouches for may say anything.
        let refused = launch_instance(&Instance::new(&ALL, &[], &[1], &[]), &x, &mut y).unwrap_err().to_string();
        assert_eq!(refused, error(&SOME, 1, &mut y));
        // Another error leaves it as it is.
        assert!(launch(&ALL, 1, &Tensor::from([1.0]), &mut y).is_err());
        assert_eq!(format!("{:?}", y.into_tensor().unwrap_err()), "UninitTensor { shape: [3], written: false, .. }");
    }
}
