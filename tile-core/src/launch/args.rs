//! Launch arguments, typed and type-erased.

use super::{Derived, Device, Scalar};
use crate::elem::DType;
use crate::num::Element;
use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicBool, Ordering};

/// Where a tensor's elements are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// In this process' memory.
    Host,
    /// In a device's memory, named by that device's own numbering.
    Device(u64),
}

/// A tensor's address, layout and element type, without any right to its elements.
///
/// Element `i` lies at `address + Σ i[a]·strides[a]·dtype.bytes()`.
#[derive(Clone, Copy, Debug)]
pub struct TensorParts<'a> {
    /// Element type.
    pub dtype: DType,
    /// Address of element 0 (a host pointer when `memory` is `Host`).
    pub address: *mut u8,
    /// Where the address means something.
    pub memory: Memory,
    /// Extents.
    pub shape: &'a [i64],
    /// Strides, in elements.
    pub strides: &'a [i64],
    /// Whether the kernel may write.
    pub mutable: bool,
}

impl TensorParts<'_> {
    /// Bytes of the elements; `u64::MAX` of more than that.
    pub fn bytes(&self) -> u64 {
        self.shape.iter().fold(self.dtype.bytes() as u64, |all, &extent| all.saturating_mul(extent as u64))
    }

    /// Bytes from the first element to the end of the last; none of a tensor
    /// without elements. For parts that [`check_extents`](super::check_extents)
    /// takes.
    pub fn span(&self) -> usize {
        if self.shape.contains(&0) {
            return 0;
        }
        let last: i64 = self.shape.iter().zip(self.strides).map(|(&extent, &stride)| (extent - 1) * stride).sum();
        (last as usize + 1) * self.dtype.bytes()
    }
}

/// The holder of memory that a device still uses after a launch has returned.
///
/// A device that queues work asks the holder of each tensor to put the work in
/// its place: after what was queued elsewhere before, and before what frees or
/// overwrites the memory later. Host memory needs no holder, because launches
/// on it are over when they return.
pub trait Holder: Send + Sync {
    /// Calls `work` once, which queues reads of the memory on `queue`, an
    /// object of the device's own type.
    fn reading(&self, queue: &dyn Any, work: &mut dyn FnMut());

    /// Calls `work` once, which queues reads and writes.
    fn writing(&mut self, queue: &dyn Any, work: &mut dyn FnMut());
}

/// A borrowed [`Holder`], shared for an input and exclusive for an output.
pub struct Hold<'a> {
    // A pointer, because `&'a mut dyn Holder` would make an argument's lifetime
    // invariant, and nothing can be put behind a trait object.
    holder: NonNull<dyn Holder + 'a>,
    write: bool,
    borrow: PhantomData<&'a mut ()>,
}

impl<'a> Hold<'a> {
    /// Of an input.
    pub fn read(holder: &'a dyn Holder) -> Hold<'a> {
        Hold { holder: NonNull::from(holder), write: false, borrow: PhantomData }
    }

    /// Of an output.
    pub fn write(holder: &'a mut dyn Holder) -> Hold<'a> {
        Hold { holder: NonNull::from(holder), write: true, borrow: PhantomData }
    }

    /// Calls `work` once, which queues what a launch does to the memory on
    /// `queue`.
    pub fn queue(&mut self, queue: &dyn Any, work: &mut dyn FnMut()) {
        // SAFETY: the pointer comes from a borrow for `'a`, exclusive if
        // `write`, which this value stands for.
        unsafe {
            if self.write {
                self.holder.as_mut().writing(queue, work);
            } else {
                self.holder.as_ref().reading(queue, work);
            }
        }
    }
}

impl fmt::Debug for Hold<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hold").field("write", &self.write).finish_non_exhaustive()
    }
}

/// A tensor argument, erased: the parts, and the borrow of what they describe.
///
/// Reading a part is safe. A value is the right to read the elements, and to
/// write them if it is mutable; so it can be neither made from parts without
/// `unsafe` nor copied.
#[derive(Debug)]
pub struct TensorArg<'a> {
    parts: TensorParts<'a>,
    hold: Option<Hold<'a>>,
    derived: Option<&'a Derived>,
    written: Option<&'a AtomicBool>,
    borrow: PhantomData<&'a mut [u8]>,
}

impl<'a> TensorArg<'a> {
    /// An argument of these parts, in memory that nothing uses after a launch.
    ///
    /// # Safety
    /// Unless [`check_extents`](super::check_extents) refuses the parts, every
    /// element is inside one allocation that outlives `'a`, initialised, and
    /// valid and aligned for its type; of an argument that is made
    /// [`uninit`](TensorArg::uninit), initialised or not. During `'a` nothing else writes them,
    /// and if the argument is mutable nothing else reads them.
    pub const unsafe fn new(parts: TensorParts<'a>) -> TensorArg<'a> {
        TensorArg { parts, hold: None, derived: None, written: None, borrow: PhantomData }
    }

    /// An argument of these parts with the holder of their memory.
    ///
    /// # Safety
    /// As [`new`](TensorArg::new), and work that the holder put in its place
    /// may use the elements until it is done, even after `'a`.
    pub const unsafe fn held(parts: TensorParts<'a>, hold: Hold<'a>) -> TensorArg<'a> {
        TensorArg { parts, hold: Some(hold), derived: None, written: None, borrow: PhantomData }
    }

