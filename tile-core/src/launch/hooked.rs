//! A device that hands each launch to a hook, with the device it stands for.

use super::{Arg, Device, Input, Instance, LaunchError, LaunchTimeline, Output, Remark, TensorArg};
use crate::num::Element;
use std::time::Duration;

/// What a [`Hooked`] device does with a launch.
pub trait Hook<D: Device + ?Sized> {
    /// Launches on the device, or something else in its place, before and behind.
    ///
    /// # Errors
    /// Those of the launch.
    fn launch(&self, device: &D, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError>;
}

/// A device whose launches go through a hook: it measures them, or chooses among instances.
///
/// It takes the tensors of the device that it stands for, so that nothing but the device of a
/// `launch` changes.
///
/// ```
/// use std::sync::atomic::{AtomicUsize, Ordering};
/// use tile_core::interp::Interpreter;
/// use tile_core::launch::{Arg, Device, Hook, Hooked, Instance, LaunchError};
///
/// struct Count(AtomicUsize);
///
/// impl<D: Device + ?Sized> Hook<D> for Count {
///     fn launch(&self, device: &D, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
///         self.0.fetch_add(1, Ordering::Relaxed);
///         device.launch(instance, args)
///     }
/// }
///
/// let interpreter = Interpreter::default();
/// let counted = Hooked::new(&interpreter, Count(AtomicUsize::new(0)));
/// // kernel.launch(&counted, …)?;
/// assert_eq!(counted.target(), "interpreter");
/// assert_eq!(counted.hook().0.load(Ordering::Relaxed), 0);
/// ```
#[derive(Debug)]
pub struct Hooked<'d, D: ?Sized, H> {
    device: &'d D,
    hook: H,
}

impl<'d, D: Device + ?Sized, H> Hooked<'d, D, H> {
    /// The device with a hook.
    pub const fn new(device: &'d D, hook: H) -> Hooked<'d, D, H> {
        Hooked { device, hook }
    }

    /// The device that it stands for.
    pub const fn device(&self) -> &'d D {
        self.device
    }

    /// The hook.
    pub const fn hook(&self) -> &H {
        &self.hook
    }

    /// The hook, with what it has gathered.
    pub fn into_hook(self) -> H {
        self.hook
    }
}

impl<D: Device + ?Sized, H: Hook<D>> Device for Hooked<'_, D, H> {
    fn target(&self) -> &'static str {
        self.device.target()
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        self.hook.launch(self.device, instance, args)
    }

    fn measured(&self) -> Option<Duration> {
        self.device.measured()
    }

    fn remarks(&self) -> Vec<Remark> {
        self.device.remarks()
    }

    /// Of the device itself, past the hook.
    fn timeline(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<LaunchTimeline, LaunchError> {
        self.device.timeline(instance, args)
    }

    fn identity(&self) -> super::Identity {
        self.device.identity()
    }

    fn compiles(&self) -> bool {
        self.device.compiles()
    }

    fn timed(&self, work: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<Duration, LaunchError> {
        self.device.timed(work)
    }

    fn evict(&self, args: &[Arg<'_>]) -> Result<bool, LaunchError> {
        self.device.evict(args)
    }

    fn read_tensor(&self, tensor: &mut TensorArg<'_>) -> Result<Option<Vec<u8>>, LaunchError> {
        self.device.read_tensor(tensor)
    }

    unsafe fn write_tensor(&self, tensor: &mut TensorArg<'_>, bytes: &[u8]) -> Result<bool, LaunchError> {
        // SAFETY: the caller's promise.
        unsafe { self.device.write_tensor(tensor, bytes) }
    }

    fn expected(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<f64> {
        self.device.expected(instance, args)
    }

    fn verdict(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<super::Verdict> {
        self.device.verdict(instance, args)
    }

    fn plans(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Vec<super::Planned> {
        self.device.plans(instance, args)
    }

    fn prepare(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<super::Preparation<'_>> {
        self.device.prepare(instance, args)
    }
}

impl<D, H, T, const R: usize, X> Input<Hooked<'_, D, H>, T, R> for X
where
    D: Device + ?Sized,
    H: Hook<D>,
    T: Element,
    X: Input<D, T, R>,
{
    fn arg(&self) -> Arg<'_> {
        Input::<D, T, R>::arg(self)
    }
}

impl<D, H, T, const R: usize, X> Output<Hooked<'_, D, H>, T, R> for X
where
    D: Device + ?Sized,
    H: Hook<D>,
    T: Element,
    X: Output<D, T, R>,
{
    fn arg_mut(&mut self) -> Arg<'_> {
        Output::<D, T, R>::arg_mut(self)
    }
}