    /// The same argument, whose elements never change, with what devices derived
    /// from them.
    ///
    /// # Safety
    /// The argument is no output, and every argument that comes with this
    /// `derived` has the same parts and the same elements.
    #[must_use]
    pub const unsafe fn with_derived(mut self, derived: &'a Derived) -> TensorArg<'a> {
        self.derived = Some(derived);
        self
    }

    /// The same output, whose elements may be uninitialised. A launch of a kernel
    /// that is not known to write all of them is an error, and after one that
    /// succeeds `written` is true, if the device knows such arguments.
    #[must_use]
    pub const fn uninit(mut self, written: &'a AtomicBool) -> TensorArg<'a> {
        self.written = Some(written);
        self
    }

    /// Whether elements may be uninitialised: nothing but the kernel may read them.
    pub fn is_uninit(&self) -> bool {
        self.written.is_some()
    }

    /// Marks all elements as initialised.
    ///
    /// # Safety
    /// They are: every block of a kernel has run that writes all of them, or is queued
    /// in front of whatever reads them.
    pub unsafe fn mark_written(&self) {
        if let Some(written) = self.written {
            written.store(true, Ordering::Release);
        }
    }

    /// Where a device keeps what it derives from the elements, if these never
    /// change.
    pub fn derived(&self) -> Option<&'a Derived> {
        self.derived
    }

    /// The holder, if the memory has one.
    pub fn hold(&mut self) -> Option<&mut Hold<'a>> {
        self.hold.as_mut()
    }
}

impl<'a> std::ops::Deref for TensorArg<'a> {
    type Target = TensorParts<'a>;
    fn deref(&self) -> &TensorParts<'a> {
        &self.parts
    }
}

// SAFETY: an argument is a borrow of a tensor of plain numbers. Blocks on many
// threads read it, and write it only where the kernel is `&mut`, which the
// borrow makes exclusive to the launch; the language makes blocks that write
// one element a race of the kernel that backends resolve atomically or by
// whole-element stores (see the CPU backend's notes on global stores).
unsafe impl Send for TensorArg<'_> {}
// SAFETY: as above.
unsafe impl Sync for TensorArg<'_> {}

/// A scalar argument.
pub type ScalarArg = Scalar;

/// An argument of a launch.
#[derive(Debug)]
pub enum Arg<'a> {
    /// A tensor.
    Tensor(TensorArg<'a>),
    /// A scalar.
    Scalar(ScalarArg),
}

/// Marks all outputs as initialised.
///
/// # Safety
/// [`check_args`](super::check_args) took the arguments, and every block of the launch
/// has run to its end, or will have before anything that reads what it writes: where
/// one fails meanwhile, such a read is an error.
pub unsafe fn mark_written(args: &[Arg<'_>]) {
    for arg in args {
        if let Arg::Tensor(tensor) = arg {
            // SAFETY: the check refuses kernels that are not known to write all.
            unsafe { tensor.mark_written() };
        }
    }
}

/// A type that device `D` accepts for a parameter `&Tensor<T, R>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an input tensor of rank {R} and element type `{T}` on this device",
    label = "expected a reference to a tensor of rank {R} with elements `{T}` that lives on the device"
)]
pub trait Input<D: Device + ?Sized, T: Element, const R: usize> {
    /// The erased argument.
    fn arg(&self) -> Arg<'_>;
}

/// A type that device `D` accepts by reference for a parameter `&Tensor<T, R>`: what stands in the
/// `Option` of an optional input.
#[diagnostic::on_unimplemented(
    message = "`&{Self}` is not an input tensor of rank {R} and element type `{T}` on this device",
    label = "expected a reference to a tensor of rank {R} with elements `{T}` that lives on the device"
)]
pub trait Given<D: Device + ?Sized, T: Element, const R: usize> {
    /// Calls `f` with the erased argument.
    fn with(&self, f: &mut dyn FnMut(Arg<'_>));
}

impl<D: Device + ?Sized, T: Element, const R: usize, X: ?Sized> Given<D, T, R> for X
where
    for<'a> &'a X: Input<D, T, R>,
{
    fn with(&self, f: &mut dyn FnMut(Arg<'_>)) {
        f(Input::<D, T, R>::arg(&self));
    }
}

/// Calls `f` with the erased argument of an optional input.
pub fn with_given<D: Device + ?Sized, T: Element, const R: usize>(
    given: Option<&dyn Given<D, T, R>>,
    f: &mut dyn FnMut(Option<Arg<'_>>),
) {
    match given {
        Some(given) => given.with(&mut |arg| f(Some(arg))),
        None => f(None),
    }
}

/// A type that device `D` accepts for a parameter `&mut Tensor<T, R>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an output tensor of rank {R} and element type `{T}` on this device",
    label = "expected a mutable reference to a tensor of rank {R} with elements `{T}` that lives on the device"
)]
pub trait Output<D: Device + ?Sized, T: Element, const R: usize> {
    /// The erased argument.
    fn arg_mut(&mut self) -> Arg<'_>;
}
